"""The card sets of the tests, and positions with what must come of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from gonfalon.cli.scenario import read_scenarios
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets, load_files
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import placing, read_position, resolving

BASE_FILE = cards_dir() / "oriflamme.yaml"
ALLIANCE_FILE = cards_dir() / "alliance.yaml"
SCENARIOS = Path(__file__).parents[3] / "scenarios"


@cache
def scenarios(name: str) -> list[dict[str, Any]]:
    """The scenarios of a file, read once."""
    return read_scenarios(SCENARIOS / f"{name}.yaml")


def base() -> CardSet:
    return load_files(BASE_FILE)


def alliance() -> CardSet:
    return load_files(ALLIANCE_FILE)


def both() -> CardSet:
    return load_files(BASE_FILE, ALLIANCE_FILE)


def mixed() -> CardSet:
    """Ten of the twenty kinds, those that do the most to each other."""
    kinds = "ambush archer deserter diplomat informer judge revolt royal-decree shapeshifter deal"
    return both().pick(kinds.split())


def reached(queue: str, at: int = 0, **position: Any) -> State:
    """The game at the first question after resolution has come to a slot of this position."""
    state = resolving(read_position(queue, both(), **position), at)
    state.run()
    return state


def chooses(queue: str, family: str, **position: Any) -> State:
    """The game in which this family is the last to place a card."""
    state = placing(read_position(queue, both(), families=[family], **position), family)
    state.run()
    return state


def play(state: State, *moves: str) -> State:
    """Give these answers, each of which must be offered."""
    for text in moves:
        move = Move.parse(text)
        assert move in state.moves, f"{text} is not among {[str(move) for move in state.moves]}"
        state.play(move)
    return state


def offered(state: State) -> list[str]:
    return [str(move) for move in state.moves]


def diagnostics(text: str) -> list[str]:
    """What is wrong with a card file, or nothing."""
    try:
        compile_sets([("mine.yaml", text)])
    except CardFileError as error:
        return str(error).splitlines()
    return []
