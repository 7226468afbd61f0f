"""Work spread over several processes, on this machine or on others."""

from __future__ import annotations

import math
import multiprocessing
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from gonfalon.bots.contest import BotFault

T = TypeVar("T")

PIECE = 1.0
"""So many seconds a piece of the work shall take: short enough to be lost, long enough to be sent."""
LARGEST = 400
"""So many numbers a piece has at most."""


class NoCluster(RuntimeError):
    """No other machines can be asked; its text is a sentence."""


class Crew:
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
        """What `play` makes of the numbers, piece after piece, in the order of the numbers.

        How large the pieces are follows from how long they take: nothing but the pace may depend on it. When the
        generator is closed early, a piece for each process has been begun in vain.

        Raises:
            BotFault: when a bot plays what is not legal, or takes its process down.
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
            raise BotFault("One of the processes that play has ended before its time.") from None

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
def crew(jobs: int = 1, cluster: str | None = None) -> Iterator[Crew]:
    """Those who do the work until the end of the block.

    Args:
        jobs: how many processes there are on this machine; 1 for this one alone.
        cluster: the address of a scheduler of Dask whose workers do it instead, `local` for `jobs` workers here.

    Raises:
        NoCluster: when there is none.
    """
    if cluster is not None:
        from gonfalon.bots.cluster import workers

        with workers(cluster, jobs) as (executor, count):
            yield Crew(executor, count)
        return
    if jobs == 1:
        yield Crew(None, 1)
        return
    others = {*multiprocessing.active_children()}
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_silently)
    try:
        yield Crew(pool, jobs)
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
