"""The squire of Ordonance: sees lines, fights where it can win, and beats pages."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.cli.arena import play_deals, shares_of
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import bot
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules import Ordonance
from tests.games.ordonance.bots.views import choices, seen

LOST = "F WF HF SF"
"""Four flags: nobody who has no flag there catches up."""


def late(own: str, theirs: str) -> tuple[str, str]:
    """Two armies of each seat are not full yet, and who wins both of them wins the game."""
    return f"{own} | S S B W | S S B W | {LOST}", f"{theirs} | {LOST} | {LOST} | S S B W"


def test_it_takes_the_card_that_completes_a_regiment_and_wins_control() -> None:
    assert choices(seen("S W SH BF BW H", *late("SF WF F | S B", "W W W | F F"))) == {"BF 1"}


def test_it_goes_on_with_the_line_that_is_alive() -> None:
    assert choices(seen("S WH B S SB B", *late("H BH | W SW", "H SH | W BW"))) <= {"WH 1", "WH 2"}
    assert choices(seen("S W B S SB B", *late("H BH | W SW", "H SH | W BW"))) == {"W 2"}
    assert choices(seen("S SF B S SB B", *late("H BH | SF WF", "H SH | W BW"))) == {"SF 2"}


def test_it_throws_what_is_of_no_use_where_nothing_is_left_to_win() -> None:
    view = seen("S HF WHF BHF SHF BHF", "S W | HF | HF | H | HF", f"{LOST} | | | | ")
    assert view.table.holder[0] == 1
    assert choices(view) == {"S 1"}


def test_it_throws_nothing_away_that_an_army_still_needs() -> None:
    armies = ("HF WHF | S S B W | S S B W | S S B W | S", f"F WF SF | {LOST} | {LOST} | F F | {LOST}")
    assert choices(seen("HF HF SBW SBW SBW SBW", *armies)).isdisjoint({"HF 5"})


def test_it_keeps_the_card_of_all_icons_for_an_army_that_needs_it() -> None:
    # A poorer flag completes the army just as well.
    assert choices(seen("F SBWHF S S W B", *late("SF WF HF | S B", "W W W | F F"))) == {"F 1"}
    # And nothing is gained by it where the territory is lost.
    view = seen("SBWHF S S W W B", "S B W | HF WF | WF SF | H H | S", f"{LOST} | | | | ")
    assert "SBWHF 1" not in choices(view)


def test_it_plays_the_card_of_all_icons_where_it_makes_two_regiments_that_win() -> None:
    view = seen("SBWHF S S W W B", "HF HF WHF | S | S | W | B", "F SF WF BF | S | S | W | B")
    assert choices(view) == {"SBWHF 1"}


def test_it_does_not_break_a_winning_line() -> None:
    view = seen("S B W S B W", "HF HF WHF | | | | ", "F SF WF BF | | | | ")
    assert not any(choice.endswith(" 1") for choice in choices(view))


def test_it_leaves_an_army_that_cannot_win_any_more() -> None:
    # Two regiments lie against one flag: the next flag is worth more elsewhere.
    view = seen("F S S W W B", "F | SF | WF | B | B", "HF HF WHF BHF | | | | ")
    assert choices(view).isdisjoint({"F 1"})


@pytest.mark.sample
@pytest.mark.parametrize("hand", ["F WF SH BW S W", "SBWHF S S W W B", "H BH WF SWH B SB", "S B W H F SB BW WH HF SF"])
@pytest.mark.parametrize("armies", [("| | | | ", "| | | | "), ("F WF | S | | H | W", "B | SF SH | | H | W")])
def test_the_order_of_a_hand_and_the_numbers_of_its_cards_mean_nothing(hand: str, armies: tuple[str, str]) -> None:
    units = hand.split()
    for turn in range(1, len(units)):
        other = seen(" ".join(units[turn:] + units[:turn][::-1]), *armies)
        first = seen(hand, *armies)
        for number in range(5):
            assert (
                Squire().choose(first, Dice(number), Budget(1.0)).move
                == Squire().choose(other, Dice(number), Budget(1.0)).move
            )


def test_what_nobody_has_seen_changes_nothing() -> None:
    game = Ordonance()
    for seed in range(4):
        state = game.setup(game.options({"families": "RBG"}), seed)
        dice = Dice(seed)
        while not state.over:
            view = View.of(state, state.seat)
            move = Squire().choose(view, Dice(seed), Budget(1.0)).move
            world = view.imagine(dice)
            assert Squire().choose(View.of(world, state.seat), Dice(seed), Budget(1.0)).move == move
            state.play(move)


def test_equal_moves_are_left_to_the_dice() -> None:
    chosen = choices(seen("F F F F F F", "| | | | ", "| | | | "), throws=60)
    assert chosen == {f"F {territory}" for territory in range(1, 6)}


def test_a_marker_that_can_be_had_now_is_taken_among_three() -> None:
    view = seen("F S S W W B", "SF WF HF | | | | ", "W W W | | | | ", "W W W | | | | ")
    assert choices(view) == {"F 1"}


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


@pytest.mark.strength
def test_the_squire_beats_a_page() -> None:
    names = ("squire", "page")
    squire = shares_of(names, play_deals("ordonance", names, 10, 1))[0]
    assert squire.bot == "squire"
    assert squire.share >= 0.8


@pytest.mark.strength
@pytest.mark.parametrize(("pages", "least"), [(1, 0.95), (2, 0.85), (3, 0.8)])
def test_the_squire_beats_any_number_of_pages(pages: int, least: float) -> None:
    """Figures, not times: they cannot flicker."""
    names = ("squire", *["page"] * pages)
    assert shares_of(names, play_deals("ordonance", names, 40, 1))[0].share >= least


def test_it_is_the_bot_of_this_name() -> None:
    assert isinstance(bot("ordonance", "squire"), Squire)
