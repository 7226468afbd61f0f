"""Arguments that several commands take: a game, its options, players and cards, a seed, numbers within limits."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from gonfalon.bots.bot import CHARACTERS
from gonfalon.core.diagnostics import CardFileError, shortened
from gonfalon.core.record import MAX_SEED
from gonfalon.core.seats import FAMILIES
from gonfalon.core.time_control import TimeControl
from gonfalon.core.yaml_reader import compose_yaml, read_card_file, top_level_keys
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.new_game import NewGame
from gonfalon.session.plugin import GamePlugin, GameRegistry
from gonfalon.texts.translations import translate
from gonfalon.user.folders import sets_folder


def seconds_arg(text: str) -> float:
    """A time of up to an hour."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:
        wrong = translate("Terminal", "'{word}' is not a time: give seconds, more than 0 and at most 3600")
        raise argparse.ArgumentTypeError(wrong.format(word=shortened(text)))
    return value


def time_control_arg(text: str) -> TimeControl:
    """The time of a person, as `10+5,bot`."""
    found = TimeControl.parse(text)
    if found is None:
        wrong = translate("Terminal", "'{word}' is not the time of a clock: write for instance '{example}'")
        raise argparse.ArgumentTypeError(wrong.format(word=shortened(text), example="10+5,bot"))
    return found


def number_arg(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def number(text: str) -> int:
        plain = re.fullmatch(r"-?[0-9]{1,20}", text)
        if plain is None or not least <= int(text) <= most:
            wrong = translate("Terminal", "'{word}' is not a whole number from {least} to {most}")
            raise argparse.ArgumentTypeError(wrong.format(word=shortened(text), least=least, most=most))
        return int(text)

    return number


def add_game(parser: argparse.ArgumentParser) -> None:
    names = tuple(GAMES)
    said = translate("Help", "which game (default: {game})").format(game=names[0])
    parser.add_argument("--game", default=names[0], choices=names, help=said)


def bot_names_help(also: Iterable[str] = ()) -> str:
    """The names of those who may take a seat, for a help: those of every game, what some games add, and characters."""
    everywhere = [name for name in GAMES.values()[0].bots if all(name in game.bots for game in GAMES.values())]
    added = [(game.name, [name for name in game.players if name not in everywhere]) for game in GAMES.values()]
    also_in = translate("Help", "in {game} also {names}")
    adding = (also_in.format(game=name, names=", ".join(more)) for name, more in added if more)
    return "; ".join((", ".join((*also, *everywhere)), *adding, told_characters()))


def told_characters() -> str:
    """Return the text that says how a bot is given a character, for a help or an error."""
    characters = translate("Help", "characters of bots, as in {example}, are {names}")
    return characters.format(example="page/cautious", names=", ".join(CHARACTERS))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", type=_option, default=[], metavar="NAME=VALUE", dest="options",
        help=translate("Help", "an option of the game in the words of a record; more than one to choose more"),
    )  # fmt: skip


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name.strip() and equals and value.strip()):
        wrong = translate("Terminal", "'{word}' is not an option: write for instance '{example}'")
        raise argparse.ArgumentTypeError(wrong.format(word=shortened(text), example="first=R"))
    return name.strip(), value.strip()


def option_values(options: Iterable[tuple[str, str]], automata: Iterable[str] = ()) -> dict[str, str]:
    """The options that were chosen, by name.

    Args:
        options: as `add_options` reads them.
        automata: those whom the seats name, and no option.

    Raises:
        ValueError: with a sentence, when one cannot be chosen like this.
    """
    told = dict(options)
    elsewhere = {
        "families": translate("Terminal", "it follows from how many play"),
        "cards": translate("Terminal", "it is no word, but a whole deck"),
        **{name: translate("Terminal", "name {name} among the seats").format(name=name) for name in automata},
    }
    for name, why in elsewhere.items():
        if name in told:
            wrong = translate("Terminal", "The option '{name}' cannot be chosen like this: {why}.")
            raise ValueError(wrong.format(name=name, why=why))
    return told


def add_players(parser: argparse.ArgumentParser, usual: int = 4, said: str = "") -> None:
    """Let the user say how many play; `said` where they do not always, and where {usual} stands for their number."""
    said = (said or translate("Help", "how many play (default: {usual})")).format(usual=usual)
    parser.add_argument("--players", type=number_arg(1, 99), default=usual, metavar="N", help=said)


def check_players(game: GamePlugin, players: int) -> None:
    """See whether so many can play.

    Raises:
        ValueError: with a sentence, when they cannot.
    """
    seats = game.rules.seats
    if players not in seats:
        wrong = translate("Terminal", "{players} cannot play {game}: it is for {least} to {most}.")
        raise ValueError(wrong.format(game=game.title(), least=seats[0], most=seats[-1], players=players))


def add_seed(parser: argparse.ArgumentParser, usual: int | None = 1) -> None:
    """Let the user choose a seed; None for one that the command draws itself."""
    said = translate("Help", "the same seed, the same games (default: {seed})")
    said = said.format(seed=translate("Help", "another each time") if usual is None else usual)
    parser.add_argument("--seed", type=number_arg(0, MAX_SEED), default=usual, metavar="N", help=said)


