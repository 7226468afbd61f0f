"""What programs that read aloud find beneath a curtain: nothing of a hand, however the curtain came to fall."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import FRONT
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.reading import heard, spoken
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
from tests.session.truth import truth

PEOPLE = "RB"


def keeping(match: Match, seat: int) -> bool:
    """A face-down card is kept or revealed, and a hand and a discard pile lie before whoever decides."""
    view = match.view(seat)
    table = view.table
    return bool(seat == 0 and view.decision.prompt.word == "face-down" and table.hands[0] and table.discard_pile(0))


def placing(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return bool(seat == 0 and view.decision.prompt.word == "place" and view.table.round > 1)


def otherwise(match: Match, turn: int) -> Match:
    """The same game with other faces on the cards of each family that not everybody knows."""
    again = Match.restore(match.record(), Shelves(GAMES))
    table = truth(again).table
    for seat in range(table.seating.seats):
        mine = (card for card, owner in enumerate(table.seating.owner) if owner == seat)
        hidden = [card for card in mine if table.known[card] != table.seating.everyone]
        faces = [table.faces[card] for card in hidden]
        for card, face in zip(hidden, faces[turn:] + faces[:turn], strict=True):
            table.faces[card] = face
    return again


def look_at_choices(person: Person) -> None:
    assert person.table.choices.buttons


def look_at_pile(person: Person) -> None:
    person.click(person.scene.panels_by_seat[0].scene_rect().center())
    assert any("Set aside" in text for text in spoken(person.window))


def look_at_hand(person: Person) -> None:
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Right)
    assert "in your hand" in person.scene.focus.words


def rest_on_a_place(person: Person) -> None:
    person.carry(person.scene.items_by_number[person.scene.table.hands[0][0]], person.place_of(FRONT).rect.center())


def leave(person: Person) -> None:
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


@pytest.mark.parametrize(
    ("question", "look"),
    [(keeping, look_at_choices), (keeping, look_at_pile), (placing, look_at_hand), (placing, rest_on_a_place)],
)
def test_a_window_that_is_left_is_silent(
    person: Person, settings: Settings, question: Callable[[Match, int], bool], look: Callable[[Person], None]
) -> None:
    """Whatever lies open, the whole tree is the same in two worlds that only the seat at the screen tells apart."""
    settings.curtain_on_focus_loss = True
    match = staged(question, people=PEOPLE)
    said: list[list[str]] = []
    beneath: list[bool] = []
    for turn in (0, 1):
        person.sit_down(otherwise(match, turn))
        person.lift_curtain()
        look(person)
        leave(person)
        assert person.curtained
        said.append(heard(person.window))
        beneath.append(person.table.isVisible())
        person.lift_curtain()
        assert person.table.isVisible()
        assert person.asked is not None
    assert said[0] == said[1]
    assert beneath == [False, False]


def test_what_is_beneath_a_curtain_fits_the_window_when_it_is_lifted(person: Person, settings: Settings) -> None:
    """A hidden screen is not resized with the window; it has to be when it is seen again."""
    settings.curtain_on_focus_loss = True
    person.sit_down(staged(placing, people=PEOPLE))
    person.lift_curtain()
    leave(person)
    person.window.resize(1200, 760)
    person.window.pages.open_settings()
    assert person.curtained
    assert not person.screen.isVisible()
    person.window.screens.back()
    assert not person.table.isVisible()
    person.lift_curtain()
    assert person.table.size() == person.table.view.size() == person.window.size()
    assert person.scene.sceneRect().size().toSize() == person.window.size()
