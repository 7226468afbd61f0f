"""Whatever was told on the board, and however fast: it then lies as if it had been built like that."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.ui.board.animation_queue import AnimationSettings, CoinItem
from tests.at_the_table.likeness import come_to_rest, likeness, unlike_rebuilt, watch_jumps
from tests.at_the_table.stage import AnyStage
from tests.games.at_every_table.contract import LONG_AT_NIGHT, TABLES, Contract, contract

STRETCH = 6
"""So many moves are told at the beginning, in the middle and at the end of a game."""
LOOKED_AT = ("usual speed", "double speed")
WAYS = {
    "usual speed": AnimationSettings(1.0),
    "finished somewhere": AnimationSettings(2.0),
    "less motion": AnimationSettings(1.0, reduced=True),
    "double speed": AnimationSettings(2.0),
    "no motion": AnimationSettings(0.0),
    "no motion at all": AnimationSettings(0.0, reduced=True),
}
"""How a move may be told."""
IN_TURN = [*WAYS, "finished somewhere", "finished somewhere"]
"""How the moves of a game are told, one after the other; there are many moments at which one may be finished."""
SEATS = [(name, seats) for name in TABLES for seats in contract(name).stages]


@dataclass
class Game:
    """A game that is told to one seat, and all that was seen of it."""

    stage: AnyStage
    table: Contract
    seed: int
    stories: int = 0
    flew: int = 0
    """At how many moments something was in the air."""
    unlike: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """What cannot be seen like this on any board."""
    jumps: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = Dice(self.seed)
        self.seen = watch_jumps(self.stage.scene)

    def look(self) -> None:
        scene = self.stage.scene
        self.flew += any(isinstance(item, CoinItem) for item in scene.items())
        items = scene.items_by_number
        self.broken += [f"{item}" for item in items if not 0.0 <= item.opacity() <= 1.0 or item.scale() <= 0]

    def look_for_leaks(self) -> None:
        self.look()
        scene = self.stage.scene
        self.leaks += self.table.leaks_on_board(scene, View(self.stage.viewer, scene.table, [], None), moving=True)

    def tell(self, way: str) -> set[type]:
        """Play a move, tell it in this way, and look whether the board is as it should be; what happened."""
        stage = self.stage
        stage.scene.animation_queue.motion = WAYS[way]
        kinds = {type(event) for event in stage.play()}
        if way == "finished somewhere":
            stage.finish_somewhere(self.chance)
        else:
            self.seen.clear()
            stage.tell(self.look_for_leaks if way in LOOKED_AT else lambda: None)
            if way in LOOKED_AT:
                self.stories += 1
                self.jumps += self.seen
        if way not in (*LOOKED_AT, "finished somewhere"):
            for item in stage.scene.items_by_number:
                item.touched = False  # a changed card keeps its outline for a while, and nothing else
        assert stage.scene.animation_queue.idle
        if likeness(stage.scene)["coins in flight"]:
            self.broken.append(f"something flies on after {kinds}")
        stage.ask()
        self.unlike += [f"{way}, {kinds}: {found}" for found in unlike_rebuilt(stage.scene, stage.view)]
        self.leaks += self.table.leaks_on_board(stage.scene, stage.view)
        come_to_rest(stage.scene)
        return kinds


@pytest.fixture(params=SEATS, ids="-".join)
def told(request: pytest.FixtureRequest) -> Game:
    name, seats = request.param
    return Game(contract(name).stages[seats](seed=98), contract(name), 98)


@pytest.mark.slow
@pytest.mark.subject("stories told on a board")
def test_every_event_is_told_to_where_it_leads(qapp: QApplication, told: Game, nightly: bool) -> None:
    """At the beginning, in the middle and at the end of a game: what moved has arrived, and nothing was told early."""
    moves, skipped = len(told.stage.foreseen()), 0
    for move in range(moves):
        if nightly or any(begin <= move < begin + STRETCH for begin in (0, moves // 2, moves - STRETCH)):
            told.stage.skip(skipped)
            told.tell(IN_TURN[move % len(IN_TURN)])
            skipped = 0
        else:
            skipped += 1
    assert told.stage.state.over
    assert told.stories >= STRETCH / 2
    assert told.unlike == [], "it does not lie as if it had been built like that"
    assert told.jumps == [], "a story does not end where the next one begins"
    assert told.leaks == [], "something is seen too early"
    assert told.broken == []


@pytest.mark.slow
def test_nothing_is_seen_twice_or_flies_on(qapp: QApplication, told: Game) -> None:
    """At every moment each card is on the board once, and no coin or marker stays behind when a story is over."""
    stage = told.stage
    while not told.flew:
        assert not stage.state.over, "nothing flew in the whole game"
        stage.play()
        stage.tell(told.look, steps=3)
        assert likeness(stage.scene)["coins in flight"] == 0
        stage.ask()
    assert told.broken == []


@pytest.mark.slow
@pytest.mark.parametrize("game", LONG_AT_NIGHT, indirect=True)
def test_everything_that_can_happen_is_told(qapp: QApplication, table: Contract) -> None:
    missing, games = set(table.kinds), 0
    for number in range(30):
        stage = table.telling(number)
        kinds = stage.foreseen()
        games += bool(missing & set().union(*kinds))
        game, skipped = Game(stage, table, number), 0
        for move, foreseen in enumerate(kinds):
            if missing & foreseen:
                stage.skip(move - skipped)
                missing -= game.tell("usual speed")
                skipped = move + 1
        assert (game.unlike, game.leaks, game.broken, game.jumps) == ([], [], [], [])
        if not missing:
            break
    assert not missing, f"never told: {sorted(kind.__name__ for kind in missing)}"
    assert games <= 5
