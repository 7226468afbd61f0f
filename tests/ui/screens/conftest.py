"""Settings of their own for every test, and a language longer than any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.texts import translations
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.screen import Screen

MARK = "щ"
S = TypeVar("S", bound=Screen)


class LongLanguage(QTranslator):
    """Every sentence with half as many letters again, in words as long as Ukrainian ones."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.startswith("Q"):
            return ""
        extra = max(1, round(len(source) * 0.35))
        words = [MARK * min(9, extra - start) for start in range(0, extra, 9)]
        return " ".join([source.replace("%n", str(n)), *words])

    def isEmpty(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def no_screens_left(qapp: QApplication) -> Iterator[None]:
    """Speak English, and delete what was closed: without a running loop Qt keeps it, and it would hear every change."""
    language.install_language(qapp, "en")
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> Iterator[Settings]:
    qapp.setStyle("Fusion")
    yield Settings(tmp_path / "settings.ini")
    theme.set_current("oak")
    fonts.set_text_scale(1.0)


@pytest.fixture
def long_language(qapp: QApplication) -> Iterator[LongLanguage]:
    translator = LongLanguage()
    translations.set_language("en", translator.translate)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    translations.set_language("en")


@pytest.fixture
def speak(qapp: QApplication, settings: Settings, request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Chooses a language by its code, or the one longer than any other."""

    def chosen(code: str) -> None:
        if code == "long":
            request.getfixturevalue("long_language")
        else:
            settings.language = code
            language.install_language(qapp, code)

    return chosen


def shown(qtbot: QtBot, screen: S, size: tuple[int, int] = (1280, 800)) -> S:
    """A screen in a window of this size, with the keyboard."""
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    return screen


@pytest.fixture
def book(qtbot: QtBot, settings: Settings) -> RulesScreen:
    """The rules in English, with the keyboard."""
    settings.language = "en"
    return shown(qtbot, RulesScreen(settings))


@pytest.fixture
def shelf(tmp_path: Path) -> SetStore:
    """The sets of cards in an empty folder."""
    folder = tmp_path / "sets"
    folder.mkdir()
    return SetStore(folder)
