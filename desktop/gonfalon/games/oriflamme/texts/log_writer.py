"""From events to entries of the log as one seat sees them, and from entries to sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import forced_choice_reason, may_mark
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import PLACEMENT, Table
from gonfalon.games.oriflamme.texts.cards import CardForms, CardText, deck_texts, shipped_texts, your_card
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.texts.phrases import PHRASES, ROW_OF, RULE_OF, bot_reason
from gonfalon.texts.formatting import join_with_and, roman
from gonfalon.texts.log_entries import (
    Landmark,
    LogEntry,
    LogFigure,
    LogRenderer,
    Phrases,
    Pointer,
    PointerSign,
    personal_key,
    values_for,
)
from gonfalon.texts.players import families, family_forms
from gonfalon.texts.translations import current_language, name_from_id, translate


def waiting_entry(seat: int, prompt: Prompt, table: Table) -> LogEntry:
    """The line about the decision that is open: who chooses, and for which card."""
    family = table.seating.families[seat]
    kind = kind_of(table, prompt.card)
    if kind is None or prompt.word in ("place", "face-down"):
        return LogEntry("choosing", family, values={"family": family})
    key = "choosing-victim" if prompt.verb == "eliminate" else "choosing-card"
    return LogEntry(key, family, values={"family": family, "card": kind}, cards=((kind, family),))


def on_card(card: int, table: Table) -> LogEntry:
    """Return the log entry that says on which card a figure stands."""
    family, kind = table.seating.families[table.seating.owner[card]], kind_of(table, card)
    values = {"victim_family": family, "victim": kind, **_placed(table, card)}
    return LogEntry("on-card" if kind is None else "on-card-named", family, values=values)


def _placed(table: Table, card: int) -> dict[str, object]:
    """Return a card's place in the queue, which names it while it is unknown; empty where it lies elsewhere."""
    slot = next((slot for slot in range(len(table.queue)) if card in table.stack(slot)), -1)
    return {} if slot < 0 else {"slot": slot + 1}


