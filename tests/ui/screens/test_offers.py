"""What any game may offer on the start screen, and what becomes of an offer that is broken."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.ui.board.offer import Edition, Offer
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.widgets.game_card import GameCard
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import begun

LEFT = Qt.MouseButton.LeftButton
Offered = Callable[[Settings], Offer]


class Trio(Edition):
    """A game for three, no more and no fewer."""

    key = "trio"
    fewest = most = 3

    def __init__(self, offer: Offer) -> None:
        self.offer = offer

    def describe(self, card: GameCard) -> None:
        card.set_texts("Trio", "Three players")


class TrioOffer(Offer):
    game = "ordonance"

    def editions(self, chosen: str) -> Sequence[Edition]:
        return (Trio(self),)


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Callable[[Offered], None]:
    """Lets the second game make this offer in place of its own."""
    return lambda made: monkeypatch.setattr(GAMES["ordonance"], "offer", made)


def broken(settings: Settings) -> Offer:
    raise RuntimeError("no drawing")


def test_an_offer_that_breaks_leaves_the_others(
    qtbot: QtBot, settings: Settings, offered: Callable[[Offered], None], caplog: pytest.LogCaptureFixture
) -> None:
    offered(broken)
    with caplog.at_level(logging.WARNING):
        start = shown(qtbot, StartScreen(settings))
    assert list(start.games.cards) == ["oriflamme", "alliance", "mixed", "pamir"]
    assert "The game 'ordonance' cannot be offered." in caplog.text
    assert begun(qtbot, start).game == "oriflamme"


def test_an_edition_says_how_many_can_play(
    qtbot: QtBot, settings: Settings, offered: Callable[[Offered], None]
) -> None:
    offered(TrioOffer)
    start = shown(qtbot, StartScreen(settings))
    qtbot.mouseClick(start.games.cards["trio"], LEFT)
    fourth = start.seats.order()[3]
    assert start.seats_hint.text() == "Three play; drag a crest to change who stands aside"
    assert fourth.beside.text() == "Stands aside: three play this game"
    assert [seat.family for seat in begun(qtbot, start).seats] == ["R", "B", "G"]
    qtbot.mouseClick(start.seats.rows["Y"].leave, LEFT)
    assert not start.seats.rows["G"].leave.isEnabled()
    assert start.seats.rows["G"].leave.toolTip() == "At least three families are needed"
    assert start.seats.rows["K"].add.toolTip() == "At most three can play this game"
    # Two are too few.
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    qtbot.mouseClick(start.seats.rows["G"].leave, LEFT)
    assert start.start.isEnabled()
    qtbot.mouseClick(start.games.cards["trio"], LEFT)
    assert not start.start.isEnabled()
    assert start.start.toolTip() == "At least three families are needed"
    with qtbot.assertNotEmitted(start.begin):
        start.begin_game()
