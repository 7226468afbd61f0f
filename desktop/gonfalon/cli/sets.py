"""Where a command finds users' card sets."""

from __future__ import annotations

import argparse
from pathlib import Path

from gonfalon.games.oriflamme.shelf import Shelf


def add_sets(parser: argparse.ArgumentParser) -> None:
    """Let the user name the folder of the card sets."""
    parser.add_argument(
        "--sets", type=Path, metavar="FOLDER", help="where your card sets lie, if not where the game looks"
    )


def shelf_in(folder: Path | None) -> Shelf:
    """The shelf over this folder, else over the one that the window uses."""
    if folder is not None:
        return Shelf(folder)
    try:
        from gonfalon.ui.folders import name_application, sets_folder
    except ImportError:  # without Qt's libraries the commands still work with the shipped sets
        return Shelf()
    name_application()
    return Shelf(sets_folder())
