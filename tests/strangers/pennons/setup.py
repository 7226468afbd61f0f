"""Pennons on the start screen."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.ui.board.game_setup import GameSetup, Variant
from gonfalon.ui.widgets.game_card import GameCard
from tests.strangers.pennons.rules import NAME


class _Pennons(Variant):
    key = NAME
    most = 4

    def __init__(self, game_setup: GameSetup) -> None:
        self.game_setup = game_setup

    def describe(self, card: GameCard) -> None:
        card.set_drawing("token-first-player")
        card.set_texts("Pennons", "2–4 players · three towers")

    def about(self, players: int) -> str:
        return "Hoist your pennons on three towers; the strongest there holds it."


class PennonsSetup(GameSetup):
    game = NAME

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        return (_Pennons(self),)
