"""Games that a player has saved under a name, to return to regardless of what was played since."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Literal

from gonfalon.core.files import create_file, private_folder, replace_file
from gonfalon.core.record import SUFFIX, Record, format_record

MAX_SAVE_NAME = 60
"""How many characters a name may have: with four bytes each, and the suffix, no system takes more."""
ANALYSIS_SUFFIX = ".coach.json"
"""What is behind the name of a game's file in that of what a coach found about it."""
FORBIDDEN = frozenset('<>:"/\\|?*')
"""What cannot be in the name of a file on every system."""
DEVICES = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))})
"""What Windows takes for a device, whatever follows after a full stop."""

NameRefusal = Literal["empty", "long", "sign", "device", "taken"]
"""Why a game cannot be kept under a name."""


def named_saves_folder(folder: Path) -> Path:
    """Return the folder of named saves, inside the folder of the games that are played; it need not exist."""
    return folder / "kept"


def analysis_file(record: Path) -> Path:
    """Return the file in which a coach's analysis of the game of a file is kept."""
    return record.with_name(record.name + ANALYSIS_SUFFIX)


def name_refusal(name: str, folder: Path) -> NameRefusal | None:
    """Return why no game can be saved under this name among the games of a folder, None where one can."""
    name = _plain(name)
    if not name:
        return "empty"
    if len(name) > MAX_SAVE_NAME:
        return "long"
    if name.startswith(".") or name.endswith(".") or any(map(_forbidden, name)):
        return "sign"
    if name.split(".")[0].rstrip().upper() in DEVICES:
        return "device"
    return "taken" if _path(name, folder).exists() else None


def save_as(record: Record, name: str, folder: Path, *, anew: bool = False) -> Path:
    """Keep a game under a name that nothing forbids; `anew` where it may take the place of another.

    Raises:
        FileExistsError: when there is one of this name, which may not be replaced.
        OSError: when it is not possible otherwise; what was there is as before.
    """
    path = _path(_plain(name), folder)
    private_folder(folder)
    private_folder(path.parent)
    (replace_file if anew else create_file)(path, format_record(record).encode())
    return path


def _path(name: str, folder: Path) -> Path:
    return named_saves_folder(folder) / f"{name}{SUFFIX}"


def _plain(name: str) -> str:
    """The name as all systems write it."""
    return unicodedata.normalize("NFC", name).strip()


def _forbidden(sign: str) -> bool:
    return sign in FORBIDDEN or unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
