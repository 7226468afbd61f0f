"""Files that come from the web by an address of their own: fetched once, checked every time."""

from __future__ import annotations

import hashlib
import urllib.error
import urllib.request
from http.client import HTTPException
from pathlib import Path

from bundles.workshop import BuildError

SECONDS = 60


class UnreachableError(Exception):
    """Why a file cannot be had from where it is published; the message is no whole sentence."""


def fetch(address: str, sha256: str, path: Path) -> None:
    """Put a file at a path, unless it is there already.

    Raises:
        UnreachableError: when it cannot be downloaded.
        BuildError: when it is not the one that was pinned; then it does not stay.
    """
    if not path.is_file():
        try:
            with urllib.request.urlopen(address, timeout=SECONDS) as answer:
                content = answer.read()
        except urllib.error.URLError as error:
            raise UnreachableError(f"{address} cannot be downloaded: {error.reason}") from None
        except (OSError, HTTPException) as error:
            raise UnreachableError(f"{address} cannot be downloaded: {error}") from None
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        part.write_bytes(content)
        part.replace(path)
    try:
        check(path, sha256)
    except BuildError:
        path.unlink()
        raise


def check(path: Path, sha256: str) -> None:
    """Raise BuildError if a file has another SHA-256."""
    with path.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != sha256:
        raise BuildError(f"{path.name} has the SHA-256 {found} instead of {sha256}, so it is not taken.")
