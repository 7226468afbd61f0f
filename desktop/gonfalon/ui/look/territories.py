"""The column of a territory: its cloth, the parts of the players, empty and offered places, the holder's frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gonfalon.ui.look import fonts, panels
from gonfalon.ui.look.lettering import draw_setting, set_name
from gonfalon.ui.look.palette import CREAM, GOLD_1
from gonfalon.ui.look.states import drop_frame, outer_glow

__all__ = ["empty_place", "holder_frame", "offered_place", "parting", "territory_cloth"]

_RECESS: Final = QColor("#172531")
_DASHES: Final = QColor("#3f5468")
_PARTING: Final = QColor("#35495c")
_WORD: Final = 15
# The border of the cloth beside narrow columns.
_FINER: Final = 0.5


def territory_cloth(painter: QPainter, rect: QRectF) -> None:
    """The cloth of a whole column with its double border."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(_FINER, _FINER)
    panels.nine_slice(painter, "panel-cloth", QRectF(0, 0, rect.width() / _FINER, rect.height() / _FINER))
    painter.restore()


def parting(painter: QPainter, left: QPointF, right: QPointF) -> None:
    """The line between the parts of two players."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(_PARTING, 1.5))
    painter.drawLine(left, right)
    painter.restore()


def _corner(rect: QRectF) -> float:
    return min(6.0, rect.height() * 0.16)


def empty_place(painter: QPainter, rect: QRectF) -> None:
    """A place of an army where no unit lies and none may be laid now."""
    pen = QPen(_DASHES, 1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4.0, 3.0])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(_RECESS)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _corner(rect), _corner(rect))
    painter.restore()


def offered_place(painter: QPainter, rect: QRectF, hovered: bool, word: str = "") -> None:
    """A place where the unit in hand may be laid; hovered it glows and says `word` beside the plus sign."""
    drop_frame(painter, rect, hovered, _corner(rect) + 1)
    arm = max(3.5, min(7.0, rect.height() * 0.13))
    middle = rect.center()
    if hovered and word:
        asked = min(_WORD * fonts.text_scale(), rect.height() * 0.6)
        setting = set_name(word, rect.width() - 5 * arm - 8, rect.height(), asked, 1)
        left = middle.x() - (setting.width + 3.4 * arm) / 2
        box = QRectF(left + 3.4 * arm, rect.top(), setting.width, rect.height())
        draw_setting(painter, setting, box, CREAM, 1.0)
        middle.setX(left + arm)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, max(1.5, arm * 0.3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.restore()


def holder_frame(painter: QPainter, rect: QRectF) -> None:
    """The gold frame around the army that holds a territory."""
    outer_glow(painter, rect, 7, 0.35, 5)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    painter.restore()
