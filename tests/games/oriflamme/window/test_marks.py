"""What stands at a card of the queue has a place of its own, in rows of every length and windows of every size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from gonfalon.games.oriflamme.window.measures import Measures
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.ui.look import fonts, states

SIZES = [(1024, 700), (1100, 1000), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.fixture
def letters(qapp: QApplication, scale: float) -> Iterator[None]:
    fonts.set_text_scale(scale)
    yield
    fonts.set_text_scale(1.0)


def laid(card: QueueCard, unit: float) -> dict[str, QRectF]:
    """Where everything is that may stand at a card at the same time."""
    text = states.change_text(-3)
    small = card.change_unit(unit)
    places = {
        "key": card.badge_rect(),
        "number of cards": card.stack_rect(),
        "influence": card.coins_rect(),
        "change": states.change_pill_rect(card.change_place(states.change_text(-1), small), text, small),
    }
    return places | {f"token {index}": card.verdict_rect(index) for index in range(min(card.verdicts, 2))}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("letters")
def test_nothing_at_a_card_covers_anything_else(size: tuple[int, int]) -> None:
    for rivals, cards in product(range(1, 5), range(1, 21)):
        measures = Measures.of(*size, rivals, tray=True)
        row = measures.row(cards)
        card = QueueCard(0, "R")
        card.badge, card.stack = "8", 3
        card.set_size(row.card_width)
        for card.coins, card.verdicts in product((1, 4, 12), (0, 1, 2)):
            here = laid(card, measures.unit)
            there = {name: rect.translated(row.step, 0) for name, rect in here.items()}
            # The tokens of one card lie upon each other.
            pairs = [(one, other) for one, other in combinations(here, 2) if not one.startswith(other[:5])]
            for one, other in pairs:
                assert not here[one].intersects(here[other]), f"{one}, {other}: {here[one]}, {here[other]}"
            for one, other in product(here, there) if cards > 1 else ():
                assert not here[one].intersects(there[other]), f"{one}, next {other}: {here[one]}, {there[other]}"
