"""Circles of imports, also by those in functions and for types alone: none of its modules can be read by itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import gonfalon

LARGEST = 2
"""A scene and the order of its keys, or a thing and its reader: they are about each other."""


def modules(package: Path) -> dict[str, Path]:
    """All modules of a package by their names."""
    found = {}
    for path in package.rglob("*.py"):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules among the known ones that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports by dots"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in known else str(node.module) for name in names)


def reached(start: str, graph: Mapping[str, set[str]]) -> set[str]:
    """All modules that a module leads to."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = graph.get(ahead.pop(), set()) - found
        found |= new
        ahead += new
    return found


def circles(*packages: Path) -> list[set[str]]:
    """The modules of packages that lead to each other, the largest group first."""
    known = {name: path for package in packages for name, path in modules(package).items()}
    graph = {name: known.keys() & set(imported(path, known)) - {name} for name, path in known.items()}
    leads = {name: reached(name, graph) for name in graph}
    groups = {frozenset(other for other in leads[name] if name in leads[other]) for name in graph}
    return sorted(map(set, groups - {frozenset()}), key=len, reverse=True)


@pytest.mark.slow
def test_no_circle_is_larger_than_two_modules() -> None:
    found = circles(*Path(gonfalon.__file__).parents[1].glob("gonfalon*"))
    assert [sorted(circle) for circle in found if len(circle) > LARGEST] == []


def test_a_circle_is_seen_through_late_imports_and_those_for_types(tmp_path: Path) -> None:
    package = tmp_path / "town"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "gate": "from town.wall import stone",
        "wall": "def build():\n    from town import tower",
        "tower": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import town.bell",
        "bell": "from town.gate import key",
        "well": "from town import gate, bell",
    }.items():
        (package / f"{name}.py").write_text(text)
    assert circles(package) == [{"town.gate", "town.wall", "town.tower", "town.bell"}]
