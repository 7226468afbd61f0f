"""The `import` of Python itself, which PySide6 replaces by its own.

PySide6's reads the source of every module that is imported after it, in case one asks for other names of Qt's methods.
None here does, and the lines of more than two hundred files would be kept in memory: 8 MB at the table.
"""

from __future__ import annotations

import builtins
import linecache

__all__ = ["import_plainly"]


def import_plainly() -> None:
    """Load PySide6 and import everything from now on as if it had not replaced `import`; raises ImportError."""
    import PySide6.QtCore  # noqa: F401

    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original
        linecache.clearcache()
