"""Which icons of a card that was just played have acted, heard from the events that follow it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.impact import icons_of
from gonfalon.games.pamir.rules.places import FIRST_BORDER, ON_CARD
from gonfalon.games.pamir.rules.words import ARMY, FAVOR, LEVERAGE, NONE, ROAD, SPY, TRIBE

__all__ = ["ASKED", "NOBODY", "Acting", "IconsActing"]

_NEXT_DEED: Final = (
    told.TurnBegun, told.ActionSpent, told.ActionsEnded, told.ActionAnnounced, told.CardUsed, told.CardBought,
    told.CardBoughtOpenly, told.EventBought,
)  # fmt: skip

ASKED: Final = ("road", "spy")
"""The questions of icons, which name their card."""


class Acting(NamedTuple):
    """The icons of a card as they act; both are counted as printed."""

    card: int = 0
    """0 where no card was just played."""
    done: tuple[int, ...] = ()
    """Those that have acted."""
    lit: int = NONE
    """The one that acts now or comes next, `NONE` after the last."""


NOBODY: Final = Acting()


class IconsActing:
    """Follows the card that was played last."""

    def __init__(self) -> None:
        self.now = NOBODY

    def hear(self, event: Event, table: Table) -> None:
        """What an event that changes this table says of the icons."""
        if isinstance(event, told.CardPlayed):
            self.now = _with(table, event.card, ())
        elif isinstance(event, _NEXT_DEED):
            self.now = NOBODY
        elif self.now.card:
            card, done, _ = self.now
            icon = next((each for each in _waiting(table, card, done) if _acts(event, table, card, each)), NONE)
            if icon != NONE:
                self.now = _with(table, card, (*done, icon))

    def ask(self, word: str) -> None:
        """Something is asked: none acts any more, even if it could not act at all, unless it is where one does."""
        if word not in ASKED:
            self.now = self.now._replace(lit=NONE)


def _waiting(table: Table, card: int, done: tuple[int, ...]) -> list[int]:
    """The icons that have not acted, by their places on the card, in the order in which they act."""
    printed = table.seating.deck.impact[card]
    order = icons_of(table, card)
    return sorted((at for at in range(len(printed)) if at not in done), key=lambda at: order.index(printed[at]))


def _with(table: Table, card: int, done: tuple[int, ...]) -> Acting:
    return Acting(card, done, next(iter(_waiting(table, card, done)), NONE))


def _acts(event: Event, table: Table, card: int, at: int) -> bool:
    """Whether an event is what an icon does."""
    icon = table.seating.deck.impact[card][at]
    return _DOES[min(icon, FAVOR)](event)


_DOES: Final[dict[int, Callable[[Event], bool]]] = {
    ROAD: lambda event: isinstance(event, told.BlockPlaced) and event.place >= FIRST_BORDER,
    ARMY: lambda event: isinstance(event, told.BlockPlaced) and event.place < FIRST_BORDER,
    TRIBE: lambda event: isinstance(event, told.CylinderPlaced) and event.place < FIRST_BORDER,
    SPY: lambda event: isinstance(event, told.CylinderPlaced) and event.place > ON_CARD,
    LEVERAGE: lambda event: isinstance(event, told.RupeesGained) and event.amount > 0,
    FAVOR: lambda event: isinstance(event, told.SuitFavored),
}
