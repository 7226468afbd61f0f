"""Screen reader texts for the things on the table of Ordonance; they never contain secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.games.ordonance.rules.control import ArmyReport, ArmyStanding, ControlReport, control_report
from gonfalon.games.ordonance.rules.scoring import TERRITORIES, score_sheet
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.texts.names import named_groups, render_entry, top_groups, unit_of
from gonfalon.games.ordonance.texts.reasons import CONTROL_SENTENCES, control_argument
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import LogEntry, Phrases
from gonfalon.texts.translations import phrases

_CARDS: Final = {
    "in-your-hand": "{unit}, in your hand.",
    "just-drawn": "{unit}, in your hand, just drawn.",
    "in-hand": "{family}, a card in hand.",
    "in-hand-named": "{family}, {unit}, in hand.",
    "in-pile": "A card of the draw pile.",
    "in-pile-named": "{unit}, in the draw pile.",
    #: "Red, spear and bow, in Antioch, card 2 of 4."
    "on-table": "{family}, {unit}, {territory_in}, card {place} of {size}.",
    "on-table-you": "Yours: {unit}, {territory_in}, card {place} of {size}.",
}

_PLACES: Final = {
    "place": "Free place {territory_in}, for card {place} of {size}.",
    "place-for": "Play {unit_acc} {territory_in}, as card {place} of {size}.",
}

_TERRITORIES: Final = {
    "territory": "Territory {number}, {territory}.",
    "held": "{family} holds it for good, with victory marker {marker}.",
    "held-you": "You hold it for good, with victory marker {marker}.",
    "not-held-yet": "Nobody holds it yet.",
    "not-held": "Nobody holds it.",
    #: {groups} is what the army shows, "a regiment of flags, a company of bows"
    "army": "{family}: a complete army, {groups}.",
    "army-you": "You: a complete army, {groups}.",
    "cards": "{family}: %n of {size} cards, {groups}.",
    "cards-open": "{family}: %n of {size} cards, {groups}; at best {best}.",
    "cards-late": "{family}: %n of {size} cards, {groups}; cannot catch up any more.",
    "cards-you": "You: %n of {size} cards, {groups}.",
    "cards-open-you": "You: %n of {size} cards, {groups}; at best {best}.",
    "cards-late-you": "You: %n of {size} cards, {groups}; cannot catch up any more.",
    "no-cards": "{family}: no card.",
    "no-cards-you": "You: no card.",
    "places": "You have %n free place(s) here.",
    "no-places": "You have no free place here.",
}

_PANELS: Final = {
    "hand": "{family}: %n card(s) in hand.",
    "controls": "%n territories, markers {markers}.",
    "controls-none": "No territory yet.",
    "points": "%n point(s) as things stand.",
    "unseen": "You have not seen %n card(s).",
    #: {icon} is one of the five, in the nominative: "Flag: on 17 of them."
    "bear": "{icon}: on %n of them.",
    "left": "%n left in the deck",
}

ALOUD_SENTENCES: Final[Phrases] = phrases("OrdonanceSpoken", _CARDS, _PLACES, _TERRITORIES, _PANELS)


def describe_card(table: Table, card: int, viewer: int, language: str, reader: str = "") -> str:
    """Return a card in words, naming only what the viewing seat knows of it.

    Args:
        table: where it lies.
        card: which one.
        viewer: the seat that hears it, -1 for a spectator.
        language: what is spoken.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    seating = table.seating
    bits = 1 << viewer if viewer >= 0 else seating.everyone
    unit = unit_of(table, card) if table.known[card] & bits == bits else None
    named = "" if unit is None else "-named"
    values: dict[str, object] = {} if unit is None else {"unit": unit}
    for seat, hand in enumerate(table.hands):
        if card in hand:
            values["family"] = seating.families[seat]
            key = f"in-hand{named}"
            if seat == viewer and named:
                key = "just-drawn" if card == table.drawn else "in-your-hand"
            return render_entry(ALOUD_SENTENCES, LogEntry(key, values=values), language)
    for army, cards in enumerate(table.armies):
        if card in cards:
            seat, territory = divmod(army, seating.territories)
            values |= {
                "family": seating.families[seat],
                "territory": seating.deck.territories[territory],
                "place": cards.index(card) + 1,
                "size": seating.army_size,
            }
            return render_entry(ALOUD_SENTENCES, LogEntry("on-table", values=values), language, reader)
    return render_entry(ALOUD_SENTENCES, LogEntry(f"in-pile{named}", values=values), language)


