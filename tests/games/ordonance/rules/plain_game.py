"""A whole game of Ordonance written from the rules alone, in the plainest way (sections 2, 3 and 5 to 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .plain_armies import Rules, best_full, better, in_control


class PlainGame:
    """Hands, a pile, and what lies in each territory; a card is its letters."""

    def __init__(
        self, hands: Sequence[Sequence[str]], pile: Sequence[str], first: int, territories: int, rules: Rules,
        *, play_out: bool = False, only_full_score: bool = False,
    ) -> None:  # fmt: skip
        self.rules = rules
        self.play_out = play_out
        self.only_full_score = only_full_score
        self.players = range(len(hands))
        self.territories = range(territories)
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.all_cards = Counter([*self.pile, *(card for hand in hands for card in hand)])
        self.armies: list[list[list[str]]] = [[[] for _ in self.territories] for _ in self.players]
        self.last_card = [[0 for _ in self.territories] for _ in self.players]
        """When the last card came into an army; of a full one that is when it became full."""
        self.holders: dict[int, int] = {}
        """Who controls each territory, in the order of the victory markers."""
        self.turns = 0
        self.passed = 0
        self.turn_of = first
        self.over = False
        self._draw()

    # -- a turn (section 3) --------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        if self.over:
            return []
        me = self.turn_of
        places = [place for place in self.territories if len(self.armies[me][place]) < self.rules.army_size]
        plays = {f"play {card} {place + 1}" for card in self.hands[me] for place in places}
        return sorted(plays) if plays else ["pass"]

    def play(self, move: str) -> None:
        me = self.turn_of
        self.turns += 1
        if move == "pass":
            self.passed += 1
        else:
            self.passed = 0
            _, card, number = move.split()
            place = int(number) - 1
            self.hands[me].remove(card)
            self.armies[me][place].append(card)
            self.last_card[me][place] = self.turns
            others = [other for other in self.territories if other != place]
            # From the icons alone nothing changes where nothing was played: to look there is a test of that.
            for other in [place, *others]:
                self._judge(other)
        self.turn_of = (me + 1) % len(self.players)
        if self._is_over():
            self.over = True
        else:
            self._draw()

    def _draw(self) -> None:
        if self.pile:
            self.hands[self.turn_of].append(self.pile.pop(0))

    def _is_over(self) -> bool:
        if self.passed == len(self.players):
            for place in self.territories:
                best = best_full(self._armies_in(place), self._last_in(place), self.rules)
                if place not in self.holders and best is not None:
                    self.holders[place] = best.player
            return True
        if len(self.holders) < len(self.territories):
            return False
        all_full = all(len(army) == self.rules.army_size for armies in self.armies for army in armies)
        return all_full or not self.play_out

    # -- control (section 5) -------------------------------------------------------------------------------------------

    def _armies_in(self, place: int) -> list[list[str]]:
        return [armies[place] for armies in self.armies]

    def _last_in(self, place: int) -> list[int]:
        return [last[place] for last in self.last_card]

    def unseen(self) -> Counter[str]:
        """All cards that do not lie on the table."""
        on_the_table = Counter(card for armies in self.armies for army in armies for card in army)
        return self.all_cards - on_the_table

    def _judge(self, place: int) -> None:
        if place in self.holders:
            return
        player = in_control(self._armies_in(place), self._last_in(place), self.unseen(), self.rules)
        if player is not None:
            self.holders[place] = player

    def markers(self) -> list[tuple[int, int]]:
        """For each territory its holder and the number of the marker; (-1, 0) for none."""
        order = list(self.holders)
        return [
            (self.holders[place], order.index(place) + 1) if place in self.holders else (-1, 0)
            for place in self.territories
        ]

    # -- the end (sections 6 to 8) -------------------------------------------------------------------------------------

    def owned(self, player: int) -> int:
        return list(self.holders.values()).count(player)

    def highest(self, player: int) -> int:
        return max((number for holder, number in self.markers() if holder == player), default=0)

    def earned(self, place: int) -> list[int]:
        """The points of each player in a territory: 3, 2 and 1 for the strongest."""
        here = [player for player in self.players if self.armies[player][place]]
        if self.only_full_score:
            here = [player for player in here if len(self.armies[player][place]) == self.rules.army_size]
        points = [0 for _ in self.players]
        for player in here:
            ahead = sum(self._ranks_before(other, player, place) for other in here if other != player)
            points[player] = [3, 2, 1, 0][ahead]
        return points

    def _ranks_before(self, one: int, two: int, place: int) -> bool:
        if self.holders.get(place) in (one, two):
            return self.holders[place] == one
        mine, theirs = self.armies[one][place], self.armies[two][place]
        verdict = better(mine, theirs, self.rules)
        if verdict:
            return verdict > 0
        full = self.rules.army_size
        if (len(mine) == full) != (len(theirs) == full):
            return len(mine) == full
        return self.last_card[one][place] < self.last_card[two][place]

    def points(self) -> list[int]:
        return [sum(self.earned(place)[player] for place in self.territories) for player in self.players]

    def before(self, one: int, two: int, points: list[int] | None) -> bool:
        """Whether the first player ends up before the second, by points where they are given."""
        if points and points[one] != points[two]:
            return points[one] > points[two]
        if self.owned(one) != self.owned(two):
            return self.owned(one) > self.owned(two)
        return self.highest(one) < self.highest(two)  # both have markers, or neither has

    def places(self, by_points: bool) -> list[int]:
        """The place of each player; those who share one have the same."""
        points = self.points() if by_points else None
        return [1 + sum(self.before(other, player, points) for other in self.players) for player in self.players]
