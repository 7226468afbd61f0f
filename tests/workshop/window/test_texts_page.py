"""The texts of a set side by side: written by keys, looked for by clicks, and never lost or overwritten."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.data import cards_dir
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import Surface
from gonfalon_workshop.set_texts import edit_set_text, read_set_texts
from gonfalon_workshop.window import texts_page
from gonfalon_workshop.window.text_grid import TextCell
from gonfalon_workshop.window.texts_page import TextsPage
from tests.pairwise import pairwise
from tests.ui.screens.hands import type_in
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle

README = re.findall(r"```yaml\n(.*?)```", (cards_dir() / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
BY_PROGRAM = {"ru": "Получите 1 влияние."}
SIZES = [(792, 400), (560, 330)]


class Workshop(Screen):
    """A screen with the page on it, which keeps the file as the real one does."""

    def __init__(self, settings: Settings, text: str) -> None:
        super().__init__(settings)
        self.text = text
        self.log: list[tuple[tuple[str, ...], str]] = []
        self.chosen: list[str] = []
        self.heeds = True
        self.panel = Panel(Surface.PANEL, self)
        self.page = TextsPage(self.panel)
        self.page.changed.connect(self._changed)
        self.page.card_chosen.connect(self.chosen.append)

    def retranslate(self) -> None:
        self.page.retranslate()

    def show_texts(self, current: str = "", text: str | None = None) -> None:
        self.text = self.text if text is None else text
        found = read_set_texts(self.text)
        self.page.show_texts(found, found.ids, current or self.page.current, self.written)

    @staticmethod
    def written(id: str, language: str) -> str:
        return BY_PROGRAM.get(language, "")

    def _changed(self, where: tuple[str, ...], said: str) -> None:
        self.log.append((where, said))
        if self.heeds:
            self.text = edit_set_text(self.text, where, said)
            self.show_texts()

    def cell(self, code: str, *key: str) -> TextCell:
        found = self.page.grid.cell(key, code)
        assert found is not None
        return found

    def begin(self, code: str, *key: str, write: str = "") -> TextCell:
        """Give a text the keyboard, and type before what stands there."""
        cell = self.cell(code, *key)
        cell.setFocus()
        type_in(cell, write)
        return cell

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key where the keyboard is."""
        QTest.keyClick(QApplication.focusWidget(), key, modifier)

    @property
    def at(self) -> TextCell:
        """The cell that has the keyboard."""
        found = self.page.grid.cell_in_use()
        assert found is not None
        return found

    def in_sight(self, found: TextCell) -> bool:
        corner = found.mapTo(self.page.area.viewport(), QPoint(0, 0))
        return found.isVisible() and corner.y() in range(self.page.area.viewport().height())

    def missing(self) -> dict[str, str]:
        return {code: chip.accessibleName() for code, chip in self.page.missing.chips.items() if chip.isVisible()}

    def columns(self) -> list[str]:
        """The languages that are shown, from the left."""
        settle()
        found = [self.cell(code, "name") for code in LANGUAGES]
        left = {one.language: one.x() for one in found if one.isVisible()}
        return sorted(left, key=left.__getitem__)


def opened(
    qtbot: QtBot, settings: Settings, size: tuple[int, int] = SIZES[0], text: str = README, card: str = "baker"
) -> Workshop:
    screen = Workshop(settings, text)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.panel.setGeometry(0, 0, size[0] + 24, size[1] + 24)
    screen.page.setGeometry(12, 12, *size)
    screen.show_texts(card)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


@pytest.fixture
def screen(qtbot: QtBot, settings: Settings) -> Workshop:
    return opened(qtbot, settings)


def test_a_text_is_told_once_when_its_field_is_left_or_nothing_more_is_typed(qtbot: QtBot, screen: Workshop) -> None:
    field = screen.cell("uk", "tip")
    qtbot.mouseClick(field.viewport(), LEFT)
    type_in(field, "Добрі сусіди.")
    assert screen.log == []
    screen.press(KEY.Key_Tab)
    QTest.qWait(0)
    assert screen.log == [(("texts", "uk", "baker", "tip"), "Добрі сусіди.")]
    assert '      tip: "Добрі сусіди."\n' in screen.text
    assert texts_page._SAVE_MS == 500
    screen.page._later.setInterval(1)
    with qtbot.waitSignal(screen.page.changed):
        field = screen.begin("pl", "name", write="Piekarz ")
    assert screen.log[1:] == [(("texts", "pl", "baker", "name"), "Piekarz")]
    # What the file says has no blank at its end; who is about to go on typing has.
    assert field.toPlainText() == "Piekarz "
    screen.press(KEY.Key_Tab)
    assert len(screen.log) == 2
    assert field.toPlainText() == "Piekarz"


