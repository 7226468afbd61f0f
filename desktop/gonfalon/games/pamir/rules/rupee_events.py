"""What can happen to the rupees of Pax Pamir, all of it open."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.games.pamir.rules.event import Event


@dataclass(frozen=True, slots=True)
class RupeesPaid(Event):
    """Rupees of a seat went onto a place of the market, or out of the game where it is -1 (P2, A1)."""

    VERB = "pay"
    seat: int
    place: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeesGained(Event):
    """A seat got rupees from the bank, or gave them to it where they are less than none."""

    VERB = "gain"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeesPassed(Event):
    """Rupees went from one seat to another: a bribe or a tax (B, A3)."""

    VERB = "pass_rupees"
    giver: int
    taker: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeeTaken(Event):
    """A seat took one rupee from a place of the market (A3)."""

    VERB = "take_rupee"
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class RupeesLost(Event):
    """The rupees on a place of the market left the game (P6)."""

    VERB = "lose_rupees"
    place: int
