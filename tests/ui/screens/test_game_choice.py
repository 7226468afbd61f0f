"""The choice of a game: shipped ones, mixed decks, the sets of users, intact or broken, and what any game may add."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.window.deck_options import DeckOptions, DeckSelection
from gonfalon.session.card_sources import CardSources
from gonfalon.session.new_game import NewGame
from gonfalon.ui.board.game_setup import GameSetup, Variant
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.game_card import GameCard
from tests.pairwise import pairwise
from tests.ui.screens.conftest import shown
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import PATIENCE, begun, come_back, opened, oriflamme, put, settle

LEFT = Qt.MouseButton.LeftButton
MARKET = """name: Market day
author: Olha
cards:
  baker: {type: character, activate: [{gain: 1}]}
  miller: {type: intrigue, activate: [{gain: 2}]}
  archer: {type: character, activate: [{gain: 3}]}
texts:
  en:
    baker: {name: Baker, text: Gain 1.}
  uk:
    baker: {name: Пекар, text: Отримайте 1.}
"""
TALES = """name: Old tales
cards:
  wolf:
    type: caracter
    activate: [{gane: 1}]
  fox:
    typ: character
    activate: [{gain: x}]
"""
EMBLEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#b8862d" d="M0 0H9V9H0Z"/></svg>'
TEN = ("archer", "heir", "judge", "lord", "deal", "revolt", "spy", "soldier", "empress", "ambush")


def kinds_of(new: NewGame) -> tuple[str, ...]:
    """The kinds that were chosen, none where all of the sets are played with."""
    return tuple(new.option("kinds").replace(",", " ").split())


def test_games_are_offered_chosen_and_described(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = opened(qtbot, settings, shelf)
    cards, about = start.games.cards, start.games.about.text()
    assert list(cards) == ["oriflamme", "alliance", "mixed", "ordonance", "pamir"]
    assert [card.isChecked() for card in cards.values()] == [True, False, False, False, False]
    assert not oriflamme(start).panel.isVisible()
    new = begun(qtbot, start)
    assert (new.game, new.sets, kinds_of(new)) == ("oriflamme", ("Oriflamme",), ())
    qtbot.mouseClick(cards["alliance"], LEFT)
    assert not cards["oriflamme"].isChecked()
    assert start.games.about.text() != about
    new = begun(qtbot, start)
    assert (new.sets, kinds_of(new)) == (("Alliance",), ())


def test_arrows_go_through_the_games(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    put(shelf, "market.yaml", MARKET)
    start = opened(qtbot, settings, shelf, (1024, 700))
    cards = list(start.games.cards.values())
    cards[0].setFocus()
    for key, index in (
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Left, 0), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Right, 4), (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Right, 5), (Qt.Key.Key_Up, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Left, 0),
    ):  # fmt: skip
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is cards[index]
        assert [card.isChecked() for card in cards] == [place == index for place in range(6)]
    # Tab leaves the group, and comes back to the card that is chosen.
    qtbot.keyClick(cards[0], Qt.Key.Key_Right)
    qtbot.keyClick(cards[1], Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in cards
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is cards[1]


@pytest.mark.slow
def test_a_mixed_deck_is_five_and_five_until_ten_are_chosen(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = opened(qtbot, settings, shelf)
    qtbot.mouseClick(start.games.cards["mixed"], LEFT)
    game_setup = oriflamme(start)
    assert game_setup.panel.isVisible()
    assert len(game_setup.panel.strip.kinds) == 10
    assert game_setup.panel.names.text().count(",") == 9
    new = begun(qtbot, start)
    assert new.sets == ("Oriflamme", "Alliance")
    shares = [sum(kind in shelved.cards for kind in kinds_of(new)) for shelved in shelf.shipped if shelved.cards]
    assert shares == [5, 5]
    assert [kind.type for kind in shelf.deck(new.sets, kinds_of(new)).kinds].count("character") == 6
    with qtbot.waitSignal(start.opened) as signal:
        qtbot.mouseClick(game_setup.panel.choose, LEFT)
    picker = signal.args[0]
    assert [part.name for part in picker.choice.sets] == ["Oriflamme", "Alliance"]
    assert len(picker.choice.ids) == 10
    # A deck of one set alone names only that.
    ten = tuple(kind.id for kind in shelf.find("Alliance").cards.kinds)
    game_setup.set_deck("mixed", DeckSelection(("Alliance",), ten))
    new = begun(qtbot, start)
    assert (new.sets, kinds_of(new)) == (("Alliance",), ten)
    game_setup.set_deck("mixed", DeckSelection(("Oriflamme", "Alliance"), tuple(sorted(TEN))))
    assert {kind.id for kind in game_setup.panel.strip.kinds} == set(TEN)
    assert "Judge" in game_setup.panel.names.text()
    again = opened(qtbot, settings, shelf)
    assert again.games.cards["mixed"].isChecked()
    assert kinds_of(begun(qtbot, start)) == kinds_of(begun(qtbot, again)) == tuple(sorted(TEN))


@pytest.mark.slow
def test_a_users_set_is_made_up_to_ten_and_kept(
    qtbot: QtBot, qapp: QApplication, settings: Settings, shelf: SetStore
) -> None:
    put(shelf, "market.yaml", MARKET)
    drawing = put(shelf, "baker.svg", EMBLEM)
    start = opened(qtbot, settings, shelf)
    card = start.games.cards["own:market.yaml"]
    assert card.text() == "Market day"
    assert "Olha" in card.toolTip()
    qtbot.mouseClick(card, LEFT)
    new = begun(qtbot, start)
    assert new.sets == ("Oriflamme", "Market day")
    assert {"baker", "miller", "archer"} < set(kinds_of(new))
    assert len(kinds_of(new)) == 10
    assert shelf.deck(new.sets, kinds_of(new)).part_of("archer").name == "Market day"
    panel = oriflamme(start).panel
    emblems = {kind.id: kind.emblem for kind in panel.strip.kinds}
    assert (emblems["baker"], emblems["miller"]) == (str(drawing), "")
    assert "Baker" in panel.names.text()
    settings.language = "uk"
    language.install_language(qapp, "uk")
    settle()
    assert "Пекар" in panel.names.text()
    again = StartScreen(settings)
    qtbot.addWidget(again)
    card = again.games.cards["own:market.yaml"]
    assert (card.text(), card.isChecked()) == ("Market day", True), "before anything is read"
    put(shelf, "baker.svg", EMBLEM.replace("<path", "<script/><path"))
    come_back(start)
    assert re.search(r"baker\.svg, .* 1: <script>", start.games.about.text())


@pytest.mark.slow
def test_a_broken_set_is_grey_and_says_what_is_wrong_in_sight(
    qtbot: QtBot, settings: Settings, shelf: SetStore
) -> None:
    for number in range(12):
        put(shelf, f"market-{number:02}.yaml", MARKET.replace("Market day", f"Market {number:02}"))
    put(shelf, "tales.yaml", TALES)
    start = opened(qtbot, settings, shelf, (1024, 700))
    card, about, view = start.games.cards["own:tales.yaml"], start.games.about, start.area.viewport()
    assert card.broken
    assert "line 4: unknown word 'caracter'" in card.toolTip()
    assert "caracter" in card.accessibleDescription()
    qtbot.mouseClick(card, LEFT)

    def seen() -> bool:
        top = about.mapTo(view, about.rect().topLeft()).y()
        return top >= 0 and top + about.height() <= view.height() and about.text().count("\n") == 4

    qtbot.waitUntil(seen)
    told = about.text().splitlines()
    beginnings = (
        "This is what is wrong with", "tales.yaml, line 4: unknown word 'caracter' in wolf.type",
        "tales.yaml, line 5: unknown verb 'gane'", "", "… and 2 more mistakes",
    )  # fmt: skip
    assert all(line.startswith(beginning) for line, beginning in zip(told, beginnings, strict=True))
    assert not start.start.isEnabled()
    assert "mistakes are corrected" in start.start.toolTip()
    assert not oriflamme(start).panel.isVisible()
    with qtbot.assertNotEmitted(start.begin):
        qtbot.mouseClick(start.start, LEFT)
        qtbot.keyClick(card, Qt.Key.Key_Return)
        start.begin_game()
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert start.start.isEnabled()
    # Shipped cards that somebody has spoilt leave the screen usable, too.
    start.hide()
    diagnostic = Diagnostic("/usr/share/oriflamme.yaml", 3, 1, "unknown verb 'gane'")
    start = opened(
        qtbot, settings, type("Torn", (SetStore,), {"shipped": property(partial(torn, diagnostic))})(shelf.folder)
    )
    assert {"oriflamme", "alliance", "mixed", "ordonance", "pamir"} <= set(start.games.cards)
    qtbot.mouseClick(start.games.cards["mixed"], LEFT)
    assert "oriflamme.yaml, line 3: unknown verb 'gane'" in start.games.about.text()
    assert not start.start.isEnabled()
    assert oriflamme(start).choice("mixed") is None


def torn(diagnostic: Diagnostic, shelf: SetStore) -> NoReturn:
    raise CardFileError([diagnostic])


@pytest.mark.slow
def test_a_set_comes_is_mended_and_goes_while_the_program_runs(
    qtbot: QtBot, settings: Settings, shelf: SetStore
) -> None:
    start = opened(qtbot, settings, shelf)
    start.hide()
    path = put(shelf, "tales.yaml", TALES)
    start.show()
    qtbot.waitUntil(lambda: "own:tales.yaml" in start.games.cards)
    qtbot.mouseClick(start.games.cards["own:tales.yaml"], LEFT)
    path.write_text(MARKET, encoding="utf-8")
    come_back(start)
    card = start.games.cards["own:tales.yaml"]
    assert (card.text(), card.broken, card.isChecked()) == ("Market day", False, True)
    assert start.start.isEnabled()
    assert begun(qtbot, start).sets == ("Oriflamme", "Market day")
    cards = list(start.games.cards.values())
    with qtbot.assertNotEmitted(start.games.renewed):
        come_back(start)
    assert list(start.games.cards.values()) == cards, "nothing has changed"
    path.write_text(TALES, encoding="utf-8")
    come_back(start)
    assert card.broken
    assert not start.start.isEnabled()
    path.unlink()
    come_back(start)
    assert "own:tales.yaml" not in start.games.cards
    assert start.games.cards["oriflamme"].isChecked()
    assert start.start.isEnabled()


@pytest.mark.slow
def test_a_chosen_kind_that_is_gone_gives_the_usual_deck(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    path = put(shelf, "market.yaml", MARKET)
    start = opened(qtbot, settings, shelf)
    start.games.take("own:market.yaml")
    ten = tuple(sorted({*TEN, "baker"} - {"spy"}))
    oriflamme(start).set_deck("own:market.yaml", DeckSelection(("Oriflamme", "Market day"), ten))
    assert "baker" in kinds_of(begun(qtbot, start))
    path.write_text(MARKET.replace("baker", "brewer"), encoding="utf-8")
    come_back(start)
    new = begun(qtbot, start)
    assert {"brewer", "miller", "archer"} < set(kinds_of(new))
    assert len(kinds_of(new)) == 10
    # A set of more than ten is played with its first ten.
    ids = [f"{letter}-kind" for letter in "zyxwvutsrqpo"]
    lines = [f"  {id}: {{type: character, activate: [{{gain: 1}}]}}" for id in ids]
    put(shelf, "deep/many.yaml", "\n".join(["name: Many", "cards:", *lines]))
    come_back(start)
    start.games.take("own:deep/many.yaml")
    new = begun(qtbot, start)
    assert (new.sets, kinds_of(new)) == (("Many",), tuple(sorted(ids[:10])))


def test_files_are_read_after_the_first_paint_and_the_choice_stays(
    qtbot: QtBot, settings: Settings, shelf: SetStore
) -> None:
    put(shelf, "market.yaml", MARKET)
    settings.seats = json.dumps({"game": "own:market.yaml", "title": "Market day"})
    start = StartScreen(settings)
    seen = []
    paint = start.paintEvent
    start.paintEvent = lambda event: (seen.append(oriflamme(start).decks.known), paint(event))
    shown(qtbot, start)
    settle()
    with qtbot.assertNotEmitted(start.begin):
        start.begin_game()
    start.set_shelves(CardSources(GAMES, shelf.folder))
    assert not oriflamme(start).decks.known
    start.games.take("mixed")
    with qtbot.waitSignal(start.begin) as signal:
        start.begin_game()
    assert len(kinds_of(signal.args[0])) == 10, "before the sets were read"
    # Another edition is chosen, so nobody waits for the card of this one before it has been read.
    qtbot.waitUntil(lambda: "own:market.yaml" in start.games.cards)
    start.games.take("own:market.yaml")
    qtbot.waitUntil(lambda: oriflamme(start).decks.known)
    assert seen[0] is False
    start.await_sets(PATIENCE)
    assert start.games.cards["own:market.yaml"].isChecked()
    assert begun(qtbot, start).sets == ("Oriflamme", "Market day")


def test_a_set_that_is_read_between_two_questions_is_not_gone(shelf: SetStore) -> None:
    put(shelf, "market.yaml", MARKET)
    decks, game = DeckOptions(), "own:market.yaml"
    decks.set_shelf(lambda: shelf)
    shelf.ahead = True
    reading = shelf.read_ahead()
    next(reading)
    decks.read()
    waits = decks.awaited
    assert waits(game)
    list(reading)
    assert game not in decks.own()
    assert waits(game)
    decks.read()
    assert game in decks.own()


@pytest.mark.parametrize(
    "kept",
    [
        {"game": "own:../../gone.yaml", "title": ["x"], "decks": [1, 2]},
        {"game": "mixed", "decks": {"mixed": {"sets": 3, "kinds": [f"no-{i}" for i in range(10)]}}},
        {"game": "mixed", "decks": {"mixed": {"kinds": ["../etc", "A", "", None, {}, 1, 2, 3, 4, 5]}}},
    ],
)
def test_kept_garbage_can_be_played(qtbot: QtBot, settings: Settings, shelf: SetStore, kept: dict[str, object]) -> None:
    settings.seats = json.dumps(kept)
    new = begun(qtbot, opened(qtbot, settings, shelf))
    shelf.deck(new.sets, kinds_of(new))
    assert len(kinds_of(new)) in (0, 10)


FILES = {
    "market.yaml": MARKET,
    "tales.yaml": TALES,
    "long.yaml": MARKET.replace("Market day", "Великі ярмарки та мандрівки купців").replace("Olha", "W" * 40),
    "one-word.yaml": MARKET.replace("Market day", "Q" * 40),
}
CHOSEN = ["alliance", "mixed", "ordonance", "own:tales.yaml", "own:one-word.yaml"]


@pytest.mark.slow
@pairwise(game=CHOSEN, size=[(1024, 700), (1280, 800), (1100, 1200)], scale=[1.0, 1.5], words=["en", "uk", "long"])
def test_every_game_can_be_read(
    qtbot: QtBot, settings: Settings, shelf: SetStore, speak: Callable[[str], None],
    game: str, size: tuple[int, int], scale: float, words: str,
) -> None:  # fmt: skip
    speak(words)
    settings.text_scale = scale
    settings.seats = json.dumps({"game": game})
    for name, text in FILES.items():
        put(shelf, name, text)
    start = opened(qtbot, settings, shelf, size)
    assert start.games.cards[game].isChecked()
    assert words == "long" or start.size().toTuple() == size
    assert faults(start) == []


Offered = Callable[[Settings], GameSetup]


class Trio(Variant):
    """A game for three, no more and no fewer."""

    key = "trio"
    fewest = most = 3

    def describe(self, card: GameCard) -> None:
        card.set_texts("Trio", "Three players")


class TrioOffer(GameSetup):
    game = "ordonance"

    def game_variants(self, chosen: str) -> Sequence[Variant]:
        trio = Trio()
        trio.game_setup = self
        return (trio,)


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Callable[[Offered], None]:
    """Lets the second game give this setup in place of its own."""
    return lambda made: monkeypatch.setattr(GAMES["ordonance"], "game_setup", made)


def broken(settings: Settings) -> GameSetup:
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


def test_an_edition_says_how_many_play(qtbot: QtBot, settings: Settings, offered: Callable[[Offered], None]) -> None:
    offered(TrioOffer)
    start = shown(qtbot, StartScreen(settings))
    qtbot.mouseClick(start.games.cards["trio"], LEFT)
    fourth = start.seats.order()[3]
    assert start.seats_hint.text() == "Three play; drag a crest to change who sits out"
    assert fourth.beside.text() == "Sits out: at most three play"
    assert [seat.family for seat in begun(qtbot, start).seats] == ["R", "B", "G"]
    qtbot.mouseClick(start.seats.rows["Y"].leave, LEFT)
    assert not start.seats.rows["G"].leave.isEnabled()
    assert start.seats.rows["G"].leave.toolTip() == "At least three families are needed"
    assert not start.seats.rows["K"].isVisible()
    # Two are too few.
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    qtbot.mouseClick(start.seats.rows["G"].leave, LEFT)
    assert start.start.isEnabled()
    qtbot.mouseClick(start.games.cards["trio"], LEFT)
    assert not start.start.isEnabled()
    assert start.start.toolTip() == "At least three families are needed"
    with qtbot.assertNotEmitted(start.begin):
        start.begin_game()
