"""A training: repeatable, interruptible, and it teaches."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.bots.training.course import STEP, Course, Plan
from gonfalon.games.oriflamme.bots.pupil import Making
from gonfalon.games.oriflamme.rules.game import base_cards

SHORT = Plan(2 * STEP, trials=4, measured=2, leaving=2)


@pytest.mark.slow
def test_a_training_goes_on_where_it_was_interrupted_and_another_in_its_folder_is_refused(tmp_path: Path) -> None:
    making = Making(base_cards())
    for _ in Course(making, SHORT, tmp_path / "whole").run():
        pass
    for at in Course(making, SHORT, tmp_path / "parts").run():
        if at.games == STEP:
            break
    again = Course(making, SHORT, tmp_path / "parts")
    assert again.at.games == STEP
    for at in again.run():
        assert at.games > STEP
    one, other = ((tmp_path / name / f"at-{2 * STEP}.weights").read_text() for name in ("whole", "parts"))
    assert one == other
    assert len(again.at.curve) == 2
    with pytest.raises(ValueError, match="holds another training"):
        Course(making, Plan(8 * STEP), tmp_path / "parts")


def test_who_wins_every_game_has_the_whole_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rotations of a deal, all of them won by the first of three seats."""
    monkeypatch.setattr(Course, "deals", lambda self, played, names, count: [[3.0] + [0.0] * (len(names) - 1)] * 4)
    at = next(iter(Course(Making(base_cards()), Plan(STEP, leaving=1), tmp_path).run()))
    assert at.curve[0]["share"] == at.curve[0]["high"] == 1.0
