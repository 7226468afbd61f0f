"""What is wrong with card files, said in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message
from gonfalon.core.svg_sanitizer import sanitized_file
from gonfalon.games.oriflamme.rules.compiler import compile_sets
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.texts.error_messages import diagnostic_line, diagnostic_lines
from gonfalon.texts.translations import set_language


@pytest.fixture
def ukrainian() -> None:
    set_language("uk")


def wrong(text: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(CardFileError) as caught:
        compile_sets([("/home/olha/sets/harvest.yaml", text)])
    return caught.value.diagnostics


ADJCENT = "baker:\n  type: character\n  activate:\n    - gain: 1\n    - gain: 1 per adjcent\n"


def test_a_slip_is_told_with_the_name_of_its_file_and_its_line() -> None:
    (diagnostic,) = wrong(ADJCENT)
    assert (
        diagnostic_line(diagnostic)
        == "harvest.yaml, line 5: unknown word 'adjcent' in baker.activate, did you mean 'adjacent'?"
    )
    assert diagnostic_line(wrong("")[0]) == "harvest.yaml: the file is empty"


def test_a_slip_is_told_in_the_language_of_the_reader(ukrainian: None) -> None:
    (diagnostic,) = wrong(ADJCENT)
    said = "harvest.yaml, рядок 5: невідоме слово 'adjcent' у baker.activate; можливо, малося на увазі 'adjacent'?"
    assert diagnostic_line(diagnostic) == said
    assert diagnostic_line(wrong("")[0]) == "harvest.yaml: файл порожній"
    assert diagnostic.sentence.startswith("unknown word"), "in a terminal it stays English"
    # What stands in a sentence is translated too, and one that only terminals say is told as it is.
    statement = Message("a statement of {where}", where="spy.activate")
    diagnostic = Diagnostic.of("a.yaml", 2, 1, Message("{what} must be a list, not a mapping", what=statement))
    assert (
        diagnostic_line(diagnostic)
        == "a.yaml, рядок 2: рядок у spy.activate має бути списком, а не групою слів зі значеннями"
    )
    assert diagnostic_line(Diagnostic("a.yaml", 0, 0, "there are no {scenarios}")) == "a.yaml: there are no {scenarios}"


def test_nothing_that_strangers_write_gets_out_of_its_place() -> None:
    source = "C:\\sets\\har\u202evest\n{line}.yaml"
    diagnostic = Diagnostic.of(
        source, 3, 1, Message("unknown key '{word}' in {what}", word="{file}\n%1 \u2066", what="{sentence}")
    )
    assert diagnostic_line(diagnostic) == "har vest {line}.yaml, line 3: unknown key '{file} %1' in {sentence}"


@pytest.mark.parametrize(("count", "more"), [(1, 0), (3, 0), (4, 1), (9, 6)])
def test_the_first_slips_are_told_and_the_others_are_counted(count: int, more: int) -> None:
    diagnostics = [Diagnostic.of("a.yaml", line, 1, Message("the file is empty")) for line in range(1, count + 1)]
    lines = diagnostic_lines(diagnostics).split("\n")
    assert lines[:3] == [f"a.yaml, line {line}: the file is empty" for line in range(1, min(count, 3) + 1)]
    assert len(lines) == min(count, 3) + bool(more)
    if more:
        assert f" {more} more mistake" in lines[3]
    assert len(diagnostic_lines(diagnostics, 1).split("\n")) == min(count, 2)


# -- that every sentence is a template ---------------------------------------------------------------------------------

BROKEN = {
    "set.yaml": ADJCENT.replace("gain: 1\n", "gian: 1\n") + "spy: {}\n",
    "yaml.yaml": "a: [",
    "alone.yaml": "name: Alone\ncards: {spy: {type: character}}",
    "court.yaml": "name: Oriflamme\ncards: {a: {type: character}, b: {type: intrigue}}",
    "drawn.yaml": "name: Drawn\ncards: {goose: {type: character}, b: {type: intrigue}}",
    "goose.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><path filter="x"/></svg>',
    "latin.yaml": "\udcff",
}


def test_every_mistake_on_the_shelf_can_be_said_in_another_language(tmp_path: Path) -> None:
    for name, text in BROKEN.items():
        (tmp_path / name).write_text(text, encoding="utf-8", errors="surrogateescape")
    shelf = SetStore(tmp_path)
    broken = [shelved for shelved in shelf.own() if shelved.cards is None]
    assert len(broken) == len(BROKEN) - 1
    diagnostics = [diagnostic for shelved in broken for diagnostic in shelved.diagnostics]
    assert len(diagnostics) == 9
    for diagnostic in diagnostics:
        assert diagnostic.template, diagnostic
        assert str(Message(diagnostic.template, **dict(diagnostic.values))) == diagnostic.sentence


def test_a_drawing_that_cannot_be_read_can_be_told(tmp_path: Path) -> None:
    (tmp_path / "goose.svg").mkdir()
    with pytest.raises(CardFileError) as caught:
        sanitized_file(tmp_path / "goose.svg")
    assert [diagnostic.template for diagnostic in caught.value.diagnostics] == ["this is a folder, not {what}"]