def add_jobs(parser: argparse.ArgumentParser, usual: int = 1) -> None:
    said = translate("Help", "how many processes play (default: {usual})").format(usual=usual)
    parser.add_argument("--jobs", type=number_arg(1, 256), default=usual, metavar="N", help=said)


def add_json(parser: argparse._ActionsContainer) -> None:
    said = translate("Help", "print one {format} object instead of lines for people").format(format="JSON")
    parser.add_argument("--json", action="store_true", help=said)


def print_refusal(command: str, sentence: str, status: int = 2) -> int:
    """Say why a command does nothing; returns its exit status."""
    print(f"gonfalon {command}: {sentence}", file=sys.stderr)
    return status


def family_letters(seats: int) -> str:
    """A letter for each seat, in the order in which families are handed out."""
    return FAMILIES[:seats]


def game_of_card_file(path: Path, games: GameRegistry) -> GamePlugin:
    """The game whose cards a file is meant to be: that which claims it most, else that for which people write sets."""
    if (game := games.game_of_set_file(path)) is not None:
        return game
    try:
        keys = top_level_keys(compose_yaml(read_card_file(path), str(path)))
    except CardFileError:
        keys = frozenset()
    return max(games.values(), key=lambda game: (game.recognition_score(path.name, keys), game.has_user_sets))


def add_sets(parser: argparse.ArgumentParser) -> None:
    """Let the user name the folder of the card sets."""
    said = translate("Help", "where your card sets are, if not where the game looks")
    parser.add_argument("--sets", type=_folder, metavar="FOLDER", help=said)


def _folder(text: str) -> Path:
    path = Path(text)
    if not path.is_dir():
        wrong = translate("Terminal", "'{word}' is not a folder: name the one in which your card sets lie")
        raise argparse.ArgumentTypeError(wrong.format(word=text))
    return path


def card_sources_in(folder: Path | None) -> CardSources:
    """The shelves over this folder, else over the one that the window uses."""
    return CardSources(GAMES, sets_folder() if folder is None else folder)


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Let the user name the cards that are played with."""
    parser.add_argument(
        "--cards", action="append", metavar="SET", default=[],
        help=translate("Help", "a set of cards by its name, or a card file; more than one to mix them"),
    )  # fmt: skip
    said = translate("Help", "play with only these kinds of the sets")
    parser.add_argument("--kinds", metavar="ID,ID,...", help=said)


def chosen_sets(
    game: GamePlugin, words: Sequence[str], card_sources: CardSources
) -> tuple[tuple[str, ...], CardSources]:
    """The names of the sets of cards that were asked for, by their names or files, and the shelves on which they lie.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when nobody can choose cards for this game, or a file is of another one.
    """
    if not game.has_user_sets:
        wrong = translate("Terminal", "{options} choose sets of cards; there is one deck for {game}.")
        raise ValueError(wrong.format(options="--cards, --kinds", game=game.title()))
    known = {name.casefold(): name for name in game.set_names(card_sources.of(game.name))}
    sets = []
    for word in words:
        if word.casefold() in known:
            sets.append(known[word.casefold()])
            continue
        path = Path(word).absolute()
        owner = game_of_card_file(path, card_sources.games)
        if owner is not game:
            wrong = translate("Terminal", "{file} is a deck of {other}, not a set of cards of {game}.")
            raise ValueError(wrong.format(file=word, other=owner.title(), game=game.title()))
        sets.append(game.set_name_in(path))
        if card_sources.folder is None or path.parent != card_sources.folder.absolute():
            if len(words) > 1 and card_sources.folder is not None:
                wrong = translate(
                    "Terminal", "{file} does not lie in the folder of your card sets: say where that is with {option}."
                )
                raise ValueError(wrong.format(file=word, option="--sets"))
            card_sources = CardSources(card_sources.games, path.parent)
    return tuple(sets), card_sources


def chosen_options(game: GamePlugin, arguments: argparse.Namespace, players: int) -> object:
    """The options of a game of so many with the cards and options of a command, as the game's rules want them.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when it cannot be played like this.
    """
    words = {**option_values(arguments.options), "families": family_letters(players)}
    return game.rules.options(game_arguments(game, words, arguments))


def game_arguments(game: GamePlugin, words: Mapping[str, str], arguments: argparse.Namespace) -> dict[str, object]:
    """Return the game's arguments: these words, and the cards that `add_cards` and `add_sets` let the player choose.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when these cannot be chosen.
    """
    sets: tuple[str, ...] = ()
    card_sources = CardSources(GAMES, arguments.sets)
    if arguments.cards or arguments.kinds:
        sets, card_sources = chosen_sets(game, arguments.cards, card_sources)
        words = {**words, "kinds": arguments.kinds or ""}
    asked = NewGame(game.name, (), sets=sets, options=tuple(words.items()))
    return game.session_rules.given(asked, card_sources.of(game.name))
