"""Rows for cards of Pax Pamir, in whole words where there is room for them and shortened where there is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import ACTIONS, COURT_SIZE, DOMINANCE_CHECK, FAVOR, ICONS, LEVERAGE, NONE, SUITS
from gonfalon.games.pamir.terminal.words import ability, adjective, event, name, region, suit, titled
from gonfalon.texts.tables import aligned

LETTERS = {"road": "R", "army": "A", "tribe": "T", "spy": "S", "leverage": "$"}
"""The icons where there is little room; `>Pol` favors a suit."""
SHORT = {"battle": "bat", "betray": "bet", "build": "bui", "gift": "gif", "move": "mov", "tax": "tax"}
LEVERAGED = "$2"
"""The leverage icon where there is more room."""


class Style(NamedTuple):
    """How long the words of a card are."""

    suits: bool
    """Whether suits, regions and patriots stand there in full."""
    icons: bool
    """Whether icons and actions do."""

    @property
    def gap(self) -> int:
        """So many columns stand between two others."""
        return 2 if self.icons else 1

    @property
    def headings(self) -> tuple[str, ...]:
        patriot, region = ("Patriot", "Region") if self.suits else ("Pat", "Reg")
        return (" No", "Card", "Suit", region, "Icons", "Actions", patriot, "Prize")

    def coalition(self, number: int) -> str:
        """`Afghan` or `Afg`, nothing for no coalition."""
        return "" if number == NONE else adjective(number) if self.suits else adjective(number)[:3]


STYLES = (Style(True, True), Style(False, True), Style(False, False))
"""From the widest to the narrowest."""
FULL = STYLES[0]


class Row(NamedTuple):
    """A line for a card, and what stands below it where there is no room behind it."""

    before: tuple[str, ...]
    """Cells in front of the number."""
    card: int
    note: str = ""
    cells: tuple[str, ...] = ()
    """What stands there where there is no card."""


class Part(NamedTuple):
    """Cards that lie together."""

    title: str
    """Stands above them."""
    rows: Sequence[Row]


def card_lines(table: Table, parts: Sequence[Part], width: int, before: tuple[str, ...] = ("",)) -> list[str]:
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
        lines = aligned(cells, indent=1, gap=style.gap)
        if max(map(len, lines)) <= width:
            break
    edge = max(map(len, lines))
    fronts = (line[: len(before)] for line in cells)
    indent = 1 + sum(max(map(len, column)) + style.gap for column in zip(*fronts, strict=True)) + 3 + style.gap
    told = [lines.pop(0)]
    for part in parts:
        told += [part.title] if part.title else []
        for row in part.rows:
            line = lines.pop(0)
            if row.card > COURT_SIZE:  # its name may be longer than those of court cards, and nothing comes behind it
                line = line.ljust(indent) + _event(table, row.card)
            told += _noted(line, row, edge, width, indent)
    return told


def _noted(line: str, row: Row, edge: int, width: int, indent: int) -> list[str]:
    """A line with its note behind it, or below where there is no room."""
    if row.card <= COURT_SIZE:
        line = line.ljust(edge)
    if not row.note or len(line) + 2 + len(row.note) <= width:
        return [f"{line}  {row.note}".rstrip()]
    return [line.rstrip(), " " * indent + row.note]


def _cells(table: Table, row: Row, style: Style) -> tuple[str, ...]:
    card = row.card
    if not card:
        return row.cells
    if card > COURT_SIZE:
        return (str(card).rjust(3),)
    deck = table.seating.deck
    return (
        str(card).rjust(3),
        name(table, card),
        stars(table, card, style),
        region(deck.region[card]) if style.suits else region(deck.region[card])[:3],
        icons(table, card, style),
        ",".join(ACTIONS[action] if style.icons else SHORT[ACTIONS[action]] for action in deck.actions[card]) or "-",
        style.coalition(deck.patriot[card]),
        style.coalition(deck.prize[card]),
    )


def _event(table: Table, card: int) -> str:
    return name(table, card).upper() if _is_check(table, card) else name(table, card)


def _is_check(table: Table, card: int) -> bool:
    return table.seating.deck.bought[card] == DOMINANCE_CHECK


def stars(table: Table, card: int, style: Style = FULL) -> str:
    """Suit and rank: `military ***` or `Mil***`."""
    deck = table.seating.deck
    word, rank = suit(deck.suit[card]), "*" * deck.rank[card]
    return f"{word} {rank}" if style.suits else f"{word[:3].capitalize()}{rank}"


def icons(table: Table, card: int, style: Style) -> str:
    """The impact icons in the order in which they are resolved."""
    words = []
    for icon in table.seating.deck.impact[card]:
        if icon >= FAVOR:
            words.append(">" + (SUITS[icon - FAVOR] if style.suits else SUITS[icon - FAVOR][:3].capitalize()))
        elif style.icons:
            words.append(LEVERAGED if icon == LEVERAGE else ICONS[icon])
        else:
            words.append(LETTERS[ICONS[icon]])
    return ("," if style.icons else "").join(words)


def printed(table: Table, card: int) -> str:
    """A card with its suit, rank, region, and whose patriot and prize it is, for a sentence."""
    if card > COURT_SIZE:
        return titled(table, card)
    deck = table.seating.deck
    facts = [stars(table, card), region(deck.region[card])]
    facts += [f"{adjective(deck.patriot[card])} patriot"] if deck.patriot[card] != NONE else []
    facts += [f"{adjective(deck.prize[card])} prize"] if deck.prize[card] != NONE else []
    return f"{titled(table, card)} ({', '.join(facts)})"


def ability_of(table: Table, card: int) -> str:
    """The name of the special ability, empty without one."""
    number = table.seating.deck.ability[card] if card <= COURT_SIZE else NONE
    return "" if number == NONE else ability(number).name


def effects(table: Table, card: int, leaves: bool) -> str:
    """What an event does when it leaves the market unbought, which it does after this turn if it `leaves` (C4)."""
    what = "" if _is_check(table, card) else event(table.seating.deck.discarded[card]).name
    if leaves:
        return f"after this turn{f': {what}' if what else ''}"
    return f"if discarded: {what}" if what else ""
