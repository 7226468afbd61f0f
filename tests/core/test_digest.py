"""The digest is SHA-256, and does not bring OpenSSL into the window."""

from __future__ import annotations

import hashlib
import importlib.util

import pytest

from gonfalon.core.files import digest
from tests.processes import ended, started

WINDOW = """
import sys
import gonfalon.ui.application.window, gonfalon.ui.application.single_instance, gonfalon.ui.application.match_controller
import gonfalon.games.oriflamme.window.picker.screen, gonfalon.ui.screens.table
from gonfalon.games import GAMES
from gonfalon.ui.application.game_views import game_views
for name in GAMES:
    assert GAMES[name].rules and GAMES[name].session_rules
game_views()
print("_hashlib" in sys.modules)
"""


@pytest.mark.parametrize("content", [b"", b"Oriflamme", bytes(range(256)) * 40])
def test_the_digest_is_the_beginning_of_sha256(content: bytes) -> None:
    assert digest(content) == hashlib.sha256(content).hexdigest()[:16]


@pytest.mark.slow
@pytest.mark.skipif(
    not any(importlib.util.find_spec(name) for name in ("_sha2", "_sha256")),
    reason="this Python has SHA-256 from OpenSSL only",
)
def test_the_window_loads_no_openssl() -> None:
    assert ended(started("-c", WINDOW)) == (0, "False\n", "")
