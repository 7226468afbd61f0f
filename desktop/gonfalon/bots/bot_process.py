"""The process in which bots think: it takes questions from a pipe, writes answers into it, and ends with it."""

from __future__ import annotations

import os
import pickle
import re
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from gonfalon.bots.bot import Bot, Budget, Reason
from gonfalon.core.dice import Dice
from gonfalon.core.safe_traceback import format_trace, safe_trace

__all__ = ["read_reason", "write_reason"]


MOST_FIGURES = 8
_WRITTEN = re.compile(rf"(?P<word>[a-z][a-z-]{{0,39}})(?P<figures>(?: -?[0-9]{{1,9}}){{0,{MOST_FIGURES}}})", re.ASCII)


def write_reason(reason: Any) -> str:
    """A line to follow a move, with the break before it; nothing for what is no reason."""
    try:
        word, figures = reason
        line = " ".join((str(word), *(str(figure) for figure in figures)))
    except Exception:  # noqa: BLE001
        # A bot may give anything, and its move is good without a reason.
        return ""
    return f"\n{line}" if _WRITTEN.fullmatch(line) else ""


def read_reason(line: str) -> Reason | None:
    """The reason of a line; None where it says none, or is not one."""
    match = _WRITTEN.fullmatch(line)
    return None if match is None else Reason(match["word"], tuple(int(figure) for figure in match["figures"].split()))


READY = b"ready"
NOW = b"now"
"""Says that the answer to the question before it in the pipe is wanted at once."""
NICE = 5
"""How much the bots stand back behind the window."""
MOST_TOLD = 1000
"""How many characters of a bot's mistake are told; they fit into a message whatever letters they are."""


def serve(pipe: Connection, find: Callable[[str, str], Bot]) -> None:
    """Answer questions until the pipe ends."""
    # The terminal sends Ctrl+C to all processes; the window decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not os.environ.get("GONFALON_DEBUG"):
        # A terminal is a player's screen too, and a message of Python's may tell what a bot holds in its hand.
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions: SimpleQueue[tuple[bytes, threading.Event]] = SimpleQueue()
    # A thread of its own notices while a bot is thinking that it shall hurry, or that the program has ended.
    threading.Thread(target=_receive, args=(pipe, questions), daemon=True).start()
    pipe.send_bytes(READY)
    while True:
        pipe.send_bytes(_answer(*questions.get(), find).encode())


def _receive(pipe: Connection, questions: SimpleQueue[tuple[bytes, threading.Event]]) -> None:
    hurried = threading.Event()
    while True:
        try:
            message = pipe.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)
        if message == NOW:
            hurried.set()
        else:
            # Another event for each question: whoever hurries the one before cannot mean this one.
            hurried = threading.Event()
            questions.put((message, hurried))


def _answer(question: bytes, hurried: threading.Event, find: Callable[[str, str], Bot]) -> str:
    ticket: int
    game: str
    name: str
    view: Any
    try:
        ticket, game, name, view, seed, seconds, iterations = pickle.loads(question)
    except Exception as error:  # noqa: BLE001
        return f"? error {format_trace(safe_trace(error), MOST_TOLD)}"
    # For a bot that never comes back while nobody is there to replace it.
    deadline = threading.Timer(2 * seconds + 5, os._exit, (1,))
    deadline.daemon = True
    deadline.start()
    try:
        move, reason = find(game, name).choose(view, Dice(seed), Budget(seconds, iterations, hurried.is_set))
        return f"{ticket} move {move}{write_reason(reason)}"
    except Exception as error:  # noqa: BLE001
        # A bot's mistake is not the end of its process: the program writes down where it was made.
        return f"{ticket} error {format_trace(safe_trace(error), MOST_TOLD)}"
    finally:
        deadline.cancel()
