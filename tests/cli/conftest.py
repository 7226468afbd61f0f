"""What tests of several commands need."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gonfalon.cli import main
from tests.cli.at_the_terminal import Gonfalon, Typed
from tests.cli.user import User
from tests.processes import kill


@pytest.fixture
def gonfalon(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Gonfalon:
    """Run a command in this process: see `Gonfalon`."""

    def run(*words: object, status: int = 0, typed: Sequence[str] = ()) -> pytest.CaptureResult[str]:
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        capsys.readouterr()
        try:
            got = main([str(word) for word in words])
        except SystemExit as end:
            got = int(end.code or 0)
        said = capsys.readouterr()
        assert got == status, said
        assert "Traceback" not in said.err
        return said

    return run


@pytest.fixture
def user(tmp_path: Path) -> Iterator[User]:
    # A socket's name must not be long.
    with TemporaryDirectory(prefix="gonf") as runtime:
        user = User(tmp_path, Path(runtime))
        try:
            yield user
        finally:
            for process in user.started:
                kill(process)
                process.communicate()
