"""Games that bots play among themselves: one of them to its end, or many of them in several processes."""

from __future__ import annotations

import math
import multiprocessing
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from typing import Any, TypeVar

from gonfalon.bots.bot import Bot, Budget
from gonfalon.cli.progress import progress
from gonfalon.core.dice import Dice
from gonfalon.core.game import AnyRules
from gonfalon.core.history import History
from gonfalon.core.knowledge import View
from gonfalon.core.state import State

T = TypeVar("T")

STEP = 25
"""So many games are played between two signs of life."""


class BotFault(RuntimeError):
    """A bot that played what is not legal or took its process down; its text is a sentence."""


def play_out(
    rules: AnyRules,
    state: State,
    names: Sequence[str],
    bots: Sequence[Bot | None],
    minds: Sequence[Dice],
    budget: float,
) -> None:
    """Play a game by its rules to its end.

    Args:
        rules: those of the game.
        state: where it begins; it is played on.
        names: what the bot of each seat is called.
        bots: the bot of each seat; one whose decisions the rules make needs none.
        minds: the dice of each seat's bot.
        budget: how long a bot may think about a move, in seconds.

    Raises:
        BotFault: when a bot plays what is not legal.
    """
    history = History(rules, len(names))
    while state.moves:
        move: Any = state.moves[0]
        if len(state.moves) > 1:
            at = state.seat
            mind = bots[at]
            assert mind is not None, "a seat that is asked has a bot"
            move = mind.choose(View.of(state, at, history.of(at)), minds[at], Budget(budget)).move
            if move not in state.moves:
                legal = ", ".join(map(str, state.moves))
                raise BotFault(f"The bot '{names[at]}' played '{move}', where only {legal} was legal.")
        history.add(state, move)
        state.play(move)


def dice_of(seed: int, number: int) -> Dice:
    """The dice of one game of many, which depend on nothing but the seed and its number."""
    return Dice(seed ^ Dice(number).word())


def spread(play: Callable[[range], T], count: int, jobs: int, what: str) -> list[T]:
    """What `play` makes of the numbers below `count`, piece after piece, in the order of the numbers.

    Args:
        play: what is done with a piece.
        count: how many things are done in all.
        jobs: how many processes do them.
        what: what they are called, in the plural.

    Raises:
        BotFault: when a bot plays what is not legal, or takes its process down.
    """
    size = max(1, min(max(STEP, math.ceil(count / 400)), math.ceil(count / (jobs * 4))))
    pieces = [range(start, min(start + size, count)) for start in range(0, count, size)]
    results = []
    with progress(count, what) as bar, closing(_played(play, pieces, jobs)) as played:
        for piece, result in zip(pieces, played, strict=True):
            results.append(result)
            bar.update(len(piece))
    return results


def _played(play: Callable[[range], T], pieces: Sequence[range], jobs: int) -> Generator[T]:
    if jobs == 1 or len(pieces) == 1:
        yield from map(play, pieces)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_silently)
    try:
        with _interrupts_waiting():
            parts = [pool.submit(play, piece) for piece in pieces]
        for part in parts:
            yield part.result()
    except BrokenProcessPool:
        raise BotFault("One of the processes that play has ended before its time.") from None
    except BaseException:
        # Nobody waits for games that nobody wants any more.
        for process in multiprocessing.active_children():
            process.kill()
        raise
    finally:
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
