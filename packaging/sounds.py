#!/usr/bin/env python3
"""Make the sounds of the table, `resources/sounds/*.wav`, anew; needs nothing but Python, and makes the same each time.

Nothing was recorded: tones that die away like struck metal, wood and skin, and noise as of paper and cloth. One voice
each, 22,050 samples of 16 bits in a second.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

RATE = 22050
"""Samples in a second."""
LOUDEST = 0.5
"""No sample is further from silence, of 1: several sounds at once are not cut off."""
LOUDNESS = 0.085
"""What the loudest tenth of a second of each sound has, as the root of the mean square of what an ear hears of it."""
FADE = 0.006
"""In so many seconds a sound begins from silence at the latest, and goes back into it."""
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
Samples = list[float]
Partials = Sequence[tuple[float, float, float]]


def tone(pitch: float, seconds: float, decay: float, rise: float = 0.002, bend: float = 0.0) -> Samples:
    """A pure tone that falls to a third in `decay` seconds; `bend` is how much higher it begins, as a share."""
    made, turn = [], 0.0
    for step in range(round(seconds * RATE)):
        now = step / RATE
        made.append(math.sin(turn) * min(1.0, now / rise) * math.exp(-now / decay))
        turn += 2 * math.pi * pitch * (1 + bend * math.exp(-now / 0.03)) / RATE
    return made


def struck(pitch: float, partials: Partials, seconds: float, rise: float = 0.002) -> Samples:
    """Something that rings: partials as (times the pitch, strength, seconds in which it falls to a third)."""
    return mixed(*((0.0, share, tone(pitch * times, seconds, decay, rise)) for times, share, decay in partials))


def noise(seconds: float, low: float, high: float, swell: Callable[[float], float], seed: int) -> Samples:
    """Noise between two pitches; `swell` says how loud it is after a share of its time."""
    chance = Random(seed)
    count = round(seconds * RATE)
    made = [chance.uniform(-1.0, 1.0) for _ in range(count)]
    made = _passed(_passed(made, high, low_pass=True), low, low_pass=False)
    return [sample * swell(step / count) for step, sample in enumerate(made)]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Several sounds in one: each as (seconds after which it begins, how loud, what)."""
    whole = [0.0] * max(round(begin * RATE) + len(part) for begin, _, part in parts)
    for begin, share, part in parts:
        first = round(begin * RATE)
        for step, sample in enumerate(part):
            whole[first + step] += share * sample
    return whole


def _passed(samples: Samples, pitch: float, *, low_pass: bool) -> Samples:
    """What a filter of the second order lets through, below or above a pitch."""
    turn = 2 * math.pi * pitch / RATE
    cosine, width = math.cos(turn), math.sin(turn) * math.sqrt(0.5)
    middle = 1 - cosine if low_pass else -1 - cosine
    outer = abs(middle) / 2
    one_ago = two_ago = out_one = out_two = 0.0
    made = []
    for sample in samples:
        out = outer * (sample + two_ago) + middle * one_ago + 2 * cosine * out_one - (1 - width) * out_two
        out /= 1 + width
        two_ago, one_ago, out_two, out_one = one_ago, sample, out_one, out
        made.append(out)
    return made


def loudness(samples: Samples) -> float:
    """How loud the loudest tenth of a second is; an ear hears little of what is low."""
    heard = _passed(samples, 250.0, low_pass=False)
    window = RATE // 10
    energy = most = 0.0
    for step, sample in enumerate(heard):
        energy += sample * sample
        if step >= window:
            energy -= heard[step - window] ** 2
        most = max(most, energy)
    return math.sqrt(most / window)


def finished(samples: Samples) -> Samples:
    """As loud as all others, from silence to silence."""
    share = LOUDNESS / loudness(samples)
    share = min(share, LOUDEST / max(map(abs, samples)))
    fade = round(FADE * RATE)
    last = len(samples) - 1
    return [
        sample * share * min(1.0, step / (fade / 6)) * min(1.0, (last - step) / (fade * 4))
        for step, sample in enumerate(samples)
    ]


# -- the sounds --------------------------------------------------------------------------------------------------------


def _burst(attack: float, fall: float) -> Callable[[float], float]:
    return lambda share: min(1.0, share / attack) * math.exp(-share * fall)


def _bow(share: float) -> float:
    return math.sin(math.pi * share) ** 2


def card() -> Samples:
    """A card slides over cloth and comes to lie."""
    return mixed(
        (0.0, 0.35, noise(0.10, 1400, 4200, _bow, 1)),
        (0.075, 0.9, noise(0.10, 500, 2600, _burst(0.02, 9), 2)),
        (0.075, 0.5, tone(165, 0.11, 0.028, bend=0.5)),
    )


_COIN = ((1.0, 1.0, 0.075), (1.52, 0.6, 0.055), (2.09, 0.35, 0.035))


