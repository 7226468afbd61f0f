"""Bots that are about as strong as the player: how strong that is by the player's own games, and which bot fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from gonfalon.bots.ratings import BotRatings, ratings_of
from gonfalon.core.seats import Blend, blend_of, join_bot_name, split_bot_name
from gonfalon.session.new_game import NewGame
from gonfalon.user.folders import cache_folder, is_folder

if TYPE_CHECKING:
    from pathlib import Path

    # What reads games is not needed before the start screen is seen.
    from gonfalon.session.player_record import OwnGame
    from gonfalon.session.plugin import GamePlugin

USUAL_DEVIATION: Final = 350
"""How far from the first guess people usually are, in Elo: so much the first few games are doubted."""
FORGETTING: Final = 0.96
"""How much less each earlier game counts, for people learn: after seventeen games one counts half."""
STEP: Final = 5
"""Shares are rounded to so many of a hundred decisions."""
_PER_ELO: Final = 0.0025


def bot_strength(bot: str, ratings: BotRatings) -> float | None:
    """Return the Elo of a bot by its name in records, between two levels in proportion; None where it is not known."""
    blend = blend_of(bot)
    rated = ratings.bots
    if blend is None:
        level = split_bot_name(bot)[0]
        return rated[level].elo if level in rated else None
    if blend.weaker not in rated or blend.stronger not in rated:
        return None
    low, high = rated[blend.weaker].elo, rated[blend.stronger].elo
    return low + (high - low) * blend.share / 100


def player_strength(games: Sequence[OwnGame], levels: Sequence[str], ratings: BotRatings) -> float:
    """Return the likeliest Elo of the player, on the scale of the bots.

    It is where the logistic model of Bradley and Terry (Biometrika 39, 1952), for tables of several players that of
    Luce, meets a normal distribution around the middle of the two weakest levels. With no games it is that middle.

    Args:
        games: the finished games of the player at this game, in the order of time; those against people or bots
            of unknown strength do not count.
        levels: those of the game, the weakest first; they have been measured.
        ratings: of the game.
    """
    first = sum(ratings.bots[level].elo for level in levels[:2]) / len(levels[:2])
    counted = []
    for one in games:
        known = [strength for bot in one.bots if (strength := bot_strength(bot, ratings)) is not None]
        if known and len(known) == len(one.bots):
            counted.append((one.won, known))
    counted.reverse()
    low, high = first - 6 * USUAL_DEVIATION, first + 6 * USUAL_DEVIATION
    while high - low > 1:
        elo = (low + high) / 2
        # The slope of the logarithm of the likelihood, which falls from end to end.
        slope = (first - elo) / (USUAL_DEVIATION**2 * _PER_ELO)
        for age, (won, others) in enumerate(counted):
            odds = sum(10 ** ((other - elo) / 400) for other in others)
            slope += FORGETTING**age * (won - 1 / (1 + odds))
        low, high = (elo, high) if slope > 0 else (low, elo)
    return (low + high) / 2


def suited_blend(elo: float, levels: Sequence[str], ratings: BotRatings) -> Blend:
    """Return the bot between two neighbouring levels whose strength is nearest to this Elo.

    Args:
        elo: on the scale of the bots.
        levels: two or more of the game that have been measured, the weakest first.
        ratings: of the game.
    """
    strength = {level: ratings.bots[level].elo for level in levels}
    # Where a level was not found stronger than the one before there is nothing between them.
    steps = [pair for pair in pairwise(levels) if strength[pair[0]] < strength[pair[1]]] or [(levels[0], levels[1])]
    weaker, stronger = next((pair for pair in steps if elo < strength[pair[1]]), steps[-1])
    width = strength[stronger] - strength[weaker]
    share = 100 * (elo - strength[weaker]) / width if width > 0 else 50
    return Blend(weaker, stronger, min(100, max(0, STEP * round(share / STEP))))


def measured_levels(levels: Sequence[str], ratings: BotRatings | None) -> list[str]:
    """Return those levels whose strength is known; a bot between levels needs two."""
    return [] if ratings is None else [level for level in levels if level in ratings.bots]


def suited_to(games: Sequence[OwnGame], game: str, levels: Sequence[str], ratings: BotRatings | None) -> Blend | None:
    """Return the bot that is about as strong as the player at a game; None where its levels have not been measured."""
    measured = measured_levels(levels, ratings)
    if ratings is None or len(measured) < 2:
        return None
    elo = player_strength([one for one in games if one.game == game], measured, ratings)
    return suited_blend(elo, measured, ratings)


def suited_in(folder: Path, game: GamePlugin, name: str = "") -> Blend | None:
    """Return the bot that is about as strong as the player by the finished games in a folder; None as `suited_to` does.

    Args:
        folder: where games are kept.
        game: which one is to be played.
        name: who the player is where several people shared the screen.
    """
    from gonfalon.session.player_record import read_own_games

    games = read_own_games(folder, cache_folder(), name) if is_folder(folder) else []
    return suited_to(games, game.name, game.bots, ratings_of(game.name))


def is_suited(bot: str | None) -> bool:
    """Return whether a bot is one that was made to suit the player."""
    return bot is not None and blend_of(bot) is not None


def refitted(new_game: NewGame, blend: Blend | None) -> NewGame:
    """Return the same game with the bots that suit the player made anew.

    Args:
        new_game: the game; its other bots stay.
        blend: the bot that suits the player now; None leaves them as they were.
    """
    if blend is None:
        return new_game
    seats = tuple(
        replace(seat, bot=join_bot_name(str(blend), split_bot_name(seat.bot)[1]))
        if seat.bot is not None and is_suited(seat.bot)
        else seat
        for seat in new_game.seats
    )
    return replace(new_game, seats=seats)
