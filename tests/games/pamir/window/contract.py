"""The table of Pax Pamir, as the tests that hold for every table ask for it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRect

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import events
from tests.at_the_table.stage import AnyStage
from tests.games.at_every_table.contract import Contract
from tests.games.pamir.window.court import Court
from tests.games.pamir.window.courtier import Courtier, great_game
from tests.games.pamir.window.leaks import known, leaks_in_words, leaks_on_board
from tests.games.pamir.window.positions import acting, hands_full, imagined, staged

KINDS = frozenset(kind for kind in vars(events).values() if isinstance(kind, type) and "VERB" in vars(kind))


def _map(person: Courtier) -> QPointF:
    return person.scene.map.region_path(3).boundingRect().center()


def _pry(person: Courtier, dice: Dice) -> None:
    """Make room for the large card, look at one, and open somebody's court."""
    scene = person.scene
    person.window.resize(1280, 800)
    scene.point_at(dice.pick([item for item in scene.items_by_number if item.isVisible()]))
    scene.court_flyouts.turn(scene.rivals[dice.below(len(scene.rivals))])


def _papers(scene: Any) -> list[QRect]:
    question_sheets, flyout = scene.question_sheets, scene.court_flyouts.item
    rects = [question_sheets.loyalty_change.paper()] if question_sheets.loyalty_change.isVisible() else []
    rects += [
        item.scene_rect()
        for item in (question_sheets.price, question_sheets.talk, question_sheets.wakhan, flyout)
        if item.isVisible()
    ]
    return [rect.toAlignedRect() for rect in rects]


def _telling(number: int) -> AnyStage:
    # These seeds lead to the rarest events.
    if number == 0:
        return Court("RB", 0, 113, wakhan="B", wakhan_tires=True, size=(1280, 800))
    return Court("RBG", 1, 149 + number, hands="open", size=(1280, 800))


CONTRACT = Contract(
    player=Courtier,
    new_game=great_game,
    question=lambda: staged(acting, great_game()),
    shared=lambda number: imagined(staged(hands_full, great_game(people="RB")), number),
    passes=lambda moves: next(move for move in moves if move.word == "end"),
    forbidden=_map,
    nowhere="Drop it on one of the glowing places.",
    stages={
        "two": lambda **given: Court("RB", 0, size=(1280, 800), **given),
        "three": lambda **given: Court("RBG", 2, size=(1600, 900), **given),
        "five": lambda **given: Court("RBGYK", 1, **given),
        "three with Wakhan": lambda **given: Court("RBG", 0, wakhan="G", size=(1280, 800), **given),
        "four seen by nobody": lambda **given: Court("RBGY", -1, **given),
    },
    kinds=KINDS,
    telling=_telling,
    leaks_on_board=leaks_on_board,
    leaks_in_words=leaks_in_words,
    names=lambda scene: [scene.words.card_name(card) for card in range(1, 117)],
    pry=_pry,
    opens=lambda scene: scene.court_flyouts.turn(scene.rivals[-1]),
    papers=_papers,
    known=known,
)
