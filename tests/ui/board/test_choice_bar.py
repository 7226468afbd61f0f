"""The buttons under the prompt: what is said on them depends on the room of now, and none of them goes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.widgets.styling import HALO

LONG = "The last one there, with which Abbas Mirza will go; nobody will rule Persia then, and nobody will lead"


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ChoiceBar]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    bar = ChoiceBar(window)
    window.show()
    yield bar
    window.close()


def offer(bar: ChoiceBar, titles: list[str], detail: str = "", form: ChoiceLayout = ChoiceLayout.ROW) -> None:
    bar.offer([Choice(title, title, detail) for title in titles], form=form)


def test_a_row_that_has_become_higher_is_as_if_it_had_been_so_at_once(bar: ChoiceBar) -> None:
    titles = ["Buy", "Play", "Use", "End the turn"]
    bar.resize(573, 76)
    bar.elides = True
    offer(bar, titles, "8 cards; up to 3 rupees")
    at_once = [button.geometry() for button in bar.buttons]
    bar.resize(573, 30)
    bar.resize(573, 76)
    assert [button.geometry() for button in bar.buttons] == at_once
    assert all(button.width() >= button.least_width() for button in bar.buttons)


def test_what_has_no_room_in_two_rows_takes_a_third(bar: ChoiceBar) -> None:
    titles = ["Mohammad Afzal Khan", "Imperial Surveyors", "Ghaem Magham Farahani", "Yar Mohammad Alikozai",
              "Russian Regulars", "Allah Quli Bahadur", "Tajik Warband", "Baluchi Smugglers", "Nomadic Warlord",
              "Bengal Native Infantry"]  # fmt: skip
    rows = {}
    for wide in (900, 620):
        bar.resize(wide, 60)
        offer(bar, titles)
        assert all(button.isVisible() for button in bar.buttons), wide
        assert all(button.width() >= button.least_width() for button in bar.buttons), "words are cut"
        bodies = [button.geometry().adjusted(HALO, HALO, -HALO, -HALO) for button in bar.buttons]
        assert not any(one.intersects(other) for at, one in enumerate(bodies) for other in bodies[:at])
        rows[wide] = len({body.top() for body in bodies})
    assert rows[900] == 2
    assert rows[620] == 3


def test_beneath_each_other_long_details_take_two_lines_where_there_is_room(bar: ChoiceBar) -> None:
    bar.resize(260, 400)
    offer(bar, ["Afghan army", "A tribe of Blue"], LONG, ChoiceLayout.COLUMN)
    assert all(button.broken for button in bar.buttons)
    offer(bar, ["Afghan army", "A tribe of Blue"], "Herat–Kabul", ChoiceLayout.COLUMN)
    assert not any(button.broken for button in bar.buttons)
