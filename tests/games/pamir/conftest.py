"""What tests of Pax Pamir share."""

from __future__ import annotations

import pytest

from gonfalon.texts.catalogue import install
from gonfalon.texts.languages import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn is the one that is spoken."""
    install(request.param)
    return str(request.param)
