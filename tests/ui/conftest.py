"""Order after each module of tests with windows."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="module", autouse=True)
def nothing_left_over(qapp: QApplication) -> Iterator[None]:
    """Take what is left of the windows away between two modules, not in the middle of somebody else's drawing."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
