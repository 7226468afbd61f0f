"""The AppImage: the frozen program in a file that runs where it lies."""

from __future__ import annotations

import struct
from pathlib import Path


def offset(image: Path) -> int:
    """Where the file system of an AppImage begins: behind the program that mounts it."""
    with image.open("rb") as file:
        head = file.read(64)
    (start,) = struct.unpack_from("<Q", head, 0x28)
    size, count = struct.unpack_from("<HH", head, 0x3A)
    return int(start + size * count)
