"""Nobody finds on a screen of Ordonance what their seat does not know: no hand, no drawn card, no tally of another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.ordonance.window.tracker import Unseen
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.play import SPECTATOR
from gonfalon.ui.board.director import Motion
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.at_the_table.reading import heard, spoken
from tests.games.ordonance.window.camp import Camp
from tests.games.ordonance.window.commander import HOWS, Commander, campaign
from tests.games.ordonance.window.positions import staged
from tests.session.truth import truth

PEOPLE = "RB"


# -- one seat ----------------------------------------------------------------------------------------------------------


def knowledge(match: Match, seat: int) -> View:
    """What a seat knows, counted from the marks on the cards alone."""
    table = truth(match).table.clone()
    bits = 1 << seat if seat >= 0 else table.seating.everyone
    table.faces = [face if known & bits == bits else None for face, known in zip(table.faces, table.known, strict=True)]
    return View(seat, table, [], None)


def leaks(scene: OrdonanceScene, view: View, *, heard: bool = True) -> Iterator[str]:
    """Sentences about everything on the board that the view does not know, or knows otherwise."""
    table: Table = view.table
    units = table.seating.deck.units
    known = {units[face].counts for face in table.faces if face is not None}
    for item in scene.items_by_number:
        face = table.faces[item.number]
        if item.look is not None and (face is None or units[face].counts != item.look.counts):
            yield f"card {item.number} shows {item.look.words}"
        if item.face_up and face is None:
            yield f"card {item.number} lies open"
        if face is None and heard:
            described = scene.words.describe_card(scene.table, item.number, view.seat)
            if any(scene.words.unit(number).lower() in described.lower() for number in range(len(units))):
                yield f"card {item.number} is described as '{described}'"
    shown = scene.preview.shown
    if scene.preview.isVisible() and shown is not None and shown.counts not in known:
        yield f"the large card is {shown.words}"
    if scene.tracker.unseen != Unseen.of(table):
        yield f"the tally says {scene.tracker.unseen}"
    if scene.callout.told is not None:
        told = scene.words.explained(table, scene.explained, scene.seats)
        if scene.callout.told != told:
            yield f"the explanation says {scene.callout.told}"


def leaks_in_words(table: TableScreen, view: View) -> Iterator[str]:
    """Sentences about every line of the chronicle that names a unit which the view does not know."""
    units = view.table.seating.deck.units
    known = {units[face].word for face in view.table.faces if face is not None}
    for row in range(table.chronicle.entries.rowCount()):
        line = table.chronicle.entries.entry(row).line
        for word, _ in line.cards:
            if word is not None and word not in known:
                yield f"the chronicle shows {word} in '{line.key}'"


@pytest.mark.sample(1)
@pytest.mark.parametrize("seat", range(3))
def test_no_seat_sees_what_it_does_not_know(person: Commander, bots: HereAtOnce, seat: int) -> None:
    bots.choose = at_random
    person.begin(campaign("RBG", people="RBG"[seat], seed=70 + seat))
    person.scene.folded = False
    dice = Dice(seat)
    while not person.at_the_end:
        assert person.scene.viewer == seat
        person.scene.explain(dice.below(5))
        view = knowledge(person.match, seat)
        found = [*leaks(person.scene, view), *leaks_in_words(person.table, view)]
        assert not found, "; ".join(found)
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves), dice.pick(HOWS))
        person.wait()


@pytest.mark.sample(2)
@pytest.mark.parametrize(("families", "viewer"), [("RB", -1), ("RB", 1), ("RBGK", 2), ("RBGK", -1)])
def test_nothing_is_seen_too_early_while_it_moves(qapp: QApplication, families: str, viewer: int) -> None:
    camp = Camp(families, viewer, 76)

    def look() -> None:
        found = list(leaks(camp.scene, View(viewer, camp.scene.table, [], None), heard=False))
        assert not found, "; ".join(found)

    while not camp.state.over:
        camp.play()
        camp.tell(look, steps=3)
        camp.ask()
        found = list(leaks(camp.scene, camp.view))
        assert not found, "; ".join(found)


# -- worlds that differ in what is hidden ------------------------------------------------------------------------------


def hidden_otherwise(match: Match, seat: int, turn: int, kept: int = -1) -> Match:
    """The same game with other faces on the cards that a seat does not know; `kept` stays what it is."""
    again = Match.restore(match.record(), Shelves(GAMES))
    table = truth(again).table
    hidden = [card for card, known in enumerate(table.known) if not known >> seat & 1 and card != kept]
    faces = [table.faces[card] for card in hidden]
    for card, face in zip(hidden, faces[turn:] + faces[:turn], strict=True):
        table.faces[card] = face
    return again


def asked(match: Match, seat: int) -> bool:
    return len(match.moves) > 15 and match.decision_seat == seat


def blue_decides(match: Match, seat: int) -> bool:
    return asked(match, 1)


def red_decides(match: Match, seat: int) -> bool:
    return asked(match, 0)


def world_differs(one: Match, other: Match, seat: int) -> None:
    """Another seat holds other cards here than there, but this one knows the same."""
    hands = [[truth(match).table.faces[card] for card in truth(match).table.hands[1 - seat]] for match in (one, other)]
    assert sorted(hands[0]) != sorted(hands[1]), "the hands should differ"
    assert one.view(seat).table.faces == other.view(seat).table.faces


@pytest.mark.parametrize("folded", [True, False])
def test_the_screen_of_one_tells_nothing_of_the_other(person: Commander, folded: bool) -> None:
    """Curtain and board of Blue are the same pixels and the same words, whatever Red holds and whatever comes next."""
    match = staged(blue_decides, campaign("RB", people=PEOPLE))
    person.sit_down(staged(blue_decides, campaign("RB", people=PEOPLE)))
    person.lift_curtain()
    pictures: list[list[QImage]] = []
    words: list[list[str]] = []
    for turn in (0, 3, 7):
        world = hidden_otherwise(match, 1, turn)
        if turn:
            world_differs(match, world, 1)
        person.sit_down(world)
        assert person.curtained
        pictures.append([person.window.grab().toImage()])
        said = heard(person.window)
        person.lift_curtain()
        assert person.scene.viewer == 1
        person.scene.folded = folded
        person.scene.rebuild()
        for territory in range(5):
            person.scene.explain(territory)
            pictures[-1].append(person.window.grab().toImage())
        person.scene.explain(-1)
        for item in person.scene.items_by_number:
            said.append(person.scene.words.describe_card(person.scene.table, item.number, 1))
        words.append([*said, *spoken(person.window)])
    assert words[0] == words[1] == words[2]
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize("how", HOWS)
def test_what_red_has_done_leaves_nothing_for_blue(person: Commander, how: str) -> None:
    """Red plays the same unit out of two hands: the curtain that falls then, and Blue's board, are the same."""
    match = staged(red_decides, campaign("RB", people=PEOPLE))
    table = truth(match).table
    played, move = next(
        (card, Move(table.seating.deck.units[table.faces[card]].word, territory + 1))
        for card in table.hands[0]
        for territory in range(5)
        if len(table.army(0, territory)) < 3
    )
    person.sit_down(match)
    person.lift_curtain()
    pictures: list[QImage] = []
    words: list[list[str]] = []
    for turn in (0, 5):
        world = hidden_otherwise(match, 1, turn, played)
        person.sit_down(world)
        person.lift_curtain()
        person.key(Qt.Key.Key_U)
        person.key(Qt.Key.Key_Right)
        assert move in world.view(0).decision.moves  # type: ignore[union-attr]
        person.answer(move, how)  # type: ignore[arg-type]
        person.wait()
        assert person.curtained
        person.scene.focus.leave()
        pictures.append(person.window.grab().toImage())
        words.append(heard(person.window))
        # What Blue sees then differs: it draws the next card of the pile, which is another one here than there.
        person.lift_curtain()
        assert person.scene.viewer == 1
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


