"""What is new: the line on the start screen, the pages about the program, and what their links do."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gonfalon import __version__, data
from gonfalon.texts import news
from gonfalon.texts.languages import LANGUAGES
from gonfalon.texts.news import NEWS, read_changelog
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.about import computer, facts, long_date
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.screens.start import StartScreen
from tests.ui.screens.conftest import shown
from tests.ui.screens.legibility import faults
from tests.ui.screens.test_rules_books import link_at

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ADDRESS = "https://example.org/gonfalon/releases"
CHANGELOG = """# Changelog

An [introduction](https://example.org).

## [Unreleased]

### Added

### Fixed

## [1.2.0] - 2027-01-31

### Added

- One thing that takes
  two lines, and `{braces}`.
- Another thing.

### Fixed

- A fault.

## [1.1.0] - 2026-12-01

### Security

- A hole.

[1.2.0]: https://example.org/1.2.0
"""


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was given to the desktop to open."""
    found: list[str] = []

    def take(url: QUrl) -> bool:
        found.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    return found


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "releases", lambda: ADDRESS)


@pytest.fixture
def other_changelog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGELOG, encoding="utf-8")
    monkeypatch.setattr(data, "changelog_file", lambda language="en": path)


@pytest.fixture
def start(qtbot: QtBot, settings: Settings) -> StartScreen:
    settings.language = "en"
    return shown(qtbot, StartScreen(settings))


def click(qtbot: QtBot, book: RulesScreen, words: str) -> None:
    QApplication.processEvents()
    point = link_at(book.view, words)
    book.area.ensureVisible(point.x(), point.y())
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, point)


# -- the changelog -----------------------------------------------------------------------------------------------------


def test_a_changelog_is_read_with_versions_days_headings_and_entries() -> None:
    newest, older = read_changelog(CHANGELOG)
    assert (newest.version, newest.day) == ("1.2.0", date(2027, 1, 31))
    assert newest.changes == (
        ("Added", ("One thing that takes two lines, and `{braces}`.", "Another thing.")),
        ("Fixed", ("A fault.",)),
    )
    assert older.changes == (("Security", ("A hole.",)),)


@pytest.mark.parametrize("text", ["", "# Changelog", "## [Unreleased]\n\n### Added\n", "## [1.0.0] - 2026-13-45\n"])
def test_a_changelog_that_says_nothing_has_no_versions(text: str) -> None:
    assert read_changelog(text) == ()


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("code", "title", "heading"),
    [
        # In the country of whoever runs this, if English is spoken there.
        ("en", f"Version 1.2.0, {long_date(date(2027, 1, 31), 'en')}", "Added"),
        ("ru", "Версия 1.2.0, 31 января 2027 г.", "Добавлено"),
        ("uk", "Версія 1.2.0, 31 січня 2027 р.", "Додано"),
        ("pl", "Wersja 1.2.0, 31 stycznia 2027", "Dodano"),
    ],
)
@pytest.mark.usefixtures("other_changelog")
def test_versions_are_shown_newest_first_with_days_in_words(
    book: RulesScreen, code: str, title: str, heading: str
) -> None:
    book.read_in(code)
    book.open_at(NEWS)
    lines = [line.replace("\xa0", " ").removeprefix("•\t") for line in book.view.toPlainText().splitlines()]
    at = lines.index(title)
    assert lines[at + 1] == heading
    assert lines[at + 2] == "One thing that takes two lines, and {braces}."
    assert lines.index("A hole.") > lines.index("A fault.") > at
    assert not any("Unreleased" in line or "example.org/1.2.0" in line for line in lines)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("code", "coming"),
    [("en", "The coming version"), ("ru", "Будущая версия"), ("uk", "Майбутня версія"), ("pl", "Następna wersja")],
)
def test_the_changelog_is_in_the_language_of_the_page(book: RulesScreen, code: str, coming: str) -> None:
    book.read_in(code)
    book.open_at(NEWS)
    text = book.view.toPlainText()
    assert coming in text
    for release in read_changelog(data.changelog_file(code).read_text(encoding="utf-8")):
        for _, entries in release.changes:
            for entry in entries:
                assert entry.replace("`", "") in text


