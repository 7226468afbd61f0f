"""`gonfalon play`: a whole game in the terminal, by text moves, showing each seat what it may know."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from random import SystemRandom
from typing import TextIO

from gonfalon.bots.bot import NAMES
from gonfalon.cli.harmless import beneath
from gonfalon.cli.hot_seat import HotSeat, Left
from gonfalon.cli.invitation import HUMAN, invited
from gonfalon.cli.saving import SaveError, path_of
from gonfalon.cli.sets import add_cards, add_sets
from gonfalon.cli.tables import NoTable
from gonfalon.cli.terminal import Terminal
from gonfalon.cli.words import add_game, add_options, add_seed, automata_also, refuse, seconds
from gonfalon.core.deck import CardFileError
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import MAX_BYTES
from gonfalon.core.slips import shortened
from gonfalon.core.state import RunawayRules
from gonfalon.session.match import Match

SEATS = "human,squire,page"
DRAWN_SEEDS = 1 << 32
COMMENT = "#"


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", default=SEATS, metavar="WHO,WHO,...",
        help=f"who plays, in the order of play, of {', '.join((HUMAN, *NAMES))}{automata_also()} (default: {SEATS})",
    )  # fmt: skip
    parser.add_argument(
        "--names", metavar="NAME,NAME,...", help="what they are called: a name for each seat, or for each human"
    )
    add_seed(parser, None)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    parser.add_argument(
        "--budget", type=seconds, default=1.0, metavar="S", help="how long a bot may think about a move (default: 1)"
    )
    parser.add_argument(
        "--moves", metavar="FILE", help="play the answers in this file first, one a line; '#' begins a remark"
    )
    parser.add_argument("--save", metavar="FILE", help="write the record of the game here when it ends or is left")


def run(arguments: argparse.Namespace) -> int:
    """Play; exit status 2 when it cannot be played like this, 1 when something cannot be read, written or told."""
    from gonfalon.cli import INTERRUPTED

    try:
        seed = SystemRandom().randrange(DRAWN_SEEDS) if arguments.seed is None else arguments.seed
        path = None if arguments.save is None else path_of(arguments.save)
        new_game, shelves = invited(arguments, seed)
        match = Match.begin(new_game, shelves=shelves)
        script = None if arguments.moves is None else _script(Path(arguments.moves))
        game = HotSeat(match, Terminal(beneath(sys.stdout), _typed(), script), arguments.budget)
    except CardFileError:
        raise
    except (SaveError, NoTable, UnreadableMoves) as error:
        return refuse("play", str(error), 1)
    except ValueError as error:
        return refuse("play", str(error))
    status = 0
    try:
        game.play()
    except (Left, EOFError):
        pass
    except RunawayRules as error:  # of cards that somebody has written
        status = refuse("play", str(error), 1)
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    return _close(game, path) or status


def _close(game: HotSeat, path: Path | None) -> int:
    """Save the game where that was asked for, and say what has become of it."""
    try:
        if path is not None:
            game.terminal.say(game.saving.save(path))
        elif not game.match.over:
            game.terminal.say(game.saving.farewell)
    except SaveError as error:
        return refuse("play", str(error), 1)
    return 0


class UnreadableMoves(ValueError):
    """A list of moves that cannot be read; its text is a sentence."""


def _script(path: Path) -> list[str]:
    """The answers in a file, without remarks and empty lines."""
    try:
        text = read_bytes(path, MAX_BYTES, "a list of moves").decode("utf-8-sig")
    except (UnreadableFile, UnicodeDecodeError) as error:
        why = error if isinstance(error, UnreadableFile) else "it is not a text in UTF-8"
        raise UnreadableMoves(f"The moves in {shortened(str(path))} cannot be read: {why}.") from None
    lines = (line.partition(COMMENT)[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def _typed() -> TextIO | None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin
