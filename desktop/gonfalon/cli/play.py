"""`gonfalon play`: a whole game in the terminal, by text moves, showing each seat what it may know."""

from __future__ import annotations

import argparse
import contextlib
import io
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from typing import TextIO

from gonfalon.cli.going_on import NoGame, entered, found_in, keep, last_left
from gonfalon.cli.harmless import beneath
from gonfalon.cli.hot_seat import HotSeat, Left
from gonfalon.cli.invitation import HUMAN, invited
from gonfalon.cli.language import add_language, speak
from gonfalon.cli.saving import SaveError, Saving, path_of
from gonfalon.cli.sets import add_cards, add_sets, shelves_in
from gonfalon.cli.terminal import Terminal
from gonfalon.cli.words import add_game, add_options, add_seed, bots_of_all, refuse, seconds
from gonfalon.core.deck import CardFileError
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import MAX_BYTES
from gonfalon.core.slips import Phrase, shortened
from gonfalon.core.state import RunawayRules
from gonfalon.session.journal import PlayedElsewhere
from gonfalon.session.match import Match
from gonfalon.texts import slips
from gonfalon.texts.catalogue import translate
from gonfalon.texts.tables import NoTable
from gonfalon.texts.troubles import played_elsewhere

SEATS = "human,squire,page"
DRAWN_SEEDS = 1 << 32
COMMENT = "#"
OF_A_NEW_GAME = {
    "game": "--game",
    "seats": "--seats",
    "names": "--names",
    "seed": "--seed",
    "options": "--option",
    "cards": "--cards",
    "kinds": "--kinds",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record",
        nargs="?",
        metavar="FILE",
        help=translate("Help", "continue this saved game instead of starting a new one"),
    )
    parser.add_argument(
        "--continue",
        action="store_true",
        dest="go_on",
        help=translate("Help", "continue the last unfinished game, from here or from the window"),
    )
    add_game(parser)
    parser.add_argument(
        "--seats", default=SEATS, metavar="WHO,WHO,...",
        help=translate("Help", "who plays, in the order of play, of {who} (default: {seats})").format(
            who=bots_of_all((HUMAN,)), seats=SEATS
        ),
    )  # fmt: skip
    parser.add_argument(
        "--names",
        metavar="NAME,NAME,...",
        help=translate("Help", "what they are called: a name for each seat, or for each human"),
    )
    add_language(parser)
    add_seed(parser, None)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    parser.add_argument(
        "--budget",
        type=seconds,
        default=1.0,
        metavar="S",
        help=translate("Help", "how long a bot may think about a move (default: 1)"),
    )
    parser.add_argument(
        "--why",
        action="store_true",
        help=translate("Help", "let bots say why they play as they do, where they know it"),
    )
    parser.add_argument(
        "--moves",
        metavar="FILE",
        help=translate("Help", "play the answers in this file first, one a line; '#' begins a comment"),
    )
    parser.add_argument(
        "--save", metavar="FILE", help=translate("Help", "write the record of the game here when it ends or is left")
    )


def run(arguments: argparse.Namespace) -> int:
    """Play; exit status 2 when it cannot be played like this, 1 when something cannot be read, written or told."""
    speak(arguments.language)
    try:
        path = None if arguments.save is None else path_of(arguments.save)
        script = None if arguments.moves is None else _script(Path(arguments.moves))
        match, said = _match(arguments, path)
        game = HotSeat(match, Terminal(beneath(sys.stdout), _typed(), script), arguments.budget, arguments.why)
    except CardFileError:
        raise
    except (SaveError, NoGame, NoTable, UnreadableMoves) as error:
        return refuse("play", str(error), 1)
    except ValueError as error:
        return refuse("play", str(error))
    signals = _Signals()
    with signals.caught():
        return _play(game, said, path, signals)


