"""The regent: plans the rest of its turn by the learned value; and the evaluator that plays a round ahead.

Tried in vain, beside two regents without it (even is 33 %): to play the best plans on until the seat's next turn, each
rival planning its own by the same value, and to weigh what is left of them by 0.7. With the deck imagined, once a
decision, 25 % (15 to 35, 60 games) and 30 % (9 to 50, 27 games); with nothing dealt, 35 % (21 to 49, 36 games). Weights
fitted anew to 250 games of regents foresee other such games worse than those learned of 2,000 games of squires: 1.00 to
1.07 nats a game against 0.98, and 1.08 without any. Scaling twelve groups of the figures gains 0.004.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon.bots.bot import PLAIN_CHARACTER, BotDecision, Budget, Character, CharacterBot, Reason
from gonfalon.bots.policy import softmax
from gonfalon.bots.search import ABOUT_AS_GOOD, Evaluator
from gonfalon.bots.weights import BadWeights, read_weights, weight_files
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision, State
from gonfalon.games.pamir.bots.character_weights import with_character
from gonfalon.games.pamir.bots.check_forecast import CheckForecast, can_check
from gonfalon.games.pamir.bots.evaluation import Evaluation, MoveTrial
from gonfalon.games.pamir.bots.reasons import DONE, SOON, STOPS, plan_reason
from gonfalon.games.pamir.bots.squire import Squire, with_remembered_cards
from gonfalon.games.pamir.bots.value_estimate import NAMES, ValueEstimate, ValueWeights
from gonfalon.games.pamir.rules.actions import is_unaffordable
from gonfalon.games.pamir.rules.cleanup import Cleanup, court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import ACTIONS, COURT_SIZE, LEFT, NONE
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.moves import DROP, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn

# Every position on the way is valued as it would be if the turn ended there, after the cleanup and before the market is
# filled: so nothing depends on cards that nobody has seen.

OPENINGS = frozenset({"site", "target", "play", "pay", "decline", *ACTIONS})
"""Moves that are worth only what follows them."""
IDLE = 0.0005
"""What it must bring at the least to do more than is done, in chances of victory."""


DECIDED: Final = 0.9
"""A check that wins with this chance will be bought, so whatever leaves the means for it is worth as much."""
ABOUT_A_GAIN: Final = 0.1
"""By which part of what the best plan gains another may be worse and is called about as good."""


class TurnPlan(NamedTuple):
    """A way in which a turn can go on."""

    first: Move
    """The move it begins with."""
    value: float
    """How likely the seat is to win if its turn ends there."""
    state: State
    """Where it has come to: a question about the next action, or what is no longer in the turn."""
    length: int
    """How many actions it has."""

    @property
    def ended(self) -> bool:
        """Whether the turn is over in this state, or has never been the seat's."""
        return not isinstance(self.state.stack[-1], Turn) if self.state.stack else True


