"""Games that begin in the middle: a position as the rules write it, or one with all that Alliance lays on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import placing, read_position, resolving
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.games.oriflamme.window.person import game
from tests.session.truth import put


def posed(
    queue: str,
    at: int | None,
    *,
    families: str = "RBGYK",
    people: str = "B",
    sets: Sequence[str] = ("Alliance",),
    hands: Mapping[str, Sequence[str]] | None = None,
    **position: Any,
) -> Match:
    """A match in which resolution has just come to a slot of the queue, or for no slot a person is to place a card.

    Further keys are those of `read_position`. Cards in reserve lie open.
    """
    match = Match.begin(replace(game(families, people), sets=tuple(sets), options=()), CardSources(GAMES))
    table = read_position(queue, match.deck, hands=hands or {}, families=families, **position)
    state: State = placing(table, "B") if at is None else resolving(table, at)
    state.run()
    for card in table.reserves:
        table.known[card] = table.seating.everyone
    put(match, state)
    return match


VIEWER = 1
"""Blue, whose Judge stands in the fifth slot."""
JUDGE = 4
QUEUE = (
    "G.judge-1 K.fanatic+ Y.diplomat+4 R.revolt-2* B.judge-1 G.diplomat-3 K.revolt-2/K.extortion-/K.diplomat+3* "
    "G.informer+ B.extortion-2/B.empress- R.empress+* B.revolt-1* Y.fanatic-"
)
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
    hands = {"B": hand}
    match = posed(
        queue, at, people=people, hands=hands, influence=influence, reserve=reserve, verdict_tokens=1, round=4
    )
    for move in moves:
        match.play(Move.parse(move))
    return match
