"""A window whose keyboard is set to Russian or Ukrainian: every letter that means something does so there too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.offer import OriflammeOffer
from gonfalon.session.seats import NewGame, Seat
from tests.games.oriflamme.window.person import NAMES, PLAIN, Person, game
from tests.games.oriflamme.window.staged import staged
from tests.games.oriflamme.window.test_undo import two_of_mine
from tests.ui.layouts import CONTROL, typed

pytestmark = pytest.mark.parametrize("layout", ["ru", "uk"])


def press(person: Person, layout: str, latin: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    QApplication.sendEvent(person.keyboard, typed(layout, latin, modifiers))


def test_moves_are_taken_back_and_come_back(person: Person, layout: str) -> None:
    person.sit_down(staged(two_of_mine))
    before = len(person.match.moves)
    person.answer(Move("keep"))
    person.wait()
    shift = CONTROL | Qt.KeyboardModifier.ShiftModifier
    for latin, modifiers, moves in (("Z", PLAIN, 0), ("Z", shift, 1), ("Z", CONTROL, 0)):
        press(person, layout, latin, modifiers)
        person.wait()
        assert len(person.match.moves) == before + moves
    pinned: list[bool] = []
    person.scene.fan.pin = lambda: pinned.append(True) or True
    press(person, layout, "P")
    assert pinned == [True]
    seats = tuple(Seat(family, NAMES[family], None if family == "R" else "squire") for family in "RB")
    person.begin(NewGame("ordonance", seats, first=0, seed=4))
    scene = person.table.scene
    folded = scene.folded
    press(person, layout, "U")
    assert scene.folded != folded
    explained: list[int] = []
    scene.explain = explained.append
    press(person, layout, "W")
    assert len(explained) == 1


def test_what_is_looked_for_and_the_keys_of_the_window(person: Person, layout: str) -> None:
    pages = person.window.pages
    for come in (lambda: pages.open_rules(""), pages.open_settings):
        come()
        person.screen.setFocus()
        assert not isinstance(person.keyboard, QLineEdit)
        press(person, layout, "F", CONTROL)
        assert isinstance(person.keyboard, QLineEdit)
        # And what is typed there is the reader's own alphabet.
        press(person, layout, "P")
        assert person.keyboard.text() == "з"
    person.begin(game(seed=41))
    pages.open_settings()
    press(person, layout, "N", CONTROL)
    assert person.window.reception._question is not None
    person.key(Qt.Key.Key_Escape)
    press(person, layout, "O", CONTROL)
    person.window.shortcuts.dialog.reject()
    press(person, layout, "Q", CONTROL)
    assert not person.window.isVisible()


def test_the_deck_picker_mixes(person: Person, layout: str) -> None:
    person.window.start.read_sets()
    offer = next(offer for offer in person.window.start.offers if isinstance(offer, OriflammeOffer))
    offer.open_picker("mixed")
    picker = person.screen
    decks = set()
    for latin in "RF":
        before = frozenset(picker.choice.deck)
        press(person, layout, latin)
        decks |= {before, frozenset(picker.choice.deck)}
    assert len(decks) > 2
