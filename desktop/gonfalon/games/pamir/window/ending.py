"""What the last screen tells about a game of Pax Pamir, in words."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import COALITIONS, NONE
from gonfalon.games.pamir.session import Check, Summary
from gonfalon.games.pamir.texts.ending import tie_break, winners
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.facts import facts, turning_point
from gonfalon.session.match import Match
from gonfalon.texts.catalogue import translate
from gonfalon.texts.numerals import roman
from gonfalon.ui.board.ending import EndingChart, EndingReport, EndingRow, EndingTable
from gonfalon.ui.widgets.chart import Steps
from gonfalon.ui.widgets.standings import Column, Drawings, Figure

__all__ = ["report"]

_NO_POINTS = "·"


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: Summary = match.summary()
    outcome = match.outcome
    assert outcome is not None
    names = Names(language)
    table: Table = match.view(0).table
    players = [seat.name for seat in match.seats]
    title, subtitle = winners(table, outcome, len(summary.checks), players, names)
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=(EndingTable(_columns(summary), _rows(match, table, summary, names)),),
        chart=_chart(match, summary),
        facts=tuple(facts(outcome, summary, table.seating.families, names)),
        tie_break=tie_break(table, outcome),
        turned=turning_point(outcome, summary, table.seating.families, names),
        ornament="pamir-dominance",
    )


# -- the table ---------------------------------------------------------------------------------------------------------


def _columns(summary: Summary) -> tuple[Column, ...]:
    return (
        Column(translate("PamirEnding", "Loyalty")),
        *(Column(roman(number), one_of="checks") for number in range(1, len(summary.checks) + 1)),
        Column(translate("PamirEnding", "Played", "court cards of a player, over a column of figures")),
        Column(translate("PamirEnding", "Lost", "court cards of a player, over a column of figures")),
        Column(translate("EndingScreen", "Points"), main=True, art="pamir-cylinder-{family}"),
    )


def _rows(match: Match, table: Table, summary: Summary, names: Names) -> tuple[EndingRow, ...]:
    outcome = match.outcome
    assert outcome is not None
    seats, tie = range(len(match.seats)), outcome.tie_break

    def rank(seat: int) -> tuple[bool, int, int]:
        score = outcome.scores[seat]
        broken = tie is not None and score == max(outcome.scores)
        return seat not in outcome.winners, -score, -tie[seat] if tie is not None and broken else 0

    order = sorted(seats, key=lambda seat: (rank(seat), seat))
    return tuple(
        EndingRow(
            1 + sum(rank(other) < rank(seat) for other in seats),
            match.seats[seat],
            names.family(match.seats[seat].family),
            tuple(_figures(table, summary, seat, names)),
        )
        for seat in order
    )


def _figures(table: Table, summary: Summary, seat: int, names: Names) -> Iterator[Figure]:
    loyalties = summary.loyalties[seat]
    if loyalties:
        seals = tuple(f"pamir-coalition-{COALITIONS[coalition]}" for coalition in loyalties)
        yield Drawings(seals, ", ".join(names.coalition(coalition) for coalition in loyalties))
    else:
        # Wakhan's, who never declares any.
        yield Drawings(("pamir-dial-all",), translate("PamirEnding", "loyal to all coalitions"))
    for check in summary.checks:
        yield f"+{check.points[seat]}" if check.points[seat] else _NO_POINTS
    yield str(summary.played[seat])
    yield str(summary.betrayed[seat])
    yield str(table.points[seat])


# -- the chart ---------------------------------------------------------------------------------------------------------


def _chart(match: Match, summary: Summary) -> EndingChart:
    """The points of everybody after each check, where the turns were in which they came."""
    history = {}
    for seat, player in enumerate(match.seats):
        line = [0]
        for check in summary.checks:
            line.append(line[-1] + check.points[seat])
        history[player.family] = tuple(line)
    start = translate("EndingScreen", "Start", "of the game, under the chart")
    checks = summary.checks
    return EndingChart(
        title=translate("PamirEnding", "Victory points, check by check"),
        history=history,
        labels=(start, *(roman(number) for number in range(1, len(checks) + 1))),
        steps=Steps(
            at=(0, *(check.turn for check in checks)),
            seals=("", *(_seal(check) for check in checks)),
            notes=("", *(_turn(check) for check in checks)),
        ),
    )


def _seal(check: Check) -> str:
    return "pamir-no-coalition" if check.coalition == NONE else f"pamir-coalition-{COALITIONS[check.coalition]}"


def _turn(check: Check) -> str:
    #: In which turn points were scored twice over: "turn 51, ×2"
    text = translate("PamirEnding", "turn {turn}, ×2") if check.final else translate("PamirEnding", "turn {turn}")
    return text.format(turn=check.turn)
