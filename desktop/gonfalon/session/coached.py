"""What a coach has found about a game, kept beside its record."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from gonfalon.bots.coach import MOMENTS, Case, Report, read_report
from gonfalon.core.digest import digest
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import MAX_BYTES, SUFFIX, RecordError, load, write
from gonfalon.core.writing import replace_file
from gonfalon.session.journal import FINISHED
from gonfalon.session.keeping import beside, kept_folder
from gonfalon.session.match import Match

__all__ = ["case_of", "file_of", "keep_report", "kept_report"]


def case_of(match: Match) -> Case:
    """A game that is over, for a coach: the people's decisions are looked at, or everybody's where only bots played.

    Raises:
        LookupError: before the end, because it tells all hidden cards.
    """
    people = tuple(seat for seat, who in enumerate(match.seats) if who.bot is None)
    judged = people or tuple(range(len(match.seats)))
    opening, pace = match.past_state(0), match.game.pace
    if pace.to_end and match.game.usual_play(opening.table) is None:
        pace = pace.by_bots()
    return Case(match.game.name, opening, tuple(match.moves), judged, match.new_game.seed, pace)


def file_of(match: Match, folder: Path) -> Path | None:
    """Where a game lies among those of a folder, None where it does not."""
    if match.journal is not None and match.journal.path is not None:
        return match.journal.path
    data = write(match.record()).encode()
    for place in (folder / FINISHED, kept_folder(folder)):
        for path in sorted(place.glob(f"*{SUFFIX}")):
            with suppress(OSError, RecordError):
                if path.stat().st_size == len(data) and load(path) == data:
                    return path
    return None


def keep_report(match: Match, report: Report, record: Path) -> None:
    """Keep a report beside the file of its record.

    Raises:
        OSError: when that is not possible.
    """
    replace_file(beside(record), json.dumps({"of": _mark(match), "report": report.text()}).encode())


def kept_report(match: Match, record: Path) -> Report | None:
    """What was kept of this very game; None where nothing was, or something else than that."""
    with suppress(UnreadableFile, ValueError, KeyError, TypeError, RecursionError):
        found = json.loads(read_bytes(beside(record), MAX_BYTES, "a report"))
        if found["of"] == _mark(match):
            report = read_report(found["report"])
            if _is_of(match, report):
                return report
    return None


def _is_of(match: Match, report: Report) -> bool:
    """Whether everything in it can have been found about this game."""
    steps = [step for step, _ in report.course]
    whole = steps == sorted(set(steps)) and steps[:1] == [0] and steps[-1:] == [len(match.moves)]
    # Each moment is played again below.
    whole = whole and len(report.moments) <= MOMENTS
    if not whole or any(len(shares) != len(match.seats) for _, shares in report.course):
        return False
    for moment in report.moments:
        if not (0 <= moment.step < len(match.moves) and 0 <= moment.seat < len(match.seats)):
            return False
        if moment.tried:
            state = match.past_state(moment.step)
            answers = [one.move for one in moment.tried]
            if state.seat != moment.seat or answers[0] != str(match.moves[moment.step]):
                return False
            if not set(answers) <= set(map(str, state.moves)):
                return False
    return True


def _mark(match: Match) -> str:
    """What tells a game apart from others, whatever is written about it later."""
    return digest(write(replace(match.record(), title="", note="")).encode())
