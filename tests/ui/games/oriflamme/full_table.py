"""A table with all that Alliance lays on it: five families, twelve slots, verdicts, reserves, laden Diplomats."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.notation import read_position, resolving
from gonfalon.games.oriflamme.table import Table
from gonfalon.session.seats import Seat
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings import Settings
from tests.games.oriflamme.positions import alliance, play

__all__ = ["FAMILIES", "JUDGE", "QUEUE", "RESERVE", "VIEWER", "full_table", "seats", "sit_down"]

FAMILIES = "RBGYK"
VIEWER = 1
"""Blue, whose judge stands in the fifth slot."""
JUDGE = 4
QUEUE = (
    "G.judge-1 K.fanatic+ Y.diplomat+4 R.revolt-2* B.judge-1 G.diplomat-3 K.revolt-2/K.extortion+/K.diplomat+3* "
    "G.informer+ B.extortion-2/B.empress+ R.empress+* B.revolt-1* Y.fanatic-"
)
RESERVE = {"R": ["R.deal+3"], "Y": ["infiltration"]}
HANDS = {"B": ["deserter", "fanatic", "deal"]}
INFLUENCE = {"R": 9, "B": 8, "G": 6, "Y": 8, "K": 7}
NAMES = {"R": "Marguerite", "B": "Ann", "G": "Sir Osric", "Y": "Dame Isolde", "K": "Raymond"}


def full_table(reserve: dict[str, list[str]] | None = None, hands: dict[str, list[str]] | None = None) -> Table:
    """The position in the middle of the fourth round; two of the five tokens are left."""
    return read_position(
        QUEUE,
        alliance(),
        influence=INFLUENCE,
        hands=HANDS if hands is None else hands,
        reserve=RESERVE if reserve is None else reserve,
        verdict_tokens=1,
        families=FAMILIES,
        round=4,
    )


def at_the_judge(table: Table) -> State:
    """The game in which the owner of the judge may choose between its two options."""
    state = resolving(table, JUDGE)
    state.run()
    return play(state, "reveal")


def seats() -> tuple[Seat, ...]:
    return tuple(
        Seat(family, NAMES[family], None if index in (0, VIEWER) else "squire") for index, family in enumerate(FAMILIES)
    )


def sit_down(screen: TableScreen, state: State, viewer: int = VIEWER) -> View:
    """Show a game as a seat sees it, and ask what is asked."""
    view = View.of(state, viewer)
    opening = view.table.clone()
    screen.show_table(view.table, viewer, seats(), opening, [])
    screen.ask(view.decision)
    return view


def screen_for(settings: Settings, size: tuple[int, int]) -> TableScreen:
    """A table screen of this size."""
    screen = TableScreen(settings)
    screen.resize(*size)
    return screen
