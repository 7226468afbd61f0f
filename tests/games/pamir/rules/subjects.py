"""Pax Pamir as the laws of all games see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, FIRST_GIFT, LAST_CARD, NONE
from gonfalon.games.pamir.rules.game import Options, Pamir
from gonfalon.games.pamir.rules.moves import BUY, PLAY, USE, Move
from gonfalon.games.pamir.rules.table import Table

from .looking_over import everything_is_in_its_place
from .policies import Policy, evenly

WAKHAN = LAST_CARD + 1
"""The laws number Wakhan's cards from here on, after the others."""

UNUSED = ("unused",)

Place = tuple[Any, ...]
"""Where a card lies: what the laws take for its face, because a card of Pax Pamir is known by where it is."""


class LateWakhan(Pamir):
    """Wakhan has turned over all but two of her cards when the game begins, so that she soon shuffles (W8)."""

    def setup(self, options: Options, seed: int) -> State:
        state = super().setup(options, seed)
        table: Table = state.table
        if options.wakhan != NONE:
            table.wakhan_used = [card for card in table.wakhan_deck[:-2] if card is not None]
            table.wakhan_deck = table.wakhan_deck[-2:]
            table.wakhan_card = table.wakhan_used[-1]
        return state


class Subject:
    """Pax Pamir with some seats and options, played at random in some way."""

    def __init__(self, options: Options, policy: Policy = evenly) -> None:
        # A whole deck of hers is seldom used up.
        self.game: Rules = LateWakhan() if policy is not evenly else Pamir()
        self.options = options
        self.seats = len(options.families)
        self.policy = policy
        self.size = WAKHAN + (len(options.cards.wakhan) if options.wakhan != NONE else 0)

    def faces(self, table: Table) -> Sequence[Place | None]:
        places: list[Place | None] = [None] * self.size
        places[0] = ("no card",)
        whole = None not in table.deck
        for card in range(1, LAST_CARD + 1):
            if table.gone >> card & 1:
                places[card] = ("gone",)
            elif whole and not any(None in hand for hand in table.hands):
                places[card] = UNUSED
        self._lay(places, "market", table.market)
        self._lay(places, "deck", table.deck)
        for name, rows in (("hand", table.hands), ("court", table.courts), ("prize", table.prizes)):
            for seat, cards in enumerate(rows):
                # Where in a hand a card is held tells nothing.
                self._lay(places, name, cards, seat, counted=name == "court")
        if self.size > WAKHAN:
            self._lay(places, "wakhan", [WAKHAN + card if card is not None else None for card in table.wakhan_deck])
            self._lay(places, "drawn", [WAKHAN + card for card in table.wakhan_used])
        return places

    @staticmethod
    def _lay(
        places: list[Place | None], name: str, cards: Sequence[int | None], *about: int, counted: bool = True
    ) -> None:
        for index, card in enumerate(cards):
            if card:
                places[card] = (name, *about, index) if counted else (name, *about)

    def owns(self, table: Table, card: int, seat: int) -> bool:
        return next((seat for seat, hand in enumerate(table.hands) if card in hand), NONE) == seat

    def begun(self, table: Table) -> Iterable[int]:
        return [0, *table.market, *(WAKHAN + card for card in table.wakhan_used)]

    def left_over(self, table: Table) -> Iterable[int]:
        """The cards that were never in the deck, once everything else is known (S3)."""
        if table.deck:
            return []
        return [card for card, place in enumerate(self.faces(table)) if place == UNUSED]

    def shown(self, event: Any) -> Iterable[int]:
        match event:
            case events.WakhanDrew():
                return [WAKHAN + event.card]
            case events.WakhanShuffled():
                return range(WAKHAN, self.size)  # the back of the next one
            case events.Disclosed():
                return range(self.size)
            case (
                events.CardDealt()
                | events.CardBoughtOpenly()
                | events.EventBought()
                | events.EventDiscarded()
                | events.CardPlayed()
                | events.CourtCardDiscarded()
                | events.HandCardDiscarded()
            ):
                return [event.card]
        return []

    def learnt(self, event: Any, seat: int) -> Iterable[int]:
        """What a seat gets in a swap of hands, and which card of a hand is shown but not laid out (L1)."""
        if isinstance(event, events.ActionAnnounced):
            return [event.card]
        if isinstance(event, events.HandsSwapped) and seat in (event.one, event.other):
            return [card for card in (*event.held_by_one, *event.held_by_other) if card is not None]
        return []

    def dated(self, event: Any, seen: SeenMove) -> bool:
        if self.options.wakhan != NONE and getattr(event, "seat", NONE) == self.options.wakhan:
            return True  # the rules move her, and what she buys she plays at once
        match event:
            case events.CardBought() | events.CardBoughtOpenly() | events.EventBought():
                return (seen.seat, seen.move) == (event.seat, BUY[event.card])
            case events.CardPlayed():
                # If a bribe was asked for first, what was to be played had been told by its own move.
                return seen.move.word in ("ask", "pay", "decline") or seen.move == PLAY[event.card][event.side]
        return True

    def hidden(self, event: Any) -> Iterable[int]:
        match event:
            case events.CardBought():
                return [event.card]
            case events.WakhanShuffled():
                return range(WAKHAN, self.size)
        return []

    def meant(self, state: State) -> Iterable[Move]:
        table: Table = state.table
        words = {move.word for move in state.moves}
        found = [Move(word, place) for word in ("road",) if word in words for place in range(FIRST_BORDER, FIRST_GIFT)]
        if state.decision.prompt.word == "actions":
            found += [BUY[card] for card in table.market if card]
            found += [
                USE[action][card] for card in table.courts[state.seat] for action in table.seating.deck.actions[card]
            ]
        return found

    def conserved(self, table: Table) -> None:
        everything_is_in_its_place(table)

    def pick(self, state: State, dice: Dice) -> Any:
        return self.policy(state, dice)
