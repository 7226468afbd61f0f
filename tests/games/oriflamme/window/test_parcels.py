"""A set that somebody has sent: it comes like a record does, is looked at, and is kept only by whoever takes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme import set_package as packing
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.set_package import install, pack, unpack
from gonfalon.games.oriflamme.window.own_sets import SetImportPage
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets import screen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.written_sets import DRAWING, Written
from tests.games.oriflamme.written_sets import FAIR as UNWORDED
from tests.pairwise import pairwise
from tests.ui.application.records import UNFINISHED, mail, overlays, press, words_of
from tests.ui.application.test_dropping import dragged, drop
from tests.ui.application.test_too_soon import LONG, wait_no_longer
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
    path = folder / name
    path.write_bytes(pack(Written(text, {"baker": DRAWING}).lay(folder / "author")))
    return path


def lying(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class Reader:
    """Somebody before the page, and what they have decided."""

    def __init__(self, qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
        self.qtbot, self.shelf = qtbot, shelf
        self.page = SetImportPage(settings)
        self.taken: list[Path] = []
        self.closed: list[bool] = []
        self.page.taken.connect(self.taken.append)
        self.page.closed.connect(lambda: self.closed.append(True))
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)

    def open(self, package: Path | bytes) -> str:
        """Look at a set; all that can be read there."""
        self.page.show_parcel(unpack(package), self.shelf)
        self.page.show()
        self.qtbot.waitExposed(self.page)
        self.page.activateWindow()
        settle()
        self.page.setFocus()
        self.qtbot.waitUntil(lambda: screen.HESITATION_MS == LONG or not self.page.hesitates)
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.page, key)

    def said(self) -> str:
        """What lies over the page, which is closed then."""
        (overlay,) = [overlay for overlay in self.page.findChildren(Overlay) if overlay.isVisible()]
        words = words_of(overlay)
        self.qtbot.keyClick(overlay, ESC)
        assert self.page.hasFocus()
        return words


@pytest.fixture
def reader(qtbot: QtBot, settings: Settings, english: None, tmp_path: Path) -> Reader:
    (tmp_path / "sets").mkdir()
    return Reader(qtbot, settings, SetStore(tmp_path / "sets"))


@pytest.fixture
def mine(reader: Reader) -> Path:
    """Where another set of the same name lies."""
    path = reader.shelf.folder / "mine.yaml"
    path.write_text(FAIR.replace("steal: 2", "steal: 1"), encoding="utf-8")
    return path


def test_it_tells_what_is_in_it_and_writes_nothing(reader: Reader, tmp_path: Path) -> None:
    words = reader.open(sent(tmp_path))
    for told in (
        "A set of cards: “Harvest Fair”", "2 cards, by Olena", "Names and texts of its cards: English, Українська",
        "harvest-fair",
    ):  # fmt: skip
        assert told in words
    assert reader.page.take.isVisible()
    assert list(reader.shelf.folder.iterdir()) == []
    baker, thief = reader.page.cards.pictures
    assert baker.isVisible()
    assert (baker.accessibleName(), baker.accessibleDescription()) == ("The Baker", "Gain 1\u00a0for each neighbour.")
    assert thief.accessibleName() == "Thief"
    drawing = Path(baker.look.emblem)
    assert drawing.read_bytes() == DRAWING.encode()
    assert thief.look.emblem == ""
    # Its drawings are gone when another set is shown.
    reader.open(pack(Written(FAIR.replace("Fair", "Home"), {}).lay(tmp_path / "other")))
    assert not drawing.exists()
    assert reader.page.name == "Harvest Home"
    assert reader.page.cards.pictures[0].look.emblem == ""


@pytest.mark.parametrize("how", ["mouse", "Enter", "number pad"])
def test_it_is_taken(how: str, reader: Reader, tmp_path: Path) -> None:
    reader.open(sent(tmp_path))
    if how == "mouse":
        reader.qtbot.mouseClick(reader.page.take, LEFT)
    else:
        reader.press(ENTER if how == "Enter" else Qt.Key.Key_Enter)
    folder = reader.shelf.folder
    assert lying(folder) == {
        "harvest-fair/harvest-fair.yaml": FAIR.encode(),
        "harvest-fair/baker.svg": DRAWING.encode(),
        "harvest-fair/.received": b"",
    }
    assert reader.taken == [folder / "harvest-fair" / "harvest-fair.yaml"]


@pytest.mark.parametrize("how", ["mouse", "Esc", "Tab"])
def test_it_is_left(how: str, reader: Reader, tmp_path: Path) -> None:
    reader.open(sent(tmp_path))
    page = reader.page
    if how == "mouse":
        reader.qtbot.mouseClick(page.leave, LEFT)
    elif how == "Esc":
        reader.press(ESC)
    else:
        for button in (page.take, page.leave):
            reader.qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
            assert QApplication.focusWidget() is button
        reader.qtbot.keyClick(page.leave, Qt.Key.Key_Space)
    assert (reader.taken, reader.closed) == ([], [True])
    assert list(reader.shelf.folder.iterdir()) == []


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_key_that_was_meant_for_something_else_takes_nothing(
    reader: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "HESITATION_MS", LONG)
    reader.open(sent(tmp_path))
    reader.press(ENTER, ESC)
    assert (reader.taken, reader.closed) == ([], [])
    wait_no_longer(reader.page)
    held = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(reader.page, held)
    assert reader.taken == []
    # What cannot be written is said, and can be tried again.
    monkeypatch.setattr(packing, "create_file", full)
    reader.press(ENTER)
    assert reader.taken == []
    said = reader.said()
    assert "The set was not added" in said
    assert "(No space left on device)" in said
    monkeypatch.undo()
    reader.press(ENTER)
    assert len(reader.taken) == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [("Harvest Fair", "You already have this set"), ("ALLIANCE", "A set that comes with the game has this name")],
)
def test_one_that_is_here_already_cannot_be_taken(reader: Reader, tmp_path: Path, name: str, why: str) -> None:
    path = sent(tmp_path, FAIR.replace("Harvest Fair", name))
    if name != "ALLIANCE":
        install(unpack(path), reader.shelf)
    before = lying(reader.shelf.folder)
    assert why in reader.open(path)
    assert not reader.page.take.isVisible()
    reader.press(ENTER)
    assert (reader.taken, lying(reader.shelf.folder)) == ([], before)
    reader.qtbot.mouseClick(reader.page.leave, LEFT)
    assert reader.closed == [True]


def test_one_that_came_meanwhile_is_not_written_over_unless_one_says_so(
    reader: Reader, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    reader.open(sent(tmp_path))
    mine = request.getfixturevalue("mine")
    old = mine.read_bytes()
    reader.press(ENTER)
    assert "another set is called 'Harvest Fair' too (mine.yaml)" in reader.said()
    assert [*reader.shelf.folder.iterdir()] == [mine]
    assert (reader.taken, reader.closed) == ([], [])
    assert "You have another set of this name, in the file mine.yaml." in reader.open(sent(tmp_path))
    assert reader.page.take.text() == "Replace it"
    reader.qtbot.mouseClick(reader.page.take, LEFT)
    assert [shelved.path for shelved in reader.shelf.own()] == reader.taken
    assert mine.with_name("mine.yaml.old").read_bytes() == old


@pairwise(code=LANGUAGES, size=[(1280, 800), (1024, 700)], scale=[1.0, 1.5])
def test_all_of_it_has_room_in_every_language(
    code: str, size: tuple[int, int], scale: float, reader: Reader, mine: Path, settings: Settings, tmp_path: Path
) -> None:
    reader.open(sent(tmp_path))
    settings.language, settings.text_scale = code, scale
    language.install_language(QApplication.instance(), code)
    page = reader.page
    page.resize(*size)
    settle()
    labels = [label for label in page.findChildren(QLabel) if label.isVisible()]
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in (page.take, page.leave):
        assert button.width() >= button.sizeHint().width()
    for part in (*labels, page.take, page.leave):
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
    first = page.cards.pictures[0]
    assert first.visibleRegion().boundingRect().height() > first.height() * 0.8, "a whole row of cards can be seen"
    assert first.accessibleName() == ("Пекар" if code == "uk" else "The Baker")
    assert code != "uk" or page.take.text() == "Замінити"


# -- in the window -----------------------------------------------------------------------------------------------------


def page_of(person: Person) -> SetImportPage:
    person.until(lambda: isinstance(person.screen, SetImportPage) and not person.screen.hesitates)
    return person.screen


def sets_of(person: Person) -> Path:
    return person.window.tables.folder.with_name("sets")


def test_a_set_that_is_dropped_is_shown_taken_and_can_be_played(visited: Person, tmp_path: Path) -> None:
    assert drop(visited.window, dragged(tmp_path / "letter.txt", sent(tmp_path)))
    page = page_of(visited)
    assert not sets_of(visited).exists() or lying(sets_of(visited)) == {}
    QTest.mouseClick(page.take, LEFT)
    assert lying(sets_of(visited)).keys() == {
        "harvest-fair/harvest-fair.yaml", "harvest-fair/baker.svg", "harvest-fair/.received",
    }  # fmt: skip
    (notice,) = overlays(visited)
    assert "The set has been added to yours" in words_of(notice)
    press(notice, "Close")
    assert visited.screen is visited.window.start
    cards = visited.window.start.games.cards
    visited.until(lambda: any("Harvest Fair" in card.accessibleName() for card in cards.values()))


def test_it_leads_back_to_the_game_that_is_played(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=19))
    visited.window.files.open(sent(tmp_path))
    page = page_of(visited)
    visited.window.files.open(sent(tmp_path, FAIR.replace("Fair", "Home"), "home.gonfalon-set"))
    assert page_of(visited) is page
    assert page.name == "Harvest Home"
    QTest.keyClick(page, ESC)
    assert visited.screen is visited.table
    assert not overlays(visited)
    assert visited.window.tables.playing


def test_it_waits_behind_the_curtain(shared: Person, tmp_path: Path) -> None:
    assert drop(shared.window, dragged(sent(tmp_path)))
    page = page_of(shared)
    assert shared.curtained
    assert not page.isVisible()
    curtain = shared.window.screens.curtain
    shared.until(lambda: not curtain.hesitates)
    QTest.mouseClick(curtain.button, LEFT)
    shared.until(page.isVisible)
    QTest.keyClick(page, ESC)
    assert shared.screen is shared.table


def test_what_is_no_set_gets_a_sentence(visited: Person, tmp_path: Path) -> None:
    path, says = tmp_path / "evil.gonfalon-set", "this is not a Gonfalon card set"
    for content, why in ((None, "there is no such file"), (b"", says), (UNFINISHED.read_bytes(), says)):
        if content is not None:
            path.write_bytes(content)
        visited.window.files.open(path)
        (notice,) = overlays(visited)
        assert "This set of cards cannot be opened" in words_of(notice)
        assert f"evil.gonfalon-set: {why}" in words_of(notice)
        press(notice, "Close")
        assert visited.screen is visited.window.start
    assert not sets_of(visited).exists() or lying(sets_of(visited)) == {}


def test_the_library_takes_records_and_no_sets(visited: Person, tmp_path: Path) -> None:
    visited.window.library_controller.open()
    library = visited.screen
    assert drop(visited.window, dragged(sent(tmp_path), mail(UNFINISHED, tmp_path)))
    visited.until(lambda: bool(visited.window.library_controller.library.entries))
    assert visited.screen is library
    assert drop(visited.window, dragged(sent(tmp_path)))
    QTest.keyClick(page_of(visited), ESC)
    assert visited.screen is library
