"""What tests of several commands need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.user import User


@pytest.fixture
def user(tmp_path: Path) -> Iterator[User]:
    # A socket's name must not be long.
    with TemporaryDirectory(prefix="gonf") as runtime:
        user = User(tmp_path, Path(runtime))
        try:
            yield user
        finally:
            for process in user.started:
                process.kill()
                process.communicate()
