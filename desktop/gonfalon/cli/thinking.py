"""While a bot thinks in the process of a terminal: it is said if that takes long, and Ctrl+C has the move at once."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator

from gonfalon.cli.terminal import Terminal

__all__ = ["LONG", "hurried"]

LONG = 0.4
"""From when on it is said that a bot thinks, and Ctrl+C is no wish to leave, in seconds."""


@contextlib.contextmanager
def hurried(terminal: Terminal, said: str) -> Iterator[Callable[[], bool]]:
    """Give what tells whether the move is wanted now, for the `Budget` of a bot that thinks in this block.

    Args:
        terminal: where the game is played.
        said: that the bot thinks, and what can be done about it; it stands there only as long as that is so.
    """
    begun = time.monotonic()
    wanted = threading.Event()

    def heed(number: int, frame: object) -> None:
        if wanted.is_set() or time.monotonic() - begun < LONG:
            # Who presses it twice, or where nobody was asked to wait, wants to leave.
            raise KeyboardInterrupt
        wanted.set()

    late = threading.Timer(LONG, terminal.mutter, (said,))
    late.daemon = True
    # Signals are heard by the main thread alone, and whoever has a handler of their own keeps it.
    main = threading.current_thread() is threading.main_thread()
    if not (terminal.wipes and main and signal.getsignal(signal.SIGINT) is signal.default_int_handler):
        yield wanted.is_set
        return
    signal.signal(signal.SIGINT, heed)
    late.start()
    try:
        yield wanted.is_set
    finally:
        late.cancel()
        late.join()
        terminal.unsay()
        signal.signal(signal.SIGINT, signal.default_int_handler)
