"""The player, with the driver of SDL that writes what it plays into a file, and without anything to play with."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound import player as players
from gonfalon.ui.sound import sdl
from gonfalon.ui.sound.player import Player, Silence
from gonfalon.ui.sound.sounds import Sound, SoundThrottle, samples


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What the loudspeaker has got; the test is skipped where SDL is not installed."""
    try:
        sdl.load()
    except ImportError as error:
        pytest.skip(str(error))
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "0")
    return tmp_path / "played.raw"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def player(settings: Settings) -> Iterator[Player]:
    player = Player(settings)
    yield player
    player.close()


def level(path: Path) -> int:
    content = path.read_bytes() if path.exists() else b""
    return max(map(abs, struct.unpack(f"<{len(content) // 2}h", content[: len(content) // 2 * 2])), default=0)


def test_a_sound_is_heard_as_loud_as_was_chosen(qtbot: QtBot, settings: Settings, player: Player, played: Path) -> None:
    loud = max(map(abs, struct.unpack(f"<{len(samples(Sound.COIN)) // 2}h", samples(Sound.COIN))))
    settings.volume = 1.0
    player.play(Sound.COIN)
    qtbot.waitUntil(lambda: level(played) == pytest.approx(loud, rel=0.02))
    assert player.silence is None


def test_sounds_at_once_are_mixed(played: Path) -> None:
    device = sdl.Device(sdl.load())
    device.add(samples(Sound.CARD), sdl.LOUDEST)
    device.add(samples(Sound.VICTORY), sdl.LOUDEST)
    assert device.left > 1
    device.hush()
    assert device.left == 0
    assert not device.broken
    device.close()


def test_a_quiet_device_is_let_go(qtbot: QtBot, player: Player, played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(players, "LINGER", 0.01)
    monkeypatch.setattr(
        sdl.Device, "close", lambda device, close=sdl.Device.close: (close(device), closed.append(True))
    )
    player.play(Sound.COIN)
    qtbot.waitUntil(lambda: closed == [True])
    assert player._thread.is_alive()
    player.close()
    assert player._thread is None


def test_what_is_turned_off_is_not_even_asked_for(settings: Settings, player: Player) -> None:
    settings.sound = False
    player.play(Sound.COIN)
    settings.sound, settings.volume = True, 0.0
    player.play(Sound.COIN)
    assert player._thread is None
    hearing = SoundThrottle(lambda: 0.0)
    assert [hearing.hears(sound, 1.0) for sound in (Sound.COIN, Sound.STRIKE, Sound.COIN)] == [True, True, False]


@pytest.mark.parametrize(("error", "silence"), [(ImportError, Silence.LIBRARY), (OSError, Silence.DEVICE)])
def test_why_nothing_is_heard_is_known(
    qtbot: QtBot, player: Player, monkeypatch: pytest.MonkeyPatch, error: type[Exception], silence: Silence
) -> None:
    def fail() -> None:
        raise error("not here")

    monkeypatch.setattr(sdl, "load", fail)
    with qtbot.waitSignal(player.changed):
        player.play(Sound.COIN)
    assert player.silence is silence


@pytest.mark.parametrize(("speed", "heard"), [(0.0, 10), (1.0, 10), (4.0, 3), (8.0, 2)])
def test_the_faster_it_goes_the_fewer_coins_are_heard(speed: float, heard: int) -> None:
    now = iter(range(10))
    hearing = SoundThrottle(lambda: 0.125 * next(now))
    assert sum(hearing.hears(Sound.COIN, speed) for _ in range(10)) == heard
