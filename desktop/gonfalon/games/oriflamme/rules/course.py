"""The course of a game: placement, resolution, end of the round (rules, sections 3 and 5)."""

from __future__ import annotations

from typing import Final

from gonfalon.core.state import Frame, State
from gonfalon.games.oriflamme.rules.moves import KEEP_OR_REVEAL, ONLY_KEEP, REVEAL, Move
from gonfalon.games.oriflamme.rules.program import ACTIVATE, END, PROGRAMS, ROUND, Activation, Prompt, run_reserved
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, Table


class Course(Frame):
    """The bottom of the stack: whose turn it is to place, which slot comes next, when a round and the game are over."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the course of the round"

    def __reduce__(self) -> str:
        return "COURSE"  # there is one of them, in the bots' process too

    def guesses(self, table: Table) -> bool:
        return True  # another card, or another round: whatever was chosen is done with

    def run(self, state: State) -> None:
        table: Table = state.table
        card = table.advance() if table.phase == RESOLUTION else -1
        if card < 0:
            self._begin_something(state)
        elif table.open[card]:
            Activation.start(state, table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
        else:
            state.stack.append(REACHED)
            seating = table.seating
            if seating.costly or table.fresh:
                REACHED.ask(state)
            else:
                state.seat = seating.owner[card]
                state.moves = KEEP_OR_REVEAL

    def step(self, state: State) -> None:
        """Run, but the card that is reached does not act yet."""
        table: Table = state.table
        if table.phase == RESOLUTION and table.advance() >= 0:
            state.stack.append(REACHED)
        else:
            self._begin_something(state)

    def _begin_something(self, state: State) -> None:
        """A placement, the resolution, a round or the end, when there is no card to resolve."""
        table: Table = state.table
        if table.phase == PLACEMENT:
            if table.placed < table.seating.seats:
                self.ask(state)
            else:
                table.begin_resolution()
        elif table.round < table.seating.rounds:
            self._next_round(state)
        else:
            for seat in range(table.seating.seats):
                run_reserved(state, END, seat)
            table.end()
            state.stack.pop()

    def _next_round(self, state: State) -> None:
        table: Table = state.table
        table.begin_round()
        if table.reserves:
            for seat in range(table.seating.seats):
                run_reserved(state, ROUND, seat)

    def ask(self, state: State) -> None:
        table: Table = state.table
        self._ask(state, table, table.seating, (table.first + table.placed) % table.seating.seats)

    def _ask(self, state: State, table: Table, seating: Seating, seat: int) -> None:
        own = bytes(table.queue).translate(seating.tops[seat])
        offers = seating.offers.get(own) or seating.offer(own)
        moves: list[Move] = []
        for face in sorted(map(table.faces.__getitem__, table.hands[seat])):  # type: ignore[type-var]
            moves += offers[face]  # type: ignore[index]
        state.seat = seat
        state.moves = moves

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        seating = table.seating
        seat = state.seat
        table.place(table.faces.index(seating.numbers[move.kind], seat * seating.deck_size), move.slot)
        if table.placed < seating.seats:
            self._ask(state, table, seating, (seat + 1) % seating.seats)

    def word(self, state: State) -> str:
        return "place"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state))


class ReachedCard(Frame):
    """The card that resolution has come to: face up it acts, face down its owner keeps or reveals it (3.2)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the card that is reached"

    def __reduce__(self) -> str:
        return "REACHED"  # there is one of them, in the bots' process too

    def run(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        if table.open[card]:
            state.stack.pop()
            Activation.start(state, table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        seating = table.seating
        state.seat = seating.owner[card]
        cost = seating.costs[table.faces[card]]  # type: ignore[index]
        state.moves = ONLY_KEEP if table.influence[card] < cost or card in table.fresh else KEEP_OR_REVEAL

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        card = table.acted
        if move != REVEAL:
            state.stack.pop()
            table.keep(card, 0 if card in table.fresh else 1)
            return
        seating = table.seating
        face: int = table.faces[card]  # type: ignore[assignment]
        table.reveal(card)
        if cost := seating.costs[face]:
            table.drop(card, cost)
        lain = table.influence[card]
        if lain and (times := seating.yields[face]) is not None:
            table.collect(card, lain * times)
        state.stack.pop()
        Activation.start(state, face * PROGRAMS + ACTIVATE, card)

    def word(self, state: State) -> str:
        return "face-down"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), state.table.acted)


COURSE: Final = Course()
REACHED: Final = ReachedCard()
