"""The headline of a game of Oriflamme that is over, and the line below it, spoken to the player where there is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gonfalon.core.game import Outcome
from gonfalon.games.oriflamme.texts.table_texts import TableTexts, winners
from gonfalon.session.new_game import Seat, winner_names
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate

_FEW = {
    1: lambda: translate("Ending", "One short of the throne"),
    2: lambda: translate("Ending", "Two short of the throne"),
    3: lambda: translate("Ending", "Three short of the throne"),
    4: lambda: translate("Ending", "Four short of the throne"),
}


def headline(
    outcome: Outcome, seats: Sequence[Seat], own: int | None, led_until: int | None, words: TableTexts
) -> tuple[str, str]:
    """Return the headline and the line below it.

    Args:
        outcome: how the game ended.
        seats: who played.
        own: the seat of the only player at the screen, None where nobody or several people sit there.
        led_until: the last round after which that player led alone, None for none or all.
        words: the texts of the table.
    """
    called = winner_names(seats, outcome, own)
    usual, result = winners(outcome, [seat.family for seat in seats], called, words)
    people = [place for place, seat in enumerate(seats) if seat.bot is None]
    if own is None:
        if len(outcome.winners) == 1 and not outcome.leaders and (not people or outcome.winners[0] in people):
            (winner,) = outcome.winners
            family = words.names.family(seats[winner].family)
            return translate("Ending", "{family} takes the throne!").format(family=family), result
        return usual, result
    if own in outcome.winners:
        if len(outcome.winners) > 1:
            return translate("Ending", "You share the throne"), result
        return translate("Ending", "You take the throne!"), result
    if len(outcome.winners) == 1:
        short = outcome.near_miss(own)
        best = outcome.scores[outcome.winners[0]]
        if outcome.scores[own] == best:
            usual = translate("Ending", "The tie-break decides the throne")
        elif short and not outcome.leaders:
            usual = _FEW[short]() if short in _FEW else translate("Ending", "%n short of the throne", "", short)
            family = words.names.family(seats[outcome.winners[0]].family)
            text = translate("Ending", "{family} takes the throne with %n influence", "", best)
            result = text.format(family=family)
    return usual, result if led_until is None else f"{result}\n{_led(led_until, words)}"


def _led(round_: int, words: TableTexts) -> str:
    return translate("Ending", "You led until round {round}.").format(round=roman(round_))


def lost_notes(on_cards: Mapping[int, int]) -> Mapping[int, str]:
    """Return what is said of the influence that was left on the cards of each seat that has any."""
    return {
        seat: translate("Ending", "%n left on cards: lost", "", amount) for seat, amount in on_cards.items() if amount
    }
