"""The rule that makes it so, for lines that do not say it themselves: a sentence of its own under what is told."""

from __future__ import annotations

from typing import Final

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.influence import dominant, lead_needed
from gonfalon.games.pamir.rules.market import COLUMNS, price
from gonfalon.games.pamir.rules.words import INSURRECTION, MILITARY, NONE, POLITICAL
from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import Line
from gonfalon.texts.phrases import Phrases

__all__ = ["GROUNDS", "ground"]


def ground(line: Line, event: Event, table: Table) -> Line | None:
    """The rule behind a line as far as it is told with this event, which is about to happen; None for none of its own.

    What was said first of a line stands, but for a change of sides.
    """
    if any(isinstance(part, Line) and part.key == "changes" for part in _parts(line)):
        return Line("rule-changes")
    return line.rule or _first(line, event, table)


def _parts(line: Line) -> tuple[object, ...]:
    parts = line.values.get("parts", ())
    assert isinstance(parts, tuple)
    return parts


def _first(line: Line, event: Event, table: Table) -> Line | None:
    deck = table.seating.deck
    match event:
        case told.LoyaltyDeclared():
            return Line("rule-loyalty")
        case told.CardBought(seat, place) | told.CardBoughtOpenly(seat, place):
            return _price(table, seat, place)
        case told.EventBought(_, _, card):
            return _event(deck.bought[card])
        case told.EventDiscarded(_, card):
            return _event(deck.discarded[card])
        case told.EffectBegun(event=number) if line.key == "effect":
            return _event(number)
        case told.ActionAnnounced(_, action):
            return Line("rule-bribe-play" if action == NONE else "rule-bribe-use")
        case told.CardPlayed():
            return Line("rule-play")
        case told.CardUsed(_, action):
            return Line("rule-action", values={"action": action})
        case told.CourtCardDiscarded(seat, card):
            return _discarded(table, seat, card)
        case told.HandCardDiscarded(seat) if not table.actions and len(table.hands[seat]) > hand_limit(table, seat):
            return Line("rule-hand-limit")
        case told.CardDealt() if table.at != NONE:
            return Line("rule-market")
        case told.DominanceChecked(coalition) if line.key in ("dominant", "dominant-alone", "undecided"):
            return Line("rule-undecided" if coalition == NONE else "rule-dominant", values={"n": lead_needed(table)})
        case told.PointsScored():
            return Line("rule-points-cylinders" if dominant(table) == NONE else "rule-points-influence")
        case told.BlockPlaced() if line.key == "insurrection":
            return Line("rule-ability", values={"ability": INSURRECTION.bit_length() - 1})
        case told.BlocksCleared():
            return Line("rule-cleared")
        case told.Ended() if not line.heading:
            return Line("rule-end")
    return None


def _price(table: Table, seat: int, place: int) -> Line | None:
    if not COLUMNS[place]:
        return Line("rule-price-none")
    if not price(table, seat, place):
        return None
    return Line("rule-price-double" if table.favored == MILITARY else "rule-price")


def _event(number: int) -> Line:
    return Line("rule-event", values={"event": number})


def _discarded(table: Table, seat: int, card: int) -> Line | None:
    """Why a card leaves a court by no deed: there are too many, or the last tribe there is gone (C2, G8)."""
    deck = table.seating.deck
    if seat == table.at and not table.actions and len(table.courts[seat]) > court_limit(table, seat):
        return Line("rule-court-limit")
    if deck.suit[card] == POLITICAL and not table.tribes_of(seat, deck.region[card]):
        return Line("rule-overthrow")
    return None


GROUNDS: Final[Phrases] = {
    "rule-loyalty": lambda n: translate(
        "PamirChronicle", "Before the first turn every player declares for one of the coalitions."
    ),
    "rule-changes": lambda n: translate(
        "PamirChronicle", "A player who changes sides loses the gifts, prizes and patriots of the old coalition."
    ),
    "rule-price": lambda n: translate(
        "PamirChronicle", "A card costs a rupee for each column to its left, placed on the cards there."
    ),
    "rule-price-double": lambda n: translate(
        "PamirChronicle", "While the military suit is favored, a card costs two rupees for each column to its left."
    ),
    "rule-price-none": lambda n: translate("PamirChronicle", "A card in the leftmost column costs nothing."),
    "rule-event": lambda n: "{event_text}",
    "rule-ability": lambda n: "{ability_text}",
    "rule-bribe-play": lambda n: translate(
        "PamirChronicle", "The ruler of a card’s region may ask its player for a rupee for each tribe there."
    ),
    "rule-bribe-use": lambda n: translate(
        "PamirChronicle", "The player with the most spies on a card may ask its owner for a rupee for each of them."
    ),
    "rule-play": lambda n: translate(
        "PamirChronicle", "A card joins an end of the court, and its icons act at once, from top to bottom."
    ),
    "rule-action": lambda n: "{action_text}",
    "rule-overthrow": lambda n: translate(
        "PamirChronicle", "A player who loses the last tribe in a region loses its political cards as well."
    ),
    "rule-court-limit": lambda n: translate(
        "PamirChronicle", "A court keeps three cards, and one more for each purple star in it."
    ),
    "rule-hand-limit": lambda n: translate(
        "PamirChronicle", "A hand keeps two cards, and one more for each blue star in the court."
    ),
    "rule-market": lambda n: translate(
        "PamirChronicle", "After each turn the cards move up to the left, and the deck fills the empty places."
    ),
    "rule-dominant": lambda n: translate(
        "PamirChronicle", "A coalition is dominant with at least %n block(s) more than each of the others.", "", n
    ),
    "rule-undecided": lambda n: translate(
        "PamirChronicle", "No coalition has %n block(s) more than each other, so cylinders in play are counted.", "", n
    ),
    "rule-points-influence": lambda n: translate(
        "PamirChronicle", "The most influence scores five points, the second most three, the third most one."
    ),
    "rule-points-cylinders": lambda n: translate(
        "PamirChronicle", "The most cylinders in play score three points, the second most one."
    ),
    "rule-cleared": lambda n: translate(
        "PamirChronicle", "After a check in which a coalition was dominant, all blocks leave the map."
    ),
    "rule-end": lambda n: translate(
        "PamirChronicle", "A lead of four points after a check wins at once; after the last check the most points win."
    ),
}  # fmt: skip
"""By the keys of rules."""
