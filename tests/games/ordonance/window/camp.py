"""A scene of Ordonance whose stories are told by hand."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.ordonance.rules.deck import Deck, shipped
from gonfalon.games.ordonance.rules.game import Ordonance
from gonfalon.games.ordonance.texts.table_texts import TableTexts
from gonfalon.games.ordonance.window.game_view import OrdonanceGameView
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.animation_queue import AnimationSettings
from tests.at_the_table.stage import AnyStage


class Camp(AnyStage):
    """A stage for Ordonance."""

    scene: OrdonanceScene

    def __init__(
        self,
        families: str,
        viewer: int,
        seed: int,
        *,
        deck: Deck | None = None,
        size: tuple[int, int] = (1024, 700),
        motion: AnimationSettings | None = None,
        language: str = "en",
        **options: str,
    ) -> None:
        self.families = families
        game, cards = Ordonance(), deck or shipped()
        state = game.setup(game.options({"families": families, "cards": cards, **options}), seed)
        super().__init__(
            state, OrdonanceGameView().scene(TableTexts(language, cards)), families, viewer, seed, size, motion
        )

    def call(self, names: Sequence[str]) -> None:
        """Sit down again under these names, where the game stands."""
        seats = tuple(Seat(family, name, "squire") for family, name in zip(self.families, names, strict=True))
        self.scene.show_table(self.view.table, self.viewer, seats, self.scene.words)
        self.ask()
