"""Games that somebody else has written and installed beside this program."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon.session.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["GROUP", "strangers"]

GROUP: Final = "gonfalon.games"
"""The group of the entry points."""
_DECLARED: Final = f"[{GROUP}]".encode()
_log = logging.getLogger(__name__)


def strangers() -> dict[str, Callable[[], Game | None]]:
    """For each name of an entry point what imports its game; None from that, and a warning, where it cannot be had."""
    if not any(map(_declares, sys.path)):
        return {}
    from importlib.metadata import entry_points

    return {found.name: partial(_loaded, found) for found in entry_points(group=GROUP)}


def _declares(folder: str) -> bool:
    """Whether something that is installed in a folder declares games.

    Asked first, because importing what reads entry points takes longer than all else that is done before the first
    screen, and hardly anybody has such a game.
    """
    try:
        return any(_DECLARED in path.read_bytes() for path in Path(folder).glob("*.dist-info/entry_points.txt"))
    except OSError:
        return False


def _loaded(found: EntryPoint) -> Game | None:
    try:
        game = found.load()
    except Exception:  # noqa: BLE001
        # Whatever is wrong with it, the others can be played.
        _log.warning("The game '%s' (%s) cannot be loaded.", found.name, found.value, exc_info=True)
        return None
    if not isinstance(game, Game) or game.name != found.name:
        _log.warning("'%s' is no game that is called '%s'; it is left out.", found.value, found.name)
        return None
    return game
