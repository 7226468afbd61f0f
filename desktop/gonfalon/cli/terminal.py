"""A terminal that a game is played in: lines that fit into it, a curtain, and what somebody types."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections import deque
from collections.abc import Iterable, Sequence
from typing import TextIO

from gonfalon.core.record import printable
from gonfalon.texts.ties import NO_BREAK

NARROWEST = 40
BOLD, PLAIN, WIPE, ERASE = "\033[1m", "\033[0m", "\033[2J\033[3J\033[H", "\r\033[K"
MOST_TYPED = 1000
"""How many characters of a line are looked at."""


def tell(*lines: str) -> None:
    """Print lines; for somebody who reads them in a terminal, broken where they are too wide."""
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
        """How many columns a line may have."""
        return max(NARROWEST, shutil.get_terminal_size().columns - 1)

    @property
    def awaits_person(self) -> bool:
        """Whether the next answer is typed by somebody who sees what is printed."""
        return not self._lines and self.typed is not None and self.typed.isatty()

    def say(self, *lines: str, bold: bool = False) -> None:
        """Print lines, broken where they are too wide."""
        for line in lines:
            for part in self._broken(line):
                print(f"{BOLD}{part}{PLAIN}" if part and bold and self.coloured else part, file=self.out)

    def mutter(self, line: str) -> None:
        """Print what `unsay` takes away again; only on a terminal that `wipes`."""
        print(self._broken(line)[0], end="", file=self.out, flush=True)
        self._muttered = True

    def unsay(self) -> None:
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
        """Wait until somebody presses Enter, or types one of these words, which is returned then.

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
        return line.strip()[:MOST_TYPED]

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
