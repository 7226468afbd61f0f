"""What is on the disk of a root, and what is different from before."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path

BOOKS = ("var/cache/apt", "var/lib/apt", "var/lib/dpkg", "var/log")
"""Where apt and dpkg keep their own books of everything that ever happened."""


def listing(root: Path, leave_out: Iterable[Path] = ()) -> dict[str, str]:
    """Every file, link and folder below a root with its kind, rights, owner and content.

    Args:
        root: the folder.
        leave_out: folders that are not looked into.
    """
    shut = {root / name for name in BOOKS} | set(leave_out)
    found = {}
    for place, folders, files in os.walk(root):
        here = Path(place)
        folders[:] = [name for name in folders if here / name not in shut]
        for name in (*folders, *files):
            path = here / name
            if path not in shut:
                found[f"/{path.relative_to(root)}"] = described(path)
    return found


def described(path: Path) -> str:
    """Everything of a file that a package could change, in a word; not its time."""
    facts = path.lstat()
    kind = f"{stat.filemode(facts.st_mode)} {facts.st_uid}:{facts.st_gid}"
    if stat.S_ISLNK(facts.st_mode):
        return f"{kind} {path.readlink()}"
    if stat.S_ISREG(facts.st_mode):
        with path.open("rb") as file:
            return f"{kind} {hashlib.file_digest(file, 'blake2b').hexdigest()}"
    return kind


def differences(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What is new, gone or changed, as `new /usr/bin/gonfalon`, sorted by path."""
    found = []
    for path in sorted(before.keys() | after.keys()):
        if path not in before:
            found.append(f"new {path}")
        elif path not in after:
            found.append(f"gone {path}")
        elif before[path] != after[path]:
            found.append(f"changed {path}")
    return found


def added_bytes(root: Path, before: Mapping[str, str], after: Mapping[str, str]) -> int:
    """The size of all files that are in the second listing only."""
    return sum((root / path[1:]).lstat().st_size for path in after.keys() - before.keys() if after[path][0] == "-")
