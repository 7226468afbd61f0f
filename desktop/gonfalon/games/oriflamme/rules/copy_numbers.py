"""Numbering of the copies of each kind, for statistics of a game."""

from __future__ import annotations

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules.events import Placed, Swapped
from gonfalon.games.oriflamme.rules.table import Table

CardCopy = tuple[int, int]
"""A family's copy of a kind: (seat, kind)."""


class CopyTracker:
    """Tells cards that act or lie in the queue from their numbers, whose faces a swap mixes in the hand.

    A card that goes back to the hand may still do something after that; until its number is played again, it stands for
    the card that it was.
    """

    def __init__(self, table: Table) -> None:
        """
        Args:
            table: where all faces are known; it has to go along with the events.
        """
        self.table = table
        self._gone: dict[int, CardCopy] = {}

    def of(self, card: int) -> CardCopy:
        """The copy that the number of a card stands for now."""
        if card in self._gone:
            return self._gone[card]
        face = self.table.faces[card]
        assert face is not None
        return self.table.seating.owner[card], face

    def hear(self, event: Event) -> None:
        """Take note of an event, at the latest before the next one changes the table."""
        match event:
            case Placed(card=card):
                self._gone.pop(card, None)
            case Swapped(card=card, other=other):
                self._gone.pop(other, None)
                self._gone[card] = self.of(card)
