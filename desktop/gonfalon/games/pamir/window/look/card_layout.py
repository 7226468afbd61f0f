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

from gonfalon.games.pamir.rules.constants import DOMINANCE_CHECK, NONE
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

SIGIL_ALONE_BELOW: Final = 70
"""Logical pixels of width below which a tile shows the sign of its region without the name."""
SLIM_BELOW: Final = 58
"""Logical pixels of width below which a tile is slim."""


class CardForm(Enum):
    """The form of a card: how much of it is shown."""

    COMPACT = auto()
    """In the market, the own court and the hand."""
    FULL = auto()
    """Where a card is read."""
    TILE = auto()
    """In the courts of others."""
    SLIM = auto()
    """A tile too narrow for more than suit, name and region."""
    SEAL = auto()
    """In the courts of others where there is little room: suit and stars."""


UNITS: Final = {
    CardForm.COMPACT: QSizeF(250, 350),
    CardForm.FULL: QSizeF(250, 350),
    CardForm.TILE: QSizeF(160, 180),
    CardForm.SLIM: QSizeF(160, 180),
    CardForm.SEAL: QSizeF(23, 30),
}
TILES: Final = frozenset({CardForm.TILE, CardForm.SLIM})


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


@lru_cache(maxsize=512)
def card_parts(card: int, form: CardForm, edged: bool = False) -> tuple[CardPart, ...]:
    """All that is printed on a card in this form but its name.

    Where something lies on its right edge, `edged`, the icons of a compact card make room for it.
    """
    deck = shipped()
    if is_event(card):
        return tuple(CardPart(CardSign(kind, value, card), rect) for kind, value, rect in _event(card, form))
    court = deck.court[card - 1]
    if form is CardForm.COMPACT:
        found = _compact(court, edged)
    else:
        found = {CardForm.FULL: _full, CardForm.TILE: _tile, CardForm.SLIM: _slim, CardForm.SEAL: _seal}[form](court)
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


def _compact(card: CourtCard, edged: bool) -> _Found:
    yield SUIT, card.suit, _around(39, 41, 52)
    yield STARS, card.suit, QRectF(72, 28, 29 * card.rank - 3, 26)
    yield ABILITY, card.ability, _around(90 + 29 * card.rank, 41, 40)
    yield PATRIOT, card.patriot, _around(211, 42, 58)
    count = len(card.impact)
    room = 176.0 if edged else 216.0
    left = 18 + min(54.0 * count - 7, room) / 2
    yield from _several(ICON, card.impact, _row(count, QPointF(left if edged else 125, 194), 47, 54, room))
    count = len(card.actions)
    prized = card.prize != NONE
    yield from _several(
        ACTION, card.actions, _row(count, QPointF(101 if prized else 125, 267), 58, 62, 176 if prized else 222)
    )
    yield PRIZE, card.prize, _around(213, 267, 54)
    yield REGION, card.region, QRectF(10, 304, 230, 36)


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


def _slim(card: CourtCard) -> _Found:
    yield SUIT, card.suit, _around(22, 22, 34)
    yield STARS, card.suit, QRectF(42, 13, 20 * card.rank - 2, 18)
    yield ABILITY, card.ability, _around(54 + 20 * card.rank, 22, 24)
    yield PATRIOT, card.patriot, _around(138, 23, 36)
    yield REGION, card.region, QRectF(0, 140, 160, 38)


def _tile(card: CourtCard) -> _Found:
    yield from _slim(card)
    prized = card.prize != NONE
    count = len(card.actions)
    yield from _several(
        ACTION, card.actions, _row(count, QPointF(62 if prized else 80, 117), 35, 38, 112 if prized else 148)
    )
    yield PRIZE, card.prize, _around(139, 118, 36)


def _seal(card: CourtCard) -> _Found:
    yield SUIT, card.suit, _around(11.5, 11.5, 17)
    yield STARS, card.suit, _around(11.5, 24, 6.2 * card.rank, 6)


_HALVES: Final = {
    CardForm.COMPACT: (QRectF(18, 80, 214, 106), QRectF(18, 194, 214, 106)),
    CardForm.FULL: (QRectF(20, 58, 210, 138), QRectF(20, 196, 210, 136)),
}


def _event(card: int, form: CardForm) -> _Found:
    """An event lies in no court and has no tile."""
    deck = shipped()
    upper, lower = _HALVES[form]
    if deck.bought[card] == DOMINANCE_CHECK:
        yield BOUGHT, DOMINANCE_CHECK, upper | lower
    else:
        yield DISCARDED, deck.discarded[card], upper
        yield BOUGHT, deck.bought[card], lower
