"""The texts of a set side by side: written by keys, looked for by clicks, and never lost or overwritten."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.window.workshop import texts_page
from gonfalon.games.oriflamme.window.workshop.text_cell import TextCell
from gonfalon.games.oriflamme.window.workshop.texts_page import TextsPage
from gonfalon.games.oriflamme.workshop.wording import Key, reworded, worded
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import Ground
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.screen import Screen
from tests.ui.screens.hands import type_in
from tests.ui.screens.legibility import faults

README = re.findall(r"```yaml\n(.*?)```", (cards_dir() / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
BY_PROGRAM = {"ru": "Получите 1 влияние."}


class Workshop(Screen):
    """A screen with the page on it, which keeps the file as the real one does."""

    def __init__(self, settings: Settings, text: str) -> None:
        super().__init__(settings)
        self.text = text
        self.log: list[tuple[tuple[str, ...], str]] = []
        self.chosen: list[str] = []
        self.heeds = True
        self.panel = Panel(Ground.PANEL, self)
        self.page = TextsPage(self.panel)
        self.page.changed.connect(self._changed)
        self.page.card_chosen.connect(self.chosen.append)

    def retranslate(self) -> None:
        self.page.retranslate()

    def show_texts(self, current: str = "") -> None:
        found = worded(self.text)
        self.page.show_texts(found, found.ids, current or self.page.current, self.written)

    @staticmethod
    def written(id: str, language: str) -> str:
        return BY_PROGRAM.get(language, "")

    def _changed(self, where: tuple[str, ...], said: str) -> None:
        self.log.append((where, said))
        if self.heeds:
            self.text = reworded(self.text, where, said)
            self.show_texts()


def opened(
    qtbot: QtBot, settings: Settings, size: tuple[int, int] = (792, 400), text: str = README, card: str = "baker"
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


def cell(screen: Workshop, code: str, *key: str) -> TextCell:
    found = screen.page.grid.cell(key, code)
    assert found is not None
    return found


def in_sight(screen: Workshop, found: TextCell) -> bool:
    corner = found.field.mapTo(screen.page.area.viewport(), QPoint(0, 0))
    return found.isVisible() and corner.y() in range(screen.page.area.viewport().height())


def shown(screen: Workshop) -> dict[tuple[str, Key], str]:
    page = screen.page
    keys = [("name",), ("accusative",), ("text",), ("tip",), ("options", "sell"), ("page",)]
    found = {(code, key): page.grid.cell(key, code) for code in LANGUAGES for key in keys}
    return {at: one.words() for at, one in found.items() if one is not None and one.words()}


def missing(screen: Workshop) -> dict[str, str]:
    return {code: chip.text() for code, chip in screen.page.missing.chips.items() if chip.isVisible()}


# -- writing -----------------------------------------------------------------------------------------------------------


def test_a_text_is_told_once_when_its_field_is_left(qtbot: QtBot, screen: Workshop) -> None:
    field = cell(screen, "uk", "tip").field
    qtbot.mouseClick(field.viewport(), LEFT)
    assert field.hasFocus()
    type_in(field, "Добрі сусіди.")
    assert screen.log == []
    QTest.keyClick(field, KEY.Key_Tab)
    assert screen.log == [(("texts", "uk", "baker", "tip"), "Добрі сусіди.")]
    assert '      tip: "Добрі сусіди."\n' in screen.text
    QTest.qWait(0)
    assert len(screen.log) == 1


def test_a_text_is_told_once_when_nothing_more_is_typed(qtbot: QtBot, screen: Workshop) -> None:
    screen.page._later.setInterval(1)
    field = cell(screen, "pl", "name").field
    field.setFocus()
    with qtbot.waitSignal(screen.page.changed):
        type_in(field, "Piekarz ")
    assert screen.log == [(("texts", "pl", "baker", "name"), "Piekarz")]
    # What the file says has no blank at its end; who is about to go on typing has.
    assert field.toPlainText() == "Piekarz "
    QTest.keyClick(field, KEY.Key_Tab)
    assert len(screen.log) == 1
    assert field.toPlainText() == "Piekarz"
    assert texts_page._SAVE_MS == 500


def test_what_is_typed_and_taken_back_is_not_told(screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    QTest.keyClick(field, KEY.Key_End)
    type_in(field, "s")
    QTest.keyClick(field, KEY.Key_Backspace)
    QTest.keyClick(field, KEY.Key_Tab)
    assert screen.log == []
    assert screen.text == README


def test_an_emptied_text_is_taken_out_of_the_file(screen: Workshop) -> None:
    field = cell(screen, "uk", "genitive").field
    field.setFocus()
    QTest.keyClick(field, KEY.Key_A, CONTROL)
    QTest.keyClick(field, KEY.Key_Delete)
    QTest.keyClick(field, KEY.Key_Tab)
    assert screen.log == [(("texts", "uk", "baker", "genitive"), "")]
    assert screen.text == README.replace('      genitive: "Пекаря"\n', "", 1)
    assert cell(screen, "uk", "genitive").field.missing


def test_a_field_that_is_typed_in_is_never_overwritten(screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    QTest.keyClick(field, KEY.Key_End)
    type_in(field, " of br")
    place = field.textCursor().position()
    # Somebody changes the file at the same time: this text, and another one.
    screen.text = README.replace("name: Baker", "name: Miller").replace('"Пекар"', '"Мірошник"')
    screen.show_texts()
    assert field.toPlainText() == "Baker of br"
    assert field.textCursor().position() == place
    assert cell(screen, "uk", "name").words() == "Мірошник"
    type_in(field, "ead")
    QTest.keyClick(field, KEY.Key_Tab)
    assert screen.log == [(("texts", "en", "baker", "name"), "Baker of bread")]


def test_a_field_that_only_has_the_keyboard_follows_the_file(screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    screen.text = README.replace("name: Baker", "name: Miller")
    screen.show_texts()
    assert field.toPlainText() == "Miller"


def test_what_the_file_does_not_take_is_not_told_twice(screen: Workshop) -> None:
    screen.heeds = False
    field = cell(screen, "en", "name").field
    field.setFocus()
    type_in(field, "x")
    QTest.keyClick(field, KEY.Key_Tab)
    QTest.keyClick(field, KEY.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(field, KEY.Key_Tab)
    assert len(screen.log) == 1


def test_another_card_takes_nothing_that_was_typed_with_it(screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    QTest.keyClick(field, KEY.Key_End)
    type_in(field, "s")
    screen.show_texts("peddler")
    assert screen.log == [(("texts", "en", "baker", "name"), "Bakers")]
    assert 'name: "Bakers"' in screen.text
    assert screen.page.current == "peddler"
    assert cell(screen, "en", "name").words() == "Peddler"


# -- keys --------------------------------------------------------------------------------------------------------------


def test_tab_goes_along_the_rows(screen: Workshop) -> None:
    cell(screen, "en", "name").field.setFocus()
    seen = []
    for _ in range(6):
        found = screen.page.grid.cell_in_use()
        assert found is not None
        seen.append((found.key[0], screen.page.grid.language_of(found)))
        QTest.keyClick(found.field, KEY.Key_Tab)
    # English has no cases.
    assert seen == [
        ("name", "en"), ("name", "pl"), ("name", "uk"), ("name", "ru"), ("accusative", "pl"), ("accusative", "uk"),
    ]  # fmt: skip


def test_control_and_an_arrow_go_to_the_same_text_of_the_next_card(screen: Workshop) -> None:
    field = cell(screen, "uk", "name").field
    field.setFocus()
    type_in(field, "x")
    QTest.keyClick(field, KEY.Key_Down, CONTROL)
    assert screen.log == [(("texts", "uk", "baker", "name"), "xПекар")]
    assert screen.chosen == ["peddler"]
    assert cell(screen, "uk", "name").field.hasFocus()
    assert cell(screen, "uk", "name").words() == "Коробейник"
    QTest.keyClick(cell(screen, "uk", "name").field, KEY.Key_Down, CONTROL)
    QTest.keyClick(cell(screen, "uk", "name").field, KEY.Key_Down, CONTROL)
    assert screen.page.current == "watchdog"
    QTest.keyClick(cell(screen, "uk", "name").field, KEY.Key_Up, CONTROL)
    assert screen.chosen == ["peddler", "watchdog", "peddler"]


def test_a_text_of_one_line_takes_no_second_one(qtbot: QtBot, screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    QTest.keyClick(field, KEY.Key_Return)
    assert field.toPlainText() == "Baker"
    assert cell(screen, "pl", "name").field.hasFocus()
    pasted = QMimeData()
    pasted.setText("two\nlines ")
    field.insertFromMimeData(pasted)
    assert field.toPlainText() == "two linesBaker"
    tip = cell(screen, "pl", "tip").field
    tip.setFocus()
    type_in(tip, "a")
    QTest.keyClick(tip, KEY.Key_Return)
    type_in(tip, "b")
    assert tip.toPlainText() == "a\nb"


def test_the_wheel_moves_the_grid_unless_one_writes_a_long_text(qtbot: QtBot, settings: Settings) -> None:
    where = ("texts", "en", "baker", "page")
    screen = opened(qtbot, settings, text=reworded(README, where, "\n".join("abcdefghijklmnop")))
    field = cell(screen, "en", "page").field
    screen.page.area.ensureWidgetVisible(field)

    def turned() -> bool:
        at, to = QPointF(field.viewport().rect().center()), QPoint(0, -120)
        turn = QWheelEvent(
            at, field.viewport().mapToGlobal(at), QPoint(), to, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(field.viewport(), turn)
        return turn.isAccepted()

    assert field.verticalScrollBar().maximum() > 0
    assert not turned()
    assert field.verticalScrollBar().value() == 0
    field.setFocus()
    assert turned()
    assert field.verticalScrollBar().value() > 0


# -- what is missing ---------------------------------------------------------------------------------------------------


def test_what_is_missing_is_counted_without_what_the_program_writes(screen: Workshop) -> None:
    found = worded(README)
    assert missing(screen) == {
        "uk": "5 texts are missing in Ukrainian",
        "pl": f"{len(found.missing('pl'))} texts are missing in Polish",
        "ru": f"{len(found.missing('ru')) - 3} texts are missing in Russian",
    }


def test_a_click_goes_from_one_missing_text_to_the_next(qtbot: QtBot, screen: Workshop) -> None:
    places = []
    for _ in range(6):
        qtbot.mouseClick(screen.page.missing.chips["uk"], LEFT)
        found = screen.page.grid.cell_in_use()
        assert found is not None
        assert in_sight(screen, found)
        places.append((found.card, *found.key))
    assert places == [
        ("baker", "tip"), ("peddler", "tip"), ("peddler", "prompt", "title"), ("peddler", "prompt", "detail"),
        ("watchdog", "tip"), ("baker", "tip"),
    ]  # fmt: skip
    assert screen.chosen == ["peddler", "watchdog", "baker"]


def test_what_is_written_counts_no_more(screen: Workshop) -> None:
    found = worded(screen.text)
    for code in LANGUAGES:
        for id, key in found.missing(code):
            screen.text = reworded(screen.text, ("texts", code, id, *key), "x")
    screen.show_texts()
    assert missing(screen) == {}
    assert screen.page.missing.sentence() == "No text is missing in any language."


def test_a_gap_is_dashed_and_says_so_and_the_programs_text_stands_in_it(screen: Workshop) -> None:
    tip, text, named = cell(screen, "uk", "tip"), cell(screen, "ru", "text"), cell(screen, "en", "name")
    assert (tip.field.missing, tip.field.hint, tip.field.slanted) == (True, "missing", False)
    assert tip.field.accessibleDescription() == "missing"
    assert (text.field.missing, text.field.hint, text.field.slanted) == (True, BY_PROGRAM["ru"], True)
    assert text.note.text() == "Written by the program"
    assert not named.field.missing
    further = cell(screen, "uk", "beware")
    assert (further.field.missing, further.field.hint) == (False, "")
    tip.field.setFocus()
    type_in(tip.field, "x")
    assert not tip.field.missing


def test_names_are_told_to_those_who_listen(screen: Workshop) -> None:
    assert cell(screen, "uk", "name").field.accessibleName() == "Baker, name, Ukrainian"
    screen.show_texts("peddler")
    assert cell(screen, "pl", "options", "sell").field.accessibleName() == "Peddler, option “sell”, Polish"


# -- what is wrong -----------------------------------------------------------------------------------------------------


def test_letters_are_counted_when_there_is_little_room_left(screen: Workshop) -> None:
    name = cell(screen, "en", "name")
    name.field.setFocus()
    type_in(name.field, "b" * 28)
    assert name.note.text() == ""
    type_in(name.field, "b" * 3)
    assert name.note.text() == "36 of 40 letters"
    type_in(name.field, "b" * 5)
    assert name.note.text() == ""
    assert name.alarm.text() == "name has 41 letters; there is room for 40"
    assert name.alarm.isVisible()
    red = name.alarm.palette().color(name.alarm.foregroundRole())
    assert red.red() > 2 * red.blue()
    assert name.field.accessibleDescription() == name.alarm.text()


def test_what_cannot_be_shown_is_told_in_the_words_of_the_loader(screen: Workshop) -> None:
    name = cell(screen, "en", "name")
    name.field.setFocus()
    name.field.insertPlainText("\u202e")
    assert name.alarm.text() == "the character with the number 8238 cannot stand in name"
    named = reworded(README, ("texts", "en", "peddler", "name"), "Two\nlines")
    screen.text = named
    screen.show_texts("peddler")
    assert cell(screen, "en", "name").alarm.text() == "name must stand on one line"


def test_a_file_that_cannot_be_read_leaves_the_texts_in_sight_and_shut(screen: Workshop) -> None:
    before = shown(screen)
    screen.text = README.replace("cards:", "cards: [", 1)
    screen.show_texts()
    assert shown(screen) == before
    assert screen.page.missing.sentence().startswith("The texts wait until line ")
    assert missing(screen) == {}
    field = cell(screen, "en", "name").field
    field.setFocus()
    type_in(field, "x")
    assert field.toPlainText() == "Baker"
    screen.text = README
    screen.show_texts()
    type_in(field, "x")
    assert field.toPlainText() != "Baker"


def test_a_set_that_is_only_read_can_be_copied_and_not_written(qtbot: QtBot, screen: Workshop) -> None:
    field = cell(screen, "en", "name").field
    field.setFocus()
    type_in(field, "x")
    screen.page.set_read_only(True)
    assert screen.log == [(("texts", "en", "baker", "name"), "xBaker")]
    type_in(field, "y")
    QTest.keyClick(field, KEY.Key_A, CONTROL)
    QTest.keyClick(field, KEY.Key_C, CONTROL)
    assert QApplication.clipboard().text() == "xBaker"
    qtbot.mouseClick(screen.page.missing.chips["uk"], LEFT)
    found = screen.page.grid.cell_in_use()
    assert found is not None
    type_in(found.field, "z")
    assert len(screen.log) == 1
    screen.show_texts("watchdog")
    screen.page.set_read_only(False)
    type_in(cell(screen, "en", "name").field, "z")
    assert cell(screen, "en", "name").words() == "zWatchdog"


@pytest.mark.parametrize("text", ["", "cards: {}", "baker: {type: character}", "cards: {baker: {}}"])
def test_odd_sets_are_shown(qtbot: QtBot, settings: Settings, text: str) -> None:
    screen = opened(qtbot, settings, text=text)
    QTest.keyClick(screen.page, KEY.Key_Down, CONTROL)
    assert faults(screen) == []
    assert screen.page.current == ("baker" if "{baker" in text else "")


# -- places ------------------------------------------------------------------------------------------------------------


def columns(screen: Workshop) -> Sequence[str]:
    found = [cell(screen, code, "name") for code in LANGUAGES]
    left = {screen.page.grid.language_of(one): one.x() for one in found if one.isVisible()}
    return sorted(left, key=left.__getitem__)


def test_the_language_of_the_program_comes_first(screen: Workshop, qapp: QApplication) -> None:
    assert columns(screen) == ["en", "pl", "uk", "ru"]
    language.speak("uk")
    screen.retranslate()
    assert columns(screen) == ["uk", "en", "pl", "ru"]
    assert screen.page.cards.currentText() == "Пекар"


def test_two_languages_are_chosen_where_four_have_no_room(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    screen = opened(qtbot, settings, size=(560, 330))
    left, right = screen.page.choices
    assert columns(screen) == ["en", "pl"]
    qtbot.mouseClick(right.segment("uk"), LEFT)
    assert columns(screen) == ["en", "uk"]
    # Both the same would be one.
    qtbot.mouseClick(left.segment("uk"), LEFT)
    assert columns(screen) == ["uk", "en"]
    assert (left.value(), right.value()) == ("uk", "en")
    qtbot.mouseClick(screen.page.missing.chips["ru"], LEFT)
    assert columns(screen) == ["uk", "ru"]
    assert cell(screen, "ru", "name").field.hasFocus()
    assert right.segment("ru").accessibleName() == "Russian"


def test_a_field_grows_with_what_is_written(screen: Workshop) -> None:
    tip = cell(screen, "uk", "tip")
    tip.field.setFocus()
    for _ in range(30):
        type_in(tip.field, "Ще одне слово. ")
        bar = tip.field.verticalScrollBar()
        assert bar.maximum() == 0 or tip.field.height() > 180
        assert in_sight(screen, tip)
    heights = {cell(screen, code, "tip").field.height() for code in LANGUAGES}
    assert len(heights) == 1


@pytest.mark.room
@pytest.mark.parametrize("look", ["oak", "lime", "contrast"])
@pytest.mark.parametrize("size", [(792, 400), (560, 330)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.sample
def test_nothing_is_cut_off(
    qtbot: QtBot, settings: Settings, code: str, size: tuple[int, int], scale: float, look: str
) -> None:
    settings.text_scale, settings.theme = scale, look
    language.speak(code)
    screen = opened(qtbot, settings, size=size, card="peddler")
    name = cell(screen, screen.page._shown()[0], "name")
    name.field.setFocus()
    type_in(name.field, "W" * 45)
    assert name.alarm.isVisible()
    assert faults(screen) == []
    # Dressed as the screen is, not as before its first look.
    assert name.field.palette().color(name.field.foregroundRole()) != QColor("white")


def test_nothing_is_cut_off_in_a_long_language(qtbot: QtBot, settings: Settings, long_language: object) -> None:
    for size in ((792, 400), (560, 330)):
        assert faults(opened(qtbot, settings, size=size, card="peddler")) == []
