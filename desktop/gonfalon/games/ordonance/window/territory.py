"""A territory of Ordonance: its column, plate, army counts and markers, and the callout that explains who holds it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gonfalon.games.ordonance.texts.hints import TallyChange
from gonfalon.games.ordonance.texts.reasons import ArmyExplanation, TerritoryExplanation
from gonfalon.games.ordonance.window import unit_items
from gonfalon.games.ordonance.window.table_layout import TerritoryGrid
from gonfalon.games.ordonance.window.unit_items import icon_on_dark
from gonfalon.ui.board.panel_items import FocusableItem, PanelItem, fitted_font
from gonfalon.ui.look import art, fonts, palette, panels, state_marks, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.palette import ADVICE, CREAM, FAMILIES, GOLD_1, INK, NIGHT_2
from gonfalon.ui.look.state_marks import outer_glow, place_corner
from gonfalon.ui.look.text_fitting import FittedText, draw_fitted_text, fit_name

_RECESS: Final = QColor("#172531")
_DASHES: Final = QColor("#3f5468")
_PARTING: Final = QColor("#35495c")
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


def empty_place(painter: QPainter, rect: QRectF) -> None:
    """A place of an army where no unit lies and none may be laid now."""
    pen = QPen(_DASHES, 1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4.0, 3.0])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(_RECESS)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), place_corner(rect), place_corner(rect))
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


_CONTRAST: Final[Swaps] = (("#fbf3df", "#ffffff"), ("#d0a244", "#2a1c12"))

# Units of the drawing of the plate.
_PLATE_HIGH: Final = 92
_PLATE: Final = panels.Slices("plate-territory", 320, _PLATE_HIGH, 100, 28)
_SHIELD: Final = QRectF(21, 26, 53, 38)
_NAME_LEFT: Final = 94
_NAME_RIGHT: Final = 16
_NAME_TOP: Final = 30
_NAME_HIGH: Final = 48
_NAME_SIZE: Final = 36
_LOCK: Final = 40

_AWAITED_DASHES: Final = 16


def army_chip(painter: QPainter, icon: str, count: int, family: str, rect: QRectF, becomes: int | None = None) -> None:
    """Draw how often an army bears an icon, in its family's colour: stacked in a tall rectangle, else side by side.

    What a hint would change is dashed, in the colour of hints, with the number that it becomes.
    """
    stacked = rect.height() > rect.width() * 0.8
    look = FAMILIES[family]
    unit = min(rect.height() / (45 if stacked else 26), rect.width() / (40 if stacked else 44))
    line = 1.6 * unit
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(look.on_dark, line)
    text = f"×{count}" if becomes is None else f"{count} → {becomes}"
    if becomes is not None:
        pen = QPen(ADVICE, 1.6 * line, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 1.6])
    painter.setPen(pen)
    painter.setBrush(NIGHT_2)
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), 5 * unit, 5 * unit)
    painter.restore()
    if stacked:
        side = min(25 * unit, rect.width() - 10 * unit)
        icon_at = QRectF(rect.center().x() - side / 2, rect.top() + 4 * unit, side, side)
        text_at = QRectF(rect.left(), icon_at.bottom(), rect.width(), rect.bottom() - icon_at.bottom() - line)
        asked = 16 * unit
    else:
        side = min(21 * unit, rect.width() * 0.5)
        icon_at = QRectF(rect.left() + 2.5 * unit, rect.center().y() - side / 2, side, side)
        text_at = QRectF(icon_at.right(), rect.top(), rect.right() - icon_at.right() - 2 * unit, rect.height())
        asked = 15 * unit
    icon_on_dark(painter, icon, icon_at, family)
    asked = min(asked * fonts.text_scale(), text_at.height() * 0.95)
    ink = CREAM if becomes is None else ADVICE
    draw_fitted_text(painter, fit_name(text, text_at.width() - unit, text_at.height(), asked, 1), text_at, ink, 1.0)


def territory_plate(painter: QPainter, rect: QRectF, number: int, name: str, locked: bool) -> None:
    """The plate of a territory, of any width: its number in the shield, its name, a padlock when control is certain."""
    if rect.isEmpty():
        return
    panels.three_slice(painter, _PLATE, rect, _CONTRAST if theme.current().contrast else ())
    unit = rect.height() / _PLATE_HIGH
    shield = QRectF(_SHIELD.topLeft() * unit + rect.topLeft(), _SHIELD.size() * unit)
    draw_fitted_text(
        painter, fit_name(str(number), shield.width() * 0.8, shield.height(), 37 * unit, 1), shield, GOLD_1, 1
    )
    box, setting = _territory_name(rect, name, locked)
    draw_fitted_text(painter, setting, box, INK, 1)
    if locked:
        side = _LOCK * unit
        art.paint(painter, "marker-lock", QRectF(box.right() + 4 * unit, box.center().y() - side / 2, side, side))


def _territory_name(rect: QRectF, name: str, locked: bool) -> tuple[QRectF, FittedText]:
    unit = rect.height() / _PLATE_HIGH
    left, right = rect.left() + _NAME_LEFT * unit, rect.right() - _NAME_RIGHT * unit
    if locked:
        right -= (_LOCK + 8) * unit
    box = QRectF(left, rect.top() + _NAME_TOP * unit, max(1.0, right - left), _NAME_HIGH * unit)
    asked = min(_NAME_SIZE * unit * fonts.text_scale(), box.height() * 0.9)
    return box, fit_name(name, box.width(), box.height(), asked)


def territory_name_fits(rect: QRectF, name: str, locked: bool) -> bool:
    """Return whether all ink of the name lies on the plate beside the shield and, if there is one, the padlock."""
    box, setting = _territory_name(rect, name, locked)
    return setting.fits(box.width(), box.height())


def victory_marker(painter: QPainter, rect: QRectF, number: int) -> None:
    """The marker I to V that its holder got for a territory."""
    art.paint(painter, f"marker-victory-{number}", rect)


def defeat_marker(painter: QPainter, rect: QRectF) -> None:
    """The marker of an army that another one has beaten for certain."""
    art.paint(painter, "marker-defeat", rect)


def awaited_marker(painter: QPainter, rect: QRectF, color: QColor | None = None) -> None:
    """Draw the place of a marker not yet won, on a panel of the theme unless another colour is given."""
    side = min(rect.width(), rect.height())
    line = max(1.0, side / 22)
    pen = QPen(color or theme.current().rubric, line, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    radius = side / 2 - line
    # Whole dashes close the circle, whatever its size.
    step = 2 * math.pi * radius / line / _AWAITED_DASHES
    pen.setDashPattern([step * 0.62, step * 0.38])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), radius, radius)
    painter.restore()


USUAL = 3
"""How many chips an army seldom has more of."""


@dataclass(frozen=True)
class ArmyFigures:
    """The figures written beside an army."""

    family: str
    cards: int
    chips: tuple[tuple[str, int], ...]
    """Icons with their counts, the strongest first."""
    marker: int = 0
    """The victory marker that lies there, 0 for none."""
    defeated: bool = False


@dataclass(frozen=True)
class TerritoryFigures:
    """The figures shown of a territory beside its units."""

    number: int
    """From 1."""
    name: str
    locked: bool
    """Whether control of it is certain."""
    armies: tuple[ArmyFigures, ...]
    """One for each row, that of the seat at the screen last."""


class TerritoryItem(FocusableItem):
    """One column; the mouse is at it where no unit can be meant."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        """From 0."""
        self.figures: TerritoryFigures | None = None
        self.change: TallyChange | None = None
        """How a hint would change the tally of the army at the screen."""
        self._grid: TerritoryGrid | None = None
        self.setZValue(-10)

    def show_figures(self, figures: TerritoryFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()

    def show_change(self, change: TallyChange | None) -> None:
        """Show how the tally of the army at the screen would change, or nothing any more."""
        if change != self.change:
            self.change = change
            self.update()

    def fit(self, grid: TerritoryGrid, unit: float) -> None:
        """Take the places that this grid gives to its column."""
        if (grid, unit) != (self._grid, self.unit):
            self._grid = grid
            self.update()
        self.place(grid.columns[self.index], unit)

    def holds(self, point: QPointF) -> bool:
        """Return whether a point, in item coordinates, is on the plate or on the figures beside the armies."""
        if self.plate().contains(point):
            return True
        grid = self._fitted
        return any(self._own(grid.chips(row, self.index)).contains(point) for row in range(len(grid.rows)))

    def plate(self) -> QRectF:
        """The plate with the name, in the item's own coordinates."""
        return self._own(self._fitted.plates[self.index])

    def marker_rect(self, row: int) -> QRectF:
        """Return the rectangle of an army's marker, in item coordinates."""
        chips = self._own(self._fitted.chips(row, self.index))
        side = min(chips.width(), chips.height() * 0.34, 46 * self.unit)
        return QRectF(chips.center().x() - side / 2, chips.bottom() - side, side, side)

    def chip_rect(self, row: int, icon: str) -> QRectF | None:
        """Return the rectangle of an icon's chip in an army, in item coordinates; None where it is not shown."""
        army = None if self.figures is None else self.figures.armies[row]
        chips = [] if army is None else zip(army.chips, self.chip_rects(row, army), strict=False)
        return next((chip for (shown, _), chip in chips if shown == icon), None)

    @property
    def _fitted(self) -> TerritoryGrid:
        assert self._grid is not None, "a territory is fitted before it is shown"
        return self._grid

    def _own(self, rect: QRectF) -> QRectF:
        return rect.translated(-self.pos())

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures, grid = self.figures, self._grid
        if figures is None or grid is None:
            return
        territory_cloth(painter, self.rect)
        for row, army in enumerate(figures.armies):
            self._draw_row(painter, grid, row, army)
        plate = self.plate()
        territory_plate(painter, plate, figures.number, figures.name, figures.locked)
        if self.focused:
            state_marks.focus_ring(painter, plate, 4)
        elif self.hovered:
            state_marks.hover_outline(painter, plate)

    def _draw_row(self, painter: QPainter, grid: TerritoryGrid, row: int, army: ArmyFigures) -> None:
        part = self._own(grid.army(row, self.index))
        if 0 < row < len(grid.rows) - 1:
            y = part.top() - grid.gap
            parting(painter, QPointF(part.left() + 8, y), QPointF(part.right() - 8, y))
        for index in range(army.cards, grid.army_size):
            empty_place(painter, self._own(grid.place(row, self.index, index)))
        change = self.change if row == len(grid.rows) - 1 else None
        if change is not None and change.icon not in dict(army.chips):
            army = replace(army, chips=(*army.chips, (change.icon, change.after)))
        for (icon, count), chip in zip(army.chips, self.chip_rects(row, army), strict=False):
            if change is not None and change.icon == icon:
                army_chip(painter, icon, change.before, army.family, chip, change.after)
            else:
                army_chip(painter, icon, count, army.family, chip)
        if army.marker:
            victory_marker(painter, self.marker_rect(row), army.marker)
            holder_frame(painter, part)
        elif army.defeated:
            defeat_marker(painter, self.marker_rect(row))

    def chip_rects(self, row: int, army: ArmyFigures) -> list[QRectF]:
        """Return the rectangles of an army's chips that have room, the strongest first, in item coordinates."""
        room = self._own(self._fitted.chips(row, self.index))
        gap = 3 * self.unit
        tall = min(room.width() * 1.12, 45 * self.unit)
        low = min(room.width() * 0.6, 26 * self.unit)
        # All armies of a row look alike: icon over number where there is room for as many as are usual.
        stacked = room.height() >= USUAL * (tall + gap) - gap
        if army.marker or army.defeated:
            room.setBottom(self.marker_rect(row).top() - 2)
        # Side by side is better than not seen.
        stacked = stacked and room.height() >= len(army.chips) * (tall + gap) - gap
        wanted = 2 if army.marker or army.defeated else USUAL
        high = tall if stacked else min(low, max((room.height() + gap) / wanted - gap, low * 0.7))
        most = max(1, int((room.height() + gap) / (high + gap)))
        shown = range(min(most, len(army.chips)))
        return [QRectF(room.left(), room.top() + place * (high + gap), room.width(), high) for place in shown]


