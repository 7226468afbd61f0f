"""From events to entries of the log as one seat sees them; clauses that say the same are merged."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import Any, Final

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table, events
from gonfalon.games.pamir.rules.actions import reserved_rupees
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    AFGHAN,
    BRITISH,
    COURTLY_MANNERS,
    DOMINANCE_CHECK,
    EVENTS,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    MILITARY,
    NONE,
    ON_CARD,
    REGIONS,
    RUMOR,
    RUSSIAN,
    SIDES,
)
from gonfalon.games.pamir.rules.dominance import dominant_coalition, influence, outcome
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.texts.log_annotations import acting_thing, extend_pointer, rule_citation
from gonfalon.games.pamir.texts.wakhan_reasons import wakhan_reason
from gonfalon.texts.log_entries import LogEntry

MANY: Final = {
    "army": "armies", "road": "roads", "tribe": "tribes", "spy": "spies",
    "spy-abroad": "spies-abroad",
    "army-moves": "armies-move", "tribe-moves": "tribes-move", "spy-moves": "spies-move",
    "spy-moves-abroad": "spies-move-abroad",
    "army-leaves": "armies-leave", "road-leaves": "roads-leave", "tribe-leaves": "tribes-leave",
    "spy-leaves": "spies-leave",
}  # fmt: skip
"""What several pieces are told by that do the same as one."""

SUMS: Final = frozenset({"taxed", "taxed-card", "bank", "lost", "discards"})
"""What is told by the sum of several times, or by all the cards."""

OF_THE_DEED: Final = frozenset(
    {"gift", "taxed", "taxed-card", "bank", *(key for key in MANY if not key.endswith("-leaves"))}
)
"""Parts that do not say whose they are."""

POWER: Final = {"rules": "region", "rules-none": "region", "dominates": "", "dominates-none": ""}
"""Parts that tell who has come to power, each with the value that says where; a later one takes its place."""


def merge_clauses(parts: tuple[LogEntry, ...], more: Iterable[LogEntry]) -> tuple[LogEntry, ...]:
    """Return the parts logged already and the new ones, with repeated ones merged into one part."""
    told = list(parts)
    for part in more:
        if part.key in POWER:
            told = [old for old in told if not _same_power(old, part)]
        at, several = next(((at, both) for at, old in enumerate(told) if (both := _both(old, part))), (0, None))
        if several is None:
            told.append(part)
        else:
            told[at] = several
    return tuple(told)


def _both(old: LogEntry, new: LogEntry) -> LogEntry | None:
    """One part for two that say the same, None where they do not."""
    many = MANY.get(new.key, new.key if new.key in SUMS else None)
    if many is None or old.key not in (new.key, many) or (old.family, _alike(old)) != (new.family, _alike(new)):
        return None
    sums = {"n": old.counted(1) + new.counted(1), "cards": _cards(old) + _cards(new)}
    return replace(new, key=many, values={**new.values, **sums})


def _alike(part: LogEntry) -> dict[str, object]:
    """Return the values that parts must have in common to be logged together."""
    return {name: value for name, value in part.values.items() if name not in ("n", "cards")}


def _cards(part: LogEntry) -> tuple[object, ...]:
    cards = part.values.get("cards", ())
    assert isinstance(cards, tuple)
    return cards


def _same_power(old: LogEntry, new: LogEntry) -> bool:
    """Return whether two parts are about the ruler of the same region, or about the dominant coalition."""
    where = POWER.get(old.key)
    return where == POWER[new.key] and old.values.get(where) == new.values.get(where)


class LogWriter:
    """Tells one seat's chronicle; it may know no more than the view it is shown."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._open: LogEntry | None = None
        """The line that goes on with what comes next."""
        self._actor = ""
        """The family that has done something last."""
        self._turn = 0
        """How many turns have begun."""
        self._rising = False
        """Whether a Dominance Check is just over, so that what appears on the map is an insurrection (X2)."""
        self._beyond = False
        """Whether the price that was named last is more than its payer has, who is not asked then."""
        self._cause: Hashable = None
        """What acts in what is told now."""
        self._reasoned = False
        """Whether Wakhan has given a reason for what comes next."""
        self._rule: LogEntry | None = None
        """The rule of what somebody has done last."""

    def opening(self, table: Table) -> list[LogEntry]:
        """Return no log entries, as nothing happens before the log begins."""
        return []

    def tell(self, event: Event, table: Table) -> list[LogEntry]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        lines = self._happened(event, table)
        if lines and not isinstance(event, events.WakhanReasoned):
            lines[-1] = self._complete(lines[-1], event, table)
        if not isinstance(event, events.BlockRemoved | events.BlockPlaced | events.WakhanReasoned):
            self._rising = isinstance(event, events.EffectsEnded)
        return lines

    def _complete(self, line: LogEntry, event: Event, table: Table) -> LogEntry:
        """The line with the rule that makes it so, and with what it does to what on the table."""
        acts = acting_thing(event, table)
        # Between a deed of hers and what comes of it Wakhan gives a reason.
        goes_on = line.key == "goes-on" or (line.key == "happens" and self._reasoned)
        rule = rule_citation(line, event, table) or (self._rule if goes_on else None)
        self._reasoned = False
        if acts is not None or not (line.replaces_last or goes_on):
            self._cause, self._rule = acts, rule
        complete = replace(line, rule=rule, aim=extend_pointer(line.aim, self._cause, event, table))
        if self._open is line:
            self._open = complete
        return complete

    def _happened(self, event: Event, table: Table) -> list[LogEntry]:
        match event:
            case events.TurnBegun(seat):
                return self._rubric(table, seat)
            case events.ActionSpent() | events.ActionsEnded():
                self._open = None
                return []
            case events.LoyaltyDeclared(seat, coalition):
                return self._declares(event, table, seat, coalition)
            case events.ActionAnnounced(card, action):
                return [self._begins_to(self._announces(table, card, action))]
            case events.BribeAsked(receiver, payer, amount):
                self._beyond = self._cannot_pay(table, payer, amount)
                key = "asks" if amount else "asks-nothing"
                return self._part(self._of(key, receiver, n=amount))
            case events.ActionDropped():
                return self._part(self._of("cannot-pay" if self._beyond else "drops", table.at))
            case events.CardUsed(card, action):
                return [self._begins_to(self._deed(f"use-{ACTIONS[action]}", table.at, card))]
            case events.CardPlayed(seat, card, side):
                return [self._deed(f"play-{SIDES[side]}", seat, card)]
            case events.WakhanReasoned(word, numbers):
                self._open, self._actor, self._reasoned = None, self._family(self._seating.wakhan), True
                return [wakhan_reason(word, numbers, table)]
            case events.Disclosed(hands=hands):
                self._open = None
                return self._hands("held", dict(enumerate(hands)))
            case events.Ended():
                return self._end(table)
        return self._cards(event, table) or self._pieces(event, table) or self._rupees(event, table)

    # -- turns ---------------------------------------------------------------------------------------------------------

    def _rubric(self, table: Table, seat: int) -> list[LogEntry]:
        self._open, self._actor = None, self._family(seat)
        self._turn += 1
        key = "turn-wakhan" if seat == self._seating.wakhan else "turn"
        values = {"turn": self._turn, "family": self._family(seat), "n": table.rupees[seat]}
        return [LogEntry(key, heading=True, values=values)]

    def _declares(self, event: Event, table: Table, seat: int, coalition: int) -> list[LogEntry]:
        family, before = self._family(seat), table.loyalty[seat]
        if before == NONE:
            self._open = None
            return [_line("loyal", family, coalition=coalition)]
        part = _line("changes", family, from_coalition=before, to_coalition=coalition)
        return self._part(part, *_power(event, table))

    def _announces(self, table: Table, card: int, action: int) -> LogEntry:
        if action == NONE:
            return self._deed("announce-play", table.at, card)
        return self._deed("announce-use", table.at, card, action=action)

    def _cannot_pay(self, table: Table, payer: int, amount: int) -> bool:
        """Return whether a price leaves its payer no choice but to drop what was announced last (B4)."""
        action = self._open.values.get("action") if self._open is not None else None
        wanted = Move("play" if action is None else ACTIONS[int(str(action))])
        able = amount <= table.rupees[payer] - reserved_rupees(table, payer, wanted)
        return not able and not table.boons[payer] >> COURTLY_MANNERS & 1

    def _end(self, table: Table) -> list[LogEntry]:
        self._open = None
        result = outcome(table)
        winners = [self._family(seat) for seat in result.winners]
        if len(winners) == 1:
            last = _line("wins", winners[0], n=result.scores[result.winners[0]])
        else:
            last = LogEntry("shared", values={"families": tuple(winners)})
        return [LogEntry("ended", heading=True), last]

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, event: Event, table: Table) -> list[LogEntry]:
        match event:
            case events.CardDealt(_, card):
                return [self._deals(card)]
            case events.CardBought(seat, place, card) | events.CardBoughtOpenly(seat, place, card):
                line = self._buys("buy", table, seat, place, card)
                self._open = None
                return [line]
            case events.EventBought(seat, place, card):
                return [self._buys("buy-event", table, seat, place, card)]
            case events.EventDiscarded(_, card):
                return [self._passes(card)]
            case events.CourtCardDiscarded(seat, card):
                spies = [(owner, table.spies_of(owner, card)) for owner in range(self._seating.seats)]
                home = (self._of("spies-home", owner, n=count) for owner, count in spies if count)
                return self._part(self._about_card("court-leaves", seat, card), *home)
            case events.HandCardDiscarded(seat, card):
                part = self._of("discards", seat, n=1, cards=(card,))
                return self._part(replace(part, cards=(self._pointed(card, self._family(seat)),)))
            case events.PrizeTaken(seat, card):
                coalition = self._seating.deck.prize[card]
                return self._part(self._about_card("prize", seat, card, coalition=coalition))
            case events.PrizesLost(seat):
                lost = table.prizes[seat]
                part = self._of("prizes-lost", seat, n=len(lost))
                return self._part(replace(part, cards=tuple(map(self._pointed, lost))))
            case events.HandsSwapped(one, other) | events.HandsSwappedOpenly(one, other):
                lines = self._part(self._of("swap", one, other_family=self._family(other)))
                self._open = None
                return lines + self._hands("holds", {one: event.held_by_one, other: event.held_by_other})
            case events.SuitFavored(suit):
                key = "favored-still" if suit == table.favored else "favored-double" if suit == MILITARY else "favored"
                return self._part(LogEntry(key, values={"suit": suit}))
            case events.EffectBegun(number, seat):
                return [self._begins(number, seat)]
            case events.EffectsEnded():
                return self._ends(table)
            case events.DominanceChecked(coalition, final):
                return self._checks(table, coalition, final)
            case events.PointsScored(seat, points):
                part = self._of("scores", seat, count=points, total=table.points[seat] + points)
                return [self._goes_on(self._last("points") or LogEntry("points", values={"parts": ()}), part)]
        return []

    def _deals(self, card: int) -> LogEntry:
        last = self._last("market")
        line = last or LogEntry("market", values={"cards": ()})
        cards = (*_tuple(line.values["cards"]), card)
        self._open = replace(
            line, values={"cards": cards}, cards=(*line.cards, self._pointed(card)), replaces_last=last is not None
        )
        return self._open

    def _buys(self, key: str, table: Table, seat: int, place: int, card: int) -> LogEntry:
        cost, brings = price(table, seat, place), table.rupees_on[place]
        if cost and brings:
            return self._deed(f"{key}-gets", seat, card, n=cost, gets=brings)
        if cost:
            return self._deed(key, seat, card, n=cost)
        if brings:
            return self._deed(f"{key}-free-gets", seat, card, n=brings)
        return self._deed(f"{key}-free", seat, card)

    def _passes(self, card: int) -> LogEntry:
        """Return the log entry of an event that happens unbought as it leaves the market (C4)."""
        number = self._seating.deck.discarded[card]
        key = "check-leaves" if number == DOMINANCE_CHECK else "event"
        self._open = LogEntry(key, values={"card": card, "event": number, "parts": ()}, cards=(self._pointed(card),))
        return self._open

    def _begins(self, number: int, seat: int) -> LogEntry:
        """For whom an event is in force; where nothing has named it yet, with its name."""
        key = "for-all" if seat == NONE else "about" if number == RUMOR else "for-family"
        part = LogEntry(key) if seat == NONE else self._of(key, seat)
        line = self._open
        if line is None or not line.key.startswith(("buy-event", "event")):
            line = LogEntry("effect", values={"event": number, "parts": ()})
        return self._goes_on(line, part)

    def _ends(self, table: Table) -> list[LogEntry]:
        self._open = None
        lasting = table.running
        for boons in table.boons:
            lasting |= boons
        over = tuple(number for number in range(len(EVENTS)) if lasting >> number & 1)
        return [LogEntry("effects-end", values={"events": over})] if over else []

    def _checks(self, table: Table, coalition: int, final: bool) -> list[LogEntry]:
        self._open = None
        seats = range(self._seating.seats)
        blocks = {"afghan": AFGHAN, "british": BRITISH, "russian": RUSSIAN}
        counts = LogEntry("blocks", values={name: table.on_map(number) for name, number in blocks.items()})
        if coalition == NONE:
            figures = self._figures(table.in_play(seat) for seat in seats)
            verdict = LogEntry("undecided", values={"parts": figures})
        else:
            figures = self._figures(influence(table, seat, coalition) for seat in seats)
            key = "dominant" if figures else "dominant-alone"
            verdict = LogEntry(key, values={"coalition": coalition, "parts": figures})
        return [LogEntry("check-last" if final else "check", heading=True), counts, verdict]

    def _figures(self, counts: Iterable[int]) -> tuple[LogEntry, ...]:
        return tuple(self._of("figure", seat, count=count) for seat, count in enumerate(counts) if count)

    def _hands(self, key: str, hands: dict[int, events.Cards]) -> list[LogEntry]:
        """Those of the hands that this seat knows."""
        known = {seat: tuple(sorted(card for card in hand if card is not None)) for seat, hand in hands.items()}
        return [
            replace(self._of(key, seat, cards=hand), cards=tuple(map(self._pointed, hand)))
            for seat, hand in known.items()
            if hand
        ]

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _pieces(self, event: Event, table: Table) -> list[LogEntry]:
        if isinstance(event, events.BlocksCleared):
            self._open = None
            rulers = tuple(part for part in _power(event, table) if POWER[part.key])
            return [LogEntry("blocks-cleared", values={"parts": rulers})]
        part = self._piece(event, table)
        return [] if part is None else self._part(part, *_power(event, table))

    def _piece(self, event: Event, table: Table) -> LogEntry | None:
        match event:
            case events.BlockPlaced(coalition, place):
                return _block("", coalition, place)
            case events.BlockMoved(coalition, origin, target):
                return LogEntry("army-moves", values={"army": coalition, "from_region": origin, "to_region": target})
            case events.BlockRemoved(coalition, place):
                return _block("-leaves", coalition, place)
            case events.CylinderPlaced(seat, place):
                if place >= ON_CARD:
                    return self._spy_comes("spy", seat, table.holder[place - ON_CARD], card=place - ON_CARD)
                return self._cylinder("", seat, place)
            case events.CylinderMoved(seat, origin, target) if origin < FIRST_BORDER:
                return self._of("tribe-moves", seat, from_region=origin, to_region=target)
            case events.CylinderMoved(seat, origin, target):
                from_card, to_card = origin - ON_CARD, target - ON_CARD
                return self._spy_comes("spy-moves", seat, table.holder[to_card], from_card=from_card, to_card=to_card)
            case events.CylinderRemoved(seat, place):
                return self._cylinder("-leaves", seat, place)
        return None

    def _spy_comes(self, key: str, seat: int, holder: int, **values: object) -> LogEntry:
        """A spy that goes onto a card, and into whose court where that is not the one of its owner."""
        if holder == seat:
            return self._of(key, seat, **values)
        return self._of(f"{key}-abroad", seat, other_family=self._family(holder), **values)

    def _cylinder(self, happens: str, seat: int, place: int) -> LogEntry:
        if FIRST_GIFT <= place < ON_CARD:
            return self._of("gift-lost" if happens else "gift", seat, cost=GIFTS[place - FIRST_GIFT])
        if place < FIRST_BORDER:
            return self._of(f"tribe{happens}", seat, region=place)
        return self._of(f"spy{happens}", seat, card=place - ON_CARD)

    # -- rupees --------------------------------------------------------------------------------------------------------

    def _rupees(self, event: Event, table: Table) -> list[LogEntry]:
        match event:
            case events.RupeesPaid(_, place, amount) if place == NONE:
                return self._part(LogEntry("lost", values={"n": amount}))
            case events.RupeesGained(seat, amount):
                key = "bank" if amount > 0 else "pays-back"
                return self._part(self._of(key, seat, n=abs(amount)))
            case events.RupeesPassed(giver, taker, amount):
                return self._passed(giver, taker, amount)
            case events.RupeeTaken(seat, place):
                return self._part(self._about_card("taxed-card", seat, table.market[place], n=1))
            case events.RupeesLost(place):
                values = {"n": table.rupees_on[place], "card": table.market[place]}
                return self._part(LogEntry("lost-on", values=values))
        return []

    def _passed(self, giver: int, taker: int, amount: int) -> list[LogEntry]:
        line = self._open
        if line is not None and line.key.startswith("announce"):
            return self._part(self._of("pays", giver))
        if line is not None and line.key == "use-tax":
            values = {"family": self._family(giver), "n": amount}
            return self._part(LogEntry("taxed", self._family(taker), values=values))
        return self._part(self._of("gets", taker, other_family=self._family(giver), n=amount))

    # -- making lines --------------------------------------------------------------------------------------------------

    def _family(self, seat: int) -> str:
        return self._seating.families[seat]

    def _pointed(self, card: int, family: str = "") -> tuple[str, str]:
        return self._seating.deck.id[card], family

    def _of(self, key: str, seat: int, **values: object) -> LogEntry:
        """A line about what a seat does."""
        return _line(key, self._family(seat), **values)

    def _about_card(self, key: str, seat: int, card: int, **values: object) -> LogEntry:
        return replace(self._of(key, seat, card=card, **values), cards=(self._pointed(card, self._family(seat)),))

    def _deed(self, key: str, seat: int, card: int, **values: object) -> LogEntry:
        """A line that goes on with what comes of it."""
        line = self._about_card(key, seat, card, parts=(), **values)
        # What she does is no decision, so no record has a move for it.
        moves = ((self._family(seat), _as_move(key, card)),) if seat == self._seating.wakhan else ()
        self._open = replace(line, moves=moves)
        self._actor = self._family(seat)
        return self._open

    def _begins_to(self, deed: LogEntry) -> LogEntry:
        """A deed of which something is sure to come, which may be chosen first."""
        self._open = replace(deed, begun=True)
        return self._open

    def _last(self, key: str) -> LogEntry | None:
        """The line that is open, if it is of this kind."""
        return self._open if self._open is not None and self._open.key == key else None

    def _part(self, *parts: LogEntry) -> list[LogEntry]:
        return [self._goes_on(self._told_with(parts[0]), *parts)]

    def _told_with(self, part: LogEntry) -> LogEntry:
        """Return the log entry for a part: the open one, or a new one where that is about another player."""
        line = self._open if self._open is not None and "parts" in self._open.values else None
        if part.key not in OF_THE_DEED:
            return line or LogEntry("happens", part.family, values={"parts": ()})
        if self._rising:
            return self._last("insurrection") or LogEntry("insurrection", values={"parts": ()})
        family = part.family or self._actor
        if line is not None and line.key != "happens" and line.family == (part.family or line.family):
            return line
        return LogEntry("goes-on", family, values={"family": family, "parts": ()})

    def _goes_on(self, line: LogEntry, *parts: LogEntry) -> LogEntry:
        values = {**line.values, "parts": merge_clauses(_tuple(line.values["parts"]), parts)}
        more = (pointed for part in parts for pointed in part.cards)
        cards = tuple(dict.fromkeys((*line.cards, *more)))
        self._open = replace(line, values=values, cards=cards, replaces_last=line is self._open, begun=False)
        return self._open


