"""Matches for tests: who sits where, and random moves."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat

NAMES = ("Anna", 'Bo "x"', "Ґанна", "", "K")
CHOSEN = {
    "oriflamme": (("Oriflamme",), (("direction", "right-to-left"),)),
    "ordonance": (("ordonance-base",), (("singles", "seniority"), ("certainty", "deck"), ("scoring", "territories"))),
    "pamir": (("pamir",), (("hands", "open"),)),
}


def new_game(seats: int = 3, seed: int = 1, first: int | None = None, game: str = "oriflamme") -> NewGame:
    bots = (None, "page", None, "squire", None)
    places = tuple(Seat("RBGYK"[seat], NAMES[seat], bots[seat]) for seat in range(seats))
    return NewGame(game, places, first, seed, *CHOSEN[game])


def begun(seats: int = 3, seed: int = 1, folder: Path | None = None, game: str = "oriflamme") -> Match:
    return Match.begin(
        new_game(seats, seed, game=game), CardSources(GAMES), None if folder is None else Journal(folder)
    )


def file_of(match: Match) -> Path:
    """Where a match is kept."""
    assert match.journal is not None
    assert match.journal.path is not None
    return match.journal.path


def moves(match: Match) -> tuple[Any, ...]:
    """What the one who has to decide may play."""
    seat = match.decision_seat
    assert seat is not None
    decision = match.view(seat).decision
    assert decision is not None
    return tuple(decision.moves)


def play_on(match: Match, most: int | None = None, seed: int = 1) -> None:
    """Play that many random moves, by default to the end."""
    chance = random.Random(seed)
    while not match.over and most != 0:
        match.play(chance.choice(moves(match)))
        if most is not None:
            most -= 1


def same(one: Match, other: Match) -> bool:
    """Whether two matches stand the same for everybody, as far as anybody can know."""
    seats = range(len(one.seats))
    return (
        replace(one.record(), date=None) == replace(other.record(), date=None)
        and one.decision_seat == other.decision_seat
        and all(one.view(seat).table == other.view(seat).table for seat in seats)
        and all(one.view(seat).history == other.view(seat).history for seat in seats)
        and all(one.view(seat).decision == other.view(seat).decision for seat in seats)
        and all(one.events_since(seat, 0) == other.events_since(seat, 0) for seat in seats)
    )
