"""
`gonfalon arena`: let bots play against each other, report who wins how often and how sure that is, and keep ratings of
it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import shlex
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from gonfalon import __version__
from gonfalon.bots.ratings import REFERENCE
from gonfalon.bots.weights import shipped_weights
from gonfalon.cli.common_arguments import (
    add_cards,
    add_game,
    add_jobs,
    add_json,
    add_options,
    add_players,
    add_seed,
    add_sets,
    bot_names_help,
    check_players,
    game_arguments,
    number_arg,
    option_values,
    print_refusal,
    seconds_arg,
)
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.data import read_data
from gonfalon.games import GAMES
from gonfalon.session.plugin import GamePlugin
from gonfalon.texts.translations import translate
from gonfalon_lab import charts
from gonfalon_lab.arena_lineups import (
    ArenaPlan,
    CheckpointMismatch,
    MeasuredLineup,
    ladder_tables,
    measure_lineup,
    open_checkpoint,
    pool_tables,
)
from gonfalon_lab.charts import NoCharts, check_charts
from gonfalon_lab.ladder import save_ratings
from gonfalon_lab.match_runner import BotError, LatencyHistogram, NoCluster, ThinkingLimits, worker_pool
from gonfalon_lab.win_rates import AT_ANY_TIME, METHOD, Elo, WinRate, fit_elos, win_matrix

LONGEST = 1.5
"""What no decision should exceed, in seconds: a line in the picture."""
MODEL = "Elo by Luce's choice model of who wins at a table, with 95 % intervals from deals drawn anew; 0 is the mean"


class ArenaResult:
    """The results of all tables of a run."""

    def __init__(self, title: str, tables: Sequence[MeasuredLineup], passed: float, always: bool) -> None:
        """
        Args:
            title: that of the game.
            tables: what came of each.
            passed: how long it took, in seconds.
            always: whether the intervals hold at all numbers of deals at once.
        """
        self.title = title
        self.tables = tables
        self.passed = passed
        self.method = AT_ANY_TIME if always else METHOD

    @cached_property
    def times(self) -> dict[str, LatencyHistogram]:
        """How long each bot took for a decision, as a histogram by name."""
        found: dict[str, LatencyHistogram] = {}
        for table in self.tables:
            for deal in table.deals:
                for name, times in deal.times.items():
                    found.setdefault(name, LatencyHistogram()).merge(times)
        return found

    @cached_property
    def elos(self) -> dict[str, Elo]:
        """The strength of each bot; nothing where there are two, whose shares say it all."""
        bots = {name for table in self.tables for name in table.names}
        return fit_elos([table.met for table in self.tables]) if len(bots) > 2 else {}

    @property
    def matrix(self) -> list[list[float | None]]:
        """The matrix of who wins how much against whom, in the order of `fit_elos`."""
        return win_matrix([table.met for table in self.tables], list(self.elos))

    @property
    def opening(self) -> str:
        """A line with how many games were played."""
        games = sum(table.games for table in self.tables)
        deals = sum(len(table.deals) for table in self.tables)
        each = {len(table.names) for table in self.tables}
        rotations = str(*each) if len(each) == 1 else f"{min(each)} to {max(each)}"
        at = f" at {len(self.tables)} tables" if len(self.tables) > 1 else ""
        return f"{games} games of {self.title} ({deals} deal{'s' * (deals > 1)}{at}, each in {rotations} rotations)"

    def lines(self) -> list[str]:
        """For people."""
        lines = [f"{self.opening} in {self.passed:.1f} s"]
        for table in self.tables:
            if len(self.tables) > 1:
                lines.append(f"{', '.join(table.names)}: {table.games} games")
            for share in table.shares:
                seats = f" in {share.seats} seats" if share.seats > 1 else ""
                lines.append(
                    f"{share.bot}{seats}: {share.share:.1%} of the victories, "
                    f"95 % interval {share.low:.1%} to {share.high:.1%}; even is {share.even:.1%}: {share.verdict}"
                )
        lines += [f"{name}: Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})" for name, (elo, low, high) in self.elos.items()]
        for name, times in self.times.items():
            figures = ", ".join(f"{word} {milliseconds:g} ms" for word, milliseconds in times.figures().items())
            lines.append(f"{name} decides in: {figures}")
        return [*lines, f"({self.method}{f'; {MODEL}' if self.elos else ''})"]

    def as_json(self) -> dict[str, object]:
        """For programs; what there is of one table stands at the top."""
        tables = [_as_json(table) for table in self.tables]
        told: dict[str, object] = tables[0] if len(tables) == 1 else {"tables": tables}
        if self.elos:
            told["elo"] = {name: [round(figure, 1) for figure in elo] for name, elo in self.elos.items()}
            told["matrix"] = [[share and round(share, 5) for share in row] for row in self.matrix]
        times = {name: {"decisions": times.count, **times.figures()} for name, times in self.times.items()}
        return {**told, "times_ms": times, "method": self.method, "wall_s": round(self.passed, 2)}


def _as_json(table: MeasuredLineup) -> dict[str, object]:
    shares = {
        share.bot: {
            "seats": share.seats,
            "share": round(share.share, 5),
            "low": round(share.low, 5),
            "high": round(share.high, 5),
            "even": round(share.even, 5),
        }
        for share in table.shares
    }
    return {"seats": list(table.names), "games": table.games, "deals": len(table.deals), "shares": shares}


def write_report(folder: Path, told: ArenaResult, command: str) -> None:
    """A page in Markdown, `report.md`, and its pictures.

    Raises:
        NoCharts: when nothing can be drawn here.
    """
    folder.mkdir(parents=True, exist_ok=True)
    page = [f"# {told.title}", "", f"{told.opening}: `{command}`", ""]
    page += _rows("Table", "Bot", "Share of victories", "95 % interval", "Even", "")
    for table in told.tables:
        page += [_row(", ".join(table.names), *_cells(share)) for share in table.shares]
    page += ["", f"Shares: {told.method}.", ""]
    if told.elos:
        charts.draw_elos(folder / "elo.png", told.elos, "Strength")
        charts.draw_win_matrix(folder / "wins.png", list(told.elos), told.matrix, "Who wins how much against whom")
        page += _rows("Bot", "Elo", "95 % interval")
        page += [
            _row(name, f"{elo:+.0f}", f"{low:+.0f} to {high:+.0f}") for name, (elo, low, high) in told.elos.items()
        ]
        page += ["", f"{MODEL}.", "", "![Elo](elo.png)", "", "![Who wins how much against whom](wins.png)", ""]
    charts.draw_decision_times(folder / "times.png", told.times, "Time of a decision", LONGEST)
    page += _rows("Bot", "Decisions", *LatencyHistogram().figures())
    for name, times in told.times.items():
        page.append(_row(name, f"{times.count:,}", *(f"{figure:g} ms" for figure in times.figures().values())))
    page += ["", "![Time of a decision](times.png)", ""]
    replace_file(folder / "report.md", "\n".join(page).encode(), PUBLIC_FILE)


def _cells(share: WinRate) -> tuple[str, ...]:
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return (share.bot, f"{share.share:.1%}", interval, f"{share.even:.1%}", share.verdict)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _rows(*heads: str) -> list[str]:
    return [_row(*heads), "|---" * len(heads) + "|"]


LEAST = 300
"""So many games each table of a ladder plays: the width of an interval is not to be trusted sooner."""
NEVER = 3600.0
"""How many seconds a bot may think that is told how often to try instead."""


def summary() -> str:
    return translate("Help", "let bots play against each other")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seats", metavar="BOT,BOT,...",
        help=translate("Help", "who plays, of {who} (default: {seats})").format(
            who=bot_names_help(), seats=_usual_seats()
        ),
    )  # fmt: skip
    who.add_argument(
        "--pool", metavar="BOT,BOT,...",
        help=translate("Help", "play everyone against everyone, {option} at a table, and tell the Elo").format(
            option="--players"
        ),
    )  # fmt: skip
    who.add_argument(
        "--ladder", action="store_true",
        help=translate(
            "Help",
            "measure each level of the game beside {bot} and beside the level before it, and keep that as what the "
            "program and {file} say of them",
        ).format(bot=REFERENCE, file="resources/bots/README.md"),
    )  # fmt: skip
    add_players(parser, 3, translate("Help", "how many play at each table of a pool (default: {usual})"))
    parser.add_argument(
        "--games", type=number_arg(1, 10_000_000), default=2000, metavar="N",
        help=translate(
            "Help",
            "how many at each table, raised to whole deals: each deal is played once in every rotation of the seats "
            "(default: 2000)",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--until-decided", type=_width, nargs="?", const=0.0, metavar="WIDTH",
        help=translate(
            "Help",
            "play fewer games where the interval leaves out what is even, or is only so wide; it is made wider, to "
            "hold at all numbers of games at once",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--within", type=_width, metavar="SHARE",
        help=translate(
            "Help", "play fewer games where no interval reaches further than this share to each side, as {example}"
        ).format(example="0.03"),
    )  # fmt: skip
    parser.add_argument(
        "--stand-in", metavar="BOT",
        help=translate(
            "Help",
            "let a quick bot play the same deals in the place of the first one, and make the intervals narrower by "
            "what it wins there",
        ),
    )  # fmt: skip
    add_seed(parser)
    parser.add_argument(
        "--budget", type=seconds_arg, metavar="S",
        help=translate("Help", "how long a bot may think about a move (default: 1)"),
    )  # fmt: skip
    parser.add_argument(
        "--iterations", type=number_arg(1, 10_000_000), default=0, metavar="N",
        help=translate("Help", "let searches try so often, however long it takes: the same games on every machine"),
    )  # fmt: skip
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_jobs(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help=translate(
            "Help", "let the workers of a {program} scheduler play, as {address}; 'local' begins {option} of them here"
        ).format(program="Dask", address="tcp://host:8786", option="--jobs"),
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=Path, metavar="FILE",
        help=translate("Help", "keep what has been played in a file, and go on with what is in it"),
    )  # fmt: skip
    said = translate("Help", "write a page with pictures into a folder")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help=said)
    add_json(parser)


def _usual_seats() -> str:
    said = translate("Help", "{seats} for {game}")
    return "; ".join(said.format(seats=",".join(game.usual_seats), game=game.name) for game in GAMES.values())


def _width(text: str) -> float:
    """Parse how wide an interval may be, as a share."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a width: give a share from 0 to 1, as 0.05")
    return value


