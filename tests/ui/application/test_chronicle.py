"""The opened chronicle in games that were really played: moves, filters, what it shows on the map, and its copy."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.texts.log_filter import LogFilter
from gonfalon.ui.board.log_view import LogView
from gonfalon.ui.board.scene_marks import TargetLineItem
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.player import Player
from tests.at_the_table.windows import OpenWindow
from tests.scripts import ROOT

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def person(open_window: OpenWindow, qtbot: QtBot, swift: None, settings: Settings) -> Player:
    return Player(open_window(1366, 768), qtbot)


def sit_down(person: Player, record: str) -> LogView:
    """Go on with a game of the records, where it stands."""
    record_file = ROOT / "tests" / "records" / f"{record}.gonfalon"
    person.sit_down(Match.restore(read_record(record_file), CardSources(GAMES)))
    if person.curtained:
        person.lift_curtain()
    return person.table.log_view


def deeds(log_view: LogView) -> list[str]:
    """The lines in sight that tell something, the newest first."""
    entries = (log_view.entries.entry(row) for row in range(log_view.entries.rowCount()))
    return [log_view.entries.words(entry) for entry in entries if not (entry.line.heading or entry.current)]


def test_it_is_opened_by_key_or_heading_with_its_moves_and_closed_with_all_of_its_lines(person: Player) -> None:
    log_view = sit_down(person, "pamir-unfinished")
    everything, (boxes, low) = deeds(log_view), (log_view.bar.boxes, log_view.height())
    assert not any(box.isVisible() for box in boxes)
    person.key(Qt.Key.Key_L)
    assert all(box.isVisible() for box in boxes)
    assert log_view.height() > low
    row = next(at for at, words in enumerate(log_view.sentences()) if "Sikh Merchants in Lahore at the left" in words)
    index = log_view.entries.index(row)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(
        "\nG play 30 left, lift transcaspia, road kabul-punjab, spy 19"
    )
    log_view.bar.cards.setCurrentIndex(1)
    assert len(deeds(log_view)) < len(everything)
    log_view.bar.cards.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert not any(box.isVisible() for box in boxes)
    assert log_view.rows.hasFocus()
    assert deeds(log_view) == everything
    assert "lift" not in index.data(Qt.ItemDataRole.AccessibleTextRole)
    QTest.mouseClick(log_view.heading, LEFT)
    assert all(box.isVisible() for box in boxes)
    QTest.mouseClick(log_view.close_button, LEFT)
    assert not any(box.isVisible() for box in boxes)


def test_lines_are_asked_for_by_player_region_and_card(person: Player) -> None:
    log_view = sit_down(person, "pamir-unfinished")
    person.key(Qt.Key.Key_L)
    bar = log_view.bar
    assert [box.accessibleName() for box in bar.boxes] == [
        "Whose lines are shown", "Lines about which place", "Lines about which card",
    ]  # fmt: skip
    bar.places.set_key("punjab")
    bar.families.set_key("G")
    assert bar.log_filter == LogFilter("G", "punjab")
    (told,) = deeds(log_view)
    assert told.startswith("You play Sikh Merchants in Lahore")
    assert log_view.sentences()[:2] == ["Turn 12 · yours, 0 rupees", "You are choosing…"]
    # What happens now is kept, and not shown, as it is about something else.
    assert person.asked is not None
    before = len(person.match.moves)
    person.scene.move_input.answer(next(move for move in person.asked.moves if str(move) == "end"))
    person.wait()
    assert len(person.match.moves) > before
    assert deeds(log_view) == [told]
    bar.places.set_key("")
    assert len(deeds(log_view)) > 5


def test_a_line_that_is_hovered_shows_on_the_map_what_it_is_about(person: Player) -> None:
    log_view = sit_down(person, "pamir-unfinished")
    person.key(Qt.Key.Key_L)
    log_view.bar.places.set_key("punjab")
    log_view.bar.families.set_key("G")

    def shown() -> list[TargetLineItem]:
        return [item for item in person.scene.items() if isinstance(item, TargetLineItem)]

    assert shown() == []
    row = next(at for at, words in enumerate(log_view.sentences()) if words.startswith("You play Sikh Merchants"))
    QTest.mouseMove(log_view.rows.viewport(), log_view.rows.visualRect(log_view.entries.index(row)).center())
    person.until(lambda: bool(shown()))
    (line,) = shown()
    scene = person.scene
    (aim,) = [aim for aim in [log_view.entries.entry(row).line.aim] if aim is not None]
    on_map = [place for victim in aim.victims if (place := scene.place_of(victim)) is not None]
    assert on_map
    assert all(line.boundingRect().contains(place) for place in on_map)
    log_view.clear()
    assert shown() == []


def test_what_is_shown_is_copied_as_text_but_nothing_behind_a_curtain(person: Player) -> None:
    log_view = sit_down(person, "pamir-unfinished")
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    person.key(Qt.Key.Key_L)
    log_view.bar.cards.set_key("joseph-wolff")
    QTest.mouseClick(log_view.copy_button, LEFT)
    lines = clipboard.text().splitlines()
    assert lines[:2] == ["Turn 2 · yours, 4 rupees", "You buy Joseph Wolff for 3 rupees. [G buy 71]"]
    assert lines[-1].endswith("[G play 99 right]")
    log_view.bar.cards.set_key("")
    log_view.rows.setFocus()
    QTest.keyClick(log_view.rows, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    whole = clipboard.text()
    assert len(whole.splitlines()) > 3 * len(lines)
    clipboard.setText("before")
    log_view.hush()
    log_view.copy()
    assert clipboard.text() == "before"
    assert not any(box.isVisible() or box.count() > 1 for box in log_view.bar.boxes)


@pytest.mark.slow
def test_a_seat_reads_copies_and_asks_for_no_card_that_it_does_not_know(person: Player) -> None:
    log_view = sit_down(person, "unfinished")
    person.key(Qt.Key.Key_L)
    own = person.scene.seats[person.scene.viewer].family
    log_view.copy()
    text = QGuiApplication.clipboard().text()
    places = [move for line in text.splitlines() for move in line.partition("[")[2].rstrip("]").split(", ")]
    laid = [move.split() for move in places if " place " in f" {move}"]
    assert {words[0] for words in laid} == {"R", "B", "G"}
    assert {len(words) for words in laid if words[0] == own} == {4}
    assert {len(words) for words in laid if words[0] != own} == {3}
    hidden = {
        answer.move.split()[1]
        for answer in person.match.record().moves
        if answer.move.startswith("place ") and answer.family != own
    }
    offered = {log_view.bar.cards.itemData(at) for at in range(1, log_view.bar.cards.count())}
    assert "heir" in offered
    assert hidden - offered, "what lies face down is not offered"
