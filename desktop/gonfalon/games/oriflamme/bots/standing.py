"""How the seats stand when a round has just begun: what the learned value says of that, but quicker."""

from __future__ import annotations

from gonfalon.bots.policy import Policy, softmax
from gonfalon.games.oriflamme.bots.slots import LAIN, ROUNDS, SEATS, Sight
from gonfalon.games.oriflamme.rules import Table

MOST_LAIN = 100
"""More influence than ever lies on a card."""


class Standing:
    """The weights that can matter when one certain round begins, laid out by the faces of one set of cards."""

    __slots__ = ("_back", "_cards", "_cover", "_front", "_hand", "_order", "_other", "_pool", "_reserve", "_same")

    def __init__(self, policy: Policy, table: Table, round: int) -> None:
        """
        Args:
            policy: whose value is meant.
            table: of the game that is played; its round does not matter.
            round: the one that begins, with nothing placed in it yet.
        """
        sight = policy.sight
        assert isinstance(sight, Sight)
        at, kind_of = sight.worths, sight.kind_of(table.seating.cards)
        weights = policy.value_weights
        seats = table.seating.seats
        left, now = table.seating.rounds - round, round - 1
        steps = ROUNDS + 1
        faces = [kind * 2 + lies for kind in kind_of for lies in (0, 1)]
        lain = [min(amount, LAIN - 1) for amount in range(MOST_LAIN)]
        self._pool = weights[at.pool + now * 2]
        self._cards = [
            [weights[at.card + (face * LAIN + amount) * steps + left + 1] for amount in lain] for face in faces
        ]
        """By twice the face, one more where it lies open; then by what lies on the card."""
        self._other, self._same = (
            [[weights[at.pair + (face * at.kinds * 2 + beside) * 2 + same] for beside in faces] for face in faces]
            for same in (0, 1)
        )
        """By a card, then by the one beside it: of another family, of the same."""
        self._front = [weights[at.end + face * 2] for face in faces]
        self._back = [weights[at.end + face * 2 + 1] for face in faces]
        self._cover = [weights[at.cover + kind * steps + left] for kind in kind_of]
        self._hand = [weights[at.hand + kind * steps + left + 1] for kind in kind_of]
        self._reserve = [
            [weights[at.reserve + (kind * LAIN + amount) * steps + left] for amount in lain] for kind in kind_of
        ]
        self._order = [weights[at.order + (seats * SEATS + turn) * ROUNDS + now] for turn in range(seats)]

    def shares(self, table: Table) -> list[float]:
        """Which part of the victory each seat will have."""
        owner = table.seating.owner
        faces, opened, influence, under = table.faces, table.open, table.influence, table.under
        cards, other, same, cover, hand = self._cards, self._other, self._same, self._cover, self._hand
        order, first = self._order, table.first
        sums = [self._pool * pool for pool in table.pool]
        for seat, held in enumerate(table.hands):
            sums[seat] += order[seat - first] + sum([hand[faces[card]] for card in held], 0.0)  # type: ignore[index]
        before = family = -1
        queue = table.queue
        for card in queue:
            face = faces[card] * 2 + opened[card]  # type: ignore[operator]
            seat = owner[card]
            if before < 0:
                sums[seat] += cards[face][influence[card]] + self._front[face]
            elif seat == family:
                sums[seat] += cards[face][influence[card]] + same[face][before] + same[before][face]
            else:
                sums[seat] += cards[face][influence[card]] + other[face][before]
                sums[family] += other[before][face]
            if (beneath := under[card]) >= 0:
                while beneath >= 0:
                    sums[seat] += cover[faces[beneath]]  # type: ignore[index]
                    beneath = under[beneath]
            before, family = face, seat
        if len(queue) > 1:
            sums[family] += self._back[before]
        for card in table.reserves:
            sums[owner[card]] += self._reserve[faces[card]][influence[card]]  # type: ignore[index]
        return softmax(sums)
