#!/usr/bin/env python3
"""Install, play and remove the Linux packages in clean Debian systems, and measure them.

`sudo python3 packaging/trials/debian.py dist/gonfalon_*.deb [dist/gonfalon-*.rpm] [--pictures FOLDER] [--json FILE]`.
"""

from __future__ import annotations

import sys
from pathlib import Path


def start() -> int:
    """The trials are a package below packaging/, which is not the folder of this script."""
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from trials.command import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(start())
