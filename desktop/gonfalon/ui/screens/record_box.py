"""The box on the start screen with who plays here, and what the finished games say about that person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from gonfalon.texts.players import player_text
from gonfalon.texts.translations import translate
from gonfalon.ui.look import palette
from gonfalon.ui.look.art import portrait
from gonfalon.ui.widgets.buttons import LEAST_PX, BaseButton
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, role_font, ui_scale

_PAD: Final = 12.0
_FACE: Final = 44.0
_MARKS: Final = 10
_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class ShownRecord(NamedTuple):
    """What the box shows."""

    name: str = ""
    face: str = ""
    """The character whose portrait stands for the player; empty for the plain one."""
    family: str = "R"
    """The family in whose colour it is drawn."""
    games: int = 0
    won: int = 0
    best: int | None = None
    """The best score in the game that is chosen."""
    last: Sequence[bool] = ()
    """Whether each of the last games was won, the latest at the end."""
    level: str = ""
    """The strongest bots that were beaten."""


class RecordBox(BaseButton):
    """A button with the player's portrait, level and figures."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ShownRecord()
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_record(self, shown: ShownRecord) -> None:
        """Show these figures."""
        lower = bool(shown.games) is not bool(self._shown.games)
        self._shown = shown
        if lower:
            self.updateGeometry()
        self.setAccessibleName(shown.name)
        self.setAccessibleDescription(" ".join(self._sentences()))
        set_tip(self, translate("StartScreen", "What your games have been like"))
        self.update()

    def set_low(self, low: bool) -> None:
        """Show only who plays and the last games, or the figures too."""
        if low is not self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        scale = ui_scale(self)
        high = max(_FACE * scale, self._line_high(19) + (1 if self._shown.games else 2) * self._line_high(14))
        if self._shown.games and not self._low:
            high += self._line_high(25) + self._line_high(13.5) + 15 * scale
        return QSize(round(200 * scale), round(high + 2 * _PAD * scale) + 2 * HALO)

    def _line_high(self, px: float) -> float:
        return QFontMetricsF(role_font(self, px)).height()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _figures(self) -> list[tuple[str, str]]:
        shown = self._shown
        best = "–" if shown.best is None else str(shown.best)
        return [
            (str(shown.games), translate("StartScreen", "Games", "a label below a number")),
            (str(shown.won), translate("StartScreen", "Won", "a label below a number")),
            (best, translate("StartScreen", "Best", "a label below a number")),
        ]

    def _level(self) -> str:
        if not self._shown.games:
            return translate("StartScreen", "Your first game will be noted here")
        if not self._shown.level:
            return translate("StartScreen", "No table beaten yet")
        return translate("StartScreen", "Level: {level}").format(level=player_text(self._shown.level).name)

    def _sentences(self) -> list[str]:
        if not self._shown.games:
            return [self._level()]
        figures = [f"{word}: {figure}." for figure, word in self._figures()]
        words = [
            translate("StartScreen", "won", "a game") if won else translate("StartScreen", "lost", "a game")
            for won in self._shown.last
        ]
        last = translate("StartScreen", "The last games: {results}.").format(results=", ".join(words))
        return [f"{self._level()}.", *figures, last]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shown = ControlPainter(self), self._shown
        scale, colours, body = painter.unit, painter.colours, painter.body
        painter.field(body, 8, 0.08 if self.underMouse() or self.isDown() else 0.03, 1.2)
        inside = body.adjusted(_PAD * scale, _PAD * scale, -_PAD * scale, -_PAD * scale)
        face = QRectF(inside.left(), inside.top(), _FACE * scale, _FACE * scale)
        portrait(painter, shown.face, shown.family, face)
        words = QRectF(face.right() + 10 * scale, face.top(), 0, face.height())
        words.setRight(inside.right())
        name = QRectF(words.left(), words.top(), words.width(), self._line_high(19))
        self._line(painter, name, shown.name, 19)
        below = QRectF(words.left(), name.bottom(), words.width(), self._line_high(14))
        if not shown.games:
            below.setBottom(body.bottom() - 4 * scale)
            painter.words(below, self._level(), self._fitting_lines(self._level(), below), colours.text_2, _WRAPPED)
        elif self._low:
            self._marks(painter, below)
        else:
            self._line(painter, below, self._level(), 15)
            self._paint_figures(painter, QRectF(inside.left(), max(face.bottom(), below.bottom()), inside.width(), 0))
            self._marks(painter, QRectF(inside.left(), inside.bottom() - 10 * scale, inside.width(), 10 * scale))
        painter.ring(body, 8)

    def _paint_figures(self, painter: ControlPainter, row: QRectF) -> None:
        """Paint the figures side by side, each over its word."""
        column, high = row.width() / 3, self._line_high(25)
        for index, (figure, word) in enumerate(self._figures()):
            place = QRectF(row.left() + index * column, row.top(), column, high)
            painter.words(place, figure, role_font(self, 25, QFont.Weight.Bold), painter.colours.heading, _CENTRE)
            place = QRectF(place.left(), place.bottom(), column, self._line_high(13.5))
            painter.words(place, word, self._fitting(word, 13.5, column), painter.colours.text_2, _CENTRE)

    def _fitting_lines(self, words: str, room: QRectF) -> QFont:
        """Return letters in which the words have room, broken into lines."""
        font = role_font(self, 14)
        while font.pixelSize() > LEAST_PX and _high(font, room.width(), words) > room.height():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _fitting(self, words: str, px: float, room: float, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
        font = role_font(self, px, weight)
        while font.pixelSize() > LEAST_PX and QFontMetricsF(font).horizontalAdvance(words) > room:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _line(self, painter: ControlPainter, place: QRectF, words: str, px: float) -> None:
        font = self._fitting(words, px, place.width(), QFont.Weight.DemiBold)
        words = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
        painter.words(place, words, font, painter.colours.heading)

    def _marks(self, painter: ControlPainter, place: QRectF) -> None:
        """The last games as small boxes: filled ones were won."""
        scale = painter.unit
        step = min(19.5 * scale, place.width() / _MARKS)
        for index, won in enumerate(self._shown.last):
            wide = step * 0.72
            mark = QRectF(place.left() + index * step, place.center().y() - 4.5 * scale, wide, 9 * scale)
            painter.box(mark, 2, palette.GOLD_2 if won else None, palette.GOLD_2, 1.2)


def _high(font: QFont, width: float, words: str) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), int(_WRAPPED), words).height()
