"""SHA256SUMS: what `sha256sum -c` needs to say whether a download is whole."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

NAME = "SHA256SUMS"


def belongs(name: str, version: str) -> bool:
    """Whether a file is of this version, by its name: 0.1.0 is neither in 10.1.0 nor in 0.1.0.1."""
    return bool(re.search(rf"(?<![\d.]){re.escape(version)}(?!\d|\.\d)", name))


def text(folder: Path, version: str) -> str:
    """A line for every file of this version in a folder, by name."""
    names = sorted(path.name for path in folder.iterdir() if path.is_file() and belongs(path.name, version))
    return "".join(f"{_digest(folder / name)}  {name}\n" for name in names)


def write(folder: Path, version: str) -> Path:
    """Write the sums into the folder; returns the path of their file."""
    path = folder / NAME
    path.write_text(text(folder, version), encoding="utf-8", newline="\n")
    return path


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
