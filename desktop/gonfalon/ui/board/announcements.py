"""Sentences said at the table beside its log: what screen readers announce, and the remarks of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Final

from gonfalon.core.seats import split_bot_name
from gonfalon.session.new_game import Seat
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import OCCASIONS, Occasion, character_text, remarks, you
from gonfalon.texts.translations import translate


def change_text(name: str, thing: str, change: int) -> str:
    """Return by how much a figure changes: that on a player's panel, or on a thing of that player.

    Args:
        name: the player's, empty for the one person who plays.
        thing: what it is called; empty for the panel.
        change: by how much.
    """
    whose = name or you()
    if thing and name:
        whose = translate("Aloud", "{name}’s {thing}").format(name=name, thing=thing)
    elif thing:
        whose = translate("Aloud", "Your {thing}").format(thing=thing)
    if change < 0:
        return translate("Aloud", "{whose}: minus {number}").format(whose=whose, number=-change)
    return translate("Aloud", "{whose}: plus {number}").format(whose=whose, number=change)


def event_text(sentence: str, because: str, changes: Iterable[str]) -> str:
    """All that is to be heard of an event, at once."""
    return "\n".join(filter(None, (sentence, because, ". ".join(changes))))


REMARK_KEY: Final = "said"
"""The key of a line of the chronicle that is what somebody has said."""
MOST: Final = 2
"""So often a seat speaks in a game before its end."""
SELDOM: Final = 5
"""One occasion in so many is taken."""
APART: Final = 4
"""So many moves at least lie between two sayings."""


class BotChatter:
    """The remarks of one game's bots; nothing depends on what only some of the seats know."""

    def __init__(self, seats: Sequence[Seat], chance: Random | None = None) -> None:
        """
        Args:
            seats: who plays.
            chance: decides what is said; nothing of the game depends on it.
        """
        self.seats = seats
        self.moves = 0
        """How many have been told since somebody sat down."""
        self._chance = chance or Random()
        self._begun: list[LogEntry] | None = None
        self._times: Counter[int] = Counter()
        self._used: list[object] = []
        self._silent = APART

    def moved(self) -> None:
        """A move is told."""
        self.moves += 1
        self._silent += 1

    def begins(self) -> list[LogEntry]:
        """Return the remark of one bot before the first move; repeated calls return the same."""
        if self._begun is None:
            self._begun = self._one_of(range(len(self.seats)), "begins")
        return self._begun

    def happens(self, seat: int, occasion: Occasion) -> list[LogEntry]:
        """Return the remark of a seat to which something happens; mostly none."""
        if self._silent < APART or self._times[seat] >= MOST or self._chance.randrange(SELDOM):
            return []
        return self._one_of([seat], occasion)

    def ends(self, winners: Collection[int]) -> list[LogEntry]:
        """Return the remarks of a winner and of one of the losers."""
        others = [seat for seat in range(len(self.seats)) if seat not in winners]
        return self._one_of(list(winners), "wins") + self._one_of(others, "loses")

    def _one_of(self, seats: Sequence[int], occasion: Occasion) -> list[LogEntry]:
        free = [line for seat in seats for line in self._lines(seat, occasion) if line.values not in self._used]
        if not free:
            return []
        line = self._chance.choice(free)
        self._used.append(line.values)
        self._silent = 0
        for seat in seats:
            self._times[seat] += self.seats[seat].family == line.family
        return [line]

    def _lines(self, seat: int, occasion: Occasion) -> list[LogEntry]:
        kind = split_bot_name(self.seats[seat].bot or "")[1]
        return [
            LogEntry(
                REMARK_KEY, self.seats[seat].family, values={"character": kind, "occasion": occasion, "which": which}
            )
            for which in range(len(remarks(kind, occasion)))
        ]


def remark_of(line: LogEntry) -> str:
    """Return the text of a log entry that is a character's remark."""
    kind, which = str(line.values["character"]), line.values["which"]
    assert isinstance(which, int)
    occasion = next(each for each in OCCASIONS if each == line.values["occasion"])
    words = remarks(kind, occasion)[which]
    return translate("Sayings", "{name}: {words}").format(name=character_text(kind).figure, words=words)
