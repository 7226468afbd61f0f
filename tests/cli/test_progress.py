"""The bar that shows how far a long command has come."""

from __future__ import annotations

import io
import time

import pytest

from gonfalon.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is; the test moves it on."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    return now


def test_a_bar_grows_and_is_gone_in_the_end(clock: list[float]) -> None:
    terminal = Terminal()
    with Progress(200, "games", terminal) as bar:
        clock[0] += 2
        bar.advance(50)
        assert terminal.getvalue().endswith("\r[######..................] 25%  50 of 200 games, 6 s left")
        clock[0] += 180
        bar.advance(50)
        assert terminal.getvalue().endswith("100 of 200 games, 3 min 2 s left")
        bar.advance(100)
        assert "100%  200 of 200 games" in terminal.getvalue()
    assert terminal.getvalue().rsplit("\r", 2)[1].strip() == ""
    assert "\n" not in terminal.getvalue()


def test_a_shorter_line_leaves_nothing_of_the_longer(clock: list[float]) -> None:
    terminal = Terminal()
    with Progress(2, "games", terminal) as bar:
        clock[0] += 4000
        bar.advance(1)
        before = len(terminal.getvalue().rsplit("\r", 1)[1])
        bar.advance(1)
        assert len(terminal.getvalue().rsplit("\r", 1)[1]) == before


def test_it_is_not_drawn_too_often(clock: list[float]) -> None:
    terminal = Terminal()
    with Progress(1000, "games", terminal) as bar:
        for _ in range(100):
            bar.advance(1)
        assert terminal.getvalue().count("\r") == 1
        clock[0] += 1
        bar.advance(1)
        assert terminal.getvalue().count("\r") == 2


def test_a_narrow_terminal_does_not_break_the_line(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    terminal = Terminal()
    with Progress(1000, "games", terminal) as bar:
        clock[0] += 1
        bar.advance(1)
    assert max(map(len, terminal.getvalue().split("\r"))) <= 19


def test_without_a_terminal_nothing_is_written(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    with Progress(10, "games", file) as bar:
        bar.advance(10)
    assert file.getvalue() == ""
    monkeypatch.setenv("TERM", "dumb")
    dumb = Terminal()
    with Progress(10, "games", dumb) as bar:
        bar.advance(10)
    assert dumb.getvalue() == ""
