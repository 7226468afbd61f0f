"""The first games of Oriflamme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.texts.names import kind_of
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.texts.translations import translate
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.board.tutorial import Tutorial, TutorialStep


def _own(scene: OriflammeScene) -> QRectF:
    return scene.panels_by_seat[scene.viewer].scene_rect()


def _own_and_reserve(scene: OriflammeScene) -> QRectF:
    return united([_own(scene), *(shelf.scene_rect() for shelf in scene.shelves.of(scene.viewer))])


def _end(scene: OriflammeScene) -> QRectF:
    """The last card in the queue, and the room beside it for another one; nothing at the front, which is not meant."""
    cloth = scene.measures.cloth
    lying = [place for card in scene.table.queue if (place := scene.place_of(card)) is not None]
    if not lying:
        return cloth
    return lying[-1].adjusted(0, 0, lying[-1].height() * 0.85, 0).intersected(cloth)


def _front(scene: OriflammeScene) -> QRectF:
    """The first card in the queue, and the room before it for another one."""
    cloth = scene.measures.cloth
    lying = [place for card in scene.table.queue if (place := scene.place_of(card)) is not None]
    return lying[0].adjusted(-lying[0].height() * 0.85, 0, 0, 0).intersected(cloth) if lying else cloth


def _rivals(scene: OriflammeScene) -> QRectF:
    return united(panel.scene_rect() for seat, panel in enumerate(scene.panels_by_seat) if seat != scene.viewer)


def _hand(scene: OriflammeScene) -> QRectF:
    return united(map(scene.place_of, scene.table.hands[scene.viewer]))


def _slot(scene: OriflammeScene, slot: int) -> QRectF | None:
    queue = scene.table.queue
    return scene.place_of(queue[slot]) if slot < len(queue) else None


def _card(scene: OriflammeScene, kind: str) -> QRectF | None:
    """Return the rectangle of the learner's card of a kind, None where there is none."""
    table, viewer = scene.table, scene.viewer
    found = (card for card in (*table.hands[viewer], *table.queue) if kind_of(table, card) == kind)
    return next((scene.place_of(card) for card in found if table.seating.owner[card] == viewer), None)


_BASE: Final = (
    TutorialStep(
        0,
        "Your goal",
        "The king is dead. The family with the most influence after six rounds takes the throne. Yours is the number "
        "beside the coin.",
        lambda scene: (_own(scene),),
    ),
    TutorialStep(
        0,
        "Your hand",
        "Every family has the same ten cards, and three, chosen at random, were set aside. You play one of these "
        "seven each round; the others see only their backs.",
        lambda scene: (_hand(scene),),
    ),
    TutorialStep(
        2,
        "Place your first card",
        "Drag the Lord to the end of the queue. Nobody sees what it is until you reveal it.",
        lambda scene: (_card(scene, "lord"), _end(scene)),
    ),
    TutorialStep(
        5,
        "Wait, or reveal",
        "Now the cards act from left to right. Green revealed the Heir, who earned 2 at once. Keep your Lord face "
        "down: 1 influence is placed on the card, and it is yours when you reveal it.",
        lambda scene: (_card(scene, "lord"),),
        answers=True,
    ),
    TutorialStep(
        7,
        "A second card",
        "Each round every player adds a card, at one of the ends or on top of one of their own. Play the Archer at "
        "the end, beside your Lord.",
        lambda scene: (_card(scene, "archer"), _end(scene)),
    ),
    TutorialStep(
        11,
        "Reveal the Lord",
        "You get the influence that lies on the card. Then the Lord earns 1, and 1 more for each card of yours beside "
        "it: the Archer counts although nobody knows it.",
        lambda scene: (_card(scene, "lord"), _card(scene, "archer")),
        answers=True,
    ),
    TutorialStep(
        12,
        "Reveal the Archer",
        "The Archer eliminates the first or the last card of the queue, and that earns 1. Characters stay face up and "
        "act again in every round; an intrigue acts once and is gone.",
        lambda scene: (_card(scene, "archer"),),
        answers=True,
    ),
    TutorialStep(
        13,
        "Choose your target",
        "The last card is your own Archer. The first one belongs to Green and may be anything: click on it.",
        lambda scene: (_slot(scene, 0),),
    ),
    TutorialStep(
        14,
        "Now it is your game",
        "It was a Soldier, who eliminates a card beside it. Point at any card to read what it does; F1 opens the "
        "rules. Four more rounds: will your family take the throne?",
        lambda scene: (_own(scene), _hand(scene)),
    ),
)


