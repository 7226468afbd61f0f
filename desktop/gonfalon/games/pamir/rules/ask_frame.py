"""Common base of the frames of Pax Pamir, which ask one seat for one choice."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, NamedTuple, Self

from gonfalon.core.mypyc_support import slots_of
from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.moves import DONE, Move
from gonfalon.games.pamir.rules.table import Table


class Prompt(NamedTuple):
    """The question that a seat is asked, which every player may know."""

    word: str
    """What kind of question: `actions`, `road`, `spy`, `debt` ..."""
    card: int = NONE
    """The card it is about."""
    number: int = NONE
    """How many are left of what is asked for, or a sum of rupees."""
    place: int = NONE
    """The region or place that it is about."""
    seat: int = NONE
    """Another seat that it is about."""


RefusalCode = StrEnum(
    "RefusalCode",
    """
    NO_ACTION NOT_IN_MARKET NOT_FOR_SALE GOT_RUPEE CARD_TOO_DEAR NOT_IN_HAND NO_END GIVEN_UP NOT_IN_COURT
    LACKS_ACTION USED ACTION_TOO_DEAR GIFTS_FILLED GIFTS_TOO_DEAR RULES_NOWHERE NO_BATTLE NOTHING_TO_BETRAY
    NO_PIECE NOTHING_TO_MOVE NOTHING_TO_TAX ASKS_TOO_MUCH CANNOT_PAY CANNOT_PAY_BOTH COURT_FIRST
    NOT_A_LOST_PATRIOT NEITHER_COURT_NOR_HAND IN_NO_COURT NO_SPY BODYGUARDS OTHER_BORDER OTHER_REGION HAS_SPY
    OTHER_BLACKMAIL RULES_NOT_REGION RULES_NO_SIDE NOT_LIFTED NO_NATIONALISM NO_TRIBE NO_ARMY NO_COMMON_BORDER
    NO_ROAD NOT_THE_NEXT_CARD GIFT_FILLED GIFT_TOO_DEAR NO_RUPEES SHELTERED NO_CARD_RULED NOTHING_TO_REMOVE
    SAME_LOYALTY PROTECTED OWN_BLOCK
    """,
)
"""The reasons why a move is not among those of a question; `texts.refusals` words each of them."""


class AskFrame(Frame):
    """A frame that offers moves to one seat; a single move is carried out unasked, none at all ends the frame."""

    __slots__: tuple[str, ...] = ()
    seat: int
    fields: ClassVar[tuple[str, ...]] = ()
    """The slots of a frame, those of the classes that it is made of among them."""

    def __init_subclass__(cls) -> None:
        cls.fields = slots_of(cls)

    def asked(self, state: State) -> int:
        """The seat that chooses: its own where a frame has one and does not say otherwise."""
        return self.seat

    def choices(self, state: State) -> list[Move]:
        """All that may be chosen, sorted."""
        raise NotImplementedError

    def run(self, state: State) -> None:
        self.offer(state, self.choices(state))

    def offer(self, state: State, moves: list[Move]) -> None:
        """Let one of these moves be chosen, as `choices` has just found them."""
        if not moves:
            state.stack.pop()
        elif len(moves) == 1:
            self.take(state, moves[0])
        else:
            seat, seating = self.asked(state), state.table.seating
            if seat == seating.wakhan:
                # W2: what she chooses where her turn, or somebody else's, leaves her a choice.
                self.take(state, seating.automaton.answer(state, self, moves))
            else:
                state.ask(seat, moves)

    def ask(self, state: State) -> None:
        state.ask(self.asked(state), self.choices(state))

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        for name in self.fields:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.fields)})"


class StepsFrame(AskFrame):
    """A seat uses a card for something that it does step by step, as often as the card has stars or less (A3, A6)."""

    __slots__ = ("card", "left", "seat", "taken")

    def __init__(self, seat: int, card: int, rank: int) -> None:
        self.seat = seat
        self.card = card
        self.left = rank
        self.taken = 0
        """How many steps it has taken."""

    def steps(self, table: Table) -> list[Move]:
        """All steps that can be taken now, sorted."""
        raise NotImplementedError

    def step_on(self, state: State, move: Move) -> None:
        """Take one of them."""
        raise NotImplementedError

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        moves = self.steps(table) if self.left else []
        # A2, N6: the action must have some effect, but not at Rally the Troops.
        return [DONE, *moves] if moves and (self.taken or table.seating.as_rtt) else moves

    def take(self, state: State, move: Move) -> None:
        if move == DONE:
            state.stack.pop()
            return
        self.left -= 1
        self.taken += 1
        self.step_on(state, move)
