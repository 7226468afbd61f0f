"""Games that are always the same, played up to a position that is to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.game import Move
from gonfalon.core.knowledge import View
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.players import default_name
from gonfalon.ui.board.table_scene import TableScene

VIEWER = 1
"""The seat whose table is drawn."""
PLAYER = "squire"

Condition = Callable[[View], bool]
"""Whether what a seat knows, and is asked, is what is to be drawn."""


class DemoStage(Protocol):
    """A window in which a game is staged."""

    card_sources: CardSources
    """The cards that games are staged with."""

    @property
    def match(self) -> Match:
        """The match shown at the table."""
        ...

    @property
    def scene(self) -> TableScene:
        """The board of that table."""
        ...

    def show_match(self, match: Match) -> None:
        """Sit down at a match, where it stands."""
        ...

    def make(self, move: Move) -> None:
        """Let the viewer make a move, and begin to tell what it brings."""
        ...

    def open_rules(self, where: str) -> None:
        """Open the rules of that match at a page or a chapter, or at the beginning."""
        ...

    def game_setup(self, game: str) -> Any:
        """Return the start screen's setup of a game, once its cards have been read."""
        ...


DemoPosition = Callable[[DemoStage], None]
"""Brings a window to what a picture is to show."""


def never(view: View) -> bool:
    """For a game that is played to its end."""
    return False


def demo_seats(families: str, people: str = "B") -> tuple[Seat, ...]:
    """A seat for each family, with a person or a bot."""
    return tuple(Seat(family, default_name(family), None if family in people else PLAYER) for family in families)


def find_position(stage: DemoStage, new_game: NewGame, until: Condition) -> Match:
    """The first game like this one, or with a later seed, that squires play up to a decision that meets the condition.

    The decision is the viewer's.

    Raises:
        LookupError: when there is none among many.
    """
    for seed in range(max(1, new_game.seed), 500):
        match = play_until(stage, replace(new_game, seed=seed), until)
        if not match.over:
            return match
    raise LookupError("Squires do not play a game that could be drawn like this.")


def play_until(stage: DemoStage, new_game: NewGame, until: Condition = never) -> Match:
    """This game as squires play it, up to a decision of the viewer that meets the condition, or to its end."""
    match = Match.begin(new_game, stage.card_sources)
    # One that is kept for comparison never plays otherwise, so pictures stay as they were.
    squire = match.game.bot(next(iter(match.game.measured), PLAYER))
    while (seat := match.decision_seat) is not None:
        view = match.view(seat)
        if match.same_player(seat, VIEWER) and until(view):
            break
        match.play(squire.choose(view, Dice(new_game.seed + len(match.moves)), Budget(1.0)).move)
    return match


def show_position(stage: DemoStage, match: Match) -> None:
    """Sit down at a game whose question is to be seen."""
    stage.show_match(match)
    if stage.scene.move_input.decision is None and not match.over:
        raise AssertionError("the staged game does not wait for the seat at the screen")
