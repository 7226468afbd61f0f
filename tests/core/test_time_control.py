"""The time of a person: how it is written, and what is left of it after some decisions."""

from __future__ import annotations

import pytest

from gonfalon.core.time_control import TimeControl, TimeLeft, clock_text


@pytest.mark.parametrize("control", [TimeControl(5), TimeControl(10, 5), TimeControl(20, 10, bot_moves=True)])
def test_what_is_written_is_read_again(control: TimeControl) -> None:
    assert TimeControl.parse(str(control)) == control


@pytest.mark.parametrize(
    ("text", "control"),
    [("10", TimeControl(10)), ("10+5", TimeControl(10, 5)), ("10,bot", TimeControl(10, 0, bot_moves=True))],
)
def test_what_is_usual_need_not_be_written(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control


@pytest.mark.parametrize("text", ["", "off", "0+5", "10+", "10+5,flag", "241", "10+601", "-1", "1.5", " 10", "٣"])
def test_what_is_no_time_is_none(text: str) -> None:
    assert TimeControl.parse(text) is None


def test_seconds_are_added_after_each_decision() -> None:
    assert TimeControl(1, 5).left([10.0, 0.5]) == TimeLeft(60 - 10.5 + 10, 0)


def test_what_nobody_was_asked_for_gives_no_seconds() -> None:
    assert TimeControl(1, 5).left([10.0, 0.0, 0.0]) == TimeLeft(55.0, 0)


def test_a_mark_is_made_once_and_no_time_comes_back() -> None:
    assert TimeControl(1, 5).left([60.0, 0.0, 3.0]) == TimeLeft(0.0, 1)


def test_where_a_bot_moves_there_are_seconds_for_the_next_decision() -> None:
    assert TimeControl(1, 5, bot_moves=True).left([70.0, 2.0, 8.0]) == TimeLeft(5.0, 2)


@pytest.mark.parametrize(
    ("seconds", "shown"), [(600, "10:00"), (59.2, "1:00"), (59.0, "0:59"), (0.1, "0:01"), (0, "0:00"), (-3, "0:00")]
)
def test_a_second_that_has_begun_is_shown(seconds: float, shown: str) -> None:
    assert clock_text(seconds) == shown