def test_a_field_that_is_typed_in_is_never_overwritten(screen: Workshop) -> None:
    """One that only has the keyboard follows the file."""
    field = screen.begin("en", "name")
    screen.show_texts(text=README.replace("name: Baker", "name: Miller"))
    assert field.toPlainText() == "Miller"
    screen.press(KEY.Key_End)
    type_in(field, " of br")
    place = field.textCursor().position()
    # Somebody changes the file at the same time: this text, and another one.
    screen.show_texts(text=README.replace('"Пекар"', '"Мірошник"'))
    assert field.toPlainText() == "Miller of br"
    assert field.textCursor().position() == place
    assert screen.cell("uk", "name").words() == "Мірошник"
    type_in(field, "ead")
    screen.press(KEY.Key_Tab)
    assert screen.log == [(("texts", "en", "baker", "name"), "Miller of bread")]


def test_only_what_is_changed_is_told(screen: Workshop) -> None:
    """Nothing that is typed and taken back, an emptied text as none, and once what the file does not take."""
    screen.begin("en", "name", write="s")
    screen.press(KEY.Key_Backspace)
    screen.press(KEY.Key_Tab)
    assert screen.log == []
    assert screen.text == README
    screen.begin("uk", "genitive")
    screen.press(KEY.Key_A, CONTROL)
    screen.press(KEY.Key_Delete)
    screen.press(KEY.Key_Tab)
    assert screen.log.pop() == (("texts", "uk", "baker", "genitive"), "")
    assert screen.text == README.replace('      genitive: "Пекаря"\n', "", 1)
    assert screen.cell("uk", "genitive").missing
    screen.heeds = False
    screen.begin("en", "name", write="x")
    for modifier in (PLAIN, Qt.KeyboardModifier.ShiftModifier, PLAIN):
        screen.press(KEY.Key_Tab, modifier)
    assert len(screen.log) == 1


def test_another_card_takes_nothing_that_was_typed_with_it(screen: Workshop) -> None:
    screen.begin("en", "name", write="s")
    screen.show_texts("peddler")
    assert screen.log == [(("texts", "en", "baker", "name"), "sBaker")]
    assert 'name: "sBaker"' in screen.text
    assert screen.page.current == "peddler"
    assert screen.cell("en", "name").words() == "Peddler"


def test_keys_go_from_text_to_text(screen: Workshop) -> None:
    """Tab along the rows, Ctrl and an arrow to the same text of the next card."""
    screen.begin("en", "name")
    seen = []
    for _ in range(6):
        seen.append((screen.at.key[0], screen.at.language))
        screen.press(KEY.Key_Tab)
    # English has no cases.
    assert seen == [*(("name", code) for code in ("en", "pl", "uk", "ru")), ("accusative", "pl"), ("accusative", "uk")]
    screen.begin("uk", "name", write="x")
    screen.press(KEY.Key_Down, CONTROL)
    assert screen.log == [(("texts", "uk", "baker", "name"), "xПекар")]
    assert screen.chosen == ["peddler"]
    assert screen.at is screen.cell("uk", "name")
    assert screen.at.words() == "Коробейник"
    for key in (KEY.Key_Down, KEY.Key_Down, KEY.Key_Up):
        screen.press(key, CONTROL)
    assert screen.chosen == ["peddler", "watchdog", "peddler"]


def test_a_text_of_one_line_takes_no_second_one(screen: Workshop) -> None:
    field = screen.begin("en", "name")
    screen.press(KEY.Key_Return)
    assert field.toPlainText() == "Baker"
    assert screen.at is screen.cell("pl", "name")
    pasted = QMimeData()
    pasted.setText("two\nlines ")
    field.insertFromMimeData(pasted)
    assert field.toPlainText() == "two linesBaker"
    tip = screen.begin("pl", "tip", write="a")
    screen.press(KEY.Key_Return)
    type_in(tip, "b")
    assert tip.toPlainText() == "a\nb"