def describe_place(table: Table, seat: int, territory: int, language: str, card: int = -1) -> str:
    """The next free place of a seat in a territory, which is counted from 0; `card` is what it may take now."""
    seating, unit = table.seating, unit_of(table, card)
    values: dict[str, object] = {
        "territory": seating.deck.territories[territory],
        "place": len(table.army(seat, territory)) + 1,
        "size": seating.army_size,
    }
    line = LogEntry("place", values=values) if unit is None else LogEntry("place-for", values=values | {"unit": unit})
    return render_entry(ALOUD_SENTENCES, line, language)


def describe_territory(table: Table, territory: int, viewer: int, language: str, reader: str = "") -> str:
    """Return a territory in words: who holds it, every army, what decided or still may, and the viewer's places.

    Args:
        table: as the viewer knows it.
        territory: counted from 0.
        viewer: the seat that hears it.
        language: what is spoken.
        reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
    """
    seating, found = table.seating, control_report(table, territory)
    values = {"number": territory + 1, "territory": seating.deck.territories[territory]}
    lines = [LogEntry("territory", values=values), _holder(table, found)]
    lines += [_army(table, army) for army in sorted(found.armies, key=lambda army: (army.seat != viewer, army.seat))]
    told = [render_entry(ALOUD_SENTENCES, line, language, reader) for line in lines]
    told.append(render_entry(CONTROL_SENTENCES, control_argument(table, found), language, reader))
    if viewer >= 0 and not table.over:
        free = seating.army_size - len(table.army(viewer, territory))
        told.append(
            render_entry(
                ALOUD_SENTENCES, LogEntry("places", values={"n": free}) if free else LogEntry("no-places"), language
            )
        )
    return " ".join(told)


def describe_armies(table: Table, territory: int, language: str, reader: str = "") -> dict[int, str]:
    """Return what each seat's army counts in a territory, counted from 0, and what decided there or still may.

    The player of the reader's family is spoken to as "you".
    """
    found = control_report(table, territory)
    control = render_entry(CONTROL_SENTENCES, control_argument(table, found), language, reader)
    armies = ((army.seat, _army(table, army)) for army in found.armies)
    return {seat: f"{render_entry(ALOUD_SENTENCES, line, language, reader)} {control}" for seat, line in armies}


def _holder(table: Table, found: ControlReport) -> LogEntry:
    if found.holder == NOBODY:
        return LogEntry("not-held" if table.over else "not-held-yet")
    family = table.seating.families[found.holder]
    return LogEntry("held", values={"family": family, "marker": table.marker[found.territory]})


def _army(table: Table, army: ArmyReport) -> LogEntry:
    seating = table.seating
    values: dict[str, object] = {
        "family": seating.families[army.seat],
        "groups": named_groups(army.groups, seating.deck),
        "n": army.cards,
        "size": seating.army_size,
    }
    if not army.cards:
        return LogEntry("no-cards", values=values)
    if army.cards == seating.army_size:
        return LogEntry("army", values=values)
    if army.standing is ArmyStanding.TOO_LATE:
        return LogEntry("cards-late", values=values)
    if table.over:
        return LogEntry("cards", values=values)
    return LogEntry("cards-open", values=values | {"best": top_groups(named_groups(army.best, seating.deck))})


def describe_seat(table: Table, seat: int, language: str) -> str:
    """Return what a player has: cards in hand, territories with their markers, points where they are kept."""
    return " ".join((describe_hand(table, seat, language), describe_score(table, seat, language)))


def describe_hand(table: Table, seat: int, language: str) -> str:
    """Return the text that says how many cards a player has in hand."""
    values = {"family": table.seating.families[seat], "n": len(table.hands[seat])}
    return render_entry(ALOUD_SENTENCES, LogEntry("hand", values=values), language)


def describe_score(table: Table, seat: int, language: str) -> str:
    """Return what a player has won: territories with their markers, points where they are kept."""
    held = zip(table.marker, table.holder, strict=True)
    markers = sorted(marker for marker, holder in held if holder == seat)
    if markers:
        listed = ", ".join(roman(marker) for marker in markers)
        lines = [LogEntry("controls", values={"n": len(markers), "markers": listed})]
    else:
        lines = [LogEntry("controls-none")]
    if table.seating.scoring != TERRITORIES:
        lines.append(LogEntry("points", values={"n": score_sheet(table).points[seat]}))
    return " ".join(render_entry(ALOUD_SENTENCES, line, language) for line in lines)


def describe_unseen(cards: int, by_icon: Sequence[tuple[str, int]], language: str) -> str:
    """The tally of unseen cards: how many there are, and how many of them bear each icon."""
    lines = [LogEntry("unseen", values={"n": cards})]
    lines += [LogEntry("bear", values={"icon": icon, "n": count}) for icon, count in by_icon]
    return " ".join(render_entry(ALOUD_SENTENCES, line, language) for line in lines)
