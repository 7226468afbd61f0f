"""Values of cards where they lie, by rules of thumb, for a player who knows no more than one seat does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules import CardKind, CardSet, Table
from gonfalon.games.oriflamme.rules.card_set import Choose, Count, Gain, If, Program, VerbStatement, walk

# Nothing here knows a card by its name: all that is known is what its program says, so that sets which somebody writes
# tomorrow are understood as far as their words go.


@dataclass(frozen=True)
class CardTraits:
    """The traits of one kind of card."""

    character: bool
    influence: str
    """What becomes of the influence on it when it is turned up: `taken`, `doubled`, `lost` or `kept`."""
    program: Program
    """What it does when its slot is reached."""
    revenge: int
    """What its owner gains when a rival eliminates it."""
    reach: str
    """Where it can eliminate a card: `adjacent`, `end`, `card`, or nothing."""
    copies: bool
    in_order: bool
    """Whether it does something to each of many cards, whose figures are added up in their order: where numbers have no
    end, the sum hangs on that."""

    @property
    def deeds(self) -> list[VerbStatement]:
        """All that it may do to cards when its slot is reached."""
        return [deed for deed in walk(self.program) if isinstance(deed, VerbStatement)]

    def earned(self, lain: int) -> int:
        """Return what the owner gets of the influence on the card when it is turned up."""
        return lain * _TIMES.get(self.influence, 0)


_TIMES: Final = {"taken": 1, "doubled": 2, "kept": 1}
"""How often influence counts that lies on a card which is turned up."""


@lru_cache(maxsize=16)
def traits_of(cards: CardSet) -> tuple[CardTraits, ...]:
    """The traits of each kind, by its number."""
    return tuple(map(_traits, cards.kinds))


def _traits(kind: CardKind) -> CardTraits:
    deeds = [deed for deed in walk(kind.card.activate) if isinstance(deed, VerbStatement)]
    victims = [deed.target for deed in deeds if deed.verb == "eliminate" and deed.target.whom in ("one", "each")]
    adjectives = victims[0].adjectives if victims else ()
    return CardTraits(
        character=kind.type == "character",
        influence=kind.influence,
        program=kind.card.activate,
        revenge=sum(gain.amount.number for gain in kind.card.avenge if isinstance(gain, Gain)),
        reach=next((where for where in ("adjacent", "end") if where in adjectives), "card" if victims else ""),
        copies=any(deed.verb == "copy" for deed in deeds),
        in_order=any(
            deed.target.whom == "each" and not {"adjacent", "end"} & {*deed.target.adjectives} for deed in deeds
        ),
    )


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


Known = dict[tuple[int, bool, int, int, int, int], float]
"""What cards are worth, each by what lies beside it and at both ends."""


class Evaluation:
    """The table as one seat sees it, with figures: influence is the unit, more is better for the owner of a card."""

    def __init__(self, view: View) -> None:
        table: Table = view.table
        seating = table.seating
        self.table = table
        self.own = seating.seats_of(view.seat)
        """The seats of the player: one, unless each player leads several families."""
        self.leaders = seating.leaders
        self.owner = seating.owner
        self.traits = traits_of(seating.cards)
        self.faces = table.faces
        self.left = seating.rounds - table.round
        """Rounds that come after this one."""
        self.queue: list[int] = table.queue
        self.weights = self._weights()
        """What one influence less is worth to this player, for each rival; for an own seat, minus one."""
        self._avengers: list[float] | None = None
        self._killers = self._reaching()

    def _weights(self) -> list[float]:
        table = self.table
        standing = [float(pool) for pool in table.pool]
        for card in self.queue:
            standing[self.owner[card]] += table.influence[card] + self.left * (0.8 if table.open[card] else 0.6)
        rivals = [seat for seat in range(len(standing)) if seat not in self.own]
        mean = sum(standing[seat] for seat in rivals) / len(rivals)
        weights = [0.0] * len(standing)
        for seat in rivals:
            ahead = 1.0 + 0.2 * (standing[seat] - mean)
            weights[seat] = min(1.0, max(0.1, 0.15 + 0.6 / len(rivals) * ahead))
        for seat in self.own:
            weights[seat] = -1.0
        return weights

    @property
    def avengers(self) -> list[float]:
        """For each seat, how likely an unseen card of it is one that strikes back; computed on first access."""
        if self._avengers is None:
            self._avengers = self._avenging()
        return self._avengers

    def _avenging(self) -> list[float]:
        seating = self.table.seating
        likely = []
        for seat in range(seating.seats):
            seen = {self.faces[card] for card in seating.deck(seat)}
            unseen = [kind for kind in range(seating.deck_size) if kind not in seen]
            likely.append(sum(self.traits[kind].revenge > 0 for kind in unseen) / len(unseen) if unseen else 0.0)
        return likely

    def _reaching(self) -> dict[int, str]:
        """For each open card that eliminates, where it can."""
        reaching = {}
        for card, lies in enumerate(self.table.open):
            face = self.faces[card]
            if lies and face is not None and (reach := self.traits[face].reach):
                reaching[card] = reach
        return reaching

    def _leader(self, card: int) -> int:
        """The first seat of the player to whom a card belongs."""
        return self.leaders[self.owner[card]]

    # -- one activation ----------------------------------------------------------------------------------------------

    def income(self, card: int, slot: int, queue: Sequence[int], kind: int = -1, now: bool = False) -> float:
        """Return what one activation brings the card's owner.

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
        """Return what these statements bring the card's owner if they run now."""
        return self._program(program, card, slot, self.queue, kind, True)

    def earnings(self, program: Program, card: int, slot: int, queue: Sequence[int]) -> int:
        """Return what these statements gain the card's owner for certain as the queue lies, or would lie."""
        total = 0
        for statement in program:
            if isinstance(statement, Gain):
                amount, per = statement.amount.number, statement.amount.per
                total += amount if per is None else amount * self._count(per, card, slot, queue)
            elif isinstance(statement, If) and statement.test.head != "it":
                meant = bool(self._meant(statement.test.adjectives, card, slot, queue))
                if meant is (statement.test.head == "any"):
                    total += self.earnings(statement.then, card, slot, queue)
        return total

    def _program(self, program: Program, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        total = 0.0
        for statement in program:
            if isinstance(statement, Gain):
                amount, per = statement.amount.number, statement.amount.per
                total += amount if per is None else amount * self._count(per, card, slot, queue)
            elif isinstance(statement, VerbStatement):
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

    def elimination(
        self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool
    ) -> float:
        whom = deed.target.whom
        if whom not in ("one", "each"):
            return 0.0
        slots = self._meant(deed.target.adjectives, card, slot, queue)
        if not slots:
            return 0.0
        if now and self.owner[card] in self.own:
            blows = [self.blow(queue[victim], victim, queue, card) for victim in slots]
        else:
            blows = [-OWN_BLOW if self._leader(queue[victim]) == self._leader(card) else BLOW for victim in slots]
        return sum(blows) + len(blows) if whom == "each" else max(blows) + 1.0

    def theft(self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        most = 0.0
        for victim in self._meant(deed.target.adjectives, card, slot, queue):
            seat = self.owner[queue[victim]]
            if self.leaders[seat] != self._leader(card):
                most = max(most, min(deed.number, self.table.pool[seat]) * (1.0 + abs(self.weights[seat]) * 0.6))
        return most

    def copy(self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        most = 0.0
        for model in self._meant(deed.target.adjectives, card, slot, queue):
            face = self.faces[queue[model]]
            if face is not None and not self.traits[face].copies:
                most = max(most, self.income(card, slot, queue, face, now))
        return most

    def gift(self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        gifts = [
            deed.number * (0.8 if self._leader(queue[other]) == self._leader(card) else -0.25)
            for other in self._meant(deed.target.adjectives, card, slot, queue)
        ]
        if not gifts:
            return 0.0
        return sum(gifts) if deed.target.whom == "each" else max(gifts)

    def collection(
        self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool
    ) -> float:
        return self.table.influence[card] if deed.target.whom == "this" else 0.0

    def shift(self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        return SHIFT

    def leaving(self, deed: VerbStatement, card: int, slot: int, queue: Sequence[int], kind: int, now: bool) -> float:
        return -self.left if deed.target.whom == "this" and self.traits[kind].character else 0.0

    def _meant(self, adjectives: Sequence[str], card: int, slot: int, queue: Sequence[int]) -> list[int]:
        """The slots whose cards have the adjectives, seen from a card in a slot."""
        where, words = _parted(tuple(adjectives))
        last = len(queue) - 1
        slots: list[int]
        if where == "adjacent":
            slots = [other for other in (slot - 1, slot + 1) if 0 <= other <= last]
        elif where == "end":
            slots = [0, last] if last > 0 else [0] if last == 0 else []
        elif where:
            slots = [other for other in (slot - 1, slot + 1) if 0 <= other <= last and other in (0, last)]
        else:
            slots = list(range(last + 1))
        table, owner, faces = self.table, self.owner, self.faces
        lies = table.open
        for word in words:
            if word == "other":
                slots = [other for other in slots if queue[other] != card]
            elif word == "open":
                slots = [other for other in slots if lies[queue[other]]]
            elif word == "closed":
                slots = [other for other in slots if not lies[queue[other]]]
            elif word == "mine":
                slots = [other for other in slots if owner[queue[other]] == owner[card]]
            elif word in ("rival", "attacker"):
                slots = [other for other in slots if owner[queue[other]] != owner[card]]
            elif word == "namesake":
                slots = [other for other in slots if faces[queue[other]] == faces[card]]
            elif word == "marked":
                slots = [other for other in slots if table.verdicts[queue[other]] > 0]
            else:
                slots = [other for other in slots if self._is(faces[queue[other]], word)]
        return slots

    def _is(self, face: int | None, word: str) -> bool:
        """Return whether a card with this face, if known, is a character or of the kind of this name."""
        if face is None:
            return False
        return self.traits[face].character if word == "character" else self.table.seating.cards.kinds[face].id == word

    # -- what a card will bring ---------------------------------------------------------------------------------------

    def lasting(self, card: int, slot: int, queue: Sequence[int]) -> float:
        """Return how likely the card is to be there when its slot is reached the next time."""
        risk = 1.0 - LASTING
        edge = slot in (0, len(queue) - 1)
        if edge:
            risk += EDGE_RISK
        killers = self._killers
        if killers:
            owner = self.owner
            mine = owner[card]
            for other, killer in enumerate(queue):
                if killer not in killers or owner[killer] == mine:
                    continue
                reach = killers[killer]
                if (reach == "adjacent" and abs(other - slot) == 1) or (reach == "end" and edge) or reach == "card":
                    risk += 0.2
        return max(0.2, 1.0 - risk)

    def worth(self, card: int, slot: int, queue: Sequence[int], acts: bool, rounds: int = -1) -> float:
        """Return what the card will still bring its owner where it lies, including the influence on it.

        Args:
            card: a top card.
            slot: where it lies in `queue`.
            queue: the top cards as they lie, or would lie.
            acts: whether its slot is still to be reached in this round.
            rounds: how many rounds come after this one, those of the game by default.
        """
        left = self.left if rounds < 0 else rounds
        if self.faces[card] is None:
            return self._unseen(card, left, acts)
        return self._brought(card, self.lasting(card, slot, queue), self.income(card, slot, queue), left, acts)

    def worth_beside(self, card: int, slot: int, queue: Sequence[int], acts: bool, known: Known) -> float:
        """`worth` for many orders of the same cards: it follows from what lies beside a card and at both ends.

        Args:
            card: a top card.
            slot: where it lies in `queue`.
            queue: the top cards as they lie, or would lie.
            acts: whether its slot is still to be reached in this round.
            known: what was worked out for other orders of these cards; it is added to.
        """
        face = self.faces[card]
        if face is not None and self.traits[face].in_order:
            return self.worth(card, slot, queue, acts)
        left = queue[slot - 1] if slot else -1
        right = queue[slot + 1] if slot + 1 < len(queue) else -1
        key = (card, acts, left, right, queue[0], queue[-1])
        worth = known.get(key)
        if worth is None:
            worth = known[key] = self.worth(card, slot, queue, acts)
        return worth

    def worths(self, card: int, slot: int, queue: Sequence[int]) -> tuple[float, float]:
        """Return what a card still to act in this round will bring, and what it would with a round less to come.

        Its face must be known; with no round to come the second is 0.
        """
        stays, each = self.lasting(card, slot, queue), self.income(card, slot, queue)
        left = self.left
        return (
            self._brought(card, stays, each, left, True),
            self._brought(card, stays, each, left - 1, True) if left else 0.0,
        )

    def _unseen(self, card: int, left: int, acts: bool) -> float:
        return (self.table.influence[card] + UNSEEN_INCOME * ((1 if acts else 0) + left * LASTING)) * 0.95

    def _brought(self, card: int, stays: float, each: float, left: int, acts: bool) -> float:
        face = self.faces[card]
        assert face is not None
        lain, traits = self.table.influence[card], self.traits[face]
        if self.table.open[card] or traits.character:
            return lain + each * ((1.0 if acts else 0.0) + _summed(stays, left))
        return self._hidden(traits, lain, each, stays, left, acts)

    def _hidden(self, traits: CardTraits, lain: int, each: float, stays: float, left: int, acts: bool) -> float:
        """Return what a face-down intrigue brings when it is turned up at the best time."""
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
        """Return what eliminating a card is worth to this seat, beside the influence for it."""
        seat = self.owner[victim]
        acts = slot > self.table.at or self.table.at < 0
        value = self.weights[seat] * self.worth(victim, slot, queue, acts)
        if seat not in self.own and not self.table.open[victim]:
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


@cache
def _parted(adjectives: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return where adjectives look (`adjacent`, `end`, `both`, or empty for everywhere), and the remaining ones."""
    near, end = "adjacent" in adjectives, "end" in adjectives
    where = "both" if near and end else "adjacent" if near else "end" if end else ""
    return where, tuple(word for word in adjectives if word not in ("card", "adjacent", "end"))


def _summed(chance: float, rounds: int) -> float:
    """Return how many of the coming rounds a card is expected to survive, with this chance in each."""
    total = 0.0
    alive = 1.0
    for _ in range(rounds):
        alive *= chance
        total += alive
    return total


_FIGURES: Final[Mapping[str, Callable[[Evaluation, VerbStatement, int, int, Sequence[int], int, bool], float]]] = {
    "eliminate": Evaluation.elimination, "steal": Evaluation.theft, "copy": Evaluation.copy, "place": Evaluation.gift,
    "collect": Evaluation.collection, "move": Evaluation.shift, "swap": Evaluation.shift, "mark": Evaluation.shift,
    "discard": Evaluation.leaving,
}  # fmt: skip
"""What a verb brings the owner of the card that acts; one that is not here is taken to bring nothing."""
