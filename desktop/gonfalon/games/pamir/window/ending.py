"""The final report of a game of Pax Pamir: rankings, chart, and the facts worth telling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gonfalon.core.game import EndingKind, Outcome
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import COALITIONS, NONE
from gonfalon.games.pamir.session import CheckResult, GameSummary
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.status_texts import tie_break, winners
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook
from gonfalon.session.match import Match
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import LogEntry, Phrases, personal_key
from gonfalon.texts.translations import phrases, translate
from gonfalon.ui.board.ending import (
    MOST_CARDS,
    EndingChart,
    EndingReport,
    EndingRow,
    EndingTable,
    TurningPoint,
    headline,
)
from gonfalon.ui.widgets.charts import StepLine
from gonfalon.ui.widgets.results_table import Figure, ResultsColumn, ResultsDrawings

_ENDING: Final = {
    "led-always": "{family} led from the first check on.",
    "led-always-you": "You led from the first check on.",
    "took-lead": "Check {check}, turn {turn}: {family} took the lead and kept it.",
    "took-lead-you": "Check {check}, turn {turn}: you took the lead and kept it.",
    #: {points} is what the last check brought
    "four-ahead": "Check {check}: {family} scored {points} and led by four points or more.",
    "four-ahead-you": "Check {check}: you scored {points} and led by four points or more.",
    "final-ahead": (
        "The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}."
    ),
    "final-ahead-you": (
        "The final check, with all points doubled: you led {other_family_acc} by %n and scored {points}."
    ),
    "final-ahead-yours": "The final check, with all points doubled: {family} led you by %n and scored {points}.",
    "final-behind": (
        "The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}."
    ),
    "final-behind-you": (
        "The final check, with all points doubled: you were %n behind {other_family_gen} and scored {points}."
    ),
    "final-behind-yours": "The final check, with all points doubled: {family} was %n behind you and scored {points}.",
    "final-level": (
        "The final check, with all points doubled: {family} was level with {other_family_ins} and scored {points}."
    ),
    "final-level-you": (
        "The final check, with all points doubled: you were level with {other_family_ins} and scored {points}."
    ),
    "final-level-yours": ("The final check, with all points doubled: {family} was level with you and scored {points}."),
    "points-cylinders": "{family}: %n point(s) for cylinders in play, turn {turn}",
    "points-cylinders-you": "You: %n point(s) for cylinders in play, turn {turn}",
    "points-influence": "{family}: %n point(s) with the {coalition_people}, turn {turn}",
    "points-influence-you": "You: %n point(s) with the {coalition_people}, turn {turn}",
}
_SENTENCES: Final[Phrases] = phrases("PamirEnding", _ENDING)
_WORDS: Final = {
    EndingKind.WON: "You win the Great Game!",
    EndingKind.SHARED_WON: "You share the Great Game",
    EndingKind.TIED: "The tie-break decides the Great Game",
    EndingKind.SHORT: "%n point(s) short of the Great Game",
    #: {part} is a check
    "led": "You led until check {part}.",
}
_HEADLINES: Final[Phrases] = phrases("PamirEnding", _WORDS)


def facts(outcome: Outcome, summary: GameSummary, families: str, names: Names) -> Iterator[tuple[str, str]]:
    """Headings with a line each."""
    if len(outcome.winners) == 1:
        yield translate("PamirEnding", "Decided by"), _decided(outcome.winners[0], summary, families, names)
    if any(any(check.points) for check in summary.checks):
        yield translate("Ending", "Largest gain"), _largest(summary, families, names)
    changed = [max(0, len(loyalties) - 1) for loyalties in summary.loyalties]
    if any(changed):
        yield translate("PamirEnding", "Changes of loyalty"), _counted(changed, families, names)
    if any(summary.bribes):
        heading = translate("PamirEnding", "Rupees from others, by bribes and taxes")
        yield heading, _counted(summary.bribes, families, names)


def _counted(figures: Sequence[int], families: str, names: Names) -> str:
    """Those who have any, the most first: "Red 3 · Blue 1"."""
    order = sorted((seat for seat, figure in enumerate(figures) if figure), key=lambda seat: -figures[seat])
    return " · ".join(f"{names.in_list(families[seat])} {figures[seat]}" for seat in order)


def _decided(seat: int, summary: GameSummary, families: str, names: Names) -> str:
    """Return a sentence on what the last check changed between the winner and the closest rival."""
    last = summary.checks[-1]
    before = [sum(check.points[other] for check in summary.checks[:-1]) for other in range(len(families))]
    rival = max((other for other in range(len(families)) if other != seat), key=before.__getitem__)
    ahead = before[seat] - before[rival]
    values: dict[str, object] = {"family": families[seat], "points": last.points[seat]}
    if not last.final:
        return _sentence("four-ahead", {**values, "check": roman(len(summary.checks))}, names)
    values |= {"other_family": families[rival], "n": abs(ahead)}
    return _sentence("final-ahead" if ahead > 0 else "final-behind" if ahead else "final-level", values, names)


def _led_from(seat: int, summary: GameSummary) -> int | None:
    """The check from which on the winner led alone, by its place; None where equals were parted otherwise."""
    points = [0] * len(summary.loyalties)
    turned = None
    for place, check in enumerate(summary.checks):
        points = [have + more for have, more in zip(points, check.points, strict=True)]
        ahead = all(points[seat] > had for other, had in enumerate(points) if other != seat)
        turned = (place if turned is None else turned) if ahead else None
    return turned


def turning_point(outcome: Outcome, summary: GameSummary, families: str, names: Names) -> TurningPoint | None:
    """The check from which on the winner led alone; None where equals were parted otherwise."""
    if len(outcome.winners) != 1:
        return None
    (winner,) = outcome.winners
    place = _led_from(winner, summary)
    if place is None:
        return None
    check = summary.checks[place]
    values = {"family": families[winner], "check": roman(place + 1), "turn": check.turn}
    told = _sentence("took-lead" if place else "led-always", values, names)
    brief = translate("PamirEnding", "check {check}, turn {turn}").format(check=roman(place + 1), turn=check.turn)
    return TurningPoint(told, check.event, brief)


def _sentence(key: str, values: Mapping[str, object], names: Names) -> str:
    line = LogEntry(key, values=values)
    return names.said(_SENTENCES[personal_key(_SENTENCES, line, names.reader)](line.counted()), values)


def _largest(summary: GameSummary, families: str, names: Names) -> str:
    points, _, seat, check = max(
        (points, -index, seat, check)
        for index, check in enumerate(summary.checks)
        for seat, points in enumerate(check.points)
    )
    values: dict[str, object] = {"family": families[seat], "turn": check.turn, "n": points}
    if check.coalition == NONE:
        return _sentence("points-cylinders", values, names)
    return _sentence("points-influence", {**values, "coalition": check.coalition}, names)


_NO_POINTS = "·"


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: GameSummary = match.summary()
    outcome = match.outcome
    assert outcome is not None
    names = Names(language, reader=match.reader)
    table: Table = match.view(0).table
    chart, checks = _chart(match, summary), len(summary.checks)
    title, subtitle, short = headline(
        match, outcome, _HEADLINES, lambda players: winners(table, outcome, checks, players, names), chart
    )
    counted = translate("PamirEnding", "Counted to check {check}")
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=(EndingTable(_columns(summary), _rows(match, outcome, table, summary, names)),),
        chart=chart,
        facts=tuple(facts(outcome, summary, table.seating.families, names)),
        tie_break=tie_break(table, outcome, names),
        turned=turning_point(outcome, summary, table.seating.families, names),
        ornament="pamir-dominance",
        short=short,
        counted=counted.format(check=roman(checks)),
        cards=tuple(_cards(table, outcome)),
    )


def _cards(table: Table, outcome: Outcome) -> Iterator[CardLook]:
    """The court cards of the winners with the most stars."""
    court = [card for seat in outcome.winners for card in table.courts[seat]]
    for card in sorted(court, key=lambda card: -table.seating.deck.rank[card])[:MOST_CARDS]:
        yield CardLook(card, CardForm.FULL)


# -- the table ---------------------------------------------------------------------------------------------------------


def _columns(summary: GameSummary) -> tuple[ResultsColumn, ...]:
    return (
        ResultsColumn(translate("PamirEnding", "Loyalty")),
        *(ResultsColumn(roman(number), one_of="checks") for number in range(1, len(summary.checks) + 1)),
        ResultsColumn(translate("PamirEnding", "Played", "court cards of a player, over a column of figures")),
        ResultsColumn(translate("PamirEnding", "Lost", "court cards of a player, over a column of figures")),
        ResultsColumn(translate("EndingScreen", "Points"), main=True, art="pamir-cylinder-{family}"),
    )


def _rows(match: Match, outcome: Outcome, table: Table, summary: GameSummary, names: Names) -> tuple[EndingRow, ...]:
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


def _figures(table: Table, summary: GameSummary, seat: int, names: Names) -> Iterator[Figure]:
    loyalties = summary.loyalties[seat]
    if loyalties:
        seals = tuple(f"pamir-coalition-{COALITIONS[coalition]}" for coalition in loyalties)
        yield ResultsDrawings(seals, ", ".join(names.coalition(coalition) for coalition in loyalties))
    else:
        # Wakhan's, who never declares any.
        yield ResultsDrawings(("pamir-dial-all",), translate("PamirEnding", "loyal to all coalitions"))
    for check in summary.checks:
        yield f"+{check.points[seat]}" if check.points[seat] else _NO_POINTS
    yield str(summary.played[seat])
    yield str(summary.betrayed[seat])
    yield str(table.points[seat])


# -- the chart ---------------------------------------------------------------------------------------------------------


def _chart(match: Match, summary: GameSummary) -> EndingChart:
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
        steps=StepLine(
            at=(0, *(check.turn for check in checks)),
            seals=("", *(_seal(check) for check in checks)),
            notes=("", *(_turn(check) for check in checks)),
        ),
    )


def _seal(check: CheckResult) -> str:
    return "pamir-no-coalition" if check.coalition == NONE else f"pamir-coalition-{COALITIONS[check.coalition]}"


def _turn(check: CheckResult) -> str:
    #: In which turn points were scored twice over: "turn 51, ×2"
    text = translate("PamirEnding", "turn {turn}, ×2") if check.final else translate("PamirEnding", "turn {turn}")
    return text.format(turn=check.turn)
