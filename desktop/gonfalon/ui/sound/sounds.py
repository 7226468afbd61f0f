"""The sounds of the program, whose files packaging/sounds.py makes, and which of many at once are played."""

from __future__ import annotations

import math
import wave
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from io import BytesIO
from time import monotonic
from typing import Final

from gonfalon import data

RATE = 22050
"""How many samples of all files make a second; each has 16 bits, of one voice."""


class Sound(Enum):
    """A sound that can be played; the value is the name of its file."""

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
    """Somebody at the screen has won, or nobody sits there."""
    DEFEAT = "defeat"
    """Others have."""


@cache
def samples(sound: Sound) -> bytes:
    """A sound as a device is given it; raises OSError or wave.Error when its file cannot be read."""
    content = data.read_data(data.resources_dir() / "sounds" / f"{sound.value}.wav")
    with wave.open(BytesIO(content), "rb") as file:
        return file.readframes(file.getnframes())


APART: Final[Mapping[Sound, float]] = {Sound.CARD: 0.07, Sound.COIN: 0.10}
"""In so many seconds at the usual speed the same sound is heard once; at four times the speed in four times as many."""
USUALLY_APART: Final = 0.15


class SoundThrottle:
    """Remembers what was heard last."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """
        Args:
            clock: gives the seconds since some moment.
        """
        self._clock = clock
        self._last: dict[Sound, float] = {}

    def hears(self, sound: Sound, speed: float) -> bool:
        """Return whether this sound is played now, at a multiple of the usual speed, 0 for instant."""
        now = self._clock()
        if now - self._last.get(sound, -math.inf) < APART.get(sound, USUALLY_APART) * max(1.0, speed):
            return False
        self._last[sound] = now
        return True
