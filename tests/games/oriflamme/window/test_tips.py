"""What the drawings on strips and panels count pops up where the mouse rests, and what a click there or a key opens."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from gonfalon.ui.board.overlay import CardRow
from gonfalon.ui.board.unseen_cards import UnseenState
from gonfalon.ui.look import fonts
from gonfalon.ui.look.theme import THEMES
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.posed import full_match

Key = Qt.Key
ASIDE = "Click to look at the discard pile, the reserve and the cards you have set aside"
RIVALS = "Click to see which cards are still out (U)"


@pytest.fixture
def begun(person: Person) -> Person:
    person.begin(game(seed=3, first=0))
    return person


@pytest.fixture
def laden(person: Person) -> Person:
    person.sit_down(full_match("reveal"))
    return person


def test_panels_say_what_their_drawings_count(begun: Person) -> None:
    crown = "First player token: plays first in this round"
    counted = ["Influence in the pool: 1", "Cards in hand: 7", "Discarded: 0", "In reserve: 0"]
    for seat, panel in enumerate(begun.scene.panels_by_seat):
        lines = begun.tip(panel.pos() + panel.crest_rect().center()).split("\n")
        assert lines == [*counted, *([RIVALS] if seat else [crown, ASIDE])]
    assert begun.tip(begun.scene.game_panel.scene_rect().center()).startswith("Round I of VI")
    # The keys hear it too.
    begun.table.view.setFocus()
    begun.key(Key.Key_Right)
    begun.key(Key.Key_Down)
    assert begun.focused is begun.scene.panels_by_seat[0]
    assert begun.scene.focus.words.startswith("Marguerite, ")
    assert begun.scene.focus.words.endswith(ASIDE)
    # And a click shows what was said.
    begun.click(begun.scene.panels_by_seat[0].scene_rect().center())
    shown = [row.accessibleName() for row in begun.table.findChildren(CardRow)]
    assert shown == ["Discard pile", "Set aside, for your eyes only"]


def test_each_drawing_and_each_mark_on_a_card_says_what_it_is(laden: Person) -> None:
    for seat, panel in enumerate(laden.scene.panels_by_seat):
        parts, tips = panel.figure_places(), dict(laden.scene.figure_tips(seat))
        assert {"coin-1", "marker-hand", "marker-discard"} <= set(parts)
        for drawing in parts.keys() & tips.keys():
            assert laden.tip(panel.pos() + parts[drawing].center()) == tips[drawing], (seat, drawing)
        assert f": {panel.figures.score}\n" in tips["coin-1"]
    items = [item for item in laden.queue if item.isVisible()]
    coins = next(item for item in items if item.coins)
    assert laden.tip(coins.mapToScene(coins.coins_rect().center())).startswith(f"{coins.coins} influence on it\n")
    judged = next(item for item in items if item.verdicts)
    assert "verdict token" in laden.tip(judged.mapToScene(judged.verdict_rect(0).center()))
    covering = next(item for item in items if item.stack > 1)
    assert laden.tip(covering.mapToScene(covering.stack_rect().center())).endswith("Only the card on top acts.")


@pytest.mark.parametrize("theme", THEMES)
def test_tips_look_like_everything_else(begun: Person, theme: str) -> None:
    begun.window.settings.theme, begun.window.settings.text_scale = theme, 1.5
    assert QToolTip.font().family() == fonts.FAMILY
    assert QToolTip.font().pixelSize() == 21
    colours = QToolTip.palette()
    assert colours.toolTipBase().color() == THEMES[theme].vellum
    assert colours.toolTipText().color().lightness() < 60


def test_what_is_still_out_is_opened_by_mouse_key_and_number(begun: Person) -> None:
    table, panel, seats = begun.table, begun.table.unseen_cards.panel, begun.scene.seats
    begun.click(begun.scene.panels_by_seat[1].scene_rect().center())
    assert panel.isVisible()
    assert panel.told.family == seats[1].family
    assert panel.cells[0].hasFocus()
    QTest.keyClick(panel.cells[0], Key.Key_Down)
    assert panel.cells[5].hasFocus()
    assert panel.cells[5].accessibleName().startswith(panel.told.kinds[5].name + ": ")
    assert table.overlay is None
    QTest.keyClick(panel.cells[5], Key.Key_Escape)
    assert not panel.isVisible()
    for visible in (True, False):
        begun.key(Key.Key_U)
        assert panel.isVisible() == visible
    QTest.keyClick(table.view, Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert panel.told.family == seats[2].family
    QTest.mouseClick(panel.close_button, Qt.MouseButton.LeftButton)
    assert not panel.isVisible()


def test_what_may_still_come_is_bright_and_what_was_seen_is_grey(begun: Person) -> None:
    panel = begun.table.unseen_cards.panel
    begun.key(Key.Key_U)
    states: tuple[UnseenState, ...] = ("hidden", "elsewhere", "seen", "reserved", "discarded")
    kind = panel.told.kinds[0]
    panel.show_told(replace(panel.told, kinds=tuple(replace(kind, state=state) for state in states)))
    QApplication.processEvents()
    images = [cell.grab().toImage() for cell in panel.cells]
    lights = [sum(image.pixelColor(x, y).lightness() for x in range(20, image.width() - 20, 3)
                  for y in range(12, image.height() // 2, 3)) for image in images]  # fmt: skip
    assert min(lights[:2]) > max(lights[2:]) * 1.1
    assert ["Still out" in cell.accessibleName() for cell in panel.cells] == [True, True, False, False, False]


def test_nobody_answers_what_lies_under_it(laden: Person) -> None:
    moves = laden.match.moves
    for key, answered in ((Key.Key_U, False), (Key.Key_1, False), (Key.Key_Escape, False), (Key.Key_1, True)):
        laden.key(key)
        assert (laden.match.moves != moves) == answered


def test_what_may_lie_there_is_framed(laden: Person) -> None:
    scene, out = laden.scene, laden.table.unseen_cards
    shown = [seat for seat in range(len(scene.seats)) if out.show(seat)]
    assert len(shown) >= 3
    for seat in shown:
        out.show(seat)
        assert out.frames.isVisible()
        for card in out.panel.told.hidden:
            place = scene.place_of(card)
            assert place is None or out.frames.sceneBoundingRect().contains(place)
            assert scene.table.seating.owner[card] == seat
    out.close()
    assert not out.frames.isVisible()
