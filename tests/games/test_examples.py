"""The examples in the docstrings of the kernel and the games do what they say."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import gonfalon

HERE = Path(gonfalon.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(HERE.parent).with_suffix("").parts)
    for folder in ("core", "games")
    for path in (HERE / folder).rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(name), raise_on_error=False)
    assert result.attempted
    assert result.failed == 0


def test_there_are_examples() -> None:
    assert {"gonfalon.games.oriflamme.rules.moves", "gonfalon.games.oriflamme.rules.scenario"} <= set(MODULES)
