"""Leanings of each move of a decision, as far as characters care and as far as they can be explained afterwards.

A reason names nothing but what everybody sees once the card lies there; a leaning may look at the hand.
"""

from __future__ import annotations

from functools import cached_property

from gonfalon.bots.bot import BotDecision, Budget, CharacterBot, Leaning, Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.evaluation import lines_of
from gonfalon.games.ordonance.rules import Move, Seating, Table
from gonfalon.games.ordonance.rules.control import controlling_seat, could_overtake, leading_seat
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.rules.scoring import POINTS
from gonfalon.games.ordonance.rules.table import NOBODY

MANY = 3
"""A card of so many icons is a rich one."""


class ReasonGivingChooser(CharacterBot):
    """Says what its move is for."""

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        answer = super().choose(view, dice, budget)
        return answer._replace(reason=CharacterWeights(view).reason(answer.move))


class CharacterWeights:
    """Looks at the moves of one decision; territories are counted from 0 here, in reasons from 1."""

    def __init__(self, view: View) -> None:
        self.table: Table = view.table
        self.seat = view.seat
        seating: Seating = self.table.seating
        self.everything: int = (1 << len(seating.deck.icons)) - 1
        self._numbers: dict[str, int] = seating.rates.numbers
        self._lines = lines_of(seating.deck)
        armies = range(seating.territories)
        self._before = [self._line_of(view.seat, territory) for territory in armies]
        self._open = [self._open_in(territory) for territory in armies]

    # -- what a move is ------------------------------------------------------------------------------------------------

    def icons(self, move: Move) -> int:
        """The icons of its card, as bits."""
        return self._lines[self._numbers[move.unit]]

    def cards(self, move: Move) -> int:
        """Return how many own cards lie in the move's territory already."""
        return len(self.table.army(self.seat, move.territory - 1))

    def line(self, move: Move) -> int:
        """The icons that all cards of the army will bear, as bits."""
        return self._before[move.territory - 1] & self.icons(move)

    def open(self, move: Move) -> bool:
        """Return whether the seat can still gain something in the move's territory."""
        return self._open[move.territory - 1]

    def _line_of(self, seat: int, territory: int) -> int:
        line: int = self.everything
        for card in self.table.army(seat, territory):
            line &= self._lines[self.table.faces[card]]  # type: ignore[index]
        return line

    def _open_in(self, territory: int) -> bool:
        table = self.table
        seating = table.seating
        if table.holder[territory] != NOBODY:
            return seating.scoring == POINTS
        leads = leading_seat(table, territory)
        if leads == NOBODY or seating.scoring == POINTS:
            return True
        wanted = seating.strengths(table.counts[leads * seating.territories + territory])
        return leads != self.seat and could_overtake(table, self.seat, territory, wanted)

    def _takes(self, move: Move) -> bool:
        """Return whether the move makes the seat control the territory at once."""
        table, territory = self.table, move.territory - 1
        if table.holder[territory] != NOBODY or self.cards(move) + 1 < table.seating.army_size:
            return False
        after = table.clone()
        card = after.hands[self.seat][-1]
        after.show(card, self._numbers[move.unit], -1)
        after.play(card, territory)
        return controlling_seat(after, territory) == self.seat

    @cached_property
    def _others(self) -> list[int]:
        return [seat for seat in range(self.table.seating.seats) if seat != self.seat]

    def _strongest(self, territory: int) -> int:
        """
        Return how many cards a rival's longest army has in the territory, of those whose cards have an icon in common.
        """
        armies = (len(self.table.army(seat, territory)) for seat in self._others if self._line_of(seat, territory))
        return max(armies, default=0)

    # -- what is said of it --------------------------------------------------------------------------------------------

    def leanings(self, move: Move) -> list[Leaning]:
        """Return the leanings of the move, as far as characters care."""
        if move == PASS:
            return []
        found: list[Leaning] = []
        territory, cards, line = move.territory - 1, self.cards(move), self.line(move)
        if not self.open(move):
            return ["wait"]
        if self._takes(move):
            found.append("grab")
        if not cards:
            found.append("show")
        strongest = self._strongest(territory)
        if line and strongest > cards:
            found.append("strike")
            if any(self.table.holder.count(seat) and self.table.army(seat, territory) for seat in self._others):
                found.append("revenge")
        elif line and cards:
            found.append("cover")
        if self.icons(move).bit_count() >= MANY and not self.following(move):
            found.append("bluff")
        return found

    def following(self, move: Move) -> int:
        """Return how many other cards of the hand continue what the army will be."""
        faces = [face for card in self.table.hands[self.seat] if (face := self.table.faces[card]) is not None]
        faces.remove(self._numbers[move.unit])
        return sum(bool(self._lines[face] & self.line(move)) for face in faces)

    def reason(self, move: Move) -> Reason | None:
        """Return a reason to play the move, by what all seats see then; None for a pass."""
        if move == PASS:
            return None
        territory, cards, line = move.territory, self.cards(move), self.line(move)
        icon = line.bit_length() - 1
        if self._takes(move):
            return Reason("takes", (territory,))
        if not self.open(move):
            return Reason("throws", (territory,))
        if not cards:
            return Reason("opens", (territory, icon))
        if not line:
            return Reason("settles" if self._before[territory - 1] else "fills", (territory,))
        if cards + 1 == self.table.seating.army_size:
            return Reason("completes", (territory, icon))
        if self._strongest(territory - 1) > cards:
            return Reason("contests", (territory, icon))
        return Reason("goes-on", (territory, icon, self.unseen_with(icon) - 1))

    def unseen_with(self, icon: int) -> int:
        """Return how many cards with an icon have not been seen on the table."""
        unseen = self.table.unseen()
        return sum(count for count, line in zip(unseen, self._lines, strict=True) if line >> icon & 1)


def leanings(view: View, move: Move) -> list[Leaning]:
    """Return the leanings of a move, as far as characters care."""
    return CharacterWeights(view).leanings(move)
