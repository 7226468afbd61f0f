"""What records call a bot: its level, and after a slash its character if it has one."""

from __future__ import annotations

__all__ = ["TEACHER", "joined", "parted"]

TEACHER = "teacher"
"""The character that says why it plays as it does without being asked."""


def parted(bot: str) -> tuple[str, str]:
    """The level and the character of a bot; an empty one for a plain bot."""
    level, _, character = bot.partition("/")
    return level, character


def joined(level: str, character: str) -> str:
    """The bot of a level with a character, which may be empty."""
    return f"{level}/{character}" if character else level
