"""How a trace answers each question of our engine, and whether both may choose among the same."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import moves
from gonfalon.games.pamir.rules.battle import Battle, SafeHouse
from gonfalon.games.pamir.rules.card_actions import Betray, Build, Gift, MoveAction, Tax
from gonfalon.games.pamir.rules.cleanup import COURT, Cleanup
from gonfalon.games.pamir.rules.constants import ARMY, NONE, SPY, TRIBE
from gonfalon.games.pamir.rules.constants import ROAD as ROAD_ICON
from gonfalon.games.pamir.rules.event_effects import ConfidenceFailure, EventChoice
from gonfalon.games.pamir.rules.leaving_court import Debt
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.placement import GIFT, Blackmail, ImpactIcons, Placement
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Loyalties

from .course import Course, Difference
from .meaning import Meanings, origins, steps_of
from .snapshot import differences
from .trace import Step

PLACED = {
    TRIBE: ("place_tribe",), ROAD_ICON: ("place_road",), ARMY: ("place_army", "insurrection"), SPY: ("place_spy",),
    GIFT: ("gift",),
}  # fmt: skip
"""At which prompts there a piece is lifted for an icon."""
CHOICES = ("rumor", "other_persuasive_methods", "pashtunwali_values", "rebuke")
LOYALTIES = ("loyalty_afghan", "loyalty_british", "loyalty_russian")
PLAYERS = tuple(f"player_{seat}" for seat in range(5))


@dataclass
class Question:
    """What our engine asks, with all that can answer it."""

    state: State
    course: Course
    meanings: Meanings

    @property
    def table(self) -> Table:
        table: Table = self.state.table
        return table

    @property
    def frame(self) -> Any:
        return self.state.stack[-1]

    def find(self, prompts: Collection[str], verbs: Collection[str]) -> Step | None:
        """The step that answers, None where nothing like this was asked there."""
        return self.course.matching(prompts, verbs, self.state.seat, self.meanings)

    def told(self, prompts: Collection[str], verbs: Collection[str], spare: Collection[Move] = ()) -> Move:
        """The answer of the trace; both engines must offer the same but for some `spare` moves.

        Raises:
            Difference: when the trace has no answer, or the choices differ.
        """
        step = self.find(prompts, verbs)
        if step is None:
            raise self.unasked()
        move = self.meanings(step, step.chosen)
        assert move is not None, f"{step.chosen} at {step.prompt} is no answer"
        self.compare_choices(step, self.meanings.all_of(step), spare)
        self.course.pass_by(step)
        return self.allowed(step, move)

    def unasked(self) -> Difference:
        """That nothing like our question was asked there."""
        word = self.frame.prompt(self.state).word
        offered = _listed(self.state.moves)
        there = self.course.coming
        what = f"goes on with '{there.prompt}'" if there is not None else "is at the end"
        return self.course.difference(
            f"we ask seat {self.state.seat} for '{word}' ({offered}), Rally the Troops does not and {what}"
        )

    def allowed(self, step: Step, move: Move) -> Move:
        """The same move, when it is one of ours."""
        if move not in self.state.moves:
            offered = _listed(self.state.moves)
            raise self.course.difference(f"Rally the Troops does '{move}', which we do not allow ({offered})", step)
        return move

    def compare_choices(self, step: Step, there: set[Move], spare: Collection[Move] = ()) -> None:
        """Name what only one of both allows; what leads nowhere there may be allowed here or not."""
        dead = {self.meanings(step, option) for option in step.dead}
        here, there = (set(offered) - set(spare) - dead for offered in (self.state.moves, there))
        if there - here:
            raise self.course.difference(f"Rally the Troops allows {_listed(there - here)}, we do not", step)
        if here - there:
            raise self.course.difference(f"we allow {_listed(here - there)}, Rally the Troops does not", step)

    def compare_table(self, step: Step) -> None:
        """Name what lies otherwise on our table than before a step."""
        if found := differences(self.table, step.before):
            raise self.course.difference("; ".join(found), step)


def _listed(offered: Collection[Move]) -> str:
    return ", ".join(sorted(f"'{move}'" for move in offered))


def loyalties(question: Question) -> Move:
    return question.told(("loyalty",), LOYALTIES)


def impact(question: Question) -> Move:
    """A road or a spy of the supply; everything else is forced."""
    if question.state.moves[0].word == "road":
        return question.told(("place_road",), ("space",))
    return question.told(("place_spy",), ("card",))


def place(question: Question) -> Move:
    """A piece from the map, which the trace says before it says where it goes (for a gift, too)."""
    prompts = PLACED[question.frame.icon]
    if question.state.moves[0].word == "lift":
        return question.told(prompts, ("piece",))
    return question.told(prompts, ("space", "card"))


def blackmail(question: Question) -> Move:
    """As there, where the piece stays on its place until the spy is placed, and only what was open first stays open."""
    lifted = question.frame.lifted != NONE
    step = question.find(("blackmail",), ("card",) if lifted else ("card", "piece", "pass"))
    if step is None:
        if lifted:
            raise question.unasked()
        return moves.PASS
    there = question.meanings.all_of(step) - ({moves.PASS} if lifted else set())
    question.compare_choices(step, there, set(question.state.moves) - there if lifted else ())
    follower = question.course.after(step)
    if step.chosen.verb == "piece" and follower is not None and follower.chosen.verb == "pass":
        # There the piece was chosen, and then nothing done with it.
        question.course.pass_by(follower)
        return question.allowed(follower, moves.PASS)
    question.course.pass_by(step)
    move = question.meanings(step, step.chosen)
    assert move is not None
    return question.allowed(step, move)


def tax(question: Question) -> Move:
    return question.told(("tax",), ("card", "pass", *PLAYERS))


def gift(question: Question) -> Move:
    """The space; where a piece is lifted the trace names that first, so nothing is passed by here.

    With the supply empty a space there stays taken while its own cylinder is being lifted: so it does here.
    """
    step = question.find(("gift",), ("place_gift",))
    if step is None:
        raise question.unasked()
    question.compare_choices(step, question.meanings.all_of(step))
    move = question.meanings(step, step.chosen)
    assert move is not None
    return question.allowed(step, move)


def build(question: Question) -> Move:
    """A block; there it can be chosen from the map and then not be placed."""
    prompt = "infrastructure" if question.frame.free else "build"
    if any(move.word == "lift" for move in question.state.moves):
        step = question.find((prompt,), ("piece", "next"))
        if step is not None and step.chosen.verb == "piece":
            follower = question.course.after(step)
            if follower is not None and follower.chosen.verb == "next":
                question.course.pass_by(follower)
                return question.allowed(follower, moves.DONE)
        return question.told((prompt,), ("piece", "next"), (moves.DONE,))
    return question.told((prompt,), ("space", "next"), (moves.DONE,))


def march(question: Question) -> Move:
    """A step, which the trace tells in two: the piece, then where it goes."""
    first = question.find(("move",), ("piece", "next"))
    if first is None:
        raise question.unasked()
    ways = {(move.word, move.one) for move in question.state.moves if move != moves.DONE}
    # There tribes without a way out can be chosen, and then nothing can be done.
    there = {origin for origin in origins(first) if origin in ways or origin[0] != "wander"}
    if there != ways:
        only_here, only_there = sorted(ways - there), sorted(there - ways)
        raise question.course.difference(f"only we can move {only_here}, only Rally the Troops {only_there}", first)
    question.course.pass_by(first)
    if first.chosen.verb == "next":
        return question.allowed(first, moves.DONE)
    second = question.course.coming
    if second is None or second.prompt != "move":
        raise question.course.difference("a piece is chosen and does not move", first)
    move = steps_of(first, second, second.chosen)
    assert move is not None
    targets = {steps_of(first, second, option) for option in second.legal} - {None}
    others = {other for other in question.state.moves if (other.word, other.one) != (move.word, move.one)}
    question.compare_choices(second, {target for target in targets if target is not None}, others)
    question.course.pass_by(second)
    return question.allowed(second, move)


def betray(question: Question) -> Move:
    if question.frame.betrayed == NONE:
        return question.told(("betray",), ("card",))
    return question.told(("accept_prize",), ("accept", "refuse"))


def battle(question: Question) -> Move:
    if question.frame.site == NONE:
        return question.told(("battle",), ("card", "space"))
    return question.told(("battle",), ("piece", "next"))


def safe_house(question: Question) -> Move:
    return question.told(("safe_house",), ("card", "pass"))


def debt(question: Question) -> Move:
    """A card for a leverage debt; here the tables are compared, too."""
    step = question.find(("leverage",), ("card",))
    if step is not None:
        question.compare_table(step)
    return question.told(("leverage",), ("card",))


def cleanup(question: Question) -> Move:
    return question.told(("cleanup_court" if question.frame.stage == COURT else "cleanup_hand",), ("card",))


def choice(question: Question) -> Move:
    """Whom or what an event is about."""
    return question.told(CHOICES, (*PLAYERS, "suit", "space"))


def confidence_failure(question: Question) -> Move:
    return question.told(("confidence_failure",), ("card",))


ANSWERS: dict[type, Callable[[Question], Move]] = {
    Loyalties: loyalties, ImpactIcons: impact, Placement: place, Blackmail: blackmail, Tax: tax, Gift: gift,
    Build: build,
    MoveAction: march, Betray: betray, Battle: battle, SafeHouse: safe_house, Debt: debt, Cleanup: cleanup,
    EventChoice: choice, ConfidenceFailure: confidence_failure,
}  # fmt: skip
"""For each kind of frame how its question is answered; turns and bribes are the adapter's."""
