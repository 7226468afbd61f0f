"""A set is written in the workshop: with keys and the mouse, beside other programs, and through a kill."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import Shelf, read_set
from gonfalon.games.oriflamme.window.offer import OriflammeOffer
from gonfalon.games.oriflamme.window.workshop.screen import WorkshopScreen
from gonfalon.games.oriflamme.window.workshop.slate import TEXTS, WRITING
from gonfalon.games.oriflamme.window.workshop.workshop import Workshop
from gonfalon.games.oriflamme.workshop.manuscript import kept_beside
from gonfalon.games.oriflamme.workshop.parcel import keep, pack, unpack
from gonfalon.session.seats import NewGame
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.screen import Screen
from tests.games.oriflamme.window.workshop.test_editor import SET

KEYS = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class House:
    """A start screen's offer with a folder of sets, and the screens that it has opened."""

    def __init__(self, settings: Settings, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.offer = OriflammeOffer(settings)
        shelf = Shelf(folder)
        self.offer.set_shelf(lambda: shelf)
        self.opened: list[Screen] = []
        self.begun: list[NewGame] = []
        self.pages: list[str] = []
        self._qtbot = qtbot
        self.offer.opened.connect(self._show)
        self.offer.begin.connect(self.begun.append)
        self.offer.open_rules.connect(self.pages.append)

    def _show(self, screen: Screen) -> None:
        if screen not in self.opened:
            self._qtbot.addWidget(screen)
            screen.resize(1280, 800)
            screen.closed.connect(screen.hide)
        self.opened.append(screen)
        screen.show()
        screen.setFocus()
        if isinstance(screen, WorkshopScreen):
            screen.balance.continuous = False

    @property
    def workshop(self) -> Workshop:
        return self.offer.workshop

    @property
    def screen(self) -> WorkshopScreen:
        assert self.workshop.screen is not None
        return self.workshop.screen

    def overlay(self) -> Overlay:
        """What lies over the screen that was opened last."""
        found = [overlay for overlay in self.opened[-1].findChildren(Overlay) if overlay.isVisible()]
        assert len(found) == 1
        return found[0]

    def press(self, words: str) -> None:
        """Click the button of the overlay that says this."""
        button = next(button for button in self.overlay().buttons if button.text() == words)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def read(self) -> None:
        """Wait until what was typed has been read."""
        self._qtbot.waitUntil(lambda: not self.screen._reading.isActive())


@pytest.fixture
def house(settings: Settings, tmp_path: Path, qtbot: QtBot) -> House:
    folder = tmp_path / "sets"
    path = folder / "fair" / "fair.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(SET, encoding="utf-8")
    return House(settings, folder, qtbot)


@pytest.fixture
def fair(house: House) -> Path:
    """The file of a set that is open."""
    path = house.folder / "fair" / "fair.yaml"
    house.workshop.open()
    house.workshop.open_set(path)
    return path


def test_spaces_at_which_no_line_ends_stay_what_they_are(house: House, fair: Path, qtbot: QtBot) -> None:
    """Qt makes plain spaces of them where it is asked for a plain text."""
    text = SET.replace("Gain 1 influence", "Gain\u00a01\u202finfluence\u2028now")
    fair.write_text(text, encoding="utf-8")
    qtbot.waitUntil(lambda: house.screen.text == text)
    house.workshop.open_set(fair)
    assert house.screen.manuscript is not None
    assert not house.screen.manuscript.unsaved
    keys(house, "#\n")
    QTest.keyClick(house.screen.editor, KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == "#\n" + text


def keys(house: House, words: str) -> None:
    for letter in words:
        if letter.isascii():
            QTest.keyClick(house.screen.editor, KEYS.Key_Return if letter == "\n" else letter)
        else:
            press = QKeyEvent(QEvent.Type.KeyPress, 0, PLAIN, letter)
            QApplication.sendEvent(house.screen.editor, press)


def test_the_list_has_ones_own_sets_and_those_to_look_at(house: House) -> None:
    house.workshop.open()
    assert [(line.row.name, line.row.own) for line in house.workshop.sets.lines] == [
        ("Harvest Fair", True), ("Oriflamme", False), ("Alliance", False),
    ]  # fmt: skip
    line = house.workshop.sets.lines[0]
    QTest.mouseClick(line.open, Qt.MouseButton.LeftButton)
    assert house.opened[-1] is house.screen
    assert house.screen.text == SET


def test_a_new_set_is_begun_by_a_key(house: House) -> None:
    house.workshop.open()
    QTest.keyClick(house.workshop.sets, KEYS.Key_N)
    path = house.folder / "new-set" / "new-set.yaml"
    assert house.screen.text == path.read_text(encoding="utf-8")
    assert house.screen.standing is not None
    assert house.screen.standing.faults == ()
    QTest.keyClick(house.screen.editor, KEYS.Key_Escape)
    house.workshop.begin()
    assert 'name: "New set 2"' in house.screen.text


def test_a_mistake_is_told_beside_its_line_and_mended_by_enter(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.go_to(7, len("      - gain: 1 per adj"))
    QTest.keyClick(screen.editor, KEYS.Key_Backspace)
    assert not screen.slate.callout.isVisible()
    house.read()
    assert screen.slate.callout.isVisible()
    assert "adacent" in screen.slate.callout.sentence.text()
    assert screen.slate.callout.geometry().top() > screen.editor.line_rect(7).bottom()
    assert not screen.head.play.isEnabled()
    QTest.keyClick(screen.editor, KEYS.Key_Return)
    assert screen.text == SET
    assert not screen.slate.callout.isVisible()
    assert screen.head.play.isEnabled()


def test_escape_hushes_it_and_then_enter_is_a_new_line(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.go_to(7, len("      - gain: 1 per adj"))
    QTest.keyClick(screen.editor, KEYS.Key_Backspace)
    house.read()
    QTest.keyClick(screen.editor, KEYS.Key_Escape)
    assert not screen.slate.callout.isVisible()
    assert screen.isVisible()
    QTest.keyClick(screen.editor, KEYS.Key_Up)
    QTest.keyClick(screen.editor, KEYS.Key_Down)
    assert not screen.slate.callout.isVisible()
    before = screen.editor.document().blockCount()
    QTest.keyClick(screen.editor, KEYS.Key_End)
    QTest.keyClick(screen.editor, KEYS.Key_Return)
    assert screen.editor.document().blockCount() == before + 1


def test_f8_goes_from_mistake_to_mistake(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.take_text(SET.replace("adjacent open", "adjcent open").replace("discard: this", "discrad: this"))
    screen.editor.go_to(0)
    lines = []
    for _ in range(3):
        QTest.keyClick(screen.editor, KEYS.Key_F8)
        lines.append(screen.editor.place()[0])
        assert screen.slate.callout.isVisible()
    assert lines[0] == lines[2] == 7
    assert "discrad" in screen.text.splitlines()[lines[1]]
    QTest.keyClick(screen.editor, KEYS.Key_F8, SHIFT)
    assert screen.editor.place()[0] == lines[1]
    QTest.mouseClick(screen.slate.callout.others, Qt.MouseButton.LeftButton)
    assert screen.editor.words.isVisible()
    assert "discard" in [screen.editor.words.item(row).text() for row in range(screen.editor.words.count())]


def test_the_card_at_the_cursor_is_shown_as_it_stands(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.go_to(5)
    assert screen.card.card.look is not None
    assert screen.card.card.look.name == "Baker"
    screen.editor.go_to(18)
    look = screen.card.card.look
    assert look is not None
    assert (look.name, look.type) == ("Watchdog", "intrigue")
    text = SET[: SET.index("texts:")].replace("- steal: 2 from attacker", "- steal: 3 from attacker")
    screen.editor.take_text(text)
    screen.editor.go_to(18)
    house.read()
    assert screen.card.card.look is not None
    assert "take 3 from that rival" in screen.card.card.look.text.replace("\u00a0", " ")
    screen.editor.take_text(text.replace("steal: 3", "steel: 3"))
    house.read()
    assert screen.card.alarm.isVisible()
    assert screen.card.card.look is not None
    assert "steal" not in screen.card.card.look.text


def test_what_is_written_is_kept_at_once_and_restored_after_a_kill(
    house: House, fair: Path, settings: Settings, qtbot: QtBot
) -> None:
    keys(house, "# kept ")
    qtbot.waitUntil(lambda: not house.screen._keeping.isActive())
    assert fair.read_text(encoding="utf-8") == SET
    # Nothing of the first program is left but its files.
    other = House(settings, house.folder, qtbot)
    other.workshop.open()
    assert other.workshop.sets.lines[0].row.unsaved
    other.workshop.open_set(fair)
    assert other.screen.text == "# kept " + SET
    assert "not saved" in other.screen.slate.hint.accessibleName()
    QTest.keyClick(other.screen.editor, KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == "# kept " + SET
    assert not kept_beside(fair).exists()


def test_another_program_writes_the_file(house: House, fair: Path, qtbot: QtBot) -> None:
    fair.write_text(SET.replace("Harvest", "Winter"), encoding="utf-8")
    qtbot.waitUntil(lambda: "Winter" in house.screen.text)
    QTest.keyClick(house.screen.editor, KEYS.Key_Z, CTRL)
    assert house.screen.text == SET


@pytest.mark.parametrize("mine", [True, False])
def test_both_have_changed_and_one_of_them_is_taken(house: House, fair: Path, qtbot: QtBot, mine: bool) -> None:
    keys(house, "# mine ")
    fair.write_text("# theirs\n" + SET, encoding="utf-8")
    qtbot.waitUntil(lambda: bool(house.screen.findChildren(Overlay)))
    house.press("What is written here" if mine else "What is in the file")
    assert house.screen.text == ("# mine " if mine else "# theirs\n") + SET
    QTest.keyClick(house.screen.editor, KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == ("# mine " if mine else "# theirs\n") + SET


def test_a_game_begins_with_the_set_as_it_stands(house: House, fair: Path) -> None:
    keys(house, "# new\n")
    QTest.mouseClick(house.screen.head.play, Qt.MouseButton.LeftButton)
    assert fair.read_text(encoding="utf-8") == "# new\n" + SET
    (game,) = house.begun
    kinds = dict(game.options)["kinds"].split(", ")
    assert len(kinds) == 10
    assert {"baker", "peddler", "watchdog"} <= {*kinds}
    assert "Harvest Fair" in game.sets
    assert [seat.bot for seat in game.seats] == [None, "squire", "squire", "squire"]


def test_a_set_that_was_read_beside_the_window_is_played_as_it_is_now(house: House, fair: Path) -> None:
    """The shelf of a window has what its thread has read last."""
    shelf = house.offer.decks.shelf
    for _ in shelf.read_ahead():
        pass
    shelf.ahead = True
    house.screen.editor.take_text(SET.replace("- steal: 2 from attacker", "- steal: 3 from attacker"))
    QTest.keyClick(house.screen.editor, KEYS.Key_F5)
    (game,) = house.begun
    cards = shelf.deck(game.sets, dict(game.options)["kinds"].split(", "))
    (statement,) = cards.kinds[cards.number("watchdog")].card.avenge
    assert getattr(statement, "number", 0) == 3


def test_what_somebody_has_sent_is_looked_at_and_can_be_thrown_away(house: House, fair: Path) -> None:
    parcel = unpack(pack(fair))
    fair.unlink()
    keep(parcel, house.offer.decks.shelf)
    house.workshop.open()
    QApplication.processEvents()
    line = house.workshop.sets.lines[0]
    assert (line.row.own, line.bin.isVisible()) == (False, True)
    QTest.mouseClick(line.open, Qt.MouseButton.LeftButton)
    assert house.screen.editor.isReadOnly()
    assert house.screen.head.copy.isVisible()


def test_a_name_that_another_set_has_is_a_mistake(house: House, fair: Path) -> None:
    house.screen.editor.take_text(SET.replace("Harvest Fair", "Alliance"))
    house.read()
    assert not house.screen.head.play.isEnabled()
    assert "Alliance" in house.screen.slate.hint.accessibleName()
    QTest.keyClick(house.screen.editor, KEYS.Key_F5)
    assert house.begun == []


def test_a_box_is_looked_at_and_one_like_it_is_made(house: House) -> None:
    house.workshop.open()
    QTest.mouseClick(house.workshop.sets.lines[1].open, Qt.MouseButton.LeftButton)
    screen = house.screen
    before = screen.text
    keys(house, "x\n")
    assert screen.text == before
    assert not screen.head.save.isVisible()
    QTest.mouseClick(screen.head.copy, Qt.MouseButton.LeftButton)
    copy = house.folder / "oriflamme-2" / "oriflamme-2.yaml"
    assert screen.manuscript is not None
    assert (screen.manuscript.path, screen.manuscript.read_only) == (copy, False)
    assert read_set(copy).name == "Oriflamme 2"
    assert screen.head.save.isVisible()


def test_a_text_is_written_in_its_field_and_stands_in_the_file(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.go_to(5)
    QTest.keyClick(screen.editor, KEYS.Key_PageDown, CTRL)
    assert screen.slate.tab == TEXTS
    screen.slate.texts.changed.emit(("texts", "pl", "baker", "name"), "Piekarz")
    assert 'pl:\n    baker:\n      name: "Piekarz"' in screen.text
    screen.slate.turn(WRITING)
    QTest.keyClick(screen.editor, KEYS.Key_Z, CTRL)
    assert screen.text == SET


def test_the_language_of_cards_is_one_key_away(house: House, fair: Path) -> None:
    house.screen.editor.go_to(7, len("      - gai"))
    QTest.keyClick(house.screen.editor, KEYS.Key_F2)
    assert "gain" in house.overlay().accessibleName()
    QTest.keyClick(house.overlay(), KEYS.Key_F1)
    assert house.pages == ["card-language"]
    QTest.keyClick(house.screen.editor, KEYS.Key_F1)
    assert house.pages == ["card-language"] * 2


def test_all_mistakes_are_told_together(house: House, fair: Path) -> None:
    screen = house.screen
    QTest.mouseClick(screen.head.check, Qt.MouseButton.LeftButton)
    house.press("Close")
    screen.editor.take_text(SET.replace("adjacent open", "adjcent open").replace("discard: this", "discrad: this"))
    QTest.mouseClick(screen.head.check, Qt.MouseButton.LeftButton)
    house.press("Go to the first")
    assert screen.editor.place()[0] == 7
    assert screen.slate.callout.isVisible()


def test_an_emblem_is_taken_and_given_back(house: House, fair: Path) -> None:
    screen = house.screen
    screen.editor.go_to(5)
    QTest.mouseClick(screen.card.emblem, Qt.MouseButton.LeftButton)
    page = screen.emblems
    assert page is not None
    assert house.opened[-1] is page
    tile = next(tile for tile in page.grid.tiles if tile.drawing.id == "lord")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.take_it, Qt.MouseButton.LeftButton)
    drawing = fair.with_name("baker.svg")
    assert drawing.exists()
    assert not page.isVisible()
    assert screen.card.card.look is not None
    assert screen.card.card.look.emblem == str(drawing)
    QTest.mouseClick(screen.card.emblem, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.grid.tiles[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.take_it, Qt.MouseButton.LeftButton)
    assert not drawing.exists()


def test_the_keyboard_comes_to_every_part(house: House, fair: Path) -> None:
    """Out of the editor no Tab leads, but F6 does."""
    screen = house.screen
    parts: tuple[QWidget, ...] = (screen.slate, screen.card, screen.balance.panel, screen.head)
    seen = []
    for _ in range(5):
        focus = screen.focusWidget()
        seen.append(next(index for index, part in enumerate(parts) if part.isAncestorOf(focus)))
        QTest.keyClick(focus, KEYS.Key_F6)
    assert seen == [0, 1, 2, 3, 0]


def test_a_folder_that_cannot_be_written_is_told_and_loses_nothing(
    house: House, fair: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("gonfalon.games.oriflamme.workshop.manuscript.replace_file", refused)
    keys(house, "# x ")
    qtbot.waitUntil(lambda: not house.screen._keeping.isActive())
    assert "Permission denied" in house.screen.slate.hint.accessibleName()
    QTest.keyClick(house.screen.editor, KEYS.Key_S, CTRL)
    house.press("Close")
    assert house.screen.text == "# x " + SET


def test_a_set_is_thrown_away_when_that_is_meant(house: House, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    gone: list[str] = []

    def bin(path: str) -> bool:
        gone.append(path)
        return False

    monkeypatch.setattr("gonfalon.games.oriflamme.window.workshop.workshop.QFile.moveToTrash", bin)
    house.workshop.open()
    QTest.mouseClick(house.workshop.sets.lines[0].bin, Qt.MouseButton.LeftButton)
    house.press("Keep it")
    assert gone == []
    QTest.mouseClick(house.workshop.sets.lines[0].bin, Qt.MouseButton.LeftButton)
    house.press("Throw it away")
    assert gone == [str(house.folder / "fair")]
    house.press("Close")


@pytest.mark.parametrize("leave", [lambda house: house.screen.head.back.click(), lambda house: house.screen.hide()])
def test_nothing_goes_on_behind_a_workshop_that_is_left(
    house: House, fair: Path, leave: Callable[[House], None]
) -> None:
    keys(house, "#")
    house.screen.balance.run()
    assert house.screen.balance.running
    leave(house)
    assert not house.screen.balance.running
    assert kept_beside(fair).exists()


def test_the_set_of_the_guide_is_written_from_nothing(house: House, fair: Path) -> None:
    """Letter by letter, with the keys that set lines in and out."""
    house.workshop.begin()
    screen = house.screen
    assert screen.manuscript is not None
    QTest.keyClick(screen.editor, KEYS.Key_A, CTRL)
    QTest.keyClick(screen.editor, KEYS.Key_Delete)
    for line in SET.replace("Harvest", "Winter").splitlines():
        inset = len(line) - len(line.lstrip())
        while (here := len(screen.editor.textCursor().block().text())) != inset:
            QTest.keyClick(screen.editor, KEYS.Key_Tab if here < inset else KEYS.Key_Backspace)
        keys(house, line.lstrip() + "\n")
    QTest.keyClick(screen.editor, KEYS.Key_S, CTRL)
    saved = screen.manuscript.path.read_text(encoding="utf-8")
    assert saved.rstrip() == SET.replace("Harvest", "Winter").rstrip()
    assert read_set(screen.manuscript.path).hash == read_set(fair).hash
