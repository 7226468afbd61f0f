"""Bringing games, card sets and settings over from where the first versions of the program kept them.

Everything is moved by renaming: it is in one place or in the other at any moment, and needs no room on the disk. What
is there already is never replaced. A program that was killed in between goes on with the rest when it starts again.
"""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

from gonfalon.user.folders import here, holds_something, is_file, is_folder

__all__ = ["bring_over"]

_log = logging.getLogger(__name__)


def bring_over() -> None:
    """Move what lies in the old places; what cannot be moved stays there, and whole folders are used there then."""
    known = here()
    _bring_data(known.old_data, known.data)
    _bring_file(known.old_settings, known.settings)


def _bring_data(old: Path, new: Path) -> None:
    if not is_folder(old):
        return
    try:
        new.mkdir(parents=True, exist_ok=True)
        if holds_something(new):
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
