"""What the last screen tells about a game of Ordonance, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from gonfalon.games.ordonance.rules.scoring import POINTS, TOURNAMENT
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.session import Summary
from gonfalon.games.ordonance.texts.ending import tie_break, winners
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.games.ordonance.window.facts import facts, turning_point
from gonfalon.session.match import Match
from gonfalon.texts.numerals import roman
from gonfalon.ui.board.ending import EndingChart, EndingReport, EndingRow, EndingTable
from gonfalon.ui.widgets.standings import Column

__all__ = ["report"]


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: Summary = match.summary()
    words = Wording(language, match.deck)
    table: Table = match.view(0).table
    title, subtitle = winners(table, [seat.name for seat in match.seats], words)
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=_tables(match, table, summary, words),
        chart=_chart(match, summary),
        facts=tuple(facts(table, summary, match.seats, words)),
        tie_break=tie_break(table, words),
        turned=turning_point(table, summary, words),
        ornament="ordonance-flag",
    )


# -- tables ------------------------------------------------------------------------------------------------------------


def _tables(match: Match, table: Table, summary: Summary, words: Wording) -> tuple[EndingTable, ...]:
    """What is won by; a tournament has a table for each of the two, the one that says who wins first."""
    sheet, scoring = summary.sheet, table.seating.scoring
    seats = range(len(match.seats))
    markers = Column(QCoreApplication.translate("OrdonanceEnding", "Markers"))
    territories = Column(QCoreApplication.translate("OrdonanceEnding", "Territories"), main=True, art="ordonance-flag")
    points = Column(QCoreApplication.translate("EndingScreen", "Points"), main=True)
    held = [(_markers(summary, seat), str(sheet.territories[seat])) for seat in seats]
    earned = [(*figures, str(sheet.points[seat])) for seat, figures in enumerate(held)]
    by_territories = EndingTable(
        (markers, territories),
        _rows(match, sheet.places, held, words),
        QCoreApplication.translate("OrdonanceEnding", "By territories") if scoring == TOURNAMENT else "",
    )
    by_points = EndingTable(
        (markers, Column(territories.heading), points),
        _rows(match, sheet.by_points, earned, words),
        QCoreApplication.translate("OrdonanceEnding", "By points") if scoring == TOURNAMENT else "",
    )
    if scoring == TOURNAMENT:
        return by_territories, by_points
    return (by_points if scoring == POINTS else by_territories,)


def _rows(
    match: Match, places: Sequence[int], figures: Sequence[tuple[str, ...]], words: Wording
) -> tuple[EndingRow, ...]:
    order = sorted(range(len(match.seats)), key=lambda seat: (places[seat], seat))
    return tuple(
        EndingRow(places[seat], match.seats[seat], words.family(match.seats[seat].family), figures[seat])
        for seat in order
    )


def _markers(summary: Summary, seat: int) -> str:
    """The victory markers of a seat, a dash for none."""
    return " ".join(roman(won.marker) for won in summary.markers if won.seat == seat) or "–"


def _chart(match: Match, summary: Summary) -> EndingChart | None:
    """How many territories everybody held after each marker; a game that gave none has nothing to draw."""
    if not summary.markers:
        return None
    held = [[0] for _ in match.seats]
    for won in summary.markers:
        for seat, line in enumerate(held):
            line.append(line[-1] + (seat == won.seat))
    start = QCoreApplication.translate("EndingScreen", "Start", "of the game, under the chart")
    return EndingChart(
        title=QCoreApplication.translate("OrdonanceEnding", "Territories, marker by marker"),
        history={seat.family: tuple(line) for seat, line in zip(match.seats, held, strict=True)},
        labels=(start, *(roman(won.marker) for won in summary.markers)),
    )
