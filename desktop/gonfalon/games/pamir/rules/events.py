"""What can happen at a table of Pax Pamir, as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Three kinds hold secrets: a card that went
into a hand, hands that were swapped, and cards that Wakhan is still to draw.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.games.pamir.rules.card_events import (
    CardBought,
    CardBoughtOpenly,
    CardDealt,
    CardPlayed,
    CardShifted,
    CourtCardDiscarded,
    EventBought,
    EventDiscarded,
    HandCardDiscarded,
    HandsSwapped,
    HandsSwappedOpenly,
    PrizesLost,
    PrizeTaken,
)
from gonfalon.games.pamir.rules.event import Cards, Event
from gonfalon.games.pamir.rules.piece_events import (
    BlockMoved,
    BlockPlaced,
    BlockRemoved,
    BlocksCleared,
    CylinderMoved,
    CylinderPlaced,
    CylinderRemoved,
)
from gonfalon.games.pamir.rules.rupee_events import RupeesGained, RupeesLost, RupeesPaid, RupeesPassed, RupeeTaken

__all__ = [
    "ActionAnnounced",
    "ActionDropped",
    "ActionSpent",
    "ActionsEnded",
    "BlockMoved",
    "BlockPlaced",
    "BlockRemoved",
    "BlocksCleared",
    "BribeAsked",
    "CardBought",
    "CardBoughtOpenly",
    "CardDealt",
    "CardPlayed",
    "CardShifted",
    "CardUsed",
    "Cards",
    "CourtCardDiscarded",
    "CylinderMoved",
    "CylinderPlaced",
    "CylinderRemoved",
    "Disclosed",
    "DominanceChecked",
    "DropsForgotten",
    "EffectBegun",
    "EffectsEnded",
    "Ended",
    "Event",
    "EventBought",
    "EventDiscarded",
    "HandCardDiscarded",
    "HandsSwapped",
    "HandsSwappedOpenly",
    "LoyaltyDeclared",
    "PointsScored",
    "PrizeTaken",
    "PrizesLost",
    "RupeeTaken",
    "RupeesGained",
    "RupeesLost",
    "RupeesPaid",
    "RupeesPassed",
    "SuitFavored",
    "TurnBegun",
    "WakhanDrew",
    "WakhanReasoned",
    "WakhanShuffled",
]


# -- turns -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LoyaltyDeclared(Event):
    """A seat became loyal to a coalition (S7, Y2)."""

    VERB = "declare"
    seat: int
    coalition: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """A seat began its turn: all marks of the last one end (T, C8)."""

    VERB = "begin"
    seat: int


@dataclass(frozen=True, slots=True)
class ActionSpent(Event):
    """The seat whose turn it is has one action less (T2)."""

    VERB = "spend"


@dataclass(frozen=True, slots=True)
class ActionsEnded(Event):
    """The seat whose turn it is ended its actions, and its cleanup began (T5)."""

    VERB = "end_actions"


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A court card was used and cannot be used again this turn (T3)."""

    VERB = "use"
    card: int
    action: int
    """By its index among all actions."""


@dataclass(frozen=True, slots=True)
class ActionAnnounced(Event):
    """A card was shown for an action that may cost a bribe (L1, B6)."""

    VERB = "announce"
    card: int
    action: int


@dataclass(frozen=True, slots=True)
class BribeAsked(Event):
    """The receiver of a bribe named the sum that he wants, perhaps nothing (B3)."""

    VERB = "ask_bribe"
    receiver: int
    payer: int
    amount: int


@dataclass(frozen=True, slots=True)
class ActionDropped(Event):
    """A bribe was not paid, and the action with this card counts as never tried (B3)."""

    VERB = "drop"
    card: int


@dataclass(frozen=True, slots=True)
class DropsForgotten(Event):
    """Something was done, and what was dropped before may be tried again."""

    VERB = "forget_drops"


# -- suits, events, points ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SuitFavored(Event):
    """The marker of the favored suit moved (I6, E)."""

    VERB = "favor"
    suit: int


@dataclass(frozen=True, slots=True)
class EffectBegun(Event):
    """An event began that lasts until the next Dominance Check (E)."""

    VERB = "begin_effect"
    event: int
    seat: int
    """Whom it is about, -1 for everybody."""


@dataclass(frozen=True, slots=True)
class EffectsEnded(Event):
    """A Dominance Check was scored, and all events that last until then ended (D8)."""

    VERB = "end_effects"


@dataclass(frozen=True, slots=True)
class DominanceChecked(Event):
    """A Dominance Check is being scored (D2, D3)."""

    VERB = "check"
    coalition: int
    """Which one is dominant, -1 where none is."""
    final: bool


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat scored (D6, D7)."""

    VERB = "score"
    seat: int
    points: int


# -- Wakhan and the end ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WakhanDrew(Event):
    """Wakhan turned over her next card; `back` is what the card below it shows (W8)."""

    VERB = "draw_wakhan"
    card: int
    back: int


@dataclass(frozen=True, slots=True)
class WakhanShuffled(Event):
    """Wakhan shuffled all her cards again (W8)."""

    VERB = "shuffle_wakhan"
    cards: Cards
    back: int

    def seen_by(self, seat: int) -> Event:
        return replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class WakhanReasoned(Event):
    """Wakhan did something, and this is why; the table does not change."""

    VERB = "reason"
    word: str
    """What kind of reason it is; `wakhan.reasons` says all of them in words."""
    numbers: tuple[int, ...]
    """What it is about: cards, places, seats."""


@dataclass(frozen=True, slots=True)
class Disclosed(Event):
    """The game ended, and everybody came to know what had been hidden."""

    VERB = "disclose"
    deck: Cards
    hands: tuple[Cards, ...]
    wakhan: Cards


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    VERB = "end"
