"""The panels of the Ordonance table: players, markers, the draw pile, and the tally of unseen cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window import territory, unit_items
from gonfalon.games.ordonance.window.table_layout import BENEATH
from gonfalon.games.ordonance.window.unit_items import icon_on_paper
from gonfalon.ui.board.panel_items import FocusableItem, GamePanel, PanelItem, fitted_font, fitted_font_in_lines
from gonfalon.ui.board.player_panel import PlayerPanel, StripFigures
from gonfalon.ui.look import art, fonts, palette, state_marks, theme
from gonfalon.ui.look.cards import RATIO
from gonfalon.ui.look.palette import FAMILIES, GOLD_3, INK, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel

MIDDLE = Qt.AlignmentFlag.AlignCenter
LINE_FROM = 116.0
"""Panels at least so high, at unit 1, also say who plays there."""
TWO_LINES = 30.0
"""How high that is at the least, in two lines."""
BEHIND = 2.0
"""How far a figure stands behind its drawing, and the second one before the end of the row, at unit 1."""
BETWEEN = 4.0
"""How far the second drawing stands at the least behind the figure of the first, at unit 1."""


class ColumnPanel(PlayerPanel):
    """Narrow and upright; a low one leaves out its second line."""

    figures: StripFigures | None

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        y = self.crest_rect().bottom() + self.rect.height() * 0.02
        y = self._draw_name(painter, figures.name, y)
        if self._has_line:
            self._draw_line(painter, figures, y)
        self._draw_counts(painter, figures)

    @property
    def _has_line(self) -> bool:
        return self.rect.height() >= LINE_FROM * self.unit

    def crest_rect(self) -> QRectF:
        whole = self.rect.height()
        high = min(whole * (0.36 if self._has_line else 0.40), 66 * self.unit)
        if self._has_line:
            # What name, line and figures leave of the height, edges and gaps included.
            high = max(whole * 0.2, min(high, whole * 0.73 - self._row_rect().height() - TWO_LINES * self.unit))
        wide = high * 200 / 240
        return QRectF(self.rect.center().x() - wide / 2, self.rect.height() * 0.06, wide, high)

    def _draw_name(self, painter: QPainter, name: str, top: float) -> float:
        """Write the name, smaller or elided where it must be; returns where the next line begins."""
        room = self.rect.width() - 8 * self.unit
        high = self.rect.height() * (0.13 if self._has_line else 0.22)
        font = fitted_font(name, 15 * self.unit, QFont.Weight.DemiBold, room, 10.5, most=high * 0.86)
        painter.setFont(font)
        painter.setPen(theme.current().text)
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(4 * self.unit, top, room, high), MIDDLE, shown)
        return top + high

    def _draw_line(self, painter: QPainter, figures: StripFigures, top: float) -> None:
        """Write who plays there, in as many lines as it needs."""
        room = QRectF(3 * self.unit, top, self.rect.width() - 6 * self.unit, self._row_rect().top() - top)
        # Broken behind the dot, each half is a line of its own.
        line = figures.line.replace(" · ", "\n")
        painter.setFont(fitted_font_in_lines(line, 13 * self.unit, QFont.Weight.Normal, room.size(), 10))
        painter.setPen(theme.current().family_text(figures.family))
        painter.drawText(room, int(MIDDLE | Qt.TextFlag.TextWordWrap), line)

    def _row_rect(self) -> QRectF:
        high = min(self.rect.height() * 0.24, 26 * self.unit)
        return QRectF(5 * self.unit, self.rect.bottom() - high - self.rect.height() * 0.06,
                      self.rect.width() - 10 * self.unit, high)  # fmt: skip

    def _counts_font(self) -> QFont:
        """That of the figures, which stand beside their drawings in one row."""
        figures, row, unit = self.figures, self._row_rect(), self.unit
        first = "".join(str(count) for _, count in figures.counts[:1]) if figures is not None else ""
        room = row.width() - 2 * self._icon_side() - (3 * BEHIND + BETWEEN) * unit
        px, most = min(15 * unit, row.height() * 0.8), row.height() * 0.86
        return fitted_font(f"{first}{self.score}", px, QFont.Weight.DemiBold, room, most=most)

    def _icon_side(self) -> float:
        row = self._row_rect()
        return min(row.height(), row.width() * 0.26)

    def icon_rect(self) -> QRectF:
        row, side, unit = self._row_rect(), self._icon_side(), self.unit
        number = QFontMetricsF(self._counts_font()).horizontalAdvance(str(self.score))
        # A number of two digits, or in large letters, takes its room from before the drawing.
        left = min(row.center().x() + 2 * unit, row.right() - number - 2 * BEHIND * unit - side)
        return QRectF(left, row.center().y() - side / 2, side, side)

    def _draw_counts(self, painter: QPainter, figures: StripFigures) -> None:
        row, icon = self._row_rect(), self.icon_rect()
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(self._counts_font())
        dress = theme.current()
        pieces = [(*figures.counts[:1][0], icon.translated(row.left() - icon.left(), 0))] if figures.counts else []
        pieces.append((figures.icon, self.score, icon))
        for drawing, count, place in pieces:
            art.paint(painter, drawing, place, ink_paper_swapped=dress.dark)
            painter.setPen(dress.text)
            text = QRectF(place.right() + BEHIND * self.unit, row.top(), row.right() - place.right(), row.height())
            painter.drawText(text, left, str(count))

    def figure_places(self) -> dict[str, QRectF]:
        figures = self.figures
        if figures is None:
            return {}
        row, icon = self._row_rect(), self.icon_rect()
        hand = QRectF(row.topLeft(), QPointF(icon.left(), row.bottom()))
        found = {figures.icon: QRectF(icon.topLeft(), row.bottomRight())}
        return found | {marker: hand for marker, _ in figures.counts[:1]}

    def card_place(self) -> QPointF:
        return self.pos() + self.rect.center()

    def clock_foot(self) -> QPointF:
        # The panel above it is close by.
        return super().clock_foot() + QPointF(0, 4 * self.unit)


class MarkersPanel(GamePanel):
    """A panel that shows the markers in the order in which they are given, each with the crest of its holder."""

    def __init__(self) -> None:
        super().__init__()
        self.holders: tuple[str, ...] = ()
        """The family that holds each marker that has been given, the first one first."""

    def show_markers(self, title: str, line: str, holders: tuple[str, ...], slots: int) -> None:
        self.show_words(title, line)
        if (holders, slots) != (self.holders, self.slots):
            self.holders, self.slots = holders, slots
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        if index >= len(self.holders):
            territory.awaited_marker(painter, box)
            return
        territory.victory_marker(painter, box.adjusted(-2, -2, 2, 2), index + 1)
        high = box.height() * 0.5
        crest = QRectF(box.right() - high * 0.62, box.bottom() - high * 0.72, high * 200 / 240, high)
        art.paint(painter, f"crest-{FAMILIES[self.holders[index]].key}", crest)


THICKEST = 3
"""How many backs are seen at the most."""


class DeckItem(PanelItem):
    """Upright with its number beneath, or in a panel with its number beside it, by the room it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.words = ""
        """What its number means, shown with it."""
        self.sentence = ""
        """Number and meaning in one."""

    def show_left(self, left: int, words: str, sentence: str) -> None:
        if (left, words, sentence) != (self.left, self.words, self.sentence):
            self.left, self.words, self.sentence = left, words, sentence
            self.update()

    @property
    def _lies(self) -> bool:
        return self.rect.width() > self.rect.height()

    def card_rect(self) -> QRectF:
        """The uppermost card, in the item's own coordinates."""
        rect, unit = self.rect, self.unit
        if self._lies:
            wide = float(int((rect.height() - 12 * unit) / RATIO))
            return QRectF(10 * unit, round(6 * unit), wide, round(wide * RATIO))
        wide = float(int(min(rect.width() - 8 * unit, (rect.height() - BENEATH * unit) / RATIO)))
        return QRectF(round(rect.center().x() - wide / 2), 3, wide, round(wide * RATIO))

    def card_place(self) -> QPointF:
        """Return the place from which a drawn card comes, in the scene."""
        return self.pos() + self.card_rect().center()

    def draw(self, painter: QPainter) -> None:
        dress, rect, unit = theme.current(), self.rect, self.unit
        if self._lies:
            fine_panel(painter, dress.panel, rect)
        card = self.card_rect()
        back = unit_items.unit_back(card.width(), painter.device().devicePixelRatio())
        for lower in range(min(THICKEST, (self.left + 19) // 20) - 1, -1, -1):
            painter.drawPixmap(card.topLeft() + QPointF(2 * lower, 2 * lower), back)
        if not self.left:
            painter.setPen(dress.text_2 if self._lies else dress.on_table_2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 4, 4)
        if not self._lies:
            room = QRectF(0, card.bottom() + 4 * unit, rect.width(), rect.bottom() - card.bottom() - 4 * unit)
            painter.setPen(dress.on_table_2)
            painter.setFont(fitted_font_in_lines(self.sentence, 14 * unit, QFont.Weight.Normal, room.size(), 10))
            top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(room, int(top | Qt.TextFlag.TextWordWrap), self.sentence)
            return
        x = card.right() + 12 * unit
        room = QRectF(x, rect.height() * 0.08, rect.right() - x - 4 * unit, rect.height() * 0.46)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(dress.heading)
        number = fonts.font(25 * unit, QFont.Weight.Bold)
        number.setPixelSize(min(number.pixelSize(), round(room.height() * 0.9)))
        painter.setFont(number)
        painter.drawText(room, align, str(self.left))
        below = QRectF(x, rect.height() * 0.53, room.width(), rect.height() * 0.34)
        painter.setPen(dress.text_2)
        painter.setFont(
            fitted_font(self.words, 14 * unit, QFont.Weight.Normal, below.width(), most=below.height() * 0.8)
        )
        painter.drawText(below, align, self.words)


_ROW: Final = 27
_HIGHEST: Final = 0.14
"""How high a row is at the most, by its width: few icons leave room between them instead of growing."""


def draw_icon_bars(painter: QPainter, rect: QRectF, rows: Sequence[tuple[str, int]], most: int) -> None:
    """One row for each (icon, number of cards that bear it), drawn against `most`; on parchment."""
    if not rows:
        return
    step = rect.height() / len(rows)
    high = min(step, rect.width() * _HIGHEST)
    unit = high / _ROW
    side = min(22 * unit, high * 0.9)
    font = _figures(15 * unit, high * 0.72, QFont.Weight.DemiBold)
    trough = QRectF(rect.left() + 30 * unit, 0, rect.width() - 80 * unit, 11 * unit)
    for index, (icon, count) in enumerate(rows):
        row = QRectF(rect.left(), rect.top() + (index + 0.5) * step - high / 2, rect.width(), high)
        icon_on_paper(painter, icon, QRectF(row.left(), row.center().y() - side / 2, side, side))
        trough.moveTop(row.center().y() - trough.height() / 2)
        _bar(painter, trough, count / most if most else 0.0)
        painter.setPen(INK)
        painter.setFont(font)
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))