class LogWriter:
    """Tells one seat's chronicle; it may know no more than the view it is shown."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._last: LogEntry | None = None
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

    def opening(self, table: Table) -> list[LogEntry]:
        """Return the log entries of a round that began before the log did, as the first one has at game setup."""
        return self._begun(table.round, table.first) if table.round and table.phase == PLACEMENT else []

    def tell(self, event: Event, table: Table) -> list[LogEntry]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        if isinstance(event, events.Shown | events.Mixed | events.Drawn):
            return []  # What is shown or mixed is told by what happens to the cards; each family draws every round.
        before = self._before(event, table)
        if before:
            self._last = None
        return [self._ruled(line) for line in before + self._happened(event, table)]

    def _before(self, event: Event, table: Table) -> list[LogEntry]:
        """Return the log entries due before an event about the card whose turn it was, which no event reported."""
        over = isinstance(event, events.Reached | events.RoundBegan | events.Ended)
        over = over or (isinstance(event, events.Gained) and event.card in table.reserves)
        lines: list[LogEntry] = []
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
        if over or not isinstance(event, events.Gained | events.Laid | events.Collected | events.Dropped):
            self._tokenless = -1
        return lines

    def _still_revealing(self, event: Event) -> bool:
        """Return whether an event is the influence on a revealed card being paid or taken, before the card acts."""
        if not isinstance(event, events.Collected | events.Dropped):
            return False
        return event.card == self._revealed and self._last is not None and self._last.key in ("reveal", "reveal-pays")

    def _begins(self, table: Table, card: int, model: int | None) -> None:
        """A card begins to act as the model says."""
        if model is not None and not table.verdict_pool and may_mark(table, model):
            self._tokenless = card

    def _no_choice(self, table: Table, card: int, model: int) -> list[LogEntry]:
        """Return the log entries that say why a card was not asked which of its options it takes."""
        why = forced_choice_reason(table, card, model)
        return [] if why is None else [self._line(table, f"only-{why}", card)]

    def _happened(self, event: Event, table: Table) -> list[LogEntry]:
        last, self._last = self._last, None
        about, self._about = self._about, -1
        self._follow(event, table)
        match event:
            case events.RoundBegan(number, first):
                self._struck.clear()
                return self._begun(number, first)
            case events.ResolutionBegan():
                return [LogEntry("resolution", heading=True, values={"round": table.round})]
            case events.Ended():
                return [LogEntry("ended", heading=True)]
            case events.Reached(slot):
                return self._reached(table, table.queue[slot])
            case events.Placed(card, slot):
                return self._placed(table, card, slot)
            case events.Kept(card, amount):
                total = table.influence[card] + amount
                key = "keep" if total else "keep-bare"
                return [self._line(table, self._known(key, table, card), card, n=total)]
            case events.Revealed(card):
                self._revealed = card
                self._begins(table, card, table.faces[card])
                return self._open(self._line(table, "reveal", card), card)
            case events.Collected(card, lain, earned):
                return self._collected(table, card, lain, earned, last if about == card else None)
            case events.Gained(_, amount, card):
                return self._gained(table, card, amount, last if about == card else None)
            case events.Dropped(card, amount):
                return self._dropped(table, card, amount, last, about)
            case events.Laid(card, amount, by):
                return self._laid(table, card, amount, by, last if about == by else None)
            case events.Eliminated(card, by):
                return self._eliminated(table, card, by)
            case events.Discarded(card):
                return self._discarded(table, card)
            case events.Stolen(card, victim, amount):
                family = self._seating.families[victim]
                home = victim == self._seating.owner[card]
                key = "steal" if amount else "steal-home" if home else "steal-nothing"
                line = self._line(table, key, card, victim_family=family, n=amount)
                return [line if home else replace(line, aim=Pointer("coin", card, (), (victim,)))]
            case events.Copied(card, model):
                face = table.faces[model]
                self._begins(table, card, face)
                why = [] if face is None else self._no_choice(table, card, face)
                return [self._against(table, self._whose("copy", card, model), "eye", card, model), *why]
            case events.Moved(card, gap):
                stays = table.under[card] < 0 and table.queue.index(card) == gap
                key = self._known("stay" if stays else "move", table, card)
                return [self._against(table, key, "hand", table.acted, card, place=gap + 1)]
            case events.Marked(card):
                key = "mark-self" if card == table.acted else self._known("mark", table, card)
                return [self._against(table, key, "hand", table.acted, card)]
            case events.Closed(card):
                return [self._line(table, "close", card)]
            case events.Reserved(card):
                lain = table.influence[card]
                line = self._line(table, "reserve-with" if lain else "reserve", card, n=lain)
                return [line, *self._tokens_back(table, card)]
            case events.Swapped(card, other):
                line = self._with(table, self._known("swap", table, other), card, "other", other)
                return [line, *self._tokens_back(table, card)]
            case _:
                return []

    # -- the sentences that depend on more than their event ------------------------------------------------------------

    def _follow(self, event: Event, table: Table) -> None:
        """Remember who a card was whose number is mixed into its hand, until that number is played again."""
        match event:
            case events.Placed(card=card):
                self._returned.pop(card, None)
            case events.Swapped(card=card, other=other):
                self._returned.pop(other, None)
                self._returned[card] = kind_of(table, card)

    def _kind(self, table: Table, card: int) -> str | None:
        return self._returned[card] if card in self._returned else kind_of(table, card)

    def _begun(self, number: int, first: int) -> list[LogEntry]:
        family = self._seating.families[first]
        heading = LogEntry("planning", heading=True, values={"round": number})
        return [heading, LogEntry("crown", family, values={"family": family}, begun=True)]

    def _reached(self, table: Table, card: int) -> list[LogEntry]:
        self._struck.clear()
        self._avenged = -1
        face = table.faces[card]
        if not table.open[card] or face is None:
            return []
        self._idle = card
        self._begins(table, card, face)
        return self._no_choice(table, card, face)

    def _placed(self, table: Table, card: int, slot: int) -> list[LogEntry]:
        if slot >= 0:
            covered = table.queue[slot]
            if self._kind(table, covered) is None:
                return [self._with(table, "cover", card, "covered", covered)]
            return [self._with(table, self._known("cover-seen", table, card), card, "covered", covered)]
        key = "first" if not table.queue else {FRONT: "front", BACK: "back"}[slot]
        return [self._line(table, self._known(key, table, card), card)]

    def _collected(self, table: Table, card: int, lain: int, earned: int, last: LogEntry | None) -> list[LogEntry]:
        if last is None or last.key not in ("reveal", "reveal-pays"):
            return [self._line(table, self._known("collect", table, card), card, n=earned)]
        if earned > lain:
            line = self._line(table, "reveal-doubles", card, replaces_last=True, n=earned, lain=lain)
        elif not earned:
            line = self._line(table, "reveal-loses", card, replaces_last=True, n=lain)
        elif last.key == "reveal-pays":
            line = self._line(table, "reveal-pays-takes", card, replaces_last=True, n=earned, paid=last.values["n"])
        else:
            line = self._line(table, "reveal-takes", card, replaces_last=True, n=earned)
        return [line]

    def _gained(self, table: Table, card: int, amount: int, last: LogEntry | None) -> list[LogEntry]:
        if card in table.reserves:
            return self._paid(table, card, amount, last)
        if card in self._struck:
            self._avenged = self._struck[card]
        if last is None or last.key not in ("reveal", "reveal-earns", "gain"):
            return self._open(self._line(table, "gain", card, n=amount), card)
        key = "gain" if last.key == "gain" else "reveal-earns"
        return self._open(self._line(table, key, card, replaces_last=True, n=amount + last.counted(0)), card)

    def _paid(self, table: Table, card: int, amount: int, last: LogEntry | None) -> list[LogEntry]:
        """
        Return the entries of what a card in reserve brings: at a round's start, for an elimination or at the game's
        end.
        """
        face = table.faces[card]
        says = None if face is None else self._seating.cards.kinds[face].card
        key = "pays"
        if says is not None and table.phase != PLACEMENT and bool(says.kill) is not bool(says.end):
            key = "pays-kill" if says.kill else "pays-end"
        if last is not None and last.key == key:
            return self._open(self._line(table, key, card, replaces_last=True, n=amount + last.counted(0)), card)
        return self._open(self._line(table, key, card, n=amount), card)

    def _dropped(self, table: Table, card: int, amount: int, last: LogEntry | None, about: int) -> list[LogEntry]:
        if last is not None and about == card and last.key == "reveal":
            return self._open(self._line(table, "reveal-pays", card, replaces_last=True, n=amount), card)
        family = self._family(card)
        if last is not None and last.key.startswith("drop") and last.family == family:
            several = self._several("drop-many", last, amount, ((self._kind(table, card), family),))
            if several is not None:
                return self._open(several, card)
        return self._open(self._line(table, self._known("drop", table, card), card, n=amount, amount=amount), card)

    def _laid(self, table: Table, card: int, amount: int, by: int, last: LogEntry | None) -> list[LogEntry]:
        if last is not None and last.key.startswith("lay"):
            aim = Pointer("coin", by, (card,), self._others(by, card))
            several = self._several("lay-many", last, amount, ((self._kind(table, card), self._family(card)),), aim)
            if several is not None:
                return self._open(several, by)
        line = self._against(table, self._known("lay", table, card), "coin", by, card, n=amount, amount=amount)
        return self._open(line, by)

    def _eliminated(self, table: Table, card: int, by: int) -> list[LogEntry]:
        self._struck[card] = by
        back = self._tokens_back(table, card)
        if card == by:
            return [self._line(table, "eliminate-self", card), *back]
        lost = table.influence[card]
        key = self._whose("eliminate-loss" if lost else "eliminate", by, card)
        return [self._against(table, key, "knife", by, card, n=lost), *back]

    def _discarded(self, table: Table, card: int) -> list[LogEntry]:
        face = table.faces[card]
        intrigue = face is not None and self._seating.cards.kinds[face].type == "intrigue"
        if intrigue and card == table.acted and card != self._avenged:
            return self._tokens_back(table, card)  # An intrigue leaves after its use, as everybody knows.
        lost = table.influence[card]
        line = self._line(table, "discard-loss" if lost else "discard", card, n=lost)
        return [line, *self._tokens_back(table, card)]

    def _tokens_back(self, table: Table, card: int) -> list[LogEntry]:
        """The verdicts on a card that leaves (E31)."""
        count = table.verdicts[card]
        return [self._line(table, "tokens-back", card, n=count)] if count else []

    @staticmethod
    def _ruled(line: LogEntry) -> LogEntry:
        """The line with the rule that makes it so, where there is one and the seat knows the card that says it."""
        key = RULE_OF.get(line.key.removesuffix("-named").removesuffix("-own"))
        card = line.values.get("card")
        if key is None or (card is None and key in ("rule-card", "rule-eliminate")):
            return line
        return replace(line, rule=LogEntry(key, values={"card": card}))

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

    def _line(self, table: Table, key: str, card: int, *, replaces_last: bool = False, **values: object) -> LogEntry:
        """A line about one card."""
        kind, family = self._kind(table, card), self._family(card)
        if kind is None:
            values |= _placed(table, card)
        return LogEntry(
            key, family, False, {"family": family, "card": kind, **values}, ((kind, family),), replaces_last
        )

    def _with(self, table: Table, key: str, card: int, name: str, other: int) -> LogEntry:
        """A line about two cards of one family."""
        family, kind, second = self._family(card), self._kind(table, card), self._kind(table, other)
        values: dict[str, object] = {"family": family, "card": kind, name: second}
        if second is None:
            values |= _placed(table, other)
        return LogEntry(key, family, False, values, ((kind, family), (second, family)))

    def _against(self, table: Table, key: str, sign: PointerSign, card: int, victim: int, **values: object) -> LogEntry:
        """A line about what one card does to another."""
        aim = None if card == victim else Pointer(sign, card, (victim,), self._others(card, victim))
        family, kind = self._family(card), self._kind(table, card)
        victim_family, victim_kind = self._family(victim), self._kind(table, victim)
        named = {"family": family, "card": kind, "victim_family": victim_family, "victim": victim_kind, **values}
        if victim_kind is None:
            named |= _placed(table, victim)
        both = ((kind, family), (victim_kind, victim_family))
        return LogEntry(key, family, False, named, both[:1] if card == victim else both, aim=aim)

    @staticmethod
    def _several(
        key: str, last: LogEntry, amount: int, more: tuple[tuple[str | None, str], ...], aim: Pointer | None = None
    ) -> LogEntry | None:
        """One line for the same done to one more card."""
        if last.values["amount"] != amount:
            return None
        count = last.counted(0) + 1 if last.key == key else 2
        values = {**last.values, "n": count}
        if last.aim is not None and aim is not None:
            seats = tuple(dict.fromkeys((*last.aim.seats, *aim.seats)))
            aim = aim._replace(victims=(*last.aim.victims, *aim.victims), seats=seats)
        return LogEntry(key, last.family, False, values, last.cards + more, replaces_last=True, aim=aim)

    def _open(self, line: LogEntry, card: int) -> list[LogEntry]:
        """Let the next event go on with this line."""
        self._last, self._about = line, card
        return [line]


_CARDS = frozenset({"card", "victim", "covered", "other"})


def entry_sentence(line: LogEntry, language: str, cards: CardSet | None = None, reader: str = "") -> str:
    """The whole sentence of a line.

    Args:
        line: what is told.
        language: that of the installed catalogue; it chooses the names.
        cards: the deck, which may bring its own names along; without one all shipped cards are known.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    texts = shipped_texts(language) if cards is None else deck_texts(cards, language)
    key = personal_key(PHRASES, line, reader)
    text = PHRASES[key](line.counted()).format(**_forms(values_for(line, reader), language, texts))
    # A sentence may begin with "your Lord", what is added to a figure does not.
    return text if key.startswith("on-card") else f"{text[:1].upper()}{text[1:]}"


