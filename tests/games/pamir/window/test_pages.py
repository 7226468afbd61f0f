"""The pages of cards and regions over the table of Pax Pamir."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.page_lines import SignLine
from gonfalon.games.pamir.window.pages import card_page, region_page
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import theme
from gonfalon.ui.widgets.dress import Words
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.terminal.at_the_terminal import view_of

ENGLISH = Names("en")
KABUL, KABUL_BAZAAR = 3, 8


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """A window of the smallest size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    return window


def test_a_page_keeps_to_the_window_and_is_dressed_for_parchment(table: QWidget) -> None:
    state = laid(Seat("afghan", court="8", tribes="kabul"), Seat("british", spies="8"), market="20 / 26")
    spread = card_page(view_of(state), KABUL_BAZAAR, ENGLISH)
    overlay = Overlay(table, spread.heading, "", spread.inner)
    overlay.open()
    assert spread.heading == "Kabul Bazaar"
    lines = spread.inner.findChildren(SignLine)
    assert [line.accessibleName().partition(".")[0] for line in lines][:3] == ["Bribe", "Tax", "Road ×2"]
    room = spread.inner.mapTo(table, spread.inner.rect().bottomRight())
    assert table.rect().contains(room)
    words = spread.inner.findChildren(Words)
    assert words
    ink = theme.THEMES["lime"]
    assert {label.palette().windowText().color().name() for label in words} <= {
        ink.text.name(), ink.text_2.name(), ink.rubric.name()
    }  # fmt: skip


def test_the_page_of_a_region_is_heard_too(table: QWidget) -> None:
    state = laid(Seat("afghan", court="8", tribes="kabul"), Seat("british"), market="20 / 26")
    spread = region_page(state.table, 0, ENGLISH, KABUL)
    assert spread.heading == "Kabul"
    assert spread.inner.accessibleName().startswith("You rule Kabul")
