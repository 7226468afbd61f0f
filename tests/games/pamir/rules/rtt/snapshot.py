"""Whether our table lies as a snapshot of Rally the Troops says, and if not, in words what is different."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gonfalon.games.pamir.rules import constants
from gonfalon.games.pamir.rules.constants import COALITIONS, COURT_SIZE, EVENTS, NONE, SUITS
from gonfalon.games.pamir.rules.table import Table

from .pieces import FIRST_SEAT, named, pieces_here, pieces_there, where
from .trace import Snapshot

FOR_ALL = {
    "embarrassment_of_riches": constants.EMBARRASSMENT,
    "disregard_for_customs": constants.DISREGARD,
    "conflict_fatigue": constants.CONFLICT_FATIGUE,
    "pashtunwali_values": constants.PASHTUNWALI,
}
FOR_ONE = {
    "new_tactics": constants.NEW_TACTICS,
    "koh_i_noor": constants.KOH_I_NOOR,
    "courtly_manners": constants.COURTLY_MANNERS,
    "rumor": constants.RUMOR,
    "nationalism": constants.NATIONALISM,
    "nation_building": constants.NATION_BUILDING,
}
"""The events that last, by their names there."""


def differences(table: Table, snapshot: Snapshot) -> list[str]:
    """What our table has otherwise than the snapshot, each `ours instead of theirs`; nothing where they agree."""
    found = list(_of_market(table, snapshot))
    found += _of_turn(table, snapshot)
    for seat, there in enumerate(snapshot["pl"]):
        found += _of_seat(table, seat, there)
    found += _of_pieces(table, snapshot)
    return found


def _unlike(what: str, here: Any, there: Any) -> list[str]:
    return [] if here == there else [f"{what}: {_said(here)} instead of {_said(there)}"]


def _said(value: Any) -> str:
    if isinstance(value, (list, tuple, set)):
        return ", ".join(map(str, value)) or "none"
    return str(value)


def _of_market(table: Table, snapshot: Snapshot) -> Iterator[str]:
    cards = [card for row in snapshot["mc"] for card in row]
    rupees = [sum_ for row in snapshot["mr"] for sum_ in row]
    for place, (card, lying) in enumerate(zip(cards, rupees, strict=True)):
        here = table.market[place]
        if here != card:
            yield f"market place {place}: {_card(here)} instead of {_card(card)}"
        yield from _unlike(f"rupees on market place {place}", table.rupees_on[place], lying)
    yield from _unlike("cards in the deck", len(table.deck), snapshot["dk"])


def _card(card: int) -> str:
    return f"card {card}" if card else "no card"


def _of_turn(table: Table, snapshot: Snapshot) -> Iterator[str]:
    suit = next(suit for suit in SUITS if suit[0].upper() == snapshot["fs"])
    yield from _unlike("the favored suit", SUITS[table.favored], suit)
    turn = NONE if snapshot["ph"] is None else snapshot["ph"]
    yield from _unlike("the seat whose turn it is", table.at, turn)
    yield from _unlike("actions left", table.actions, max(0, snapshot["al"]))
    yield from _unlike("events for all", _lasting(table.running), _named(snapshot["ev"], FOR_ALL))
    # One list there for court cards that were used and for market cards that got a rupee.
    barred = sorted(card for card in set(snapshot["uc"]) if card)
    yield from _unlike("cards that cannot be used or bought any more", _cards(table.used | table.paid), barred)


def _named(events: Iterable[str], numbers: dict[str, int]) -> list[str]:
    return sorted(EVENTS[numbers[event]] for event in events)


def _lasting(bits: int) -> list[str]:
    return sorted(event for number, event in enumerate(EVENTS) if bits >> number & 1)


def _cards(bits: int) -> list[int]:
    return [card for card in range(1, constants.LAST_CARD + 1) if bits >> card & 1]


def _of_seat(table: Table, seat: int, there: Snapshot) -> Iterator[str]:
    who = named(FIRST_SEAT + seat)
    loyalty = next((word for word in COALITIONS if there["l"] and word[0].upper() == there["l"]), "nobody")
    here = "nobody" if table.loyalty[seat] == NONE else COALITIONS[table.loyalty[seat]]
    yield from _unlike(f"the loyalty of {who}", here, loyalty)
    yield from _unlike(f"the rupees of {who}", table.rupees[seat], there["c"])
    yield from _unlike(f"the victory points of {who}", table.points[seat], there["v"])
    yield from _unlike(f"the number of prizes of {who}", len(table.prizes[seat]), there["z"])
    hand = sorted(card for card in table.hands[seat] if card is not None)
    yield from _unlike(f"the hand of {who}", hand, sorted(there["h"]))
    yield from _unlike(f"the court of {who}", table.courts[seat], there["k"])
    yield from _unlike(f"the events of {who}", _lasting(table.boons[seat]), _named(there["e"], FOR_ONE))
    for card in there["k"]:
        if card <= COURT_SIZE and table.holder[card] != seat:
            yield f"the holder of card {card}: seat {table.holder[card]} instead of seat {seat}"


def _of_pieces(table: Table, snapshot: Snapshot) -> Iterator[str]:
    here, there = pieces_here(table), pieces_there(snapshot)
    for owner, place in sorted({*here, *there}):
        yield from _unlike(f"the pieces of {named(owner)} on {where(place)}", here[owner, place], there[owner, place])
    for owner, left in enumerate((*table.blocks, *table.cylinders)):
        whole = constants.BLOCKS if owner < FIRST_SEAT else constants.CYLINDERS
        placed = sum(count for (other, _), count in here.items() if other == owner)
        yield from _unlike(f"the pieces of {named(owner)} in the supply and in play", left + placed, whole)
