"""
Games that bots play among themselves, how long their decisions took, and the pool of processes or machines that plays
them.
"""

from __future__ import annotations

import logging
import math
import multiprocessing
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple, TypeVar

from gonfalon.bots.bot import Bot, Budget
from gonfalon.core.dice import Dice, game_dice
from gonfalon.core.game import History, Rules
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.core.yaml_reader import PlainData

QUANTILES: Final = (0.5, 0.99, 0.999)
"""Which quantiles are told of the time a decision took, beside the largest."""
_WIDTH: Final = math.log(1.04)
"""The logarithm of how much longer the times of each drawer are than those of the one before."""


def quantile_name(share: float) -> str:
    """Return the name of a quantile in reports."""
    return "median" if share == 0.5 else f"p{share * 100:g}"


class LatencyHistogram:
    """Times in drawers of which each is 4 % wider (DDSketch: Masson, Rim and Lee, VLDB 2019); the largest as it is."""

    __slots__ = ("drawers", "largest", "processor", "tries")

    def __init__(self) -> None:
        self.drawers: dict[int, int] = {}
        """How many times lie in each."""
        self.largest = 0.0
        self.processor = 0.0
        """How long the processor worked for all of them, in seconds."""
        self.tries = 0
        """How many tries a search made for all of them."""

    def add(self, seconds: float, processor: float = 0.0, tries: int = 0) -> None:
        """One more."""
        drawer = math.ceil(math.log(max(seconds, 1e-9)) / _WIDTH)
        self.drawers[drawer] = self.drawers.get(drawer, 0) + 1
        self.largest = max(self.largest, seconds)
        self.processor += processor
        self.tries += tries

    def merge(self, other: LatencyHistogram) -> None:
        """The times of another."""
        for drawer, count in other.drawers.items():
            self.drawers[drawer] = self.drawers.get(drawer, 0) + count
        self.largest = max(self.largest, other.largest)
        self.processor += other.processor
        self.tries += other.tries

    @property
    def count(self) -> int:
        return sum(self.drawers.values())

    def quantile(self, share: float) -> float:
        """The time in seconds that this share of all does not exceed; 0.0 where there are none."""
        rank = max(1, math.ceil(share * self.count))
        for drawer in sorted(self.drawers):
            rank -= self.drawers[drawer]
            if rank <= 0:
                return min(self.largest, math.exp((drawer - 0.5) * _WIDTH))
        return 0.0

    def figures(self) -> dict[str, float]:
        """The quantiles and the largest in milliseconds, by what reports call them."""
        found = {quantile_name(share): self.quantile(share) for share in QUANTILES}
        return {name: round(seconds * 1000, 3) for name, seconds in {**found, "longest": self.largest}.items()}

    def as_json(self) -> dict[str, object]:
        drawers = {str(drawer): self.drawers[drawer] for drawer in self.drawers}
        return {
            "largest": self.largest, "processor": round(self.processor, 6), "tries": self.tries, "drawers": drawers,
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: Mapping[str, PlainData]) -> LatencyHistogram:
        times = cls()
        times.largest, times.processor, times.tries = data["largest"], data["processor"], data["tries"]
        times.drawers = {int(drawer): count for drawer, count in data["drawers"].items()}
        return times


class BotError(RuntimeError):
    """A bot that played what is not legal or took its process down; its text is a sentence."""


class ThinkingLimits(NamedTuple):
    """The limits on how long a bot may think about each decision."""

    seconds: float = 1.0
    iterations: int = 0
    """How often a search tries, 0 to leave it to the clock."""


def play_game(
    rules: Rules,
    state: State,
    names: Sequence[str],
    bots: Sequence[Bot | None],
    minds: Sequence[Dice],
    limits: ThinkingLimits,
    times: Sequence[LatencyHistogram] = (),
) -> None:
    """Play a game by its rules to its end.

    Args:
        rules: those of the game.
        state: where it begins; it is played on.
        names: what the bot of each seat is called.
        bots: the bot of each seat; one whose decisions the rules make needs none.
        minds: the dice of each seat's bot.
        limits: how long a bot may think about a move.
        times: take for each seat how long its bot thought, if wanted.

    Raises:
        BotError: when a bot plays what is not legal.
    """
    history = History(rules, len(names))
    while state.moves:
        move: object = state.moves[0]
        if len(state.moves) > 1:
            at = state.seat
            mind = bots[at]
            assert mind is not None, "a seat that is asked has a bot"
            view = View.of(state, at, history.of(at))
            begin, budget = time.process_time(), Budget(*limits)
            chosen = mind.choose(view, minds[at], budget)
            move = chosen.move
            if times:
                times[at].add(budget.passed(), time.process_time() - begin, chosen.tries)
            if move not in state.moves:
                legal = ", ".join(map(str, state.moves))
                raise BotError(f"The bot '{names[at]}' played '{move}', where only {legal} was legal.")
        history.add(state, move)
        state.play(move)


