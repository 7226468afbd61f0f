"""The cards of Pax Pamir as pictures, in all forms, with their names in the language that is spoken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from gonfalon.games.pamir.rules.constants import DOMINANCE_CHECK, NONE
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.texts import card_text
from gonfalon.games.pamir.texts.card_text import (
    ABILITY,
    ACTION,
    BOUGHT,
    DISCARDED,
    HOSTAGE,
    ICON,
    PATRIOT,
    PRIZE,
    REGION,
    STARS,
    SUIT,
    UNBUYABLE,
    CardSign,
)
from gonfalon.games.pamir.texts.names import plain_names
from gonfalon.games.pamir.window.look import signs
from gonfalon.games.pamir.window.look.card_layout import (
    BAR_HEAD,
    SIGIL_ALONE_BELOW,
    SLAT_HEAD,
    CardForm,
    CardPart,
    bar_signs_left,
    card_parts,
    form_units,
    is_event,
    slat_signs_left,
)
from gonfalon.texts.translations import current_language
from gonfalon.ui.look import art, cards, fonts, theme
from gonfalon.ui.look.cards import CONTRAST
from gonfalon.ui.look.palette import GOLD_1, INK, PAPER
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE
from gonfalon.ui.look.text_fitting import SMALLEST, FittedText, draw_fitted_text, elided, fit_name, fit_rules

_FRAMES: Final = {CardForm.FULL: "frame-pamir-court", CardForm.TILE: "tile-pamir"}
_FRAMED_EVENT: Final = "frame-pamir-event"

# Boxes of letters in units of the drawings, and their sizes by those.
_NAMES: Final = {CardForm.FULL: QRectF(78, 21.5, 146, 31), CardForm.TILE: QRectF(6, 45, 148, 53)}
_NAME_SIZES: Final = {
    CardForm.COMPACT: 15.0,
    CardForm.FULL: 22.0,
    CardForm.TILE: 24.3,
    CardForm.SLAT: 13.0,
    CardForm.BAR: 15.0,
}
_FULL_NAME_CLEAR: Final = QRectF(79, 22.2, 144, 29.6)
_PICTURE: Final = QRectF(95, 126, 110, 110)
_PICTURE_BESIDE_PRIZE: Final = QRectF(85, 117, 107, 107)
_SIGN_DISCS: Final = {CardForm.COMPACT: (11.0, 8.2), CardForm.FULL: (83.0, 10.5)}
"""Where the disc with the sign of the region is in the foot, and its radius."""
_RIBBON_SIGN: Final = 23.0
"""How far the letters in the ribbon of a full card keep from its end, where that sign is."""
_REGION_SIZES: Final = {CardForm.COMPACT: 13.4, CardForm.FULL: 19.5, CardForm.TILE: 20.5}
_EFFECT_SIZE: Final = 12.5
EVEN: Final = 0.92
"""Down to this part of their size the names of small cards look alike."""
_LAVENDER: Final = QColor("#d8cbe2")
SLAT_AIR: Final = 0.95
"""How much of a slat's height two lines take at most, or they would touch its edges."""
SLAT_SPY: Final = 18.0
"""What a spy takes on a slat, in units of its drawing."""


_DRAWINGS: Final = {
    ABILITY: "pamir-ability",
    HOSTAGE: "pamir-hostage",
    UNBUYABLE: "pamir-unbuyable",
    DISCARDED: "marker-discard",
}


@dataclass(frozen=True)
class CardLook:
    """The look of a card: `edged` leaves the right edge to rupees, `numbered` counts the icons."""

    card: int
    form: CardForm = CardForm.COMPACT
    edged: bool = False
    numbered: bool = False
    ratio: float = 0.0
    """Height by width of a form whose proportions are free; 0 for its usual ones."""
    kept: int = 0
    """How many spies, or as much as they take, a slat leaves room for between name and signs."""

    @property
    def units(self) -> QSizeF:
        """Its size in units of its drawing."""
        return form_units(self.form, self.ratio)

    def parts(self) -> tuple[CardPart, ...]:
        """All that is printed on it but its name."""
        return card_parts(self.card, self.form, self.edged, self.ratio)

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """The face."""
        return card_face(self, width, dpr)


