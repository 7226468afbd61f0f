"""How a command is told which cards to play with, and where it finds users' card sets."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from gonfalon.core.deck import CardFileError, compose, content, read_file
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.deck_file import KEYS
from gonfalon.games.ordonance.rules.decks import OWN
from gonfalon.games.oriflamme.rules.cardset import CardSet, combine
from gonfalon.games.oriflamme.rules.shelf import Shelf, read_set
from gonfalon.session.shelves import Shelves

ORDONANCE = "Ordonance"
PAMIR = "Pax Pamir"


def add_sets(parser: argparse.ArgumentParser) -> None:
    """Let the user name the folder of the card sets."""
    parser.add_argument(
        "--sets", type=_folder, metavar="FOLDER", help="where your card sets lie, if not where the game looks"
    )


def _folder(text: str) -> Path:
    path = Path(text)
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' is not a folder: name the one in which your card sets lie")
    return path


def shelves_in(folder: Path | None) -> Shelves:
    """The shelves over this folder, else over the one that the window uses."""
    from gonfalon.user.folders import sets_folder

    return Shelves(GAMES, sets_folder() if folder is None else folder)


def deck_of(path: Path) -> str:
    """The game whose deck a file is meant to be: by its name, or by anything in it that only such a deck says.

    `Ordonance`, `Pax Pamir`, or an empty text for what may be a set of cards of Oriflamme.
    """
    if path.name.lower() == OWN:
        return ORDONANCE
    try:
        said = content(compose(read_file(path), str(path)))
    except CardFileError:
        return ""
    # Sets have `cards` too, and a set that is written short has its cards beside one another, each with a type.
    if not isinstance(said, dict):
        return ""
    cards = {key for key, value in said.items() if isinstance(value, dict) and "type" in value}
    keys = {*said} - cards - {"cards"}
    if keys & {"court", "wakhan"}:
        return PAMIR
    return ORDONANCE if keys & {*KEYS} else ""


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Let the user name the cards that are played with."""
    parser.add_argument(
        "--cards", action="append", metavar="SET", default=[],
        help="oriflamme, alliance, or a card file; more than one to mix them (default: oriflamme)",
    )  # fmt: skip
    parser.add_argument("--kinds", metavar="ID,ID,...", help="play with only these kinds of the sets")


def cards_in(names: Sequence[str], kinds: str | None) -> CardSet:
    """The cards that were asked for.

    Raises:
        CardFileError: with every slip of a file.
        ValueError: with a sentence, when a kind is in no set, or a file is a deck of another game.
    """
    shipped = {shelved.name.lower(): shelved.cards for shelved in Shelf().shipped}
    sets = [shipped.get(name.lower()) or _own_set(Path(name)) for name in names or ("oriflamme",)]
    wanted = kinds.replace(",", " ").split() if kinds else None
    try:
        return combine(sets, wanted)
    except KeyError as missing:
        raise ValueError(f"There is no card '{missing.args[0]}' in {' or '.join(names or ('oriflamme',))}.") from None


def _own_set(path: Path) -> CardSet:
    if game := deck_of(path):
        raise ValueError(f"{path} is a deck of {game}, not a set of cards of Oriflamme.")
    return read_set(path)
