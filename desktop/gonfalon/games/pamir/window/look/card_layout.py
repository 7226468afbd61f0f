"""Layout of a Pax Pamir card in each of its forms, and of the parts that may be pointed at.

Lengths are units of the drawings of the frames; `UNITS` gives the size of each form in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gonfalon.games.pamir.rules.constants import DOMINANCE_CHECK, LEVERAGE, NONE
from gonfalon.games.pamir.rules.deck import FIRST_EVENT, CourtCard, shipped
from gonfalon.games.pamir.texts.card_text import (
    ABILITY,
    ACTION,
    BOUGHT,
    DISCARDED,
    ICON,
    PATRIOT,
    PRIZE,
    REGION,
    STARS,
    SUIT,
    CardSign,
)

SLAT_HEAD: Final = 51.0
"""How much of a slat is coloured by its suit, in units of its drawing."""
SLAT_STEP: Final = 21.0
"""From one sign of a slat to the next."""
BAR_HEAD: Final = 44.0
"""How much of a bar is coloured by its suit, in units of its drawing."""
SIGIL_ALONE_BELOW: Final = 70
"""Logical pixels of width below which a tile shows the sign of its region without the name."""


class CardForm(Enum):
    """The form of a card: how much of it is shown."""

    COMPACT = auto()
    """In the market, the own court and the hand, as broad or as narrow as its place asks for."""
    FULL = auto()
    """Where a card is read."""
    TILE = auto()
    """In the courts of others."""
    SLAT = auto()
    """In the courts of others where there are many of them: one line, as long as its place."""
    BAR = auto()
    """In the market where letters are large: two lines, as long as its place."""


UNITS: Final = {
    CardForm.COMPACT: QSizeF(98, 120),
    CardForm.FULL: QSizeF(250, 350),
    CardForm.TILE: QSizeF(160, 180),
    CardForm.SLAT: QSizeF(250, 25),
    CardForm.BAR: QSizeF(262, 42),
}
"""How large each form is; the width of those whose proportions are free is that of their usual place."""
_FREE: Final = frozenset({CardForm.COMPACT, CardForm.SLAT, CardForm.BAR})


def form_units(form: CardForm, ratio: float = 0.0) -> QSizeF:
    """Return the size of a card in units of its drawing, for a ratio of height to width where that is free."""
    usual = UNITS[form]
    return QSizeF(usual.height() / ratio, usual.height()) if ratio and form in _FREE else usual


@dataclass(frozen=True)
class CardPart:
    """A sign on a card, or several stars, and where it lies."""

    thing: CardSign
    rect: QRectF


def form_ratio(form: CardForm) -> float:
    """Height by width."""
    return UNITS[form].height() / UNITS[form].width()


def is_event(card: int) -> bool:
    return card >= FIRST_EVENT


@lru_cache(maxsize=1024)
def card_parts(card: int, form: CardForm, edged: bool = False, ratio: float = 0.0) -> tuple[CardPart, ...]:
    """All that is printed on a card in this form but its name.

    Where something lies on its right edge, `edged`, the icons of a compact card make room for it. `ratio` is the height
    by the width of a card whose proportions are free.
    """
    deck, wide = shipped(), form_units(form, ratio).width()
    if is_event(card):
        return tuple(CardPart(CardSign(kind, value, card), rect) for kind, value, rect in _event(card, form, wide))
    court = deck.court[card - 1]
    match form:
        case CardForm.COMPACT:
            found = _compact(court, wide, edged)
        case CardForm.FULL:
            found = _full(court)
        case CardForm.TILE:
            found = _tile(court)
        case CardForm.SLAT:
            found = _slat(court, wide)
        case CardForm.BAR:
            found = _bar(court, wide, edged)
    return tuple(CardPart(CardSign(kind, value, card), rect) for kind, value, rect in found if value != NONE)


_Found = Iterator[tuple[str, int, QRectF]]


def _around(x: float, y: float, wide: float, high: float | None = None) -> QRectF:
    high = wide if high is None else high
    return QRectF(x - wide / 2, y - high / 2, wide, high)


def _row(count: int, middle: QPointF, side: float, step: float, room: float) -> list[QRectF]:
    """Squares side by side around a point, closer together where the room asks for it."""
    if count > 1:
        step = min(step, (room - side) / (count - 1))
    return [_around(middle.x() + (index - (count - 1) / 2) * step, middle.y(), side) for index in range(count)]


def _several(kind: str, values: tuple[int, ...], rects: list[QRectF]) -> _Found:
    for value, rect in zip(values, rects, strict=True):
        yield kind, value, rect


def _compact(card: CourtCard, wide: float, edged: bool) -> _Found:
    yield SUIT, card.suit, _around(14, 12.5, 19)
    yield STARS, card.suit, QRectF(26, 6.5, 12 * card.rank, 12)
    yield ABILITY, card.ability, _around(36 + 12 * card.rank, 12.5, 17)
    yield PATRIOT, card.patriot, _around(wide - 13.5, 12, 20, 23)
    room = wide - (26 if edged else 8)
    count = len(card.impact)
    left = 5 + min(21.0 * count - 3, room) / 2
    yield from _several(ICON, card.impact, _row(count, QPointF(left if edged else wide / 2, 71), 18, 21, room))
    count = len(card.actions)
    room = wide - (32 if card.prize != NONE else 8)
    yield from _several(ACTION, card.actions, _row(count, QPointF(4 + room / 2, 91.5), 21, 24, room))
    yield PRIZE, card.prize, _around(wide - 14.5, 91.5, 20)
    yield REGION, card.region, QRectF(1, 103, wide - 2, 16)


def _full(card: CourtCard) -> _Found:
    yield SUIT, card.suit, _around(38.5, 42, 36)
    yield STARS, card.suit, _around(38.5, 95, 14.5 * card.rank, 14)
    yield ABILITY, card.ability, _around(211, 89, 40)
    yield PATRIOT, card.patriot, _around(92, 89, 46)
    for index, icon in enumerate(card.impact):
        yield ICON, icon, QRectF(19, 112 + 46 * index, 39, 39)
    count = len(card.actions)
    yield from _several(ACTION, card.actions, _row(count, QPointF(92 + 22 * (count - 1), 314), 38, 44, 170))
    yield PRIZE, card.prize, _around(206, 236, 46)
    yield REGION, card.region, QRectF(68, 268, 158, 24)


def _tile(card: CourtCard) -> _Found:
    yield SUIT, card.suit, _around(22, 22, 34)
    yield STARS, card.suit, QRectF(42, 13, 20 * card.rank - 2, 18)
    yield ABILITY, card.ability, _around(54 + 20 * card.rank, 22, 24)
    yield PATRIOT, card.patriot, _around(138, 23, 36)
    # What a card owes when it goes is told beside what it can do.
    below = [(ACTION, action) for action in card.actions] + _debts(card)
    room = 112 if card.prize != NONE else 148
    rects = _row(len(below), QPointF(6 + room / 2, 117), 35, 38, room)
    for (kind, value), rect in zip(below, rects, strict=True):
        yield kind, value, rect
    yield PRIZE, card.prize, _around(139, 118, 36)
    yield REGION, card.region, QRectF(0, 140, 160, 38)


def _debts(card: CourtCard) -> list[tuple[str, int]]:
    return [(ICON, icon) for icon in card.impact if icon == LEVERAGE]


def _slat(card: CourtCard, wide: float) -> _Found:
    yield SUIT, card.suit, _around(13, 12.5, 18)
    yield STARS, card.suit, _around(37, 12.5, 8.5 * card.rank, 9)
    # From the right, so that the eye compares columns.
    right = wide - 13
    yield REGION, card.region, _around(right, 12.5, 19)
    signs = [(PRIZE, card.prize), *((ACTION, action) for action in reversed(card.actions)), *_debts(card)]
    for kind, value in (*signs, (PATRIOT, card.patriot), (ABILITY, card.ability)):
        if value != NONE:
            right -= SLAT_STEP
            yield kind, value, _around(right, 12.5, 19 if kind != ABILITY else 15)


def _bar(card: CourtCard, wide: float, edged: bool) -> _Found:
    yield SUIT, card.suit, _around(22, 13, 20)
    yield STARS, card.suit, _around(22, 32, 12 * card.rank, 12)
    right = wide - (25 if edged else 13)
    yield PATRIOT, card.patriot, _around(right, 12, 17, 19)
    yield REGION, card.region, _around(right, 31, 19)
    upper = [*((ICON, icon) for icon in card.impact), (ABILITY, card.ability)]
    lower = [*((ACTION, action) for action in card.actions), (PRIZE, card.prize)]
    for y, line in ((12, upper), (31, lower)):
        for at, (kind, value) in enumerate(reversed([sign for sign in line if sign[1] != NONE]), 1):
            yield kind, value, _around(right - 20 * at, y, 18)


def bar_signs_left(card: int, wide: float, edged: bool) -> float:
    """Return where the signs at the right of a bar begin, in units of its drawing."""
    court = shipped().court[card - 1]
    return min(rect.left() for kind, _, rect in _bar(court, wide, edged) if kind not in (SUIT, STARS))


def slat_signs_left(card: int, wide: float) -> float:
    """Return where the signs at the right of a slat begin, in units of its drawing."""
    return min(rect.left() for kind, _, rect in _slat(shipped().court[card - 1], wide) if kind not in (SUIT, STARS))


def _event(card: int, form: CardForm, wide: float) -> _Found:
    """An event lies in no court and has no tile."""
    deck = shipped()
    upper, lower = QRectF(20, 58, 210, 138), QRectF(20, 196, 210, 136)
    if form is CardForm.COMPACT:
        upper, lower = QRectF(6, 29, wide - 12, 41), QRectF(6, 73, wide - 12, 41)
    if form is CardForm.BAR:
        each = (wide - BAR_HEAD - 18) / 2
        upper, lower = QRectF(BAR_HEAD, 3, each, 36), QRectF(BAR_HEAD + each + 2, 3, each, 36)
    if deck.bought[card] == DOMINANCE_CHECK:
        yield BOUGHT, DOMINANCE_CHECK, upper | lower
    else:
        yield DISCARDED, deck.discarded[card], upper
        yield BOUGHT, deck.bought[card], lower
