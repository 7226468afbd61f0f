"""Language, dress, window and game change in the middle of something, and a game is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.ordonance.window.positions import argued, full_and_open, staged

CHANGES: dict[str, Callable[[Commander, Settings], object]] = {
    "language": lambda person, settings: setattr(settings, "language", "ru"),
    "dress": lambda person, settings: setattr(settings, "theme", "lime"),
    "text scale": lambda person, settings: setattr(settings, "text_scale", 1.3),
    "window": lambda person, settings: person.window.resize(1280, 800),
    "tally": lambda person, settings: person.key(Qt.Key.Key_U),
}


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES)
def test_a_drag_goes_on_or_is_called_off_through_a_change(person: Commander, settings: Settings, change: str) -> None:
    person.sit_down(staged(full_and_open))
    unit, made, away = person.hand[2], len(person.match.moves), person.scene.measures.banner.center()
    person.carry(unit, away)
    CHANGES[change](person, settings)
    QApplication.processEvents()
    if person.scene.drag_controller.dragged is None:
        # It was called off: then the unit is at home, and nothing was played.
        person.release(away)
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))
        person.carry(unit, away)
    assert person.scene.drag_controller.dragged is unit
    place = person.scene.move_input.places[0]
    person.move(place.rect.center())
    person.release(place.rect.center())
    assert person.match.moves[made].territory == place.put + 1


@pytest.mark.slow
def test_an_explanation_changes_its_words(person: Commander, settings: Settings) -> None:
    person.sit_down(staged(argued))
    person.scene.explain(1)
    said = {}
    for code in (*LANGUAGES, "en"):
        settings.language = code
        QApplication.processEvents()
        assert person.scene.explained == 1
        assert person.scene.callout.told is not None
        said.setdefault(person.scene.callout.told.title, code)
    assert [*said.values()] == [*LANGUAGES]


@pytest.mark.slow
def test_a_window_that_grows_and_shrinks_is_as_built(person: Commander) -> None:
    person.sit_down(staged(argued))
    for size in ((1920, 1080), (1024, 700), (1280, 800)):
        person.window.resize(*size)
        QApplication.processEvents()
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))


@pytest.mark.slow
def test_tables_of_all_sizes_one_after_the_other(person: Commander) -> None:
    """What one game folded, pinned or pointed at is not found at the next."""
    for families in ("RB", "RBGK", "RBG", "RB"):
        person.begin(campaign(families, seed=54))
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))
        assert not person.scene.callout.isVisible()
        person.key(Qt.Key.Key_U)
        person.move(person.scene.measures.grid.plates[1].center())
        person.key(Qt.Key.Key_W)
        person.take_by_keys(person.hand[1])


def test_a_game_is_left_while_a_unit_is_held(person: Commander) -> None:
    person.begin(campaign(seed=57))
    unit = person.hand[0]
    to = QPointF(person.scene.measures.grid.columns[1].center())
    person.carry(unit, to)
    person.window.tables.show_start()
    assert person.screen is person.window.start
    assert person.scene.drag_controller.dragged is None
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    person.release(to)
    assert not person.match.moves
    person.scene.focus.leave()
    assert not unlike_rebuilt(person.scene, person.match.view(0))
