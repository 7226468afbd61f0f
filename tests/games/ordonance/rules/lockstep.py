"""The engine and the plain game of `plain_game` play the same random games, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from gonfalon.core.state import State
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.game import Options
from gonfalon.games.ordonance.rules.scoring import POINTS, score_sheet
from tests.games.side_by_side import play_both

from .plain_armies import Rules
from .plain_game import PlainGame

GAME = Ordonance()
LETTERS = {"spear": "S", "bow": "B", "swords": "W", "helmet": "H", "flag": "F"}


def rules_of(options: Options) -> Rules:
    """The rules in force, from what the deck's file says."""
    deck = options.cards
    repeats = max(len(word) - len(set(word)) + 1 for word in words(options))
    icons = "".join(LETTERS[icon] for icon in deck.icons)
    most = max(word.count(icon) for word in words(options) for icon in icons)
    assert most <= repeats
    return Rules(icons, deck.army_size, most, options.singles != "seniority", options.certainty == "deck")


def words(options: Options) -> list[str]:
    return [unit.word for unit in options.cards.units]


def plain_game(state: State, options: Options) -> PlainGame:
    """A plain game with the same cards in the same places; the engine has already drawn for the first turn."""
    table: Table = state.table
    names = words(options)
    faces = [names[face] for face in table.faces if face is not None]
    hands = [[faces[card] for card in hand] for hand in table.hands]
    pile = faces[table.top :]
    if table.drawn >= 0:
        pile.insert(0, hands[table.at].pop())
    return PlainGame(
        hands, pile, table.at, len(options.cards.territories), rules_of(options),
        play_out=options.scoring != "territories" and options.points_end == "play-out",
        only_full_score=options.incomplete == "nothing",
    )  # fmt: skip


def looks(table: Table) -> dict[str, Any]:
    """All that the rules know of a table, in words."""
    names = [unit.word for unit in table.seating.deck.units]
    territories, seats = range(table.seating.territories), range(table.seating.seats)

    def called(cards: Any) -> list[str]:
        return [names[table.faces[card]] for card in cards]  # type: ignore[index]

    return {
        "armies": [[called(table.army(seat, territory)) for territory in territories] for seat in seats],
        "hands": [sorted(called(hand)) for hand in table.hands],
        "pile": called(range(table.top, table.seating.size)),
        "markers": list(zip(table.holder, table.marker, strict=True)),
        "turns": table.ply,
    }


def plain_looks(game: PlainGame) -> dict[str, Any]:
    return {
        "armies": game.armies,
        "hands": [sorted(hand) for hand in game.hands],
        "pile": game.pile,
        "markers": game.markers(),
        "turns": game.turns,
    }


def agree(state: State, game: PlainGame) -> None:
    """Fail unless both ask the same of the same seat on the same table, and count the same."""
    engine, plain = looks(state.table), plain_looks(game)
    for key, found in engine.items():
        assert found == plain[key], f"{key}: the engine has {found}, the plain game {plain[key]}"
    assert state.over == game.over, f"over: {state.over} in the engine, {game.over} in the plain game"
    if not state.over:
        assert state.seat == game.turn_of
        assert list(map(str, state.moves)) == game.moves()


def agree_on_the_result(table: Table, game: PlainGame) -> None:
    """Fail unless both count the same, whether or not the game is over."""
    counted, outcome = score_sheet(table), GAME.outcome(table)
    by_points = table.seating.scoring == POINTS
    owned = [game.owned(player) for player in game.players]
    assert list(counted.territories) == owned
    assert list(counted.highest) == [game.highest(player) for player in game.players]
    assert list(map(list, counted.by_territory)) == [game.earned(place) for place in game.territories]
    assert list(counted.points) == game.points()
    assert list(counted.by_points) == game.places(by_points=True)
    assert list(counted.places) == game.places(by_points)
    assert list(outcome.scores) == (game.points() if by_points else owned)
    winners = [player for player, place in enumerate(game.places(by_points)) if place == 1]
    assert list(outcome.winners) == winners
    scores = sorted(outcome.scores)
    assert (outcome.tie_break is None) == (scores[-1] != scores[-2]), "a tie-break where there is no tie, or none"


def whole_game(options: Options, seed: int, watch: Callable[[Table], None] = lambda table: None) -> State:
    """One random game; what differs is an AssertionError with the moves so far.

    `watch` looks at the table before the first move and after each.
    """
    state = GAME.setup(options, seed)

    def look(state: State, game: PlainGame) -> None:
        agree(state, game)
        watch(state.table)
        if state.table.ply % 16 == 0 or state.over:
            agree_on_the_result(state.table, game)

    try:
        play_both(state, plain_game(state, options), random.Random(seed), look)
    except AssertionError as error:
        error.add_note(f"{GAME.card_sets(options)} {options.as_text()}")
        raise
    return state
