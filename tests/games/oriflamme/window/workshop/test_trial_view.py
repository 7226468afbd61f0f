"""A card is tried with the mouse and with the keys, and all that happens is seen and heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.texts.cards import SHIPPED, card_types
from gonfalon.games.oriflamme.window.workshop.trial_view import TrialView
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import Words
from tests.games.oriflamme.window.workshop.bench import click, trial_view
from tests.ui.screens.starting import settle

KINDS = [kind for name in SHIPPED for kind in card_types(name)]


@pytest.fixture(autouse=True)
def at_once(settings: Settings) -> None:
    settings.animation_speed = "off"


def told(view: TrialView) -> list[str]:
    """The sentences that are to be read."""
    inner = view.area.widget()
    assert inner is not None
    asked = {view.asked, view.asked_more}
    return [words.text() for words in inner.findChildren(Words) if words.isVisible() and words not in asked]


def key(view: QWidget, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or view, key)
    settle()


def test_a_card_is_activated_answered_and_taken_back(qtbot: QtBot, settings: Settings) -> None:
    view = trial_view(qtbot, settings, "soldier")
    assert view.activate.isVisible()
    assert not view.undo.isEnabled()
    click(view.activate)
    assert not view.activate.isVisible()
    assert told(view) == ["Green reveals the Soldier and takes 2 from it."]
    assert view.asked.text() == "Your Soldier strikes: choose a\xa0neighbour"
    assert [button.text() for button in view.choices] == [
        "Red, Archer, card 1: you 3 → 4", "Blue, Heir, card 3: you 3 → 4",
    ]  # fmt: skip
    view.area.ensureWidgetVisible(view.choices[1])
    click(view.choices[1])
    assert told(view)[-1] == "Green’s Soldier eliminates Blue’s Heir; 1 influence on it is lost."
    assert not view.choices
    assert "Green: 1 before, 4 now" in view.influence.accessibleName()
    click(view.undo)
    assert len(view.choices) == 2
    click(view.again)
    assert view.activate.isVisible()
    assert told(view) == []
    click(view.another)
    assert view.trial is not None
    assert view.trial.chosen == 1
    assert view.title.text() == "Face up since an earlier round"


def test_the_same_with_the_keys(qtbot: QtBot, settings: Settings) -> None:
    view = trial_view(qtbot, settings, "diplomat")
    view.activate.setFocus(Qt.FocusReason.TabFocusReason)
    key(view, Qt.Key.Key_Return)
    assert view.choices[0].hasFocus()
    key(view, Qt.Key.Key_2)
    assert told(view)[-1] == "Green’s Diplomat is discarded."
    assert view.undo.hasFocus()
    key(view, Qt.Key.Key_Z)
    assert view.choices[0].hasFocus()
    key(view, Qt.Key.Key_Return)
    assert view.choices[0].text() == "Red, Diplomat, card 1"
    with qtbot.waitSignal(view.closed):
        key(view, Qt.Key.Key_Escape)


def test_whoever_is_elsewhere_stays_there(qtbot: QtBot, settings: Settings) -> None:
    """Typing goes on in the editor while the card is shown anew."""
    view = trial_view(qtbot, settings, "soldier")
    other = QWidget(view.window())
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    assert other.hasFocus()
    view.show_card(all_shipped(), "soldier", "en")
    assert other.hasFocus()
    view.show_card(None, "soldier", "en")
    assert other.hasFocus()


@pytest.mark.sample(6)
@pytest.mark.parametrize("kind", KINDS)
def test_every_position_is_played_with_the_mouse(qtbot: QtBot, settings: Settings, kind: str) -> None:
    view = trial_view(qtbot, settings, kind)
    assert view.trial is not None
    for _ in view.trial.positions:
        click(view.activate)
        while view.choices:
            view.area.ensureWidgetVisible(view.choices[-1])
            settle()
            click(view.choices[-1])
        assert view.trial.over
        assert told(view) == view.trial.lines
        click(view.another)
    assert view.trial.chosen == 0


def test_steps_are_shown_one_after_the_other(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "eightfold"
    view = trial_view(qtbot, settings, "revolt")
    click(view.activate)
    assert view.telling
    assert len(told(view)) < 4
    assert not view.choices
    qtbot.waitUntil(lambda: not view.telling)
    settle()
    assert len(told(view)) == 4


def test_any_key_and_any_click_show_the_rest_at_once(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "half"
    view = trial_view(qtbot, settings, "revolt")
    view.activate.setFocus()
    key(view, Qt.Key.Key_Space)
    assert view.telling
    key(view, Qt.Key.Key_Space)
    assert not view.telling
    assert len(told(view)) == 4
    click(view.again)
    click(view.activate)
    assert view.telling
    click(view.table)
    assert not view.telling


def test_nothing_moves_where_nothing_is_to_move(qtbot: QtBot, settings: Settings) -> None:
    settings.animation_speed = "half"
    settings.reduced_motion = True
    view = trial_view(qtbot, settings, "revolt")
    click(view.activate)
    assert len(told(view)) == 4


def test_small_it_shows_the_table_and_asks_to_be_shown_large(qtbot: QtBot, settings: Settings) -> None:
    view = trial_view(qtbot, settings, "soldier", large=False)
    assert view.table.isVisible()
    assert not view.another.isVisible()
    with qtbot.waitSignal(view.enlarge_wanted):
        click(view.enlarge)
    with qtbot.waitSignal(view.enlarge_wanted):
        click(view.activate)
    assert view.trial is not None
    assert view.trial.begun


def test_a_card_says_what_it_is(qtbot: QtBot, settings: Settings) -> None:
    view = trial_view(qtbot, settings, "lord")
    heard = view.table.accessibleName()
    assert "Lord" in heard
    assert "Archer" in heard
    assert view.trial is not None
    place = view.table.place_of(view.trial.card)
    assert place is not None
    with qtbot.waitSignal(view.table.looked_at) as looked:
        QTest.mouseMove(view.table, place.center().toPoint())
    assert looked.args is not None
    assert looked.args[0].name == "Lord"
    with qtbot.waitSignal(view.table.looked_at) as away:
        QTest.mouseMove(view.table, QPoint(2, 2))
    assert away.args == [None]


def test_it_stays_in_its_position_while_the_card_is_written(qtbot: QtBot, settings: Settings) -> None:
    view = trial_view(qtbot, settings, "lord")
    click(view.another)
    click(view.activate)
    assert view.trial is not None
    shape = view.trial.position.shape
    view.show_card(all_shipped(), "lord", "en", "R")
    assert view.trial.position.shape == shape
    assert not view.trial.begun
    view.show_card(None, "lord", "en")
    assert not view.activate.isEnabled()
    assert view.trial is None


def test_it_speaks_the_language_of_now(qtbot: QtBot, settings: Settings, qapp: QApplication) -> None:
    view = trial_view(qtbot, settings, "soldier")
    click(view.activate)
    for code, words in (("uk", "Скасувати"), ("ru", "Отменить"), ("pl", "Cofnij"), ("en", "Undo")):
        language.install(qapp, code)
        settle()
        assert view.undo.text() == words
        assert len(told(view)) == 1
        assert "{" not in " ".join([*told(view), *(button.text() for button in view.choices), view.title.text()])


@pytest.mark.parametrize("large", [True, False])
def test_everything_has_its_room(qtbot: QtBot, settings: Settings, large: bool) -> None:
    for scale in (1.0, 1.5):
        settings.text_scale = scale
        view = trial_view(qtbot, settings, "soldier", large=large)
        if large:
            click(view.activate)
        parts = [view.heading, view.table, view.influence, view.area, view.activate, view.undo, view.again]
        seen = [part for part in (*parts, view.another) if part.isVisible()]
        for part in seen:
            assert view.rect().contains(part.geometry()), part
            for other in seen:
                assert part is other or not part.geometry().intersects(other.geometry()), (part, other)
