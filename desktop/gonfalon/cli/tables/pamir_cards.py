"""Rows for cards of Pax Pamir, in whole words where there is room for them and shortened where there is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.cli.tables import aligned
from gonfalon.cli.tables.pamir_words import ability, adjective, event, name, region, suit
from gonfalon.games.pamir import Table
from gonfalon.games.pamir.words import ACTIONS, COURT_SIZE, DOMINANCE_CHECK, FAVOR, ICONS, LEVERAGE, NONE, SUITS

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
    patriots: bool = True
    """Whether `patriot` does."""

    @property
    def gap(self) -> int:
        """So many columns stand between two others."""
        return 2 if self.icons else 1


STYLES = (Style(True, True), Style(False, True), Style(False, False), Style(False, False, False))
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


HEADINGS = (" No", "Card", "Suit", "Reg", "Icons", "Actions")


def card_lines(table: Table, rows: Sequence[Row], width: int, headings: Sequence[str] = ()) -> list[list[str]]:
    """Cards with what is printed on them, a line for each and a second one for a note where there is no room.

    Args:
        table: where they lie.
        rows: the cards.
        width: how many columns there are.
        headings: of the cells in front of the numbers; with them the first line is one of headings.
    """
    if not rows:
        return []
    for style in STYLES:
        cells = [(*row.before, *_cells(table, row, style)) for row in rows]
        if headings:
            cells.insert(0, (*headings, *HEADINGS))
        lines = aligned(cells, indent=1, gap=style.gap)
        if max(map(len, lines)) <= width:
            break
    edge = max(map(len, lines))
    inline = edge + 2 + max(len(row.note) for row in rows) <= width
    fronts = (line[: len(rows[0].before)] for line in cells)
    before = sum(max(map(len, column)) + style.gap for column in zip(*fronts, strict=True))
    below = " " * (1 + before + 3 + style.gap)
    top = [[lines.pop(0)]] if headings else []
    return top + [
        _noted(line.ljust(edge) if inline else line, row.note, inline, below)
        for line, row in zip(lines, rows, strict=True)
    ]


def _noted(line: str, note: str, inline: bool, below: str) -> list[str]:
    if not note:
        return [line.rstrip()]
    return [f"{line}  {note}"] if inline else [line, f"{below}{note}"]


def _cells(table: Table, row: Row, style: Style) -> tuple[str, ...]:
    card = row.card
    if not card:
        return row.cells
    if card > COURT_SIZE:
        return (str(card), name(table, card).upper() if _is_check(table, card) else name(table, card), "event")
    deck = table.seating.deck
    return (
        str(card).rjust(3),
        name(table, card),
        stars(table, card, style),
        region(deck.region[card]) if style.suits else region(deck.region[card])[:3],
        icons(table, card, style),
        ",".join(ACTIONS[action] if style.icons else SHORT[ACTIONS[action]] for action in deck.actions[card]) or "-",
        allegiance(table, card, style),
    )


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


def allegiance(table: Table, card: int, style: Style = FULL) -> str:
    """Whose patriot or prize a court card is: `Afghan patriot`, `Rus prize`."""
    deck = table.seating.deck
    for coalition, what in ((deck.patriot[card], "patriot" if style.patriots else "pat."), (deck.prize[card], "prize")):
        if coalition != NONE:
            return f"{adjective(coalition) if style.suits else adjective(coalition)[:3]} {what}"
    return ""


def ability_of(table: Table, card: int) -> str:
    """The name of the special ability, empty without one."""
    number = table.seating.deck.ability[card] if card <= COURT_SIZE else NONE
    return "" if number == NONE else ability(number).name


def effects(table: Table, card: int, leaves: bool) -> str:
    """What an event does when it leaves the market unbought, which it does after this turn if it `leaves` (C4)."""
    what = "" if _is_check(table, card) else event(table.seating.deck.discarded[card]).name
    if leaves:
        return f"at the end of this turn{f': {what}' if what else ''}"
    return f"if discarded: {what}" if what else ""
