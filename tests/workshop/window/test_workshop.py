"""A set is written in the workshop: with keys and the mouse, beside other programs, and through a kill."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.set_store import SetStore, read_set
from gonfalon.games.oriflamme.set_package import install, pack, unpack
from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
from gonfalon.session.new_game import NewGame
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import fonts
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.screen import Screen
from gonfalon_workshop.document import unsaved_path
from gonfalon_workshop.window.controller import SetsScreen, WorkshopController
from gonfalon_workshop.window.editor import CardEditor
from gonfalon_workshop.window.editor_tabs import TEXTS, WRITING
from gonfalon_workshop.window.links import workshop_of
from gonfalon_workshop.window.screen import WorkshopScreen
from tests.at_the_table.player import PATIENCE
from tests.games.oriflamme.written_sets import EMBLEM
from tests.ui.screens.hands import type_in
from tests.workshop.window.test_editor import SET

KEYS = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class House:
    """A start screen's game setup with a folder of sets, and the screens that it has opened."""

    def __init__(self, settings: Settings, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.game_setup = OriflammeGameSetup(settings)
        shelf = SetStore(folder)
        self.game_setup.set_shelf(lambda: shelf)
        self.opened: list[Screen] = []
        self.begun: list[NewGame] = []
        self.pages: list[str] = []
        self._qtbot = qtbot
        self.game_setup.opened.connect(self._show)
        self.game_setup.begin.connect(self.begun.append)
        self.game_setup.open_rules.connect(self.pages.append)

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
    def workshop(self) -> WorkshopController:
        return workshop_of(self.game_setup)

    @property
    def screen(self) -> WorkshopScreen:
        return self.workshop.screen

    @property
    def editor(self) -> CardEditor:
        return self.screen.editor

    def overlay(self) -> Overlay:
        """What lies over the screen that was opened last."""
        (found,) = [overlay for overlay in self.opened[-1].findChildren(Overlay) if overlay.isVisible()]
        return found

    def press(self, words: str) -> None:
        """Click the button of the overlay that says this."""
        click(next(button for button in self.overlay().buttons if button.text() == words))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key in the editor."""
        QTest.keyClick(self.editor, key, modifier)

    def type(self, words: str) -> None:
        for letter in words:
            if letter.isascii():
                self.key(KEYS.Key_Return if letter == "\n" else letter)
            else:
                type_in(self.editor, letter)

    def until(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE)

    def read(self, text: str = "") -> None:
        """Wait until what was typed, or this text, has been read."""
        if text:
            self.editor.take_text(text)
        self.until(lambda: not self.screen._reading.isActive())

    def kept(self) -> None:
        """Wait until what was typed has been kept."""
        self.until(lambda: not self.screen._keeping.isActive())


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.fixture
def house(settings: Settings, tmp_path: Path, qtbot: QtBot) -> House:
    path = tmp_path / "sets" / "fair" / "fair.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(SET, encoding="utf-8")
    return House(settings, tmp_path / "sets", qtbot)


@pytest.fixture
def fair(house: House) -> Path:
    """The file of a set that is open."""
    path = house.folder / "fair" / "fair.yaml"
    house.workshop.open()
    house.workshop.open_set(path)
    return path


def test_the_list_has_ones_own_sets_and_those_to_look_at(house: House) -> None:
    house.workshop.open()
    lines = house.workshop.sets.lines
    names = [("Harvest Fair", True), ("Oriflamme", False), ("Alliance", False)]
    assert [(line.row.name, line.row.own) for line in lines] == names
    click(lines[0].open)
    assert house.opened[-1] is house.screen
    assert house.screen.text == SET
    # A new one is begun by a key.
    QTest.keyClick(house.workshop.sets, KEYS.Key_N)
    path = house.folder / "new-set" / "new-set.yaml"
    assert house.screen.text == path.read_text(encoding="utf-8")
    assert house.screen.standing.faults == ()
    house.key(KEYS.Key_Escape)
    house.workshop.begin()
    assert 'name: "New set 2"' in house.screen.text


def test_a_list_that_is_not_seen_gives_its_look_to_nobody(qtbot: QtBot, settings: Settings) -> None:
    hidden = SetsScreen(settings)
    qtbot.addWidget(hidden)
    fonts.set_text_scale(1.5)
    hidden.retranslate()
    assert fonts.text_scale() == 1.5


def test_a_box_is_looked_at_and_one_like_it_is_made(house: House) -> None:
    house.workshop.open()
    click(house.workshop.sets.lines[1].open)
    screen, before = house.screen, house.screen.text
    house.type("x\n")
    assert screen.text == before
    assert not screen.head.save.isVisible()
    click(screen.head.copy)
    copy = house.folder / "oriflamme-2" / "oriflamme-2.yaml"
    assert (screen.set_document.path, screen.set_document.read_only) == (copy, False)
    assert read_set(copy).name == "Oriflamme 2"
    assert screen.head.save.isVisible()


def test_what_somebody_has_sent_is_looked_at_and_can_be_thrown_away(house: House, fair: Path) -> None:
    package = unpack(pack(fair))
    fair.unlink()
    install(package, house.game_setup.decks.shelf)
    house.workshop.open()
    QApplication.processEvents()
    line = house.workshop.sets.lines[0]
    assert (line.row.own, line.bin.isVisible()) == (False, True)
    click(line.open)
    assert house.editor.isReadOnly()
    assert house.screen.head.copy.isVisible()


def test_a_set_is_thrown_away_when_that_is_meant(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    to_bin = "gonfalon_workshop.window.controller.QFile.moveToTrash"
    monkeypatch.setattr(to_bin, lambda path: bool(gone.append(path)))
    house.workshop.open()
    for answer, thrown in (("Keep it", []), ("Delete it", [str(house.folder / "fair")])):
        click(house.workshop.sets.lines[0].bin)
        house.press(answer)
        assert gone == thrown
    house.press("Close")


TWICE = SET.replace("adjacent open", "adjcent open").replace("discard: this", "discrad: this")


def test_a_mistake_is_told_beside_its_line_and_mended_by_enter_or_hushed_by_escape(house: House, fair: Path) -> None:
    screen, callout, editor = house.screen, house.screen.editor_tabs.callout, house.editor
    for mends in (True, False):
        editor.go_to(7, len("      - gain: 1 per adj"))
        house.key(KEYS.Key_Backspace)
        assert not callout.isVisible()
        house.read()
        assert callout.isVisible()
        assert "adacent" in callout.sentence.text()
        assert callout.geometry().top() > editor.line_rect(7).bottom()
        assert not screen.head.play.isEnabled()
        house.key(KEYS.Key_Return if mends else KEYS.Key_Escape)
        assert not callout.isVisible()
        assert (screen.text == SET) == screen.head.play.isEnabled() == mends
    assert screen.isVisible()
    house.key(KEYS.Key_Up)
    house.key(KEYS.Key_Down)
    assert not callout.isVisible()
    before = editor.document().blockCount()
    house.key(KEYS.Key_End)
    house.key(KEYS.Key_Return)
    assert editor.document().blockCount() == before + 1


def test_f8_goes_from_mistake_to_mistake(house: House, fair: Path) -> None:
    callout, editor = house.screen.editor_tabs.callout, house.editor
    editor.take_text(TWICE)
    editor.go_to(0)
    lines = []
    for _ in range(3):
        house.key(KEYS.Key_F8)
        lines.append(editor.place()[0])
        assert callout.isVisible()
    assert lines[0] == lines[2] == 7
    assert "discrad" in house.screen.text.splitlines()[lines[1]]
    house.key(KEYS.Key_F8, SHIFT)
    assert editor.place()[0] == lines[1]
    click(callout.others)
    assert editor.words.isVisible()
    assert "discard" in [editor.words.item(row).text() for row in range(editor.words.count())]
    # All mistakes are told together, or that there is none.
    click(house.screen.head.check)
    house.press("Go to the first")
    assert editor.place()[0] == 7
    assert callout.isVisible()
    editor.take_text(SET)
    click(house.screen.head.check)
    house.press("Close")


def test_what_is_told_beside_a_line_covers_nothing_that_is_written(house: House, fair: Path) -> None:
    callout, editor = house.screen.editor_tabs.callout, house.editor
    house.screen.resize(1366, 700)
    editor.take_text(TWICE.replace("# ", "# " + "x" * 20))
    house.key(KEYS.Key_F8)
    house.key(KEYS.Key_F8)
    place = callout.geometry()
    assert place.left() >= editor.written_to(place.top(), place.bottom())
    assert editor.rect().contains(place)


@pytest.mark.parametrize("words", [("adjacent open", "adjcent open"), ("type: character", "type: [character")])
def test_a_mistake_leaves_the_texts_in_sight(house: House, words: tuple[str, str]) -> None:
    path = house.folder / "fair" / "fair.yaml"
    path.write_text(SET.replace(*words, 1), encoding="utf-8")
    house.workshop.open()
    house.workshop.open_set(path)
    house.screen.editor_tabs.turn(TEXTS)
    texts = house.screen.editor_tabs.texts
    assert texts.cards.count() > 1
    assert texts.grid.cell(("name",), "en").words()
    assert bool(texts.missing.sentence()) == ("[" in words[1])


def test_the_balance_is_folded_away_and_leaves_its_room(house: House, fair: Path) -> None:
    screen = house.screen
    panel, high = screen.balance.panel, screen.editor_tabs.height()
    for folded in (True, False):
        click(panel.fold)
        assert (screen.editor_tabs.height() > high + 100) == folded
        assert panel.waiting.isVisibleTo(panel) is not folded
        assert screen.balance.continuous is not folded


def test_the_file_of_a_new_set_is_called_like_it(house: House, fair: Path) -> None:
    house.workshop.begin()
    first = house.screen.set_document.path
    first.with_name("baker.svg").write_text(EMBLEM, encoding="utf-8")
    house.read(SET.replace("Harvest Fair", "Зимовий ярмарок"))
    house.key(KEYS.Key_S, CTRL)
    path = house.screen.set_document.path
    assert path == house.folder / "зимовий-ярмарок" / "зимовий-ярмарок.yaml"
    assert sorted(file.name for file in path.parent.iterdir()) == ["baker.svg", path.name]
    assert not first.parent.exists()
    # One that somebody has called otherwise keeps its name.
    house.workshop.open_set(fair)
    house.read(SET.replace("Harvest Fair", "Spring Fair"))
    house.key(KEYS.Key_S, CTRL)
    assert house.screen.set_document.path == fair


def test_a_name_that_another_set_has_is_a_mistake(house: House, fair: Path) -> None:
    house.read(SET.replace("Harvest Fair", "Alliance"))
    assert not house.screen.head.play.isEnabled()
    assert "Alliance" in house.screen.editor_tabs.hint.accessibleName()
    house.key(KEYS.Key_F5)
    assert house.begun == []


@pytest.mark.slow
def test_what_is_written_is_kept_at_once_and_restored_after_a_kill(
    house: House, fair: Path, settings: Settings, qtbot: QtBot
) -> None:
    house.type("# kept ")
    house.kept()
    assert fair.read_text(encoding="utf-8") == SET
    # Nothing of the first program is left but its files.
    other = House(settings, house.folder, qtbot)
    other.workshop.open()
    assert other.workshop.sets.lines[0].row.unsaved
    other.workshop.open_set(fair)
    assert other.screen.text == "# kept " + SET
    assert "not saved" in other.screen.editor_tabs.hint.accessibleName()
    other.key(KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == "# kept " + SET
    assert not unsaved_path(fair).exists()


def test_another_program_writes_the_file(house: House, fair: Path) -> None:
    """Spaces at which no line ends stay what they are: Qt makes plain ones of them where it gives a plain text."""
    text = SET.replace("Gain 1 influence", "Gain\u00a01\u202finfluence\u2028now")
    fair.write_text(text, encoding="utf-8")
    house.until(lambda: house.screen.text == text)
    house.key(KEYS.Key_Z, CTRL)
    assert house.screen.text == SET
    house.key(KEYS.Key_Z, CTRL | SHIFT)
    house.workshop.open_set(fair)
    assert not house.screen.set_document.unsaved
    house.type("#\n")
    house.key(KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == "#\n" + text


@pytest.mark.parametrize(
    ("taken", "begins"), [("What is written here", "# mine "), ("What is in the file", "# theirs\n")], ids=range(2)
)
def test_both_have_changed_and_one_of_them_is_taken(house: House, fair: Path, taken: str, begins: str) -> None:
    house.type("# mine ")
    fair.write_text("# theirs\n" + SET, encoding="utf-8")
    house.until(lambda: bool(house.screen.findChildren(Overlay)))
    house.press(taken)
    assert house.screen.text == begins + SET
    house.key(KEYS.Key_S, CTRL)
    assert fair.read_text(encoding="utf-8") == begins + SET


def test_a_folder_that_cannot_be_written_is_told_and_loses_nothing(
    house: House, fair: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("gonfalon_workshop.document.replace_file", refused)
    house.type("# x ")
    house.kept()
    assert "Permission denied" in house.screen.editor_tabs.hint.accessibleName()
    house.key(KEYS.Key_S, CTRL)
    house.press("Close")
    assert house.screen.text == "# x " + SET


@pytest.mark.parametrize("how", ["back", "hidden"])
def test_nothing_goes_on_behind_a_workshop_that_is_left(house: House, fair: Path, how: str) -> None:
    house.type("#")
    balance = house.screen.balance
    balance.run()
    assert balance.running
    if how == "back":
        house.screen.head.back.click()
    else:
        house.screen.hide()
    assert not balance.running
    assert unsaved_path(fair).exists()


def test_a_game_begins_with_the_set_as_it_stands(house: House, fair: Path) -> None:
    """Also where the shelf of a window has what its thread has read last."""
    house.type("# new\n")
    click(house.screen.head.play)
    assert fair.read_text(encoding="utf-8") == "# new\n" + SET
    (game,) = house.begun
    kinds = dict(game.options)["kinds"].split(", ")
    assert len(kinds) == 10
    assert {"baker", "peddler", "watchdog"} <= {*kinds}
    assert "Harvest Fair" in game.sets
    assert [seat.bot for seat in game.seats] == [None, "squire", "squire", "squire"]
    shelf = house.game_setup.decks.shelf
    list(shelf.read_ahead())
    shelf.ahead = True
    house.editor.take_text(SET.replace("- steal: 2 from attacker", "- steal: 3 from attacker"))
    house.key(KEYS.Key_F5)
    game = house.begun[-1]
    cards = shelf.deck(game.sets, dict(game.options)["kinds"].split(", "))
    (statement,) = cards.kinds[cards.number("watchdog")].card.avenge
    assert statement.number == 3


def test_the_card_at_the_cursor_is_shown_as_it_stands(house: House, fair: Path) -> None:
    editor, card = house.editor, house.screen.card.card
    editor.go_to(5)
    assert card.look.name == "Baker"
    editor.go_to(18)
    assert (card.look.name, card.look.type) == ("Watchdog", "intrigue")
    text = SET[: SET.index("texts:")].replace("- steal: 2 from attacker", "- steal: 3 from attacker")
    editor.take_text(text)
    editor.go_to(18)
    house.read()
    assert "take 3 from that rival" in card.look.text.replace("\u00a0", " ")
    house.read(text.replace("steal: 3", "steel: 3"))
    assert house.screen.card.error_label.isVisible()
    assert "steal" not in card.look.text


def test_a_text_is_written_in_its_field_and_stands_in_the_file(house: House, fair: Path) -> None:
    editor_tabs = house.screen.editor_tabs
    house.editor.go_to(5)
    house.key(KEYS.Key_PageDown, CTRL)
    assert editor_tabs.tab == TEXTS
    editor_tabs.texts.changed.emit(("texts", "pl", "baker", "name"), "Piekarz")
    assert 'pl:\n    baker:\n      name: "Piekarz"' in house.screen.text
    editor_tabs.turn(WRITING)
    house.key(KEYS.Key_Z, CTRL)
    assert house.screen.text == SET


def test_the_language_of_cards_and_every_part_are_one_key_away(house: House, fair: Path) -> None:
    house.editor.go_to(7, len("      - gai"))
    house.key(KEYS.Key_F2)
    assert "gain" in house.overlay().accessibleName()
    QTest.keyClick(house.overlay(), KEYS.Key_F1)
    assert house.pages == ["card-language"]
    house.key(KEYS.Key_F1)
    assert house.pages == ["card-language"] * 2
    # Out of the editor no Tab leads, but F6 does.
    screen, seen = house.screen, []
    parts = (screen.editor_tabs, screen.card, screen.balance.panel, screen.head)
    for _ in range(5):
        focus = screen.focusWidget()
        seen.append(next(index for index, part in enumerate(parts) if part.isAncestorOf(focus)))
        QTest.keyClick(focus, KEYS.Key_F6)
    assert seen == [0, 1, 2, 3, 0]


def test_an_emblem_is_taken_and_given_back(house: House, fair: Path) -> None:
    screen, drawing = house.screen, fair.with_name("baker.svg")
    house.editor.go_to(5)
    for id in ("lord", ""):
        click(screen.card.emblem)
        page = screen.emblems
        assert house.opened[-1] is page
        click(next(tile for tile in page.grid.tiles if tile.drawing.id == id))
        click(page.take_it)
        assert drawing.exists() == bool(id)
        assert not page.isVisible()
        assert (screen.card.card.look.emblem == str(drawing)) == bool(id)


@pytest.mark.slow
@pytest.mark.subject("a set is written in the workshop")
def test_the_set_of_the_guide_is_written_from_nothing(house: House, fair: Path) -> None:
    """Letter by letter, with the keys that set lines in and out."""
    house.workshop.begin()
    house.key(KEYS.Key_A, CTRL)
    house.key(KEYS.Key_Delete)
    for line in SET.replace("Harvest", "Winter").splitlines():
        inset = len(line) - len(line.lstrip())
        while (here := len(house.editor.textCursor().block().text())) != inset:
            house.key(KEYS.Key_Tab if here < inset else KEYS.Key_Backspace)
        house.type(line.lstrip() + "\n")
    house.key(KEYS.Key_S, CTRL)
    path = house.screen.set_document.path
    assert path.read_text(encoding="utf-8").rstrip() == SET.replace("Harvest", "Winter").rstrip()
    assert read_set(path).hash == read_set(fair).hash
