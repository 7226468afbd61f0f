"""What a line does to which things on the table: from the card that acts to regions, borders, other cards and players.

A thing that several pieces are laid on, or taken off, stands among the victims as often as there are pieces.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.texts.lines import Aim, Figure, Sign

__all__ = ["OnMap", "aimed", "causing"]


class OnMap(NamedTuple):
    """A region or a border; a card is known by its number alone."""

    place: int
    """See `rules.places`."""


class _Hit(NamedTuple):
    """What one event does to what, and to whom."""

    sign: Sign
    things: tuple[Hashable, ...] = ()
    seats: tuple[int, ...] = ()


def causing(event: Event, table: Table) -> Hashable:
    """What acts in all that follows a deed: its card, its player where the card is not seen to lie anywhere yet."""
    match event:
        case told.CardUsed(card) | told.EventDiscarded(_, card):
            return card
        case told.ActionAnnounced(card, action) if action != NONE:
            return card
        case told.ActionAnnounced():
            return Figure(table.at)
        case told.CardPlayed(seat) | told.CardBought(seat) | told.CardBoughtOpenly(seat) | told.EventBought(seat):
            return Figure(seat)
    return None


def aimed(aim: Aim | None, cause: Hashable, event: Event, table: Table) -> Aim | None:
    """What a line does with one event more, which is about to happen to the table."""
    hit = _hit(event, table)
    if hit is None:
        return aim
    if aim is None:
        aim = Aim(hit.sign, cause)
    sign = hit.sign if hit.things and not aim.victims else aim.sign
    seats = tuple(dict.fromkeys((*aim.seats, *hit.seats)))
    # What is laid somewhere comes to lie there; everything else strikes what was there.
    return Aim(sign, aim.cause, (*aim.victims, *hit.things), seats, arrives=sign == "hand")


def _hit(event: Event, table: Table) -> _Hit | None:
    match event:
        case told.CardBought(_, _, card) | told.CardBoughtOpenly(_, _, card) | told.EventBought(_, _, card):
            return _Hit("coin", (card,))
        case told.BribeAsked(receiver, _, amount) if amount:
            return _Hit("coin", (), (receiver,))
        case told.BlockPlaced(_, place) | told.BlockMoved(target=place):
            return _Hit("hand", (OnMap(place),))
        case told.BlockRemoved(_, place):
            return _Hit("knife", (OnMap(place),))
        case told.CylinderPlaced(seat, place) | told.CylinderMoved(seat, target=place):
            return _Hit("hand", _standing(place), () if _standing(place) else (seat,))
        case told.CylinderRemoved(seat, place):
            return _Hit("knife", _standing(place), (seat,))
        case told.CourtCardDiscarded(seat, card):
            return _Hit("knife", (card,), (seat,))
        case told.PrizesLost(seat) | told.PrizeTaken(seat):
            return _Hit("hand", (), (seat,))
        case told.RupeesPassed(giver, taker):
            return _Hit("coin", (), tuple(seat for seat in (giver, taker) if seat != table.at))
        case told.RupeeTaken(_, place):
            return _Hit("coin", (table.market[place],))
    return None


def _standing(place: int) -> tuple[Hashable, ...]:
    """The thing that a cylinder stands on; a gift stands on its owner's panel."""
    if place < FIRST_BORDER:
        return (OnMap(place),)
    return () if place < ON_CARD and place >= FIRST_GIFT else (place - ON_CARD,)
