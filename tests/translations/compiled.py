"""What Qt itself reads in the compiled catalogues of the program."""

from __future__ import annotations

import gzip
from functools import cache

from PySide6.QtCore import QTranslator

from tests.scripts import ROOT

__all__ = ["translator"]


def translator(code: str) -> QTranslator:
    """Qt's reader of the catalogue of a language."""
    found = QTranslator()
    assert found.load(_unpacked(code))
    return found


@cache
def _unpacked(code: str) -> bytes:
    # Qt copies nothing of it.
    return gzip.decompress((ROOT / "translations" / f"gonfalon_{code}.qm.gz").read_bytes())
