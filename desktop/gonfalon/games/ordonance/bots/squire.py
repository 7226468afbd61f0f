"""The squire and the page, who play by rules of thumb without looking a move ahead."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import InstantBot
from gonfalon.bots.policy import sampled_index, softmax
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.bots.character_weights import CharacterWeights, ReasonGivingChooser
from gonfalon.games.ordonance.bots.evaluation import (
    MAX_PLANNED_CARDS,
    CardGroup,
    Evaluation,
    HandPlan,
    card_groups,
    territory_weights,
)
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules.control import controlling_seat
from gonfalon.games.ordonance.rules.scoring import BY_RANK
from gonfalon.games.ordonance.rules.table import NOBODY

JOINS = 0.5
"""How much more a card draws to each card that it shares an icon with all of."""
BREAKS = -0.7
"""The same for each card of an army whose last common icon it does away with."""
THROWN = 0.4
"""How much a card of one icon draws to where nothing is left to win."""
MANY_CARDS = -0.8
"""What each further icon takes away from that."""


class Page(ReasonGivingChooser, InstantBot):
    """Draws among the moves that are not absurd, those that a rule of thumb is for more often."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        manner = CharacterWeights(view)
        moves = _sensible(manner, decision.moves)
        shift = self.character.shift
        return moves[
            sampled_index(softmax([_drawn_to(manner, move) + shift(manner.leanings(move)) for move in moves]), dice)
        ]


def _sensible(manner: CharacterWeights, moves: Sequence[Move]) -> Sequence[Move]:
    """Return all moves but those that spend a card of all icons where it is not needed."""
    everything = manner.everything
    return [move for move in moves if manner.open(move) or manner.icons(move) != everything] or moves


def _drawn_to(manner: CharacterWeights, move: Move) -> float:
    cards = manner.cards(move)
    if not manner.open(move):
        return THROWN + MANY_CARDS * (manner.icons(move).bit_count() - 1)
    return cards * (JOINS if manner.line(move) else BREAKS)


VERSATILE = 0.05
"""What is lost with a card of all that it could have brought elsewhere: what fits in one place only is played first."""
LATE = 0.35
"""When less than this part of the places is left, what fits anywhere had better be played before it fits nowhere."""
RICH_WEIGHT = 0.001
"""What is lost with each icon: of two cards that bring the same the poorer one goes."""
CLAIM = {2: 0.03, 3: 0.1, 4: 0.1}
"""What it is worth for so many players to have a victory marker now: among more than two, early ones break ties."""

WARM = 0.03
"""How much a character's shift of 1 is in these figures."""


class Squire(ReasonGivingChooser, InstantBot):
    """Takes the move whose figure is the best; dice decide between equals."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        figures = MoveValues(view.table, view.seat)
        values = [figures.of(move) for move in moves]
        if self.character.shifts:
            values = [*self.character.drawn(moves, values, CharacterWeights(view).leanings, WARM)]
        return dice.pick_best(moves, values)


class MoveValues:
    """The value of each move of one decision, in chances to win a territory; uses only what the seat knows."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.appraisal = Evaluation(table, seat)
        contested = self.appraisal.contested
        hand = sorted(face for card in self.table.hands[self.seat] if (face := self.table.faces[card]) is not None)
        self.nothing = {territory: self.appraisal.worth(territory, ()) for territory in contested}
        self.stakes = self._stakes(hand)
        self.alone = {face: {t: self.gain(t, (face,)) for t in contested} for face in hand}
        if len(hand) > MAX_PLANNED_CARDS:
            most_useful = sorted(hand, key=lambda face: -sum(max(0.0, gain) for gain in self.alone[face].values()))
            hand = most_useful[:MAX_PLANNED_CARDS]
        self.hand = hand
        places = {territory: self.appraisal.places(self.seat, territory) for territory in contested}
        seating = self.table.seating
        sets = card_groups([seating.rates.army[face] for face in hand], [self.appraisal.lines[face] for face in hand])
        self.plan = HandPlan(len(hand), {territory: self._gains(territory, sets) for territory in contested})
        left = sum(places.values()) / (seating.territories * seating.army_size)
        self.versatile = VERSATILE * (left - LATE) / (1.0 - LATE)

    def gain(self, territory: int, faces: Sequence[int]) -> float:
        """Return the gain of these cards in a contested territory, weighted by how much it matters."""
        return self.stakes[territory] * (self.appraisal.worth(territory, faces) - self.nothing[territory])

    def _gains(self, territory: int, sets: Sequence[CardGroup]) -> dict[int, float]:
        stake, nothing = self.stakes[territory], self.nothing[territory]
        return {cards: stake * (worth - nothing) for cards, worth in self.appraisal.worths(territory, sets).items()}

    def of(self, move: Move) -> float:
        """Return the value of the whole hand if this move is played now."""
        face, territory = self.table.seating.rates.numbers[move.unit], move.territory - 1
        planned = face in self.hand
        value: float
        if territory not in self.nothing:
            value = self.plan.without(self.hand.index(face)) if planned else self.plan.whole
        elif planned:
            value = self.plan.with_card(self.hand.index(face), territory)
        else:
            value = self.alone[face][territory] + self.plan.beside(territory)
        elsewhere = sum(max(0.0, gain) for other, gain in self.alone[face].items() if other != territory)
        value -= self.versatile * elsewhere + RICH_WEIGHT * self.appraisal.lines[face].bit_count()
        return value + self._claim(face, territory) + self._haste(territory)

    def _stakes(self, hand: Sequence[int]) -> list[float]:
        """Return how much each territory matters; where points are kept all matter alike."""
        seating = self.table.seating
        if self.appraisal.by_points:
            return [1.0] * seating.territories
        return territory_weights(self.appraisal.chances(hand), seating.seats)

    def _claim(self, face: int, territory: int) -> float:
        """Return the value of this card's taking control at once."""
        if territory not in self.nothing or self.appraisal.places(self.seat, territory) > 1:
            return 0.0
        if self.table.holder[territory] != NOBODY:
            return 0.0
        after = self.table.clone()
        card = after.hands[self.seat][-1]
        after.show(card, face, -1)
        after.play(card, territory)
        return CLAIM[self.table.seating.seats] if controlling_seat(after, territory) == self.seat else 0.0

    def _haste(self, territory: int) -> float:
        """Return the value of cards that earn points there before the last marker ends the game."""
        seating = self.table.seating
        if not self.appraisal.by_points or seating.play_out or territory not in self.nothing:
            return 0.0
        cards = len(self.table.army(self.seat, territory))
        if cards != (0 if seating.incomplete_score else seating.army_size - 1):
            return 0.0
        others = (seat for seat in range(seating.seats) if seat != self.seat)
        most = max(len(self.table.army(seat, territory)) for seat in others)
        last_place = BY_RANK[seating.seats - 1] / (seating.seats - 1)
        return last_place * self.table.markers / seating.territories * most / seating.army_size
