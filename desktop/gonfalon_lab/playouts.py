"""`gonfalon playouts`: uniformly random games through the public interface of a game, and how fast they are."""

from __future__ import annotations

import argparse
import json
import random
import time

from gonfalon.cli.common_arguments import (
    add_cards,
    add_game,
    add_json,
    add_options,
    add_players,
    add_seed,
    add_sets,
    check_players,
    chosen_options,
    print_refusal,
    seconds_arg,
)
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.game import Rules
from gonfalon.games import GAMES
from gonfalon.texts.translations import translate


def summary() -> str:
    return translate("Help", "play random games and say how fast")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_players(parser)
    said = translate("Help", "for how many seconds (default: 5)")
    parser.add_argument("--seconds", type=seconds_arg, default=5.0, metavar="S", help=said)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when so many cannot play, or not like this."""
    game = GAMES[arguments.game]
    try:
        check_players(game, arguments.players)
        options = chosen_options(game, arguments, arguments.players)
    except CardFileError:
        raise
    except ValueError as error:
        return print_refusal("playouts", str(error))
    games, decisions, passed = playouts(game.rules, options, arguments.seed, arguments.seconds)
    figures = {
        "games_per_s": round(games / passed, 1),
        "decisions_per_s": round(decisions / passed, 1),
        "decisions_per_game": round(decisions / games, 2),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(f"{games} games of {game.title()} with {arguments.players} players in {passed:.2f} s")
        print(f"{figures['games_per_s']:,.0f} games a second, {figures['decisions_per_s']:,.0f} decisions a second")
        print(f"{figures['decisions_per_game']:.1f} decisions a game")
    return 0


def playouts(game: Rules, options: object, seed: int, seconds: float) -> tuple[int, int, float]:
    """Play whole games for so many seconds, at least one; returns games, decisions and the seconds that passed."""
    chance = random.Random(seed).random
    setup = game.setup
    clock = time.perf_counter
    games = decisions = 0
    begin = clock()
    end = begin + seconds
    while True:
        state = setup(options, seed + games)
        play = state.play
        moves = state.moves
        while moves:
            decisions += 1
            play(moves[int(chance() * len(moves))])
            moves = state.moves
        games += 1
        if clock() >= end:
            return games, decisions, clock() - begin
