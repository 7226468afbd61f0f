"""The gestures among the moves of Pax Pamir: which thing is taken to which spot, and what that answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import ACTIONS, COURT_SIZE, FIRST_BORDER, FIRST_GIFT, NONE, ON_CARD
from gonfalon.games.pamir.rules.moves import OF_FAMILY
from gonfalon.ui.board.move_input import Gesture

ON_THE_MAP = ("road", "build", "infrastructure", "move", "site", "battle", "rebuke", "lift")
"""The questions that a map may answer."""


class Piece(NamedTuple):
    """Something that can be taken up."""

    kind: str
    """`card`, or a piece: `block` of the pool, `cylinder` of the supply, `army`, `road`, `tribe`, `spy`, `gift`, and
    `rupee` for one that lies on a card, `purse` for one of a player."""
    owner: int = NONE
    """The coalition of a block, the seat of a cylinder or of a purse."""
    at: int = NONE
    """The number of a card, or of the card, region or border where a piece is; see `rules.constants`."""


class Target(NamedTuple):
    """The target of a drop or a click."""

    kind: str
    """`region`, `border`, `card`, `gift`, `seat`, `hand`, `end` of the court, `purse`, `discard`, or `now`."""
    at: int = NONE


def places_on_the_map(found: Sequence[Gesture]) -> set[int]:
    """The regions and borders that something can be taken from or laid on, by the numbers of `rules.constants`."""
    spots = {way.put.at for way in found if way.put is not None and way.put.kind in ("region", "border")}
    return spots | {thing.at for thing in pieces_of(found) if thing.kind in ("army", "road", "tribe")}


def cards_asked_about(found: Sequence[Gesture]) -> set[int]:
    """The court cards that something can be done with or on."""
    spots = {way.put.at for way in found if way.put is not None and way.put.kind == "card"}
    return spots | {thing.at for thing in pieces_of(found) if thing.kind == "spy"}


def gestures(decision: Decision, table: Table, blocks: bool) -> list[Gesture]:
    """The gesture of each move, in the order of the moves.

    Args:
        decision: of the seat at the screen.
        table: as that seat knows it.
        blocks: whether what `lift` takes up are blocks, else cylinders.
    """
    return [_gesture(decision, move, table, blocks) for move in decision.moves]


def map_target(number: int) -> Target:
    """The spot of a region or border, by the numbers of `rules.constants`."""
    return Target("region", number) if number < FIRST_BORDER else Target("border", number)


def _card_piece(number: int) -> Piece:
    return Piece("card", at=number)


def _gesture(decision: Decision, move: Move, table: Table, blocks: bool) -> Gesture:
    seat, one = decision.seat, move.one
    match move.word:
        case "buy":
            return Gesture(move, _card_piece(one), Target("hand") if one <= COURT_SIZE else Target("now"))
        case "play":
            return Gesture(move, _card_piece(one), Target("end", move.two))
        case word if word in ACTIONS:
            return Gesture(move, _card_piece(one))
        case "road" | "army":
            return Gesture(move, Piece("block", table.loyalty[seat]), map_target(one))
        case "spy":
            return Gesture(move, Piece("cylinder", seat), Target("card", one))
        case "shelter":
            return Gesture(move, Piece("cylinder", seat), Target("card", one))
        case "space":
            return Gesture(move, Piece("cylinder", seat), Target("gift", one))
        case "lift":
            return Gesture(move, _lifted(one, seat, table, blocks))
        case "rupee" if one < OF_FAMILY:
            return Gesture(move, Piece("rupee", at=one), Target("purse"))
        case "rupee":
            return Gesture(move, Piece("purse", table.seating.seat_of(one - OF_FAMILY)), Target("purse"))
        case "march":
            return Gesture(move, Piece("army", table.loyalty[seat], one), Target("region", move.two))
        case "wander":
            return Gesture(move, Piece("tribe", seat, one), Target("region", move.two))
        case "slip":
            return Gesture(move, Piece("spy", seat, one), Target("card", move.two))
        case "target":
            return Gesture(move, None, Target("card", one))
        case "site":
            return Gesture(move, None, Target("card", one - ON_CARD) if one >= ON_CARD else Target("region", one))
        case "discard":
            return Gesture(move, _card_piece(one), Target("discard"))
        case "rumor" | "swap":
            return Gesture(move, None, Target("seat", table.seating.seat_of(one)))
        case "rebuke":
            return Gesture(move, None, Target("region", one))
        case word if word.startswith("remove-"):
            return Gesture(move, _removed(decision, move, table))
    return Gesture(move)


def _lifted(number: int, seat: int, table: Table, blocks: bool) -> Piece:
    """The piece that is taken from a place for want of others (G7)."""
    if number >= ON_CARD:
        return Piece("spy", seat, number - ON_CARD)
    if number >= FIRST_GIFT:
        return Piece("gift", seat, number)
    if number >= FIRST_BORDER:
        return Piece("road", table.loyalty[seat], number)
    return Piece("army", table.loyalty[seat], number) if blocks else Piece("tribe", seat, number)


def _removed(decision: Decision, move: Move, table: Table) -> Piece:
    """The piece that a battle removes (A8)."""
    at = decision.prompt.place
    match move.word:
        case "remove-army":
            return Piece("army", move.one, at)
        case "remove-road":
            return Piece("road", move.two, move.one)
        case "remove-tribe":
            return Piece("tribe", table.seating.seat_of(move.one), at)
    return Piece("spy", table.seating.seat_of(move.one), at - ON_CARD)


def pieces_of(found: Sequence[Gesture]) -> list[Piece]:
    """The things of some gestures, each once, in their order."""
    return list(dict.fromkeys(way.take for way in found if way.take is not None))


def is_on_a_card(move: Move) -> bool:
    """Return whether a cylinder is put on a card or a gift, or taken from there."""
    return move.word in ("site", "lift") and move.one >= FIRST_GIFT


def on_the_map(decision: Decision | None) -> bool:
    """Return whether a question is answered on the map alone."""
    if decision is None or not decision.moves or decision.prompt.word not in ON_THE_MAP:
        return False
    return all(move.word not in ("slip", "remove-spy") and not is_on_a_card(move) for move in decision.moves)
