"""Games of Pax Pamir that are taken back step by step, killed, left, continued, and played at a terminal meanwhile."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from gonfalon.cli.hot_seat import HotSeat
from gonfalon.cli.terminal import Terminal
from gonfalon.core.dice import Dice
from gonfalon.core.record import read_file
from gonfalon.games import GAMES
from gonfalon.session.journal import Journal, finished_games
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.screens.ending import EndingScreen
from tests.at_the_table.likeness import unlike_rebuilt
from tests.cli.at_the_terminal import Screen, Typed
from tests.games.pamir.window.courtier import Courtier, great_game
from tests.scripts import ROOT

KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences.settings import Settings
from tests.games.pamir.window.courtier import great_game

app = QApplication([])
folder = Path(sys.argv[1])
settings = Settings(folder / "settings.ini")
settings.animation_speed = "off"
settings.bot_pause = 0.0
window = Window(settings, folder / "games")
window.show()
window.tables.begin(great_game("RBG", people="RBG", seed=31))

def answer():
    table, match = window.tables.table, window.tables.play.match
    if len(match.moves) >= 12:
        print(len(match.moves), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    match.play(match.view(match.decision_seat).decision.moves[-1])

timer = QTimer()
timer.timeout.connect(answer)
timer.start(0)
app.exec()
"""


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_whatever_can_be_taken_back_is_as_it_was_before(person: Courtier, seed: int) -> None:
    person.begin(great_game("RB", seed=seed))
    dice, taken_back = Dice(seed), 0
    for _ in range(25):
        assert person.asked is not None
        before, asked = person.match.record(), person.asked
        person.scene.asking.answer(dice.pick(asked.moves))
        person.wait()
        if person.table.undo_button.isEnabled():
            after = person.match.record()
            person.key(Qt.Key.Key_Z)
            person.wait()
            assert person.match.record() == before
            assert person.asked == asked
            assert not unlike_rebuilt(person.scene, person.match.view(0))
            taken_back += 1
            person.scene.asking.answer(after.moves[len(before.moves)])
            person.wait()
    assert taken_back > 5


@pytest.mark.slow
def test_a_game_that_was_killed_goes_on(person: Courtier, tmp_path: Path) -> None:
    folder = person.window.tables.folder
    order = [sys.executable, "-c", KILLED, str(folder.parent)]
    done = subprocess.run(order, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -9, done.stderr
    person.window.tables.continue_game()
    person.wait()
    assert len(person.match.moves) == int(done.stdout)
    assert person.match.seats == great_game("RBG", people="RBG").seats


def test_a_game_goes_from_the_terminal_to_the_window_and_back(person: Courtier) -> None:
    folder = person.window.tables.folder
    match = Match.begin(great_game("RB", seed=33), Shelves(GAMES), Journal(folder))
    assert match.journal is not None
    path = match.journal.path
    assert path is not None
    at_terminal(match, "1", "2", "1", "1")
    moves = read_file(path).moves
    assert len(moves) >= 3
    person.window.tables.continue_game()
    person.wait()
    assert person.match.record().moves == moves
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    assert person.asked is not None
    person.answer(person.asked.moves[0])
    person.wait()
    record = person.match.record()
    person.window.tables.show_start()
    again = Match.resume(path, Shelves(GAMES))
    assert again.record() == record
    known = len(again.moves)
    at_terminal(again, "1", "1")
    assert len(read_file(path).moves) > known


def at_terminal(match: Match, *lines: str) -> None:
    """Play on at a terminal with these answers, and leave."""
    while match.decision_seat is not None and match.seats[match.decision_seat].bot is not None:
        view = match.view(match.decision_seat)
        assert view.decision is not None
        match.play(view.decision.moves[0])
    seat = HotSeat(match, Terminal(Screen(), Typed(lines)))
    with pytest.raises(EOFError):
        seat.play()


@pytest.mark.slow
def test_a_finished_game_is_told_again_from_its_record(person: Courtier) -> None:
    person.window.tables.begin(great_game("RBG", people="", seed=34))
    person.qtbot.waitUntil(lambda: person.at_the_end, timeout=120_000)
    told = person.match.summary()
    (path,) = finished_games(person.window.tables.folder)
    person.window.tables.show_start()
    person.window.tables.show_end(Match.restore(read_file(path), Shelves(GAMES)))
    assert isinstance(person.screen, EndingScreen)
    assert Match.restore(read_file(path), Shelves(GAMES)).summary() == told
