"""The general rules of Pax Pamir (section G): pieces, suits, an empty supply, leverage and overthrow."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.events import HandsSwapped, RupeesPassed
from gonfalon.games.pamir.places import BORDERS, REGIONS
from gonfalon.games.pamir.position import block_mark, cylinder_mark
from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.words import COALITIONS

from .looking_over import looked_over
from .positions import (
    CARDS,
    Seat,
    asked,
    at_random,
    blocks,
    court,
    favored,
    gifts,
    hand,
    laid,
    offered,
    play,
    rulers,
    spies,
    tribes,
)

NEIGHBOURS = {
    "persia": "transcaspia herat",
    "transcaspia": "persia herat kabul",
    "herat": "persia transcaspia kabul kandahar",
    "kabul": "transcaspia herat kandahar punjab",
    "kandahar": "herat kabul punjab",
    "punjab": "kabul kandahar",
}


def test_g1_there_are_three_coalitions_of_twelve_blocks() -> None:
    state = laid(Seat("british", hand="31 9"), Seat("russian"))
    assert COALITIONS == ("afghan", "british", "russian")
    assert state.table.blocks == [12, 12, 12]
    play(state, "play 31 left")
    assert (blocks(state, "british"), state.table.blocks) == ("punjab", [12, 11, 12])


def test_g1_a_block_in_a_region_is_an_army_and_on_a_border_a_road() -> None:
    # Were the roads armies, the British would have more ruling pieces in Kabul than the Russians.
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="kabul-punjab*2 herat-kabul")
    assert rulers(state) == {}
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="kabul")
    assert rulers(state) == {"kabul": 0}


def test_g2_ten_cylinders_are_tribes_spies_and_gifts() -> None:
    state = laid(Seat("british", hand="6", court="4"), Seat("russian"))
    assert state.table.cylinders == [10, 10]
    play(state, "play 6 left", "spy 4")
    assert (tribes(state, 0), spies(state, 0), state.table.cylinders[0]) == ("kabul", "4", 8)
    play(state, "gift 4", "space 2")
    assert (gifts(state, 0), state.table.cylinders[0], state.table.in_play(0)) == ("2", 7, 3)


def test_g3_the_map_has_six_regions_and_nine_borders() -> None:
    assert len(BORDERS) == 9
    everywhere = " ".join(REGIONS)
    roads = " ".join(f"{REGIONS[one]}-{REGIONS[two]}" for one, two in BORDERS)
    state = laid(Seat("british", court="9"), Seat("russian"), russian=everywhere, british=f"{roads} punjab")
    play(state, "move 9")
    assert blocks(state, "russian") == " ".join(REGIONS)
    assert tuple(NEIGHBOURS) == REGIONS
    for region, others in NEIGHBOURS.items():
        state = laid(Seat("british", court="63"), Seat("russian"), british=f"{roads} {region}")
        play(state, "move 63")
        assert offered(state) == [f"march {region} {other}" for other in sorted(others.split(), key=REGIONS.index)]


def test_g4_any_number_of_pieces_of_all_owners_may_lie_together() -> None:
    state = laid(
        Seat("british", hand="6", tribes="kabul*5", spies="8*3"),
        Seat("russian", court="8", tribes="kabul*5", spies="8*5"),
        afghan="kabul*11",
        british="kabul*11",
        russian="kabul*11",
    )
    play(state, "play 6 left")
    assert (tribes(state, 0), blocks(state, "afghan")) == ("kabul*6", "kabul*12")
    play(state, "spy 8")
    assert (spies(state, 0), spies(state, 1)) == ("8*4", "8*5")


def test_g5_the_bank_is_not_limited_to_the_36_coins() -> None:
    state = laid(Seat("british", hand="30", rupees=40), Seat("russian", rupees=30))
    play(state, "play 30 left", "road kabul-punjab")
    assert state.table.rupees == [42, 30]


def test_g5_hands_are_hidden_and_everything_else_is_open() -> None:
    seats = (Seat("british", hand="30 31", prizes="26"), Seat("russian", hand="5 6 7", court="8", rupees=9))
    state = laid(*seats, deck="90 91")
    view = state.table.redact(0)
    assert view.hands == [[30, 31], [None, None, None]]
    assert view.deck == [None, None]
    assert (view.courts, view.rupees, view.prizes, view.gifts) == ([[], [8]], [4, 9], [[26], []], [0, 0])
    assert state.table.redact(-1).hands == [[None, None], [None, None, None]]
    state = laid(*seats, deck="90 91", open_hands=True)
    assert state.table.redact(0).hands == [[30, 31], [5, 6, 7]]
    assert state.table.redact(0).deck == [None, None]


def test_g6_the_stars_of_a_suit_are_the_ranks_of_its_court_cards() -> None:
    state = laid(Seat("british", court="12 9 15 33 7 5 1 4", hand="93"), Seat("russian", court="8"))
    table = state.table
    assert table.stars[0:4] == [3 + 1, 1 + 2, 2 + 1, 3 + 1]
    assert table.stars[4:8] == [2, 0, 0, 0]
    assert (court_limit(table, 0), hand_limit(table, 0)) == (3 + 3, 2 + 4)
    assert (court_limit(table, 1), hand_limit(table, 1)) == (3, 2)
    play(state, "play 93 right")
    assert table.stars[2] == 5


# -- G7: the supply is empty -------------------------------------------------------------------------------------------


def test_g7_an_own_cylinder_is_taken_from_anywhere_in_play() -> None:
    state = laid(
        Seat("british", court="9", hand="26", tribes="kabul*5 herat*3", spies="9", gifts="4"),
        Seat("russian", court="60", tribes="persia", spies="9"),
    )
    play(state, "play 26 left")
    assert asked(state) == (0, "lift")
    assert offered(state) == ["lift herat", "lift kabul", "lift gift-4", "lift 9"]
    play(state, "lift gift-4")
    assert (tribes(state, 0), gifts(state, 0), blocks(state, "british")) == ("herat*3 kabul*5 punjab", "", "punjab")


@pytest.mark.parametrize(("lifted", "left"), [("kabul", "kabul*8"), ("9", "kabul*9")])
def test_g7_a_tribe_may_become_a_spy_and_a_spy_may_move_on(lifted: str, left: str) -> None:
    state = laid(Seat("british", court="9", hand="18", tribes="kabul*9", spies="9"), Seat("russian", court="28"))
    play(state, "play 18 left", f"lift {lifted}")
    assert offered(state) == ["spy 18", "spy 28"]
    play(state, "spy 28")
    assert (tribes(state, 0), spies(state, 0)) == (left, "28" if lifted == "9" else "9 28")


def test_g7_a_gift_may_be_made_of_another_piece() -> None:
    state = laid(Seat("british", court="4", tribes="kabul*8", gifts="2 4", rupees=9), Seat("russian"))
    play(state, "gift 4")
    assert offered(state) == ["lift kabul", "lift gift-2", "lift gift-4"]
    play(state, "lift kabul")
    assert (gifts(state, 0), tribes(state, 0), state.table.rupees[0]) == ("2 4 6", "kabul*7", 3)


def test_g7_a_block_is_taken_from_anywhere_on_the_map() -> None:
    state = laid(Seat("british", hand="31 9"), Seat("british"), british="kabul*7 herat-kabul*5", russian="herat")
    play(state, "play 31 left")
    assert offered(state) == ["lift kabul", "lift herat-kabul"]
    play(state, "lift herat-kabul")
    assert blocks(state, "british") == "kabul*7 punjab herat-kabul*4"
    play(state, "play 9 left", "lift kabul", "road kabul-punjab")
    assert blocks(state, "british") == "kabul*6 punjab herat-kabul*4 kabul-punjab"


def test_g7_pieces_placed_this_turn_stay_where_they_are() -> None:
    state = laid(Seat("british", hand="33"), Seat("russian"), british="kabul*10 herat")
    play(state, "play 33 left")  # the first army is the last of the supply
    assert blocks(state, "british") == "herat kabul*10 punjab"
    assert offered(state) == ["lift herat", "lift kabul"]
    # Of two kinds in one region the older one may be taken.
    state = laid(Seat("british", hand="33"), Seat("russian"), british="kabul*10 punjab")
    play(state, "play 33 left")
    assert offered(state) == ["lift kabul", "lift punjab"]
    play(state, "lift punjab")
    assert (blocks(state, "british"), asked(state)) == ("kabul*10 punjab*2", (0, "actions"))


def test_g7_what_was_placed_by_another_action_of_this_turn_stays_too() -> None:
    state = laid(Seat("british", hand="26 93", tribes="kabul*9"), Seat("russian"))
    play(state, "play 26 left")
    assert tribes(state, 0) == "kabul*9 punjab"
    play(state, "play 93 left")  # takes the one kind of piece that is left, twice
    assert tribes(state, 0) == "transcaspia*2 kabul*7 punjab"


def test_g7_pieces_of_the_turn_before_may_be_taken() -> None:
    state = laid(Seat("british", hand="26 57", tribes="kabul*9"), Seat("russian"))
    play(state, "play 26 left", "end", "end", "play 57 left")
    assert offered(state) == ["lift kabul", "lift punjab"]


def test_g7_an_army_that_moved_was_still_placed_this_turn() -> None:
    state = laid(
        Seat("british", court="9", hand="60 98"),
        Seat("russian"),
        british="kabul persia-herat*5 herat-kabul*5",
        favored="economic",
    )
    play(state, "play 60 left", "move 9", "march herat kabul", "play 98 left")
    # Of the two armies in Kabul one is new.
    assert offered(state) == ["lift kabul", "lift persia-herat", "lift herat-kabul"]
    play(state, "lift kabul")
    assert offered(state) == ["lift persia-herat", "lift herat-kabul"]
    play(state, "lift herat-kabul", "lift herat-kabul")
    assert blocks(state, "british") == "transcaspia*3 kabul persia-herat*5 herat-kabul*3"


def test_g7_a_spy_that_moved_was_still_placed_this_turn() -> None:
    state = laid(Seat("british", court="28 29 9", hand="18 93", tribes="kabul*9"), Seat("russian"), favored="economic")
    play(state, "play 18 left", "spy 28", "move 29", "slip 28 29", "done", "play 93 left")
    assert (tribes(state, 0), spies(state, 0)) == ("transcaspia*2 kabul*7", "29")


def test_g7_a_placement_is_skipped_when_no_piece_qualifies() -> None:
    state = laid(Seat("british", hand="33 6"), Seat("russian"), british="kabul*12")
    state.table.fresh += [block_mark(1, REGIONS.index("kabul"))] * 12
    play(state, "play 33 left")
    assert (blocks(state, "british"), asked(state), offered(state, "play")) == (
        "kabul*12",
        (0, "actions"),
        ["play 6 left", "play 6 right"],
    )
    state = laid(Seat("british", hand="26", tribes="kabul*10"), Seat("russian"))
    state.table.fresh += [cylinder_mark(0, REGIONS.index("kabul"))] * 10
    play(state, "play 26 left")  # no tribe, but the army
    assert (tribes(state, 0), blocks(state, "british")) == ("kabul*10", "punjab")


def test_g7_only_blocks_of_the_own_coalition_make_up_for_it() -> None:
    state = laid(Seat("british", hand="31"), Seat("russian"), british="kabul*12", russian="herat*3", afghan="persia")
    play(state, "play 31 left")  # a single kind of piece is taken unasked
    assert (blocks(state, "british"), blocks(state, "russian")) == ("kabul*11 punjab", "herat*3")


def test_g8_taking_the_last_tribe_of_a_region_overthrows_there() -> None:
    has = Seat("british", court="5 8 57", hand="26 18", tribes="kabul herat*9")
    state = laid(has, Seat("russian"))
    play(state, "play 26 left", "lift kabul")
    assert (court(state, 0), tribes(state, 0)) == ("26 8 57", "herat*9 punjab")
    state = laid(has, Seat("russian"))
    play(state, "play 26 left", "lift herat")
    assert court(state, 0) == "26 5 8 57"
    state = laid(has, Seat("russian"))
    play(state, "play 18 right", "lift kabul")
    assert (court(state, 0), spies(state, 0)) == ("8 57 18", "18")


def test_g8_a_tribe_that_comes_back_to_its_region_is_not_lost() -> None:
    # The rule does not say when the check is made. Nobody would say that a tribe taken from Kabul and put down in
    # Kabul was lost there, so it is made once the piece has been placed.
    state = laid(Seat("british", court="7", hand="5", tribes="kabul herat*9"), Seat("russian"))
    play(state, "play 5 left", "lift kabul")
    assert (court(state, 0), tribes(state, 0)) == ("5 7", "herat*9 kabul")


def test_g8_taking_an_army_away_may_change_the_ruler() -> None:
    state = laid(
        Seat("british", hand="31", tribes="herat"), Seat("russian"), british="herat*2 kabul*10", afghan="herat*2"
    )
    assert rulers(state) == {"herat": 0}
    play(state, "play 31 left", "lift herat")
    assert rulers(state) == {}


# -- G9 to G13: leaving a court ----------------------------------------------------------------------------------------


def test_g9_all_spies_on_a_discarded_card_return_to_their_owners() -> None:
    state = laid(
        Seat("british", court="2 8 9 12", spies="8*2"), Seat("russian", spies="8*3 9"), Seat("afghan", spies="8")
    )
    play(state, "end", "discard 8")
    assert [spies(state, seat) for seat in range(3)] == ["", "9", ""]
    assert state.table.cylinders == [10, 9, 10]


def test_g9_a_leveraged_card_costs_its_owner_two_rupees_whoever_discards_it() -> None:
    state = laid(Seat("british", court="14 8 9 12", rupees=5), Seat("russian"))
    play(state, "end", "discard 14")  # court limit
    assert state.table.rupees == [3, 4]
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14"))
    play(state, "betray 18")
    assert (court(state, 1), state.table.rupees) == ("", [2, 2])


def test_g9_a_political_card_takes_tribes_with_it_for_any_cause() -> None:
    state = laid(Seat("british", court="5 8 9 12 2", tribes="kabul*2"), Seat("russian"))
    play(state, "end", "discard 5")
    assert tribes(state, 0) == ""
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5", tribes="kabul"))
    play(state, "betray 18", "refuse")
    assert tribes(state, 1) == ""


def test_g10_two_rupees_go_back_to_the_bank() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="30", rupees=2), Seat("russian"), market="7 / 6")
    play(state, "end", "discard 14")
    assert (state.table.rupees, court(state, 0), hand(state, 0)) == ([0, 4], "8 9 12", "30")
    assert sum(state.table.rupees_on) == 0


def test_g10_a_card_of_hand_or_court_is_discarded_for_each_rupee_that_is_missing() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="60 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 14")
    assert asked(state) == (0, "debt")
    assert offered(state) == [f"discard {card}" for card in (8, 9, 12, 60, 61)]
    play(state, "discard 60")
    assert (state.table.rupees[0], court(state, 0), hand(state, 0)) == (0, "8 9 12", "61")
    state = laid(Seat("british", court="14 8 9 12", hand="60 61", rupees=0), Seat("russian"))
    play(state, "end", "discard 14", "discard 12", "discard 61")
    assert (court(state, 0), hand(state, 0), asked(state)) == ("8 9", "60", (1, "actions"))


def test_g10_another_leveraged_card_makes_a_debt_of_its_own() -> None:
    state = laid(Seat("british", court="14 30 8 9 12", hand="60 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 12", "discard 14")  # one rupee and one card
    play(state, "discard 30")  # two cards more
    assert asked(state) == (0, "debt")
    play(state, "discard 60", "discard 8")
    assert (court(state, 0), hand(state, 0), state.table.rupees[0]) == ("9", "61", 0)
    assert asked(state) == (1, "actions")


def test_g10_a_leveraged_card_in_the_hand_was_never_paid_for() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="30 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 14", "discard 30")
    assert (court(state, 0), hand(state, 0), asked(state)) == ("8 9 12", "61", (1, "actions"))


def test_g10_with_no_cards_left_the_rest_is_forgiven() -> None:
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14", rupees=0))
    play(state, "betray 18")
    assert (state.table.rupees, court(state, 1), asked(state)) == ([2, 0], "", (0, "actions"))
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14", hand="60", rupees=0))
    play(state, "betray 18")  # the one card that is left is discarded unasked
    assert (state.table.rupees, hand(state, 1), asked(state)) == ([2, 0], "", (0, "actions"))


def test_g10_the_owner_of_the_card_chooses_in_the_middle_of_anothers_turn() -> None:
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14 8", hand="60", rupees=1))
    play(state, "betray 18")
    assert (asked(state), offered(state)) == ((1, "debt"), ["discard 8", "discard 60"])
    play(state, "discard 8")
    assert (asked(state), hand(state, 1)) == ((0, "actions"), "60")


def test_g10_the_debt_is_asked_before_the_prize() -> None:
    # N2: at once, not after the action.
    state = laid(Seat("british", court="18", spies="42"), Seat("russian", court="42 8 9", rupees=1))
    play(state, "betray 18")
    assert asked(state) == (1, "debt")
    play(state, "discard 8")
    assert (asked(state), offered(state)) == ((0, "prize"), ["prize", "refuse"])


BATTLER = Seat("british", court="33")


def test_g11_whoever_loses_the_last_tribe_loses_the_political_cards_of_the_region() -> None:
    state = laid(BATTLER, Seat("russian", court="5 8 57 7", tribes="kabul herat"), british="kabul")
    play(state, "battle 33")
    assert (tribes(state, 1), court(state, 1)) == ("herat", "8 57")


def test_g11_nothing_happens_while_a_tribe_is_left() -> None:
    state = laid(BATTLER, Seat("russian", court="5 8 57 7", tribes="kabul*2"), british="kabul")
    play(state, "battle 33")
    assert (tribes(state, 1), court(state, 1)) == ("kabul", "5 8 57 7")


def test_g11_a_tribe_that_moves_away_counts_as_lost() -> None:
    state = laid(
        Seat("british", court="5 9", tribes="kabul", boons="nationalism"), Seat("russian"), british="kabul-punjab"
    )
    play(state, "move 9")
    assert (tribes(state, 0), court(state, 0)) == ("punjab", "9")


def test_g11_overthrow_and_leverage_go_on_from_one_to_the_other() -> None:
    # 27 and 26 go; 27 costs two rupees, of which one is there; 30 pays for the other and costs two again.
    state = laid(BATTLER, Seat("russian", court="27 26 30", tribes="punjab", rupees=1), british="punjab")
    play(state, "battle 33")
    assert (court(state, 1), tribes(state, 1), state.table.rupees[1]) == ("", "", 0)
    assert asked(state) == (0, "actions")


def test_g11_the_overthrown_cards_go_together_before_any_debt_is_paid_with_cards() -> None:
    state = laid(BATTLER, Seat("russian", court="27 26 8 9", tribes="punjab", rupees=1), british="punjab")
    play(state, "battle 33")
    assert (asked(state), offered(state)) == ((1, "debt"), ["discard 8", "discard 9"])


def test_g11_a_debt_may_cost_the_political_card_of_another_region_and_its_tribes() -> None:
    state = laid(BATTLER, Seat("russian", court="27 57 9", tribes="punjab herat*2", rupees=1), british="punjab")
    play(state, "battle 33", "discard 57")
    assert (court(state, 1), tribes(state, 1)) == ("9", "")


def test_g12_whoever_loses_the_last_political_card_loses_the_tribes_of_the_region() -> None:
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5 8", tribes="kabul*2 herat"))
    play(state, "betray 18", "refuse")
    assert (tribes(state, 1), state.table.cylinders[1], court(state, 1)) == ("herat", 9, "8")


def test_g12_nothing_happens_while_a_political_card_of_the_region_is_left() -> None:
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5 7", tribes="kabul*2"))
    play(state, "betray 18", "refuse")
    assert (tribes(state, 1), court(state, 1)) == ("kabul*2", "7")


def test_g12_only_the_tribes_of_the_owner_leave_and_the_ruler_changes() -> None:
    state = laid(Seat("british", court="18", spies="5", tribes="kabul"), Seat("russian", court="5", tribes="kabul*2"))
    assert rulers(state) == {"kabul": 1}
    play(state, "betray 18", "refuse")
    assert (rulers(state), tribes(state, 0)) == ({"kabul": 0}, "kabul")


def test_g12_a_card_of_another_suit_takes_nobody_with_it() -> None:
    state = laid(Seat("british", court="18", spies="8"), Seat("russian", court="8", tribes="kabul*2"))
    play(state, "betray 18")
    assert (tribes(state, 1), court(state, 1)) == ("kabul*2", "")


def test_g13_tribes_need_no_political_card_and_political_cards_no_tribe() -> None:
    state = laid(Seat("british", court="57", tribes="kabul*2"), Seat("russian", court="5"), british="kabul", deck="6")
    play(state, "end", "end")
    assert (tribes(state, 0), court(state, 0), court(state, 1)) == ("kabul*2", "57", "5")
    # Losing a political card of another region, or a spy, is no matter either.
    state = laid(Seat("british", court="9 57", tribes="kabul herat"), Seat("russian", court="18", spies="57"), at=1)
    play(state, "betray 18", "refuse")
    assert tribes(state, 0) == "kabul"


def test_g11_and_g12_over_whole_games() -> None:
    """From one announcement to the next, tribes and political cards of a region come to their end together."""
    by_map = by_court = 0
    for seed in range(40):
        game = Pamir()
        state = game.setup(game.options({"families": "RBGY"}), seed)
        before: list[tuple[int, int]] = []
        for move in at_random(state, Dice(seed)):
            if asked(state)[1] == "actions":
                table = state.table
                now = [
                    (
                        table.tribes_of(seat, region),
                        sum(CARDS.suit[card] == 2 and CARDS.region[card] == region for card in table.courts[seat]),
                    )
                    for seat in range(4)
                    for region in range(6)
                ]
                for (tribes_then, cards_then), (tribes_now, cards_now) in zip(before, now, strict=False):
                    if tribes_then and not tribes_now:
                        assert not cards_now, "the last tribe is gone, and a political card is left"
                        by_map += cards_then
                    if cards_then and not cards_now:
                        assert not tribes_now, "the last political card is gone, and a tribe is left"
                        by_court += tribes_then
                before = now
            state.play(move)
    assert min(by_map, by_court) > 50


# -- G14 to G16 --------------------------------------------------------------------------------------------------------


def test_g14_an_ability_works_from_the_moment_its_card_lies_in_the_court() -> None:
    state = laid(Seat("british", hand="68", rupees=0), Seat("russian"), market="5 75 / 6 77")
    assert offered(state, "buy") == ["buy 5", "buy 6"]
    play(state, "play 68 left")
    assert offered(state, "buy") == ["buy 5", "buy 6", "buy 75", "buy 77"]


def test_g14_spies_block_no_ability() -> None:
    state = laid(Seat("british", court="68", rupees=0), Seat("russian", spies="68*5"), market="5 75")
    assert offered(state, "buy") == ["buy 5", "buy 75"]


def test_g14_an_ability_ends_when_its_card_leaves_the_court() -> None:
    state = laid(Seat("british", court="68 18", spies="68", rupees=2), Seat("russian"), market="5 75 8")
    assert "buy 75" in offered(state)
    play(state, "betray 18")
    assert offered(state, "buy") == ["buy 5"]
    assert not state.table.powers[0]


def test_g14_one_of_two_cards_with_the_same_ability_is_enough() -> None:
    state = laid(Seat("british", court="15 83 5 18", spies="15"), Seat("russian"))
    play(state, "betray 18")
    assert court(state, 0) == "83 5 18"
    assert state.table.powers[0]


def test_g15_rupees_and_cards_change_hands_only_by_a_rule() -> None:
    passed = 0
    for seed in range(12):
        game = Pamir()
        state = game.setup(game.options({"families": "RBGY"}), seed)
        dice = Dice(seed)
        for move in at_random(state, dice):
            told: list[object] = []
            state.table.listener = told.append
            state.play(move)
            gave = [event for event in told if isinstance(event, RupeesPassed)]
            assert not gave or move.word in ("pay", "rupee"), move
            assert not any(isinstance(event, HandsSwapped) for event in told) or move.word == "swap"
            passed += len(gave)
    assert passed


def test_g16_a_discarded_card_never_comes_back() -> None:
    for seed in range(8):
        game = Pamir()
        state = game.setup(game.options({"families": "RBG"}), seed)
        dice = Dice(seed)
        gone, left = 0, len(state.table.deck)
        for move in at_random(state, dice):
            state.play(move)
            table = state.table
            prizes = sum(1 << card for cards in table.prizes for card in cards)
            assert not gone & ~table.gone & ~prizes, "a card came back, and not as a prize"
            assert len(table.deck) <= left
            gone, left = table.gone, len(table.deck)
            looked_over(state)
        assert gone


def test_g16_nothing_is_reshuffled_when_the_deck_is_empty() -> None:
    state = laid(Seat("british", hand="31"), Seat("russian"), market="7 8 / 9", deck="")
    play(state, "buy 7", "play 31 left", "end", "end")
    assert (state.table.market.count(0), favored(state)) == (10, "intelligence")
