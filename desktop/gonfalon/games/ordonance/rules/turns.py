"""The course of a game: draw, play, control, the end (rules, sections 3, 5, 6 and 7)."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.core.state import Frame, State
from gonfalon.games.ordonance.rules.certainty import controller, leader
from gonfalon.games.ordonance.rules.moves import ONLY_PASS, PASS, Move
from gonfalon.games.ordonance.rules.table import NO_CARD, NOBODY, Table


class Prompt(NamedTuple):
    """What a seat is asked: where to play a unit, or to pass because it cannot."""

    word: str
    """`play` or `pass`."""
    card: int = NO_CARD
    """The card that the seat has just drawn."""


class Turns(Frame):
    """The only frame of the game: one seat after the other draws and plays."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "the turns"

    def __reduce__(self) -> str:
        return "TURNS"  # there is one of them, in the bots' process too

    def run(self, state: State) -> None:
        table: Table = state.table
        seating = table.seating
        if table.passes >= seating.seats:
            self._force_end(table)
        elif table.markers < seating.territories or (seating.play_out and 0 in table.completed):
            if table.top < seating.size:
                table.draw(table.faces[table.top])
            self.ask(state)
            return
        hidden = tuple(card for card, known in enumerate(table.known) if known != seating.everyone)
        table.disclose(hidden, tuple(table.faces[card] for card in hidden))
        table.end()
        state.stack.pop()

    def ask(self, state: State) -> None:
        table: Table = state.table
        seat = table.at
        offers = table.seating.rates.offers(table.closed[seat])
        faces = table.faces
        moves: list[Move] = []
        for face in sorted({faces[card] for card in table.hands[seat]}):  # type: ignore[type-var]
            moves += offers[face]  # type: ignore[index]
        state.ask(seat, moves or ONLY_PASS)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move == PASS:
            table.pass_by()
            return
        seating, faces, hand = table.seating, table.faces, table.hands[table.at]
        face = seating.rates.numbers[move.unit]
        held = card = hand[-1]
        if faces[card] != face:
            held = next(held for held in reversed(hand) if faces[held] == face)
        table.show(card, face, held)
        territory = move.territory - 1
        table.play(card, territory)
        self._judge(table, territory)
        if seating.by_deck:
            # A card that lies anywhere cannot come here any more: every territory may have become certain.
            for other in range(seating.territories):
                if other != territory:
                    self._judge(table, other)

    @staticmethod
    def _judge(table: Table, territory: int) -> None:
        if table.holder[territory] == NOBODY:
            seat = controller(table, territory)
            if seat != NOBODY:
                table.control(territory, seat)

    @staticmethod
    def _force_end(table: Table) -> None:
        """Nobody could play for a whole round: what is full wins where nothing is certain (section 7)."""
        for territory in range(table.seating.territories):
            if table.holder[territory] == NOBODY and (seat := leader(table, territory)) != NOBODY:
                table.control(territory, seat)

    def word(self, state: State) -> str:
        table: Table = state.table
        # Public: a seat that has neither cards nor places passes, and both can be counted by everybody.
        can_play = table.hands[table.at] and table.closed[table.at] != table.seating.everywhere
        return "play" if can_play else "pass"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), state.table.drawn)


TURNS = Turns()
