"""The cards of others that a question is about, laid out over the market where their courts have no room to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from gonfalon.ui.board.furniture import Furniture, write
from gonfalon.ui.look import theme
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["CourtsTray", "tray_rects"]

HEAD: Final = 34.0
FOOT: Final = 20.0
"""How high the line is that says whose a card is, at unit 1."""
RATIO: Final = 1.4
GAP: Final = 12.0
MOST_WIDE: Final = 104.0


def tray_rects(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """Where so many cards lie, as large as they can in rows of the same length; their feet stay free."""
    if not count:
        return []
    inner = room.adjusted(14 * unit, HEAD * unit + 12 * unit, -14 * unit, -8 * unit)
    gap, foot = GAP * unit, FOOT * unit

    def wide(columns: int) -> float:
        rows = -(-count // columns)
        high = (inner.height() - rows * (foot + 14 * unit)) / rows
        return min((inner.width() - gap * (columns - 1)) / columns, high / RATIO, MOST_WIDE * unit)

    columns = max(range(1, count + 1), key=lambda number: (round(wide(number), 3), -number))
    side = float(int(wide(columns)))
    step_down = side * RATIO + foot + 14 * unit
    left = inner.center().x() - (min(columns, count) * (side + gap) - gap) / 2
    return [
        QRectF(
            round(left + (index % columns) * (side + gap)),
            round(inner.top() + (index // columns) * step_down),
            side,
            round(side * RATIO),
        )
        for index in range(count)
    ]


class CourtsTray(Furniture):
    """A panel with a heading and a name under each card; the cards lie upon it."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = ""
        self.captions: tuple[tuple[QRectF, str], ...] = ()
        self.setZValue(280)
        self.setVisible(False)

    def show_captions(self, heading: str, captions: Sequence[tuple[QRectF, str]]) -> None:
        """Write these names under cards that lie in these rectangles of the scene; nothing hides the tray."""
        found = tuple(captions)
        self.setVisible(bool(found))
        if (heading, found) != (self.heading, self.captions):
            self.heading, self.captions = heading, found
            self.update()

    def draw(self, painter: QPainter) -> None:
        dress, unit = theme.current(), self.unit
        fine_panel(painter, dress.panel, self.rect)
        painter.setPen(dress.heading)
        head = QRectF(16 * unit, 6 * unit, self.rect.width() - 32 * unit, HEAD * unit)
        write(painter, head, self.heading, 17 * unit, QFont.Weight.DemiBold)
        painter.setPen(dress.text_2)
        for rect, name in self.captions:
            below = QRectF(rect.left() - GAP * unit / 2, rect.bottom(), rect.width() + GAP * unit, FOOT * unit)
            write(painter, below.translated(-self.pos()), name, 13 * unit, align=Qt.AlignmentFlag.AlignHCenter)
