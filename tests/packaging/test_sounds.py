"""The sounds that are committed are what the script makes, and hurt no ears."""

from __future__ import annotations

import struct
import wave

import pytest

from tests.scripts import ROOT, load_script

sounds = load_script("sounds")
FOLDER = ROOT / "resources/sounds"


def test_every_file_is_made_by_the_script() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(sounds.SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 400_000


@pytest.mark.slow
@pytest.mark.parametrize("name", list(sounds.SOUNDS))
def test_a_sound_is_what_the_script_makes_and_as_loud_as_the_others(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        kept = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
    made = sounds.frames(sounds.finished(sounds.SOUNDS[name]()))
    again = struct.unpack(f"<{len(made) // 2}h", made)
    assert len(again) == len(kept)
    # Another system's sine may end in another digit.
    assert max(abs(one - other) for one, other in zip(again, kept, strict=True)) <= 1
    assert max(map(abs, kept)) <= 32767 * sounds.LOUDEST + 1
    # It neither begins nor ends with a click.
    assert all(abs(sample) < 70 for sample in (*kept[:2], *kept[-20:]))
    assert abs(sum(kept) / len(kept)) < 10
    loudness = sounds.loudness([sample / 32767 for sample in kept])
    assert loudness == pytest.approx(sounds.LOUDNESS, rel=0.15)
