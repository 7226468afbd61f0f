"""Tracebacks that say where the program failed, without error messages and values, which may reveal a hidden card."""

from __future__ import annotations

import linecache
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

OUTER, INNER = 10, 30
"""So many steps are kept from the beginning and from the end of a long way, as endless recursion makes it."""
CAUSES = 4
_STEP = re.compile(r"(?P<file>.+):(?P<line>\d+):(?P<function>.*)")
_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class TraceStep:
    """A call on the way to an error."""

    file: str
    """Below the folder from which it was imported: it does not tell where the program or its user lives."""
    line: int
    function: str

    def source(self) -> str:
        """The line of the program, where its text is at hand; that of other programs is not looked up."""
        if not re.match(rf"{_PACKAGE.name}\w*/", self.file):
            return ""
        return linecache.getline(str(_PACKAGE.parent / self.file), self.line).strip()


@dataclass(frozen=True)
class Trace:
    """An error without its message."""

    error: str
    """The name of its type."""
    steps: tuple[TraceStep, ...] = ()
    """The way to it, the outermost call first."""
    cause: Trace | None = None
    """The error that came before it."""

    @property
    def place(self) -> str:
        """The text that two errors from the same line have in common."""
        if not self.steps:
            return self.error
        last = self.steps[-1]
        return f"{self.error} in {last.file}:{last.line}"

    def lines(self) -> list[str]:
        """As it stands in a report, with the lines of the program."""
        told = [] if self.cause is None else [*self.cause.lines(), "and then"]
        told.append(self.error)
        for step in self.steps:
            told.append(f"  {step.file}:{step.line}:{step.function}")
            source = step.source()
            if source:
                told.append(f"    {source}")
        return told


def safe_trace(error: BaseException, depth: int = CAUSES) -> Trace:
    """Return the part of an error that may be reported."""
    earlier = error.__cause__
    if earlier is None and not error.__suppress_context__:
        earlier = error.__context__
    cause = safe_trace(earlier, depth - 1) if earlier is not None and depth > 1 else None
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return Trace(name, _steps(error.__traceback__), cause)


def _steps(trace: TracebackType | None) -> tuple[TraceStep, ...]:
    steps = []
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(TraceStep(_short(code.co_filename), trace.tb_lineno, code.co_qualname))
        trace = trace.tb_next
    return tuple(steps) if len(steps) <= OUTER + INNER else (*steps[:OUTER], *steps[-INNER:])


def _short(file: str) -> str:
    places = [str(_PACKAGE.parent), *(place for place in sys.path if place)]
    for place in sorted(places, key=len, reverse=True):
        rest = file.removeprefix(place)
        if rest != file and rest[0] in "/\\":
            return rest.replace("\\", "/").strip("/")
    return file.replace("\\", "/").rpartition("/")[2]


def format_trace(trace: Trace, most: int) -> str:
    """A trace in at most so many characters, without its causes and if need be without its beginning."""
    lines = [trace.error[: most // 2]]
    left = most - len(lines[0])
    for step in reversed(trace.steps):
        line = f"\n{step.file}:{step.line}:{step.function}"
        left -= len(line)
        if left < 0:
            break
        lines.insert(1, line)
    return "".join(lines)


def parse_trace(text: str) -> Trace:
    """Return the trace that was written as text; lines that do not fit are left out."""
    error, *lines = text.split("\n")
    found = [match for line in lines if (match := _STEP.fullmatch(line))]
    return Trace(error, tuple(TraceStep(match["file"], int(match["line"]), match["function"]) for match in found))
