"""What is new: the line on the start screen, the pages about the program, and what their links do."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gonfalon import __version__, data
from gonfalon.texts import rules_library
from gonfalon.texts.rules_library import NEWS, read_changelog
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.application.window import Window
from gonfalon.ui.screens.about import computer, facts, long_date
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from tests.pairwise import pairwise
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
    monkeypatch.setattr(data, "releases_url", lambda: ADDRESS)


@pytest.fixture
def other_changelog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGELOG, encoding="utf-8")
    monkeypatch.setattr(data, "changelog_file", lambda language="en": path)


@pytest.fixture
def start(qtbot: QtBot, settings: Settings) -> StartScreen:
    settings.language = "en"
    return shown(qtbot, StartScreen(settings))


def news_in(book: RulesScreen, code: str = "en") -> str:
    """What stands on the page of what is new."""
    book.read_in(code)
    book.open_at(NEWS)
    return book.view.toPlainText()


def click(qtbot: QtBot, book: RulesScreen, words: str) -> None:
    QApplication.processEvents()
    point = link_at(book.view, words)
    book.area.ensureVisible(point.x(), point.y())
    qtbot.mouseClick(book.view.viewport(), LEFT, NONE, point)


def test_a_changelog_is_read_with_versions_days_headings_and_entries() -> None:
    newest, older = read_changelog(CHANGELOG)
    assert (newest.version, newest.day) == ("1.2.0", date(2027, 1, 31))
    assert newest.changes == (
        ("Added", ("One thing that takes two lines, and `{braces}`.", "Another thing.")),
        ("Fixed", ("A fault.",)),
    )
    assert older.changes == (("Security", ("A hole.",)),)
    for text in ("", "# Changelog", "## [Unreleased]\n\n### Added\n", "## [1.0.0] - 2026-13-45\n"):
        assert read_changelog(text) == ()


@pytest.mark.slow
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
def test_newest_versions_are_first(
    book: RulesScreen, other_changelog: None, code: str, title: str, heading: str
) -> None:
    lines = [line.replace("\xa0", " ").removeprefix("•\t") for line in news_in(book, code).splitlines()]
    at = lines.index(title)
    assert lines[at + 1] == heading
    assert lines[at + 2] == "One thing that takes two lines, and {braces}."
    assert lines.index("A hole.") > lines.index("A fault.") > at
    assert not any("Unreleased" in line or "example.org/1.2.0" in line for line in lines)


def test_the_changelog_and_the_licences_are_those_of_this_copy_if_they_are_there(
    book: RulesScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in ("en", "uk"):
        text = news_in(book, code)
        for release in read_changelog(data.changelog_file(code).read_text(encoding="utf-8")):
            assert all(entry.replace("`", "") in text for _, entries in release.changes for entry in entries)
    english = data.changelog_file()
    monkeypatch.setattr(data, "changelog_file", lambda code="en": english if code == "en" else tmp_path / "none.md")
    assert "Installers for Windows" in news_in(book, "pl"), "there is no Polish one any more"
    monkeypatch.setattr(data, "changelog_file", lambda code="en": tmp_path / "none.md")
    monkeypatch.setattr(data, "licence_files", lambda: (tmp_path / "a", tmp_path / "b", tmp_path / "c"))
    assert "The list of changes is missing from this copy." in news_in(book)
    book.open_at("program:licences")
    assert "unofficial fan implementation" in book.view.toPlainText()
    assert "The notice" not in book.view.toPlainText()


@pytest.mark.slow
@pytest.mark.usefixtures("published")
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_left_unfilled_or_has_no_room(book: RulesScreen, settings: Settings, code: str) -> None:
    settings.text_scale = 1.5 if code == "uk" else 1.0
    book.resize(1024, 700)
    book.read_in(code)
    pages = rules_library.program_book(code, computer()).pages
    assert [page.key for page in pages] == [NEWS, "program:program", "program:licences"]
    for page in pages:
        book.open_at(page.key)
        QApplication.processEvents()
        assert book.paper.title.text() == page.title
        text = book.view.toPlainText()
        assert not [left for left in ("{", "}", "<!--", "](", "**", "\\", "\ue000") if left in text], page.key
        assert book.view.document().size().width() <= book.view.width() + 1
        assert faults(book) == []


def test_the_releases_are_opened_only_by_a_click_or_a_key(
    qtbot: QtBot, book: RulesScreen, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert data.releases_url() == ""
    assert "This copy does not say where it was published." in news_in(book)
    assert "https://" not in book.view.toPlainText()
    monkeypatch.setattr(data, "releases_url", lambda: ADDRESS)
    assert "does not say where" not in news_in(book, "pl") + news_in(book)
    assert opened == []
    click(qtbot, book, ADDRESS)
    assert opened == [ADDRESS]
    assert book.current_key() == NEWS
    news_in(book)
    book.view.setFocus()
    QApplication.processEvents()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        qtbot.keyClick(book.view, key)
    assert opened == [ADDRESS] * 2
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return):
        qtbot.keyClick(book.view, key)
    assert QGuiApplication.clipboard().text() == ADDRESS
    assert QToolTip.text() == "Copied"
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(qtbot, book, ADDRESS)
    assert tip_text(QToolTip.text()).startswith("The browser could not be opened.")


def test_facts_and_folders_are_told_and_the_facts_copied_without_a_name(qtbot: QtBot, book: RulesScreen) -> None:
    book.open_at("program:program")
    text = book.view.toPlainText()
    assert f"Gonfalon {__version__}" in text
    assert all(str(folder) in text for folder in rules_library.named_folders().values())
    click(qtbot, book, "Copy the lines")
    text = QGuiApplication.clipboard().text()
    assert text == facts()
    assert text.startswith(f"Gonfalon {__version__}\nPython 3.")
    assert str(Path.home()) not in text
    # The notice and the licences can be read.
    book.open_at("program:licences")
    text = " ".join(book.view.toPlainText().split())
    for path in data.licence_files():
        words = path.read_text(encoding="utf-8").replace("---", "").split()
        for at in range(0, len(words) - 8, 8):
            assert " ".join(words[at : at + 8]).strip("- ") in text, path.name


@pytest.fixture
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    folders = {name: tmp_path / "here" / name for name in ("games", "sets", "settings", "reports")}
    monkeypatch.setattr(rules_library, "named_folders", lambda: folders)
    return folders


def test_folders_are_made_and_opened_by_the_page_about_the_program_alone(
    qtbot: QtBot, book: RulesScreen, own_folders: dict[str, Path], opened: list[str]
) -> None:
    book.open_at("judge")
    QGuiApplication.clipboard().setText("mine")
    for link in ("folder:games", "copy:facts"):
        book.view.linked.emit(link)
    assert (opened, QGuiApplication.clipboard().text()) == ([], "mine")
    book.open_at("program:program")
    for name, folder in own_folders.items():
        assert not folder.exists()
        click(qtbot, book, f"Open the folder of the {name}")
        assert folder.is_dir()
        assert opened[-1] == QUrl.fromLocalFile(str(folder)).toString()


def test_a_folder_that_cannot_be_made_or_shown_is_told(
    qtbot: QtBot, book: RulesScreen, own_folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    book.open_at("program:program")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(qtbot, book, "Open the folder of the sets")
    assert tip_text(QToolTip.text()).startswith("The folder could not be opened.")
    own_folders["games"].parent.joinpath("games").write_text("a file in the way")
    click(qtbot, book, "Open the folder of the games")
    assert tip_text(QToolTip.text()).startswith("The folder could not be created (")


@pytest.mark.parametrize("theme", ["oak", "lime", "contrast"])
def test_the_very_first_start_marks_nothing(start: StartScreen, settings: Settings, theme: str) -> None:
    settings.theme = theme
    line = start.banner.version
    assert settings.news_seen == __version__
    assert (line.unread, line.text(), tip_text(line.toolTip())) == (False, "What is new", "")
    assert line.accessibleName() == f"What is new in Gonfalon {__version__}"
    without = line.grab().toImage()
    settings.news_seen = "0.0.1"
    assert line.grab().toImage() != without


@pytest.mark.parametrize("by", ["line", "contents"])
def test_a_new_version_is_marked_until_it_was_read(qtbot: QtBot, settings: Settings, tmp_path: Path, by: str) -> None:
    settings.language, settings.news_seen = "en", "0.0.1"
    window = shown(qtbot, Window(settings, tmp_path / "games"))
    line = window.start.banner.version
    assert line.unread
    assert line.accessibleDescription() == tip_text(line.toolTip()) == "This is a different version of the program"
    window.pages.open_rules("goal")
    if by == "contents":
        next(line for line in window.pages.rules.tree.lines if line.key == NEWS).click()
    else:
        window.screens.back()
        assert line.unread
        qtbot.mouseClick(line, LEFT)
    assert window.pages.rules.current_key() == NEWS
    assert (line.unread, settings.news_seen) == (False, __version__)
    assert line.accessibleDescription() == tip_text(line.toolTip()) == ""
    qtbot.keyClick(window.pages.rules, Qt.Key.Key_Escape)
    assert window.screens.current is window.start
    window.close()


@pytest.mark.slow
def test_news_are_reached_by_keys_and_the_rules_begin_with_the_game_again(qtbot: QtBot, start: StartScreen) -> None:
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    line = start.banner.version
    start.options.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(start.options, Qt.Key.Key_Tab)
    assert line.hasFocus()
    assert line.ring
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.mouseClick(start.rules, LEFT)
    qtbot.keyClick(start, Qt.Key.Key_F1)
    assert asked == [NEWS, "goal", ""]
    language.install_language(QApplication.instance(), "uk")
    QApplication.processEvents()
    assert line.text() != "What is new"


@pytest.mark.slow
@pairwise(scale=[0.85, 1.0, 1.5], size=[(1024, 700), (1280, 800), (3840, 2160)])
def test_the_line_is_never_cut_off(
    qtbot: QtBot, settings: Settings, long_language: object, size: tuple[int, int], scale: float
) -> None:
    settings.text_scale, settings.news_seen = scale, "0.0.1"
    screen = shown(qtbot, StartScreen(settings), size)
    QApplication.processEvents()
    line = screen.banner.version
    assert line.heightForWidth(line.width()) <= line.height()
    plain, link, together = line._fonts(line.width())
    widths = [line._advance(plain, f"Gonfalon {__version__} · "), line._advance(link, line.text())]
    assert 0 < line._mark_width() <= line.width() - (sum(widths) if together else max(widths))
    assert screen.banner.rect().contains(line.geometry())
    assert line.mapTo(screen, QPoint(0, 0)).y() > screen.options.mapTo(screen, QPoint(0, 0)).y()
