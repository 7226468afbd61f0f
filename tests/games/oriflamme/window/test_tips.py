"""What the drawings on strips and panels count pops up where the mouse rests, and what a click there shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from gonfalon.ui.board.overlay import CardRow
from gonfalon.ui.look import fonts
from gonfalon.ui.look.theme import THEMES
from tests.games.oriflamme.window.person import Person, game

ASIDE = "Click to look at the discard pile, the reserve and the cards you have set aside"
RIVALS = "Click to look at the discard pile and the reserve"


def test_panels_say_what_their_drawings_count(person: Person) -> None:
    person.begin(game(seed=3, first=0))
    scene = person.scene
    own, *rivals = scene.panels_by_seat
    assert person.tip(own.scene_rect().center()).split("\n") == [
        "Influence in the pool: 1", "Cards in hand: 7", "Discarded: 0", "In reserve: 0",
        "The crown: plays first in this round", ASIDE,
    ]  # fmt: skip
    for panel in rivals:
        lines = person.tip(panel.scene_rect().center()).split("\n")
        assert lines == ["Influence in the pool: 1", "Cards in hand: 7", "Discarded: 0", "In reserve: 0", RIVALS]
    assert "rounds" in person.tip(scene.game_panel.scene_rect().center())


def test_the_click_shows_what_was_said(person: Person) -> None:
    person.begin(game(seed=3, first=0))
    person.click(person.scene.panels_by_seat[0].scene_rect().center())
    shown = [row.accessibleName() for row in person.table.findChildren(CardRow)]
    assert shown == ["Discard pile", "Set aside, for your eyes only"]


def test_the_keys_hear_it_too(person: Person) -> None:
    person.begin(game(seed=3, first=0))
    person.table.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        person.key(key)
    assert person.scene.focus.item is person.scene.panels_by_seat[0]
    said = person.table.view.accessibleName()
    assert said.startswith("Marguerite, ")
    assert said.endswith(ASIDE)


@pytest.mark.sample(1)
@pytest.mark.parametrize("theme", THEMES)
def test_tips_look_like_everything_else(person: Person, theme: str) -> None:
    person.begin(game(seed=3, first=0))
    person.window.settings.theme, person.window.settings.text_scale = theme, 1.5
    assert QToolTip.font().family() == fonts.FAMILY
    assert QToolTip.font().pixelSize() == 21
    colours = QToolTip.palette()
    assert colours.toolTipBase().color() == THEMES[theme].vellum
    assert colours.toolTipText().color().lightness() < 60
