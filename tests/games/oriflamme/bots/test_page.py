"""The page: legal, often wrong, and never absurd."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.page import Page
from gonfalon.games.oriflamme.rules import Move, Oriflamme
from gonfalon.games.oriflamme.rules.verbs import VERBS
from tests.bots.playing import decisions


def played(name: str, games: int, seats: int = 4) -> Iterator[tuple[View, Move]]:
    """Every decision of games between bots of one kind, and what they chose."""
    options = Oriflamme().options({"families": "RBGYK"[:seats]})
    for seed in range(games):
        yield from decisions("oriflamme", [name] * seats, options, seed)


@pytest.mark.sample
@pytest.mark.parametrize("name", GAMES["oriflamme"].bots)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_play_legal_moves_with_any_number_of_seats(name: str, seats: int) -> None:
    assert sum(1 for _ in played(name, 6, seats)) > 100


@pytest.mark.parametrize("name", ["page", "squire"])
def test_no_bot_steals_from_itself_while_there_is_somebody_else(name: str) -> None:
    seen = 0
    for view, move in played(name, 60):
        assert view.decision is not None
        if view.decision.prompt.verb == "steal":
            table = view.table
            owners = [table.seating.owner[table.queue[other.slot]] for other in view.decision.moves]
            if set(owners) != {view.seat}:
                seen += 1
                assert table.seating.owner[table.queue[move.slot]] != view.seat
    assert seen


def test_the_page_never_hurts_its_own_card_while_there_is_another() -> None:
    seen = 0
    for view, move in played("page", 60):
        assert view.decision is not None
        verb = view.decision.prompt.verb
        if verb and VERBS[verb].hurts:
            table = view.table
            owners = [table.seating.owner[table.queue[other.slot]] for other in view.decision.moves]
            if set(owners) != {view.seat}:
                seen += view.seat in owners
                assert table.seating.owner[table.queue[move.slot]] != view.seat
    assert seen > 10


def test_the_page_does_not_keep_in_the_last_round() -> None:
    words = Counter(
        move.word
        for view, move in played("page", 20)
        if view.decision is not None
        and view.decision.prompt.word == "face-down"
        and view.table.round == view.table.seating.rounds
    )
    assert set(words) == {"reveal"}


@pytest.mark.at_length
def test_the_page_does_not_put_a_card_back_where_it_was() -> None:
    seen = 0
    for view, move in played("page", 60):
        assert view.decision is not None
        if view.decision.prompt.word == "gap":
            card = view.decision.prompt.it
            if view.table.under[card] < 0:
                seen += 1
                assert move.slot != view.table.queue.index(card)
    assert seen


@pytest.mark.at_length
def test_the_page_does_not_copy_what_it_is_itself() -> None:
    seen = 0
    for view, move in played("page", 300):
        assert view.decision is not None
        if view.decision.prompt.verb == "copy":
            table = view.table
            faces = {table.faces[table.queue[other.slot]] for other in view.decision.moves}
            own = table.faces[view.decision.prompt.card]
            seen += own in faces
            if faces != {own}:
                assert table.faces[table.queue[move.slot]] != own
    assert seen


def test_the_page_misjudges_but_not_everything() -> None:
    game = Oriflamme()
    state = game.setup(game.options({"families": "RBGY"}), 2)
    view = View.of(state, state.seat)
    chosen = Counter(Page().choose(view, Dice(seed), Budget(1.0)).move for seed in range(400))
    assert len(chosen) > len(state.moves) / 2
    assert max(chosen.values()) > 3 * 400 / len(state.moves)
