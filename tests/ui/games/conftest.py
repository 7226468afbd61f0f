"""The sentences of a table are compared as the program writes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.ui.preferences import language


@pytest.fixture(autouse=True)
def _source_texts(qapp: QApplication) -> Iterator[None]:
    """No catalogue is installed here, whatever ran before in the same process."""
    installed = language._Installed.translators
    for translator in installed:
        qapp.removeTranslator(translator)
    yield
    for translator in installed:
        qapp.installTranslator(translator)
