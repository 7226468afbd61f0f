"""What every table measures, whatever lies on it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF

__all__ = ["TableMeasures"]


class TableMeasures(Protocol):
    """The measures of one window that the board and what lies over it ask for, in scene units."""

    @property
    def unit(self) -> float:
        """What text and ornaments are multiplied by; 1 at 1280x800."""
        ...

    @property
    def banner(self) -> QRectF: ...

    @property
    def choices(self) -> QRectF:
        """The place of the numbered buttons."""
        ...

    @property
    def buttons(self) -> QRectF:
        """The place that Undo and Rules share."""
        ...

    @property
    def chronicle(self) -> QRectF: ...
