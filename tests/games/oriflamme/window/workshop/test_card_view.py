"""The card as it stands: its colours, what is said of it, and the small table beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.cards import CardText, deck_texts
from gonfalon.games.oriflamme.window.workshop.card_view import CardView, borrowed_from
from gonfalon.ui.look import art
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.plain import words_of
from tests.games.oriflamme.window.workshop.bench import card_view, click
from tests.ui.screens.starting import settle

CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'


def text(kind: str = "lord") -> CardText:
    return deck_texts(all_shipped(), "en")[kind]


def test_the_card_is_seen_in_the_colours_of_a_family(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "lord")
    assert view.card.look is not None
    assert view.card.look.family == "G"
    with qtbot.waitSignal(view.family_chosen) as chosen:
        click(view.families.dots["R"])
    assert chosen.args == ["R"]
    assert view.card.look.family == "R"
    assert view.trial.trial is not None
    assert view.trial.trial.family == "R"
    QTest.keyClick(view.families.dots["R"], Qt.Key.Key_Right)
    assert view.families.family == "B"
    assert view.families.dots["B"].hasFocus()
    assert view.card.look.family == "B"


def test_it_is_turned_over(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "lord")
    face = view.card.grab().toImage()
    click(view.card)
    assert view.card.isChecked()
    assert words_of(view.card.toolTip()) == "Turn it face up"
    assert view.card.grab().toImage() != face
    view.card.setFocus()
    QTest.keyClick(view.card, Qt.Key.Key_Return)
    assert not view.card.isChecked()
    assert view.card.accessibleName().startswith("Lord: ")


def test_it_says_which_line_is_left_out(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "lord")
    assert not view.alarm.isVisible()
    assert not view.note.isVisible()
    view.show_card("lord", text(), "character", left_out=7, why="“clsoed” is no adjective.")
    settle()
    assert view.alarm.isVisible()
    assert view.alarm.text() == "Line 7 is left out"
    assert view.note.text() == "“clsoed” is no adjective."
    view.show_card("lord", text(), "character", written=True)
    settle()
    assert not view.alarm.isVisible()
    assert view.note.text() == "The text is written from its program. You may word it yourself under “texts”."


def test_it_says_where_its_emblem_comes_from(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    view = card_view(qtbot, settings, "lord")
    assert view.caption.text() == "Emblem: Lord, borrowed until it has its own"
    view.show_card("baker", text(), "character")
    assert view.caption.text() == "Its first letter, until it has an emblem"
    view.show_card("baker", text(), "character", "spy")
    assert view.caption.text() == "Emblem: Spy, borrowed until it has its own"
    own = tmp_path / "baker.svg"
    own.write_text(CIRCLE)
    view.show_card("baker", text(), "character", str(own))
    assert view.caption.text() == "Emblem: baker.svg"
    own.write_bytes(art.source("emblem-judge").encode())
    assert borrowed_from("baker", str(own)) == "judge"
    assert borrowed_from("baker", str(tmp_path / "none.svg")) == ""


def test_the_trial_takes_the_whole_panel_and_gives_it_back(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "off"
    view = card_view(qtbot, settings, "soldier")
    assert view.trial.table.isVisible()
    click(view.trial.activate)
    assert view.trial.large
    assert not view.card.isVisible()
    assert view.trial.width() > view.width() * 0.9
    view.trial.choices[0].setFocus()
    QTest.keyClick(view.trial.choices[0], Qt.Key.Key_Escape)
    settle()
    assert not view.trial.large
    assert view.card.isVisible()
    assert view.trial.enlarge.hasFocus()


def test_a_card_on_the_table_is_shown_large_while_it_is_pointed_at(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "lord")
    trial = view.trial.trial
    assert trial is not None
    other = next(card for card in trial.table.queue if card != trial.card)
    place = view.trial.table.place_of(other)
    assert place is not None
    QTest.mouseMove(view.trial.table, place.center().toPoint())
    assert view.card.look is not None
    assert view.card.look.name != "Lord"
    QTest.mouseMove(view.card)
    view.trial.table.looked_at.emit(None)
    assert view.card.look.name == "Lord"


def test_another_emblem_is_asked_for(qtbot: QtBot, settings: Settings) -> None:
    view = card_view(qtbot, settings, "lord")
    with qtbot.waitSignal(view.emblem_wanted):
        click(view.emblem)


@pytest.mark.parametrize("size", [(448, 436), (358, 381)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_lies_over_anything_else(qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float) -> None:
    settings.text_scale = scale
    view = card_view(qtbot, settings, "lord", size)
    for left_out in (0, 7):
        view.show_card("lord", text(), "character", left_out=left_out, written=True)
        settle()
        seen = [
            part
            for part in (
                view.heading, view.families, view.card, view.caption, view.alarm, view.note, view.trial,
                view.picture_heading, view.emblem,
            )
            if part.isVisible()
        ]  # fmt: skip
        for part in seen:
            assert view.rect().contains(part.geometry()), part
            for other in seen:
                assert part is other or not part.geometry().intersects(other.geometry()), (part, other)


def test_a_view_without_a_card_shows_nothing(qtbot: QtBot, settings: Settings, qapp: QApplication) -> None:
    view = CardView(settings)
    qtbot.addWidget(view)
    view.arrange(448, 436)
    view.show()
    view.grab()
    assert view.card.look is None
    assert not view.trial.activate.isEnabled()