@dataclass(frozen=True)
class Lineup:
    """A line-up: a game with its options, and a bot for each seat."""

    rules: Rules
    names: tuple[str, ...]
    """Who has each seat."""
    bots: Mapping[str, Bot]
    """By name; whoever is not among them is moved by the rules."""
    given: Mapping[str, object] = field(default_factory=dict)
    """What the game is told before it begins, but for who sits where."""

    def options(self, names: Sequence[str]) -> object:
        """Return the options of the game for players seated in this order.

        Raises:
            ValueError: with a sentence, when they cannot play it like this.
        """
        letters = FAMILIES[: len(names)]
        moved = {name: letter for name, letter in zip(names, letters, strict=True) if name not in self.bots}
        return self.rules.options({**self.given, "families": letters, **moved})


class DealResult(NamedTuple):
    """The result of one deal, played once in every rotation of the seats."""

    victories: list[float]
    """Those of each seat of the line-up, summed over the rotations."""
    times: dict[str, LatencyHistogram]
    """How long each bot took for its decisions."""
    stand_in: float | None = None
    """The victories of the first seat where the stand-in has it, summed over the rotations."""


def play_lineup(
    seated: Callable[[], Lineup],
    seed: int,
    limits: ThinkingLimits,
    numbers: Iterable[int],
    *,
    stand_in: Callable[[], Lineup] | None = None,
) -> list[DealResult]:
    """Return the results of the deals of these numbers; each depends only on its number and the seed.

    Args:
        seated: gives the line-up, and gives it again in each of several processes.
        seed: for all deals.
        limits: how long the bots may think.
        numbers: which deals.
        stand_in: gives the line-up that plays the same deals once more, with a stand-in for the first bot.

    Raises:
        BotError: when a bot plays what is not legal.
    """
    lineup = seated()
    other = stand_in() if stand_in is not None else None
    found = []
    for number in numbers:
        deal = _played(lineup, game_dice(seed, number), limits)
        if other is not None:
            deal = deal._replace(stand_in=_played(other, game_dice(seed, number), limits).victories[0])
        found.append(deal)
    return found


def _played(lineup: Lineup, dice: Dice, limits: ThinkingLimits) -> DealResult:
    names = lineup.names
    victories = [0.0] * len(names)
    times = {name: LatencyHistogram() for name in names if name in lineup.bots}
    untimed = LatencyHistogram()
    seed = dice.word()
    for rotation in range(len(names)):
        order = [(seat + rotation) % len(names) for seat in range(len(names))]
        minds = [dice.split() for _ in order]
        seated = [names[index] for index in order]
        state = lineup.rules.setup(lineup.options(seated), seed)
        bots = [lineup.bots.get(name) for name in seated]
        play_game(lineup.rules, state, seated, bots, minds, limits, [times.get(name, untimed) for name in seated])
        outcome = lineup.rules.outcome(state.table)
        for seat, index in enumerate(order):
            victories[index] += outcome.share(seat)
    return DealResult(victories, times)


T = TypeVar("T")

PIECE = 1.0
"""So many seconds a piece of the work shall take: short enough to be lost, long enough to be sent."""
LARGEST = 400
"""So many numbers a piece has at most."""


class NoCluster(RuntimeError):
    """No other machines can be asked; its text is a sentence."""


