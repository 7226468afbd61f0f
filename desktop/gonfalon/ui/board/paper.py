"""Papers on the table: rows and columns of texts and pictures that are described, laid out and painted in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.ui.board.panel_items import FocusableItem, fitted_font
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import EDGE, FAMILIES, GOLD_2, HIGHLIGHT, INK, INK_2, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel, sheet

Paint = Callable[[QPainter, QRectF], None]
PLAIN, SEMI, BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold
LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
LEAST: Final = 10.0
"""Letters are not smaller, in pixels."""
LEADING: Final = 0.2
SMALLER: Final = tuple(1 - step / 20 for step in range(11))
"""The sizes of letters and gaps that are tried until all has room."""


class Scale(NamedTuple):
    """The measure of a paper: what lengths, and what letters and the gaps between lines are multiplied by."""

    unit: float
    letters: float = 1.0


class Frame(Enum):
    """What is drawn around a row or a column."""

    NONE = auto()
    BOX = auto()
    GOLD = auto()
    """That which matters now."""
    ABOVE = auto()
    """A line over it."""
    BELOW = auto()
    BEFORE = auto()
    """A line at its left."""


class Placed(NamedTuple):
    """A part with its rectangle."""

    part: Part
    rect: QRectF
    scale: Scale
    opacity: float


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of a paper; one without anything on it leaves room. All lengths are in design pixels."""

    wide: float = 0.0
    """Its width; as wide as it needs for 0."""
    high: float = 0.0
    """The least height of one with nothing on it."""
    grow: float = 0.0
    """Its share of the width that is left in a row, and of the height that is left in a column."""
    name: str = ""
    """By which its place is found."""
    tip: str = ""
    opacity: float = 1.0

    def width(self, scale: Scale) -> float:
        """Return the width that it needs."""
        return self.wide * scale.unit

    def height(self, wide: float, scale: Scale) -> float:
        """Return the height that it needs at a width."""
        return self.high * scale.unit

    def put(self, rect: QRectF, scale: Scale, opacity: float) -> Iterator[Placed]:
        """Yield it and all that it consists of with their places within a rectangle."""
        yield Placed(self, rect, scale, opacity * self.opacity)

    def draw(self, painter: QPainter, rect: QRectF, scale: Scale) -> None:
        """Paint it without what it consists of."""


@lru_cache(maxsize=1024)
def _font(
    text: str, px: float, least: int, weight: QFont.Weight, italic: bool, wide: float, text_scale: float, short: bool
) -> QFont:
    """Return the font of a text, smaller where a word, or a short text, is wider than it may be."""
    font = fonts.font(px, weight, italic)
    font.setPixelSize(max(font.pixelSize(), least))
    advance = QFontMetricsF(font).horizontalAdvance
    longest = text if short else max(text.split(" "), key=advance)
    return font if advance(longest) <= wide else fitted_font(longest, px, weight, wide, least, italic=italic)


