"""Positions of Pax Pamir as text: what each player has, the market, the map, and the same read back from a table.

    state = position(
        Seat("british", court="14 6", hand="5", rupees=6, tribes="kabul*2", spies="14 3*2", gifts="2 4", prizes="71"),
        Seat("russian", court="3"),
        market="28 - 29+2 / 60",
        deck="30 31",
        british="kabul*3 herat-kabul",
    )

Cards are numbers, `*2` says how often, `-` is a vacant place of the market and `+2` the rupees on a place; `?` is a
card of a hand or of the deck that is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from gonfalon.core.diagnostics import Message, MessageError, closest_word
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import (
    CHECKS,
    COALITIONS,
    COURT_SIZE,
    EVENTS,
    FIRST_BORDER,
    FIRST_GIFT,
    LAST_CARD,
    NONE,
    ON_CARD,
    REGIONS,
    RIGHT,
    SUITS,
    block_bit,
    cylinder_bit,
    place_from_word,
    place_word,
)
from gonfalon.games.pamir.rules.deck import Deck, shipped
from gonfalon.games.pamir.rules.seating import Seating, first_card_with_back
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.wakhan.turn import WakhanAutomaton

COLUMNS = 6
"""The places in a row of the market."""
HIDDEN = "?"
"""Stands for a card of a hand or of the deck that nobody is told."""


@dataclass(frozen=True)
class SeatPosition:
    """The position of one player: a loyalty, or "" for none yet (and for Wakhan), and everything else as words."""

    loyalty: str = ""
    court: str = ""
    """From left to right."""
    hand: str = ""
    rupees: int = 4
    tribes: str = ""
    spies: str = ""
    """The court cards, of whatever court, on which they are."""
    gifts: str = ""
    """What the filled spaces cost: `2 6`."""
    prizes: str = ""
    points: int = 0
    boons: str = ""
    """The lasting events for this player alone: `courtly_manners nation_building`."""
    fresh: str = ""
    """Where those of its cylinders are that count as placed this turn."""


# -- laying out --------------------------------------------------------------------------------------------------------


def position(
    *seats: SeatPosition,
    market: str = "",
    deck: str = "",
    afghan: str = "",
    british: str = "",
    russian: str = "",
    fresh: str = "",
    favored: str = "political",
    running: str = "",
    at: int = 0,
    actions: int = 2,
    wakhan: int = NONE,
    wakhan_deck: str = "",
    wakhan_card: int = 0,
    wakhan_used: str = "",
    used: str = "",
    paid: str = "",
    gone: str = "",
    families: str = "",
    cards: Deck | None = None,
    seed: int = 1,
    complete: Callable[[Table], None] | None = None,
    **options: Any,
) -> State:
    """A game in the turn of one seat, as far as its first question; Wakhan's turn has begun, and nothing is done yet.

    Args:
        seats: two to five players.
        market: the upper row, `/`, the lower row, each from the left.
        deck: what is still to be dealt, the next card first. The checks in it and in the market are all that are left.
        afghan: where blocks of this coalition are: regions and borders.
        british: the same.
        russian: the same.
        fresh: where blocks are of which all count as placed this turn.
        favored: the favored suit.
        running: the lasting events for everybody.
        at: the seat whose turn begins.
        actions: how many it has; fewer than two as if it had already done something.
        wakhan: the seat of Wakhan.
        wakhan_deck: the numbers of her cards, the next one first.
        wakhan_card: the number of the card that lies open, 0 for none.
        wakhan_used: the numbers of all her cards that lie open, the current one last.
        used: the court cards that were used this turn.
        paid: the market cards on which a rupee was laid this turn.
        gone: the cards that have left the game.
        families: the letters of the seats, the first ones if left out.
        cards: the cards, the program's own if left out.
        seed: for what chance does later.
        complete: deals what the position leaves hidden, before anybody is asked.
        options: `open_hands`, `as_rtt`, `improved`.

    Raises:
        ValueError: with a sentence, when there can be no such position.
    """
    seating = Seating(
        cards or shipped(), families or FAMILIES[: len(seats)], wakhan=wakhan, automaton=WakhanAutomaton(), **options
    )
    table = Table.empty(seating)
    for seat, has in enumerate(seats):
        _sit(table, seat, has)
    for seat, has in enumerate(seats):  # every court is there by now
        for card in card_numbers(has.spies):
            if table.holder[card] == NONE:
                raise MessageError(Message("There can be no spy on {card}: it is in no court.", card=card))
            _place_cylinder(table, seat, ON_CARD + card)
    for coalition, places in enumerate((afghan, british, russian)):
        for word in split_words(places):
            if not table.blocks[coalition]:
                raise MessageError(
                    Message("There are more {coalition} blocks than there can be.", coalition=COALITIONS[coalition])
                )
            table.place_block(coalition, _on_map(word, FIRST_GIFT))
    _fill_market(table, market)
    table.deck = list(reversed(hidden_cards(deck)))
    table.gone = sum({1 << card for card in card_numbers(gone)})
    _count_cards(table)
    table.checks = sum(card in CHECKS for card in (*table.market, *table.deck))
    table.favored = number_of(favored, SUITS, Message("suit"))
    table.running = event_bits(running)
    if wakhan_deck:
        wakhan_cards = [
            number_in(number, len(seating.deck.wakhan), Message("card of Wakhan")) - 1
            for number in reversed(card_numbers(wakhan_deck))
        ]
        table.wakhan_deck, table.wakhan_back = [*wakhan_cards], first_card_with_back(seating, wakhan_cards[-1])
    table.wakhan_used = [
        number_in(number, len(seating.deck.wakhan), Message("card of Wakhan")) - 1
        for number in card_numbers(wakhan_used)
    ]
    if wakhan_card:
        table.wakhan_card = number_in(wakhan_card, len(seating.deck.wakhan), Message("card of Wakhan")) - 1
    elif table.wakhan_used:
        table.wakhan_card = table.wakhan_used[-1]
    if complete is not None:
        complete(table)
        table.checks = sum(card in CHECKS for card in (*table.market, *table.deck))
    table.fresh.clear()
    turn = Turn(at)
    if complete is not None:
        # Blackmail was asked for when the turn began.
        table.begin(at)
        turn.begun = True
    state = State(table, [turn] if at != wakhan else [], seed)
    state.run()
    if at == wakhan:
        table.begin(at)
    _mark_fresh(table, seats, fresh)
    table.used = sum({1 << card for card in card_numbers(used)})
    table.paid = sum({1 << card for card in card_numbers(paid)})
    if actions != 2:
        table.actions = actions
    if (actions != 2 or table.fresh or used or paid) and at != wakhan:
        state.recomputed_decision()
    return state


def _sit(table: Table, seat: int, has: SeatPosition) -> None:
    if has.loyalty:
        table.declare(seat, number_of(has.loyalty, COALITIONS, Message("coalition")))
    for card in card_numbers(has.court):
        if card > COURT_SIZE:
            raise MessageError(Message("{card} is no court card.", card=card))
        table.hands[seat].append(card)
        table.play(seat, card, RIGHT)
    table.hands[seat] = hidden_cards(has.hand)
    table.rupees[seat], table.points[seat] = has.rupees, has.points
    for word in split_words(has.tribes):
        _place_cylinder(table, seat, _on_map(word, FIRST_BORDER))
    for word in split_words(has.gifts):
        _place_cylinder(table, seat, place_from_word(f"gift-{word}"))
    for card in card_numbers(has.prizes):
        table.take_prize(seat, card)
    table.boons[seat] = event_bits(has.boons)


def _place_cylinder(table: Table, seat: int, place: int) -> None:
    if not table.cylinders[seat]:
        raise MessageError(
            Message("{family} has more cylinders than there can be.", family=table.seating.families[seat])
        )
    table.place_cylinder(seat, place)


def _on_map(word: str, end: int) -> int:
    place = place_from_word(word)
    if place >= end:
        raise MessageError(Message("'{word}' is no place for that piece.", word=word))
    return place


def _fill_market(table: Table, market: str) -> None:
    for place, word in enumerate(market_places(market)):
        card, _, rupees = word.partition("+")
        table.market[place] = 0 if card == "-" else card_numbers(card)[0]
        table.rupees_on[place] = _number(rupees or "0")


def _count_cards(table: Table) -> None:
    rows: list[list[int | None]] = [[*cards] for cards in (*table.courts, *table.prizes, table.market)]
    rows.append([card for card in range(1, LAST_CARD + 1) if table.gone >> card & 1])
    counts = Counter(card for cards in (*rows, *table.hands, table.deck) for card in cards if card)
    if twice := [card for card, count in counts.items() if count > 1]:
        raise MessageError(Message("The card {card} is in two places.", card=twice[0]))


def _mark_fresh(table: Table, seats: Collection[SeatPosition], blocks: str) -> None:
    for seat, has in enumerate(seats):
        table.fresh += [cylinder_bit(seat, place_from_word(word)) for word in split_words(has.fresh)]
    for word in split_words(blocks):
        place = _on_map(word, FIRST_GIFT)
        for coalition in range(len(COALITIONS)):
            table.fresh += [block_bit(coalition, place)] * table.blocks_at(coalition, place)


# -- words and numbers -------------------------------------------------------------------------------------------------


def split_words(text: str) -> list[str]:
    """The words of a text, each as often as `*2` behind it says."""
    found = []
    for word in text.split():
        what, _, count = word.partition("*")
        found += [what] * _number(count or "1")
    return found


def market_places(market: str) -> list[str]:
    """Return the contents of each place of a market whose rows may be given shorter than they are."""
    rows = [line.split() for line in market.split("/")]
    if len(rows) > 2 or any(len(row) > COLUMNS for row in rows):
        raise MessageError(
            Message("The market has two rows of at most six places: write '{example}'.", example="28 - 29+2 / 60")
        )
    return [word for row in (*rows, [])[:2] for word in (*row, *"-" * COLUMNS)[:COLUMNS]]


def card_numbers(text: str) -> list[int]:
    """The cards of a text, in which they are numbers."""
    return [_card(word) for word in split_words(text)]


def hidden_cards(text: str) -> list[int | None]:
    """The cards of a text, with None for each that is hidden: `?*2`."""
    return [None if word == HIDDEN else _card(word) for word in split_words(text)]


def _card(word: str) -> int:
    return number_in(_number(word), LAST_CARD, Message("card"))


def number_in(number: int, last: int, what: Message) -> int:
    """The number of a card.

    Raises:
        ValueError: when there is none with that number.
    """
    if not 1 <= number <= last:
        raise MessageError(
            Message(
                "There is no {what} {number}: they have the numbers 1 to {last}.", what=what, number=number, last=last
            )
        )
    return number


def number_of(word: str, known: Collection[str], what: Message) -> int:
    """The place of a word among those that are known.

    Raises:
        ValueError: when it is not among them.
    """
    if word not in known:
        if other := closest_word(word, known):
            raise MessageError(
                Message("There is no {what} '{word}', did you mean '{other}'?", what=what, word=word, other=other)
            )
        raise MessageError(Message("There is no {what} '{word}'.", what=what, word=word))
    return [*known].index(word)


def event_bits(text: str) -> int:
    """Lasting events as bits."""
    return sum(1 << number_of(event, EVENTS, Message("event")) for event in split_words(text))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise MessageError(Message("'{word}' is no number.", word=word))
    return int(word)


# -- reading -----------------------------------------------------------------------------------------------------------


def join_words(items: Iterable[Any]) -> str:
    """`kabul*2 punjab`: each in the order in which it is first met, with how often."""
    return " ".join(str(item) if count == 1 else f"{item}*{count}" for item, count in Counter(items).items())


def loyalty(table: Table, seat: int) -> str:
    coalition = table.loyalty[seat]
    return COALITIONS[coalition] if coalition != NONE else ""


def tribes(table: Table, seat: int) -> str:
    return _cylinders(table, seat, range(len(REGIONS)))


def spies(table: Table, seat: int) -> str:
    return _cylinders(table, seat, range(ON_CARD + 1, ON_CARD + COURT_SIZE + 1))


def gifts(table: Table, seat: int) -> str:
    return _cylinders(table, seat, range(FIRST_GIFT, FIRST_GIFT + 3)).replace("gift-", "")


def blocks(table: Table, coalition: int) -> str:
    """The regions, then the borders on which blocks of a coalition are."""
    return join_words(
        place_word(place) for place in range(FIRST_GIFT) for _ in range(table.blocks_at(coalition, place))
    )


def market(table: Table) -> str:
    places = [
        f"{card or '-'}" + (f"+{rupees}" if rupees else "")
        for card, rupees in zip(table.market, table.rupees_on, strict=True)
    ]
    return f"{' '.join(places[:COLUMNS])} / {' '.join(places[COLUMNS:])}"


def lasting_events(bits: int) -> str:
    """The lasting events that are set."""
    return " ".join(event for number, event in enumerate(EVENTS) if bits >> number & 1)


def _cylinders(table: Table, seat: int, places: Iterable[int]) -> str:
    return join_words(place_word(place) for place in places for _ in range(table.cylinders_at(seat, place)))
