"""The sentences about the answers of a puzzle: what each move comes to, why, and how the game goes on after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from gonfalon.core.dice import Dice
from gonfalon.session.continuation import Continuation, tell_continuation
from gonfalon.session.match import continuation
from gonfalon.session.move_line import MoveLine
from gonfalon.session.puzzles import WHOLE
from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.translations import translate

if TYPE_CHECKING:
    from gonfalon.session.continuation import ToldStep
    from gonfalon.session.match import Match, PlayedMove
    from gonfalon.session.puzzles import Puzzle
    from gonfalon.texts.log_entries import AnyLogRenderer

STEPS: Final = 4
"""So many steps are told of how it goes on."""


class StepText(NamedTuple):
    """A step of a continuation in words."""

    family: str
    """The letter of the family that acts, empty for none."""
    sentence: str
    change: str
    """By how much the figure of the seat that is asked changes; empty where it does not."""


class AnswerText(NamedTuple):
    """An answer in words."""

    move: str
    name: str
    """What is done."""
    figure: str
    """How often it wins."""
    best: bool


class PuzzleTexts:
    """Words the answers of one puzzle for the person who is asked."""

    def __init__(self, puzzle: Puzzle, match: Match, asked: int, log_renderer: AnyLogRenderer) -> None:
        """
        Args:
            puzzle: what is asked.
            match: its game.
            asked: after how many moves it is asked.
            log_renderer: how the game is told.
        """
        self.puzzle = puzzle
        self._match = match
        self._asked = asked
        self._log_renderer = log_renderer
        self._seat = next(seat for seat, who in enumerate(match.seats) if who.bot is None)
        self._told: dict[str, Continuation] = {}

    def line(self, move: str) -> list[PlayedMove]:
        """Return how the game goes on with a move; no more than the move where the puzzle does not say."""
        deal, words = self.puzzle.lines.get(move) or MoveLine(0, (move,))
        view = self._match.view(self._seat, self._asked)
        return list(continuation(view.determinize(Dice(deal)), self._seat, words))

    def _continuation(self, move: str) -> Continuation:
        if move not in self._told:
            view = self._match.view(self._seat, self._asked)
            self._told[move] = tell_continuation(view, self.line(move), self._log_renderer)
        return self._told[move]

    def name(self, move: str) -> str:
        """Return what is done with a move."""
        family = self._match.seats[self._seat].family
        if line := self._log_renderer.choice_entry(move, family):
            return self._log_renderer.text(line, self._match.deck)
        steps = self._continuation(move).steps
        return self._sentence(steps[0]) if steps and steps[0].move == 0 else move

    def _sentence(self, step: ToldStep) -> str:
        return self._log_renderer.text(step.line, self._match.deck, self._match.seats[self._seat].family)

    def answers(self) -> list[AnswerText]:
        """Return all answers, the best first."""
        puzzle = self.puzzle
        order = sorted(puzzle.shares, key=lambda move: (move not in puzzle.solution, -puzzle.shares[move]))
        return [AnswerText(move, self.name(move), self.figure(move), move in puzzle.solution) for move in order]

    def figure(self, move: str) -> str:
        """Return how often a move wins."""
        return translate("AnalysisController", "{percent}%").format(
            percent=format_percent(self.puzzle.shares[move] / WHOLE)
        )

    def reasons(self, move: str) -> list[str]:
        """Return why a move is good or not: what it comes to, what it brings, and who takes that away."""
        told, puzzle = self._continuation(move), self.puzzle
        found = []
        if puzzle.searched:
            text = translate("Puzzle", "It wins whatever the others do.")
            if move not in puzzle.solution:
                text = translate("Puzzle", "After it the others can keep you from winning.")
        else:
            text = translate("Puzzle", "It wins {own} of 100 games.")
            text = text.format(own=format_percent(puzzle.shares[move] / WHOLE))
        found.append(text)
        if move in puzzle.scores:
            own, rival = puzzle.scores[move]
            text = translate("Puzzle", "On average you end with {own}, the best of the others with {rival}.")
            found.append(text.format(own=format_decimal(own / 10), rival=format_decimal(rival / 10)))
        found += reason_texts(told, self._sentence, good=move in puzzle.solution)
        return found

    def steps(self, move: str) -> Sequence[StepText]:
        """Return the steps of how it goes on that say most."""
        told = self._continuation(move).most_telling(STEPS)
        return [
            StepText(step.line.family or "", self._sentence(step), f"{step.gain:+}" if step.gain else "")
            for step in told
        ]


def reason_texts(told: Continuation, sentence: Callable[[ToldStep], str], *, good: bool) -> list[str]:
    """Return what a continuation brings to the seat it is told to, and unless the move is `good`, who takes it away."""
    found = []
    if told.brings is not None:
        found.append(translate("Puzzle", "What it brings: {sentence}").format(sentence=sentence(told.brings)))
    if not good and told.takes is not None:
        found.append(translate("Puzzle", "Who takes it away: {sentence}").format(sentence=sentence(told.takes)))
    elif not good and told.helps_rival is not None:
        found.append(translate("Puzzle", "Whom it helps: {sentence}").format(sentence=sentence(told.helps_rival)))
    return found
