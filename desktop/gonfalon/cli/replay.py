"""`gonfalon replay`: checks a record and prints its moves and its result."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from gonfalon.cli.sets import add_sets, shelves_in
from gonfalon.cli.words import add_json, refuse
from gonfalon.core.record import Record, RecordError, read_file
from gonfalon.session.match import Match


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, *.gonfalon")
    add_sets(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay and print; exit status 1 when the record is no record or does not agree with the rules."""
    try:
        record = read_file(Path(arguments.file), arguments.file)
        match = Match.restore(record, shelves_in(arguments.sets))
    except RecordError as error:
        return refuse("replay", str(error), 1)
    if arguments.json:
        print(json.dumps(_as_json(record, match), ensure_ascii=True))
    else:
        print("\n".join(_as_lines(record, match)))
    return 0


def _as_json(record: Record, match: Match) -> dict[str, Any]:
    outcome = match.outcome
    families = [seat.family for seat in record.seats]
    return {
        "game": record.game,
        "seed": record.seed,
        "seats": [{"family": seat.family, "name": seat.name, "bot": seat.bot} for seat in record.seats],
        "moves": [{"family": answer.family, "move": answer.move} for answer in record.moves],
        "finished": outcome is not None,
        "scores": dict(zip(families, outcome.scores, strict=True)) if outcome else None,
        "tie_break": dict(zip(families, outcome.tie_break, strict=True)) if outcome and outcome.tie_break else None,
        "winners": [families[seat] for seat in outcome.winners] if outcome else None,
    }


def _as_lines(record: Record, match: Match) -> list[str]:
    lines = [f"{record.game}, seed {record.seed}"]
    for seat in record.seats:
        # A name may hold anything, and this goes to a terminal.
        name = "".join(sign if sign.isprintable() else "?" for sign in seat.name)
        lines.append(f"{seat.family}  {name}{f' ({seat.bot})' if seat.bot else ''}")
    lines += [f"{number:>4}. {answer.family} {answer.move}" for number, answer in enumerate(record.moves, 1)]
    outcome = match.outcome
    families = [seat.family for seat in record.seats]
    if outcome is None:
        waited_for = match.decision_seat
        assert waited_for is not None
        lines.append(f"Not finished: {families[waited_for]} has to decide.")
    else:
        scores = zip(families, outcome.scores, strict=True)
        lines.append("Scores: " + ", ".join(f"{family} {score}" for family, score in scores))
        if outcome.tie_break is not None:
            seats, what = match.tied
            figures = ", ".join(f"{families[seat]} {outcome.tie_break[seat]}" for seat in seats)
            lines.append(f"Tie-break: {figures} ({what})")
        lines.append("Won by " + " and ".join(families[seat] for seat in outcome.winners))
    return lines
