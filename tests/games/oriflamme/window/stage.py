"""Scenes of Oriflamme whose stories are told by hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QSizeF

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import CardSet, Options, Oriflamme
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.games.oriflamme.window.game_view import OriflammeGameView
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.match import Match
from gonfalon.texts.game_log import LogGroup
from gonfalon.ui.board.animation_queue import AnimationSettings, CoinItem
from tests.at_the_table.stage import AnyStage
from tests.games.oriflamme.window.posed import VIEWER
from tests.session.truth import truth


class Stage(AnyStage):
    """A stage for Oriflamme."""

    scene: OriflammeScene

    def __init__(
        self,
        cards: CardSet,
        families: str,
        viewer: int,
        seed: int,
        *,
        direction: str = "left-to-right",
        size: tuple[int, int] = (1024, 700),
        motion: AnimationSettings | None = None,
    ) -> None:
        state: State = Oriflamme().setup(Options(cards, families, None, direction), seed)
        super().__init__(state, OriflammeGameView().scene(TableTexts("en")), families, viewer, seed, size, motion)


class Moving:
    """The scene of a match, without a window."""

    def __init__(self, match: Match, viewer: int = VIEWER, motion: AnimationSettings | None = None) -> None:
        self.viewer = viewer
        self.state = truth(match)
        self.scene = OriflammeGameView().scene(TableTexts("en", match.deck))
        self.scene.lay_out(QSizeF(1280, 800))
        self.scene.animation_queue.motion = motion or AnimationSettings(1.0)
        self.scene.show_table(self.view.table, viewer, match.seats, self.scene.words)

    @property
    def view(self) -> View:
        """What the seat knows, while nothing is asked."""
        return View(self.viewer, View.of(self.state, self.viewer).table, [], None)

    def begin(self, *events: Event) -> None:
        """Let events happen, and begin to tell them."""
        self.scene.tell([LogGroup(-1, events=list(events))])
        for event in events:
            event.apply(self.state.table)

    def tell(self, *events: Event, share: float = 0.3) -> Iterator[QAbstractAnimation]:
        """Let events happen; give each movement after a share of it, and let it come to its end afterwards."""
        self.begin(*events)
        animation_queue = self.scene.animation_queue
        while not animation_queue.idle:
            running = animation_queue.running
            running.setCurrentTime(int(running.totalDuration() * share))
            yield running
            running.setCurrentTime(running.totalDuration())
        self.scene.ask(None)

    def flying(self) -> list[CoinItem]:
        """The coins and tokens that are on their way."""
        return [item for item in self.scene.items() if isinstance(item, CoinItem)]
