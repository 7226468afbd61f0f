"""What Wakhan has to do, worked out from the rules alone (W4, W8, W9, W17) on the table as it lies.

Only what lies on the table and what is printed on the cards is read here, nothing of the program's own reasoning.
Where the rules leave a choice, the reading is the one that her modules mark with [ours].
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.games.pamir.rules import words

from .looking_over import ruler_of
from .plain_checks import blocks_in_play, dominant_coalition

BLOCKS, CYLINDERS = (words.ROAD, words.ARMY), (words.TRIBE, words.SPY)


class Sight:
    """What she sees of one table, on which nothing changes meanwhile."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.deck = table.seating.deck
        self.me = table.seating.wakhan
        self.card = self.deck.wakhan[table.wakhan_card]
        back = self.deck.wakhan[table.wakhan_deck[-1]]
        self.column = back.columns[self.card.column_arrow]
        self.bottom = back.sides[self.card.red_arrow] == 1
        seats = table.seating.seats
        others = [(self.me + step) % seats for step in range(1, seats)]
        self.others = others[::-1] if self.bottom else others
        self.leader = dominant_coalition(table)
        free = [own for own in self.card.loyalty if own not in table.loyalty]
        if "loyalty" in table.seating.improved:
            free.sort(key=lambda own: -blocks_in_play(table, own))
        self.friends = free[0]

    # -- W9, W17 -----------------------------------------------------------------------------------------------------

    def rank(self, card: int) -> tuple[int, ...]:
        deck, table = self.deck, self.table
        held = any(card in table.courts[seat] for seat in self.others)
        return (
            held,
            deck.suit[card] == table.favored,
            self.leader is not None and deck.patriot[card] == self.leader,
            self.leader is not None and deck.prize[card] == self.leader,
            deck.patriot[card] >= 0,
            words.LEVERAGE in deck.impact[card],
            deck.rank[card],
            card,
        )

    def first(self, cards: Iterable[int]) -> int:
        """W9."""
        return max(cards, key=self.rank)

    def last(self, cards: Iterable[int]) -> int:
        return min(cards, key=self.rank)

    def order_of_giving_up(self, card: int) -> tuple[int, ...]:
        """W17: the card with the least goes first."""
        deck = self.deck
        mine = self.spies(self.me, card)
        theirs = sum(self.spies(seat, card) for seat in self.others)
        return (
            deck.suit[card] == words.POLITICAL,
            deck.patriot[card] >= 0,
            words.LEVERAGE in deck.impact[card],
            mine - theirs,
            mine + theirs,
            deck.rank[card],
            deck.suit[card] == self.table.favored,
            card,
        )

    def given_up(self) -> int:
        """The card that she discards."""
        return min(self.table.courts[self.me], key=self.order_of_giving_up)

    # -- the table ---------------------------------------------------------------------------------------------------

    def spies(self, seat: int, card: int) -> int:
        return int(self.table.spies[card] >> (4 * seat) & 15)

    def tribes(self, seat: int, region: int) -> int:
        return int(self.table.tribes[self.table.seating.seats * region + seat])

    def armies(self, coalition: int, region: int) -> int:
        return int(self.table.armies[3 * region + coalition])

    def leads_on(self, card: int) -> bool:
        """Whether she has strictly the most spies there."""
        return self.spies(self.me, card) > max(self.spies(seat, card) for seat in self.others)

    def in_courts(self) -> list[int]:
        return [card for court in self.table.courts for card in court]

    def has(self, seat: int, ability: str) -> bool:
        return any(self.deck.ability[card] == words.ABILITIES.index(ability) for card in self.table.courts[seat])

    def boon(self, event: int) -> bool:
        return bool(self.table.boons[self.me] >> event & 1)

    def no_bribes(self) -> bool:
        return bool(self.table.running >> words.DISREGARD & 1) or self.boon(words.COURTLY_MANNERS)

    def bribe_to_play(self, card: int) -> int:
        region = self.deck.region[card]
        ruler = ruler_of(self.table, region)
        if self.no_bribes() or ruler in (self.me, -1) or self.has(self.me, "charismatic_courtiers"):
            return 0
        return self.tribes(ruler, region)

    def bribe_to_use(self, card: int) -> int:
        if self.no_bribes() or self.has(self.me, "civil_service_reforms"):
            return 0
        counts = sorted((self.spies(seat, card), seat) for seat in range(self.table.seating.seats))
        (most, seat), (second, _) = counts[-1], counts[-2]
        return 0 if most == second or seat == self.me else most
