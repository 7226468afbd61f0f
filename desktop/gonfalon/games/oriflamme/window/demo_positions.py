"""The positions of Oriflamme that `gonfalon picture` draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF

from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES_EACH
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.window.deck_options import MIXED
from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.new_game import NewGame, lead_several
from gonfalon.ui.board.demo_positions import (
    VIEWER,
    Condition,
    DemoPosition,
    DemoStage,
    demo_seats,
    find_position,
    play_until,
    show_position,
)


def _game(families: str, people: str = "B", cards: str = "Oriflamme", seed: int = 0) -> NewGame:
    return NewGame("oriflamme", demo_seats(families, people), first=0, seed=seed, sets=(cards,))


# -- what is to be seen ------------------------------------------------------------------------------------------------


def _where(fits: Callable[[Decision, Table], bool]) -> Condition:
    def fitting(view: View) -> bool:
        return fits(view.pending, view.table)

    return fitting


def _stacked(table: Table) -> bool:
    return any(table.under[card] >= 0 for card in table.queue)


@_where
def _placing(decision: Decision, table: Table) -> bool:
    covers = {move.slot for move in decision.moves if move.slot >= 0}
    return (
        decision.prompt.word == "place"
        and table.round == 3
        and 6 <= len(table.queue) <= 8
        and bool(covers)
        and _stacked(table)
    )


@_where
def _striking(decision: Decision, table: Table) -> bool:
    fits = 7 <= len(table.queue) <= 8 and _stacked(table) and sum(table.open[card] for card in table.queue) <= 5
    return decision.prompt.verb == "eliminate" and len(decision.moves) == 2 and fits


@_where
def _moving(decision: Decision, table: Table) -> bool:
    return decision.prompt.word == "gap" and len(table.queue) >= 6


@_where
def _face_down(decision: Decision, table: Table) -> bool:
    return decision.prompt.word == "face-down" and table.influence[decision.prompt.card] >= 2 and len(table.queue) >= 7


@_where
def _late(decision: Decision, table: Table) -> bool:
    return decision.prompt.word == "place" and len(table.queue) >= 12


@_where
def _judging(decision: Decision, table: Table) -> bool:
    words = {move.word for move in decision.moves}
    return words == {"sentence", "execute"} and len(table.queue) >= 9 and bool(table.reserves)


@_where
def _informing(decision: Decision, table: Table) -> bool:
    return {move.word for move in decision.moves} == {"inform", "swap"} and len(table.queue) >= 7


# -- how a window comes to it ------------------------------------------------------------------------------------------


def _table(families: str, until: Condition, cards: str = "Oriflamme", seed: int = 0) -> DemoPosition:
    return lambda stage: show_position(stage, find_position(stage, _game(families, cards=cards, seed=seed), until))


def _placement(stage: DemoStage) -> None:
    show_position(stage, find_position(stage, _game("RBGY", seed=15), _placing))
    scene = stage.scene
    assert isinstance(scene, OriflammeScene)
    hand = scene.table.hands[VIEWER]
    card = scene.items_by_number[hand[len(hand) // 2]]
    scene.drag_controller.take(card)
    place = scene.move_input.places[0].rect
    scene.drag_controller.carry(place.center() + QPointF(place.width() * 0.3, place.height() * 0.95))
    scene.drag_controller.hold_still(-6)


@_where
def _second_family(decision: Decision, table: Table) -> bool:
    return decision.seat != VIEWER and decision.prompt.word == "place" and len(table.queue) >= 7


def _two_families(stage: DemoStage) -> None:
    two = replace(_game("BR", people="B"), options=((FAMILIES_EACH, "2"),))
    show_position(stage, find_position(stage, replace(two, seats=lead_several(two.seats[::-1], 2)), _second_family))


def _curtain(stage: DemoStage) -> None:
    stage.show_match(find_position(stage, _game("RBGY", people="RB", seed=15), _placing))


def _end(stage: DemoStage) -> None:
    stage.show_match(play_until(stage, _game("RBGY", seed=3)))


def _rules(stage: DemoStage) -> None:
    stage.open_rules("soldier")


def _picker(stage: DemoStage) -> None:
    game_setup = stage.game_setup("oriflamme")
    assert isinstance(game_setup, OriflammeGameSetup)
    game_setup.open_picker(MIXED)


DEMO_POSITIONS: dict[str, DemoPosition] = {
    "planning": _placement,
    "resolution": _table("RBGY", _striking),
    "decree": _table("RBGY", _moving, seed=14),
    "face-down": _table("RBGY", _face_down),
    "curtain": _curtain,
    "end": _end,
    "rules": _rules,
    "five-players": _table("RBGYK", _late),
    "two-families": _two_families,
    "alliance": _table("RBGYK", _judging, "Alliance", seed=11),
    "informer": _table("RBGY", _informing, "Alliance"),
    "deck": _picker,
}
