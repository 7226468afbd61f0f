"""One set-up program in one wine, and where it puts what."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

from trials.figures import Figure
from trials.prefix import HOME, LOCAL, ROAMING, Desktop, Prefix, windows_path
from trials.running import TrialError

OWN = f"{HOME}\\Мои игры\\Gonfalon"
"""A folder that a player has chosen: with a space, and in Cyrillic letters."""
USUAL = f"{LOCAL}\\Programs\\Gonfalon"
UNINSTALL = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Gonfalon"
CLASSES = "Software\\Classes"
WINDOWS_OWN = {CLASSES, UNINSTALL.rpartition("\\")[0]}
"""Keys that every Windows has, but not a fresh prefix."""
SHORTCUTS = (
    f"{ROAMING}\\Microsoft\\Windows\\Start Menu\\Programs\\Gonfalon.lnk",
    f"{HOME}\\Desktop\\Gonfalon.lnk",
)
RUNNING, TOO_OLD, NOT_LOADED = 3, 4, 70


@dataclass
class WindowsTrial:
    """One set-up program in one prefix."""

    prefix: Prefix
    desktop: Desktop
    setup: Path
    pictures: Path
    figures: list[Figure] = field(default_factory=list)

    def note(self, name: str, unit: str, value: float, limit: float | None = None) -> None:
        """Keep a figure for the table."""
        self.figures.append(Figure("wine", name, unit, (value,), limit))

    def install(self, words: str, expected: int = 0) -> float:
        """Let the set-up program work silently; returns how long it took."""
        begun = time.monotonic()
        self.prefix.run(f'"{windows_path(self.setup)}" /S {words}', expected)
        return time.monotonic() - begun

    def uninstall(self, folder: str, words: str = "", expected: int = 0) -> None:
        """Let the uninstaller work silently; with `_?=` it stays where it is, so that it can be waited for."""
        self.prefix.run(f'"{folder}\\uninstall.exe" /S {words} _?={folder}', expected)
        if not expected:
            self.prefix.path(f"{folder}\\uninstall.exe").unlink()
            self.prefix.path(folder).rmdir()


def hold(condition: bool, sentence: str) -> None:
    """Raise TrialError with a sentence unless something holds."""
    if not condition:
        raise TrialError(sentence)