def test_the_wheel_moves_the_grid_unless_one_writes_a_long_text(qtbot: QtBot, settings: Settings) -> None:
    where = ("texts", "en", "baker", "page")
    screen = opened(qtbot, settings, text=edit_set_text(README, where, "\n".join("abcdefghijklmnop")))
    field = screen.cell("en", "page")
    bar = field.verticalScrollBar()
    screen.page.area.ensureWidgetVisible(field)

    def turned() -> bool:
        at, to = QPointF(field.viewport().rect().center()), QPoint(0, -120)
        where = at, field.viewport().mapToGlobal(at)
        begins = Qt.ScrollPhase.NoScrollPhase
        turn = QWheelEvent(*where, QPoint(), to, Qt.MouseButton.NoButton, PLAIN, begins, False)
        QApplication.sendEvent(field.viewport(), turn)
        return turn.isAccepted()

    assert bar.maximum() > 0
    assert not turned()
    assert bar.value() == 0
    field.setFocus()
    assert turned()
    assert bar.value() > 0


@pytest.mark.slow
def test_what_is_missing_is_counted_without_what_the_program_writes(qtbot: QtBot, screen: Workshop) -> None:
    """And a click goes from one missing text to the next."""
    found = read_set_texts(README)
    assert screen.missing() == {
        "uk": "5 texts are missing in Ukrainian",
        "pl": f"{len(found.missing('pl'))} texts are missing in Polish",
        "ru": f"{len(found.missing('ru')) - 3} texts are missing in Russian",
    }
    places = []
    for _ in range(6):
        qtbot.mouseClick(screen.page.missing.chips["uk"], LEFT)
        settle()
        assert screen.in_sight(screen.at)
        places.append((screen.at.card, *screen.at.key))
    assert places == [
        ("baker", "tip"), ("peddler", "tip"), ("peddler", "prompt", "title"), ("peddler", "prompt", "detail"),
        ("watchdog", "tip"), ("baker", "tip"),
    ]  # fmt: skip
    assert screen.chosen == ["peddler", "watchdog", "baker"]
    for code in LANGUAGES:
        for id, key in found.missing(code):
            screen.text = edit_set_text(screen.text, ("texts", code, id, *key), "x")
    screen.show_texts()
    assert screen.missing() == {}
    assert screen.page.missing.sentence() == "No text is missing in any language."


def test_a_gap_is_dashed_and_says_so_and_the_programs_text_stands_in_it(screen: Workshop) -> None:
    def gap(code: str, key: str) -> tuple[bool, str, bool]:
        field = screen.cell(code, key)
        return field.missing, field.placeholderText(), field.slanted

    assert gap("uk", "tip") == (True, "missing", False)
    assert gap("ru", "text") == (True, BY_PROGRAM["ru"], True)
    assert gap("uk", "beware")[:2] == (False, "")
    assert not gap("en", "name")[0]
    assert screen.cell("uk", "tip").accessibleDescription() == "missing"
    assert screen.cell("ru", "text").note.text() == "Written by the program"
    assert not screen.begin("uk", "tip", write="x").missing
    # What it is is told to those who listen.
    assert screen.cell("uk", "name").accessibleName() == "Baker, name, Ukrainian"
    screen.show_texts("peddler")
    assert screen.cell("pl", "options", "sell").accessibleName() == "Peddler, option “sell”, Polish"


def test_letters_are_counted_when_there_is_little_room_left(screen: Workshop) -> None:
    name = screen.begin("en", "name", write="b" * 28)
    assert name.note.text() == ""
    type_in(name, "b" * 3)
    assert name.note.text() == "36 of 40 characters"
    type_in(name, "b" * 5)
    assert name.note.text() == ""
    assert name.error_label.text() == "name has 41 characters; there is room for 40"
    assert name.error_label.isVisible()
    red = name.error_label.palette().color(name.error_label.foregroundRole())
    assert red.red() > 2 * red.blue()
    assert name.accessibleDescription() == name.error_label.text()
    # What cannot be shown is told in the words of the loader.
    screen.show_texts(text=edit_set_text(README, ("texts", "en", "peddler", "name"), "Two\nlines"))
    name = screen.begin("en", "name")
    name.setPlainText("\u202e")
    assert name.error_label.text() == "the character with the number 8238 is not allowed in name"
    screen.show_texts("peddler")
    assert screen.cell("en", "name").error_label.text() == "name must be on one line"


