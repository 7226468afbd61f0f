"""The bots of Ordonance: legal, forgetful or far-sighted, and none sees more than its seat knows."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.bots.policy import Policy, state_for_policy
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.games.ordonance.bots import duel_features as at
from gonfalon.games.ordonance.bots import learned_policy
from gonfalon.games.ordonance.bots.duel_network import PARTS, DuelNetwork
from gonfalon.games.ordonance.bots.features import TableFeatures, is_learnable
from gonfalon.games.ordonance.bots.learned_policy import usual_network
from gonfalon.games.ordonance.bots.squire import MoveValues, Squire
from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon_lab.arena_lineups import play_deals
from gonfalon_lab.learners import OrdonanceLearner
from gonfalon_lab.win_rates import win_rates
from tests.bots.playing import budget, decisions, positions, see_the_same_in_games_that_look_the_same
from tests.games.ordonance.bots.views import choices, seen
from tests.games.ordonance.rules.decks import DECKS, SEATS, deck, options
from tests.pairwise import pairwise


@pytest.mark.subject("a whole game of bots of Ordonance")
@pairwise(name=GAMES["ordonance"].bots, cards=DECKS, seats=SEATS)
def test_bots_play_legal_moves_with_any_deck_and_any_options(name: str, cards: str, seats: int) -> None:
    found = 0
    for seed in range(2 if cards == "shipped" else 6):
        chosen = options(deck(cards, seed), seats, 13 * seed + seats)
        found += sum(1 for _ in decisions("ordonance", [name] * seats, chosen, seed))
    assert found > 10


@pytest.mark.parametrize("name", GAMES["ordonance"].bots)
@pytest.mark.parametrize("cards", [6, 9])
def test_bots_play_from_hands_of_other_sizes(name: str, cards: int) -> None:
    hand = " ".join(["SBWHF", "F", "H", "W", "B", "S", "SB", "WH", "HF", "SF"][: cards + 1])
    view = seen(hand, "F | | H | | S", "W | H | | | S")
    assert choices(view, name) <= {str(move).removeprefix("play ") for move in view.decision.moves}


def test_the_page_does_mostly_what_its_rules_of_thumb_say() -> None:
    """Lines are gone on with more often than broken, and what is thrown away is poor; but not always."""
    view = seen("F F F S S S", "F F | S S | | |", "| | | | ")
    throws = [next(iter(choices(view, "page", throws=1, first=seed))) for seed in range(300)]
    goes_on, breaks = throws.count("F 1") + throws.count("S 2"), throws.count("S 1") + throws.count("F 2")
    assert breaks
    assert goes_on > 4 * breaks


def test_the_page_throws_no_rich_card_away_for_nothing() -> None:
    lost = 0
    for seed in range(20):
        for view, move in decisions("ordonance", ("page", "page"), options(deck("shipped", 0), 2, 0), seed):
            if view.table.holder[move.territory - 1] != NOBODY:
                lost += 1
                alike = {set(other.unit) == set("SBWHF") for other in view.decision.moves}
                assert set(move.unit) != set("SBWHF") or alike == {True}
    assert lost


def test_the_page_may_play_anything_at_first_and_later_throws_no_card_of_all_icons_away() -> None:
    view = seen("SBWHF S W B H F", "| | | | ", "| | | | ")
    assert choices(view, "page", 400) == {str(move).removeprefix("play ") for move in view.decision.moves}
    full = "S S B B"
    view = seen("SBWHF S W B H F", f"{full} | {full} | {full} | {full} | S", " | ".join(["F WF HF SF"] * 5))
    assert choices(view, "page", 60) == {"S 5", "W 5", "B 5", "H 5", "F 5"}


RULES = Ordonance()
LOST = "F WF HF SF"
"""Four flags: nobody who has no flag there catches up."""


def late(own: str, theirs: str) -> tuple[str, str]:
    """Two armies of each seat are not full yet, and who wins both of them wins the game."""
    return f"{own} | S S B W | S S B W | {LOST}", f"{theirs} | {LOST} | {LOST} | S S B W"


EMPTY = ("| | | | ", "| | | | ")


@pytest.mark.parametrize(("hand", "armies", "within"), [
    # The card that completes a regiment and wins control; of two that do, the poorer.
    ("S W SH BF BW H", late("SF WF F | S B", "W W W | F F"), "BF 1"),
    ("F SBWHF S S W B", late("SF WF HF | S B", "W W W | F F"), "F 1"),
    # It goes on with the line that is alive.
    ("S WH B S SB B", late("H BH | W SW", "H SH | W BW"), "WH 1, WH 2"),
    ("S W B S SB B", late("H BH | W SW", "H SH | W BW"), "W 2"),
    ("S SF B S SB B", late("H BH | SF WF", "H SH | W BW"), "SF 2"),
    # Nothing is left to win in the first territory, so what is of no use is thrown there.
    ("S HF WHF BHF SHF BHF", ("S W | HF | HF | H | HF", f"{LOST} | | | | "), "S 1"),
    # The card of all icons makes two regiments that win.
    ("SBWHF S S W W B", ("HF HF WHF | S | S | W | B", "F SF WF BF | S | S | W | B"), "SBWHF 1"),
    # A marker that can be had now is taken among three.
    ("F S S W W B", ("SF WF HF | | | | ", "W W W | | | | ", "W W W | | | | "), "F 1"),
])  # fmt: skip
def test_it_plays(hand: str, armies: tuple[str, ...], within: str) -> None:
    assert choices(seen(hand, *armies)) <= {*within.split(", ")}


@pytest.mark.parametrize(("hand", "armies", "never"), [
    # What an army still needs is not thrown away.
    ("HF HF SBW SBW SBW SBW",
     ("HF WHF | S S B W | S S B W | S S B W | S", f"F WF SF | {LOST} | {LOST} | F F | {LOST}"), "HF 5"),
    # Nothing is gained by the card of all icons where the territory is lost.
    ("SBWHF S S W W B", ("S B W | HF WF | WF SF | H H | S", f"{LOST} | | | | "), "SBWHF 1"),
    # A line that wins is not broken.
    ("S B W S B W", ("HF HF WHF | | | | ", "F SF WF BF | | | | "), "S 1, B 1, W 1"),
    # Two regiments lie against one flag: the next flag is worth more elsewhere.
    ("F S S W W B", ("F | SF | WF | B | B", "HF HF WHF BHF | | | | "), "F 1"),
])  # fmt: skip
def test_it_does_not_play(hand: str, armies: tuple[str, ...], never: str) -> None:
    assert choices(seen(hand, *armies)).isdisjoint(never.split(", "))


@pytest.mark.parametrize(("hand", "armies"), [
    ("F WF SH BW S W", EMPTY), ("SBWHF S S W W B", EMPTY),
    ("H BH WF SWH B SB", ("F WF | S | | H | W", "B | SF SH | | H | W")),
    ("S B W H F SB BW WH HF SF", ("F WF | S | | H | W", "B | SF SH | | H | W")),
])  # fmt: skip
def test_the_order_of_a_hand_and_the_numbers_of_its_cards_mean_nothing(hand: str, armies: tuple[str, str]) -> None:
    units = hand.split()
    first = seen(hand, *armies)
    for turn in range(1, len(units)):
        other = seen(" ".join(units[turn:] + units[:turn][::-1]), *armies)
        for number in range(3):
            moves = [Squire().choose(view, Dice(number), Budget(1.0)).move for view in (first, other)]
            assert moves[0] == moves[1]


def test_equal_moves_are_left_to_the_dice() -> None:
    chosen = choices(seen("F F F F F F", "| | | | ", "| | | | "), throws=60)
    assert chosen == {f"F {territory}" for territory in range(1, 6)}


def test_where_points_are_kept_second_places_count() -> None:
    # The first territory is lost to a third seat, but the second place in it is still to be had.
    armies = ("W WH SW | | | | ", f"{LOST} | | | | ", "S SB SB | | | | ")
    assert choices(seen("W S S S S B", *armies, scoring="points")) == {"W 1"}
    # Otherwise anything may be thrown there.
    assert choices(seen("W S S S S B", *armies)) == {"W 1", "S 1", "B 1"}


@pytest.mark.parametrize("scoring", ["points", "territories"])
def test_before_the_last_marker_it_puts_something_where_it_has_nothing(scoring: str) -> None:
    armies = (f"S | B | S | | {LOST}", f"{LOST} | {LOST} | {LOST} | H H H | B B B B")
    view = seen("S S S B B B", *armies, scoring=scoring)
    assert view.table.markers == 4
    assert choices(view).issubset({"S 4", "B 4"}) == (scoring == "points")
    # Where everything is played out there is still time.
    assert not choices(seen("S S S B B B", *armies, scoring="points", points_end="play-out")) & {"S 4", "B 4"}


def test_where_only_full_armies_earn_points_it_completes_one_before_the_last_marker() -> None:
    armies = (f"S | B | S | S W B | {LOST}", f"{LOST} | {LOST} | {LOST} | H H H | B B B B")
    assert choices(seen("S S S B B B", *armies, scoring="points", incomplete="nothing")) <= {"S 4", "B 4"}


@pytest.mark.nightly
@pytest.mark.parametrize(("pages", "least"), [(1, 0.95), (2, 0.85), (3, 0.8)])
def test_the_squire_beats_any_number_of_pages(pages: int, least: float) -> None:
    """Figures, not times: they cannot flicker."""
    names = ("squire", *["page"] * pages)
    assert win_rates(names, play_deals("ordonance", names, 40, 1))[0].share >= least


def some(seats: int, seed: int, **given: str) -> list[State]:
    """Every fourth of the decisions of a random game."""
    return positions(RULES, replace(options(shipped(), seats, 0), **given), seed)[::4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slots_are_the_same_in_every_game_that_looks_the_same(seats: int) -> None:
    see_the_same_in_games_that_look_the_same(TableFeatures(), some(seats, seats))


def test_who_learns_begins_like_a_squire() -> None:
    pupil = OrdonanceLearner(options(shipped(), 2, 0))
    weights = [0.0] * pupil.sight.policy_size
    for slot, weight in pupil.beginning.items():
        weights[slot] = weight
    policy = Policy(pupil.sight, weights, [0.0] * pupil.sight.value_size)
    for state in some(3, 5):
        figures = MoveValues(state.table, state.seat)
        values = [figures.of(move) for move in state.moves]
        likeliest = max(range(len(values)), key=policy.probabilities(state).__getitem__)
        assert values[likeliest] > max(values) - 0.005


@pytest.mark.parametrize("given", [{}, {"scoring": "points"}, {"certainty": "deck"}])
def test_the_regent_plays_the_same_in_every_game_that_looks_the_same(given: dict[str, str]) -> None:
    regent = GAMES["ordonance"].bot("regent")
    for state in some(2, 3, **given)[::3]:
        view = View.of(state, state.seat)
        answer = regent.choose(view, Dice(1), budget())
        assert answer.move in state.moves
        world = view.determinize(Dice(7))
        assert regent.choose(View.of(world, state.seat), Dice(1), budget()) == answer


def test_games_for_points_are_not_learned() -> None:
    states = [RULES.setup(replace(options(shipped(), 2, 0), scoring=word), 1) for word in ("territories", "points")]
    assert [is_learnable(state.table.seating) for state in states] == [True, False]


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> DuelNetwork:
    """One that has learned nothing, as the network for two."""
    chance = random.Random(1).gauss
    wide, deep = 8, 4
    sizes = (at.ROWS * wide, wide, wide, 1, wide * deep, at.HAND_ROWS * deep, deep, deep, 1)
    found = DuelNetwork({name: [chance() for _ in range(size)] for name, size in zip(PARTS, sizes, strict=True)})
    monkeypatch.setattr(learned_policy, "_network", lambda: found)
    return found


def last_turns(seed: int) -> list[State]:
    """The decisions of a random game of two in which all armies together lack eight cards or fewer."""
    return [state for state in positions(RULES, options(shipped(), 2, 0), seed) if state.table.ply >= 32]


@pytest.mark.parametrize("seed", range(3))
def test_the_network_sees_no_more_than_its_seat(network: DuelNetwork, seed: int) -> None:
    for state in [*some(2, seed), *last_turns(seed)]:
        view = View.of(state, state.seat)
        odds = network.odds(state)
        assert len(odds) == len(state.moves)
        assert network.odds(state_for_policy(view)) == odds
        assert network.odds(view.determinize(Dice(seed))) == odds


def test_the_network_is_for_two_players_and_victories_alone(network: DuelNetwork) -> None:
    two = options(shipped(), 2, 0)
    given = (replace(two, scoring="territories"), replace(two, scoring="points"), options(shipped(), 3, 0))
    assert [usual_network(RULES.setup(each, 1).table) for each in given] == [network, None, None]


@pytest.mark.usefixtures("network")
def test_the_last_turns_are_the_same_in_every_game_that_looks_the_same() -> None:
    regent = GAMES["ordonance"].bot("regent")
    states = last_turns(4)
    assert states
    for state in states:
        view = View.of(state, state.seat)
        answer = regent.choose(view, Dice(1), budget())
        world = view.determinize(Dice(7))
        assert regent.choose(View.of(world, state.seat), Dice(1), budget()) == answer


@pytest.mark.usefixtures("network")
def test_the_regent_finds_what_wins_at_once() -> None:
    """It holds two territories, and only a regiment of flags takes the third."""
    armies = (
        "SF WF HF | H H H H | S S B B | S S W W | BH BH SBH BF",
        "SW SW BW | SB SB SH SH | WF SF HF BF | WH WH BW BWH | B B W W",
    )
    view = seen("SBWH SBW F SWH", *armies)
    assert len(view.decision.moves) == 4
    for seed in range(3):
        answer = GAMES["ordonance"].bot("regent").choose(view, Dice(seed), Budget(60.0, 200))
        assert str(answer.move) == "play F 1"
        assert answer.reason == Reason("takes", (1,))
