"""`gonfalon balance FILE`: bots play a set of cards, and a table says what each card was worth to its owner."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Container, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from gonfalon.bots.confidence import Ratio
from gonfalon.cli.common_arguments import (
    add_jobs,
    add_json,
    add_players,
    add_seed,
    check_players,
    game_of_card_file,
    number_arg,
    print_refusal,
)
from gonfalon.cli.terminal import ProgressBar
from gonfalon.core.diagnostics import CardFileError, join_words
from gonfalon.games import GAMES
from gonfalon.games import find_game as find
from gonfalon.session.plugin import entry_point, entry_points
from gonfalon.texts.translations import translate
from gonfalon_lab.card_balance import BALANCE_GROUP, BalanceColumn, CardBalance, CardTally, measure_cards, merge_tallies
from gonfalon_lab.match_runner import BotError, worker_pool

BOT = "squire"
METHOD = "Wilson for shares, normal for influence and wins; games are the observations, as what happens in one is alike"


def summary() -> str:
    return translate("Help", "play a card set with bots and say what each card was worth")


def arguments(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "a file of cards in {format}").format(format="YAML")
    parser.add_argument("file", type=Path, metavar="FILE", help=said)
    parser.add_argument(
        "--games", type=number_arg(1, 1_000_000), default=2000, metavar="N",
        help=translate("Help", "how many games are played (default: 2000)"),
    )  # fmt: skip
    add_players(parser)
    add_seed(parser)
    add_jobs(parser)
    said = translate("Help", "leave out the cards that the deck was filled up with")
    parser.add_argument("--own", action="store_true", help=said)
    said = translate("Help", "tell what came of the turns of each card too")
    parser.add_argument("--more", action="store_true", help=said)
    add_json(parser)
    explained = [found.explained() for name in GAMES if (found := entry_point(BALANCE_GROUP, name)) is not None]
    how_sure = translate(
        "Help",
        "Behind each figure stands its 95 % interval: Wilson's for the shares of copies, a normal one for influence "
        "and wins. What happens in one game hangs together, so games are the observations, not copies. The same seed "
        "and number of games give the same table, whatever {option} is.",
    )
    parser.epilog = "\n\n".join((*explained, how_sure.format(option="--jobs")))


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when so many cannot play, 1 when the file is no set of cards or a bot fails."""
    players = arguments.players
    game = game_of_card_file(arguments.file, GAMES)
    weighing: CardBalance | None = entry_point(BALANCE_GROUP, game.name)
    if weighing is None:
        weighed = join_words([other.title() for other in GAMES.values() if other.name in entry_points(BALANCE_GROUP)])
        sentence = f"{arguments.file} is a deck of {game.title()}: only cards of {weighed} can be weighed like this."
        return print_refusal("balance", sentence, 1)
    try:
        check_players(game, players)
        cards = weighing.read(arguments.file)
    except CardFileError as error:
        print(error, file=sys.stderr)
        return 1
    except ValueError as error:
        return print_refusal("balance", str(error))
    begin = time.perf_counter()
    try:
        tallies = balance_games(game.name, cards, players, arguments.games, arguments.seed, arguments.jobs)
    except BotError as error:
        return print_refusal("balance", str(error), 1)
    passed = time.perf_counter() - begin
    if arguments.own:
        tallies = {kind: tally for kind, tally in tallies.items() if kind in cards}
    columns = (*weighing.columns, *(weighing.beside if arguments.more else ()))
    if arguments.json:
        print(json.dumps(_as_json(arguments, weighing, columns, cards, tallies, passed)))
        return 0
    games = "1 game" if arguments.games == 1 else f"{arguments.games:,} games"
    print(f"{games} of {cards.name} with {players} players in {passed:.1f} s; the {BOT} played for everybody.")
    print(weighing.sentence(cards))
    print()
    print("\n".join(_table(weighing, columns, cards, tallies)))
    print()
    print(f"If no card made a difference, each would win {1 / players:.1%}; --help says what is counted.")
    return 0


def balance_games(game: str, cards: object, players: int, games: int, seed: int, jobs: int = 1) -> dict[str, CardTally]:
    """The figures of every kind that was in a deck, by its word; the same for any number of jobs.

    Raises:
        BotError: when a bot plays what is not legal, or takes its process down.
    """
    parts = []
    with ProgressBar(games, "games") as bar, worker_pool(jobs) as workers:
        for piece, tallies in workers.spread(
            partial(measure_cards, find, game, cards, BOT, players, seed), range(games)
        ):
            parts.append(tallies)
            bar.update(len(piece))
    return merge_tallies(parts)


def _sorted(worth: str, cards: Container[str], tallies: dict[str, CardTally]) -> list[tuple[str, CardTally]]:
    """The set's own cards first; of each part, those that earned most first."""
    return sorted(
        tallies.items(), key=lambda item: (item[0] not in cards, -(item[1].ratios[worth].value or 0.0), item[0])
    )


def _table(
    weighing: CardBalance, columns: Sequence[BalanceColumn], cards: Container[str], tallies: dict[str, CardTally]
) -> list[str]:
    rows: list[tuple[str, ...]] = [("card", "dealt", *(column.head for column in columns))]
    foreign = None
    for kind, tally in _sorted(weighing.worth, cards, tallies):
        if foreign is None and kind not in cards:
            foreign = len(rows)
        figures = (_cell(column, tally.ratios[column.key]) for column in columns)
        rows.append((kind, f"{_dealt(weighing, tally):,}", *figures))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        first, *cells = (
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join((first, *cells)))
    rule = "-" * len(lines[0])
    lines.insert(1, rule)
    if foreign is not None and len(rows) > 1:
        lines.insert(foreign + 1, rule)
    return lines


def _dealt(weighing: CardBalance, tally: CardTally) -> int:
    return tally.ratios[weighing.columns[0].key].whole


def _cell(column: BalanceColumn, ratio: Ratio) -> str:
    """`84.1 (83.2-85.0)`; a figure that nothing tells is a dash."""
    value = ratio.value
    if value is None:
        return "-"
    digits = 1 if column.times == 100 else 2
    text = f"{value * column.times:.{digits}f}"
    interval = column.interval(ratio)
    if interval is None:
        return text
    low, high = interval
    return f"{text} ({low * column.times:.{digits}f}-{high * column.times:.{digits}f})"


def _as_json(
    arguments: argparse.Namespace,
    weighing: CardBalance,
    columns: Sequence[BalanceColumn],
    cards: Any,
    tallies: dict[str, CardTally],
    passed: float,
) -> dict[str, object]:
    return {
        "set": cards.name,
        "games": arguments.games,
        "players": arguments.players,
        "seed": arguments.seed,
        "bot": BOT,
        "even": round(1 / arguments.players, 5),
        "cards": {
            kind: _card_as_json(weighing, columns, kind in cards, tally)
            for kind, tally in _sorted(weighing.worth, cards, tallies)
        },
        "method": METHOD,
        "wall_s": round(passed, 2),
    }


def _card_as_json(
    weighing: CardBalance, columns: Sequence[BalanceColumn], own: bool, tally: CardTally
) -> dict[str, object]:
    figures = {column.key: _figure(column, tally.ratios[column.key]) for column in columns}
    return {"own": own, "games": tally.games, "dealt": _dealt(weighing, tally), **figures}


def _figure(column: BalanceColumn, ratio: Ratio) -> dict[str, float | None]:
    low, high = column.interval(ratio) or (None, None)
    figures = {"value": ratio.value, "low": low, "high": high}
    return {key: None if figure is None else round(figure, 5) for key, figure in figures.items()}
