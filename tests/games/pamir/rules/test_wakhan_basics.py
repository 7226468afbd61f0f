"""Wakhan's seat, money, debts and points (W1 to W3, W7, W20)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.bribes import Bribe
from gonfalon.games.pamir.rules.dominance import forecast, outcome
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.words import NONE

from .positions import Seat, asked, court, laid, offered, play, prizes, spies
from .wakhans import AFGHAN, BRITISH, RUSSIAN, WAKHAN, aimed, hers, told_while, why

# -- W1 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("families", "wakhan", "declare"),
    [("RB", "R", [1]), ("RB", "B", [0]), ("RBG", "R", [2, 1]), ("RBG", "B", [0, 2]), ("RBG", "G", [1, 0])],
)
def test_w1_she_sits_before_whoever_declares_last_and_begins(families: str, wakhan: str, declare: list[int]) -> None:
    game = Pamir()
    state = game.setup(game.options({"families": families, "wakhan": wakhan}), 4)
    events: list[Any] = []
    state.table.listener = events.append
    for seat in declare:
        assert state.seat == seat
        assert offered(state) == ["loyalty afghan", "loyalty british", "loyalty russian"]
        play(state, "loyalty british")
    hers_first = next(event for event in events if type(event).__name__ == "TurnBegun")
    assert hers_first.seat == families.index(wakhan)
    assert declare[-1] == (families.index(wakhan) + 1) % len(families), "she sits just before the last to declare"
    for seat, letter in enumerate(families):
        if seat == declare[0]:
            game.options({"families": families, "wakhan": wakhan, "first": letter})
        else:
            with pytest.raises(ValueError, match="With Wakhan nobody is named first"):
                game.options({"families": families, "wakhan": wakhan, "first": letter})


def test_w1_she_counts_as_a_player_and_begins_with_the_usual_pieces() -> None:
    game = Pamir()
    for families, cards in (("RB", 52), ("RBG", 58)):
        state = game.setup(game.options({"families": families, "wakhan": "B"}), 1)
        table = state.table
        assert len(table.deck) + 12 == cards
        assert (table.rupees[1], table.cylinders[1], table.loyalty[1], table.hands[1]) == (4, 10, NONE, [])
        assert sorted(table.wakhan_deck) == list(range(24))


@pytest.mark.parametrize("families", ["RBGY", "RBGYK"])
def test_w1_she_plays_against_one_or_two(families: str) -> None:
    with pytest.raises(ValueError, match="one or two others"):
        Pamir().options({"families": families, "wakhan": "B"})


def test_wakhan_is_unknown_to_rally_the_troops() -> None:
    with pytest.raises(ValueError, match="does not know Wakhan"):
        Pamir().options({"families": "RB", "wakhan": "B", "as-rtt": "yes"})


# -- W2 ----------------------------------------------------------------------------------------------------------------


def test_w2_she_pays_a_bribe_in_full_and_unasked() -> None:
    ruler = Seat("british", tribes="kabul*2", rupees=0)
    state = hers(Seat(rupees=3), ruler, market="9", cards=aimed(7))
    events = told_while(state, "radicalize")
    assert why(events, "bribed") == (9, 1, 2)
    assert state.table.rupees == [1, 2]
    assert court(state, WAKHAN) == "9"


def test_w2_she_pays_for_a_hostage() -> None:
    captor = Seat("british", spies="9*2", rupees=0)
    state = hers(Seat(court="9", rupees=2), captor, market="30+3")
    events = told_while(state, "tax")
    assert why(events, "bribed") == (9, 1, 2)
    assert state.table.rupees == [1, 2]


def test_w2_she_asks_others_for_the_full_sum() -> None:
    state = laid(Seat(tribes="kabul*2"), Seat("british", hand="9", rupees=4), wakhan=WAKHAN, at=1, wakhan_deck="7 12")
    play(state, "play 9 left")
    assert asked(state) == (1, "pay-bribe")
    assert state.decision.prompt.number == 2
    play(state, "pay")
    assert state.table.rupees == [6, 2]


def test_w2_she_asks_for_the_full_sum_however_she_is_asked() -> None:
    state = laid(Seat(tribes="kabul*2"), Seat("british", hand="9", rupees=4), wakhan=WAKHAN, at=1, wakhan_deck="7 12")
    state.moves = ()
    state.stack.append(Bribe(1, Move.parse("play 9 left"), WAKHAN, 2))
    state.run()
    assert asked(state) == (1, "pay-bribe")
    assert state.decision.prompt.number == 2


def test_w2_she_always_uses_a_safe_house() -> None:
    state = laid(
        Seat(court="41", spies="14*2"), Seat("british", court="23 14", spies="14*2"),
        wakhan=WAKHAN, at=1, wakhan_deck="7 12",
    )  # fmt: skip
    play(state, "battle 23")
    assert spies(state, WAKHAN) == "14 41"


def test_w2_of_two_safe_houses_she_takes_the_one_of_higher_priority() -> None:
    state = laid(
        Seat(court="41 72", spies="14"), Seat("british", court="23 14", spies="14*2"),
        wakhan=WAKHAN, at=1, wakhan_deck="7 12",
    )  # fmt: skip
    play(state, "battle 23")
    assert spies(state, WAKHAN) == "72", "both are of rank 2: the higher number"


def test_w2_she_skips_bribes_with_courtly_manners() -> None:
    ruler = Seat("british", tribes="kabul*2", rupees=0)
    state = hers(Seat(rupees=3, boons="courtly_manners"), ruler, market="9", cards=aimed(7))
    told_while(state, "radicalize")
    assert state.table.rupees == [3, 0]
    assert court(state, WAKHAN) == "9"


# -- W3 ----------------------------------------------------------------------------------------------------------------


def test_w3_she_has_patriots_and_prizes_of_all_coalitions() -> None:
    state = hers(Seat(court="3 20 25", prizes="14", gifts="2", rupees=9), Seat("british"), market="69", cards=aimed(7))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) in ("69 3 20 25", "3 20 25 69"), "no patriot is lost"
    assert state.table.loyalty[WAKHAN] == NONE
    assert state.table.gifts[WAKHAN] == 1


@pytest.mark.parametrize(("coalition", "expected"), [(AFGHAN, 6), (BRITISH, 5), (RUSSIAN, 3)])
def test_w3_influence_counts_patriots_and_prizes_of_the_coalition_and_all_gifts(coalition: int, expected: int) -> None:
    # Patriots: 3, 6 afghan, 20 british. Prizes: 4 afghan, 34 british. One more for each gift.
    state = hers(Seat(court="3 6 20", prizes="4 34", gifts="2 4"))
    assert influence(state.table, WAKHAN, coalition) == expected


def test_w3_events_apply_to_her_influence() -> None:
    state = hers(Seat(court="3", gifts="2 4", boons="koh_i_noor_recovered"))
    assert influence(state.table, WAKHAN, AFGHAN) == 1 + 1 + 4
    state = hers(Seat(court="3", gifts="2 4", boons="rumor"))
    assert influence(state.table, WAKHAN, AFGHAN) == 1 + 2
    state = hers(Seat(court="3", gifts="2 4"), running="embarrassment_of_riches")
    assert influence(state.table, WAKHAN, AFGHAN) == 1 + 1


@pytest.mark.parametrize("coalition", [AFGHAN, BRITISH, RUSSIAN])
def test_w3_she_takes_part_in_every_successful_check(coalition: int) -> None:
    state = hers(Seat(), Seat("british"), Seat("russian"))
    assert forecast(state.table, coalition, final=False)[WAKHAN] > 0


def test_w3_a_prize_of_another_coalition_costs_her_nothing() -> None:
    has = Seat(court="16 20", spies="4", gifts="2", prizes="34", rupees=4)
    state = hers(has, Seat("british", court="4"))
    told_while(state, "betray")
    assert prizes(state, WAKHAN) == "34 4"
    assert state.table.gifts[WAKHAN] == 1
    assert court(state, WAKHAN) == "16 20"


# -- W7 ----------------------------------------------------------------------------------------------------------------


def test_w7_she_pays_what_she_has_for_a_debt_and_discards_nothing() -> None:
    state = laid(
        Seat(court="14 9 8", rupees=1), Seat("british", court="16 36", spies="14", rupees=5),
        wakhan=WAKHAN, at=1, wakhan_deck="7 12",
    )  # fmt: skip
    play(state, "betray 36")
    assert court(state, WAKHAN) == "9 8"
    assert state.table.rupees[WAKHAN] == 0


def test_w7_she_keeps_the_favored_suit() -> None:
    state = hers(Seat(rupees=4), market="115", favored="military", cards=aimed(7))
    events = told_while(state, "radicalize")
    assert why(events, "suit_kept") == (1,)
    assert state.table.favored == 1


# -- W20 ---------------------------------------------------------------------------------------------------------------


def test_w20_she_scores_and_wins_like_a_player() -> None:
    state = laid(
        Seat(tribes="kabul*3"), Seat("british", tribes="herat"), wakhan=WAKHAN, at=1, market="101",
        deck="102", wakhan_deck="7 12",
    )  # fmt: skip
    play(state, "buy 101")
    assert state.table.points == [3, 1]


@pytest.mark.parametrize(("hers_", "his", "winners"), [(3, 4, (1,)), (4, 3, (0,)), (4, 4, (0,))])
def test_w20_the_human_wins_by_beating_her_points_and_ties_are_broken(
    hers_: int, his: int, winners: tuple[int, ...]
) -> None:
    state = laid(Seat(points=hers_, court="34"), Seat("british", points=his), wakhan=WAKHAN, at=1, wakhan_deck="7 12")
    assert outcome(state.table).winners == winners


def test_her_turn_is_a_frame_that_can_be_copied() -> None:
    state = laid(Seat(), Seat("british"), wakhan=WAKHAN, at=1, wakhan_deck="7 12")
    assert isinstance(state.clone().stack[0], Turn)
