"""Where cards, translations and drawings lie: in a checkout, in an installed wheel and in a frozen application."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

__all__ = ["MissingDataError", "cards_dir", "resources_dir", "translations_dir"]


class MissingDataError(RuntimeError):
    """The program was installed without its data files; the message is a sentence for a person."""


def _places() -> list[Path]:
    package = Path(__file__).resolve().parent
    places = []
    unpacked = getattr(sys, "_MEIPASS", None)
    if unpacked is not None:
        places.append(Path(unpacked) / "gonfalon" / "_data")
    places.append(package / "_data")
    places.append(package.parent.parent)
    return places


@cache
def _root() -> Path:
    places = _places()
    for place in places:
        # All three, because any of these names alone is common beside a site-packages folder.
        if all((place / name).is_dir() for name in ("cards", "translations", "resources")):
            return place
    looked = ", ".join(str(place) for place in places)
    raise MissingDataError(f"The data files of Gonfalon are missing (looked in {looked}). Please install it again.")


def cards_dir() -> Path:
    """The folder of the card sets, `<set>.yaml`; raises MissingDataError."""
    return _root() / "cards"


def translations_dir() -> Path:
    """The folder with `gonfalon_<language>.qm`, `cards/` and `rules/`; raises MissingDataError."""
    return _root() / "translations"


def resources_dir() -> Path:
    """The folder with `art/`, `fonts/` and `icons/`; raises MissingDataError."""
    return _root() / "resources"