def test_a_language_without_a_changelog_shows_the_english_one(
    book: RulesScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = data.changelog_file()
    monkeypatch.setattr(data, "changelog_file", lambda code="en": english if code == "en" else tmp_path / "none.md")
    book.read_in("uk")
    book.open_at(NEWS)
    assert "Installers for Windows" in book.view.toPlainText()


def test_files_that_are_missing_are_said_to_be_so(
    book: RulesScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "changelog_file", lambda code="en": tmp_path / "none.md")
    monkeypatch.setattr(data, "licence_files", lambda: (tmp_path / "a", tmp_path / "b", tmp_path / "c"))
    book.read_in("en")
    book.open_at(NEWS)
    assert "The list of changes is missing from this copy." in book.view.toPlainText()
    book.open_at("program:licences")
    text = book.view.toPlainText()
    assert "unofficial fan implementation" in text
    assert "The notice" not in text


# -- the pages ---------------------------------------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.usefixtures("published")
def test_nothing_is_left_unfilled(book: RulesScreen, code: str) -> None:
    book.read_in(code)
    pages = news.book(code, computer()).pages
    assert [page.key for page in pages] == [NEWS, "program:program", "program:licences"]
    for page in pages:
        book.open_at(page.key)
        assert book.paper.title.text() == page.title
        text = book.view.toPlainText()
        for left in ("{", "}", "<!--", "](", "**", "\\", "\ue000"):
            assert left not in text, (page.key, left)
        assert book.view.document().size().width() <= book.view.width() + 1


def test_the_program_says_which_version_it_is_and_where_things_lie(book: RulesScreen) -> None:
    book.open_at("program:program")
    text = book.view.toPlainText()
    assert f"Gonfalon {__version__}" in text
    for folder in news.folders().values():
        assert str(folder) in text


def test_the_notice_and_the_licences_can_be_read(book: RulesScreen) -> None:
    book.open_at("program:licences")
    text = " ".join(book.view.toPlainText().split())
    for path in data.licence_files():
        words = path.read_text(encoding="utf-8").replace("---", "").split()
        for at in range(0, len(words) - 8, 8):
            assert " ".join(words[at : at + 8]).strip("- ") in text, path.name


@pytest.mark.room
@pytest.mark.sample
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.usefixtures("published")
def test_the_pages_can_be_read(qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float) -> None:
    settings.language, settings.text_scale = "uk", scale
    screen = RulesScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    for page in news.book("uk", computer()).pages:
        screen.open_at(page.key)
        QApplication.processEvents()
        assert faults(screen) == []


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_copy_that_does_not_know_where_it_was_published_says_so(book: RulesScreen) -> None:
    assert data.releases() == ""
    book.open_at(NEWS)
    assert "This copy does not say where it was published." in book.view.toPlainText()
    assert "https://" not in book.view.toPlainText()


@pytest.mark.usefixtures("published")
def test_the_releases_are_opened_only_by_a_click(qtbot: QtBot, book: RulesScreen, opened: list[str]) -> None:
    book.read_in("en")
    book.open_at(NEWS)
    assert "does not say where" not in book.view.toPlainText()
    assert opened == []
    click(qtbot, book, ADDRESS)
    assert opened == [ADDRESS]
    assert book.current_key() == NEWS


@pytest.mark.usefixtures("published")
def test_links_are_reached_and_followed_by_keys(qtbot: QtBot, book: RulesScreen, opened: list[str]) -> None:
    book.read_in("en")
    book.open_at(NEWS)
    book.view.setFocus()
    QApplication.processEvents()
    qtbot.keyClick(book.view, Qt.Key.Key_Tab)
    qtbot.keyClick(book.view, Qt.Key.Key_Return)
    assert opened == [ADDRESS]
    qtbot.keyClick(book.view, Qt.Key.Key_Tab)
    qtbot.keyClick(book.view, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == ADDRESS
    assert QToolTip.text() == "Copied"


def test_a_browser_that_does_not_open_is_told(
    qtbot: QtBot, book: RulesScreen, published: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    book.read_in("en")
    book.open_at(NEWS)
    click(qtbot, book, ADDRESS)
    assert QToolTip.text().startswith("No browser opens.")


def test_the_facts_are_copied_and_tell_nobodys_name(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("program:program")
    click(qtbot, book, "Copy the lines")
    text = QGuiApplication.clipboard().text()
    assert text == facts()
    assert text.startswith(f"Gonfalon {__version__}\nPython 3.")
    assert str(Path.home()) not in text


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    folders = {name: tmp_path / "here" / name for name in ("games", "sets", "settings", "reports")}
    monkeypatch.setattr(news, "folders", lambda: folders)
    return folders


@pytest.mark.parametrize("name", ["games", "sets", "settings", "reports"])
def test_folders_are_made_and_opened(
    qtbot: QtBot, book: RulesScreen, own_folders: dict[str, Path], opened: list[str], name: str
) -> None:
    book.read_in("en")
    book.open_at("program:program")
    assert not own_folders[name].exists()
    click(qtbot, book, f"Open the folder of the {name}")
    assert own_folders[name].is_dir()
    assert opened == [QUrl.fromLocalFile(str(own_folders[name])).toString()]


def test_a_folder_that_cannot_be_made_or_shown_is_told(
    qtbot: QtBot, book: RulesScreen, own_folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    book.read_in("en")
    book.open_at("program:program")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(qtbot, book, "Open the folder of the sets")
    assert QToolTip.text().startswith("The desktop does not open folders.")
    own_folders["games"].parent.joinpath("games").write_text("a file in the way")
    click(qtbot, book, "Open the folder of the games")
    assert QToolTip.text().startswith("The folder cannot be made (")


def test_pages_of_cards_cannot_open_folders_or_copy(
    book: RulesScreen, own_folders: dict[str, Path], opened: list[str]
) -> None:
    book.open_at("judge")
    QGuiApplication.clipboard().setText("mine")
    for link in ("folder:games", "copy:facts"):
        book.view.linked.emit(link)
    assert opened == []
    assert not own_folders["games"].exists()
    assert QGuiApplication.clipboard().text() == "mine"


# -- the line on the start screen --------------------------------------------------------------------------------------


def test_the_very_first_start_marks_nothing(start: StartScreen, settings: Settings) -> None:
    assert settings.news_seen == __version__
    assert not start.banner.version.unread
    assert start.banner.version.text() == "What is new"
    assert start.banner.version.accessibleName() == f"What is new in Gonfalon {__version__}"
    assert start.banner.version.toolTip() == ""


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[Window]:
    settings.language = "en"
    settings.news_seen = "0.0.1"
    window = Window(settings, tmp_path / "games")
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()


def test_a_new_version_is_marked_until_its_news_were_opened(qtbot: QtBot, window: Window, settings: Settings) -> None:
    line = window.start.banner.version
    assert line.unread
    assert line.accessibleDescription() == line.toolTip() == "The program is another version than before"
    window.pages.open_rules("goal")
    window.screens.back()
    assert line.unread
    qtbot.mouseClick(line, LEFT)
    assert window.pages.rules.current_key() == NEWS
    assert settings.news_seen == __version__
    assert not line.unread
    assert line.accessibleDescription() == line.toolTip() == ""
    qtbot.keyClick(window.pages.rules, Qt.Key.Key_Escape)
    assert window.screens.current is window.start


def test_news_read_in_the_contents_count_too(window: Window) -> None:
    window.pages.open_rules("goal")
    line = next(line for line in window.pages.rules.tree.lines if line.key == NEWS)
    line.click()
    assert not window.start.banner.version.unread


def test_the_line_is_reached_by_tab_and_pressed_by_enter(qtbot: QtBot, start: StartScreen) -> None:
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    start.options.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(start.options, Qt.Key.Key_Tab)
    assert start.banner.version.hasFocus()
    assert start.banner.version.ring
    qtbot.keyClick(start.banner.version, Qt.Key.Key_Return)
    assert asked == [NEWS]


def test_the_rules_begin_with_the_game_again_after_the_news(qtbot: QtBot, start: StartScreen) -> None:
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    qtbot.mouseClick(start.banner.version, LEFT)
    qtbot.mouseClick(start.rules, LEFT)
    qtbot.mouseClick(start.rules, LEFT)
    assert asked == [NEWS, "goal", ""]


def test_f1_opens_the_rules_on_the_start_screen(qtbot: QtBot, start: StartScreen) -> None:
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    qtbot.keyClick(start, Qt.Key.Key_F1)
    assert len(asked) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("theme", ["oak", "lime", "contrast"])
def test_the_mark_is_seen(start: StartScreen, settings: Settings, theme: str) -> None:
    settings.theme = theme
    without = start.banner.version.grab().toImage()
    settings.news_seen = "0.0.1"
    assert start.banner.version.grab().toImage() != without


@pytest.mark.room
@pytest.mark.sample
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (3840, 2160)])
def test_the_line_is_never_cut_off(
    qtbot: QtBot, settings: Settings, long_language: object, size: tuple[int, int], scale: float
) -> None:
    settings.text_scale, settings.news_seen = scale, "0.0.1"
    screen = StartScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    QApplication.processEvents()
    line = screen.banner.version
    assert line.heightForWidth(line.width()) <= line.height()
    plain, link, together = line._fonts(line.width())
    widths = [line._advance(plain, f"Gonfalon {__version__} · "), line._advance(link, line.text())]
    mark = line._mark_width()
    assert mark > 0
    assert mark + (sum(widths) if together else max(widths)) <= line.width()
    assert screen.banner.rect().contains(line.geometry())
    assert line.mapTo(screen, QPoint(0, 0)).y() > screen.options.mapTo(screen, QPoint(0, 0)).y()


def test_the_line_speaks_another_language_at_once(qapp: QApplication, start: StartScreen) -> None:
    line = start.banner.version
    before = line.text()
    start.settings.language = "uk"
    language.install(qapp, "uk")
    QApplication.processEvents()
    assert line.text()
    assert line.text() != before or language.current() == "uk"
