"""Thousands of games of two players of Ordonance side by side, in NumPy, and the value network that plays them.

The rules and the features once more, because one game after the other takes a hundred times as long; the tests hold
both against the application's. Arrays have a row for each game; the seat that begins is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np

from gonfalon.games.ordonance.bots import duel_features as at
from gonfalon.games.ordonance.bots.duel_features import CODE, CODES, HELD, STEPS, WON, army_aim, line_rank
from gonfalon.games.ordonance.bots.duel_network import CERTAIN, MOST, ON_ALL, PARTS
from gonfalon.games.ordonance.bots.features import ICONS, LINES, SIZE, TERRITORIES
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.seating import pack_counts, strength_key

Array = Any
HAND: Final = 5
PLACES: Final = TERRITORIES * SIZE
PLIES: Final = 2 * PLACES
MOVES: Final = (HAND + 1) * TERRITORIES
"""Each place in the hand with each territory."""
MAJORITY: Final = TERRITORIES // 2 + 1
WIDE: Final = 24
"""Units of the first layer."""
DEEP: Final = 16
"""Units of the second."""
SURE: Final = 1e-6


class Facts:
    """The facts of all armies, by the number of their cards and their code, and of all lines."""

    def __init__(self) -> None:
        counts = [tuple(code // CODE[icon] % (SIZE + 1) for icon in range(ICONS)) for code in range(CODES)]
        order = sorted(range(CODES), key=[strength_key(each, SIZE) for each in counts].__getitem__)
        self.rank = np.empty(CODES, np.int32)
        self.rank[order] = np.arange(CODES)
        self.fine = np.zeros((SIZE + 1, CODES), np.int32)
        self.aim = np.zeros((SIZE + 1, CODES), np.int32)
        self.order = np.zeros((SIZE + 1, CODES), np.int32)
        for cards in range(SIZE + 1):
            for code, each in enumerate(counts):
                if max(each) <= cards:
                    fine, aim = army_aim(pack_counts(each), cards)
                    self.fine[cards, code], self.aim[cards, code] = fine, aim
                    self.order[cards, code] = line_rank(aim, fine < ON_ALL)
        lines = np.arange(LINES)
        self.icons = np.array([line.bit_count() for line in range(LINES)], np.int32)
        self.bears = (lines[:, None] >> np.arange(ICONS) & 1).astype(bool)
        self.code = (self.bears * np.array(CODE)).sum(1).astype(np.int32)
        self.within = ((lines[:, None] & lines) == lines).astype(np.int32)
        """[card, line]: whether the card bears all of the line."""


FACTS: Final = Facts()
SINGLE: Final = 1 << np.arange(ICONS)
OWN_STEPS: Final = np.array(at.OWN_STEPS)
RIVAL_STEPS: Final = np.array(at.RIVAL_STEPS)


class TrainedNetwork:
    """The weights of `DuelNetwork` as arrays."""

    def __init__(self, rng: Any) -> None:
        """
        Args:
            rng: the generator of NumPy that draws the first weights.
        """

        def drawn(spread: float, *shape: int) -> Array:
            return (rng.standard_normal(shape) * spread).astype(np.float32)

        self.e = drawn(0.1, at.ROWS, WIDE)
        self.be = np.full(WIDE, 0.1, np.float32)
        self.wp, self.bp = drawn(0.1, WIDE), np.zeros(1, np.float32)
        self.u = drawn(0.1, WIDE, DEEP)
        self.g = drawn(0.05, at.HAND_ROWS, DEEP)
        self.bz = np.full(DEEP, 0.1, np.float32)
        self.wv, self.bv = drawn(0.05, DEEP), np.zeros(1, np.float32)
        self.e[at.NOTHING] = self.g[at.NOTHING] = 0.0

    def arrays(self) -> list[Array]:
        """Return the arrays in the order of `PARTS`."""
        return [getattr(self, name) for name in PARTS]

    def parts(self) -> dict[str, list[float]]:
        """Return the figures as a file of weights holds them."""
        return {name: array.ravel().tolist() for name, array in zip(PARTS, self.arrays(), strict=True)}


class DuelGames:
    """So many games."""

    def __init__(self, deck: Deck, count: int, rng: Any) -> None:
        """
        Args:
            deck: of which one is shuffled for each game.
            count: how many games.
            rng: the generator of NumPy that shuffles.
        """
        lines = [sum(1 << icon for icon, borne in enumerate(unit.counts) if borne) for unit in deck.units]
        cards = np.repeat(np.array(lines, np.int32), [unit.copies for unit in deck.units])
        self.count = count
        self.deck = rng.permuted(np.broadcast_to(cards, (count, len(cards))), axis=1)
        """The cards in the order in which they are dealt, as bits of icons."""
        self.bearing = FACTS.within[cards].sum(0)
        self.hand = np.zeros((count, 2, HAND + 1), np.int32)
        """The last place is free between turns; 0 is no card."""
        self.hand[:, 0, :HAND] = self.deck[:, :HAND]
        self.hand[:, 1, :HAND] = self.deck[:, HAND : 2 * HAND]
        self.code = np.zeros((count, 2, TERRITORIES), np.int32)
        self.cards = np.zeros((count, 2, TERRITORIES), np.int32)
        self.holder = np.full((count, TERRITORIES), -1, np.int8)
        self.seen = np.zeros((count, LINES), np.int32)
        """For each line how many cards on the table bear all its icons."""
        self.ply = 0

    @property
    def winner(self) -> Array:
        """Who has three territories in each game, -1 for nobody."""
        first, second = ((self.holder == seat).sum(1) >= MAJORITY for seat in (0, 1))
        return np.where(first, 0, np.where(second, 1, -1))

    def draw(self) -> None:
        """Let the seat whose turn it is draw."""
        self.hand[:, self.ply & 1, HAND] = self.deck[:, 2 * HAND + self.ply]

    def play(self, moves: MoveTable, chosen: Array) -> None:
        """Play in each game the move of a number below `MOVES`."""
        seat, each = self.ply & 1, np.arange(self.count)
        place, territory = chosen // TERRITORIES, chosen % TERRITORIES
        card = moves.hand[each, place]
        fits = self.cards[each, seat, territory] < SIZE
        self.code[each, seat, territory] += np.where(fits, FACTS.code[card], 0)
        self.cards[each, seat, territory] += fits
        result = moves.result_with[each, place, territory]
        self.holder[each, territory] = np.where(result > 0, seat, np.where(result < 0, 1 - seat, -1))
        self.seen += FACTS.within[card]
        self.hand[each, seat, place] = self.hand[:, seat, HAND]
        self.hand[:, seat, HAND] = 0
        self.ply += 1


@dataclass
class MoveTable:
    """All moves of one ply: a game each row, then places in the hand, then territories."""

    hand: Array
    logit: Array
    """The logarithm of the odds after each move, very low for one that is not possible; (games, moves)."""
    chances: Array
    """How likely each territory is won then; (games, moves, territories)."""
    rows_without: Array
    """The rows of each territory that gets no card, by which card is played."""
    rows_with: Array
    result_without: Array
    """1 for a territory that the seat has, -1 for one that it has lost."""
    result_with: Array
    shared: Array
    """The rows that a territory has whatever is played."""
    context: Array
    """The rows of the second layer, but for the hand."""

    def rows(self, chosen: Array) -> tuple[Array, Array, Array]:
        """Return of the moves of these numbers the rows of both layers, and the results of territories."""
        each = np.arange(len(chosen))
        place, territory = chosen // TERRITORIES, chosen % TERRITORIES
        here = np.arange(TERRITORIES) == territory[:, None]
        own = np.where(here[..., None], self.rows_with[each, place], self.rows_without[each, place])
        result = np.where(here, self.result_with[each, place], self.result_without[each, place])
        hand = self.hand.copy()
        hand[each, place] = at.NOTHING
        first = np.concatenate([own, self.shared], 2).astype(np.int16)
        return first, np.concatenate([hand, self.context], 1).astype(np.int16), result.astype(np.int8)


def move_table(games: DuelGames, network: TrainedNetwork) -> MoveTable:
    """Return what the network says of all moves of the seat that has drawn."""
    count, seat, turn = games.count, games.ply & 1, games.ply // 2
    hand = games.hand[:, seat]
    others, theirs = games.code[:, 1 - seat], games.cards[:, 1 - seat]
    held = FACTS.within[hand].sum(1)
    unseen = games.bearing - games.seen - held
    left = games.deck.shape[1] - games.ply - HAND - 1
    looks = PLACES - turn - seat + HAND
    coming = np.searchsorted(OWN_STEPS, unseen * ((PLACES - 1 - turn) / left), side="right").astype(np.int32)
    their_coming = np.searchsorted(RIVAL_STEPS, unseen * (looks / left), side="right").astype(np.int32)
    open_ = games.holder < 0
    won, lost = (np.minimum((games.holder == player).sum(1), WON - 1) for player in (seat, 1 - seat))
    opened, their_opened = ((open_ & (games.cards[:, player] < SIZE)).sum(1) for player in (seat, 1 - seat))
    standing = [np.full(count, at.TURN + turn), at.HOLDINGS + won * WON + lost]
    standing.append(at.OPEN + opened * (TERRITORIES + 1) + their_opened)
    around = np.broadcast_to(np.stack(standing, 1)[:, None], (count, TERRITORIES, len(standing)))
    shared = np.concatenate([_rival_rows(others, theirs, their_coming[:, None]), around], 2)
    context = np.stack([np.full(count, at.HAND_TURN + turn), at.HAND_HOLDINGS + won * WON + lost], 1)
    base = (added(network.e, shared) + network.be)[:, None]

    shape = (count, HAND + 1, TERRITORIES)
    code = np.broadcast_to(games.code[:, seat][:, None], shape)
    cards = np.broadcast_to(games.cards[:, seat][:, None], shape)
    fits = cards < SIZE
    code_with = np.where(fits, code + FACTS.code[hand][:, :, None], code)
    cards_with = np.minimum(cards + 1, SIZE)
    others, theirs = np.broadcast_to(others[:, None], shape), np.broadcast_to(theirs[:, None], shape)
    held_then = (held[:, None] - FACTS.within[hand])[:, :, None]
    has = np.where(games.holder == seat, 1, np.where(games.holder >= 0, -1, 0))[:, None]

    def looked(code: Array, cards: Array, result: Array) -> tuple[Array, Array, Array]:
        relation = np.sign(FACTS.order[cards, code] - FACTS.order[theirs, others]) + 1
        relation = at.RELATION + (relation * (SIZE + 1) + cards) * (SIZE + 1) + theirs
        rows = np.concatenate([_own_rows(code, cards, held_then, coming[:, None, None]), relation[..., None]], 3)
        hidden = np.maximum(added(network.e, rows) + base, 0)
        chance = np.where(result == 0, sigmoid(hidden @ network.wp + network.bp), result > 0)
        return rows, chance, (hidden * (result == 0)[..., None]) @ network.u

    without = np.broadcast_to(has, shape)
    result = np.where(has == 0, _gets(code_with, cards_with, others, theirs), has)
    rows_without, chance_without, deep_without = looked(code, cards, without)
    rows_with, chance_with, deep_with = looked(code_with, cards_with, result)
    here = np.eye(TERRITORIES, dtype=bool)
    chances = np.where(here, chance_with[:, :, :, None], chance_without[:, :, None])
    deep = deep_without.sum(2)[:, :, None] - deep_without + deep_with
    hands = network.g[at.HAND + hand]
    hands = hands.sum(1)[:, None] - hands + (network.g[context].sum(1) + network.bz)[:, None]
    logit = _logit(chances, np.maximum(deep + hands[:, :, None], 0) @ network.wv + network.bv)
    logit = np.where(fits, logit, -1e9).reshape(count, MOVES)
    chances = chances.reshape(count, MOVES, TERRITORIES)
    return MoveTable(hand, logit, chances, rows_without, rows_with, without, result, shared, context)


def _by_line(figures: Array, line: Array) -> Array:
    """Return of figures by line, whose other axes are as wide or 1, those of a line each."""
    return np.take_along_axis(np.broadcast_to(figures, (*line.shape, LINES)), line[..., None], -1)[..., 0]


def _own_rows(code: Array, cards: Array, held: Array, coming: Array) -> Array:
    aim, missing = FACTS.aim[cards, code], SIZE - cards
    rows = np.zeros((*code.shape, ICONS + 2), np.int32)
    rows[..., 0] = at.OWN + FACTS.fine[cards, code]
    index = np.arange(ICONS) * SIZE + (missing - 1)[..., None]
    index = at.ICON + (index * HELD + np.minimum(held[..., SINGLE], HELD - 1)) * STEPS + coming[..., SINGLE]
    rows[..., 1 : 1 + ICONS] = np.where(FACTS.bears[aim] & (missing > 0)[..., None], index, at.NOTHING)
    icons = FACTS.icons[aim]
    index = ((icons > 2) * SIZE + missing - 1) * HELD + np.minimum(_by_line(held, aim), HELD - 1)
    index = at.LINE + index * STEPS + _by_line(coming, aim)
    rows[..., 1 + ICONS] = np.where((icons > 1) & (cards > 0) & (missing > 0), index, at.NOTHING)
    return rows


def _rival_rows(code: Array, cards: Array, coming: Array) -> Array:
    aim, missing = FACTS.aim[cards, code], SIZE - cards
    rows = np.zeros((*code.shape, ICONS + 2), np.int32)
    rows[..., 0] = at.RIVAL + FACTS.fine[cards, code]
    index = at.RIVAL_ICON + (np.arange(ICONS) * SIZE + (missing - 1)[..., None]) * STEPS + coming[..., SINGLE]
    rows[..., 1 : 1 + ICONS] = np.where(FACTS.bears[aim] & (missing > 0)[..., None], index, at.NOTHING)
    icons = FACTS.icons[aim]
    index = at.RIVAL_LINE + ((icons > 2) * SIZE + missing - 1) * STEPS + _by_line(coming, aim)
    rows[..., 1 + ICONS] = np.where((icons > 1) & (cards > 0) & (missing > 0), index, at.NOTHING)
    return rows


def _gets(code: Array, cards: Array, others: Array, theirs: Array) -> Array:
    """Return 1 where the seat controls a territory with such an army, -1 where the rival does, else 0."""
    everything = sum(CODE)
    full, their_full = cards == SIZE, theirs == SIZE
    own = FACTS.rank[code + (SIZE - cards) * everything]
    their = FACTS.rank[others + (SIZE - theirs) * everything]
    complete = np.where(their_full, np.where(own > their, 1, -1), np.where(their <= own, 1, 0))
    return np.where(full, complete, np.where(their_full & (own <= their), -1, 0))


def added(weights: Array, rows: Array) -> Array:
    """Return the sums of the rows of a layer along the last axis; row after row is twice as fast as all at once."""
    total = np.take(weights, rows[..., 0], 0)
    for column in range(1, rows.shape[-1]):
        total += np.take(weights, rows[..., column], 0)
    return total


def sigmoid(logit: Array) -> Array:
    return 1 / (1 + np.exp(-logit))


def majority(chances: Array) -> Array:
    """Return how likely at least three of five territories are won, along the last axis."""
    won = [np.ones(chances.shape[:-1], np.float32)]
    for territory in range(TERRITORIES):
        chance = chances[..., territory]
        before = [*won, np.zeros_like(won[0])]
        won = [before[0] * (1 - chance)]
        won += [many * (1 - chance) + few * chance for few, many in pairwise(before)]
    return sum(won[MAJORITY:])


def _logit(chances: Array, correction: Array) -> Array:
    chance = majority(chances)
    most = np.clip(chance, 1 - MOST, MOST)
    logit = np.log(most / (1 - most)) + correction
    return np.where(chance < SURE, -CERTAIN, np.where(chance > 1 - SURE, CERTAIN, logit))
