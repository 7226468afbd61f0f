"""The laws of all games, kept by Oriflamme with the base cards, those of Alliance, and mixtures of them.

`python -m tests.games.oriflamme.rules.long_play` plays far more games under the same laws.
"""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.game import HANDS, TWO_A_ROUND, Options, Oriflamme
from tests.games import laws
from tests.pairwise import pairwise

from .decks import DECKS, deck
from .positions import alliance, base
from .subjects import Subject


@pairwise(law=laws.LAWS, cards=DECKS, seats=(2, 3, 4, 5))
def test_law(law: Callable[[laws.Subject, int], None], cards: str, seats: int) -> None:
    for seed in range(3):
        law(Subject(deck(cards, seed), seats), seed)


@pairwise(law=laws.LAWS, cards=DECKS, hand=HANDS)
def test_law_where_each_leads_two_families(law: Callable[[laws.Subject, int], None], cards: str, hand: str) -> None:
    for seed in range(2):
        law(Subject(deck(cards, seed), 4, 2, hand), seed)


def test_random_play_meets_every_kind_of_event() -> None:
    """So that the laws above are about something."""
    met: set[str] = set()
    for cards in (base(), alliance()):
        for seed in range(6):
            state = Oriflamme().setup(Options(cards, "RBGY", each=2, hand=TWO_A_ROUND), seed)
            state.table.listener = lambda event: met.add(type(event).__name__)
            for _ in laws.random_play(state, Dice(seed)):
                pass
    told = {kind.__name__ for kind in vars(events).values() if hasattr(kind, "VERB")}
    # The first round begins before anybody can listen.
    assert told - met == set()
