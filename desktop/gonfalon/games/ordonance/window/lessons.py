"""The first game of Ordonance."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from gonfalon.data import cards_dir
from gonfalon.games.ordonance.texts.log_writer import TerritoryRef
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.texts.translations import translate
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.board.tutorial import Tutorial, TutorialStep

_CONTESTED: Final = 2
"""The territory that is decided in this game, counted from 0."""


def _plates(scene: OrdonanceScene) -> QRectF:
    return united(scene.place_of(TerritoryRef(territory)) for territory in range(scene.table.seating.territories))


def _contested(scene: OrdonanceScene) -> QRectF:
    """The armies of both in that territory, with its plate."""
    return scene.measures.grid.columns[_CONTESTED]


def _own_army(scene: OrdonanceScene) -> QRectF:
    grid = scene.measures.grid
    return grid.army(len(grid.rows) - 1, _CONTESTED)


def _rivals_army(scene: OrdonanceScene) -> QRectF:
    return scene.measures.grid.army(0, _CONTESTED)


def _hand(scene: OrdonanceScene) -> QRectF:
    return united(map(scene.place_of, scene.table.hands[scene.viewer]))


def _unit(scene: OrdonanceScene, unit: str) -> QRectF | None:
    """Return the rectangle of such a card in the learner's hand; None if there is none."""
    table = scene.table
    face = table.seating.deck.numbers[unit]
    return next((scene.place_of(card) for card in table.hands[scene.viewer] if table.faces[card] == face), None)


_STEPS: Final = (
    TutorialStep(
        0,
        "Your goal",
        "Five territories lie between you and Green. In each of them your army meets Green’s; the player who controls "
        "more territories at the end wins.",
        lambda scene: (_plates(scene),),
    ),
    TutorialStep(
        0,
        "Your units",
        "In each turn you draw a card and play one. Count the icons on them: the flag is the strongest, then come the "
        "helmet, the swords, the bow and the spear.",
        lambda scene: (_hand(scene),),
    ),
    TutorialStep(
        0,
        "Play your first unit",
        "You hold three cards with nothing but swords. Drag one to Jerusalem: four cards make an army, and what lies "
        "there never moves again.",
        lambda scene: (_unit(scene, "W"), _own_army(scene)),
    ),
    TutorialStep(
        2,
        "All of one kind",
        "The same icon on all four cards is a regiment, on three a battalion, on two a company. A regiment beats any "
        "army without one, so add the second swords in Jerusalem.",
        lambda scene: (_unit(scene, "W"), _own_army(scene)),
    ),
    TutorialStep(
        4,
        "Remember seniority",
        "Green has played a helmet against you: four helmets would outrank four swords. So do not give Green time for "
        "them; play your third swords to Jerusalem.",
        lambda scene: (_unit(scene, "W"), _own_army(scene), _rivals_army(scene)),
    ),
    TutorialStep(
        6,
        "Complete the army",
        "A card counts for every icon on it. Play the one with spear, swords and flag to Jerusalem: its swords "
        "complete the regiment, and its other icons would break a tie.",
        lambda scene: (_unit(scene, "SWF"), _own_army(scene)),
    ),
    TutorialStep(
        7,
        "Not certain yet",
        "Your army is complete, but nobody controls the territory yet: with three more helmets Green could still have "
        "the stronger regiment.",
        lambda scene: (_rivals_army(scene), _own_army(scene)),
    ),
    TutorialStep(
        8,
        "Control",
        "Green played a spear here and can no longer have a regiment. As soon as nobody can overtake you, the "
        "territory is yours for good, and you get the first of five victory markers.",
        lambda scene: (_contested(scene), scene.game_panel.scene_rect()),
    ),
    TutorialStep(
        8,
        "Now it is your game",
        "Each territory counts the same. The fifth marker ends the game at once, and three territories are the "
        "majority. Point at one to read who leads there; F1 opens the rules.",
        lambda scene: (_plates(scene), _hand(scene)),
    ),
)


def lessons() -> tuple[Tutorial, ...]:
    """One for two players."""
    course = cards_dir() / "lessons" / "ordonance.gonfalon"
    return (
        Tutorial(
            "ordonance",
            lambda: translate("Lesson", "First game"),
            "ordonance",
            course,
            "ordonance-helmet",
            "scene-ordonance",
            _STEPS,
        ),
    )