def card_face(look: CardLook, width: float, dpr: float) -> QPixmap:
    """The face of a card, `width` logical pixels wide and as high as its form says; kept."""
    key = ("pamir", look, current_language(), width, dpr, fonts.text_scale(), theme.current().contrast)
    units = QRectF(QPointF(), look.units)
    return PIXMAP_CACHE.get(key, lambda: cards.picture(width, dpr, lambda painter: _paint(painter, look, width), units))


def card_back(width: float, dpr: float) -> QPixmap:
    """The back that all cards share; kept."""
    return cards.drawn_back("back-pamir", width, dpr)


def part_rects(look: CardLook, kind: str, rect: QRectF) -> list[QRectF]:
    """Return the rectangles of the signs of a kind on a card that takes `rect`, in their printed order."""
    scale = rect.width() / look.units.width()
    return [
        QRectF(part.rect.topLeft() * scale + rect.topLeft(), part.rect.size() * scale)
        for part in look.parts()
        if part.thing.kind == kind
    ]


def part_at(look: CardLook, point: QPointF, rect: QRectF) -> CardSign | None:
    """The sign at a point on a card that takes `rect`."""
    at = (point - rect.topLeft()) * (look.units.width() / rect.width())
    return next((part.thing for part in look.parts() if part.rect.contains(at)), None)


def name_fits(look: CardLook, width: float) -> bool:
    """Return whether all letters of the card lie inside their boxes."""
    return all(setting.fits(box.width(), box.height()) for setting, box in settings(look, width))


# -- letters -----------------------------------------------------------------------------------------------------------


def _scaled(box: QRectF, scale: float) -> QRectF:
    return QRectF(box.topLeft() * scale, box.size() * scale)


def _asked(units: float, scale: float) -> float:
    return max(SMALLEST, units * scale * fonts.text_scale())


def _name(look: CardLook, width: float) -> tuple[FittedText, QRectF]:
    """The name of a court card and its box, in pixels."""
    scale = width / look.units.width()
    box, size = _scaled(_name_box(look), scale), _asked(_NAME_SIZES[look.form], scale)
    name = plain_names().card_name(look.card)
    if look.form in (CardForm.COMPACT, CardForm.TILE, CardForm.BAR):
        # Rather two lines of large letters than one of small ones.
        setting = fit_name(name, box.width(), box.height(), size, 2, EVEN * size)
        if setting.squeeze == 1 and setting.fits(box.width(), box.height()):
            return setting, box
    for most in (2, 1) if look.form is CardForm.SLAT else (3, 2, 1):
        setting = fit_name(name, box.width(), box.height(), size, most)
        air = SLAT_AIR if look.form is CardForm.SLAT and len(setting.lines) > 1 else 1.0
        if setting.fits(setting.width, box.height() * air):
            break
    if look.form is CardForm.SLAT and not setting.fits(box.width(), box.height()):
        # Where there is no room for more a card is known by its first word.
        setting = fit_name(name.split(" ")[0], box.width(), box.height(), size, 1)
    return elided(setting, box.width()), box


def _name_box(look: CardLook) -> QRectF:
    """The room of a name, in units of the drawing."""
    if look.form is CardForm.COMPACT:
        return QRectF(3.5, 27, look.units.width() - 7, 33.5)
    if look.form is CardForm.BAR:
        left = BAR_HEAD + 4
        return QRectF(left, 1, bar_signs_left(look.card, look.units.width(), look.edged) - 4 - left, 40)
    if look.form is CardForm.SLAT:
        left = SLAT_HEAD + 4
        return QRectF(left, 0.5, slat_signs_left(look.card, look.units.width()) - 3 - look.kept * SLAT_SPY - left, 24)
    return _NAMES[look.form]


