"""A game of somebody else's is found by its entry point, and one that is broken does no harm."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.games import BUNDLED, GAMES, find_bot
from gonfalon.session.plugin import UnknownGame
from tests.strangers.conftest import Install


def listed(more: str = "") -> list[str]:
    """The games that another process finds, and what it prints besides."""
    program = f"import sys; from gonfalon.games import GAMES; print(*GAMES{more})"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()


def test_it_stands_behind_the_games_that_the_program_brings_along(pennons: Path) -> None:
    assert tuple(GAMES) == (*BUNDLED, "pennons")
    assert GAMES["pennons"].title() == "Pennons"
    assert listed() == [*BUNDLED, "pennons"], "another process sees it too"


def test_without_it_nothing_reads_entry_points() -> None:
    """What reads them is imported longer than all the rest of a start."""
    assert listed(", 'importlib.metadata' in sys.modules") == [*BUNDLED, "False"]


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("tests.strangers.nothing:GAME", "cannot be loaded"),
        ("tests.strangers.pennons.game:NOTHING", "cannot be loaded"),
        ("tests.strangers.pennons.rules:NAME", "'whist' is no game that is called so"),
        ("tests.strangers.pennons.game:GAME", "'whist' is no game that is called so"),
    ],
)
def test_one_that_is_broken_is_left_out(
    install: Install, caplog: pytest.LogCaptureFixture, where: str, says: str
) -> None:
    install(whist=where)
    assert tuple(GAMES) == BUNDLED
    assert says in caplog.text
    with pytest.raises(UnknownGame):
        find_bot("whist", "page")


def test_nobody_takes_the_place_of_a_game_that_is_there(install: Install) -> None:
    install(oriflamme="tests.strangers.pennons.game:GAME")
    assert tuple(GAMES) == BUNDLED
    assert GAMES["oriflamme"].title() == "Oriflamme"
