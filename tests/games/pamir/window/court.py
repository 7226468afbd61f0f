"""A scene of Pax Pamir whose stories are told by hand."""

from __future__ import annotations

from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.ui.board.animation_queue import AnimationSettings
from tests.at_the_table.stage import AnyStage


class Court(AnyStage):
    """A stage for Pax Pamir; papers of Dominance Checks lie on no window here and hold nothing still."""

    scene: PamirScene

    def __init__(
        self,
        families: str,
        viewer: int,
        seed: int,
        *,
        size: tuple[int, int] = (1024, 700),
        motion: AnimationSettings | None = None,
        wakhan_tires: bool = False,
        **options: str,
    ) -> None:
        game = Pamir()
        state = game.setup(game.options({"families": families, **options}), seed)
        if wakhan_tires:
            # She shuffles her cards after two turns; chance alone leads no game that far.
            table = state.table
            table.wakhan_used, table.wakhan_deck = table.wakhan_deck[:-2], table.wakhan_deck[-2:]
        super().__init__(state, PamirGameView().scene(Names("en")), families, viewer, seed, size, motion)
