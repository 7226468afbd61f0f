"""Texts of the last screen about a game of Oriflamme."""

from __future__ import annotations

from gonfalon.games.oriflamme.session import GameSummary
from gonfalon.games.oriflamme.texts.table_texts import TableTexts, tie_break, winners
from gonfalon.session.match import Match
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate
from gonfalon.ui.board.ending import EndingChart, EndingReport, EndingRow, EndingTable, TurningPoint
from gonfalon.ui.widgets.results_table import ResultsColumn


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: GameSummary = match.summary()
    outcome = match.outcome
    assert outcome is not None
    words = TableTexts(language, match.deck)
    seats = match.seats
    tie = outcome.tie_break

    def rank(seat: int) -> tuple[int, int]:
        return (
            -outcome.scores[seat],
            -tie[seat] if tie is not None and outcome.scores[seat] == max(outcome.scores) else 0,
        )

    order = sorted(range(len(seats)), key=rank)
    places = {seat: 1 + sum(rank(other) < rank(seat) for other in order) for seat in order}
    rows = tuple(
        EndingRow(
            place=places[seat],
            seat=seats[seat],
            family=words.names.family(seats[seat].family),
            figures=(
                str(summary.eliminated[seat]),
                str(summary.on_cards[seat]),
                str(summary.topped[seat]),
                str(outcome.scores[seat]),
            ),
        )
        for seat in order
    )
    letters, names = [seat.family for seat in seats], [seat.name for seat in seats]
    title, subtitle = winners(outcome, letters, names, words)
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=(EndingTable(_columns(), rows),),
        chart=_chart(summary, match),
        facts=tuple(_facts(summary, match, words)),
        tie_break=tie_break(outcome, letters, words),
        turned=_turned(summary, match, words),
    )


def _columns() -> tuple[ResultsColumn, ...]:
    return (
        # Cards that a family's cards eliminated, influence left on its cards, places of the queue with its card on top.
        ResultsColumn(translate("EndingScreen", "Eliminated")),
        ResultsColumn(translate("EndingScreen", "On cards")),
        ResultsColumn(translate("EndingScreen", "In the queue")),
        ResultsColumn(translate("EndingScreen", "Influence"), main=True, art="coin-1"),
    )


def _chart(summary: GameSummary, match: Match) -> EndingChart:
    history = {
        seat.family: tuple(figures[index] for figures in summary.influence) for index, seat in enumerate(match.seats)
    }
    start = translate("EndingScreen", "Start", "of the game, under the chart")
    return EndingChart(
        title=translate("EndingScreen", "Influence, round by round"),
        history=history,
        labels=(start, *(roman(number) for number in range(1, len(summary.influence)))),
    )


def _turned(summary: GameSummary, match: Match, words: TableTexts) -> TurningPoint | None:
    turned = summary.turned
    if turned is None:
        return None
    text = translate("Ending", "{name}’s {card} in round {round}; in the lead from then on")
    card, name = words.names.card(turned.kind), match.seats[turned.seat].name
    return TurningPoint(text.format(card=card, name=name, round=roman(turned.round)), turned.event)


def _facts(summary: GameSummary, match: Match, words: TableTexts) -> list[tuple[str, str]]:
    facts = []
    gain = summary.largest_gain
    if gain is not None:
        text = translate("Ending", "{name}’s {card}, {amount} in round {round}")
        line = text.format(
            card=words.names.card(gain.kind),
            name=match.seats[gain.seat].name,
            amount=gain.amount,
            round=roman(gain.round),
        )
        facts.append((translate("Ending", "Largest gain"), line))
    order = sorted(range(len(match.seats)), key=lambda seat: -summary.eliminated[seat])
    line = " · ".join(f"{words.names.family(match.seats[seat].family)} {summary.eliminated[seat]}" for seat in order)
    facts.append((translate("Ending", "Cards eliminated"), line))
    wait = summary.longest_wait
    if wait is not None and wait.rounds > 1:
        text = translate("Ending", "{name}’s {card}, face down for %n round(s)", "", wait.rounds)
        line = text.format(card=words.names.card(wait.kind), name=match.seats[wait.seat].name)
        facts.append((translate("Ending", "Longest wait"), line))
    unplayed = [
        f"{match.seats[seat].name}: {', '.join(words.names.card(kind) for kind in kinds)}"
        for seat, kinds in enumerate(summary.never_played)
        if kinds
    ]
    if unplayed:
        facts.append((translate("Ending", "Never played"), " · ".join(unplayed)))
    return facts
