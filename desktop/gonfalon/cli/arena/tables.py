"""Who sits at which table: line-ups by the names of their bots, which every process makes for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any, Final

from gonfalon.bots.contest import Limits, Lineup, play_lineup
from gonfalon.bots.ladder import REFERENCE
from gonfalon.cli.words import families
from gonfalon.games import GAMES
from gonfalon.session.game import Game

__all__ = ["BESIDE", "ladder_tables", "lineup", "play_deals", "pool_tables"]

BESIDE: Final = 3
"""How many sit at the tables at which all levels of a game are compared with one."""


def lineup(game: str, names: tuple[str, ...], given: Mapping[str, Any]) -> Lineup:
    """The bots of these names at a table.

    Args:
        game: what is played.
        names: the bot of each seat, or what moves it.
        given: what the game is told, but for who sits where.

    Raises:
        UnknownBot: when there is no such bot.
        ValueError: with a sentence, when they cannot sit there together.
    """
    found = GAMES[game]
    found.moved_by_rules(names, families(len(names)))
    bots = {name: found.bot(name) for name in names if name not in found.automata}
    return Lineup(found.rules, names, bots, given)


def play_deals(game: str, names: tuple[str, ...], deals: int, seed: int) -> list[list[float]]:
    """For each deal the victories of each seat of `names`, summed over the rotations.

    Raises:
        BotFault: when a bot plays what is not legal.
    """
    played = play_lineup(partial(lineup, game, names, {}), seed, Limits(), range(deals))
    return [deal.victories for deal in played]


def pool_tables(pool: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Everyone against everyone: each choice of so many of the pool; where there are too few, some sit there twice.

    Raises:
        ValueError: with a sentence, when nobody can be compared.
    """
    if len({*pool}) != len(pool) or len(pool) < 2:
        raise ValueError("A pool is of two bots or more, each named once.")
    if players <= len(pool):
        return list(combinations(pool, players))
    return [names for names in combinations_with_replacement(pool, players) if {*names} == {*pool}]


def ladder_tables(game: Game) -> list[tuple[str, ...]]:
    """Each level among those of the level below at all numbers of seats, and everybody between two of one bot."""
    tables = [
        (stronger, *[weaker] * (players - 1))
        for players in game.rules.seats
        for weaker, stronger in pairwise(game.bots)
    ]
    if BESIDE in game.rules.seats:
        for other in (REFERENCE, *game.measured):
            tables += [(name, *[other] * (BESIDE - 1)) for name in game.players if name != other]
    return list(dict.fromkeys(tables))