def coin() -> Samples:
    """A coin is laid on another."""
    return mixed(
        (0.0, 0.7, struck(2350, _COIN, 0.22)),
        (0.062, 1.0, struck(2790, _COIN, 0.30)),
        (0.0, 0.25, noise(0.03, 3000, 8000, _burst(0.05, 8), 3)),
    )


def strike() -> Samples:
    """A blade is drawn through the air, and hits."""
    clang = ((1.0, 0.7, 0.10), (2.13, 0.6, 0.09), (3.41, 0.5, 0.07), (5.02, 0.25, 0.04))
    return mixed(
        (0.0, 0.8, noise(0.13, 900, 5200, lambda share: share**2 * (1 - share) * 4, 4)),
        (0.105, 0.55, struck(540, clang, 0.36)),
        (0.105, 1.0, tone(105, 0.2, 0.05, bend=0.9)),
        (0.105, 0.5, noise(0.06, 700, 3500, _burst(0.03, 8), 5)),
    )


_WOOD = ((1.0, 1.0, 0.035), (2.4, 0.55, 0.022), (4.1, 0.25, 0.012))


def verdict() -> Samples:
    """A hammer of wood falls twice."""
    knock = mixed((0.0, 1.0, struck(310, _WOOD, 0.16)), (0.0, 0.35, noise(0.025, 800, 4000, _burst(0.05, 7), 6)))
    low = mixed((0.0, 1.0, struck(258, _WOOD, 0.22)), (0.0, 0.35, noise(0.025, 600, 3200, _burst(0.05, 7), 7)))
    return mixed((0.0, 0.8, knock), (0.19, 1.0, low))


def curtain() -> Samples:
    """Heavy cloth falls."""
    return mixed(
        (0.0, 0.6, noise(0.55, 350, 2200, _bow, 8)),
        (0.18, 0.7, noise(0.42, 200, 1100, _bow, 9)),
        (0.40, 0.5, tone(92, 0.2, 0.06, rise=0.02)),
    )


_DRUM = ((1.0, 1.0, 0.24), (1.5, 0.6, 0.17), (1.99, 0.4, 0.12), (2.44, 0.25, 0.08))


def check() -> Samples:
    """Kettledrums, and a horn over them: the coalitions are counted."""
    horn = ((1.0, 1.0, 0.4), (2.0, 0.5, 0.3), (3.0, 0.3, 0.2), (4.0, 0.12, 0.15))
    return mixed(
        (0.0, 0.8, struck(98, _DRUM, 0.5, rise=0.004)),
        (0.16, 0.6, struck(98, _DRUM, 0.4, rise=0.004)),
        (0.32, 1.0, struck(147, _DRUM, 0.65, rise=0.004)),
        (0.32, 0.30, struck(294, horn, 0.65, rise=0.05)),
    )


_BELL = ((1.0, 1.0, 0.26), (2.0, 0.45, 0.18), (2.76, 0.25, 0.10), (5.4, 0.08, 0.04))


def your_turn() -> Samples:
    """A small bell, two notes up."""
    return mixed(
        (0.0, 0.8, struck(659.26, _BELL, 0.6, rise=0.004)),
        (0.13, 1.0, struck(880.0, _BELL, 0.75, rise=0.004)),
    )


def victory() -> Samples:
    """Four notes upwards, and their chord."""
    string = ((1.0, 1.0, 0.30), (2.0, 0.5, 0.22), (3.0, 0.32, 0.14), (4.0, 0.16, 0.09), (5.0, 0.08, 0.06))
    notes = (293.66, 392.0, 493.88, 587.33)
    rising = [(0.14 * step, 0.8, struck(note, string, 0.6, rise=0.008)) for step, note in enumerate(notes)]
    chord = [(0.62, 0.55, struck(note, string, 1.1, rise=0.012)) for note in (196.0, *notes[1:], 783.99)]
    return mixed(*rising, *chord)


def defeat() -> Samples:
    """A low chord of minor that swells and dies away, without a tune."""
    string = ((1.0, 1.0, 0.55), (2.0, 0.6, 0.40), (3.0, 0.25, 0.25), (4.0, 0.10, 0.15))
    chord = [
        (0.05 * step, 0.7, struck(note, string, 1.5, rise=0.12)) for step, note in enumerate((98.0, 146.83, 233.08))
    ]
    return mixed(*chord, (0.0, 0.5, struck(65.4, _DRUM, 0.7, rise=0.02)))


SOUNDS: dict[str, Callable[[], Samples]] = {
    made.__name__.replace("_", "-"): made
    for made in (card, coin, strike, verdict, curtain, check, your_turn, victory, defeat)
}


def frames(samples: Samples) -> bytes:
    """The samples as a WAV file has them."""
    return struct.pack(f"<{len(samples)}h", *(round(32767 * sample) for sample in samples))


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, made in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames(finished(made())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
