"""Languages: chosen from the system, switched while everything is open."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from gonfalon import data
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.ui.preferences import language


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    language.install(qapp, "en")


class Listener(QWidget):
    """Counts the changes of language it is told of."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.told += 1
        super().changeEvent(event)


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["uk-UA", "en-US"], "uk"),
        (["pl"], "pl"),
        (["ru_RU"], "ru"),
        (["de-DE", "pl-PL", "en"], "pl"),
        (["de-DE", "fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_we_speak(
    monkeypatch: pytest.MonkeyPatch, tags: list[str], code: str
) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return tags

    monkeypatch.setattr(language.QLocale, "system", staticmethod(System))
    assert language.system_language() == code


def test_every_language_is_called_as_it_calls_itself() -> None:
    for code in LANGUAGES:
        assert native_name(code).lower() in QLocale(code).nativeLanguageName().lower()


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_brings_its_numbers(qapp: QApplication, code: str) -> None:
    language.install(qapp, code)
    assert language.current() == code
    assert QLocale().toString(2.5, "f", 1) == ("2.5" if code == "en" else "2,5")


def test_qt_speaks_the_language_too(qapp: QApplication) -> None:
    language.install(qapp, "pl")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Anuluj"
    language.install(qapp, "en")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_hidden_widgets_hear_of_the_change(qapp: QApplication, qtbot: object) -> None:
    window = QWidget()
    column = QVBoxLayout(window)
    listener = Listener()
    column.addWidget(listener)
    listener.hide()
    language.install(qapp, "uk")
    qapp.processEvents()
    assert listener.told >= 1


def test_a_missing_catalogue_is_logged_and_nothing_else(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: object
) -> None:
    monkeypatch.setattr(data, "translations_dir", lambda: tmp_path)
    with caplog.at_level(logging.WARNING):
        language.install(qapp, "ru")
        assert qapp.translate("Chronicle", "End of the game") == "End of the game"
    assert language.current() == "ru"
    assert "gonfalon_ru.qm.gz" in caplog.text
