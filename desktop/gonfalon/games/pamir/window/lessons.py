"""The guided games of Pax Pamir."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from gonfalon.data import cards_dir
from gonfalon.games.pamir.rules.constants import NONE, REGIONS
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.translations import translate
from gonfalon.ui.board.tutorial import Tutorial, TutorialStep

_AMINULLAH, _BAZAAR, _NASRULLAH, _AVITABILE = 6, 8, 90, 26
_CHECK: Final = 104
_NEXT_CHECK: Final = 102
_AGHASI, _CANNONS, _BOLAN, _SMUGGLERS, _CIVIC, _PEROVSKY = 74, 98, 47, 66, 78, 100
_KABUL, _PERSIA = REGIONS.index("kabul"), REGIONS.index("persia")

Shown = Callable[[PamirScene], tuple[QRectF | None, ...]]


def _own(scene: PamirScene) -> tuple[QRectF, ...]:
    return (scene.own_panel.scene_rect(),)


def _market(scene: PamirScene) -> tuple[QRectF, ...]:
    return (scene.market.scene_rect(),)


def _land(scene: PamirScene, region: int) -> QRectF:
    """Return the area of the map that shows who rules a region, with the land around it."""
    plate = scene.map.plate_rect(region)
    high = plate.height()
    return plate.adjusted(-high, -2 * high, high, 2 * high)


def _kabul(scene: PamirScene) -> tuple[QRectF, ...]:
    return (_land(scene, _KABUL),)


def _cards(*numbers: int) -> Shown:
    return lambda scene: tuple(scene.place_of(number) for number in numbers)


def _bought(number: int) -> Shown:
    """A card of the market, and where it is laid."""
    return lambda scene: (scene.place_of(number), scene.places.hand_place())


def _played(number: int) -> Shown:
    """A card of the hand, and the cloth on which the court lies."""
    return lambda scene: (scene.place_of(number), scene.measures.cards)


def _used_on_map(number: int, then: Callable[[PamirScene], QRectF]) -> Shown:
    """A card as long as it is still to be used, and after that a place of the map, or the tab that shows the map."""

    def shown(scene: PamirScene) -> tuple[QRectF | None, ...]:
        if not scene.table.used >> number & 1:
            return (scene.place_of(number),)
        return (then(scene) if scene.map.isVisible() else scene.map_mode.tabs[0].scene_rect(),)

    return shown


def _rival(scene: PamirScene) -> tuple[QRectF, ...]:
    return (scene.panels_by_seat[0].scene_rect(),)


def _betrayal(scene: PamirScene) -> tuple[QRectF | None, ...]:
    """The card to buy, and then what betrays and what is betrayed."""
    if _CIVIC in scene.table.market:
        return _bought(_CIVIC)(scene)
    betrayed = scene.table.holder[_SMUGGLERS] == NONE
    return (*(_rival(scene) if betrayed else _cards(_SMUGGLERS)(scene)), *_cards(_AGHASI)(scene))


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


_COURT_STEPS: Final = (
    TutorialStep(
        90,
        "Pay a bribe",
        "Red rules Persia with one tribe, and may ask you for a bribe of 1 rupee for playing a card of that region. "
        "Play Hajj Mirza Aghasi to the left, then pay.",
        _played(_AGHASI),
        answers=True,
        through=92,
    ),
    TutorialStep(
        93,
        "A gift",
        "Your coalition is the Afghans, and a gift of 2 rupees counts as 1 influence in it. Use European Cannons for a "
        "gift, then end your turn.",
        _cards(_CANNONS),
        answers=True,
        through=94,
    ),
    TutorialStep(
        98,
        "Move",
        "An army moves along roads of its own coalition, one step for each star of the card. Use Bolan Pass to move an "
        "army from Kandahar to Herat, and on to Persia.",
        _used_on_map(_BOLAN, lambda scene: scene.map.sceneBoundingRect()),
        answers=True,
        through=100,
    ),
    TutorialStep(
        101,
        "Battle",
        "A battle removes a piece for each star of the card, but no more than you have armies there. Use Hajj Mirza "
        "Aghasi for a battle in Persia, and remove Red’s tribe.",
        _used_on_map(_AGHASI, lambda scene: _land(scene, _PERSIA)),
        answers=True,
        through=103,
    ),
    TutorialStep(
        104,
        "An overthrow",
        "Red has no tribe left in Persia, and so lost every political card of that region: Mohammad Shah is discarded. "
        "End your turn.",
        _rival,
        answers=True,
    ),
    TutorialStep(
        107,
        "Betray for a prize",
        "Buy Civic Improvements for its rupees, then use Hajj Mirza Aghasi to betray Baluchi Smugglers: your spy "
        "stands on them. Accept them as a prize, which counts as 1 influence too, and end your turn.",
        _betrayal,
        answers=True,
        through=111,
    ),
    TutorialStep(
        116,
        "Change sides",
        "Count Perovsky is a Russian patriot, and with his two armies the Russians lead in blocks. Play him to the "
        "left: you change sides, and lose your gift, your prize and your Afghan patriot.",
        _played(_PEROVSKY),
        answers=True,
    ),
    TutorialStep(
        117,
        "Now it is your game",
        "With your last political card of Persia your tribe left too: an overthrow works both ways. A Dominance Check "
        "lies in the market; {key} shows what it would bring now.",
        _cards(_NEXT_CHECK),
        values=lambda: {"key": "D"},
    ),
)


def lessons() -> tuple[Tutorial, ...]:
    """Two for two players, one after the other."""
    return (
        _lesson("pamir", lambda: translate("Lesson", "First game"), _STEPS, "pamir-court"),
        _lesson("pamir-court", lambda: translate("Lesson", "Second game"), _COURT_STEPS),
    )


def _lesson(name: str, title: Callable[[], str], stops: Sequence[TutorialStep], then: str = "") -> Tutorial:
    course = cards_dir() / "lessons" / f"{name}.gonfalon"
    return Tutorial(name, title, "pamir", course, "pamir-dominance", "scene-pamir", stops, then)
