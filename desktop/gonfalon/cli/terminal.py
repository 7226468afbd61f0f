"""A terminal in which a game is played: lines that fit, a curtain, typed answers, and waiting for bots."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
import textwrap
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Self, TextIO

from gonfalon.cli.output import raw_stream
from gonfalon.core.record import printable
from gonfalon.texts.translations import NO_BREAK

NARROWEST = 40
BOLD, PLAIN, WIPE, ERASE = "\033[1m", "\033[0m", "\033[2J\033[3J\033[H", "\r\033[K"
MAX_TYPED = 1000
"""How many characters of a line are looked at."""


def print_lines(*lines: str) -> None:
    """Print lines; in a terminal, break them where they are too wide."""
    if sys.stdout.isatty():
        Terminal(sys.stdout, None).say(*lines)
    else:
        print("\n".join(lines))


class Terminal:
    """Prints for people and reads their answers.

    Args:
        out: where lines are printed.
        typed: where answers come from; None where nobody can answer.
        script: answers that come before those, each as if it were typed; behind the last one only a person goes on.
    """

    def __init__(self, out: TextIO, typed: TextIO | None, script: Iterable[str] | None = None) -> None:
        self.out = out
        self.typed = typed
        self._lines: deque[str] = deque(script or ())
        self._only_people = script is not None
        steered = out.isatty() and os.environ.get("TERM") != "dumb" and os.name == "posix"
        self.wipes = steered
        """Whether what was printed can be taken away again."""
        self._muttered = False
        self.coloured = steered and not os.environ.get("NO_COLOR")

    @property
    def width(self) -> int:
        """The number of columns that a line may have."""
        return max(NARROWEST, shutil.get_terminal_size().columns - 1)

    @property
    def awaits_person(self) -> bool:
        """Whether the next answer is typed by a person who sees what is printed."""
        return not self._lines and self.typed is not None and self.typed.isatty()

    def say(self, *lines: str, bold: bool = False) -> None:
        """Print lines, broken where they are too wide."""
        for line in lines:
            for part in self._broken(line):
                print(f"{BOLD}{part}{PLAIN}" if part and bold and self.coloured else part, file=self.out)

    def print_transient(self, line: str) -> None:
        """Print what `unsay` takes away again; only on a terminal that `wipes`."""
        print(self._broken(line)[0], end="", file=self.out, flush=True)
        self._muttered = True

    def erase_transient(self) -> None:
        """Take away what was muttered last, if anything was."""
        if self._muttered:
            print(ERASE, end="", file=self.out, flush=True)
            self._muttered = False

    def draw_curtain(self) -> None:
        """Let nothing stay to be seen of what was printed."""
        if self.wipes:
            print(WIPE, end="", file=self.out, flush=True)
        else:
            print("\n" * shutil.get_terminal_size().lines, file=self.out, flush=True)

    def answer(self, question: str) -> str:
        """The next line without its end and the blanks around it.

        Raises:
            EOFError: when there will be no more.
        """
        person = self.awaits_person
        line = self._asked(question)
        if not person:  # else the terminal has shown it already
            print(printable(line), file=self.out)
        return line

    def pause(self, question: str, words: Sequence[str] = ()) -> str:
        """Wait until the player presses Enter, or types one of these words, which is returned then.

        An answer of a script that is neither is left for whoever asks next, unseen.

        Raises:
            EOFError: when there will be no more.
        """
        while True:
            person = self.awaits_person
            line = self._asked(question)
            word = line.casefold()
            known = not word or word in words
            if not person:
                print(word if known else "", file=self.out)
            if known:
                return word
            if not person:
                self._lines.appendleft(line)
                return ""

    def _asked(self, question: str) -> str:
        print(question.replace(NO_BREAK, " "), end="", file=self.out, flush=True)
        line = self._next()
        if line is None:
            print(file=self.out, flush=True)
            raise EOFError
        return line.strip()[:MAX_TYPED]

    def _next(self) -> str | None:
        if self._lines:
            return self._lines.popleft()
        if self.typed is None or (self._only_people and not self.typed.isatty()):
            return None
        return self.typed.readline() or None

    def _broken(self, line: str) -> list[str]:
        line = NO_BREAK.join(printable(words) for words in line.split(NO_BREAK))
        parts = [line]
        if len(line) > self.width:
            indent = " " * min(len(line) - len(line.lstrip()) + 2, NARROWEST // 2)
            parts = textwrap.wrap(line, self.width, subsequent_indent=indent, break_on_hyphens=False)
        return [part.replace(NO_BREAK, " ") for part in parts]


_BAR: Final = 24
_DRAW_AFTER: Final = 0.1
"""So many seconds pass before the bar is drawn again."""


class ProgressBar:
    """A bar in the last line of a terminal, which is gone when the work is; where there is no terminal, nothing.

    Args:
        total: how many things are to be done.
        what: what they are called, in the plural.
        stream: where the bar is drawn, standard error when None.
    """

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self.total, self.what = total, what
        self.done = 0
        stream = sys.stderr if stream is None else stream
        shown = stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"
        self._stream = raw_stream(stream) if shown else None
        self._begun = self._drawn = time.monotonic()
        self._wide = 0
        self._draw()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def update(self, by: int = 1) -> None:
        """Say that so many more are done."""
        self.reach(self.done + by)

    def reach(self, done: int) -> None:
        """Say how many are done."""
        self.done = done
        if time.monotonic() - self._drawn >= _DRAW_AFTER:
            self._draw()

    def write(self, line: str) -> None:
        """Print a line above the bar."""
        self._show("")
        print(line, flush=True)
        self._draw()

    def _draw(self) -> None:
        self._drawn = time.monotonic()
        share = min(1.0, self.done / max(1, self.total))
        left = "?"
        if self.done:
            minutes, seconds = divmod(round((self._drawn - self._begun) * max(0, self.total / self.done - 1)), 60)
            hours, minutes = divmod(minutes, 60)
            left = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"
        bar = "#" * int(share * _BAR)
        self._show(f"[{bar:.<{_BAR}}] {share:.0%}  {self.done:,} of {self.total:,} {self.what}, {left} left")

    def _show(self, line: str) -> None:
        if self._stream is None:
            return
        line = line[: shutil.get_terminal_size().columns - 1]
        self._stream.write("\r" + line.ljust(self._wide) + ("" if line else "\r"))
        self._stream.flush()
        self._wide = len(line)


TELL_AFTER = 0.4
"""From when on it is said that a bot thinks, and Ctrl+C is no wish to leave, in seconds."""


@contextlib.contextmanager
def hurry_on_interrupt(terminal: Terminal, said: str) -> Iterator[Callable[[], bool]]:
    """Give what tells whether the move is wanted now, for the `Budget` of a bot that thinks in this block.

    Args:
        terminal: where the game is played.
        said: that the bot thinks, and what can be done about it; it stands there only as long as that is so.
    """
    begun = time.monotonic()
    wanted = threading.Event()

    def heed(number: int, frame: object) -> None:
        if wanted.is_set() or time.monotonic() - begun < TELL_AFTER:
            # Who presses it twice, or where nobody was asked to wait, wants to leave.
            raise KeyboardInterrupt
        wanted.set()

    late = threading.Timer(TELL_AFTER, terminal.print_transient, (said,))
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
        terminal.erase_transient()
        signal.signal(signal.SIGINT, signal.default_int_handler)