def _region(look: CardLook, foot: QRectF, width: float) -> tuple[FittedText, QRectF] | None:
    """The name of the region and its box in pixels; None where there is no room for it."""
    if look.form in (CardForm.SLAT, CardForm.BAR) or (look.form is CardForm.TILE and width < SIGIL_ALONE_BELOW):
        return None
    scale = width / look.units.width()
    whole = _scaled(foot, scale)
    sign = _RIBBON_SIGN * scale if look.form is CardForm.FULL else foot.height() * scale
    air = 0.025 * width
    name = plain_names().region(shipped().region[look.card])
    size = _asked(_REGION_SIZES[look.form], scale)
    even = whole.adjusted(sign + air, 0, -sign - air, 0)
    setting = fit_name(name, even.width(), even.height(), size, 1)
    if setting.squeeze == 1 and setting.size > 0.9 * size:
        return setting, even
    # A long name leaves the middle of the card and stands beside the sign.
    beside = whole.adjusted(sign + air, 0, -air, 0)
    setting = fit_name(name, beside.width(), beside.height(), size, 1)
    return (setting, beside) if setting.fits(beside.width(), beside.height()) else None


def _effect(part: CardPart, look: CardLook, width: float) -> list[tuple[FittedText, QRectF]]:
    """The name of an effect, in full with what it does, and their boxes in pixels."""
    scale = width / look.units.width()
    described = plain_names().event(part.thing.value)
    check = part.thing.value == DOMINANCE_CHECK
    if look.form is CardForm.COMPACT:
        box = _scaled(part.rect.adjusted(3, 50 if check else 2, -3, -2), scale)
        return [(fit_name(described.name, box.width(), box.height(), _asked(_EFFECT_SIZE, scale), 3), box)]
    if look.form is CardForm.BAR:
        box = _scaled(part.rect.adjusted(44 if check else 3, 1, -3, -1), scale)
        return [(fit_name(described.name, box.width(), box.height(), _asked(_EFFECT_SIZE, scale), 2), box)]
    inner = _scaled(part.rect.adjusted(8, 118 if check else 6, -8, -6), scale)
    head, text = QRectF(inner), QRectF(inner)
    head.setHeight((34 if check else 28) * scale)
    if not check:
        head.adjust(26 * scale, 0, -4 * scale, 0)
    name = fit_name(described.name, head.width(), head.height(), _asked(18, scale))
    head.setHeight(max(head.height(), name.height))
    text.setTop(head.bottom() + 2 * scale)
    rules = fit_rules(described.text, text.width(), text.height(), _asked(16.5, scale))
    assert rules is not None
    return [(name, head), (rules, text)]


def settings(look: CardLook, width: float) -> list[tuple[FittedText, QRectF]]:
    """All letters of a face but head and foot of events, each with its box in pixels."""
    found: list[tuple[FittedText, QRectF]] = []
    for part in look.parts():
        if part.thing.kind in (BOUGHT, DISCARDED):
            found += _effect(part, look, width)
        elif part.thing.kind == REGION:
            region = _region(look, part.rect, width)
            found += [_name(look, width), *([region] if region else [])]
    return found


def _write(painter: QPainter, setting: FittedText, box: QRectF, colour: QColor, per_px: float) -> None:
    draw_fitted_text(painter, setting, _scaled(box, per_px), colour, per_px)


# -- painting ----------------------------------------------------------------------------------------------------------


def _paint(painter: QPainter, look: CardLook, width: float) -> None:
    if is_event(look.card):
        _paint_event(painter, look, width)
    else:
        _paint_court(painter, look, width)


