"""Wakhan's turn: her card, Blackmail, the three lines of the card, bonus actions (W10)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.rules.actions import is_bonus, purchase
from gonfalon.games.pamir.rules.blackmail import REGIONS as BLACKMAILS
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.places import HERAT, KANDAHAR, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.acting import WAYS, act, act_with
from gonfalon.games.pamir.rules.wakhan.ambition import wanted_check
from gonfalon.games.pamir.rules.wakhan.card import column, current, draw, red_arrow
from gonfalon.games.pamir.rules.wakhan.instructions import instructed
from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic
from gonfalon.games.pamir.rules.wakhan.placing import place_cylinder
from gonfalon.games.pamir.rules.wakhan.playing import radicalize
from gonfalon.games.pamir.rules.wakhan.priority import highest
from gonfalon.games.pamir.rules.wakhan.radicalizing import chosen
from gonfalon.games.pamir.rules.words import NONE

CARD, BLACKMAIL, LINE, BONUS = range(4)
"""The stages, in this order; her cleanup is a frame of its own (W10)."""


class WakhanTurn(Frame):
    """Her actions, from her card to the bonus actions; one step each time that it runs.

    Others may have to decide something after a step: a debt that a battle made, a Safe House, an overthrow. That lies
    above it on the stack, and it goes on when it is on top again.
    """

    __slots__ = ("bonus", "failed", "line", "stage")

    def __init__(self) -> None:
        self.stage = CARD
        self.line = 0
        """The line that is tried next."""
        self.failed = 0
        """How many lines in a row were not possible."""
        self.bonus: list[int] = []
        """The cards that are still to be used for bonus actions, the next one last."""

    def guesses(self, table: Table) -> bool:
        return True

    def run(self, state: State) -> None:
        table: Table = state.table
        if self.stage == CARD:
            draw(state)
            about = (current(table).number, column(table), red_arrow(table), pragmatic(table))
            table.reason("card", about)
            self.stage = BLACKMAIL
        elif self.stage == BLACKMAIL:
            for region in (HERAT, KANDAHAR):
                _blackmail(state, region)
            self.stage = LINE
        elif self.stage == LINE:
            self._next_line(state)
        elif self.bonus:
            card = self.bonus.pop()
            if card in table.courts[table.seating.wakhan] and not table.used >> card & 1:
                act_with(state, card)
        else:
            state.stack.pop()
            table.end_actions()

    def _next_line(self, state: State) -> None:
        """Try one line of her card, or buy a check instead; the line is then still to be tried (W10, W11)."""
        table: Table = state.table
        lines = current(table).lines
        if not table.actions or self.failed == len(lines):
            self._go_on_to_bonus_actions(table)
            return
        check = wanted_check(table)
        if check != NONE:
            self.failed = 0
            purchase(state, table.seating.wakhan, check)
            return
        line = lines[self.line]
        table.reason("line", (current(table).number, self.line + 1, LINES.index(line)))
        self.line = (self.line + 1) % len(lines)
        if carry_out(state, line):
            self.failed = 0
        else:
            self.failed += 1
            table.reason("not_possible", (LINES.index(line),))

    def _go_on_to_bonus_actions(self, table: Table) -> None:
        """Step 4, with the cards that are favored now (W10).

        [ours] All that is a bonus action for others is one for her: New Tactics, Savvy Operator, Irregulars (T4, X14).
        """
        table.reason("no_more_actions" if not table.actions else "no_more_lines", ())
        wakhan = table.seating.wakhan
        court = table.courts[wakhan]
        self.bonus = [card for card in reversed(court) if not table.used >> card & 1 and is_bonus(table, wakhan, card)]
        self.stage = BONUS

    def clone(self) -> Self:
        other = self.__class__()
        other.stage, other.line, other.failed, other.bonus = self.stage, self.line, self.failed, self.bonus.copy()
        return other

    def __repr__(self) -> str:
        return "the turn of Wakhan"


def _blackmail(state: State, region: int) -> None:
    """Place a spy on the card of the highest priority without spies, if her court lets her (X9, W10)."""
    table: Table = state.table
    if not table.powers[table.seating.wakhan] & BLACKMAILS[region]:
        return
    regions = table.seating.deck.region
    cards = [card for court in table.courts for card in court if regions[card] == region and not table.spies[card]]
    if cards:
        card, question = highest(table, cards)
        table.reason("blackmail", (card, question, region))
        place_cylinder(state, ON_CARD + card)


def carry_out(state: State, line: str) -> bool:
    """Do what a line says; False where it is not possible."""
    if line in WAYS:
        return act(state, line)
    card = chosen(state.table) if line == "radicalize" else instructed(state.table, line)
    if card == NONE:
        return False
    radicalize(state, card)
    return True
