"""The fan of the hand, as plain numbers."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF

from gonfalon.ui.board.fan import Fanned, fan

MIDDLE, WIDTH, RATIO = QPointF(500, 600), 138.0, 1.4


def spread(cards: int, room: float) -> list[Fanned]:
    return [fan(MIDDLE, WIDTH, room, 1.0, cards, index, RATIO) for index in range(cards)]


def foot(card: Fanned) -> float:
    """How low the lowest corner of a card reaches."""
    turn = math.radians(abs(card.turn))
    return card.pos.y() + card.width / 2 * (RATIO * math.cos(turn) + math.sin(turn))


def test_a_hand_is_spread_evenly_within_its_room_and_no_card_hangs_below_the_window() -> None:
    lowest = MIDDLE.y() + WIDTH * RATIO / 2 + 14
    for cards, room in product(range(1, 13), (520.0, 720.0, 1100.0)):
        found = spread(cards, room)
        assert found[0].pos.x() + found[-1].pos.x() == pytest.approx(2 * MIDDLE.x(), abs=1)
        assert found[-1].pos.x() - found[0].pos.x() + found[0].width <= room + 1
        steps = [after.pos.x() - before.pos.x() for before, after in pairwise(found)]
        assert all(step > 0 for step in steps)
        assert not steps or max(steps) - min(steps) <= 2, "no more than rounding makes"
        turns = [card.turn for card in found]
        assert turns == sorted(turns)
        assert turns[0] == pytest.approx(-turns[-1])
        assert room != 720.0 or max(map(foot, found)) <= lowest
    # Cards are rather smaller than covered.
    seven, five = spread(7, 720.0), spread(5, 720.0)
    assert int(0.84 * WIDTH) <= seven[0].width < five[0].width <= WIDTH
