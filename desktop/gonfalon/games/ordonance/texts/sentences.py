"""The lines of the chronicle of Ordonance as sentences: those of `phrases`, with all names filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.games.ordonance.rules.armies import groups
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.scoring import counted
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.arguments import ARGUMENTS
from gonfalon.games.ordonance.texts.motives import MOTIVES
from gonfalon.games.ordonance.texts.names import spell
from gonfalon.games.ordonance.texts.phrases import PHRASES
from gonfalon.games.ordonance.texts.teller import Teller, Tier
from gonfalon.texts.catalogue import current
from gonfalon.texts.lines import Figure, Line, LookedFor, Telling, add_line

__all__ = ["TELLING", "Line", "Teller", "add_line", "text"]


def text(line: Line, language: str) -> str:
    """The whole sentence of a line of the chronicle; the language is that of the installed catalogue."""
    return spell(ARGUMENTS if line.key in ARGUMENTS else PHRASES, line, language)


class _Telling(Telling[Table, Deck]):
    """How Ordonance is told."""

    def teller(self, table: Table) -> Teller:
        return Teller(table.seating)

    def figures(self, table: Table) -> Mapping[Figure, int]:
        """Points, and what each army shows of each icon, as it counts: the largest group first, then the senior one."""
        seating = table.seating
        scores = {Figure(seat): score for seat, score in enumerate(counted(table))}
        return scores | {
            Figure(seat, Tier(territory, seating.deck.icons[icon])): count
            for seat in range(seating.seats)
            for territory in range(seating.territories)
            for count, icon in groups(table.counts_of(seat, territory))
        }

    def looked_for(self, line: Line) -> LookedFor | None:
        return "check" if line.key in ("take", "take-forced", "play-takes") else super().looked_for(line)

    def thing(self, figure: Figure, table: Table) -> Line | None:
        tier = figure.thing
        if not isinstance(tier, Tier):
            return None
        counts = zip(table.seating.deck.icons, table.counts_of(figure.seat, tier.territory), strict=True)
        return Line("tier", values={"icon": tier.icon, "n": dict(counts)[tier.icon]})

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> Line | None:
        if word not in MOTIVES:
            return super().reason(word, figures, seat, table)
        seating = table.seating
        territory, icon, left = (*figures, 0, 0, 0)[:3]
        return Line(
            word,
            seating.families[seat],
            values={
                "family": seating.families[seat],
                "territory": seating.deck.territories[territory - 1],
                "groups": ((seating.army_size, seating.deck.icons[icon]),),
                "n": left,
            },
        )

    def text(self, line: Line, cards: Deck | None = None, reader: str = "") -> str:
        return text(line, current())


TELLING: Final = _Telling()
