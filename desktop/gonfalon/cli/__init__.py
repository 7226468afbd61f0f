"""The commands of `gonfalon`.

Without a command it opens the window. Each command is a module with `arguments(parser)` and `run(arguments)`, imported
only when it is called, so that the window and every other command start without it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TextIO

from gonfalon import __version__
from gonfalon.cli.harmless import PLAINLY, harmless_output
from gonfalon.cli.help_lines import HelpLines
from gonfalon.data import MissingDataError

COMMANDS = {
    "scenario": "run scenario files and say what differs from the rules",
    "check-cards": "check card files and print every mistake in them",
    "playouts": "play random games and say how fast",
    "arena": "let bots play against each other",
    "train": "let a bot learn a game by playing it",
    "balance": "play a card set with bots and say what each card was worth",
    "play": "play a game in the terminal, by moves in words",
    "replay": "check a record and print its moves and its result",
    "coach": "tell what decided a game that is over",
    "puzzles": "list puzzles, prove them again or find new ones",
    "statistics": "tell who has played and won how often in the finished games",
    "picture": "draw a screen into a PNG file without a display",
}


ANY_GAME = "*"
"""What `--smoke-game` is without a name; the games are not imported to know one."""
INTERRUPTED = 130
"""What a shell expects of a command that Ctrl+C has ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 something was wrong, 2 the command line was."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # sentences and names may hold what a terminal cannot show
            stream.reconfigure(errors=PLAINLY)
    with harmless_output():
        return _answered(words)


def _answered(words: Sequence[str]) -> int:
    try:
        status = _command(words[0], words[1:]) if words and words[0] in COMMANDS else _window(words)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader, `head` for instance, has seen enough
        _drop(sys.stdout)
        return 0
    except OSError as error:  # what a command can say of its own files it says itself
        _drop(sys.stdout)
        what = "the output cannot be written" if error.filename is None else error.filename
        try:
            print(f"gonfalon: {what}: {error.strerror or error}.", file=sys.stderr)
        except OSError:  # the terminal has gone, and nobody is there to be told
            _drop(sys.stderr)
        return 1
    except MissingDataError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(name: str, words: Sequence[str]) -> int:
    module = import_module(f"gonfalon.cli.{name.replace('-', '_')}")
    does = COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"gonfalon {name}", description=f"{does[0].upper()}{does[1:]}.", formatter_class=HelpLines
    )
    module.arguments(parser)
    from gonfalon.core.deck import CardFileError

    try:
        return int(module.run(parser.parse_args(words)))
    except CardFileError as error:  # in the cards of the program, which are there to be changed
        print(error, file=sys.stderr)
        return 1


def _window(words: Sequence[str]) -> int:
    from gonfalon.cli.record_word import is_record

    overview = _overview()
    if words and not words[0].startswith("-") and not is_record(words[0]):
        overview.error(f"there is no command '{words[0]}'; the commands are {', '.join(COMMANDS)}")
    arguments = overview.parse_args(words)
    if arguments.record is not None and not is_record(arguments.record):
        overview.error(f"unrecognized arguments: {arguments.record}")
    if arguments.record is not None and (arguments.smoke or arguments.smoke_game):
        overview.error("a record is opened without --smoke and --smoke-game")
    return int(import_module("gonfalon.cli.window").run(arguments))


def _drop(stream: TextIO) -> None:
    """Send what is still to be written nowhere, or Python would complain about it at its end."""
    with contextlib.suppress(AttributeError, OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _overview() -> argparse.ArgumentParser:
    commands = "\n".join(f"  {name:<12} {text}" for name, text in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="gonfalon",
        description="A card table for games of influence and intrigue. Without a command it opens the window.",
        usage="gonfalon [FILE.gonfalon | COMMAND ...] [options]",
        epilog=f"commands:\n{commands}\n\n'gonfalon COMMAND --help' tells more about each.",
        formatter_class=HelpLines,
    )
    parser.add_argument("--version", action="version", version=f"gonfalon {__version__}")
    parser.add_argument("--smoke", action="store_true", help="open the window, say when it was first painted, and quit")
    record = (
        "a record, whose game goes on or is shown, or a set of cards that was sent, *.gonfalon-set; "
        "in the window that is open if there is one"
    )
    parser.add_argument("record", nargs="?", metavar="FILE.gonfalon", help=record)
    four = "let four bots play a game in the window, and quit"
    parser.add_argument("--smoke-game", nargs="?", const=ANY_GAME, metavar="GAME", help=four)
    return parser
