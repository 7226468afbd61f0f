"""The screen on which a position of Pax Pamir is written and opened."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.share_code import from_share_code
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules.constants import BRITISH, PUNJAB
from gonfalon.games.pamir.rules.positions import position_text
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.window.game_setup import PamirGameSetup
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.games.pamir.window.position_edits import empty_position, table_of, with_families, with_value
from gonfalon.games.pamir.window.position_screen import EXAMPLE, PositionScreen
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.session.replay_timeline import ALL_OPEN, EVERYBODY
from gonfalon.texts.translations import language_spoken
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from tests.games.pamir.window.courtier import Courtier, great_game
from tests.session.games_to_play import play_on
from tests.ui.application.records import words_of


def opened(qtbot: QtBot, settings: Settings) -> PositionScreen:
    """A screen that is gone after the test, and hears no language of the next one."""
    screen = PositionScreen(settings)
    qtbot.addWidget(screen)
    return screen


@pytest.fixture
def screen(qtbot: QtBot, settings: Settings) -> PositionScreen:
    return opened(qtbot, settings)


@pytest.fixture
def shown(qtbot: QtBot, settings: Settings) -> PositionScreen:
    """The screen at a usual size, where nothing moves by itself."""
    settings.animation_speed = "off"
    screen = opened(qtbot, settings)
    screen.resize(1366, 768)
    screen.show()
    return screen


def point_of(screen: PositionScreen, rect: QRectF) -> QPoint:
    return screen.view.mapFromScene(rect.center())


def drag(screen: PositionScreen, origin: QPoint, target: QPoint) -> None:
    """Drag what lies at a point of the view to another one with the left button."""
    view = screen.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=origin)
    for point in (origin + QPoint(20, 20), target, target + QPoint(1, 0)):
        moved = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(point), QPointF(view.mapToGlobal(point)), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QGuiApplication.sendEvent(view, moved)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=target)


def piece(screen: PositionScreen, thing: Piece) -> QPoint:
    number = screen.scene.move_input.questions.number_of(thing)
    return point_of(screen, screen.scene.items_by_number[number].scene_rect())


def test_a_card_is_dragged_from_the_market_to_a_hand_and_back_by_undo(shown: PositionScreen) -> None:
    scene = shown.scene
    drag(shown, point_of(shown, scene.items_by_number[28].scene_rect()), point_of(shown, scene.places.hand_place()))
    assert shown.row["seats"]["R"]["hand"] == "32 98 28"
    assert shown.row["market"].startswith("- - 29+2")
    assert "32 98 28" in shown.area.text
    shown.undo.click()
    assert shown.area.text == EXAMPLE
    shown.redo.click()
    assert shown.row["seats"]["R"]["hand"] == "32 98 28"


def test_a_block_is_clicked_and_then_the_region_where_it_goes(shown: PositionScreen) -> None:
    view = shown.view.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=piece(shown, Piece("block", BRITISH)))
    punjab = shown.scene.map.region_path(PUNJAB).boundingRect()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=point_of(shown, punjab))
    assert shown.row["blocks"]["british"] == "herat*2 herat-kabul punjab"
    QTest.mouseClick(view, Qt.MouseButton.RightButton, pos=piece(shown, Piece("army", BRITISH, PUNJAB)))
    assert shown.row["blocks"]["british"] == "herat*2 herat-kabul"


def test_the_keys_alone_lay_a_card_of_the_palette_and_take_it_away(shown: PositionScreen) -> None:
    things = shown.palette_panel.list
    shown.palette_panel.search.setText("· Mohan Lal")
    things.setFocus()
    things.setCurrentIndex(things.entries.index(0))
    QTest.keyClick(things, Qt.Key.Key_Return)
    QTest.keyClick(shown.view, Qt.Key.Key_Return)
    assert shown.row["market"].startswith("1 - 29+2")
    shown.scene.focus.go_to(shown.scene.items_by_number[1])
    QTest.keyClick(shown.view, Qt.Key.Key_Delete)
    assert shown.row["market"].startswith("- - 29+2")


def test_what_is_wrong_is_said_and_marked_on_the_table_too(shown: PositionScreen) -> None:
    assert not shown.scene.hint.isVisible()
    shown.change(lambda row: with_value(row, "B", "prizes", "71 105"))
    assert shown.scene.status[0] == "105 is no court card."
    shown.change(lambda row: with_value(row, "B", "prizes", "71 28"))
    assert shown.scene.status[0] == "The card 28 is in two places."
    assert shown.scene.hint.isVisible()
    shown.undo.click()
    shown.undo.click()
    assert not shown.scene.hint.isVisible()


def test_from_two_to_five_families_begin_with_an_empty_table(screen: PositionScreen) -> None:
    for count in range(2, 6):
        row = with_families(empty_position(), count)
        screen.begin_with(position_text(row))
        assert screen.found is not None, screen.told.text()
        assert len(screen.found.families) == count


def test_a_copied_line_is_taken_again(screen: PositionScreen) -> None:
    screen.share.click()
    line = QGuiApplication.clipboard().text()
    screen.begin_with(position_text(empty_position()))
    screen.paste(line)
    assert table_of(screen.row).courts[0] == [12, 62]


def test_the_refusal_of_wakhans_seat_is_said_in_the_language_of_the_window(qtbot: QtBot, settings: Settings) -> None:
    with language_spoken("pl"):
        screen = opened(qtbot, settings)
        screen.change(lambda row: with_value(with_families(row, 5), "", "wakhan", "G"))
        assert screen.scene.status[0] == "Wachan gra przeciw jednemu lub dwóm rywalom; miejsc przy stole: 5."


def test_the_example_is_played_by_whoever_has_the_turn(screen: PositionScreen) -> None:
    begun: list[NewGame] = []
    screen.begun.connect(begun.append)
    screen.play.click()
    assert [seat.bot for seat in begun[0].seats] == [None, "squire", "squire"]
    match = Match.begin(begun[0], CardSources(GAMES, None))
    view = match.view(0)
    assert (match.decision_seat, view.table.courts[0]) == (0, [12, 62])
    assert view.table.hands[1] == [None, None]
    assert match.record().practice


def test_what_is_impossible_is_told_with_its_line_and_cannot_be_played(screen: PositionScreen) -> None:
    screen.area.setPlainText(EXAMPLE.replace("gifts: 2", "gifts: 3"))
    screen.check()
    assert screen.told.text().startswith("Position, line 2: 'gift-3' is no place")
    assert not screen.play.isEnabled()
    assert not screen.share.isEnabled()
    screen.area.setPlainText(EXAMPLE.replace("favored: military", "favored: militery"))
    screen.check()
    assert screen.told.text() == "Position, line 8: There is no suit 'militery', did you mean 'military'?"
    screen.area.setPlainText(EXAMPLE)
    screen.check()
    assert screen.play.isEnabled()


def test_a_position_is_copied_as_one_line_with_which_a_game_opens(screen: PositionScreen) -> None:
    screen.share.click()
    record = from_share_code(QGuiApplication.clipboard().text())
    match = Match.restore(record, CardSources(GAMES, None))
    assert match.view(0).table.courts[0] == [12, 62]
    assert record.practice


def test_a_position_is_opened_from_a_file(screen: PositionScreen, tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text("- seats: {G: {loyalty: british}, K: {loyalty: russian}}\n  turn: K\n", encoding="utf-8")
    screen.open_file(path)
    assert screen.told.text() == "This can be played. At the table: Green, Black."
    screen.open_file(tmp_path / "none.yaml")
    assert "none.yaml" in screen.told.text()
    assert screen.area.text.startswith("- seats")


def test_the_start_screen_leads_there_and_escape_back(qtbot: QtBot, settings: Settings) -> None:
    setup = PamirGameSetup(settings)
    screens: list[PositionScreen] = []
    setup.opened.connect(screens.append)
    setup.screen_links()[-1].open()
    qtbot.addWidget(screens[0])
    closed: list[bool] = []
    screens[0].closed.connect(lambda: closed.append(True))
    QTest.keyClick(screens[0].area, Qt.Key.Key_Escape)
    assert closed == [True]


def test_everything_has_room_with_large_letters(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    with language_spoken("pl"):
        screen = opened(qtbot, settings)
        screen.resize(1024, 700)
        screen.show()
        assert screen.minimumSizeHint().width() <= 1024
        assert screen.play.geometry().right() < 1024


@pytest.mark.parametrize(("people", "hand"), [("R", "32 98"), ("RB", "?*2")])
def test_from_a_game_a_position_holds_only_what_its_reader_may_see(
    qtbot: QtBot, person: Courtier, settings: Settings, people: str, hand: str
) -> None:
    found = GAMES["pamir"].read_position(EXAMPLE, "example")
    new_game = opened(qtbot, settings).new_game(found)
    seats = tuple(replace(seat, bot=None if seat.family in people else "squire") for seat in new_game.seats)
    person.begin(replace(new_game, seats=seats))
    person.window.set_up_position()
    screen = person.window.screens.current
    assert isinstance(screen, PositionScreen)
    held = {family: has["hand"] for family, has in screen.row["seats"].items()}
    assert held == {"R": hand, "B": "?*2", "G": "?"}
    assert screen.row["deck"] == "?*30"


def replayed(person: Courtier, people: str, moves: int | None) -> ReplayScreen:
    """Look again at a game of random moves."""
    match = Match.begin(great_game("RBG", people=people), CardSources(GAMES))
    play_on(match, moves, 5)
    person.window.replays.show(match)
    assert isinstance(person.screen, ReplayScreen)
    return person.screen


def set_up(person: Courtier, screen: ReplayScreen) -> PositionScreen:
    """Press the button that sets up what the replay shows."""
    QTest.mouseClick(screen.bar.position_button, Qt.MouseButton.LeftButton)
    assert isinstance(person.screen, PositionScreen)
    return person.screen


def steps_between_actions(match: Match) -> list[int]:
    """After how many moves, a few turns into a game, somebody chooses an action."""
    views = ((step, match.view(EVERYBODY, step)) for step in range(12, len(match.moves)))
    free = ((step, view) for step, view in views if not view.table.announced)
    return [step for step, view in free if [type(frame) for frame in view.stack] == [Turn]]


def test_from_a_replay_the_step_in_sight_is_set_up_as_it_is_looked_at(person: Courtier) -> None:
    replay = replayed(person, "RB", None)
    match = replay.past.match
    step = next(step for step in steps_between_actions(match) if all(match.open_table(step).hands))
    replay.jump(step)
    table = match.open_table(step)
    for viewpoint, known in ((ALL_OPEN, "RBG"), (1, "B"), (EVERYBODY, "")):
        replay.bar.eyes_chosen.emit(viewpoint)
        screen = set_up(person, replay)
        hands = {family: str(has["hand"]) for family, has in screen.row["seats"].items()}
        for family, hand in zip("RBG", table.hands, strict=True):
            told = sorted(map(int, hands[family].split())) if family in known else None
            assert told == (sorted(hand) if family in known else None)
            assert ("?" in hands[family]) == (family not in known)
        assert ("?" in screen.row["deck"]) == (viewpoint != ALL_OPEN)
        assert screen.row["turn"] == "RBG"[match.deciders[step]]
        screen.back.click()
        assert person.screen is replay
        assert replay.step == step


@pytest.mark.parametrize(("people", "known"), [("B", "B"), ("RB", "")])
def test_from_the_replay_of_a_game_that_goes_on_only_what_its_reader_knows_is_set_up(
    person: Courtier, people: str, known: str
) -> None:
    replay = replayed(person, people, 60)
    match = replay.past.match
    replay.jump(next(step for step in steps_between_actions(match) if all(match.view(1, step).table.hands)))
    screen = set_up(person, replay)
    hidden = {family for family, has in screen.row["seats"].items() if "?" in str(has["hand"])}
    assert hidden == set("RBG") - set(known)
    assert "?" in screen.row["deck"]


def test_from_a_replay_nothing_is_set_up_in_the_middle_of_an_action_or_at_the_end(person: Courtier) -> None:
    replay = replayed(person, "R", None)
    match = replay.past.match
    replay.jump(next(step for step in range(12, len(match.moves)) if len(match.view(EVERYBODY, step).stack) > 1))
    button = replay.bar.position_button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert person.screen is replay
    (notice,) = [one for one in person.window.findChildren(Overlay) if one.isVisible()]
    assert "not in the middle of one" in words_of(notice)
    person.window.notices.clear()
    replay.jump(len(match.moves))
    assert not button.isEnabled()
    assert tip_text(button.toolTip()) == button.accessibleDescription() == "The game is over here."


def test_a_panel_names_its_family_once_and_no_player(shown: PositionScreen) -> None:
    shown.change(lambda row: {**row, "wakhan": "G", "seats": {**row["seats"], "G": {}}})
    figures = [shown.scene.seat_figures(seat) for seat in range(3)]
    assert [(one.name, one.line) for one in figures] == [("Red", ""), ("Blue", ""), ("Green", "Wakhan")]
    assert [one.spoken.splitlines()[0] for one in figures] == ["Red", "Blue", "Green, Wakhan"]
