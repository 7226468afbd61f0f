"""Playing cards, their impact icons and loyalty in Pax Pamir (sections L, I and Y)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.events import BlockPlaced, CylinderPlaced, RupeesGained, SuitFavored
from gonfalon.games.pamir.influence import influence
from gonfalon.games.pamir.places import BORDERS, REGIONS
from gonfalon.games.pamir.words import COALITIONS, SUITS

from .positions import (
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

RIVAL = Seat("russian")


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
    state = laid(Seat("british", court="9 10", hand="60 31"), RIVAL)
    play(state, "play 60 left", "play 31 right")
    assert (court(state, 0), hand(state, 0)) == ("60 9 10 31", "")


def test_l2_the_order_of_a_court_is_otherwise_fixed() -> None:
    state = laid(Seat("british", court="9 10 15 16", hand="60"), RIVAL)
    play(state, "end", "discard 10", "end")
    assert court(state, 0) == "9 15 16"


@pytest.mark.parametrize(("card", "side", "coalition"), [(84, "left", "russian"), (42, "right", "afghan")])
def test_l3_a_patriot_changes_the_loyalty_before_its_icons(card: int, side: str, coalition: str) -> None:
    state = laid(Seat("british", hand=f"{card} 60"), RIVAL)
    play(state, f"play {card} {side}", "play 60 left")
    assert loyalty(state, 0) == coalition
    assert blocks(state, "british") == ""
    assert blocks(state, coalition) == ("persia*2 herat" if card == 84 else "herat")


def test_l3_a_patriot_of_the_own_coalition_changes_nothing() -> None:
    state = laid(Seat("british", court="20", hand="51", gifts="2", prizes="57"), RIVAL)
    play(state, "play 51 left")
    assert (loyalty(state, 0), court(state, 0), gifts(state, 0), prizes(state, 0)) == ("british", "51 20", "2", "57")


def test_l3_a_card_without_a_coalition_changes_nothing() -> None:
    state = laid(Seat("british", court="20", hand="31", gifts="2"), RIVAL)
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
    state = laid(Seat("afghan", court="9 69", hand=str(card)), RIVAL)
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
    state = laid(Seat("british", court="80 9 10", hand="84", rupees=0), RIVAL, favored="political")
    play(state, "play 84 right")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 9", "discard 10", "discard 84"])
    play(state, "discard 84", "discard 9")
    assert (blocks(state, "russian"), favored(state), loyalty(state, 0)) == ("", "political", "russian")
    assert (court(state, 0), state.table.actions) == ("10", 1)


def test_l4_it_does_all_when_other_cards_paid() -> None:
    state = laid(Seat("british", court="80 9 10", hand="84", rupees=0), RIVAL, favored="political")
    play(state, "play 84 right", "discard 10", "discard 9")
    assert (blocks(state, "russian"), favored(state), court(state, 0)) == ("persia*2", "economic", "84")


def test_l4_a_card_may_leave_between_two_of_its_icons() -> None:
    # The army takes nothing; the spy takes the last tribe of Punjab away, whose card costs two rupees.
    state = laid(Seat("british", court="27 9", hand="2", tribes="punjab herat*8", spies="9", rupees=1), RIVAL)
    play(state, "play 2 left", "lift punjab", "spy 2")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 2", "discard 9"])
    play(state, "discard 2")
    assert (blocks(state, "british"), favored(state), spies(state, 0)) == ("", "political", "9")
    assert asked(state) == (0, "actions")


def test_l5_playing_costs_one_action() -> None:
    state = laid(Seat("british", hand="60 31 33"), RIVAL)
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
    state = laid(Seat("afghan", hand="63"), RIVAL)
    play(state, "play 63 left", "road persia-herat", "road herat-kandahar", "road persia-herat")
    assert (blocks(state, "afghan"), state.table.blocks) == ("persia-herat*2 herat-kandahar", [9, 12, 12])


@pytest.mark.parametrize(("card", "region", "count"), [(16, "kabul", 1), (33, "punjab", 2), (98, "transcaspia", 3)])
def test_i2_an_army_goes_into_the_region(card: int, region: str, count: int) -> None:
    state = laid(Seat("afghan", hand=str(card)), RIVAL)
    play(state, f"play {card} left")
    assert blocks(state, "afghan") == (region if count == 1 else f"{region}*{count}")
    assert state.table.blocks == [12 - count, 12, 12]


@pytest.mark.parametrize(("card", "region", "count"), [(5, "kabul", 1), (93, "transcaspia", 2), (90, "transcaspia", 1)])
def test_i3_a_tribe_goes_into_the_region(card: int, region: str, count: int) -> None:
    state = laid(Seat("afghan", hand=str(card)), RIVAL)
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
    state = laid(Seat("british", hand="27", rupees=0), RIVAL, market="1+3")
    play(state, "play 27 left")
    assert (state.table.rupees, state.table.rupees_on[0]) == ([2, 4], 3)
    play(state, "end")
    assert court(state, 0) == "27"


def test_i5_it_comes_back_with_the_card() -> None:
    state = laid(Seat("british", court="9 8 10", hand="30", rupees=0), RIVAL)
    play(state, "play 30 left", "road kabul-punjab", "end", "discard 30")
    assert (state.table.rupees, asked(state)) == ([0, 4], (1, "actions"))


@pytest.mark.parametrize(
    ("card", "suit"), [(20, "economic"), (73, "military"), (22, "political"), (31, "intelligence")]
)
def test_i6_a_suit_becomes_the_favored_one(card: int, suit: str) -> None:
    state = laid(Seat("british", hand=str(card)), RIVAL, favored="military" if suit != "military" else "political")
    play(state, f"play {card} left")
    assert favored(state) == suit


def test_i6_it_is_not_asked_whether() -> None:
    state = laid(Seat("british", hand="37"), RIVAL, favored="military")
    play(state, "play 37 left")
    assert (favored(state), asked(state)) == ("political", (0, "actions"))


def test_i6_pashtunwali_values_hold_the_suit() -> None:
    for suit in SUITS:
        state = laid(Seat("british", hand="31"), RIVAL, favored=suit, running="pashtunwali_values")
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
    state = laid(Seat("british", hand="33"), RIVAL, british="herat*12")
    play(state, "play 33 left")
    assert blocks(state, "british") == "herat*10 punjab*2"


# -- Y: loyalty and influence ------------------------------------------------------------------------------------------


def influences(seat: Seat, running: str = "", rival: Seat = RIVAL) -> list[int]:
    table = laid(seat, rival, running=running).table
    return [influence(table, 0, coalition) for coalition in range(3)]


def test_y1_influence_is_one_and_patriots_prizes_and_gifts() -> None:
    assert influences(Seat("british")) == [0, 1, 0]
    assert influences(Seat("british", court="20 9 51")) == [0, 3, 0]
    assert influences(Seat("british", prizes="57 25")) == [0, 3, 0]
    assert influences(Seat("british", gifts="2 6")) == [0, 3, 0]
    assert influences(Seat("british", court="20 51 31", prizes="57", gifts="2 4 6", hand="50")) == [0, 7, 0]
    assert influences(Seat("afghan", court="3", gifts="4")) == [3, 0, 0]


def test_y1_a_card_with_a_prize_is_no_patriot_of_it() -> None:
    assert influences(Seat("russian", court="1 2")) == [0, 0, 1]


def test_y1_events_may_change_it() -> None:
    rich = Seat("british", court="20 51", prizes="57", gifts="2 4")
    assert influences(rich, running="embarrassment_of_riches") == [0, 4, 0]
    assert influences(Seat("british", court="20 51", gifts="2 4", boons="koh_i_noor_recovered")) == [0, 7, 0]
    assert influences(Seat("british", court="20 51", gifts="2 4", boons="rumor")) == [0, 3, 0]


LOYAL = Seat("british", court="20 9 51 5", hand="69", gifts="2 6", prizes="57 25", tribes="herat*2", spies="9")


def test_y2_gifts_prizes_and_old_patriots_are_lost() -> None:
    state = laid(LOYAL, RIVAL, british="herat*2")
    play(state, "play 69 right")
    assert loyalty(state, 0) == "russian"
    assert (gifts(state, 0), prizes(state, 0), court(state, 0)) == ("", "", "9 5 69")
    assert all(state.table.gone >> card & 1 for card in (57, 25, 20, 51))
    assert influence(state.table, 0, 2) == 2


def test_y2_pieces_on_the_map_stay_and_rulers_change() -> None:
    state = laid(LOYAL, RIVAL, british="herat*2 kabul*3", russian="herat")
    assert rulers(state) == {"herat": 0}
    play(state, "play 69 right")
    assert (tribes(state, 0), blocks(state, "british"), blocks(state, "russian")) == (
        "herat*2",
        "herat*2 kabul*3",
        "herat",
    )
    assert rulers(state) == {"herat": 0}  # two tribes and a Russian army against two British armies
    state = laid(LOYAL, RIVAL, british="herat*2 kabul*3")
    play(state, "play 69 right")
    assert rulers(state) == {}


def test_y2_spies_of_all_owners_leave_with_the_old_patriots() -> None:
    state = laid(Seat("british", court="20 9", hand="69", spies="20 9"), Seat("russian", spies="20*2"))
    play(state, "play 69 right")
    assert (spies(state, 0), spies(state, 1)) == ("9 69*2", "")


def test_y2_an_old_patriot_that_is_political_takes_its_tribes_with_it() -> None:
    state = laid(Seat("afghan", court="25 9", hand="69", tribes="punjab*2 kabul"), RIVAL)
    play(state, "play 69 right")
    assert (tribes(state, 0), court(state, 0)) == ("kabul", "9 69")


def test_y2_a_prize_of_another_coalition_changes_it_and_then_counts() -> None:
    state = laid(
        Seat("british", court="20 18", gifts="2", prizes="57", spies="26", rupees=3), Seat("russian", court="26")
    )
    play(state, "betray 18", "prize")
    assert (loyalty(state, 0), prizes(state, 0), gifts(state, 0), court(state, 0)) == ("afghan", "26", "", "18")
    assert influence(state.table, 0, 0) == 2
    assert not state.table.gone >> 26 & 1


def test_y2_a_prize_of_the_own_coalition_changes_nothing() -> None:
    state = laid(
        Seat("british", court="20 18", gifts="2", prizes="57", spies="34", rupees=3), Seat("russian", court="34")
    )
    play(state, "betray 18", "prize")
    assert (loyalty(state, 0), prizes(state, 0), gifts(state, 0), court(state, 0)) == ("british", "57 34", "2", "20 18")


def test_y2_a_prize_that_is_refused_changes_nothing() -> None:
    state = laid(Seat("british", court="20 18", gifts="2", spies="26"), Seat("russian", court="26"))
    play(state, "betray 18", "refuse")
    assert (loyalty(state, 0), gifts(state, 0), court(state, 0), court(state, 1)) == ("british", "2", "20 18", "")


def test_y2_nothing_else_changes_a_loyalty() -> None:
    state = laid(
        Seat("british", court="20"), Seat("russian", hand="69"), market="101 1 2 3 / 6 7 8 9", deck="11 12 13 14 15 102"
    )
    play(state, "buy 101", "end", "play 69 left", "end")
    assert [loyalty(state, seat) for seat in range(2)] == ["british", "russian"]


def test_y2_the_order_of_old_patriots_is_asked_where_it_matters() -> None:
    # Of two rupees that 80 costs one is there. If 80 goes first, 20 or 51, which must go anyway, may be the card that
    # is discarded for the other.
    has = Seat("british", court="80 20 51 9", hand="69", rupees=1)
    state = laid(has, RIVAL)
    play(state, "play 69 right")
    assert (asked(state), offered(state)) == ((0, "patriots"), ["discard 20", "discard 51", "discard 80"])
    play(state, "discard 80")
    assert (asked(state), offered(state)) == (
        (0, "debt"),
        ["discard 9", "discard 20", "discard 51", "discard 69"],
    )
    play(state, "discard 20")
    assert (court(state, 0), state.table.rupees[0], spies(state, 0)) == ("9 69", 0, "69*2")
    state = laid(has, RIVAL)
    play(state, "play 69 right", "discard 20", "discard 51")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 9", "discard 69"])


@pytest.mark.parametrize(("patriots", "rupees"), [("80 20 51", 2), ("40 80 20", 4), ("20 51", 0), ("80", 0)])
def test_y2_their_order_is_not_asked_where_it_does_not_matter(patriots: str, rupees: int) -> None:
    state = laid(Seat("british", court=f"{patriots} 9", hand="69", rupees=rupees), RIVAL)
    play(state, "play 69 right")
    assert asked(state)[1] == ("debt" if patriots == "80" else "actions")
    assert (court(state, 0), state.table.rupees[0]) == ("9 69", 0)


def test_y2_a_prize_counts_when_the_old_patriots_have_gone_one_by_one() -> None:
    state = laid(Seat("british", court="80 20 18", spies="26", rupees=2, hand="60"), Seat("russian", court="26"))
    play(state, "betray 18", "prize")
    assert asked(state) == (0, "patriots")
    play(state, "discard 20", "discard 18")
    assert (court(state, 0), hand(state, 0), prizes(state, 0), loyalty(state, 0)) == ("", "", "26", "afghan")
    assert influence(state.table, 0, 0) == 2
