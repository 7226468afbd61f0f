"""How a command is told which cards to play with, and where it finds users' card sets."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gonfalon.cli.words import chosen, families
from gonfalon.games import GAMES
from gonfalon.session.card_files import meant_for
from gonfalon.session.game import Game
from gonfalon.session.seats import NewGame
from gonfalon.session.shelves import Shelves
from gonfalon.texts.catalogue import translate


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


def shelves_in(folder: Path | None) -> Shelves:
    """The shelves over this folder, else over the one that the window uses."""
    from gonfalon.user.folders import sets_folder

    return Shelves(GAMES, sets_folder() if folder is None else folder)


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Let the user name the cards that are played with."""
    parser.add_argument(
        "--cards", action="append", metavar="SET", default=[],
        help=translate("Help", "a set of cards by its name, or a card file; more than one to mix them"),
    )  # fmt: skip
    said = translate("Help", "play with only these kinds of the sets")
    parser.add_argument("--kinds", metavar="ID,ID,...", help=said)


def chosen_sets(game: Game, words: Sequence[str], shelves: Shelves) -> tuple[tuple[str, ...], Shelves]:
    """The names of the sets of cards that were asked for, by their names or files, and the shelves on which they lie.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when nobody can choose cards for this game, or a file is of another one.
    """
    if not game.writes_sets:
        wrong = translate("Terminal", "{options} choose sets of cards; there is one deck for {game}.")
        raise ValueError(wrong.format(options="--cards, --kinds", game=game.title()))
    known = {name.casefold(): name for name in game.set_names(shelves.of(game.name))}
    sets = []
    for word in words:
        if word.casefold() in known:
            sets.append(known[word.casefold()])
            continue
        path = Path(word).absolute()
        owner = meant_for(path, shelves.games)
        if owner is not game:
            wrong = translate("Terminal", "{file} is a deck of {other}, not a set of cards of {game}.")
            raise ValueError(wrong.format(file=word, other=owner.title(), game=game.title()))
        sets.append(game.set_in(path))
        if shelves.folder is None or path.parent != shelves.folder.absolute():
            if len(words) > 1 and shelves.folder is not None:
                wrong = translate(
                    "Terminal", "{file} does not lie in the folder of your card sets: say where that is with {option}."
                )
                raise ValueError(wrong.format(file=word, option="--sets"))
            shelves = Shelves(shelves.games, path.parent)
    return tuple(sets), shelves


def chosen_options(game: Game, arguments: argparse.Namespace, players: int) -> Any:
    """The options of a game of so many with the cards and options of a command, as the game's rules want them.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when it cannot be played like this.
    """
    words = {**chosen(arguments.options), "families": families(players)}
    return game.rules.options(given(game, words, arguments))


def given(game: Game, words: Mapping[str, str], arguments: argparse.Namespace) -> dict[str, Any]:
    """What the game is told before it begins: these words, and the cards that `add_cards` and `add_sets` let choose.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when these cannot be chosen.
    """
    sets: tuple[str, ...] = ()
    shelves = Shelves(GAMES, arguments.sets)
    if arguments.cards or arguments.kinds:
        sets, shelves = chosen_sets(game, arguments.cards, shelves)
        words = {**words, "kinds": arguments.kinds or ""}
    asked = NewGame(game.name, (), sets=sets, options=tuple(words.items()))
    return game.playable.given(asked, shelves.of(game.name))
