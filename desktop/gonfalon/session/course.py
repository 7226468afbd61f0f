"""A game that is written down beforehand, for somebody who plays it for the first time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.record import decode, load, read
from gonfalon.session.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gonfalon.core.game import Event, Move
    from gonfalon.core.record import Record
    from gonfalon.session.seats import Seat
    from gonfalon.session.shelves import Shelves

__all__ = ["Course"]


class Course:
    """All moves of such a game, and a match in which they are made one after the other; it is kept nowhere."""

    def __init__(
        self,
        path: Path,
        shelves: Shelves,
        called: Callable[[str], str],
        after: int = 0,
        *,
        game: str = "",
        least: int = 0,
    ) -> None:
        """
        Args:
            path: the record of the game; one person sits there, who learns it.
            shelves: where its cards are.
            called: the name of a player by the letter of the family.
            after: how many of its moves have been made already.
            game: the game that is learnt, if it must be a certain one.
            least: after how many moves something is told at last.

        Raises:
            RecordError: when it cannot be played like that.
            OSError: when it cannot be read.
        """
        record = read(decode(load(path), path.name), path.name)
        _check(record, game, least)
        named = tuple(seat._replace(name=called(seat.family)) for seat in record.seats)
        record = replace(record, seats=named, practice=True)
        self._whole = Match.restore(record, shelves)
        self.match = Match.restore(replace(record, moves=record.moves[:after]), shelves)

    @property
    def seats(self) -> Sequence[Seat]:
        return self._whole.seats

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return next(index for index, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def done(self) -> int:
        """How many of its moves have been made."""
        return len(self.match.moves)

    @property
    def over(self) -> bool:
        """Whether everything has been played that was written down."""
        return self.done >= len(self._whole.moves)

    @property
    def asks(self) -> bool:
        """Whether the next move is the learner's."""
        return not self.over and self._whole.deciders[self.done] == self.learner

    def next_move(self) -> Move:
        """What is played next."""
        return self._whole.moves[self.done]

    def next_events(self) -> Sequence[Event]:
        """What the learner will see of the next move, or first sees after it where a choice alone changes nothing."""
        return next((deed.events for deed in self._whole.deeds(self.learner, self.done) if deed.events), ())


def _check(record: Record, game: str, least: int) -> None:
    learners = sum(seat.bot is None for seat in record.seats)
    if game and record.game != game:
        raise record.error("broken", f"this lesson is about the game '{game}'.", "game")
    if learners != 1:
        raise record.error("broken", f"one person learns in a lesson, and here sit {learners}.", "seats")
    if len(record.moves) < least:
        sentence = f"this lesson needs {least} moves, and here are {len(record.moves)}."
        raise record.error("broken", sentence, "moves", len(record.moves) - 1)
