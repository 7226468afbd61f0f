"""Of many sounds at once not each is heard."""

from __future__ import annotations

import pytest

from gonfalon.ui.board.hearing import Hearing
from gonfalon.ui.sound.sounds import Sound


@pytest.mark.parametrize(("speed", "heard"), [(0.0, 10), (1.0, 10), (4.0, 3), (8.0, 2)])
def test_the_faster_it_goes_the_fewer_coins_are_heard(speed: float, heard: int) -> None:
    now = iter(range(10))
    hearing = Hearing(lambda: 0.125 * next(now))
    assert sum(hearing.hears(Sound.COIN, speed) for _ in range(10)) == heard


def test_another_sound_is_heard_at_once() -> None:
    hearing = Hearing(lambda: 0.0)
    assert [hearing.hears(sound, 1.0) for sound in (Sound.COIN, Sound.STRIKE, Sound.COIN)] == [True, True, False]
