"""
The regent: searches to the end of the round, with a policy for playouts and a quick estimate of the value of a
position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import exp
from typing import Final

from gonfalon.bots.bot import BotDecision, Budget, CharacterBot
from gonfalon.bots.policy import Policy, softmax
from gonfalon.bots.search import Evaluator, index_at_chance, search
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.oriflamme.bots.belief import believing_dealer
from gonfalon.games.oriflamme.bots.character_weights import leanings
from gonfalon.games.oriflamme.bots.features import LAIN, ROUNDS, SEATS, TableFeatures
from gonfalon.games.oriflamme.bots.learned_policy import policy_for_view, search_policy
from gonfalon.games.oriflamme.bots.reasons import reason_found
from gonfalon.games.oriflamme.bots.squire import evaluate_moves
from gonfalon.games.oriflamme.rules import Move, Oriflamme, Table
from gonfalon.games.oriflamme.rules.game import REACHED, TURN_ORDER
from gonfalon.games.oriflamme.rules.interpreter import Activation
from gonfalon.games.oriflamme.rules.moves import KEEP, REVEAL

# A search meets the same decisions again and again: the same card beside the same neighbours, in another imagined game.
# What speaks for the moves is worked out where a decision is met for the first time; from then on it is looked up, and
# what matters less (the rest of the hand, the exact pools) is taken to be as it was then.

NOTHING: Final = -9
"""What is seen where no card lies."""
MAX_ODDS: Final = 60.0
"""No move is likelier than another by more than e to the power of this."""
SituationKey = tuple[object, ...]


class PlayoutPolicy:
    """Draws moves as often as they are usually played."""

    __slots__ = ("_logits", "_others", "_placed", "_turned")

    def __init__(self, logits: Callable[[State], Sequence[float]]) -> None:
        """
        Args:
            logits: for each of the moves of the seat that is asked how much speaks for it, by what that seat knows, in
                units of the natural logarithm of odds.
        """
        self._logits = logits
        self._turned: dict[SituationKey, float] = {}
        """How likely a card is turned up."""
        self._placed: dict[SituationKey, dict[int, tuple[float, list[tuple[float, Move]]]]] = {}
        """For each kind the odds of placing it, all together and one by one."""
        self._others: dict[SituationKey, float] = {}
        """The odds of all other moves."""

    def drawn(self, state: State, chance: float) -> Move:
        """One of the moves of the seat that is asked, as often as it usually plays it."""
        frame = state.stack[-1]
        if frame is REACHED:
            return REVEAL if chance < self.turning(state) else KEEP
        if frame is TURN_ORDER:
            return self._placing(state, chance)
        odds = self._odds(state)
        move: Move = state.moves[index_at_chance(odds, chance * sum(odds))]
        return move

    def turning(self, state: State) -> float:
        """Return how likely the card that is reached is turned up."""
        table: Table = state.table
        card = table.acted
        slot = table.at
        queue = table.queue
        owner, known, faces = table.seating.owner, table.known, table.faces
        lies, influence = table.open, table.influence
        seat = owner[card]
        left = right = NOTHING
        if slot:
            near = queue[slot - 1]
            if known[near] >> seat & 1:
                left = (faces[near] * 2 + lies[near]) * 2 + (owner[near] == seat)  # type: ignore[operator]
            else:
                left = -1 - influence[near]
        if slot + 1 < len(queue):
            near = queue[slot + 1]
            if known[near] >> seat & 1:
                right = (faces[near] * 2 + lies[near]) * 2 + (owner[near] == seat)  # type: ignore[operator]
            else:
                right = -1 - influence[near]
        key = (card, faces[card], influence[card], left, right)
        turned = self._turned.get(key)
        if turned is None:
            keep, reveal = self._logits(state)
            turned = self._turned[key] = 1.0 / (1.0 + exp(min(MAX_ODDS, keep - reveal)))
        return turned

    def _placing(self, state: State, chance: float) -> Move:
        table: Table = state.table
        seat = state.seat
        queue = table.queue
        own = bytes(queue).translate(table.seating.tops[seat])
        key = (seat, own, seen(table, queue[0], seat), seen(table, queue[-1], seat)) if own else (seat,)
        known = self._placed.get(key)
        if known is None:
            known = self._placed[key] = {}
        faces = table.faces
        hand: list[int] = [faces[card] for card in table.hands[seat]]  # type: ignore[misc]
        whole = 0.0
        try:
            for kind in hand:
                whole += known[kind][0]
        except KeyError:
            self._learn_placing(state, known)
            whole = sum([known[kind][0] for kind in hand])
        left = chance * whole
        for kind in hand:
            odds, places = known[kind]
            if left < odds:
                break
            left -= odds
        for odd, move in places:
            left -= odd
            if left < 0.0:
                return move
        return places[-1][1]

    def _learn_placing(self, state: State, known: dict[int, tuple[float, list[tuple[float, Move]]]]) -> None:
        numbers = state.table.seating.numbers
        found: dict[int, list[tuple[float, Move]]] = {}
        for move, logit in zip(state.moves, self._logits(state), strict=True):
            found.setdefault(numbers[move.kind], []).append((exp(max(-MAX_ODDS, min(MAX_ODDS, logit))), move))
        for kind, places in found.items():
            if kind not in known:
                known[kind] = sum(odd for odd, _ in places), places

    def _odds(self, state: State) -> list[float]:
        """The odds of the moves of a card that asks whom, where to or which option."""
        frame = state.stack[-1]
        assert isinstance(frame, Activation)
        table: Table = state.table
        seat = state.seat
        queue = table.queue
        at = table.at
        asked = (frame.program, frame.position, seat)
        keys: list[SituationKey]
        if frame.held >= 0:
            faces = [seen(table, card, seat) for card in queue]
            faces.append(NOTHING)
            held = seen(table, frame.held, seat)
            keys = [(asked, held, faces[move.slot - 1], faces[move.slot], move.slot > at) for move in state.moves[:-1]]
            keys.append((asked, held, NOTHING))
        elif state.moves[0].slot >= 0:
            keys = [
                (
                    asked,
                    seen(table, card := queue[move.slot], seat),
                    table.influence[card],
                    table.seating.owner[card],
                    move.slot > at,
                )
                for move in state.moves
            ]
        else:
            near = beside(table, frame.this, seat)
            keys = [(asked, near, move) for move in state.moves]
        others = self._others
        try:
            return [others[key] for key in keys]
        except KeyError:
            odds = [exp(max(-MAX_ODDS, min(MAX_ODDS, logit))) for logit in self._logits(state)]
            others.update(zip(keys, odds, strict=True))
            return odds


def seen(table: Table, card: int, seat: int) -> int:
    """Return what a seat sees of a card: its kind, whether it is open and whether it is its own; else its influence."""
    if table.known[card] >> seat & 1:
        return (table.faces[card] * 2 + table.open[card]) * 2 + (table.seating.owner[card] == seat)  # type: ignore[operator]
    return -1 - table.influence[card]


def beside(table: Table, card: int, seat: int) -> SituationKey:
    """Return what a seat sees on both sides of a card; empty where the card has left the queue."""
    queue = table.queue
    if card not in queue:
        return ()
    slot = queue.index(card)
    left = seen(table, queue[slot - 1], seat) if slot else NOTHING
    return left, seen(table, queue[slot + 1], seat) if slot + 1 < len(queue) else NOTHING


MAX_LAIN = 100
"""More influence than ever lies on a card."""


class ValueEstimate:
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
        assert isinstance(sight, TableFeatures)
        at, kind_of = sight.worths, sight.kind_of(table.seating.cards)
        weights = policy.value_weights
        seats = table.seating.seats
        left, now = table.seating.rounds - round, round - 1
        steps = ROUNDS + 1
        faces = [kind * 2 + lies for kind in kind_of for lies in (0, 1)]
        lain = [min(amount, LAIN - 1) for amount in range(MAX_LAIN)]
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
        """Return the share of the victory that each seat will have."""
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


SECONDS: Final = 0.2
"""How long it thinks about a move where nobody hurries it; longer was not measured to help."""
WARMTH: Final = 0.6
"""How many influence by the squire's figures make a move e times as likely, where nothing was learned of the cards."""
RULES: Final = Oriflamme()