def phrase_text(sentences: Phrases, line: LogEntry, language: str, cards: CardSet | None = None) -> str:
    """The sentence of a line that is none of the chronicle's, from a table of its own."""
    texts = shipped_texts(language) if cards is None else deck_texts(cards, language)
    return sentences[line.key](line.counted()).format(**_forms(line.values, language, texts))


def describe_card(table: Table, card: int, viewer: int, language: str, reader: str = "") -> str:
    """Return a card in words for those who hear it, naming only what the viewing seat knows of it, -1 for a spectator.

    Args:
        table: where it lies.
        card: which one.
        viewer: the seat that hears it.
        language: what is spoken.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    seating = table.seating
    bits = 1 << viewer if viewer >= 0 else seating.everyone
    face = table.faces[card] if table.known[card] & bits == bits else None
    seat = seating.owner[card]
    values: dict[str, object] = {
        "family": seating.families[seat],
        "card": None if face is None else seating.cards.kinds[face].id,
        "n": table.influence[card],
        "places": len(table.queue),
    }
    further: list[LogEntry] = []
    named = "" if face is None else "-named"
    if card in table.hands[seat]:
        key = "is-in-your-hand" if seat in seating.seats_of(viewer) and named else f"is-in-hand{named}"
    elif card in table.aside[seat]:
        key = f"is-set-aside{named}"
    elif card in table.discards:
        key = "is-discarded"
    elif card in table.reserves:
        key = "is-reserved"
    else:
        slot, stack = next((slot, cards) for slot in range(len(table.queue)) if card in (cards := table.stack(slot)))
        values["place"] = slot + 1
        laden = "-with" if table.influence[card] else ""
        if stack[0] != card:
            key = f"is-covered{named}"
        elif table.open[card]:
            key = f"is-open{laden}"
        else:
            key = f"is-closed{laden}{named}"
        if len(stack) > 1 and stack[0] == card:
            further.append(LogEntry("covers", values={"n": len(stack) - 1}))
        if table.verdicts[card]:
            further.append(LogEntry("bears-verdicts", values={"n": table.verdicts[card]}))
        if card in table.fresh:
            further.append(LogEntry("waits"))
    lines = (LogEntry(key, values=values), *further)
    return " ".join(entry_sentence(line, language, seating.cards, reader) for line in lines)


def _forms(values: Mapping[str, object], language: str, texts: Mapping[str, CardText]) -> dict[str, object]:
    """Every value in all the forms that a language may ask for."""
    forms: dict[str, object] = {}
    for name, value in values.items():
        if name == "round" and isinstance(value, int):
            forms[name] = roman(value)
        elif name in _CARDS and (value is None or isinstance(value, str)):
            slot = values.get("slot", "")
            card = _unknown(slot) if value is None else _card(value, texts)
            forms |= {name: card[0], f"{name}_gen": card[1], f"{name}_acc": card[2], f"{name}_says": card[3]}
            yours = _your_unknown(slot) if value is None else your_card(value, texts)
            forms |= {f"your_{name}{case}": form for case, form in zip(("", "_gen", "_acc"), yours, strict=True)}
        elif name == "families" and isinstance(value, tuple):
            forms[name] = join_with_and([families(language)[letter].name for letter in value])
        elif name.endswith("family") and isinstance(value, str):
            forms |= family_forms(families(language), value, name)
        else:
            forms[name] = value
    return forms


def _card(kind: str, texts: Mapping[str, CardText]) -> tuple[str, str, str, str]:
    """Name, genitive, accusative and what it says; a kind without a text of its own is called by its id."""
    found = texts.get(kind)
    if found is None:
        name = name_from_id(kind)
        return name, name, name, ""
    return found.name, found.genitive, found.accusative, found.text


def _unknown(slot: object) -> tuple[str, str, str, str]:
    """Return the names of a card of which only the place is known."""
    cases = (
        translate("Chronicle", "card {slot}", "nominative"),
        translate("Chronicle", "card {slot}", "genitive"),
        translate("Chronicle", "card {slot}", "accusative"),
    )
    name, genitive, accusative = (case.format(slot=slot).rstrip() for case in cases)
    return name, genitive, accusative, ""


def _your_unknown(slot: object) -> CardForms:
    """Return what its owner calls a card of which only the place is known."""
    cases = (
        translate("Chronicle", "your card {slot}", "nominative"),
        translate("Chronicle", "your card {slot}", "genitive"),
        translate("Chronicle", "your card {slot}", "accusative"),
    )
    return CardForms(*(case.format(slot=slot).rstrip() for case in cases))


class _LogRenderer(LogRenderer[Table, CardSet]):
    """The log renderer of Oriflamme."""

    def log_writer(self, table: Table) -> LogWriter:
        return LogWriter(table.seating)

    def waiting(self, decision: Decision, table: Table) -> LogEntry:
        return waiting_entry(decision.seat, decision.prompt, table)

    def figures(self, table: Table) -> Mapping[LogFigure, int]:
        owner = table.seating.owner
        scores = {LogFigure(seat): score for seat, score in enumerate(table.pool)}
        return scores | {LogFigure(owner[card], card): lain for card, lain in enumerate(table.influence) if lain}

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> LogEntry | None:
        return bot_reason(word, figures, seat, table.seating) or super().reason(word, figures, seat, table)

    def landmark_of(self, line: LogEntry) -> Landmark | None:
        return "reveal" if line.key.startswith("reveal") else super().landmark_of(line)

    def row_key(self, line: LogEntry) -> str | None:
        return ROW_OF.get(line.key)

    def thing(self, figure: LogFigure, table: Table) -> LogEntry | None:
        card = figure.thing
        return on_card(card, table) if isinstance(card, int) else None

    def named(self, kind: str, cards: CardSet) -> str:
        return _card(kind, deck_texts(cards, current_language()))[0]

    def text(self, line: LogEntry, cards: CardSet | None = None, reader: str = "") -> str:
        return entry_sentence(line, current_language(), cards, reader)


LOG_RENDERER: Final = _LogRenderer()
