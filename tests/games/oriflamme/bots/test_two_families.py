"""Bots that lead two families, which are one side to them."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import find_game
from gonfalon.games.oriflamme.bots.evaluation import Evaluation
from gonfalon.games.oriflamme.bots.regent import UntilRoundEnds
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme, base_cards
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.verbs import VERBS


def two_families(seed: int = 1) -> State:
    return Oriflamme().setup(Options(base_cards(), "RBGY", 0, each=2), seed)


def test_both_families_are_worth_the_same_to_their_player() -> None:
    state = two_families()
    evaluation = Evaluation(View.of(state, 0))
    assert evaluation.weights[0] == evaluation.weights[2] == -1.0
    assert min(evaluation.weights[1], evaluation.weights[3]) > 0


def test_the_regent_looks_at_the_victory_of_the_player() -> None:
    state = two_families()
    shares = UntilRoundEnds(View.of(state, 0)).worth(state)
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
    assert sum(shares) == pytest.approx(2.0)


@pytest.mark.parametrize("bot", ["page", "courtier", "chancellor"])
def test_no_bot_hurts_its_other_family_where_it_need_not(bot: str) -> None:
    player, asked, dice = find_game("oriflamme").bot(bot), 0, Dice(3)
    for seed in range(4):
        state = two_families(seed)
        while not state.over:
            view = View.of(state, state.seat)
            move = player.choose(view, dice, Budget(0.0)).move
            assert isinstance(move, Move)
            if move.word == "target" and VERBS[view.pending.prompt.verb].hurts:
                owner, own = view.table.seating.owner, view.table.seating.seats_of(state.seat)
                hits = [owner[view.table.queue[other.slot]] in own for other in state.moves]
                asked += any(hits) and not all(hits)
                assert all(hits) or owner[view.table.queue[move.slot]] not in own
            state.play(move)
    assert asked
