"""What is worth telling of a game of Ordonance that is over: who took what by what, and what came too late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from gonfalon.games.ordonance.rules.scoring import POINTS, TERRITORIES
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.rules.verdict import verdict
from gonfalon.games.ordonance.session import Marked, Summary
from gonfalon.games.ordonance.texts.arguments import ARGUMENTS
from gonfalon.games.ordonance.texts.names import army_groups, said, spell, top, unit_icons
from gonfalon.games.ordonance.texts.reasons import argue, reason
from gonfalon.games.ordonance.texts.units import unit_words
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.session.seats import Seat
from gonfalon.texts.numerals import roman
from gonfalon.ui.board.ending import Turned

__all__ = ["facts", "turning_point"]


def facts(table: Table, summary: Summary, seats: Sequence[Seat], words: Wording) -> Iterator[tuple[str, str]]:
    """Headings with a line each."""
    for won in summary.markers:
        yield f"{roman(won.marker)} · {words.territory(won.territory)}", _won(table, won, summary, words)
    for territory, holder in enumerate(table.holder):
        if holder == NOBODY:
            yield words.territory(territory), reason(table, territory, words.language)
    strongest = _strongest(table)
    if strongest is not None:
        yield QCoreApplication.translate("OrdonanceEnding", "Strongest army"), _army(table, *strongest, words)
    if table.seating.scoring != TERRITORIES:
        heading = QCoreApplication.translate("OrdonanceEnding", "Points, territory by territory")
        yield heading, _points(summary, seats, words)
    if any(summary.late):
        order = sorted(range(len(seats)), key=lambda seat: -summary.late[seat])
        line = " · ".join(f"{words.family(seats[seat].family)} {summary.late[seat]}" for seat in order)
        yield QCoreApplication.translate("OrdonanceEnding", "Cards played into decided territories"), line
    kept = [
        f"{seats[seat].name}: {'; '.join(unit_words(unit_icons(word), words.language) for word in units)}"
        for seat, units in enumerate(summary.kept)
        if units
    ]
    if kept:
        yield QCoreApplication.translate("OrdonanceEnding", "Left in hand"), " · ".join(kept)
    if summary.pile:
        line = QCoreApplication.translate("GameChoice", "%n card(s)", "", summary.pile)
        yield QCoreApplication.translate("OrdonanceEnding", "Never drawn"), line


def turning_point(table: Table, summary: Summary, words: Wording) -> Turned | None:
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
    text = QCoreApplication.translate(
        "OrdonanceEnding", "Marker {marker}, {territory}: {family} held the most from then on."
    )
    values: dict[str, object] = {"family": table.seating.families[winner], "marker": led.marker}
    values["territory"] = table.seating.deck.territories[led.territory]
    return Turned(said(text, words.language, values), led.event)


def _points(summary: Summary, seats: Sequence[Seat], words: Wording) -> str:
    parts = []
    for territory, earned in enumerate(summary.sheet.by_territory):
        order = sorted(range(len(seats)), key=earned.__getitem__, reverse=True)
        listed = ", ".join(f"{words.family(seats[seat].family)} {earned[seat]}" for seat in order)
        parts.append(f"{words.territory(territory)}: {listed}")
    return " · ".join(parts)


def _won(table: Table, won: Marked, summary: Summary, words: Wording) -> str:
    """Who took a territory when and by what, and the sentence that says why."""
    families = table.seating.families
    why = argue(table, verdict(table, won.territory))
    values: dict[str, object] = {"family": families[won.seat], "turn": won.turn, "rival": families[won.by]}
    values["groups"] = top(army_groups(table, won.seat, won.territory))
    # Where nobody could play any more the last turn of everybody was a pass, and no card has brought control.
    forced = table.passes >= table.seating.seats and won.turn == summary.turns[won.by]
    pattern = _how(alone=forced or won.by == won.seat, groups="groups" not in why.values)
    told = said(pattern, words.language, values)
    return f"{told} {spell(ARGUMENTS, why, words.language)}"


def _how(alone: bool, groups: bool) -> str:
    """The pattern that says how a territory was taken: by a card of one's own or of a rival.

    Args:
        alone: whether it was one's own.
        groups: whether the army has to be named, because the sentence that follows does not.
    """
    if alone:
        if groups:
            #: "Red in turn 9: a regiment of flags."; {groups} stands in the nominative.
            return QCoreApplication.translate("OrdonanceEnding", "{family} in turn {turn}: {groups}.")
        return QCoreApplication.translate("OrdonanceEnding", "{family} in turn {turn}.")
    if groups:
        #: The card of a rival has made it certain: "Red in turn 9, through a card of Blue: a regiment of flags."
        return QCoreApplication.translate(
            "OrdonanceEnding", "{family} in turn {turn}, through a card of {rival_gen}: {groups}."
        )
    return QCoreApplication.translate("OrdonanceEnding", "{family} in turn {turn}, through a card of {rival_gen}.")


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


def _army(table: Table, seat: int, territory: int, words: Wording) -> str:
    values = {
        "family": table.seating.families[seat],
        "territory": table.seating.deck.territories[territory],
        "groups": army_groups(table, seat, territory),
    }
    text = QCoreApplication.translate("OrdonanceEnding", "{family} {territory_in}: {groups}.")
    return said(text, words.language, values)
