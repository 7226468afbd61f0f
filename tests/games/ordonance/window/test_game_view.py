"""Ordonance as the screens ask for it."""

from __future__ import annotations

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.window.game_view import OrdonanceGameView
from gonfalon.ui.board.game_view import GameView
from tests.games.ordonance.texts.games import assert_reads_well, begun

pytestmark = pytest.mark.usefixtures("english")
VIEW = OrdonanceGameView()


def test_it_gives_words_a_teller_and_the_line_of_who_is_choosing() -> None:
    assert isinstance(VIEW, GameView)
    assert VIEW.name == "ordonance"
    state = begun("RB", first="R")
    view = View.of(state, 1)
    assert view.decision is not None
    deck = VIEW.cards(view.table)
    assert deck is view.table.seating.deck
    assert VIEW.words("en", deck).language == "en"
    lines = VIEW.log_renderer.log_writer(view.table).opening(view.table)
    assert [VIEW.log_renderer.text(line, deck) for line in lines][-1] == "Red draws a card."
    waiting = VIEW.log_renderer.waiting(view.decision, view.table)
    assert (VIEW.log_renderer.text(waiting, deck), waiting.family) == ("Red is choosing…", "R")


def test_the_keys_of_this_table_are_told() -> None:
    keys = VIEW.keys(VIEW.scene(VIEW.words("en")))
    assert [key.shown or key.names[0] for key in keys] == ["1–5", "W", "U"]
    for key in keys:
        assert_reads_well(key.does)
