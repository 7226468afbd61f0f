"""Ordonance on the start screen: its deck, its seats and what may be chosen before it begins."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules import game as rules
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.texts import variants
from gonfalon.games.ordonance.window.unit_deck import USUAL_DECKS, USUAL_SIZE
from gonfalon.games.oriflamme.rules.shelf import Shelf
from gonfalon.session.beginning import options_of
from gonfalon.session.seats import NewGame
from gonfalon.session.shelves import Shelves
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.start import StartScreen
from tests.books import read_library
from tests.pairwise import pairwise
from tests.scripts import ROOT
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import (
    ALL_CHOSEN,
    FIVE,
    begun,
    chosen,
    come_back,
    opened,
    ordonance,
    oriflamme,
    put,
    settle,
)

LEFT = Qt.MouseButton.LeftButton
OWN = """id: mine
status: printed
icons: [spear, bow, swords, helmet, flag]
copies_by_icon_count: {1: 4, 2: 2, 3: 1, 4: 1, 5: 2}
"""
TORN = "icons: [spear, bwo]\ncopies_by_icon_count: {1: 40}\nstaus: printed\n"


def families(new: NewGame) -> str:
    return "".join(seat.family for seat in new.seats)


# -- what is asked for -------------------------------------------------------------------------------------------------


def test_a_first_game_is_as_usual(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    start = chosen(qtbot, settings, shelf)
    new = begun(qtbot, start)
    assert (new.game, families(new), new.first, new.sets) == ("ordonance", "RBGY", None, ("ordonance-base",))
    assert new.options == (("scoring", "territories"), ("singles", "seniority"), ("certainty", "icons"))
    options = options_of(new, Shelves(GAMES, shelf.folder))
    assert options == rules.Options(options.cards, "RBGY")


def test_the_usual_deck_is_known_before_it_is_read() -> None:
    usual = shipped()
    assert usual.size == USUAL_SIZE
    assert usual.decks_by_players == USUAL_DECKS


def test_how_many_decks_are_shuffled_for_so_many_players(
    qtbot: QtBot, settings: Settings, shelf: Shelf, qapp: QApplication
) -> None:
    language.install(qapp, "en")
    start = chosen(qtbot, settings, shelf)
    said = []
    for places in (4, 3, 2):
        assert len(start.seating.playing) == places
        said.append(start.games.about.text().splitlines()[-1])
        if places > 2:
            qtbot.mouseClick(start.seats.rows[start.seating.playing[-1].family].leave, LEFT)
    assert said == [
        "For 4 players 2 decks are shuffled together, 112 cards in all.",
        "For 3 players 2 decks are shuffled together, 112 cards in all.",
        "For 2 players 1 deck is shuffled, 56 cards in all.",
    ]
    put(shelf, "ordonance.yaml", OWN)
    come_back(start)
    assert start.games.about.text().endswith("For 2 players 1 deck is shuffled, 57 cards in all.")


def test_the_words_are_those_of_the_game() -> None:
    assert rules.CHOICES == variants.CHOICES
    for name, words in variants.CHOICES.items():
        assert variants.title(name)
        told = {(variants.label(name, word), variants.note(name, word)) for word in words}
        assert len(told) == len(words)
        if name != variants.SCORING:
            assert len({variants.said(name, word) for word in words}) == len(words)


def test_everything_that_can_be_chosen_can_be_played(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": ALL_CHOSEN})
    new = begun(qtbot, opened(qtbot, settings, shelf))
    assert dict(new.options) == ALL_CHOSEN
    seating = options_of(new, Shelves(GAMES, shelf.folder)).seating()
    assert (seating.count_singles, seating.by_deck, seating.play_out, seating.incomplete_score) == (
        True, True, True, False,
    )  # fmt: skip


def test_oriflamme_is_asked_for_as_before(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    start = chosen(qtbot, settings, shelf)
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert oriflamme(start).foot.box.isVisible()
    assert not ordonance(start).foot.box.isVisible()
    assert not ordonance(start).panel.notice.isVisible()
    assert not ordonance(start).panel.variants.isVisible()
    new = begun(qtbot, start)
    assert (new.game, new.sets, new.options) == ("oriflamme", ("Oriflamme",), (("direction", "left-to-right"),))


def test_it_may_begin_before_the_deck_was_read(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance"})
    put(shelf, "ordonance.yaml", OWN)
    start = StartScreen(settings)
    qtbot.addWidget(start)
    start.set_shelves(Shelves(GAMES, shelf.folder))
    with qtbot.waitSignal(start.begin) as signal:
        start.begin_game()
    assert signal.args[0].sets == ("mine",)


def test_no_rules_are_loaded_before_the_first_paint() -> None:
    program = (
        "import sys, gonfalon.ui.screens.start, gonfalon.ui.application.window; "
        "print(sorted(name for name in sys.modules if name.startswith('gonfalon.games') and '.rules' in name))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT / "desktop"
    )
    assert done.stdout.strip() == "[]"


def test_the_screen_is_painted_before_the_deck_is_read(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance"})
    start = StartScreen(settings)
    start.set_shelves(Shelves(GAMES, shelf.folder))
    qtbot.addWidget(start)
    start.resize(1280, 800)
    seen = []
    paint = start.paintEvent

    def painted(event: object) -> None:
        seen.append((ordonance(start).units.known, start.seats.y(), ordonance(start).panel.notice.isVisible()))
        paint(event)  # type: ignore[arg-type]

    start.paintEvent = painted  # type: ignore[method-assign]
    start.show()
    qtbot.waitUntil(lambda: ordonance(start).units.known)
    settle()
    assert seen[0][0] is False
    # Reading the usual deck moves nothing.
    assert seen[0][1:] == (start.seats.y(), True)


# -- the deck ----------------------------------------------------------------------------------------------------------


def test_the_reconstruction_is_not_overlooked(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    start = chosen(qtbot, settings, shelf)
    notice = ordonance(start).panel.notice
    assert notice.isVisible()
    assert "reconstruction" in notice.words.text()
    assert "The printed list of the 56 cards is not public" in notice.words.text()
    assert notice.accessibleName() == notice.words.text()
    assert "ordonance.yaml" in notice.toolTip()


@pytest.mark.parametrize("status", ["printed", "reconstruction"])
def test_a_deck_of_ones_own_is_said_instead(qtbot: QtBot, settings: Settings, shelf: Shelf, status: str) -> None:
    put(shelf, "ordonance.yaml", OWN.replace("printed", status))
    start = chosen(qtbot, settings, shelf)
    assert ordonance(start).panel.notice.isVisible()
    assert "your own deck: 57 card" in ordonance(start).panel.notice.words.text()
    assert "reconstruction" not in ordonance(start).panel.notice.words.text()
    assert "run out" not in ordonance(start).panel.notice.words.text()
    assert begun(qtbot, start).sets == ("mine",)


def test_a_small_deck_of_ones_own_is_warned_of(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    put(shelf, "ordonance.yaml", OWN + "decks_by_players: {4: 1}\n")
    start = chosen(qtbot, settings, shelf)
    assert "may run out before all places are full" in ordonance(start).panel.notice.words.text()


def test_a_shipped_deck_that_somebody_made_printed_needs_no_warning(
    qtbot: QtBot, settings: Settings, shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (cards_dir() / "ordonance.yaml").read_text(encoding="utf-8")
    (tmp_path / "ordonance.yaml").write_text(text.replace("status: reconstruction", "status: printed"), "utf-8")
    monkeypatch.setattr("gonfalon.games.ordonance.rules.deck.cards_dir", lambda: tmp_path)
    start = chosen(qtbot, settings, shelf)
    assert not ordonance(start).panel.notice.isVisible()
    assert start.start.isEnabled()


def test_mistakes_are_told_and_nothing_begins(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    path = put(shelf, "ordonance.yaml", TORN)
    start = chosen(qtbot, settings, shelf)
    card = start.games.cards["ordonance"]
    assert card.broken
    assert "did you mean 'bow'" in card.accessibleDescription()
    told = start.games.about.text().splitlines()
    assert told[0] == "This is what is wrong with “ordonance.yaml”:"
    assert told[1] == "ordonance.yaml, line 1: unknown icon 'bwo', did you mean 'bow'?"
    assert told[2].startswith("ordonance.yaml, line 3: unknown key 'staus'")
    assert not ordonance(start).panel.notice.isVisible()
    assert not start.start.isEnabled()
    assert "mistakes are corrected" in start.start.toolTip()
    with qtbot.assertNotEmitted(start.begin):
        qtbot.mouseClick(start.start, LEFT)
        qtbot.keyClick(card, Qt.Key.Key_Return)
        start.begin_game()
    # Nobody else's cards are wrong, and no set of Oriflamme is made of them.
    assert list(start.games.cards) == ["oriflamme", "alliance", "mixed", "ordonance", "pamir"]
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert start.start.isEnabled()
    qtbot.mouseClick(card, LEFT)
    path.write_text(OWN, encoding="utf-8")
    come_back(start)
    assert not card.broken
    assert begun(qtbot, start).sets == ("mine",)
    path.unlink()
    come_back(start)
    assert "reconstruction" in ordonance(start).panel.notice.words.text()
    assert begun(qtbot, start).sets == ("ordonance-base",)


def test_reading_the_same_deck_again_makes_nothing_anew(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    put(shelf, "ordonance.yaml", OWN)
    start = chosen(qtbot, settings, shelf)
    with qtbot.assertNotEmitted(start.games.renewed):
        come_back(start)


# -- the seats ---------------------------------------------------------------------------------------------------------


def test_a_fifth_stands_aside_and_keeps_the_seat(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"seats": FIVE, "first": "K"})
    start = opened(qtbot, settings, shelf)
    assert families(begun(qtbot, start)) == "RBGYK"
    row = start.seats.rows["K"]
    assert not row.beside.isVisible()
    qtbot.mouseClick(start.games.cards["ordonance"], LEFT)
    assert row.beside.isVisible()
    assert "Stands aside" in row.beside.text()
    assert not row.player.isVisible()
    assert not row.bot.isVisible()
    assert row.name.isVisible()
    assert "stands aside" in row.crest.accessibleName()
    assert start.seats.rows["Y"].crest.accessibleName() == "Gold, seat 4 of 4"
    assert "who stands aside" in start.seats_hint.text()
    assert [start.first.itemData(index) for index in range(start.first.count())] == ["drawn", *"RBGY"]
    new = begun(qtbot, start)
    assert (families(new), new.first) == ("RBGY", None)
    # Scoring is chosen meanwhile; the first player of the other game is not forgotten by that.
    ordonance(start).foot.box.setFocus()
    qtbot.keyClick(ordonance(start).foot.box, Qt.Key.Key_Down)
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert not row.beside.isVisible()
    assert row.player.isVisible()
    again = begun(qtbot, start)
    assert (families(again), again.first) == ("RBGYK", 4)


def test_who_stands_aside_is_changed_by_keys_and_by_leaving(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance", "seats": FIVE})
    start = opened(qtbot, settings, shelf)
    rows = start.seats.rows
    qtbot.keyClick(rows["K"].crest, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [family for family, row in rows.items() if row.aside] == ["Y"]
    assert rows["K"].player.isVisible()
    assert families(begun(qtbot, start)) == "RBGK"
    qtbot.mouseClick(rows["R"].leave, LEFT)
    assert not any(row.aside for row in rows.values())
    assert families(begun(qtbot, start)) == "BGKY"
    assert not rows["R"].add.isEnabled()
    assert "At most four" in rows["R"].add.toolTip()
    qtbot.mouseClick(rows["R"].add, LEFT)
    assert families(begun(qtbot, start)) == "BGKY"
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert rows["R"].add.isEnabled()
    assert rows["R"].add.toolTip() == ""


def test_a_crest_is_dragged_to_stand_aside(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance", "seats": FIVE})
    start = opened(qtbot, settings, shelf, (1280, 1000))
    crest = start.seats.rows["R"].crest
    begin, way = crest.rect().center(), 4 * (start.seats.rows["B"].y() - start.seats.rows["R"].y()) + 5
    place = crest.mapToGlobal(begin)
    QTest.mousePress(crest, LEFT, Qt.KeyboardModifier.NoModifier, begin)
    for step in range(1, 13):
        QTest.mouseMove(crest, crest.mapFromGlobal(place + QPoint(0, way * step // 12)))
        QApplication.processEvents()
    QTest.mouseRelease(crest, LEFT, Qt.KeyboardModifier.NoModifier, crest.mapFromGlobal(place + QPoint(0, way)))
    assert families(begun(qtbot, start)) == "BGYK"
    assert start.seats.rows["R"].beside.isVisible()


def test_two_kingdoms_are_no_house_option(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    settings.seats = json.dumps({"game": "ordonance", "seats": FIVE[:2]})
    start = opened(qtbot, settings, shelf)
    assert not start.note.isVisible()
    assert start.seats_hint.text().startswith("2 of 4")
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert "house option" in start.note.text()
    assert start.seats_hint.text().startswith("2 of 5")


def test_the_rules_open_at_the_book_of_the_game(qtbot: QtBot, settings: Settings, shelf: Shelf) -> None:
    start = opened(qtbot, settings, shelf)
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    qtbot.mouseClick(start.rules, LEFT)
    start.games.take("ordonance")
    qtbot.mouseClick(start.rules, LEFT)
    qtbot.mouseClick(start.rules, LEFT)
    start.games.take("alliance")
    qtbot.mouseClick(start.rules, LEFT)
    qtbot.mouseClick(start.rules, LEFT)
    # The second time they are open where they were left.
    assert asked == ["", "ordonance", "", "goal", ""]
    library = read_library("en")
    assert library.home == "goal"
    page = library.find("ordonance")
    assert page is not None
    assert next(other for other in library.pages if other.book == page.book) is page


# -- it can be read ----------------------------------------------------------------------------------------------------

STATES: dict[str, dict[str, object]] = {
    "usual": {},
    "fold": {"seats": FIVE, "variants": ALL_CHOSEN},
    "own": {"variants": {"scoring": "points"}},
    "torn": {},
}


def staged(qtbot: QtBot, settings: Settings, shelf: Shelf, state: str, size: tuple[int, int]) -> StartScreen:
    settings.seats = json.dumps({"game": "ordonance", **STATES[state]})
    if state in ("own", "torn"):
        put(shelf, "ordonance.yaml", OWN if state == "own" else TORN)
    start = opened(qtbot, settings, shelf, size)
    if state == "fold":
        qtbot.mouseClick(ordonance(start).panel.variants.button, LEFT)
        settle()
    return start


@pairwise(state=STATES, size=[(1024, 700), (1280, 800), (1100, 1200)], scale=[1.0, 1.5], code=LANGUAGES)
def test_every_state_can_be_read(
    qtbot: QtBot, qapp: QApplication, settings: Settings, shelf: Shelf, state: str, size: tuple[int, int], scale: float,
    code: str,
) -> None:  # fmt: skip
    settings.text_scale = scale
    settings.language = code
    language.install(qapp, code)
    for number in range(6 if state == "usual" else 0):
        put(shelf, f"m{number}.yaml", f"name: Market {number}\ncards:\n  a: {{type: character}}\n")
    start = staged(qtbot, settings, shelf, state, size)
    assert start.size().toTuple() == size
    assert faults(start) == []
