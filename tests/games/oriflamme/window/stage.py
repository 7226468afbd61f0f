"""A scene of Oriflamme whose stories are told by hand."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import CardSet, Options, Oriflamme
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.games.oriflamme.window.stories import story
from gonfalon.ui.board.director import Motion
from tests.at_the_table.stage import AnyStage

__all__ = ["Stage"]


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
        motion: Motion | None = None,
    ) -> None:
        state: State = Oriflamme().setup(Options(cards, families, None, direction), seed)
        super().__init__(state, OriflammeScene(Wording("en"), story), families, viewer, seed, size, motion)
