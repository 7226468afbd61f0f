"""Games at a terminal for tests: what is printed there, and a person who answers at random."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Sequence
from typing import Protocol

import pytest

from gonfalon.cli.hot_seat import HotSeat
from gonfalon.cli.terminal import Terminal
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from tests.session.truth import truth

NAMES = ("Anna", "Bo", "Cy", "Dora", "Eve")
TOLD = [name for name in GAMES if GAMES[name].text_board is not None]
"""The games that can be played in a terminal; that these are all is a test of its own."""


class Gonfalon(Protocol):
    """Runs a command with these words and what is typed, expects an exit status, and returns what is printed."""

    def __call__(self, *words: object, status: int = 0, typed: Sequence[str] = ()) -> pytest.CaptureResult[str]: ...


class Screen(io.StringIO):
    """What is printed, on something that is a terminal or is not."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Typed(Screen):
    """Lines that somebody types."""

    def __init__(self, lines: Iterable[str], terminal: bool = False) -> None:
        super().__init__(terminal)
        self.lines = list(lines)

    def readline(self, size: int | None = -1, /) -> str:
        return f"{self.lines.pop(0)}\n" if self.lines else ""


class AtRandom(Screen):
    """Somebody who answers every decision of a match with the number of one of its moves."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__()
        self.match = match
        self.chance = random.Random(seed)

    def readline(self, size: int | None = -1, /) -> str:
        return f"{self.chance.randint(1, len(truth(self.match).moves))}\n"


def begun(
    players: Sequence[str], game: str = "oriflamme", seed: int = 1, sets: tuple[str, ...] = (), first: int | None = 0
) -> Match:
    """A match between these players: `human`, or bots by their names."""
    seats = (
        Seat("RBGYK"[seat], NAMES[seat], None if player == "human" else player) for seat, player in enumerate(players)
    )
    return Match.begin(NewGame(game, tuple(seats), first, seed, sets), CardSources(GAMES))


def played(match: Match, *lines: str, terminal: bool = False, why: bool = False) -> str:
    """What is printed while somebody types these lines and then leaves."""
    screen = Screen(terminal)
    seat = HotSeat(match, Terminal(screen, Typed(lines, terminal)), why=why)
    try:
        seat.play()
    except EOFError:
        pass
    return screen.getvalue()
