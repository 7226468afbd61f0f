"""A drawn card and a hand are known to their seat alone, and no number of a card tells anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.events import Disclosed, Drawn, Shown
from tests.games.laws import every_world_is_imagined

from .decks import DECKS, SEATS, deck, made, options
from .positions import GAME, heard, play, stacked


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("seats", SEATS)
def test_what_others_hear_holds_no_face_but_those_played(name: str, seats: int) -> None:
    for seed in range(4):
        state = Ordonance().setup(options(deck(name, seed), seats, seed), seed)
        chance = random.Random(seed)
        events: list[Any] = []
        state.table.listener = events.append
        while state.moves:
            at, newest, move = state.seat, state.table.hands[state.seat][-1:], chance.choice(state.moves)
            hand = list(state.table.hands[at])
            events.clear()
            state.play(move)
            for event in events:
                for seat in (*range(seats), -1):
                    seen = event.seen_by(seat)
                    if isinstance(event, Drawn):
                        assert (seen.face is not None) == (seat == event.seat)
                        assert (seen.seat, seen.card) == (event.seat, event.card)
                    elif isinstance(event, Shown):
                        assert seen.held == (event.held if seat == event.seat == at else -1)
                        # The number of what is played is always the newest, so others learn nothing from it.
                        assert [seen.card] == newest
                        assert event.held in hand
                    else:
                        assert seen == event
            if not state.over:
                assert not any(isinstance(event, Disclosed) for event in events)


def test_the_numbers_of_a_hand_say_nothing_of_what_was_played_from_it() -> None:
    # Whichever of six cards is played, the table looks the same to everybody else but for the face.
    looks = set()
    for word in ("S", "B", "W", "H", "F", "SB"):
        state = play(stacked(["S B W H F", "S"], "SB W"), f"{word} 1")
        table = View.of(state, 1).table
        looks.add((tuple(table.hands[0]), table.army(0, 0), tuple(face is None for face in table.faces)))
    assert len(looks) == 1


def test_the_hand_keeps_its_faces_when_its_newest_number_is_played() -> None:
    state = stacked(["S B W", "S"], "F W")
    names = [unit.word for unit in state.table.seating.deck.units]

    def hand(table: Table) -> list[str]:
        return sorted(names[table.faces[card]] for card in table.hands[0])  # type: ignore[index]

    view = View.of(state, 0).table
    shown = next(event for event in heard(state, "B 1") if isinstance(event, Shown))
    assert names[shown.face] == "B"  # type: ignore[index]
    assert shown.held == 1
    assert hand(state.table) == ["F", "S", "W"]
    shown.seen_by(0).apply(view)
    assert names[view.faces[shown.held]] == "F"
    same = next(event for event in heard(play(state, "S 1"), "S 2") if isinstance(event, Shown))
    assert same.card in state.table.army(0, 1)


def test_every_world_that_may_be_is_imagined_and_no_other() -> None:
    cards = made([("spear", 3), ("flag", 2), ("bow", 1)], hand_size=1, territories=1, army_size=2)
    state = GAME.setup(GAME.options({"cards": cards}), 5)
    view = View.of(state, state.seat)
    table: Table = view.table
    unseen = [face for face, left in enumerate(table.unseen(table.faces)) for _ in range(left)]
    unknown = [card for card, face in enumerate(table.faces) if face is None]
    assert len(unseen) == len(unknown) == 4
    worlds: set[tuple[int, ...]] = {()}
    for _ in unknown:
        worlds = {(*world, face) for world in worlds for face in unseen if world.count(face) < unseen.count(face)}
    every_world_is_imagined(view, worlds, lambda world: tuple(world.table.faces[card] for card in unknown), 600)
