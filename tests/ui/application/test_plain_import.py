"""PySide6 does not read the source of the program."""

from __future__ import annotations

import subprocess
import sys

READ = """
import linecache
from gonfalon.ui.application.plain_import import import_plainly
import_plainly()
import gonfalon.ui.application.window
print(*linecache.cache, sep="\\n")
"""


def test_no_source_is_kept() -> None:
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
