"""Sets of cards that are read beside the window: it shows them as they come, and a game waits for those it needs."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
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


@pytest.fixture
def at_window(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, sets: Path) -> Callable[..., Person]:
    """Opens a window and waits until it has read so much."""

    def opened(steps: int = 2) -> Person:
        person = Person(open_window(1280, 800), qtbot)
        start = person.window.start
        qtbot.waitUntil(lambda: start.coming is not None and start.coming.reading.steps >= steps, timeout=60_000)
        qtbot.waitUntil(lambda: oriflamme(start).decks.known)
        return person

    return opened


def ended(person: Person) -> None:
    """All has been read, and the window has seen it."""
    coming = person.window.start.coming
    coming.wait(PATIENCE)
    person.qtbot.waitUntil(lambda: not coming._timer.isActive())


def kept(folder: Path, sets: Path) -> Match:
    """A game with the cards of the set, as it was left."""
    seats = tuple(Seat(letter, letter, None) for letter in "RBG")
    new = NewGame("oriflamme", seats, seed=4, sets=("Oriflamme", "Slow"), options=(("kinds", ", ".join(KINDS)),))
    match = Match.begin(new, Shelves(GAMES, sets), Journal(folder))
    match.play(match.view(match.decision_seat or 0).decision.moves[0])
    return match


def test_another_thread_reads_files(
    at_window: Callable[..., Person], sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: set[threading.Thread] = set()
    construct = deck._PlainLoader.__init__

    def noted(loader: deck._PlainLoader, text: str, what: str | deck.Phrase) -> None:
        readers.add(threading.current_thread())
        construct(loader, text, what)

    monkeypatch.setattr(deck._PlainLoader, "__init__", noted)
    (sets / "broken.yaml").write_text("cards: {a: {type: charcter}, b: {type: intrigue}}\n", encoding="utf-8")
    (sets / "ordonance.yaml").write_text("icons: [spear", encoding="utf-8")
    person = at_window()
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
    qtbot: QtBot, at_window: Callable[..., Person], settings: Settings, sets: Path, gate: threading.Event
) -> None:
    """A set that was chosen and is no more gives way when all has been read."""
    settings.seats = json.dumps({"game": "own:gone.yaml", "title": "Gone"})
    put(sets, "ready")
    (sets / "slow.yaml").write_text((sets / "slow.yaml").read_text() + "# long" * 99, encoding="utf-8")
    person = at_window(3)
    games = person.window.start.games
    qtbot.waitUntil(lambda: "own:ready.yaml" in games.cards)
    assert "own:slow.yaml" not in games.cards
    person.window.pages.open_settings()
    note = person.window.pages.options.lines_of_games[0].rows[0].note
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder, still being read: 1")
    gate.set()
    qtbot.waitUntil(lambda: "own:slow.yaml" in games.cards and "own:gone.yaml" not in games.cards)
    assert games.cards["oriflamme"].isChecked()
    qtbot.waitUntil(lambda: note.text() == "2 sets in the folder")


def test_a_game_waits_for_its_set(
    qtbot: QtBot, at_window: Callable[..., Person], settings: Settings, gate: threading.Event
) -> None:
    settings.seats = json.dumps({"game": "own:slow.yaml", "title": "Slow"})
    person = at_window()
    person.begin()
    assert not gate.is_set(), "one with shipped cards waits for nobody"
    person.window.tables.show_start()
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


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize("by", ["continue", "opening"])
def test_a_saved_game_opens_as_soon_as_its_cards_are_there(
    qtbot: QtBot, at_window: Callable[..., Person], tmp_path: Path, sets: Path, gate: threading.Event,
    by: str, waits: bool,
) -> None:  # fmt: skip
    """Unless it is no longer waited for."""
    gate.set()
    match = kept(tmp_path / "games", sets)
    record = mail(match.journal.path, tmp_path)
    gate.clear()
    person = at_window()
    window = person.window
    qtbot.waitUntil(lambda: window.reception.ready)
    ask = window.tables.continue_game if by == "continue" else lambda: window.reception.open(record)
    ask()
    (notice,) = overlays(person)
    assert "The cards are still being read" in words_of(notice)
    QTest.keyClick(notice, Qt.Key.Key_Escape)
    assert not overlays(person)
    if not waits:
        gate.set()
        ended(person)
        assert person.screen is window.start
        return
    ask()
    (notice,) = overlays(person)
    gate.set()
    qtbot.waitUntil(lambda: isinstance(person.screen, TableScreen) and notice not in overlays(person))
    assert person.match.record().moves == match.record().moves
