"""Seats, cards and other facts of an Oriflamme table that stay the same for a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from gonfalon.core.seats import leaders_of
from gonfalon.games.oriflamme.rules.moves import Move

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.card_set import CardSet

INFLUENCE: dict[str, int | None] = {"taken": 1, "doubled": 2, "lost": 0, "kept": None}
"""By how much the influence on a revealed card is multiplied for its owner; None where it stays on the card."""
MAX_OFFERS = 4096


class Rates:
    """The data of kinds for a set of cards, some seats and their players, computed once for all such games."""

    __slots__ = (
        "characters", "costs", "decks", "knows", "leaders", "numbers", "offers", "owner", "placements", "programs",
        "sides", "tops", "yields",
    )  # fmt: skip

    def __init__(self, cards: CardSet, seats: int, each: int) -> None:
        kinds = cards.kinds
        self.numbers = {kind.id: number for number, kind in enumerate(kinds)}
        self.costs = tuple(kind.cost for kind in kinds)
        self.characters = tuple(kind.type == "character" for kind in kinds)
        self.yields = tuple(INFLUENCE[kind.influence] for kind in kinds)
        self.placements = tuple(kind.placements for kind in kinds)
        self.programs = cards.programs
        self.owner = tuple(seat for seat in range(seats) for _ in kinds)
        self.leaders = leaders_of(seats, each)
        self.sides = tuple(
            sum(1 << other for other in range(seats) if self.leaders[other] == leader) for leader in self.leaders
        )
        self.knows = [self.sides[seat] for seat in self.owner]
        self.decks = [[card for card, owner in enumerate(self.owner) if owner == seat] for seat in range(seats)]
        self.tops = tuple(bytes(owner == seat for owner in self.owner).ljust(256, b"\0") for seat in range(seats))
        self.offers: dict[bytes, tuple[tuple[Move, ...], ...]] = {}


@lru_cache(maxsize=32)
def _rates(cards: CardSet, seats: int, each: int) -> Rates:
    return Rates(cards, seats, each)


class Seating:
    """The facts that stay the same for a whole game, shared by all copies of its table."""

    __slots__ = (
        "cards", "characters", "costly", "costs", "deck_size", "direction", "each", "everyone", "families", "leaders",
        "numbers", "offers", "owner", "programs", "rates", "rounds", "seats", "sides", "tops", "yields",
    )  # fmt: skip

    def __init__(
        self, cards: CardSet, families: str, direction: str = "left-to-right", rounds: int = 6, each: int = 1
    ) -> None:
        self.cards = cards
        self.families = families
        """A letter for each seat."""
        self.seats = seats = len(families)
        self.deck_size = len(cards.kinds)
        self.everyone = (1 << seats) - 1
        self.direction = direction
        self.rounds = rounds
        self.each = each
        """How many families each player leads."""
        self.rates = rates = _rates(cards, seats, each)
        self.leaders = rates.leaders
        """For each seat the first seat of its player: itself, where each leads one family."""
        self.sides = rates.sides
        """For each seat a bit for every seat of its player, who knows what all of them know."""
        self.owner = rates.owner
        """The seat that owns each card."""
        self.programs = rates.programs
        self.numbers = rates.numbers
        """The number of each kind by its id."""
        self.characters = rates.characters
        """Whether each kind is a character."""
        self.costs = rates.costs
        """What revealing each kind costs."""
        self.costly = any(rates.costs)
        self.yields = rates.yields
        """The multiplier of `INFLUENCE` for each kind."""
        self.tops = rates.tops
        """For each seat the bytes that turn the cards of a queue into 1 for its own and 0 for others."""
        self.offers = rates.offers
        """For such bytes what may be placed, as far as it was asked before; see `offer`."""

    def __reduce__(self) -> tuple[object, ...]:
        # The programs do not travel; the cards are compiled once where they arrive.
        return (Seating, (self.cards, self.families, self.direction, self.rounds, self.each))

    def deck(self, seat: int) -> range:
        """The numbers of the cards that belong to a seat."""
        return range(seat * self.deck_size, (seat + 1) * self.deck_size)

    def together(self, figures: Sequence[int]) -> tuple[int, ...]:
        """For each seat the figures of all seats of its player together."""
        return tuple(
            sum(figure for figure, other in zip(figures, self.leaders, strict=True) if other == leader)
            for leader in self.leaders
        )

    def seats_of(self, seat: int) -> tuple[int, ...]:
        """All seats of the player at a seat; none of a spectator."""
        return tuple(other for other in range(self.seats) if seat >= 0 and self.leaders[other] == self.leaders[seat])

    def offer(self, own: bytes) -> tuple[tuple[Move, ...], ...]:
        """For each kind all placements that a seat may make of it: front, back, on its own slots (3.1)."""
        if len(self.offers) >= MAX_OFFERS:
            self.offers.clear()
        places = [0, 1, *(slot + 2 for slot, top in enumerate(own) if top)] if own else [0]
        self.offers[own] = offer = tuple(tuple(moves[place] for place in places) for moves in self.rates.placements)
        return offer
