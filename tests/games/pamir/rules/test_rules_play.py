"""Playing cards, and their impact icons, in Pax Pamir (sections L and I)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.events import BlockPlaced, CylinderPlaced, RupeesGained, SuitFavored
from gonfalon.games.pamir.rules.places import BORDERS, REGIONS
from gonfalon.games.pamir.rules.words import COALITIONS, SUITS

from .positions import (
    BYSTANDER,
    CARDS,
    Seat,
    asked,
    blocks,
    court,
    favored,
    gifts,
    hand,
    heard,
    laid,
    loyalty,
    offered,
    play,
    prizes,
    rulers,
    spies,
    tribes,
)

# -- L: playing a card -------------------------------------------------------------------------------------------------


def test_l1_a_card_of_a_region_that_another_rules_may_cost_a_bribe() -> None:
    state = laid(Seat("british", hand="60 31"), Seat("russian", tribes="herat*2"))
    play(state, "play 60 left")
    assert (asked(state), offered(state)) == ((1, "ask-bribe"), ["ask 0", "ask 1", "ask 2"])


def test_l1_nobody_is_bribed_where_the_player_or_nobody_rules() -> None:
    state = laid(
        Seat("british", hand="60 31", tribes="herat*2"), Seat("russian", tribes="herat punjab"), afghan="punjab"
    )
    play(state, "play 60 left", "play 31 left")
    assert (asked(state), court(state, 0)) == ((0, "actions"), "31 60")


def test_l2_a_card_goes_to_the_end_that_the_player_chooses() -> None:
    state = laid(Seat("british", court="9 10", hand="60 31"), BYSTANDER)
    play(state, "play 60 left", "play 31 right")
    assert (court(state, 0), hand(state, 0)) == ("60 9 10 31", "")


def test_l2_the_order_of_a_court_is_otherwise_fixed() -> None:
    state = laid(Seat("british", court="9 10 15 16", hand="60"), BYSTANDER)
    play(state, "end", "discard 10", "end")
    assert court(state, 0) == "9 15 16"


@pytest.mark.parametrize(("card", "side", "coalition"), [(84, "left", "russian"), (42, "right", "afghan")])
def test_l3_a_patriot_changes_the_loyalty_before_its_icons(card: int, side: str, coalition: str) -> None:
    state = laid(Seat("british", hand=f"{card} 60"), BYSTANDER)
    play(state, f"play {card} {side}", "play 60 left")
    assert loyalty(state, 0) == coalition
    assert blocks(state, "british") == ""
    assert blocks(state, coalition) == ("persia*2 herat" if card == 84 else "herat")


def test_l3_a_patriot_of_the_own_coalition_changes_nothing() -> None:
    state = laid(Seat("british", court="20", hand="51", gifts="2", prizes="57"), BYSTANDER)
    play(state, "play 51 left")
    assert (loyalty(state, 0), court(state, 0), gifts(state, 0), prizes(state, 0)) == ("british", "51 20", "2", "57")


def test_l3_a_card_without_a_coalition_changes_nothing() -> None:
    state = laid(Seat("british", court="20", hand="31", gifts="2"), BYSTANDER)
    play(state, "play 31 left")
    assert (loyalty(state, 0), court(state, 0), gifts(state, 0)) == ("british", "31 20", "2")


@pytest.mark.parametrize(
    ("card", "moves", "told"),
    [
        (2, ["spy 2", "spy 9"], "spy spy army suit"),  # as printed: N4
        (68, ["spy 68", "spy 68"], "spy spy army"),
        (92, [], "tribe spy suit"),
        (46, ["road herat-kandahar"] * 2, "road road leverage suit"),
        (6, ["spy 9"], "tribe army spy"),
    ],
)
def test_l4_icons_are_resolved_from_top_to_bottom(card: int, moves: list[str], told: str) -> None:
    state = laid(Seat("afghan", court="9 69", hand=str(card)), BYSTANDER)
    events = heard(state, f"play {card} left", *moves)
    words = []
    for event in events:
        match event:
            case BlockPlaced(place=place):
                words.append("army" if place < 6 else "road")
            case CylinderPlaced(place=place):
                words.append("tribe" if place < 6 else "spy")
            case RupeesGained():
                words.append("leverage")
            case SuitFavored():
                words.append("suit")
    assert " ".join(words) == told


def test_l4_a_card_that_left_the_court_meanwhile_does_nothing_more() -> None:
    # The old patriot costs two rupees that are not there, and the new one is discarded for one of them.
    state = laid(Seat("british", court="80 9 10", hand="84", rupees=0), BYSTANDER, favored="political")
    play(state, "play 84 right")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 9", "discard 10", "discard 84"])
    play(state, "discard 84", "discard 9")
    assert (blocks(state, "russian"), favored(state), loyalty(state, 0)) == ("", "political", "russian")
    assert (court(state, 0), state.table.actions) == ("10", 1)


def test_l4_it_does_all_when_other_cards_paid() -> None:
    state = laid(Seat("british", court="80 9 10", hand="84", rupees=0), BYSTANDER, favored="political")
    play(state, "play 84 right", "discard 10", "discard 9")
    assert (blocks(state, "russian"), favored(state), court(state, 0)) == ("persia*2", "economic", "84")


def test_l4_a_card_may_leave_between_two_of_its_icons() -> None:
    # The army takes nothing; the spy takes the last tribe of Punjab away, whose card costs two rupees.
    state = laid(Seat("british", court="27 9", hand="2", tribes="punjab herat*8", spies="9", rupees=1), BYSTANDER)
    play(state, "play 2 left", "lift punjab", "spy 2")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 2", "discard 9"])
    play(state, "discard 2")
    assert (blocks(state, "british"), favored(state), spies(state, 0)) == ("", "political", "9")
    assert asked(state) == (0, "actions")


def test_l5_playing_costs_one_action() -> None:
    state = laid(Seat("british", hand="60 31 33"), BYSTANDER)
    play(state, "play 60 left")
    assert state.table.actions == 1
    play(state, "play 31 left")
    assert (state.table.actions, offered(state)) == (0, ["end"])


def test_l5_a_play_that_is_taken_back_costs_nothing() -> None:
    state = laid(Seat("british", hand="60 31", rupees=1), Seat("russian", tribes="herat*2"))
    play(state, "play 60 left", "ask 2")  # cannot be paid
    assert (asked(state), state.table.actions, hand(state, 0), court(state, 0)) == ((0, "actions"), 2, "60 31", "")
    assert state.table.rupees == [1, 4]
    play(state, "play 31 left", "play 60 left", "ask 1", "drop")
    assert (state.table.actions, hand(state, 0), court(state, 0)) == (1, "60", "31")


# -- I: impact icons ---------------------------------------------------------------------------------------------------

ROADS = {"persia": 80, "transcaspia": 95, "herat": 61, "kabul": 9, "kandahar": 48, "punjab": 29}


@pytest.mark.parametrize("region", REGIONS)
def test_i1_a_road_goes_on_any_border_of_the_region(region: str) -> None:
    card = ROADS[region]
    state = laid(Seat("british", hand=str(card)), Seat("russian"), british="punjab", afghan="herat-kabul*3")
    play(state, f"play {card} left")
    coalition = COALITIONS[CARDS.patriot[card]] if CARDS.patriot[card] >= 0 else "british"
    borders = [f"{REGIONS[one]}-{REGIONS[two]}" for one, two in BORDERS if region in (REGIONS[one], REGIONS[two])]
    assert offered(state) == [f"road {border}" for border in borders]
    before = blocks(state, coalition)
    play(state, f"road {borders[-1]}")
    assert blocks(state, coalition) == f"{before} {borders[-1]}".strip()


def test_i1_each_road_goes_where_the_player_likes() -> None:
    state = laid(Seat("afghan", hand="63"), BYSTANDER)
    play(state, "play 63 left", "road persia-herat", "road herat-kandahar", "road persia-herat")
    assert (blocks(state, "afghan"), state.table.blocks) == ("persia-herat*2 herat-kandahar", [9, 12, 12])


@pytest.mark.parametrize(("card", "region", "count"), [(16, "kabul", 1), (33, "punjab", 2), (98, "transcaspia", 3)])
def test_i2_an_army_goes_into_the_region(card: int, region: str, count: int) -> None:
    state = laid(Seat("afghan", hand=str(card)), BYSTANDER)
    play(state, f"play {card} left")
    assert blocks(state, "afghan") == (region if count == 1 else f"{region}*{count}")
    assert state.table.blocks == [12 - count, 12, 12]


@pytest.mark.parametrize(("card", "region", "count"), [(5, "kabul", 1), (93, "transcaspia", 2), (90, "transcaspia", 1)])
def test_i3_a_tribe_goes_into_the_region(card: int, region: str, count: int) -> None:
    state = laid(Seat("afghan", hand=str(card)), BYSTANDER)
    play(state, f"play {card} left")
    assert tribes(state, 0) == (region if count == 1 else f"{region}*{count}")
    assert (state.table.cylinders, rulers(state)) == ([10 - count, 10], {region: 0})


def test_i4_a_spy_goes_on_any_court_card_of_the_region_also_on_the_card_itself() -> None:
    state = laid(
        Seat("british", court="28 9", hand="18 33"), Seat("russian", court="30 8 31"), Seat("afghan", court="24 60")
    )
    play(state, "play 18 right")
    assert offered(state) == [f"spy {card}" for card in (18, 24, 28, 30, 31)]
    play(state, "spy 31")
    assert spies(state, 0) == "31"


def test_i4_the_card_itself_is_always_there() -> None:
    state = laid(Seat("british", hand="4 21", court="9"), Seat("russian", court="60"))
    play(state, "play 4 left", "spy 4", "play 21 left")  # nobody has another card of Punjab: nothing to ask
    assert (spies(state, 0), asked(state)) == ("4 21*2", (0, "actions"))


def test_i4_several_spies_may_go_to_several_cards_or_to_one() -> None:
    state = laid(Seat("british", hand="1", court="9"), Seat("russian", court="8"))
    play(state, "play 1 left", "spy 8", "spy 1", "spy 8")
    assert spies(state, 0) == "1 8*2"


def test_i5_leverage_takes_two_rupees_of_the_bank() -> None:
    state = laid(Seat("british", hand="27", rupees=0), BYSTANDER, market="1+3")
    play(state, "play 27 left")
    assert (state.table.rupees, state.table.rupees_on[0]) == ([2, 4], 3)
    play(state, "end")
    assert court(state, 0) == "27"


def test_i5_it_comes_back_with_the_card() -> None:
    state = laid(Seat("british", court="9 8 10", hand="30", rupees=0), BYSTANDER)
    play(state, "play 30 left", "road kabul-punjab", "end", "discard 30")
    assert (state.table.rupees, asked(state)) == ([0, 4], (1, "actions"))


@pytest.mark.parametrize(
    ("card", "suit"), [(20, "economic"), (73, "military"), (22, "political"), (31, "intelligence")]
)
def test_i6_a_suit_becomes_the_favored_one(card: int, suit: str) -> None:
    state = laid(Seat("british", hand=str(card)), BYSTANDER, favored="military" if suit != "military" else "political")
    play(state, f"play {card} left")
    assert favored(state) == suit


def test_i6_it_is_not_asked_whether() -> None:
    state = laid(Seat("british", hand="37"), BYSTANDER, favored="military")
    play(state, "play 37 left")
    assert (favored(state), asked(state)) == ("political", (0, "actions"))


def test_i6_pashtunwali_values_hold_the_suit() -> None:
    for suit in SUITS:
        state = laid(Seat("british", hand="31"), BYSTANDER, favored=suit, running="pashtunwali_values")
        play(state, "play 31 left")
        assert (favored(state), blocks(state, "british")) == (suit, "punjab")


def test_i7_no_placement_can_be_left_out() -> None:
    state = laid(Seat("british", hand="8 21", court="9"), Seat("russian", court="30"))
    play(state, "play 8 left")
    for _ in range(2):
        assert {move.split()[0] for move in offered(state)} == {"road"}
        play(state, offered(state)[0])
    assert offered(state) == ["spy 8", "spy 9"]
    play(state, "spy 8", "play 21 left")
    for _ in range(2):
        assert offered(state) == ["spy 21", "spy 30"]
        play(state, "spy 30")
    assert spies(state, 0) == "8 30*2"


def test_i7_with_an_empty_supply_pieces_come_from_elsewhere() -> None:
    state = laid(Seat("british", hand="33"), BYSTANDER, british="herat*12")
    play(state, "play 33 left")
    assert blocks(state, "british") == "herat*10 punjab*2"
