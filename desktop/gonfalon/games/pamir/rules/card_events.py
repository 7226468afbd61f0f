"""What can happen to the cards of Pax Pamir; what went into a hand and swapped hands are secrets of their seats."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.games.pamir.rules.event import Cards, Event


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """The next card of the deck came onto a place of the market (S5, C6)."""

    VERB = "deal"
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class CardShifted(Event):
    """A card of the market moved to the left with its rupees (C5)."""

    VERB = "shift"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A court card went from the market into the hand of a seat, which took the rupees on it (P4, P5)."""

    VERB = "buy"
    seat: int
    place: int
    card: int
    held: int | None
    """What lies in the hand: the card, or None for everybody else where hands are hidden."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=None)


@dataclass(frozen=True, slots=True)
class CardBoughtOpenly(Event):
    """A court card went into a hand that everybody may see."""

    VERB = "buy"
    seat: int
    place: int
    card: int
    held: int | None


@dataclass(frozen=True, slots=True)
class EventBought(Event):
    """An event left the market and the game, and a seat took the rupees on it (P5)."""

    VERB = "buy_event"
    seat: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class EventDiscarded(Event):
    """An event left the market and the game; the rupees on its place stay (C4, C7)."""

    VERB = "discard_event"
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card went from a hand to an end of the court (L2)."""

    VERB = "play"
    seat: int
    card: int
    side: int


@dataclass(frozen=True, slots=True)
class CourtCardDiscarded(Event):
    """A card left a court, and all spies on it went back to their supplies (G9)."""

    VERB = "discard"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class HandCardDiscarded(Event):
    """A card left a hand and the game."""

    VERB = "discard_held"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PrizeTaken(Event):
    """A betrayed card became a prize (A7)."""

    VERB = "take_prize"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PrizesLost(Event):
    """A seat discarded all its prizes (Y2, E)."""

    VERB = "lose_prizes"
    seat: int


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Two seats swapped their hands (E)."""

    VERB = "swap_hands"
    one: int
    other: int
    held_by_one: Cards
    """What the first seat holds now; None for those who may not know it."""
    held_by_other: Cards

    def seen_by(self, seat: int) -> Event:
        if seat == self.one:
            return replace(self, held_by_other=(None,) * len(self.held_by_other))
        if seat == self.other:
            return replace(self, held_by_one=(None,) * len(self.held_by_one))
        return replace(
            self,
            held_by_one=(None,) * len(self.held_by_one),
            held_by_other=(None,) * len(self.held_by_other),
        )


@dataclass(frozen=True, slots=True)
class HandsSwappedOpenly(Event):
    """Two seats swapped hands that everybody may see."""

    VERB = "swap_hands"
    one: int
    other: int
    held_by_one: Cards
    held_by_other: Cards
