"""The laws of all games, kept by Ordonance with every deck, number of seats and option.

`python -m tests.games.ordonance.rules.long_play` plays far more games under the same laws.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.rules.game import CHOICES, Ordonance
from tests.games import laws

from .decks import DECKS, SEATS, deck, options
from .subjects import Subject

SUBJECTS = [(name, seats) for name in DECKS for seats in SEATS]
GAMES = {"shipped": 2, "small": 8, "repeats": 5, "sizes": 5}


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), SUBJECTS, ids=str)
def test_law(law: Callable[[laws.Subject, int], None], name: str, seats: int) -> None:
    for seed in range(GAMES[name]):
        # Whichever options a deck is played with, all words of each are met.
        law(Subject(options(deck(name, seed), seats, 11 * seed + 5 * seats)), seed)


def test_all_words_of_all_options_are_played() -> None:
    met = [options(deck("shipped", 0), 2, seed).as_text() for seed in range(48)]
    for name, words in CHOICES.items():
        assert {chosen[name] for chosen in met if name in chosen} == set(words)


def test_random_play_meets_every_kind_of_event() -> None:
    """So that the laws above are about something."""
    met: set[str] = set()
    forced = played_out = 0
    for name in DECKS:
        for seed in range(24):
            state = Ordonance().setup(options(deck(name, seed), 2 + seed % 3, seed), seed)
            state.table.listener = lambda event: met.add(type(event).__name__)
            for _ in laws.random_play(state, Dice(seed)):
                pass
            forced += state.table.passes > 0
            played_out += 0 not in state.table.completed
    assert {kind.__name__ for kind in vars(events).values() if hasattr(kind, "VERB")} - met == set()
    assert forced > 5
    assert played_out > 5
