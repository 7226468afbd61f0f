"""The headline of a game of Pax Pamir that is over, and the line below it, spoken to the player where there is one."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.status_texts import winners
from gonfalon.session.new_game import Seat, winner_names
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate


def headline(
    table: Table,
    outcome: Outcome,
    checks: int,
    seats: Sequence[Seat],
    own: int | None,
    led_until: int | None,
    names: Names,
) -> tuple[str, str]:
    """Return the headline and the line below it.

    Args:
        table: the table at the end.
        outcome: how the game ended.
        checks: how many there were.
        seats: who played.
        own: the seat of the only player at the screen, None where nobody or several people sit there.
        led_until: the last check after which that player led alone, None for none or all.
        names: the names in the language of the reader.
    """
    called = winner_names(seats, outcome, own)
    usual, result = winners(table, outcome, checks, called, names)
    people = [place for place, seat in enumerate(seats) if seat.bot is None]
    if own is None:
        if len(outcome.winners) == 1 and (not people or outcome.winners[0] in people):
            text = translate("PamirEnding", "{family} wins the Great Game!")
            return names.said(text, {"family": seats[outcome.winners[0]].family}), result
        return usual, result
    if own in outcome.winners:
        if len(outcome.winners) > 1:
            return translate("PamirEnding", "You share the Great Game"), result
        return translate("PamirEnding", "You win the Great Game!"), result
    if len(outcome.winners) == 1:
        if outcome.scores[own] == outcome.scores[outcome.winners[0]]:
            usual, result = translate("PamirEnding", "The tie-break decides the Great Game"), f"{usual}. {result}"
        elif short := outcome.near_miss(own):
            result = f"{usual}. {result}"
            usual = translate("PamirEnding", "%n point(s) short of the Great Game", "", short)
    if led_until is None:
        return usual, result
    led = translate("PamirEnding", "You led until check {check}.").format(check=roman(led_until))
    return usual, f"{result}\n{led}"
