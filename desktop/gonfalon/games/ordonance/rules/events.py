"""What can happen at a table of Ordonance, as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Two kinds hold secrets: `Drawn`, and the
place in the hand that `Shown` names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from gonfalon.games.ordonance.rules.table import Table


class Drawn(NamedTuple):
    """A seat took the next card of the pile into its hand."""

    seat: int
    card: int
    face: int | None
    """None for everybody else."""

    def apply(self, table: Table) -> None:
        table.draw(self.face)

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else self._replace(face=None)


class Shown(NamedTuple):
    """Everybody came to know a hand card that is about to be played."""

    seat: int
    card: int
    face: int | None
    held: int
    """Which card of its owner had this face until now; -1 for everybody else."""

    def apply(self, table: Table) -> None:
        table.show(self.card, self.face, self.held)

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else self._replace(held=-1)


class Played(NamedTuple):
    """A card went into a territory of its seat."""

    seat: int
    card: int
    territory: int

    def apply(self, table: Table) -> None:
        table.play(self.card, self.territory)

    def seen_by(self, seat: int) -> Event:
        return self


class Passed(NamedTuple):
    """A seat had no card to play, or no place to play one."""

    seat: int

    def apply(self, table: Table) -> None:
        table.pass_by()

    def seen_by(self, seat: int) -> Event:
        return self


class Controlled(NamedTuple):
    """A seat took control of a territory, which is final, and the next victory marker with it."""

    territory: int
    seat: int
    marker: int

    def apply(self, table: Table) -> None:
        table.control(self.territory, self.seat)

    def seen_by(self, seat: int) -> Event:
        return self


class Disclosed(NamedTuple):
    """The game is ending, and everybody came to know what nobody had seen yet."""

    cards: tuple[int, ...]
    faces: tuple[int | None, ...]

    def apply(self, table: Table) -> None:
        table.disclose(self.cards, self.faces)

    def seen_by(self, seat: int) -> Event:
        return self


class Ended(NamedTuple):
    def apply(self, table: Table) -> None:
        table.end()

    def seen_by(self, seat: int) -> Event:
        return self


Event: TypeAlias = Drawn | Shown | Played | Passed | Controlled | Disclosed | Ended
