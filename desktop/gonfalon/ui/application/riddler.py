"""Asks a puzzle at the table of its game: one decision, judged when it has been seen, and no move of anybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.texts.players import family_name
from gonfalon.ui.screens.puzzle_bar import PuzzleBar
from gonfalon.ui.screens.puzzle_words import praise, reproof, solution, task

if TYPE_CHECKING:
    from gonfalon.core.game import Move
    from gonfalon.session.match import Match
    from gonfalon.session.puzzles import Puzzle
    from gonfalon.ui.application.play import Play

__all__ = ["Riddler"]


class Riddler(QObject):
    """Stands between a match and its table as long as a puzzle is asked."""

    solved = Signal()
    """The answer is the best, and neither shown nor found by leaving out what was wrong."""
    missed = Signal()
    """The answer is not the best, or it was shown."""

    def __init__(self, puzzle: Puzzle, match: Match, play: Play, *, shows: bool = False, fresh: bool = True) -> None:
        """
        Args:
            puzzle: what is asked.
            match: its game, which waits for the answer.
            play: the table of the game.
            shows: whether the solution is played at once.
            fresh: whether it was not missed just before.
        """
        super().__init__(play)
        self.puzzle = puzzle
        self._match = match
        self._table = play.table
        self._shows, self._fresh = shows, fresh
        self._asked = len(match.moves)
        self.bar = PuzzleBar(self._table)
        self._table.stand_on(self.bar)
        self._say()

    @property
    def answer(self) -> str:
        """What was answered, empty before that."""
        moves = self._match.moves
        return str(moves[self._asked]) if len(moves) > self._asked else ""

    @property
    def right(self) -> bool:
        """Whether that is the best."""
        return self.answer in self.puzzle.solution

    def holds(self) -> bool:
        """Judge the answer once it has been seen; whether there is one, and so nothing goes on."""
        if not self.answer:
            if self._shows:
                # Once the question has been asked.
                QTimer.singleShot(0, self, self._play_solution)
            return False
        self._say()
        (self.bar.next_button if self.right else self.bar.again_button).setFocus()
        if self._shows or not self.right:
            self.missed.emit()
        elif self._fresh:
            self.solved.emit()
        return True

    def _play_solution(self) -> None:
        asking = self._table.scene.asking
        if asking.decision is not None:
            best = max(self.puzzle.solution, key=lambda move: self.puzzle.shares[move])
            asking.answer(next(move for move in asking.decision.moves if str(move) == best))

    def move_of_others(self) -> Move | None:
        """Nobody else is asked."""
        return None

    def refusal(self, move: Move) -> str:
        """Every move is an answer."""
        return ""

    def played(self) -> None:
        """It is judged when it has been seen."""

    def _say(self) -> None:
        puzzle = self.puzzle
        if not self.answer:
            seat = self._match.decision_seat
            assert seat is not None
            words = task(puzzle, family_name(self._match.seats[seat].family))
        elif self._shows:
            words = solution(puzzle)
        else:
            words = praise(puzzle, fresh=self._fresh) if self.right else reproof(puzzle, self.answer)
        wrong = bool(self.answer) and not self.right
        self.bar.say(words, again=wrong, onward=bool(self.answer) and not wrong)
        self._table.arrange()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self.bar.retranslate()
        self._say()

    def close(self) -> None:
        """Take the bar away for good."""
        self._table.stand_on(None)
        self.bar.hide()
        self.bar.deleteLater()
        self.deleteLater()
