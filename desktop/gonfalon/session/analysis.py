"""The analysis of a finished game: kept beside its record, and in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.core.dice import Dice
from gonfalon.core.files import UnreadableFile, digest, read_bytes, replace_file
from gonfalon.core.game import Event
from gonfalon.core.record import MAX_BYTES, SUFFIX, RecordError, format_record, load_bytes
from gonfalon.session.continuation import tell_continuation
from gonfalon.session.game_analysis import MOMENTS, AnalysisCase, AnalysisReport, KeyMoment, read_report
from gonfalon.session.journal import FINISHED
from gonfalon.session.match import Match, continuation
from gonfalon.session.named_saves import analysis_file, named_saves_folder
from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import AnyLogRenderer
from gonfalon.texts.translations import translate


def analysis_case(match: Match) -> AnalysisCase:
    """A game that is over, for a coach: the people's decisions are looked at, or everybody's where only bots played.

    Raises:
        LookupError: before the end, because it tells all hidden cards.
    """
    people = tuple(seat for seat, who in enumerate(match.seats) if who.bot is None)
    judged = people or tuple(range(len(match.seats)))
    opening, analysis_budget = match.past_state(0), match.game.analysis_budget
    if analysis_budget.to_end and match.game.usual_policy(opening.table) is None:
        analysis_budget = analysis_budget.by_bots()
    return AnalysisCase(match.game.name, opening, tuple(match.moves), judged, match.new_game.seed, analysis_budget)


def record_file(match: Match, folder: Path) -> Path | None:
    """Return the file of a game among those of a folder, None where it is not there."""
    if match.journal is not None and match.journal.path is not None:
        return match.journal.path
    data = format_record(match.record()).encode()
    for place in (folder / FINISHED, named_saves_folder(folder)):
        for path in sorted(place.glob(f"*{SUFFIX}")):
            with suppress(OSError, RecordError):
                if path.stat().st_size == len(data) and load_bytes(path) == data:
                    return path
    return None


def deciding_step(match: Match, seat: int, event: int, report: AnalysisReport | None) -> int | None:
    """Return after how many moves a player had the decision that decided most; None where there was none.

    Args:
        match: a match that is over.
        seat: the first seat of the player.
        event: what turned the game, among all that happened; the last decision before it counts.
        report: what a coach has found, whose costliest moment of that player comes first.
    """
    costly = [
        moment for moment in (report.moments if report is not None else ())
        if moment.kind == "costly" and match.leaders[moment.seat] == seat
    ]  # fmt: skip
    if costly:
        return max(costly, key=lambda moment: moment.before - moment.after).step
    happened, steps = 0, 0
    for played_move in match.all_played_moves():
        if happened > event:
            break
        happened += len(played_move.events)
        steps += 1
    own = (step for step in range(steps - 1, -1, -1) if match.leaders[match.deciders[step]] == seat)
    return next((step for step in own if len(match.past_state(step).moves) > 1), None)


def save_report(match: Match, report: AnalysisReport, record: Path) -> None:
    """Keep a report beside the file of its record.

    Raises:
        OSError: when that is not possible.
    """
    replace_file(analysis_file(record), json.dumps({"of": _mark(match), "report": report.text()}).encode())


def load_report(match: Match, record: Path) -> AnalysisReport | None:
    """Return the report kept of this very game; None where there is none, or one of something else."""
    with suppress(UnreadableFile, ValueError, KeyError, TypeError, RecursionError):
        found = json.loads(read_bytes(analysis_file(record), MAX_BYTES, "a report"))
        if found["of"] == _mark(match):
            report = read_report(found["report"])
            if _is_of(match, report):
                return report
    return None


def _is_of(match: Match, report: AnalysisReport) -> bool:
    """Return whether everything in a report can have been found about this game."""
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
            answers += [one.move for one in moment.rest]
            if not set(answers) <= set(map(str, state.moves)) or len(moment.lines) not in (0, len(moment.tried)):
                return False
    return True


def _mark(match: Match) -> str:
    """Return a digest that tells a game apart from others, regardless of later titles and notes."""
    return digest(format_record(replace(match.record(), title="", note="")).encode())


class AnswerRow(NamedTuple):
    """A move of a moment, as a row of the coach's table."""

    move: str
    """Its word."""
    text: str
    """What is done."""
    chance: float
    margin: float
    """How far the chance may lie from the truth."""
    points: float | None
    """The seat's at the end, on average; None where nobody played so far."""
    rank: int
    """Its place among all moves, counted from 1."""
    played: bool
    as_good: bool
    """Whether the best may well be no better."""


class MomentText(NamedTuple):
    """A moment in words."""

    step: int
    kind: str
    where: str
    title: str
    change: str
    why: str
    answers: Sequence[AnswerRow]
    """The best moves and what was played, the best first; nothing where no decision is told of."""
    reasons: Sequence[str] = ()
    """Why the first of them is good, and why what was played is not."""


MOST_ROWS: Final = 4
"""So many moves are compared: the best three, and what was played."""


def moment_texts(match: Match, report: AnalysisReport, log_renderer: AnyLogRenderer) -> list[MomentText]:
    """Return the texts of all moments of a match's report, addressed to no particular seat."""
    return [_told(match, report, moment, log_renderer) for moment in report.moments]


def playouts_text(report: AnalysisReport) -> str:
    """Return the text on how many playouts the chances at each step rest on."""
    said = translate("AnalysisController", "Simulated endings at each step: up to {count}")
    if not report.to_end:
        said = translate("AnalysisController", "Looks a few turns ahead, per step: {count}")
    return said.format(count=report.endings)


def method_text(report: AnalysisReport) -> str:
    """Return the text on who played in the playouts, and how far."""
    if report.to_end:
        return translate(
            "AnalysisController", "Bots finished the game from every step, each knowing only what its seat knew."
        )
    return translate(
        "AnalysisController",
        "From every step bots played on for some turns, each knowing only what its seat knew, and then judged the "
        "position by what they had learned.",
    )


def chances_text(match: Match, shares: Sequence[float]) -> list[str]:
    """Return the text on how likely each player was to win."""
    said, to_you = (
        translate("AnalysisController", "{name}: {percent}%"),
        translate("AnalysisController", "You: {percent}%"),
    )
    return [
        (to_you if seat.family == match.reader else said).format(name=seat.name, percent=format_percent(share))
        for seat, share in zip(match.seats, shares, strict=True)
    ]


def _told(match: Match, report: AnalysisReport, moment: KeyMoment, log_renderer: AnyLogRenderer) -> MomentText:
    name, tried = match.seats[moment.seat].name, moment.tried
    own = match.seats[moment.seat].family == match.reader
    shift = translate("AnalysisController", "{name}: {before}% → {after}%")
    if own:
        shift = translate("AnalysisController", "You: {before}% → {after}%")
    change = shift.format(name=name, before=format_percent(moment.before), after=format_percent(moment.after))
    where = translate("AnalysisController", "Step {number}").format(number=moment.step)
    played_moves = _MoveTexts(match, moment.step, log_renderer)
    title = played_moves.told(str(match.moves[moment.step]))
    if moment.kind == "lead":
        why = translate("AnalysisController", "From here on {name} was most likely to win.").format(name=name)
        if own:
            why = translate("AnalysisController", "From here on you were most likely to win.")
        return MomentText(moment.step, moment.kind, where, title, change, why, ())
    why = (_why_to_you if own else _why)(moment.kind, to_end=report.to_end).format(
        count=moment.tries, name=name, best=format_percent(tried[1].chance), own=format_percent(tried[0].chance),
        score=format_decimal(tried[1].score), rival=format_decimal(tried[1].rival), less=format_decimal(tried[0].score),
        more=format_decimal(tried[0].rival),
    )  # fmt: skip
    rows = _rows(moment, played_moves, to_end=report.to_end)
    reasons = _reasons(match, moment, rows, log_renderer)
    return MomentText(moment.step, moment.kind, where, title, change, why, rows, reasons)


def _rows(moment: KeyMoment, move_texts: _MoveTexts, *, to_end: bool) -> list[AnswerRow]:
    ranked, played = moment.ranked, moment.tried[0]
    # What was tried in few games only is not told to be better than what was compared closely.
    shown = [one for one in ranked if one in moment.tried and one != played]
    shown = sorted((*shown[: MOST_ROWS - 1], played), key=ranked.index)
    return [
        AnswerRow(
            one.move,
            move_texts.told(one.move),
            one.chance,
            moment.margin(one),
            one.score if to_end else None,
            1 + len({other.chance for other in ranked if other.chance > one.chance}),
            one == played,
            moment.as_good(one),
        )
        for one in shown
    ]


def _reasons(match: Match, moment: KeyMoment, rows: Sequence[AnswerRow], log_renderer: AnyLogRenderer) -> list[str]:
    """Return why the best move is good, and why what was played is not."""
    lines = dict(zip((one.move for one in moment.tried), moment.lines, strict=False))
    view = match.view(moment.seat, moment.step)
    found = []
    for row in rows:
        line = lines.get(row.move)
        if line is None or not (row is rows[0] or row.played):
            continue
        played = continuation(view.determinize(Dice(line.deal)), moment.seat, line.moves)
        told = tell_continuation(view, played, log_renderer)
        text = translate("AnalysisController", "Why not {rank}: {sentence}")
        step = told.takes or told.helps_rival
        if row.as_good:
            text, step = translate("AnalysisController", "Why {rank}: {sentence}"), told.brings
        if step is not None:
            found.append(text.format(rank=row.rank, sentence=log_renderer.text(step.line, match.deck, match.reader)))
    return found


def _why(kind: str, *, to_end: bool) -> str:
    if kind == "costly":
        if not to_end:
            return translate(
                "AnalysisController",
                "{name} had a better move. In {count} games that would have looked the same to {name}, played on "
                "for a few turns, it gave a {best}% chance of winning; the move played gave {own}%.",
            )
        return translate(
            "AnalysisController",
            "{name} had a better move. In {count} games that would have looked the same to {name} it won {best}%, "
            "and the move played {own}%. It scored {score} on average against the best rival’s {rival}; the move "
            "played, {less} against {more}.",
        )
    if not to_end:
        return translate(
            "AnalysisController",
            "This was the best move. In {count} games that would have looked the same to {name}, played on for a "
            "few turns, it gave a {own}% chance of winning; the next best gave {best}%.",
        )
    return translate(
        "AnalysisController",
        "This was the best move. In {count} games that would have looked the same to {name} it won {own}%, and the "
        "next best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move "
        "played, {less} against {more}.",
    )


def _why_to_you(kind: str, *, to_end: bool) -> str:
    """The same about a move of the one person at the screen."""
    if kind == "costly":
        if not to_end:
            return translate(
                "AnalysisController",
                "You had a better move. In {count} games that would have looked the same to you, played on for a few "
                "turns, it gave a {best}% chance of winning; the move played gave {own}%.",
            )
        return translate(
            "AnalysisController",
            "You had a better move. In {count} games that would have looked the same to you it won {best}%, and the "
            "move played {own}%. It scored {score} on average against the best rival’s {rival}; the move played, "
            "{less} against {more}.",
        )
    if not to_end:
        return translate(
            "AnalysisController",
            "This was your best move. In {count} games that would have looked the same to you, played on for a few "
            "turns, it gave a {own}% chance of winning; the next best gave {best}%.",
        )
    return translate(
        "AnalysisController",
        "This was your best move. In {count} games that would have looked the same to you it won {own}%, and the next "
        "best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move played, "
        "{less} against {more}.",
    )


class _MoveTexts:
    """Tells the answers that could be given at a step."""

    def __init__(self, match: Match, step: int, log_renderer: AnyLogRenderer) -> None:
        self._match, self._step, self._log_renderer = match, step, log_renderer

    def told(self, written: str) -> str:
        """Return the first log text of a move; the name of the move where the log has none."""
        state = self._match.past_state(self._step)
        seat = state.seat
        if line := self._log_renderer.choice_entry(written, self._match.seats[seat].family):
            return self._log_renderer.text(line, self._match.deck, self._match.reader)
        game_log = GameLog(self._log_renderer, self._match.open_table(self._step))
        events: list[Event] = []
        with suppress(ValueError, LookupError, StopIteration):
            state.table.listener = events.append
            state.play(next(move for move in state.moves if str(move) == written))
            for log_group in game_log.add(seat, events, None):
                if log_group.line is not None and log_group.is_told and not log_group.line.heading:
                    line = self._log_renderer.deed(log_group.line)
                    return self._log_renderer.text(line, self._match.deck, self._match.reader)
        return written
