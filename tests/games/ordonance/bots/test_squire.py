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


def test_what_nobody_has_seen_changes_nothing() -> None:
    game = Ordonance()
    for seed in range(2):
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
    assert shares_of(names, play_deals("ordonance", names, 40, 1))[0].share >= least


def test_it_is_the_bot_of_this_name() -> None:
    assert isinstance(bot("ordonance", "squire"), Squire)
