"""`gonfalon train`: let a bot learn a game, or a set of cards, and report how it went."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from gonfalon.cli.common_arguments import (
    add_cards,
    add_game,
    add_jobs,
    add_options,
    add_seed,
    add_sets,
    chosen_options,
    number_arg,
    print_refusal,
)
from gonfalon.cli.terminal import ProgressBar
from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.games import GAMES
from gonfalon.session.plugin import GamePlugin, entry_point
from gonfalon.texts.translations import translate
from gonfalon.user.folders import bots_folder
from gonfalon_lab import charts
from gonfalon_lab.charts import NoCharts, check_charts
from gonfalon_lab.training import (
    SELF,
    STEP,
    EnvironmentPool,
    LearnableGame,
    OpponentMix,
    TrainingLoop,
    TrainingPlan,
    TrainingState,
)
from gonfalon_lab.win_rates import Encounter, fit_elos, win_matrix

LEARNER_GROUP: Final = "gonfalon.learners"
"""The group of the entry points that make a `LearnableGame` of rule options; each has the name of its game."""
TRAINING_GROUP: Final = "gonfalon.trainings"
"""The group of those that make of rule options, the number of games and the seed a training in a way of the game's own,
with `at`, `games`, `run` and `write`; `GAME-N` is one for N players alone, and is told its folder too."""
DEALS = 60
"""Of each two who are compared, in every rotation of one against two."""
EXPLOITED = 1000
"""Deals, each in three rotations, that tell how much a bot can be exploited."""
STAGES = 4
"""So many of those whom the learner was before are compared."""


def write_report(course: TrainingLoop, folder: Path, title: str) -> None:
    """Play what has to be compared, and write `index.md` and its pictures.

    Args:
        course: a training that is over.
        folder: where they go.
        title: what was learned.

    Raises:
        NoCharts: when no pictures can be drawn here.
    """
    charts.check_charts()
    folder.mkdir(parents=True, exist_ok=True)
    at, learnable_game = course.at, course.learnable_game
    points = [(said["games"], said["share"], said["low"], said["high"]) for said in at.curve]
    charts.draw_learning_curve(
        folder / "learning.png", {f"against two of {Path(course.rival).stem}": points}, f"{title}: learning", even=1 / 3
    )
    called = {SELF: "learner", **{name: name for name in learnable_game.tutors}}
    every = max(1, len(at.former) // STAGES)
    for name in at.former[every - 1 :: every]:
        called[str(course.folder / name)] = Path(name).stem.replace("former-", "after ")
    met = []
    with EnvironmentPool(course.find, course.jobs) as played:
        for one in called:
            for other in called:
                if one != other:
                    names = one, other, other
                    met.append(Encounter(tuple(called[name] for name in names), course.deals(played, names, DEALS)))
    found = fit_elos(met, learnable_game.tutors[0])
    matrix = win_matrix(met, list(found))
    charts.draw_win_matrix(folder / "matrix.png", list(found), matrix, f"{title}: who wins against whom")
    charts.draw_elos(folder / "elo.png", found, f"{title}: Elo")
    page = [
        f"# {title}", "",
        *(f"- {key}: {value}" for key, value in learnable_game.about().items()),
        f"- games: {at.games}, seed {course.plan.seed}, {at.seconds:.0f} s in {course.jobs} processes", "",
        "![learning curve](learning.png)", "",
        "| games | seconds | share | 95 % interval | entropy | value's surprise |",
        "|---|---|---|---|---|---|",
        *(
            "| {games:.0f} | {seconds:.0f} | {share:.3f} | {low:.3f} to {high:.3f} | {entropy:.3f} | {surprise:.3f} |"
            .format(**said)
            for said in at.curve
        ), "",
        "![win matrix](matrix.png)", "", "![Elo](elo.png)", "",
    ]  # fmt: skip
    replace_file(folder / "index.md", "\n".join(page).encode(), PUBLIC_FILE)


GAMES_PLAYED = 300_000
"""Enough for ten kinds of cards; 20 to 40 minutes of two processes."""


def summary() -> str:
    return translate("Help", "let a bot learn a game by playing it")


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", type=number_arg(2, 9), default=0, metavar="N",
        help=translate(
            "Help", "learn to play with this number of players only, where a game has a way for it; needs {package}"
        ).format(package="NumPy"),
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help=translate("Help", "where the weights are written (default: where this user's bots find them)"),
    )  # fmt: skip
    parser.add_argument(
        "--games", type=number_arg(STEP, 100_000_000), default=0, metavar="N",
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
        "--from", dest="start", type=Path, metavar="FILE",
        help=translate("Help", "begin with these weights, and not with none"),
    )  # fmt: skip
    parser.add_argument(
        "--league", type=Path, metavar="FILE", action="append", default=[],
        help=translate(
            "Help",
            "meet the bot of these weights too, as one that has learned only to beat it; may be given repeatedly",
        ),
    )  # fmt: skip
    parser.add_argument(
        "--measured", type=number_arg(1, 10_000), default=TrainingPlan.measured, metavar="N",
        help=translate(
            "Help", "how many times it is measured against two bots by rules of thumb (default: {usual})"
        ).format(usual=TrainingPlan.measured),
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
        if arguments.players:
            return _for_players(arguments, game, options)
        training = entry_point(TRAINING_GROUP, game.name)
        if training is not None:
            school = training(options, arguments.games, arguments.seed)
            return _watched(school, arguments.out or bots_folder() / f"{game.name}.weights")
        learner = entry_point(LEARNER_GROUP, game.name)
        if learner is None:
            return print_refusal("train", f"{game.title()} is not learned: its bots play by rules of thumb.")
        find: Callable[[], LearnableGame] = partial(learner, options)
        mixture = OpponentMix(tutors=30, former=10, league=40) if arguments.league else OpponentMix()
        if arguments.against is not None:
            mixture = OpponentMix(tutors=0, former=100)
        plan = TrainingPlan(
            arguments.games or GAMES_PLAYED,
            arguments.seed,
            mixture=mixture,
            measured=arguments.measured,
            start=str(arguments.start or ""),
            against=str(arguments.against or ""),
            league=tuple(map(str, arguments.league)),
        )
        if arguments.report is not None:
            check_charts()
        out = arguments.out or bots_folder() / f"{_stem(game.name, find().about())}.weights"
        course = TrainingLoop(find, plan, arguments.folder or out.with_name(f"{out.name}.training"), arguments.jobs)
        told = len(course.at.curve)
        with ProgressBar(plan.games, "games") as bar:
            for at in course.run():
                bar.reach(at.games)
                if len(at.curve) > told:
                    bar.write(_line(at))
                told = len(at.curve)
    except CardFileError:
        raise
    except (ValueError, NoCharts) as error:
        return print_refusal("train", str(error))
    course.write(out)
    if arguments.report is not None:
        write_report(course, arguments.report, f"{game.title()}: {out.stem}")
    print(_done(course.at, out))
    if arguments.against is not None:
        with EnvironmentPool(find, arguments.jobs) as played:
            share = course.share(played, EXPLOITED)
        print(f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}) of victories beside two of {arguments.against}")
    return 0


def _for_players(arguments: argparse.Namespace, game: GamePlugin, options: object) -> int:
    """Learn what is learned for this number of players alone.

    Raises:
        ValueError: with a sentence, when the folder holds another training.
    """
    name = f"{game.name}-{arguments.players}"
    training = entry_point(TRAINING_GROUP, name)
    if training is None:
        return print_refusal("train", f"Nothing is learned of {game.title()} for {arguments.players} players alone.")
    out = arguments.out or bots_folder() / f"{name}.weights"
    folder = arguments.folder or out.with_name(f"{out.name}.training")
    return _watched(training(options, arguments.games, arguments.seed, folder), out)


def _watched(school: Any, out: Path) -> int:
    """Learn in the way of a game's own."""
    with ProgressBar(school.games, "games") as bar:
        for at in school.run():
            bar.reach(at.games)
    school.write(out)
    print(_done(school.at, out))
    return 0


def _done(at: TrainingState, out: Path) -> str:
    return f"{out}: learned in {at.games} games, {at.seconds:.0f} s"


def _stem(name: str, about: Mapping[str, str]) -> str:
    """Return the file name stem of what was learned, by the game and the cards."""
    cards = re.sub(r"[^a-z0-9]+", "-", about.get("cards", "").lower()).strip("-")
    return f"{name}-{cards}" if cards else name


def _line(at: TrainingState) -> str:
    said = at.curve[-1]
    share = f"{said['share']:.1%} of victories in one of three seats ({said['low']:.1%} to {said['high']:.1%})"
    return f"{at.games:,} games, {at.seconds:.0f} s: {share}, entropy {said['entropy']:.2f}"
