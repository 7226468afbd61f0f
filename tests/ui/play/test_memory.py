"""What the window keeps of its pictures follows its size."""

from __future__ import annotations

from gonfalon.ui.fitting import MINIMUM
from gonfalon.ui.look.pixels import MEMORY
from tests.ui.play.person import Person


def test_a_larger_window_may_keep_more(person: Person) -> None:
    person.window.resize(MINIMUM)
    least = MEMORY.budget
    person.window.resize(MINIMUM * 2)
    assert MEMORY.budget > 2 * least
