"""The sounds that the program has; packaging/sounds.py makes their files."""

from __future__ import annotations

import wave
from enum import Enum
from functools import cache

from gonfalon import data

__all__ = ["RATE", "Sound", "samples"]

RATE = 22050
"""How many samples of all files make a second; each has 16 bits, of one voice."""


class Sound(Enum):
    """What can be heard; the value is the name of its file."""

    CARD = "card"
    """A card is laid or turned."""
    COIN = "coin"
    """Money or influence changes its place."""
    STRIKE = "strike"
    """Something is taken off the table by force."""
    VERDICT = "verdict"
    """Something is decided for good."""
    CHECK = "check"
    """What lies on the table is counted."""
    CURTAIN = "curtain"
    YOUR_TURN = "your-turn"
    VICTORY = "victory"


@cache
def samples(sound: Sound) -> bytes:
    """A sound as a device is given it; raises OSError or wave.Error when its file cannot be read."""
    with wave.open(str(data.resources_dir() / "sounds" / f"{sound.value}.wav"), "rb") as file:
        return file.readframes(file.getnframes())
