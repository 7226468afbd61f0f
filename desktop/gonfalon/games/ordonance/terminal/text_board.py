"""Ordonance in plain text: territories with their armies, hands, what happened, and what a deck file contains."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gonfalon.core.diagnostics import join_words
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules.control import ArmyStanding, control_report
from gonfalon.games.ordonance.rules.deck import LETTERS, load
from gonfalon.games.ordonance.rules.scoring import TERRITORIES, score_sheet
from gonfalon.games.ordonance.rules.seating import icon_groups
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.texts.log_writer import LOG_RENDERER
from gonfalon.games.ordonance.texts.names import icon_text, unit_of
from gonfalon.games.ordonance.texts.table_texts import TableTexts, tie_break, winners
from gonfalon.texts.formatting import roman
from gonfalon.texts.text_board import TextBoard, align_columns, question_text, seat_name
from gonfalon.texts.translations import current_language, translate

PLACE = "."
"""A place of an army in which no card lies yet."""


class OrdonanceTextBoard(TextBoard):
    """Tells of five territories."""

    log_renderer = LOG_RENDERER

    @property
    def help(self) -> Sequence[str]:
        letters = ", ".join(f"{letter} {icon_text(id, current_language()).name}" for id, letter in LETTERS.items())
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
        return question_text(names[view.pending.seat], *_words(view.table).prompt(view.pending, view.table))

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return ""

    def refusal(self, view: View, typed: str) -> str:
        try:
            return _words(view.table).refusal(view, Move.parse(typed.upper().replace("PLAY", "play")))
        except ValueError:
            return ""

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
        words = _words(view.table)
        told = [" · ".join(winners(view.table, names, words))]
        tie = tie_break(view.table, words)
        return told if tie is None else [*told, tie]


def _words(table: Table) -> TableTexts:
    return TableTexts(current_language(), table.seating.deck)


def _as_grid(table: Table, words: TableTexts, width: int) -> list[str]:
    """A line for each territory and a column for each seat; nothing where there is no room for that."""
    seats = range(table.seating.seats)
    families = (words.family(table.seating.families[seat]) for seat in seats)
    rows = [[translate("OrdonanceTerminal", "Territory"), *families, ""]]
    for territory in range(table.seating.territories):
        armies = [_army(table, seat, territory) for seat in seats]
        rows.append([_place(territory, words), *armies, _standing(table, territory, words)])
    lines = align_columns(rows)
    return lines if max(map(len, lines)) <= width else []


def _as_list(table: Table, words: TableTexts) -> list[str]:
    lines = []
    for territory in range(table.seating.territories):
        lines.append(f"  {_place(territory, words)}: {_standing(table, territory, words)}")
        seats = range(table.seating.seats)
        armies = ([words.family(table.seating.families[seat]), _army(table, seat, territory)] for seat in seats)
        lines += align_columns(armies, indent=4)
    return lines


def _seats(view: View, names: Sequence[str], words: TableTexts) -> list[str]:
    table: Table = view.table
    counts = score_sheet(table)
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
    return align_columns(rows)


def _standing(table: Table, territory: int, words: TableTexts) -> str:
    """Return the text that says which family holds a territory, or would as it lies."""
    best = control_report(table, territory).armies[0]
    family = words.family(table.seating.families[best.seat])
    if best.standing is ArmyStanding.HOLDS:
        held = translate("OrdonanceTerminal", "{family}: held with marker {marker}")
        return held.format(family=family, marker=roman(table.marker[territory]))
    if best.standing is ArmyStanding.LEADS and table.holder[territory] == NOBODY:
        return translate("OrdonanceTerminal", "{family}: strongest so far").format(family=family)
    return translate("OrdonanceTerminal", "open")


def _army(table: Table, seat: int, territory: int) -> str:
    cards = table.army(seat, territory)
    units = [unit_of(table, card) or "?" for card in cards] + [PLACE] * (table.seating.army_size - len(cards))
    letters = [LETTERS[icon] for icon in table.seating.deck.icons]
    strength = " ".join(f"{count}{letters[icon]}" for count, icon in icon_groups(table.counts_of(seat, territory)))
    return " ".join(units) + (f" ({strength})" if strength else "")


def _hand(table: Table, seat: int) -> str:
    """The units of a hand in the order of the deck; those that this view does not know are left out."""
    units = table.seating.deck.units
    faces = sorted(face for card in table.hands[seat] if (face := table.faces[card]) is not None)
    return ", ".join(units[face].word for face in faces)


def _place(territory: int, words: TableTexts) -> str:
    return f"{territory + 1} {words.territory(territory)}"


NUMBERS = ("one", "two", "three", "four", "five")


def describe_card_file(path: Path, before: object) -> str:
    """Return a description of what a deck holds; see `GamePlugin.describe_card_file`."""
    deck = load(path)
    icons = [f"{count} with {NUMBERS[icons - 1]}" for icons, count in deck.with_icons.items()]
    icons[0] += " icon" if min(deck.with_icons) == 1 else " icons"
    short = [str(players) for players in sorted(deck.decks_by_players) if deck.may_run_out(players)]
    kinds = "1 kind" if len(deck.units) == 1 else f"{len(deck.units)} kinds"
    told = [f"Ordonance ({deck.status}): {deck.size} cards, {kinds}", ", ".join(icons)]
    if short:
        *some, last = short
        told.append(f"the deck may run out with {f'{join_words(some)} or {last}' if some else last} players")
    return "; ".join(told)
