"""What those who listen are told of the things on the table of Ordonance: all of it, but nothing that is secret."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.ordonance.rules.scoring import TERRITORIES, sheet
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.rules.verdict import Army, Standing, Verdict, verdict
from gonfalon.games.ordonance.texts.arguments import ARGUMENTS
from gonfalon.games.ordonance.texts.descriptions import DESCRIPTIONS
from gonfalon.games.ordonance.texts.names import named_groups, spell, top, unit_of
from gonfalon.games.ordonance.texts.reasons import argue
from gonfalon.texts.lines import Line
from gonfalon.texts.numerals import roman

__all__ = [
    "describe_army", "describe_card", "describe_place", "describe_seat", "describe_territory", "describe_unseen",
]  # fmt: skip


def describe_card(table: Table, card: int, viewer: int, language: str) -> str:
    """A card, naming only what the viewing seat knows of it; -1 for a spectator."""
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
            return spell(DESCRIPTIONS, Line(key, values=values), language)
    for army, cards in enumerate(table.armies):
        if card in cards:
            seat, territory = divmod(army, seating.territories)
            values |= {
                "family": seating.families[seat],
                "territory": seating.deck.territories[territory],
                "place": cards.index(card) + 1,
                "size": seating.army_size,
            }
            return spell(DESCRIPTIONS, Line("on-table", values=values), language)
    return spell(DESCRIPTIONS, Line(f"in-pile{named}", values=values), language)


def describe_place(table: Table, seat: int, territory: int, language: str, card: int = -1) -> str:
    """The next free place of a seat in a territory, which is counted from 0; `card` is what it may take now."""
    seating, unit = table.seating, unit_of(table, card)
    values: dict[str, object] = {
        "territory": seating.deck.territories[territory],
        "place": len(table.army(seat, territory)) + 1,
        "size": seating.army_size,
    }
    line = Line("place", values=values) if unit is None else Line("place-for", values=values | {"unit": unit})
    return spell(DESCRIPTIONS, line, language)


def describe_territory(table: Table, territory: int, viewer: int, language: str) -> str:
    """A territory, counted from 0: who holds it, every army, what decided or still may, and the viewer's places."""
    seating, found = table.seating, verdict(table, territory)
    values = {"number": territory + 1, "territory": seating.deck.territories[territory]}
    lines = [Line("territory", values=values), _holder(table, found)]
    lines += [_army(table, army) for army in sorted(found.armies, key=lambda army: (army.seat != viewer, army.seat))]
    told = [spell(DESCRIPTIONS, line, language) for line in lines]
    told.append(spell(ARGUMENTS, argue(table, found), language))
    if viewer >= 0 and not table.over:
        free = seating.army_size - len(table.army(viewer, territory))
        told.append(spell(DESCRIPTIONS, Line("places", values={"n": free}) if free else Line("no-places"), language))
    return " ".join(told)


def describe_army(table: Table, seat: int, territory: int, language: str) -> str:
    """What the army of a seat counts in a territory, which is counted from 0, and what decided there or still may."""
    found = verdict(table, territory)
    lines = [_army(table, army) for army in found.armies if army.seat == seat]
    told = [spell(DESCRIPTIONS, line, language) for line in lines]
    return " ".join((*told, spell(ARGUMENTS, argue(table, found), language)))


def _holder(table: Table, found: Verdict) -> Line:
    if found.holder == NOBODY:
        return Line("not-held" if table.over else "not-held-yet")
    family = table.seating.families[found.holder]
    return Line("held", values={"family": family, "marker": table.marker[found.territory]})


def _army(table: Table, army: Army) -> Line:
    seating = table.seating
    values: dict[str, object] = {
        "family": seating.families[army.seat],
        "groups": named_groups(army.groups, seating.deck),
        "n": army.cards,
        "size": seating.army_size,
    }
    if not army.cards:
        return Line("no-cards", values=values)
    if army.cards == seating.army_size:
        return Line("army", values=values)
    if army.standing is Standing.TOO_LATE:
        return Line("cards-late", values=values)
    if table.over:
        return Line("cards", values=values)
    return Line("cards-open", values=values | {"best": top(named_groups(army.best, seating.deck))})


def describe_seat(table: Table, seat: int, language: str) -> str:
    """What a player has: how many cards in hand, territories with their markers, points where they are kept."""
    return " ".join((describe_hand(table, seat, language), describe_score(table, seat, language)))


def describe_hand(table: Table, seat: int, language: str) -> str:
    """How many cards a player has in hand."""
    values = {"family": table.seating.families[seat], "n": len(table.hands[seat])}
    return spell(DESCRIPTIONS, Line("hand", values=values), language)


def describe_score(table: Table, seat: int, language: str) -> str:
    """What a player has won: territories with their markers, points where they are kept."""
    held = zip(table.marker, table.holder, strict=True)
    markers = sorted(marker for marker, holder in held if holder == seat)
    if markers:
        listed = ", ".join(roman(marker) for marker in markers)
        lines = [Line("controls", values={"n": len(markers), "markers": listed})]
    else:
        lines = [Line("controls-none")]
    if table.seating.scoring != TERRITORIES:
        lines.append(Line("points", values={"n": sheet(table).points[seat]}))
    return " ".join(spell(DESCRIPTIONS, line, language) for line in lines)


def describe_unseen(cards: int, by_icon: Sequence[tuple[str, int]], language: str) -> str:
    """The tally of unseen cards: how many there are, and how many of them bear each icon."""
    lines = [Line("unseen", values={"n": cards})]
    lines += [Line("bear", values={"icon": icon, "n": count}) for icon, count in by_icon]
    return " ".join(spell(DESCRIPTIONS, line, language) for line in lines)
