"""Sets of cards that are read beside the window: it shows them as they come, and a game waits for those it needs."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core import deck
from gonfalon.games import GAMES
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person
from tests.session.test_reading import PATIENCE, gate, put
from tests.ui.application.records import mail, overlays, words_of
from tests.ui.screens.starting import ordonance, oriflamme

__all__ = ["gate"]
READING = "These cards are still being read."
KINDS = ("archer", "baker", "cook", "heir", "lord", "soldier", "spy", "ambush", "conspiracy", "shapeshifter")


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """The folder of card sets that windows of these tests have, with one set in it."""
    folder = tmp_path / "sets"
    folder.mkdir()
    put(folder, "slow")
    return folder


def ended(person: Person) -> None:
    """All has been read, and the window has seen it."""
    coming = person.window.start.coming
    coming.wait(PATIENCE)
    person.qtbot.waitUntil(lambda: not coming._timer.isActive())


def at_window(qtbot: QtBot, open_window: OpenWindow, steps: int = 2) -> Person:
    """Somebody before a window that has read so much."""
    person = Person(open_window(1280, 800), qtbot)
    start = person.window.start
    qtbot.waitUntil(lambda: start.coming is not None and start.coming.reading.steps >= steps, timeout=60_000)
    qtbot.waitUntil(lambda: oriflamme(start).decks.known)
    return person


def kept(folder: Path, sets: Path) -> Match:
    """A game with the cards of the set, as it was left."""
    seats = tuple(Seat(letter, letter, None) for letter in "RBG")
    new = NewGame("oriflamme", seats, seed=4, sets=("Oriflamme", "Slow"), options=(("kinds", ", ".join(KINDS)),))
    match = Match.begin(new, Shelves(GAMES, sets), Journal(folder))
    decision = match.view(match.decision_seat or 0).decision
    match.play(decision.moves[0])
    return match


def test_no_card_file_is_read_by_the_thread_of_the_window(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []
    construct = deck._PlainLoader.__init__

    def noted(loader: deck._PlainLoader, text: str, what: str | deck.Phrase) -> None:
        readers.append(threading.current_thread())
        construct(loader, text, what)

    monkeypatch.setattr(deck._PlainLoader, "__init__", noted)
    (sets / "broken.yaml").write_text("cards: {a: {type: charcter}, b: {type: intrigue}}\n", encoding="utf-8")
    (sets / "ordonance.yaml").write_text("icons: [spear", encoding="utf-8")
    person = at_window(qtbot, open_window)
    ended(person)
    start = person.window.start
    assert {"own:slow.yaml", "own:broken.yaml"} < set(start.games.cards)
    assert ordonance(start).units.slips
    QApplication.sendEvent(start, QEvent(QEvent.Type.WindowActivate))
    person.window.pages.open_settings()
    ended(person)
    assert readers
    assert threading.main_thread() not in readers


def test_sets_are_shown_as_they_come(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, sets: Path, gate: threading.Event
) -> None:
    put(sets, "ready")
    (sets / "slow.yaml").write_text((sets / "slow.yaml").read_text() + "# long" * 99, encoding="utf-8")
    person = at_window(qtbot, open_window, 3)
    start = person.window.start
    qtbot.waitUntil(lambda: "own:ready.yaml" in start.games.cards)
    assert "own:slow.yaml" not in start.games.cards
    person.window.pages.open_settings()
    note = person.window.pages.options.lines_of_games[0].rows[0].note
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder, still being read: 1")
    gate.set()
    qtbot.waitUntil(lambda: "own:slow.yaml" in start.games.cards)
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder")


def test_a_game_whose_set_is_still_read_waits_with_a_sentence(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, settings: Settings, sets: Path, gate: threading.Event
) -> None:
    settings.seats = json.dumps({"game": "own:slow.yaml", "title": "Slow"})
    person = at_window(qtbot, open_window)
    start = person.window.start
    card = start.games.cards["own:slow.yaml"]
    qtbot.waitUntil(lambda: not start.start.isEnabled())
    assert (card.text(), card.isChecked()) == ("Slow", True)
    assert start.games.about.text().splitlines()[-1] == start.start.toolTip() == READING
    gate.set()
    qtbot.waitUntil(start.start.isEnabled)
    assert READING not in start.games.about.text()
    QTest.mouseClick(start.start, LEFT)
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen))
    assert "Slow" in person.match.new_game.sets


def test_a_set_that_is_no_more_gives_way_when_all_has_been_read(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, settings: Settings, sets: Path, gate: threading.Event
) -> None:
    settings.seats = json.dumps({"game": "own:gone.yaml", "title": "Gone"})
    person = at_window(qtbot, open_window)
    start = person.window.start
    qtbot.waitUntil(lambda: "own:gone.yaml" not in start.games.cards)
    assert start.games.cards["oriflamme"].isChecked()


@pytest.mark.parametrize("by", ["continue", "opening"])
def test_a_saved_game_opens_as_soon_as_its_cards_are_there(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, tmp_path: Path, sets: Path, gate: threading.Event, by: str
) -> None:
    gate.set()
    match = kept(tmp_path / "games", sets)
    assert match.journal.path is not None
    record = mail(match.journal.path, tmp_path)
    gate.clear()
    person = at_window(qtbot, open_window)
    qtbot.waitUntil(lambda: person.window.reception.ready)

    def ask(window: Window) -> None:
        if by == "continue":
            window.tables.continue_game()
        else:
            window.reception.open(record)

    ask(person.window)
    (notice,) = overlays(person)
    assert "The cards are still being read" in words_of(notice)
    QTest.keyClick(notice, Qt.Key.Key_Escape)
    assert not overlays(person)
    ask(person.window)
    (notice,) = overlays(person)
    assert notice.isVisible()
    gate.set()
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen))
    qtbot.waitUntil(lambda: notice not in overlays(person))
    assert person.match.record().moves == match.record().moves


def test_who_does_not_wait_stays_where_they_are(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, tmp_path: Path, sets: Path, gate: threading.Event
) -> None:
    gate.set()
    kept(tmp_path / "games", sets)
    gate.clear()
    person = at_window(qtbot, open_window)
    person.window.tables.continue_game()
    QTest.keyClick(overlays(person)[0], Qt.Key.Key_Escape)
    gate.set()
    ended(person)
    assert person.screen is person.window.start


def test_a_game_with_shipped_cards_waits_for_nobody(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, sets: Path, gate: threading.Event
) -> None:
    person = at_window(qtbot, open_window)
    person.begin()
    assert isinstance(person.screen, TableScreen)
    assert not gate.is_set()
