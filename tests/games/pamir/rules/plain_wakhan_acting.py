"""What Wakhan does with her court and takes from elsewhere, worked out from the rules alone (W14, W16, W21)."""

from __future__ import annotations

from gonfalon.games.pamir.rules import words
from gonfalon.games.pamir.rules.places import BORDERS, FIRST_BORDER, ON_CARD

from .looking_over import REGIONS, ruler_of
from .plain_track import one_step
from .plain_wakhan_buying import Purchases


class Mind(Purchases):
    """All that she would do."""

    def acting_card(self, action: int) -> int | None:
        """The card that acts, if any can be paid for; that the action is possible is another question."""
        least = {words.BUILD: 2, words.BETRAY: 2, words.GIFT: self.gift()}.get(action, 0)
        cards = [
            card
            for card in self.table.courts[self.me]
            if not self.table.used >> card & 1
            and action in self.deck.actions[card]
            and self.bribe_to_use(card) + least <= self.table.rupees[self.me]
        ]
        return self.first(cards) if cards else None

    def gift(self) -> int:
        """The cheapest free space (W16b)."""
        return next((cost for space, cost in enumerate((2, 4, 6)) if not self.table.gifts[self.me] >> space & 1), 99)

    def tax(self, rank: int) -> list[tuple[str, int, int]]:
        """W16a: from whom, or from which place, and how much."""
        table = self.table
        taken: list[tuple[str, int, int]] = []
        ruled = [region for region in REGIONS if ruler_of(table, region) == self.me]
        if self.has(self.me, "claim_of_ancient_lineage"):
            ruled = list(REGIONS)
        open_to = [seat for seat in self.others if any(self.deck.region[card] in ruled for card in table.courts[seat])]
        for seat in sorted(open_to, key=lambda seat: (-table.rupees[seat], self.others.index(seat))):
            shelter = sum(self.deck.rank[card] for card in table.courts[seat] if self.deck.suit[card] == 0)
            if (amount := min(rank, table.rupees[seat] - shelter)) > 0:
                taken.append(("seat", seat, amount))
                rank -= amount
        for column in range(6):
            for row in (self.bottom, not self.bottom):
                place = 6 * row + column
                if table.market[place] and (amount := min(rank, table.rupees_on[place])) > 0:
                    taken += [("place", place, 1)] * amount
                    rank -= amount
        return taken

    def building_site(self) -> int | None:
        return next((region for region in self.card.regions if ruler_of(self.table, region) == self.me), None)

    def betrayed(self) -> int | None:
        cards = []
        for seat, court in enumerate(self.table.courts):
            guarded = self.has(seat, "bodyguards")
            for card in court:
                political = self.deck.suit[card] == words.POLITICAL
                if self.spies(self.me, card) and self.deck.prize[card] >= 0 and not (political and guarded):
                    cards.append(card)
        return self.first(cards) if cards else None

    def fighters(self, region: int) -> int:
        tribes = self.tribes(self.me, region) if self.boon(words.NATIONALISM) else 0
        return self.armies(self.friends, region) + tribes

    def victims_in(self, region: int) -> list[tuple[str, int, int]]:
        """W16e: who loses what where, in order."""
        citadel = {3: "citadel_kabul", 1: "citadel_transcaspia"}.get(region)
        gone: list[tuple[str, int, int]] = []
        for seat in self.others:
            if citadel is None or not self.has(seat, citadel):
                gone += [("cylinder", seat, region)] * self.tribes(seat, region)
        hostile = []
        for seat in self.others:
            if self.table.loyalty[seat] not in hostile:
                hostile.append(self.table.loyalty[seat])
        for coalition in hostile:
            gone += [("block", coalition, region)] * self.armies(coalition, region)
        for coalition in hostile:
            for border in self.borders(region):
                roads = self.table.roads[3 * (border - FIRST_BORDER) + coalition]
                gone += [("block", coalition, border)] * roads
        return gone

    def victims_on(self, card: int) -> list[tuple[str, int, int]]:
        gone: list[tuple[str, int, int]] = []
        for seat in self.others:
            if not self.has(seat, "indispensable_advisors"):
                gone += [("cylinder", seat, ON_CARD + card)] * self.spies(seat, card)
        return gone

    def battle(self, rank: int, *, most_spies: bool = False) -> list[tuple[str, int, int]]:
        """What is removed, nothing where there is no battle (W15, W16e)."""
        if not most_spies:
            for region in self.card.regions:
                if self.fighters(region) and self.victims_in(region):
                    return self.victims_in(region)[: min(rank, self.fighters(region))]
        cards = [card for card in self.in_courts() if self.spies(self.me, card) and self.victims_on(card)]
        if most_spies and cards:
            seats = range(self.table.seating.seats)
            total = {card: sum(self.spies(seat, card) for seat in seats) for card in cards}
            cards = [card for card in cards if total[card] == max(total.values())]
        if not cards:
            return []
        site = self.first(cards)
        return self.victims_on(site)[: min(rank, self.spies(self.me, site))]

    def borders(self, region: int) -> list[int]:
        """W13: the neighbours in the order of her list."""
        return [
            FIRST_BORDER + border
            for other in self.card.regions
            for border, ends in enumerate(BORDERS)
            if set(ends) == {region, other}
        ]

    def step(self) -> tuple[str, int, int] | None:
        """W16f, W21."""
        table = self.table
        for origin in self.card.regions:
            world = table.clone()
            if self.armies(self.friends, origin):
                world.armies[3 * origin + self.friends] -= 1
                what = "army"
            elif self.boon(words.NATIONALISM) and self.tribes(self.me, origin):
                world.tribes[world.seating.seats * origin + self.me] -= 1
                what = "tribe"
            else:
                continue
            if ruler_of(table, origin) == self.me != ruler_of(world, origin):
                continue
            for target in self.card.regions:
                adjacent = any({origin, target} == set(ends) for ends in BORDERS)
                hostile = sum(self.tribes(seat, target) for seat in self.others)
                if adjacent and hostile > self.armies(self.friends, target):
                    return what, origin, target
        if "spies" not in table.seating.improved:
            return None
        idle = [
            card
            for card in self.in_courts()
            if self.spies(self.me, card) > sum(self.spies(seat, card) for seat in self.others)
            and [other for other in one_step(table, self.me, card) if not self.leads_on(other)]
        ]
        if not idle:
            return None
        origin = self.last(idle)
        target = self.first([other for other in one_step(table, self.me, origin) if not self.leads_on(other)])
        return "spy", ON_CARD + origin, ON_CARD + target

    # -- W14 ---------------------------------------------------------------------------------------------------------

    def spied_on(self, region: int) -> int:
        """W13."""
        cards = [card for card in self.in_courts() if self.deck.region[card] == region]
        return self.first([card for card in cards if not self.leads_on(card)] or cards)

    def lifted_block(self, coalition: int, target: int) -> int | None:
        fresh = self.table.fresh
        for region in self.card.regions:
            old = self.armies(coalition, region) - fresh.count(3 * region + coalition)
            if region != target and old > 0:
                return region
        for region in self.card.regions:
            for border in self.borders(region):
                old = self.table.roads[3 * (border - FIRST_BORDER) + coalition] - fresh.count(3 * border + coalition)
                if border != target and old > 0:
                    return border
        return None

    def lifted_cylinder(self, target: int) -> int | None:
        def old(place: int, there: int) -> bool:
            return place != target and there > self.table.fresh.count(1000 * (self.me + 1) + place)

        for region in self.card.regions:
            if old(region, self.tribes(self.me, region)):
                return region
        cards = [card for card in self.in_courts() if old(ON_CARD + card, self.spies(self.me, card))]
        return ON_CARD + self.first(cards) if cards else None
