"""Every table in turn, and somebody who sits down at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import Player
from tests.at_the_table.windows import *
from tests.at_the_table.windows import OpenWindow
from tests.games.at_every_table.contract import TABLES, Contract, contract


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(game: str) -> Contract:
    return contract(game)


@pytest.fixture
def person(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, table: Contract) -> Player:
    """Somebody before an open window, whose bots answer at once."""
    return table.player(open_window(), qtbot)


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody listens to a program that reads the screen aloud."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
