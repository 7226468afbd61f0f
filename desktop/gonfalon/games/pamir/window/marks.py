"""What lies on the cards of a table of Pax Pamir and what is to be seen of them at once, for the seat at the screen."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.actions import is_bonus
from gonfalon.games.pamir.rules.bribes import owed_to
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.words import ACTIONS, COURTLY_MANNERS, LEFT, NONE

__all__ = ["NO_MARKS", "CardMarks", "card_marks"]


class CardMarks(NamedTuple):
    """What a card bears."""

    rupees: int = 0
    spies: tuple[tuple[str, int], ...] = ()
    """The letter of a family and how many spies it has here, in the order of seats."""
    shackle: int = 0
    """The most that somebody may ask for before it is played or used, 0 for nothing (B1, B2)."""
    due: bool = True
    """Whether that bribe has to be paid; Courtly Manners let one keep it."""
    dear: bool = False
    """Whether the seat at the screen cannot pay its price."""
    paid: bool = False
    """Whether it got a rupee this turn and so cannot be bought (P3)."""
    used: bool = False
    bonus: bool = False
    """Whether using it costs no action now."""


NO_MARKS = CardMarks()


def card_marks(table: Table, viewer: int) -> dict[int, CardMarks]:
    """The marks of all cards that bear any, by their numbers."""
    found: dict[int, CardMarks] = {}
    own_turn = table.at == viewer and viewer >= 0 and not table.over
    for index, card in enumerate(table.market):
        if card:
            dear = viewer >= 0 and price(table, viewer, index) > table.rupees[viewer]
            found[card] = CardMarks(
                rupees=table.rupees_on[index], dear=dear and own_turn, paid=bool(table.paid >> card & 1)
            )
    for seat, court in enumerate(table.courts):
        for card in court:
            found[card] = _in_court(table, viewer, seat, card, own_turn)
    if viewer >= 0:
        for known in table.hands[viewer]:
            if known is not None:
                most = owed_to(table, viewer, Move("play", known, LEFT))[1]
                found[known] = CardMarks(shackle=most, due=_must_pay(table, viewer))
    return found


def _must_pay(table: Table, seat: int) -> bool:
    return not table.boons[seat] >> COURTLY_MANNERS & 1


def _in_court(table: Table, viewer: int, seat: int, card: int, own_turn: bool) -> CardMarks:
    families = table.seating.families
    spies = tuple((families[at], count) for at in range(table.seating.seats) if (count := table.spies_of(at, card)))
    actions = table.seating.deck.actions[card]
    shackle = 0
    if spies and actions:
        receiver, most = owed_to(table, seat, Move(ACTIONS[actions[0]], card))
        shackle = most if receiver != NONE else 0
    own = seat == viewer
    return CardMarks(
        spies=spies,
        shackle=shackle,
        due=_must_pay(table, seat),
        used=bool(table.used >> card & 1),
        bonus=own and own_turn and bool(actions) and not table.used >> card & 1 and is_bonus(table, seat, card),
    )
