"""Events of a table of Pax Pamir, named as facts in the past tense.

Applying an event to a seat's view of the table calls the verb that told it. Three kinds hold secrets: a card that went
into a hand, hands that were swapped, and cards that Wakhan is still to draw.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.core.game import Event

Cards = tuple[int | None, ...]
"""Cards of a hand or a deck; None for those who may not know them."""


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


# -- pieces ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BlockPlaced(Event):
    """A block came from the supply into a region or onto a border."""

    VERB = "place_block"
    coalition: int
    place: int


@dataclass(frozen=True, slots=True)
class BlockMoved(Event):
    """An army went to another region (A6)."""

    VERB = "move_block"
    coalition: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class BlockRemoved(Event):
    """A block went back to its supply."""

    VERB = "remove_block"
    coalition: int
    place: int


@dataclass(frozen=True, slots=True)
class BlocksCleared(Event):
    """All blocks of all coalitions went back to their supplies (D8)."""

    VERB = "clear_blocks"


@dataclass(frozen=True, slots=True)
class CylinderPlaced(Event):
    """A cylinder came from the supply into a region, onto a court card or onto a gift space."""

    VERB = "place_cylinder"
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CylinderMoved(Event):
    """A tribe or a spy went elsewhere (A6, E2)."""

    VERB = "move_cylinder"
    seat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CylinderRemoved(Event):
    """A cylinder went back to its supply."""

    VERB = "remove_cylinder"
    seat: int
    place: int


# -- rupees ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RupeesPaid(Event):
    """Rupees of a seat went onto a place of the market, or out of the game where it is -1 (P2, A1)."""

    VERB = "pay"
    seat: int
    place: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeesGained(Event):
    """A seat got rupees from the bank, or gave them to it where they are less than none."""

    VERB = "gain"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeesPassed(Event):
    """Rupees went from one seat to another: a bribe or a tax (B, A3)."""

    VERB = "pass_rupees"
    giver: int
    taker: int
    amount: int


@dataclass(frozen=True, slots=True)
class RupeeTaken(Event):
    """A seat took one rupee from a place of the market (A3)."""

    VERB = "take_rupee"
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class RupeesLost(Event):
    """The rupees on a place of the market left the game (P6)."""

    VERB = "lose_rupees"
    place: int


# -- cards -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """The next card of the deck came onto a place of the market (S5, C6)."""

    VERB = "deal"
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class CardShifted(Event):
    """A card of the market moved to the left with its rupees (C5)."""

    VERB = "shift"
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """A court card went from the market into the hand of a seat, which took the rupees on it (P4, P5)."""

    VERB = "buy"
    seat: int
    place: int
    card: int
    held: int | None
    """What lies in the hand: the card, or None for everybody else where hands are hidden."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=None)


@dataclass(frozen=True, slots=True)
class CardBoughtOpenly(Event):
    """A court card went into a hand that everybody may see."""

    VERB = "buy"
    seat: int
    place: int
    card: int
    held: int | None


@dataclass(frozen=True, slots=True)
class EventBought(Event):
    """An event left the market and the game, and a seat took the rupees on it (P5)."""

    VERB = "buy_event"
    seat: int
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class EventDiscarded(Event):
    """An event left the market and the game; the rupees on its place stay (C4, C7)."""

    VERB = "discard_event"
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card went from a hand to an end of the court (L2)."""

    VERB = "play"
    seat: int
    card: int
    side: int


@dataclass(frozen=True, slots=True)
class CourtCardDiscarded(Event):
    """A card left a court, and all spies on it went back to their supplies (G9)."""

    VERB = "discard"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class HandCardDiscarded(Event):
    """A card left a hand and the game."""

    VERB = "discard_held"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PrizeTaken(Event):
    """A betrayed card became a prize (A7)."""

    VERB = "take_prize"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PrizesLost(Event):
    """A seat discarded all its prizes (Y2, E)."""

    VERB = "lose_prizes"
    seat: int


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Two seats swapped their hands (E)."""

    VERB = "swap_hands"
    one: int
    other: int
    held_by_one: Cards
    """What the first seat holds now; None for those who may not know it."""
    held_by_other: Cards

    @property
    def is_certain(self) -> bool:
        return False

    def seen_by(self, seat: int) -> Event:
        if seat == self.one:
            return replace(self, held_by_other=(None,) * len(self.held_by_other))
        if seat == self.other:
            return replace(self, held_by_one=(None,) * len(self.held_by_one))
        return replace(
            self,
            held_by_one=(None,) * len(self.held_by_one),
            held_by_other=(None,) * len(self.held_by_other),
        )


@dataclass(frozen=True, slots=True)
class HandsSwappedOpenly(Event):
    """Two seats swapped hands that everybody may see."""

    VERB = "swap_hands"
    one: int
    other: int
    held_by_one: Cards
    held_by_other: Cards


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
    """What kind of reason it is; `reasons` of the texts says all of them in words."""
    numbers: tuple[int, ...]
    """What it is about: cards, places, seats."""


@dataclass(frozen=True, slots=True)
class Disclosed(Event):
    """The game ended, and everybody came to know what had been hidden."""

    VERB = "disclose"
    deck: Cards
    hands: tuple[Cards, ...]
    wakhan: Cards

    @property
    def is_certain(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    VERB = "end"