# What cards on the table are taken to be worth where nothing was learned of them, in influence.
OPEN_LATER: Final = 0.75
"""An open card, for each round to come."""
CLOSED: Final = 0.6
CLOSED_LATER: Final = 0.5
"""A closed card, at once and for each round to come."""
LAIN_OPEN: Final = 0.7
LAIN_CLOSED: Final = 1.2
"""Each influence on a card."""
DOUBT: Final = 1.2
DOUBT_LATER: Final = 0.9
"""By how much one has to be ahead to be e times as likely to win, with no round to come and for each more."""


class Regent(CharacterBot):
    """Searches to the end of the round, guided by what was learned; with cards of which nothing was, by the squire."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        moves = decision.moves
        shifts = self.character.drawn(moves, [0.0] * len(moves), partial(leanings, view))
        found = search(view, UntilRoundEnds(view), dice, budget, SECONDS, shifts)
        return BotDecision(found.best, reason_found(view, found), found.second, found.tries)


class UntilRoundEnds(Evaluator):
    """All seats play as was learned, or else like squires, until the next round begins; then standings are compared.

    What rivals have hidden is dealt as they would have played it, see `belief`.

    Rivals in the tree were tried, with figures for each card beside its neighbours. Every third try taught them, with
    all hidden cards dealt anew, so that they did not know the searcher's (re-determinising: Goodman, IEEE CoG 2019):
    .332 ± .035 of 360 games beside two regents of as many tries, even is .333. Taught in the searcher's own tries (with
    many observers, as Cowling and others): .321 ± .075 of 120. A round holds few choices of rivals, and the learned
    policy already goes by what each of them knows.
    """

    def __init__(self, view: View) -> None:
        table: Table = view.table
        self._round = table.round
        self._policy = search_policy(view)
        self._habits = PlayoutPolicy(_logits_of_squire if self._policy is None else self._policy.logits)
        self._logits = _logits_of_squire if self._policy is None else self._policy.logits
        self._shares: Callable[[Table], Sequence[float]] = _usual_shares
        if self._policy is not None and table.round < table.seating.rounds:
            self._shares = ValueEstimate(self._policy, table, table.round + 1).shares

    def dealer(self, view: View) -> Callable[[Dice], State]:
        policy = policy_for_view(view)
        return super().dealer(view) if policy is None else believing_dealer(view, policy)

    def priors(self, state: State) -> Sequence[float]:
        return softmax(self._logits(state))

    def cut(self, state: State) -> bool:
        table: Table = state.table
        return table.round != self._round

    def worth(self, state: State) -> Sequence[float]:
        if state.stack:
            seating, shares = state.table.seating, self._shares(state.table)
            if seating.each == 1:
                return shares
            return [sum(shares[other] for other in seating.seats_of(seat)) for seat in range(seating.seats)]
        outcome = RULES.outcome(state.table)
        return [outcome.share(seat) for seat in range(len(outcome.scores))]

    def sight(self, state: State) -> Hashable:
        if state.stack[-1] is REACHED:
            table: Table = state.table
            card = table.acted
            return card, table.influence[card], beside(table, card, state.seat)
        return tuple(state.moves)

    def play_on(self, state: State, seat: int, chance: Callable[[], float]) -> bool:
        # As it is inherited, without a call for each move.
        table: Table = state.table
        now = self._round
        drawn = self._habits.drawn
        while moves := state.moves:
            if table.round != now:
                return True
            if len(moves) == 1:
                state.play(moves[0])
            elif state.seat == seat:
                return False
            else:
                state.play(drawn(state, chance()))
        return True


def _logits_of_squire(state: State) -> list[float]:
    view = View.of(state, state.seat)
    return [figure / WARMTH for figure in evaluate_moves(view, view.pending)]


def _usual_shares(table: Table) -> list[float]:
    """Return each seat's expected share of the victory when a round begins, by a rule of thumb."""
    owner = table.seating.owner
    left = table.seating.rounds - table.round + 1
    standing = [float(pool) for pool in table.pool]
    for card in table.queue:
        lain = table.influence[card]
        if table.open[card]:
            standing[owner[card]] += OPEN_LATER * left + LAIN_OPEN * lain
        else:
            standing[owner[card]] += CLOSED + CLOSED_LATER * left + LAIN_CLOSED * lain
    return softmax(standing, DOUBT + DOUBT_LATER * left)
