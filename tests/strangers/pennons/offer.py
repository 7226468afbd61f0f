"""Pennons on the start screen."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.ui.board.offer import Edition, Offer
from gonfalon.ui.widgets.game_card import GameCard
from tests.strangers.pennons.rules import NAME


class _Pennons(Edition):
    key = NAME
    most = 4

    def __init__(self, offer: Offer) -> None:
        self.offer = offer

    def describe(self, card: GameCard) -> None:
        card.set_drawing("token-first-player")
        card.set_texts("Pennons", "2–4 players · three towers")

    def about(self, players: int) -> str:
        return "Hoist your pennons on three towers; the strongest there holds it."


class PennonsOffer(Offer):
    game = NAME

    def editions(self, chosen: str) -> Sequence[Edition]:
        return (_Pennons(self),)
