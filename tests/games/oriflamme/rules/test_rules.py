"""Options, set-up and result."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from gonfalon.core.game import Rules
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import events
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
        ({"families-each": "3"}, "The option 'families-each' cannot be '3': choose 1, 2."),
        ({"families-each": "2", "families": "RB"}, "Two families each are for two players: name four families."),
        ({"hand": "two-a-round"}, "A hand is dealt two cards a round only to players who lead two families."),
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


def two_families(**given: object) -> State:
    """A game of two players who lead two families each."""
    return GAME.setup(GAME.options({"families": "RBGY", "first": "R", "families-each": "2", **given}), 1)


def test_a_player_of_two_families_knows_both_and_no_other() -> None:
    table = two_families().table
    for seat in range(4):
        decks = [table.redact(seat).faces[slice(10 * other, 10 * other + 10)] for other in range(4)]
        assert [None in deck for deck in decks] == [other % 2 != seat % 2 for other in range(4)]


def test_families_take_turns_and_each_round_another_begins() -> None:
    state = two_families()
    placed: list[int] = []
    firsts: list[int] = []
    while not state.over:
        if state.word == "place":
            placed.append(state.seat)
        if not firsts or len(placed) == 4 * len(firsts) + 1:
            firsts.append(state.table.first)
        state.play(state.moves[0])
    assert placed[:12] == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]
    assert firsts == [0, 1, 2, 3, 0, 1]
    assert [len(hand) for hand in state.table.hands] == [1] * 4


def test_the_influence_of_both_families_counts_together() -> None:
    table = two_families().table
    table.pool = [3, 5, 4, 1]
    outcome = GAME.outcome(table)
    assert (outcome.scores, outcome.winners) == ((7, 6, 7, 6), (0,))
    table.pool = [3, 5, 4, 2]
    table.queue = [0, 10, 20, 30, 31]
    tied = GAME.outcome(table)
    assert (tied.scores, tied.winners, tied.tie_break) == ((7,) * 4, (1,), (2, 3, 2, 3))
    table.queue = []
    assert [GAME.outcome(table).share(seat) for seat in range(4)] == [0.5] * 4


def test_a_hand_that_is_drawn_is_known_to_nobody_before() -> None:
    state = two_families(hand="two-a-round")
    table = state.table
    heard: list[tuple[int, int | None]] = []
    assert [
        (len(hand), len(pile), len(aside))
        for hand, pile, aside in zip(table.hands, table.piles, table.aside, strict=True)
    ] == [(2, 5, 3)] * 4
    for seat in range(4):
        own = table.redact(seat).faces[10 * seat : 10 * seat + 10]
        assert [face is None for face in own] == [False] * 2 + [True] * 5 + [False] * 3
    table.listener = lambda event: heard.extend(
        (seen.seat, seen.face) for seen in [event.seen_by(2)] if isinstance(seen, events.Drawn)
    )
    while table.round < 3:
        state.play(state.moves[0])
    # Of two rounds a card for each family, those of the own ones with their faces.
    assert [seat for seat, _ in heard] == [0, 1, 2, 3] * 2
    assert [face is None for _, face in heard] == [False, True] * 4
    while not state.over:
        assert all(1 <= len(hand) <= 2 for hand in table.hands)
        state.play(state.moves[0])
    assert table.piles == ((),) * 4
    assert [len(hand) for hand in table.hands] == [1] * 4


def test_two_families_each_are_said_in_words_and_back() -> None:
    options = Options(base_cards(), "RBGY", 0, each=2, hand="two-a-round")
    assert GAME.options(options.as_text()) == options
    # What every record had so far is as it was.
    assert set(Options(base_cards(), "RBGY").as_text()) == {"families", "first", "direction"}
