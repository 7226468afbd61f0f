from __future__ import annotations

import pytest

from gonfalon.core.options import chosen, refuse_unknown

CHOICES = {"hands": ("hidden", "open"), "points-end": ("literal", "play-out")}


def test_an_option_of_no_game_is_named() -> None:
    refuse_unknown("Chess", {"families": "RB", "first": "R", "cards": None, "clock": "slow"}, ["clock"])
    with pytest.raises(ValueError, match=r"^Chess has no option 'clock'\.$"):
        refuse_unknown("Chess", {"pawns": "9", "families": "RB", "clock": "slow"}, CHOICES)


def test_what_is_not_given_is_as_usual() -> None:
    assert chosen({}, CHOICES) == {"hands": "hidden", "points_end": "literal"}
    assert chosen({"points-end": "play-out", "families": "RB"}, CHOICES)["points_end"] == "play-out"


def test_another_word_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"^The option 'hands' cannot be 'shut': choose hidden or open\.$"):
        chosen({"hands": "shut"}, CHOICES)