def _bar(painter: QPainter, trough: QRectF, share: float) -> None:
    contrast = theme.current().contrast
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = trough.height() / 2
    painter.setPen(QPen(INK, 1) if contrast else Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().recess)
    painter.drawRoundedRect(trough, half, half)
    if share > 0:
        filled = QRectF(trough)
        filled.setWidth(max(trough.height(), trough.width() * min(1.0, share)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK if contrast else GOLD_3)
        painter.drawRoundedRect(filled, half, half)
    painter.restore()


def draw_sign_boxes(painter: QPainter, rect: QRectF, counts: Sequence[tuple[int, int]]) -> None:
    """A box for each (number of signs, cards that bear so many), side by side over the whole width; on parchment."""
    if not counts:
        return
    unit = rect.height() / 31
    gap = 3 * unit
    wide = (rect.width() - gap * (len(counts) - 1)) / len(counts)
    upper = _figures(13 * unit, rect.height() * 0.46, QFont.Weight.Normal)
    lower = _figures(14 * unit, rect.height() * 0.50, QFont.Weight.DemiBold)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, (signs, count) in enumerate(counts):
        box = QRectF(rect.left() + index * (wide + gap), rect.top(), wide, rect.height())
        painter.setPen(QPen(theme.current().edge, 1.2 * unit))
        painter.setBrush(theme.current().paper)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 5 * unit, 5 * unit)
        half = box.height() / 2
        painter.setPen(RUBRIC)
        painter.setFont(upper)
        painter.drawText(QRectF(box.left(), box.top() + unit, wide, half), Qt.AlignmentFlag.AlignCenter, str(signs))
        painter.setPen(INK)
        painter.setFont(lower)
        painter.drawText(
            QRectF(box.left(), box.top() + half - unit, wide, half), Qt.AlignmentFlag.AlignCenter, str(count)
        )
    painter.restore()


