"""Nobody finds on a screen what their seat does not know: not on the board, not in words, not under the curtain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules.moves import FRONT, Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.sentences import describe_card
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.match import Match
from gonfalon.ui.application.play import SPECTATOR
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.rows import Rows
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.reading import heard
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.rules.positions import base, mixed
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.stage import Stage
from tests.session.truth import truth

CARDS = {"card", "victim", "covered", "other"}


# -- one seat ----------------------------------------------------------------------------------------------------------


def knowledge(match: Match, seat: int) -> View:
    """What a seat knows, counted from the marks on the cards alone."""
    state = truth(match)
    table = state.table.clone()
    bits = 1 << seat if seat >= 0 else table.seating.everyone
    table.faces = [face if known & bits == bits else None for face, known in zip(table.faces, table.known, strict=True)]
    return View(seat, table, [], None)


def known_pairs(table: Table) -> set[tuple[str, str]]:
    """Every card that a view knows, as (kind, family)."""
    kinds, seating = table.seating.cards.kinds, table.seating
    faces = zip(table.faces, seating.owner, strict=True)
    return {(kinds[face].id, seating.families[seat]) for face, seat in faces if face is not None}


def leaks_on_board(scene: OriflammeScene, view: View) -> Iterator[str]:
    """Sentences about every face on the board that the view does not know, or knows otherwise."""
    kinds = view.table.seating.cards.kinds
    for item in scene.items_by_number:
        face = view.table.faces[item.number]
        if item.look is not None and (face is None or kinds[face].id != item.look.kind):
            yield f"card {item.number} shows {item.look.kind}"
        if item.label and face is None:
            yield f"card {item.number} is called {item.label}"
    look = scene.surroundings.preview.look
    if look is not None and (look.kind, look.family) not in known_pairs(view.table):
        yield f"the large card is {look.kind} of {look.family}"
    names = [scene.words.names.card(kind.id) for kind in kinds]
    for caption in scene.surroundings.captions:
        if any(name in caption.text for name in names) and caption.family is None:
            yield f"a caption says '{caption.text}'"


def leaks_in_words(table: TableScreen, view: View) -> Iterator[str]:
    """Sentences about every text that names a card which the view does not know."""
    scene = table.scene
    pairs = known_pairs(view.table)
    for row in range(table.chronicle.entries.rowCount()):
        line = table.chronicle.entries.entry(row).line
        for kind, family in line.cards:
            if kind is not None and (kind, family) not in pairs:
                yield f"the chronicle shows {kind} of {family}"
        told = {value for name, value in line.values.items() if name in CARDS and value is not None}
        if told - {kind for kind, _ in line.cards}:
            yield f"the chronicle names {told} in '{line.key}'"
    names = {kind.id: scene.words.names.card(kind.id) for kind in view.table.seating.cards.kinds}
    families = {letter: scene.words.names.family(letter) for letter in view.table.seating.families}
    for widget in (table, *table.findChildren(QWidget)):
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), title(widget)):
            for kind, name in names.items():
                for letter, family in families.items():
                    if name in text and family in text and (kind, letter) not in pairs:
                        yield f"{type(widget).__name__} says '{text}'"
    for card, face in enumerate(view.table.faces):
        described = describe_card(scene.table, card, view.seat, "en")
        if face is None and any(name in described for name in names.values()):
            yield f"card {card} is described as '{described}'"


def title(widget: QWidget) -> str:
    text = getattr(widget, "text", "")
    return str(text() if callable(text) else text)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seat", range(4))
def test_no_seat_sees_what_it_does_not_know(person: Person, bots: HereAtOnce, seat: int) -> None:
    bots.choose = at_random
    person.begin(game(people="RBGY"[seat], seed=70 + seat))
    dice = Dice(seat)
    while not person.at_the_end:
        assert person.scene.viewer == seat
        view = knowledge(person.match, seat)
        leaks = [*leaks_on_board(person.scene, view), *leaks_in_words(person.table, view)]
        assert not leaks, "; ".join(leaks)
        decision = person.asked
        assert decision is not None
        person.scene.asking.answer(dice.pick(decision.moves))
        person.wait()


def test_spectators_know_what_everybody_knows(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    person = Person(open_window(), qtbot)
    looked = 0

    def look() -> None:
        nonlocal looked
        looked += 1
        view = knowledge(person.match, SPECTATOR)
        leaks = [*leaks_on_board(person.scene, view), *leaks_in_words(person.table, view)]
        assert not leaks, "; ".join(leaks)

    person.window.tables.table_of("oriflamme")
    person.table.settled.connect(look)
    person.begin(game(people="", seed=75))
    assert looked > 30


@pytest.mark.sample(1)
@pytest.mark.parametrize("viewer", [-1, 2])
def test_nothing_is_seen_too_early_while_it_moves(qapp: QApplication, viewer: int) -> None:
    for cards in (base(), mixed()):
        stage = Stage(cards, "RBGY", viewer, 76)

        def look(stage: Stage = stage) -> None:
            leaks = list(leaks_on_board(stage.scene, View(viewer, stage.scene.table, [], None)))
            assert not leaks, "; ".join(leaks)

        while not stage.state.over:
            stage.play()
            stage.tell(look)
            stage.ask()
            leaks = list(leaks_on_board(stage.scene, stage.view))
            assert not leaks, "; ".join(leaks)


# -- two people at one screen ------------------------------------------------------------------------------------------


def shown_hands(scene: OriflammeScene) -> set[str]:
    """The families of cards whose faces lie open to the person at the screen though nobody has revealed them."""
    table = scene.table
    return {
        item.family
        for item in scene.items_by_number
        if item.look is not None and item.isVisible() and table.known[item.number] != table.seating.everyone
    }


def lift(person: Person) -> None:
    assert person.window.screens.curtain is not None
    QTest.mouseClick(person.window.screens.curtain.button, Qt.MouseButton.LeftButton)
    person.wait()


def test_nothing_of_the_next_seat_is_made_before_it_says_that_it_is_there(
    person: Person, looked_at: list[int], swift: None
) -> None:
    person.window.tables.begin(game("RBG", people="RB", seed=77))
    dice = Dice(77)
    handed_over, behind = 0, -1
    person.wait()
    while not person.at_the_end:
        if person.curtained:
            handed_over += 1
            assert person.window.tables.play is not None
            assert person.window.tables.play.covered
            next_one = person.match.decision_seat
            assert next_one is not None
            assert set(looked_at) <= {behind, SPECTATOR, 2}, "somebody looked into the next hand"
            if behind >= 0:
                assert shown_hands(person.scene) <= {"RBG"[behind]}
            else:
                assert person.scene.viewer == SPECTATOR
                assert not any(item.look is not None for item in person.scene.items_by_number)
            looked_at.clear()
            assert not (set(curtain_lines(person)) & {"", "None"})
            lift(person)
            assert person.scene.viewer == next_one
            assert next_one in looked_at
            behind = next_one
        assert shown_hands(person.scene) <= {"RBG"[behind]}
        looked_at.clear()
        decision = person.asked
        assert decision is not None
        person.scene.asking.answer(dice.pick(decision.moves))
        person.wait()
    assert handed_over >= 12


def curtain_lines(person: Person) -> list[str]:
    assert person.window.screens.curtain is not None
    return [entry.words.text() for entry in person.window.screens.curtain._entries]


def test_the_curtain_tells_only_what_everybody_knows(person: Person) -> None:
    """Two games that differ in hidden cards only have the same words and the same pixels on the curtain."""
    pictures: list[QImage] = []
    lines: list[list[str]] = []
    said: list[list[str]] = []
    hands: list[tuple[str, ...]] = []
    for seed in (78, 79, 80):
        person.window.tables.begin(game("RBG", people="RB", seed=seed))
        person.wait()
        lift(person)
        table = person.scene.table
        hands.append(tuple(table.seating.cards.kinds[table.faces[card]].id for card in table.hands[0]))
        person.answer(Move("place", hands[-1][seed % 7], FRONT))
        person.wait()
        assert person.curtained
        lines.append(curtain_lines(person))
        pictures.append(person.window.grab().toImage())
        said.append(heard(person.window))
        names = person.scene.words.names.cards
        assert not any(names[kind].name in line for line in lines[-1] for kind in names)
    assert len(set(hands)) == 3, "the hands should differ"
    assert said[0] == said[1] == said[2]
    assert lines[0]
    assert lines[0] == lines[1] == lines[2]
    assert pictures[0] == pictures[1] == pictures[2]


def test_who_waits_behind_the_curtain_is_told_nothing_by_those_who_read_aloud(person: Person) -> None:
    person.window.tables.begin(game("RBG", people="RB", seed=81))
    person.wait()
    lift(person)
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Right)
    described = person.table.view.accessibleName()
    assert "in your hand" in described
    decision = person.asked
    assert decision is not None
    person.scene.asking.answer(decision.moves[0])
    person.wait()
    assert person.curtained
    names = [text.name for text in person.scene.words.names.cards.values()]
    for widget in (person.table.view, person.table.choices, *person.table.choices.buttons, person.table.toast):
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()):
            assert not any(name in text for name in names), f"'{text}' is said behind the curtain"
    assert not any(read_aloud(person)), "the chronicle behind the curtain can be listened to"
    lift(person)
    assert all(read_aloud(person))


def read_aloud(person: Person) -> list[str]:
    """What those who read aloud find in the list of the chronicle."""
    entries = person.table.chronicle.findChild(Rows).model()
    return [entries.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(entries.rowCount())]


def test_a_window_that_is_left_covers_an_open_hand(person: Person, settings: Settings, qapp: QApplication) -> None:
    settings.curtain_on_focus_loss = True
    pictures = []
    for seed in (82, 83):
        person.window.tables.begin(game("RBG", people="RB", seed=seed))
        person.wait()
        lift(person)
        open_hand = person.window.grab().toImage()
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        assert person.curtained, "the hand stays open to whoever passes by"
        person.wait()
        pictures.append(person.window.grab().toImage())
        assert pictures[-1] != open_hand
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        assert person.curtained, "coming back is not enough"
        lift(person)
        assert person.scene.viewer == 0
        assert person.asked is not None
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("where", ["settings", "rules"])
def test_a_window_that_is_left_on_another_page_covers_it_too(
    person: Person, settings: Settings, qapp: QApplication, where: str
) -> None:
    """Whoever comes back would only have to close the page to see the hand."""
    settings.curtain_on_focus_loss = True
    person.window.tables.begin(game("RBG", people="RB", seed=84))
    person.wait()
    lift(person)
    person.window.pages.open_settings() if where == "settings" else person.window.pages.open_rules("")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert person.curtained
    assert person.window.screens.curtain is not None
    QTest.mouseClick(person.window.screens.curtain.button, Qt.MouseButton.LeftButton)
    assert person.screen is not person.table
    person.key(Qt.Key.Key_Escape)
    person.wait()
    assert person.asked is not None


def test_a_window_that_is_left_while_something_moves(person: Person, settings: Settings, qapp: QApplication) -> None:
    """What was being told is over behind the curtain, and the next person finds the curtain as well."""
    settings.curtain_on_focus_loss = True
    person.window.tables.begin(game("RBG", people="RB", seed=87))
    person.wait()
    lift(person)
    person.scene.director.motion = Motion(0.05)
    assert person.asked is not None
    person.scene.asking.answer(person.asked.moves[0])
    assert not person.table.idle
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert person.curtained
    person.wait()
    assert person.window.screens.curtain is not None
    assert person.window.screens.curtain.seat.family == "R"
    lift(person)
    assert person.curtained
    assert person.window.screens.curtain.seat.family == "B"
    person.scene.director.motion = Motion(0.0)
    lift(person)
    assert person.scene.viewer == 1
    assert not unlike_rebuilt(person.scene, person.match.view(1))


def test_a_game_of_two_people_is_taken_up_behind_the_curtain(person: Person, looked_at: list[int]) -> None:
    person.window.tables.begin(game("RBG", people="RB", seed=88))
    person.wait()
    lift(person)
    assert person.asked is not None
    person.scene.asking.answer(person.asked.moves[0])
    person.wait()
    person.window.tables.show_start()
    looked_at.clear()
    person.window.tables.continue_game()
    person.wait()
    assert person.curtained
    assert set(looked_at) <= {SPECTATOR}


def test_a_new_game_shows_nothing_of_the_one_before(person: Person) -> None:
    person.window.tables.begin(game("RBG", people="RB", seed=90))
    person.wait()
    lift(person)
    assert any(item.look is not None for item in person.scene.items_by_number)
    person.window.tables.show_start()
    person.window.tables.begin(game("RBG", people="RB", seed=91))
    person.wait()
    assert person.curtained
    assert not any(item.look is not None for item in person.scene.items_by_number)


def test_one_person_alone_needs_no_curtain(person: Person, settings: Settings, qapp: QApplication) -> None:
    settings.curtain_on_focus_loss = True
    person.begin(game(seed=85))
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not person.curtained
    assert person.asked is not None


def test_who_does_not_want_a_curtain_has_none(person: Person, settings: Settings, qapp: QApplication) -> None:
    settings.curtain = False
    person.window.tables.begin(game("RB", people="RB", seed=86))
    person.wait()
    assert not person.curtained
    assert person.scene.viewer == 0
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not person.curtained
