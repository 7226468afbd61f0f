"""The cards of Pax Pamir as pictures, in all forms, with their names in the language that is spoken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

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
    SIGIL_ALONE_BELOW,
    SLIM_BELOW,
    TILES,
    UNITS,
    CardForm,
    CardPart,
    card_parts,
    is_event,
)
from gonfalon.texts.translations import current_language
from gonfalon.ui.look import art, cards, fonts, theme
from gonfalon.ui.look.cards import CONTRAST
from gonfalon.ui.look.palette import CREAM_2, GOLD_1, INK, PAPER
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE
from gonfalon.ui.look.text_fitting import SMALLEST, FittedText, draw_fitted_text, elided, fit_name, fit_rules

_FRAMES: Final = {
    CardForm.COMPACT: "frame-pamir-compact",
    CardForm.FULL: "frame-pamir-court",
    CardForm.TILE: "tile-pamir",
    CardForm.SLIM: "tile-pamir",
}
_EVENT_FRAMES: Final = {CardForm.COMPACT: "frame-pamir-event-compact", CardForm.FULL: "frame-pamir-event"}

# Boxes of letters in units of the drawings, and their sizes by the width of the card.
_NAMES: Final = {
    CardForm.COMPACT: QRectF(17, 73, 216, 84),
    CardForm.FULL: QRectF(78, 21.5, 146, 31),
    CardForm.TILE: QRectF(6, 45, 148, 53),
    CardForm.SLIM: QRectF(5, 44, 150, 95),
}
_NAME_SIZES: Final = {CardForm.COMPACT: 0.15, CardForm.FULL: 0.088, CardForm.TILE: 0.152, CardForm.SLIM: 0.2}
_FULL_NAME_CLEAR: Final = QRectF(79, 22.2, 144, 29.6)
_PICTURE: Final = QRectF(95, 126, 110, 110)
_PICTURE_BESIDE_PRIZE: Final = QRectF(85, 117, 107, 107)
_REGION_SIZES: Final = {CardForm.COMPACT: 0.108, CardForm.FULL: 0.078, CardForm.TILE: 0.128, CardForm.SLIM: 0.128}
_SIGN_DISCS: Final = {CardForm.COMPACT: (31.0, 16.5), CardForm.FULL: (83.0, 10.5)}
"""Where the disc with the sign of the region is in the foot, and its radius."""
_RIBBON_SIGN: Final = 23.0
"""How far the letters in the ribbon of a full card keep from its end, where that sign is."""
_EFFECT_SIZE: Final = 0.118
_LAVENDER: Final = QColor("#d8cbe2")


_DRAWINGS: Final = {
    ABILITY: "pamir-ability",
    HOSTAGE: "pamir-hostage",
    UNBUYABLE: "pamir-unbuyable",
    DISCARDED: "marker-discard",
}


@dataclass(frozen=True)
class CardLook:
    """The look of a card: `edged` leaves the right edge to rupees or a shackle, `numbered` counts the icons."""

    card: int
    form: CardForm = CardForm.COMPACT
    edged: bool = False
    numbered: bool = False

    def drawn(self, width: float, dpr: float) -> QPixmap:
        """The face."""
        return card_face(self, width, dpr)


def card_face(look: CardLook, width: float, dpr: float) -> QPixmap:
    """The face of a card, `width` x `width` * ratio(form) logical pixels; kept."""
    look = _slimmed(look, width)
    key = ("pamir", look, current_language(), width, dpr, fonts.text_scale(), theme.current().contrast)
    units = QRectF(QPointF(), UNITS[look.form])
    return PIXMAP_CACHE.get(key, lambda: cards.picture(width, dpr, lambda painter: _paint(painter, look, width), units))


def _slimmed(look: CardLook, width: float) -> CardLook:
    return replace(look, form=CardForm.SLIM) if look.form is CardForm.TILE and width < SLIM_BELOW else look


def card_back(width: float, dpr: float) -> QPixmap:
    """The back that all cards share; kept."""
    return cards.drawn_back("back-pamir", width, dpr)


def part_rects(look: CardLook, kind: str, rect: QRectF) -> list[QRectF]:
    """Return the rectangles of the signs of a kind on a card that takes `rect`, in their printed order."""
    look = _slimmed(look, rect.width())
    scale = rect.width() / UNITS[look.form].width()
    return [
        QRectF(part.rect.topLeft() * scale + rect.topLeft(), part.rect.size() * scale)
        for part in card_parts(look.card, look.form, look.edged)
        if part.thing.kind == kind
    ]


def part_at(look: CardLook, point: QPointF, rect: QRectF) -> CardSign | None:
    """The sign at a point on a card that takes `rect`."""
    look = _slimmed(look, rect.width())
    at = (point - rect.topLeft()) * (UNITS[look.form].width() / rect.width())
    return next((part.thing for part in card_parts(look.card, look.form, look.edged) if part.rect.contains(at)), None)


def name_fits(look: CardLook, width: float) -> bool:
    """Return whether all letters of the card lie inside their boxes."""
    return all(setting.fits(box.width(), box.height()) for setting, box in settings(look, width))


# -- letters -----------------------------------------------------------------------------------------------------------


def _scaled(box: QRectF, scale: float) -> QRectF:
    return QRectF(box.topLeft() * scale, box.size() * scale)


def _asked(share: float, width: float) -> float:
    return max(SMALLEST, share * width * fonts.text_scale())


def _name(look: CardLook, width: float) -> tuple[FittedText, QRectF]:
    """The name of a court card and its box, in pixels."""
    box = _scaled(_NAMES[look.form], width / UNITS[look.form].width())
    name = plain_names().card_name(look.card)
    for most in (3, 2, 1):
        setting = fit_name(name, box.width(), box.height(), _asked(_NAME_SIZES[look.form], width), most)
        if setting.fits(setting.width, box.height()):
            break
    return elided(setting, box.width()), box


def _region(look: CardLook, foot: QRectF, width: float) -> tuple[FittedText, QRectF] | None:
    """The name of the region and its box in pixels; None where there is no room for it."""
    if look.form in TILES and width < SIGIL_ALONE_BELOW:
        return None
    scale = width / UNITS[look.form].width()
    whole = _scaled(foot, scale)
    sign = _RIBBON_SIGN * scale if look.form is CardForm.FULL else foot.height() * scale
    name = plain_names().region(shipped().region[look.card])
    size = _asked(_REGION_SIZES[look.form], width)
    even = whole.adjusted(sign + 8 * scale, 0, -sign - 8 * scale, 0)
    setting = fit_name(name, even.width(), even.height(), size, 1)
    if setting.squeeze == 1:
        return setting, even
    # A long name leaves the middle of the card and stands beside the sign.
    beside = whole.adjusted(sign + 6 * scale, 0, -5 * scale, 0)
    setting = fit_name(name, beside.width(), beside.height(), size, 1)
    return (setting, beside) if setting.fits(beside.width(), beside.height()) else None


def _effect(part: CardPart, form: CardForm, width: float) -> list[tuple[FittedText, QRectF]]:
    """The name of an effect, in full with what it does, and their boxes in pixels."""
    scale = width / UNITS[form].width()
    described = plain_names().event(part.thing.value)
    check = part.thing.value == DOMINANCE_CHECK
    if form is CardForm.COMPACT:
        box = _scaled(part.rect.adjusted(6, 138 if check else 26, -6, -6), scale)
        size = _asked(_EFFECT_SIZE, width)
        setting = fit_name(described.name, box.width(), box.height(), size)
        if not setting.fits(box.width(), box.height()):
            # On a small card three lines take the room of the sign too.
            box = _scaled(part.rect.adjusted(4, 2, -4, -2), scale)
            setting = fit_name(described.name, box.width(), box.height(), size, 3)
        return [(setting, box)]
    inner = _scaled(part.rect.adjusted(8, 118 if check else 6, -8, -6), scale)
    head, text = QRectF(inner), QRectF(inner)
    head.setHeight((34 if check else 28) * scale)
    if not check:
        head.adjust(26 * scale, 0, -4 * scale, 0)
    name = fit_name(described.name, head.width(), head.height(), _asked(0.072, width))
    head.setHeight(max(head.height(), name.height))
    text.setTop(head.bottom() + 2 * scale)
    rules = fit_rules(described.text, text.width(), text.height(), _asked(0.066, width))
    assert rules is not None
    return [(name, head), (rules, text)]


def settings(look: CardLook, width: float) -> list[tuple[FittedText, QRectF]]:
    """All letters of a face but head and foot of events, each with its box in pixels."""
    look = _slimmed(look, width)
    found: list[tuple[FittedText, QRectF]] = []
    if look.form is CardForm.SEAL:
        return found
    for part in card_parts(look.card, look.form):
        if part.thing.kind in (BOUGHT, DISCARDED):
            found += _effect(part, look.form, width)
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
    units = QRectF(QPointF(), UNITS[look.form])
    per_px = units.width() / width
    swaps = art.swaps_for(accent) + (CONTRAST if theme.current().contrast else ())
    if look.form is CardForm.SEAL:
        painter.setPen(QPen(INK, 1))
        painter.setBrush(signs.SUIT_COLOURS[suit])
        painter.drawRoundedRect(units.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    else:
        art.draw(painter, _FRAMES[look.form], units, swaps)
        setting, box = _name(look, width)
        if look.form is CardForm.FULL:
            _paint_picture(painter, look.card, accent)
            if len(setting.lines) > 1:
                painter.fillRect(_FULL_NAME_CLEAR, theme.current().paper)
        _write(painter, setting, box, INK, per_px)
    icons = 0
    for part in card_parts(look.card, look.form, look.edged):
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
    per_px = UNITS[look.form].width() / width
    drawing = signs.region_drawing(part.thing.value)
    words = _region(look, part.rect, width)
    dark = look.form not in TILES
    if words:
        _write(painter, *words, PAPER if dark else INK, per_px)
    foot = part.rect
    if look.form in TILES:
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
    units = QRectF(QPointF(), UNITS[look.form])
    per_px = units.width() / width
    contrast = theme.current().contrast
    art.draw(painter, _EVENT_FRAMES[look.form], units, CONTRAST[:1] if contrast else ())
    for part in card_parts(look.card, look.form):
        _paint_effect(painter, part, look, width)
    if look.form is CardForm.COMPACT:
        art.stamp(painter, "pamir-event", QRectF(18, 20, 42, 42))
        scale = 1 / per_px
        head, foot = _scaled(QRectF(62, 12, 160, 54), scale), _scaled(QRectF(14, 305, 222, 33), scale)
        size = _asked(0.118, width)
        _write(painter, fit_name(card_text.event_head(), head.width(), head.height(), size, 1), head, GOLD_1, per_px)
        words = fit_name(card_text.event_foot(look.card), foot.width(), foot.height(), size, 1)
        _write(painter, words, foot, CREAM_2, per_px)
    else:
        art.stamp(painter, "pamir-event", QRectF(106, 17, 38, 38))


def _paint_effect(painter: QPainter, part: CardPart, look: CardLook, width: float) -> None:
    per_px = UNITS[look.form].width() / width
    rect, bought = part.rect, part.thing.kind == BOUGHT
    check = part.thing.value == DOMINANCE_CHECK
    plain = theme.current().contrast or bought
    painter.setPen(QPen(INK, 2.5))
    painter.setBrush(theme.current().paper if plain else _LAVENDER)
    painter.drawRoundedRect(rect, 6, 6)
    if check:
        side = 118 if look.form is CardForm.COMPACT else 104
        top = rect.top() + (14 if look.form is CardForm.COMPACT else 10)
        art.stamp(painter, "pamir-dominance", QRectF(rect.center().x() - side / 2, top, side, side))
    elif len(_effect(part, look.form, width)[0][0].lines) < 3:
        side = 28 if look.form is CardForm.COMPACT else 26
        paint_sign(painter, part.thing, QRectF(rect.left() + 5, rect.top() + 5, side, side))
    for setting, box in _effect(part, look.form, width):
        _write(painter, setting, box, INK, per_px)
