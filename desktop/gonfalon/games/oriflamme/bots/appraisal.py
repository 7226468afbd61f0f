"""What cards are worth where they lie, by rules of thumb, to whoever knows no more than one seat does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.traits import Traits, traits_of
from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules.tree import Choose, Count, Deed, Gain, If, Program

LASTING = 0.87
"""How likely a card is to live through a round, all in all."""
UNSEEN_INCOME = 1.3
"""What a face-down card of a rival brings in a round."""
BLOW = 0.55
"""What it is worth to have eliminated some card of a rival, beside the influence for it."""
OWN_BLOW = 1.6
"""What it costs to eliminate some card of one's own."""
EDGE_RISK = 0.08
"""How much likelier a card at an end of the queue is to be eliminated in a round."""
SHIFT = 0.4
"""What moving or exchanging some card is worth."""


class Appraisal:
    """The table as one seat sees it, with figures: influence is the unit, more is better for the owner of a card."""

    def __init__(self, view: View) -> None:
        table: Table = view.table
        seating = table.seating
        self.table = table
        self.me = view.seat
        self.owner = seating.owner
        self.traits = traits_of(seating.cards)
        self.faces = table.faces
        self.left = seating.rounds - table.round
        """Rounds that come after this one."""
        self.queue: list[int] = table.queue
        self.weights = self._weights()
        """What one influence less is worth to this seat, for each rival; for itself, minus one."""
        self.avengers = self._avengers()

    def _weights(self) -> list[float]:
        table = self.table
        standing = [float(pool) for pool in table.pool]
        for card in self.queue:
            standing[self.owner[card]] += table.influence[card] + self.left * (0.8 if table.open[card] else 0.6)
        rivals = [seat for seat in range(len(standing)) if seat != self.me]
        mean = sum(standing[seat] for seat in rivals) / len(rivals)
        weights = [0.0] * len(standing)
        for seat in rivals:
            ahead = 1.0 + 0.2 * (standing[seat] - mean)
            weights[seat] = min(1.0, max(0.1, 0.15 + 0.6 / len(rivals) * ahead))
        weights[self.me] = -1.0
        return weights

    def _avengers(self) -> list[float]:
        """For each seat how likely an unseen card of it is one that strikes back."""
        seating = self.table.seating
        likely = []
        for seat in range(seating.seats):
            seen = {self.faces[card] for card in seating.deck(seat)}
            unseen = [kind for kind in range(seating.deck_size) if kind not in seen]
            likely.append(sum(self.traits[kind].revenge > 0 for kind in unseen) / len(unseen) if unseen else 0.0)
        return likely

    # -- one activation ----------------------------------------------------------------------------------------------

    def income(self, card: int, slot: int, queue: Sequence[int], kind: int = -1, now: bool = False) -> float:
        """What one activation brings the card's owner.

        Args:
            card: the card that acts, on top of the slot.
            slot: where it lies in `queue`.
            queue: the top cards as they lie, or would lie.
            kind: whose program runs, the card's own by default.
            now: whether victims are looked at one by one, as for an activation that is due.
        """
        if kind < 0:
            known = self.faces[card]
            if known is None:
                return UNSEEN_INCOME
            kind = known
        return self._program(self.traits[kind].program, card, slot, queue, kind, now)

    def of_program(self, program: Program, card: int, slot: int, kind: int) -> float:
        """What these statements bring the card's owner, if they run now."""
        return self._program(program, card, slot, self.queue, kind, True)

    def _program(self, program: Program, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        total = 0.0
        for statement in program:
            if isinstance(statement, Gain):
                amount, per = statement.amount.number, statement.amount.per
                total += amount if per is None else amount * self._count(per, card, slot, queue)
            elif isinstance(statement, Deed):
                if figure := _FIGURES.get(statement.verb):
                    total += figure(self, statement, card, slot, queue, kind, now)
            elif isinstance(statement, If):
                test = statement.test
                if test.head == "it":
                    total += 0.5 * self._program(statement.then, card, slot, queue, kind, now)
                elif bool(self._meant(test.adjectives, card, slot, queue)) is (test.head == "any"):
                    total += self._program(statement.then, card, slot, queue, kind, now)
            elif isinstance(statement, Choose):
                total += max(
                    self._program(option.program, card, slot, queue, kind, now) for option in statement.options
                )
        return total

    def _count(self, count: Count, card: int, slot: int, queue: Sequence[int]) -> int:
        if count.of.whom == "this":
            return self.table.influence[card]
        slots = self._meant(count.of.adjectives, card, slot, queue)
        return sum(self.table.influence[queue[slot]] for slot in slots) if count.unit else len(slots)

    def elimination(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        whom = deed.target.whom
        if whom not in ("one", "each"):
            return 0.0
        slots = self._meant(deed.target.adjectives, card, slot, queue)
        if not slots:
            return 0.0
        if now and self.owner[card] == self.me:
            blows = [self.blow(queue[victim], victim, queue, card) for victim in slots]
        else:
            owner = self.owner
            blows = [-OWN_BLOW if owner[queue[victim]] == owner[card] else BLOW for victim in slots]
        return sum(blows) + len(blows) if whom == "each" else max(blows) + 1.0

    def theft(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        most = 0.0
        for victim in self._meant(deed.target.adjectives, card, slot, queue):
            seat = self.owner[queue[victim]]
            if seat != self.owner[card]:
                most = max(most, min(deed.number, self.table.pool[seat]) * (1.0 + abs(self.weights[seat]) * 0.6))
        return most

    def copy(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        most = 0.0
        for model in self._meant(deed.target.adjectives, card, slot, queue):
            face = self.faces[queue[model]]
            if face is not None and not self.traits[face].copies:
                most = max(most, self.income(card, slot, queue, face, now))
        return most

    def gift(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        gifts = [
            deed.number * (0.8 if self.owner[queue[other]] == self.owner[card] else -0.25)
            for other in self._meant(deed.target.adjectives, card, slot, queue)
        ]
        if not gifts:
            return 0.0
        return sum(gifts) if deed.target.whom == "each" else max(gifts)

    def collection(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        return self.table.influence[card] if deed.target.whom == "this" else 0.0

    def shift(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        return SHIFT

    def leaving(self, deed: Deed, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        return -self.left if deed.target.whom == "this" and self.traits[kind].character else 0.0

    def _meant(self, adjectives: Sequence[str], card: int, slot: int, queue: Sequence[int]) -> list[int]:
        """The slots whose cards have the adjectives, seen from a card in a slot."""
        last = len(queue) - 1
        slots: list[int]
        if "adjacent" in adjectives:
            slots = [other for other in (slot - 1, slot + 1) if 0 <= other <= last]
        elif "end" in adjectives:
            slots = sorted({0, last}) if queue else []
        else:
            slots = list(range(last + 1))
        if "adjacent" in adjectives and "end" in adjectives:
            slots = [other for other in slots if other in (0, last)]
        return [other for other in slots if self._fits(adjectives, card, queue[other])]

    def _fits(self, adjectives: Sequence[str], card: int, other: int) -> bool:
        table = self.table
        mine = self.owner[other] == self.owner[card]
        for word in adjectives:
            if word in ("card", "adjacent", "end"):
                continue
            if word == "other":
                good = other != card
            elif word == "open":
                good = bool(table.open[other])
            elif word == "closed":
                good = not table.open[other]
            elif word == "mine":
                good = mine
            elif word in ("rival", "attacker"):
                good = not mine
            elif word == "namesake":
                good = self.faces[other] == self.faces[card]
            elif word == "marked":
                good = table.verdicts[other] > 0
            else:
                face = self.faces[other]
                good = face is not None and (
                    self.traits[face].character if word == "character" else table.seating.cards.kinds[face].id == word
                )
            if not good:
                return False
        return True

    # -- what a card will bring ---------------------------------------------------------------------------------------

    def lasting(self, card: int, slot: int, queue: Sequence[int]) -> float:
        """How likely the card is to be there when its slot is reached the next time."""
        risk = 1.0 - LASTING
        edge = slot in (0, len(queue) - 1)
        if edge:
            risk += EDGE_RISK
        for other, killer in enumerate(queue):
            if not self.table.open[killer] or self.owner[killer] == self.owner[card]:
                continue
            face = self.faces[killer]
            if face is None:
                continue
            reach = self.traits[face].reach
            if (reach == "adjacent" and abs(other - slot) == 1) or (reach == "end" and edge) or reach == "card":
                risk += 0.2
        return max(0.2, 1.0 - risk)

    def worth(self, card: int, slot: int, queue: Sequence[int], acts: bool, rounds: int = -1) -> float:
        """What the card will still bring its owner where it lies, the influence on it included.

        Args:
            card: a top card.
            slot: where it lies in `queue`.
            queue: the top cards as they lie, or would lie.
            acts: whether its slot is still to be reached in this round.
            rounds: how many rounds come after this one, those of the game by default.
        """
        left = self.left if rounds < 0 else rounds
        stays = self.lasting(card, slot, queue)
        lain = self.table.influence[card]
        face = self.faces[card]
        if face is None:
            return (lain + UNSEEN_INCOME * ((1 if acts else 0) + left * LASTING)) * 0.95
        traits = self.traits[face]
        each = self.income(card, slot, queue)
        if self.table.open[card] or traits.character:
            return lain + each * ((1.0 if acts else 0.0) + _summed(stays, left))
        return self._hidden(traits, lain, each, stays, left, acts)

    def _hidden(self, traits: Traits, lain: int, each: float, stays: float, left: int, acts: bool) -> float:
        """What a face-down intrigue brings when it is turned up at the best time."""
        best = 0.0
        chance = 1.0
        hit = 0.0
        for wait in range(0 if acts else 1, left + 1):
            if wait:
                chance *= stays
                hit += (1.0 - stays) * chance * traits.revenge
            best = max(best, chance * (traits.earned(lain + wait) + each) + hit)
        return best

    def blow(self, victim: int, slot: int, queue: Sequence[int], killer: int) -> float:
        """What eliminating a card is worth to this seat, beside the influence for it."""
        seat = self.owner[victim]
        acts = slot > self.table.at or self.table.at < 0
        value = self.weights[seat] * self.worth(victim, slot, queue, acts)
        if seat != self.me and not self.table.open[victim]:
            face = self.faces[victim]
            if face is not None:
                likely = 1.0 if self.traits[face].revenge else 0.0
            else:
                likely = self.avengers[seat]
                odds = likely / (1.0 - likely) * 1.4 ** self.table.influence[victim] if likely < 1 else 99.0
                likely = odds / (1.0 + odds)
            if likely:
                value -= likely * self._revenge(seat, killer)
        return value

    def _revenge(self, seat: int, killer: int) -> float:
        most = max((traits.revenge for traits in self.traits), default=0)
        face = self.faces[killer]
        lost = 0.0
        if face is not None and self.traits[face].character and killer in self.queue:
            lost = self.income(killer, self.queue.index(killer), self.queue) * _summed(LASTING, self.left)
        return most * self.weights[seat] + lost


def _summed(chance: float, rounds: int) -> float:
    """How many of the coming rounds a card lives to see, if it lives through each with this chance."""
    total = 0.0
    alive = 1.0
    for _ in range(rounds):
        alive *= chance
        total += alive
    return total


_FIGURES: Final[Mapping[str, Callable[[Appraisal, Deed, int, int, Sequence[int], int, bool], float]]] = {
    "eliminate": Appraisal.elimination, "steal": Appraisal.theft, "copy": Appraisal.copy, "place": Appraisal.gift,
    "collect": Appraisal.collection, "move": Appraisal.shift, "swap": Appraisal.shift, "mark": Appraisal.shift,
    "discard": Appraisal.leaving,
}  # fmt: skip
"""What a verb brings the owner of the card that acts; one that is not here is taken to bring nothing."""
