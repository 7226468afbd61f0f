"""Languages: chosen from the system, switched while everything is open."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon import data
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.ui.preferences import language


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    language.install(qapp, "en")


def test_the_first_language_of_the_system_that_we_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    for tags, code in (
        (["uk-UA", "en-US"], "uk"), (["pl"], "pl"), (["ru_RU"], "ru"), (["de-DE", "pl-PL", "en"], "pl"),
        (["de-DE", "fr-FR"], "en"), ([], "en"),
    ):  # fmt: skip
        system = SimpleNamespace(uiLanguages=lambda tags=tags: tags)
        monkeypatch.setattr(language.QLocale, "system", lambda system=system: system)
        assert language.system_language() == code


def test_a_language_brings_its_numbers_and_words_of_qt_to_hidden_widgets_too(qapp: QApplication) -> None:
    class Listener(QWidget):
        heard: ClassVar[set[str]] = set()

        def changeEvent(self, event: QEvent) -> None:
            if event.type() is QEvent.Type.LanguageChange:
                self.heard.add(language.current())

    window = QWidget()
    listener = Listener(window)
    listener.hide()
    for code in reversed(LANGUAGES):
        language.install(qapp, code)
        qapp.processEvents()
        assert language.current() == code
        assert native_name(code).lower() in QLocale(code).nativeLanguageName().lower()
        assert QLocale().toString(2.5, "f", 1) == ("2.5" if code == "en" else "2,5")
        cancel = qapp.translate("QPlatformTheme", "Cancel")
        assert {"pl": "Anuluj", "en": "Cancel"}.get(code, cancel) == cancel
    assert listener.heard == {*LANGUAGES}


def test_a_missing_catalogue_is_logged_and_nothing_else(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: object
) -> None:
    monkeypatch.setattr(data, "translations_dir", lambda: tmp_path)
    with caplog.at_level(logging.WARNING):
        language.install(qapp, "ru")
        assert qapp.translate("Chronicle", "End of the game") == "End of the game"
    assert language.current() == "ru"
    assert "gonfalon_ru.qm.gz" in caplog.text
