"""Windows at which Ordonance is played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import (
    OpenWindow,
    bots,
    english,
    looked_at,
    nothing_left_over,
    open_hand,
    open_window,
    quick_disk,
    settings,
    swift,
)
from tests.games.ordonance.window.commander import Commander

__all__ = [
    "bots",
    "english",
    "looked_at",
    "nothing_left_over",
    "open_hand",
    "open_window",
    "person",
    "quick_disk",
    "settings",
    "swift",
]


@pytest.fixture
def person(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Commander:
    """Somebody before an open window, whose bots answer at once."""
    return Commander(open_window(), qtbot)
