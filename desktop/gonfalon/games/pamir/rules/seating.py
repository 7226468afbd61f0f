"""Who sits at a table of Pax Pamir and by which rules they play: all that stays the same for a whole game."""

from __future__ import annotations

from typing import Any, Protocol

from gonfalon.core.families import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.words import NONE, PUBLIC_WITHDRAWAL

PILES = 6
EVENTS_BY_PILE = (0, 2, 1, 1, 1, 1)
"""How many events that are no Dominance Checks are shuffled into each pile, the first on top (S3)."""
CHECKS_BY_PILE = (0, 0, 1, 1, 1, 1)


class Automaton(Protocol):
    """Decides for the seat that the rules move themselves (W)."""

    def answer(self, state: State, frame: Any, moves: list[Move]) -> Move:
        """One of the moves, where a frame asks its seat."""
        ...

    def play_hand(self, state: State) -> None:
        """Play the hand that its seat was given."""
        ...


class Seating:
    """What stays the same for a whole game and is shared by all copies of its table."""

    __slots__ = (
        "as_rtt", "automaton", "deck", "families", "improved", "letters", "open_hands", "piles", "seats", "size",
        "spies", "wakhan", "withdrawal",
    )  # fmt: skip

    def __init__(
        self,
        deck: Deck,
        families: str,
        *,
        open_hands: bool = False,
        as_rtt: bool = False,
        wakhan: int = NONE,
        automaton: Automaton | None = None,
        improved: frozenset[str] = frozenset(),
    ) -> None:
        self.deck = deck
        self.families = families
        """A letter for each seat."""
        self.seats = len(families)
        self.letters = tuple(map(FAMILIES.index, families))
        """For each seat the index of its family among all families, by which moves name it."""
        self.open_hands = open_hands
        """Whether everybody sees all hands (G5)."""
        self.as_rtt = as_rtt
        """Whether the rules depart where Rally the Troops does, to compare games move by move (N)."""
        self.wakhan = wakhan
        """The seat of the automated opponent, `NONE` without her (W)."""
        self.automaton = automaton
        """Who decides for that seat."""
        self.improved = improved
        """Which of Wakhan's optional improvements are played: `purchasing`, `spies`, `loyalty` (W21)."""
        self.piles = tuple(5 + self.seats + EVENTS_BY_PILE[pile] + CHECKS_BY_PILE[pile] for pile in range(PILES))
        """How many cards each pile of the deck has, the first on top (S3)."""
        self.size = sum(self.piles)
        """How many cards the deck has with the market (S4)."""
        self.spies = tuple(15 << (4 * seat) for seat in range(self.seats))
        """For each seat the bits of its spies in `Table.spies`."""
        self.withdrawal = deck.bought.index(PUBLIC_WITHDRAWAL) if PUBLIC_WITHDRAWAL in deck.bought else NONE
        """The card that cannot be bought and on which no rupees lie (P6)."""

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of turns, this one first."""
        seats = range(self.seats)
        return (*seats[seat:], *seats[:seat])

    def seat_of(self, family: int) -> int:
        """The seat of a family that a move names."""
        return self.letters.index(family)
