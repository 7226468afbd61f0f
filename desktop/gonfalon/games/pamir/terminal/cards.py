"""Lines about cards of Pax Pamir in plain text, shortened where there is little room."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import COURT_SIZE, DOMINANCE_CHECK, FAVOR, ICONS, LEVERAGE, NONE
from gonfalon.games.pamir.texts.names import numbered_names
from gonfalon.texts.text_board import align_columns
from gonfalon.texts.translations import translate

NOTHING = "."
"""Stands for none in a column of numbers."""


def abbreviation(word: str) -> str:
    """The three letters by which a column names a coalition, a suit or a region: `Afg`."""
    return word[:3].capitalize()


def coalition_abbreviation(number: int) -> str:
    return abbreviation(numbered_names().coalition(number, "people"))


def seat_letter(table: Table, seat: int) -> str:
    """The letter by which columns and moves name a player."""
    return table.seating.families[seat]


LEVERAGED = "$"
"""The leverage icon, in every language."""


class CardStyle(NamedTuple):
    """The length of the texts of a card."""

    suits: bool
    """Whether suits and regions stand there in full."""
    icons: bool
    """Whether icons and actions do."""

    @property
    def gap(self) -> int:
        """So many columns stand between two others."""
        return 2 if self.icons else 1

    @property
    def headings(self) -> tuple[str, ...]:
        region, patriot = translate("PamirTable", "Region"), translate("PamirTable", "Patriot")
        return (
            translate("PamirTable", "No", "column of numbers").rjust(3),
            translate("PamirTable", "Card"),
            translate("PamirTable", "Suit"),
            region if self.suits else region[:3],
            translate("PamirTable", "Icons"),
            translate("PamirTable", "Actions"),
            patriot if self.suits else patriot[:3],
            translate("PamirTable", "Prize"),
        )


STYLES = (CardStyle(True, True), CardStyle(False, True), CardStyle(False, False))
"""From the widest to the narrowest."""
NAME = 1
"""The heading of the column that is narrowed where even the last style is too wide."""


class CardRow(NamedTuple):
    """A line for a card, and what stands below it where there is no room behind it."""

    before: tuple[str, ...]
    """Cells in front of the number."""
    card: int
    note: str = ""
    cells: tuple[str, ...] = ()
    """What stands there where there is no card."""


class CardGroup(NamedTuple):
    """Cards that lie together."""

    title: str
    """Stands above them."""
    rows: Sequence[CardRow]


def card_lines(table: Table, parts: Sequence[CardGroup], width: int, before: tuple[str, ...] = ("",)) -> list[str]:
    """Cards with what is printed on them below a line of headings; a note has a line of its own where it has no room.

    Args:
        table: where they lie.
        parts: the cards; the columns of all of them stand below one another.
        width: how many columns there are.
        before: the headings of the cells in front of the numbers.
    """
    rows = [row for part in parts for row in part.rows]
    if not rows:
        return [part.title for part in parts]
    for style in STYLES:
        cells = [(*before, *style.headings), *((*row.before, *_cells(table, row, style)) for row in rows)]
        lines = align_columns(cells, indent=1, gap=style.gap)
        if (edge := max(map(len, lines))) <= width:
            break
    name = len(before) + NAME
    indent = 1 + sum(max(len(line[cell]) for line in cells if cell < len(line)) + style.gap for cell in range(name))
    rest: list[list[str]] = [[]] * len(cells)
    if edge > width:  # long names go on in the lines below
        room = max(1, max(len(line[name]) for line in cells if name < len(line)) - (edge - width))
        wrap = textwrap.TextWrapper(room, break_long_words=False).wrap
        broken = [wrap(line[name]) if name < len(line) else [""] for line in cells]
        cells = [(*line[:name], first, *line[name + 1 :]) for line, (first, *_) in zip(cells, broken, strict=True)]
        rest = [more for _, *more in broken]
        lines = align_columns(cells, indent=1, gap=style.gap)
    edge = max(map(len, lines))
    told = [lines.pop(0)]
    rest.pop(0)
    for part in parts:
        told += [part.title] if part.title else []
        for row in part.rows:
            line, more = lines.pop(0), [" " * indent + words for words in rest.pop(0)]
            if row.card > COURT_SIZE:  # its name may be longer than those of court cards, and nothing comes behind it
                line = line.ljust(indent) + _event(table, row.card)
            told += _noted(line, more, row, edge, width, indent)
    return told


def _noted(line: str, more: list[str], row: CardRow, edge: int, width: int, indent: int) -> list[str]:
    """A line with its note behind it, or below where there is no room."""
    if row.card <= COURT_SIZE:
        line = line.ljust(edge)
    if not row.note or len(line) + 2 + len(row.note) <= width:
        return [f"{line}  {row.note}".rstrip(), *more]
    return [line.rstrip(), *more, " " * indent + row.note]


def _cells(table: Table, row: CardRow, style: CardStyle) -> tuple[str, ...]:
    card = row.card
    if not card:
        return row.cells
    if card > COURT_SIZE:
        return (str(card).rjust(3),)
    deck, names = table.seating.deck, numbered_names()
    region = names.region(deck.region[card])
    actions = [names.action(action).name for action in deck.actions[card]]
    return (
        str(card).rjust(3),
        names.card_name(card),
        stars(table, card, style),
        region if style.suits else abbreviation(region),
        icons(table, card, style),
        ",".join(action if style.icons else action[:3] for action in actions) or "-",
        *(
            "" if number == NONE else coalition_abbreviation(number)
            for number in (deck.patriot[card], deck.prize[card])
        ),
    )


def stars(table: Table, card: int, style: CardStyle) -> str:
    """Suit and rank: `military ***` or `Mil***`."""
    deck = table.seating.deck
    word, rank = numbered_names().suit(deck.suit[card]), "*" * deck.rank[card]
    return f"{word} {rank}" if style.suits else f"{abbreviation(word)}{rank}"


def icons(table: Table, card: int, style: CardStyle) -> str:
    """The impact icons in the order in which they are resolved."""
    words = []
    for icon in table.seating.deck.impact[card]:
        if icon >= FAVOR:
            suit = numbered_names().suit(icon - FAVOR)
            words.append(f">{suit if style.suits else abbreviation(suit)}")
        else:
            words.append(icon_name(icon) if style.icons else icon_letter(icon))
    return ("," if style.icons else "").join(words)


def icon_name(icon: int) -> str:
    return LEVERAGED if icon == LEVERAGE else numbered_names().texts.icons[ICONS[icon]].name


def icon_letter(icon: int) -> str:
    """The icon where there is little room: `A` for an army."""
    return icon_name(icon)[:1].upper()


def ability_of(table: Table, card: int) -> str:
    """The name of the special ability, empty without one."""
    number = table.seating.deck.ability[card] if card <= COURT_SIZE else NONE
    return "" if number == NONE else numbered_names().ability(number).name


def _is_check(table: Table, card: int) -> bool:
    return table.seating.deck.bought[card] == DOMINANCE_CHECK


def _event(table: Table, card: int) -> str:
    name = numbered_names().card_name(card)
    return name.upper() if _is_check(table, card) else name


def discard_effect(table: Table, card: int, leaves: bool) -> str:
    """Return what an event does when it leaves the market unbought, after this turn if it `leaves` (C4)."""
    if _is_check(table, card):
        return translate("PamirTable", "after this turn") if leaves else ""
    text = translate("PamirTable", "if discarded: {event}")
    if leaves:
        text = translate("PamirTable", "after this turn: {event}")
    return numbered_names().filled(text, {"event": table.seating.deck.discarded[card]})
