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

    def run(self, state: State) -> None:
        table: Table = state.table
        if table.phase == RESOLUTION:
            slot = table.at
            queue = table.queue
            if not table.vacant and (slot < 0 or queue[slot] == table.acted):
                slot += 1  # else a card was uncovered here, or the slot closed and the next one moved up (section 5)
            if slot < len(queue):
                table.reach(slot)
                state.stack.append(REACHED)
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
        places = [0, 1] if queue else [0]
        if queue:
            owner = seating.owner
            places += [slot + 2 for slot, card in enumerate(queue) if owner[card] == seat]
        faces = table.faces
        kinds = seating.cards.kinds
        hand = sorted([faces[card] for card in table.hands[seat]])  # type: ignore[type-var]
        placements = [kinds[face].placements for face in hand]  # type: ignore[index]
        state.ask(seat, [moves[place] for moves in placements for place in places])

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        seating = table.seating
        face = seating.cards.number(move.kind)
        faces = table.faces
        for card in table.hands[(table.first + table.placed) % seating.seats]:
            if faces[card] == face:
                table.place(card, move.slot)
                return

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
        kind = seating.cards.kinds[table.faces[card]]  # type: ignore[index]
        only_keep = table.influence[card] < kind.cost or card in table.fresh
        state.ask(seating.owner[card], ONLY_KEEP if only_keep else KEEP_OR_REVEAL)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        card = table.acted
        if move != REVEAL:
            state.stack.pop()
            table.keep(card, 0 if card in table.fresh else 1)
            return
        face: int = table.faces[card]  # type: ignore[assignment]
        if table.known[card] != table.seating.everyone:
            table.show(card, face)
        table.reveal(card)
        kind = table.seating.cards.kinds[face]
        if kind.cost:
            table.drop(card, kind.cost)
        lain = table.influence[card]
        if lain and kind.influence != "kept":
            table.collect(card, lain if kind.influence == "taken" else 2 * lain if kind.influence == "doubled" else 0)
        state.stack[-1] = Activation(face * PROGRAMS + ACTIVATE, card)

    def prompt(self, state: State) -> Prompt:
        return Prompt("face-down", state.table.acted)


COURSE = Course()
REACHED = ReachedCard()
