"""What records call a bot: its level, and after a slash its character if it has one."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["LEVELS", "TEACHER", "joined", "nearest", "parted"]

LEVELS = ("page", "squire", "courtier", "chancellor", "regent")
"""How strong bots are, the weakest first; a game has some of them."""

TEACHER = "teacher"
"""The character that says why it plays as it does without being asked."""


def parted(bot: str) -> tuple[str, str]:
    """The level and the character of a bot; an empty one for a plain bot."""
    level, _, character = bot.partition("/")
    return level, character


def joined(level: str, character: str) -> str:
    """The bot of a level with a character, which may be empty."""
    return f"{level}/{character}" if character else level


def nearest(level: str, offered: Iterable[str]) -> str:
    """Of the levels that are offered the strongest that is not above a level; where all are above it, the weakest."""
    ranked = sorted(offered, key=LEVELS.index)
    return next((other for other in reversed(ranked) if LEVELS.index(other) <= LEVELS.index(level)), ranked[0])
