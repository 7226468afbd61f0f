"""What each card of a game came to: told by the events of the game, added up over many games."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.cli.intervals import Ratio
from gonfalon.core.game import Outcome
from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules.copies import Copies, Copy
from gonfalon.games.oriflamme.rules.events import (
    Collected,
    Eliminated,
    Event,
    Gained,
    Placed,
    Revealed,
    Stolen,
    Swapped,
)

EVEN = 60
"""A victory in whole numbers, however many of at most five share it."""


class Diary:
    """Listens to one game and notes what became of every copy of every kind."""

    def __init__(self, table: Table) -> None:
        self._copies = Copies(table)
        self.dealt: set[Copy] = {self._copies.of(card) for hand in table.hands for card in hand}
        self.played: set[Copy] = set()
        self.revealed: set[Copy] = set()
        self.eliminated: set[Copy] = set()
        self.earned: dict[Copy, int] = {}
        table.listener = self.note

    def note(self, event: Event) -> None:
        copy_of = self._copies.of
        self._copies.hear(event)
        match event:
            case Placed(card=card) | Swapped(other=card):
                self.played.add(copy_of(card))
            case Revealed(card=card):
                self.revealed.add(copy_of(card))
            case Eliminated(card=card, by=by):
                self.eliminated.add(copy_of(card))
                self._earn(by, 1)
            case (
                Collected(card=card, earned=amount)
                | Gained(card=card, amount=amount)
                | Stolen(card=card, amount=amount)
            ):
                self._earn(card, amount)

    def _earn(self, card: int, amount: int) -> None:
        copy = self._copies.of(card)
        self.earned[copy] = self.earned.get(copy, 0) + amount


class Tally:
    """The figures of one kind over many games."""

    __slots__ = ("earned", "eliminated", "games", "played", "revealed", "wins")

    def __init__(self) -> None:
        self.games = 0
        """Games in whose deck it was."""
        self.played = Ratio()
        """Of the copies that were dealt into hands."""
        self.revealed = Ratio()
        """Of those played, as the next three."""
        self.eliminated = Ratio()
        self.earned = Ratio()
        self.wins = Ratio()
        """In parts of `EVEN`."""

    @property
    def ratios(self) -> tuple[Ratio, ...]:
        return self.played, self.revealed, self.eliminated, self.earned, self.wins

    def add(self, diary: Diary, kind: int, outcome: Outcome) -> None:
        """One more game."""

        def copies(noted: Iterable[Copy]) -> list[Copy]:
            return [copy for copy in noted if copy[1] == kind]

        played = copies(diary.played)
        self.games += 1
        self.played.add(len(played), len(copies(diary.dealt)))
        self.revealed.add(len(copies(diary.revealed)), len(played))
        self.eliminated.add(len(copies(diary.eliminated)), len(played))
        self.earned.add(sum(diary.earned.get(copy, 0) for copy in played), len(played))
        self.wins.add(sum(round(EVEN * outcome.share(seat)) for seat, _ in played), EVEN * len(played))

    def merge(self, other: Tally) -> None:
        """The games of another."""
        self.games += other.games
        for mine, theirs in zip(self.ratios, other.ratios, strict=True):
            mine.merge(theirs)


def merged(parts: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    """The tallies of all parts together, by kind."""
    whole: dict[str, Tally] = {}
    for part in parts:
        for kind, tally in part.items():
            whole.setdefault(kind, Tally()).merge(tally)
    return whole
