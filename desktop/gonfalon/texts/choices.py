"""The answers to a question as they stand on buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Choice"]


@dataclass(frozen=True)
class Choice:
    """One of the numbered buttons under the prompt."""

    move: Any
    title: str
    detail: str = ""
    cards: tuple[int, ...] = ()
    """What it would be done to, to be shown on the board beforehand."""
    style: str = ""
    """How the board shows that: `plus` or `brackets`."""
