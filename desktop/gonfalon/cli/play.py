"""`gonfalon play`: a whole game in the terminal, by text moves, showing each seat what it may know."""

from __future__ import annotations

import argparse
import contextlib
import io
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import TextIO

from gonfalon.bots.ratings import ratings_of
from gonfalon.cli import INTERRUPTED
from gonfalon.cli.common_arguments import (
    add_cards,
    add_game,
    add_options,
    add_seed,
    add_sets,
    bot_names_help,
    card_sources_in,
    check_players,
    chosen_sets,
    family_letters,
    option_values,
    print_refusal,
    seconds_arg,
    time_control_arg,
    told_characters,
)
from gonfalon.cli.hot_seat import HotSeat, PlayerLeft
from gonfalon.cli.output import raw_stream
from gonfalon.cli.parser import add_language, use_language, window_setting
from gonfalon.cli.saved_games import (
    GameSaver,
    NoSavedGame,
    SaveError,
    open_from_path,
    resume_last_game,
    save_new_game,
    save_path,
    start_opened,
)
from gonfalon.cli.terminal import Terminal
from gonfalon.core.diagnostics import CardFileError, Message, shortened, visible_name
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import MAX_BYTES
from gonfalon.core.seats import FAMILIES, FAMILIES_EACH, SUITED, join_bot_name, parse_seating, split_bot_name
from gonfalon.core.state import RunawayRules
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import PlayedElsewhere
from gonfalon.session.match import Match
from gonfalon.session.new_game import DRAWN_SEEDS, NewGame, Seat, lead_several
from gonfalon.session.plugin import GamePlugin
from gonfalon.session.suited_bots import suited_in, suited_to
from gonfalon.texts import error_messages
from gonfalon.texts.error_messages import played_elsewhere
from gonfalon.texts.players import family_name
from gonfalon.texts.text_board import NoTextBoard
from gonfalon.texts.translations import translate
from gonfalon.user.folders import games_folder

HUMAN = "human"
MAX_PLAYER_NAME = 20


def new_game_from_args(arguments: argparse.Namespace, seed: int) -> tuple[NewGame, CardSources]:
    """The game that is asked for, and where its cards are.

    Raises:
        CardFileError: with every slip of a card file.
        ValueError: with a sentence, when it cannot be played like this.
    """
    if arguments.position is not None:
        return _from_position(arguments, seed)
    game = GAMES[arguments.game]
    seats = _seats(game, arguments.seats, arguments.names)
    options = option_values(arguments.options, game.automata)
    if (each := options.get(FAMILIES_EACH, "1")) in map(str, range(2, len(FAMILIES))):
        seats = lead_several(seats, int(each))
    sitting = "".join(seat.family for seat in seats)
    _, first = parse_seating({"families": sitting, "first": options.pop("first", None)}, game.rules.seats, sitting)
    card_sources = card_sources_in(arguments.sets)
    sets: tuple[str, ...] = ()
    if arguments.cards or arguments.kinds:
        sets, card_sources = chosen_sets(game, arguments.cards, card_sources)
    if arguments.kinds:
        options["kinds"] = arguments.kinds
    return NewGame(arguments.game, seats, first, seed, sets, tuple(options.items()), arguments.clock), card_sources


def _from_position(arguments: argparse.Namespace, seed: int) -> tuple[NewGame, CardSources]:
    """The game that begins with the position in a file: by default the family that has the turn is led by a human."""
    if arguments.options or arguments.cards or arguments.kinds:
        wrong = translate("Terminal", "A position brings its own game, cards and options; leave out {option}.")
        raise ValueError(wrong.format(option="--option, --cards, --kinds"))
    path = Path(arguments.position)
    game = next(game for game in GAMES.values() if game.has_positions)
    found = game.read_position(read_card_file(path, "a position"), str(path))
    families = found.families
    if arguments.seats == SEATS:
        leading = {family: name for name, family in found.automata.items()}
        words = ",".join(
            leading.get(family, HUMAN if family == found.turn else game.usual_seats[0]) for family in families
        )
    else:
        words = arguments.seats
    seats = _seats(game, words, arguments.names, families)
    return NewGame(game.name, seats, None, seed, (), found.options, arguments.clock), card_sources_in(arguments.sets)


