"""
The line-ups of an arena: who sits at each table, playing deals until enough is known, and the checkpoint of what was
played.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, combinations_with_replacement, pairwise
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from gonfalon.bots.confidence import Z_95
from gonfalon.bots.ratings import REFERENCE
from gonfalon.cli.common_arguments import family_letters
from gonfalon.cli.terminal import ProgressBar
from gonfalon.games import GAMES
from gonfalon.session.plugin import GamePlugin
from gonfalon_lab.match_runner import DealResult, LatencyHistogram, Lineup, ThinkingLimits, WorkerPool, play_lineup
from gonfalon_lab.win_rates import NO_STAND_IN, Encounter, StandInMean, WinRate, WinRates


class CheckpointMismatch(ValueError):
    """A file that holds something else than what this command would play; its text is a sentence."""


class Checkpoint:
    """The deals that have been played, by line-up."""

    def __init__(self, deals: dict[tuple[str, ...], list[DealResult]], file: TextIO | None = None) -> None:
        """
        Args:
            deals: what there is.
            file: takes each deal that is added, if there is one.
        """
        self._deals = deals
        self._file = file

    def of(self, names: tuple[str, ...]) -> list[DealResult]:
        """Those of a line-up, in their order."""
        return self._deals.setdefault(names, [])

    def add(self, names: tuple[str, ...], deal: DealResult) -> None:
        """The next deal of a line-up."""
        self.of(names).append(deal)
        if self._file is not None:
            times = {name: times.as_json() for name, times in deal.times.items()}
            line = {"seats": ",".join(names), **deal._asdict(), "times": times}
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()


@contextmanager
def open_checkpoint(path: Path | None, asked: dict[str, object]) -> Iterator[Checkpoint]:
    """Open the checkpoint of a file, to be added to until the end of the block; an empty one for None.

    Args:
        path: the file; it is made where it is missing. A last line that is not whole was being written when the
            program was ended, and is dropped.
        asked: what makes the deals what they are; the file says it in its first line.

    Raises:
        CheckpointMismatch: when the file holds something else.
    """
    if path is None:
        yield Checkpoint({})
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    head = json.dumps({"arena": asked}, sort_keys=True) + "\n"
    text = path.read_bytes().decode(errors="replace") if path.exists() else ""
    whole = head if head.startswith(text) else text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [""]
    _compare(path, first, asked)
    deals = _read_deals(path, lines)
    with path.open("r+" if text else "w", encoding="utf-8", newline="\n") as file:
        if whole == head:
            file.write(head)
        file.seek(len(whole.encode()))
        file.truncate()
        file.flush()
        yield Checkpoint(deals, file)


def _compare(path: Path, first: str, asked: dict[str, object]) -> None:
    try:
        before = json.loads(first)["arena"]
        changed = sorted(key for key in {*before, *asked} if before.get(key) != asked.get(key))
    except (ValueError, TypeError, KeyError):
        raise CheckpointMismatch(f"{path} does not hold games of an arena: name another file.") from None
    if changed:
        which = ", ".join(f"{key} was {before.get(key)!r} and is {asked.get(key)!r}" for key in changed)
        raise CheckpointMismatch(
            f"The games in {path} were played otherwise ({which}): name another file, or ask as before."
        )


def _read_deals(path: Path, lines: list[str]) -> dict[tuple[str, ...], list[DealResult]]:
    deals: dict[tuple[str, ...], list[DealResult]] = {}
    for number, line in enumerate(lines, 2):
        try:
            found = json.loads(line)
            times = {name: LatencyHistogram.from_json(data) for name, data in found["times"].items()}
            deal = DealResult(found["victories"], times, found["stand_in"])
            deals.setdefault(tuple(found["seats"].split(",")), []).append(deal)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise CheckpointMismatch(
                f"Line {number} of {path} is spoilt: cut it off with all that follows it."
            ) from None
    return deals


BESIDE: Final = 3
"""How many sit at the tables at which all levels of a game are compared with one."""
STAND_IN_DEALS: Final = 1000
"""From so many deals it is told how often a stand-in wins."""


def make_lineup(game: str, names: tuple[str, ...], given: Mapping[str, object]) -> Lineup:
    """The bots of these names at a table.

    Args:
        game: what is played.
        names: the bot of each seat, or what moves it.
        given: what the game is told, but for who sits where.

    Raises:
        UnknownBot: when there is no such bot.
        ValueError: with a sentence, when they cannot sit there together.
    """
    found = GAMES[game]
    found.automaton_families(names, family_letters(len(names)))
    bots = {name: found.bot(name) for name in names if name not in found.automata}
    return Lineup(found.rules, names, bots, given)


def play_deals(game: str, names: tuple[str, ...], deals: int, seed: int) -> list[list[float]]:
    """For each deal the victories of each seat of `names`, summed over the rotations.

    Raises:
        BotFault: when a bot plays what is not legal.
    """
    played = play_lineup(partial(make_lineup, game, names, {}), seed, ThinkingLimits(), range(deals))
    return [deal.victories for deal in played]


def pool_tables(pool: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Everyone against everyone: each choice of so many of the pool; where there are too few, some sit there twice.

    Raises:
        ValueError: with a sentence, when nobody can be compared.
    """
    if len({*pool}) != len(pool) or len(pool) < 2:
        raise ValueError("A pool is of two bots or more, each named once.")
    if players <= len(pool):
        return list(combinations(pool, players))
    return [names for names in combinations_with_replacement(pool, players) if {*names} == {*pool}]


