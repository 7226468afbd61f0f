"""Ordonance as the screens ask for it."""

from __future__ import annotations

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.window.game_view import GAME_VIEW
from gonfalon.ui.board.game_view import GameView
from tests.games.ordonance.texts.games import assert_reads_well, begun

pytestmark = pytest.mark.usefixtures("english")


def test_the_kit_gives_words_a_teller_and_the_line_of_who_is_choosing() -> None:
    assert isinstance(GAME_VIEW, GameView)
    assert GAME_VIEW.name == "ordonance"
    state = begun("RB", first="R")
    view = View.of(state, 1)
    assert view.decision is not None
    deck = GAME_VIEW.cards(view.table)
    assert deck is view.table.seating.deck
    assert GAME_VIEW.words("en", deck).language == "en"
    lines = GAME_VIEW.telling.log_writer(view.table).opening(view.table)
    assert [GAME_VIEW.telling.text(line, deck) for line in lines][-1] == "Red draws a card."
    waiting = GAME_VIEW.telling.waiting(view.decision, view.table)
    assert (GAME_VIEW.telling.text(waiting, deck), waiting.family) == ("Red is choosing…", "R")


def test_the_keys_of_this_table_are_told() -> None:
    keys = GAME_VIEW.keys(GAME_VIEW.scene(GAME_VIEW.words("en")))
    assert [key.shown or key.names[0] for key in keys] == ["1–5", "W", "U"]
    for key in keys:
        assert_reads_well(key.does)
