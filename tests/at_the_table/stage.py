"""A scene whose stories are told by hand: time passes only when the test says so, and in no time at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QSizeF

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.session.new_game import Seat
from gonfalon.texts.game_log import LogGroup
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.table_scene import TableScene


class AnyStage:
    """One seat's scene of a game that is played without a window."""

    def __init__(
        self, state: State, scene: TableScene, families: str, viewer: int, seed: int, size: tuple[int, int],
        motion: AnimationSettings | None,
    ) -> None:  # fmt: skip
        self.viewer = viewer
        self.seed = seed
        self.dice = Dice(seed)
        self.state = state
        self.scene: Any = scene
        scene.lay_out(QSizeF(*size))
        scene.animation_queue.motion = motion or AnimationSettings(2.0)
        self.seats = tuple(Seat(family, f"Player {family}", "page") for family in families)
        self.show()

    @property
    def view(self) -> View:
        return View.of(self.state, self.viewer)

    def show(self) -> None:
        """Build what is on the scene from what the seat knows."""
        self.scene.show_table(self.view.table, self.viewer, self.seats, self.scene.words)
        self.ask()

    def foreseen(self) -> list[set[type]]:
        """The kinds of events of each move of the game that begins here, if the dice make nothing but moves."""
        state, dice = self.state.clone(), Dice(self.seed)
        kinds: list[set[type]] = []
        state.table.listener = lambda event: kinds[-1].add(type(event))
        while not state.over:
            kinds.append(set())
            state.play(dice.pick(state.moves))
        return kinds

    def play(self) -> list[Event]:
        """Play a random move and begin to tell it; nothing of it moves yet."""
        events: list[Event] = []
        self.state.table.listener = events.append
        self.state.play(self.dice.pick(self.state.moves))
        self.state.table.listener = None
        seen = [event.seen_by(self.viewer) for event in events]
        self.scene.tell([LogGroup(-1, events=list(seen))])
        return seen

    def skip(self, moves: int) -> None:
        """Play so many random moves of which nothing is told."""
        if not moves:
            return
        for _ in range(moves):
            self.state.play(self.dice.pick(self.state.moves))
        self.show()

    def ask(self) -> None:
        """Ask what is to be asked now."""
        view = self.view
        self.scene.ask(view.decision, view)

    def tell(self, look: Callable[[], None] = lambda: None, steps: int = 2) -> None:
        """Let everything move to its end, with a look at so many moments of each movement."""
        animation_queue = self.scene.animation_queue
        while not animation_queue.idle:
            running = animation_queue.running
            assert running is not None
            assert running.state() is QAbstractAnimation.State.Running
            whole = running.totalDuration()
            moments = [whole * step // steps for step in range(steps + 1)]
            for _, moment in pairwise(moments):
                if animation_queue.running is running:
                    running.setCurrentTime(moment)
                    look()

    def tell_until(self, share: float) -> None:
        """Let a part of the first movement pass."""
        running = self.scene.animation_queue.running
        if running is not None:
            running.setCurrentTime(int(running.totalDuration() * share))

    def finish_somewhere(self, chance: Dice) -> None:
        """Finish what is told at some moment of it, as anybody may."""
        animation_queue = self.scene.animation_queue
        for _ in range(chance.below(5)):
            if not animation_queue.idle and animation_queue.running is not None:
                animation_queue.running.setCurrentTime(animation_queue.running.totalDuration())
        self.tell_until(chance.below(100) / 100)
        animation_queue.finish()
