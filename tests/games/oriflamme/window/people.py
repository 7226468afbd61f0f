"""Those who sit before windows at which Oriflamme is played, as fixtures for a conftest.py."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game


@pytest.fixture
def person(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Person:
    """Somebody before an open window, whose bots answer at once."""
    return Person(open_window(), qtbot)


@pytest.fixture
def visited(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Person:
    """Somebody before a window that opens what comes from outside."""
    person = Person(open_window(), qtbot)
    person.until(lambda: person.window.files.ready)
    return person


@pytest.fixture
def shared(visited: Person) -> Person:
    """Two people and two bots share the screen, and the curtain is down for the second person."""
    visited.window.settings.curtain = True
    visited.begin(game(people="RB", seed=18, first=0))
    assert visited.curtained
    return visited
