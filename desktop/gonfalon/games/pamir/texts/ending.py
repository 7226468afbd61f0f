"""Who has won a game of Pax Pamir, and what decided between equals."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import MILITARY
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.families import family_names
from gonfalon.texts.numerals import roman

__all__ = ["tie_break", "winners"]


def winners(table: Table, outcome: Outcome, checks: int, players: Sequence[str], names: Names) -> tuple[str, str]:
    """Title and subtitle of the last screen, after so many checks; every seat has the name of its player."""
    check = roman(checks)
    best = max(outcome.scores)
    if len(outcome.winners) > 1:
        text = translate("PamirEnding", "{names}, with %n point(s) each after check {check}", "", best)
        shared = ", ".join(players[seat] for seat in outcome.winners)
        return translate("PamirEnding", "The Great Game is shared"), text.format(names=shared, check=check)
    (seat,) = outcome.winners
    if not table.checks:
        text = translate("PamirEnding", "{name}, with %n point(s) after check {check}", "", best)
    else:
        ahead = best - max(score for other, score in enumerate(outcome.scores) if other != seat)
        text = translate("PamirEnding", "{name}, %n point(s) ahead after check {check}", "", ahead)
    title = names.said(
        translate("PamirEnding", "{family} wins the Great Game"), {"family": table.seating.families[seat]}
    )
    return title, text.format(name=players[seat], check=check)


def tie_break(table: Table, outcome: Outcome) -> str | None:
    """The tie told in words, None where there was none."""
    if outcome.tie_break is None:
        return None
    tied = outcome.best
    stars = tuple(table.stars[4 * seat + MILITARY] for seat in range(table.seating.seats))
    if outcome.tie_break == stars:
        text = translate("PamirEnding", "Tied on victory points: the most red stars win ({counts}).")
    else:
        most = max(stars[seat] for seat in tied)
        tied = [seat for seat in tied if stars[seat] == most]
        text = translate("PamirEnding", "Tied on victory points and red stars: the most rupees win ({counts}).")
    if len(outcome.winners) > 1:
        text = translate(
            "PamirEnding", "Tied on victory points, red stars and rupees ({counts}): the victory is shared."
        )
    names = family_names(current())
    return text.format(
        counts=", ".join(f"{names[table.seating.families[seat]]} {outcome.tie_break[seat]}" for seat in tied)
    )