def ladder_tables(game: GamePlugin) -> list[tuple[str, ...]]:
    """Everybody among seats of the reference, and each level among those of the one before; the costly ones last."""
    pairs = [(name, REFERENCE) for name in game.players if name != REFERENCE]
    pairs += [(stronger, weaker) for weaker, stronger in pairwise(game.bots)]
    pairs.sort(key=lambda pair: pair[0] == game.bots[-1])
    return [(bot, *[other] * (players - 1)) for bot, other in dict.fromkeys(pairs) for players in game.measured_tables]


class ArenaPlan(NamedTuple):
    """The settings that all tables of one run have in common."""

    game: str
    given: Mapping[str, object]
    """What the game is told, but for who sits where."""
    seed: int
    limits: ThinkingLimits
    games: int
    """How many each table plays at most, raised to whole deals."""
    width: float | None
    """A table plays no more when it is decided, see `Share.decided`; None to play all."""
    least: int = 0
    """How many games each table plays even if it was decided before."""
    half: float | None = None
    """A table plays no more when no interval reaches further than this to each side; None to play all."""
    stand_in: str | None = None
    """The quick bot that plays the same deals in the place of the first one; None for none."""

    def seated(self, names: tuple[str, ...]) -> Callable[[], Lineup]:
        """Return a factory that makes the line-up of these bots in each process."""
        return partial(make_lineup, self.game, names, self.given)

    def stood_in(self, names: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return who plays the deals of a line-up with the stand-in; None where that would tell nothing."""
        if self.stand_in is None or self.stand_in in names or names[0] not in GAMES[self.game].bots:
            return None
        return tuple(self.stand_in if name == names[0] else name for name in names)


@dataclass
class MeasuredLineup:
    """The results of the deals of a line-up."""

    names: tuple[str, ...]
    shares: list[WinRate] = field(default_factory=list)
    deals: list[DealResult] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.deals) * len(self.names)

    @property
    def met(self) -> Encounter:
        return Encounter(self.names, [deal.victories for deal in self.deals])


def measure_lineup(names: tuple[str, ...], plan: ArenaPlan, workers: WorkerPool, kept: Checkpoint) -> MeasuredLineup:
    """Let a line-up play its deals; the same for any crew, and whether or not some had been played before.

    Raises:
        BotFault: when a bot plays what is not legal, or takes its process down.
    """
    found, shares = MeasuredLineup(names), WinRates(names, _stand_in_mean(names, plan, workers))
    always = plan.width is not None
    with closing(_deals(names, plan, workers, kept)) as deals:
        for deal in deals:
            found.deals.append(deal)
            shares.add(deal.victories, deal.stand_in)
            if found.games >= plan.least and _is_enough(plan, shares.shares(always)):
                break
    found.shares = shares.shares(always)
    return found


def _is_enough(plan: ArenaPlan, shares: Sequence[WinRate]) -> bool:
    """Return whether a table plays no more.

    An interval that ends the games by its width alone holds as one for a fixed number does, in the limit of narrow
    ones (Chow and Robbins, "On the asymptotic theory of fixed-width sequential confidence intervals", 1965).
    """
    if plan.half is not None and all(share.half <= plan.half for share in shares):
        return True
    return plan.width is not None and all(share.decided(plan.width) for share in shares)


def _stand_in_mean(names: tuple[str, ...], plan: ArenaPlan, workers: WorkerPool) -> StandInMean:
    """Return what the stand-in wins on average, from deals that nobody else plays."""
    others = plan.stood_in(names)
    if others is None:
        return NO_STAND_IN
    first = math.ceil(plan.games / len(names))
    play = partial(play_lineup, plan.seated(others), plan.seed, plan.limits)
    shares = WinRates(others)
    with closing(workers.spread(play, range(first, first + STAND_IN_DEALS))) as played:
        for _, deals in played:
            for deal in deals:
                shares.add(deal.victories)
    share = shares.shares()[0]
    return StandInMean(share.share / share.seats, (share.half / Z_95 / share.seats) ** 2)


def _deals(names: tuple[str, ...], plan: ArenaPlan, workers: WorkerPool, kept: Checkpoint) -> Generator[DealResult]:
    """Yield the deals one by one, first those already played; no deal beyond the requested number is kept."""
    wanted = math.ceil(plan.games / len(names))
    before = kept.of(names)[:wanted]
    yield from before
    if len(before) == wanted:
        return
    others = plan.stood_in(names)
    stand_in = plan.seated(others) if others is not None else None
    play = partial(play_lineup, plan.seated(names), plan.seed, plan.limits, stand_in=stand_in)
    with ProgressBar(wanted, "deals") as bar, closing(workers.spread(play, range(len(before), wanted))) as played:
        bar.update(len(before))
        for _, deals in played:
            for deal in deals:
                kept.add(names, deal)
                yield deal
                bar.update()
