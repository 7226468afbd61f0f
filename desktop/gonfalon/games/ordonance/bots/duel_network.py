"""The value network for two players: how likely a seat wins from the position after each of its moves.

For each territory a hidden layer over sparse features and the chance to win it; then the chance of a majority, and a
correction by a second layer over all territories, the hand and the turn. Learned by Deep Monte-Carlo.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from operator import add, mul, sub
from pathlib import Path
from typing import Final

from gonfalon.bots.weights import BadWeights, read_weights
from gonfalon.core.state import State
from gonfalon.games.ordonance.bots import duel_features as at
from gonfalon.games.ordonance.bots.duel_features import HELD, STEPS, WON, army_aim, line_rank, own_step, rival_step
from gonfalon.games.ordonance.bots.evaluation import lines_of
from gonfalon.games.ordonance.bots.features import ICONS, LINES, SIZE, TERRITORIES
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.rules.seating import StrengthKey
from gonfalon.games.ordonance.rules.table import NOBODY

CERTAIN: Final = 12.0
"""The logarithm of the odds of a game that cannot be lost any more."""
MOST: Final = 0.999
"""No forecast of the first layer is taken to be surer than this."""
ON_ALL: Final = 1 + SIZE * (LINES - 1)
"""Armies below this row have an icon on all cards, or no cards."""
ICONS_OF: Final = tuple(tuple(icon for icon in range(ICONS) if line >> icon & 1) for line in range(LINES))

Vector = Sequence[float]
PARTS: Final = ("e", "be", "wp", "bp", "u", "g", "bz", "wv", "bv")
"""The parts of a file of weights: both layers row by row with what is added to each, and what they speak for."""


class DuelNetwork:
    """Values positions of two players by learned weights."""

    __slots__ = ("bias", "chance", "chance_bias", "first", "hand", "hidden", "second", "value", "value_bias")

    def __init__(self, parts: Mapping[str, Sequence[float]]) -> None:
        """
        Args:
            parts: the figures of each layer, row by row.
        """
        self.bias = list(parts["be"])
        width = len(self.bias)
        self.first = _rows(parts["e"], width)
        self.chance, self.chance_bias = list(parts["wp"]), parts["bp"][0]
        self.hidden = list(parts["bz"])
        deep = len(self.hidden)
        self.second = [tuple(parts["u"][column::deep]) for column in range(deep)]
        self.hand = _rows(parts["g"], deep)
        self.value, self.value_bias = list(parts["wv"]), parts["bv"][0]

    def odds(self, state: State) -> list[float]:
        """Return the logarithm of the odds to win after each move of the seat that is asked, by what that seat knows.

        A pass has none.
        """
        if state.moves[0] == PASS:
            return [0.0]
        return DuelPosition(self, state.table, state.seat).values(state.moves)


def read_network(path: Path) -> DuelNetwork:
    """The network of a file.

    Raises:
        BadWeights: when it is damaged, or for something else.
    """
    parts = read_weights(path).parts
    size = {name: len(parts.get(name, ())) for name in PARTS}
    wide, deep = size["be"], size["bz"]
    if not wide or (size["e"], size["g"], size["u"]) != (at.ROWS * wide, at.HAND_ROWS * deep, wide * deep):
        raise BadWeights(f"{path} was learned for other cards, or by another version of the program.")
    return DuelNetwork(parts)


def _rows(figures: Sequence[float], width: int) -> list[tuple[float, ...]]:
    return [tuple(figures[start : start + width]) for start in range(0, len(figures), width)]


class DuelPosition:
    """The decision of one seat: what all its moves have in common is worked out once."""

    def __init__(self, network: DuelNetwork, table: Table, seat: int) -> None:
        self.network = network
        self.table = table
        seating = table.seating
        self.lines = lines_of(seating.deck)
        self.numbers = seating.rates.numbers
        self.packed = seating.rates.army
        self.strengths = seating.strengths
        self.hand = [face for card in table.hands[seat] if (face := table.faces[card]) is not None]
        self.held = _bearing([self.lines[face] for face in self.hand])
        on_table = [
            self.lines[face] for army in table.armies for card in army if (face := table.faces[card]) is not None
        ]
        copies = [line for line, count in zip(self.lines, seating.copies, strict=True) for _ in range(count)]
        played = _bearing(on_table)
        unseen = [all_ - own - laid for all_, own, laid in zip(_bearing(copies), self.held, played, strict=True)]
        left = max(1, seating.size - len(on_table) - len(self.hand))
        first, rival = seat * TERRITORIES, (1 - seat) * TERRITORIES
        self.counts = table.counts[first : first + TERRITORIES]
        self.cards = [len(army) for army in table.armies[first : first + TERRITORIES]]
        self.others = table.counts[rival : rival + TERRITORIES]
        self.theirs = [len(army) for army in table.armies[rival : rival + TERRITORIES]]
        size = TERRITORIES * SIZE
        draws = max(0, size - 1 - sum(self.cards)) / left
        looks = (size - sum(self.theirs) + seating.deck.hand_size) / left
        self.coming = [own_step(count * draws) for count in unseen]
        rival_coming = [rival_step(count * looks) for count in unseen]
        self.has = [0 if holder == NOBODY else 1 if holder == seat else -1 for holder in table.holder]
        self.undecided = [territory for territory, has in enumerate(self.has) if not has]
        self.holdings = min(self.has.count(1), WON - 1) * WON + min(self.has.count(-1), WON - 1)
        self.turn = min(sum(self.cards), size - 1)
        opened = sum(self.cards[territory] < SIZE for territory in self.undecided)
        theirs = sum(self.theirs[territory] < SIZE for territory in self.undecided)
        rows = network.first
        context: list[float] = network.bias
        for row in (at.TURN + self.turn, at.HOLDINGS + self.holdings, at.OPEN + opened * (TERRITORIES + 1) + theirs):
            context = list(map(add, context, rows[row]))
        self.bases: dict[int, list[float]] = {}
        self.orders: dict[int, int] = {}
        for territory in self.undecided:
            base = context
            fine, aim = army_aim(self.others[territory], self.theirs[territory])
            for row in _rival_rows(fine, aim, self.theirs[territory], rival_coming):
                base = list(map(add, base, rows[row]))
            self.bases[territory] = base
            self.orders[territory] = line_rank(aim, fine < ON_ALL)
        self._known: dict[tuple[int, ...], tuple[list[float], float]] = {}

    def values(self, moves: Sequence[Move]) -> list[float]:
        """Return the logarithm of the odds of each of these moves."""
        beside = {unit: self._beside(self.numbers[unit]) for unit in {move.unit for move in moves}}
        return [self._value(self.numbers[move.unit], move.territory - 1, *beside[move.unit]) for move in moves]

    def _beside(self, face: int) -> tuple[list[int], dict[int, tuple[list[float], float]], list[float], list[float]]:
        """Return what is held without a card, the territories without it, their sum, and what speaks for the hand."""
        network, line = self.network, self.lines[face]
        held = [count - (line & wanted == wanted) for wanted, count in enumerate(self.held)]
        found = {t: self._territory(t, self.counts[t], self.cards[t], held) for t in self.undecided}
        total = [0.0] * len(network.bias)
        for hidden, _ in found.values():
            total = list(map(add, total, hidden))
        rows = network.hand
        hand = network.hidden
        rest = [self.lines[other] for other in self.hand]
        rest.remove(line)
        for row in (*rest, at.HAND_TURN + self.turn, at.HAND_HOLDINGS + self.holdings):
            hand = list(map(add, hand, rows[row]))
        return held, found, total, hand

    def _value(
        self,
        face: int,
        territory: int,
        held: Sequence[int],
        found: dict[int, tuple[list[float], float]],
        total: Vector,
        hand: Vector,
    ) -> float:
        network = self.network
        chances = [1.0 if has > 0 else found[t][1] if not has else 0.0 for t, has in enumerate(self.has)]
        if not self.has[territory]:
            counts, cards = self.counts[territory] + self.packed[face], self.cards[territory] + 1
            gets = self._gets(territory, counts, cards)
            total = list(map(sub, total, found[territory][0]))
            if gets:
                chances[territory] = 1.0 if gets > 0 else 0.0
            else:
                hidden, chances[territory] = self._territory(territory, counts, cards, held)
                total = list(map(add, total, hidden))
        chance = majority(chances)
        if chance < 1e-6 or chance > 1.0 - 1e-6:
            return CERTAIN if chance > 0.5 else -CERTAIN
        chance = max(1.0 - MOST, min(MOST, chance))
        logit: float = network.value_bias + log(chance / (1.0 - chance))
        for weight, column, speaks in zip(network.value, network.second, hand, strict=True):
            speaks += sum(map(mul, column, total))
            if speaks > 0.0:
                logit += weight * speaks
        return logit

    def _territory(self, territory: int, counts: int, cards: int, held: Sequence[int]) -> tuple[list[float], float]:
        """Return the hidden layer of an undecided territory, and how likely the seat wins it."""
        fine, aim = army_aim(counts, cards)
        rows = _own_rows(fine, aim, cards, held, self.coming)
        order = line_rank(aim, fine < ON_ALL)
        other = self.orders[territory]
        higher = (order > other) - (order < other) + 1
        rows.append(at.RELATION + (higher * (SIZE + 1) + cards) * (SIZE + 1) + self.theirs[territory])
        key = (territory, *rows)
        known = self._known.get(key)
        if known is None:
            network = self.network
            first = network.first
            hidden = self.bases[territory]
            for row in rows:
                hidden = list(map(add, hidden, first[row]))
            hidden = [max(0.0, figure) for figure in hidden]
            logit = network.chance_bias + sum(map(mul, hidden, network.chance))
            known = self._known[key] = hidden, 1.0 / (1.0 + exp(-logit))
        return known

    def _gets(self, territory: int, counts: int, cards: int) -> int:
        """Return 1 if the seat controls a territory with this army, -1 if the rival does, 0 while it is open."""
        strengths, more = self.strengths, self.strengths.more
        other, theirs = self.others[territory], self.theirs[territory]
        own: StrengthKey = strengths(counts + (SIZE - cards) * more)
        their: StrengthKey = strengths(other + (SIZE - theirs) * more)
        if cards == SIZE and theirs == SIZE:
            return 1 if own > their else -1
        if cards == SIZE:
            return 1 if their <= own else 0
        return -1 if theirs == SIZE and own <= their else 0


def _bearing(lines: Sequence[int]) -> list[int]:
    """Return for each line how many of these cards bear all its icons."""
    found = [0] * LINES
    for line in lines:
        found[line] += 1
    for icon in range(ICONS):
        for line in range(LINES):
            if not line >> icon & 1:
                found[line] += found[line | 1 << icon]
    return found


def _own_rows(fine: int, aim: int, cards: int, held: Sequence[int], coming: Sequence[int]) -> list[int]:
    rows = [at.OWN + fine]
    missing = SIZE - cards
    if missing:
        for icon in ICONS_OF[aim]:
            line = 1 << icon
            rows.append(
                at.ICON + ((icon * SIZE + missing - 1) * HELD + min(held[line], HELD - 1)) * STEPS + coming[line]
            )
        if cards and (icons := len(ICONS_OF[aim])) > 1:
            group = ((icons > 2) * SIZE + missing - 1) * HELD + min(held[aim], HELD - 1)
            rows.append(at.LINE + group * STEPS + coming[aim])
    return rows


def _rival_rows(fine: int, aim: int, cards: int, coming: Sequence[int]) -> list[int]:
    rows = [at.RIVAL + fine]
    missing = SIZE - cards
    if missing:
        rows += [at.RIVAL_ICON + (icon * SIZE + missing - 1) * STEPS + coming[1 << icon] for icon in ICONS_OF[aim]]
        if cards and (icons := len(ICONS_OF[aim])) > 1:
            rows.append(at.RIVAL_LINE + ((icons > 2) * SIZE + missing - 1) * STEPS + coming[aim])
    return rows


def majority(chances: Sequence[float]) -> float:
    """Return how likely at least three of five territories are won."""
    none, one, two = 1.0, 0.0, 0.0
    for chance in chances:
        miss = 1.0 - chance
        two = two * miss + one * chance
        one = one * miss + none * chance
        none *= miss
    return 1.0 - none - one - two
