"""A decision of Pax Pamir with what its question and its options are worded from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.actions import hostage_taker
from gonfalon.games.pamir.rules.ask_frame import Prompt
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import translate

Parts = Sequence[str]
"""The title of two lines, then the details of which the second one is made; empty ones are left out."""


class TitleAndDetail(NamedTuple):
    """The text of a prompt or a button."""

    title: str
    details: tuple[str, ...] = ()

    @classmethod
    def of(cls, title: str, *details: str) -> TitleAndDetail:
        return cls(title[:1].upper() + title[1:], tuple(filter(None, details)))

    @property
    def detail(self) -> str:
        """The smaller line below; it may be empty."""
        line = "; ".join(self.details)
        return line[:1].upper() + line[1:]

    @property
    def lines(self) -> tuple[str, str]:
        return self.title, self.detail

    @property
    def in_one(self) -> str:
        """Both where there is one line for them."""
        return "; ".join((self.title, *self.details))


class DecisionContext:
    """The seat that decides, and all that this seat knows of the decision."""

    def __init__(self, view: View, names: Names, held: bool = False) -> None:
        self.view = view
        self.held = held
        """Whether a move is told of a card that is picked up, which is therefore not named."""
        self.decision = view.pending
        self.prompt: Prompt = view.pending.prompt
        self.frame = view.stack[-1]
        self.table: Table = view.table
        self.seat = view.pending.seat
        self.names = names

    @property
    def rupees(self) -> int:
        return self.table.rupees[self.seat]

    def say(self, pattern: str, **values: object) -> str:
        """A part of a line, filled with names by the keys of `Names`."""
        return self.names.filled(pattern, values)

    def letter(self, seat: int) -> str:
        """The family of a seat."""
        return self.table.seating.families[seat]

    def seat_of(self, family: int) -> int:
        """The seat of a family that a move names."""
        return self.table.seating.seat_of(family)


def counts_by_seat(table: Table, names: Names, counts: Sequence[int]) -> str:
    """Return the count of each seat that has any: `Red 2, Blue 1`."""
    families = table.seating.families
    figures = (
        translate("PamirChronicle", "you {count}").format(count=count)
        if families[seat] == names.reader
        else f"{names.family(families[seat])} {count}"
        for seat, count in enumerate(counts)
        if count
    )
    return ", ".join(figures)


def spies_on_card(table: Table, names: Names, card: int) -> str:
    """Return whose spies are on a card; empty without any."""
    counts = counts_by_seat(table, names, [table.spies_of(seat, card) for seat in range(table.seating.seats)])
    return names.filled(translate("PamirTable", "spies: {counts}"), {"counts": counts}) if counts else ""


def spies_and_captor(table: Table, names: Names, card: int) -> str:
    """Return whose spies are on a court card, and which seat holds it hostage with them (B2)."""
    captor = hostage_taker(table, card)
    if captor in (NONE, table.holder[card]):
        return spies_on_card(table, names, card)
    letter = table.seating.families[captor]
    hostage = names.filled(translate("PamirTable", "hostage of {family_gen}"), {"family": letter})
    if letter == names.reader:
        hostage = translate("PamirTable", "your hostage")
    return f"{spies_on_card(table, names, card)}; {hostage}"


def prize_text(names: Names, coalition: int) -> str:
    """Return what a card is worth to the seat that betrays it: `prize of the Afghan coalition`."""
    return names.filled(translate("PamirTable", "prize of the {coalition_gen}"), {"coalition": coalition})
