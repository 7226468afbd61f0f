"""The first game of Pax Pamir."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF

from gonfalon.data import cards_dir
from gonfalon.games.pamir.rules.constants import REGIONS
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.translations import translate
from gonfalon.ui.board.tutorial import Tutorial, TutorialStep

_AMINULLAH, _BAZAAR, _NASRULLAH, _AVITABILE = 6, 8, 90, 26
_CHECK: Final = 104
_KABUL: Final = REGIONS.index("kabul")

Shown = Callable[[PamirScene], tuple[QRectF | None, ...]]


def _own(scene: PamirScene) -> tuple[QRectF, ...]:
    return (scene.own_panel.scene_rect(),)


def _market(scene: PamirScene) -> tuple[QRectF, ...]:
    return (scene.market.scene_rect(),)


def _kabul(scene: PamirScene) -> tuple[QRectF, ...]:
    """Return the area of the map that shows who rules Kabul, with the land around it."""
    plate = scene.map.plate_rect(_KABUL)
    high = plate.height()
    return (plate.adjusted(-high, -2 * high, high, 2 * high),)


def _cards(*numbers: int) -> Shown:
    return lambda scene: tuple(scene.place_of(number) for number in numbers)


def _bought(number: int) -> Shown:
    """A card of the market, and where it is laid."""
    return lambda scene: (scene.place_of(number), scene.places.hand_place())


def _played(number: int) -> Shown:
    """A card of the hand, and the cloth on which the court lies."""
    return lambda scene: (scene.place_of(number), scene.measures.cards)


def _enough() -> str:
    """Return the label of the button that ends the building."""
    word = translate("PamirMoves", "enough")
    return word[:1].upper() + word[1:]


_STEPS: Final = (
    TutorialStep(
        1,
        "Choose a side",
        "You want points. Dominance Checks give them to those loyal to a coalition far ahead in blocks, otherwise to "
        "those with the most cylinders in play. Red is British: declare for the Afghans.",
        _own,
        answers=True,
    ),
    TutorialStep(
        2,
        "The market",
        "A turn has two actions. Buying is one: a card costs 1 rupee for each column to its left, placed on the cards "
        "there. Whoever buys those cards gets the rupees.",
        _market,
    ),
    TutorialStep(
        2,
        "Buy a card",
        "Aminullah Khan Logari lies in the first column and is free. Take him to your hand.",
        _bought(_AMINULLAH),
    ),
    TutorialStep(
        3,
        "Play it",
        "A card works in your court. When it is played, its icons act from top to bottom: this one places a tribe, an "
        "army and a spy. Play it into your court.",
        _played(_AMINULLAH),
        answers=True,
    ),
    TutorialStep(
        4,
        "Who rules Kabul",
        "You do: you have a tribe there, and your tribe and the Afghan army are more than anyone else has. Rulers "
        "build, tax, and are bribed.",
        _kabul,
    ),
    TutorialStep(
        4,
        "The favored suit",
        "Both actions are spent. But cards of the favored suit act without spending any, and it is political now, as "
        "this card is. Use it to build.",
        _cards(_AMINULLAH),
        answers=True,
    ),
    TutorialStep(
        5,
        "Build an army",
        "You may build where you rule. A block costs 2 rupees, which go to the market. Place an army in Kabul.",
        _kabul,
        answers=True,
    ),
    TutorialStep(
        6,
        "Save the rest",
        "You could place up to three blocks. Keep your 2 rupees: end the building with “{button}”.",
        _kabul,
        answers=True,
        values=lambda: {"button": _enough()},
    ),
    TutorialStep(
        7,
        "End the turn",
        "Each card acts once in a turn. There is nothing left to do: end your turn.",
        _own,
        answers=True,
    ),
    TutorialStep(
        10,
        "A bribe",
        "Red wants to play a card of Kabul, where you rule. You may ask for 1 rupee for each tribe of yours there: "
        "ask for 1.",
        _own,
        answers=True,
    ),
    TutorialStep(
        16,
        "Spies",
        "Red’s Kabul Bazaar put a spy on your card, where yours stands too. With more spies than anyone else, Red "
        "would hold it hostage: to use it, you would have to pay a bribe.",
        _cards(_AMINULLAH),
    ),
    TutorialStep(
        16,
        "A second card",
        "Nasrullah Khan costs 1 rupee, which is placed on the card to the left. Take him to your hand.",
        _bought(_NASRULLAH),
    ),
    TutorialStep(
        17,
        "Another region",
        "Nobody rules Transcaspia, so nobody has to be bribed. The tribe of Nasrullah Khan will make you its ruler. "
        "Play the card to the right.",
        _played(_NASRULLAH),
        answers=True,
    ),
    TutorialStep(
        18,
        "Taxes",
        "A tax takes a rupee for each star of the card, from the market or from players with a court card of a region "
        "you rule. Nasrullah Khan is political, so it is free: tax with his card.",
        _cards(_NASRULLAH),
        answers=True,
    ),
    TutorialStep(
        19,
        "The shelter",
        "Red has a card of Kabul and can be taxed. Its two economic stars shelter 2 of the 3 rupees: take the third.",
        lambda scene: (scene.panels_by_seat[0].scene_rect(),),
        answers=True,
    ),
    TutorialStep(
        20,
        "Red’s turn",
        "Your actions are spent again, and rupees are better kept now. End your turn, and watch what Red buys.",
        _own,
        answers=True,
    ),
    TutorialStep(
        24,
        "Buy once more",
        "Paolo Avitabile is free, with a tribe and an army for Punjab. Take him to your hand.",
        _bought(_AVITABILE),
    ),
    TutorialStep(
        25,
        "The cleanup",
        "At the end of a turn a court keeps 3 cards and 1 more for each political star, a hand 2 and 1 more for each "
        "intelligence star. Then the market closes up and is filled. End your turn: nobody has to take both actions.",
        lambda scene: (scene.measures.cards,),
        answers=True,
    ),
    TutorialStep(
        26,
        "The Dominance Check",
        "Here is the first of four. It is scored when someone buys it or it is left in the first column: a coalition "
        "4 blocks ahead pays those loyal to it by influence; otherwise cylinders in play count. {key} shows what it "
        "would bring now.",
        _cards(_CHECK),
        values=lambda: {"key": "D"},
    ),
    TutorialStep(
        27,
        "Now it is your game",
        "A lead of 4 points after a check wins at once; otherwise the most points after the last one win. Point at "
        "anything to read what it is; F1 opens the rules.",
        lambda scene: (scene.track.scene_rect(),),
    ),
)


def lessons() -> tuple[Tutorial, ...]:
    """One for two players."""
    return (
        Tutorial(
            "pamir",
            lambda: translate("Lesson", "First game"),
            "pamir",
            cards_dir() / "lessons" / "pamir.gonfalon",
            "pamir-dominance",
            "scene-pamir",
            _STEPS,
        ),
    )