def _paint_court(painter: QPainter, look: CardLook, width: float) -> None:
    suit = shipped().suit[look.card]
    accent = signs.suit_accent(suit)
    units = QRectF(QPointF(), look.units)
    per_px = units.width() / width
    swaps = art.swaps_for(accent) + (CONTRAST if theme.current().contrast else ())
    if look.form in _FRAMES:
        art.draw(painter, _FRAMES[look.form], units, swaps)
    else:
        _paint_bands(painter, look, signs.SUIT_COLOURS[suit], per_px)
    setting, box = _name(look, width)
    if look.form is CardForm.FULL:
        _paint_picture(painter, look.card, accent)
        if len(setting.lines) > 1:
            painter.fillRect(_FULL_NAME_CLEAR, theme.current().paper)
    if look.form is CardForm.SLAT:
        # Names of all slats begin at the same line.
        box.setWidth(setting.width)
    _write(painter, setting, box, INK, per_px)
    icons = 0
    for part in look.parts():
        if part.thing.kind == REGION:
            _paint_region(painter, look, part, accent, width)
        else:
            paint_sign(painter, part.thing, part.rect)
        if look.numbered and part.thing.kind == ICON:
            icons += 1
            _number(painter, part.rect.bottomRight(), icons, max(12 * per_px, 17))


def _paint_picture(painter: QPainter, card: int, accent: str) -> None:
    """What a court card is of, under the arch of a full card; beside a prize it makes room."""
    deck = shipped()
    if deck.emblem[card] == NONE:
        art.stamp(painter, signs.region_drawing(deck.region[card]), QRectF(102, 132, 96, 96), accent)
    else:
        rect = _PICTURE if deck.prize[card] == NONE else _PICTURE_BESIDE_PRIZE
        # Not as a picture of its own, which would be kept beside that of the card.
        art.draw(painter, signs.emblem_drawing(deck.emblem[card]), rect, art.swaps_for(accent))


def _paint_bands(painter: QPainter, look: CardLook, colour: QColor, per_px: float) -> None:
    """A sheet of paper with bands in the colour of the suit: head and foot of a card, or the beginning of a slat."""
    units = QRectF(QPointF(), look.units)
    sheet = QPainterPath()
    radius = cards.corner_radius(min(units.width(), units.height()))
    sheet.addRoundedRect(units.adjusted(per_px, per_px, -per_px, -per_px), radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(sheet, theme.current().paper)
    head = {CardForm.SLAT: SLAT_HEAD, CardForm.BAR: BAR_HEAD}.get(look.form, 0.0)
    bands = [QRectF(0, 0, units.width(), 25), QRectF(0, 103, units.width(), 17)]
    for band in [QRectF(0, 0, head, units.height())] if head else bands:
        part = QPainterPath()
        part.addRect(band)
        painter.fillPath(sheet & part, colour)
    painter.setPen(QPen(INK, 1.4 * per_px))
    if head:
        painter.drawLine(QPointF(head, 0), QPointF(head, units.height()))
    else:
        painter.drawLine(QPointF(0, 25), QPointF(units.width(), 25))
    painter.drawPath(sheet)
    painter.restore()


def paint_sign(painter: QPainter, thing: CardSign, rect: QRectF) -> None:
    """Paint a sign of a card by itself, in the middle of `rect`."""
    kind, value, card = thing
    deck = shipped()
    accent = None if deck.suit[card] == NONE else signs.suit_accent(deck.suit[card])
    if kind == STARS:
        _paint_stars(painter, rect, deck.rank[card])
    elif kind == ICON:
        signs.paint_icon(painter, value, rect, accent)
    elif kind == ACTION:
        art.stamp(painter, signs.action_drawing(value), rect, accent)
    elif kind == REGION:
        art.stamp(painter, signs.region_drawing(value), rect, accent)
    elif kind in _DRAWINGS:
        art.stamp(painter, _DRAWINGS[kind], rect)
    elif kind == BOUGHT:
        art.stamp(painter, "pamir-dominance" if value == DOMINANCE_CHECK else "pamir-rupee", rect)
    else:
        drawing = {SUIT: signs.suit_drawing, PATRIOT: signs.patriot_drawing, PRIZE: signs.prize_drawing}[kind]
        art.stamp(painter, drawing(value), rect)


def _paint_stars(painter: QPainter, rect: QRectF, rank: int) -> None:
    side = min(rect.height(), rect.width() / (1 + 0.8 * (rank - 1)))
    step = (rect.width() - side) / max(1, rank - 1)
    left = rect.left() if rank > 1 else rect.center().x() - side / 2
    for star in range(rank):
        art.stamp(painter, "pamir-rank-star", QRectF(left + star * step, rect.center().y() - side / 2, side, side))


def _paint_region(painter: QPainter, look: CardLook, part: CardPart, accent: str, width: float) -> None:
    per_px = look.units.width() / width
    drawing, foot = signs.region_drawing(part.thing.value), part.rect
    words = _region(look, foot, width)
    tile = look.form is CardForm.TILE
    if words:
        _write(painter, *words, INK if tile else PAPER, per_px)
    if look.form in (CardForm.SLAT, CardForm.BAR):
        art.stamp(painter, drawing, foot, accent)
    elif tile:
        x = 21 if words else foot.center().x()
        art.stamp(painter, drawing, QRectF(x - 14, foot.center().y() - 14, 28, 28), accent)
    elif look.form in _SIGN_DISCS:
        x, radius = _SIGN_DISCS[look.form]
        middle, side = QPointF(x, foot.center().y()), radius * 1.45
        painter.setPen(QPen(INK, radius / 8))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, radius, radius)
        art.stamp(painter, drawing, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), accent)


