"""What the program itself says of its languages and catalogues."""

from __future__ import annotations

import sys
from pathlib import Path

__all__ = ["ENGLISH", "LANGUAGES", "OTHERS", "message_context"]

_HERE = Path(__file__).resolve()
# In a checkout the sources; flatpak-builder has the program's wheel beside the scripts instead.
sys.path += [str(_HERE.parents[2] / "desktop"), str(_HERE.parents[1] / "gonfalon.whl")]

from gonfalon.texts.translations import ENGLISH, LANGUAGES, OTHERS, message_context  # noqa: E402
