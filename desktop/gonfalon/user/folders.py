"""
The folders of this user's games, card sets, settings and reports, and the migration from where first versions kept
them.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

NAME: Final = "Gonfalon"
SETTINGS_NAME: Final = "settings.ini"


@dataclass(frozen=True)
class UserFolders:
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


def user_folders(platform: str) -> UserFolders:
    """Return the folders on a system named as in `sys.platform`, for the user that the environment names."""
    _sanitize_environment(platform)
    if platform == "win32":
        from platformdirs.windows import Windows

        data, state = Windows(NAME, False, roaming=True).user_data_path, Windows(NAME, False).user_data_path
        return UserFolders(
            data, data / SETTINGS_NAME, state, state / "Cache", data / NAME, state / NAME / SETTINGS_NAME
        )
    if platform == "darwin":
        from platformdirs.macos import MacOS

        data, logs = MacOS(NAME).user_data_path, MacOS(NAME).user_log_path
        # Not ~/Library/Preferences: what lies there belongs to the system's own service, in its own format.
        old = logs.parents[1] / "Preferences" / NAME / NAME
        return UserFolders(
            data, data / SETTINGS_NAME, logs, MacOS(NAME).user_cache_path, data / NAME, old / SETTINGS_NAME
        )
    from platformdirs.unix import Unix

    user = Unix(NAME.lower())
    data, config = user.user_data_path, user.user_config_path
    old = config.with_name(NAME) / NAME
    state, cache = user.user_state_path, user.user_cache_path
    return UserFolders(data, config / SETTINGS_NAME, state, cache, data.with_name(NAME) / NAME, old / SETTINGS_NAME)


def _sanitize_environment(platform: str) -> None:
    """Let the environment say no more than it may: which folders are named by it, packaging/README.md tells.

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


def current_folders() -> UserFolders:
    """The places of the user whose program this is."""
    return user_folders(sys.platform)


def games_folder() -> Path:
    """Return the folder of the games."""
    return _data_folder() / "games"


def sets_folder(games: Path | None = None) -> Path:
    """Return the folder of the user's card sets, beside the games."""
    return (games_folder() if games is None else games).with_name("sets")


def puzzles_folder(games: Path | None = None) -> Path:
    """Return the folder of the user's puzzles, beside the games."""
    return (games_folder() if games is None else games).with_name("puzzles")


def mistakes_folder(games: Path | None = None) -> Path:
    """Return the folder of the user's own mistakes, beside the games; it need not exist."""
    return (games_folder() if games is None else games).with_name("mistakes")


def bots_folder() -> Path:
    """Return the folder of what bots have learned of this user's cards; it need not exist."""
    return _data_folder() / "bots"


def settings_file() -> Path:
    """Return the settings file; the file of the first versions while it could not be moved."""
    known = current_folders()
    new, old = known.settings, known.old_settings
    return old if is_file(old) and not os.path.lexists(new) else new


def state_folder() -> Path:
    """Return the folder of what the program records about itself."""
    return current_folders().state


def cache_folder() -> Path:
    """Return the folder of what the program can recompute at any time."""
    return current_folders().cache


def crashes_folder() -> Path:
    """Return the folder of the crash reports."""
    return state_folder() / "crashes"


def _data_folder() -> Path:
    """The folder of now, or that of the first versions while its games and sets could not be moved."""
    known = current_folders()
    new, old = known.data, known.old_data
    return old if has_user_data(old) and not has_user_data(new) else new


def has_user_data(data: Path) -> bool:
    """Return whether a data folder has games or card sets in it."""
    return any(is_folder(data / name) for name in ("games", "sets"))


def is_folder(path: Path) -> bool:
    """Return whether the path is a folder, as far as can be seen; unlike pathlib this never fails for any path."""
    return stat.S_ISDIR(_mode(path))


def is_file(path: Path) -> bool:
    """Return whether the path is a file, as far as can be seen."""
    return stat.S_ISREG(_mode(path))


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return 0


# Everything is moved by renaming: it is in one place or in the other at any moment, and needs no room on the disk. What
# is there already is never replaced. A program that was killed in between goes on with the rest when it starts again.

_log = logging.getLogger(__name__)


def migrate_old_folders() -> None:
    """Move what lies in the old places; what cannot be moved stays there, and whole folders are used there then."""
    known = current_folders()
    _bring_data(known.old_data, known.data)
    _bring_file(known.old_settings, known.settings)


def _bring_data(old: Path, new: Path) -> None:
    if not is_folder(old):
        return
    try:
        new.mkdir(parents=True, exist_ok=True)
        if has_user_data(new):
            _fill(old, new)
        else:
            _move_all(old, new)
    except OSError as error:
        _log.warning("The games and card sets stay in the old folder: %s", error.strerror or type(error).__name__)
    _remove_empty(old)
    _remove_empty(old.parent)


def _move_all(old: Path, new: Path) -> None:
    """Move every entry, or none: the games and the sets of a player must be found in the same folder."""
    moved: list[str] = []
    try:
        for name in _entries(old):
            if _renamed(old / name, new / name):
                moved += [name]
    except OSError:
        for name in moved:
            with contextlib.suppress(OSError):
                (new / name).rename(old / name)
        raise


def _fill(old: Path, new: Path) -> None:
    """Move what is not there yet, down to single files."""
    for name in _entries(old):
        there, goal = old / name, new / name
        try:
            if not _renamed(there, goal) and is_folder(there) and is_folder(goal) and not there.is_symlink():
                _fill(there, goal)
                _remove_empty(there)
        except OSError as error:
            _log.warning("Something stays in the old folder: %s", error.strerror or type(error).__name__)


def _bring_file(old: Path, new: Path) -> None:
    try:
        if is_file(old):
            new.parent.mkdir(parents=True, exist_ok=True)
            _renamed(old, new)
    except OSError as error:
        _log.warning("The settings stay in the old file: %s", error.strerror or type(error).__name__)
    _remove_empty(old.parent)
    _remove_empty(old.parent.parent)


def _renamed(old: Path, new: Path) -> bool:
    """Rename; False where something is there already, or when another window has just done it."""
    if os.path.lexists(new):
        return False
    try:
        old.rename(new)
    except FileNotFoundError:
        return False
    return True


def _entries(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def _remove_empty(folder: Path) -> None:
    with contextlib.suppress(OSError):
        folder.rmdir()