class WorkerPool:
    """Those who do the work."""

    def __init__(self, executor: Executor | None, jobs: int) -> None:
        """
        Args:
            executor: takes the work; None where it is done right here.
            jobs: how many pieces are done at the same time.
        """
        self._executor = executor
        self._jobs = jobs

    def spread(self, play: Callable[[range], T], numbers: range) -> Generator[tuple[range, T]]:
        """Yield the results of `play` for the numbers, piece by piece, in the order of the numbers.

        How large the pieces are follows from how long they take: nothing but the pace may depend on it. When the
        generator is closed early, a piece for each process has been begun in vain.

        Raises:
            BotError: when a bot plays what is not legal, or takes its process down.
        """
        size, next_one = 1, numbers.start
        most = 1 if self._executor is None else self._jobs + 1
        waiting: deque[tuple[range, Future[tuple[T, float]]]] = deque()
        try:
            while waiting or next_one < numbers.stop:
                while next_one < numbers.stop and len(waiting) < most:
                    fair = math.ceil((numbers.stop - next_one) / (2 * self._jobs))
                    piece = range(next_one, next_one + min(size, fair))
                    waiting.append((piece, self._submit(partial(_timed, play, piece))))
                    next_one = piece.stop
                piece, future = waiting.popleft()
                result, passed = future.result()
                size = max(1, min(LARGEST, 2 * size, math.floor(PIECE * len(piece) / max(passed, 1e-6))))
                yield piece, result
        except BrokenProcessPool:
            raise BotError("One of the processes that play has ended before its time.") from None

    def _submit(self, work: Callable[[], T]) -> Future[T]:
        if self._executor is None:
            done: Future[T] = Future()
            done.set_result(work())
            return done
        with _interrupts_waiting():
            return self._executor.submit(work)


def _timed(play: Callable[[range], T], piece: range) -> tuple[T, float]:
    begin = time.perf_counter()
    return play(piece), time.perf_counter() - begin


@contextmanager
def worker_pool(jobs: int = 1, cluster: str | None = None) -> Iterator[WorkerPool]:
    """Those who do the work until the end of the block.

    Args:
        jobs: how many processes there are on this machine; 1 for this one alone.
        cluster: the address of a scheduler of Dask whose workers do it instead, `local` for `jobs` workers here.

    Raises:
        NoCluster: when there is none.
    """
    if cluster is not None:
        with cluster_workers(cluster, jobs) as (executor, count):
            yield WorkerPool(executor, count)
        return
    if jobs == 1:
        yield WorkerPool(None, 1)
        return
    others = {*multiprocessing.active_children()}
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_silently)
    try:
        yield WorkerPool(pool, jobs)
    finally:
        # Nobody waits for games that nobody wants any more.
        for process in {*multiprocessing.active_children()} - others:
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _end_silently() -> None:
    """Ctrl+C reaches all processes of a terminal, and only the one that was started has to say something then."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    """Ctrl+C waits until the end of the block; in processes that begin in it, until they can end silently."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


LOCAL: Final = "local"
"""The address of workers that are begun on this machine, and end with the work."""
_PATIENCE: Final = 20
"""How long a scheduler may take to answer, in seconds."""


@contextmanager
def cluster_workers(address: str, count: int) -> Iterator[tuple[Executor, int]]:
    """Yield the executor that takes the work, and how many pieces of it run at the same time.

    Args:
        address: that of the scheduler, or `LOCAL`.
        count: how many workers are begun on this machine.

    A worker that ends has its pieces done by another, three times.

    Raises:
        NoCluster: when there is none, or no longer.
        BotError: when a piece takes down every worker that does it.
    """
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError:
        raise NoCluster("Several machines play by Dask, which is missing: pip install 'gonfalon[cluster]'.") from None
    with ExitStack() as held:
        if address == LOCAL:
            quiet = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
            address = held.enter_context(LocalCluster(n_workers=count, threads_per_worker=1, **quiet))
        try:
            client = held.enter_context(Client(address, timeout=_PATIENCE))
            count = sum(client.nthreads().values())
        except (OSError, ValueError) as error:
            raise NoCluster(f"No scheduler of Dask answers at {address}: {error}.") from None
        if not count:
            raise NoCluster(f"The scheduler at {address} has no workers yet: begin some with 'dask worker {address}'.")
        try:
            yield client.get_executor(), count
        except KilledWorker:
            raise BotError("Every worker that played some deals has ended before its time.") from None
        except CancelledError:
            raise NoCluster(
                f"The scheduler at {address} is gone; what is kept in a file can be gone on with."
            ) from None
