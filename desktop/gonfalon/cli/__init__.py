"""The commands of `gonfalon`."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    print(f"gonfalon {__version__}")
    return 0
