"""The languages of the program, from its own list."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["LANGUAGES", "OTHERS"]

_HERE = Path(__file__).resolve()
# In a checkout the sources; flatpak-builder has the program's wheel beside the scripts instead.
sys.path += [str(_HERE.parents[2] / "desktop"), str(_HERE.parents[1] / "gonfalon.whl")]

from gonfalon.texts.translations import LANGUAGES, OTHERS  # noqa: E402
