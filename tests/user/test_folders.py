"""Where games, settings and messages are kept on three systems, whatever the environment says."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.user import folders
from gonfalon.user.folders import places

ROAMING, LOCAL = "C:\\Users\\Anna\\AppData\\Roaming", "C:\\Users\\Anna\\AppData\\Local"
USUAL = {
    "linux": (
        {},
        "/home/anna/.local/share/gonfalon",
        "/home/anna/.config/gonfalon/settings.ini",
        "/home/anna/.local/state/gonfalon",
    ),
    "win32": (
        {"APPDATA": ROAMING, "LOCALAPPDATA": LOCAL},
        f"{ROAMING}\\Gonfalon",
        f"{ROAMING}\\Gonfalon\\settings.ini",
        f"{LOCAL}\\Gonfalon",
    ),
    "darwin": (
        {"XDG_DATA_HOME": "/elsewhere"},
        "/home/anna/Library/Application Support/Gonfalon",
        "/home/anna/Library/Application Support/Gonfalon/settings.ini",
        "/home/anna/Library/Logs/Gonfalon",
    ),
}


@pytest.mark.parametrize("platform", list(USUAL))
def test_the_usual_places(platform: str) -> None:
    environ, *usual = USUAL[platform]
    found = places(platform, environ, "/home/anna")
    assert [str(path) for path in (found.data, found.settings, found.state)] == usual


def test_the_places_that_a_user_of_linux_has_named() -> None:
    named = {"HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"}
    found = places("linux", named, "/home/anna")
    assert (str(found.data), str(found.settings)) == ("/d/gonfalon", "/c/gonfalon/settings.ini")
    assert str(found.state) == "/s/gonfalon"
    assert str(found.old_data) == "/d/Gonfalon/Gonfalon"
    assert str(found.old_settings) == "/c/Gonfalon/Gonfalon/settings.ini"


@pytest.mark.parametrize("nonsense", ["", ".", "share", "~/share", "../share", "C:\\share", "file:///share"])
def test_what_is_no_whole_path_counts_as_not_named(nonsense: str) -> None:
    names = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    assert places("linux", dict.fromkeys(names, nonsense), "/home/anna") == places("linux", {}, "/home/anna")


@pytest.mark.parametrize("nonsense", ["", "AppData", "\\AppData", "C:AppData", "%APPDATA%"])
def test_what_is_no_whole_path_counts_as_not_named_on_windows(nonsense: str) -> None:
    environ = {"APPDATA": nonsense, "LOCALAPPDATA": nonsense, "USERPROFILE": "C:\\Users\\Anna"}
    found = places("win32", environ, "C:\\")
    assert (str(found.data), str(found.state)) == (f"{ROAMING}\\Gonfalon", f"{LOCAL}\\Gonfalon")


def test_the_first_versions_kept_things_one_folder_deeper() -> None:
    windows = places("win32", {"APPDATA": ROAMING, "LOCALAPPDATA": LOCAL}, "C:\\")
    assert str(windows.old_data) == f"{ROAMING}\\Gonfalon\\Gonfalon"
    assert str(windows.old_settings) == f"{LOCAL}\\Gonfalon\\Gonfalon\\settings.ini"
    macos = places("darwin", {}, "/Users/anna")
    assert str(macos.old_data) == "/Users/anna/Library/Application Support/Gonfalon/Gonfalon"
    assert str(macos.old_settings) == "/Users/anna/Library/Preferences/Gonfalon/Gonfalon/settings.ini"


def test_without_any_home_there_still_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert folders.games_folder().is_absolute()
    assert folders.settings_file().is_absolute()


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_path_that_no_system_has_is_neither_file_nor_folder(tmp_path: Path, name: str) -> None:
    assert not folders.is_folder(tmp_path / name / "games")
    assert not folders.is_file(tmp_path / name)