def _figures(px: float, most: float, weight: QFont.Weight) -> QFont:
    font = fonts.font(px, weight)
    font.setPixelSize(max(9, int(min(font.pixelSize(), most))))
    return font


CORNER = 0.5
ABOVE = 740.0
"""The tally lies on whatever is on the board, and on no card that is held."""


@dataclass(frozen=True)
class UnseenCards:
    """The cards that have neither been played nor lie in the hand of the seat whose view it is."""

    cards: int
    by_icon: tuple[tuple[str, int], ...]
    """How many of them bear each icon, the highest icon first."""
    by_number: tuple[tuple[int, int], ...]
    """How many of them bear so many icons."""
    most: int
    """How many cards of the whole game bear one icon, at the most."""

    @classmethod
    def of(cls, table: Table) -> UnseenCards:
        """The tally of a seat's own view: all that this view does not know."""
        deck, decks = table.seating.deck, table.seating.decks
        left = table.unseen(table.faces)
        bearing = [
            (sum([count for count, unit in zip(left, deck.units, strict=True) if unit.counts[index]]), icon)
            for index, icon in enumerate(deck.icons)
        ]
        whole = [sum([unit.copies for unit in deck.units if unit.counts[index]]) for index in range(len(deck.icons))]
        by_number = tuple(
            (number, sum([count for count, unit in zip(left, deck.units, strict=True) if len(unit.icons) == number]))
            for number in range(1, len(deck.icons) + 1)
        )
        return cls(sum(left), tuple((icon, count) for count, icon in reversed(bearing)), by_number, max(whole) * decks)


