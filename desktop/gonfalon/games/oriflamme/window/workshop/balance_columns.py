"""How the columns of the balance share a width: what each needs, and which is left out where there is no room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.widgets.dress import dress, role_font, unit

__all__ = ["AROUND", "COLUMNS", "EMBLEM", "BalanceHead", "Columns", "fitted"]

COLUMNS: Final = ("name", "type", "played", "influence", "eliminated", "wins", "bar", "verdict")
"""From left to right."""
NUMBERS: Final = ("played", "influence", "eliminated", "wins")
"""These stand at the right of their columns."""
LEFT_OUT: Final = ("type", "played", "influence", "eliminated")
"""What has no room goes in this order."""
EMBLEM: Final = 30
AROUND: Final = 10
"""Room at both ends of a row, in design pixels."""
_APART: Final = 18
_BAR: Final = (84, 190)
"""How wide the bar is at least, and at most."""
_NAME: Final = (96, 260)


class Columns(NamedTuple):
    """Where each column begins and how wide it is; one that is left out is not among them."""

    places: Mapping[str, tuple[float, float]]
    broken: bool
    """Whether headings may be broken into lines."""

    def cell(self, column: str, top: float, high: float) -> QRectF:
        """Its place in a row."""
        left, width = self.places[column]
        return QRectF(left, top, width, high)


def fitted(widget: QWidget, width: float, heads: Mapping[str, str], cells: Mapping[str, Sequence[str]]) -> Columns:
    """The columns in this width.

    Args:
        widget: whose measure they have.
        width: of a row.
        heads: the heading of each column.
        cells: what stands in each column but that of the bars.
    """
    scale = unit(widget)
    head = QFontMetricsF(_head_font(widget))
    bold = QFontMetricsF(role_font(widget, 15, QFont.Weight.DemiBold))
    widest = {
        column: max((bold.horizontalAdvance(cell) for cell in cells.get(column, ())), default=0.0) + 2
        for column in COLUMNS
    }
    around = (2 * AROUND + EMBLEM + 10) * scale

    def needed(column: str, *, broken: bool) -> float:
        heading = heads[column]
        return max(widest[column], _in_two(heading, head) if broken else head.horizontalAdvance(heading) + 2)

    def least(column: str, *, broken: bool) -> float:
        if column == "name":
            return min(max(needed(column, broken=True), _NAME[0] * scale), _NAME[1] * scale)
        if column == "bar":
            return max(_BAR[0] * scale, needed(column, broken=broken))
        return needed(column, broken=broken)

    tries = [(False, 0), *((True, count) for count in range(len(LEFT_OUT) + 1))]
    for broken, count in tries:
        columns = [column for column in COLUMNS if column not in LEFT_OUT[:count]]
        widths = {column: least(column, broken=broken) for column in columns}
        spare = width - around - sum(widths.values()) - _APART * scale * (len(columns) - 1)
        if spare >= 0:
            break
    more = min(max(0.0, spare) * 0.4, max(0.0, _BAR[1] * scale - widths["bar"]))
    widths["bar"] += more
    spare = max(spare - more, min(0.0, spare))
    # What is left over lies between the columns, for the most part behind the names.
    apart = _APART * scale + max(0.0, spare) * 0.6 / (len(columns) - 1)
    widths["name"] = max(60.0 * scale, widths["name"] + (0.4 * spare if spare > 0 else spare))
    left, places = (AROUND + EMBLEM + 10) * scale, {}
    for column in columns:
        places[column] = left, widths[column]
        left += widths[column] + apart
    return Columns(places, broken)


def _in_two(heading: str, metrics: QFontMetricsF) -> float:
    """How wide a heading is that is broken into two lines at most, where it is best broken."""
    words = heading.split()
    halves = ((" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words) + 1))
    return min((max(map(metrics.horizontalAdvance, pair)) for pair in halves), default=0.0) + 2


def _head_font(widget: QWidget) -> QFont:
    return role_font(widget, 14, QFont.Weight.DemiBold)


class BalanceHead(QWidget):
    """What stands above the columns; those who listen are told it with each row."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: Columns | None = None
        self._heads: Mapping[str, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_heads(self, heads: Mapping[str, str], columns: Columns) -> None:
        """Show these above those columns."""
        self._heads, self._columns = heads, columns
        lines = 1
        if columns.broken:
            metrics = QFontMetricsF(_head_font(self))
            wrapped = int(Qt.TextFlag.TextWordWrap)
            high = max(
                metrics.boundingRect(QRectF(0, 0, width + 1, 1000), wrapped, heads[column]).height()
                for column, (_, width) in columns.places.items()
            )
            lines = max(1, round(high / metrics.height()))
        self.setFixedHeight(round(lines * QFontMetricsF(_head_font(self)).height() + 6 * unit(self)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._columns is None:
            return
        painter = QPainter(self)
        painter.setFont(_head_font(self))
        painter.setPen(dress(self).rubric)
        for column in self._columns.places:
            side = (
                Qt.AlignmentFlag.AlignRight if column in NUMBERS
                else Qt.AlignmentFlag.AlignHCenter if column == "bar"
                else Qt.AlignmentFlag.AlignLeft
            )  # fmt: skip
            place = self._columns.cell(column, 0, self.height() - 3 * unit(self))
            place.adjust(-1 if column in NUMBERS else 0, 0, 1, 0)
            painter.drawText(place, side | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap, self._heads[column])
