"""What makes a puzzle worth solving: who finds its solution, what each move comes to, and what follows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gonfalon.bots.bot import SIMPLEST, Bot, Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.session.continuation import Continuation, tell_continuation
from gonfalon.session.match import continuation
from gonfalon.session.move_line import MoveLine
from gonfalon.session.plugin import GamePlugin
from gonfalon.session.puzzle_texts import STEPS
from gonfalon.session.puzzles import GRADES, WHOLE
from gonfalon.texts.log_entries import AnyLogRenderer

ASKED: Final = 6
"""So often each level of bots is asked."""
FINDS: Final = 0.6
"""A level that finds the solution in this part of the tries is said to find it."""
EASY: Final = ("page", "squire")
IMAGINED: Final = 150
"""In so many games that look to the seat like this one each move is played on."""
LOOKED_AT: Final = 40
"""Of so many of them it is looked what decides them."""
LONGEST: Final = 40
"""So many moves are shown of what follows."""


class _End(NamedTuple):
    """How a game went on after a move."""

    words: tuple[str, ...]
    share: float
    own: int
    rival: int


@dataclass(frozen=True)
class Explanation:
    """What is told about the moves of a puzzle beside their shares."""

    grade: int
    found: int
    scores: dict[str, tuple[int, int]]
    lines: dict[str, MoveLine]


def explain(
    game: GamePlugin, view: View, solution: Sequence[str], by: str, log_renderer: AnyLogRenderer
) -> Explanation:
    """Work out what is told about the moves of a decision.

    Args:
        game: what is played.
        view: what the seat knows that is asked.
        solution: the best moves.
        by: the bot that plays on.
        log_renderer: how the game is told.
    """
    bot = game.bot(by or SIMPLEST)
    grade, found = _found(game, view, solution)
    scores, lines = {}, {}
    deals = [view.determinize(Dice(number)) for number in range(IMAGINED)]
    for move in view.pending.moves:
        word = str(move)
        ends = [_played_on(game, bot, deal, view.seat, word, Dice(number)) for number, deal in enumerate(deals)]
        scores[word] = (_tenths([end.own for end in ends]), _tenths([end.rival for end in ends]))
        lines[word] = _typical(ends, deals, view, log_renderer, wins=word in solution)
    return Explanation(grade, found, scores, lines)


def _found(game: GamePlugin, view: View, solution: Sequence[str]) -> tuple[int, int]:
    found = {}
    for level in game.bots:
        bot = game.bot(level)
        chosen = [bot.choose(view, Dice(number), Budget(60.0)).move for number in range(ASKED)]
        found[level] = sum(str(move) in solution for move in chosen) / ASKED
    finders = [level for level in game.bots if found[level] >= FINDS]
    grade = GRADES[2] if not finders else GRADES[0] if finders[0] in EASY else GRADES[1]
    return grade, round(WHOLE * sum(found.values()) / len(found))


def _played_on(game: GamePlugin, bot: Bot, start: State, seat: int, first: str, dice: Dice) -> _End:
    state, budget = start.clone(), Budget(60.0)
    words: list[str] = []
    while moves := state.moves:
        if not words:
            move = next(move for move in moves if str(move) == first)
        else:
            move = moves[0] if len(moves) == 1 else bot.choose(View.of(state, state.seat), dice, budget).move
        words.append(str(move))
        state.play(move)
    outcome = game.rules.outcome(state.table)
    rival = max(score for at, score in enumerate(outcome.scores) if at != seat)
    return _End(tuple(words), outcome.share(seat), outcome.scores[seat], rival)


def _typical(
    ends: Sequence[_End], deals: Sequence[State], view: View, log_renderer: AnyLogRenderer, *, wins: bool
) -> MoveLine:
    """Return the beginning of a game that goes as most do: one that is won after the best move, lost after others."""
    wanted = (max if wins else min)(end.share for end in ends)
    numbers = [number for number, end in enumerate(ends) if end.share == wanted][:LOOKED_AT]
    told = [
        tell_continuation(view, continuation(deals[number], view.seat, ends[number].words[:LONGEST]), log_renderer)
        for number in numbers
    ]
    causes = [_cause(one, wins=wins) for one in told]
    at = causes.index(Counter(causes).most_common(1)[0][0])
    last = max((step.move for step in told[at].most_telling(STEPS)), default=0)
    return MoveLine(numbers[at], ends[numbers[at]].words[: last + 1])


def _cause(told: Continuation, *, wins: bool) -> object:
    step = told.brings if wins else told.takes or told.helps_rival
    return None if step is None else (step.line.key, step.line.family, step.gain, step.loss, step.rival)


def _tenths(points: Sequence[int]) -> int:
    return round(10 * sum(points) / len(points))