def _number(painter: QPainter, corner: QPointF, count: int, side: float) -> None:
    """A number on a dark disc whose middle is a little inside `corner`, `side` wide in the painter's units."""
    disc = QRectF(corner.x() - side * 0.75, corner.y() - side * 0.75, side, side)
    painter.setPen(QPen(GOLD_1, side * 0.07))
    painter.setBrush(INK)
    painter.drawEllipse(disc)
    setting = fit_name(str(count), 100, 100, 74, 1)
    draw_fitted_text(painter, setting, disc, GOLD_1, side / 100)


def _paint_event(painter: QPainter, look: CardLook, width: float) -> None:
    units = QRectF(QPointF(), look.units)
    per_px = units.width() / width
    contrast = theme.current().contrast
    compact, bar = look.form is CardForm.COMPACT, look.form is CardForm.BAR
    if compact or bar:
        radius = cards.corner_radius(min(units.width(), units.height()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_1, 1.2))
        painter.setBrush(INK)
        painter.drawRoundedRect(units.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
    else:
        art.draw(painter, _FRAMED_EVENT, units, CONTRAST[:1] if contrast else ())
    for part in look.parts():
        _paint_effect(painter, part, look, width)
    if compact:
        art.stamp(painter, "pamir-event", QRectF(6, 6, 17, 17))
        head = _scaled(QRectF(25, 3, units.width() - 30, 24), 1 / per_px)
        words = fit_name(card_text.event_head(), head.width(), head.height(), _asked(13.5, 1 / per_px), 1)
        _write(painter, words, head, GOLD_1, per_px)
    else:
        art.stamp(painter, "pamir-event", QRectF(10, 9, 24, 24) if bar else QRectF(106, 17, 38, 38))


def _paint_effect(painter: QPainter, part: CardPart, look: CardLook, width: float) -> None:
    per_px = look.units.width() / width
    rect, bought = part.rect, part.thing.kind == BOUGHT
    check, bar = part.thing.value == DOMINANCE_CHECK, look.form is CardForm.BAR
    compact = look.form is CardForm.COMPACT or bar
    plain = theme.current().contrast or bought
    painter.setPen(QPen(INK, 1 if compact else 2.5))
    painter.setBrush(theme.current().paper if plain else _LAVENDER)
    painter.drawRoundedRect(rect, 3 if compact else 6, 3 if compact else 6)
    if check:
        side, down = (30, 3) if bar else (42, 7) if compact else (104, 10)
        left = rect.left() + 8 if bar else rect.center().x() - side / 2
        art.stamp(painter, "pamir-dominance", QRectF(left, rect.top() + down, side, side))
    elif not compact:
        paint_sign(painter, part.thing, QRectF(rect.left() + 5, rect.top() + 5, 26, 26))
    for setting, box in _effect(part, look, width):
        _write(painter, setting, box, INK, per_px)
