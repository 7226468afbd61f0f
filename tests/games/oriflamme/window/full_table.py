"""A table with all that Alliance lays on it: five families, twelve slots, verdicts, reserves, laden Diplomats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.notation import read_position, resolving
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from tests.games.oriflamme.window.person import game
from tests.session.truth import put

__all__ = ["DEAL", "JUDGE", "QUEUE", "SECRET", "VIEWER", "full_match"]

VIEWER = 1
"""Blue, whose Judge stands in the fifth slot."""
JUDGE = 4
QUEUE = (
    "G.judge-1 K.fanatic+ Y.diplomat+4 R.revolt-2* B.judge-1 G.diplomat-3 K.revolt-2/K.extortion-/K.diplomat+3* "
    "G.informer+ B.extortion-2/B.empress- R.empress+* B.revolt-1* Y.fanatic-"
)
SECRET, DEAL = "K.extortion", "R.deal"
RESERVE: Mapping[str, Sequence[str]] = {"R": ["R.deal+3"], "Y": ["infiltration"]}
OWN_RESERVE: Mapping[str, Sequence[str]] = {"R": ["R.deal+3", "infiltration"], "B": ["B.deal+12", "infiltration"]}
"""Two cards before a rival, two before the person at the screen."""
INFLUENCE = {"R": 9, "B": 8, "G": 6, "Y": 8, "K": 7}


def full_match(
    *moves: str,
    queue: str = QUEUE,
    at: int = JUDGE,
    reserve: Mapping[str, Sequence[str]] = RESERVE,
    hand: Sequence[str] = ("deserter", "fanatic"),
    people: str = "B",
    influence: Mapping[str, int] = INFLUENCE,
) -> Match:
    """A match in the fourth round that has come to a slot of this queue, and on through the moves."""
    match = Match.begin(replace(game("RBGYK", people), sets=("Alliance",)), Shelves(GAMES))
    table = read_position(
        queue, match.deck, influence=influence, hands={"B": hand}, reserve=reserve, verdict_tokens=1,
        families="RBGYK", round=4,
    )  # fmt: skip
    state: State = resolving(table, at)
    state.run()
    for card in table.reserves:
        table.known[card] = table.seating.everyone
    put(match, state)
    for move in moves:
        match.play(Move.parse(move))
    return match
