"""Bots with a character speak seldom, and nobody says the same twice."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from gonfalon.bots.character import CHARACTERS
from gonfalon.session.seats import Seat
from gonfalon.texts.lines import Line
from gonfalon.texts.sayings import OCCASIONS, sayings
from gonfalon.ui.board.speech import APART, MOST, Speech, said

SEATS = (
    Seat("R", "Anna"),
    Seat("B", "Jan", "squire/grudging"),
    Seat("G", "Olena", "page"),
    Seat("Y", "Timur", "regent/bluffer"),
)


def game(seed: int) -> list[tuple[int, Line]]:
    """What is said, and at which move, in a game in which something happens to everybody all the time."""
    speech = Speech(SEATS, Random(seed))
    found = [(0, line) for line in speech.begins()]
    assert speech.begins() == [line for _, line in found], "who looks again reads the same"
    for move in range(1, 80):
        speech.moved()
        for seat in range(len(SEATS)):
            found += [(move, line) for occasion in OCCASIONS[1:3] for line in speech.happens(seat, occasion)]
    return found + [(80, line) for line in speech.ends([3])]


def test_bots_speak_seldom_and_never_say_the_same_twice() -> None:
    for seed in range(30):
        spoken = game(seed)
        words = [said(line) for _, line in spoken]
        assert len(set(words)) == len(words)
        assert {line.family for _, line in spoken} <= {"B", "Y"}, "who has no character says nothing"
        moves = [move for move, _ in spoken[:-2]]
        assert all(after - before >= APART for before, after in pairwise(moves[1:]))
        assert max(sum(line.family == family for _, line in spoken[:-2]) for family in "BY") <= MOST
        assert words[-2].startswith("Merry Perrin: ")
        assert words[-1].startswith("Sir Guiscard: ")
        assert len(spoken) > 3


def test_every_character_has_something_to_say_on_every_occasion() -> None:
    words = [word for kind in CHARACTERS for occasion in OCCASIONS for word in sayings(kind, occasion)]
    assert len(words) == len(set(words)) == 6 * len(CHARACTERS)
    assert not sayings("", "wins")
