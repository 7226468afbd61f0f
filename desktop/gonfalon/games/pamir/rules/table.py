"""The verbs that change a table of Pax Pamir, each of which tells an event to whoever listens."""

from __future__ import annotations

from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.places import ON_CARD, REGIONS
from gonfalon.games.pamir.rules.position import EMPTY, announcement, cylinder_mark
from gonfalon.games.pamir.rules.rupees import Rupees
from gonfalon.games.pamir.rules.words import CHECKS, NONE, RIGHT


class Table(Rupees):
    """A position that its verbs change, and nothing else does."""

    __slots__ = ()

    # -- turns -------------------------------------------------------------------------------------------------------

    def declare(self, seat: int, coalition: int) -> None:
        """Make a seat loyal to a coalition (S7, Y2)."""
        self.loyalty[seat] = coalition
        for region in range(len(REGIONS)):
            if self.tribes_of(seat, region):
                self.rule(region)
        if self.listener is not None:
            self.listener(told.LoyaltyDeclared(seat, coalition))

    def begin(self, seat: int) -> None:
        """Begin a turn: two actions, and no marks of the turn before (T2, C8)."""
        self.at, self.actions = seat, 2
        self.used = self.paid = self.announced = 0
        self.fresh.clear()
        if self.listener is not None:
            self.listener(told.TurnBegun(seat))

    def spend(self) -> None:
        """Spend an action (T2)."""
        self.actions -= 1
        if self.listener is not None:
            self.listener(told.ActionSpent())

    def end_actions(self) -> None:
        """Take no more actions this turn (T5)."""
        self.actions = 0
        if self.listener is not None:
            self.listener(told.ActionsEnded())

    def use(self, card: int, action: int) -> None:
        """Mark a court card as used, for whichever action (T3)."""
        self.used |= 1 << card
        if self.listener is not None:
            self.listener(told.CardUsed(card, action))

    def announce(self, card: int, action: int) -> None:
        """Show a card that would be used, or played for `NONE`, if a bribe can be agreed on (L1, B6)."""
        self.announced |= announcement(card, action)
        if self.listener is not None:
            self.listener(told.ActionAnnounced(card, action))

    def ask_bribe(self, receiver: int, payer: int, amount: int) -> None:
        """Say what the receiver of a bribe asks for; nothing on the table changes (B3)."""
        if self.listener is not None:
            self.listener(told.BribeAsked(receiver, payer, amount))

    def drop(self, card: int) -> None:
        """Say that an action with this card was dropped; it stays among those that were announced (B3)."""
        if self.listener is not None:
            self.listener(told.ActionDropped(card))

    def forget_drops(self) -> None:
        """Let everything that was dropped be tried again."""
        self.announced = 0
        if self.listener is not None:
            self.listener(told.DropsForgotten())

    # -- cards -------------------------------------------------------------------------------------------------------

    def deal(self, place: int, card: int) -> None:
        """Turn the next card of the deck over onto a place of the market (S5, C6)."""
        self.deck.pop()
        self.market[place] = card
        if self.listener is not None:
            self.listener(told.CardDealt(place, card))

    def shift(self, origin: int, target: int) -> None:
        """Move a card of the market and its rupees to a place that may have rupees of its own (C5)."""
        self.market[target] = self.market[origin]
        self.market[origin] = EMPTY
        self.rupees_on[target] += self.rupees_on[origin]
        self.rupees_on[origin] = 0
        if self.listener is not None:
            self.listener(told.CardShifted(origin, target))

    def buy(self, seat: int, place: int, card: int, held: int | None) -> None:
        """Take a court card from the market, with the rupees on it, into a hand (P4, P5)."""
        self.market[place] = EMPTY
        self.rupees[seat] += self.rupees_on[place]
        self.rupees_on[place] = 0
        self.hands[seat].append(held)
        if self.listener is not None:
            event = told.CardBoughtOpenly if self.seating.open_hands else told.CardBought
            self.listener(event(seat, place, card, held))

    def buy_event(self, seat: int, place: int, card: int) -> None:
        """Take an event, with the rupees on it, out of the game (P5)."""
        self.rupees[seat] += self.rupees_on[place]
        self.rupees_on[place] = 0
        self._leave_market(place, card)
        if self.listener is not None:
            self.listener(told.EventBought(seat, place, card))

    def discard_event(self, place: int, card: int) -> None:
        """Take an event out of the market and the game; rupees stay where they lie (C4, C7)."""
        self._leave_market(place, card)
        if self.listener is not None:
            self.listener(told.EventDiscarded(place, card))

    def _leave_market(self, place: int, card: int) -> None:
        self.market[place] = EMPTY
        self.gone |= 1 << card
        self.checks -= card in CHECKS

    def play(self, seat: int, card: int, side: int) -> None:
        """Show a hand card and put it at an end of the court (L2)."""
        self._leave_hand(seat, card)
        deck, court = self.seating.deck, self.courts[seat]
        if side == RIGHT:
            court.append(card)
        else:
            court.insert(0, card)
        self.holder[card] = seat
        self.stars[4 * seat + deck.suit[card]] += deck.rank[card]
        if deck.ability[card] >= 0:
            self.powers[seat] |= 1 << deck.ability[card]
        if self.listener is not None:
            self.listener(told.CardPlayed(seat, card, side))

    def discard(self, seat: int, card: int) -> None:
        """Take a card out of a court and the game, the spies on it going back; what it costs is not done here (G9)."""
        deck = self.seating.deck
        self.courts[seat].remove(card)
        self.holder[card] = NONE
        self.gone |= 1 << card
        self.stars[4 * seat + deck.suit[card]] -= deck.rank[card]
        if deck.ability[card] >= 0:
            # Two cards may have the same ability.
            self.powers[seat] = sum(
                {1 << deck.ability[other] for other in self.courts[seat] if deck.ability[other] >= 0}
            )
        spies = self.spies[card]
        if spies:
            self.spies[card] = 0
            place = ON_CARD + card
            for owner in range(self.seating.seats):
                self.cylinders[owner] += spies >> (4 * owner) & 15
                mark = cylinder_mark(owner, place)
                if mark in self.fresh:
                    self.fresh[:] = [fresh for fresh in self.fresh if fresh != mark]
        if self.listener is not None:
            self.listener(told.CourtCardDiscarded(seat, card))

    def discard_held(self, seat: int, card: int) -> None:
        """Show a hand card and take it out of the game."""
        self._leave_hand(seat, card)
        self.gone |= 1 << card
        if self.listener is not None:
            self.listener(told.HandCardDiscarded(seat, card))

    def _leave_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)

    def take_prize(self, seat: int, card: int) -> None:
        """Let a betrayed card lie beside the court as a prize (A7)."""
        self.gone &= ~(1 << card)
        self.prizes[seat].append(card)
        if self.listener is not None:
            self.listener(told.PrizeTaken(seat, card))

    def lose_prizes(self, seat: int) -> None:
        """Take all prizes of a seat out of the game (Y2, E)."""
        for card in self.prizes[seat]:
            self.gone |= 1 << card
        self.prizes[seat].clear()
        if self.listener is not None:
            self.listener(told.PrizesLost(seat))

    def swap_hands(self, one: int, other: int, held_by_one: told.Cards, held_by_other: told.Cards) -> None:
        """Give two seats each other's hands (E)."""
        self.hands[one] = list(held_by_one)
        self.hands[other] = list(held_by_other)
        if self.listener is not None:
            event = told.HandsSwappedOpenly if self.seating.open_hands else told.HandsSwapped
            self.listener(event(one, other, held_by_one, held_by_other))

    # -- suits, events, points ---------------------------------------------------------------------------------------

    def favor(self, suit: int) -> None:
        """Move the marker of the favored suit (I6)."""
        self.favored = suit
        if self.listener is not None:
            self.listener(told.SuitFavored(suit))

    def begin_effect(self, event: int, seat: int) -> None:
        """Begin an event that lasts until the next Dominance Check (E); `seat` is `NONE` where it is for all."""
        if seat == NONE:
            self.running |= 1 << event
        else:
            self.boons[seat] |= 1 << event
        if self.listener is not None:
            self.listener(told.EffectBegun(event, seat))

    def end_effects(self) -> None:
        """End all events that last until the check (D8)."""
        self.running = 0
        self.boons = [0] * self.seating.seats
        if self.listener is not None:
            self.listener(told.EffectsEnded())

    def check(self, coalition: int, final: bool) -> None:
        """Say that a Dominance Check is being scored; what it changes is told by what follows (D)."""
        if self.listener is not None:
            self.listener(told.DominanceChecked(coalition, final))

    def score(self, seat: int, points: int) -> None:
        """Give a seat victory points (D6, D7)."""
        self.points[seat] += points
        if self.listener is not None:
            self.listener(told.PointsScored(seat, points))

    # -- Wakhan and the end ------------------------------------------------------------------------------------------

    def draw_wakhan(self, card: int, back: int) -> None:
        """Turn over Wakhan's next card; `back` is the back of the one below it, `NONE` without one (W8)."""
        self.wakhan_deck.pop()
        self.wakhan_used.append(card)
        self.wakhan_card = card
        self.wakhan_back = back
        if self.listener is not None:
            self.listener(told.WakhanDrew(card, back))

    def shuffle_wakhan(self, cards: told.Cards, back: int) -> None:
        """Make a new deck of all of Wakhan's cards (W8)."""
        self.wakhan_deck = list(cards)
        self.wakhan_used = []
        self.wakhan_back = back
        if self.listener is not None:
            self.listener(told.WakhanShuffled(cards, back))

    def reason(self, word: str, numbers: tuple[int, ...]) -> None:
        """Say why Wakhan does what follows; nothing on the table changes."""
        if self.listener is not None:
            self.listener(told.WakhanReasoned(word, numbers))

    def disclose(self, deck: told.Cards, hands: tuple[told.Cards, ...], wakhan: told.Cards) -> None:
        """Let everybody know what was hidden."""
        self.deck = list(deck)
        self.hands = list(map(list, hands))
        self.wakhan_deck = list(wakhan)
        if self.listener is not None:
            self.listener(told.Disclosed(deck, hands, wakhan))

    def end(self) -> None:
        """Close the game."""
        self.over = True
        if self.listener is not None:
            self.listener(told.Ended())
