"""What is drawn of Pax Pamir, seen as widgets."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.window.demo_positions import DEMO_POSITIONS
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.ui.application.screenshots import DemoWindow
from tests.at_the_table.windows import OpenWindow


@pytest.mark.slow
def test_the_buttons_about_a_change_of_side_stand_on_its_paper(open_window: OpenWindow) -> None:
    window = open_window()
    DEMO_POSITIONS["pamir-sides"](DemoWindow(window))
    table = window.tables.table
    assert table is not None
    scene = table.scene
    assert isinstance(scene, PamirScene)
    paper = scene.question_sheets.loyalty_change.paper().translated(scene.question_sheets.loyalty_change.pos()).toRect()
    assert [button for button in table.choices.buttons if button.isVisible()]
    assert paper.contains(table.choices.geometry())
    assert table.choices.geometry().top() > paper.center().y()
    card = scene.move_input.selected
    scene.move_input.put_down()
    assert table.choices.geometry().bottom() <= scene.measures.choices.bottom() + 6
    scene.move_input.select(card)
    assert paper.contains(table.choices.geometry())