# -- two people at one screen ------------------------------------------------------------------------------------------


def open_hands(scene: OrdonanceScene) -> set[int]:
    """The seats whose hands can be seen."""
    table = scene.table
    return {
        seat
        for seat, hand in enumerate(table.hands)
        for card in hand
        if scene.items_by_number[card].look is not None and scene.items_by_number[card].isVisible()
    }


def test_nothing_of_the_next_seat_is_made_before_it_says_that_it_is_there(
    person: Commander, looked_at: list[int], swift: None
) -> None:
    person.window.tables.begin(campaign("RBG", people="RB", seed=77))
    dice = Dice(77)
    behind = -1
    person.wait()
    for _ in range(14):
        assert person.curtained
        next_one = person.match.decision_seat
        assert next_one is not None
        assert set(looked_at) <= {behind, SPECTATOR, 2}, "somebody looked into the next hand"
        assert open_hands(person.scene) <= {behind}
        assert person.scene.tracker.unseen == Unseen.of(knowledge(person.match, behind).table)
        looked_at.clear()
        person.lift_curtain()
        assert person.scene.viewer == next_one
        behind = next_one
        assert open_hands(person.scene) == {behind}
        assert person.scene.tracker.unseen == Unseen.of(knowledge(person.match, behind).table)
        looked_at.clear()
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves), dice.pick(HOWS))
        person.wait()


