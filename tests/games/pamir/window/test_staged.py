"""What is drawn of Pax Pamir, seen as widgets."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.staged import PICTURES
from gonfalon.ui.application.pictures import WindowStage
from tests.at_the_table.windows import OpenWindow


@pytest.mark.slow
def test_the_buttons_about_a_change_of_side_stand_on_its_paper(open_window: OpenWindow) -> None:
    window = open_window()
    PICTURES["pamir-sides"](WindowStage(window))
    table = window.tables.table
    assert table is not None
    scene = table.scene
    assert isinstance(scene, PamirScene)
    paper = scene.rooms.joining.paper().translated(scene.rooms.joining.pos()).toRect()
    assert [button for button in table.choices.buttons if button.isVisible()]
    assert paper.contains(table.choices.geometry())
    assert table.choices.geometry().top() > paper.center().y()
    card = scene.asking.selected
    scene.asking.put_down()
    assert table.choices.geometry().bottom() <= scene.measures.choices.bottom() + 6
    scene.asking.select(card)
    assert paper.contains(table.choices.geometry())
