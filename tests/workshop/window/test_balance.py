"""The balance beside the workshop, with the mouse and the keys, and what keeps it going."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games import find_game
from gonfalon.games.oriflamme.rules import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.plain_text import tip_text
from gonfalon_lab.card_balance import measure_cards
from gonfalon_workshop.balance import CardBalanceRow, balance_rows
from gonfalon_workshop.window import balance_panel as driving
from gonfalon_workshop.window.balance_panel import PLAYERS, BalanceController, BalancePanel
from tests.pairwise import pairwise as combined
from tests.ui.screens.starting import settle
from tests.workshop.window.bench import on_bench

KEY = Qt.Key
LONG = 60_000
TEXT = """
name: Three
cards:
  baker: {type: character, activate: [gain: 1, gain: 1 per adjacent open character]}
  watchdog: {type: intrigue, influence: lost, activate: [gain: 1, discard: this], avenge: [steal: 2 from attacker]}
  spy: {type: character, activate: [steal: 2 from one adjacent]}
"""


def three(text: str = TEXT) -> CardSet:
    return from_texts((("three.yaml", text),))


@cache
def figures(seed: int = 1, games: int = 12) -> tuple[CardBalanceRow, ...]:
    """The figures of a few games."""
    cards = three()
    return tuple(
        balance_rows(
            cards, measure_cards(find_game, "oriflamme", cards, "squire", PLAYERS, seed, range(games)), PLAYERS
        )
    )


def fill(panel: BalancePanel, found: Sequence[CardBalanceRow]) -> None:
    cards = three()
    panel.show_rows(found, cards, deck_texts(cards, "en"))


@pytest.fixture
def panel(qtbot: QtBot, settings: Settings) -> BalancePanel:
    """The panel with the figures of a few games."""
    panel = on_bench(qtbot, settings, BalancePanel())
    panel.window().resize(1280, 308)
    fill(panel, figures())
    panel.show_progress(1.0, 12, 12)
    qtbot.waitUntil(lambda: panel.table.area.verticalScrollBar().maximum() > 0, timeout=LONG)
    return panel


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(60, 12))


def test_a_row_that_is_chosen_shows_its_advice(qtbot: QtBot, panel: BalancePanel) -> None:
    table = panel.table
    first, second = table.rows[:2]
    assert first.isChecked(), "advice is seen from the beginning"
    assert first.height() > second.height()
    with qtbot.waitSignal(panel.kind_chosen) as chosen:
        click(second)
    assert chosen.args == [second.told.row.kind]
    assert second.isChecked()
    assert not first.isChecked()
    assert second.height() > first.height()
    # Arrows go from row to row, Home and End to the ends.
    click(first)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    last = len(table.rows) - 1
    for key, place in (
        (KEY.Key_Down, 1), (KEY.Key_End, last), (KEY.Key_Up, last - 1), (KEY.Key_Home, 0), (KEY.Key_Up, 0)
    ):  # fmt: skip
        QTest.keyClick(QApplication.focusWidget(), key)
        row = table.rows[place]
        assert table.chosen == row.told.row.kind
        assert row.hasFocus()
        seen = row.mapTo(table.area.viewport(), QPoint(0, 0)).y()
        assert 0 <= seen <= table.area.viewport().height() - row.height(), "it was brought into sight"
    assert [row.focusPolicy() for row in table.rows].count(Qt.FocusPolicy.StrongFocus) == 1


def test_those_who_listen_are_told_a_row_as_a_whole(panel: BalancePanel) -> None:
    for row in panel.table.rows:
        assert all(words in row.accessibleName() for words in (*row.told.cells.values(), row.told.row.advice))
        assert tip_text(row.toolTip()).startswith("Difference from even: ") == (row.told.row.difference is not None)
    assert tip_text(panel.table.rows[0].toolTip()).startswith("Difference from even: ")


def test_what_is_shown_anew_keeps_the_choice_and_the_keyboard(panel: BalancePanel) -> None:
    table = panel.table
    table.rows[2].setFocus(Qt.FocusReason.TabFocusReason)
    table.choose("spy")
    held = table.rows[2].told.row.kind
    found = figures(2)
    fill(panel, found[::-1])
    assert table.chosen == "spy"
    assert [row.told.row.kind for row in table.rows if row.hasFocus()] == [held]
    fill(panel, found[:1])
    assert [row.isChecked() for row in table.rows] == [True]


@combined(look=[((1280, 308), 1.0), ((1032, 248), 1.0), ((1032, 248), 1.5)], code=LANGUAGES)
def test_figures_have_room_whatever_the_size(
    look: tuple[tuple[int, int], float], code: str, settings: Settings, qapp: QApplication, panel: BalancePanel
) -> None:
    """What cannot be shown is left out whole; verdicts and victories never are."""
    size, settings.text_scale = look
    language.install_language(qapp, code)
    panel.window().resize(*size)
    fill(panel, figures())
    settle()
    row = panel.table.rows[0]
    places = {column: cell.geometry() for column, cell in row.line.cells.items() if cell.isVisible()}
    assert {"name", "wins", "bar", "verdict"} <= places.keys()
    assert settings.text_scale > 1.0 or len(places) == 8
    assert all(one.right() < other.left() for one, other in pairwise(places.values()))
    assert places["verdict"].right() <= row.width()
    heads = {column: head.geometry() for column, head in panel.table.heads.items() if head.isVisible()}
    assert [(head.left(), head.right()) for head in heads.values()] == [
        (place.left(), place.right()) for place in places.values()
    ]
    assert panel.button.width() >= panel.button.minimumSizeHint().width()
    assert panel.minimumSizeHint().width() <= size[0] - 28


def test_the_button_runs_and_stops(qtbot: QtBot, panel: BalancePanel) -> None:
    assert panel.button.text() == "Run again"
    assert panel.about.accessibleName() == "12 games of four squires with the last version without mistakes"
    with qtbot.waitSignal(panel.run_wanted) as wanted:
        click(panel.button)
    assert wanted.args == ["squire"]
    panel.show_progress(0.25, 500, 2000)
    assert panel.progress.isVisible()
    assert panel.progress.share == 0.25
    with qtbot.waitSignal(panel.stop_wanted):
        QTest.keyClick(panel.button, KEY.Key_Return)
    panel.offer_bots(("squire", "chancellor"))
    with qtbot.waitSignal(panel.run_wanted) as wanted:
        QTest.mouseClick(panel.bots.segment("chancellor"), Qt.MouseButton.LeftButton)
    assert wanted.args == ["chancellor"]
    panel.offer_bots(("squire",))
    assert panel.bot == "squire"
    assert not panel.bots.isVisible()


@pytest.fixture
def balancer(qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[BalanceController]:
    monkeypatch.setattr(driving, "LOOK_MS", 20)
    monkeypatch.setattr(driving, "QUIET_MS", 0)
    found = BalanceController(games=4)
    on_bench(qtbot, settings, found.panel).window().resize(1280, 308)
    yield found
    found.close()


def idle(balancer: BalanceController) -> bool:
    return not (balancer.running or balancer._timer.isActive() or balancer._quiet.isActive())


@pytest.mark.slow
def test_a_set_without_errors_is_played_by_itself(
    balancer: BalanceController, qtbot: QtBot, qapp: QApplication
) -> None:
    panel = balancer.panel
    assert idle(balancer)
    assert panel.waiting.text() == "As soon as the set is free of mistakes, bots will play it here."
    assert not panel.button.isEnabled()
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    assert not panel.waiting.isVisible()
    assert panel.table.rows
    assert panel.about.accessibleName().startswith("4 games of four squires")
    assert panel.button.text() == "Run again"
    # Other texts change nothing but the names.
    balancer.show_set(three(f"{TEXT}texts: {{en: {{baker: {{name: Bread Lady}}}}}}\n"))
    assert idle(balancer)
    assert "Bread Lady" in [row.text() for row in panel.table.rows]
    # Another language is spoken at once.
    language.install_language(qapp, "uk")
    balancer.retranslate()
    assert panel.heading.text() == "Баланс"
    assert "персонаж" in panel.table.rows[0].accessibleName()


@pytest.mark.slow
def test_a_change_cancels_what_is_played_and_begins_anew(balancer: BalanceController, qtbot: QtBot) -> None:
    """And to close it kills its processes."""
    balancer._all = 100_000
    balancer.show_set(three())
    qtbot.waitUntil(lambda: balancer.work is not None and balancer.work.games > 0, timeout=LONG)
    work = balancer.work
    balancer.set_changed()
    assert work.pids == ()
    assert not balancer.running
    qtbot.waitUntil(lambda: balancer.running, timeout=LONG)
    assert balancer.work is not work
    balancer.continuous = False
    balancer.show_set(three(TEXT.replace("gain: 1,", "gain: 2,")))
    assert idle(balancer), "not by itself any more"
    for running in (True, False, True):
        click(balancer.panel.button)
        assert balancer.running == running
    work = balancer.work
    assert work.pids
    balancer.close()
    assert work.pids == ()
    assert idle(balancer)


@pytest.mark.slow
def test_games_that_cannot_be_played_are_told(balancer: BalanceController, qtbot: QtBot) -> None:
    balancer.continuous = False
    balancer.show_set(three())
    balancer.run("nobody")
    qtbot.waitUntil(lambda: idle(balancer), timeout=LONG)
    assert balancer.panel.waiting.text().startswith("The games could not be finished.")
    assert balancer.panel.button.isEnabled()


def test_rows_keep_their_places_while_figures_come_in(balancer: BalanceController) -> None:
    def order(seed: int, *, settled: bool) -> list[str]:
        return [row.kind for row in balancer._in_order(figures(seed), settled=settled)]

    first = order(1, settled=True)
    kept = [kind for kind in order(2, settled=False) if kind in first]
    assert kept == [kind for kind in first if kind in kept]
    assert order(2, settled=True) == [row.kind for row in figures(2)]
