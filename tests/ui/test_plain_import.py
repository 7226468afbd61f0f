"""PySide6 does not read the source of the program."""

from __future__ import annotations

import subprocess
import sys

READ = """
import linecache
from gonfalon.ui.plain_import import import_plainly
import_plainly()
import gonfalon.ui.app
print(sum("gonfalon" in name for name in linecache.cache))
"""


def test_the_source_of_what_is_imported_later_is_not_kept() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    # It is this module itself that PySide6 has read, at most.
    assert int(done.stdout) <= 1
