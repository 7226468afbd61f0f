"""A player's own mistakes as puzzles: found by a coach, kept in files and asked again until they are learned."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.files import digest, private_folder, replace_file
from gonfalon.core.record import RecordError, format_record
from gonfalon.session.puzzle_writer import format_puzzle
from gonfalon.session.puzzles import GRADES, RIVAL, WHOLE, Puzzle, read_puzzles

if TYPE_CHECKING:
    from gonfalon.session.card_sources import CardSources
    from gonfalon.session.game_analysis import AnalysisReport, KeyMoment
    from gonfalon.session.match import Match

MOST: Final = 60
"""So many are kept; the oldest go first."""
AGAIN_AFTER: Final = (1, 7)
"""After so many days what was solved is asked again."""
HARDEST: Final = GRADES[-1]


def mistake_id(match: Match, moment: KeyMoment) -> str:
    """Return the name by which a moment of a game is kept."""
    mark = digest(format_record(replace(match.record(), title="", note="")).encode())
    return f"m{mark[:12].lower()}-{moment.step}"


def is_mistake(match: Match, moment: KeyMoment) -> bool:
    """Return whether a moment is a costly move of somebody at the screen that another move beats beyond doubt."""
    own = match.seats[moment.seat].bot is None
    return own and moment.kind == "costly" and bool(moment.rest or moment.tried) and not moment.as_good(moment.tried[0])


def puzzle_of(match: Match, moment: KeyMoment, by: str, *, to_end: bool) -> Puzzle:
    """Return the puzzle that asks for the better move of a moment.

    Args:
        match: a game that is over.
        moment: one of its mistakes.
        by: who played on in the coach's games.
        to_end: whether those were played to the end, so that points can be told.
    """
    record = match.record()
    seats = tuple(
        seat._replace(bot=None if at == moment.seat else seat.bot or RIVAL) for at, seat in enumerate(record.seats)
    )
    record = replace(record, seats=seats, moves=record.moves[: moment.step], outcome=None, title="", note="")
    ranked = moment.ranked
    least = min(one.chance for one in ranked if moment.as_good(one))
    shares = {one.move: round(WHOLE * one.chance) for one in ranked}
    points = {one.move: (max(0, round(10 * one.score)), max(0, round(10 * one.rival))) for one in ranked}
    return Puzzle(
        mistake_id(match, moment),
        HARDEST,
        record,
        tuple(one.move for one in ranked if shares[one.move] >= round(WHOLE * least)),
        shares,
        by,
        moment.tries,
        round(WHOLE * moment.doubt / 2),
        scores=points if to_end else {},
        lines=dict(zip((one.move for one in moment.tried), moment.lines, strict=False)),
    )


def keep_mistakes(match: Match, report: AnalysisReport, card_sources: CardSources, folder: Path) -> None:
    """Keep the mistakes of a game as puzzles in a folder, unless they are there already.

    Raises:
        OSError: when that is not possible.
    """
    for moment in report.moments:
        path = folder / f"{mistake_id(match, moment)}.yaml"
        if not is_mistake(match, moment) or path.exists():
            continue
        puzzle = puzzle_of(match, moment, match.game.analysis_budget.by, to_end=report.to_end)
        with suppress(RecordError):
            puzzle.match(card_sources)
            private_folder(folder)
            replace_file(path, format_puzzle(puzzle).encode())
    for path in _newest_first(folder)[MOST:]:
        path.unlink(missing_ok=True)


def kept_mistakes(folder: Path) -> list[Puzzle]:
    """Return the mistakes that are kept in a folder, the newest first; what cannot be read is left out."""
    found = []
    for path in _newest_first(folder):
        with suppress(CardFileError):
            found += read_puzzles(path)
    return found


def _newest_first(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("m*.yaml"), key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


# -- asked again -------------------------------------------------------------------------------------------------------


def after_answer(kept: str, day: date, *, right: bool) -> str:
    """Return what is remembered of a mistake after an answer, of what was remembered before (empty for nothing)."""
    if not right:
        return ""
    if not is_due(kept, day):
        return kept
    solved = _solved(kept)
    days = AGAIN_AFTER[solved] if solved < len(AGAIN_AFTER) else None
    due = date.max if days is None else day + timedelta(days)
    return f"{solved + 1} {due.isoformat()}"


def is_due(kept: str, day: date) -> bool:
    """Return whether a mistake is to be asked on a day."""
    _, _, due = kept.partition(" ")
    try:
        return date.fromisoformat(due) <= day
    except ValueError:
        return True


def _solved(kept: str) -> int:
    word = kept.partition(" ")[0]
    return int(word) if word.isdecimal() and len(word) < 3 else 0
