"""Why a decision cannot be taken back, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.texts.catalogue import translate

__all__ = ["WHY_NOT"]

WHY_NOT: Final[Mapping[str, Callable[[], str]]] = {
    "watching": lambda: translate("Undo", "Only the players can take a move back."),
    "nothing": lambda: translate("Undo", "You have not decided anything yet."),
    "another-decided": lambda: translate("Undo", "Another player has decided since your last move."),
    "secret-shown": lambda: translate("Undo", "Your last move has shown a card, and nobody can forget it."),
    "led": lambda: translate(
        "Undo", "Nothing is taken back in a first game or a puzzle; both can be started over at any time."
    ),
    "drawn": lambda: translate("Undo", "You have drawn a card since."),
    "over": lambda: translate("Table", "The game is over."),
}
"""By what a match says of it; `watching` where nobody at the screen plays, `led` in a first game or a puzzle."""
