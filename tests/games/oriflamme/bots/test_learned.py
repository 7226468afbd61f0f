"""Levels that play by what was learned."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.learned import SEARCHED, policy_for, searched_by
from gonfalon.games.oriflamme.bots.slots import Sight
from gonfalon.games.oriflamme.rules import CardSet
from gonfalon.games.oriflamme.rules.game import Options, base_cards
from gonfalon.games.oriflamme.rules.loading import from_texts
from gonfalon.games.oriflamme.rules.shelf import all_shipped
from tests.bots.playing import see_the_same_in_games_that_look_the_same

RULES = GAMES["oriflamme"].rules


def decisions(cards: CardSet, seats: int, seed: int) -> list[State]:
    """All states of a random game in which there is a choice."""
    state = RULES.setup(Options(cards, FAMILIES[:seats]), seed)
    dice = Dice(seed)
    found = []
    while state.moves:
        if len(state.moves) > 1:
            found.append(state.clone())
        state.play(dice.pick(state.moves))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_slots_are_the_same_in_every_game_that_looks_the_same(seats: int) -> None:
    cards = all_shipped()
    sight = Sight([kind.id for kind in cards.kinds])
    see_the_same_in_games_that_look_the_same(sight, decisions(cards, seats, seats))


def test_a_search_is_less_sure_of_what_was_learned() -> None:
    cards = base_cards()
    learned = policy_for(cards)
    for state in decisions(cards, 3, seed=4):
        searched = searched_by(View.of(state, state.seat))
        assert searched.probabilities(state) == pytest.approx(learned.probabilities(state, SEARCHED))


def test_what_was_learned_is_used_for_these_cards_and_no_others() -> None:
    base = base_cards()
    some = [kind.id for kind in base.kinds][:8]
    assert policy_for(base) is policy_for(base)
    assert policy_for(base.pick(some)) is not None
    text = (cards_dir() / "oriflamme.yaml").read_text(encoding="utf-8")
    assert policy_for(from_texts((("oriflamme.yaml", text.replace("- gain: 2", "- gain: 3")),))) is None


@pytest.mark.nightly
def test_the_chancellor_wins_more_than_two_squires() -> None:
    bots = [GAMES["oriflamme"].bot(name) for name in ("chancellor", "squire", "squire")]
    won = 0.0
    for game in range(300):
        state = RULES.setup(RULES.options({"families": "RBG"}), game // 3)
        dice = Dice(game)
        seats = bots[game % 3 :] + bots[: game % 3]
        while state.moves:
            state.play(seats[state.seat].choose(View.of(state, state.seat), dice, Budget(1.0)).move)
        won += RULES.outcome(state.table).share(-game % 3)
    assert won / 300 > 0.5
