"""The table of Ordonance, as the tests that hold for every table ask for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules import events
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.at_the_table.stage import AnyStage
from tests.games.at_every_table.contract import Contract
from tests.games.ordonance.rules.decks import deck
from tests.games.ordonance.window.camp import Camp
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.ordonance.window.leaks import leaks_in_words, leaks_on_board
from tests.games.ordonance.window.positions import full_and_open, staged


def _full_territory(person: Commander) -> QPointF:
    full = next(number for number in range(1, 6) if len(person.scene.table.army(0, number - 1)) == 4)
    return person.part(full).center()


def _explain(person: Commander, dice: Dice) -> None:
    person.scene.folded = False
    person.scene.explain(dice.below(5))


def _open(scene: OrdonanceScene) -> None:
    if scene.folded:
        scene.fold_unseen_cards()
    if scene.explained != 0:
        scene.explain(0)


def _papers(scene: OrdonanceScene) -> list[QRect]:
    """What is read and put away again: the tally, and why a territory is held, whose own column stays free."""
    return [item.scene_rect().toAlignedRect() for item in (scene.unseen, scene.callout) if item.isVisible()]


def _telling(number: int) -> AnyStage:
    seed = 60 + number
    return Camp("RBG"[: 2 + seed % 2], seed % 2, seed, deck=deck("small", seed), size=(1280, 800))


CONTRACT = Contract(
    player=Commander,
    new_game=campaign,
    question=lambda: staged(full_and_open),
    shared=lambda number: Match.begin(campaign("RBG", people="RB", seed=number), CardSources(GAMES)),
    forbidden=_full_territory,
    nowhere="Drop the unit on one of the glowing places.",
    stages={
        "two": lambda **given: Camp("RB", 0, **given),
        "three": lambda **given: Camp("RBG", 2, **given),
        "four": lambda **given: Camp("RBGK", 1, **given),
        "two seen by nobody": lambda **given: Camp("RB", -1, **given),
        "four seen by nobody": lambda **given: Camp("RBGY", -1, **given),
    },
    kinds=frozenset(
        {events.Drawn, events.Shown, events.Played, events.Passed, events.Controlled, events.Disclosed, events.Ended}
    ),
    telling=_telling,
    leaks_on_board=leaks_on_board,
    leaks_in_words=leaks_in_words,
    names=lambda scene: [scene.words.unit(face) for face in range(len(scene.table.seating.deck.units))],
    pry=_explain,
    opens=_open,
    papers=_papers,
)
