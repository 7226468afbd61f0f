"""Every table in every window, letters and language: nothing is cut off, and nothing lies under anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.record import Record
from gonfalon.session.match import Match
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.application.game_views import game_views
from gonfalon.ui.application.screenshots import DemoWindow
from gonfalon.ui.board import demo_positions
from tests.at_the_table.player import Player
from tests.at_the_table.reading import hidden, painted, without_room
from tests.games.at_every_table.contract import Contract
from tests.games.at_every_table.legible import may_be_cut, upon_each_other
from tests.pairwise import pairwise

SIZES = [
    (1024, 700), (1152, 720), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080),
    (2560, 1440),
]  # fmt: skip
SCALES = (1.0, 1.25, 1.5)
ELSEWHERE = ("curtain", "end", "rules", "deck", "tournament", "position")
"""How the names of pictures end that show no table."""
_RECORDS: dict[tuple[str, int], Record] = {}
"""The games of each picture, in the order in which they are played for it."""


@pytest.fixture
def show(person: Player, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Shows a picture in the window; its games are played once and for all."""
    playing = ["", 0]
    play = demo_positions.play_until

    def played(stage: DemoWindow, *game: Any) -> Match:
        key = str(playing[0]), int(playing[1])
        playing[1] = key[1] + 1
        if key not in _RECORDS:
            _RECORDS[key] = play(stage, *game).record()
        return Match.restore(_RECORDS[key], stage.card_sources)

    def shown(name: str) -> None:
        playing[:] = [name, 0]
        pictures[name](stage)
        for _ in range(5):
            person.qtbot.wait(0)

    monkeypatch.setattr(demo_positions, "play_until", played)
    stage = DemoWindow(person.window)
    pictures = {name: show for game_view in game_views().values() for name, show in game_view.pictures().items()}
    return shown


def illegible(person: Player, table: Contract) -> list[str]:
    """Sentences about everything at the table that is cut or covered; the page of a card says all of its name."""
    overlay, papers = person.table.overlay, table.papers(person.scene)
    names = [name[at:] for name in table.names(person.scene) for at in range(len(name)) if name[at - 1 : at] in " -"]
    found = [
        *without_room(painted(person.window), [*may_be_cut(person), *names]),
        *hidden(person.window, papers, overlay),
    ]
    return found if overlay is not None or papers else [*found, *upon_each_other(person)]


class _Sheet(QWidget):
    """Says one thing, and another below it or upon it."""

    second = QPoint(10, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(QPoint(10, 30), "Wakhan")
        painter.drawText(self.second, "Kabul")


def test_what_is_covered_is_found_out(qtbot: QtBot) -> None:
    sheet = _Sheet()
    qtbot.addWidget(sheet)
    sheet.resize(200, 100)
    cover = QFrame(sheet, autoFillBackground=True)
    cover.setGeometry(0, 40, 24, 40)
    sheet.show()
    (found,) = hidden(sheet)
    assert found.startswith("'Kabul' lies under something")
    cover.setGeometry(0, 40, 200, 40)
    assert not hidden(sheet), "it lies beneath a paper"
    cover.hide()
    assert not hidden(sheet)
    sheet.second = QPoint(14, 31)
    (found,) = hidden(sheet)
    assert found.startswith("'Kabul' is written over 'Wakhan'")
    paper = _Sheet(sheet, autoFillBackground=True)
    paper.setGeometry(0, 0, 200, 50)
    paper.show()
    assert not hidden(sheet), "beneath a paper with the same words"


@pytest.mark.slow
@pairwise(size=SIZES, code=LANGUAGES, scale=SCALES)
def test_everything_can_be_read(
    person: Player, show: Callable[[str], None], game: str, table: Contract, nightly: bool,
    size: tuple[int, int], code: str, scale: float,
) -> None:  # fmt: skip
    moments = [name for name in game_views()[game].pictures() if not name.endswith(ELSEWHERE)]
    scales = SCALES
    if not nightly:
        # All of them come by day too, each in some windows.
        number = SIZES.index(size) * len(LANGUAGES) + LANGUAGES.index(code)
        moments, scales = [moments[number % len(moments)]], (scale,)
    person.window.settings.language = code
    person.window.resize(*size)
    found = []
    for letters in scales:
        person.window.settings.text_scale = letters
        for name in moments:
            show(name)
            faults = illegible(person, table)
            if table.opens is not None and person.table.overlay is None:
                table.opens(person.scene)
                faults += illegible(person, table)
            found += [f"{name} {letters}: {fault}" for fault in dict.fromkeys(faults)]
    assert not found, "\n".join(found)