def test_a_file_that_cannot_be_read_leaves_the_texts_in_sight_and_shut(screen: Workshop) -> None:
    def shown() -> dict[str, str]:
        return {code: screen.cell(code, "name").words() + screen.cell(code, "text").words() for code in LANGUAGES}

    before = shown()
    assert any(before.values())
    screen.show_texts(text=README.replace("cards:", "cards: [", 1))
    assert screen.page.missing.sentence().startswith("The texts wait until line ")
    assert screen.missing() == {}
    screen.begin("en", "name", write="x")
    assert shown() == before
    screen.show_texts(text=README)
    screen.begin("en", "name", write="x")
    assert shown() != before
    # Odd sets are shown.
    for text in ("", "cards: {}", "baker: {type: character}", "cards: {baker: {}}"):
        screen.show_texts(text=text)
        QTest.keyClick(screen.page, KEY.Key_Down, CONTROL)
        settle()
        assert faults(screen) == []
    assert screen.page.current == "baker"


def test_a_set_that_is_only_read_can_be_copied_and_not_written(qtbot: QtBot, screen: Workshop) -> None:
    field = screen.begin("en", "name", write="x")
    screen.page.set_read_only(True)
    assert screen.log == [(("texts", "en", "baker", "name"), "xBaker")]
    type_in(field, "y")
    screen.press(KEY.Key_A, CONTROL)
    screen.press(KEY.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "xBaker"
    qtbot.mouseClick(screen.page.missing.chips["uk"], LEFT)
    type_in(screen.at, "z")
    assert len(screen.log) == 1
    screen.show_texts("watchdog")
    screen.page.set_read_only(False)
    assert screen.begin("en", "name", write="z").words() == "zWatchdog"


def test_two_languages_are_chosen_where_four_have_no_room(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    screen = opened(qtbot, settings, size=SIZES[1])
    left, right = screen.page.choices
    assert screen.columns() == ["en", "pl"]
    qtbot.mouseClick(right.segment("uk"), LEFT)
    assert screen.columns() == ["en", "uk"]
    # Both the same would be one.
    qtbot.mouseClick(left.segment("uk"), LEFT)
    assert screen.columns() == [left.value(), right.value()] == ["uk", "en"]
    qtbot.mouseClick(screen.page.missing.chips["ru"], LEFT)
    assert screen.columns() == ["uk", "ru"]
    assert screen.at is screen.cell("ru", "name")
    assert right.segment("ru").accessibleName() == "Russian"


def test_a_field_grows_with_what_is_written(screen: Workshop) -> None:
    assert screen.columns() == ["en", "pl", "uk", "ru"]
    language.set_language("uk")
    screen.retranslate()
    assert screen.columns() == ["uk", "en", "pl", "ru"], "the language of the program comes first"
    assert screen.page.cards.currentText() == "Пекар"
    tip = screen.begin("uk", "tip")
    for _ in range(30):
        tip.insertPlainText("Ще одне слово. ")
        settle()
        assert tip.verticalScrollBar().maximum() == 0 or tip.height() > 180
        assert screen.in_sight(tip)
    assert len({screen.cell(code, "tip").height() for code in LANGUAGES}) == 1


@pairwise(look=["oak", "lime", "contrast"], size=SIZES, scale=[1.0, 1.5], code=[*LANGUAGES, "long"])
def test_nothing_is_cut_off(
    qtbot: QtBot, settings: Settings, code: str, size: tuple[int, int], scale: float, look: str,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    settings.theme, settings.text_scale = look, 1.0 if code == "long" else scale
    if code == "long":
        request.getfixturevalue("long_language")
    else:
        language.set_language(code)
    screen = opened(qtbot, settings, size=size, card="peddler")
    assert faults(screen) == []
    name = screen.begin(screen.page._shown()[0], "name")
    name.insertPlainText("W" * 45)
    settle()
    assert name.error_label.isVisible()
    assert code == "long" or faults(screen) == []
    # Dressed as the screen is, not as before its first look.
    assert name.palette().color(name.foregroundRole()) != QColor("white")