def test_who_waits_behind_the_curtain_is_told_nothing_by_those_who_read_aloud(person: Commander) -> None:
    person.window.tables.begin(campaign("RB", people="RB", seed=81))
    person.wait()
    person.lift_curtain()
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Right)
    assert "in your hand" in person.table.view.accessibleName()
    assert person.asked is not None
    person.answer(person.asked.moves[0], "digit")
    person.wait()
    assert person.curtained
    for widget in (person.table.view, person.table.choices, *person.table.choices.buttons, person.table.toast):
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()):
            assert "hand" not in text, f"'{text}' is said behind the curtain"
            assert "drew" not in text, f"'{text}' is said behind the curtain"


def test_a_window_that_is_left_covers_an_open_hand(person: Commander, settings: Settings, qapp: QApplication) -> None:
    settings.curtain_on_focus_loss = True
    pictures, words = [], []
    for seed in (82, 83):
        person.window.tables.begin(campaign("RBG", people="RB", seed=seed))
        person.wait()
        person.lift_curtain()
        unit = person.hand[2]
        person.carry(unit, person.part(2).center())
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        assert person.curtained, "the hand stays open to whoever passes by"
        assert person.scene.pointer.dragged is None
        person.wait()
        pictures.append(person.window.grab().toImage())
        words.append(heard(person.window))
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        assert person.curtained, "coming back is not enough"
        person.lift_curtain()
        person.release(QPointF(unit.pos()))
        assert person.scene.viewer == 0
        assert person.asked is not None
        assert not person.match.moves
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


def test_a_window_that_is_left_while_something_moves(person: Commander, settings: Settings, qapp: QApplication) -> None:
    settings.curtain_on_focus_loss = True
    person.window.tables.begin(campaign("RB", people="RB", seed=87))
    person.wait()
    person.lift_curtain()
    person.scene.director.motion = Motion(0.05)
    assert person.asked is not None
    person.answer(person.asked.moves[0], "click")
    assert not person.table.idle
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert person.curtained
    person.wait()
    person.lift_curtain()
    person.scene.director.motion = Motion(0.0)
    if person.curtained:
        person.lift_curtain()
    assert person.scene.viewer == 1
    come_to_rest(person.scene)
    assert not unlike_rebuilt(person.scene, person.match.view(1))


def test_spectators_know_what_everybody_knows(person: Commander) -> None:
    looked = 0

    def look() -> None:
        nonlocal looked
        looked += 1
        view = knowledge(person.match, SPECTATOR)
        if not person.match.over:
            found = [*leaks(person.scene, view), *leaks_in_words(person.table, view)]
            assert not found, "; ".join(found)

    person.window.tables.table_of("ordonance")
    person.table.settled.connect(look)
    person.begin(replace(campaign(people="", seed=75)))
    assert looked > 20