def run(arguments: argparse.Namespace) -> int:
    """Play and print; exit status 2 when these seats cannot play, 1 when a bot plays what is not legal."""
    game = GAMES[arguments.game]
    limits = ThinkingLimits(arguments.budget or (NEVER if arguments.iterations else 1.0), arguments.iterations)
    try:
        told = game_arguments(game, option_values(arguments.options, game.automata), arguments)
        least = LEAST if arguments.ladder or arguments.within is not None else 0
        plan = ArenaPlan(
            game.name, told, arguments.seed, limits, arguments.games, arguments.until_decided, least, arguments.within,
            arguments.stand_in,
        )  # fmt: skip
        if plan.stand_in is not None:
            game.bot(plan.stand_in)
        tables = _tables(game, arguments)
        options = [plan.seated(names)().options(names) for names in tables]
        if arguments.report is not None or arguments.ladder:
            check_charts()
    except CardFileError:
        raise
    except (ValueError, NoCharts) as error:
        return print_refusal("arena", str(error))
    asked = {
        "version": __version__,
        "weights": _weights(game),
        "game": game.name,
        "cards": [list(known) for known in game.rules.card_sets(options[0])],
        "options": dict(arguments.options),
        "seed": arguments.seed,
        "budget": limits.seconds,
        "iterations": limits.iterations,
        "stand_in": plan.stand_in,
    }
    begin = time.perf_counter()
    try:
        with open_checkpoint(arguments.keep, asked) as kept, worker_pool(arguments.jobs, arguments.cluster) as workers:
            found = [measure_lineup(names, plan, workers, kept) for names in tables]
    except (CheckpointMismatch, NoCluster) as error:
        return print_refusal("arena", str(error))
    except BotError as error:
        return print_refusal("arena", str(error), 1)
    result = ArenaResult(game.title(), found, time.perf_counter() - begin, arguments.until_decided is not None)
    if arguments.ladder:
        save_ratings(game, told, _sets(game, arguments), found, result.times, _command(arguments))
    if arguments.report is not None:
        write_report(arguments.report, result, _command(arguments))
    print(json.dumps({**asked, **result.as_json()}) if arguments.json else "\n".join(result.lines()))
    return 0


