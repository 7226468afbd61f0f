"""Options, set-up and result."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from gonfalon.core.game import Rules
from gonfalon.games.oriflamme.rules.game import Options, Oriflamme, base_cards
from gonfalon.games.oriflamme.rules.scenario import read_position

from .positions import base, both

GAME: Rules = Oriflamme()


def test_the_set_up_is_that_of_section_2() -> None:
    state = GAME.setup(GAME.options({"families": "RBGYK"}), 1)
    table = state.table
    assert [len(hand) for hand in table.hands] == [7] * 5
    assert [len(aside) for aside in table.aside] == [3] * 5
    assert table.pool == [1] * 5
    assert table.verdict_pool == 5
    assert table.round == 1
    assert state.seat == table.first


def test_the_seed_decides_the_deal_and_nothing_else_does() -> None:
    one, same, other = (GAME.setup(GAME.options({"families": "RBG"}), seed) for seed in (3, 3, 4))
    assert one.table == same.table
    assert one.table.faces != other.table.faces
    fixed = GAME.setup(GAME.options({"families": "RBG", "first": "G"}), 3)
    assert fixed.table.faces == one.table.faces
    assert fixed.seat == 2


def test_everybody_begins_sometimes_and_holds_any_card() -> None:
    states = [GAME.setup(GAME.options({"families": "RBG"}), seed) for seed in range(300)]
    assert min(Counter(state.seat for state in states).values()) > 70
    held = Counter(state.table.faces[card] for state in states for card in state.table.hands[0])
    assert set(held) == set(range(10))
    assert min(held.values()) > 170


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"families": "R"}, "The families 'R' cannot sit at one table: name 2 to 5 different ones of R, B, G, Y, K."),
        ({"families": "RR"}, "The families 'RR' cannot sit at one table"),
        ({"families": "RQ"}, "The families 'RQ' cannot sit at one table"),
        ({"families": 7}, "The families '7' cannot sit at one table"),
        ({"first": "K"}, "The first player 'K' does not sit at this table."),
        ({"first": "RB"}, "The first player 'RB' does not sit at this table."),
        ({"first": ""}, "The first player '' does not sit at this table."),
        ({"first": 4}, "The first player '4' does not sit at this table."),
        ({"first": True}, "The first player 'True' does not sit at this table."),
        ({"direction": "up"}, "The queue cannot resolve 'up': choose left-to-right or right-to-left."),
        ({"cards": "base"}, "The option 'cards' is not a set of cards."),
        ({"speed": 1}, "Oriflamme has no option 'speed'."),
    ],
)
def test_wrong_options_are_sentences(given: dict[str, object], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace(".", r"\.")):
        GAME.options(given)


def test_options_are_words_and_back() -> None:
    options = Options(base_cards(), "GKR", 1, "right-to-left")
    assert GAME.options(options.as_text()) == options
    drawn = Options(base_cards(), "GKR")
    assert GAME.options(drawn.as_text()) == drawn


def test_a_state_can_be_pickled() -> None:
    state = GAME.setup(GAME.options({}), 1)
    again = pickle.loads(pickle.dumps(state))
    assert again.table == state.table
    assert again.moves == state.moves
    again.play(again.moves[0])


def test_the_cards_are_named_with_their_hash() -> None:
    assert GAME.card_sets(GAME.options({})) == (("Oriflamme", base().hash),)


def test_a_shared_victory_is_shared() -> None:
    table = read_position("R.lord+ B.archer+", both(), influence={"R": 6, "B": 6, "G": 2})
    outcome = GAME.outcome(table)
    assert (outcome.scores, outcome.winners, outcome.tie_break) == ((6, 6, 2), (0, 1), (1, 1, 0))
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_scores_alone_decide_where_they_differ() -> None:
    outcome = GAME.outcome(read_position("B.archer+ B.spy-9", both(), influence={"R": 7, "B": 6}))
    assert (outcome.winners, outcome.tie_break) == ((0,), None)


def test_a_result_asked_for_early_changes_nothing() -> None:
    table = read_position("R.lord+", both(), reserve={"R": ["deal+4"]}, families="B")
    assert GAME.outcome(table).scores == (4, 0)
    assert table.pool == [0, 0]
