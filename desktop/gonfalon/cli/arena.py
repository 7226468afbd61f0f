"""`gonfalon arena`: lets bots play against each other and says who wins how often, and how sure that is."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from gonfalon.bots.bot import Bot
from gonfalon.bots.intervals import SURE
from gonfalon.cli.contest import BotFault, dice_of, play_out, spread
from gonfalon.cli.words import (
    add_game,
    add_jobs,
    add_json,
    add_options,
    add_seed,
    bots_of_all,
    chosen,
    families,
    refuse,
    seconds,
    whole,
)
from gonfalon.core.deck import CardFileError
from gonfalon.games import GAMES
from gonfalon.session.game import Game

METHOD = "normal interval on the mean share of each deal, because the games of one deal are alike"


@dataclass(frozen=True)
class Share:
    """How much of all victories the seats of one bot had."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    even: float
    """What these seats would have if all were equally strong."""

    @property
    def verdict(self) -> str:
        return "stronger" if self.low > self.even else "weaker" if self.high < self.even else "not told apart"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", metavar="BOT,BOT,...",
        help=f"who plays, of {bots_of_all()} (default: {_usual_seats()})",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=whole(1, 10_000_000, "games"), default=2000, metavar="N",
        help="how many, raised to whole deals: each deal is played once in every rotation of the seats (default: 2000)",
    )  # fmt: skip
    add_seed(parser)
    parser.add_argument(
        "--budget", type=seconds, default=1.0, metavar="S", help="how long a bot may think about a move (default: 1)"
    )
    add_options(parser)
    add_jobs(parser)
    add_json(parser)


def _usual_seats() -> str:
    return "; ".join(f"{','.join(game.usual_seats)} for {game.name}" for game in GAMES.values())


def _minds(game: Game, names: Sequence[str]) -> list[Bot | None]:
    """The bot of each seat, None where the rules move it.

    Raises:
        UnknownBot: when there is no such bot.
    """
    return [None if name in game.automata else game.bot(name) for name in names]


def _words(game: Game, names: Sequence[str], words: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What a game is told before it begins.

    Raises:
        ValueError: with a sentence, when they cannot play it like this.
    """
    letters = families(len(names))
    return {**chosen(words, game.automata), "families": letters, **game.moved_by_rules(names, letters)}


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when these seats cannot play, 1 when a bot plays what is not legal."""
    game = GAMES[arguments.game]
    seats: str = ",".join(game.usual_seats) if arguments.seats is None else arguments.seats
    names = tuple(name.strip() for name in seats.split(",")) if seats.strip() else ()
    words = tuple(arguments.options)
    if len(names) not in game.rules.seats:
        limits = f"{game.rules.seats[0]} to {game.rules.seats[-1]}"
        return refuse("arena", f"{len(names)} cannot play {game.title()}: --seats names {limits} bots.")
    try:
        _minds(game, names)
        game.rules.options(_words(game, names, words))
    except CardFileError:
        raise
    except ValueError as error:
        return refuse("arena", str(error))
    deals = math.ceil(arguments.games / len(names))
    begin = time.perf_counter()
    try:
        results = play_deals(arguments.game, names, deals, arguments.seed, arguments.budget, arguments.jobs, words)
    except BotFault as error:
        return refuse("arena", str(error), 1)
    passed = time.perf_counter() - begin
    shares = shares_of(names, results)
    if arguments.json:
        print(json.dumps(_as_json(arguments, names, deals, shares, passed)))
    else:
        whole_deals = f"{deals} deal{'s' if deals > 1 else ''}, each in {len(names)} rotations"
        print(f"{deals * len(names)} games of {game.title()} ({whole_deals}) in {passed:.1f} s")
        for share in shares:
            seats = f" in {share.seats} seats" if share.seats > 1 else ""
            interval = f"95 % interval {share.low:.1%} to {share.high:.1%}"
            verdict = f"even is {share.even:.1%}: {share.verdict}"
            print(f"{share.bot}{seats}: {share.share:.1%} of the victories, {interval}; {verdict}")
        print(f"({METHOD})")
    return 0


def _as_json(
    arguments: argparse.Namespace, names: Sequence[str], deals: int, shares: Iterable[Share], passed: float
) -> dict[str, Any]:
    return {
        "game": arguments.game,
        "seats": list(names),
        "options": dict(arguments.options),
        "games": deals * len(names),
        "deals": deals,
        "seed": arguments.seed,
        "shares": {
            share.bot: {
                "seats": share.seats,
                "share": round(share.share, 5),
                "low": round(share.low, 5),
                "high": round(share.high, 5),
                "even": round(share.even, 5),
            }
            for share in shares
        },
        "method": METHOD,
        "wall_s": round(passed, 2),
    }


def shares_of(names: Sequence[str], results: Sequence[Sequence[float]]) -> list[Share]:
    """The share of each bot.

    Args:
        names: the bot of each seat.
        results: for each deal the victories of each of these seats, summed over the rotations.
    """
    shares = []
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        each = [sum(result[seat] for seat in seats) / len(names) for result in results]
        mean = math.fsum(each) / len(each)
        low, high = 0.0, 1.0
        if len(each) > 1:
            variance = math.fsum((share - mean) ** 2 for share in each) / (len(each) - 1)
            half = SURE * math.sqrt(variance / len(each))
            low, high = max(0.0, mean - half), min(1.0, mean + half)
        shares.append(Share(name, len(seats), mean, low, high, len(seats) / len(names)))
    return shares


def play_deals(
    name: str,
    names: tuple[str, ...],
    deals: int,
    seed: int,
    budget: float = 1.0,
    jobs: int = 1,
    words: tuple[tuple[str, str], ...] = (),
) -> list[list[float]]:
    """For each deal the victories of each seat of `names`, summed over the rotations; the same for any number of jobs.

    Args:
        name: what is played.
        names: the bot of each seat.
        deals: how many.
        seed: for all of them.
        budget: how long a bot may think about a move, in seconds.
        jobs: how many processes play.
        words: the options of the game.

    Raises:
        BotFault: when a bot plays what is not legal, or takes its process down.
    """
    play = partial(_deals, name, names, seed, budget, words)
    return [result for part in spread(play, deals, jobs, "deals") for result in part]


def _deals(
    name: str,
    names: tuple[str, ...],
    seed: int,
    budget: float,
    words: tuple[tuple[str, str], ...],
    deals: Iterable[int],
) -> list[list[float]]:
    game = GAMES[name]
    rules = game.rules
    bots = _minds(game, names)
    results = []
    for deal in deals:
        dice = dice_of(seed, deal)
        deal_seed = dice.word()
        shares = [0.0] * len(names)
        for rotation in range(len(names)):
            order = [(seat + rotation) % len(names) for seat in range(len(names))]
            minds = [dice.split() for _ in order]
            seated = [names[index] for index in order]
            options = rules.options(_words(game, seated, words))
            state = rules.setup(options, deal_seed)
            play_out(rules, state, seated, [bots[index] for index in order], minds, budget)
            outcome = rules.outcome(state.table)
            for seat, index in enumerate(order):
                shares[index] += outcome.share(seat)
        results.append(shares)
    return results
