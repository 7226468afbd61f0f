"""Pennons in lines of plain text."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.knowledge import View
from gonfalon.texts.text_board import TextBoard
from gonfalon.texts.translations import current_language
from tests.strangers.pennons.rules import Move, Table
from tests.strangers.pennons.texts import TELLING, Words


class PennonsTable(TextBoard):
    log_renderer = TELLING
    help = ("A move is 'hoist 7 2': your pennon 7 goes onto the second tower.",)

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        table: Table = view.table
        lines = Words(current_language()).towers(table)
        if view.seat >= 0 and not table.over:
            hand = sorted(table.faces[card] or 0 for card in table.hands[view.seat])
            lines.append(f"In your hand: {', '.join(map(str, hand))}")
        return lines

    def question(self, view: View, names: Sequence[str]) -> str:
        assert view.decision is not None
        return f"{names[view.decision.seat]}, which pennon goes onto which tower?"

    def gloss(self, view: View, move: Move, names: Sequence[str]) -> str:
        return ""
