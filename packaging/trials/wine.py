#!/usr/bin/env python3
"""Install, play, upgrade and remove the set-up program for Windows in a fresh prefix of wine.

`python3 packaging/trials/wine.py dist/Gonfalon-*-setup*.exe [--pictures FOLDER] [--json FILE]`. Needs wine64,
gcc-mingw-w64-x86-64, xvfb, xdotool and imagemagick. Python finds the other modules of the trials from the folder
packaging/.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from trials.windows_command import main  # noqa: E402 -- its folder has to be known first

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
