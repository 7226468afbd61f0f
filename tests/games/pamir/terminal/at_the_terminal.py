"""Positions of Pax Pamir as a terminal shows and tells them."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.terminal.text_board import PamirTextBoard
from gonfalon.session.match import Match
from tests.cli.at_the_terminal import NAMES, begun
from tests.games.pamir.rules.positions import Seat, laid

TABLE = PamirTextBoard()


def market() -> State:
    return laid(
        Seat("afghan", rupees=3, court="49"),
        Seat("british", rupees=9),
        market="106 19 - 111 37+2 101 / 83+1 74 2 108 71 28",
        favored="economic",
    )


def view_of(state: State, seat: int = 0) -> View:
    return View.of(state, seat)


def lines_of(state: State, seat: int = 0, width: int = 79) -> list[str]:
    return TABLE.lines(view_of(state, seat), NAMES[: state.table.seating.seats], width)


def line_with(state: State, words: str, **how: int) -> str:
    """The one line that has these words in it, with single blanks."""
    found = [" ".join(line.split()) for line in lines_of(state, **how) if words in line]
    assert len(found) == 1, found
    return found[0]


def played_at_random(players: tuple[str, ...], seed: int) -> Iterator[Match]:
    match = begun(players, "pamir", seed, first=None)
    dice = Dice(seed)
    while not match.over:
        yield match
        decision = match.view(match.decision_seat or 0).decision
        assert decision is not None
        match.play(dice.pick(decision.moves))
    yield match
