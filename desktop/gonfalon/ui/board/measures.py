"""What every table measures, whatever lies on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF

__all__ = ["Scale", "TableMeasures"]


@dataclass(frozen=True)
class Scale:
    """How large things are in a view of one size.

    Between 1024x700 and 1280x800 the small and the usual measures are mixed; above, everything grows with the window.
    """

    mix: float
    """How much there is of the usual measures, from 0 in the smallest window to 1 in the usual one."""
    unit: float
    """What text and ornaments are multiplied by; 1 at 1280x800."""
    side_unit: float
    """The same in the column at the right, which grows more slowly."""

    @classmethod
    def of(cls, width: float, height: float) -> Scale:
        share = min(width / 1280, height / 800)
        unit = max(1.0, min(int(share * 20) / 20, 3.0))
        mix = min((width - 1024) / (1280 - 1024), (height - 700) / (800 - 700))
        return cls(min(1.0, max(0.0, mix)), unit, max(1.0, 0.8 * unit))

    def size(self, small: float, usual: float) -> float:
        """A measure between those of the smallest window and of the usual one, in scene units."""
        return (small + (usual - small) * self.mix) * self.unit

    @property
    def margin(self) -> int:
        """How far everything keeps from the border of the view."""
        return round(self.size(10, 14))

    @property
    def side(self) -> int:
        """How wide the column at the right is."""
        return round((232 + 16 * self.mix) * self.side_unit)


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
