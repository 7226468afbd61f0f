"""The time that people have for their decisions, and how much of it is left after some of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

MOST_MINUTES: Final = 240
MOST_INCREMENT: Final = 600
_TEXT: Final = re.compile(r"([0-9]{1,3})(?:\+([0-9]{1,3}))?(?:,(mark|bot))?")


class TimeLeft(NamedTuple):
    """How much time a person has left."""

    seconds: float
    times_out: int
    """How often the time has run out."""

    @property
    def over(self) -> bool:
        return self.seconds <= 0


@dataclass(frozen=True)
class TimeControl:
    """The minutes that each person has for a whole game, the seconds added after a decision, and what happens at zero.

    A bot has no clock. As text it is `10+5,bot`: ten minutes, five seconds, and at zero a bot moves.
    """

    minutes: int
    increment: int = 0
    bot_moves: bool = False
    """Whether the simplest bot decides for a person whose time is up; else that is only marked, once."""

    @classmethod
    def parse(cls, text: str) -> TimeControl | None:
        """Return the time control that is written here; None when it is none."""
        match = _TEXT.fullmatch(text)
        if match is None:
            return None
        found = cls(int(match[1]), int(match[2] or 0), match[3] == "bot")
        return found if 1 <= found.minutes <= MOST_MINUTES and found.increment <= MOST_INCREMENT else None

    def __str__(self) -> str:
        return f"{self.minutes}+{self.increment},{'bot' if self.bot_moves else 'mark'}"

    def left(self, used: Iterable[float]) -> TimeLeft:
        """Return what is left to a person who has used so many seconds for each decision.

        What took no time at all was answered without asking the person, and is worth no seconds either.
        """
        left, times_out = 60.0 * self.minutes, 0
        for seconds in filter(None, used):
            left = round(left - seconds, 1)
            if left <= 0:
                left, times_out = 0.0, times_out + 1
                if not self.bot_moves:
                    break
            left += self.increment
        return TimeLeft(left, times_out)


def clock_text(seconds: float) -> str:
    """Return a time as a clock shows it, every second that has begun counted: 4:07."""
    minutes, rest = divmod(-int(-max(0.0, seconds) // 1), 60)
    return f"{minutes}:{rest:02}"