def _seats(game: GamePlugin, words: str, names: str | None, families: str = "") -> tuple[Seat, ...]:
    players = [word.strip() for word in words.split(",")] if words.strip() else []
    check_players(game, len(players))
    for player in players:
        if player != HUMAN and not game.accepts_player(player) and not _is_suited(player, game):
            wrong = translate("Terminal", "There is no player '{player}' for {game}; a seat is one of {players}.")
            suited = (SUITED,) if _is_suited(SUITED, game) else ()
            known = "; ".join((", ".join((HUMAN, *suited, *game.players)), told_characters()))
            raise ValueError(wrong.format(player=shortened(player), game=game.title(), players=known))
    letters = families or family_letters(len(players))
    if len(letters) != len(players):
        wrong = translate("Terminal", "{players} seats are named, and in the position sit {families}.")
        raise ValueError(wrong.format(players=len(players), families=", ".join(families)))
    usual = [
        game.player(player).name if player in game.automata else family_name(letter)
        for player, letter in zip(players, letters, strict=True)
    ]
    called = _names(names, players, usual)
    taken = zip(letters, called, players, strict=True)
    return tuple(
        Seat(letter, title, None if player == HUMAN else _fitted(player, game)) for letter, title, player in taken
    )


def _is_suited(player: str, game: GamePlugin) -> bool:
    """Return whether a bot is asked for that suits the player, and the game has one."""
    level, character = split_bot_name(player)
    known = game.accepts_player(join_bot_name(game.bots[0], character))
    return level == SUITED and known and suited_to((), game.name, game.bots, ratings_of(game.name)) is not None


def _fitted(player: str, game: GamePlugin) -> str:
    if not _is_suited(player, game):
        return player
    blend = suited_in(games_folder(), game, window_setting("player_name"))
    return join_bot_name(str(blend), split_bot_name(player)[1])


def _names(words: str | None, players: Sequence[str], usual: Sequence[str]) -> list[str]:
    """Return the names of all players: all of them are named, or all people are, or the one person by the settings."""
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    if words is None:
        called = list(usual)
        own = visible_name(window_setting("player_name")).strip()
        if len(people) == 1 and own and own.casefold() not in {name.casefold() for name in usual}:
            called[people[0]] = own
        return called
    given = [visible_name(word).strip() for word in words.split(",")]
    seats = people if len(given) == len(people) else list(range(len(players)))
    if len(given) != len(seats):
        wrong = translate("Terminal", "Give one name for each seat or one for each human; {option} has {count}.")
        raise ValueError(wrong.format(option="--names", count=len(given)))
    called = list(usual)
    for seat, name in zip(seats, given, strict=True):
        if not 0 < len(name) <= MAX_PLAYER_NAME:
            wrong = translate("Terminal", "'{name}' is no name: it has 1 to {most} letters.")
            raise ValueError(wrong.format(name=shortened(name), most=MAX_PLAYER_NAME))
        called[seat] = name
    if len({name.casefold() for name in called}) < len(called):
        wrong = translate("Terminal", "Two players would have the same name: {names}.")
        raise ValueError(wrong.format(names=", ".join(called)))
    return called


