"""The cards as pictures: fronts in two sizes, backs, and the coins that lie on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from gonfalon.ui.look import art, emblems, fonts, theme
from gonfalon.ui.look.art import Swaps
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_2, INK
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, canvas, finished
from gonfalon.ui.look.state_marks import soft_rect
from gonfalon.ui.look.text_fitting import SMALLEST, FittedText, draw_fitted_text, fit_name, fit_rules

RATIO: Final = 1.4
"""Height of a card by its width."""
FULL_FROM: Final = 150
"""Logical pixels of width from which a front shows its rules."""

UNITS: Final = QRectF(0, 0, 250, 350)
"""A card in the units of its drawings."""
_CORNER: Final = 16
CONTRAST: Final[Swaps] = (
    ("#f4e8cc", "#ffffff"), ("#fbf1d8", "#ffffff"), ("#e6cf9c", "#ffffff"), ("#fbf3df", "#ffffff"),
    ("#8e6420", "#2a1c12"), ("#b9924a", "#2a1c12"),
)  # fmt: skip

# Boxes in card units, as the drawings of the frames give them.
_FULL_NAME: Final = QRectF(70, 22, 152, 36)
_FULL_NAME_CLEAR: Final = QRectF(72, 24.2, 148, 31.6)
_RIBBON: Final = QRectF(13, 3, 44, 110)
_FULL_EMBLEM: Final = QRectF(67, 86, 116, 116)
_RULES: Final = QRectF(30, 246, 190, 73)
_NAME: Final = QRectF(20, 18, 210, 64)
_NAME_CLEAR: Final = QRectF(16, 16, 218, 68)
_NAME_PLATE: Final = QRectF(14, 14, 222, 72)
_EMBLEM: Final = QRectF(51, 116, 148, 148)
_BAND: Final = QRectF(12, 287, 226, 58)

_FULL_NAME_SIZE: Final = 0.088
_RULES_SIZE: Final = 0.068
_NAME_SIZE: Final = 0.164
_LEAST_RULES: Final = 12.0
_COINS_DRAWN: Final = 4
_BRONZE: Final = "#7a5414"


class CardAppearance(Protocol):
    """The appearance of a card of any game."""

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """Its face, `width` x `width` * RATIO logical pixels."""
        ...


class PageSign(Protocol):
    """A card, or something on cards, that leads to its page in the rules."""

    @property
    def kind(self) -> str:
        """The key of its page."""
        ...

    @property
    def name(self) -> str: ...

    @property
    def text(self) -> str:
        """The text that says what the sign does."""
        ...

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what stands for it on parchment."""
        ...


@dataclass(frozen=True)
class CardLook:
    """
    The content of a card's front; `name` and `text` are in the reader's language, `family` is a letter of FAMILIES.
    """

    kind: str
    type: str
    family: str
    name: str
    text: str
    emblem: str = ""
    """The path of a user's SVG, checked when its set was read; without one, `kind` decides what is drawn."""

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """The front."""
        return front(self, width, dpr)

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the emblem alone."""
        if self.emblem or not art.has(f"emblem-{self.kind}"):
            emblems.paint(painter, self.kind, self.name, self.emblem, rect, self.family)
        else:
            art.paint(painter, f"emblem-{self.kind}", rect, tint=_BRONZE)


@dataclass(frozen=True)
class BackLook:
    """The back of a family's cards, where no more of one is known."""

    family: str

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """The back."""
        return back(self.family, width, dpr)


def corner_radius(width: float) -> float:
    """The radius of a card's corners at this width, in the same unit."""
    return _CORNER * width / UNITS.width()


def _name(look: CardLook, width: float) -> FittedText:
    px = width / UNITS.width()
    box, size = (_FULL_NAME, _FULL_NAME_SIZE) if width >= FULL_FROM else (_NAME, _NAME_SIZE)
    asked = max(SMALLEST, size * width * fonts.text_scale())
    return fit_name(look.name, box.width() * px, box.height() * px, asked)


