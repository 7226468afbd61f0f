"""`gonfalon` and `python -m gonfalon`."""

from __future__ import annotations

import sys

from gonfalon import cli
from gonfalon.cli import output


def main() -> int:
    """Start the program; returns its exit status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        # First of all: the bots' process begins here too.
        multiprocessing.freeze_support()
    return output.run_with_streams(cli.main)


if __name__ == "__main__":
    sys.exit(main())
