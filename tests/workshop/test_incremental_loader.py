"""Composing by pieces gives what composing as a whole gives, for any text."""

from __future__ import annotations

import pytest
import yaml

from gonfalon.core.yaml_reader import CardFileError, compose_yaml
from gonfalon_workshop import incremental_loader
from gonfalon_workshop.incremental_loader import compose_incrementally

from .texts import being_written, large_set

STRANGE = [
    "", "\n", "# nothing", "cards", "cards:\n", "cards:\n  # nothing\n", "- a", "--- \ncards: {}\n",
    "cards: {}\n...\n", "cards:\n  a: |\n    text", "cards:\n  a: |\n    text\n", "a:\r\n  b: c\r\n",
    "cards:\n  a: |+\n    text\n\n\n  b: 1\n", "cards:\n  a: 'x\n  b: y'\n", "cards:\n  a: [b,\n  c]\n",
    "cards:\n  a: [b,\n  c: d]\n  e: f\n", "cards:\n   a: b\n  c: d\n", "texts:\n  en:\n   a:\n  b: c\n",
    "texts:\n  en: {a: b}\n  uk:\n    a: {b: c}\n", "no: 1\non: 2\n7: 3\ntexts:\n  no:\n    b: c\n",
    "cards:\n  a: &x b\n", "cards:\n\ta: b\n", "cards:\n  a: b\n\tc: d\n", "cards: # note\n  a: b # note\n",
    "\ufeffcards:\n  a: b\n", "cards:\n  a: \"\\ud800\"\n", "cards:\n  a: b\x00\n", "a: b\n c: d\n", "a: b\nc\n",
    "a: b\n'c': d\n", "a : b\n", "cards:\n  a:\n  b:\n", "x" * 250_001,
    *("cards:\n  a: " + "[" * deep + "]" * deep for deep in (21, 22, 23)),
    *("texts:\n  a:\n    b: " + "[" * deep + "]" * deep for deep in (20, 21, 22)),
]  # fmt: skip


def told(node: yaml.Node) -> object:
    """All that readers see of a node."""
    start, end = node.start_mark, node.end_mark
    place = type(node).__name__, node.tag, start.line, start.column
    if isinstance(node, yaml.MappingNode):
        return place, bool(node.flow_style), [(told(key), told(value)) for key, value in node.value]
    if isinstance(node, yaml.SequenceNode):
        return place, bool(node.flow_style), [told(value) for value in node.value]
    assert isinstance(node, yaml.ScalarNode)
    return place, end.line, end.column, node.value, node.style


def outcome(read: object, text: str) -> object:
    assert callable(read)
    try:
        return told(read(text, "mine.yaml"))
    except CardFileError as error:
        return error.diagnostics


@pytest.mark.parametrize("text", STRANGE)
def test_a_strange_text_is_composed_alike(text: str) -> None:
    assert outcome(compose_incrementally, text) == outcome(compose_yaml, text)


@being_written
def test_a_text_that_is_being_written_is_composed_alike(text: str) -> None:
    assert outcome(compose_incrementally, text) == outcome(compose_yaml, text)


def test_only_what_has_changed_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n" * 40 + large_set()  # it begins where no other text of a test does
    compose_incrementally(text, "mine.yaml")
    read: list[str] = []
    monkeypatch.setattr(
        incremental_loader, "compose_yaml", lambda text, source: read.append(text) or compose_yaml(text, source)
    )
    assert told(compose_incrementally("\n" + text.replace("gain: 2", "gain: 7", 1), "mine.yaml"))
    assert [piece.split(":")[0].strip() for piece in read] == ["heir"]
