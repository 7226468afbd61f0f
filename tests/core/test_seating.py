"""Who may sit at a table and what may be chosen for it, in words as records and command lines give them."""

from __future__ import annotations

import pytest

from gonfalon.core.game import check_option_names, chosen_values
from gonfalon.core.seats import first_player_option, nearest_level, parse_seating

CHOICES = {"hands": ("hidden", "open"), "points-end": ("literal", "play-out")}


@pytest.mark.parametrize(
    ("given", "families", "first"),
    [
        ({}, "RB", None),
        ({"families": "KYG"}, "KYG", None),
        ({"families": "KYG", "first": "random"}, "KYG", None),
        ({"families": "KYG", "first": "G"}, "KYG", 2),
        ({"families": "KYG", "first": 0}, "KYG", 0),
    ],
)
def test_families_sit_in_the_order_in_which_they_are_named(
    given: dict[str, object], families: str, first: int | None
) -> None:
    assert parse_seating(given, range(2, 4), "RB") == (families, first)
    assert parse_seating({"families": families, "first": first_player_option(families, first)}, range(2, 4), "RB") == (
        families,
        first,
    )


@pytest.mark.parametrize("families", ["R", "RBGY", "RR", "RX", "", "rb"])
def test_those_who_cannot_sit_at_one_table_are_told_who_can(families: str) -> None:
    with pytest.raises(ValueError, match="name 2 to 3 different ones of R, B, G, Y, K"):
        parse_seating({"families": families}, range(2, 4), "RB")


@pytest.mark.parametrize("first", ["G", "", "RB", 2, -1, True, 0.0])
def test_nobody_plays_first_who_does_not_sit_here(first: object) -> None:
    with pytest.raises(ValueError, match="does not sit at this table"):
        parse_seating({"first": first}, range(2, 4), "RB")


def test_an_option_of_no_game_is_named() -> None:
    check_option_names("Chess", {"families": "RB", "first": "R", "cards": None, "clock": "slow"}, ["clock"])
    with pytest.raises(ValueError, match=r"^Chess has no option 'clock'\.$"):
        check_option_names("Chess", {"pawns": "9", "families": "RB", "clock": "slow"}, CHOICES)


def test_what_is_not_given_is_as_usual() -> None:
    assert chosen_values({}, CHOICES) == {"hands": "hidden", "points_end": "literal"}
    assert chosen_values({"points-end": "play-out", "families": "RB"}, CHOICES)["points_end"] == "play-out"


def test_another_word_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"^The option 'hands' cannot be 'shut': choose hidden, open\.$"):
        chosen_values({"hands": "shut"}, CHOICES)


@pytest.mark.parametrize(
    ("level", "expected"), [("courtier", "squire"), ("chancellor", "squire"), ("regent", "regent"), ("page", "squire")]
)
def test_a_bot_who_is_not_offered_is_replaced_by_the_nearest_below(level: str, expected: str) -> None:
    assert nearest_level(level, ("regent", "squire")) == expected
