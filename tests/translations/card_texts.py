"""The words of cards, which lie in files of their own beside the catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import yaml

from gonfalon.data import translations_dir


def load(stem: str, language: str) -> dict[str, Any]:
    path = translations_dir() / "cards" / f"{stem}.{language}.yaml"
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def leaves(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every text, or list of texts, by the keys that lead to it."""
    if isinstance(node, dict):
        for key, child in node.items():
            yield from leaves(child, f"{path}/{key}")
    else:
        yield path, node
