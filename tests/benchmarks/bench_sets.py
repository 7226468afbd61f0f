"""How smoothly a window goes on while strangers' long sets of cards are read beside it, and how soon a short one comes.

`python -m tests.benchmarks.bench_sets [SECONDS]`, without a display: the gaps between the ticks of a timer of 16 ms in
a window that is painted with each of them, without any sets and with 60 of 150 kB.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from gonfalon.ui.application.qt import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.preferences.settings import Settings

LONG = "name: Long {number}\ncards:\n  a: {{type: character, activate: [{lines}]}}\n  b: {{type: intrigue}}\n"
SHORT = "name: Short\ncards:\n  a: {type: character, activate: [gain: 1]}\n  b: {type: intrigue}\n"


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    make_application([])
    with tempfile.TemporaryDirectory() as home:
        measure(Path(home) / "none", seconds)
        sets = Path(home) / "many" / "sets"
        sets.mkdir(parents=True)
        (sets / "short.yaml").write_text(SHORT, encoding="utf-8")
        for number in range(60):
            text = LONG.format(number=number, lines=", ".join(["gain: 1"] * 16_000))
            (sets / f"long{number}.yaml").write_text(text, encoding="utf-8")
        measure(sets.parent, seconds)


def measure(home: Path, seconds: float) -> None:
    """Print what a window over these folders did for so long."""
    home.mkdir(exist_ok=True)
    window = Window(Settings(home / "settings.ini"), home / "games")
    window.resize(1280, 800)
    begun = last = time.perf_counter()
    gaps: list[float] = []
    short = 0.0

    def tick() -> None:
        nonlocal last, short
        now = time.perf_counter()
        gaps.append(now - last)
        last = now
        if not short and "own:short.yaml" in window.start.games.cards:
            short = now - begun
        window.start.update()

    timer = QTimer()
    timer.timeout.connect(tick)
    window.show()
    timer.start(16)
    application = make_application([])
    QTimer.singleShot(round(seconds * 1000), application.quit)
    application.exec()
    coming = window.start.coming
    steps = coming.reading.steps if coming is not None else 0
    ordered = sorted(gaps[5:])
    figures = ", ".join(f"{name} {1000 * ordered[int(len(ordered) * part)]:.0f} ms" for name, part in PARTS.items())
    came = f"; the short set after {short:.2f} s" if short else ""
    print(f"{home.name}: {steps} steps read; gaps: {figures}{came}")
    window.close()


PARTS = {"median": 0.5, "95 of 100": 0.95, "99 of 100": 0.99, "longest": 0.9999}

if __name__ == "__main__":
    main()
