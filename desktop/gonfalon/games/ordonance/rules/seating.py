"""Who sits at a table of Ordonance and by which rules they play: all that stays the same for a whole game."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.games.ordonance.rules.armies import Strengths, packed
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.moves import Move


class Rates:
    """What a deck makes of its units, worked out once for all games that are played with it."""

    __slots__ = ("_moves", "_offers", "army", "bearing", "numbers", "richest", "words")

    def __init__(self, deck: Deck) -> None:
        self.army = tuple(packed(unit.counts) for unit in deck.units)
        """Each unit as an army of one card."""
        self.bearing = tuple(
            sum(unit.copies * unit.counts[icon] for unit in deck.units) for icon in range(len(deck.icons))
        )
        """How often each icon stands on the cards of one deck."""
        self.words = tuple(unit.word for unit in deck.units)
        self.numbers = dict(deck.numbers)
        self.richest = tuple(sorted(range(len(self.words)), key=lambda face: len(self.words[face]), reverse=True))
        """The units by how many icons they bear, most first."""
        territories = range(1, len(deck.territories) + 1)
        self._moves = tuple(tuple(Move(unit.word, number) for number in territories) for unit in deck.units)
        self._offers: dict[int, tuple[tuple[Move, ...], ...]] = {}

    def offers(self, full: int) -> tuple[tuple[Move, ...], ...]:
        """For each unit its moves into the territories that are not full, `full` being a bit for each that is."""
        found = self._offers.get(full)
        if found is None:
            found = tuple(
                tuple(move for move in moves if not full >> (move.territory - 1) & 1) for moves in self._moves
            )
            self._offers[full] = found
        return found


@lru_cache(maxsize=16)
def _rates(deck: Deck) -> Rates:
    return Rates(deck)


@lru_cache(maxsize=16)
def _strengths(deck: Deck, count_singles: bool) -> Strengths:
    return Strengths(len(deck.icons), deck.deepest, deck.most_repeats, count_singles)


class Seating:
    """What stays the same for a whole game and is shared by all copies of its table."""

    __slots__ = (
        "across", "army_size", "by_deck", "copies", "count_singles", "deck", "decks", "everyone", "everywhere",
        "families", "incomplete_score", "play_out", "rates", "scoring", "seats", "size", "strengths", "territories",
    )  # fmt: skip

    def __init__(
        self,
        deck: Deck,
        families: str,
        *,
        count_singles: bool = False,
        by_deck: bool = False,
        scoring: str = "territories",
        play_out: bool = False,
        incomplete_score: bool = True,
    ) -> None:
        self.deck = deck
        self.families = families
        """A letter for each seat."""
        self.seats = len(families)
        self.everyone = (1 << self.seats) - 1
        self.territories = len(deck.territories)
        self.everywhere = (1 << self.territories) - 1
        armies = range(self.seats * self.territories)
        self.across = tuple(tuple(armies[territory :: self.territories]) for territory in range(self.territories))
        """For each territory the armies in it, one of each seat."""
        self.army_size = deck.army_size
        self.decks = deck.decks(self.seats)
        self.size = self.decks * deck.size
        """How many cards there are in the game."""
        self.copies = tuple(unit.copies * self.decks for unit in deck.units)
        """How many there are of each unit."""
        self.count_singles = count_singles
        """Whether more single icons beat fewer, before their seniority is compared."""
        self.by_deck = by_deck
        """Whether control is proved from the deck list, and not from the icons alone (section 5)."""
        self.scoring = scoring
        """`territories`, `points` or `tournament`."""
        self.play_out = play_out
        """Whether the game goes on behind the last marker until all places are full (section 8)."""
        self.incomplete_score = incomplete_score
        """Whether armies of fewer cards earn points."""
        self.rates = _rates(deck)
        self.strengths = _strengths(deck, count_singles)
