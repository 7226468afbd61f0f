"""Additions to log entries: pointers from cards to things on the table, and citations of rules."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table, events
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import (
    FIRST_BORDER,
    FIRST_GIFT,
    INSURRECTION,
    MILITARY,
    NONE,
    ON_CARD,
    POLITICAL,
)
from gonfalon.games.pamir.rules.dominance import dominant_coalition, lead_needed
from gonfalon.games.pamir.rules.market import COLUMNS, price
from gonfalon.texts.log_entries import LogEntry, LogFigure, Phrases, Pointer, PointerSign
from gonfalon.texts.translations import phrases

# A thing that several pieces are laid on, or taken off, stands among the victims as often as there are pieces.


class MapRef(NamedTuple):
    """A region or a border; a card is known by its number alone."""

    place: int
    """See `rules.constants`."""


class _Effect(NamedTuple):
    """The effect of one event: what it does, to which things and to which seats."""

    sign: PointerSign
    things: tuple[Hashable, ...] = ()
    seats: tuple[int, ...] = ()


def acting_thing(event: Event, table: Table) -> Hashable:
    """
    Return what acts in all that follows a move: its card, or its player where the card is not seen to lie anywhere yet.
    """
    match event:
        case events.CardUsed(card) | events.EventDiscarded(_, card):
            return card
        case events.ActionAnnounced(card, action) if action != NONE:
            return card
        case events.ActionAnnounced():
            return LogFigure(table.at)
        case (
            events.CardPlayed(seat) | events.CardBought(seat) | events.CardBoughtOpenly(seat) | events.EventBought(seat)
        ):
            return LogFigure(seat)
    return None


def extend_pointer(aim: Pointer | None, cause: Hashable, event: Event, table: Table) -> Pointer | None:
    """Return the pointer of a log entry extended by one more event, which is about to happen to the table."""
    hit = _effect(event, table)
    if hit is None:
        return aim
    if aim is None:
        aim = Pointer(hit.sign, cause)
    sign = hit.sign if hit.things and not aim.victims else aim.sign
    seats = tuple(dict.fromkeys((*aim.seats, *hit.seats)))
    # What is laid somewhere comes to lie there; everything else strikes what was there.
    return Pointer(sign, aim.cause, (*aim.victims, *hit.things), seats, arrives=sign == "hand")


def _effect(event: Event, table: Table) -> _Effect | None:
    match event:
        case events.CardBought(_, _, card) | events.CardBoughtOpenly(_, _, card) | events.EventBought(_, _, card):
            return _Effect("coin", (card,))
        case events.BribeAsked(receiver, _, amount) if amount:
            return _Effect("coin", (), (receiver,))
        case events.BlockPlaced(_, place) | events.BlockMoved(target=place):
            return _Effect("hand", (MapRef(place),))
        case events.BlockRemoved(_, place):
            return _Effect("knife", (MapRef(place),))
        case events.CylinderPlaced(seat, place) | events.CylinderMoved(seat, target=place):
            return _Effect("hand", _standing(place), () if _standing(place) else (seat,))
        case events.CylinderRemoved(seat, place):
            return _Effect("knife", _standing(place), (seat,))
        case events.CourtCardDiscarded(seat, card):
            return _Effect("knife", (card,), (seat,))
        case events.PrizesLost(seat) | events.PrizeTaken(seat):
            return _Effect("hand", (), (seat,))
        case events.RupeesPassed(giver, taker):
            return _Effect("coin", (), tuple(seat for seat in (giver, taker) if seat != table.at))
        case events.RupeeTaken(_, place):
            return _Effect("coin", (table.market[place],))
    return None


def _standing(place: int) -> tuple[Hashable, ...]:
    """The thing that a cylinder stands on; a gift stands on its owner's panel."""
    if place < FIRST_BORDER:
        return (MapRef(place),)
    return () if place < ON_CARD and place >= FIRST_GIFT else (place - ON_CARD,)


def rule_citation(line: LogEntry, event: Event, table: Table) -> LogEntry | None:
    """The rule behind a line as far as it is told with this event, which is about to happen; None for none of its own.

    What was said first of a line stands, but for a change of sides.
    """
    if any(isinstance(part, LogEntry) and part.key == "changes" for part in _parts(line)):
        return LogEntry("rule-changes")
    return line.rule or _first(line, event, table)


def _parts(line: LogEntry) -> tuple[object, ...]:
    parts = line.values.get("parts", ())
    assert isinstance(parts, tuple)
    return parts


