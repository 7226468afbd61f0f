"""What is placed when the supply is empty (rules, G7 and G8)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.marks import block_mark, cylinder_mark
from gonfalon.games.pamir.rules.places import REGIONS

from .positions import Seat, asked, blocks, court, gifts, laid, offered, play, rulers, spies, tribes


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
