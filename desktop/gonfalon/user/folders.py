"""Where a user's games, card sets, settings, messages and crash reports are kept on this system.

Worked out here and not asked of Qt: the commands and the log need them before Qt is there, or without it, and Qt takes
relative paths from the environment. Nothing is made by asking.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

__all__ = [
    "Places",
    "crashes_folder",
    "games_folder",
    "here",
    "holds_something",
    "is_file",
    "is_folder",
    "places",
    "sets_folder",
    "settings_file",
    "state_folder",
]


@dataclass(frozen=True)
class Places:
    """The places of one user, and those that the first versions used."""

    data: PurePath
    """The folder around `games` and `sets`."""
    settings: PurePath
    """The file of the settings."""
    state: PurePath
    """The folder of what the program writes down about itself: its log and its crash reports."""
    old_data: PurePath
    old_settings: PurePath


def places(platform: str, environ: Mapping[str, str], home: str) -> Places:
    """The places on a system.

    Args:
        platform: as `sys.platform` has it.
        environ: variables of the process; a path in them that is not absolute counts as not given.
        home: the user's home, where the variables name none.
    """
    if platform == "win32":
        return _on_windows(environ, home)
    if platform == "darwin":
        return _on_macos(environ, home)
    at = _given(PurePosixPath, environ, "HOME") or PurePosixPath(home)
    data = _given(PurePosixPath, environ, "XDG_DATA_HOME") or at / ".local" / "share"
    config = _given(PurePosixPath, environ, "XDG_CONFIG_HOME") or at / ".config"
    state = _given(PurePosixPath, environ, "XDG_STATE_HOME") or at / ".local" / "state"
    return Places(
        data / "gonfalon",
        config / "gonfalon" / "settings.ini",
        state / "gonfalon",
        data / "Gonfalon" / "Gonfalon",
        config / "Gonfalon" / "Gonfalon" / "settings.ini",
    )


def _on_windows(environ: Mapping[str, str], home: str) -> Places:
    at = _given(PureWindowsPath, environ, "USERPROFILE") or PureWindowsPath(home)
    roaming = _given(PureWindowsPath, environ, "APPDATA") or at / "AppData" / "Roaming"
    local = _given(PureWindowsPath, environ, "LOCALAPPDATA") or at / "AppData" / "Local"
    return Places(
        roaming / "Gonfalon",
        roaming / "Gonfalon" / "settings.ini",
        local / "Gonfalon",
        roaming / "Gonfalon" / "Gonfalon",
        local / "Gonfalon" / "Gonfalon" / "settings.ini",
    )


def _on_macos(environ: Mapping[str, str], home: str) -> Places:
    library = (_given(PurePosixPath, environ, "HOME") or PurePosixPath(home)) / "Library"
    data = library / "Application Support" / "Gonfalon"
    return Places(
        data,
        # Not ~/Library/Preferences: what lies there belongs to the system's own service, in its own format.
        data / "settings.ini",
        library / "Logs" / "Gonfalon",
        data / "Gonfalon",
        library / "Preferences" / "Gonfalon" / "Gonfalon" / "settings.ini",
    )


def _given(kind: type[PurePath], environ: Mapping[str, str], name: str) -> PurePath | None:
    path = kind(environ.get(name, ""))
    return path if path.is_absolute() else None


def here() -> Places:
    """The places of the user whose program this is."""
    return places(sys.platform, os.environ, _home())


def _home() -> str:
    """The home that the system's list of users has; the root where it has none: nothing can be written there then."""
    try:
        import pwd

        home = pwd.getpwuid(os.getuid()).pw_dir
    except (ImportError, KeyError, OSError):
        home = ""
    return home if Path(home).is_absolute() else Path.cwd().anchor if sys.platform == "win32" else "/"


def games_folder() -> Path:
    """Where games are kept."""
    return _data_folder() / "games"


def sets_folder(games: Path | None = None) -> Path:
    """Where users put their card sets: beside the games."""
    return (games_folder() if games is None else games).with_name("sets")


def settings_file() -> Path:
    """Where the settings are kept; the file of the first versions while it could not be moved."""
    known = here()
    new, old = Path(known.settings), Path(known.old_settings)
    return old if is_file(old) and not os.path.lexists(new) else new


def state_folder() -> Path:
    """Where the program keeps what it writes down about itself."""
    return Path(here().state)


def crashes_folder() -> Path:
    """Where crash reports lie."""
    return state_folder() / "crashes"


def _data_folder() -> Path:
    """The folder of now, or that of the first versions while its games and sets could not be moved."""
    known = here()
    new, old = Path(known.data), Path(known.old_data)
    return old if holds_something(old) and not holds_something(new) else new


def holds_something(data: Path) -> bool:
    """Whether a data folder has games or card sets in it."""
    return any(is_folder(data / name) for name in ("games", "sets"))


def is_folder(path: Path) -> bool:
    """Whether it is one, as far as can be seen: unlike pathlib this never fails, whatever the path is."""
    return stat.S_ISDIR(_mode(path))


def is_file(path: Path) -> bool:
    """Whether it is one, as far as can be seen."""
    return stat.S_ISREG(_mode(path))


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0
