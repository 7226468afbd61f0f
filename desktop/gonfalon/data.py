"""Locations of cards, translations and drawings in a checkout, an installed wheel and a frozen application."""

from __future__ import annotations

import re
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Final

_ADDRESS: Final = re.compile(r"https://[\w.-]+(?::\d+)?(?:/[\w./~%+-]*)?", re.ASCII)
_LONGEST_ADDRESS: Final = 300


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


@cache
def _folder(root: Path, name: str) -> Path:
    # Texts are kept by the folder they were read from: the same path again is found much faster than an equal one.
    return root / name


PACKED: Final = ".gz"
"""What is added to the name of a file that a bundle has packed."""


def read_data(path: Path) -> bytes:
    """Return the bytes of a text, drawing or font of the program; bundles pack them to less than half their size.

    Raises:
        OSError: when it is not there, or cannot be read.
    """
    try:
        return path.read_bytes()
    except FileNotFoundError:
        packed = path.with_name(f"{path.name}{PACKED}")
        if not packed.is_file():
            raise
        # Without the module for such files, which takes time that the start has not.
        return zlib.decompress(packed.read_bytes(), wbits=31)


def read_text(path: Path) -> str:
    """Return the content of `read_data` as text with the line ends of this program.

    Raises:
        OSError: when it is not there, or cannot be read.
        UnicodeDecodeError: when it is not UTF-8.
    """
    return read_data(path).decode("utf-8").replace("\r\n", "\n")


def cards_dir() -> Path:
    """The folder of the card sets, `<set>.yaml`; raises MissingDataError."""
    return _folder(_root(), "cards")


def translations_dir() -> Path:
    """The folder with `<language>.mo`, `cards/` and `rules/`; raises MissingDataError."""
    return _folder(_root(), "translations")


def resources_dir() -> Path:
    """The folder with `art/`, `fonts/` and `icons/`; raises MissingDataError."""
    return _folder(_root(), "resources")


def changelog_file(language: str = "en") -> Path:
    """The changelog in a language; it need not be there. Raises MissingDataError."""
    return _root() / "CHANGELOG.md" if language == "en" else translations_dir() / f"changelog.{language}.md"


def licence_files() -> tuple[Path, ...]:
    """Return the paths of the notice, the licence and the fonts' licence; the files need not exist."""
    return (_root() / "NOTICE", _root() / "LICENSE", resources_dir() / "fonts" / "OFL.txt")


def releases_url() -> str:
    """Return the address where this copy of the program was published; empty if none was given when it was built."""
    try:
        text = (_root() / "releases.txt").read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    # It becomes a link that opens a browser: nothing else than such an address may stand there.
    return text if len(text) <= _LONGEST_ADDRESS and _ADDRESS.fullmatch(text) else ""
