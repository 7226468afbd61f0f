"""How the deck is made up: six piles that are shuffled by themselves (S3), and what may still lie in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.seating import CHECKS_BY_PILE, EVENTS_BY_PILE, PILES, Seating
from gonfalon.games.pamir.rules.words import CHECKS, COURT_SIZE, LAST_CARD

if TYPE_CHECKING:
    from gonfalon.games.pamir.rules.table import Table


def stacked(seating: Seating, dice: Dice) -> list[int]:
    """The shuffled deck in the order in which it is dealt, the market included (S3, S4)."""
    court = list(range(1, COURT_SIZE + 1))
    events = list(range(CHECKS[-1] + 1, LAST_CARD + 1))
    checks = list(CHECKS)
    for cards in (court, events):
        dice.shuffle(cards)
    deck: list[int] = []
    for pile in range(PILES):
        cards = _taken(court, 5 + seating.seats) + _taken(events, EVENTS_BY_PILE[pile])
        cards += _taken(checks, CHECKS_BY_PILE[pile])
        dice.shuffle(cards)
        deck += cards
    return deck


def _taken(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]


def unseen(table: Table) -> tuple[list[int], list[int], list[int]]:
    """The court cards, the events and the Dominance Checks that this view does not know the place of."""
    seen = {card for card in table.market if card}
    for cards in (*table.courts, *table.prizes):
        seen.update(cards)
    for known in (*table.hands, table.deck):
        seen.update(card for card in known if card is not None)
    hidden = [card for card in range(1, LAST_CARD + 1) if card not in seen and not table.gone >> card & 1]
    court = [card for card in hidden if card <= COURT_SIZE]
    events = [card for card in hidden if card > CHECKS[-1]]
    return court, events, [card for card in hidden if card in CHECKS]


def deal_unseen(table: Table, dice: Dice) -> None:
    """Put a card that is possible there on every place of this view where none is known."""
    court, events, checks = unseen(table)
    for cards in (court, events, checks):
        dice.shuffle(cards)
    if table.announced and None in (hand := table.hands[table.at]):
        # Everybody has seen these cards of that hand (L1).
        for card in [card for card in court if table.announced >> card & 1]:
            court.remove(card)
            hand[hand.index(None)] = card
    for hand in table.hands:
        hand[:] = [court.pop() if card is None else card for card in hand]
    if None in table.deck:
        table.deck = _imagined(table.seating, len(table.deck), court, events, checks, dice)
    if None in table.wakhan_deck:
        _imagine_wakhan(table, dice)


def _imagined(
    seating: Seating, left: int, court: list[int], events: list[int], checks: list[int], dice: Dice
) -> list[int | None]:
    """The rest of the deck, the next card last; what has been seen of a pile cannot come out of it again."""
    dealt = seating.size - left
    seen_events = LAST_CARD - CHECKS[-1] - len(events)
    seen_checks = len(CHECKS) - len(checks)
    deck: list[int] = []
    for pile, size in enumerate(seating.piles):
        here = min(size, max(0, size - dealt))
        dealt = max(0, dealt - size)
        # The events of a pile that is partly dealt have partly been seen.
        hidden_events = max(0, EVENTS_BY_PILE[pile] - seen_events)
        seen_events = max(0, seen_events - EVENTS_BY_PILE[pile])
        hidden_checks = max(0, CHECKS_BY_PILE[pile] - seen_checks)
        seen_checks = max(0, seen_checks - CHECKS_BY_PILE[pile])
        if here:
            cards = _taken(events, hidden_events) + _taken(checks, hidden_checks)
            cards += _taken(court, here - len(cards))
            dice.shuffle(cards)
            deck += cards
    deck.reverse()
    return list(deck)


def _imagine_wakhan(table: Table, dice: Dice) -> None:
    """Her deck in a random order that agrees with the back which is seen on top (W8)."""
    cards = table.seating.deck.wakhan
    hidden = [number for number in range(len(cards)) if number not in table.wakhan_used]
    dice.shuffle(hidden)
    top = next(number for number in hidden if back_of(table.seating, number) == table.wakhan_back)
    hidden.remove(top)
    table.wakhan_deck = [*hidden, top]


def back_of(seating: Seating, number: int) -> int:
    """The first of Wakhan's cards that has the same back as this one."""
    cards = seating.deck.wakhan
    here = cards[number]
    return next(index for index, card in enumerate(cards) if (card.columns, card.sides) == (here.columns, here.sides))
