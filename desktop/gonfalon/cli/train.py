"""`gonfalon train`: lets a bot learn a game, or a set of cards, by playing it against a league."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gonfalon.bots.charts import NoCharts, check_charts
from gonfalon.bots.training.course import STEP, Course, Plan, Standpoint
from gonfalon.bots.training.league import Mixture
from gonfalon.bots.training.report import write_report
from gonfalon.cli.progress import progress
from gonfalon.cli.sets import add_cards, add_sets, chosen_options
from gonfalon.cli.words import add_game, add_jobs, add_options, add_seed, refuse, whole
from gonfalon.core.deck import CardFileError
from gonfalon.games import GAMES
from gonfalon.texts.catalogue import translate
from gonfalon.user.folders import bots_folder

GAMES_PLAYED = 300_000
"""Enough for ten kinds of cards; 20 to 40 minutes of two processes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help=translate("Help", "where the weights are written (default: where this user's bots find them)"),
    )  # fmt: skip
    parser.add_argument(
        "--games", type=whole(STEP, 100_000_000), default=0, metavar="N",
        help=translate(
            "Help", "how many games are played (default: {usual}, or as many as a game needs that is learned its way)"
        ).format(usual=GAMES_PLAYED),
    )  # fmt: skip
    parser.add_argument(
        "--folder", type=Path, metavar="FOLDER",
        help=translate(
            "Help", "where checkpoints are kept; a training that was interrupted goes on (default: {usual})"
        ).format(usual="FILE.training"),
    )  # fmt: skip
    parser.add_argument(
        "--against", type=Path, metavar="FILE",
        help=translate(
            "Help", "learn only to beat the bot whose weights these are, to see how much it can be exploited"
        ),
    )  # fmt: skip
    parser.add_argument(
        "--measured", type=whole(1, 10_000), default=Plan.measured, metavar="N",
        help=translate(
            "Help", "how many times it is measured against two bots by rules of thumb (default: {usual})"
        ).format(usual=Plan.measured),
    )  # fmt: skip
    said = translate("Help", "write a page with pictures of how it went")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help=said)
    add_options(parser)
    add_cards(parser)
    add_sets(parser)
    add_seed(parser)
    add_jobs(parser)


def run(arguments: argparse.Namespace) -> int:
    """Learn and print the curve; exit status 2 when the game is not learned, or the folder holds another training."""
    game = GAMES[arguments.game]
    try:
        options = chosen_options(game, arguments, game.rules.seats[0])
        school = game.schooling(options, arguments.games, arguments.seed)
        if school is not None:
            return _watched(school, arguments.out or bots_folder() / f"{game.name}.weights")
        find = game.learning(options)
        if find is None:
            return refuse("train", f"{game.title()} is not learned: its bots play by rules of thumb.")
        mixture = Mixture() if arguments.against is None else Mixture(tutors=0, former=100)
        plan = Plan(
            arguments.games or GAMES_PLAYED,
            arguments.seed,
            mixture=mixture,
            measured=arguments.measured,
            against=str(arguments.against or ""),
        )
        if arguments.report is not None:
            check_charts()
        out = arguments.out or bots_folder() / f"{_stem(game.name, find().about())}.weights"
        course = Course(find, plan, arguments.folder or out.with_name(f"{out.name}.training"), arguments.jobs)
        told = len(course.at.curve)
        with progress(plan.games, "games") as bar:
            for at in course.run():
                bar.update(at.games - bar.n)
                if len(at.curve) > told:
                    bar.write(_line(at))
                told = len(at.curve)
    except CardFileError:
        raise
    except (ValueError, NoCharts) as error:
        return refuse("train", str(error))
    course.write(out)
    if arguments.report is not None:
        write_report(course, arguments.report, f"{game.title()}: {out.stem}")
    print(_done(course.at, out))
    return 0


def _watched(school: Any, out: Path) -> int:
    """Learn in the way of a game's own."""
    with progress(school.games, "games") as bar:
        for at in school.run():
            bar.update(at.games - bar.n)
    school.write(out)
    print(_done(school.at, out))
    return 0


def _done(at: Standpoint, out: Path) -> str:
    return f"{out}: learned in {at.games} games, {at.seconds:.0f} s"


def _stem(name: str, about: Mapping[str, str]) -> str:
    """What the file of what was learned is called, by the game and the cards."""
    cards = re.sub(r"[^a-z0-9]+", "-", about.get("cards", "").lower()).strip("-")
    return f"{name}-{cards}" if cards else name


def _line(at: Standpoint) -> str:
    said = at.curve[-1]
    share = f"{said['share']:.1%} of victories in one of three seats ({said['low']:.1%} to {said['high']:.1%})"
    return f"{at.games:,} games, {at.seconds:.0f} s: {share}, entropy {said['entropy']:.2f}"
