"""One card in reserve as a tab: its family, its emblem, what it does from there, and what lies on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.games.oriflamme.window.measures import HANGS
from gonfalon.ui.board.furniture import Reachable, fitted
from gonfalon.ui.look import art, emblems, fonts, states
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import AUBERGINE, CREAM, FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK, PAPER
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["ShelfItem", "composed"]

DRAWN_HIGH = 34.0
"""The height that the measures below belong to."""
BAR, EMBLEM, EMBLEM_X, TEXT_X, PAD, COIN = 5.0, 28.0, 10.0, 44.0, 8.0, 20.0
LEAST_LETTERS = 12.0


class ShelfItem(Reachable):
    """A tab that hangs from a strip, or stands on the own panel."""

    HALO = 12.0

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.look: CardLook | None = None
        self.text = ""
        self.lines: tuple[str, ...] = ()
        """What is written of the text where the tab lies now."""
        self.coins: int | None = None
        """What lies on the card, None where nothing ever does."""
        self.stands = False
        """Whether it stands on the own panel; else it hangs from a strip."""
        self._pulse = 0.0
        self.setZValue(-1)

    def show_card(self, look: CardLook | None, text: str, coins: int | None) -> None:
        if (look, text, coins) != (self.look, self.text, self.coins):
            self.look, self.text, self.coins = look, text, coins
            set_tip(self, text)
            self.update()

    def show_lines(self, lines: tuple[str, ...]) -> None:
        if lines != self.lines:
            self.lines = lines
            self.update()

    def _get_pulse(self) -> float:
        return self._pulse

    def _set_pulse(self, value: float) -> None:
        if value != self._pulse:
            self._pulse = value
            self.update()

    pulse = Property(float, _get_pulse, _set_pulse)
    """From 0 to 1 the tab glows gold."""

    def lie_still(self) -> None:
        """Be done with appearing and glowing."""
        self.setOpacity(1.0)
        self._set_pulse(0.0)

    # -- geometry ------------------------------------------------------------------------------------------------------

    def emblem_place(self) -> QPointF:
        """The middle of the emblem, in the scene."""
        return self.pos() + self._emblem_rect().center()

    @property
    def emblem_size(self) -> float:
        """How wide the emblem is drawn, in scene units."""
        return self._emblem_rect().width()

    def coin_place(self) -> QPointF:
        """Where coins leave the tab, in the scene."""
        return self.emblem_place() if self.coins is None else self.pos() + self._coin_rect().center()

    def _emblem_rect(self) -> QRectF:
        scale = self.rect.height() / DRAWN_HIGH
        side = min(EMBLEM * scale, self.rect.width() - 4)
        x = EMBLEM_X * scale if self.rect.width() > (EMBLEM_X + EMBLEM) * scale else (self.rect.width() - side) / 2
        return QRectF(round(x), (self.rect.height() - side) / 2, side, side)

    def _coin_rect(self) -> QRectF:
        scale = self.rect.height() / DRAWN_HIGH
        side = COIN * scale
        x = self.rect.width() - PAD * scale - self._number_width(self.rect.height()) - 4 * scale - side
        return QRectF(x, (self.rect.height() - side) / 2, side, side)

    def _number_width(self, high: float) -> float:
        return QFontMetricsF(_number_font(high)).horizontalAdvance(str(self.coins))

    def least_width(self, high: float) -> float:
        """What emblem and coin take without a word, in scene units."""
        scale = high / DRAWN_HIGH
        wide = (EMBLEM_X + EMBLEM + 4) * scale
        return wide if self.coins is None else wide + (COIN + 4 + PAD) * scale + self._number_width(high)

    def wanted_width(self, lines: tuple[str, ...], high: float) -> float:
        """What the tab takes with its text on these lines."""
        metrics = QFontMetricsF(_font(lines, high, least=True))
        words = max(metrics.horizontalAdvance(line) for line in lines)
        return self.least_width(high) + words + (TEXT_X - EMBLEM_X - EMBLEM - 4 + PAD) * high / DRAWN_HIGH

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.look is None:
            return
        rect, scale = self.rect, self.rect.height() / DRAWN_HIGH
        radius = 7 * scale
        if self._pulse > 0:
            glow = QColor(GOLD_1)
            glow.setAlphaF(0.8 * self._pulse)
            dpr = painter.device().devicePixelRatio()
            pixmap = states.soft_rect(rect.width(), rect.height(), radius, 10.0, QColor(GOLD_1), dpr)
            painter.save()
            painter.setOpacity(painter.opacity() * self._pulse)
            painter.drawPixmap(QPointF(-10, -10), pixmap)
            painter.restore()
        painter.setPen(QPen(GOLD_1 if self._pulse > 0.5 else GOLD_2 if self.hovered else GOLD_3, 2))
        painter.setBrush(AUBERGINE)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        emblem = self._emblem_rect()
        family = FAMILIES[self.look.family]
        if emblem.left() >= 8 * scale:
            # Black on aubergine needs the family's own light line.
            painter.setPen(QPen(family.on_dark, 1))
            painter.setBrush(family.base)
            painter.drawRect(QRectF(3.5 * scale, 8 * scale, (BAR - 1) * scale, rect.height() - 16 * scale))
        painter.setPen(QPen(INK, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(emblem, 5 * scale, 5 * scale)
        inner = emblem.adjusted(2, 2, -2, -2)
        look = self.look
        emblems.paint(painter, look.kind, look.name, look.emblem, inner, look.family)
        self._draw_words(painter, emblem.right() + (TEXT_X - EMBLEM_X - EMBLEM) * scale, scale)
        if self.coins is not None:
            self._draw_coin(painter, emblem, scale)
        if self.focused:
            states.focus_ring(painter, rect, radius)

    def _draw_words(self, painter: QPainter, left: float, scale: float) -> None:
        if not self.lines:
            return
        rect = self.rect
        right = rect.right() - PAD * scale
        if self.coins is not None:
            right = self._coin_rect().left() - 4 * scale
        font = _font(self.lines, rect.height())
        longest = max(self.lines, key=QFontMetricsF(font).horizontalAdvance)
        font = fitted(longest, font.pixelSize() / fonts.text_scale(), QFont.Weight.Normal, right - left, LEAST_LETTERS)
        font.setPixelSize(min(font.pixelSize(), _font(self.lines, rect.height()).pixelSize()))
        painter.setFont(font)
        painter.setPen(CREAM)
        # Two lines need all of the tab that the strip does not hide.
        hidden = HANGS * scale if len(self.lines) > 1 else 0.0
        top, lead = 0.0 if self.stands else hidden, (rect.height() - hidden) / len(self.lines)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for index, line in enumerate(self.lines):
            painter.drawText(QRectF(left, top + index * lead, right - left, lead), align, line)

    def _draw_coin(self, painter: QPainter, emblem: QRectF, scale: float) -> None:
        coin = self._coin_rect()
        if coin.left() < emblem.right():
            # No room beside the emblem: only the number, upon its corner.
            states.pill(painter, emblem.bottomRight() - QPointF(5, 6) * scale, str(self.coins), 11 * scale)
            return
        art.paint(painter, "coin-1", coin)
        painter.setPen(GOLD_1)
        painter.setFont(_number_font(self.rect.height()))
        number = QRectF(coin.right() + 4 * scale, 0, self.rect.width(), self.rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self.coins))


def _number_font(high: float) -> QFont:
    font = fonts.font(15 * high / DRAWN_HIGH, QFont.Weight.Bold)
    font.setPixelSize(min(font.pixelSize(), round(18 * high / DRAWN_HIGH)))
    return font


def _font(lines: tuple[str, ...], high: float, least: bool = False) -> QFont:
    """The font of a tab with so many lines, or the smallest in which they may be written."""
    font = fonts.font(high * (0.41 if len(lines) == 1 else 0.34))
    most = high * (0.48 if len(lines) == 1 else 0.37)
    scale = max(1.0, high / DRAWN_HIGH)
    size = LEAST_LETTERS * scale if least else min(font.pixelSize(), most)
    font.setPixelSize(round(max(LEAST_LETTERS, size)))
    return font


def _halves(text: str, high: float) -> tuple[str, ...]:
    """The text on two lines that are as equally long as its words allow, or on one where it has one word."""
    words = text.split(" ")
    metrics = QFontMetricsF(_font(("", ""), high))
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not ways:
        return (text,)
    return min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way)))


def composed(items: Sequence[ShelfItem], room: float, high: float) -> list[float]:
    """Decide how much is written on tabs that lie side by side, and give their widths.

    All say all on one line if there is room, else on two, else none says anything but emblem and number.
    """
    forms: list[list[tuple[str, ...]]] = [
        [(item.text,) for item in items],
        [_halves(item.text, high) for item in items],
    ]
    lines: list[tuple[str, ...]]
    for lines in forms:
        widths = [item.wanted_width(line, high) for item, line in zip(items, lines, strict=True)]
        if sum(widths) <= room:
            break
    else:
        lines = [() for _ in items]
        widths = [item.least_width(high) for item in items]
    for item, line in zip(items, lines, strict=True):
        item.show_lines(line)
    if sum(widths) > room:
        return [room / len(items)] * len(items)
    # Tabs with words take all there is; emblems stay together.
    spare = (room - sum(widths)) / len(items) if lines[0] else 0.0
    return [width + spare for width in widths]
