"""`gonfalon statistics`: who has played and won how often, in all finished games that are kept."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from gonfalon.cli.common_arguments import add_sets, card_sources_in
from gonfalon.cli.parser import add_language, use_language
from gonfalon.cli.terminal import ProgressBar, print_lines
from gonfalon.core.record import printable
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.library import GameLibrary
from gonfalon.session.statistics import GameStatistics, SeatResult, column_titles, table_rows, to_csv
from gonfalon.texts.translations import translate
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
    use_language(arguments.language)
    card_sources = card_sources_in(arguments.sets)
    seat_results = [one for one in _counted(card_sources).seat_results() if arguments.game in (None, one.entry.game)]
    if arguments.csv:
        # A text ends its lines as its system does.
        print(to_csv(seat_results, card_sources).replace("\r\n", "\n"), end="")
    elif seat_results:
        print_lines(*_as_lines(seat_results, card_sources))
    else:
        print_lines(
            translate("Statistics", "No game has been finished yet. Finished games are counted here automatically.")
        )
    return 0


def _counted(card_sources: CardSources) -> GameStatistics:
    library = GameLibrary(games_folder(), cache_folder())
    statistics = GameStatistics(library, lambda: card_sources)
    library.look()
    while library.unread:
        library.read(SLICE)
    statistics.look()
    with ProgressBar(statistics.unread, "games") as bar:
        while left := statistics.unread:
            statistics.work(SLICE)
            bar.update(left - statistics.unread)
    return statistics


def _as_lines(seat_results: Sequence[SeatResult], card_sources: CardSources) -> list[str]:
    lines = []
    for who, game, *figures in table_rows(seat_results, card_sources):
        lines.append(f"{printable(who)} · {printable(game)}")
        told = zip(column_titles()[2:], map(printable, figures), strict=True)
        lines += [f"    {heading}: {figure}" for heading, figure in told if figure]
    return lines
