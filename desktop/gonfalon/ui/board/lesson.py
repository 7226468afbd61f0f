"""A first game as its screens know it: a course, and the windows through which somebody looks at it one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF

__all__ = ["Lesson", "Stop"]


@dataclass(frozen=True)
class Stop:
    """Something that is told of the table as it stands after so many moves of the course.

    The last stop before a move of the learner stays until that move is made; any other leads on by a button.
    """

    after: int
    """How many moves have been made."""
    heading: Callable[[], str]
    text: Callable[[], str]
    shows: Callable[[Any], Iterable[QRectF | None]]
    """What of the scene stays bright, the chief thing first; None for what is not to be seen."""
    answers: bool = False
    """Whether the question and its answers stay bright before all that."""


@dataclass(frozen=True)
class Lesson:
    """A first game of one kind."""

    name: str
    """By what it is remembered how far somebody has come."""
    title: Callable[[], str]
    """What one learns by it."""
    book: str
    """The book of rules in which it is offered."""
    course: Path
    """The record of the game."""
    emblem: str
    """The drawing beside what is told."""
    stops: Sequence[Stop]
    """In the order of the moves."""
