"""The sentences of a table are compared as the program writes them."""

from __future__ import annotations

import pytest

from tests.at_the_table.windows import source_texts

__all__ = ["source_texts"]


@pytest.fixture(autouse=True)
def _source_texts(source_texts: None) -> None:
    """No catalogue is installed here."""