_ALLIANCE: Final = (
    TutorialStep(
        0,
        "What is new",
        "The rules are those of Oriflamme; the ten cards are new. They bring verdicts that anyone may carry out, "
        "cards that work from the reserve, and bargains.",
        lambda scene: (_hand(scene),),
    ),
    TutorialStep(
        2,
        "Place the Judge",
        "Drag the Judge to the end of the queue. There it acts after the others’ cards and can use what they have "
        "done.",
        lambda scene: (_card(scene, "judge"), _end(scene)),
    ),
    TutorialStep(
        7,
        "A verdict",
        "Red’s Judge put a verdict token on Green’s Diplomat. Anyone may use the tokens: your Judge could eliminate "
        "that card. But the Judge will soon earn more, so keep it face down; 1 influence is placed on it.",
        lambda scene: (_slot(scene, 1), _card(scene, "judge")),
        answers=True,
    ),
    TutorialStep(
        9,
        "Cover the Judge",
        "Drag the Infiltration onto your Judge. A covered card keeps its influence, and nobody can hit it; it waits "
        "until the card on top is gone.",
        lambda scene: (_card(scene, "infiltration"), _card(scene, "judge")),
    ),
    TutorialStep(
        15,
        "Into the reserve",
        "Red has marked Green’s new card too. Reveal the Infiltration: it goes to your reserve, where nothing can "
        "touch it, and from then on you gain 2 more for each face-down card that you eliminate.",
        lambda scene: (_card(scene, "infiltration"), _slot(scene, 4)),
        answers=True,
    ),
    TutorialStep(
        16,
        "What lay beneath",
        "The Infiltration lies in reserve above your name; a covered card got nothing from it. Now the Judge is on "
        "top and acts at once. Reveal it: you get the 1 influence that lies on it.",
        lambda scene: (_card(scene, "judge"), _own_and_reserve(scene)),
        answers=True,
    ),
    TutorialStep(
        17,
        "Sentence or execute",
        "Your Judge may earn 1 and mark another card, or eliminate a marked one, whoever put the token there. Choose "
        "“Execute”.",
        lambda scene: (_card(scene, "judge"),),
        answers=True,
    ),
    TutorialStep(
        18,
        "Whose verdict?",
        "Two cards are marked, both Green’s. The Diplomat would bring you 1. Click on the face-down card: it brings "
        "1, and 2 more because of your Infiltration.",
        lambda scene: (_slot(scene, 4), _slot(scene, 2)),
    ),
    TutorialStep(
        19,
        "Your turn to bargain",
        "Two face-up Diplomats can put 2 influence on each other in every round, but nobody has to keep a promise. "
        "You hold one, and Green’s lies face up. Four more rounds: the most influence wins.",
        lambda scene: (_slot(scene, 2), _card(scene, "diplomat"), _own_and_reserve(scene)),
    ),
)


_MIXED: Final = (
    TutorialStep(
        0,
        "What is new",
        "The rules stay the same. Ten kinds of cards were chosen from both games, and every family has the same ten. "
        "Point at a card to read what it does.",
        lambda scene: (_hand(scene),),
    ),
    TutorialStep(
        0,
        "Which ten?",
        "Click on the name of another family, or press U: there you find all ten kinds of this deck, and what everyone "
        "has seen of them.",
        lambda scene: (_rivals(scene),),
    ),
    TutorialStep(
        2,
        "Place the Shapeshifter",
        "Drag the Shapeshifter to the end of the queue, beside Red’s card. It copies a face-up character next to it, "
        "whichever game that comes from.",
        lambda scene: (_card(scene, "shapeshifter"), _end(scene)),
    ),
    TutorialStep(
        6,
        "Copy the Empress",
        "Red’s Empress earned 2 and had to put 1 on a face-down card of another family: yours. Reveal the "
        "Shapeshifter: you take that 1, and as an Empress it earns 2 as well.",
        lambda scene: (_card(scene, "shapeshifter"), _slot(scene, 1)),
        answers=True,
    ),
    TutorialStep(
        8,
        "Place the Infiltration",
        "Your copy had to give 1 too, and Green’s face-down card got it. Now place the Infiltration at the end of the "
        "queue: soon it will work from your reserve.",
        lambda scene: (_card(scene, "infiltration"), _end(scene)),
    ),
    TutorialStep(
        14,
        "A gift that will be lost",
        "Your copy earned 2 again and must give 1 again. Click on Green’s card beside Red’s Empress: in the next round "
        "you will eliminate it, and the influence on it will be lost.",
        lambda scene: (_slot(scene, 2), _card(scene, "shapeshifter")),
    ),
    TutorialStep(
        15,
        "Into the reserve",
        "Reveal the Infiltration: you take the 1 that Red’s Empress put on it, and it goes to your reserve. From there "
        "it brings you 2 more for each face-down card that you eliminate.",
        lambda scene: (_card(scene, "infiltration"),),
        answers=True,
    ),
    TutorialStep(
        16,
        "Place the Assassination",
        "The Infiltration lies in reserve above your name. Drag the Assassination to the front of the queue: there it "
        "acts before all other cards.",
        lambda scene: (_card(scene, "assassination"), _front(scene)),
    ),
    TutorialStep(
        19,
        "Two games, one plan",
        "The Assassination comes from Oriflamme, the Infiltration from Alliance. Reveal the Assassination: it "
        "eliminates any card of the queue.",
        lambda scene: (_card(scene, "assassination"),),
        answers=True,
    ),
    TutorialStep(
        20,
        "Choose your target",
        "Click on Green’s card with 4 influence: it brings 1 for the elimination, and 2 more from your reserve because "
        "it lies face down.",
        lambda scene: (_slot(scene, 3), _own_and_reserve(scene)),
    ),
    TutorialStep(
        21,
        "Now it is your game",
        "It was the Deal: from the reserve it would have paid Green 4 in every new round. The page where ten kinds are "
        "chosen says which cards go well together; F1 opens the rules.",
        lambda scene: (_own_and_reserve(scene), _hand(scene)),
    ),
)


def lessons() -> tuple[Tutorial, ...]:
    """One for each box, and one for decks that are mixed of both."""
    return (
        _lesson("oriflamme", "emblem-herald", _BASE),
        _lesson("alliance", "emblem-judge", _ALLIANCE, scene="scene-alliance"),
        _lesson("mixed", "emblem-shapeshifter", _MIXED, book="alliance"),
    )


def _lesson(
    name: str, emblem: str, stops: Sequence[TutorialStep], *, book: str = "", scene: str = "scene-oriflamme"
) -> Tutorial:
    course = cards_dir() / "lessons" / f"{name}.gonfalon"
    return Tutorial(name, lambda: translate("Lesson", "First game"), book or name, course, emblem, scene, stops)
