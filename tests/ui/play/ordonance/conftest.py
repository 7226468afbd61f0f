"""Windows at which Ordonance is played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.play.bots import HereAtOnce
from tests.ui.play.conftest import OpenWindow
from tests.ui.play.ordonance.commander import Commander


@pytest.fixture
def person(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Commander:
    """Somebody before an open window, whose bots answer at once."""
    return Commander(open_window(), qtbot)
