"""What follows a game that is over: the same seats at another level, and how often one may expect to win there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gonfalon.bots.ratings import BotRatings, share_among
from gonfalon.core.seats import join_bot_name, split_bot_name
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.player_record import OwnGame

LOST_IN_A_ROW = 3
"""After so many defeats a level below is offered."""


def bot_levels(seats: Sequence[Seat], levels: Sequence[str]) -> list[str]:
    """Return the levels of the bots at a table, those that the rules move themselves left out."""
    found = (split_bot_name(seat.bot)[0] for seat in seats if seat.bot is not None)
    return [level for level in found if level in levels]


def at_other_level(new_game: NewGame, levels: Sequence[str], by: int) -> NewGame | None:
    """Return the same game with each bot so many levels stronger, as far as there are any; None where none changes.

    Args:
        new_game: the game with the same seats.
        levels: those of the game, from the weakest to the strongest.
        by: how many levels, below 0 for weaker ones.
    """

    def moved(seat: Seat) -> Seat:
        level, character = split_bot_name(seat.bot or "")
        if level not in levels:
            return seat
        other = levels[min(max(levels.index(level) + by, 0), len(levels) - 1)]
        return replace(seat, bot=join_bot_name(other, character))

    seats = tuple(moved(seat) for seat in new_game.seats)
    return None if seats == new_game.seats else replace(new_game, seats=seats)


def wins_at(games: Sequence[OwnGame], level: str, players: int) -> tuple[int, int]:
    """Return how many of the player's games were won against this level at a table of this size, and of how many."""
    found = [one.won for one in games if one.level == level and one.players == players]
    return sum(found), len(found)


def tenths_of(level: str, against: str, players: int, ratings: BotRatings | None) -> int | None:
    """Return how many of ten games a bot wins where all others are of another level; None where that is not known."""
    if ratings is None or level not in ratings.bots or against not in ratings.bots:
        return None
    return round(10 * share_among(ratings.bots[level].elo, ratings.bots[against].elo, players))