def _line(key: str, family: str, /, **values: object) -> LogEntry:
    return LogEntry(key, family, values={"family": family, **values})


def _tuple(value: object) -> tuple[Any, ...]:
    assert isinstance(value, tuple)
    return value


def _as_move(deed: str, card: int) -> str:
    """Return what is done with a card in the words of moves."""
    word, _, more = deed.partition("-")
    match word:
        case "play":
            return f"play {card} {more}"
        case "use":
            return f"{more} {card}"
    return f"buy {card}"


def _block(happens: str, coalition: int, place: int) -> LogEntry:
    """An army or a road, by where it lies."""
    if place < FIRST_BORDER:
        return LogEntry(f"army{happens}", values={"army": coalition, "region": place})
    return LogEntry(f"road{happens}", values={"road": coalition, "border": place})


# -- who has come to power ---------------------------------------------------------------------------------------------


def _power(event: Event, table: Table) -> list[LogEntry]:
    """Return the new rulers after an event, and the dominant coalition if new; no event of its own reports these."""
    after = table.clone()
    event.apply(after)
    families = table.seating.families
    parts = []
    for region in range(len(REGIONS)):
        before, ruler = table.rulers[region], after.rulers[region]
        if ruler not in (NONE, before):
            parts.append(_line("rules", families[ruler], region=region))
        elif ruler != before:
            parts.append(LogEntry("rules-none", values={"region": region}))
    was, coalition = dominant_coalition(table), dominant_coalition(after)
    if coalition not in (NONE, was):
        parts.append(LogEntry("dominates", values={"coalition": coalition}))
    elif coalition != was:
        parts.append(LogEntry("dominates-none"))
    return parts
