"""Windows at which Pax Pamir is played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import *
from tests.at_the_table.windows import OpenWindow
from tests.games.pamir.window.courtier import Courtier


@pytest.fixture
def person(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Courtier:
    """Somebody before an open window, whose bots answer at once."""
    return Courtier(open_window(), qtbot)
