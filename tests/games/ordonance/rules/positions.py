"""Games of Ordonance whose cards are chosen by hand, and what is asked and told in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.ordonance.rules import Deck, Move, Ordonance, Table
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.game import TURNS

GAME = Ordonance()


def stacked(hands: Sequence[str], pile: str = "", cards: Deck | None = None, **options: str) -> State:
    """A game with these hands and this draw pile, the first seat to draw; cards are letters with spaces between them.

    A hand may have any number of cards, and there may be other cards than the deck has.
    """
    given = {name.replace("_", "-"): word for name, word in options.items()}
    chosen = GAME.options({"cards": cards or shipped(), "families": FAMILIES[: len(hands)], "first": 0, **given})
    table = Table.empty(chosen.seating())
    numbers = table.seating.rates.numbers
    faces = [numbers[word] for part in (*hands, pile) for word in part.split()]
    # What the position does not name lies at the bottom of the game, out of everybody's reach.
    table.seating.size = len(faces)
    table.faces, table.known = list(faces), [0] * len(faces)
    for seat, hand in enumerate(hands):
        for _ in hand.split():
            table.hands[seat].append(table.top)
            table.known[table.top] = 1 << seat
            table.top += 1
    state = State(table, [TURNS], 1)
    state.run()
    return state


def play(state: State, *moves: str) -> State:
    """Play these moves, each of which must be offered; `SB 3` is short for `play SB 3`."""
    for text in moves:
        move = Move.parse(text if text == "pass" else f"play {text}")
        assert move in state.moves, f"{text} is not among {offered(state)}"
        state.play(move)
    return state


def offered(state: State) -> list[str]:
    return [str(move).removeprefix("play ") for move in state.moves]


def heard(state: State, *moves: str) -> list[Any]:
    """The events that these moves bring, as everything is told to the table itself."""
    events: list[Any] = []
    state.table.listener = events.append
    play(state, *moves)
    state.table.listener = None
    return events


def markers(state: State) -> list[tuple[int, int]]:
    """For each territory its holder, -1 for nobody, and the number of the marker."""
    table: Table = state.table
    return list(zip(table.holder, table.marker, strict=True))
