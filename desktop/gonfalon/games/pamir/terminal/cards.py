"""Rows for cards of Pax Pamir, in whole words where there is room for them and shortened where there is not."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.words import COURT_SIZE, DOMINANCE_CHECK, FAVOR, ICONS, LEVERAGE, NONE
from gonfalon.games.pamir.terminal.columns import coalition, short
from gonfalon.games.pamir.texts.names import spoken
from gonfalon.texts.catalogue import translate
from gonfalon.texts.tables import aligned

LEVERAGED = "$"
"""The leverage icon, in every language."""


class Style(NamedTuple):
    """How long the words of a card are."""

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


STYLES = (Style(True, True), Style(False, True), Style(False, False))
"""From the widest to the narrowest."""
NAME = 1
"""The heading of the column that is narrowed where even the last style is too wide."""


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
        lines = aligned(cells, indent=1, gap=style.gap)
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


def _noted(line: str, more: list[str], row: Row, edge: int, width: int, indent: int) -> list[str]:
    """A line with its note behind it, or below where there is no room."""
    if row.card <= COURT_SIZE:
        line = line.ljust(edge)
    if not row.note or len(line) + 2 + len(row.note) <= width:
        return [f"{line}  {row.note}".rstrip(), *more]
    return [line.rstrip(), *more, " " * indent + row.note]


def _cells(table: Table, row: Row, style: Style) -> tuple[str, ...]:
    card = row.card
    if not card:
        return row.cells
    if card > COURT_SIZE:
        return (str(card).rjust(3),)
    deck, names = table.seating.deck, spoken()
    region = names.region(deck.region[card])
    actions = [names.action(action).name for action in deck.actions[card]]
    return (
        str(card).rjust(3),
        names.card_name(card),
        stars(table, card, style),
        region if style.suits else short(region),
        icons(table, card, style),
        ",".join(action if style.icons else action[:3] for action in actions) or "-",
        *("" if number == NONE else coalition(number) for number in (deck.patriot[card], deck.prize[card])),
    )


def stars(table: Table, card: int, style: Style) -> str:
    """Suit and rank: `military ***` or `Mil***`."""
    deck = table.seating.deck
    word, rank = spoken().suit(deck.suit[card]), "*" * deck.rank[card]
    return f"{word} {rank}" if style.suits else f"{short(word)}{rank}"


def icons(table: Table, card: int, style: Style) -> str:
    """The impact icons in the order in which they are resolved."""
    words = []
    for icon in table.seating.deck.impact[card]:
        if icon >= FAVOR:
            suit = spoken().suit(icon - FAVOR)
            words.append(f">{suit if style.suits else short(suit)}")
        else:
            words.append(icon_name(icon) if style.icons else icon_letter(icon))
    return ("," if style.icons else "").join(words)


def icon_name(icon: int) -> str:
    return LEVERAGED if icon == LEVERAGE else spoken().texts.icons[ICONS[icon]].name


def icon_letter(icon: int) -> str:
    """The icon where there is little room: `A` for an army."""
    return icon_name(icon)[:1].upper()


def ability_of(table: Table, card: int) -> str:
    """The name of the special ability, empty without one."""
    number = table.seating.deck.ability[card] if card <= COURT_SIZE else NONE
    return "" if number == NONE else spoken().ability(number).name


def _is_check(table: Table, card: int) -> bool:
    return table.seating.deck.bought[card] == DOMINANCE_CHECK


def _event(table: Table, card: int) -> str:
    name = spoken().card_name(card)
    return name.upper() if _is_check(table, card) else name


def unbought(table: Table, card: int, leaves: bool) -> str:
    """What an event does when it leaves the market unbought, which it does after this turn if it `leaves` (C4)."""
    if _is_check(table, card):
        return translate("PamirTable", "after this turn") if leaves else ""
    text = translate("PamirTable", "if discarded: {event}")
    if leaves:
        text = translate("PamirTable", "after this turn: {event}")
    return spoken().filled(text, {"event": table.seating.deck.discarded[card]})
