"""Ordonance in plain text: territories with the armies in them, what a seat holds, and what happened."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules.armies import groups
from gonfalon.games.ordonance.rules.deck import LETTERS
from gonfalon.games.ordonance.rules.scoring import TERRITORIES, sheet
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.rules.verdict import Standing, verdict
from gonfalon.games.ordonance.texts.ending import tie_break, winners
from gonfalon.games.ordonance.texts.names import unit_of
from gonfalon.games.ordonance.texts.sentences import TELLING
from gonfalon.games.ordonance.texts.units import icon
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.texts.catalogue import current, translate
from gonfalon.texts.numerals import roman
from gonfalon.texts.tables import TextTable, aligned, asked, seat_name

PLACE = "."
"""A place of an army in which no card lies yet."""


class OrdonanceTable(TextTable):
    """Tells of five territories."""

    telling = TELLING

    @property
    def help(self) -> Sequence[str]:
        letters = ", ".join(f"{letter} {icon(id, current()).name}" for id, letter in LETTERS.items())
        signs = translate(
            "OrdonanceTerminal",
            "The letters of the icons, from the lowest to the highest: {letters}. A dot is a free place in an "
            "army; the figures in brackets say how often an army shows each icon.",
        )
        return (
            translate(
                "OrdonanceTerminal",
                "A move is 'play SB 3': the unit with spear and bow goes into the third territory. Or it is 'pass'.",
            ),
            signs.format(letters=letters),
        )

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        words = _words(table)
        heading = f"{words.game()} · {words.turn_line(table)} · {words.left_in_the_deck(table.left)}"
        lines = [
            heading,
            "",
            *(_as_grid(table, words, width) or _as_list(table, words)),
            "",
            *_seats(view, names, words),
        ]
        if view.seat >= 0 and not table.over:
            hand = translate("OrdonanceTerminal", "In your hand: {units}")
            lines += ["", hand.format(units=_hand(table, view.seat) or "–")]
        return lines

    def question(self, view: View, names: Sequence[str]) -> str:
        assert view.decision is not None
        return asked(names[view.decision.seat], *_words(view.table).prompt(view.decision, view.table))

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        words = _words(view.table)
        told = [" · ".join(winners(view.table, names, words))]
        tie = tie_break(view.table, words)
        return told if tie is None else [*told, tie]


def _words(table: Table) -> Wording:
    return Wording(current(), table.seating.deck)


def _as_grid(table: Table, words: Wording, width: int) -> list[str]:
    """A line for each territory and a column for each seat; nothing where there is no room for that."""
    seats = range(table.seating.seats)
    families = (words.family(table.seating.families[seat]) for seat in seats)
    rows = [[translate("OrdonanceTerminal", "Territory"), *families, ""]]
    for territory in range(table.seating.territories):
        armies = [_army(table, seat, territory) for seat in seats]
        rows.append([_place(territory, words), *armies, _standing(table, territory, words)])
    lines = aligned(rows)
    return lines if max(map(len, lines)) <= width else []


def _as_list(table: Table, words: Wording) -> list[str]:
    lines = []
    for territory in range(table.seating.territories):
        lines.append(f"  {_place(territory, words)}: {_standing(table, territory, words)}")
        seats = range(table.seating.seats)
        armies = ([words.family(table.seating.families[seat]), _army(table, seat, territory)] for seat in seats)
        lines += aligned(armies, indent=4)
    return lines


def _seats(view: View, names: Sequence[str], words: Wording) -> list[str]:
    table: Table = view.table
    counts = sheet(table)
    rows = []
    for seat, name in enumerate(names):
        letter = table.seating.families[seat]
        row = [
            letter,
            seat_name(name, words.family(letter), seat == view.seat),
            translate("OrdonanceTerminal", "%n territories", "", counts.territories[seat]),
        ]
        if table.seating.scoring != TERRITORIES:
            row.append(translate("OrdonanceTerminal", "%n point(s)", "", counts.points[seat]))
        kept = _hand(table, seat) if table.over else ""
        hand = translate("Terminal", "%n card(s) in hand", "", len(table.hands[seat]))
        rows.append([*row, f"{hand}: {kept}" if kept else hand])
    return aligned(rows)


def _standing(table: Table, territory: int, words: Wording) -> str:
    """Who holds a territory, or would as it lies."""
    best = verdict(table, territory).armies[0]
    family = words.family(table.seating.families[best.seat])
    if best.standing is Standing.HOLDS:
        held = translate("OrdonanceTerminal", "{family}: held with marker {marker}")
        return held.format(family=family, marker=roman(table.marker[territory]))
    if best.standing is Standing.LEADS and table.holder[territory] == NOBODY:
        return translate("OrdonanceTerminal", "{family}: strongest so far").format(family=family)
    return translate("OrdonanceTerminal", "open")


def _army(table: Table, seat: int, territory: int) -> str:
    cards = table.army(seat, territory)
    units = [unit_of(table, card) or "?" for card in cards] + [PLACE] * (table.seating.army_size - len(cards))
    letters = [LETTERS[icon] for icon in table.seating.deck.icons]
    strength = " ".join(f"{count}{letters[icon]}" for count, icon in groups(table.counts_of(seat, territory)))
    return " ".join(units) + (f" ({strength})" if strength else "")


def _hand(table: Table, seat: int) -> str:
    """The units of a hand in the order of the deck; those that this view does not know are left out."""
    units = table.seating.deck.units
    faces = sorted(face for card in table.hands[seat] if (face := table.faces[card]) is not None)
    return ", ".join(units[face].word for face in faces)


def _place(territory: int, words: Wording) -> str:
    return f"{territory + 1} {words.territory(territory)}"
