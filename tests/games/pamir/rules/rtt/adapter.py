"""A trace of Rally the Troops replayed in our engine, compared wherever both wait for the same.

Where both are alike but for which of several like pieces was placed this turn (G7) - the trace knows each piece, our
table counts them by place - the marks of our table are set as the trace has them; their number must be the same.
All that is done here so that both agree is written down in DIFFERENCES.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import NO_MOVES, RunawayRules, State
from gonfalon.games.pamir.rules.actions import Bribe, bribe_owed, reserved_rupees
from gonfalon.games.pamir.rules.card_actions import Tax
from gonfalon.games.pamir.rules.cleanup import MARKET as REFILL
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.constants import AFGHAN, CONFIDENCE_FAILURE, INSURRECTION, NONE, block_bit
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.event_effects import ConfidenceFailure
from gonfalon.games.pamir.rules.events import BlockPlaced, DominanceChecked, EventDiscarded
from gonfalon.games.pamir.rules.game import Pamir, begin
from gonfalon.games.pamir.rules.moves import ASK, DECLINE, PAY, Move
from gonfalon.games.pamir.rules.placement import Placement
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import EMPTY, Table
from gonfalon.games.pamir.rules.turn import Turn

from .answers import ANSWERS, PLAYERS, Question
from .bargain import Bargain, bargain_after
from .course import TURN, Course
from .meaning import Meanings
from .pieces import FIRST_SEAT, fresh_there, mark_of, named, owner_of_mark
from .snapshot import differences
from .trace import COLOURS, Step, Trace

FRAMES = 1000
"""How many frames may run one after the other before a question."""
ANNOUNCED = ("play_left", "play_right", "tax", "gift", "build", "move", "betray", "battle")
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, RunawayRules, TypeError, ValueError)
"""What an engine that is wrong may run into."""


def as_there(seats: int) -> Seating:
    """So many who play as Rally the Troops does."""
    return Pamir().options({"families": FAMILIES[:seats], "as-rtt": "yes"}).seating()


class Replay:
    """One game on our table; `play` raises the first difference."""

    def __init__(self, trace: Trace) -> None:
        seating = as_there(trace.seats)
        self.state: State = begin(seating, trace.order, trace.first, (), 0)
        self.table: Table = self.state.table
        self.trace = trace
        self.course = Course(trace)
        self.question = Question(self.state, self.course, Meanings(seating))
        self.bargain: Bargain | None = None
        """How the talks about the action ended that was announced last."""
        self.turns = 0
        """How many prompts for an action were compared."""
        self.risings = 0
        """How many armies Insurrection may still bring (X2)."""
        self.unstable = False
        """Whether one of two Dominance Checks that meet was discarded, and the other one comes now (C7)."""
        self.failing = NONE
        """The seat with which a Confidence Failure begins there, `NONE` when there is none."""
        self.table.listener = self._heard

    def play(self) -> None:
        """Play to the end.

        Raises:
            Difference: with the first thing that is not as in the trace.
        """
        try:
            self._compare(None)
            while self.state.moves:
                self._play(self._answer())
            self._compare_end()
        except FAULTS as fault:
            raise self.course.difference(f"our engine or this comparison fails: {fault!r}") from fault

    def _answer(self) -> Move:
        frame = self.state.stack[-1]
        if isinstance(frame, Turn):
            return self._act()
        if isinstance(frame, Bribe):
            return self._bribe(frame)
        answer = ANSWERS.get(type(frame))
        if answer is None:
            raise self.question.unasked()
        return answer(self.question)

    # -- driving -----------------------------------------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        """As `State.play`, with a look at the table before each frame runs."""
        self.state.moves = NO_MOVES
        self.state.stack[-1].take(self.state, move)
        for _ in range(FRAMES):
            self._mend()
            if not self.state.step():
                return
        raise self.course.difference(f"our rules do not come to rest after '{move}'")

    def _mend(self) -> None:
        """Do what only the trace engine does, before the frame on top runs."""
        stack = self.state.stack
        frame = stack[-1] if stack and not self.state.moves else None
        if isinstance(frame, Tax):
            self._tax_vacant_places(frame)
        elif isinstance(frame, ConfidenceFailure) and self.failing != NONE:
            # There it begins with whoever paid a debt after a riot just before, and goes on to the seat at turn.
            seats = self.trace.seats
            frame.seat, frame.left = self.failing, (self.table.at - self.failing) % seats or seats
            self.failing = NONE
        if not any(isinstance(other, Placement) for other in stack):
            self.risings = 0

    def _tax_vacant_places(self, frame: Tax) -> None:
        """Take rupees where no card is: there they come from the first such place, even when none lies on it (N3)."""
        while frame.left and (step := self.course.peek(("tax",), ("card", "pass", *PLAYERS))):
            if step.chosen.verb != "card" or step.chosen.about != EMPTY:
                return
            self.table.take_rupee(frame.seat, self.table.market.index(EMPTY))
            frame.left -= 1
            frame.taken += 1
            self.course.pass_by(step)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _heard(self, event: Any) -> None:
        if isinstance(event, EventDiscarded):
            self._compare_discard(event)
        elif isinstance(event, DominanceChecked):
            self.risings = 2 if any(powers & INSURRECTION for powers in self.table.powers) else 0
        elif isinstance(event, BlockPlaced) and self.risings:
            # There the armies of Insurrection are not marked as placed this turn.
            self.risings -= 1
            self.table.fresh.remove(block_bit(AFGHAN, event.place))

    def _compare_discard(self, event: EventDiscarded) -> None:
        """Look at the table as it was when an event of the market was about to be discarded (C4, C7)."""
        if self.unstable:
            self.unstable = False
            return
        cleanup = self.state.stack[-1]
        assert isinstance(cleanup, Cleanup), "events are discarded in the cleanup alone"
        self.unstable = cleanup.stage == REFILL
        step = self.course.peek(("instability" if self.unstable else "discard_events",), ("card",))
        if step is None or not (self.unstable or step.chosen.about == event.card):
            raise self.course.difference(f"we discard card {event.card} from the market, Rally the Troops does not")
        self.table.market[event.place] = event.card
        self._compare(step)
        self.table.market[event.place] = EMPTY
        if self.table.seating.deck.discarded[event.card] == CONFIDENCE_FAILURE:
            self.failing = step.seat
        self.course.pass_by(step)

    # -- turns -------------------------------------------------------------------------------------------------------

    def _act(self) -> Move:
        """The next action that is not taken back before its bribe is paid."""
        while True:
            step = self.course.next_turn()
            if step is None:
                raise self.question.unasked()
            while self.course.coming is not step:
                self.course.pass_by(self.course.coming or step)
            self._compare(step)
            if step.seat != self.state.seat:
                raise self.course.difference(f"we ask seat {self.state.seat} for an action", step)
            self.question.compare_choices(step, self.question.meanings.all_of(step))
            self._mark(step)
            self.turns += 1
            move = self._announced(step)
            if move is not None:
                return move

    def _announced(self, step: Step) -> Move | None:
        """Our move for the action, None when it was taken back; what is owed for it must be the same."""
        move = self.question.meanings(step, step.chosen)
        assert move is not None, f"{step.chosen} is no action"
        self.course.pass_by(step)
        self.bargain = None
        if step.chosen.verb in ANNOUNCED:
            self.bargain = bargain_after(self.course, step)
            self._compare_bargain(step, move)
        elif move.word == "buy":
            # A place that went below zero gives nothing there.
            place = self.table.market.index(move.one)
            self.table.rupees_on[place] = max(0, self.table.rupees_on[place])
        return None if self.bargain is not None and self.bargain.cancelled else move

    def _compare_bargain(self, step: Step, move: Move) -> None:
        receiver, owed = bribe_owed(self.table, self.state.seat, move)
        here = f"{owed} rupees to seat {receiver}" if receiver != NONE else "nothing"
        bargain = self.bargain
        there = f"{bargain.owed} rupees to seat {bargain.receiver}" if bargain is not None else "nothing"
        if here != there:
            raise self.course.difference(f"we owe {here} for '{move}', Rally the Troops {there}", step)
        reserve = reserved_rupees(self.table, self.state.seat, move)
        if bargain is not None and reserve != bargain.reserve:
            there = str(bargain.reserve)
            raise self.course.difference(f"we keep {reserve} rupees for '{move}', Rally the Troops {there}", step)

    def _bribe(self, frame: Bribe) -> Move:
        """The receiver asks for what was paid in the end, and the payer pays it."""
        if self.bargain is None:
            raise self.question.unasked()
        paid = self.bargain.paid
        move = ASK[frame.owed if paid is None else paid]
        if frame.price != NONE:
            move = DECLINE if paid is None else PAY
        if move not in self.state.moves:
            raise self.course.difference(f"Rally the Troops comes to '{move}' about the bribe, which we do not allow")
        return move

    def _mark(self, step: Step) -> None:
        """Let our table mark the pieces of this turn where the trace has them; their numbers must be alike."""
        there = fresh_there(step.before)
        turn = FIRST_SEAT + self.table.at
        # A spy in a Safe House is marked here, which concerns nobody this turn.
        owners = map(owner_of_mark, self.table.fresh)
        here = Counter(owner for owner in owners if owner < FIRST_SEAT or owner == turn)
        counts: Counter[int] = Counter()
        for (owner, _), count in there.items():
            counts[owner] += count
        if here != counts and not self._any_piece_was_taken(step):
            owner = next(owner for owner in sorted({*here, *counts}) if here[owner] != counts[owner])
            told = f"{here[owner]} instead of {counts[owner]}"
            raise self.course.difference(f"the pieces of {named(owner)} that were placed this turn: {told}", step)
        self.table.fresh[:] = [mark_of(owner, place) for owner, place in there.elements()]

    def _any_piece_was_taken(self, step: Step) -> bool:
        """Whether this turn has removed or placed pieces by name that may be marked there and are not here."""
        for earlier in reversed(self.trace.steps[: step.number - self.trace.steps[0].number]):
            if earlier.prompt in ("battle", "insurrection"):
                return True
            if earlier.prompt == TURN and earlier.chosen.verb.startswith("end_turn"):
                break
        return False

    # -- comparing ---------------------------------------------------------------------------------------------------

    def _compare(self, step: Step | None) -> None:
        """Compare the tables before a step, or at the start."""
        found = differences(self.table, self.trace.start if step is None else step.before)
        if found:
            raise self.course.difference("; ".join(found), step)

    def _compare_end(self) -> None:
        left = self.course.next_turn()
        if left is not None or not self.table.over:
            raise self.course.difference("our game is over, that of Rally the Troops goes on", left)
        last = self.trace.steps[-1]
        if found := differences(self.table, last.after):
            raise self.course.difference("at the end " + "; ".join(found), last)
        judged = outcome(self.table)
        if tuple(sorted(judged.winners)) != self.trace.winners:
            here, there = (", ".join(COLOURS[seat] for seat in seats) for seats in (judged.winners, self.trace.winners))
            raise self.course.difference(f"we let {here} win instead of {there}", last)
        for what, ours, theirs in (
            ("victory points", judged.scores, self.trace.points),
            ("rupees", tuple(self.table.rupees), self.trace.rupees),
        ):
            if ours != theirs:
                raise self.course.difference(f"at the end the {what} are {ours} instead of {theirs}", last)


def replay(trace: Trace) -> int:
    """Replay a whole game; how many prompts for an action were compared.

    Raises:
        Difference: with the first difference, in words.
    """
    game = Replay(trace)
    game.play()
    return game.turns
