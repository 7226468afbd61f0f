"""`gonfalon check-cards FILE...`: print every mistake in card files."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.core.deck import CardFileError, read_file
from gonfalon.games.oriflamme.language import compile_sets, described, ids_in


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a set of cards in YAML")


def run(arguments: argparse.Namespace) -> int:
    """Print what is wrong with each file, or what it holds; 0 when nothing is wrong."""
    texts: dict[str, str] = {}
    failed = False
    for path in arguments.files:
        try:
            texts[str(path)] = read_file(path)
        except CardFileError as error:
            print(error)
            failed = True
    # Each file is a set of its own, but its cards may speak of those in the other files.
    ids = [id for source, text in texts.items() for id in ids_in(source, text)] if len(texts) > 1 else []
    for source, text in texts.items():
        try:
            print(f"{source}: {described(compile_sets([(source, text)], ids))}")
        except CardFileError as error:
            print(error)
            failed = True
    return 1 if failed else 0
