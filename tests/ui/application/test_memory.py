"""What the window keeps of its pictures follows its size."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from gonfalon.ui.application.fitting import MINIMUM
from gonfalon.ui.look.pixels import MEMORY
from tests.games.oriflamme.window.person import Person


def test_a_larger_window_may_keep_more(person: Person) -> None:
    person.window.resize(MINIMUM)
    least = MEMORY.budget
    person.window.resize(MINIMUM * 2)
    assert MEMORY.budget > 2 * least


def test_all_that_is_kept_takes_less_than_two_pictures_of_the_window(person: Person) -> None:
    person.window.resize(1280, 800)
    person.begin()
    kept = [item for item in person.scene.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    areas = [item.mapRectToScene(item.boundingRect()) for item in kept if item.isVisible()]
    furniture = sum(area.width() * area.height() for area in areas) * 4
    assert 0 < furniture + MEMORY.budget < 1.85 * 1280 * 800 * 4
