"""Constants of a whole game of Pax Pamir: seats and options, how the deck is stacked, and what may still be in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from gonfalon.core.dice import Dice
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import CHECKS, COURT_SIZE, LAST_CARD, NONE, PUBLIC_WITHDRAWAL
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.moves import Move

if TYPE_CHECKING:
    from gonfalon.core.state import Frame
    from gonfalon.games.pamir.rules.table import Table


PILES = 6
EVENTS_BY_PILE = (0, 2, 1, 1, 1, 1)
"""How many events that are no Dominance Checks are shuffled into each pile, the first on top (S3)."""
CHECKS_BY_PILE = (0, 0, 1, 1, 1, 1)


class Automaton(Protocol):
    """Decides for the seat that the rules move themselves (W)."""

    def answer(self, state: State, frame: Frame, moves: list[Move]) -> Move:
        """One of the moves, where a frame asks its seat."""
        ...

    def play_hand(self, state: State) -> None:
        """Play the hand that its seat was given."""
        ...


class Seating:
    """The data that stays the same for a whole game and is shared by all copies of its table."""

    __slots__ = (
        "as_rtt", "automaton", "deck", "families", "improved", "letters", "open_hands", "piles", "seats", "size",
        "spies", "wakhan", "withdrawal",
    )  # fmt: skip

    def __init__(
        self,
        deck: Deck,
        families: str,
        *,
        open_hands: bool = False,
        as_rtt: bool = False,
        wakhan: int = NONE,
        automaton: Automaton | None = None,
        improved: frozenset[str] = frozenset(),
    ) -> None:
        self.deck = deck
        self.families = families
        """A letter for each seat."""
        self.seats = len(families)
        self.letters = tuple(map(FAMILIES.index, families))
        """For each seat the index of its family among all families, by which moves name it."""
        self.open_hands = open_hands
        """Whether everybody sees all hands (G5)."""
        self.as_rtt = as_rtt
        """Whether the rules depart where Rally the Troops does, to compare games move by move (N)."""
        self.wakhan = wakhan
        """The seat of the automated opponent, `NONE` without her (W)."""
        self.automaton = automaton
        """Who decides for that seat."""
        self.improved = improved
        """Which of Wakhan's optional improvements are played: `purchasing`, `spies`, `loyalty` (W21)."""
        self.piles = tuple(5 + self.seats + EVENTS_BY_PILE[pile] + CHECKS_BY_PILE[pile] for pile in range(PILES))
        """How many cards each pile of the deck has, the first on top (S3)."""
        self.size = sum(self.piles)
        """How many cards the deck has with the market (S4)."""
        self.spies = tuple(15 << (4 * seat) for seat in range(self.seats))
        """For each seat the bits of its spies in `Table.spies`."""
        self.withdrawal = deck.bought.index(PUBLIC_WITHDRAWAL) if PUBLIC_WITHDRAWAL in deck.bought else NONE
        """The card that cannot be bought and on which no rupees lie (P6)."""

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in the order of turns, this one first."""
        seats = range(self.seats)
        return (*seats[seat:], *seats[:seat])

    def seat_of(self, family: int) -> int:
        """The seat of a family that a move names."""
        return self.letters.index(family)

    def sitting(self, family: int) -> int:
        """The same for any family, `NONE` where it does not play."""
        return self.letters.index(family) if family in self.letters else NONE


def shuffled_deck(seating: Seating, dice: Dice) -> list[int]:
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


def unseen_in_deck(table: Table) -> tuple[list[int], list[int], list[int]]:
    """The court cards, the events and the Dominance Checks that this view does not know the place of."""
    hidden = [*range(LAST_CARD + 1)]
    rows: tuple[Iterable[int | None], ...] = (
        table.market, *table.courts, *table.prizes, *table.hands, table.deck,
    )  # fmt: skip
    for cards in rows:
        for card in cards:
            if card is not None:
                hidden[card] = 0
    gone = table.gone
    court = [card for card in hidden[: COURT_SIZE + 1] if card and not gone >> card & 1]
    checks = [card for card in hidden[CHECKS[0] : CHECKS[-1] + 1] if card and not gone >> card & 1]
    events = [card for card in hidden[CHECKS[-1] + 1 :] if card and not gone >> card & 1]
    return court, events, checks


def deal_unseen(view: Table) -> Callable[[Table, Dice], None]:
    """Puts a card that is possible there on every place of copies of this view where none is known."""
    court, events, checks = unseen_in_deck(view)
    holes = [(seat, place) for seat, hand in enumerate(view.hands) for place, card in enumerate(hand) if card is None]
    announced: list[int] = []
    if view.announced and None in view.hands[view.at]:
        # Everybody has seen these cards of that hand (L1).
        announced = [card for card in court if view.announced >> card & 1]
        court = [card for card in court if card not in announced]
        holes.sort(key=lambda hole: hole[0] != view.at)
    piles = cards_left_of_piles(view.seating, len(view.deck), len(events), len(checks)) if None in view.deck else []
    wakhan: list[int] = []
    if None in view.wakhan_deck:
        wakhan = [card for card in range(len(view.seating.deck.wakhan)) if card not in view.wakhan_used]
    tops = {card for card in wakhan if first_card_with_back(view.seating, card) == view.wakhan_back}

    def deal_onto(table: Table, dice: Dice) -> None:
        left, left_events, left_checks = court.copy(), events.copy(), checks.copy()
        dice.shuffle(left)
        left += _shuffled(announced, dice)
        for seat, place in holes:
            table.hands[seat][place] = left.pop()
        if piles:
            dice.shuffle(left_events)
            dice.shuffle(left_checks)
            deck: list[int | None] = []
            for cards, hidden_events, hidden_checks in piles:
                first = len(deck)
                deck += _taken(left, cards)
                for card in _taken(left_events, hidden_events) + _taken(left_checks, hidden_checks):
                    deck.insert(first + dice.below(len(deck) - first + 1), card)
            deck.reverse()
            table.deck = deck
        if wakhan:
            # In any order that agrees with the back which is seen on top (W8).
            hidden = _shuffled(wakhan, dice)
            top = next(card for card in hidden if card in tops)
            hidden.remove(top)
            table.wakhan_deck = [*hidden, top]

    return deal_onto


def _shuffled(cards: list[int], dice: Dice) -> list[int]:
    cards = cards.copy()
    dice.shuffle(cards)
    return cards


def cards_left_of_piles(seating: Seating, left: int, events: int, checks: int) -> list[tuple[int, int, int]]:
    """For each pile that is not all dealt how many court cards, events and checks are still in it.

    Args:
        seating: whose deck it is.
        left: how many cards the deck has.
        events: how many were not seen; what has been seen of a pile cannot come out of it again.
        checks: how many were not seen.
    """
    dealt = seating.size - left
    seen_events = LAST_CARD - CHECKS[-1] - events
    seen_checks = len(CHECKS) - checks
    found = []
    for pile, size in enumerate(seating.piles):
        here = min(size, max(0, size - dealt))
        dealt = max(0, dealt - size)
        # The events of a pile that is partly dealt have partly been seen.
        hidden_events = max(0, EVENTS_BY_PILE[pile] - seen_events)
        seen_events = max(0, seen_events - EVENTS_BY_PILE[pile])
        hidden_checks = max(0, CHECKS_BY_PILE[pile] - seen_checks)
        seen_checks = max(0, seen_checks - CHECKS_BY_PILE[pile])
        # In a position that somebody has set up fewer cards may be left of a pile than its events.
        hidden_events = min(hidden_events, here)
        hidden_checks = min(hidden_checks, here - hidden_events)
        if here:
            found.append((here - hidden_events - hidden_checks, hidden_events, hidden_checks))
    return found


def first_card_with_back(seating: Seating, number: int) -> int:
    """The first of Wakhan's cards that has the same back as this one."""
    cards = seating.deck.wakhan
    here = cards[number]
    return next(index for index, card in enumerate(cards) if (card.columns, card.sides) == (here.columns, here.sides))