WIDE = 360.0
BROADEST = 1.25
"""How much broader it may be for large letters."""
HEAD, ROW, CHAIN, PAD, RULE = 38.0, 33.0, 32.0, 16.0, 15.0
TAIL = 22.0
SENTENCE = 14.0
SAID = (14.0, 13.0, 12.0, 11.0, 10.0)
"""How large the words about an army are: the first size that lets the whole panel be seen."""
NAME = 0.29
"""How much of a row its name takes."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class TerritoryCallout(PanelItem):
    """Lies over everything and takes no mouse; its tail points at what it is about."""

    HALO = 26.0

    def __init__(self) -> None:
        super().__init__()
        self.told: TerritoryExplanation | None = None
        self._tail = QPointF()
        self._leftwards = False
        self._said = SAID[0]
        self.setZValue(750)
        self.setVisible(False)

    def tell(self, told: TerritoryExplanation | None, plate: QRectF, room: QRectF, unit: float) -> None:
        """Explain a territory beside its plate, or say nothing for None.

        Args:
            told: what to say.
            plate: where the plate is, in the scene.
            room: what the panel may cover, in the scene.
            unit: what its measures are multiplied by.
        """
        if told is None:
            self.told = None
            self.setVisible(False)
            return
        broad = min(max(fonts.text_scale(), 1.0), BROADEST)
        wide = min(WIDE * unit * broad, room.width() * 0.6)
        self._said = next((px for px in SAID if self._height(told, wide, unit, px) <= room.height()), SAID[-1])
        high = self._height(told, wide, unit, self._said)
        was, self._leftwards = self._leftwards, plate.right() + TAIL * unit + wide > room.right()
        x = plate.left() - TAIL * unit - wide if self._leftwards else plate.right() + TAIL * unit
        y = min(max(plate.center().y() - high * 0.82, room.top()), room.bottom() - high)
        self.place(QRectF(round(max(room.left(), x)), round(y), round(wide), round(high)), unit)
        changed = (told, self._leftwards) != (self.told, was)
        self.told = told
        edge = plate.left() if self._leftwards else plate.right()
        tail = QPointF(edge + (4 if self._leftwards else -4), plate.center().y()) - self.pos()
        if changed or tail != self._tail:
            self.prepareGeometryChange()
            self._tail = tail
            self.update()
        self.setVisible(True)

    # -- measuring -----------------------------------------------------------------------------------------------------

    @staticmethod
    def _sentence_font(unit: float) -> QFont:
        return fonts.font(SENTENCE * unit)

    @classmethod
    def _sentence_height(cls, told: TerritoryExplanation, wide: float, unit: float) -> float:
        metrics = QFontMetricsF(cls._sentence_font(unit))
        room = QRectF(0, 0, wide - (2 * PAD + 26) * unit, 1000)
        return max(24 * unit, metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), told.sentence).height() + 4)

    @staticmethod
    def _said_at(army: ArmyExplanation, wide: float, unit: float) -> tuple[float, float]:
        """From where to where, in the panel, there is room for the words about an army."""
        row = wide - PAD * 1.2 * unit
        left = PAD * 1.1 * unit + (22 + 8 + 6) * unit + row * NAME
        if army.icon:
            left += (22 + 6) * unit
        return left, wide - PAD * unit

    @classmethod
    def _said_font(cls, army: ArmyExplanation, wide: float, unit: float, px: float) -> QFont:
        """A little smaller where that saves a line."""
        left, right = cls._said_at(army, wide, unit)
        least = fonts.font(px * unit * 0.92).pixelSize()
        font = fitted_font(army.text, px * unit, QFont.Weight.Normal, right - left, least)
        alone = QFontMetricsF(font).horizontalAdvance(army.text) <= right - left
        return font if alone else fonts.font(px * unit * 0.96)

    @classmethod
    def _row_height(cls, army: ArmyExplanation, wide: float, unit: float, px: float) -> float:
        left, right = cls._said_at(army, wide, unit)
        metrics = QFontMetricsF(cls._said_font(army, wide, unit, px))
        bounds = metrics.boundingRect(QRectF(0, 0, right - left, 1000), int(Qt.TextFlag.TextWordWrap), army.text)
        return max(ROW * unit, bounds.height() + 7 * unit)

    @classmethod
    def _height(cls, told: TerritoryExplanation, wide: float, unit: float, px: float) -> float:
        fixed = (2 * PAD * 0.8 + HEAD + RULE + CHAIN) * unit
        rows = sum(cls._row_height(army, wide, unit, px) for army in told.armies)
        return fixed + rows + cls._sentence_height(told, wide, unit)

    # -- painting ------------------------------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return super().boundingRect().united(QRectF(self._tail, self._tail).adjusted(-4, -4, 4, 4))

    def draw(self, painter: QPainter) -> None:
        told, rect, unit = self.told, self.rect, self.unit
        if told is None:
            return
        state_marks.card_shadow(painter, rect, 10, 10)
        self._draw_tail(painter)
        panels.nine_slice(painter, "panel-callout", rect)
        pad = PAD * unit
        y = rect.top() + pad * 0.8
        painter.setPen(palette.INK)
        room = rect.width() - 2 * pad
        painter.setFont(fitted_font(told.title, 19 * unit, QFont.Weight.DemiBold, room))
        painter.drawText(QRectF(pad, y, room, HEAD * unit * 0.86), LEFT, told.title)
        y += HEAD * unit
        for army in told.armies:
            high = self._row_height(army, rect.width(), unit, self._said)
            self._draw_army(painter, army, QRectF(pad * 0.6, y, rect.width() - pad * 1.2, high))
            y += high
        y += RULE * unit / 2
        painter.setPen(QPen(palette.GOLD_3, 1))
        painter.drawLine(QPointF(pad, y), QPointF(rect.width() - pad, y))
        y += RULE * unit / 2
        y = self._draw_sentence(painter, told, y)
        self._draw_chain(painter, told, QRectF(pad, y, room, CHAIN * unit))

    def _draw_tail(self, painter: QPainter) -> None:
        half = 13 * self.unit
        x = self.rect.right() - 4 if self._leftwards else self.rect.left() + 4
        y = min(max(self._tail.y(), self.rect.top() + 2 * half), self.rect.bottom() - 2 * half)
        path = QPainterPath(QPointF(x, y - half))
        path.lineTo(self._tail)
        path.lineTo(QPointF(x, y + half))
        painter.setPen(QPen(palette.GOLD_3, 2))
        painter.setBrush(palette.PAPER)
        painter.drawPath(path)

    def _draw_army(self, painter: QPainter, army: ArmyExplanation, row: QRectF) -> None:
        unit, pad = self.unit, PAD * self.unit
        if army.first:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.HIGHLIGHT)
            painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 4, 4)
        tall = 26 * unit
        crest = QRectF(row.left() + pad * 0.5, row.center().y() - tall / 2, 22 * unit, tall)
        art.paint(painter, f"crest-{FAMILIES[army.family].key}", crest)
        painter.setPen(palette.INK)
        name_at = QRectF(crest.right() + 8 * unit, row.top(), row.width() * NAME, row.height())
        font = fitted_font(army.name, 15 * unit, QFont.Weight.DemiBold, name_at.width(), 11)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(army.name, Qt.TextElideMode.ElideRight, name_at.width())
        painter.drawText(name_at, LEFT, name)
        left, right = self._said_at(army, self.rect.width(), unit)
        if army.icon:
            icon = QRectF(left - 28 * unit, row.center().y() - 11 * unit, 22 * unit, 22 * unit)
            unit_items.icon_on_paper(painter, army.icon, icon, army.family)
        painter.setFont(self._said_font(army, self.rect.width(), unit, self._said))
        said = QRectF(left, row.top(), right - left, row.height())
        painter.drawText(said, int(LEFT | Qt.TextFlag.TextWordWrap), army.text)

    def _draw_sentence(self, painter: QPainter, told: TerritoryExplanation, y: float) -> float:
        unit, pad = self.unit, PAD * self.unit
        high = self._sentence_height(told, self.rect.width(), unit)
        side = 17 * unit
        art.paint(painter, "icon-info", QRectF(pad, y + 3 * unit, side, side))
        painter.setPen(palette.INK)
        painter.setFont(self._sentence_font(unit))
        room = QRectF(pad + 26 * unit, y, self.rect.width() - 2 * pad - 26 * unit, high)
        painter.drawText(room, int(LEFT | Qt.TextFlag.TextWordWrap), told.sentence)
        return y + high

    def _draw_chain(self, painter: QPainter, told: TerritoryExplanation, row: QRectF) -> None:
        unit = self.unit
        side, step = 20 * unit, min(42 * unit, row.width() * 0.13)
        x = row.left()
        chevron = 9 * unit
        for index, icon in enumerate(told.icons):
            unit_items.icon_on_paper(painter, icon, QRectF(x, row.center().y() - side / 2, side, side))
            if index < len(told.icons) - 1:
                between = QRectF(x + (side + step - chevron) / 2, row.center().y() - chevron / 2, chevron, chevron)
                art.paint(painter, "icon-chevron-right", between)
            x += step
        font = fitted_font(told.seniority, 13 * unit, QFont.Weight.Normal, row.right() - x)
        font.setItalic(True)
        painter.setFont(font)
        painter.setPen(palette.INK_2)
        painter.drawText(QRectF(x, row.top(), row.right() - x, row.height()), RIGHT, told.seniority)
