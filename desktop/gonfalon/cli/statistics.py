"""`gonfalon statistics`: who has played and won how often, in all finished games that are kept."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from gonfalon.cli.language import add_language, speak
from gonfalon.cli.progress import progress
from gonfalon.cli.sets import add_sets, shelves_in
from gonfalon.cli.terminal import tell
from gonfalon.core.record import printable
from gonfalon.games import GAMES
from gonfalon.session.library import Library
from gonfalon.session.shelves import Shelves
from gonfalon.session.statistics import Sitting, Statistics
from gonfalon.session.tally import as_csv, headings, rows
from gonfalon.texts.catalogue import translate
from gonfalon.user.folders import cache_folder, games_folder

SLICE = 0.2
"""So many seconds pass between two looks of the bar."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(GAMES), help=translate("Help", "count only this game (default: all)"))
    parser.add_argument("--csv", action="store_true", help=translate("Help", "print a table for spreadsheets"))
    add_language(parser)
    add_sets(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count and print; what was counted before is remembered."""
    speak(arguments.language)
    shelves = shelves_in(arguments.sets)
    sittings = [one for one in _counted(shelves).sittings() if arguments.game in (None, one.entry.game)]
    if arguments.csv:
        # A text ends its lines as its system does.
        print(as_csv(sittings, shelves).replace("\r\n", "\n"), end="")
    elif sittings:
        tell(*_as_lines(sittings, shelves))
    else:
        tell(translate("Statistics", "No game has been finished yet. Finished games are counted here automatically."))
    return 0


def _counted(shelves: Shelves) -> Statistics:
    library = Library(games_folder(), cache_folder())
    statistics = Statistics(library, lambda: shelves)
    library.look()
    while library.unread:
        library.read(SLICE)
    statistics.look()
    with progress(statistics.unread, "games") as bar:
        while left := statistics.unread:
            statistics.work(SLICE)
            bar.update(left - statistics.unread)
    return statistics


def _as_lines(sittings: Sequence[Sitting], shelves: Shelves) -> list[str]:
    lines = []
    for who, game, *figures in rows(sittings, shelves):
        lines.append(f"{printable(who)} · {printable(game)}")
        told = zip(headings()[2:], map(printable, figures), strict=True)
        lines += [f"    {heading}: {figure}" for heading, figure in told if figure]
    return lines
