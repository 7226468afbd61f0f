"""`gonfalon playouts`: uniformly random games through the public interface of a game, and how fast they are."""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, Final

from gonfalon.cli.sets import add_cards, cards_in
from gonfalon.cli.words import add_game, add_json, add_options, add_seed, given, refuse, seconds, whole
from gonfalon.core.deck import CardFileError
from gonfalon.core.game import Rules
from gonfalon.games import GAMES

WITH_SETS: Final = "oriflamme"
"""The game that is played with sets of cards."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", type=whole(1, 99, "players"), default=4, metavar="N", help="how many play (default: 4)"
    )
    parser.add_argument("--seconds", type=seconds, default=5.0, metavar="S", help="for how long (default: 5)")
    add_options(parser)
    add_cards(parser)
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when so many cannot play, or not like this."""
    chosen = GAMES[arguments.game].rules
    if arguments.players not in chosen.seats:
        sentence = f"{arguments.players} cannot play {chosen.name}: it is for {chosen.seats[0]} to {chosen.seats[-1]}."
        return refuse("playouts", sentence)
    try:
        words: dict[str, Any] = {**given(arguments.options, arguments.players)}
        if chosen.name == WITH_SETS:
            words["cards"] = cards_in(arguments.cards, arguments.kinds)
        elif arguments.cards or arguments.kinds:
            sentence = f"--cards and --kinds choose cards of Oriflamme; there is one deck for {chosen.name}."
            return refuse("playouts", sentence)
        options = chosen.options(words)
    except CardFileError:
        raise
    except ValueError as error:
        return refuse("playouts", str(error))
    games, decisions, passed = playouts(chosen, options, arguments.seed, arguments.seconds)
    figures = {
        "games_per_s": round(games / passed, 1),
        "decisions_per_s": round(decisions / passed, 1),
        "decisions_per_game": round(decisions / games, 2),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(f"{games} games of {chosen.name} with {arguments.players} players in {passed:.2f} s")
        print(f"{figures['games_per_s']:,.0f} games a second, {figures['decisions_per_s']:,.0f} decisions a second")
        print(f"{figures['decisions_per_game']:.1f} decisions a game")
    return 0


def playouts(game: Rules, options: Any, seed: int, seconds: float) -> tuple[int, int, float]:
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
