"""A record as a word of the command line: a path, or the address by which a desktop calls a file."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from urllib.parse import unquote_to_bytes

from gonfalon.core.record import SUFFIX

SCHEME = "file:"


def is_record(word: str) -> bool:
    """Whether a word of the command line is meant as a file that the window is to open."""
    small = word.lower()
    # What else the program opens has an ending that begins alike.
    ours = small.endswith(SUFFIX) or Path(small).suffix.startswith(f"{SUFFIX}-")
    return ours or small.startswith(SCHEME) or os.path.lexists(word)


def record_path(word: str) -> str:
    """The absolute path of a record that the command line names."""
    path = word
    if word.lower().startswith(SCHEME) and not os.path.lexists(word):
        path = _local(word[len(SCHEME) :], sys.platform)
    with contextlib.suppress(OSError):
        # Not `abspath`: it takes `..` for the way back even behind a link.
        path = str(Path.cwd() / path)
    return path


def _local(address: str, platform: str) -> str:
    host = ""
    if address.startswith("//"):
        host, _, address = address[2:].partition("/")
        address = f"/{address}"
    path = os.fsdecode(unquote_to_bytes(address))
    if platform != "win32":
        return path
    return path.lstrip("/") if host in ("", "localhost") else f"//{host}{path}"
