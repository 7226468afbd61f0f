"""The state of a game of Pax Pamir in sentences: turn, deck, dominance, events in force, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gonfalon.core.game import Outcome
from gonfalon.games.pamir.rules.constants import CHECKS, COALITIONS, EVENTS, MILITARY, NONE, RUMOR
from gonfalon.games.pamir.rules.dominance import dominant_coalition, lead_needed, points_if_dominant
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.decision_context import counts_by_seat
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.formatting import roman
from gonfalon.texts.players import listed_names
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language, translate

if TYPE_CHECKING:
    from gonfalon.session.match import Match


def turn_text(table: Table, names: Names) -> str:
    """Return whose turn it is, and how many actions are left of it."""
    if table.over:
        return translate("Table", "The game is over.")
    if table.at == NONE:
        return translate("PamirTable", "Nobody has had a turn yet.")
    text, yours = translate("PamirTable", "The turn of {family_gen}."), translate("PamirTable", "Your turn.")
    if table.actions > 0:
        text = translate("PamirTable", "The turn of {family_gen}, %n action(s) left.", "", table.actions)
        yours = translate("PamirTable", "Your turn, %n action(s) left.", "", table.actions)
    return names.addressed(text, yours, {"family": table.seating.families[table.at]})


def suit_text(table: Table, names: Names) -> str:
    """The favored suit."""
    text = translate("PamirTable", "Favored suit: {suit_word}.")
    if table.favored == MILITARY:
        text = translate("PamirTable", "Favored suit: {suit_word}; prices are doubled.")
    return names.said(text, {"suit": table.favored})


def deck_text(table: Table) -> str:
    """Return how many cards and Dominance Checks are still to come."""
    cards = translate("PamirTable", "%n card(s) in the deck.", "", len(table.deck))
    shown = sum(card in CHECKS for card in table.market)
    checks = translate("PamirTable", "%n Dominance Check(s) to come.", "", table.checks)
    if shown:
        checks = translate("PamirTable", "%n Dominance Check(s) to come; in the market: {shown}.", "", table.checks)
    return f"{cards} {checks.format(shown=shown)}"


def dominance_text(table: Table, names: Names) -> str:
    """Return which coalition is dominant, or how far the first is from it (D2)."""
    counts = [table.on_map(coalition) for coalition in range(len(COALITIONS))]
    needed = lead_needed(table)
    coalition = dominant_coalition(table)
    best, second = sorted(counts, reverse=True)[:2]
    if coalition != NONE:
        text = translate("PamirTable", "The {coalition} is dominant, with a lead of {lead}.")
    elif best == second:
        text = translate("PamirTable", "No coalition is dominant: none leads, and a lead of {needed} is needed.")
    else:
        text = translate(
            "PamirTable", "No coalition is dominant: the {coalition} leads by {lead}, and a lead of {needed} is needed."
        )
    return names.said(text, {"coalition": counts.index(best), "lead": best - second, "needed": needed})


def check_preview_text(table: Table, names: Names) -> str:
    """Return what a Dominance Check would bring now (D6, D7)."""
    coalition = dominant_coalition(table)
    final = table.checks <= 1
    text = translate("PamirTable", "A check now would count cylinders in play; points: {points}.")
    if coalition != NONE:
        text = translate("PamirTable", "A check now would count influence in the {coalition_gen}; points: {points}.")
    points = counts_by_seat(table, names, points_if_dominant(table, coalition, final)) or translate(
        "PamirTable", "nobody", "points"
    )
    told = names.said(text, {"coalition": max(coalition, 0), "points": points})
    return f"{told} {translate('PamirTable', 'It would be the last one, so they are doubled.')}" if final else told


def events_in_force(table: Table) -> list[tuple[int, int]]:
    """The events that last until the next Dominance Check, each with the seat that it is for, `NONE` for all."""
    running = [(number, NONE) for number in range(len(EVENTS)) if table.running >> number & 1]
    boons = [
        (number, seat)
        for seat, effects in enumerate(table.boons)
        for number in range(len(EVENTS))
        if effects >> number & 1
    ]
    return [*running, *boons]


def lasting_event_texts(table: Table, names: Names) -> list[str]:
    """Return the text of each event that is in force, and for whom it is."""
    everybody = translate("PamirTable", "{event}, for everybody: {event_text}")
    # In quotation marks, because a text says 'you' to whom it is for, whoever reads it.
    somebody = translate("PamirTable", "{event}, for {family_acc}: “{text}”.")
    rumored = translate("PamirTable", "{event}, about {family_acc}: “{text}”.")
    for_you = translate("PamirTable", "{event}, for you: “{text}”.")
    about_you = translate("PamirTable", "{event}, about you: “{text}”.")
    return [
        names.addressed(
            everybody if seat == NONE else rumored if event == RUMOR else somebody,
            everybody if seat == NONE else about_you if event == RUMOR else for_you,
            {"event": event, "family": table.seating.families[seat], "text": names.event(event).text.removesuffix(".")},
        )
        for event, seat in events_in_force(table)
    ]


def wakhan_text(table: Table, names: Names) -> str:
    """Return what Wakhan's current card allows, from Wakhan's last turn on until another card is turned over (W8)."""
    if table.wakhan_card == NONE:
        return ""
    card = table.seating.deck.wakhan[table.wakhan_card]
    text = translate("PamirTable", "Wakhan’s last card, {number}: {lines}")
    return names.said(text, {"number": card.number, "lines": " ".join(names.texts.lines[line] for line in card.lines)})


def checks_left(table: Table) -> str:
    """Return how many checks are to come."""
    return translate("PamirPanels", "%n check(s) left", "", table.checks)


def status(match: Match) -> tuple[str, str]:
    """Return the public progress of a game, or how it ended."""
    table = match.view(SPECTATOR).table
    if match.outcome is None:
        return checks_left(table), ""
    checks, names = len(match.summary().checks), [seat.name for seat in match.seats]
    return winners(table, match.outcome, checks, names, Names(current_language()))


def winners(table: Table, outcome: Outcome, checks: int, players: Sequence[str], names: Names) -> tuple[str, str]:
    """Title and subtitle of the last screen, after so many checks; every seat has the name of its player."""
    check = roman(checks)
    best = max(outcome.scores)
    if len(outcome.winners) > 1:
        text = translate("PamirEnding", "{names}, with %n point(s) each after check {check}", "", best)
        shared = listed_names(players[seat] for seat in outcome.winners)
        return translate("PamirEnding", "The Great Game is shared"), text.format(names=shared, check=check)
    (seat,) = outcome.winners
    if not table.checks:
        text = translate("PamirEnding", "{name}, with %n point(s) after check {check}", "", best)
    else:
        ahead = best - max(score for other, score in enumerate(outcome.scores) if other != seat)
        text = translate("PamirEnding", "{name}, %n point(s) ahead after check {check}", "", ahead)
    title = names.said(
        translate("PamirEnding", "{family} wins the Great Game"), {"family": table.seating.families[seat]}
    )
    return title, text.format(name=players[seat], check=check)


def tie_break(table: Table, outcome: Outcome, names: Names) -> str | None:
    """The tie told in words, None where there was none."""
    if outcome.tie_break is None:
        return None
    tied = outcome.best
    stars = tuple(table.stars[4 * seat + MILITARY] for seat in range(table.seating.seats))
    if outcome.tie_break == stars:
        text = translate("PamirEnding", "Tied on victory points: the most red stars win ({counts}).")
    else:
        most = max(stars[seat] for seat in tied)
        tied = [seat for seat in tied if stars[seat] == most]
        text = translate("PamirEnding", "Tied on victory points and red stars: the most rupees win ({counts}).")
    if len(outcome.winners) > 1:
        text = translate(
            "PamirEnding", "Tied on victory points, red stars and rupees ({counts}): the victory is shared."
        )
    families = table.seating.families
    counts = ", ".join(f"{names.in_list(families[seat])} {outcome.tie_break[seat]}" for seat in tied)
    return text.format(counts=counts)
