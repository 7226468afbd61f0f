"""The balance beside the workshop, with the mouse and the keys, and what keeps it going."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout
from pytestqt.qtbot import QtBot

from gonfalon.bots.weighing import weigh
from gonfalon.games import game
from gonfalon.games.oriflamme.rules import CardSet
from gonfalon.games.oriflamme.rules.loading import from_texts
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.window.workshop import balancer as driving
from gonfalon.games.oriflamme.window.workshop.balance_panel import BalancePanel
from gonfalon.games.oriflamme.window.workshop.balancer import PLAYERS, Balancer
from gonfalon.games.oriflamme.workshop.balance import rows
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.plain import words_of
from gonfalon.ui.widgets.screen import Screen

LONG = 60_000
TEXT = """
name: Three
cards:
  baker: {type: character, activate: [gain: 1, gain: 1 per adjacent open character]}
  watchdog: {type: intrigue, influence: lost, activate: [gain: 1, discard: this], avenge: [steal: 2 from attacker]}
  spy: {type: character, activate: [steal: 2 from one adjacent]}
"""


class Page(Screen):
    """A screen with nothing on it but the panel."""

    def __init__(self, settings: Settings, panel: BalancePanel) -> None:
        super().__init__(settings)
        self.panel = panel
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 14)
        layout.addWidget(panel)

    def retranslate(self) -> None:
        """Its owner does."""

    def arrange(self) -> None:
        self.panel.arrange()


def three(text: str = TEXT) -> CardSet:
    return from_texts((("three.yaml", text),))


def shown(qtbot: QtBot, settings: Settings, panel: BalancePanel, size: tuple[int, int] = (1280, 308)) -> Page:
    page = Page(settings, panel)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


def filled(qtbot: QtBot, settings: Settings, size: tuple[int, int] = (1280, 308)) -> BalancePanel:
    """The panel with the figures of a few games."""
    panel, cards = BalancePanel(), three()
    shown(qtbot, settings, panel, size)
    found = rows(cards, weigh(game, "oriflamme", cards, "squire", PLAYERS, 1, range(12)), PLAYERS)
    panel.show_rows(found, cards, deck_texts(cards, "en"))
    panel.show_progress(1.0, 12, 12)
    qtbot.waitUntil(lambda: panel.table.area.verticalScrollBar().maximum() > 0)
    return panel


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(60, 12))  # type: ignore[call-overload]


# -- the panel -------------------------------------------------------------------------------------------------------


def test_a_row_that_is_clicked_shows_its_advice(qtbot: QtBot, settings: Settings) -> None:
    panel = filled(qtbot, settings)
    first, second = panel.table.rows[:2]
    assert first.isChecked(), "advice is seen from the beginning"
    assert first.height() > second.height()
    with qtbot.waitSignal(panel.kind_chosen) as chosen:
        click(second)
    assert second.told is not None
    assert chosen.args == [second.told.row.kind]
    assert second.isChecked()
    assert not first.isChecked()
    assert second.height() > first.height()


def test_arrows_go_from_row_to_row_and_home_and_end_to_the_ends(qtbot: QtBot, settings: Settings) -> None:
    panel = filled(qtbot, settings)
    table = panel.table
    kinds = [row.told.row.kind for row in table.rows if row.told]
    table.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    places = {Qt.Key.Key_Down: 1, Qt.Key.Key_End: len(kinds) - 1, Qt.Key.Key_Up: len(kinds) - 2, Qt.Key.Key_Home: 0}
    for key, place in places.items():
        QTest.keyClick(QApplication.focusWidget(), key)
        assert table.chosen == kinds[place]
        assert table.rows[place].hasFocus()
        seen = table.rows[place].mapTo(table.area.viewport(), QPoint(0, 0)).y()
        assert 0 <= seen <= table.area.viewport().height() - table.rows[place].height(), "it was brought into sight"
    QTest.keyClick(table.rows[0], Qt.Key.Key_Up)
    assert table.chosen == kinds[0]
    assert [row.focusPolicy() for row in table.rows].count(Qt.FocusPolicy.StrongFocus) == 1


def test_those_who_listen_are_told_a_row_as_a_whole(qtbot: QtBot, settings: Settings) -> None:
    panel = filled(qtbot, settings)
    for row in panel.table.rows:
        assert row.told is not None
        said = row.accessibleName()
        for words in (*row.told.cells.values(), row.told.row.advice):
            assert words in said
        assert words_of(row.toolTip()).startswith("Against even: ") == (row.told.row.difference is not None)
    assert words_of(panel.table.rows[0].toolTip()).startswith("Against even: ")


def test_what_is_shown_anew_keeps_the_choice_and_the_keyboard(qtbot: QtBot, settings: Settings) -> None:
    panel, cards = filled(qtbot, settings), three()
    panel.table.rows[2].setFocus(Qt.FocusReason.TabFocusReason)
    panel.table.choose("spy")
    held = panel.table.rows[2].told
    assert held is not None
    found = rows(cards, weigh(game, "oriflamme", cards, "squire", PLAYERS, 2, range(30)), PLAYERS)
    panel.show_rows(found[::-1], cards, deck_texts(cards, "en"))
    assert panel.table.chosen == "spy"
    focused = next(row for row in panel.table.rows if row.hasFocus())
    assert focused.told is not None
    assert focused.told.row.kind == held.row.kind
    panel.show_rows(found[:1], cards, deck_texts(cards, "en"))
    assert [row.isChecked() for row in panel.table.rows] == [True]


@pytest.mark.room
@pytest.mark.parametrize("code", ["en", "ru", "uk", "pl"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 308), 1.0), ((1032, 248), 1.0), ((1032, 248), 1.5)])
def test_figures_have_room_whatever_the_size(
    size: tuple[int, int], scale: float, code: str, qtbot: QtBot, settings: Settings, qapp: QApplication
) -> None:
    """What cannot be shown is left out whole; verdicts and victories never are."""
    language.install(qapp, code)
    settings.text_scale = scale
    panel = filled(qtbot, settings, size)
    row = panel.table.rows[0]
    assert row._columns is not None
    assert {"name", "wins", "bar", "verdict"} <= row._columns.places.keys()
    if scale == 1.0:
        assert len(row._columns.places) == 8
    ends = [place[0] + place[1] for place in row._columns.places.values()]
    assert ends == sorted(ends)
    assert ends[-1] <= row.width()
    assert panel.button.width() >= panel.button.minimumSizeHint().width()
    assert panel.minimumSizeHint().width() <= size[0] - 28


def test_the_button_runs_and_stops(qtbot: QtBot, settings: Settings) -> None:
    panel = filled(qtbot, settings)
    assert panel.button.text() == "Run again"
    assert panel.about.accessibleName() == "12 games of four squires with the last version that had no error"
    with qtbot.waitSignal(panel.run_wanted) as wanted:
        click(panel.button)
    assert wanted.args == ["squire"]
    panel.show_progress(0.25, 500, 2000)
    assert panel.progress.isVisible()
    assert panel.progress.share == 0.25
    with qtbot.waitSignal(panel.stop_wanted):
        QTest.keyClick(panel.button, Qt.Key.Key_Return)
    panel.offer_bots(("squire", "chancellor"))
    with qtbot.waitSignal(panel.run_wanted) as wanted:
        QTest.mouseClick(panel.bots.segment("chancellor"), Qt.MouseButton.LeftButton)
    assert wanted.args == ["chancellor"]
    panel.offer_bots(("squire",))
    assert panel.bot == "squire"
    assert not panel.bots.isVisible()


# -- what keeps it going ----------------------------------------------------------------------------------------------


@pytest.fixture
def balancer(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Balancer:
    monkeypatch.setattr(driving, "LOOK_MS", 20)
    monkeypatch.setattr(driving, "QUIET_MS", 0)
    found = Balancer(games=24)
    qtbot.addWidget(shown(qtbot, settings, found.panel), before_close_func=lambda _: found.close())
    return found


def idle(balancer: Balancer) -> bool:
    return not (balancer.running or balancer._timer.isActive() or balancer._quiet.isActive())


def test_a_set_without_errors_is_played_by_itself(balancer: Balancer, qtbot: QtBot) -> None:
    assert idle(balancer)
    assert balancer.panel.waiting.text() == "As soon as the set has no error, bots play it here."
    assert not balancer.panel.button.isEnabled()
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    assert not balancer.panel.waiting.isVisible()
    assert [row.text() for row in balancer.panel.table.rows[:3]] != []
    assert balancer.panel.about.accessibleName().startswith("24 games of four squires")
    assert balancer.panel.button.text() == "Run again"


def test_a_change_cancels_what_is_played_and_begins_anew(balancer: Balancer, qtbot: QtBot) -> None:
    balancer._all = 100_000
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.work is not None and balancer.work.games > 0, timeout=LONG)
    work = balancer.work
    assert work is not None
    balancer.set_changed()
    assert work.pids == ()
    assert not balancer.running
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    assert balancer.work is not work
    balancer.continuous = False
    balancer.show_set(three(TEXT.replace("gain: 1,", "gain: 2,")))
    assert idle(balancer), "not by itself any more"
    click(balancer.panel.button)
    assert balancer.running
    click(balancer.panel.button)
    assert idle(balancer)


def test_other_texts_change_nothing_but_the_names(balancer: Balancer, qtbot: QtBot) -> None:
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    balancer.show_set(three(f"{TEXT}texts: {{en: {{baker: {{name: Bread Lady}}}}}}\n"))
    assert idle(balancer)
    assert "Bread Lady" in [row.text() for row in balancer.panel.table.rows]


def test_to_close_it_kills_its_processes(balancer: Balancer, qtbot: QtBot) -> None:
    balancer._all = 100_000
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    work = balancer.work
    assert work is not None
    assert work.pids
    balancer.close()
    assert work.pids == ()
    assert idle(balancer)


def test_games_that_cannot_be_played_are_told(
    balancer: Balancer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    balancer.continuous = False
    balancer.show_set(three())
    balancer.run("nobody")
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    assert balancer.panel.waiting.text().startswith("The games could not be played to their end.")
    assert balancer.panel.button.isEnabled()


def test_rows_keep_their_places_while_figures_come_in(balancer: Balancer, qtbot: QtBot) -> None:
    cards = three()
    first, second = (
        rows(cards, weigh(game, "oriflamme", cards, "squire", PLAYERS, seed, range(12)), PLAYERS) for seed in (1, 2)
    )
    order = [row.kind for row in balancer._in_order(first, settled=True)]
    kept = [row.kind for row in balancer._in_order(second, settled=False) if row.kind in order]
    assert kept == [kind for kind in order if kind in kept]
    assert [row.kind for row in balancer._in_order(second, settled=True)] == [row.kind for row in second]


def test_another_language_is_spoken_at_once(balancer: Balancer, qtbot: QtBot, qapp: QApplication) -> None:
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    language.install(qapp, "uk")
    balancer.retranslate()
    assert balancer.panel.heading.text() == "Баланс"
    assert "персонаж" in balancer.panel.table.rows[0].accessibleName()