@lru_cache(maxsize=1024)
def _height(text: str, font: QFont, wide: float) -> float:
    # The font leaves more room between lines than rows of one line need.
    room, flags = QRectF(0, 0, wide, 10000), int(Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(font).boundingRect(room, flags, text).height() - LEADING * font.pixelSize()


@dataclass(frozen=True)
class Text(Part):
    """A text, in several lines where it is too long for one, in the middle of the height that it is given."""

    text: str
    px: float = 14.0
    weight: QFont.Weight = PLAIN
    colour: QColor | None = None
    align: Qt.AlignmentFlag = LEFT
    italic: bool = False
    short: float = 0.0
    """How small its letters may be for it to have one line, at whose end it is cut off; 0 for as many as it needs."""

    def _font(self, wide: float, scale: Scale) -> QFont:
        px = self.px * scale.unit * scale.letters
        least = self.short or min(LEAST, self.px)
        return _font(self.text, px, round(least), self.weight, self.italic, wide, fonts.text_scale(), bool(self.short))

    def width(self, scale: Scale) -> float:
        font = self._font(float("inf"), scale)
        return self.wide * scale.unit or QFontMetricsF(font).horizontalAdvance(self.text) + 2

    def height(self, wide: float, scale: Scale) -> float:
        font = self._font(wide, scale)
        return 1.15 * font.pixelSize() if self.short else _height(self.text, font, wide)

    def draw(self, painter: QPainter, rect: QRectF, scale: Scale) -> None:
        painter.setPen(self.colour or INK)
        painter.setFont(self._font(rect.width(), scale))
        flags, text = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, self.text
        if self.short:
            text = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        else:
            flags |= Qt.TextFlag.TextWordWrap
        painter.drawText(rect, int(flags), text)


def heading(text: str, px: float = 15.0) -> Text:
    """The heading of rows."""
    return Text(text, px, SEMI, RUBRIC)


def note(text: str, px: float = 13.0) -> Text:
    """A second line."""
    return Text(text, px, colour=INK_2)


@dataclass(frozen=True)
class Picture(Part):
    """A drawing, by its name or by what paints it, in the middle of the room that it is given."""

    drawing: str | Paint
    size: float | tuple[float, float]
    tint: str | None = None

    def _size(self, scale: Scale) -> QSizeF:
        wide, high = self.size if isinstance(self.size, tuple) else (self.size, self.size)
        return QSizeF(wide, high) * scale.unit * scale.letters

    def width(self, scale: Scale) -> float:
        return max(self.wide * scale.unit, self._size(scale).width())

    def height(self, wide: float, scale: Scale) -> float:
        return self._size(scale).height()

    def put(self, rect: QRectF, scale: Scale, opacity: float) -> Iterator[Placed]:
        place = QRectF(rect.topLeft(), self._size(scale))
        place.moveCenter(rect.center())
        yield from super().put(place, scale, opacity)

    def draw(self, painter: QPainter, rect: QRectF, scale: Scale) -> None:
        if isinstance(self.drawing, str):
            art.stamp(painter, self.drawing, rect, self.tint)
        else:
            self.drawing(painter, rect)


def crest(family: str, high: float = 20.0) -> Picture:
    """The crest of a family."""
    return Picture(f"crest-{FAMILIES[family].key}", (high / 1.2, high))


@dataclass(frozen=True)
class Box(Part):
    """Parts side by side or one below the other."""

    parts: Sequence[Part]
    gap: float = 6.0
    frame: Frame | Paint = Frame.NONE
    """What is drawn around them, or what paints it."""
    pad: tuple[float, float] = (0.0, 0.0)
    """The room at its sides, and above and below."""

    def draw(self, painter: QPainter, rect: QRectF, scale: Scale) -> None:
        if not isinstance(self.frame, Frame):
            self.frame(painter, rect)
            return
        match self.frame:
            case Frame.BOX | Frame.GOLD:
                gold = self.frame is Frame.GOLD
                painter.setPen(QPen(GOLD_2 if gold else EDGE, 1))
                painter.setBrush(HIGHLIGHT if gold else theme.current().paper)
                painter.drawRoundedRect(rect, 5 * scale.unit, 5 * scale.unit)
            case Frame.ABOVE | Frame.BELOW | Frame.BEFORE:
                painter.setPen(QPen(EDGE, 1))
                start = rect.bottomLeft() if self.frame is Frame.BELOW else rect.topLeft()
                end = rect.bottomLeft() if self.frame is Frame.BEFORE else rect.topRight()
                painter.drawLine(start, rect.bottomRight() if self.frame is Frame.BELOW else end)

    def _inside(self, rect: QRectF, scale: Scale) -> QRectF:
        x, y = self.pad[0] * scale.unit, self.pad[1] * scale.unit * scale.letters
        return rect.adjusted(x, y, -x, -y)


@dataclass(frozen=True)
class Fitted(Part):
    """A part that is as small as the room needs that is left to it, whatever size all others have."""

    part: Part

    def put(self, rect: QRectF, scale: Scale, opacity: float) -> Iterator[Placed]:
        for placed in laid(self.part, rect, scale.unit):
            yield placed._replace(opacity=placed.opacity * opacity)


class Row(Box):
    """Parts side by side, all as high as the row."""

    def _widths(self, wide: float, scale: Scale) -> list[float]:
        needs = [0.0 if part.grow and not part.wide else part.width(scale) for part in self.parts]
        left = wide - self.gap * scale.unit * (len(self.parts) - 1) - sum(needs)
        if left < 0:
            # What has a width keeps it.
            free = [0.0 if part.wide or isinstance(part, Picture) else need
                    for part, need in zip(self.parts, needs, strict=True)]  # fmt: skip
            return [need + left * share / (sum(free) or 1.0) for need, share in zip(needs, free, strict=True)]
        grow = sum([part.grow for part in self.parts]) or 1.0
        return [need + left * part.grow / grow for part, need in zip(self.parts, needs, strict=True)]

    def width(self, scale: Scale) -> float:
        gaps = self.gap * (len(self.parts) - 1) + 2 * self.pad[0]
        return self.wide * scale.unit or sum([part.width(scale) for part in self.parts]) + gaps * scale.unit

    def height(self, wide: float, scale: Scale) -> float:
        widths = self._widths(wide - 2 * self.pad[0] * scale.unit, scale)
        high = max([part.height(each, scale) for part, each in zip(self.parts, widths, strict=True)], default=0.0)
        return high + 2 * self.pad[1] * scale.unit * scale.letters

    def put(self, rect: QRectF, scale: Scale, opacity: float) -> Iterator[Placed]:
        yield from super().put(rect, scale, opacity)
        inside = self._inside(rect, scale)
        x = inside.left()
        for part, wide in zip(self.parts, self._widths(inside.width(), scale), strict=True):
            yield from part.put(QRectF(x, inside.top(), wide, inside.height()), scale, opacity * self.opacity)
            x += wide + self.gap * scale.unit


class Column(Box):
    """Parts one below the other, all as wide as the column; in the middle of what height is left, if none grows."""

    def width(self, scale: Scale) -> float:
        wide = max([part.width(scale) for part in self.parts], default=0.0)
        return self.wide * scale.unit or wide + 2 * self.pad[0] * scale.unit

    def height(self, wide: float, scale: Scale) -> float:
        inside = wide - 2 * self.pad[0] * scale.unit
        gaps = self.gap * (len(self.parts) - 1) + 2 * self.pad[1]
        return sum([part.height(inside, scale) for part in self.parts]) + gaps * scale.unit * scale.letters

    def put(self, rect: QRectF, scale: Scale, opacity: float) -> Iterator[Placed]:
        yield from super().put(rect, scale, opacity)
        inside = self._inside(rect, scale)
        highs = [part.height(inside.width(), scale) for part in self.parts]
        gap = self.gap * scale.unit * scale.letters
        left = inside.height() - sum(highs) - gap * (len(highs) - 1)
        grow = sum([part.grow for part in self.parts])
        y = inside.top() + (0.0 if grow else max(0.0, left) / 2)
        for part, high in zip(self.parts, highs, strict=True):
            given = high + (left * part.grow / grow if grow else 0.0)
            yield from part.put(QRectF(inside.left(), y, inside.width(), given), scale, opacity * self.opacity)
            y += given + gap


def letters_share(part: Part, rect: QRectF, unit: float) -> float:
    """Return the size of letters that has room in a rectangle, 1 for the usual one."""
    fitting = (step for step in SMALLER if part.height(rect.width(), Scale(unit, step)) <= rect.height() + 0.5)
    return next(fitting, SMALLER[-1])


def laid(part: Part, rect: QRectF, unit: float, most: float = 1.0) -> list[Placed]:
    """Return all parts of one with their places in a rectangle, with smaller letters where they have too little.

    Args:
        most: the largest share of the usual letters, where several papers agree on it.
    """
    return [*part.put(rect, Scale(unit, min(most, letters_share(part, rect, unit))), 1.0)]


def paint_parts(painter: QPainter, placed: Sequence[Placed]) -> None:
    """Paint parts where they have been laid."""
    whole = painter.opacity()
    for part, rect, scale, opacity in placed:
        painter.setOpacity(whole * opacity)
        part.draw(painter, rect, scale)
    painter.setOpacity(whole)


def paint_paper(
    painter: QPainter, rect: QRectF, placed: Sequence[Placed], ground: str = "panel-parchment", share: float = 0.55
) -> None:
    """Paint a panel, whose corners are a share of their drawn size, with the parts that lie on it."""
    if ground == "panel-parchment":
        sheet(painter, rect, share)
    else:
        fine_panel(painter, ground, rect, share)
    paint_parts(painter, placed)


Figures = TypeVar("Figures")


class RowsItem(FocusableItem, Generic[Figures]):
    """An item that shows figures as rows; they are laid out anew when what they show changes, or its size."""

    MARGIN = (0.0, 0.0)

    def __init__(self) -> None:
        super().__init__()
        self.figures: Figures | None = None
        self._key: tuple[object, ...] = ()
        self._laid: list[Placed] = []

    def described(self, figures: Figures) -> Part:
        """Return the figures as a part to be laid out; nothing is where they are painted otherwise."""
        return Part()

    def shown(self) -> object:
        """All that the description depends on."""
        return self.figures

    def show_figures(self, figures: Figures | None) -> None:
        """Show these, or nothing."""
        if figures != self.figures:
            self.figures = figures
            self.update()

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        if self._key and self._key[0] != self.shown():
            # It says more or less with other measures.
            self.update()

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        return [(rect, part.tip) for part, rect, *_ in self.laid()]

    def paper(self) -> QRectF:
        """The paper, in its own coordinates."""
        return self.rect

    def laid(self) -> list[Placed]:
        """All parts with their places, in its own coordinates."""
        if self.figures is None or self.rect.isEmpty():
            return []
        paper = self.paper()
        key = (self.shown(), paper, self.unit, theme.current().key, fonts.text_scale())
        if key != self._key:
            x, y = self.MARGIN[0] * self.unit, self.MARGIN[1] * self.unit
            self._laid = laid(self.described(self.figures), paper.adjusted(x, y, -x, -y), self.unit)
            self._key = key
        return self._laid

    def part(self, name: str) -> QRectF:
        """The place of the part with this name, in its own coordinates; empty where there is none."""
        return next((rect for part, rect, *_ in self.laid() if part.name == name), QRectF())

    def room(self, name: str) -> QRectF:
        """The place of the part with this name, in the scene; empty where there is none."""
        return self.part(name).translated(self.pos())


class PaperItem(RowsItem[Figures]):
    """A paper on the table, which is not there without figures."""

    MARGIN = (14.0, 9.0)

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def show_figures(self, figures: Figures | None) -> None:
        self.setVisible(figures is not None)
        super().show_figures(figures)

    def draw(self, painter: QPainter) -> None:
        if self.figures is not None:
            paint_paper(painter, self.paper(), self.laid())
