"""`gonfalon coach`: tells what decided a game that is over."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from gonfalon.bots.process import usable_cores
from gonfalon.cli.common_arguments import add_jobs, add_json, add_sets, card_sources_in, print_refusal
from gonfalon.cli.parser import add_language, use_language
from gonfalon.cli.replay import STDIN, complaint, load_replayed
from gonfalon.cli.terminal import ProgressBar, print_lines
from gonfalon.core.record import RecordError, printable
from gonfalon.games import find_game
from gonfalon.session.analysis import analysis_case, chances_text, load_report, method_text, moment_texts, playouts_text
from gonfalon.session.analysis_task import AnalysisTask, analyze
from gonfalon.session.game_analysis import AnalysisReport
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import text_board_of
from gonfalon.texts.formatting import format_percent
from gonfalon.texts.text_board import NoTextBoard
from gonfalon.texts.translations import translate

PARTS = 1000
"""In so many parts its progress is told."""
POLL_SECONDS = 0.05


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        help=translate("Help", "the record of a finished game, or its line; - reads what is typed"),
    )
    add_language(parser)
    add_sets(parser)
    add_json(parser)
    add_jobs(parser, usable_cores())


def run(arguments: argparse.Namespace) -> int:
    """Look at the game, unless the window has done so already, and print what was found; 1 where there is no such."""
    use_language(arguments.language)
    try:
        match = Match.restore(load_replayed(arguments.file), card_sources_in(arguments.sets))
        if not match.over:
            return print_refusal("coach", translate("AnalysisPanel", "The coach is available only after the game."), 1)
        report = None if arguments.file == STDIN else load_report(match, Path(arguments.file))
        report = report or _looked(match, arguments.jobs)
        if arguments.json:
            print(json.dumps(_as_json(match, report)))
        else:
            print_lines(*_as_lines(match, report))
    except (RecordError, NoTextBoard) as error:
        return print_refusal("coach", complaint(error), 1)
    return 0


def _looked(match: Match, jobs: int) -> AnalysisReport:
    case = analysis_case(match)
    with ProgressBar(PARTS, "parts") as bar:
        if jobs > 1:
            task = AnalysisTask(case, find_game, jobs)
            while task.poll():
                bar.reach(round(PARTS * task.done))
                time.sleep(POLL_SECONDS)
            if task.report is not None:
                return task.report
        # Here, where other processes cannot be had.
        work = analyze(case, match.game)
        while True:
            try:
                bar.reach(round(PARTS * next(work)))
            except StopIteration as end:
                found: AnalysisReport = end.value
                return found


def _as_json(match: Match, report: AnalysisReport) -> dict[str, object]:
    families = [seat.family for seat in match.seats]
    return {
        "game": match.game.name,
        "endings": report.endings,
        "to_end": report.to_end,
        "course": [
            {"step": step, "chances": dict(zip(families, shares, strict=True))} for step, shares in report.course
        ],
        "moments": [
            {
                **moment._asdict(),
                "seat": families[moment.seat],
                "tried": [{"move": one.move, "chance": one.chance} for one in moment.tried],
            }
            for moment in report.moments
        ],
    }


def _as_lines(match: Match, report: AnalysisReport) -> list[str]:
    lines = [match.title, playouts_text(report), method_text(report), ""]
    lines += [f"{step:>4}. {', '.join(chances_text(match, shares))}" for step, shares in report.course]
    told, sign = (
        moment_texts(match, report, text_board_of(match).log_renderer),
        translate("AnalysisController", "{percent}%"),
    )
    for one in told:
        lines += ["", f"{one.where}. {one.title}", one.change, one.why]
        lines += [
            f"{sign.format(percent=format_percent(row.chance)):>6}  {row.rank}. {row.text}" for row in one.answers
        ]
        lines += one.reasons
    if not told:
        lines += ["", translate("AnalysisPanel", "No single move decided this game beyond doubt.")]
    return [printable(line.replace("\N{NO-BREAK SPACE}", " ")) for line in lines]