def _rules(look: CardLook, width: float) -> FittedText | None:
    px = width / UNITS.width()
    asked = max(_LEAST_RULES, _RULES_SIZE * width * fonts.text_scale())
    return fit_rules(look.text, _RULES.width() * px, _RULES.height() * px, asked)


def name_size(look: CardLook, width: float) -> float:
    """The size in logical pixels at which the name stands on a front of this width."""
    return _name(look, width).size


def text_fits(look: CardLook, width: float) -> bool:
    """Return whether name and rules fit inside their plates; a compact plate may grow over the medallion."""
    px = width / UNITS.width()
    name = _name(look, width)
    if width < FULL_FROM:
        return name.fits(_NAME_PLATE.width() * px - 3, max(_NAME_PLATE.height() * px, _grown(name, px)))
    rules = _rules(look, width)
    fits = name.fits(_FULL_NAME.width() * px, _FULL_NAME.height() * px)
    return fits and (rules is None or rules.fits(_RULES.width() * px, _RULES.height() * px))


def _grown(name: FittedText, px: float) -> float:
    """The height of the compact name plate in pixels: more than drawn only where the smallest size needs it."""
    return max(_NAME_PLATE.height() * px, name.height + 4.0 if len(name.lines) > 1 else 0.0)


def front(look: CardLook, width: float, dpr: float) -> QPixmap:
    """The face of a card, `width` x `width` * RATIO logical pixels, with rules from FULL_FROM on; kept."""
    dress = theme.current()
    key = ("front", look, emblems.stamp(look.emblem), width, dpr, fonts.text_scale(), dress.contrast)
    return PIXMAP_CACHE.get(key, lambda: picture(width, dpr, lambda painter: _paint_front(painter, look, width)))


def picture(width: float, dpr: float, paint: Callable[[QPainter], None], units: QRectF = UNITS) -> QPixmap:
    """A card of any kind, `width` logical pixels wide: `paint` works in `units`, which say how high; not kept."""
    image = canvas(width, width * units.height() / units.width(), dpr)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(image.width() / units.width(), image.height() / units.height())
        paint(painter)
        if theme.current().contrast:
            _outline(painter, units, units.width() / width)
    finally:
        # A drawing may be missing, and an image may not be freed under its painter.
        painter.end()
    return finished(image, dpr)


def _paint_front(painter: QPainter, look: CardLook, width: float) -> None:
    family = FAMILIES[look.family]
    full = width >= FULL_FROM
    swaps = CONTRAST if theme.current().contrast else ()
    art.draw(painter, f"frame-{look.type}" + ("" if full else "-compact"), UNITS, swaps)
    per_px = UNITS.width() / width
    name = _name(look, width)
    if full:
        art.draw(painter, f"ribbon-{family.key}", _RIBBON)
        emblems.draw(painter, look.kind, look.name, look.emblem, _FULL_EMBLEM, look.family)
        if len(name.lines) > 1:
            painter.fillRect(_FULL_NAME_CLEAR, theme.current().paper)
        draw_fitted_text(painter, name, _FULL_NAME, INK, per_px)
        rules = _rules(look, width)
        if rules is not None:
            draw_fitted_text(painter, rules, _RULES, INK, per_px)
    else:
        emblems.draw(painter, look.kind, look.name, look.emblem, _EMBLEM, look.family)
        art.draw(painter, f"band-{family.key}", _BAND)
        _compact_name(painter, name, width)


def _compact_name(painter: QPainter, name: FittedText, width: float) -> None:
    per_px = UNITS.width() / width
    plate = QRectF(_NAME_PLATE)
    paper = theme.current().paper
    plate.setHeight(_grown(name, 1 / per_px) * per_px)
    if plate.height() > _NAME_PLATE.height() + 0.01:
        painter.setPen(QPen(INK, 2.5))
        painter.setBrush(paper)
        painter.drawRoundedRect(plate, 5, 5)
    elif len(name.lines) > 1:
        # Two lines need the room of the gold hairlines.
        painter.fillRect(_NAME_CLEAR, paper)
    draw_fitted_text(painter, name, plate, INK, per_px)


