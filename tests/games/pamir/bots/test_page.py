"""The page of Pax Pamir: random, and never absurd."""

from __future__ import annotations

from functools import partial

import pytest

from gonfalon.core.state import State
from tests.games.pamir.bots.seen import choices
from tests.games.pamir.rules.positions import Seat, laid, play

RUSSIAN, TRIBAL = Seat("russian"), Seat("russian", tribes="kabul*2")

# For each ruling: a position, what is played there first, and all that a page chooses then.
CHOICES: dict[str, tuple[partial[State], str, str]] = {
    "it does something with two actions": (partial(laid, Seat("british"), RUSSIAN, market="37"), "", "buy 37"),
    "it buys and plays at random": (
        partial(laid, Seat("british", hand="37"), RUSSIAN, market="2 33 / 60"), "",
        "buy 2, buy 33, buy 60, play 37 left, play 37 right"),
    "b6 it asks for the full sum": (partial(laid, Seat("british", hand="2"), TRIBAL), "play 2 left", "ask 2"),
    "b6 it pays small bribes": (partial(laid, Seat("british", hand="2"), TRIBAL), "play 2 left, ask 2", "pay"),
    "b3 it announces nothing that it could not pay": (
        partial(laid, Seat("british", hand="2", rupees=1), TRIBAL, market="37"), "", "buy 37"),
    "b3 it announces nothing that costs much": (
        partial(laid, Seat("british", hand="2", rupees=9), Seat("russian", tribes="kabul*3"), market="37"),
        "", "buy 37"),
    "a7 it does not betray itself": (
        partial(laid, Seat("british", court="16 7", spies="7"), RUSSIAN, market="37"), "", "buy 37"),
    "a7 it betrays another": (
        partial(laid, Seat("british", court="16 7", spies="7 3"), Seat("russian", court="3")), "betray 16", "target 3"),
    "a6 a move is one step": (
        partial(laid, Seat("british", court="1", spies="1"), Seat("russian", court="2 3")), "move 1, slip 1 2", "done"),
    "y2 it does not throw its standing away": (
        partial(laid, Seat("british", hand="99", gifts="2 4"), RUSSIAN, market="37"), "", "buy 37"),
    "y2 it may change sides where it has no standing": (
        partial(laid, Seat("british", hand="99"), RUSSIAN, market="37"), "", "buy 37, play 99 left, play 99 right"),
    "e it spreads no rumor about itself": (
        partial(laid, Seat("british"), RUSSIAN, Seat("afghan"), market="108"), "buy 108", "rumor B, rumor G"),
}  # fmt: skip


@pytest.mark.parametrize("ruling", CHOICES, ids=lambda ruling: ruling.replace(" ", "-"))
def test_there_it_chooses(ruling: str) -> None:
    position, played, expected = CHOICES[ruling]
    state = position()
    play(state, *filter(None, played.split(", ")))
    found = {*expected.split(", ")}
    assert choices(state, "page", 40 * len(found)) == found
