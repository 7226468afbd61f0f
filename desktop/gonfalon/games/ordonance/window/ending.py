"""The final report of a game of Ordonance: rankings, chart, and the facts worth telling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gonfalon.core.game import EndingKind, Outcome
from gonfalon.games.ordonance.rules.control import control_report
from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES, TOURNAMENT
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.session import GameSummary, MarkerAward
from gonfalon.games.ordonance.texts.names import (
    army_groups,
    render_entry,
    top_groups,
    unit_icons,
    unit_words,
)
from gonfalon.games.ordonance.texts.reasons import CONTROL_SENTENCES, control_argument, control_reason
from gonfalon.games.ordonance.texts.table_texts import TableTexts, tie_break, winners
from gonfalon.games.ordonance.window.unit_items import UnitLook
from gonfalon.session.match import Match
from gonfalon.session.new_game import Seat
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import LogEntry, Phrases
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
from gonfalon.ui.widgets.results_table import ResultsColumn

_ENDING: Final = {
    #: from then on that family held the most territories
    "most-from-then": "Marker {marker}, {territory}: {family} held the most from then on.",
    "most-from-then-you": "Marker {marker}, {territory}: you held the most from then on.",
    "won": "{family} in turn {turn}.",
    "won-you": "You in turn {turn}.",
    #: "Red in turn 9: a regiment of flags."; {groups} stands in the nominative.
    "won-with": "{family} in turn {turn}: {groups}.",
    "won-with-you": "You in turn {turn}: {groups}.",
    "won-by-rival": "{family} in turn {turn}, through a card of {rival_gen}.",
    "won-by-rival-you": "You in turn {turn}, through a card of {rival_gen}.",
    "won-by-rival-yours": "{family} in turn {turn}, through a card of yours.",
    #: The card of a rival has made it certain: "Red in turn 9, through a card of Blue: a regiment of flags."
    "won-by-rival-with": "{family} in turn {turn}, through a card of {rival_gen}: {groups}.",
    "won-by-rival-with-you": "You in turn {turn}, through a card of {rival_gen}: {groups}.",
    "won-by-rival-with-yours": "{family} in turn {turn}, through a card of yours: {groups}.",
    "army": "{family} {territory_in}: {groups}.",
    "army-you": "You {territory_in}: {groups}.",
}
_SENTENCES: Final[Phrases] = phrases("OrdonanceEnding", _ENDING)
_WORDS: Final = {
    EndingKind.WON: "You rule the kingdoms!",
    EndingKind.SHARED_WON: "You share the kingdoms",
    EndingKind.TIED: "The tie-break decides the kingdoms",
    EndingKind.SHORT: "One territory short of the kingdoms",
    #: {part} is a marker
    "led": "You led until marker {part}.",
}
_BY_POINTS: Final = {"short": "%n point(s) short of the kingdoms"}
_HEADLINES: Final[Phrases] = phrases("OrdonanceEnding", _WORDS)
_HEADLINES_BY_POINTS: Final[Phrases] = phrases("OrdonanceEnding", _WORDS, _BY_POINTS)


def facts(table: Table, summary: GameSummary, seats: Sequence[Seat], words: TableTexts) -> Iterator[tuple[str, str]]:
    """Headings with a line each."""
    for won in summary.markers:
        yield f"{roman(won.marker)} · {words.territory(won.territory)}", _won(table, won, summary, words)
    for territory, holder in enumerate(table.holder):
        if holder == NOBODY:
            yield words.territory(territory), control_reason(table, territory, words.language, words.reader)
    strongest = _strongest(table)
    if strongest is not None:
        yield translate("OrdonanceEnding", "Strongest army"), _army(table, *strongest, words)
    if table.seating.scoring != TERRITORIES:
        heading = translate("OrdonanceEnding", "Points, territory by territory")
        yield heading, _points(summary, seats, words)
    if any(summary.late):
        order = sorted(range(len(seats)), key=lambda seat: -summary.late[seat])
        line = " · ".join(f"{words.in_list(seats[seat].family)} {summary.late[seat]}" for seat in order)
        yield translate("OrdonanceEnding", "Cards played into decided territories"), line
    kept = [
        f"{words.in_list(seat.family)}: {'; '.join(unit_words(unit_icons(word), words.language) for word in units)}"
        for seat, units in zip(seats, summary.kept, strict=True)
        if units
    ]
    if kept:
        yield translate("OrdonanceEnding", "Left in hand"), " · ".join(kept)
    if summary.pile:
        line = translate("GameChoice", "%n card(s)", "", summary.pile)
        yield translate("OrdonanceEnding", "Never drawn"), line


def turning_point(table: Table, summary: GameSummary, words: TableTexts) -> TurningPoint | None:
    """The marker from which on the winner had the most; None where something else than markers decided."""
    first = [seat for seat, place in enumerate(summary.sheet.places) if place == 1]
    if table.seating.scoring == POINTS or len(first) != 1:
        return None
    (winner,) = first
    held, led = [0] * table.seating.seats, None
    for won in summary.markers:
        held[won.seat] += 1
        ahead = held.count(max(held)) == 1 and held[winner] == max(held)
        led = (led or won) if ahead else None
    if led is None:
        return None
    values: dict[str, object] = {"family": table.seating.families[winner], "marker": led.marker}
    values["territory"] = table.seating.deck.territories[led.territory]
    brief = translate("OrdonanceEnding", "marker {marker}: {territory}").format(
        marker=roman(led.marker), territory=words.territory(led.territory)
    )
    return TurningPoint(_sentence("most-from-then", values, words), led.event, brief)


def _points(summary: GameSummary, seats: Sequence[Seat], words: TableTexts) -> str:
    parts = []
    for territory, earned in enumerate(summary.sheet.by_territory):
        order = sorted(range(len(seats)), key=earned.__getitem__, reverse=True)
        listed = ", ".join(f"{words.in_list(seats[seat].family)} {earned[seat]}" for seat in order)
        parts.append(f"{words.territory(territory)}: {listed}")
    return " · ".join(parts)


def _won(table: Table, won: MarkerAward, summary: GameSummary, words: TableTexts) -> str:
    """Return the text that says which seat took a territory, when and by what, and the sentence that says why."""
    families = table.seating.families
    why = control_argument(table, control_report(table, won.territory))
    values: dict[str, object] = {"family": families[won.seat], "turn": won.turn, "rival": families[won.by]}
    values["groups"] = top_groups(army_groups(table, won.seat, won.territory))
    # Where nobody could play any more the last turn of everybody was a pass, and no card has brought control.
    forced = table.passes >= table.seating.seats and won.turn == summary.turns[won.by]
    key = "won" if forced or won.by == won.seat else "won-by-rival"
    if key == "won":
        del values["rival"]
    # The sentence that follows may name the groups itself.
    told = _sentence(key if "groups" in why.values else f"{key}-with", values, words)
    return f"{told} {render_entry(CONTROL_SENTENCES, why, words.language, words.reader)}"


def _sentence(key: str, values: Mapping[str, object], words: TableTexts) -> str:
    return render_entry(_SENTENCES, LogEntry(key, values=values), words.language, words.reader)


def _strongest(table: Table) -> tuple[int, int] | None:
    """Seat and territory of the strongest complete army, the one completed first if there are several."""
    seating = table.seating
    full = [
        (seating.strengths(table.counts[army]), -completed, army)
        for army, completed in enumerate(table.completed)
        if completed
    ]
    if not full:
        return None
    seat, territory = divmod(max(full)[2], seating.territories)
    return seat, territory


def _army(table: Table, seat: int, territory: int, words: TableTexts) -> str:
    values = {
        "family": table.seating.families[seat],
        "territory": table.seating.deck.territories[territory],
        "groups": army_groups(table, seat, territory),
    }
    return _sentence("army", values, words)


def report(match: Match, language: str) -> EndingReport:
    """The result of a match that is over; raises LookupError before."""
    summary: GameSummary = match.summary()
    words = TableTexts(language, match.deck, match.reader)
    table: Table = match.view(0).table
    outcome, chart = match.outcome, _chart(match, summary)
    assert outcome is not None
    headlines = _HEADLINES_BY_POINTS if table.seating.scoring == POINTS else _HEADLINES
    title, subtitle, short = headline(match, outcome, headlines, lambda names: winners(table, names, words), chart)
    markers = translate("OrdonanceEnding", "Counted to marker {marker}")
    return EndingReport(
        title=title,
        subtitle=subtitle,
        tables=_tables(match, table, summary, words),
        chart=chart,
        facts=tuple(facts(table, summary, match.seats, words)),
        tie_break=tie_break(table, words),
        turned=turning_point(table, summary, words),
        ornament="ordonance-flag",
        short=short,
        counted="" if chart is None else markers.format(marker=roman(len(chart.labels) - 1)),
        cards=tuple(_cards(table, outcome, words)),
    )


def _cards(table: Table, outcome: Outcome, words: TableTexts) -> Iterator[UnitLook]:
    """The strongest units of the winners in the territories that they hold, or everywhere if they hold none."""
    seating, deck = table.seating, table.seating.deck
    for held_only in (True, False):
        found = {
            (deck.units[face].counts, face, seat)
            for seat in outcome.winners
            for territory in range(seating.territories)
            if table.holder[territory] == seat or not held_only
            for card in table.army(seat, territory)
            if (face := table.faces[card]) is not None
        }
        if found:
            break
    for counts, face, seat in sorted(found, key=lambda one: (-sum(one[0]), one[0][::-1], one[1:]))[:MOST_CARDS]:
        yield UnitLook(deck.icons, counts, words.unit(face), seating.families[seat])


# -- tables ------------------------------------------------------------------------------------------------------------


def _tables(match: Match, table: Table, summary: GameSummary, words: TableTexts) -> tuple[EndingTable, ...]:
    """Return the tables of what is won by; a tournament has two, first the one that decides who wins."""
    sheet, scoring = summary.sheet, table.seating.scoring
    seats = range(len(match.seats))
    markers = ResultsColumn(translate("OrdonanceEnding", "Markers"))
    territories = ResultsColumn(translate("OrdonanceEnding", "Territories"), main=True, art="ordonance-flag")
    points = ResultsColumn(translate("EndingScreen", "Points"), main=True)
    held = [(_markers(summary, seat), str(sheet.territories[seat])) for seat in seats]
    earned = [(*figures, str(sheet.points[seat])) for seat, figures in enumerate(held)]
    by_territories = EndingTable(
        (markers, territories),
        _rows(match, sheet.places, held, words),
        translate("OrdonanceEnding", "By territories") if scoring == TOURNAMENT else "",
    )
    by_points = EndingTable(
        (markers, ResultsColumn(territories.heading), points),
        _rows(match, sheet.by_points, earned, words),
        translate("OrdonanceEnding", "By points") if scoring == TOURNAMENT else "",
    )
    if scoring == TOURNAMENT:
        return by_territories, by_points
    return (by_points if scoring == POINTS else by_territories,)


def _rows(
    match: Match, places: Sequence[int], figures: Sequence[tuple[str, ...]], words: TableTexts
) -> tuple[EndingRow, ...]:
    order = sorted(range(len(match.seats)), key=lambda seat: (places[seat], seat))
    return tuple(
        EndingRow(places[seat], match.seats[seat], words.family(match.seats[seat].family), figures[seat])
        for seat in order
    )


def _markers(summary: GameSummary, seat: int) -> str:
    """The victory markers of a seat, a dash for none."""
    return " ".join(roman(won.marker) for won in summary.markers if won.seat == seat) or "–"


def _chart(match: Match, summary: GameSummary) -> EndingChart | None:
    """Return the chart of the territories that each seat held after each marker; None for a game that gave none."""
    if not summary.markers:
        return None
    held = [[0] for _ in match.seats]
    for won in summary.markers:
        for seat, line in enumerate(held):
            line.append(line[-1] + (seat == won.seat))
    start = translate("EndingScreen", "Start", "of the game, under the chart")
    return EndingChart(
        title=translate("OrdonanceEnding", "Territories, marker by marker"),
        history={seat.family: tuple(line) for seat, line in zip(match.seats, held, strict=True)},
        labels=(start, *(roman(won.marker) for won in summary.markers)),
    )
