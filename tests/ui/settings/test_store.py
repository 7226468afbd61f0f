"""Settings and languages: typed, remembered, and not to be upset by anything in their file."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon import data
from gonfalon.texts.translations import LANGUAGES, current_language, native_name
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings

VALUES: dict[str, tuple[object, object]] = {
    "theme": ("oak", "contrast"),
    "animation_speed": ("normal", "double"),
    "reduced_motion": (False, True),
    "text_scale": (1.0, 1.25),
    "curtain": (True, False),
    "curtain_on_focus_loss": (True, False),
    "pause_when_left": (False, True),
    "bot_pause": (0.8, 2.5),
    "automaton_pace": ("learning", "step"),
    "automata_met": (0, 2),
    "explain_illegal": (True, False),
    "since_opens": (False, True),
    "bots_speak": (True, False),
    "step_by_step": (False, True),
    "geometry": (b"", bytes(range(256))),
    "full_screen": (False, True),
    "seats": ("[]", '{"seats": ["Ґанна; \\"Ann\\", 100 %"]}'),
    "house_decks": ("[]", '[{"name": "Ґанок; \\"Ann\\", 100 %"}]'),
}
"""The usual value of each setting, and another one."""
DEFAULTS = {name: usual for name, (usual, _) in VALUES.items()}
OTHERS = {name: other for name, (_, other) in VALUES.items()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def kept(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in VALUES}


def test_all_settings_outlive_the_program_with_their_types(path: Path, qapp: object) -> None:
    settings = Settings(path)
    assert kept(settings) == DEFAULTS
    assert settings.language in LANGUAGES
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    settings.language = "uk"
    assert kept(settings) == OTHERS
    settings.flush()
    again = Settings(path)
    assert (kept(again), again.language) == (OTHERS, "uk")
    assert all(type(value) is type(OTHERS[name]) for name, value in kept(again).items())


def test_a_change_is_told_once_and_the_same_value_not_at_all(path: Path, qapp: object) -> None:
    settings, told = Settings(path), []
    settings.changed.connect(told.append)
    settings.theme = "lime"
    settings.theme = "lime"
    settings.curtain = False
    settings.curtain = False
    settings.text_scale = 1.0
    assert told == ["theme", "curtain"]
    # Restoring gives defaults and tells what changed.
    settings, told = Settings(path.with_name("other.ini")), []
    settings.theme = "lime"
    settings.bot_pause = 2.0
    settings.language = "pl"
    settings.changed.connect(told.append)
    settings.restore("theme", "bot_pause", "curtain")
    assert (settings.theme, settings.bot_pause, settings.language) == ("oak", 0.8, "pl")
    assert told == ["theme", "bot_pause"]
    # Numbers are brought between their limits, and what could not be read back is refused.
    for name, value, taken in (
        ("text_scale", 9.0, 1.5), ("text_scale", 0.1, 0.85), ("bot_pause", -1.0, 0.0), ("bot_pause", 60.0, 3.0),
    ):  # fmt: skip
        setattr(settings, name, value)
        assert getattr(settings, name) == taken
    with pytest.raises(ValueError, match="pink"):
        settings.theme = "pink"
    assert settings.theme == "oak"


def test_what_another_window_writes_is_taken_in(path: Path, qtbot: QtBot) -> None:
    """As if it had been chosen here; what was changed here meanwhile stays."""
    settings, told = Settings(path), []
    settings.theme = "lime"
    settings.volume = 0.5
    settings.flush()
    settings.changed.connect(told.append)
    settings.volume = 0.25
    written = path.read_text(encoding="utf-8")
    path.write_text(written.replace("theme=lime", 'theme=contrast\npuzzles="[\\"one\\"]"'), encoding="utf-8")
    settings.flush()
    assert (settings.theme, settings.volume, settings.puzzles) == ("contrast", 0.25, ("one",))
    assert sorted(told) == ["puzzles", "theme", "volume"]


GARBAGE = {
    "wrong words": "[General]\nlanguage=xx\ntheme=pink\nanimation_speed=fast\nreduced_motion=perhaps\n",
    "wrong numbers": "[General]\ntext_scale=nan\nbot_pause=inf\n",
    "no numbers": "[General]\ntext_scale=big\nbot_pause=\n",
    "lists": "[General]\ntext_scale=1, 2\ntheme=oak, lime\nseats=a, b\n",
    "broken texts": "[General]\nseats=[{\ngeometry=***\n",
    "deep": "[General]\nseats=" + "[" * 100000 + "\nhouse_decks=" + "[" * 100000 + "\n",
    "broken decks": "[General]\nhouse_decks=[{\n",
    "variants": "[General]\ntheme=@Variant(\\0\\0\\0\\x7f)\ncurtain=@Invalid()\n",
    "a newer program": "[General]\nschema=99\ntheme=velvet\nunheard_of=1\n",
    "no sections": "theme\n====\n]][[\n",
    "empty": "\n",
    "random": "",
}


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE)
def test_garbage_in_the_file_reads_as_the_usual_settings(path: Path, qapp: object, content: str) -> None:
    path.write_bytes(content.encode() or os.urandom(20000))
    settings = Settings(path)
    assert kept(settings) == DEFAULTS
    settings.theme = "lime"
    settings.flush()
    assert Settings(path).theme == "lime"


def test_a_change_that_cannot_be_written_is_told_once(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("where a folder should be")
    settings, told = Settings(tmp_path / "file" / "settings.ini"), []
    settings.save_error.connect(lambda: told.append(True))
    for theme in ("lime", "contrast"):
        settings.theme = theme
        qtbot.waitUntil(lambda: not settings._soon.isActive())
        assert (settings.theme, told) == (theme, [True])
    settings = Settings(tmp_path / "settings.ini")
    settings.save_error.connect(lambda: told.append(False))
    settings.theme = "lime"
    qtbot.waitUntil((tmp_path / "settings.ini").exists)
    assert "theme=lime" in (tmp_path / "settings.ini").read_text()
    assert told == [True]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in folders")
@pytest.mark.parametrize("what", ["a folder", "a pipe", "a device", "a circle", "a hole", "a lock that is a folder"])
def test_what_is_no_file_is_neither_waited_for_nor_replaced(path: Path, qtbot: QtBot, what: str) -> None:
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "a folder":
        path.mkdir()
    elif what == "a hole":
        path.touch()
        os.truncate(path, 1 << 34)
    elif what == "a lock that is a folder":
        path.with_name("settings.ini.lock").mkdir()
    else:
        path.symlink_to("/dev/zero" if what == "a device" else path.name)

    def seen() -> list[tuple[int, int, int]]:
        found = [path.lstat()] if os.path.lexists(path) else []
        return [(stat.st_mode, stat.st_size, stat.st_ino) for stat in found]

    before = seen()
    settings = Settings(path)
    if what not in ("a folder", "a lock that is a folder"):
        with qtbot.waitSignal(settings.save_error):
            pass
    settings.theme = "lime"
    settings.flush()
    assert settings.theme == "lime"
    assert seen() == before


def test_an_automaton_is_followed_step_by_step_until_one_knows_it(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    paces = []
    for _ in range(4):
        settings.automata_met += 1
        paces.append(settings.pace_of_automata)
    assert paces == ["step", "step", "flow", "flow"]
    settings.automaton_pace = "brief"
    assert settings.pace_of_automata == "brief"
    settings.restore("automaton_pace")
    assert settings.pace_of_automata == "flow"


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
                self.heard.add(current_language())

    window = QWidget()
    listener = Listener(window)
    listener.hide()
    for code in reversed(LANGUAGES):
        language.install_language(qapp, code)
        qapp.processEvents()
        assert current_language() == code
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
        language.install_language(qapp, "ru")
        assert qapp.translate("Chronicle", "End of the game") == "End of the game"
    assert current_language() == "ru"
    assert "ru.mo" in caplog.text
