"""Constants of a whole game of Ordonance: seats, deck and options, and the strength of every army of its icons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.moves import Move

# An army is packed into one integer: the count of icon i stands in its byte i, icons from the lowest in seniority to
# the highest. So two armies are added with a plus, and a unit is such a number too.

BYTE = 8
SINGLE, COMPANY, BATTALION, REGIMENT = 1, 2, 3, 4
"""How many alike make up each kind of group."""

StrengthKey = tuple[int, ...]
"""Larger is stronger. For each level from the deepest: how many groups there are, then which, as a bit for each icon;
of the singles only which."""


def pack_counts(counts: Sequence[int]) -> int:
    """The counts of all icons in one integer."""
    return sum(count << BYTE * icon for icon, count in enumerate(counts))


def unpack_counts(army: int, icons: int) -> tuple[int, ...]:
    """The count of each of so many icons."""
    return tuple(army.to_bytes(icons, "little"))


def icon_groups(counts: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """The groups of an army as (how many alike, icon), the ones that count most first; each icon stands in one."""
    return tuple(sorted([(count, icon) for icon, count in enumerate(counts) if count], reverse=True))


def strength_key(counts: Sequence[int], deepest: int, count_singles: bool = False) -> StrengthKey:
    """The strength of an army.

    Args:
        counts: of each icon, from the lowest in seniority to the highest.
        deepest: the highest count that the rules allow, 4 in the printed game.
        count_singles: whether more singles beat fewer before seniority is asked (option `singles`).
    """
    found: list[int] = []
    for level in range(deepest, SINGLE - 1, -1):
        mask = sum(1 << icon for icon, count in enumerate(counts) if count == level)
        if level > SINGLE or count_singles:
            found.append(mask.bit_count())
        found.append(mask)
    return tuple(found)


class StrengthTable:
    """The keys of all armies that have been met, for one deck and one way to compare singles."""

    __slots__ = ("_count_singles", "_deepest", "_icons", "_known", "more")

    def __init__(self, icons: int, deepest: int, most_repeats: int, count_singles: bool) -> None:
        self._icons = icons
        self._deepest = deepest
        self._count_singles = count_singles
        self._known: dict[int, StrengthKey] = {}
        self.more = pack_counts((most_repeats,) * icons)
        """The best conceivable card: every icon as often as one card may bear it."""

    def __call__(self, army: int) -> StrengthKey:
        """The key of a packed army."""
        known = self._known.get(army)
        if known is None:
            known = self._known[army] = strength_key(
                unpack_counts(army, self._icons), self._deepest, self._count_singles
            )
        return known

    def best(self, army: int, missing: int) -> StrengthKey:
        """The key of the best conceivable completion of an army that lacks so many cards (section 4, UB)."""
        return self(army + missing * self.more)


class DeckFacts:
    """The facts about a deck's units, computed once for all games that are played with it."""

    __slots__ = ("_moves", "_offers", "army", "bearing", "numbers", "richest", "words")

    def __init__(self, deck: Deck) -> None:
        self.army = tuple(pack_counts(unit.counts) for unit in deck.units)
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
def _deck_facts(deck: Deck) -> DeckFacts:
    return DeckFacts(deck)


@lru_cache(maxsize=16)
def _strengths(deck: Deck, count_singles: bool) -> StrengthTable:
    return StrengthTable(len(deck.icons), deck.deepest, deck.most_repeats, count_singles)


class Seating:
    """The constants of a whole game, shared by all copies of its table."""

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
        self.rates = _deck_facts(deck)
        self.strengths = _strengths(deck, count_singles)
