"""Who has won a game of Ordonance, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.ordonance.rules.scoring import POINTS, outcome, sheet
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.texts.catalogue import translate
from gonfalon.texts.numerals import roman

__all__ = ["tie_break", "winners"]


def winners(table: Table, names: Sequence[str], words: Wording) -> tuple[str, str]:
    """Title and subtitle of the last screen; `names` has the player of every seat."""
    result = outcome(table)
    score = max(result.scores)
    by_points = table.seating.scoring == POINTS
    if len(result.winners) > 1:
        if by_points:
            text = translate("OrdonanceEnding", "{names}, with %n point(s) each", "", score)
        else:
            text = translate("OrdonanceEnding", "{names}, with %n territories each", "", score)
        shared = ", ".join(names[seat] for seat in result.winners)
        return translate("OrdonanceEnding", "The kingdoms are shared"), text.format(names=shared)
    (seat,) = result.winners
    #: A family of knights has won: "Blue rules the kingdoms"
    title = translate("OrdonanceEnding", "{family} rules the kingdoms")
    if by_points:
        text = translate("OrdonanceEnding", "{name}, with %n point(s)", "", score)
    else:
        text = translate("OrdonanceEnding", "{name}, with %n territories", "", score)
    return title.format(family=words.family(table.seating.families[seat])), text.format(name=names[seat])


def tie_break(table: Table, words: Wording) -> str | None:
    """How a tie for the victory was broken, as a sentence; None where there was none."""
    held, families = sheet(table), table.seating.families
    by_points = table.seating.scoring == POINTS
    scores = held.points if by_points else held.territories
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) < 2:
        return None

    def counted(seats: Sequence[int], figures: Sequence[str]) -> str:
        return ", ".join(f"{words.family(families[seat])} {figures[seat]}" for seat in seats)

    if by_points:
        most = max(held.territories[seat] for seat in tied)
        leading = [seat for seat in tied if held.territories[seat] == most]
        if len(leading) == 1:
            #: {counts} is a list: "Blue 3, Red 2"
            text = translate("OrdonanceEnding", "Tied on points: the family with more territories wins ({counts}).")
            return text.format(counts=counted(tied, [str(count) for count in held.territories]))
        tied = leading
    if not any(held.highest[seat] for seat in tied):
        if by_points:
            return translate("OrdonanceEnding", "Tied on points, and without any territory: the victory is shared.")
        return translate("OrdonanceEnding", "Nobody holds a territory: the victory is shared.")
    markers = counted(tied, [roman(number) for number in held.highest])
    if by_points:
        text = translate(
            "OrdonanceEnding",
            "Tied on points and territories: the family whose last marker came earlier wins ({counts}).",
        )
    else:
        #: {counts} is a list with Roman numbers: "Blue IV, Red V"
        text = translate(
            "OrdonanceEnding", "Tied on territories: the family whose last marker came earlier wins ({counts})."
        )
    return text.format(counts=markers)
