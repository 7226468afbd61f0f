"""Where a user's games, card sets, settings, messages and crash reports are kept on this system.

Not asked of Qt: the commands and the log need them before Qt is there, or without it. Nothing is made by asking.
"""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

__all__ = [
    "Places",
    "cache_folder",
    "crashes_folder",
    "games_folder",
    "here",
    "holds_something",
    "is_file",
    "is_folder",
    "places",
    "puzzles_folder",
    "sets_folder",
    "settings_file",
    "state_folder",
]


NAME: Final = "Gonfalon"
SETTINGS: Final = "settings.ini"


@dataclass(frozen=True)
class Places:
    """The places of one user, and those that the first versions used."""

    data: Path
    """The folder around `games` and `sets`."""
    settings: Path
    """The file of the settings."""
    state: Path
    """The folder of what the program writes down about itself: its log and its crash reports."""
    cache: Path
    """The folder of what it can work out again at any time."""
    old_data: Path
    old_settings: Path


def places(platform: str) -> Places:
    """The places on a system that is named as `sys.platform` has it, for whoever the environment says the user is."""
    _put_right(platform)
    if platform == "win32":
        from platformdirs.windows import Windows

        data, state = Windows(NAME, False, roaming=True).user_data_path, Windows(NAME, False).user_data_path
        return Places(data, data / SETTINGS, state, state / "Cache", data / NAME, state / NAME / SETTINGS)
    if platform == "darwin":
        from platformdirs.macos import MacOS

        data, logs = MacOS(NAME).user_data_path, MacOS(NAME).user_log_path
        # Not ~/Library/Preferences: what lies there belongs to the system's own service, in its own format.
        old = logs.parents[1] / "Preferences" / NAME / NAME
        return Places(data, data / SETTINGS, logs, MacOS(NAME).user_cache_path, data / NAME, old / SETTINGS)
    from platformdirs.unix import Unix

    user = Unix(NAME.lower())
    data, config = user.user_data_path, user.user_config_path
    old = config.with_name(NAME) / NAME
    state, cache = user.user_state_path, user.user_cache_path
    return Places(data, config / SETTINGS, state, cache, data.with_name(NAME) / NAME, old / SETTINGS)


def _put_right(platform: str) -> None:
    """Let the environment say no more than it may: which folders are named by it, the README tells.

    A path that is not whole counts as not named, though older versions of platformdirs take it, and Qt does. On macOS
    nothing but the home is named, and on Windows platformdirs would not look at the usual variables by itself.
    """
    if platform == "win32":
        for name in ("APPDATA", "LOCAL_APPDATA"):
            named = os.environ.get(name.replace("_", ""), "")
            os.environ[f"WIN_PD_OVERRIDE_{name}"] = named if PureWindowsPath(named).is_absolute() else ""
        return
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        named = os.environ.get(name, "/")
        if not PurePosixPath(named).is_absolute() or (platform == "darwin" and name != "HOME"):
            os.environ.pop(name, None)
    if not os.path.isabs(os.path.expanduser("~")):  # noqa: PTH111, PTH117
        os.environ["HOME"] = "/"  # nobody whom the system knows; nothing can be written there


def here() -> Places:
    """The places of the user whose program this is."""
    return places(sys.platform)


def games_folder() -> Path:
    """Where games are kept."""
    return _data_folder() / "games"


def sets_folder(games: Path | None = None) -> Path:
    """Where users put their card sets: beside the games."""
    return (games_folder() if games is None else games).with_name("sets")


def puzzles_folder(games: Path | None = None) -> Path:
    """Where users put their puzzles: beside the games."""
    return (games_folder() if games is None else games).with_name("puzzles")


def bots_folder() -> Path:
    """Where lies what bots have learned of this user's cards; it need not exist."""
    return _data_folder() / "bots"


def settings_file() -> Path:
    """Where the settings are kept; the file of the first versions while it could not be moved."""
    known = here()
    new, old = known.settings, known.old_settings
    return old if is_file(old) and not os.path.lexists(new) else new


def state_folder() -> Path:
    """Where the program keeps what it writes down about itself."""
    return here().state


def cache_folder() -> Path:
    """Where the program keeps what it can work out again at any time."""
    return here().cache


def crashes_folder() -> Path:
    """Where crash reports lie."""
    return state_folder() / "crashes"


def _data_folder() -> Path:
    """The folder of now, or that of the first versions while its games and sets could not be moved."""
    known = here()
    new, old = known.data, known.old_data
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
