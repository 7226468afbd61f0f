"""What decided between equals in a game of Pax Pamir."""

from __future__ import annotations

from gonfalon.core.game import Outcome
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import MILITARY
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.families import family_names

__all__ = ["tie_break"]


def tie_break(table: Table, outcome: Outcome) -> str | None:
    """The tie told in words, None where there was none."""
    if outcome.tie_break is None:
        return None
    tied = outcome.best
    stars = tuple(table.stars[4 * seat + MILITARY] for seat in range(table.seating.seats))
    if outcome.tie_break == stars:
        text = translate("PamirEnding", "Equal in victory points: the most red stars win ({counts}).")
    else:
        most = max(stars[seat] for seat in tied)
        tied = [seat for seat in tied if stars[seat] == most]
        text = translate("PamirEnding", "Equal in victory points and in red stars: the most rupees win ({counts}).")
    if len(outcome.winners) > 1:
        text = translate(
            "PamirEnding", "Equal in victory points, in red stars and in rupees ({counts}): the victory is shared."
        )
    names = family_names(current())
    return text.format(
        counts=", ".join(f"{names[table.seating.families[seat]]} {outcome.tie_break[seat]}" for seat in tied)
    )
