"""What the tests that hold for every table have to know of one; `tests/games/NAME/window/contract.py` tells it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.player import Player
from tests.at_the_table.stage import AnyStage
from tests.session.games_to_play import play_on
from tests.session.truth import known_by_marks

TABLES = sorted(path.parts[-3] for path in Path(__file__).parents[1].glob("*/window/contract.py"))
LONG_AT_NIGHT = [pytest.param(name, marks=pytest.mark.nightly) if name == "pamir" else name for name in TABLES]
"""The same for tests that play long, for the fixture `game`; a game of Pax Pamir takes ten times as long as others."""


@dataclass(frozen=True)
class Contract:
    """A table of a game."""

    player: type[Player]
    new_game: Callable[..., NewGame]
    """A game of these `families`, of which `people` are people, with this `seed`, in which the seat `first` begins."""
    question: Callable[[], Match]
    """A game in which the first seat may lay a card of its hand here and not there."""
    shared: Callable[[int], Match]
    """A game of two people and a bot that begins where the first person is asked, both hold cards, and `passes` leads
    to the second one; with another number only what is hidden is different."""
    forbidden: Callable[[Any], QPointF]
    """Where no card of that hand may lie, and it is said why."""
    nowhere: str
    """What is said of a card that was dropped beside everything."""
    stages: Mapping[str, Callable[..., AnyStage]]
    """Seats at small and large tables, made with a `seed` and a `motion`."""
    kinds: frozenset[type]
    """Everything that can happen in a game."""
    telling: Callable[[int], AnyStage]
    """A table for each number, so different that a few of them tell everything that can happen."""
    leaks_on_board: Callable[..., Iterable[str]]
    """Sentences about all that a scene shows and a view does not know; not of what is said while something moves."""
    leaks_in_words: Callable[[TableScreen, View], Iterable[str]]
    """The same of what stands around the board."""
    names: Callable[[Any], Sequence[str]]
    """What the cards of a scene are called."""
    pry: Callable[[Any, Dice], None] = lambda person, dice: None
    """Let a person open what tells more than the board."""
    passes: Callable[[Sequence[Any]], Any] = lambda moves: moves[0]
    """One of these moves after which nobody is asked but the next seat."""
    opens: Callable[[Any], None] | None = None
    """Opens what lies over the table of a scene as long as somebody looks at it."""
    papers: Callable[[Any], list[QRect]] = lambda scene: []
    """What lies over other things of a scene for a while, as a dialog does."""
    known: Callable[[Any, int], Any] = known_by_marks
    """The table as a seat may know it, made from everything on it without the game's own redaction."""


def contract(name: str) -> Contract:
    """The table of the game of this name."""
    found: Contract = import_module(f"tests.games.{name}.window.contract").CONTRACT
    return found


def begun(new_game: NewGame, share: float) -> Match:
    """A game of which this share of a random one has been played."""
    whole, match = (Match.begin(new_game, CardSources(GAMES)) for _ in range(2))
    play_on(whole, None, new_game.seed or 0)
    play_on(match, int(len(whole.moves) * share), new_game.seed or 0)
    return match
