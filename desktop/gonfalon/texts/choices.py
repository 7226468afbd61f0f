"""The answers to a question as they stand on buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gonfalon.texts.outlook import Outlook

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
    key: str = ""
    """The key that gives it, as `ui.widgets.keys.matches` knows it; empty for the next number."""
    icon: str = ""
    """The drawing before its words, empty for none."""
    tint: str = ""
    """The accent of that drawing, as #rrggbb; empty for its own."""
    quiet: bool = False
    """Whether it ends or leaves off: it stands on parchment, beside what is done in gold."""
    reason: str = ""
    """A sentence: why it cannot be given now; empty where it can."""

    outlook: Outlook | None = None
    """What it would bring, to be shown on the board beforehand."""

    @property
    def enabled(self) -> bool:
        """Whether it can be given now."""
        return not self.reason
