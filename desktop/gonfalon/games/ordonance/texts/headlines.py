"""The headline of a game of Ordonance that is over, and the line below it, spoken to the player where there is one."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.ordonance.rules.scoring import POINTS
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.texts.table_texts import TableTexts, winners
from gonfalon.session.new_game import Seat, winner_names
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate


def near_miss(table: Table, outcome: Outcome, seat: int) -> int:
    """Return how little a seat lacked; of five territories one alone is little."""
    short = outcome.near_miss(seat)
    return short if table.seating.scoring == POINTS or short <= 1 else 0


def headline(
    table: Table, outcome: Outcome, seats: Sequence[Seat], own: int | None, led_until: int | None, words: TableTexts
) -> tuple[str, str]:
    """Return the headline and the line below it.

    Args:
        table: the table at the end.
        outcome: how the game ended.
        seats: who played.
        own: the seat of the only player at the screen, None where nobody or several people sit there.
        led_until: the last marker after which that player held the most alone, None for none or all.
        words: the texts of the table.
    """
    called = winner_names(seats, outcome, own)
    usual, result = winners(table, called, words)
    people = [place for place, seat in enumerate(seats) if seat.bot is None]
    if own is None:
        if len(outcome.winners) == 1 and (not people or outcome.winners[0] in people):
            family = words.family(seats[outcome.winners[0]].family)
            return translate("OrdonanceEnding", "{family} rules the kingdoms!").format(family=family), result
        return usual, result
    if own in outcome.winners:
        if len(outcome.winners) > 1:
            return translate("OrdonanceEnding", "You share the kingdoms"), result
        return translate("OrdonanceEnding", "You rule the kingdoms!"), result
    if len(outcome.winners) == 1:
        if outcome.scores[own] == outcome.scores[outcome.winners[0]]:
            usual, result = translate("OrdonanceEnding", "The tie-break decides the kingdoms"), f"{usual}. {result}"
        elif short := near_miss(table, outcome, own):
            result = f"{usual}. {result}"
            if table.seating.scoring == POINTS:
                usual = translate("OrdonanceEnding", "%n point(s) short of the kingdoms", "", short)
            else:
                usual = translate("OrdonanceEnding", "One territory short of the kingdoms")
    if led_until is None:
        return usual, result
    led = translate("OrdonanceEnding", "You led until marker {marker}.").format(marker=roman(led_until))
    return usual, f"{result}\n{led}"
