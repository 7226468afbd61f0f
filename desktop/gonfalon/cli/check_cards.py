"""`gonfalon check-cards FILE...`: print every mistake in sets and decks of cards and in the emblems beside them."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.terminal import tell
from gonfalon.core.deck import CardFileError
from gonfalon.games import GAMES
from gonfalon.session.card_files import meant_for
from gonfalon.texts.catalogue import translate


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "a file of cards in {format}, or a set that somebody has sent, {files}")
    said = said.format(format="YAML", files="*.gonfalon-set")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=said)


def run(arguments: argparse.Namespace) -> int:
    """Print what is wrong with each file, or what it holds; 0 when nothing is wrong."""
    failed = False
    taken: dict[str, Path] = {}
    for path in arguments.files:
        try:
            game = meant_for(path, GAMES)
            tell(f"{path}: {game.checked(path, taken)}")
        except CardFileError as error:
            tell(*str(error).splitlines())
            failed = True
    return 1 if failed else 0
