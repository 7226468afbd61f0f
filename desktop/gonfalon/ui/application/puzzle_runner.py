"""The script of a puzzle: it asks, judges the answer, and lets the board show how the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.session.puzzle_texts import PuzzleTexts
from gonfalon.texts.translations import translate
from gonfalon.ui.screens.puzzle_result import STAMP_MS, PuzzleResult, Verdict
from gonfalon.ui.screens.puzzles import PuzzleBar, count_text, puzzle_task, verdict_title
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.styling import discard

if TYPE_CHECKING:
    from gonfalon.core.game import Move
    from gonfalon.session.match import Match, PlayedMove
    from gonfalon.session.puzzles import Puzzle
    from gonfalon.ui.application.match_controller import MatchController


class PuzzleRunner(QObject):
    """Stands between a match and its table as long as a puzzle is asked."""

    solved = Signal()
    """The answer is the best, and neither shown nor found by leaving out what was wrong."""
    missed = Signal()
    """The answer is not the best, or it was shown."""
    left = Signal()
    """Whoever puzzles wants another puzzle, or none."""
    shown = Signal()
    """The solution is to be shown."""
    again = Signal()
    forward = Signal()
    """On to the next puzzle."""

    def __init__(
        self,
        puzzle: Puzzle,
        match: Match,
        play: MatchController,
        counted: Callable[[], tuple[int, int]],
        *,
        shows: bool = False,
        fresh: bool = True,
    ) -> None:
        """
        Args:
            puzzle: what is asked.
            match: its game, which waits for the answer.
            play: the table of the game.
            counted: how many puzzles are solved, and of how many.
            shows: whether the solution is played at once.
            fresh: whether it was not missed just before.
        """
        super().__init__(play)
        self.puzzle = puzzle
        self._match = match
        self._play = play
        self._table = play.table
        self._counted = counted
        self._shows, self._fresh = shows, fresh
        self._asked = len(match.moves)
        self._texts = PuzzleTexts(puzzle, match, self._asked, self._table.game_view.log_renderer)
        self._coming: list[PlayedMove] = []
        """What the board is still to show of how it goes on."""
        self._leads = True
        """Whether the table is still that of this puzzle."""
        self._told = ""
        """The answer that is told of."""
        self.bar = PuzzleBar(self._table)
        self.bar.left.connect(self.left)
        self.bar.shown.connect(self.shown)
        self.result: PuzzleResult | None = None
        self._table.stand_on(self.bar)
        self._say()

    @property
    def answer(self) -> str:
        """The answer given, empty before that."""
        moves = self._match.moves
        return str(moves[self._asked]) if len(moves) > self._asked else ""

    @property
    def right(self) -> bool:
        """Whether the answer is the best move."""
        return self.answer in self.puzzle.solution

    def holds(self) -> bool:
        """Judge the answer once it has been seen; whether there is one, and so nothing goes on."""
        if not self.answer:
            if self._shows:
                # Once the question has been asked.
                QTimer.singleShot(0, self, self._play_solution)
            return False
        if self.result is None:
            self._judge()
        # Not from within the call that asks what comes next.
        QTimer.singleShot(0, self, self._show_next)
        return True

    def _judge(self) -> None:
        if self._shows or not self.right:
            self.missed.emit()
        elif self._fresh:
            self.solved.emit()
        result = self.result = PuzzleResult(self._table)
        result.left.connect(self.left)
        result.shown.connect(self.shown)
        result.again.connect(self.again)
        result.forward.connect(self.forward)
        result.play_on.connect(self._play.play_on_alone)
        result.answer_wanted.connect(self._show_answer)
        self._told = self.answer
        self.bar.hide()
        self._say()
        self._table.stand_on(result)
        (result.next_button if self.right else result.again_button).setFocus()
        self._stamp(result)
        first, *rest = self._texts.line(self.answer)
        (played,) = self._match.played_moves(self._play.viewer, self._asked)[:1]
        if [*first.events] == played.events:
            self._coming = rest
        else:
            # What was drawn by it is another card in the game that is told of: it is played there once more.
            QTimer.singleShot(0, self, self._show_again)

    def _stamp(self, result: PuzzleResult) -> None:
        motion = self._table.scene.motion
        if self.right and not self._shows and not (motion.off or motion.reduced):
            result.stamp(motion.ms(STAMP_MS))
            self._table.heard.emit(Sound.CARD)

    def _show_again(self) -> None:
        if self._leads:
            self._show_answer(self.answer)

    def _show_next(self) -> None:
        if self._leads and self._coming and self._table.idle:
            played_move = self._coming.pop(0)
            self._table.play(played_move.events, played_move.seat, move=played_move.move)
            if not played_move.events:
                self._show_next()

    def _show_answer(self, move: str) -> None:
        """Tell what an answer comes to, and let the board show how the game goes on after it."""
        self._told = move
        self._say_reasons()
        seat = self._play.viewer
        view, opening = self._match.view(seat, self._asked), self._match.view(seat, 0).table
        self._table.show_table(
            view.table, seat, self._match.seats, opening, self._match.played_moves(seat)[: self._asked]
        )
        self._coming = self._texts.line(move)
        self._show_next()

    def _play_solution(self) -> None:
        move_input = self._table.scene.move_input
        if move_input.decision is not None:
            best = max(self.puzzle.solution, key=lambda move: self.puzzle.shares[move])
            move_input.answer(next(move for move in move_input.decision.moves if str(move) == best))

    def move_of_others(self) -> Move | None:
        """Return None: no other seat moves in a puzzle."""
        return None

    def refusal(self, move: Move) -> str:
        """Every move is an answer."""
        return ""

    def no_hint(self) -> str:
        """Return where a hint is found in a puzzle."""
        return translate("Puzzle", "A puzzle gives no hints; the solution can be shown by the button below.")

    def played(self) -> None:
        """It is judged when it has been seen."""

    # -- words ---------------------------------------------------------------------------------------------------------

    def _say(self) -> None:
        puzzle, result = self.puzzle, self.result
        if result is None:
            self.bar.say(puzzle_task(puzzle))
            self._table.arrange()
            return
        verdict = Verdict.SHOWN if self._shows else Verdict.SOLVED if self.right else Verdict.MISSED
        title = verdict_title(puzzle, self.answer, fresh=self._fresh)
        if self._shows:
            title = translate("Puzzle", "The solution")
        answers = [one for one in self._texts.answers() if self.right or one.move == self.answer]
        count = count_text(*self._counted(), fresh=self._fresh or not self.right)
        result.say(verdict, title, self._texts.name(self.answer), count, answers)
        self._say_reasons()

    def _say_reasons(self) -> None:
        if self.result is not None:
            move = self._told
            heading = translate("Puzzle", "Why not: {move}").format(move=self._texts.name(move))
            if move in self.puzzle.solution:
                heading = translate("Puzzle", "Why it works")
            elif not self.right:
                heading = translate("Puzzle", "What happened")
            self.result.tell(move, heading, self._texts.reasons(move), self._texts.steps(move))

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self.bar.retranslate()
        if self.result is not None:
            self.result.retranslate()
        self._say()

    def close(self) -> None:
        """Take the bar away for good."""
        # What was to be shown next is nothing for the table that comes now.
        self._leads = False
        self._table.stand_on(None)
        discard(self.bar)
        if self.result is not None:
            discard(self.result)
        self.deleteLater()
