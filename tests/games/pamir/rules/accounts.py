"""Laws of Pax Pamir alone: money is accounted for, limits are kept, and whoever decides, the game comes to its end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.table import Table
from tests.games import laws

from .looking_over import everybody_is_loyal
from .subjects import Subject

PUBLIC_WITHDRAWAL = 111


class Accounts:
    """Listens to a table and adds up what came from the bank and went to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = table.clone()
        """The table as the events tell it."""
        self.total = money(table)
        self.limited = True
        """Whether the limits of the seat whose turn it is were looked at."""
        table.listener = self

    def __call__(self, event: Any) -> None:
        table = self.table
        match event:
            case events.RupeesGained():
                self.total += event.amount
            case events.RupeesPaid():
                if event.place == NONE or table.market[event.place] == PUBLIC_WITHDRAWAL:
                    self.total -= event.amount
            case events.RupeesLost():
                self.total -= self.told.rupees_on[event.place]
            case events.ActionsEnded():
                self.limited = False
            case events.EventDiscarded() | events.CardShifted() | events.CardDealt():
                self._limits()
            case events.TurnBegun():
                self._limits()
                _market_is_full(table)
        event.apply(self.told)

    def _limits(self) -> None:
        """C2 and C3, before what is discarded in the leftmost column may take stars from a court again (C1).

        At Rally the Troops debts do so too: they come last there (N2).
        """
        table = self.told
        if not self.limited and not table.seating.as_rtt:
            self.limited = True
            stars = table.stars[4 * table.at : 4 * table.at + 4]
            assert len(table.courts[table.at]) <= 3 + stars[2], "Law 4: a court is too large after its cleanup."
            assert len(table.hands[table.at]) <= 2 + stars[3], "Law 4: a hand is too large after its cleanup."

    def settled(self) -> None:
        """Raise an AssertionError unless the rupees are what came in."""
        assert money(self.table) == self.total, f"Law 4: {money(self.table)} rupees instead of {self.total}."
        assert self.told == self.table, "Law 2: by its events the table is another."


def _market_is_full(table: Table) -> None:
    """C5 to C7."""
    assert table.deck == [] or 0 not in table.market, "Law 4: a place of the market was not filled."
    assert sum(card in range(101, 105) for card in table.market) < 2, "Law 4: two Dominance Checks lie together."
    for row in (table.market[:6], table.market[6:]):
        assert row == sorted(row, key=lambda card: card == 0), "Law 4: a row did not close up."


def money(table: Table) -> int:
    """All rupees with the seats and on the market."""
    return sum(table.rupees) + sum(table.rupees_on)


def kept(subject: Subject, seed: int) -> State:
    """The game at its end, after every decision of which pieces, cards, money and limits were right."""
    state = laws.start(subject, seed)
    accounts = Accounts(state.table)
    for now in laws.random_play(state, Dice(seed), subject.pick):
        assert now.moves, "Law 1: a decision has no moves."
        subject.conserved(now.table)
        accounts.settled()
        if now.decision.prompt.word == "actions":
            everybody_is_loyal(now.table)
    subject.conserved(state.table)
    accounts.settled()
    return state


EFFECTS = (
    events.RupeeTaken, events.RupeesPassed, events.BlockPlaced, events.BlockMoved, events.BlockRemoved,
    events.CylinderPlaced, events.CylinderMoved, events.CylinderRemoved, events.CourtCardDiscarded,
)  # fmt: skip
ACTIONS = ("battle", "betray", "build", "gift", "move", "tax")


def actions_do_something(subject: Subject, seed: int) -> Counter[str]:
    """Whatever action is offered can do something, and does (A2, I7); how often each of them was begun."""
    begun: Counter[str] = Counter()
    dice = Dice(seed)
    for state in laws.random_play(laws.start(subject, seed), dice.split(), subject.pick):
        for move in state.moves:
            if move.word in ACTIONS and not dice.below(3):
                told: list[Any] = []
                world = state.clone()
                world.table.listener = told.append
                world.play(move)
                while world.moves and world.decision.prompt.word != "actions":
                    world.play(dice.pick(world.moves))
                if not any(isinstance(event, events.ActionDropped) for event in told):
                    begun[move.word] += 1
                    after = told[told.index(events.CardUsed(move.one, ACTIONS.index(move.word))) :]
                    assert any(isinstance(event, EFFECTS) for event in after), f"A2: '{move}' did nothing."
    return begun
