"""What is said of Pennons; the one telling that the window and the terminal print. A stranger has no translators."""

from __future__ import annotations

from typing import Any

from gonfalon.texts.log_entries import LogEntry, LogRenderer
from gonfalon.texts.players import FamilyNames
from gonfalon.texts.translations import current_language
from tests.strangers.pennons.rules import NOBODY, TOWERS, Ended, Hoisted, Table

PHRASES = {
    "hoisted": "{family} hoists {pennon} on tower {tower}",
    "ended": "All pennons fly",
    "choosing": "{family} is choosing…",
}


class Teller:
    """Tells the chronicle of a seat."""

    def opening(self, table: Table) -> list[LogEntry]:
        return []

    def tell(self, event: Any, table: Table) -> list[LogEntry]:
        match event:
            case Hoisted(seat=seat, face=face, tower=tower):
                family = table.seating.families[seat]
                values = {"family": family, "pennon": face, "tower": tower + 1}
                return [LogEntry("hoisted", family, values=values, cards=((str(face), family),))]
            case Ended():
                return [LogEntry("ended", heading=True)]
        return []


class Words(FamilyNames):
    """Everything that the table says."""

    def text(self, line: LogEntry) -> str:
        values = dict(line.values)
        if "family" in values:
            values["family"] = self.family(str(values["family"]))
        return PHRASES[line.key].format(**values)

    def standing(self, table: Table, tower: int) -> str:
        """Who holds a tower, and with what."""
        strengths = [table.strength(seat, tower) for seat in range(table.seating.seats)]
        families = [self.family(letter) for letter in table.seating.families]
        flying = ", ".join(
            f"{family} {strength}" for family, strength in zip(families, strengths, strict=True) if strength
        )
        holder = table.holder(tower)
        return f"{flying or 'empty'}: {'nobody’s' if holder == NOBODY else families[holder]}"

    def towers(self, table: Table) -> list[str]:
        return [f"Tower {tower + 1}: {self.standing(table, tower)}" for tower in range(TOWERS)]


class _Telling(LogRenderer[Table, None]):
    """How the game is told."""

    def log_writer(self, table: Table) -> Teller:
        return Teller()

    def text(self, line: LogEntry, cards: None = None, reader: str = "") -> str:
        return Words(current_language()).text(line)


TELLING = _Telling()
