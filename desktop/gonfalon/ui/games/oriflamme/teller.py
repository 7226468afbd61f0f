"""From events to lines: which sentence tells what happened, seen from one seat."""

from __future__ import annotations

from gonfalon.games.oriflamme import events as told
from gonfalon.games.oriflamme.moves import BACK, FRONT
from gonfalon.games.oriflamme.program import Prompt
from gonfalon.games.oriflamme.table import Seating, Table
from gonfalon.ui.games.lines import Line

__all__ = ["Teller", "kind_of", "waiting"]


def kind_of(table: Table, card: int) -> str | None:
    """The kind of a card, None where this view of the table does not know it."""
    face = table.faces[card]
    return None if face is None else table.seating.cards.kinds[face].id


def waiting(seat: int, prompt: Prompt, table: Table) -> Line:
    """The line about the decision that is open: who chooses, and for which card."""
    family = table.seating.families[seat]
    kind = kind_of(table, prompt.card) if prompt.card >= 0 else None
    if kind is None or prompt.word in ("place", "face-down"):
        return Line("choosing", family, values={"family": family})
    key = "choosing-victim" if prompt.verb == "eliminate" else "choosing-card"
    return Line(key, family, values={"family": family, "card": kind}, cards=((kind, family),))


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

    def opening(self, table: Table) -> list[Line]:
        """The lines of a round that had begun before anybody listened, as the first one has when a game is set up."""
        return self._begun(table.round, table.first) if table.round else []

    def tell(self, event: told.Event, table: Table) -> list[Line]:
        """The lines of an event, to be asked for before it is applied to the seat's own view of the table."""
        last, self._last = self._last, None
        about, self._about = self._about, -1
        match event:
            case told.RoundBegan(number, first):
                self._struck.clear()
                return self._begun(number, first)
            case told.ResolutionBegan():
                return [Line("resolution", heading=True, values={"round": table.round})]
            case told.Ended():
                return [Line("ended", heading=True)]
            case told.Reached():
                self._struck.clear()
                self._avenged = -1
                return []
            case told.Placed(card, slot):
                return self._placed(table, card, slot)
            case told.Kept(card, amount):
                total = table.influence[card] + amount
                key = "keep" if total else "keep-bare"
                return [self._line(table, self._known(key, table, card), card, n=total)]
            case told.Revealed(card):
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
                return [self._line(table, key, card, victim_family=family, n=amount)]
            case told.Copied(card, model):
                return [self._against(table, self._whose("copy", card, model), card, model)]
            case told.Moved(card, gap):
                stays = table.under[card] < 0 and table.queue.index(card) == gap
                key = self._known("stay" if stays else "move", table, card)
                return [self._against(table, key, table.acted, card, place=gap + 1)]
            case told.Marked(card):
                key = "mark-self" if card == table.acted else self._known("mark", table, card)
                return [self._against(table, key, table.acted, card)]
            case told.Closed(card):
                return [self._line(table, "close", card)]
            case told.Reserved(card):
                lain = table.influence[card]
                return [self._line(table, "reserve-with" if lain else "reserve", card, n=lain)]
            case told.Swapped(card, other):
                return [self._with(table, self._known("swap", table, other), card, "other", other)]
            case _:  # What is shown or mixed is told by what happens to the cards.
                self._last, self._about = last, about
                return []

    # -- the sentences that depend on more than their event ------------------------------------------------------------

    def _begun(self, number: int, first: int) -> list[Line]:
        family = self._seating.families[first]
        heading = Line("planning", heading=True, values={"round": number})
        return [heading, Line("crown", family, values={"family": family})]

    def _placed(self, table: Table, card: int, slot: int) -> list[Line]:
        if slot >= 0:
            covered = table.queue[slot]
            if kind_of(table, covered) is None:
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
        if card in self._struck:
            self._avenged = self._struck[card]
        if last is None or last.key not in ("reveal", "reveal-earns", "gain"):
            return self._open(self._line(table, "gain", card, n=amount), card)
        key = "gain" if last.key == "gain" else "reveal-earns"
        return self._open(self._line(table, key, card, amends=True, n=amount + _count(last)), card)

    def _dropped(self, table: Table, card: int, amount: int, last: Line | None, about: int) -> list[Line]:
        if last is not None and about == card and last.key == "reveal":
            return self._open(self._line(table, "reveal-pays", card, amends=True, n=amount), card)
        family = self._family(card)
        if last is not None and last.key.startswith("drop") and last.family == family:
            several = self._several("drop-many", last, amount, ((kind_of(table, card), family),))
            if several is not None:
                return self._open(several, card)
        return self._open(self._line(table, self._known("drop", table, card), card, n=amount, amount=amount), card)

    def _laid(self, table: Table, card: int, amount: int, by: int, last: Line | None) -> list[Line]:
        if last is not None and last.key.startswith("lay"):
            several = self._several("lay-many", last, amount, ((kind_of(table, card), self._family(card)),))
            if several is not None:
                return self._open(several, by)
        line = self._against(table, self._known("lay", table, card), by, card, n=amount, amount=amount)
        return self._open(line, by)

    def _eliminated(self, table: Table, card: int, by: int) -> list[Line]:
        self._struck[card] = by
        if card == by:
            return [self._line(table, "eliminate-self", card)]
        lost = table.influence[card]
        key = self._whose("eliminate-loss" if lost else "eliminate", by, card)
        return [self._against(table, key, by, card, n=lost)]

    def _discarded(self, table: Table, card: int) -> list[Line]:
        face = table.faces[card]
        intrigue = face is not None and self._seating.cards.kinds[face].type == "intrigue"
        if intrigue and card == table.acted and card != self._avenged:
            return []  # An intrigue leaves after its use, as everybody knows.
        lost = table.influence[card]
        return [self._line(table, "discard-loss" if lost else "discard", card, n=lost)]

    # -- making lines --------------------------------------------------------------------------------------------------

    def _family(self, card: int) -> str:
        return self._seating.families[self._seating.owner[card]]

    @staticmethod
    def _known(key: str, table: Table, card: int) -> str:
        """The key of the sentence that names a card, or of the one that does not where the view does not know it."""
        return key if table.faces[card] is None else f"{key}-named"

    def _whose(self, key: str, card: int, other: int) -> str:
        return f"{key}-own" if self._family(card) == self._family(other) else key

    def _line(self, table: Table, key: str, card: int, *, amends: bool = False, **values: object) -> Line:
        """A line about one card."""
        kind, family = kind_of(table, card), self._family(card)
        return Line(key, family, False, {"family": family, "card": kind, **values}, ((kind, family),), amends)

    def _with(self, table: Table, key: str, card: int, name: str, other: int) -> Line:
        """A line about two cards of one family."""
        family, kind, second = self._family(card), kind_of(table, card), kind_of(table, other)
        values = {"family": family, "card": kind, name: second}
        return Line(key, family, False, values, ((kind, family), (second, family)))

    def _against(self, table: Table, key: str, card: int, victim: int, **values: object) -> Line:
        """A line about what one card does to another."""
        family, kind = self._family(card), kind_of(table, card)
        victim_family, victim_kind = self._family(victim), kind_of(table, victim)
        named = {"family": family, "card": kind, "victim_family": victim_family, "victim": victim_kind, **values}
        both = ((kind, family), (victim_kind, victim_family))
        return Line(key, family, False, named, both[:1] if card == victim else both)

    @staticmethod
    def _several(key: str, last: Line, amount: int, more: tuple[tuple[str | None, str], ...]) -> Line | None:
        """One line for the same done to one more card."""
        if last.values["amount"] != amount:
            return None
        count = _count(last) + 1 if last.key == key else 2
        values = {**last.values, "n": count}
        return Line(key, last.family, False, values, last.cards + more, amends=True)

    def _open(self, line: Line, card: int) -> list[Line]:
        """Let the next event go on with this line."""
        self._last, self._about = line, card
        return [line]


def _count(line: Line) -> int:
    number = line.values.get("n", 0)
    assert isinstance(number, int)
    return number
