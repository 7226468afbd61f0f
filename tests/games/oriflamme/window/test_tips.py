"""What the drawings on strips and panels count pops up where the mouse rests, and what a click there shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from gonfalon.ui.board.overlay import CardRow
from gonfalon.ui.look import fonts
from gonfalon.ui.look.theme import THEMES
from tests.games.oriflamme.window.full_table import full_match
from tests.games.oriflamme.window.person import Person, game

ASIDE = "Click to look at the discard pile, the reserve and the cards you have set aside"
RIVALS = "Click to see which cards are still out (U)"


def test_panels_say_what_their_drawings_count(person: Person) -> None:
    person.begin(game(seed=3, first=0))
    scene = person.scene
    own, *rivals = scene.panels_by_seat
    assert person.tip(own.pos() + own.crest_rect().center()).split("\n") == [
        "Influence in the pool: 1", "Cards in hand: 7", "Discarded: 0", "In reserve: 0",
        "The crown: plays first in this round", ASIDE,
    ]  # fmt: skip
    for panel in rivals:
        lines = person.tip(panel.pos() + panel.crest_rect().center()).split("\n")
        assert lines == ["Influence in the pool: 1", "Cards in hand: 7", "Discarded: 0", "In reserve: 0", RIVALS]
    assert person.tip(scene.game_panel.scene_rect().center()).startswith("Round I of VI")


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_each_drawing_says_what_it_counts_and_how_many(person: Person, size: tuple[int, int]) -> None:
    person.window.resize(*size)
    person.sit_down(full_match("reveal"))
    for seat, panel in enumerate(person.scene.panels_by_seat):
        parts = panel.figure_places()
        assert {"coin-1", "marker-hand", "marker-discard"} <= set(parts)
        assert panel.figures is not None
        for drawing, words in panel.figures.tips:
            if drawing in parts:
                assert person.tip(panel.pos() + parts[drawing].center()) == words, (seat, drawing)
        assert f": {panel.figures.score}\n" in dict(panel.figures.tips)["coin-1"]


def test_each_mark_on_a_card_says_what_it_is(person: Person) -> None:
    person.sit_down(full_match("reveal"))
    items = [person.scene.items_by_number[card] for card in person.scene.table.queue]
    laden = next(item for item in items if item.coins and item.isVisible())
    assert person.tip(laden.mapToScene(laden.coins_rect().center())).startswith(f"{laden.coins} influence on it\n")
    judged = next(item for item in items if item.verdicts and item.isVisible())
    assert "verdict token" in person.tip(judged.mapToScene(judged.verdict_rect(0).center()))
    covering = next(item for item in items if item.stack > 1 and item.isVisible())
    assert person.tip(covering.mapToScene(covering.stack_rect().center())).endswith("Only the card on top acts.")


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
    said = person.scene.focus.words
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
