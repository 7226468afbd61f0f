"""Positions of Pax Pamir laid out by hand, and what is asked and told in them.

    state = laid(
        Seat("british", court="14 6", hand="5", rupees=6, tribes="kabul*2", spies="14 3*2", gifts="2 4", prizes="71"),
        Seat("russian", court="3"),
        market="28 - 29+2 / 60",
        deck="30 31",
        british="kabul*3 herat-kabul",
    )
    play(state, "buy 29", "end")

Cards are numbers, `*2` says how often, `-` is a vacant place of the market and `+2` the rupees on a place. Nothing of
what is laid out counts as placed this turn. The table is looked over after every move: pieces and cards are where they
can be and nowhere twice, whoever should rule does, and what is offered is sorted and can be written and read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.piles import back_of
from gonfalon.games.pamir.rules.places import FIRST_GIFT, ON_CARD, REGIONS, place_of, word_of
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.wakhan.answers import Wakhan
from gonfalon.games.pamir.rules.words import CHECKS, COALITIONS, EVENTS, NONE, RIGHT, SUITS

from .looking_over import looked_over

CARDS = shipped()
LONGEST = 3000
"""No game asks so many questions."""


@dataclass(frozen=True)
class Seat:
    """What one player has: a loyalty, or "" for none yet (and for Wakhan), and everything else as words."""

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


BYSTANDER = Seat("russian")
"""Somebody who is only there because a game is for two."""


# -- laying out --------------------------------------------------------------------------------------------------------


def laid(
    *seats: Seat,
    market: str = "",
    deck: str = "",
    afghan: str = "",
    british: str = "",
    russian: str = "",
    favored: str = "political",
    running: str = "",
    at: int = 0,
    actions: int = 2,
    wakhan: int = NONE,
    wakhan_deck: str = "",
    **options: Any,
) -> State:
    """A game in the turn of one seat, as far as its first question.

    Args:
        seats: two to five players.
        market: the upper row, `/`, the lower row, each from the left.
        deck: what is still to be dealt, the next card first. The checks in it and in the market are all that are left.
        afghan: where blocks of this coalition are: regions and borders.
        british: the same.
        russian: the same.
        favored: the favored suit.
        running: the lasting events for everybody.
        at: the seat whose turn begins.
        actions: how many it has; fewer than two as if it had already done something.
        wakhan: the seat of Wakhan.
        wakhan_deck: the numbers of her cards, the next one first.
        options: `open_hands`, `as_rtt`, `improved`.
    """
    seating = Seating(CARDS, FAMILIES[: len(seats)], wakhan=wakhan, automaton=Wakhan(), **options)
    table = Table.empty(seating)
    for seat, has in enumerate(seats):
        _sit(table, seat, has)
    for seat, has in enumerate(seats):  # every court is there by now
        for card in numbers(has.spies):
            assert table.holder[card] != NONE, f"{card} is in no court"
            table.place_cylinder(seat, ON_CARD + card)
    _lay_blocks(table, afghan, british, russian)
    _fill_market(table, market)
    table.deck = list(reversed(numbers(deck)))
    table.checks = sum(card in CHECKS for card in (*table.market, *table.deck))
    table.favored = SUITS.index(favored)
    table.running = sum(1 << EVENTS.index(event) for event in words(running))
    if wakhan_deck:
        table.wakhan_deck = [number - 1 for number in reversed(numbers(wakhan_deck))]
        table.wakhan_back = back_of(seating, table.wakhan_deck[-1])
    table.fresh.clear()
    state = State(table, [Turn(at)], 1)
    state.run()
    if actions != 2:
        table.actions = actions
        state.asked_again()
    looked_over(state)
    return state


def _sit(table: Table, seat: int, has: Seat) -> None:
    if has.loyalty:
        table.declare(seat, COALITIONS.index(has.loyalty))
    for card in numbers(has.court):
        table.hands[seat].append(card)
        table.play(seat, card, RIGHT)
    table.hands[seat] = list(numbers(has.hand))
    table.rupees[seat], table.points[seat] = has.rupees, has.points
    for word in words(has.tribes):
        table.place_cylinder(seat, place_of(word))
    for word in words(has.gifts):
        table.place_cylinder(seat, place_of(f"gift-{word}"))
    for card in numbers(has.prizes):
        table.take_prize(seat, card)
    table.boons[seat] = sum(1 << EVENTS.index(event) for event in words(has.boons))


def _lay_blocks(table: Table, *coalitions: str) -> None:
    for coalition, places in enumerate(coalitions):
        for word in words(places):
            table.place_block(coalition, place_of(word))


def _fill_market(table: Table, market: str) -> None:
    for row, line in enumerate(market.split("/")):
        for column, word in enumerate(line.split()):
            card, _, rupees = word.partition("+")
            table.market[6 * row + column] = 0 if card == "-" else int(card)
            table.rupees_on[6 * row + column] = int(rupees or 0)


def words(text: str) -> list[str]:
    """The words of a text, each as often as `*2` behind it says."""
    found = []
    for word in text.split():
        what, _, count = word.partition("*")
        found += [what] * int(count or 1)
    return found


def numbers(text: str) -> list[int]:
    """The numbers of a text."""
    return [int(word) for word in words(text)]


# -- playing -----------------------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """Play these moves, each of which must be offered."""
    for text in moves:
        move = Move.parse(text)
        assert move in state.moves, f"'{text}' is not among {offered(state)}"
        state.play(move)
        looked_over(state)
    return state


def offered(state: State, *begins: str) -> list[str]:
    """The moves that are offered; with words, those that begin with one of them: `offered(state, "buy", "play")`."""
    moves = [str(move) for move in state.moves]
    return [move for move in moves if not begins or move.split()[0] in begins]


def asked(state: State) -> tuple[int, str]:
    """The seat that is asked and the kind of question; -1 and "" when the game is over."""
    return (state.decision.seat, state.decision.prompt.word) if state.moves else (NONE, "")


def at_random(state: State, dice: Dice) -> Iterator[Move]:
    """A random one of the moves that are offered, again and again to the end; whoever asks for them plays them."""
    for _ in range(LONGEST):
        if not state.moves:
            return
        yield dice.pick(state.moves)
    raise AssertionError(f"the game is not over after {LONGEST} questions")


def heard(state: State, *moves: str) -> list[Any]:
    """The events that these moves bring, as everything is told to the table itself."""
    events: list[Any] = []
    state.table.listener = events.append
    play(state, *moves)
    state.table.listener = None
    return events


# -- reading, in the words of `laid` -----------------------------------------------------------------------------------


def written(items: Iterable[Any]) -> str:
    """`kabul*2 punjab`: each in the order in which it is first met, with how often."""
    return " ".join(str(item) if count == 1 else f"{item}*{count}" for item, count in Counter(items).items())


def court(state: State, seat: int) -> str:
    return written(state.table.courts[seat])


def hand(state: State, seat: int) -> str:
    return written(state.table.hands[seat])


def prizes(state: State, seat: int) -> str:
    return written(state.table.prizes[seat])


def loyalty(state: State, seat: int) -> str:
    coalition = state.table.loyalty[seat]
    return COALITIONS[coalition] if coalition != NONE else ""


def favored(state: State) -> str:
    return SUITS[state.table.favored]


def tribes(state: State, seat: int) -> str:
    return _cylinders(state, seat, range(len(REGIONS)))


def spies(state: State, seat: int) -> str:
    return _cylinders(state, seat, range(ON_CARD + 1, ON_CARD + 101))


def gifts(state: State, seat: int) -> str:
    return _cylinders(state, seat, range(FIRST_GIFT, FIRST_GIFT + 3)).replace("gift-", "")


def blocks(state: State, coalition: str) -> str:
    """The regions, then the borders on which blocks of a coalition are."""
    number = COALITIONS.index(coalition)
    return written(word_of(place) for place in range(FIRST_GIFT) for _ in range(state.table.blocks_at(number, place)))


def market(state: State) -> str:
    table = state.table
    places = [
        f"{card or '-'}" + (f"+{rupees}" if rupees else "")
        for card, rupees in zip(table.market, table.rupees_on, strict=True)
    ]
    return " ".join(places[:6]) + " / " + " ".join(places[6:])


def rulers(state: State) -> dict[str, int]:
    """The seats that rule, by region."""
    return {REGIONS[region]: ruler for region, ruler in enumerate(state.table.rulers) if ruler != NONE}


def _cylinders(state: State, seat: int, places: Iterable[int]) -> str:
    return written(word_of(place) for place in places for _ in range(state.table.cylinders_at(seat, place)))