class UnseenCardsLine(FocusableItem):
    """The line that says how many there are; it opens the tally, which lies beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen: UnseenCards | None = None
        self.title = ""
        self.count = ""
        """How many there are, of all."""
        self.folded = False

    def show_unseen(self, tally: UnseenCards, title: str, count: str, folded: bool) -> None:
        new = (tally, title, count, folded)
        if new != (self.unseen, self.title, self.count, self.folded):
            self.unseen, self.title, self.count, self.folded = new
            self.update()

    def draw(self, painter: QPainter) -> None:
        rect, unit = self.rect, self.unit
        fine_panel(painter, "panel-parchment", rect, CORNER)
        head = rect.adjusted(14 * unit, 0, -14 * unit, 0)
        side = 13 * unit
        chevron = QRectF(head.left(), head.center().y() - side / 2, side, side)
        painter.save()
        if not self.folded:
            # It points to where the tally lies.
            painter.translate(2 * chevron.center().x(), 0)
            painter.scale(-1, 1)
        art.paint(painter, "icon-chevron-right", chevron)
        painter.restore()
        painter.setPen(palette.INK)
        left = chevron.right() + 6 * unit
        gap = 10 * unit
        # Title and number share the line, in letters of one size.
        both = f"{self.title}{self.count}"
        font = fitted_font(both, 17 * unit, QFont.Weight.DemiBold, head.right() - left - gap, most=head.height() * 0.6)
        room = head.right() - left - gap - QFontMetricsF(font).horizontalAdvance(self.count)
        painter.setFont(font)
        align = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, head.top(), room, head.height()), align | Qt.AlignmentFlag.AlignLeft, self.title)
        painter.drawText(head, align | Qt.AlignmentFlag.AlignRight, self.count)
        if self.focused:
            state_marks.focus_ring(painter, rect, 4)
        elif self.hovered:
            state_marks.hover_outline(painter, rect)


class UnseenCardsPanel(FocusableItem):
    """The tally itself, a panel of parchment over the board."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen: UnseenCards | None = None
        self.heading = ""
        """What stands over the boxes."""
        self.setZValue(ABOVE)

    def show_unseen(self, tally: UnseenCards, heading: str) -> None:
        if (tally, heading) != (self.unseen, self.heading):
            self.unseen, self.heading = tally, heading
            self.update()

    def draw(self, painter: QPainter) -> None:
        if self.unseen is not None:
            fine_panel(painter, "panel-parchment", self.rect, CORNER)
            room = self.rect.adjusted(14 * self.unit, 12 * self.unit, -14 * self.unit, -9 * self.unit)
            self._draw_tally(painter, self.unseen, room)

    def _draw_tally(self, painter: QPainter, tally: UnseenCards, room: QRectF) -> None:
        unit = self.unit
        boxes = min(31 * unit, room.height() * 0.18)
        line = min(20 * unit, room.height() * 0.12)
        rows = QRectF(room.left(), room.top(), room.width(), room.height() - boxes - line - 6 * unit)
        draw_icon_bars(painter, rows, tally.by_icon, tally.most)
        heading = QRectF(room.left(), rows.bottom() + 3 * unit, room.width(), line)
        painter.setPen(palette.RUBRIC)
        font = fitted_font(self.heading, 13 * unit, QFont.Weight.DemiBold, room.width(), most=line * 0.8)
        painter.setFont(font)
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.heading)
        draw_sign_boxes(painter, QRectF(room.left(), room.bottom() - boxes, room.width(), boxes), tally.by_number)
