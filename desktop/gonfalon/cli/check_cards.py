"""`gonfalon check-cards FILE...`: print every mistake in sets and decks of cards and in the emblems beside them."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.cli.common_arguments import game_of_card_file
from gonfalon.cli.terminal import print_lines
from gonfalon.core.diagnostics import CardFileError
from gonfalon.games import GAMES
from gonfalon.texts.translations import translate


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
            game = game_of_card_file(path, GAMES)
            print_lines(f"{path}: {game.describe_card_file(path, taken)}")
        except CardFileError as error:
            print_lines(*str(error).splitlines())
            failed = True
    return 1 if failed else 0
