"""Base, Alliance and mixed games: the engine against the rules written out by hand in `plain_mixed`.

`python -m tests.games.oriflamme.rules.long_play` does the same for many more games.
"""

from __future__ import annotations

import pytest

from .decks import DECKS, deck
from .lockstep import from_a_position, whole_game
from .plain_table import KINDS
from .positions import both

pytestmark = pytest.mark.second_opinion


def test_the_two_know_the_same_kinds() -> None:
    assert sorted(KINDS) == [kind.id for kind in both().kinds]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", DECKS)
def test_engine_plays_by_the_rules(name: str, seats: int) -> None:
    for seed in range(20):
        whole_game(deck(name, seed), seats, seed)


@pytest.mark.parametrize(("name", "positions"), [(name, 1000 if name == "crowd" else 100) for name in DECKS])
def test_engine_goes_on_from_crowded_positions_by_the_rules(name: str, positions: int) -> None:
    for seed in range(positions):
        from_a_position(deck(name, seed), seed)
