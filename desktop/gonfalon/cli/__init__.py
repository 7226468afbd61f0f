"""The commands of `gonfalon`.

Without a command it opens the window. Each command is a module with `arguments(parser)` and `run(arguments)`, imported
only when it is called, so that the window and every other command start without it. Commands of other packages are the
entry points of the group `gonfalon.commands`: modules that have `summary()` too, which says what the command does.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import TextIO

from gonfalon import __version__
from gonfalon.cli.output import PLAIN_ERRORS, safe_output
from gonfalon.cli.parser import HelpParser
from gonfalon.data import MissingDataError
from gonfalon.texts.translations import ENGLISH, set_language, translate

COMMANDS: Mapping[str, Callable[[], str]] = {
    "scenario": lambda: translate("Help", "run scenario files and say what differs from the rules"),
    "check-cards": lambda: translate("Help", "check card files and print every mistake in them"),
    "play": lambda: translate("Help", "play a game in the terminal, by moves in words"),
    "replay": lambda: translate("Help", "check a record and print its moves and its result"),
    "coach": lambda: translate("Help", "explain what decided a finished game"),
    "statistics": lambda: translate("Help", "show who has played and won how often in the finished games"),
    "picture": lambda: translate("Help", "draw a screen into a file without a display"),
}
"""What each command of the program itself does."""
COMMAND_GROUP = "gonfalon.commands"
"""The group of the entry points of other commands."""

ANY_GAME = "*"
"""What `--smoke-game` is without a name; the games are not imported to know one."""
INTERRUPTED = 130
"""What a shell expects of a command that Ctrl+C has ended."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 something was wrong, 2 the command line was."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # sentences and names may hold what a terminal cannot show
            stream.reconfigure(errors=PLAIN_ERRORS)
    with safe_output():
        return _answered(words)


def _answered(words: Sequence[str]) -> int:
    try:
        if words:
            from gonfalon.cli.parser import use_language

            use_language(None)
        module = find_command(words[0]) if words else None
        status = _window(words) if module is None else _command(words[0], module, words[1:])
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


def commands() -> dict[str, Callable[[], str]]:
    """Return for each command what says what it does; those of other packages are imported, and come last."""
    from gonfalon.session.plugin import entry_points

    others = {name: load() for name, load in sorted(entry_points(COMMAND_GROUP).items())}
    return {**COMMANDS, **{name: module.summary for name, module in others.items() if module and name not in COMMANDS}}


def parser_of(name: str, module: ModuleType) -> argparse.ArgumentParser:
    """Return the argument parser of a command, in the current language."""
    does = (COMMANDS.get(name) or module.summary)()
    parser = HelpParser(f"gonfalon {name}", f"{does[0].upper()}{does[1:]}.")
    module.arguments(parser)
    return parser


def find_command(word: str) -> ModuleType | None:
    """Return the module of a command; None where there is none of this name."""
    if word in COMMANDS:
        return import_module(f"gonfalon.cli.{word.replace('-', '_')}")
    # Options and files are not looked up, for the window's start.
    if not re.fullmatch(r"\w[\w-]*", word):
        return None
    from gonfalon.session.plugin import entry_point

    module: ModuleType | None = entry_point(COMMAND_GROUP, word)
    return module


def _command(name: str, module: ModuleType, words: Sequence[str]) -> int:
    arguments = parser_of(name, module).parse_args(words)
    if "language" not in arguments:
        # Its lines are read by programs too, and so are told in one language.
        set_language(ENGLISH)
    from gonfalon.core.diagnostics import CardFileError
    from gonfalon.texts.error_messages import diagnostic_text

    try:
        return int(module.run(arguments))
    except CardFileError as error:  # in the cards of the program, which are there to be changed
        print(
            *(f"{diagnostic.place}: {diagnostic_text(diagnostic)}" for diagnostic in error.diagnostics),
            sep="\n",
            file=sys.stderr,
        )
        return 1


def _window(words: Sequence[str]) -> int:
    from gonfalon.cli.parser import is_record_arg

    overview = _overview()
    if words and not words[0].startswith("-") and not is_record_arg(words[0]):
        wrong = translate("Help", "there is no command '{word}'; the commands are {commands}")
        overview.error(wrong.format(word=words[0], commands=", ".join(commands())))
    arguments = overview.parse_args(words)
    if arguments.record is not None and not is_record_arg(arguments.record):
        overview.error(f"unrecognized arguments: {arguments.record}")
    if arguments.record is not None and (arguments.smoke or arguments.smoke_game):
        wrong = translate("Help", "a record is opened without {options}")
        overview.error(wrong.format(options="--smoke, --smoke-game"))
    return int(import_module("gonfalon.cli.window").run(arguments))


def _drop(stream: TextIO) -> None:
    """Send what is still to be written nowhere, or Python would complain about it at its end."""
    with contextlib.suppress(AttributeError, OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


class _Overview(HelpParser):
    """The parser of the window, whose help lists the commands."""

    def format_help(self) -> str:
        does = "\n".join(f"  {name:<12} {does()}" for name, does in commands().items())
        more = translate("Help", "'gonfalon COMMAND --help' says more about each.")
        self.epilog = f"{translate('Help', 'commands')}:\n{does}\n\n{more}"
        return super().format_help()


def _overview() -> argparse.ArgumentParser:
    parser = _Overview(
        "gonfalon",
        translate("Help", "A card table for games of influence and intrigue. Without a command it opens the window."),
    )
    parser.usage = "gonfalon [FILE.gonfalon | COMMAND ...] [options]"
    told = translate("Help", "show the version of the program and exit")
    parser.add_argument("--version", action="version", version=f"gonfalon {__version__}", help=told)
    told = translate("Help", "open the window, say when it was first painted, and quit")
    parser.add_argument("--smoke", action="store_true", help=told)
    record = translate(
        "Help",
        "a record, whose game goes on or is shown, or a set of cards that was sent, {files}; in the window that is "
        "open if there is one",
    ).format(files="*.gonfalon-set")
    parser.add_argument("record", nargs="?", metavar="FILE.gonfalon", help=record)
    four = translate("Help", "let four bots play a game in the window, and quit")
    parser.add_argument("--smoke-game", nargs="?", const=ANY_GAME, metavar="GAME", help=four)
    return parser