def _first(line: LogEntry, event: Event, table: Table) -> LogEntry | None:
    deck = table.seating.deck
    match event:
        case events.LoyaltyDeclared():
            return LogEntry("rule-loyalty")
        case events.CardBought(seat, place) | events.CardBoughtOpenly(seat, place):
            return _price(table, seat, place)
        case events.EventBought(_, _, card):
            return _event(deck.bought[card])
        case events.EventDiscarded(_, card):
            return _event(deck.discarded[card])
        case events.EffectBegun(event=number) if line.key == "effect":
            return _event(number)
        case events.ActionAnnounced(_, action):
            return LogEntry("rule-bribe-play" if action == NONE else "rule-bribe-use")
        case events.CardPlayed():
            return LogEntry("rule-play")
        case events.CardUsed(_, action):
            return LogEntry("rule-action", values={"action": action})
        case events.CourtCardDiscarded(seat, card):
            return _discarded(table, seat, card)
        case events.HandCardDiscarded(seat) if not table.actions and len(table.hands[seat]) > hand_limit(table, seat):
            return LogEntry("rule-hand-limit")
        case events.CardDealt() if table.at != NONE:
            return LogEntry("rule-market")
        case events.DominanceChecked(coalition) if line.key in ("dominant", "dominant-alone", "undecided"):
            return LogEntry(
                "rule-undecided" if coalition == NONE else "rule-dominant", values={"n": lead_needed(table)}
            )
        case events.PointsScored():
            return LogEntry("rule-points-cylinders" if dominant_coalition(table) == NONE else "rule-points-influence")
        case events.BlockPlaced() if line.key == "insurrection":
            return LogEntry("rule-ability", values={"ability": INSURRECTION.bit_length() - 1})
        case events.BlocksCleared():
            return LogEntry("rule-cleared")
        case events.Ended() if not line.heading:
            return LogEntry("rule-end")
    return None


def _price(table: Table, seat: int, place: int) -> LogEntry | None:
    if not COLUMNS[place]:
        return LogEntry("rule-price-none")
    if not price(table, seat, place):
        return None
    return LogEntry("rule-price-double" if table.favored == MILITARY else "rule-price")


def _event(number: int) -> LogEntry:
    return LogEntry("rule-event", values={"event": number})


def _discarded(table: Table, seat: int, card: int) -> LogEntry | None:
    """Return why a card leaves a court by no move: there are too many, or the last tribe there is gone (C2, G8)."""
    deck = table.seating.deck
    if seat == table.at and not table.actions and len(table.courts[seat]) > court_limit(table, seat):
        return LogEntry("rule-court-limit")
    if deck.suit[card] == POLITICAL and not table.tribes_of(seat, deck.region[card]):
        return LogEntry("rule-overthrow")
    return None


_RULES: Final = {
    "rule-loyalty": "Before the first turn every player declares for one of the coalitions.",
    "rule-changes": "A player who changes sides loses the gifts, prizes and patriots of the old coalition.",
    "rule-price": "A card costs a rupee for each column to its left, placed on the cards there.",
    "rule-price-double": "While the military suit is favored, a card costs two rupees for each column to its left.",
    "rule-price-none": "A card in the leftmost column costs nothing.",
    "rule-bribe-play": "The ruler of a card’s region may ask its player for a rupee for each tribe there.",
    "rule-bribe-use": "The player with the most spies on a card may ask its owner for a rupee for each of them.",
    "rule-play": "A card joins an end of the court, and its icons act at once, from top to bottom.",
    "rule-overthrow": "A player who loses the last tribe in a region loses its political cards as well.",
    "rule-court-limit": "A court keeps three cards, and one more for each purple star in it.",
    "rule-hand-limit": "A hand keeps two cards, and one more for each blue star in the court.",
    "rule-market": "After each turn the cards move up to the left, and the deck fills the empty places.",
    "rule-dominant": "A coalition is dominant with at least %n block(s) more than each of the others.",
    "rule-undecided": "No coalition has %n block(s) more than each other, so cylinders in play are counted.",
    "rule-points-influence": "The most influence scores five points, the second most three, the third most one.",
    "rule-points-cylinders": "The most cylinders in play score three points, the second most one.",
    "rule-cleared": "After a check in which a coalition was dominant, all blocks leave the map.",
    "rule-end": "A lead of four points after a check wins at once; after the last check the most points win.",
}
RULE_CITATIONS: Final[Phrases] = {
    **phrases("PamirChronicle", _RULES),
    "rule-event": lambda n: "{event_text}",
    "rule-ability": lambda n: "{ability_text}",
    "rule-action": lambda n: "{action_text}",
}
"""By the keys of rules."""