def _tables(game: GamePlugin, arguments: argparse.Namespace) -> list[tuple[str, ...]]:
    """Return the players of each table.

    Raises:
        ValueError: with a sentence, when they cannot.
    """
    if arguments.ladder:
        if arguments.kinds or arguments.options or len(_sets(game, arguments)) < len(arguments.cards):
            raise ValueError(
                "A ladder is measured in the game as it is usually played: choose no kinds of cards, no cards of your "
                "own and no options."
            )
        return ladder_tables(game)
    if arguments.pool is not None:
        check_players(game, arguments.players)
        return pool_tables(_named(arguments.pool), arguments.players)
    names = game.usual_seats if arguments.seats is None else _named(arguments.seats)
    if len(names) not in game.rules.seats:
        limits = f"{game.rules.seats[0]} to {game.rules.seats[-1]}"
        raise ValueError(f"{len(names)} cannot play {game.title()}: --seats names {limits} bots.")
    return [names]


def _sets(game: GamePlugin, arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the sets of the game's boxes that were chosen, as they are called there."""
    chosen = {name.casefold() for name in arguments.cards}
    return tuple(name for sets in game.daily for name in sets if name.casefold() in chosen)


def _named(words: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in words.split(",")) if words.strip() else ()


def _weights(game: GamePlugin) -> str:
    """Return a fingerprint of the weights with which the bots of a game play."""
    sums = hashlib.sha256()
    for path in shipped_weights(f"{game.name}*.weights"):
        sums.update(path.name.encode() + read_data(path))
    return sums.hexdigest()[:16]


def _command(arguments: argparse.Namespace) -> str:
    """Return the command that plays the same games again, with any number of processes."""
    words = ["gonfalon", "arena", "--game", arguments.game]
    if arguments.ladder:
        words.append("--ladder")
    elif arguments.pool is not None:
        words += ["--pool", arguments.pool, "--players", str(arguments.players)]
    elif arguments.seats is not None:
        words += ["--seats", arguments.seats]
    words += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.until_decided is not None:
        words += ["--until-decided", f"{arguments.until_decided:g}"]
    if arguments.within is not None:
        words += ["--within", f"{arguments.within:g}"]
    if arguments.stand_in is not None:
        words += ["--stand-in", arguments.stand_in]
    for key in ("budget", "iterations", "kinds"):
        if getattr(arguments, key):
            words += [f"--{key}", f"{getattr(arguments, key):g}" if key != "kinds" else arguments.kinds]
    for name in arguments.cards:
        words += ["--cards", name]
    for name, value in arguments.options:
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)
