"""From events to lines: which sentence tells what happened, seen from one seat."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.program import Prompt
from gonfalon.games.oriflamme.rules.table import PLACEMENT, Seating, Table
from gonfalon.games.oriflamme.texts.forced import no_choice, wants_token
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.texts.phrases import RULE_OF
from gonfalon.texts.lines import Aim, Line, Sign

__all__ = ["Teller", "waiting"]


def waiting(seat: int, prompt: Prompt, table: Table) -> Line:
    """The line about the decision that is open: who chooses, and for which card."""
    family = table.seating.families[seat]
    kind = kind_of(table, prompt.card)
    if kind is None or prompt.word in ("place", "face-down"):
        return Line("choosing", family, values={"family": family})
    key = "choosing-victim" if prompt.verb == "eliminate" else "choosing-card"
    return Line(key, family, values={"family": family, "card": kind}, cards=((kind, family),))


def on_card(card: int, table: Table) -> Line:
    """Where a figure stands that belongs to a card."""
    family, kind = table.seating.families[table.seating.owner[card]], kind_of(table, card)
    values = {"victim_family": family, "victim": kind, **_placed(table, card)}
    return Line("on-card" if kind is None else "on-card-named", family, values=values)


def _placed(table: Table, card: int) -> dict[str, object]:
    """Where a card lies in the queue, by which it is called where nobody knows it; nothing where it lies elsewhere."""
    slot = next((slot for slot in range(len(table.queue)) if card in table.stack(slot)), -1)
    return {} if slot < 0 else {"slot": slot + 1}


class Teller:
    """Tells one seat's chronicle; it may know no more than the view it is shown."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._last: Line | None = None
        """The line that the next event may go on with."""
        self._about = -1
        """The card that line is about."""
        self._struck: dict[int, int] = {}
        """The cards eliminated by the card that is at work, each with that card."""
        self._avenged = -1
        """An attacking card that somebody has just been paid for."""
        self._returned: dict[int, str | None] = {}
        """Cards that went back to the hand in a swap, with their kinds: what they still do is told of these."""
        self._idle = -1
        """The face-up card whose turn it is, while it has done nothing."""
        self._revealed = -1
        """The card that was turned up and has not acted yet."""
        self._tokenless = -1
        """The card that may have wanted to put a verdict on another, when the pool was empty."""

    def opening(self, table: Table) -> list[Line]:
        """The lines of a round that had begun before anybody listened, as the first one has when a game is set up."""
        return self._begun(table.round, table.first) if table.round else []

    def tell(self, event: Event, table: Table) -> list[Line]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        if isinstance(event, told.Shown | told.Mixed):
            return []  # What is shown or mixed is told by what happens to the cards.
        before = self._before(event, table)
        if before:
            self._last = None
        return [self._ruled(line) for line in before + self._happened(event, table)]

    def _before(self, event: Event, table: Table) -> list[Line]:
        """What has to be said of the card whose turn it was before something happens, which nothing told."""
        over = isinstance(event, told.Reached | told.RoundBegan | told.Ended)
        over = over or (isinstance(event, told.Gained) and event.card in table.reserves)
        lines: list[Line] = []
        if self._revealed >= 0 and not self._still_revealing(event):
            face = table.faces[self._revealed]
            if face is not None:
                lines += self._no_choice(table, self._revealed, face)
            self._revealed = -1
        if over and self._tokenless >= 0:
            lines.append(self._line(table, "no-token", self._tokenless))
        elif over and self._idle >= 0:
            lines.append(self._line(table, "idle", self._idle))
        self._idle = -1
        if over or not isinstance(event, told.Gained | told.Laid | told.Collected | told.Dropped):
            self._tokenless = -1
        return lines

    def _still_revealing(self, event: Event) -> bool:
        """Whether an event is the influence on a revealed card being paid or taken, before the card acts."""
        if not isinstance(event, told.Collected | told.Dropped):
            return False
        return event.card == self._revealed and self._last is not None and self._last.key in ("reveal", "reveal-pays")

    def _begins(self, table: Table, card: int, model: int | None) -> None:
        """A card begins to act as the model says."""
        if model is not None and not table.verdict_pool and wants_token(table, model):
            self._tokenless = card

    def _no_choice(self, table: Table, card: int, model: int) -> list[Line]:
        """Why a card was not asked which of its options it takes."""
        why = no_choice(table, card, model)
        return [] if why is None else [self._line(table, f"only-{why}", card)]

    def _happened(self, event: Event, table: Table) -> list[Line]:
        last, self._last = self._last, None
        about, self._about = self._about, -1
        self._follow(event, table)
        match event:
            case told.RoundBegan(number, first):
                self._struck.clear()
                return self._begun(number, first)
            case told.ResolutionBegan():
                return [Line("resolution", heading=True, values={"round": table.round})]
            case told.Ended():
                return [Line("ended", heading=True)]
            case told.Reached(slot):
                return self._reached(table, table.queue[slot])
            case told.Placed(card, slot):
                return self._placed(table, card, slot)
            case told.Kept(card, amount):
                total = table.influence[card] + amount
                key = "keep" if total else "keep-bare"
                return [self._line(table, self._known(key, table, card), card, n=total)]
            case told.Revealed(card):
                self._revealed = card
                self._begins(table, card, table.faces[card])
                return self._open(self._line(table, "reveal", card), card)
            case told.Collected(card, lain, earned):
                return self._collected(table, card, lain, earned, last if about == card else None)
            case told.Gained(_, amount, card):
                return self._gained(table, card, amount, last if about == card else None)
            case told.Dropped(card, amount):
                return self._dropped(table, card, amount, last, about)
            case told.Laid(card, amount, by):
                return self._laid(table, card, amount, by, last if about == by else None)
            case told.Eliminated(card, by):
                return self._eliminated(table, card, by)
            case told.Discarded(card):
                return self._discarded(table, card)
            case told.Stolen(card, victim, amount):
                family = self._seating.families[victim]
                home = victim == self._seating.owner[card]
                key = "steal" if amount else "steal-home" if home else "steal-nothing"
                line = self._line(table, key, card, victim_family=family, n=amount)
                return [line if home else replace(line, aim=Aim("coin", card, (), (victim,)))]
            case told.Copied(card, model):
                face = table.faces[model]
                self._begins(table, card, face)
                why = [] if face is None else self._no_choice(table, card, face)
                return [self._against(table, self._whose("copy", card, model), "eye", card, model), *why]
            case told.Moved(card, gap):
                stays = table.under[card] < 0 and table.queue.index(card) == gap
                key = self._known("stay" if stays else "move", table, card)
                return [self._against(table, key, "hand", table.acted, card, place=gap + 1)]
            case told.Marked(card):
                key = "mark-self" if card == table.acted else self._known("mark", table, card)
                return [self._against(table, key, "hand", table.acted, card)]
            case told.Closed(card):
                return [self._line(table, "close", card)]
            case told.Reserved(card):
                lain = table.influence[card]
                line = self._line(table, "reserve-with" if lain else "reserve", card, n=lain)
                return [line, *self._tokens_back(table, card)]
            case told.Swapped(card, other):
                line = self._with(table, self._known("swap", table, other), card, "other", other)
                return [line, *self._tokens_back(table, card)]
            case _:
                return []

    # -- the sentences that depend on more than their event ------------------------------------------------------------

    def _follow(self, event: Event, table: Table) -> None:
        """Remember who a card was whose number is mixed into its hand, until that number is played again."""
        match event:
            case told.Placed(card=card):
                self._returned.pop(card, None)
            case told.Swapped(card=card, other=other):
                self._returned.pop(other, None)
                self._returned[card] = kind_of(table, card)

    def _kind(self, table: Table, card: int) -> str | None:
        return self._returned[card] if card in self._returned else kind_of(table, card)

    def _begun(self, number: int, first: int) -> list[Line]:
        family = self._seating.families[first]
        heading = Line("planning", heading=True, values={"round": number})
        return [heading, Line("crown", family, values={"family": family})]

    def _reached(self, table: Table, card: int) -> list[Line]:
        self._struck.clear()
        self._avenged = -1
        face = table.faces[card]
        if not table.open[card] or face is None:
            return []
        self._idle = card
        self._begins(table, card, face)
        return self._no_choice(table, card, face)

    def _placed(self, table: Table, card: int, slot: int) -> list[Line]:
        if slot >= 0:
            covered = table.queue[slot]
            if self._kind(table, covered) is None:
                return [self._with(table, "cover", card, "covered", covered)]
            return [self._with(table, self._known("cover-seen", table, card), card, "covered", covered)]
        key = "first" if not table.queue else {FRONT: "front", BACK: "back"}[slot]
        return [self._line(table, self._known(key, table, card), card)]

    def _collected(self, table: Table, card: int, lain: int, earned: int, last: Line | None) -> list[Line]:
        if last is None or last.key not in ("reveal", "reveal-pays"):
            return [self._line(table, self._known("collect", table, card), card, n=earned)]
        if earned > lain:
            line = self._line(table, "reveal-doubles", card, amends=True, n=earned, lain=lain)
        elif not earned:
            line = self._line(table, "reveal-loses", card, amends=True, n=lain)
        elif last.key == "reveal-pays":
            line = self._line(table, "reveal-pays-takes", card, amends=True, n=earned, paid=last.values["n"])
        else:
            line = self._line(table, "reveal-takes", card, amends=True, n=earned)
        return [line]

    def _gained(self, table: Table, card: int, amount: int, last: Line | None) -> list[Line]:
        if card in table.reserves:
            return self._paid(table, card, amount, last)
        if card in self._struck:
            self._avenged = self._struck[card]
        if last is None or last.key not in ("reveal", "reveal-earns", "gain"):
            return self._open(self._line(table, "gain", card, n=amount), card)
        key = "gain" if last.key == "gain" else "reveal-earns"
        return self._open(self._line(table, key, card, amends=True, n=amount + last.counted(0)), card)

    def _paid(self, table: Table, card: int, amount: int, last: Line | None) -> list[Line]:
        """What a card in reserve brings: at the start of a round, for an elimination or at the end of the game."""
        face = table.faces[card]
        says = None if face is None else self._seating.cards.kinds[face].card
        key = "pays"
        if says is not None and table.phase != PLACEMENT and bool(says.kill) is not bool(says.end):
            key = "pays-kill" if says.kill else "pays-end"
        if last is not None and last.key == key:
            return self._open(self._line(table, key, card, amends=True, n=amount + last.counted(0)), card)
        return self._open(self._line(table, key, card, n=amount), card)

    def _dropped(self, table: Table, card: int, amount: int, last: Line | None, about: int) -> list[Line]:
        if last is not None and about == card and last.key == "reveal":
            return self._open(self._line(table, "reveal-pays", card, amends=True, n=amount), card)
        family = self._family(card)
        if last is not None and last.key.startswith("drop") and last.family == family:
            several = self._several("drop-many", last, amount, ((self._kind(table, card), family),))
            if several is not None:
                return self._open(several, card)
        return self._open(self._line(table, self._known("drop", table, card), card, n=amount, amount=amount), card)

    def _laid(self, table: Table, card: int, amount: int, by: int, last: Line | None) -> list[Line]:
        if last is not None and last.key.startswith("lay"):
            aim = Aim("coin", by, (card,), self._others(by, card))
            several = self._several("lay-many", last, amount, ((self._kind(table, card), self._family(card)),), aim)
            if several is not None:
                return self._open(several, by)
        line = self._against(table, self._known("lay", table, card), "coin", by, card, n=amount, amount=amount)
        return self._open(line, by)

    def _eliminated(self, table: Table, card: int, by: int) -> list[Line]:
        self._struck[card] = by
        back = self._tokens_back(table, card)
        if card == by:
            return [self._line(table, "eliminate-self", card), *back]
        lost = table.influence[card]
        key = self._whose("eliminate-loss" if lost else "eliminate", by, card)
        return [self._against(table, key, "knife", by, card, n=lost), *back]

    def _discarded(self, table: Table, card: int) -> list[Line]:
        face = table.faces[card]
        intrigue = face is not None and self._seating.cards.kinds[face].type == "intrigue"
        if intrigue and card == table.acted and card != self._avenged:
            return self._tokens_back(table, card)  # An intrigue leaves after its use, as everybody knows.
        lost = table.influence[card]
        line = self._line(table, "discard-loss" if lost else "discard", card, n=lost)
        return [line, *self._tokens_back(table, card)]

    def _tokens_back(self, table: Table, card: int) -> list[Line]:
        """The verdicts on a card that leaves (E31)."""
        count = table.verdicts[card]
        return [self._line(table, "tokens-back", card, n=count)] if count else []

    @staticmethod
    def _ruled(line: Line) -> Line:
        """The line with the rule that makes it so, where there is one and the seat knows the card that says it."""
        key = RULE_OF.get(line.key.removesuffix("-named").removesuffix("-own"))
        card = line.values.get("card")
        if key is None or (card is None and key in ("rule-card", "rule-eliminate")):
            return line
        return replace(line, rule=Line(key, values={"card": card}))

    # -- making lines --------------------------------------------------------------------------------------------------

    def _family(self, card: int) -> str:
        return self._seating.families[self._seating.owner[card]]

    def _others(self, card: int, *victims: int) -> tuple[int, ...]:
        """The owners of these cards beside the owner of the card that strikes them."""
        owner = self._seating.owner
        return tuple(dict.fromkeys(owner[victim] for victim in victims if owner[victim] != owner[card]))

    @staticmethod
    def _known(key: str, table: Table, card: int) -> str:
        """The key of the sentence that names a card, or of the one that does not where the view does not know it."""
        return key if table.faces[card] is None else f"{key}-named"

    def _whose(self, key: str, card: int, other: int) -> str:
        return f"{key}-own" if self._family(card) == self._family(other) else key

    def _line(self, table: Table, key: str, card: int, *, amends: bool = False, **values: object) -> Line:
        """A line about one card."""
        kind, family = self._kind(table, card), self._family(card)
        if kind is None:
            values |= _placed(table, card)
        return Line(key, family, False, {"family": family, "card": kind, **values}, ((kind, family),), amends)

    def _with(self, table: Table, key: str, card: int, name: str, other: int) -> Line:
        """A line about two cards of one family."""
        family, kind, second = self._family(card), self._kind(table, card), self._kind(table, other)
        values: dict[str, object] = {"family": family, "card": kind, name: second}
        if second is None:
            values |= _placed(table, other)
        return Line(key, family, False, values, ((kind, family), (second, family)))

    def _against(self, table: Table, key: str, sign: Sign, card: int, victim: int, **values: object) -> Line:
        """A line about what one card does to another."""
        aim = None if card == victim else Aim(sign, card, (victim,), self._others(card, victim))
        family, kind = self._family(card), self._kind(table, card)
        victim_family, victim_kind = self._family(victim), self._kind(table, victim)
        named = {"family": family, "card": kind, "victim_family": victim_family, "victim": victim_kind, **values}
        if victim_kind is None:
            named |= _placed(table, victim)
        both = ((kind, family), (victim_kind, victim_family))
        return Line(key, family, False, named, both[:1] if card == victim else both, aim=aim)

    @staticmethod
    def _several(
        key: str, last: Line, amount: int, more: tuple[tuple[str | None, str], ...], aim: Aim | None = None
    ) -> Line | None:
        """One line for the same done to one more card."""
        if last.values["amount"] != amount:
            return None
        count = last.counted(0) + 1 if last.key == key else 2
        values = {**last.values, "n": count}
        if last.aim is not None and aim is not None:
            seats = tuple(dict.fromkeys((*last.aim.seats, *aim.seats)))
            aim = aim._replace(victims=(*last.aim.victims, *aim.victims), seats=seats)
        return Line(key, last.family, False, values, last.cards + more, amends=True, aim=aim)

    def _open(self, line: Line, card: int) -> list[Line]:
        """Let the next event go on with this line."""
        self._last, self._about = line, card
        return [line]
