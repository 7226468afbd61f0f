"""What tests of Pax Pamir share."""

from __future__ import annotations

import pytest

from gonfalon.texts.translations import LANGUAGES, set_language


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn is the one that is spoken."""
    set_language(request.param)
    return str(request.param)
