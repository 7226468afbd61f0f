"""What is said to be still out follows from what everybody knows, and the truth is always among it."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme
from gonfalon.games.oriflamme.texts.unseen_cards import unseen_cards
from tests.games import laws
from tests.games.oriflamme.rules.positions import alliance, base


@pytest.mark.parametrize("cards", [base, alliance])
def test_the_truth_is_among_what_may_be(cards: object) -> None:
    """For every seat at every decision; all who look say the same, and so does every deal that looks alike to all."""
    swapped = 0
    for seed in range(2):
        state = Oriflamme().setup(Options(cards(), "RBGY"), seed)  # type: ignore[operator]
        for number, now in enumerate(laws.random_play(state, Dice(seed))):
            imagined = View.of(now, -1).determinize(Dice(number)) if number % 5 == 0 else None
            for seat in range(4):
                found = unseen_cards(now.table, seat)
                truth = {now.table.faces[card]: card for card in now.table.seating.deck(seat)}
                assert found.known.items() <= truth.items()
                assert found.known.keys() | found.open.keys() == truth.keys()
                assert all(truth[kind] in places for kind, places in found.open.items())
                swapped += not found.alike
                assert all(unseen_cards(now.table.redact(viewer), seat) == found for viewer in range(4))
                if imagined is not None:
                    assert unseen_cards(imagined.table, seat) == found
    assert bool(swapped) == (cards is alliance), "only the Informer mixes a hand of which something was seen"
