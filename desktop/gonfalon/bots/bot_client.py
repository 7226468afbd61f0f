"""The process in which bots think, and the side of it that an event loop asks and polls.

The process takes questions from a pipe, writes answers into it, and ends with it. Nothing on this side waits: a
process that has not started yet gets its question as soon as it has, one that hangs, dies or answers nonsense is
replaced, and the move that is due is then made by the simplest bot of the game right here.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import re
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from gonfalon.bots.bot import SIMPLEST, Bot, BotDecision, Budget, Reason
from gonfalon.bots.process import Process
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.core.safe_traceback import Trace, format_trace, parse_trace, safe_trace

LEAST = 1.5
"""For so long an answer is waited for even where less time was given: the machine may be busy. In seconds."""
FIRST = 3.0
"""How much longer it is waited for where a process meets a game and a bot for the first time, and imports them."""
PATIENCE = 0.5
"""How long a question waits for the answer to an older one that nobody wants any more, in seconds."""
START_LIMIT = 10.0
"""How long a process may take to start, in seconds."""
MOST_FAILED_STARTS = 3
"""After so many starts in a row without success all moves are made here."""
MOST_BYTES = 4096
READY = b"ready"
NOW = b"now"
"""Says that the answer to the question before it in the pipe is wanted at once."""
BREAK = "\n"
"""Between the lines of an answer."""
NICE = 5
"""How much the bots stand back behind the window."""
MOST_TOLD = 1000
"""How many characters of a bot's mistake are told; they fit into a message whatever letters they are."""
MOST_FIGURES = 8
_WRITTEN = re.compile(rf"(?P<word>[a-z][a-z-]{{0,39}})(?P<figures>(?: -?[0-9]{{1,9}}){{0,{MOST_FIGURES}}})", re.ASCII)

_log = logging.getLogger(__name__)


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


@dataclass(frozen=True)
class BotQuestion:
    """A decision that a bot shall make."""

    ticket: int
    game: str
    bot: str
    view: View
    seed: int
    seconds: float
    iterations: int

    @property
    def limit(self) -> float:
        """The time to wait for the answer of a bot that has been met, in seconds."""
        return max(1.5 * self.seconds, LEAST)


@dataclass(frozen=True)
class BotReply:
    """The answer to a question; its move is one of the decision's."""

    ticket: int
    move: Move
    fallback: bool = False
    """Whether the bot failed and this is what the simplest bot does."""
    reason: Reason | None = None
    """What the bot says about its move; nobody has looked yet whether the game knows its word."""
    second: Move | None = None
    """Another move of the decision that seemed about as good to the bot."""


