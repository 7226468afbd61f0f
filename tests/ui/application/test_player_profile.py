"""Who plays at this screen is asked once, and is called so at every table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.ui.application import window as module
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.settings import SettingsScreen
from gonfalon.ui.screens.setup_model import SetupModel
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings
from tests.games.oriflamme.window.person import Person
from tests.ui.application.records import overlays
from tests.ui.screens.conftest import shown
from tests.ui.screens.hands import type_in
from tests.ui.screens.starting import begun

Key = Qt.Key


def question(person: Person, monkeypatch: pytest.MonkeyPatch, offered: str = "Olha") -> Overlay:
    monkeypatch.setattr(module, "system_user_name", lambda: offered)
    person.window.settings.player_name = ""
    person.window.ask_who_plays()
    (found,) = overlays(person)
    return found


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_what_is_offered_is_taken_with_one_key_and_not_asked_again(
    person: Person, monkeypatch: pytest.MonkeyPatch, key: Key
) -> None:
    question(person, monkeypatch)
    person.key(key)
    window = person.window
    assert window.settings.player_name == "Olha"
    assert window.start.seats.rows["R"].name.text() == "Olha"
    window.ask_who_plays()
    assert not overlays(person)


def test_another_name_is_typed_at_once(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    question(person, monkeypatch, "")
    field = person.window.focusWidget()
    assert field is not None
    assert field.text() == "Marguerite"  # type: ignore[attr-defined]
    type_in(field, "  Ждана ")  # type: ignore[arg-type]
    person.key(Key.Key_Return)
    assert person.window.settings.player_name == "Ждана"
    assert person.window.start.games.new_game().seats[0].name == "Ждана"  # type: ignore[union-attr]


def test_a_first_game_calls_its_learner_by_name(person: Person) -> None:
    person.window.settings.player_name = "Ждана"
    person.window.start.learn.emit("oriflamme", "oriflamme")
    match = person.window.tables.match
    assert match is not None
    assert [seat.name for seat in match.seats if seat.bot is None] == ["Ждана"]
    assert "Ждана" not in [seat.name for seat in match.seats if seat.bot is not None]


def test_the_family_is_where_the_player_sits(qtbot: QtBot, settings: Settings) -> None:
    settings.player_name = "Ann Veil"
    start = shown(qtbot, StartScreen(settings))
    settings.player_family = "K"
    assert [(seat.family, seat.name, seat.bot) for seat in begun(qtbot, start).seats[:2]] == [
        ("K", "Ann Veil", None),
        ("B", "Ann", "page-squire-50"),
    ]
    assert not start.seating.place("R").seated
    settings.player_family = "G"
    assert [(seat.family, seat.bot) for seat in begun(qtbot, start).seats[:3]] == [
        ("G", None), ("B", "page-squire-50"), ("K", "page-squire-50"),
    ]  # fmt: skip
    assert begun(qtbot, shown(qtbot, StartScreen(settings))) == begun(qtbot, start)


def test_no_other_person_loses_a_seat() -> None:
    seating = SetupModel(player="Ann")
    seating.place("B").bot = None
    seating.seat_player("B")
    assert [(place.family, place.bot) for place in seating.seated[:2]] == [("R", None), ("B", None)]
    assert [seating.called(place) for place in seating.seated[:2]] == ["Ann", "Ann"]
    assert seating.usual_name(seating.place("G")) == "Sir Osric"


def test_all_of_it_is_changed_in_the_settings(qtbot: QtBot, settings: Settings) -> None:
    settings.player_name = "Ann"
    controls = shown(qtbot, SettingsScreen(settings)).profile.controls
    controls.name.selectAll()
    type_in(controls.name, "Zofia")
    qtbot.keyClick(controls.name, Key.Key_Return)
    controls.family.setCurrentIndex(controls.family.findData("G"))
    controls.face.setCurrentIndex(controls.face.findData("teacher"))
    assert (settings.player_name, settings.player_family, settings.player_face) == ("Zofia", "G", "teacher")
    controls.name.selectAll()
    type_in(controls.name, " ")
    qtbot.keyClick(controls.name, Key.Key_Return)
    assert settings.player_name == controls.name.text() == "Zofia"
