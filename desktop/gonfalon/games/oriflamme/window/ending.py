"""Texts of the last screen about a game of Oriflamme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.core.game import EndingKind, Outcome
from gonfalon.games.oriflamme.session import GameSummary
from gonfalon.games.oriflamme.texts.table_texts import TableTexts, tie_break, winners
from gonfalon.games.oriflamme.window.queue_card import card_look
from gonfalon.session.match import Match
from gonfalon.texts.formatting import roman
from gonfalon.texts.text_board import join_list
from gonfalon.texts.translations import phrases, translate
from gonfalon.ui.board.ending import (
    MOST_CARDS,
    EndingChart,
    EndingReport,
    EndingRow,
    EndingTable,
    TurningPoint,
    headline,
    only_person,
)
from gonfalon.ui.look.cards import CardAppearance
from gonfalon.ui.widgets.results_table import ResultsColumn

_ENDING: Final = {
    EndingKind.WON: "You take the throne!",
    EndingKind.SHARED_WON: "You share the throne",
    EndingKind.TIED: "The tie-break decides the throne",
    EndingKind.SHORT: "%n short of the throne",
    "short-1": "One short of the throne",
    "short-2": "Two short of the throne",
    "short-3": "Three short of the throne",
    "short-4": "Four short of the throne",
    #: {part} is a round
    "led": "You led until round {part}.",
}
_HEADLINES: Final = phrases("Ending", _ENDING)


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: GameSummary = match.summary()
    outcome = match.outcome
    assert outcome is not None
    words = TableTexts(language, match.deck, match.reader)
    seats = match.seats
    tie = outcome.tie_break

    def rank(seat: int) -> tuple[int, int]:
        return (
            -outcome.scores[seat],
            -tie[seat] if tie is not None and outcome.scores[seat] == max(outcome.scores) else 0,
        )

    players = outcome.players
    order = sorted(players, key=rank)
    places = {seat: 1 + sum(rank(other) < rank(seat) for other in order) for seat in order}
    on_cards = {seat: _of_player(match, summary.on_cards, seat) for seat in players}
    rows = tuple(
        EndingRow(
            place=places[seat],
            seat=seats[seat],
            family=join_list([words.names.family(letter) for letter in seats[seat].led or seats[seat].family]),
            figures=(
                str(_of_player(match, summary.eliminated, seat)),
                str(on_cards[seat]),
                str(_of_player(match, summary.topped, seat)),
                str(outcome.scores[seat]),
            ),
            missed=on_cards[seat],
            note=translate("Ending", "%n left on cards: lost", "", on_cards[seat]) if on_cards[seat] else "",
        )
        for seat in order
    )
    chart, own = _chart(summary, match), only_person(match)
    families = [seat.family for seat in seats]
    title, subtitle, short = headline(
        match, outcome, _HEADLINES, lambda names: winners(outcome, families, names, words), chart
    )
    rounds = roman(len(chart.labels) - 1)
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=(EndingTable(_columns(), rows),),
        chart=chart,
        facts=tuple(_facts(summary, match, words)),
        tie_break=tie_break(outcome, families, words),
        turned=_turned(summary, match, words, own),
        short=short,
        counted=translate("Ending", "Counted to round {round}").format(round=rounds),
        cards=_cards(match, outcome, summary, words),
    )


def _cards(match: Match, outcome: Outcome, summary: GameSummary, words: TableTexts) -> tuple[CardAppearance, ...]:
    """Return the cards that brought the winners most."""
    won = [
        (amount, kind, match.seats[seat].family)
        for seat, leader in enumerate(match.leaders)
        if leader in outcome.winners
        for amount, kind in summary.gains[seat]
    ]
    won.sort(key=lambda one: -one[0])
    return tuple(card_look(words, match.deck, kind, family) for _, kind, family in won[:MOST_CARDS])


def _of_player(match: Match, figures: Sequence[int], seat: int) -> int:
    """Return the sum of the figures of all families that the player at a seat leads."""
    return sum(figure for figure, leader in zip(figures, match.leaders, strict=True) if leader == seat)


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
        match.seats[leader].family: tuple(_of_player(match, figures, leader) for figures in summary.influence)
        for leader in sorted(set(match.leaders))
    }
    start = translate("EndingScreen", "Start", "of the game, under the chart")
    return EndingChart(
        title=translate("EndingScreen", "Influence, round by round"),
        history=history,
        labels=(start, *(roman(number) for number in range(1, len(summary.influence)))),
    )


def _turned(summary: GameSummary, match: Match, words: TableTexts, own: int | None) -> TurningPoint | None:
    turned = summary.turned
    if turned is None:
        return None
    text = translate("Ending", "{name}’s {card} in round {round}; in the lead from then on")
    if match.leaders[turned.seat] == own:
        text = translate("Ending", "Your {card} in round {round}; in the lead from then on")
    card, name = words.names.card(turned.kind), match.seats[turned.seat].name
    brief = translate("Ending", "round {round}: {family}, {card}")
    if match.leaders[turned.seat] == own:
        #: {card} is the name of a card of the player who reads: "round IV: your Ambush"
        brief = translate("Ending", "round {round}: your {card}")
    brief = brief.format(
        card=card, family=words.names.family(match.seats[turned.seat].family), round=roman(turned.round)
    )
    return TurningPoint(text.format(card=card, name=name, round=roman(turned.round)), turned.event, brief)


def _facts(summary: GameSummary, match: Match, words: TableTexts) -> list[tuple[str, str]]:
    facts = []
    gain = summary.largest_gain
    if gain is not None:
        text = translate("Ending", "{name}’s {card}, {amount} in round {round}")
        if match.seats[gain.seat].family == match.reader:
            text = translate("Ending", "Your {card}, {amount} in round {round}")
        line = text.format(
            card=words.names.card(gain.kind),
            name=match.seats[gain.seat].name,
            amount=gain.amount,
            round=roman(gain.round),
        )
        facts.append((translate("Ending", "Largest gain"), line))
    order = sorted(range(len(match.seats)), key=lambda seat: -summary.eliminated[seat])
    line = " · ".join(f"{words.names.in_list(match.seats[seat].family)} {summary.eliminated[seat]}" for seat in order)
    facts.append((translate("Ending", "Cards eliminated"), line))
    wait = summary.longest_wait
    if wait is not None and wait.rounds > 1:
        text = translate("Ending", "{name}’s {card}, face down for %n round(s)", "", wait.rounds)
        if match.seats[wait.seat].family == match.reader:
            text = translate("Ending", "Your {card}, face down for %n round(s)", "", wait.rounds)
        line = text.format(card=words.names.card(wait.kind), name=match.seats[wait.seat].name)
        facts.append((translate("Ending", "Longest wait"), line))
    unplayed = [
        f"{words.names.in_list(who.family)}: {', '.join(map(words.names.card, kinds))}"
        for who, kinds in zip(match.seats, summary.never_played, strict=True)
        if kinds
    ]
    if unplayed:
        facts.append((translate("Ending", "Never played"), " · ".join(unplayed)))
    return facts