SEATS = "human,squire,page"
COMMENT = "#"
OF_A_NEW_GAME = {
    "game": "--game",
    "seats": "--seats",
    "names": "--names",
    "seed": "--seed",
    "options": "--option",
    "cards": "--cards",
    "kinds": "--kinds",
    "position": "--position",
    "clock": "--clock",
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
            who=bot_names_help((HUMAN, SUITED)), seats=SEATS
        ),
    )  # fmt: skip
    parser.add_argument(
        "--names",
        metavar="NAME,NAME,...",
        help=translate(
            "Help",
            "what they are called: a name for each seat, or for each human (default: the name in the settings for a "
            "single human)",
        ),
    )
    add_language(parser)
    add_seed(parser, None)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    parser.add_argument(
        "--position",
        metavar="FILE",
        help=translate("Help", "begin with the position in this file, of a game that can begin with one"),
    )
    parser.add_argument(
        "--clock",
        type=time_control_arg,
        metavar="TIME",
        help=translate(
            "Help",
            "the time of each human, as '{example}': minutes for the game, seconds added after a decision, and at zero "
            "the simplest bot moves, or 'mark' if that is only told",
        ).format(example="10+5,bot"),
    )
    parser.add_argument(
        "--budget",
        type=seconds_arg,
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
    use_language(arguments.language)
    try:
        path = None if arguments.save is None else save_path(arguments.save)
        script = None if arguments.moves is None else _script(Path(arguments.moves))
        match, said = _match(arguments, path)
        game = HotSeat(match, Terminal(raw_stream(sys.stdout), _typed(), script), arguments.budget, arguments.why)
    except CardFileError:
        raise
    except (SaveError, NoSavedGame, NoTextBoard, UnreadableMoves) as error:
        return print_refusal("play", str(error), 1)
    except ValueError as error:
        return print_refusal("play", str(error))
    signals = _Signals()
    with signals.caught():
        return _play(game, said, path, signals)


def _match(asked: argparse.Namespace, path: Path | None) -> tuple[Match, list[str]]:
    """The game that is asked for, kept from now on, and what is to be said before it is played.

    Raises:
        SaveError: when saving it to this path would lose another game.
        NoSavedGame: when a saved game cannot be gone on with.
        ValueError: with a sentence, when it cannot be played like this.
    """
    if asked.record is None and not asked.go_on:
        new_game, card_sources = new_game_from_args(
            asked, SystemRandom().randrange(DRAWN_SEEDS) if asked.seed is None else asked.seed
        )
        match = Match.begin(new_game, card_sources)
        _spare(path, match)
        note = match.game.note(len(match.seats))
        return match, [*([note] if note else ()), *save_new_game(match)]
    _refuse_beginning(asked)
    card_sources = card_sources_in(asked.sets)
    if asked.go_on:
        match, said = resume_last_game(card_sources)
        _spare(path, match)
        return match, said
    found, said = open_from_path(Path(asked.record), card_sources)
    _spare(path, found.match)
    match, save_error = start_opened(found, card_sources)
    return match, said + save_error


def _spare(path: Path | None, match: Match) -> None:
    """See before the game that it may be saved after it."""
    if path is not None and GameSaver(match).would_lose(path):
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
    status = 0
    try:
        with signals.leave():
            game.terminal.say(*said)
            game.play()
    except (PlayerLeft, EOFError):
        pass
    except PlayedElsewhere:
        return print_refusal("play", played_elsewhere(), 1)
    except RunawayRules as error:  # of cards that somebody has written
        status = print_refusal("play", str(error), 1)
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
        status = print_refusal("play", str(error), 1)
    if not game.match.over:
        game.match.keep_time()
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
        text = read_bytes(path, MAX_BYTES, Message("a list of moves")).decode("utf-8-sig")
    except UnreadableFile as error:
        why = error.phrase
    except UnicodeDecodeError as error:
        why = Message("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
    else:
        lines = (line.partition(COMMENT)[0].strip() for line in text.splitlines())
        return [line for line in lines if line]
    wrong = translate("Terminal", "The moves in {file} cannot be read: {reason}.")
    raise UnreadableMoves(wrong.format(file=shortened(path), reason=error_messages.diagnostic_text(why)))


def _typed() -> TextIO | None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin
