"""Letters and colours as at the start of each test, and pictures to paint on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.ui.look import fonts, theme


@pytest.fixture(autouse=True)
def as_at_the_start(qapp: QApplication) -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)
    theme.set_current("oak")
