"""`gonfalon arena`: lets bots play against each other and says who wins how often, and how sure that is."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import shlex
import time
from pathlib import Path

from gonfalon import __version__
from gonfalon.bots.charts import NoCharts, check_charts
from gonfalon.bots.contest import BotFault, Limits
from gonfalon.bots.crew import NoCluster, crew
from gonfalon.bots.strength import shares_of
from gonfalon.cli.arena.kept import KeptOtherwise, kept_in
from gonfalon.cli.arena.ladder import keep_ladder
from gonfalon.cli.arena.measuring import Plan, measured
from gonfalon.cli.arena.report import Told, write_report
from gonfalon.cli.arena.tables import ladder_tables, play_deals, pool_tables
from gonfalon.cli.sets import add_cards, add_sets, given
from gonfalon.cli.words import (
    add_game,
    add_jobs,
    add_json,
    add_options,
    add_players,
    add_seed,
    bots_of_all,
    check_players,
    chosen,
    refuse,
    seconds,
    whole,
)
from gonfalon.core.deck import CardFileError
from gonfalon.data import resources_dir
from gonfalon.games import GAMES
from gonfalon.session.game import Game
from gonfalon.texts.catalogue import translate

__all__ = ["arguments", "play_deals", "run", "shares_of"]

LEAST = 100
"""So many games each table of a ladder plays: whoever is stronger may show sooner, but not how much."""
NEVER = 3600.0
"""How many seconds a bot may think that is told how often to try instead."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seats", metavar="BOT,BOT,...",
        help=translate("Help", "who plays, of {who} (default: {seats})").format(
            who=bots_of_all(), seats=_usual_seats()
        ),
    )  # fmt: skip
    who.add_argument(
        "--pool", metavar="BOT,BOT,...",
        help=translate("Help", "play everyone against everyone, {option} at a table, and tell the Elo").format(
            option="--players"
        ),
    )  # fmt: skip
    who.add_argument(
        "--ladder", action="store_true",
        help=translate(
            "Help",
            "measure each level of the game against the one below it, at all numbers of seats, and keep that as what "
            "the program and its {file} say of them",
        ).format(file="README"),
    )  # fmt: skip
    add_players(parser, 3, translate("Help", "how many play at each table of a pool (default: {usual})"))
    parser.add_argument(
        "--games", type=whole(1, 10_000_000), default=2000, metavar="N",
        help=translate(
            "Help",
            "how many at each table, raised to whole deals: each deal is played once in every rotation of the seats "
            "(default: 2000)",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--until-decided", type=_width, nargs="?", const=0.0, metavar="WIDTH",
        help=translate(
            "Help",
            "play fewer games where the interval leaves out what is even, or is only so wide; it is made wider, to "
            "hold at all numbers of games at once",
        ),
    )  # fmt: skip
    add_seed(parser)
    parser.add_argument(
        "--budget", type=seconds, metavar="S",
        help=translate("Help", "how long a bot may think about a move (default: 1)"),
    )  # fmt: skip
    parser.add_argument(
        "--iterations", type=whole(1, 10_000_000), default=0, metavar="N",
        help=translate("Help", "let searches try so often, however long it takes: the same games on every machine"),
    )  # fmt: skip
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_jobs(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help=translate(
            "Help", "let the workers of a {program} scheduler play, as {address}; 'local' begins {option} of them here"
        ).format(program="Dask", address="tcp://host:8786", option="--jobs"),
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=Path, metavar="FILE",
        help=translate("Help", "keep what has been played in a file, and go on with what is in it"),
    )  # fmt: skip
    said = translate("Help", "write a page with pictures into a folder")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help=said)
    add_json(parser)


def _usual_seats() -> str:
    said = translate("Help", "{seats} for {game}")
    return "; ".join(said.format(seats=",".join(game.usual_seats), game=game.name) for game in GAMES.values())


