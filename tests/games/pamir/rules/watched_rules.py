"""Looks on while a game is played and works everything out again: the market, checks, spies and overthrows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events, words
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, GIFTS, ON_CARD

from .plain_checks import dominant_coalition, scores_of_check
from .plain_market import CHECKS, PlainMarket, payments_for_action, payments_for_card, purchasable
from .plain_track import one_step


class Onlooker:
    """Listens to a table; each method raises an AssertionError with the number of the rule that was broken."""

    def __init__(self, table: Any) -> None:
        self.told = table.clone()
        """The table before the event that is told."""
        self.seen: Counter[str] = Counter()
        self.move: Any = None
        """What was decided last."""
        self.began = table.clone()
        """The table as it lay when the last card was bought or used."""
        self.paid: Counter[int] = Counter()
        self.action = ""
        self.blocks = 0
        self.scored: list[int] | None = None
        self.market: PlainMarket | None = None
        self.without_tribes: set[tuple[int, int]] = set()
        self.without_cards: set[tuple[int, int]] = set()
        self.owed: Counter[int] = Counter()
        """What each seat has to pay for leverage."""
        self.out_of_cards: dict[int, bool] = {}
        self.asked = ("", -1)
        """What was asked last, and whom."""
        table.listener = self

    def __call__(self, event: Any) -> None:
        if self.without_cards and not isinstance(event, events.CourtCardDiscarded | events.CylinderRemoved):
            self._overthrown_by_court()
        self._money(event)
        self._checks(event)
        self._filling(event)
        self._losses(event)
        event.apply(self.told)

    # -- P2, A1 ------------------------------------------------------------------------------------------------------

    def _money(self, event: Any) -> None:
        match event:
            case events.ActionSpent():
                self._begin("")
            case events.CardUsed(action=action):
                self._begin(words.ACTIONS[action])
            case events.RupeesPaid(place=place, amount=amount):
                self.paid[place] += amount
            case events.CardBought(seat=seat, card=card) | events.CardBoughtOpenly(seat=seat, card=card):
                self._bought(seat, card)
            case events.EventBought(seat=seat, card=card):
                self._bought(seat, card)
            case events.BlockPlaced():
                self.blocks += 1
            case events.CylinderPlaced(place=place) if self.action == "gift" and FIRST_GIFT <= place < ON_CARD:
                assert +self.paid == payments_for_action(self.began, GIFTS[place - FIRST_GIFT]), "A1, A4: a gift."
                self.seen["A1 gift"] += 1
            case events.CourtCardDiscarded() if self.action == "betray":
                assert +self.paid == payments_for_action(self.began, 2), "A1, A7: a betrayal."
                self.seen["A1 betray"] += 1
            case events.ActionsEnded() | events.TurnBegun():
                self._begin("")

    def _begin(self, action: str) -> None:
        if self.action == "build":
            seat = self.told.at
            spent = sum(self.paid.values())
            assert +self.paid == payments_for_action(self.began, spent), "A1, A5: a building."
            doubled = self.began.boons[seat] >> words.NATION_BUILDING & 1
            free = any(
                self.told.seating.deck.ability[card] == words.ABILITIES.index("infrastructure")
                for card in self.began.courts[seat]
            )
            costs = {2 * (-(-blocks // 2) if doubled else blocks) for blocks in (self.blocks, self.blocks - free)}
            assert spent in costs, "A5: what blocks cost."
            assert self.blocks <= (6 if doubled else 3) + free, "A5: how many blocks."
            self.seen["A1 build"] += 1
        self.action, self.blocks, self.paid, self.began = action, 0, Counter(), self.told.clone()

    def _bought(self, seat: int, card: int) -> None:
        assert card in purchasable(self.began, seat), "P1, P3, P6: a card that cannot be bought."
        assert +self.paid == payments_for_card(self.began, seat, card), "P2: where the price of a card lies."
        self.seen["P2"] += 1

    # -- D -----------------------------------------------------------------------------------------------------------

    def _checks(self, event: Any) -> None:
        match event:
            case events.DominanceChecked(coalition=coalition, final=final):
                left = [card for card in (*self.told.market, *self.told.deck) if card in CHECKS]
                assert final == (not left), "D3: which check is the last."
                dominant = dominant_coalition(self.told)
                assert coalition == (-1 if dominant is None else dominant), "D2: who is dominant."
                self.scored = scores_of_check(self.told, final=final)
                self.seen[f"D {'final ' * final}{'unsuccessful' if dominant is None else 'successful'}"] += 1
                self.seen["D4"] += len(set(self.scored) - {0}) < len([points for points in self.scored if points])
            case events.PointsScored(seat=seat, points=points):
                assert self.scored is not None
                assert self.scored[seat] == points, "D4, D6, D7: what a check scores."
                self.scored[seat] = 0
            case _ if self.scored is not None:
                assert not any(self.scored), "D4, D6, D7: somebody scores nothing."
                self.scored = None
                best, second = sorted(self.told.points, reverse=True)[:2]
                ended = isinstance(event, events.Disclosed)
                last = not any(card in CHECKS for card in (*self.told.market, *self.told.deck))
                assert ended == (last or best - second >= 4), "V1, V2: when a game ends."

    # -- C5 to C7 ----------------------------------------------------------------------------------------------------

    def _filling(self, event: Any) -> None:
        match event:
            case events.CardShifted() | events.CardDealt() if self.market is None:
                self.market = PlainMarket(self.told)
                self.seen["C7"] += self.market.fill()
                self.seen["C5"] += 1
            case events.TurnBegun() | events.DominanceChecked() if self.market is not None:
                assert self.told.market == self.market.cards, "C5 to C7: the cards of the market."
                assert self.told.rupees_on == self.market.rupees, "C5 to C7: the rupees on the market."
                assert self.told.deck == self.market.deck, "C6: what is left of the deck."
                self.market = None

    # -- G9 to G12 ---------------------------------------------------------------------------------------------------

    def _political(self, seat: int, region: int) -> list[int]:
        deck = self.told.seating.deck
        court = self.told.courts[seat]
        return [card for card in court if deck.suit[card] == words.POLITICAL and deck.region[card] == region]

    def _tribes(self, seat: int, region: int) -> int:
        return int(self.told.tribes[self.told.seating.seats * region + seat])

    def _losses(self, event: Any) -> None:
        deck, told = self.told.seating.deck, self.told
        match event:
            case events.CylinderRemoved(seat=seat, place=place) | events.CylinderMoved(seat=seat, origin=place):
                if place < FIRST_BORDER and self._tribes(seat, place) == 1:
                    self.without_tribes.add((seat, place))
            case events.CourtCardDiscarded(seat=seat, card=card):
                region = deck.region[card]
                political = deck.suit[card] == words.POLITICAL
                old = deck.patriot[card] not in (-1, told.loyalty[seat]) and seat != told.seating.wakhan
                lost = political and (seat, region) in self.without_tribes and not self._tribes(seat, region)
                asked = self.move.word in ("discard", "target") and self.move.one == card
                betrayed = self.action == "betray" and told.spies[card] >> (4 * told.at) & 15
                hers = told.at == seat == told.seating.wakhan
                last = self.owed[seat] and self._cards(seat) == 1
                assert asked or old or lost or betrayed or hers or last, "G9: a card was discarded for nothing."
                self.seen["G11"] += lost
                if political and self._political(seat, region) == [card]:
                    self.without_cards.add((seat, region))
                    self.seen["G12"] += bool(self._tribes(seat, region))
                self._discarded(seat, card)
                self.owed[seat] += 2 * deck.leverage[card]
            case events.HandCardDiscarded(seat=seat, card=card):
                self._discarded(seat, card)
            case events.RupeesGained(seat=seat, amount=amount) if amount < 0:
                self.owed[seat] += amount
                assert self.owed[seat] >= 0, "G10: too much was paid back."
                assert self.owed[seat] == 0 or told.rupees[seat] == -amount, "G10: somebody kept rupees."
                self.seen["G10"] += 1
            case (
                events.TurnBegun() | events.ActionSpent() | events.CardUsed() | events.CardDealt()
                | events.DominanceChecked()
            ):  # fmt: skip
                for seat, region in self.without_tribes:
                    assert self._tribes(seat, region) or not self._political(seat, region), "G11: a card stayed."
                self.without_tribes.clear()

    def _cards(self, seat: int) -> int:
        return len(self.told.courts[seat]) + len(self.told.hands[seat])

    def _discarded(self, seat: int, card: int) -> None:
        """Take a card for a rupee that could not be paid; the last card pays, and the rest is forgiven (G10)."""
        if self.owed[seat] and self.asked == ("debt", seat) and card == self.move.one:
            self.owed[seat] -= 1
            self.seen["G10 cards"] += 1
        self.out_of_cards[seat] = self._cards(seat) == 1

    def _debts_are_paid(self) -> None:
        for seat, owed in self.owed.items():
            forgiven = self.out_of_cards.get(seat) or seat == self.told.seating.wakhan  # W7
            assert not owed or forgiven, "G10: somebody still owes something."
        self.owed.clear()
        self.out_of_cards.clear()

    def _overthrown_by_court(self) -> None:
        for seat, region in self.without_cards:
            assert not self._tribes(seat, region), "G12: a tribe stayed."
        self.without_cards.clear()

    # -- what is offered ---------------------------------------------------------------------------------------------

    def decision(self, state: State) -> None:
        """Compare what is offered with what may be chosen."""
        word, table = state.decision.prompt.word, state.table
        self.asked = (word, state.seat)
        if word == "actions":
            self._debts_are_paid()
        if word == "actions" and table.actions:
            offered = [move.one for move in state.moves if move.word == "buy"]
            assert offered == sorted(purchasable(table, state.seat)), "P1, P3, P6: the cards that may be bought."
            self.seen["P1"] += 1
        if word == "move":
            spies = [card for court in table.courts for card in court if table.spies[card] >> (4 * state.seat) & 15]
            steps = {(card, target) for card in spies for target in one_step(table, state.seat, card)}
            assert {(move.one, move.two) for move in state.moves if move.word == "slip"} == steps, "A6: steps of spies."
            self.seen["A6"] += 1
            powers = table.powers[state.seat]
            self.seen["X6"] += bool(powers & words.BEDFELLOWS)
            self.seen["X11"] += bool(powers & words.WELL_CONNECTED)
