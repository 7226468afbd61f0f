"""The course of a game: placement, resolution, end of the round (rules, sections 3 and 5)."""

from __future__ import annotations

from gonfalon.core.state import Frame, State
from gonfalon.games.oriflamme.moves import KEEP_OR_REVEAL, ONLY_KEEP, REVEAL, Move
from gonfalon.games.oriflamme.program import ACTIVATE, END, PROGRAMS, ROUND, Activation, Prompt, run_reserved
from gonfalon.games.oriflamme.table import PLACEMENT, RESOLUTION, Table


class Course(Frame):
    """The bottom of the stack: whose turn it is to place, which slot comes next, when a round and the game are over."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the course of the round"

    def run(self, state: State, watched: bool = False) -> None:
        table: Table = state.table
        if table.phase == RESOLUTION:
            slot = table.at
            queue = table.queue
            if not table.vacant and (slot < 0 or queue[slot] == table.acted):
                slot += 1  # else a card was uncovered here, or the slot closed and the next one moved up (section 5)
            if slot < len(queue):
                table.reach(slot)
                card = queue[slot]
                if watched or not table.open[card]:
                    state.stack.append(REACHED)
                    if not watched:
                        REACHED.ask(state)
                else:
                    act = Activation(table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
                    state.stack.append(act)
                    act.run(state)
            elif table.round < table.seating.rounds:
                self._next_round(state)
            else:
                for seat in range(table.seating.seats):
                    run_reserved(state, END, seat)
                table.end()
                state.stack.pop()
        elif table.phase == PLACEMENT:
            if table.placed < table.seating.seats:
                self.ask(state)
            else:
                table.begin_resolution()
        else:
            self._next_round(state)

    def step(self, state: State) -> None:
        """Run, but the card that is reached does not act yet."""
        self.run(state, watched=True)

    def _next_round(self, state: State) -> None:
        table: Table = state.table
        table.begin_round()
        if table.reserves:
            for seat in range(table.seating.seats):
                run_reserved(state, ROUND, seat)

    def ask(self, state: State) -> None:
        table: Table = state.table
        seating = table.seating
        seat = (table.first + table.placed) % seating.seats
        queue = table.queue
        own = bytes(queue).translate(seating.tops[seat])
        offers = seating.offers.get(own) or seating.offer(own)
        faces = table.faces
        moves: list[Move] = []
        for face in sorted([faces[card] for card in table.hands[seat]]):  # type: ignore[type-var]
            moves += offers[face]  # type: ignore[index]
        state.seat = seat
        state.moves = moves

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        seating = table.seating
        face = seating.numbers[move.kind]
        faces = table.faces
        for card in table.hands[(table.first + table.placed) % seating.seats]:
            if faces[card] == face:
                table.place(card, move.slot)
                break
        if table.placed < seating.seats:
            self.ask(state)

    def prompt(self, state: State) -> Prompt:
        return Prompt("place")


class ReachedCard(Frame):
    """The card that resolution has come to: face up it acts, face down its owner keeps or reveals it (3.2)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the card that is reached"

    def run(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        if table.open[card]:
            state.stack[-1] = act = Activation(table.faces[card] * PROGRAMS + ACTIVATE, card)  # type: ignore[operator]
            act.run(state)
        else:
            self.ask(state)

    def ask(self, state: State) -> None:
        table: Table = state.table
        card = table.acted
        seating = table.seating
        cost = seating.costs[table.faces[card]]  # type: ignore[index]
        state.seat = seating.owner[card]
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
        if seating.costs[face]:
            table.drop(card, seating.costs[face])
        lain = table.influence[card]
        if lain and (times := seating.yields[face]) is not None:
            table.collect(card, lain * times)
        state.stack[-1] = act = Activation(face * PROGRAMS + ACTIVATE, card)
        act.run(state)

    def prompt(self, state: State) -> Prompt:
        return Prompt("face-down", state.table.acted)


COURSE = Course()
REACHED = ReachedCard()
