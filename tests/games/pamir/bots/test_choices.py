"""The squire of Pax Pamir sees who would score and counts what a turn can bring; the page is never absurd."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from gonfalon.core.state import State
from gonfalon_lab.arena_lineups import play_deals
from gonfalon_lab.win_rates import win_rates
from tests.games.pamir.bots.seen import choices, turn_of
from tests.games.pamir.rules.positions import Seat, laid, play

DECK = "61 62 63 64 65 66 68 69 70 71 72 73 102 75 76 77 103 79 80 104"
"""So much is still to come that nothing is final."""
at = partial(laid, deck=DECK)
near_the_end = partial(at, market="101 2 / 60 67 33")
BRITISH, RUSSIAN, AFGHAN = map(Seat, ("british", "russian", "afghan"))
TRIBAL = Seat("russian", tribes="kabul*2")
Position = Callable[[], State]

# For each ruling: a position, what is played there first, and everything that a squire may choose then.
CHOICES: dict[str, tuple[Position, str, str]] = {
    "v1 it buys the check that wins the game": (
        partial(at, Seat("british", rupees=2), RUSSIAN, AFGHAN,
                market="37 101 / 60 3 2 33", british="kabul*6", russian="herat"), "", "buy 101"),
    "a7 it refuses a prize that would cost its standing": (
        partial(near_the_end, Seat("british", court="16", spies="36", gifts="2 4", rupees=3),
                Seat("british", court="36 37"), AFGHAN, british="kabul*6"), "betray 16", "refuse"),
    "c4 it sees riots coming": (
        partial(at, Seat("british", hand="7 9"), RUSSIAN, AFGHAN, market="37 / 60 67", actions=1),
        "", "play 7 left, play 7 right"),
    "c4 it sees other riots coming": (
        partial(at, Seat("british", hand="7 9"), RUSSIAN, AFGHAN, market="112 / 60 67", actions=1),
        "", "play 9 left, play 9 right"),
    "t4 free actions are not forgotten": (
        partial(laid, Seat("british", court="12 60"), RUSSIAN, AFGHAN,
                market="37 2 / 59 33", favored="economic", actions=0), "", "gift 12"),
    "x money on a card makes it the better buy": (
        partial(laid, Seat("british", rupees=0), RUSSIAN, AFGHAN, market="9+3 2 / 67 33", actions=1), "", "buy 9"),
    "b6 it asks for the full sum": (
        partial(laid, Seat("british", hand="2"), TRIBAL), "play 2 left", "ask 2"),
    "b6 it pays what it announced": (
        partial(laid, Seat("british", hand="2"), TRIBAL), "play 2 left, ask 2", "pay"),
    "b5 it does not pay where it need not": (
        partial(laid, Seat("british", hand="2", boons="courtly_manners"), TRIBAL),
        "play 2 left, ask 2", "decline"),
    "g10 a debt is paid with the card that is worth least": (
        partial(at, Seat("russian", court="16", spies="14", rupees=2),
                Seat("british", court="14 36 37", hand="67", rupees=1), Seat("british", court="32"), british="kabul*5"),
        "betray 16", "discard 67"),
    "c2 the court limit takes no patriot": (
        partial(laid, Seat("british", court="36 37 50 67"), RUSSIAN, british="kabul*5", market="2 33", deck="60 59"),
        "end", "discard 67"),
    "c3 the hand limit takes what would cost its standing": (
        partial(laid, Seat("british", hand="36 32 84", gifts="2 4"), RUSSIAN,
                british="kabul*5", market="2 33", deck="60 59"), "end", "discard 84"),
    "x8 a spy of the other seat goes to a safe house": (
        partial(laid, Seat("british", court="38", spies="38 38"), Seat("russian", court="41", spies="38"),
                market="2 33"), "battle 38", "shelter 41"),
    "x9 blackmail is used": (
        partial(at, Seat("british", court="43"), Seat("russian", court="44"), market="2 33"), "", "spy 43, spy 44"),
    "e a rumor is about the rival who leads": (
        partial(laid, Seat("british", court="36"), Seat("british", court="37 50"), Seat("afghan", court="6"),
                market="108 102", british="kabul*6"), "buy 108", "rumor B"),
    "e hands are swapped with the fullest hand": (
        partial(laid, BRITISH, Seat("russian", hand="9"), Seat("afghan", hand="2 10 33"), market="114"),
        "buy 114", "swap G"),
    "e rebuke hits where others stand": (
        partial(laid, Seat("british", tribes="kabul"), Seat("russian", tribes="herat*2"), AFGHAN,
                market="116 102", british="kabul*3", russian="herat*5"), "buy 116", "rebuke herat"),
    "e pashtunwali favors the suit of the own court": (
        partial(laid, Seat("british", court="16 33 59"), Seat("russian", court="8 61"), AFGHAN,
                market="115 102", british="kabul*3", russian="herat*3"), "buy 115", "favor military"),
    "e confidence failure takes the worst card": (
        partial(laid, Seat("british", hand="32 84", gifts="2"), Seat("russian", hand="2"),
                market="114 4 / 33", british="kabul*4"), "end", "discard 84"),
}  # fmt: skip
# The same for all that a page chooses, which is random and never absurd.
PAGE: dict[str, tuple[Position, str, str]] = {
    "it does something with two actions": (partial(laid, BRITISH, RUSSIAN, market="37"), "", "buy 37"),
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
        partial(laid, BRITISH, RUSSIAN, AFGHAN, market="108"), "buy 108", "rumor B, rumor G"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "ruling"), [("squire", each) for each in CHOICES] + [("page", each) for each in PAGE])
def test_there_it_chooses(name: str, ruling: str) -> None:
    position, played, expected = (CHOICES if name == "squire" else PAGE)[ruling]
    state, moves = position(), {*expected.split(", ")}
    play(state, *filter(None, played.split(", ")))
    found = choices(state, name, 40 * len(moves) if name == "page" else 8)
    assert found == moves or (name == "squire" and found < moves)


# For each ruling: a position, how moves begin that a squire's turn has there, and how those that it has not.
TURNS: dict[str, tuple[Position, str, str]] = {
    "d1 it does not buy the check that another would win": (
        partial(at, Seat("british", rupees=6), RUSSIAN, AFGHAN,
                market="37 101 / 60 3 2 33", british="kabul", russian="herat*6"), "", "buy 101"),
    # The check comes at the end of this turn (C4): two more cylinders make it the first.
    "d7 cylinders count where nobody is dominant": (
        partial(at, Seat("british", court="16", hand="1 33", tribes="kabul*2", rupees=1),
                Seat("russian", tribes="persia*3"), market="101 4 / 60", british="kabul", russian="herat"),
        "play 1 ", ""),
    # Five points to none would be the end; five to three are not.
    "y2 it changes sides before another wins alone": (
        partial(near_the_end, Seat("british", hand="99", rupees=1), Seat("russian", gifts="2"), AFGHAN,
                russian="herat*6"), "play 99", ""),
    "a8 it breaks a dominance that would beat it": (
        partial(near_the_end, Seat("british", court="16 50", rupees=0), Seat("russian", gifts="2"), AFGHAN,
                british="kabul*2", russian="kabul*6"), "battle 50", ""),
    "a4 a gift decides who is first in the leading coalition": (
        partial(near_the_end, Seat("british", court="12", rupees=3), BRITISH, AFGHAN, british="kabul*6"),
        "gift 12", ""),
    "a7 it betrays for a prize of its coalition": (
        partial(near_the_end, Seat("afghan", court="16", spies="36", rupees=3), Seat("british", court="36"),
                Seat("afghan", gifts="2"), afghan="kabul*6"), "betray 16, prize", ""),
    "y2 it keeps its loyalty where gifts would be lost for nothing": (
        partial(at, Seat("british", hand="99 33", gifts="2 4 6", rupees=1), RUSSIAN, AFGHAN,
                market="37 / 60", british="kabul*4", russian="herat"), "", "play 99"),
    "a3 it taxes the market where rupees lie": (
        partial(laid, Seat("british", court="8", rupees=0), RUSSIAN, AFGHAN,
                market="37+2 2+2 / 60 33", favored="economic"), "tax 8", ""),
}  # fmt: skip


@pytest.mark.parametrize("ruling", TURNS, ids=lambda ruling: ruling.replace(" ", "-"))
def test_its_turn_has(ruling: str) -> None:
    position, has, has_not = TURNS[ruling]
    done = turn_of(position())
    assert all(any(move.startswith(begin) for move in done) for begin in filter(None, has.split(", ")))
    assert not has_not or not any(move.startswith(has_not) for move in done)


def test_d2_it_brings_its_armies_first_and_then_buys_the_check() -> None:
    seats = Seat("british", hand="32 9", rupees=2), RUSSIAN, AFGHAN
    state = at(*seats, market="37 101 / 60", british="kabul*2", russian="herat")
    first, *rest = turn_of(state)
    assert first.startswith("play 32")
    assert rest == ["buy 101"]
    assert state.table.points == [5, 0, 0]


def test_a3_it_taxes_the_rich() -> None:
    seats = (
        Seat("british", court="16 8", tribes="kabul", rupees=0),
        Seat("russian", court="10", rupees=9),
        AFGHAN,
    )
    state = laid(*seats, market="37 2 / 60 33", favored="economic")
    turn_of(state)
    assert state.table.rupees[:2] == [2, 7]


def test_g7_no_gift_is_lifted_for_a_tribe() -> None:
    own = Seat("british", court="1 16", hand="24", gifts="2 4", spies="1*4 16*3", tribes="herat")
    state = laid(own, RUSSIAN, british="kabul*6", market="2 33")
    play(state, "play 24 left")
    assert not choices(state) & {"lift gift-2", "lift gift-4"}


@pytest.mark.nightly
@pytest.mark.parametrize("names", ["squire page", "squire page page", "squire page page page page"])
def test_the_squire_beats_pages(names: str) -> None:
    seats = tuple(names.split())
    squire = win_rates(seats, play_deals("pamir", seats, 36 // len(seats), 1))[0]
    assert squire.bot == "squire"
    assert squire.share >= 0.8
    assert squire.low > 0.6