class BotClient:
    """One process that thinks for all bots, and its replacement when it fails.

    To be used from one thread: `start`, then `ask` and `poll` until the reply is there, at last `close`.
    """

    def __init__(self, find: Callable[[str, str], Bot], clock: Callable[[], float] = time.monotonic) -> None:
        """
        Args:
            find: gives the bot of a game with a name, in the other process; a function at the top of a module.
            clock: seconds that only go forward.
        """
        self._find = find
        self._clock = clock
        self._process: Process | None = None
        self._ended: list[Process] = []
        self._started = 0.0
        self._ready = False
        self._met: set[tuple[str, str]] = set()
        """The games and bots that the process has answered for."""
        self._failed_starts = 0
        self._sent: BotQuestion | None = None
        """What the process is thinking about."""
        self._sent_at = 0.0
        self._next: BotQuestion | None = None
        """What it shall think about then."""
        self._hurried = False
        """Whether the answer to that is wanted as soon as it is asked."""
        self._wanted: int | None = None
        self._replies: list[BotReply] = []

    def start(self) -> None:
        """Start the process; it may be asked at once, and a first question starts it too."""
        if self._process is not None or self._failed_starts >= MOST_FAILED_STARTS:
            return
        self._started = self._clock()
        self._ready = False
        self._met.clear()
        try:
            self._process = Process("gonfalon-bots", NICE, serve, self._find)
        except OSError as error:
            _log.warning("the process of the bots cannot be started: %s", error)
            self._failed_starts += 1

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        return self._process.pid if self._process is not None else None

    def ask(self, ticket: int, game: str, bot: str, view: View, seed: int, seconds: float, iterations: int = 0) -> None:
        """Ask a bot for a move; from now on only the reply with this ticket counts.

        Args:
            ticket: a number of the caller's that comes back with the reply.
            game: the name of the game that is played.
            bot: the name of the bot.
            view: what the bot's seat knows; it must have a decision to make.
            seed: for the bot's dice.
            seconds: how long it may think.
            iterations: how often a search shall try, 0 where it may see for itself.
        """
        assert view.pending.moves, "a bot is asked when its seat has a decision to make"
        self.forget()
        # What nobody has asked for any more may lie in the pipe.
        self._listen()
        self._wanted = ticket
        self._next = BotQuestion(ticket, game, bot, view, seed, seconds, iterations)
        if self._sent is not None and self._remaining(self._sent) > PATIENCE:
            _log.info("the bots' process is replaced: it thinks about an old question")
            self._replace()
        self._go_on()

    def forget(self) -> None:
        """No reply is wanted any more: a move was taken back, another game was begun."""
        # What nobody waits for needs no thinking either.
        self.hurry()
        self._replies.clear()
        self._wanted = None
        self._next = None
        self._hurried = False

    def hurry(self) -> None:
        """Let the bot that thinks answer with what it has found so far; bots that do not look up are not stopped."""
        if self._next is not None:
            self._hurried = True
        elif self._sent is not None and self._process is not None:
            # If its process has ended, the next look at the pipe says so.
            with contextlib.suppress(OSError):
                self._process.pipe.send_bytes(NOW)

    def poll(self) -> BotReply | None:
        """The reply to the last question once it is there, else None; to be called every few milliseconds."""
        self._bury()
        self._listen()
        self._watch()
        self._go_on()
        return self._replies.pop(0) if self._replies else None

    def close(self) -> None:
        """End the process; the worker can be started again."""
        self.forget()
        self._sent = None
        self._stop()
        self._bury(1.0)

    # -- the other side ----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Send the next question if nothing is being thought about."""
        if self._next is None or self._sent is not None:
            return
        self.start()
        question, self._next = self._next, None
        if self._process is None:
            self._fall_back(question, "there is no process for it")
            return
        if not self._ready:
            self._next = question
            return
        self._sent, self._sent_at = question, self._clock()
        try:
            self._process.pipe.send_bytes(pickle.dumps(tuple(vars(question).values())))
            if self._hurried:
                self._process.pipe.send_bytes(NOW)
        except OSError:
            self._fail("its process has ended")

    def _listen(self) -> None:
        while self._process is not None:
            try:
                message = self._process.receive(MOST_BYTES)
            except OSError:
                self._fail("its process has ended")
                return
            if message is None:
                return
            if message == READY:
                self._ready = True
                self._failed_starts = 0
            else:
                self._answered(message.decode(errors="replace"))

    def _answered(self, message: str) -> None:
        """
        Take an answer, `TICKET move MOVE` or `TICKET error TRACE`. Beneath a move may stand a line with the reason for
        it, empty where there is none, and another with a second move.
        """
        question = self._sent
        head, _, text = message.partition(" ")
        word, _, text = text.partition(" ")
        if question is None or head != str(question.ticket):
            self._fail("it answered what nobody had asked")
            return
        if word == "error":
            trace = parse_trace(text)
            self._fail(f"it failed: {trace.place}", trace)
            return
        written, reason, second, *_ = (*text.split("\n"), "", "")
        moves = {str(move): move for move in question.view.pending.moves}
        move = moves.get(written)
        if word != "move" or move is None:
            # What it answered may tell what it holds.
            self._fail("it answered what is not legal")
            return
        self._sent = None
        self._met.add((question.game, question.bot))
        if question.ticket == self._wanted:
            other = moves.get(second) if second != written else None
            self._replies.append(BotReply(question.ticket, move, reason=read_reason(reason), second=other))

    def _watch(self) -> None:
        """Replace a process that hangs or does not start."""
        if self._process is None:
            return
        if not self._ready:
            if self._clock() - self._started > START_LIMIT:
                self._fail("its process does not start")
        elif self._sent is not None:
            grace = 0.0 if (self._sent.game, self._sent.bot) in self._met else FIRST
            if self._remaining(self._sent) < -grace:
                self._fail(f"it had not answered after {self._sent.limit + grace:.2f} seconds")

    def _remaining(self, sent: BotQuestion) -> float:
        """Return how long the answer to what was sent may still take, in seconds, where the bot has been met."""
        return sent.limit - (self._clock() - self._sent_at)

    def _fail(self, why: str, trace: Trace | None = None) -> None:
        question, self._sent = self._sent, None
        if not self._ready:
            self._failed_starts += 1
            question, self._next = self._next, None
        if question is None:
            _log.warning("the process of the bots is replaced: %s", why)
        self._replace()
        if question is not None:
            self._fall_back(question, why, trace)

    def _fall_back(self, question: BotQuestion, why: str, trace: Trace | None = None) -> None:
        words = "the bot '%s' loses its turn and a page plays for it: %s"
        _log.warning(words, question.bot, why, extra={"trace": trace})
        if question.ticket != self._wanted:
            return
        decision = question.view.pending
        try:
            move = self._find(question.game, SIMPLEST).choose(question.view, Dice(question.seed), Budget(0.0)).move
            if move not in decision.moves:
                move = decision.moves[0]
        except Exception:  # noqa: BLE001
            # Whatever a game has that the page does not understand: the game goes on.
            _log.exception("the page failed too")
            move = decision.moves[0]
        self._replies.append(BotReply(question.ticket, move, fallback=True))

    def _replace(self) -> None:
        self._sent = None
        self._stop()
        self.start()

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._ended.append(self._process)
            self._process = None
        self._bury()

    def _bury(self, seconds: float = 0.0) -> None:
        """Let go of processes that have ended."""
        self._ended = [process for process in self._ended if not process.reap(seconds)]


def serve(pipe: Connection, find: Callable[[str, str], Bot]) -> None:
    """Answer questions until the pipe ends."""
    if not os.environ.get("GONFALON_DEBUG"):
        # A terminal is a player's screen too, and a message of Python's may tell what a bot holds in its hand.
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
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
    view: View
    try:
        ticket, game, name, view, seed, seconds, iterations = pickle.loads(question)
    except Exception as error:  # noqa: BLE001
        return f"? error {format_trace(safe_trace(error), MOST_TOLD)}"
    # For a bot that never comes back while nobody is there to replace it.
    deadline = threading.Timer(2 * seconds + 5, os._exit, (1,))
    deadline.daemon = True
    deadline.start()
    try:
        budget = Budget(seconds, iterations, hurried.is_set)
        move, reason, second, _ = BotDecision(*find(game, name).choose(view, Dice(seed), budget))
        line = write_reason(reason)
        return (
            f"{ticket} move {move}{line}" if second is None else f"{ticket} move {move}{line or BREAK}{BREAK}{second}"
        )
    except Exception as error:  # noqa: BLE001
        # A bot's mistake is not the end of its process: the program writes down where it was made.
        return f"{ticket} error {format_trace(safe_trace(error), MOST_TOLD)}"
    finally:
        deadline.cancel()