def _outline(painter: QPainter, units: QRectF, per_px: float) -> None:
    # What is as low as a line has a finer one.
    pen = min(3.0, units.height() / per_px / 14) * per_px
    corner = corner_radius(min(units.width(), units.height()))
    painter.setPen(QPen(INK, pen))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = pen / 2
    radius = max(0.0, corner - half)
    painter.drawRoundedRect(units.adjusted(half, half, -half, -half), radius, radius)


def back(family: str, width: float, dpr: float) -> QPixmap:
    """The back of a family's cards; kept."""
    return drawn_back(f"back-{FAMILIES[family].key}", width, dpr)


def drawn_back(name: str, width: float, dpr: float) -> QPixmap:
    """The back that a drawing shows; kept."""
    contrast = theme.current().contrast
    swaps = CONTRAST[:1] if contrast else ()
    key = ("back", name, width, dpr, contrast)
    return PIXMAP_CACHE.get(key, lambda: picture(width, dpr, lambda painter: art.draw(painter, name, UNITS, swaps)))


COIN_STEP: Final = 0.43
"""How far the coins of a pile lie apart, in sizes of one."""


def _denominations(count: int) -> list[str]:
    fives, ones = divmod(count, 5)
    return (["coin-5"] * fives + ["coin-1"] * ones)[:_COINS_DRAWN]


def coins_rect(card_rect: QRectF, count: int, centre_y: float = 0.80) -> QRectF:
    """Return the rectangle of the pile of `coins` with its count."""
    size, span, left, top, pill, _ = _pile(card_rect, count, centre_y)
    return QRectF(left, top, span, size).united(pill)


def _pile(card_rect: QRectF, count: int, centre_y: float) -> tuple[float, float, float, float, QRectF, list[str]]:
    """Return the size of a coin, the width, left and top of the pile, the pill with the count, and the coins."""
    size = max(20.0, round(card_rect.width() * 0.25))
    pile = _denominations(count)
    step = size * COIN_STEP
    high = round(size * 0.80)
    wide = max(high, round(size * (0.46 + 0.34 * len(str(count)))))
    overlap = size * 0.30
    while len(pile) > 1 and size + step * (len(pile) - 1) + wide - overlap > card_rect.width():
        pile.pop()
    span = size + step * (len(pile) - 1)
    whole = span + wide - overlap
    left = round(card_rect.center().x() - whole / 2)
    top = round(card_rect.top() + card_rect.height() * centre_y - size / 2)
    pill = QRectF(left + span - overlap, top + round(size * 0.40) - high / 2, wide, high)
    return size, span, left, top, pill, pile


def coins(painter: QPainter, card_rect: QRectF, count: int, centre_y: float = 0.80) -> None:
    """A pile of at most four coins with the count in a pill, centred at `centre_y` of the card; nothing for 0."""
    if count <= 0:
        return
    size, span, left, top, pill, pile = _pile(card_rect, count, centre_y)
    high = pill.height()
    dpr = painter.device().devicePixelRatio()
    shadow = soft_rect(span, size, size / 2, size * 0.22, theme.current().shadow, dpr)
    painter.drawPixmap(QPointF(left - size * 0.22, top - size * 0.22 + size * 0.12), shadow)
    for index, coin in enumerate(pile):
        art.paint(painter, coin, QRectF(left + index * size * COIN_STEP, top, size, size))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_2, max(1.0, size / 18)))
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, high / 2, high / 2)
    painter.setPen(GOLD_1)
    painter.setFont(fonts.plain(round(size * 0.58), QFont.Weight.Bold))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(count))
    painter.restore()
