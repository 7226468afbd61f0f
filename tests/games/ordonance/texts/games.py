"""Random games of Ordonance as every seat sees them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.ordonance.rules import Deck, Ordonance, Table
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.texts.log_writer import LogWriter
from gonfalon.texts.log_entries import LogEntry
from tests.games.ordonance.rules.decks import DECKS, SEATS, deck, options

GAME = Ordonance()

Told = tuple[Table, int, "Event | None", list[LogEntry]]
"""The true table after an event, a seat, what it saw, which is None for the opening, and the lines."""


def begun(families: str = "RB", seed: int = 0, cards: Deck | None = None, **given: str) -> State:
    """A game that has just been set up."""
    chosen = {name.replace("_", "-"): word for name, word in given.items()}
    return GAME.setup(GAME.options({"families": families, "cards": cards or shipped(), **chosen}), seed)


def all_kinds(games: int = 36) -> Iterator[State]:
    """Games with every kind of deck, for every number of seats, and with every option."""
    for seed in range(games):
        name, seats = DECKS[seed % len(DECKS)], SEATS[seed // len(DECKS) % len(SEATS)]
        yield GAME.setup(options(deck(name, seed), seats, seed * 5), seed)


def ways(state: State, seed: int) -> Iterator[State]:
    """The state before each of the moves of a game that is played at random, and after the last."""
    dice = random.Random(seed)
    while not state.over:
        yield state
        state.play(dice.choice(state.moves))
    yield state


def tellings(
    state: State, seed: int, shown: Callable[[Table, Table], Table] = lambda true, view: view
) -> Iterator[Told]:
    """A random game told to every seat and to a spectator.

    `shown` picks the table that the tellers see: of the true one and the seat's view.
    """
    true = state.table.clone()
    seats = range(-1, true.seating.seats)
    views = {seat: View.of(state, seat).table for seat in seats}
    tellers = {seat: LogWriter(true.seating) for seat in seats}
    for seat in seats:
        yield true, seat, None, tellers[seat].opening(shown(true, views[seat]))
    heard: list[Event] = []
    state.table.listener = heard.append
    dice = random.Random(seed)
    while not state.over:
        state.play(dice.choice(state.moves))
        for event in heard:
            lines = {}
            for seat in seats:
                seen = event.seen_by(seat)
                lines[seat] = tellers[seat].tell(seen, shown(true, views[seat]))
                seen.apply(views[seat])
            event.apply(true)
            for seat in seats:
                yield true, seat, event, lines[seat]
        heard.clear()


def assert_reads_well(sentence: str) -> None:
    assert sentence
    assert sentence == sentence.strip()
    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    for diagnostic in ("{", "}", "None", "%n", "  ", "-1", "()", ": .", " ,", " ."):
        assert diagnostic not in sentence, sentence
