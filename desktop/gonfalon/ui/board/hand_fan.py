"""The hand of the seat whose cards are shown: side by side, a little turned, the outer ones lower."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from gonfalon.ui.board.card import LIFT, RestPose

if TYPE_CHECKING:
    from gonfalon.ui.board.card import CardItem
    from gonfalon.ui.board.move_input import MoveInput

TURN = 3.2
"""By how many degrees a card is turned more than the one beside it."""
HANG = 4.2
"""How far a card hangs lower the farther out it lies, at unit 1."""
FLAT_FROM = 4.5
"""From so many cards on the fan is flatter, or its ends would leave the window."""


PICKED_UP = 26.0
"""How far a card rises that is picked up by a click or a key."""
NOT_RAISED: Mapping[int, float] = MappingProxyType({})


class HandArea(NamedTuple):
    """The area of a spread hand."""

    middle: QPointF
    width: float
    """Of a card that has room."""
    room: float
    """How wide the whole fan may be."""
    unit: float
    """What ornaments are multiplied by."""
    ratio: float
    """Height of a card by its width."""


class FannedCard(NamedTuple):
    """The position of a card in the fan, its rotation in degrees, and its width."""

    pos: QPointF
    turn: float
    width: float


def fanned_card(
    middle: QPointF, width: float, room: float, unit: float, cards: int, index: int, ratio: float
) -> FannedCard:
    """The place of one card of the hand.

    Args:
        middle: of the hand.
        width: of a card that has room.
        room: how wide the whole fan may be.
        unit: what ornaments are multiplied by.
        cards: how many there are.
        index: which one, from the left.
        ratio: height of a card by its width.
    """
    usual = width
    # Names should stay readable: rather smaller cards than cards that cover each other.
    width = float(int(max(0.84 * usual, min(usual, room / (0.95 * (cards - 1) + 1)))))
    spread = index - (cards - 1) / 2
    step = min(width * (0.98 if cards <= 3 else 0.95), (room - width) / max(1, cards - 1))
    flat = min(1.0, FLAT_FROM / max(1, cards))
    drop = HANG * unit * flat**1.5 * abs(spread) ** 1.8
    lowest = HANG * unit * flat**1.5 * ((cards - 1) / 2) ** 1.8
    # The outer cards hang lower and are turned; none may leave the window.
    rise = max(0.0, lowest + width * 0.06 * flat * (cards - 1) / 2 - (usual - width) * ratio / 2 - 6 * unit)
    return FannedCard(middle + QPointF(round(spread * step), round(drop - rise * 0.8)), TURN * flat * spread, width)


def hand_poses(
    place: HandArea,
    hand: Sequence[int],
    items: Sequence[CardItem],
    move_input: MoveInput,
    raised: Mapping[int, float] = NOT_RAISED,
) -> Iterator[tuple[int, RestPose]]:
    """The homes of the cards of a hand, in its order.

    Args:
        place: of the hand.
        hand: the numbers of its cards, from the left.
        items: all cards, by their numbers.
        asking: knows which card is picked up, and which may be.
        raised: how far cards stand out upwards whatever is asked, by their numbers.
    """
    advised = move_input.advised_cards
    for index, card in enumerate(hand):
        pos, turn, width = fanned_card(place.middle, place.width, place.room, place.unit, len(hand), index, place.ratio)
        z, rise = 100.0 + index, raised.get(card, 0.0)
        if card == move_input.selected:
            turn, z, rise = 0.0, 150.0, max(PICKED_UP, rise)
        elif card in advised:
            turn, z, rise = 0.0, 140.0, max(PICKED_UP, rise)
        elif move_input.rises(items[card]):
            z, rise = z + 0.5, rise + LIFT
        yield card, RestPose(pos - QPointF(0, rise), turn, z, width, height=round(width * place.ratio))