class TurnPlanner:
    """Tries ways of going on from one question of a seat, in a game in which all faces lie open."""

    def __init__(self, seat: int, estimate: ValueEstimate, spent: Callable[[], bool]) -> None:
        """
        Args:
            seat: whose ways are tried; others pay and ask for all they can, and do anything in what else they decide.
            estimate: made with a table of this game.
            spent: whether to come to an end with what has been found.
        """
        self.seat = seat
        self.estimate = estimate
        self.spent = spent

    def turn_plans(self, state: State, width: int, depth: int) -> list[TurnPlan]:
        """Ways that begin with the moves of the question, never none; bribes that cannot be paid begin no way.

        Args:
            state: where the seat is asked.
            width: how many ways are gone on with after each action.
            depth: how many actions more are tried.
        """
        found = [way for move in state.moves if (way := self._carried_out(state, move, None)) is not None]
        if not found:
            return [TurnPlan(state.moves[0], 0.0, state, 0)]
        front = found
        for _ in range(depth):
            following = []
            for way in distinct_plans([way for way in front if not way.ended], width):
                for move in way.state.moves:
                    if move.word != "end" and (move.word != "play" or move.two == LEFT):
                        after = self._carried_out(way.state, move, way)
                        if after is not None:
                            following.append(after)
                    if self.spent():
                        return found + following
            if not following:
                break
            found += following
            front = following
        return found

    def _carried_out(self, before: State, move: Move, way: TurnPlan | None) -> TurnPlan | None:
        """The way that this move adds an action to, or begins; None where it costs more than can be paid."""
        if (move.word == "play" or move.word in ACTIONS) and is_unaffordable(before.table, self.seat, move):
            return None
        state = before.clone()
        play_and_run(state, move)
        state = self._settled(state)
        length = way.length + 1 if way is not None else int(move.word != "end")
        return TurnPlan(way.first if way is not None else move, self.value(state) - IDLE * length, state, length)

    def _settled(self, state: State) -> State:
        """The position once the seat has made its best of what remains of an action."""
        while state.moves and not isinstance(state.stack[-1], Turn):
            if state.seat != self.seat:
                # The last move asks for the full bribe, or pays it.
                play_and_run(state, state.moves[-1])
                continue
            best, value = state, -1.0
            for move in state.moves:
                if move != DROP:
                    after = state.clone()
                    play_and_run(after, move)
                    if move.word in OPENINGS:
                        after = self._settled(after)
                    figure = self.value(after)
                    if figure > value:
                        best, value = after, figure
            state = best
        return state

    def value(self, state: State) -> float:
        """Return the seat's chance to win if its turn ends here with a cleanup, or if a check yet decides the game."""
        table: Table = state.table
        sure = 0.0
        if not table.over and table.at == self.seat:
            if can_check(table, self.seat):
                now = self.estimate.features.forecast.now(table)[self.seat]
                sure = now if now > DECIDED else 0.0
            if _must_clean_up(table):
                table = self._cleaned_up(table)
        return max(sure, self.estimate.shares(table)[self.seat])

    def _cleaned_up(self, table: Table) -> Table:
        state = State(table.clone(), [Turn((self.seat + 1) % table.seating.seats), Cleanup()], 0)
        run_to_question(state)
        while state.moves:
            moves: Sequence[Move] = state.moves
            if state.seat != self.seat or not isinstance(state.stack[-1], Cleanup):
                play_and_run(state, moves[0])
                continue
            left = []
            for move in moves:
                after = state.clone()
                after.moves = ()
                after.stack[-1].take(after, move)
                left.append(after)
            state = max(left, key=lambda after: self.estimate.shares(after.table)[self.seat])
            run_to_question(state)
        found: Table = state.table
        return found


def distinct_plans(turn_plans: list[TurnPlan], width: int) -> list[TurnPlan]:
    """The best of the ways, each only once: the same actions in another order come to the same value."""
    found: list[TurnPlan] = []
    values: set[float] = set()
    for way in sorted(turn_plans, key=lambda way: -way.value):
        if way.value not in values:
            values.add(way.value)
            found.append(way)
            if len(found) == width:
                break
    return found


def _must_clean_up(table: Table) -> bool:
    """Return whether a cleanup changes more than what the deck decides (C2 to C4)."""
    seat = table.at
    return (
        len(table.courts[seat]) > court_limit(table, seat)
        or len(table.hands[seat]) > hand_limit(table, seat)
        or table.market[0] > COURT_SIZE
        or table.market[ROW] > COURT_SIZE
    )


def play_and_run(state: State, move: Move) -> None:
    """Play a move, and work on no further than to where the market is filled."""
    state.moves = ()
    state.stack[-1].take(state, move)
    run_to_question(state)


def run_to_question(state: State) -> None:
    """Work on to the next question, or to where the market is filled."""
    stack = state.stack
    while stack and not state.moves:
        frame = stack[-1]
        if isinstance(frame, Cleanup) and frame.deals:
            return
        frame.run(state)


WIDTH: Final = 3
"""How many ways are gone on with after each action."""
DEPTH: Final = 4
"""How many actions more are tried: the second, and bonus actions."""


class Regent(CharacterBot):
    """Plans its turn; with cards of which nothing was learned it is the squire."""

    def __init__(self, character: Character = PLAIN_CHARACTER, weights: ValueWeights | None = None) -> None:
        """
        Args:
            character: what it is drawn to.
            weights: what it goes by; None for what was learned of the cards that are played with.
        """
        super().__init__(character)
        self.weights = weights

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        weights = self.weights or weights_for(view.table.seating.deck)
        if weights is None or decision.prompt.word in ("loyalty", "pay-bribe"):
            return Squire(self.character).choose(view, dice, budget)
        state = with_remembered_cards(view).determinize(dice)
        estimate = ValueEstimate(state.table, weights)
        planner = TurnPlanner(view.seat, estimate, budget.spent)
        turn_plans = _active(view, planner.turn_plans(state, WIDTH, DEPTH))
        alone: dict[Move, TurnPlan] = {}
        best: dict[Move, TurnPlan] = {}
        for way in turn_plans:
            alone.setdefault(way.first, way)
            if way.first not in best or way.value > best[way.first].value:
                best[way.first] = way
        moves: Sequence[Move] = sorted(best)
        values = with_character(self.character, view, moves, [best[move].value for move in moves])
        chosen = dice.pick_best(moves, values)
        reason = _reason(planner, state, alone[chosen], best[chosen])
        return BotDecision(chosen, reason, about_as_good(best, chosen, planner.value(state)))


