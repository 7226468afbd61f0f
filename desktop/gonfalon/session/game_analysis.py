"""The analysis of a finished game: what is looked at, and each seat's chances and the decisions that mattered most."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import isfinite, sqrt
from typing import Final, NamedTuple

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.bots.confidence import Z_95
from gonfalon.core.game import Move
from gonfalon.core.state import State
from gonfalon.session.move_line import MoveLine

MOMENTS: Final = 3
"""So many are told of at the most."""
WORTH_TELLING: Final = 0.03
"""A difference in chances that is less than this decided nothing."""
VERSION: Final = 2


@dataclass(frozen=True)
class AnalysisCase:
    """A game that is over, as another process can be told of it."""

    game: str
    opening: State
    moves: tuple[Move, ...]
    judged: tuple[int, ...]
    """The seats whose decisions are looked at."""
    seed: int
    analysis_budget: AnalysisBudget


class TriedMove(NamedTuple):
    """The result of an answer in the imagined games."""

    move: str
    chance: float
    """The share of victory."""
    score: float
    """The seat's at the end, on average."""
    rival: float
    """The best score of another."""


class KeyMoment(NamedTuple):
    """A move that decided much."""

    step: int
    """After how many moves it was made."""
    seat: int
    """Who made it; for `lead`, who leads from then on."""
    kind: str
    """As the timeline marks it: `costly`, `strong`, or `lead` where another came to be the likeliest winner."""
    before: float
    after: float
    """The chances of the seat: with the best other answer and with what was played; for `lead` those of the course."""
    tried: tuple[TriedMove, ...]
    """What was played, and then the best others; nothing for `lead`."""
    tries: int = 0
    """In how many games each of them was tried."""
    doubt: float = 0.0
    """How far the difference between the first two may lie from the truth (95 %)."""
    rest: tuple[TriedMove, ...] = ()
    """All other moves that were possible."""
    rest_tries: int = 0
    """In how many games each of those was tried."""
    lines: tuple[MoveLine, ...] = ()
    """How it mostly goes on after each of those in `tried`."""

    @property
    def ranked(self) -> list[TriedMove]:
        """All moves, the best first."""
        return sorted((*self.tried, *self.rest), key=lambda one: -one.chance)

    def margin(self, one: TriedMove) -> float:
        """How far a move's chance may lie from the truth (95 %)."""
        return margin_of(one.chance, self.tries if one in self.tried else self.rest_tries)

    def as_good(self, one: TriedMove) -> bool:
        """Return whether the best move may well be no better than this one."""
        best = self.ranked[0]
        return best.chance - one.chance <= max(self.margin(one), self.margin(best))


def margin_of(chance: float, tries: int) -> float:
    """Return how far a chance that was found in so many games may lie from the truth (95 %)."""
    # A few that are all alike are not sure of everything.
    return Z_95 * sqrt((chance * (1 - chance) + 0.25 / max(1, tries)) / max(1, tries))


@dataclass(frozen=True)
class AnalysisReport:
    """The findings of a coach."""

    course: tuple[tuple[int, tuple[float, ...]], ...]
    """After how many moves which chances each seat had, from the opening to the result."""
    endings: int
    """How many tries were made from each of these steps."""
    to_end: bool
    """Whether they were played to the end of the game."""
    moments: tuple[KeyMoment, ...]
    """In the order of the game."""

    def text(self) -> str:
        """The report as `read_report` reads it."""
        return json.dumps({"version": VERSION, **asdict(self)}, separators=(",", ":"))


def read_report(text: str) -> AnalysisReport:
    """The report of a text.

    Raises:
        ValueError: when it is damaged, or of another version.
    """
    try:
        found = json.loads(text)
        if found["version"] != VERSION:
            raise ValueError("another version")
        course = tuple((int(step), tuple(map(_chance, shares))) for step, shares in found["course"])
        moments = tuple(read_moment(*one) for one in found["moments"])
        return AnalysisReport(course, _count(found["endings"]), found["to_end"] is True, moments)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise ValueError("no report of a coach") from error


def _chance(said: float) -> float:
    chance = float(said)
    if not 0.0 <= chance <= 1.0:
        raise ValueError("no chance")
    return chance


def _count(said: int) -> int:
    count = int(said)
    if count < 1:
        raise ValueError("no number of games")
    return count


def read_moment(
    step: int,
    seat: int,
    kind: str,
    before: float,
    after: float,
    tried: Iterable[tuple[str, float, float, float]],
    tries: int,
    doubt: float,
    rest: Iterable[tuple[str, float, float, float]] = (),
    rest_tries: int = 0,
    lines: Iterable[tuple[int, Sequence[str]]] = (),
) -> KeyMoment:
    """Return the moment of its fields as JSON has them.

    Raises:
        ValueError: when they are no moment.
    """
    answers = tuple(_tried(*each) for each in tried)
    if kind not in ("costly", "strong", "lead") or (kind == "lead") != (not answers) or len(answers) == 1:
        raise ValueError("no kind of moment")
    if not isfinite(doubt):
        raise ValueError("no doubt")
    count = _count(tries) if answers else 0
    others = tuple(_tried(*each) for each in rest)
    told = tuple(MoveLine(int(deal), tuple(map(str, moves))) for deal, moves in lines)
    return KeyMoment(
        int(step), int(seat), kind, _chance(before), _chance(after), answers, count, doubt, others,
        _count(rest_tries) if others else 0, told,
    )  # fmt: skip


def _tried(move: str, chance: float, score: float, rival: float) -> TriedMove:
    if not (isfinite(score) and isfinite(rival)):
        raise ValueError("no scores")
    return TriedMove(str(move), _chance(chance), score, rival)