def _width(text: str) -> float:
    """How wide an interval may be, as a share."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a width: give a share from 0 to 1, as 0.05")
    return value


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when these seats cannot play, 1 when a bot plays what is not legal."""
    game = GAMES[arguments.game]
    limits = Limits(arguments.budget or (NEVER if arguments.iterations else 1.0), arguments.iterations)
    try:
        told = given(game, chosen(arguments.options, game.automata), arguments)
        least = LEAST if arguments.ladder else 0
        plan = Plan(game.name, told, arguments.seed, limits, arguments.games, arguments.until_decided, least)
        tables = _tables(game, arguments)
        options = [plan.seated(names)().options(names) for names in tables]
        if arguments.report is not None:
            check_charts()
    except CardFileError:
        raise
    except (ValueError, NoCharts) as error:
        return refuse("arena", str(error))
    asked = {
        "version": __version__,
        "weights": _weights(game),
        "game": game.name,
        "cards": [list(known) for known in game.rules.card_sets(options[0])],
        "options": dict(arguments.options),
        "seed": arguments.seed,
        "budget": limits.seconds,
        "iterations": limits.iterations,
    }
    begin = time.perf_counter()
    try:
        with kept_in(arguments.keep, asked) as kept, crew(arguments.jobs, arguments.cluster) as workers:
            found = [measured(names, plan, workers, kept) for names in tables]
    except (KeptOtherwise, NoCluster) as error:
        return refuse("arena", str(error))
    except BotFault as error:
        return refuse("arena", str(error), 1)
    result = Told(game.title(), found, time.perf_counter() - begin, arguments.until_decided is not None)
    if arguments.ladder:
        keep_ladder(game, found, _command(arguments))
    if arguments.report is not None:
        write_report(arguments.report, result, _command(arguments))
    print(json.dumps({**asked, **result.as_json()}) if arguments.json else "\n".join(result.lines()))
    return 0


def _tables(game: Game, arguments: argparse.Namespace) -> list[tuple[str, ...]]:
    """Who sits at each table.

    Raises:
        ValueError: with a sentence, when they cannot.
    """
    if arguments.ladder:
        if arguments.cards or arguments.kinds or arguments.options:
            raise ValueError(
                "A ladder is measured in the game as it is usually played: choose no cards and no options."
            )
        return ladder_tables(game)
    if arguments.pool is not None:
        check_players(game, arguments.players)
        return pool_tables(_named(arguments.pool), arguments.players)
    names = game.usual_seats if arguments.seats is None else _named(arguments.seats)
    if len(names) not in game.rules.seats:
        limits = f"{game.rules.seats[0]} to {game.rules.seats[-1]}"
        raise ValueError(f"{len(names)} cannot play {game.title()}: --seats names {limits} bots.")
    return [names]


def _named(words: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in words.split(",")) if words.strip() else ()


def _weights(game: Game) -> str:
    """What tells the weights with which bots of a game play from others."""
    sums = hashlib.sha256()
    for path in sorted((resources_dir() / "bots").glob(f"{game.name}*.weights")):
        sums.update(path.name.encode() + path.read_bytes())
    return sums.hexdigest()[:16]


def _command(arguments: argparse.Namespace) -> str:
    """What plays the same games once more, however many processes do it."""
    words = ["gonfalon", "arena", "--game", arguments.game]
    if arguments.ladder:
        words.append("--ladder")
    elif arguments.pool is not None:
        words += ["--pool", arguments.pool, "--players", str(arguments.players)]
    elif arguments.seats is not None:
        words += ["--seats", arguments.seats]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.until_decided is not None:
        words += ["--until-decided", f"{arguments.until_decided:g}"]
    for key in ("budget", "iterations", "kinds"):
        if getattr(arguments, key):
            words += [f"--{key}", f"{getattr(arguments, key):g}" if key != "kinds" else arguments.kinds]
    for name in arguments.cards:
        words += ["--cards", name]
    for name, value in arguments.options:
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)
