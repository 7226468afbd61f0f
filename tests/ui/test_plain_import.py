"""PySide6 does not read the source of the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gonfalon

READ = """
import linecache
from gonfalon.ui.plain_import import import_plainly
import_plainly()
import gonfalon.ui.app
print(*linecache.cache, sep="\\n")
"""


def test_the_source_of_what_is_imported_later_is_not_kept() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    # The checkout itself, and with it Qt, may lie in a folder of any name.
    source = Path(gonfalon.__file__).parent
    # It is this module itself that PySide6 has read, at most.
    assert len([name for name in done.stdout.splitlines() if Path(name).is_relative_to(source)]) <= 1
