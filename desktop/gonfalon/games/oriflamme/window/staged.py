"""The positions of Oriflamme that `gonfalon picture` draws."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.window.decks import MIXED
from gonfalon.games.oriflamme.window.offer import OriflammeOffer
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.seats import NewGame
from gonfalon.ui.board.staging import VIEWER, Condition, Show, Stage, played, seated, show, staged

__all__ = ["PICTURES"]


def _game(families: str, people: str = "B", cards: str = "Oriflamme", seed: int = 0) -> NewGame:
    return NewGame("oriflamme", seated(families, people), first=0, seed=seed, sets=(cards,))


# -- what is to be seen ------------------------------------------------------------------------------------------------


def _where(fits: Callable[[Decision, Table], bool]) -> Condition:
    def fitting(view: View) -> bool:
        assert view.decision is not None
        return fits(view.decision, view.table)

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


def _table(families: str, until: Condition, cards: str = "Oriflamme", seed: int = 0) -> Show:
    return lambda stage: show(stage, staged(stage, _game(families, cards=cards, seed=seed), until))


def _placement(stage: Stage) -> None:
    show(stage, staged(stage, _game("RBGY", seed=15), _placing))
    scene = stage.scene
    assert isinstance(scene, OriflammeScene)
    hand = scene.table.hands[VIEWER]
    card = scene.items_by_number[hand[len(hand) // 2]]
    scene.pointer.take(card)
    place = scene.asking.places[0].rect
    scene.pointer.carry(place.center() + QPointF(place.width() * 0.6, place.height() * 0.95))
    scene.pointer.hold_still(-6)


def _curtain(stage: Stage) -> None:
    stage.show_match(staged(stage, _game("RBGY", people="RB", seed=15), _placing))


def _end(stage: Stage) -> None:
    stage.show_match(played(stage, _game("RBGY", seed=3)))


def _rules(stage: Stage) -> None:
    stage.open_rules("soldier")


def _picker(stage: Stage) -> None:
    offer = stage.offer("oriflamme")
    assert isinstance(offer, OriflammeOffer)
    offer.open_picker(MIXED)


def _workshop(stage: Stage, tab: str = "") -> None:
    offer = stage.offer("oriflamme")
    assert isinstance(offer, OriflammeOffer)
    offer.open_workshop()
    if tab:
        workshop = offer.workshop
        workshop.begin()
        assert workshop.screen is not None
        # Games that are played beside it begin when there is time, and come on as fast as they can.
        workshop.screen.balance.continuous = False
        workshop.screen.balance.stop()
        workshop.screen.slate.turn(tab)


def _mistake(stage: Stage) -> None:
    _workshop(stage, "writing")
    offer = stage.offer("oriflamme")
    assert isinstance(offer, OriflammeOffer)
    screen = offer.workshop.screen
    assert screen is not None
    screen.editor.take_text(screen.text.replace("adjacent", "adjcent"))
    screen.go_to_fault()


PICTURES: dict[str, Show] = {
    "planning": _placement,
    "resolution": _table("RBGY", _striking),
    "decree": _table("RBGY", _moving, seed=14),
    "face-down": _table("RBGY", _face_down),
    "curtain": _curtain,
    "end": _end,
    "rules": _rules,
    "five-players": _table("RBGYK", _late),
    "alliance": _table("RBGYK", _judging, "Alliance", seed=11),
    "informer": _table("RBGY", _informing, "Alliance"),
    "deck": _picker,
    "sets": _workshop,
    "workshop": _mistake,
    "texts": lambda stage: _workshop(stage, "texts"),
}
