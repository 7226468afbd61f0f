"""What positions in rows do not tell of Wakhan: her seat, her cards and their arrows, chance, and single pieces."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.actions import Bribe
from gonfalon.games.pamir.rules.constants import ARMY, NEIGHBOURS, NONE, ON_CARD, REGIONS, ROAD, SPY
from gonfalon.games.pamir.rules.dominance import points_if_dominant
from gonfalon.games.pamir.rules.events import WakhanDrew, WakhanShuffled
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.seating import first_card_with_back
from gonfalon.games.pamir.rules.wakhan import playing
from gonfalon.games.pamir.rules.wakhan.acting import next_step
from gonfalon.games.pamir.rules.wakhan.playing import place_block, place_cylinder
from gonfalon.games.pamir.rules.wakhan.priorities import (
    arrow_column,
    borders_in_order,
    current_card,
    draw_card,
    opponents_in_order,
    red_arrow,
    red_arrow_row,
    would_rule,
)
from gonfalon.games.pamir.rules.wakhan.radicalizing import card_to_radicalize, check_to_buy

from .positions import (
    CARDS,
    Seat,
    asked,
    blocks,
    court,
    gifts,
    hand,
    laid,
    offered,
    play,
    spies,
    split_words,
    tribes,
)
from .wakhans import AFGHAN, BRITISH, HERAT, KABUL, RUSSIAN, WAKHAN, aimed, hers, told_while, waiting


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


def test_w2_she_asks_for_the_full_sum_however_she_is_asked() -> None:
    state = laid(
        Seat(tribes="kabul*2"),
        Seat("british", hand="9", rupees=4),
        wakhan=WAKHAN,
        at=1,
        wakhan_deck="7 12",
    )
    state.moves = ()
    state.stack.append(Bribe(1, Move.parse("play 9 left"), WAKHAN, 2))
    state.run()
    assert asked(state) == (1, "pay-bribe")
    assert state.decision.prompt.number == 2


@pytest.mark.parametrize("coalition", [AFGHAN, BRITISH, RUSSIAN])
def test_w3_she_takes_part_in_every_successful_check(coalition: int) -> None:
    state = hers(Seat(), Seat("british"), Seat("russian"))
    assert points_if_dominant(state.table, coalition, final=False)[WAKHAN] > 0


@pytest.mark.parametrize(("card", "below"), [(1, 2), (7, 12), (20, 3), (15, 16), (24, 9)])
def test_w8_the_arrows_point_at_the_back_of_the_next_card(card: int, below: int) -> None:
    state = hers(cards=f"{card} {below} 5")
    front, back = CARDS.wakhan[card - 1], CARDS.wakhan[below - 1]
    assert current_card(state.table) is front
    assert arrow_column(state.table) == back.columns[front.column_arrow]
    assert red_arrow(state.table) == back.sides[front.red_arrow]
    assert red_arrow_row(state.table) == 6 * back.sides[front.red_arrow]


def test_w8_without_a_card_below_all_are_shuffled_and_she_draws_again() -> None:
    state = waiting(Seat(), Seat("british"), cards="7")
    events: list[Any] = []
    state.table.listener = events.append
    seed = state.seed
    draw_card(state)
    first, said, shuffled, second = events
    assert (type(first), type(shuffled), type(second)) == (WakhanDrew, WakhanShuffled, WakhanDrew)
    assert (first.card, first.back) == (6, NONE)
    assert said.word == "shuffled"
    assert sorted(shuffled.cards) == list(range(24))
    assert len(state.table.wakhan_deck) == 23
    assert state.table.wakhan_used == [second.card]
    assert state.table.wakhan_back == first_card_with_back(state.table.seating, state.table.wakhan_deck[-1])
    assert state.seed != seed, "chance was used up"


def test_w8_the_deck_of_all_24_serves_for_23_turns() -> None:
    state = waiting(Seat(), Seat("british"), cards=" ".join(map(str, range(1, 25))))
    shuffles = []
    state.table.listener = lambda event: shuffles.append(event) if isinstance(event, WakhanShuffled) else None
    for _ in range(23):
        draw_card(state)
    assert not shuffles
    draw_card(state)
    assert len(shuffles) == 1


@pytest.mark.parametrize(("side", "order"), [("top", [1, 2]), ("bottom", [2, 1])])
def test_w19_top_is_her_left_neighbour_who_is_next(side: str, order: list[int]) -> None:
    state = hers(Seat(), Seat("british"), Seat("russian"), cards=aimed(7, 0, side))
    assert opponents_in_order(state.table) == order


def test_w19_wherever_she_sits() -> None:
    for seat, left, right in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        seats = [Seat("british"), Seat("russian")]
        seats.insert(seat, Seat())
        for side, first in (("top", left), ("bottom", right)):
            state = laid(*seats, wakhan=seat, at=left, wakhan_deck=aimed(7, 0, side))
            draw_card(state)
            assert opponents_in_order(state.table)[0] == first


def test_w13_borders_follow_the_list_of_regions() -> None:
    # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat.
    state = hers(cards=aimed(7))
    words = {6: "persia-transcaspia", 8: "transcaspia-herat", 9: "transcaspia-kabul", 10: "herat-kabul"}
    assert [words[border] for border in borders_in_order(state.table, 1)] == [
        "transcaspia-kabul", "persia-transcaspia", "transcaspia-herat",
    ]  # fmt: skip


def test_w5_what_would_be_agrees_with_what_comes() -> None:
    state = hers(Seat(tribes="kabul"), Seat("british", tribes="kabul*2"), british="kabul")
    assert not would_rule(state.table, KABUL, AFGHAN, 1, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 3, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 0, 2)
    assert not would_rule(state.table, HERAT, AFGHAN, 3, 0), "without a tribe nobody rules"


def test_w18_the_order_is_random_but_fixed_by_the_seed() -> None:
    orders = set()
    for seed in range(40):
        state = laid(
            Seat(),
            Seat("british", hand="9 16 61"),
            wakhan=WAKHAN,
            at=1,
            wakhan_deck="7 12",
            market="114",
        )
        state.table.wakhan_card = 6
        state.seed = seed
        again = state.clone()
        play(state, "buy 114")
        play(again, "buy 114")
        assert court(state, WAKHAN) == court(again, WAKHAN)
        assert state.seed != seed
        orders.add(court(state, WAKHAN))
    assert len(orders) == 6


def test_w22_after_a_card_that_she_cannot_pay_for_she_plays_the_others() -> None:
    for seed in range(12):
        state = laid(
            Seat(rupees=0), Seat("british", hand="9 61 29", tribes="kabul*2"), wakhan=WAKHAN, at=1,
            wakhan_deck="7 12", market="114",
        )  # fmt: skip
        state.table.wakhan_card = 6
        state.seed = seed
        play(state, "buy 114")
        assert {*state.table.courts[WAKHAN]} == {61, 29}
        assert hand(state, WAKHAN) == ""
        assert state.table.gone >> 9 & 1


def test_w16f_the_list_of_every_card_is_followed() -> None:
    """All origins and targets at once: what moves is the first of the list that has a neighbour later or earlier."""
    everywhere = " ".join(REGIONS)
    for number in range(1, 25):
        coalition = ("afghan", "british", "russian")[CARDS.wakhan[number - 1].loyalty[0]]
        loyalty = "british" if coalition != "british" else "afghan"
        tribes_of_his = " ".join(f"{region}*2" for region in REGIONS[:4])
        state = hers(
            Seat(),
            Seat(loyalty, tribes=tribes_of_his),
            cards=aimed(number),
            **dict[str, Any]({coalition: everywhere}),
        )
        step = next_step(state.table)
        regions = CARDS.wakhan[number - 1].regions
        beside = {region: [other for other, _ in NEIGHBOURS[region]] for region in range(6)}
        origin = next(region for region in regions if any(other < 4 for other in beside[region]))
        target = next(region for region in regions if region < 4 and region in beside[origin])
        assert step == ("army", origin, target), number


def test_w16f_lists_have_all_regions() -> None:
    assert all(sorted(card.regions) == list(range(6)) for card in CARDS.wakhan)
    assert all(a != b for card in CARDS.wakhan for a, b in pairwise(card.regions))


def test_w13_roads_begin_again_when_the_borders_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    # No card has more roads than its region has borders, so this one gets another: Persia has two borders.
    monkeypatch.setattr(playing, "impact_icons", lambda table, card: (ROAD, ROAD, ROAD))
    # Card 9: kabul, punjab, kandahar, persia, herat, transcaspia.
    state = hers(market="81", cards=aimed(9))
    told_while(state, "radicalize")
    assert blocks(state, "russian") == "persia-transcaspia persia-herat*2"


def test_w13_icons_end_when_the_card_itself_is_overthrown(monkeypatch: pytest.MonkeyPatch) -> None:
    # Political cards begin with their tribe, which stays; this one begins with a spy, for which the last tribe goes.
    monkeypatch.setattr(playing, "impact_icons", lambda table, card: (SPY, ARMY))
    has = Seat(court="9", tribes="kabul", spies="9*9")
    state = hers(has, Seat("british"), market="5", cards=aimed(7))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) == "9"
    assert blocks(state, "afghan") == "", "the army is not placed any more"


@pytest.mark.parametrize(
    ("has", "place", "lifted"),
    [
        # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat.
        (Seat(court="9", tribes="herat*4 kabul*2 transcaspia", spies="9*3"), HERAT, "transcaspia"),
        (Seat(court="9", tribes="herat*4 kabul*3", spies="9*3"), HERAT, "kabul"),
        (Seat(court="9", tribes="herat*7", spies="9*3"), HERAT, "9"),
        (Seat(court="9 12", tribes="herat*6", spies="9*3 12"), HERAT, "12"),
        (Seat(court="9 5", tribes="herat*6", spies="9*3 5"), HERAT, "5"),
        (Seat(tribes="herat*7", gifts="2 4 6"), HERAT, ""),
        (Seat(court="9", tribes="herat*7 kabul*3"), ON_CARD + 9, "kabul"),
    ],
)
def test_w14_a_cylinder_is_a_tribe_by_her_list_then_a_spy_never_a_gift(has: Seat, place: int, lifted: str) -> None:
    state = hers(has, Seat("british"), cards=aimed(7))
    before = pieces(state)
    assert place_cylinder(state, place) == bool(lifted)
    assert before - pieces(state) == Counter(lifted.split())
    assert gifts(state, WAKHAN) == has.gifts


def pieces(state: State) -> Counter[str]:
    """The places of her tribes and spies."""
    return Counter(split_words(f"{tribes(state, WAKHAN)} {spies(state, WAKHAN)}"))


def test_w14_not_a_piece_that_was_placed_this_turn() -> None:
    state = hers(Seat(court="9", tribes="kabul*5", spies="9*4"), Seat("british"), cards=aimed(7))
    state.table.place_cylinder(WAKHAN, 1)
    place_cylinder(state, HERAT)
    assert tribes(state, WAKHAN) == "transcaspia herat kabul*4"


def test_w14_taking_the_last_tribe_overthrows_her() -> None:
    state = hers(Seat(court="5 9", tribes="kabul", spies="9*9"), Seat("british"), cards=aimed(7))
    place_cylinder(state, HERAT)
    assert court(state, WAKHAN) == "9", "G11 for her as for anybody"


def test_w14_a_block_is_an_army_by_her_list_then_a_road() -> None:
    # Card 7, afghan: punjab, transcaspia, kabul, persia, kandahar, herat.
    state = hers(afghan="kabul*2 herat*9 herat-kabul", cards=aimed(7))
    table = state.table
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*10 kabul herat-kabul"
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*11 herat-kabul", "only two of them were there before"
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*12", "no army elsewhere is left: the road"


def test_w14_roads_by_the_list_as_well() -> None:
    # From punjab: transcaspia has no border with it, kabul has, kandahar has.
    state = hers(afghan="kabul-punjab kandahar-punjab herat*10", cards=aimed(7))
    place_block(state.table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*11 kandahar-punjab"


def test_w14_nothing_to_take_means_nothing_is_placed() -> None:
    state = hers(cards=aimed(7))
    for _ in range(12):
        state.table.place_block(AFGHAN, KABUL)
    assert not place_block(state.table, AFGHAN, HERAT), "all were placed this turn"


def test_w11_and_w12a_and_w12b_not_a_card_that_got_a_rupee_this_turn() -> None:
    rival = Seat("russian", tribes="herat*9")
    state = hers(Seat(), rival, market="1 5 - - - 101", deck="102")
    state.table.pay(WAKHAN, 0, 1)
    assert card_to_radicalize(state.table) == 5
    state = hers(Seat(rupees=9), market="9 10 12 13 14 16 / 61 62 63 64 65 66", cards=aimed(7, 3))
    state.table.pay(WAKHAN, 3, 1)
    assert card_to_radicalize(state.table) == 12
    state = hers(Seat(tribes="kabul*3"), market="101 9", deck="102", cards=aimed(22))
    assert check_to_buy(state.table) == 101
    state.table.pay(WAKHAN, 0, 1)
    assert check_to_buy(state.table) == NONE
