"""Who rules a region in Pax Pamir (section R)."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.game import Pamir

from .looking_over import looked_over
from .positions import Seat, asked, at_random, laid, offered, play, rulers


def ruler(*seats: tuple[str, int], **armies: int) -> int:
    """Who rules Kabul, where each seat has a loyalty and tribes and each coalition has armies; -1 for nobody."""
    state = laid(
        *(Seat(loyalty, tribes=f"kabul*{count}" if count else "") for loyalty, count in seats),
        **{coalition: f"kabul*{count}" for coalition, count in armies.items()},
    )
    return rulers(state).get("kabul", -1)


def test_r1_own_tribes_and_loyal_armies_count() -> None:
    assert ruler(("british", 1), ("russian", 0)) == 0
    assert ruler(("british", 1), ("russian", 2), british=2) == 0  # three against two
    assert ruler(("british", 1), ("russian", 2), british=2, russian=2) == 1  # three against four
    assert ruler(("british", 2), ("russian", 1), afghan=1) == 0


def test_r1_armies_of_other_coalitions_and_roads_do_not_count() -> None:
    assert ruler(("british", 1), ("russian", 2), afghan=1) == 1
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="herat-kabul*3 herat*3")
    assert rulers(state) == {}


def test_r2_a_ruler_has_a_tribe_there() -> None:
    assert ruler(("british", 0), ("russian", 1), british=3) == -1
    assert ruler(("british", 0), ("russian", 0), british=3) == -1
    assert ruler(("british", 1), ("russian", 1), british=3) == 0


def test_r2_a_tie_between_players_is_ruled_by_nobody() -> None:
    assert ruler(("british", 1), ("russian", 1)) == -1
    assert ruler(("british", 1), ("russian", 2), british=1) == -1
    assert ruler(("british", 3), ("russian", 3), ("afghan", 1)) == -1
    assert ruler(("afghan", 1), ("british", 3), ("russian", 3)) == -1
    assert ruler(("british", 3), ("russian", 3), ("afghan", 4)) == 2


def test_r2_a_tie_with_the_armies_of_any_coalition_is_ruled_by_nobody() -> None:
    assert ruler(("british", 1), ("russian", 0), russian=1) == -1
    assert ruler(("british", 2), ("russian", 0), russian=1) == 0
    assert ruler(("british", 1), ("russian", 0), russian=4) == -1


def test_r2_also_of_a_coalition_to_which_nobody_is_loyal() -> None:
    assert ruler(("british", 2), ("russian", 0), afghan=2) == -1
    assert ruler(("british", 2), ("russian", 0), afghan=3) == -1
    assert ruler(("british", 2), ("russian", 0), afghan=1) == 0
    assert ruler(("british", 1), ("russian", 0), british=2, afghan=2) == 0


def test_r2_armies_of_several_coalitions_are_not_added_up() -> None:
    assert ruler(("british", 3), ("russian", 0), afghan=2, russian=2) == 0
    assert ruler(("british", 3), ("russian", 0), afghan=2, russian=2, british=0) == 0


def test_r3_players_of_one_loyalty_both_count_the_same_armies() -> None:
    assert ruler(("british", 1), ("british", 2), british=3) == 1
    assert ruler(("british", 1), ("british", 1), british=3) == -1
    assert ruler(("british", 1), ("british", 0), british=3) == 0
    assert ruler(("british", 1), ("british", 2), ("russian", 4), british=3) == 1


def test_r3_the_pieces_of_players_are_never_added_up() -> None:
    assert ruler(("british", 1), ("british", 1), ("russian", 3), british=1) == 2
    assert ruler(("russian", 2), ("british", 1), ("british", 1)) == 0


def test_r4_it_is_found_out_again_after_every_change() -> None:
    state = laid(
        Seat("british", hand="60 55", court="9"),
        Seat("russian", court="33", tribes="herat"),
        russian="herat",
        british="persia persia-herat",
        favored="economic",
    )
    assert rulers(state) == {"herat": 1}
    play(state, "move 9")  # one British army, two Russian pieces
    assert rulers(state) == {"herat": 1}
    play(state, "play 60 left", "ask 0")  # two British armies
    assert rulers(state) == {}
    play(state, "play 55 left")  # a tribe and a third army
    assert rulers(state) == {"herat": 0}
    play(state, "end", "battle 33", "remove-tribe R")
    assert rulers(state) == {}


def test_r4_over_whole_games() -> None:
    game = Pamir()
    for seed in range(10):
        state, dice = game.setup(game.options({"families": "RBGY"}), seed), Dice(seed)
        for move in at_random(state, dice):
            state.play(move)
            looked_over(state)  # works every ruler out anew


def test_r5_a_ruler_may_build_and_tax_there_and_is_bribed() -> None:
    state = laid(
        Seat("british", court="28 17 57", tribes="kabul"),
        Seat("russian", court="12", rupees=3),
        Seat("afghan", hand="9"),
    )
    assert offered(state, "build", "tax") == ["build 17", "build 28"]  # City of Ghazni shelters all that seat 1 has
    state.table.rupees[1] = 5
    state.asked_again()
    assert offered(state, "build", "tax") == ["build 17", "build 28", "tax 28"]
    play(state, "build 17")
    assert offered(state)[0] == "army kabul"
    play(state, "army kabul", "done", "end", "end", "play 9 left")
    assert asked(state) == (0, "ask-bribe")


def test_r5_others_may_not() -> None:
    state = laid(Seat("british", court="28 17", tribes="herat", rupees=9), Seat("russian", tribes="kabul", court="9"))
    play(state, "build 17")
    assert offered(state)[0] == "army herat"
    assert "tax 28" not in offered(state)
