"""Base Oriflamme by hand, one branch for each card: the yardstick for speed and the second opinion on the rules.

Nothing here comes from the engine of the game: no card language, no events, no secrets, only lists of small ints.
A card is `seat * 10 + kind`, so its number tells its kind. A slot is its top card; `under` chains the covered ones.
"""

from __future__ import annotations

from collections.abc import Callable

KINDS = (
    "archer", "soldier", "spy", "heir", "shapeshifter", "lord", "assassination", "royal-decree", "ambush", "conspiracy",
)  # fmt: skip
ARCHER, SOLDIER, SPY, HEIR, SHAPESHIFTER, LORD, ASSASSINATION, DECREE, AMBUSH, CONSPIRACY = range(10)
KIND = tuple(card % 10 for card in range(50))
OWNER = tuple(card // 10 for card in range(50))
ROUNDS = 6

PLACE, ANSWER, TARGET, GAP, OVER = range(5)
KEEP, REVEAL = range(2)
FRONT, BACK, ON = range(3)
ANSWERS = (KEEP, REVEAL)


class Plain:
    """One game: ask `legal()`, then `apply()` one of its ints.

    A placement is `card * 64 + place`, where place 2 + n is on top of slot n; every other move is the number it names.
    """

    __slots__ = (
        "at", "discards", "effect", "first", "hands", "on", "placed", "pools", "queue", "round", "seat", "seats",
        "stage", "targets", "under", "up",
    )  # fmt: skip

    def __init__(self, hands: list[list[int]], first: int = 0) -> None:
        seats = self.seats = len(hands)
        self.hands = hands
        self.first = self.seat = first
        self.pools = [1] * seats
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.queue: list[int] = []
        self.under = [-1] * (seats * 10)
        self.on = [0] * (seats * 10)
        self.up = [False] * (seats * 10)
        self.round = 1
        self.placed = 0
        self.at = 0
        self.effect = -1
        self.targets: list[int] = []
        self.stage = PLACE

    def legal(self) -> list[int] | tuple[int, ...]:
        """All moves of the seat that is asked."""
        stage = self.stage
        if stage == ANSWER:
            return ANSWERS
        if stage == PLACE:
            seat = self.seat
            queue = self.queue
            if not queue:
                return [card << 6 for card in self.hands[seat]]
            places = [FRONT, BACK]
            at = ON
            for card in queue:
                if OWNER[card] == seat:
                    places.append(at)
                at += 1
            return [card << 6 | place for card in self.hands[seat] for place in places]
        return self.targets

    def apply(self, move: int) -> None:
        """Play one legal move and go on to the next decision or the end."""
        stage = self.stage
        queue = self.queue
        if stage == PLACE:
            card = move >> 6
            place = move & 63
            self.hands[self.seat].remove(card)
            if place == FRONT:
                queue.insert(0, card)
            elif place == BACK:
                queue.append(card)
            else:
                self.under[card] = queue[place - ON]
                queue[place - ON] = card
            self.placed += 1
            if self.placed < self.seats:
                self.seat = (self.seat + 1) % self.seats
                return
            self.at = 0
        elif stage == ANSWER:
            card = queue[self.at]
            if move == KEEP:
                self.on[card] += 1
                self.at += 1
            else:
                self.up[card] = True
                kind = KIND[card]
                influence = self.on[card]
                if influence:
                    self.on[card] = 0
                    if kind == CONSPIRACY:
                        self.pools[OWNER[card]] += 2 * influence
                    elif kind != AMBUSH:
                        self.pools[OWNER[card]] += influence
                if self._act(card, kind):
                    return
        elif stage == TARGET:
            card = queue[self.at]
            if self._hit(card, self.effect, move):
                return
        else:
            self._put(queue[self.at], move)
        self._resolve()

    def _resolve(self) -> None:
        queue = self.queue
        while self.at < len(queue):
            card = queue[self.at]
            if not self.up[card]:
                self.seat = OWNER[card]
                self.stage = ANSWER
                return
            if self._act(card, KIND[card]):
                return
        if self.round == ROUNDS:
            self.stage = OVER
            return
        self.round += 1
        self.first = self.seat = (self.first + 1) % self.seats
        self.placed = 0
        self.stage = PLACE

    def _act(self, card: int, kind: int) -> bool:
        """Apply the ability of a kind for the active card; true if its owner has to choose first."""
        queue = self.queue
        at = self.at
        last = len(queue) - 1
        if kind == HEIR:
            name = KIND[card]
            for other in queue:
                if KIND[other] == name and self.up[other] and other != card:
                    break
            else:
                self.pools[OWNER[card]] += 2
            self.at += 1
            return False
        if kind == LORD:
            owner = OWNER[card]
            gain = 1
            if at and OWNER[queue[at - 1]] == owner:
                gain += 1
            if at < last and OWNER[queue[at + 1]] == owner:
                gain += 1
            self.pools[owner] += gain
            self.at += 1
            return False
        if kind == AMBUSH:
            self.pools[OWNER[card]] += 1
            self._leave(at)
            return False
        if kind == CONSPIRACY:
            self._leave(at)
            return False
        if kind in (SOLDIER, SPY):
            targets = []
            if at:
                targets.append(at - 1)
            if at < last:
                targets.append(at + 1)
        elif kind == ARCHER:
            targets = [0, last] if last else [0]
        elif kind == ASSASSINATION:
            targets = list(range(last + 1))
        elif kind == DECREE:
            targets = list(range(last + 1))
            del targets[at]
            if not targets:
                self._leave(at)
                return False
        else:
            targets = []
            if at:
                other = queue[at - 1]
                if self.up[other] and KIND[other] < ASSASSINATION:
                    targets.append(at - 1)
            if at < last:
                other = queue[at + 1]
                if self.up[other] and KIND[other] < ASSASSINATION:
                    targets.append(at + 1)
        if len(targets) == 1:
            return self._hit(card, kind, targets[0])
        if not targets:
            self.at += 1
            return False
        self.seat = OWNER[card]
        self.effect = kind
        self.targets = targets
        self.stage = TARGET
        return True

    def _hit(self, card: int, kind: int, target: int) -> bool:
        """Carry an ability out on the chosen slot; true if its owner has to choose again."""
        queue = self.queue
        owner = OWNER[card]
        if kind == SPY:
            robbed = OWNER[queue[target]]
            if self.pools[robbed]:
                self.pools[robbed] -= 1
                self.pools[owner] += 1
            self.at += 1
            return False
        if kind == SHAPESHIFTER:
            copied = KIND[queue[target]]
            if copied == SHAPESHIFTER:
                self.at += 1
                return False
            return self._act(card, copied)
        if kind == DECREE:
            lifted = queue[target]
            below = self.under[lifted]
            if below < 0:
                del queue[target]
                if target < self.at:
                    self.at -= 1
            else:
                queue[target] = below
                self.under[lifted] = -1
            self.effect = lifted
            self.seat = owner
            self.targets = list(range(len(queue) + 1))
            self.stage = GAP
            return True
        self.pools[owner] += 1
        victim = queue[target]
        self.up[victim] = True
        self.on[victim] = 0
        self._leave(target)
        if KIND[victim] == AMBUSH and OWNER[victim] != owner:
            self.pools[OWNER[victim]] += 4
            self._leave(self.at)
        elif victim != card:
            if kind == ASSASSINATION:
                self._leave(self.at)
            else:
                self.at += 1
        return False

    def _put(self, card: int, gap: int) -> None:
        """Put the lifted card down, then discard the Royal Decree that moved it."""
        self.queue.insert(gap, self.effect)
        if gap <= self.at:
            self.at += 1
        self._leave(self.at)

    def _leave(self, at: int) -> None:
        """Send a top card to its owner's discards; the card beneath is uncovered or the queue closes up."""
        queue = self.queue
        card = queue[at]
        self.discards[OWNER[card]].append(card)
        below = self.under[card]
        if below < 0:
            del queue[at]
            if at < self.at:
                self.at -= 1
        else:
            queue[at] = below
            self.under[card] = -1

    def winners(self) -> list[int]:
        """The seats that share the victory, section 7."""
        tops = [0] * self.seats
        for card in self.queue:
            tops[OWNER[card]] += 1
        ranks = list(zip(self.pools, tops, strict=True))
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def text(self, move: int) -> str:
        """One move in the words of the rules, section 14."""
        if self.stage == PLACE:
            place = move & 63
            where = "front" if place == FRONT else "back" if place == BACK else f"on {place - ON}"
            return f"place {KINDS[KIND[move >> 6]]} {where}"
        if self.stage == ANSWER:
            return "reveal" if move else "keep"
        return f"target {move}" if self.stage == TARGET else f"gap {move}"


def deal(seats: int, sample: Callable[[range, int], list[int]]) -> list[list[int]]:
    """Seven of the ten cards for every seat; the others are set aside."""
    return [sample(range(seat * 10, seat * 10 + 10), 7) for seat in range(seats)]


def play_out(seats: int, uniform: Callable[[], float], sample: Callable[[range, int], list[int]]) -> int:
    """Play one uniformly random game and return how many decisions it took."""
    game = Plain(deal(seats, sample))
    decisions = 0
    while game.stage != OVER:
        moves = game.legal()
        game.apply(moves[int(uniform() * len(moves))])
        decisions += 1
    return decisions
