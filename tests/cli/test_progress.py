"""The bar that shows how far a long command has come."""

from __future__ import annotations

import pytest

from gonfalon.cli.terminal import ProgressBar
from tests.cli.at_the_terminal import Screen


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is; the test moves it on."""
    now = [100.0]
    monkeypatch.setattr("gonfalon.cli.terminal.time.monotonic", lambda: now[0])
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    return now


def test_a_bar_grows_and_is_gone_in_the_end(clock: list[float]) -> None:
    terminal = Screen(terminal=True)
    with ProgressBar(2000, "games", terminal) as bar:
        clock[0] += 2
        bar.update(500)
        assert terminal.getvalue().endswith("\r[######..................] 25%  500 of 2,000 games, 00:06 left")
        clock[0] += 1
        bar.update(1500)
        assert "100%  2,000 of 2,000 games" in terminal.getvalue()
    assert terminal.getvalue().rsplit("\r", 2)[1].strip() == ""
    assert "\n" not in terminal.getvalue()


def test_it_is_not_drawn_too_often(clock: list[float]) -> None:
    terminal = Screen(terminal=True)
    with ProgressBar(1000, "games", terminal) as bar:
        for _ in range(100):
            bar.update(1)
        assert terminal.getvalue().count("\r") == 1
        clock[0] += 1
        bar.update(1)
        assert terminal.getvalue().count("\r") == 2


def test_a_narrow_terminal_does_not_break_the_line(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    terminal = Screen(terminal=True)
    with ProgressBar(1000, "games", terminal) as bar:
        clock[0] += 1
        bar.update(1)
    assert max(map(len, terminal.getvalue().split("\r"))) <= 19


@pytest.mark.parametrize(("terminal", "kind"), [(False, "xterm"), (True, "dumb")])
def test_without_a_terminal_nothing_is_written(
    clock: list[float], monkeypatch: pytest.MonkeyPatch, terminal: bool, kind: str
) -> None:
    monkeypatch.setenv("TERM", kind)
    screen = Screen(terminal)
    with ProgressBar(10, "games", screen) as bar:
        bar.update(10)
    assert screen.getvalue() == ""
