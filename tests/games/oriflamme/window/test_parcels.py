"""A set that somebody has sent: it comes like a record does, is looked at, and is kept only by whoever takes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import Shelf
from gonfalon.games.oriflamme.window.workshop.parcel_page import ParcelPage
from gonfalon.games.oriflamme.workshop import parcel as packing
from gonfalon.games.oriflamme.workshop.parcel import Parcel, keep, pack, unpack
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.workshop.written_sets import DRAWING, Written
from tests.games.oriflamme.workshop.written_sets import FAIR as UNWORDED
from tests.ui.application.records import UNFINISHED, mail, overlays, press, words_of
from tests.ui.application.test_dropping import dragged, drop
from tests.ui.screens.starting import settle

FAIR = f"""\
{UNWORDED}texts:
  en:
    baker: {{name: The Baker, text: Gain 1 for each neighbour.}}
  uk:
    baker: {{name: Пекар, text: Отримайте 1 за кожного сусіда.}}
"""
ESC, ENTER = Qt.Key.Key_Escape, Qt.Key.Key_Return


def sent(folder: Path, text: str = FAIR, name: str = "fair.gonfalon-set") -> Path:
    """A set as it comes in."""
    data = pack(Written(text, {"baker": DRAWING}).lay(folder / "author"))
    path = folder / name
    path.write_bytes(data)
    return path


def lying(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# -- the page by itself ------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    (tmp_path / "sets").mkdir()
    return Shelf(tmp_path / "sets")


@pytest.fixture
def parcel(tmp_path: Path) -> Parcel:
    return unpack(sent(tmp_path))


class Reader:
    """Somebody before the page, and what they have decided."""

    def __init__(self, qtbot: QtBot, settings: Settings, parcel: Parcel, shelf: Shelf) -> None:
        self.page = ParcelPage(settings)
        self.taken: list[Path] = []
        self.closed: list[bool] = []
        self.page.taken.connect(self.taken.append)
        self.page.closed.connect(lambda: self.closed.append(True))
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        self.page.show_parcel(parcel, shelf)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        settle()
        self.page.setFocus()

    def read(self) -> str:
        """All that can be read there."""
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())

    @property
    def overlay(self) -> Overlay:
        (overlay,) = [overlay for overlay in self.page.findChildren(Overlay) if overlay.isVisible()]
        return overlay


Opened = Callable[..., Reader]


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, english: None, parcel: Parcel, shelf: Shelf) -> Opened:
    return lambda other=parcel: Reader(qtbot, settings, other, shelf)


def test_it_tells_what_is_in_it_and_writes_nothing(opened: Opened, shelf: Shelf) -> None:
    reader = opened()
    words = reader.read()
    assert "A set of cards: “Harvest Fair”" in words
    assert "2 cards, by Olena" in words
    assert "Names and texts of its cards: English, Українська" in words
    assert "harvest-fair" in words
    assert reader.page.take.isVisible()
    assert shelf.folder is not None
    assert list(shelf.folder.iterdir()) == []


def test_its_cards_are_drawn_with_their_names_texts_and_emblems(opened: Opened) -> None:
    baker, thief = opened().page.cards.pictures
    assert baker.isVisible()
    assert (baker.accessibleName(), baker.accessibleDescription()) == ("The Baker", "Gain 1\u00a0for each neighbour.")
    assert thief.accessibleName() == "Thief"
    assert baker.look is not None
    assert thief.look is not None
    drawing = Path(baker.look.emblem)
    assert drawing.read_bytes() == DRAWING.encode()
    assert thief.look.emblem == ""


def test_its_drawings_are_gone_when_another_set_is_shown(opened: Opened, tmp_path: Path, shelf: Shelf) -> None:
    reader = opened()
    look = reader.page.cards.pictures[0].look
    assert look is not None
    other = unpack(pack(Written(FAIR.replace("Fair", "Home"), {}).lay(tmp_path / "other")))
    reader.page.show_parcel(other, shelf)
    assert not Path(look.emblem).exists()
    assert reader.page.name == "Harvest Home"
    look = reader.page.cards.pictures[0].look
    assert look is not None
    assert look.emblem == ""


@pytest.mark.parametrize("how", ["mouse", "Enter", "number pad"])
def test_it_is_taken(how: str, opened: Opened, shelf: Shelf, qtbot: QtBot) -> None:
    reader = opened()
    if how == "mouse":
        qtbot.mouseClick(reader.page.take, LEFT)
    else:
        qtbot.keyClick(reader.page, ENTER if how == "Enter" else Qt.Key.Key_Enter)
    (path,) = reader.taken
    assert shelf.folder is not None
    assert lying(shelf.folder) == {
        "harvest-fair/harvest-fair.yaml": FAIR.encode(),
        "harvest-fair/baker.svg": DRAWING.encode(),
        "harvest-fair/.received": b"",
    }
    assert path == shelf.folder / "harvest-fair" / "harvest-fair.yaml"


@pytest.mark.parametrize("how", ["mouse", "Esc"])
def test_it_is_left(how: str, opened: Opened, shelf: Shelf, qtbot: QtBot) -> None:
    reader = opened()
    if how == "mouse":
        qtbot.mouseClick(reader.page.leave, LEFT)
    else:
        qtbot.keyClick(reader.page, ESC)
    assert (reader.taken, reader.closed) == ([], [True])
    assert shelf.folder is not None
    assert list(shelf.folder.iterdir()) == []


def test_tab_comes_to_both_buttons(opened: Opened, qtbot: QtBot) -> None:
    reader = opened()
    found = []
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget() or reader.page, Qt.Key.Key_Tab)
        found.append(QApplication.focusWidget())
    assert found == [reader.page.take, reader.page.leave]
    qtbot.keyClick(reader.page.leave, Qt.Key.Key_Space)
    assert reader.closed == [True]


def test_a_key_that_was_meant_for_something_else_takes_nothing(
    opened: Opened, settings: Settings, qtbot: QtBot
) -> None:
    settings.animation_speed = "normal"
    reader = opened()
    for key in (ENTER, ESC):
        qtbot.keyClick(reader.page, key)
    assert (reader.taken, reader.closed) == ([], [])
    qtbot.waitUntil(lambda: not reader.page.hesitates)
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(reader.page, held)
    assert reader.taken == []
    qtbot.keyClick(reader.page, ENTER)
    assert len(reader.taken) == 1


def test_keys_scroll_through_many_cards(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    cards = "".join(f"  kind{number}: {{type: character, activate: [gain: 1]}}\n" for number in range(20))
    many = unpack(pack(Written(f"name: Many\ncards:\n{cards}", {}).lay(tmp_path / "many")))
    reader = opened(many)
    bar = reader.page.area.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(reader.page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    last = reader.page.cards.pictures[-1]
    assert last.visibleRegion().boundingRect().height() > last.height() - 10
    qtbot.keyClick(reader.page, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


# -- one of its name ---------------------------------------------------------------------------------------------------


def test_another_of_its_name_is_replaced_by_whoever_says_so(opened: Opened, shelf: Shelf, qtbot: QtBot) -> None:
    assert shelf.folder is not None
    old = FAIR.replace("steal: 2", "steal: 1")
    (shelf.folder / "mine.yaml").write_text(old, encoding="utf-8")
    reader = opened()
    assert "You have another set of this name, in the file mine.yaml." in reader.read()
    assert reader.page.take.text() == "Replace it"
    qtbot.mouseClick(reader.page.take, LEFT)
    assert len(reader.taken) == 1
    assert [shelved.path for shelved in shelf.own()] == reader.taken
    assert (shelf.folder / "mine.yaml.old").read_text(encoding="utf-8") == old


def test_the_very_same_set_is_not_taken_again(opened: Opened, parcel: Parcel, shelf: Shelf, qtbot: QtBot) -> None:
    keep(parcel, shelf)
    reader = opened()
    assert "You have this very set already" in reader.read()
    assert not reader.page.take.isVisible()
    qtbot.keyClick(reader.page, ENTER)
    assert reader.taken == []
    qtbot.mouseClick(reader.page.leave, LEFT)
    assert reader.closed == [True]


def test_one_that_is_called_like_a_shipped_one_cannot_be_taken(
    opened: Opened, tmp_path: Path, shelf: Shelf, qtbot: QtBot
) -> None:
    reader = opened(unpack(sent(tmp_path, FAIR.replace("Harvest Fair", "ALLIANCE"))))
    assert "A set that comes with the game has this name" in reader.read()
    assert not reader.page.take.isVisible()
    qtbot.keyClick(reader.page, ENTER)
    assert reader.taken == []
    assert shelf.folder is not None
    assert list(shelf.folder.iterdir()) == []


def test_one_that_came_meanwhile_is_not_written_over(opened: Opened, shelf: Shelf, qtbot: QtBot) -> None:
    reader = opened()
    assert shelf.folder is not None
    (shelf.folder / "mine.yaml").write_text(FAIR, encoding="utf-8")
    qtbot.keyClick(reader.page, ENTER)
    assert reader.taken == []
    assert "another set is called 'Harvest Fair' too (mine.yaml)" in words_of(reader.overlay)
    assert [path.name for path in shelf.folder.iterdir()] == ["mine.yaml"]
    qtbot.keyClick(reader.overlay, ESC)
    assert reader.page.hasFocus()
    assert reader.closed == []


def test_what_cannot_be_written_is_said_and_can_be_tried_again(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    reader = opened()
    monkeypatch.setattr(packing, "create_file", full)
    qtbot.keyClick(reader.page, ENTER)
    assert reader.taken == []
    said = words_of(reader.overlay)
    assert "The set was not taken" in said
    assert "(No space left on device)" in said
    monkeypatch.undo()
    qtbot.keyClick(reader.overlay, ESC)
    qtbot.keyClick(reader.page, ENTER)
    assert len(reader.taken) == 1


# -- sizes and languages -----------------------------------------------------------------------------------------------


@pytest.mark.room
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_of_it_has_room_in_every_language(
    code: str, size: tuple[int, int], scale: float, opened: Opened, shelf: Shelf, settings: Settings, qapp: QApplication
) -> None:
    assert shelf.folder is not None
    (shelf.folder / "mine.yaml").write_text(FAIR.replace("steal: 2", "steal: 1"), encoding="utf-8")
    reader = opened()
    settings.language, settings.text_scale = code, scale
    language.install(qapp, code)
    reader.page.resize(*size)
    settle()
    page = reader.page
    for button in (page.take, page.leave):
        assert button.width() >= button.sizeHint().width()
        assert page.rect().contains(button.mapTo(page, button.rect().bottomRight()))
    for label in page.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            assert page.rect().contains(label.mapTo(page, label.rect().bottomRight()))
    first = page.cards.pictures[0]
    assert first.visibleRegion().boundingRect().height() > first.height() * 0.8, "a whole row of cards can be seen"
    named = page.cards.pictures[0].accessibleName()
    assert named == ("Пекар" if code == "uk" else "The Baker")


# -- in the window -----------------------------------------------------------------------------------------------------


def page_of(person: Person) -> ParcelPage:
    person.qtbot.waitUntil(lambda: isinstance(person.screen, ParcelPage))
    assert isinstance(person.screen, ParcelPage)
    return person.screen


def sets_of(person: Person) -> Path:
    return person.window.tables.folder.with_name("sets")


def test_a_set_that_is_dropped_is_shown_taken_and_can_be_played(visited: Person, tmp_path: Path, qtbot: QtBot) -> None:
    assert drop(visited.window, dragged(tmp_path / "letter.txt", sent(tmp_path)))
    page = page_of(visited)
    assert page.name == "Harvest Fair"
    assert not sets_of(visited).exists() or lying(sets_of(visited)) == {}
    QTest.mouseClick(page.take, LEFT)
    assert lying(sets_of(visited)).keys() == {
        "harvest-fair/harvest-fair.yaml", "harvest-fair/baker.svg", "harvest-fair/.received",
    }  # fmt: skip
    (notice,) = overlays(visited)
    assert "The set is among yours now" in words_of(notice)
    press(notice, "Close")
    assert visited.screen is visited.window.start
    cards = visited.window.start.games.cards
    qtbot.waitUntil(lambda: any("Harvest Fair" in card.accessibleName() for card in cards.values()))


def test_a_set_that_is_double_clicked_before_there_is_a_window_waits_for_it(
    qtbot: QtBot, bots: object, open_window: Callable[..., object], tmp_path: Path
) -> None:
    from gonfalon.ui.application.window import Window

    window = open_window()
    assert isinstance(window, Window)
    window.reception.open(sent(tmp_path))
    assert isinstance(page_of(Person(window, qtbot)), ParcelPage)


def test_it_leads_back_to_the_game_that_is_played(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=19))
    table = visited.screen
    assert isinstance(table, TableScreen)
    visited.window.reception.open(sent(tmp_path))
    QTest.keyClick(page_of(visited), ESC)
    assert visited.screen is table
    assert not overlays(visited)
    assert visited.window.tables.playing


def test_one_after_the_other_leads_back_just_once(visited: Person, tmp_path: Path) -> None:
    visited.window.reception.open(sent(tmp_path))
    page = page_of(visited)
    visited.window.reception.open(sent(tmp_path, FAIR.replace("Fair", "Home"), "home.gonfalon-set"))
    assert page_of(visited) is page
    assert page.name == "Harvest Home"
    QTest.keyClick(page, ESC)
    assert visited.screen is visited.window.start


def test_it_waits_behind_the_curtain(shared: Person, tmp_path: Path, qtbot: QtBot) -> None:
    assert drop(shared.window, dragged(sent(tmp_path)))
    page = page_of(shared)
    assert shared.curtained
    assert not page.isVisible()
    assert shared.window.screens.curtain is not None
    QTest.mouseClick(shared.window.screens.curtain.button, LEFT)
    qtbot.waitUntil(page.isVisible)
    QTest.keyClick(page, ESC)
    assert isinstance(shared.screen, TableScreen)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "this is not a set of cards of Gonfalon"),
        (UNFINISHED.read_bytes(), "this is not a set of cards of Gonfalon"),
        (None, "there is no such file"),
    ],
)
def test_what_is_none_gets_a_sentence(content: bytes | None, says: str, visited: Person, tmp_path: Path) -> None:
    path = tmp_path / "evil.gonfalon-set"
    if content is not None:
        path.write_bytes(content)
    visited.window.reception.open(path)
    (notice,) = overlays(visited)
    assert "This set of cards cannot be opened" in words_of(notice)
    assert f"evil.gonfalon-set: {says}" in words_of(notice)
    assert visited.screen is visited.window.start
    assert not sets_of(visited).exists() or lying(sets_of(visited)) == {}


def test_the_library_takes_records_and_no_sets(visited: Person, tmp_path: Path) -> None:
    visited.window.librarian.open()
    library = visited.screen
    assert drop(visited.window, dragged(sent(tmp_path), mail(UNFINISHED, tmp_path)))
    visited.qtbot.waitUntil(lambda: bool(visited.window.librarian.library.entries))
    assert visited.screen is library
    assert drop(visited.window, dragged(sent(tmp_path)))
    QTest.keyClick(page_of(visited), ESC)
    assert visited.screen is library


def test_the_words_change_with_the_language(visited: Person, tmp_path: Path, settings: Settings) -> None:
    visited.window.reception.open(sent(tmp_path))
    page = page_of(visited)
    settings.language = "uk"
    QApplication.processEvents()
    assert page.take.text() == "Узяти"
    assert page.cards.pictures[0].accessibleName() == "Пекар"
