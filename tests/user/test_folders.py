"""Where games, settings and messages are kept on three systems, whatever the environment says."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path, PureWindowsPath

import pytest

from gonfalon.user import folders
from gonfalon.user.folders import UserFolders, user_folders
from tests.scripts import ROOT

ROAMING, LOCAL = "C:\\Users\\Anna\\AppData\\Roaming", "C:\\Users\\Anna\\AppData\\Local"
SYSTEMS = {
    "Linux": ("linux", {"HOME": "/home/anna"}),
    "Windows": ("win32", {"APPDATA": ROAMING, "LOCALAPPDATA": LOCAL}),
    "macOS": ("darwin", {"HOME": "/home/anna", "XDG_DATA_HOME": "/elsewhere", "XDG_CONFIG_HOME": "/elsewhere"}),
}


@pytest.fixture
def environ(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """An environment that says nothing of folders yet, in place of the one of this process."""
    said = {name: value for name, value in os.environ.items() if not re.search("HOME|APPDATA|USERPROFILE|PD_", name)}
    monkeypatch.setattr(os, "environ", said)
    return said


def told(found: UserFolders) -> list[str]:
    """The folders as text; the separator is that of the machine on which this runs."""
    return [str(PureWindowsPath(path)) for path in (found.data, found.settings, found.state)]


@pytest.mark.parametrize("system", list(SYSTEMS))
def test_the_folders_are_those_that_the_readme_names(system: str, environ: dict[str, str]) -> None:
    platform, variables = SYSTEMS[system]
    environ.update(variables)
    (row,) = re.findall(
        rf"^\| {system} \|(.*)\|$", (ROOT / "packaging/README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    named = [folder.strip(" `") for folder in row.split("|")]
    for written, meant in (("~", "/home/anna"), ("%APPDATA%", ROAMING), ("%LOCALAPPDATA%", LOCAL)):
        named = [folder.replace(written, meant) for folder in named]
    data, settings, state = (PureWindowsPath(folder) for folder in named)
    assert told(user_folders(platform)) == [str(data), str(settings / "settings.ini"), str(state)]


def test_the_places_that_a_user_of_linux_has_named(environ: dict[str, str]) -> None:
    environ.update({"HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"})
    found = user_folders("linux")
    told = [str(path) for path in (found.data, found.settings, found.state, found.old_data, found.old_settings)]
    old = ["/d/Gonfalon/Gonfalon", "/c/Gonfalon/Gonfalon/settings.ini"]
    assert told == ["/d/gonfalon", "/c/gonfalon/settings.ini", "/s/gonfalon", *old]


@pytest.mark.skipif(os.name != "posix", reason="the system's list of users")
@pytest.mark.parametrize("nonsense", ["", ".", "share", "~/share", "../share", "C:\\share", "file:///share"])
def test_what_is_no_whole_path_counts_as_not_named(nonsense: str, environ: dict[str, str]) -> None:
    for platform in ("linux", "darwin"):
        usual = user_folders(platform)
        environ.update(dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), nonsense))
        assert user_folders(platform) == usual
        assert usual.data.is_absolute()


@pytest.mark.parametrize("nonsense", ["", "AppData", "\\AppData", "C:AppData", "%APPDATA%"])
def test_what_is_no_whole_path_counts_as_not_named_on_windows(
    nonsense: str, environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they are then is for Windows to say."""
    usual = {"CSIDL_APPDATA": ROAMING, "CSIDL_LOCAL_APPDATA": LOCAL}
    environ.update({"APPDATA": nonsense, "LOCALAPPDATA": nonsense})

    def asked(name: str) -> str:
        return environ[name.replace("CSIDL", "WIN_PD_OVERRIDE")] or usual[name]

    monkeypatch.setattr("platformdirs.windows.get_win_folder", asked)
    assert told(user_folders("win32"))[::2] == [f"{ROAMING}\\Gonfalon", f"{LOCAL}\\Gonfalon"]


def test_the_first_versions_kept_things_one_folder_deeper(environ: dict[str, str]) -> None:
    environ.update({"APPDATA": ROAMING, "LOCALAPPDATA": LOCAL, "HOME": "/Users/anna"})
    windows = user_folders("win32")
    assert str(PureWindowsPath(windows.old_data)) == f"{ROAMING}\\Gonfalon\\Gonfalon"
    assert str(PureWindowsPath(windows.old_settings)) == f"{LOCAL}\\Gonfalon\\Gonfalon\\settings.ini"
    macos = user_folders("darwin")
    assert macos.old_data == Path("/Users/anna/Library/Application Support/Gonfalon/Gonfalon")
    assert macos.old_settings == Path("/Users/anna/Library/Preferences/Gonfalon/Gonfalon/settings.ini")


@pytest.mark.skipif(os.name != "posix", reason="the system's list of users")
def test_without_any_home_there_still_is_an_answer(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", nobody)
    assert folders.games_folder() == Path("/.local/share/gonfalon/games") or sys.platform == "darwin"
    assert folders.settings_file().is_absolute()


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_path_that_no_system_has_is_neither_file_nor_folder(tmp_path: Path, name: str) -> None:
    assert not folders.is_folder(tmp_path / name / "games")
    assert not folders.is_file(tmp_path / name)
