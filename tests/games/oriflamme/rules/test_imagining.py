"""Law 6 in small games, in which all worlds can be counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations, product
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import placing, read_position, resolving
from gonfalon.games.oriflamme.rules.table import Table
from tests.games import laws

from .positions import both, play


def worlds(state: State) -> tuple[tuple[int | None, ...], ...]:
    """The faces of each deck."""
    table: Table = state.table
    return tuple(tuple(table.faces[card] for card in table.seating.deck(seat)) for seat in range(table.seating.seats))


def possible_decks(view: View, agrees: Callable[[int, Sequence[int]], bool]) -> list[tuple[tuple[int, ...], ...]]:
    """All deals of all decks that keep what the view knows and with which `agrees(seat, deck)` agrees."""
    table: Table = view.table
    decks = []
    for seat in range(table.seating.seats):
        known = [table.faces[card] for card in table.seating.deck(seat)]
        decks.append(
            [
                deck
                for deck in permutations(range(len(known)))
                if all(face in (None, place) for face, place in zip(known, deck, strict=True)) and agrees(seat, deck)
            ]
        )
    return list(product(*decks))


def small(queue: str, kinds: str, **position: Any) -> State:
    state = resolving(read_position(queue, both().pick(kinds.split()), **position))
    state.run()
    return state


@pytest.mark.parametrize(
    ("queue", "kinds", "hands", "answers", "seats"),
    [
        ("R.spy-/R.lord+ B.heir- B.soldier+", "spy lord heir soldier archer", ["heir", "spy"], [], (0, 1)),
        # Who swapped knows where the Informer went.
        ("R.informer+ B.lord-", "deal heir informer lord", ["heir lord", "heir"], ["swap", "hand heir"], (0,)),
    ],
    ids=["plain", "owner of a swap"],
)
def test_all_worlds_of_a_position(
    queue: str, kinds: str, hands: list[str], answers: list[str], seats: tuple[int, ...]
) -> None:
    held = {family: hand.split() for family, hand in zip("RB", hands, strict=True)}
    state = play(small(queue, kinds, hands=held), *answers)
    for seat in seats:
        view = View.of(state, seat)
        possible = possible_decks(view, lambda seat, deck: True)
        assert len(possible) == 24
        laws.every_world_is_imagined(view, possible, worlds, 400)


def test_all_worlds_after_two_swaps() -> None:
    """The Informer is in the hand, or it is the card that was swapped in next; the Shapeshifter is in the hand."""
    kinds = "heir informer lord shapeshifter"
    hands = {"R": ["heir", "lord"], "B": ["heir"]}
    state = small("R.informer+ R.shapeshifter+ B.informer+", kinds, hands=hands)
    play(state, "swap", "hand heir", "swap", "hand lord")
    cards = both().pick(kinds.split())
    informer, shapeshifter = cards.number("informer"), cards.number("shapeshifter")
    view = View.of(state, 1)
    hand, swapped_in = view.table.hands[0], view.table.queue[1]

    def agrees(seat: int, deck: Sequence[int]) -> bool:
        return seat == 1 or (deck.index(shapeshifter) in hand and deck.index(informer) in [*hand, swapped_in])

    possible = possible_decks(view, agrees)
    assert len(possible) == 8
    laws.every_world_is_imagined(view, possible, worlds, 500)


class PerfectMind:
    """Keeps every world that seat 1 cannot tell from the real one: all deals of seat 0, all answers, all shuffles."""

    def __init__(self, state: State) -> None:
        self.worlds: dict[Any, State] = {}
        deck = state.table.seating.deck(0)
        for faces in permutations(range(len(deck))):
            world = state.clone()
            world.table.faces = [*faces, *state.table.faces[len(deck) :]]
            world.moves = world.recomputed_decision().moves
            self._keep(self.worlds, world)

    def _keep(self, worlds: dict[Any, State], world: State) -> None:
        worlds.setdefault((tuple(world.table.faces), laws.frozen(world.stack)), world)

    def see(self, move: Move, seat: int, seen: Sequence[Any]) -> None:
        """Go on with the worlds in which somebody could do what looks like this."""
        shuffled = [event.cards for event in seen if isinstance(event, events.Mixed) and event.seat == 0]
        worlds: dict[Any, State] = {}
        for world in self.worlds.values():
            for answer in [move] if seat == 1 else list(world.moves):
                after, told = laws.told_by(world, answer, 1)
                if laws.alike(told, seen):
                    for other in self._shuffled(after, shuffled[-1]) if shuffled else [after]:
                        self._keep(worlds, other)
        self.worlds = worlds

    def _shuffled(self, world: State, cards: Sequence[int]) -> Iterable[State]:
        for faces in permutations([world.table.faces[card] for card in cards]):
            other = world.clone()
            other.table.faces = list(world.table.faces)
            for card, face in zip(cards, faces, strict=True):
                other.table.faces[card] = face
            if not other.over:
                other.moves = other.recomputed_decision().moves
            yield other

    def faces(self) -> set[tuple[tuple[int | None, ...], ...]]:
        return {worlds(world) for world in self.worlds.values()}


@pytest.mark.parametrize("seed", [1, 2, 3, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (4, 5))])
def test_imagined_are_the_worlds_of_a_perfect_mind(seed: int) -> None:
    """What is publicly known of shuffled hands is neither too much nor too little, move by move."""
    kinds = "heir informer shapeshifter lord spy"
    cards = both().pick(kinds.split())
    hands = {"R": ["informer", "shapeshifter", "lord", "heir"], "B": ["lord", "spy", "informer", "heir"]}
    state = placing(read_position("", cards, hands=hands, round=1, rounds=3), "R")
    state.run()
    mind = PerfectMind(state)
    dice = Dice(seed)
    swaps = 0
    while not state.over and all(state.table.hands):
        view = View.of(state, 1)
        possible = mind.faces()
        assert worlds(state) in possible
        laws.every_world_is_imagined(view, possible, worlds, 25 * len(possible), seed)
        # Swaps are what makes it hard, so they are chosen more often.
        moves = [move for move in state.moves if move.word in ("swap", "reveal")] or list(state.moves)
        move, seat = dice.pick(moves), state.seat
        swaps += move.word == "swap"
        state, seen = laws.told_by(state, move, 1)
        mind.see(move, seat, seen)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("name", "change", "wrong"),
    [
        ("dealer", lambda dealer: lambda self: lambda dice: dealer(self)(Dice(1)), "can be, but was never imagined"),
        ("mix", lambda mix: lambda self, *said: (mix(self, *said), self.among.clear()), "cannot be, but was imagined"),
    ],
)
def test_law_6_sees_what_is_wrong_with_imagined_worlds(
    monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[..., Any], wrong: str
) -> None:
    monkeypatch.setattr(Table, name, change(getattr(Table, name)))
    with pytest.raises(AssertionError, match=rf"Law 6: .* {wrong}"):
        test_all_worlds_after_two_swaps()
