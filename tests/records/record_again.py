"""Plays the golden games anew and writes their records.

    PYTHONPATH=desktop python tests/records/record_again.py NAME...

To be run only when old records shall no longer replay, and then together with a higher `rules_version`: each of these
files stands for a game that somebody has saved. A name is that of a file without its ending.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.record import write
from gonfalon.games import GAMES, bot
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves

HERE = Path(__file__).parent

TWO = NewGame("oriflamme", (Seat("R", "Anna"), Seat("K", "Black squire", "squire")), first=1, seed=2026)
FOUR = NewGame(
    "oriflamme",
    (
        Seat("B", "Оленка"),
        Seat("R", "Page of the Red", "page"),
        Seat("Y", 'Złota "Basia"'),
        Seat("G", "Green", "squire"),
    ),
    options=(("direction", "right-to-left"),),
)
FIVE = NewGame(
    "oriflamme",
    (
        Seat("G", "g", "page"),
        Seat("Y", "y", "page"),
        Seat("K", "k", "squire"),
        Seat("R", "r"),
        Seat("B", "Bé\u202eidi", "page"),
    ),
    first=4,
    seed=(1 << 64) - 1,
)
UNFINISHED = NewGame("oriflamme", (Seat("R", "Anna"), Seat("B", "Bo"), Seat("G", "Cé")), first=0, seed=7)
ORDONANCE_TWO = NewGame("ordonance", (Seat("B", "Оленка", "squire"), Seat("Y", "Złota", "page")), seed=1096)
ORDONANCE_FOUR = NewGame(
    "ordonance",
    (Seat("K", "k", "squire"), Seat("R", "Rä"), Seat("G", "g", "squire"), Seat("B", "b", "page")),
    options=(("singles", "count-then-seniority"), ("certainty", "deck"), ("scoring", "tournament")),
)
ORDONANCE_POINTS = NewGame(
    "ordonance",
    (Seat("R", "Anna"), Seat("B", "Bo", "squire"), Seat("G", "Cé", "page")),
    first=2,
    seed=(1 << 64) - 1,
    options=(("scoring", "points"), ("points-end", "play-out"), ("incomplete", "nothing")),
)
ORDONANCE_UNFINISHED = NewGame("ordonance", (Seat("G", "Ґанна"), Seat("R", "Rob")), first=1, seed=7)
PAMIR_THREE = NewGame(
    "pamir",
    (Seat("R", "Anna"), Seat("B", "Bo", "squire"), Seat("G", "Cé", "page")),
    first=2,
    seed=13,
)
PAMIR_FIVE = NewGame(
    "pamir",
    (
        Seat("K", "k", "page"),
        Seat("R", "Rä"),
        Seat("G", "g", "squire"),
        Seat("B", "b", "squire"),
        Seat("Y", "y", "squire"),
    ),
    options=(("hands", "open"),),
)
PAMIR_WAKHAN = NewGame(
    "pamir",
    (Seat("B", "Оленка"), Seat("Y", "Wachan", "wakhan"), Seat("R", "Rob", "squire")),
    seed=16,
    options=(("improved", "purchasing spies loyalty"),),
)
PAMIR_UNFINISHED = NewGame("pamir", (Seat("G", "Ґанна"), Seat("R", "Wakhan", "wakhan")), seed=7)


def played(new_game: NewGame, moves: int = -1) -> Match:
    """A game between bots, the seats of people played by squires; the given number of moves, or all."""
    match = Match.begin(new_game, Shelves(GAMES))
    dice = Dice(new_game.seed)
    while not match.over and len(match.moves) != moves:
        seat = match.decision_seat
        assert seat is not None
        match.play(
            bot(new_game.game, match.seats[seat].bot or "squire").choose(match.view(seat), dice, Budget(1.0)).move
        )
    return match


def tied(new_game: NewGame) -> Match:
    """The first such game, counting seeds from 1, that is decided by a tie-break."""
    for seed in range(1, 10_000):
        match = played(replace(new_game, seed=seed))
        if match.outcome is not None and match.outcome.tie_break is not None:
            return match
    raise AssertionError("no game was tied")


RECORDED: dict[str, Callable[[], Match]] = {
    "two-seats": lambda: played(TWO),
    "four-seats": lambda: tied(FOUR),
    "five-seats": lambda: played(FIVE),
    "unfinished": lambda: played(UNFINISHED, 25),
    "ordonance-two-seats": lambda: played(ORDONANCE_TWO),
    "ordonance-four-seats": lambda: tied(ORDONANCE_FOUR),
    "ordonance-points": lambda: played(ORDONANCE_POINTS),
    "ordonance-unfinished": lambda: played(ORDONANCE_UNFINISHED, 21),
    "pamir-three-seats": lambda: played(PAMIR_THREE),
    "pamir-five-seats": lambda: tied(PAMIR_FIVE),
    "pamir-wakhan": lambda: played(PAMIR_WAKHAN),
    "pamir-unfinished": lambda: played(PAMIR_UNFINISHED, 33),
}

if __name__ == "__main__":
    for name in sys.argv[1:]:
        match = RECORDED[name]()
        text = write(match.record())
        (HERE / f"{name}.gonfalon").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(match.moves)} moves, {match.outcome}")
