"""What the head of the market says: prices for the buyer, the favored suit, events in force, vacant places."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.pamir.rules.market import COLUMNS, ROW, price
from gonfalon.games.pamir.rules.table import EMPTY, MARKET, Table
from gonfalon.games.pamir.rules.words import COURT_SIZE, MILITARY, NONE
from gonfalon.games.pamir.texts import panels
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panels import MarketWords
from gonfalon.games.pamir.texts.standing import deck, in_force, lasting

__all__ = ["Chip", "ColumnPrice", "MarketFigures", "chips_in_force", "market_figures"]


@dataclass(frozen=True)
class Chip:
    """An event in force."""

    name: str
    family: str
    """For whom, empty for everybody."""
    text: str
    """What it does."""
    tip: str


@dataclass(frozen=True)
class ColumnPrice:
    """What the cards of a column cost the buyer."""

    price: int
    base: int
    """Without the doubling."""
    dear: bool
    """Whether the buyer has not so much."""
    tip: str


@dataclass(frozen=True)
class MarketFigures:
    """What the head says, and which of the twelve places are vacant."""

    words: MarketWords
    favored: int
    columns: tuple[ColumnPrice, ...]
    chips: tuple[Chip, ...]
    vacant: tuple[bool, ...]
    free: tuple[bool, ...]
    """The places of cards that an ability lets the buyer have for nothing (X12)."""
    coins: tuple[str, ...]
    """What is said of the rupees on each place, empty for none."""
    deck: str
    """What is still to come, in sentences."""
    leaving: tuple[str, ...]
    """For each place what will be when nobody buys the event there this turn, empty for everything else."""

    @property
    def spoken(self) -> str:
        return "\n".join((self.words.suits[self.favored], self.deck, *(chip.tip for chip in self.chips)))


def market_figures(table: Table, viewer: int, names: Names) -> MarketFigures:
    """The market for a viewer, who is the buyer; for who only watches it is the seat whose turn it is."""
    buyer = viewer if viewer >= 0 else table.at
    doubled = 2 if table.favored == MILITARY else 1
    columns = []
    for base in range(ROW):
        cost = base * doubled
        dear = buyer != NONE and not table.over and cost > table.rupees[buyer]
        columns.append(ColumnPrice(cost, base, dear, panels.price_tip(cost, base)))
    return MarketFigures(
        words=panels.market(table, names),
        favored=table.favored,
        columns=tuple(columns),
        chips=chips_in_force(table, names),
        vacant=tuple(card == EMPTY for card in table.market),
        free=tuple(_is_free(table, buyer, place) for place in range(MARKET)),
        coins=tuple(panels.coins_tip(rupees) if rupees else "" for rupees in table.rupees_on),
        deck=deck(table),
        leaving=tuple(_leaving(table, place, names) for place in range(MARKET)),
    )


def chips_in_force(table: Table, names: Names) -> tuple[Chip, ...]:
    """The events that last until the next check."""
    families = table.seating.families
    return tuple(
        Chip(names.event(event).name, "" if seat == NONE else families[seat], names.event(event).text, tip)
        for (event, seat), tip in zip(in_force(table), lasting(table, names), strict=True)
    )


def _is_free(table: Table, buyer: int, place: int) -> bool:
    costs = buyer != NONE and COLUMNS[place] > 0 and 0 < table.market[place] <= COURT_SIZE
    return costs and price(table, buyer, place) == 0


def _leaving(table: Table, place: int, names: Names) -> str:
    card = table.market[place]
    if COLUMNS[place] or card <= COURT_SIZE:
        return ""
    return panels.leaving_tip(table.seating.deck.discarded[card], names)