def about_as_good(best: Mapping[Move, TurnPlan], chosen: Move, now: float) -> Move | None:
    """Return another move that is about as good, and not the chosen plan in another order; None without one."""
    most = best[chosen].value
    others = [(way.value, move) for move, way in best.items() if way.value != most]
    value, move = max(others, default=(-1.0, None))
    return move if abs(most - value) < min(ABOUT_AS_GOOD, ABOUT_A_GAIN * (most - now)) else None


def _reason(planner: TurnPlanner, state: State, alone: TurnPlan, whole: TurnPlan) -> Reason | None:
    """
    Return the reason for a move: its own effect if that is half of the planned gain, else the plan that it begins.
    """
    if whole.first.word in STOPS:
        return Reason(DONE)
    estimate, seat, now = planner.estimate, planner.seat, planner.value(state)
    wins = whole.state.table.over
    if not wins and 2 * (alone.value - now) >= whole.value - now:
        reason = plan_reason(estimate, seat, state.table, alone.state.table)
        if reason is not None:
            return reason
    reason = plan_reason(estimate, seat, state.table, whole.state.table)
    return Reason(SOON) if reason is not None and wins and not alone.state.table.over else reason


def _active(view: View, turn_plans: list[TurnPlan]) -> list[TurnPlan]:
    """The ways that do something, where a court card can be had: the game comes to its end by purchases (V3)."""
    if view.table.actions < 2 or not any(way.first.word == "buy" and way.first.one <= COURT_SIZE for way in turn_plans):
        return turn_plans
    return [way for way in turn_plans if way.first.word != "end"]


@lru_cache(maxsize=8)
def weights_for(deck: Deck) -> ValueWeights | None:
    """Return the weights learned for a deck; None where they cannot be read or are about other cards."""
    for path in weight_files("pamir.weights"):
        try:
            found = read_weights(path)
        except BadWeights:
            continue
        if found.about.get("cards") == deck.hash and len(found.parts.get("figures", ())) == len(NAMES):
            return ValueWeights(found.parts["figures"], found.parts["court"], found.parts["hand"])
    return None


WARMTH: Final = 0.03
"""How much by the squire's figures makes a move e times as likely."""


class RoundEvaluator(Evaluator):
    """All seats play as squires until each of them has ended a turn; the chances are those that were learned.

    They are told after each of these turns and taken together, for whoever has just had a turn always looks better. Of
    cards of which nothing was learned, they are those of the squire's forecast.
    """

    def __init__(self, view: View) -> None:
        table: Table = view.table
        self._turns = table.seating.seats - (table.seating.wakhan != NONE)
        self._squire = Squire(attentive=False)
        self._patience = Budget(1.0)
        weights = weights_for(table.seating.deck)
        self._estimate = None if weights is None else ValueEstimate(table, weights)
        self._forecast = CheckForecast(table)
        self._told: list[Sequence[float]] = []

    def priors(self, state: State) -> Sequence[float]:
        view = View.of(state, state.seat)
        return softmax(MoveTrial(view, Evaluation(view), Dice(0)).figures(state.moves), WARMTH)

    def cut(self, state: State) -> bool:
        return False

    def worth(self, state: State) -> Sequence[float]:
        table: Table = state.table
        if table.over:
            end = outcome(table)
            return [end.share(seat) for seat in range(len(end.scores))]
        told = self._told or [self._shares(table)]
        return [sum(shares) / len(told) for shares in zip(*told, strict=True)]

    def _shares(self, table: Table) -> Sequence[float]:
        if self._estimate is not None:
            return self._estimate.shares(table)
        return self._forecast.later(table, self._forecast.nearness.turns(table))

    def play_on(self, state: State, seat: int, chance: Callable[[], float]) -> bool:
        dice = Dice(int(chance() * 2**53))
        told = self._told = []
        ended = False
        while moves := state.moves:
            if ended and isinstance(state.stack[-1], Turn):
                ended = False
                told.append(self._shares(state.table))
                if len(told) == self._turns:
                    return True
            move = moves[0]
            if len(moves) > 1:
                if state.seat == seat:
                    return False
                move = self._squire.choose(View.of(state, state.seat), dice, self._patience).move
            ended = ended or move.word == "end"
            state.play(move)
        return True
