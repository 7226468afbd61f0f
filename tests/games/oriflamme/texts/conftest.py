"""The sentences of a table are compared as English readers read them."""

from __future__ import annotations

import pytest

from gonfalon.texts.catalogue import install


@pytest.fixture(autouse=True)
def english() -> None:
    """Whatever ran before in the same process."""
    install("en")
