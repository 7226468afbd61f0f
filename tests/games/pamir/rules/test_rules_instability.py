"""Two Dominance Checks in the market (rules, C7)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events as told

from .positions import Seat, asked, blocks, heard, laid, market, play


def unstable(deck: str, market: str = "30 31 101+2 33 34 35 / 36 37 38 39 40 -", **layout: str) -> State:
    """The end of a turn with a Dominance Check in the market; the second seat has the most cylinders."""
    state = laid(Seat("british"), Seat("russian", tribes="punjab"), market=market, deck=deck, **layout)
    return play(state, "end")


def test_c7_both_checks_go_one_is_resolved_and_the_market_is_filled_again() -> None:
    state = unstable("102 50 51 103")
    assert state.table.points == [1, 3]
    assert (asked(state), state.table.checks) == ((1, "actions"), 1)
    # The rupees of the first check stayed at its place.
    assert market(state) == "30 31 33+2 34 35 50 / 36 37 38 39 40 51"
    assert state.table.gone >> 101 & 1
    assert state.table.gone >> 102 & 1


def test_c7_dealing_stops_at_the_second_check() -> None:
    state = laid(
        Seat("british"), Seat("russian", tribes="punjab"), market="30 31 101 33 - - / 36 37 38 39 - -",
        deck="50 102 51 52 53 54 103",
    )  # fmt: skip
    events = heard(state, "end")
    kinds = [(type(event).__name__, getattr(event, "card", 0)) for event in events]
    check = next(index for index, (kind, _) in enumerate(kinds) if kind == "DominanceChecked")
    assert [card for kind, card in kinds[:check] if kind == "CardDealt"] == [50, 102]
    assert [card for kind, card in kinds[:check] if kind == "EventDiscarded"] == [101, 102]
    assert [card for kind, card in kinds[check:] if kind == "CardDealt"] == [51, 52, 53, 54]


def test_c7_a_new_card_gets_the_rupees_of_a_check_at_the_end_of_its_row() -> None:
    state = unstable("102 50 51 103", "30 31 32 33 34 101+2 / 36 37 38 39 40 -")
    assert market(state) == "30 31 32 33 34 50+2 / 36 37 38 39 40 51"
    state = unstable("102 111 51 103", "30 31 32 33 34 101+2 / 36 37 38 39 40 -")
    assert market(state) == "30 31 32 33 34 111 / 36 37 38 39 40 51"


def test_c7_two_checks_of_the_same_refill_are_instability_too() -> None:
    state = unstable("101 102 50 51 103", "30 31 32 33 34 - / 36 37 38 39 40 -")
    assert state.table.points == [1, 3]
    assert market(state) == "30 31 32 33 34 50 / 36 37 38 39 40 51"


def test_c7_one_check_alone_stays() -> None:
    state = unstable("50 51 52 53", "30 31 101+2 33 34 - / 36 37 38 39 40 -")
    assert state.table.points == [0, 0]
    assert market(state) == "30 31 101+2 33 34 50 / 36 37 38 39 40 51"


def test_c7_it_may_happen_twice_and_with_the_last_check_it_is_final() -> None:
    state = laid(
        Seat("british"), Seat("russian", tribes="punjab"), Seat("afghan", spies="9", court="9"),
        market="30 31 101 33 34 35 / 36 37 38 39 40 -", deck="102 103 104 50",
    )  # fmt: skip
    events = [event for event in heard(state, "end") if isinstance(event, told.DominanceChecked)]
    assert [event.final for event in events] == [False, True]
    assert state.over
    # Two share three and one; then, doubled, six and two.
    assert state.table.points == [0, 2 + 4, 2 + 4]


def test_c7_two_checks_that_are_the_last_are_one_final_check() -> None:
    state = unstable("102 50")
    assert (state.over, state.table.points) == (True, [2, 6])


def test_c7_a_check_that_is_won_by_four_points_ends_the_game_without_another_deal() -> None:
    state = laid(Seat("british", points=6), Seat("russian", tribes="punjab"), market="30 101 / 36", deck="102 103 50")
    play(state, "end")
    assert state.over
    assert list(reversed(state.table.deck)) == [103, 50]


def test_c7_insurrection_comes_before_the_market_is_filled_again() -> None:
    state = laid(
        Seat("british"), Seat("russian", court="3"), market="30 101 / 36", deck="102 103 50",
        afghan="herat*6 persia*6", british="kabul*9",
    )  # fmt: skip
    play(state, "end")
    assert (asked(state), market(state)) == ((1, "lift"), "30 - - - - - / 36 - - - - -")
    play(state, "lift herat", "lift herat")
    assert (asked(state), blocks(state, "afghan")) == ((1, "actions"), "persia*6 herat*4 kabul*2")
    assert market(state) == "30 103 - - - - / 36 50 - - - -"


def test_c7_the_deck_may_run_out_on_the_way() -> None:
    state = unstable("50 102 51", "30 31 101 33 - - / 36 37 38 39 - -")
    assert (state.over, state.table.points) == (True, [2, 6])
    state = unstable("102 51 103", "30 31 101 - - - / 36 - - - - -")
    assert (asked(state), market(state)) == ((1, "actions"), "30 31 103 - - - / 36 51 - - - -")
