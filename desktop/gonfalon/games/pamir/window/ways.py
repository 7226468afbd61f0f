"""The gestures among the moves of Pax Pamir: which thing is taken to which spot, and what that answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD
from gonfalon.games.pamir.rules.words import ACTIONS, COURT_SIZE, NONE

__all__ = ["Spot", "Thing", "Way", "ways"]


class Thing(NamedTuple):
    """Something that can be taken up."""

    kind: str
    """`card`, or a piece: `block` of the pool, `cylinder` of the supply, `army`, `road`, `tribe`, `spy`, `gift`, and
    `rupee` for one that lies on a card, `purse` for one of a player."""
    owner: int = NONE
    """The coalition of a block, the seat of a cylinder or of a purse."""
    at: int = NONE
    """The number of a card, or of the card, region or border where a piece is; see `rules.places`."""


class Spot(NamedTuple):
    """Where something is laid, or what is meant by a click."""

    kind: str
    """`region`, `border`, `card`, `gift`, `seat`, `hand`, `end` of the court, `purse`, `discard`, or `now`."""
    at: int = NONE


class Way(NamedTuple):
    """One move as a gesture; with neither thing nor spot it stands on a button alone."""

    move: Move
    thing: Thing | None = None
    spot: Spot | None = None


def ways(decision: Decision, table: Table, blocks: bool) -> list[Way]:
    """The gesture of each move, in the order of the moves.

    Args:
        decision: of the seat at the screen.
        table: as that seat knows it.
        blocks: whether what `lift` takes up are blocks, else cylinders.
    """
    return [_way(decision, move, table, blocks) for move in decision.moves]


def place(number: int) -> Spot:
    """The spot of a region or border, by the numbers of `rules.places`."""
    return Spot("region", number) if number < FIRST_BORDER else Spot("border", number)


def _card(number: int) -> Thing:
    return Thing("card", at=number)


def _way(decision: Decision, move: Move, table: Table, blocks: bool) -> Way:
    seat, one = decision.seat, move.one
    match move.word:
        case "buy":
            return Way(move, _card(one), Spot("hand") if one <= COURT_SIZE else Spot("now"))
        case "play":
            return Way(move, _card(one), Spot("end", move.two))
        case word if word in ACTIONS:
            return Way(move, _card(one))
        case "road" | "army":
            return Way(move, Thing("block", table.loyalty[seat]), place(one))
        case "spy":
            return Way(move, Thing("cylinder", seat), Spot("card", one))
        case "shelter":
            return Way(move, Thing("cylinder", seat), Spot("card", one))
        case "space":
            return Way(move, Thing("cylinder", seat), Spot("gift", one))
        case "lift":
            return Way(move, _lifted(one, seat, table, blocks))
        case "rupee" if one < OF_FAMILY:
            return Way(move, Thing("rupee", at=one), Spot("purse"))
        case "rupee":
            return Way(move, Thing("purse", table.seating.seat_of(one - OF_FAMILY)), Spot("purse"))
        case "march":
            return Way(move, Thing("army", table.loyalty[seat], one), Spot("region", move.two))
        case "wander":
            return Way(move, Thing("tribe", seat, one), Spot("region", move.two))
        case "slip":
            return Way(move, Thing("spy", seat, one), Spot("card", move.two))
        case "target":
            return Way(move, None, Spot("card", one))
        case "site":
            return Way(move, None, Spot("card", one - ON_CARD) if one >= ON_CARD else Spot("region", one))
        case "discard":
            return Way(move, _card(one), Spot("discard"))
        case "rumor" | "swap":
            return Way(move, None, Spot("seat", table.seating.seat_of(one)))
        case "rebuke":
            return Way(move, None, Spot("region", one))
        case word if word.startswith("remove-"):
            return Way(move, _removed(decision, move, table))
    return Way(move)


def _lifted(number: int, seat: int, table: Table, blocks: bool) -> Thing:
    """The piece that is taken from a place for want of others (G7)."""
    if number >= ON_CARD:
        return Thing("spy", seat, number - ON_CARD)
    if number >= FIRST_GIFT:
        return Thing("gift", seat, number)
    if number >= FIRST_BORDER:
        return Thing("road", table.loyalty[seat], number)
    return Thing("army", table.loyalty[seat], number) if blocks else Thing("tribe", seat, number)


def _removed(decision: Decision, move: Move, table: Table) -> Thing:
    """The piece that a battle removes (A8)."""
    at = decision.prompt.place
    match move.word:
        case "remove-army":
            return Thing("army", move.one, at)
        case "remove-road":
            return Thing("road", move.two, move.one)
        case "remove-tribe":
            return Thing("tribe", table.seating.seat_of(move.one), at)
    return Thing("spy", table.seating.seat_of(move.one), at - ON_CARD)


def things(found: Sequence[Way]) -> list[Thing]:
    """The things of some gestures, each once, in their order."""
    return list(dict.fromkeys(way.thing for way in found if way.thing is not None))
