"""The examples in the docstrings of the kernel and the games do what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import gonfalon.core
import gonfalon.games

MODULES = [
    module.name
    for package in (gonfalon.core, gonfalon.games)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(name), raise_on_error=False)
    assert result.failed == 0


def test_there_are_examples() -> None:
    attempted = {name: doctest.testmod(import_module(name)).attempted for name in MODULES}
    assert attempted["gonfalon.games.oriflamme.rules.moves"]
    assert attempted["gonfalon.games.oriflamme.rules.notation"]
