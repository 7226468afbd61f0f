"""What Wakhan buys, worked out from the rules alone (W11, W12, W15, W21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.games.pamir.rules import words

from .looking_over import ruler_of
from .plain_checks import scores_of_check
from .plain_market import CHECKS, price_of, purchasable
from .plain_wakhan import Sight

BLOCKS, CYLINDERS = (words.ROAD, words.ARMY), (words.TRIBE, words.SPY)


class Purchases(Sight):
    """What she would buy."""

    def _price(self, card: int) -> int:
        return price_of(self.table, self.me, card)

    def _cheapest(self, cards: Iterable[int]) -> int | None:
        return min(cards, key=lambda card: (self._price(card), -card), default=None)

    def _most(self, cards: list[int], figure: Any) -> int | None:
        best = max(map(figure, cards), default=None)
        return self._cheapest([card for card in cards if figure(card) == best])

    def _valid(self) -> list[int]:
        return [card for card in purchasable(self.table, self.me) if card not in CHECKS]

    def icons(self, card: int, kinds: Iterable[int]) -> int:
        return len([icon for icon in self.deck.impact[card] if icon in kinds])

    def _net(self, card: int) -> int:
        lying = self.table.rupees_on[self.table.market.index(card)]
        return int(lying - self._price(card) + (2 if words.LEVERAGE in self.deck.impact[card] else 0))

    def ambition(self) -> int | None:
        """The check that she buys (W11)."""
        table, me = self.table, self.me
        check = self._cheapest([card for card in purchasable(table, me) if card in CHECKS])
        if check is None:
            return None
        left = [card for card in (*table.market, *table.deck) if card in CHECKS]
        scores = scores_of_check(table, final=len(left) == 1)
        rivals = [seat for seat in range(table.seating.seats) if seat != me]
        if all(scores[me] > scores[seat] for seat in rivals):
            return check
        after = [old + new for old, new in zip(table.points, scores, strict=True)]
        if all(after[me] >= after[seat] + 4 for seat in rivals):
            return check
        rupees = list(table.rupees)
        rupees[me] += table.rupees_on[table.market.index(check)] - self._price(check)
        stars = [sum(self.deck.rank[card] for card in court if self.deck.suit[card] == 1) for court in table.courts]
        final = [(after[seat], stars[seat], rupees[seat]) for seat in range(table.seating.seats)]
        if len(left) == 1 and all(final[me] > final[seat] for seat in rivals):
            return check
        return None

    def radicalized(self) -> int | None:
        """W12, W21."""
        cards = self._valid()
        if not cards:
            return None
        if any(card in CHECKS for card in self.table.market):
            if self.leader is not None:
                patriots = [card for card in cards if self.deck.patriot[card] == self.leader]
                return self._cheapest(patriots) or self._most(cards, lambda card: self.icons(card, BLOCKS))
            if "purchasing" in self.table.seating.improved and not any(self.icons(card, CYLINDERS) for card in cards):
                return self._most(cards, self._net)
            return self._most(cards, lambda card: self.icons(card, CYLINDERS))
        for row in (self.bottom, not self.bottom):
            for column in range(self.column, -1, -1):
                card = self.table.market[6 * row + column]
                if card in cards:
                    return self._savvy(card, cards)
        return None

    def _savvy(self, card: int, cards: list[int]) -> int | None:
        if "purchasing" not in self.table.seating.improved or card > 100:
            return card
        suit, rank = self.deck.suit, self.deck.rank
        like = [other for other in cards if suit[other] == suit[card] and rank[other] >= rank[card]]
        return self._cheapest([other for other in like if self._price(other) < self._price(card)]) or card

    def instructed(self, line: str) -> int | None:
        """W15."""
        table, deck = self.table, self.deck
        cards = [card for card in self._valid() if card <= 100]

        def suited(suit: int) -> list[int]:
            return [card for card in cards if deck.suit[card] == suit]

        def best(suit: int) -> int | None:
            return self._most(suited(suit), lambda card: deck.rank[card])

        def icons(kinds: Iterable[int]) -> int | None:
            kinds = tuple(kinds)
            showing = [card for card in cards if self.icons(card, kinds)]
            return self._most(showing, lambda card: self.icons(card, kinds))

        match line:
            case "rad_if_military_favored_highest_military":
                return best(1) if table.favored == 1 else None
            case "rad_if_political_favored_highest_economic":
                return best(0) if table.favored == 2 else None
            case "rad_highest_political":
                return best(2)
            case "rad_highest_intelligence":
                return best(3)
            case "rad_intelligence":
                return self._cheapest(suited(3))
            case "rad_if_under_2_rupees_most_net_rupees":
                gaining = [card for card in self._valid() if self._net(card) > 0]
                return self._most(gaining, self._net) if table.rupees[self.me] < 2 else None
            case "rad_gain_region":
                return self._cheapest([card for card in cards if self._gains(card)])
            case "rad_most_blocks":
                return icons(BLOCKS)
            case "rad_if_no_dominance_most_cylinders":
                return icons(CYLINDERS) if self.leader is None else None
            case "rad_if_no_move_card_a_move_card":
                if any(words.MOVE in deck.actions[card] for card in table.courts[self.me]):
                    return None
                return self._cheapest([card for card in cards if words.MOVE in deck.actions[card]])
            case "rad_if_dominance_matching_patriot":
                if self.leader is None:
                    return None
                return self._cheapest([card for card in cards if deck.patriot[card] == self.leader])
            case "rad_if_court_full_highest_political":
                court = table.courts[self.me]
                stars = sum(deck.rank[card] for card in court if deck.suit[card] == 2)
                return best(2) if len(court) >= 3 + stars else None
            case "rad_if_fewer_spies_highest_intelligence":
                spies = {seat: sum(self.spies(seat, card) for card in self.in_courts()) for seat in self.others}
                mine = sum(self.spies(self.me, card) for card in self.in_courts())
                return best(3) if max(spies.values()) > mine else None
        raise LookupError(line)

    def _gains(self, card: int) -> bool:
        region = self.deck.region[card]
        if ruler_of(self.table, region) == self.me:
            return False
        world = self.table.clone()
        world.armies[3 * region + self.friends] += self.icons(card, (words.ARMY,))
        world.tribes[world.seating.seats * region + self.me] += self.icons(card, (words.TRIBE,))
        rich = self.table.rupees[self.me] - self._price(card) + self.table.rupees_on[self.table.market.index(card)]
        return ruler_of(world, region) == self.me and self.bribe_to_play(card) <= rich
