"""Ordonance on the start screen: its deck, its seats and what may be chosen before it begins."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules import game as rules
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.texts import setup_options
from gonfalon.games.ordonance.window.game_setup import USUAL_DECKS, USUAL_SIZE, OrdonanceGameSetup
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import options_for
from gonfalon.session.new_game import NewGame
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from tests.pairwise import pairwise
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import (
    ALL_CHOSEN,
    FIVE,
    begun,
    chosen,
    come_back,
    opened,
    ordonance,
    put,
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


def test_a_first_game_is_as_usual(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    new = begun(qtbot, start)
    assert (new.game, families(new), new.first, new.sets) == ("ordonance", "RBGY", None, ("ordonance-base",))
    assert new.options == (("scoring", "territories"), ("singles", "seniority"), ("certainty", "icons"))
    options = options_for(new, CardSources(GAMES, shelf.folder))
    assert options == rules.Options(options.cards, "RBGY")


def test_the_usual_deck_is_known_before_it_is_read() -> None:
    usual = shipped()
    assert usual.size == USUAL_SIZE
    assert usual.decks_by_players == USUAL_DECKS


def test_how_many_decks_are_shuffled_for_so_many_players(
    qtbot: QtBot, settings: Settings, shelf: SetStore, qapp: QApplication
) -> None:
    language.install_language(qapp, "en")
    start = chosen(qtbot, settings, shelf)
    said = []
    for places in (4, 3, 2):
        assert len(start.seating.playing) == places
        said.append(start.games.about.text()[start.games.about.text().index("For ") :])
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
    assert rules.CHOICES == setup_options.CHOICES
    for name, words in setup_options.CHOICES.items():
        assert setup_options.option_title(name)
        told = {(setup_options.option_label(name, word), setup_options.option_note(name, word)) for word in words}
        assert len(told) == len(words)


def test_everything_that_can_be_chosen_can_be_played(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "variants": ALL_CHOSEN})
    new = begun(qtbot, opened(qtbot, settings, shelf))
    assert dict(new.options) == ALL_CHOSEN
    seating = options_for(new, CardSources(GAMES, shelf.folder)).seating()
    assert (seating.count_singles, seating.by_deck, seating.play_out, seating.incomplete_score) == (
        True, True, True, False,
    )  # fmt: skip


def test_it_may_begin_before_the_deck_was_read(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance"})
    put(shelf, "ordonance.yaml", OWN)
    start = StartScreen(settings)
    qtbot.addWidget(start)
    start.set_shelves(CardSources(GAMES, shelf.folder))
    with qtbot.waitSignal(start.begin) as signal:
        start.begin_game()
    assert signal.args[0].sets == ("mine",)


# -- the deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (OWN, ["your own deck: 57 card"]),
        (OWN.replace("printed", "reconstruction"), ["your own deck: 57 card"]),
        (OWN + "decks_by_players: {4: 1}\n", ["your own deck", "may run out before all places are full"]),
    ],
    ids=["printed", "reconstruction", "small"],
)
def test_what_deck_it_is_is_not_overlooked(
    qtbot: QtBot, settings: Settings, shelf: SetStore, own: str, said: list[str]
) -> None:
    put(shelf, "ordonance.yaml", own)
    start = chosen(qtbot, settings, shelf)
    notice = ordonance(start).panel.notice
    words = notice.words.text()
    assert notice.isVisible()
    assert all(part in words for part in said)
    assert ("run out" in words) == (len(said) > 1)
    assert notice.accessibleName() == words
    assert begun(qtbot, start).sets == ("mine",)


def test_the_shipped_deck_is_played_without_a_notice(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = chosen(qtbot, settings, shelf)
    assert not ordonance(start).panel.notice.isVisible()
    assert start.start.isEnabled()


@pytest.mark.slow
def test_mistakes_are_told_and_nothing_begins(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
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
    assert not ordonance(start).panel.notice.isVisible()
    assert begun(qtbot, start).sets == ("ordonance-base",)


def test_the_settings_say_what_the_shipped_deck_is(qtbot: QtBot, settings: Settings) -> None:
    section = OrdonanceGameSetup(settings).settings_section()
    screen = SettingsScreen(settings, [section])
    qtbot.addWidget(screen)
    assert "reconstruction" in section.rows[0].note.text()
    with qtbot.waitSignal(screen.open_rules) as signal:
        qtbot.mouseClick(section.more, LEFT)
    assert signal.args == ["reconstruction"]


# -- the seats ---------------------------------------------------------------------------------------------------------


def test_a_fifth_stands_aside_and_keeps_the_seat(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"seats": FIVE, "first": "K"})
    start = opened(qtbot, settings, shelf)
    assert families(begun(qtbot, start)) == "RBGYK"
    row = start.seats.rows["K"]
    assert not row.beside.isVisible()
    qtbot.mouseClick(start.games.cards["ordonance"], LEFT)
    assert row.beside.isVisible()
    assert "Sits out" in row.beside.text()
    assert not row.player.isVisible()
    assert not row.bot.isVisible()
    assert row.name.isVisible()
    assert "sits out" in row.crest.accessibleName()
    assert start.seats.rows["Y"].crest.accessibleName() == "Gold, seat 4 of 4"
    assert "who sits out" in start.seats_hint.text()
    assert [start.first.itemData(index) for index in range(start.first.count())] == ["drawn", *"RBGY"]
    new = begun(qtbot, start)
    assert (families(new), new.first) == ("RBGY", None)
    # Scoring is chosen meanwhile; the first player of the other game is not forgotten by that.
    ordonance(start).boxes["scoring"].box.setFocus()
    qtbot.keyClick(ordonance(start).boxes["scoring"].box, Qt.Key.Key_Down)
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert not row.beside.isVisible()
    assert row.player.isVisible()
    again = begun(qtbot, start)
    assert (families(again), again.first) == ("RBGYK", 4)


def test_who_stands_aside_is_changed_by_keys_and_by_leaving(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
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
    assert not rows["R"].isVisible(), "nobody can be added"
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert rows["R"].add.isVisible()


def test_two_kingdoms_are_no_house_option(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    settings.seats = json.dumps({"game": "ordonance", "seats": FIVE[:2]})
    start = opened(qtbot, settings, shelf)
    assert not start.note.isVisible()
    assert start.seats_hint.text().startswith("2 of 4")
    qtbot.mouseClick(start.games.cards["oriflamme"], LEFT)
    assert "house option" in start.note.text()
    assert start.seats_hint.text().startswith("2 of 5")


def test_the_rules_open_at_the_book_of_the_game(qtbot: QtBot, settings: Settings, shelf: SetStore) -> None:
    start = opened(qtbot, settings, shelf)
    asked: list[str] = []
    start.open_rules.connect(asked.append)
    for game in ("ordonance", "ordonance", "alliance"):
        start.games.take(game)
        qtbot.mouseClick(start.rules, LEFT)
    assert asked == ["ordonance", "", "goal"], "the second time they are open where they were left"


# -- it can be read ----------------------------------------------------------------------------------------------------

STATES: dict[str, dict[str, object]] = {
    "all": {"seats": FIVE, "variants": ALL_CHOSEN},
    "own": {"variants": {"scoring": "points"}},
    "torn": {},
}


def staged(qtbot: QtBot, settings: Settings, shelf: SetStore, state: str, size: tuple[int, int]) -> StartScreen:
    settings.seats = json.dumps({"game": "ordonance", **STATES[state]})
    if state in ("own", "torn"):
        put(shelf, "ordonance.yaml", OWN if state == "own" else TORN)
    return opened(qtbot, settings, shelf, size)


@pytest.mark.slow
@pairwise(state=STATES, size=[(1024, 700), (1280, 800)], scale=[1.0, 1.5], code=LANGUAGES)
def test_every_state_can_be_read(
    qtbot: QtBot, qapp: QApplication, settings: Settings, shelf: SetStore, state: str, size: tuple[int, int],
    scale: float,
    code: str,
) -> None:  # fmt: skip
    settings.text_scale = scale
    settings.language = code
    language.install_language(qapp, code)
    start = staged(qtbot, settings, shelf, state, size)
    assert start.size().toTuple() == size
    assert faults(start) == []
