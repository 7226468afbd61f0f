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
from tests.pairwise import pairwise


def played(name: str, games: int, seats: int = 4) -> Iterator[tuple[View, Move]]:
    """Every decision of games between bots of one kind, and what they chose."""
    options = Oriflamme().options({"families": "RBGYK"[:seats]})
    for seed in range(games):
        yield from decisions("oriflamme", [name] * seats, options, seed)


@pytest.mark.subject("a whole game of bots of Oriflamme")
@pairwise(name=GAMES["oriflamme"].bots, seats=(2, 3, 5))
def test_bots_play_legal_moves_with_any_number_of_seats(name: str, seats: int) -> None:
    assert sum(1 for _ in played(name, 1, seats)) > 20


def owners(view: View) -> list[int]:
    """Whose cards may be chosen, move by move."""
    table = view.table
    return [table.seating.owner[table.queue[move.slot]] for move in view.decision.moves]  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["page", "squire"])
def test_no_bot_is_absurd(name: str, nightly: bool) -> None:
    """None steals from itself while there is somebody else.

    A page hurts no own card while there is another, keeps nothing in the last round, puts no card back where it was,
    and copies nothing that it is itself.
    """
    seen: Counter[str] = Counter()
    for view, move in played(name, 300 if nightly else 40):
        table, prompt = view.table, view.decision.prompt
        if prompt.verb == "steal" and set(owners(view)) != {view.seat}:
            seen["steal"] += 1
            assert table.seating.owner[table.queue[move.slot]] != view.seat
        if name != "page":
            continue
        if prompt.verb and VERBS[prompt.verb].hurts and set(owners(view)) != {view.seat}:
            seen["hurt"] += view.seat in owners(view)
            assert table.seating.owner[table.queue[move.slot]] != view.seat
        elif prompt.word == "face-down" and table.round == table.seating.rounds:
            seen["last"] += 1
            assert move.word == "reveal"
        elif prompt.word == "gap" and table.under[prompt.it] < 0:
            seen["gap"] += 1
            assert move.slot != table.queue.index(prompt.it)
        elif prompt.verb == "copy":
            faces = {table.faces[table.queue[other.slot]] for other in view.decision.moves}
            own = table.faces[prompt.card]
            seen["copy"] += own in faces
            if faces != {own}:
                assert table.faces[table.queue[move.slot]] != own
    assert seen.keys() == ({"steal", "hurt", "last", "gap", "copy"} if name == "page" else {"steal"})
    assert all(seen[word] for word in seen if word != "copy" or nightly)


def test_the_page_misjudges_but_not_everything() -> None:
    game = Oriflamme()
    state = game.setup(game.options({"families": "RBGY"}), 2)
    view = View.of(state, state.seat)
    chosen = Counter(Page().choose(view, Dice(seed), Budget(1.0)).move for seed in range(400))
    assert len(chosen) > len(state.moves) / 2
    assert max(chosen.values()) > 3 * 400 / len(state.moves)