def _match(asked: argparse.Namespace, path: Path | None) -> tuple[Match, list[str]]:
    """The game that is asked for, kept from now on, and what is to be said before it is played.

    Raises:
        SaveError: when saving it to this path would lose another game.
        NoGame: when a saved game cannot be gone on with.
        ValueError: with a sentence, when it cannot be played like this.
    """
    if asked.record is None and not asked.go_on:
        new_game, shelves = invited(asked, SystemRandom().randrange(DRAWN_SEEDS) if asked.seed is None else asked.seed)
        match = Match.begin(new_game, shelves)
        _spare(path, match)
        note = match.game.note(len(match.seats))
        return match, [*([note] if note else ()), *keep(match)]
    _refuse_beginning(asked)
    shelves = shelves_in(asked.sets)
    if asked.go_on:
        match, said = last_left(shelves)
        _spare(path, match)
        return match, said
    found, said = found_in(Path(asked.record), shelves)
    _spare(path, found.match)
    match, unkept = entered(found, shelves)
    return match, said + unkept


def _spare(path: Path | None, match: Match) -> None:
    """See before the game that it may be saved after it."""
    if path is not None and Saving(match).would_lose(path):
        other = translate("Terminal", "{file} holds another game and is left unchanged. Choose another name.")
        raise SaveError(other.format(file=shortened(path)))


def _refuse_beginning(asked: argparse.Namespace) -> None:
    """A saved game has its seats, its cards and its seed already."""
    if asked.record is not None and asked.go_on:
        wrong = translate("Terminal", "Name a saved game or say {option}, not both.")
        raise ValueError(wrong.format(option="--continue"))
    usual = argparse.ArgumentParser()
    arguments(usual)
    for name, word in OF_A_NEW_GAME.items():
        if getattr(asked, name) != usual.get_default(name):
            wrong = translate("Terminal", "{option} is for a new game; a saved one goes on as it was begun.")
            raise ValueError(wrong.format(option=word))


def _play(game: HotSeat, said: list[str], path: Path | None, signals: _Signals) -> int:
    """Play to the end, or until everybody has left; returns the exit status."""
    from gonfalon.cli import INTERRUPTED

    status = 0
    try:
        with signals.leave():
            game.terminal.say(*said)
            game.play()
    except (Left, EOFError):
        pass
    except PlayedElsewhere:
        return refuse("play", played_elsewhere(), 1)
    except RunawayRules as error:  # of cards that somebody has written
        status = refuse("play", str(error), 1)
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    except (SystemExit, OSError) as end:
        # Of a signal, or of a terminal that has gone: nobody may be there to be told anything.
        with contextlib.suppress(OSError):
            _close(game, path)
        if isinstance(end, OSError):
            raise
        return int(end.code or 0)
    return _close(game, path) or status


def _close(game: HotSeat, path: Path | None) -> int:
    """Save the game where that was asked for, and say what has become of it."""
    status = 0
    try:
        if path is not None:
            game.terminal.say(game.saving.save(path))
            return status
    except SaveError as error:
        status = refuse("play", str(error), 1)
    if not game.match.over:
        game.terminal.say(game.saving.farewell)
    return status


class _Signals:
    """Lets the game be left in order, and saved, when the terminal is closed or the process is asked to end.

    A terminal that is closed cannot be read, and only then is there a signal too: it must not interrupt the saving.
    """

    def __init__(self) -> None:
        self._heeded = False

    @contextlib.contextmanager
    def caught(self) -> Iterator[None]:
        """Let none of them end the process in this block."""
        before = {}
        for name in ("SIGHUP", "SIGTERM"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, self._take)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def leave(self) -> Iterator[None]:
        """Let the first one of them end this block."""
        self._heeded = True
        try:
            yield
        finally:
            self._heeded = False

    def _take(self, number: int, frame: object) -> None:
        if self._heeded:
            self._heeded = False
            raise SystemExit(128 + number)


class UnreadableMoves(ValueError):
    """A list of moves that cannot be read; its text is a sentence."""


def _script(path: Path) -> list[str]:
    """The answers in a file, without remarks and empty lines."""
    try:
        text = read_bytes(path, MAX_BYTES, Phrase("a list of moves")).decode("utf-8-sig")
    except UnreadableFile as error:
        why = error.phrase
    except UnicodeDecodeError as error:
        why = Phrase("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
    else:
        lines = (line.partition(COMMENT)[0].strip() for line in text.splitlines())
        return [line for line in lines if line]
    wrong = translate("Terminal", "The moves in {file} cannot be read: {reason}.")
    raise UnreadableMoves(wrong.format(file=shortened(path), reason=slips.said(why)))


def _typed() -> TextIO | None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin
