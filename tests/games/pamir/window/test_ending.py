"""The last screen of Pax Pamir: who wins the Great Game, by which checks, and what is worth telling of it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.events import DominanceChecked
from gonfalon.games.pamir.session import GameSummary
from gonfalon.games.pamir.window.ending import report
from gonfalon.session.match import Match
from gonfalon.texts.formatting import roman
from gonfalon.ui.board.ending import EndingReport
from gonfalon.ui.widgets.results_table import ResultsDrawings
from tests.games.pamir.terminal.at_the_terminal import played_at_random
from tests.games.pamir.texts.letters import strange

TABLES = (("human",) * 2, ("human",) * 3, ("human",) * 4, ("human",) * 5, ("human", "human", "wakhan"))


@cache
def ended(players: tuple[str, ...], seed: int) -> Match:
    *_, match = played_at_random(players, seed)
    return match


def all_ended() -> list[Match]:
    return [ended(players, seed) for players in TABLES for seed in range(8)]


def test_every_end_can_be_told_in_every_language(language: str) -> None:
    headings: set[str] = set()
    for match in all_ended():
        told = report(match, language)
        said = [
            told.title,
            told.tie_break or "",
            *([told.turned.line] if told.turned else ()),
            *(word for fact in told.facts for word in fact),
        ]
        assert not strange([re.sub(r"\b[IV]+\b", "1", text.rstrip(".")) for text in said], language)
        assert "{" not in told.subtitle
        headings |= {heading for heading, _ in told.facts}
    assert len(headings) == 4


def test_the_turning_point_is_the_check_after_which_the_winner_was_never_caught() -> None:
    turned = 0
    for match in all_ended():
        told, summary, _ = _told(match)
        assert match.outcome is not None
        line = told.chart.history if told.chart is not None else {}
        if told.turned is None:
            assert len(match.outcome.best) > 1
            continue
        said = told.turned.line
        events = [event for bunch in match.played_moves(-1) for event in bunch.events]
        assert isinstance(events[told.turned.event], DominanceChecked)
        (seat,) = match.outcome.winners
        family = match.seats[seat].family
        leads = [
            all(line[family][at] > points[at] for other, points in line.items() if other != family)
            for at in range(1, len(summary.checks) + 1)
        ]
        at = 0 if "the first check on" in said else [roman(n) for n in range(1, 5)].index(said.split(",")[0].split()[1])
        assert all(leads[at:])
        assert not at or not leads[at - 1]
        turned += at > 0
    assert turned


def test_the_table_and_the_chart_say_what_the_checks_brought() -> None:
    early = final = 0
    for match in all_ended():
        told, summary, table = _told(match)
        (standings,) = told.tables
        assert match.outcome is not None
        won = {match.seats[seat].family for seat in match.outcome.winners}
        assert {row.seat.family for row in standings.rows if row.place == 1} == won
        assert [row.place for row in standings.rows] == sorted(row.place for row in standings.rows)
        assert told.chart is not None
        assert told.chart.steps is not None
        assert list(told.chart.steps.at) == [0, *(check.turn for check in summary.checks)]
        assert told.chart.steps.notes[-1].endswith("×2") == summary.checks[-1].final
        for row in standings.rows:
            seat = match.seats.index(row.seat)
            path, *gains, played, lost, points = row.figures
            assert isinstance(path, ResultsDrawings)
            assert len(path.arts) == max(1, len(summary.loyalties[seat]))
            assert sum(int(gain) for gain in gains if isinstance(gain, str) and gain != "·") == table.points[seat]
            assert (played, lost) == (str(summary.played[seat]), str(summary.betrayed[seat]))
            assert points == str(told.chart.history[row.seat.family][-1]) == str(table.points[seat])
        if len(match.outcome.winners) == 1:
            (decided,) = [line for heading, line in told.facts if heading == "Decided by"]
            assert decided.startswith("The final check") == summary.checks[-1].final
            early += not summary.checks[-1].final
            final += summary.checks[-1].final
    assert early
    assert final


def _told(match: Match) -> tuple[EndingReport, GameSummary, Table]:
    summary = match.summary()
    assert isinstance(summary, GameSummary)
    table: Table = match.view(0).table
    return report(match, "en"), summary, table


def test_wakhan_is_loyal_to_all() -> None:
    rows = report(ended(TABLES[-1], 1), "en").tables[0].rows
    (path,) = [row.figures[0] for row in rows if row.seat.bot == "wakhan"]
    assert path == ResultsDrawings(("pamir-dial-all",), "loyal to all coalitions")


def test_there_is_nothing_to_tell_before_the_end() -> None:
    with pytest.raises(LookupError):
        report(next(played_at_random(TABLES[0], 1)), "en")
