"""Wakhan's seat, loyalty, rule, money and cards (W1 to W8, W19, W20)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.bribes import Bribe
from gonfalon.games.pamir.dominance import forecast, outcome
from gonfalon.games.pamir.events import WakhanDrew, WakhanShuffled
from gonfalon.games.pamir.influence import influence
from gonfalon.games.pamir.moves import Move
from gonfalon.games.pamir.piles import back_of
from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.turn import Turn
from gonfalon.games.pamir.wakhan.card import borders_in_order, column, current, draw, opponents, red_arrow, red_row
from gonfalon.games.pamir.wakhan.loyalty import pragmatic, would_rule
from gonfalon.games.pamir.words import NONE

from .positions import CARDS, Seat, asked, court, laid, offered, play, prizes, rulers, spies, tribes
from .wakhans import AFGHAN, BRITISH, HERAT, KABUL, PUNJAB, RUSSIAN, WAKHAN, aimed, hers, told_while, turn, waiting, why

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


# -- W4 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "loyalties", "expected"),
    [
        (7, ("british",), AFGHAN),  # afghan, russian, british
        (7, ("afghan",), RUSSIAN),
        (7, ("afghan", "russian"), BRITISH),
        (7, ("russian", "russian"), AFGHAN),
        (8, ("afghan",), BRITISH),  # british, russian, afghan
        (8, ("british", "afghan"), RUSSIAN),
        (8, ("russian", "british"), AFGHAN),
    ],
)
def test_w4_pragmatic_loyalty_is_the_leftmost_nobody_else_has(
    card: int, loyalties: tuple[str, ...], expected: int
) -> None:
    state = hers(Seat(), *map(Seat, loyalties), cards=aimed(card))
    assert pragmatic(state.table) == expected


def test_w4_it_changes_when_somebody_changes_sides() -> None:
    state = hers(Seat(), Seat("british"), cards=aimed(7))
    state.table.declare(1, AFGHAN)
    assert pragmatic(state.table) == RUSSIAN


def test_w4_her_blocks_are_of_that_coalition() -> None:
    state = hers(Seat(rupees=9), Seat("afghan"), market="32", cards=aimed(7))
    told_while(state, "radicalize")
    assert state.table.blocks_at(RUSSIAN, PUNJAB) == 3


# -- W5 ----------------------------------------------------------------------------------------------------------------


def test_w5_she_rules_with_the_most_numerous_armies() -> None:
    state = hers(Seat(tribes="kabul"), Seat("british"), Seat("russian"), british="kabul*2", russian="kabul*3")
    assert rulers(state) == {"kabul": WAKHAN}


@pytest.mark.parametrize(
    ("own", "others", "british", "expected"),
    [
        ("kabul", "", "", {"kabul": 0}),
        ("", "", "kabul*2", {}),
        ("kabul", "kabul", "", {}),
        ("kabul", "kabul", "kabul", {}),
        ("kabul*2", "kabul", "kabul", {"kabul": 0}),
        ("kabul", "kabul*2", "kabul*4", {"kabul": 1}),
    ],
)
def test_w5_ties_and_other_players(own: str, others: str, british: str, expected: dict[str, int]) -> None:
    state = hers(Seat(tribes=own), Seat("british", tribes=others), british=british)
    assert rulers(state) == expected


def test_w5_what_would_be_agrees_with_what_comes() -> None:
    state = hers(Seat(tribes="kabul"), Seat("british", tribes="kabul*2"), british="kabul")
    assert not would_rule(state.table, KABUL, AFGHAN, 1, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 3, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 0, 2)
    assert not would_rule(state.table, HERAT, AFGHAN, 3, 0), "without a tribe nobody rules"


# -- W6 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loyalty", ["afghan", "british", "russian"])
def test_w6_anybody_may_remove_her_tribes(loyalty: str) -> None:
    state = laid(
        Seat(tribes="kabul"), Seat(loyalty, court="34"), wakhan=WAKHAN, at=1, wakhan_deck="7 12",
        **dict[str, Any]({loyalty: "kabul"}),
    )  # fmt: skip
    play(state, "battle 34")
    assert tribes(state, WAKHAN) == ""


def test_w6_bodyguards_and_citadels_are_for_her_too() -> None:
    state = laid(
        Seat(court="15 5", tribes="kabul"), Seat("british", court="34 16", spies="5"),
        wakhan=WAKHAN, at=1, wakhan_deck="7 12",
    )  # fmt: skip
    assert offered(state, "betray") == [], "Bodyguards guard her political card"
    state = laid(
        Seat(court="17", tribes="kabul"), Seat("british", court="34"), wakhan=WAKHAN, at=1, wakhan_deck="7 12",
        british="kabul", russian="kabul",
    )  # fmt: skip
    play(state, "battle 34")
    assert tribes(state, WAKHAN) == "kabul"


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


# -- W8, W19 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "below"), [(1, 2), (7, 12), (20, 3), (15, 16), (24, 9)])
def test_w8_the_arrows_point_at_the_back_of_the_next_card(card: int, below: int) -> None:
    state = hers(cards=f"{card} {below} 5")
    front, back = CARDS.wakhan[card - 1], CARDS.wakhan[below - 1]
    assert current(state.table) is front
    assert column(state.table) == back.columns[front.column_arrow]
    assert red_arrow(state.table) == back.sides[front.red_arrow]
    assert red_row(state.table) == 6 * back.sides[front.red_arrow]


def test_w8_one_card_is_drawn_each_turn() -> None:
    state, events = turn(Seat(rupees=0), cards="7 12 3")
    drawn = [event for event in events if isinstance(event, WakhanDrew)]
    assert drawn == [WakhanDrew(6, back_of(state.table.seating, 11))]
    assert state.table.wakhan_used == [6]


def test_w8_without_a_card_below_all_are_shuffled_and_she_draws_again() -> None:
    state = waiting(Seat(), Seat("british"), cards="7")
    events: list[Any] = []
    state.table.listener = events.append
    seed = state.seed
    draw(state)
    first, said, shuffled, second = events
    assert (type(first), type(shuffled), type(second)) == (WakhanDrew, WakhanShuffled, WakhanDrew)
    assert (first.card, first.back) == (6, NONE)
    assert said.word == "shuffled"
    assert sorted(shuffled.cards) == list(range(24))
    assert len(state.table.wakhan_deck) == 23
    assert state.table.wakhan_used == [second.card]
    assert state.table.wakhan_back == back_of(state.table.seating, state.table.wakhan_deck[-1])
    assert state.seed != seed, "chance was used up"


def test_w8_the_deck_of_all_24_serves_for_23_turns() -> None:
    state = waiting(Seat(), Seat("british"), cards=" ".join(map(str, range(1, 25))))
    shuffles = []
    state.table.listener = lambda event: shuffles.append(event) if isinstance(event, WakhanShuffled) else None
    for _ in range(23):
        draw(state)
    assert not shuffles
    draw(state)
    assert len(shuffles) == 1


@pytest.mark.parametrize(("side", "order"), [("top", [1, 2]), ("bottom", [2, 1])])
def test_w19_top_is_her_left_neighbour_who_is_next(side: str, order: list[int]) -> None:
    state = hers(Seat(), Seat("british"), Seat("russian"), cards=aimed(7, 0, side))
    assert opponents(state.table) == order


def test_w19_wherever_she_sits() -> None:
    for seat, left, right in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        seats = [Seat("british"), Seat("russian")]
        seats.insert(seat, Seat())
        for side, first in (("top", left), ("bottom", right)):
            state = laid(*seats, wakhan=seat, at=left, wakhan_deck=aimed(7, 0, side))
            draw(state)
            assert opponents(state.table)[0] == first


def test_w13_borders_follow_the_list_of_regions() -> None:
    # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat.
    state = hers(cards=aimed(7))
    words = {6: "persia-transcaspia", 8: "transcaspia-herat", 9: "transcaspia-kabul", 10: "herat-kabul"}
    assert [words[border] for border in borders_in_order(state.table, 1)] == [
        "transcaspia-kabul", "persia-transcaspia", "transcaspia-herat",
    ]  # fmt: skip


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
