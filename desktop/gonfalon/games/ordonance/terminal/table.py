"""Ordonance in plain text: territories with the armies in them, what a seat holds, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules import events as happened
from gonfalon.games.ordonance.rules.armies import groups
from gonfalon.games.ordonance.rules.deck import LETTERS
from gonfalon.games.ordonance.rules.scoring import TERRITORIES, sheet
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.rules.verdict import Standing, verdict
from gonfalon.texts.tables import TextTable, aligned, counted

PLACE = "."
"""A place of an army in which no card lies yet."""


class OrdonanceTable(TextTable):
    """Tells of five territories."""

    help = (
        "A move is 'play SB 3': the unit with spear and bow goes into the third territory. Or it is 'pass'.",
        (
            f"The letters of the icons, from the lowest to the highest: "
            f"{', '.join(f'{letter} {icon}' for icon, letter in LETTERS.items())}. A point is a free place of an army; "
            f"in brackets stands how often an army shows each icon."
        ),
    )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        lines = [_heading(table, names), ""]
        lines += _as_grid(table, names, width) or _as_list(table, names)
        lines += ["", *_seats(view, names)]
        if view.seat >= 0 and not table.over:
            lines += ["", f"In your hand: {_hand(table, view.seat) or 'nothing'}"]
        return lines

    def question(self, view: View, names: Sequence[str]) -> str:
        assert view.decision is not None
        table: Table = view.table
        prompt, name = view.decision.prompt, names[view.decision.seat]
        if prompt.word == "pass":
            return f"{name} has no card to play, or no place for one, and must pass."
        drawn = _unit(table, prompt.card) if prompt.card >= 0 else None
        return f"{name}, which unit goes into which territory?" + (f" You have drawn {drawn}." if drawn else "")

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return ""

    def tell(self, event: Any, table: Table, seat: int, names: Sequence[str]) -> list[str]:
        match event:
            case happened.Drawn(seat=drawer, face=face) if face is not None and drawer == seat:
                return [f"{names[drawer]} draws {table.seating.deck.units[face].word}."]
            case happened.Played(seat=player, card=card, territory=territory):
                cards = len(table.army(player, territory)) + 1
                army = f"{cards} of {table.seating.army_size} cards there"
                return [f"{names[player]} plays {_unit(table, card)} into {_place(table, territory)}: {army}."]
            case happened.Passed(seat=player):
                return [f"{names[player]} cannot play and passes."]
            case happened.Controlled(territory=territory, seat=holder, marker=marker):
                return [f"{names[holder]} controls {_place(table, territory)} and takes victory marker {marker}."]
        return []


def _heading(table: Table, names: Sequence[str]) -> str:
    pile = f"{counted(table.left, 'card')} in the pile"
    if table.over:
        return f"Ordonance, the end; {pile}."
    return f"Ordonance, turn {table.turn} of {names[table.at]}; {pile}."


def _as_grid(table: Table, names: Sequence[str], width: int) -> list[str]:
    """A line for each territory and a column for each seat; nothing where there is no room for that."""
    seats = range(table.seating.seats)
    rows = [["Territory", *(names[seat] for seat in seats), ""]]
    for territory in range(table.seating.territories):
        armies = [_army(table, seat, territory) for seat in seats]
        rows.append([_place(table, territory), *armies, _standing(table, territory, names)])
    lines = aligned(rows)
    return lines if max(map(len, lines)) <= width else []


def _as_list(table: Table, names: Sequence[str]) -> list[str]:
    lines = []
    for territory in range(table.seating.territories):
        lines.append(f"  {_place(table, territory)}: {_standing(table, territory, names)}")
        lines += aligned(
            ([names[seat], _army(table, seat, territory)] for seat in range(table.seating.seats)), indent=4
        )
    return lines


def _seats(view: View, names: Sequence[str]) -> list[str]:
    table: Table = view.table
    counts = sheet(table)
    rows = []
    for seat, name in enumerate(names):
        row = [
            table.seating.families[seat],
            f"{name} (you)" if seat == view.seat else name,
            counted(counts.territories[seat], "territory", "territories"),
        ]
        if table.seating.scoring != TERRITORIES:
            row.append(counted(counts.points[seat], "point"))
        kept = _hand(table, seat) if table.over else ""
        rows.append([*row, f"kept {kept}" if kept else f"{counted(len(table.hands[seat]), 'card')} in hand"])
    return aligned(rows)


def _standing(table: Table, territory: int, names: Sequence[str]) -> str:
    """Who holds a territory, or would as it lies."""
    best = verdict(table, territory).armies[0]
    if best.standing is Standing.HOLDS:
        return f"{names[best.seat]} controls it, marker {table.marker[territory]}"
    if best.standing is Standing.LEADS and table.holder[territory] == NOBODY:
        return f"{names[best.seat]} leads"
    return "open"


def _army(table: Table, seat: int, territory: int) -> str:
    cards = table.army(seat, territory)
    words = [_unit(table, card) for card in cards] + [PLACE] * (table.seating.army_size - len(cards))
    shown = groups(table.counts_of(seat, territory))
    letters = [LETTERS[icon] for icon in table.seating.deck.icons]
    strength = " ".join(f"{count}{letters[icon]}" for count, icon in shown)
    return " ".join(words) + (f" ({strength})" if strength else "")


def _hand(table: Table, seat: int) -> str:
    """The units of a hand in the order of the deck; those that this view does not know are left out."""
    units = table.seating.deck.units
    faces = sorted(face for card in table.hands[seat] if (face := table.faces[card]) is not None)
    return ", ".join(units[face].word for face in faces)


def _unit(table: Table, card: int) -> str:
    face = table.faces[card]
    return "a unit" if face is None else table.seating.deck.units[face].word


def _place(table: Table, territory: int) -> str:
    return f"{territory + 1} {table.seating.deck.territories[territory].capitalize()}"
