"""How things stand in Pax Pamir, in sentences: the turn, the deck, what lasts, dominance, what a check would bring."""

from __future__ import annotations

from gonfalon.games.pamir.rules.dominance import forecast
from gonfalon.games.pamir.rules.influence import dominant, lead_needed
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, COALITIONS, EVENTS, MILITARY, NONE, RUMOR
from gonfalon.games.pamir.texts.deciding import by_seat
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import translate

__all__ = ["deck", "in_force", "lasting", "prospects", "standing", "suit", "turn", "wakhan"]


def turn(table: Table, names: Names) -> str:
    """Whose turn it is, and what is left of it."""
    if table.over:
        return translate("Table", "The game is over.")
    if table.at == NONE:
        return translate("PamirTable", "Nobody has had a turn yet.")
    text = translate("PamirTable", "The turn of {family_gen}.")
    if table.actions > 0:
        text = translate("PamirTable", "The turn of {family_gen}, %n action(s) left.", "", table.actions)
    return names.said(text, {"family": table.seating.families[table.at]})


def suit(table: Table, names: Names) -> str:
    """The favored suit."""
    text = translate("PamirTable", "Favored suit: {suit_word}.")
    if table.favored == MILITARY:
        text = translate("PamirTable", "Favored suit: {suit_word}; prices are doubled.")
    return names.said(text, {"suit": table.favored})


def deck(table: Table) -> str:
    """What is still to come."""
    cards = translate("PamirTable", "%n card(s) in the deck.", "", len(table.deck))
    shown = sum(card in CHECKS for card in table.market)
    checks = translate("PamirTable", "%n Dominance Check(s) to come.", "", table.checks)
    if shown:
        checks = translate("PamirTable", "%n Dominance Check(s) to come; in the market: {shown}.", "", table.checks)
    return f"{cards} {checks.format(shown=shown)}"


def standing(table: Table, names: Names) -> str:
    """Who is dominant, or how far the first is from it (D2)."""
    counts = [table.on_map(coalition) for coalition in range(len(COALITIONS))]
    needed = lead_needed(table)
    coalition = dominant(table)
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


def prospects(table: Table, names: Names) -> str:
    """What a Dominance Check would bring now (D6, D7)."""
    coalition = dominant(table)
    final = table.checks <= 1
    text = translate("PamirTable", "A check now would count cylinders in play; points: {points}.")
    if coalition != NONE:
        text = translate("PamirTable", "A check now would count influence in the {coalition_gen}; points: {points}.")
    points = by_seat(table, names, forecast(table, coalition, final)) or translate("PamirTable", "nobody", "points")
    told = names.said(text, {"coalition": max(coalition, 0), "points": points})
    return f"{told} {translate('PamirTable', 'It would be the last one, so they are doubled.')}" if final else told


def in_force(table: Table) -> list[tuple[int, int]]:
    """The events that last until the next Dominance Check, each with the seat that it is for, `NONE` for all."""
    running = [(number, NONE) for number in range(len(EVENTS)) if table.running >> number & 1]
    boons = [
        (number, seat)
        for seat, effects in enumerate(table.boons)
        for number in range(len(EVENTS))
        if effects >> number & 1
    ]
    return [*running, *boons]


def lasting(table: Table, names: Names) -> list[str]:
    """What each event that is in force says, and for whom."""
    everybody = translate("PamirTable", "{event}, for everybody: {event_text}")
    # In quotation marks, because a text says 'you' to whom it is for, whoever reads it.
    somebody = translate("PamirTable", "{event}, for {family_acc}: “{text}”.")
    rumored = translate("PamirTable", "{event}, about {family_acc}: “{text}”.")
    return [
        names.said(
            everybody if seat == NONE else rumored if event == RUMOR else somebody,
            {"event": event, "family": table.seating.families[seat], "text": names.event(event).text.removesuffix(".")},
        )
        for event, seat in in_force(table)
    ]


def wakhan(table: Table, names: Names) -> str:
    """What Wakhan's current card lets her try, from her last turn on until she turns over another (W8)."""
    if table.wakhan_card == NONE:
        return ""
    card = table.seating.deck.wakhan[table.wakhan_card]
    text = translate("PamirTable", "Wakhan’s last card, {number}: {lines}")
    return names.said(text, {"number": card.number, "lines": " ".join(names.texts.lines[line] for line in card.lines)})
