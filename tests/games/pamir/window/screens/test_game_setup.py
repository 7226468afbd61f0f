"""Pax Pamir on the start screen: who may play it, Wakhan among them, and what may be chosen before it begins."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.games.pamir.rules.game import CHOICES, IMPROVEMENTS, WITH_WAKHAN, Options
from gonfalon.games.pamir.texts import setup_options
from gonfalon.games.pamir.window import game_setup as module
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match, options_for
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import begun

LEFT = Qt.MouseButton.LeftButton
SEATS = [{"family": family, "name": "", "bot": bot} for family, bot in zip("RBG", (None, "squire", None), strict=True)]


def chosen(qtbot: QtBot, settings: Settings, seats: list[dict[str, object]]) -> StartScreen:
    """The start screen with Pax Pamir chosen and these seats taken."""
    seated = [{**seat, "seated": True} for seat in seats]
    settings.seats = json.dumps({"game": "pamir", "seats": seated})
    return shown(qtbot, StartScreen(settings))


def choose_bot(start: StartScreen, family: str, bot: str) -> None:
    row = start.seats.rows[family]
    row.player.segment("bot").click()
    row.bot.setCurrentIndex(row.bot.findData(bot))


def read(start: StartScreen, qtbot: QtBot) -> Options:
    """The options of the game that begins now, as its rules read them."""
    given = options_for(begun(qtbot, start), CardSources(GAMES))
    assert isinstance(given, Options)
    return given


def test_its_words_are_those_of_the_rules() -> None:
    assert tuple(setup_options.HANDS) == CHOICES["hands"]
    assert tuple(setup_options.IMPROVEMENTS) == IMPROVEMENTS
    assert module._WAKHAN in GAMES["pamir"].automata
    assert WITH_WAKHAN[-1] == module._WITH_WAKHAN


def test_wakhan_may_be_seated_where_a_bot_may_and_sits_in_one_place(qtbot: QtBot, settings: Settings) -> None:
    start = chosen(qtbot, settings, SEATS)
    assert not start.games.panels[-1].isVisible()
    choose_bot(start, "B", "wakhan")
    assert start.seats.rows["B"].name.text() == "Wakhan"
    choose_bot(start, "G", "wakhan")
    assert [row.name.text() for row in start.seats.order()[:3]] == ["Marguerite", "Ann", "Wakhan"]
    assert start.games.panels[-1].isVisible()
    given = read(start, qtbot)
    assert (given.families, given.wakhan, given.improved, given.hands) == ("RBG", 2, (), "hidden")
    assert [seat.bot for seat in begun(qtbot, start).seats] == [None, "page-squire-50", "wakhan"]
    qtbot.mouseClick(start.games.cards["ordonance"], LEFT)
    assert start.seats.rows["G"].bot.findData("wakhan") < 0
    assert [seat.bot for seat in begun(qtbot, start).seats] == [None, "page-squire-50", "page-squire-50"]
    assert start.seats.rows["G"].name.text() == "Sir Osric"


def test_her_improvements_and_the_hands_are_chosen_and_remembered(qtbot: QtBot, settings: Settings) -> None:
    start = chosen(qtbot, settings, [*SEATS[:2], {"family": "G", "bot": "wakhan"}])
    panel = start.games.panels[-1]
    for word in ("spies", "purchasing"):
        qtbot.mouseClick(panel.boxes[word], LEFT)  # type: ignore[attr-defined]
    assert start.games.variant.game_setup.choices
    start.games.variant.game_setup.choices[0].box.setCurrentIndex(1)
    for screen in (start, shown(qtbot, StartScreen(settings))):
        given = read(screen, qtbot)
        assert (given.improved, given.hands) == (("purchasing", "spies"), "open")
    choose_bot(start, "G", "page")
    assert read(start, qtbot).improved == ()


def test_with_wakhan_nobody_is_named_first_and_two_others_play(qtbot: QtBot, settings: Settings) -> None:
    start = chosen(qtbot, settings, SEATS)
    start.first.setCurrentIndex(start.first.findData("B"))
    choose_bot(start, "G", "wakhan")
    assert not start.first.isEnabled()
    assert start.first.shown_words() == "The player after Wakhan"
    assert read(start, qtbot).first is None
    qtbot.mouseClick(start.seats.rows["Y"].add, LEFT)
    assert not start.start.isEnabled()
    assert start.start.toolTip() == "Wakhan plays against one or two others."
    assert start.games.about.text().endswith(start.start.toolTip())
    choose_bot(start, "G", "squire")
    assert start.start.isEnabled()
    assert start.first.key() == "B"


@pytest.mark.parametrize("families", ["RB", "RBG", "RBGYK"])
def test_the_first_player_takes_the_first_turn(qtbot: QtBot, settings: Settings, families: str) -> None:
    start = chosen(qtbot, settings, [{"family": family, "bot": None} for family in families])
    start.first.setCurrentIndex(start.first.findData("B"))
    match = Match.begin(begun(qtbot, start), CardSources(GAMES))
    for _ in families:
        decision = match.view(match.decision_seat or 0).decision
        assert decision is not None
        assert decision.prompt.word == "loyalty"
        match.play(decision.moves[0])
    assert match.seats[match.decision_seat or 0].family == "B"


@pytest.mark.parametrize(
    "kept", [{"pamir": 3}, {"pamir": {"hands": "up", "improved": "spies"}}, {"pamir": {"hands": []}}]
)
def test_strange_settings_leave_what_is_usual(qtbot: QtBot, settings: Settings, kept: object) -> None:
    settings.seats = json.dumps({"game": "pamir", "pamir": kept})
    given = read(shown(qtbot, StartScreen(settings)), qtbot)
    assert (given.hands, given.improved) == ("hidden", ())
