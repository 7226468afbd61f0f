"""`gonfalon coach`: tells what decided a game that is over."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from gonfalon.bots.coach import Report, review
from gonfalon.bots.errand import NICE
from gonfalon.cli.language import add_language, speak
from gonfalon.cli.progress import progress
from gonfalon.cli.replay import STDIN, asked_for, complaint
from gonfalon.cli.sets import add_sets, shelves_in
from gonfalon.cli.terminal import tell
from gonfalon.cli.words import add_json, refuse
from gonfalon.core.record import RecordError, printable
from gonfalon.session.coach_words import chances, counted, moments_told, played_on
from gonfalon.session.coached import case_of, kept_report
from gonfalon.session.match import Match
from gonfalon.session.retelling import text_table
from gonfalon.texts.catalogue import translate
from gonfalon.texts.figures import percent
from gonfalon.texts.tables import NoTable

PARTS = 1000
"""In so many parts its progress is told."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        help=translate("Help", "the record of a finished game, or its line; - reads what is typed"),
    )
    add_language(parser)
    add_sets(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at the game, unless the window has done so already, and print what was found; 1 where there is no such."""
    speak(arguments.language)
    try:
        match = Match.restore(asked_for(arguments.file), shelves_in(arguments.sets))
        if not match.over:
            return refuse("coach", translate("CoachPanel", "The coach is available only after the game."), 1)
        report = None if arguments.file == STDIN else kept_report(match, Path(arguments.file))
        report = report or _looked(match)
        if arguments.json:
            print(json.dumps(_as_json(match, report)))
        else:
            tell(*_as_lines(match, report))
    except (RecordError, NoTable) as error:
        return refuse("coach", complaint(error), 1)
    return 0


def _looked(match: Match) -> Report:
    if hasattr(os, "nice"):
        os.nice(NICE)
    work = review(case_of(match), match.game)
    with progress(PARTS, "parts") as bar:
        while True:
            try:
                bar.update(round(PARTS * next(work)) - bar.n)
            except StopIteration as end:
                found: Report = end.value
                return found


def _as_json(match: Match, report: Report) -> dict[str, Any]:
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


def _as_lines(match: Match, report: Report) -> list[str]:
    lines = [match.title, counted(report), played_on(report), ""]
    lines += [f"{step:>4}. {', '.join(chances(match, shares))}" for step, shares in report.course]
    told, sign = moments_told(match, report, text_table(match).telling), translate("Coach", "{percent}%")
    for one in told:
        lines += ["", f"{one.where}. {one.title}", one.change, one.why]
        lines += [f"{sign.format(percent=percent(chance)):>6}  {words}" for words, chance in sorted(
            one.answers, key=lambda answer: -answer[1])]  # fmt: skip
    if not told:
        lines += ["", translate("CoachPanel", "No single move decided this game beyond doubt.")]
    return [printable(line.replace("\N{NO-BREAK SPACE}", " ")) for line in lines]
