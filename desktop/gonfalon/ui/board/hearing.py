"""Which of the sounds that a table makes are heard: of many at once not each."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from gonfalon.ui.sound.sounds import Sound

__all__ = ["Hearing"]

APART: Final[Mapping[Sound, float]] = {Sound.CARD: 0.07, Sound.COIN: 0.10}
"""In so many seconds at the usual speed the same sound is heard once; at four times the speed in four times as many."""
USUALLY_APART: Final = 0.15


class Hearing:
    """Remembers what was heard last."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """
        Args:
            clock: gives the seconds since some moment.
        """
        self._clock = clock
        self._last: dict[Sound, float] = {}

    def hears(self, sound: Sound, speed: float) -> bool:
        """Whether this sound is heard now, where everything moves at so many times the usual speed, 0 for at once."""
        now = self._clock()
        if now - self._last.get(sound, -math.inf) < APART.get(sound, USUALLY_APART) * max(1.0, speed):
            return False
        self._last[sound] = now
        return True
