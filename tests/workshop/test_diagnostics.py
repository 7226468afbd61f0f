"""How a set stands while it is written: the loader's sentences, their letters, and what can be shown all the same."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.games.oriflamme.rules.compiler import compile_sets
from gonfalon_workshop.diagnostics import Diagnosis, Mistake, QuickFix, blank_lines, diagnose
from gonfalon_workshop.syntax import card_at, own_ids

from .texts import OTHERS, being_written, first_set, spoilt

FILE = Path("nowhere/harvest-fair.yaml")


def stands(text: str) -> Diagnosis:
    return diagnose(FILE, text, OTHERS)


def diagnostics(text: str, others: tuple[str, ...] = OTHERS) -> tuple[Diagnostic, ...]:
    """What the loader says."""
    try:
        compile_sets([(str(FILE), text)], others)
    except CardFileError as error:
        return error.diagnostics
    return ()


def by_place(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    return sorted(diagnostics, key=lambda diagnostic: (diagnostic.line, diagnostic.column, diagnostic.sentence))


def underlined(found: Diagnosis) -> list[str]:
    lines = found.text.split("\n")
    return [lines[fault.line][fault.column : fault.column + fault.length] for fault in found.faults]


def like(faults: tuple[Mistake, ...], diagnostic: Diagnostic) -> int:
    return sum(
        (fault.diagnostic.template, fault.diagnostic.values) == (diagnostic.template, diagnostic.values)
        for fault in faults
    )


@being_written
def test_a_set_that_is_being_written(text: str) -> None:
    found = stands(text)
    lines = text.split("\n")
    assert [diagnostic for diagnostic in by_place(fault.diagnostic for fault in found.faults) if diagnostic.line] == [
        diagnostic for diagnostic in by_place(diagnostics(text)) if diagnostic.line
    ]
    for fault in found.faults:
        assert 0 <= fault.line < len(lines)
        assert 0 <= fault.column <= fault.column + fault.length <= len(lines[fault.line])
        assert fault.length or not fault.diagnostic.line or not "".join(lines[: fault.line + 1]).strip()
        if fault.mend:
            assert like(stands(fault.mend.applied(text)).faults, fault.diagnostic) < like(
                found.faults, fault.diagnostic
            )
    assert (found.cards is None) == bool(found.faults)
    if found.shown is None:
        assert found.left_out == ()
        return
    assert diagnostics(blank_lines(text, found.left_out), found.shown.others) == ()
    assert all(0 <= line < len(lines) and lines[line].strip() for line in found.left_out)
    assert len(found.shown) <= 20


def test_most_of_what_is_being_written_can_be_shown() -> None:
    assert sum(stands(spoilt(first_set(), seed)).shown is not None for seed in range(20)) > 10


def test_mends_are_offered() -> None:
    text = first_set().replace("adjacent", "adjcent", 1).replace("influence:", "influenc:").replace("lost", "lots")
    found = stands(text)
    assert [fault.mend and fault.mend.word for fault in found.faults] == ["adjacent", "influence"]
    assert underlined(found) == ["adjcent", "influenc"]
    assert found.faults[0].mend == QuickFix(7, 20, 7, "adjacent")
    text = found.faults[0].mend.applied(text) if found.faults[0].mend else ""
    text = text.replace("influenc:", "influence:")
    assert [fault.mend and fault.mend.word for fault in stands(text).faults] == ["lost"]


def test_a_good_set_stands_whole() -> None:
    found = stands(first_set())
    assert found.cards is not None
    assert found.cards is found.shown is stands(first_set()).cards
    assert (found.faults, found.left_out) == ((), ())


WATCHDOG = """watchdog:|type:|influence:|activate:|- gain|- discard|avenge:|- steal
watchdog:|name:|text:|tip:
watchdog:|name:|accusative:|genitive:|text:""".replace("\n", "|")
UKRAINIAN = """
baker:|name:|accusative:|genitive:|text:
peddler:|name:|accusative:|genitive:|text:|options:
watchdog:|name:|accusative:|genitive:|text:""".replace("\n", "|")


@pytest.mark.parametrize(
    ("old", "new", "left_out"),
    [
        ("gain: 1 per adjacent", "gain: 1 per adjcent", "- gain: 1 per adjcent"),
        ("influence: lost", "influence: gone", "influence: gone"),
        ('      tip: "Good', '      tipp: "Good', "tipp:"),
        ("name: Harvest Fair", "name: [Harvest Fair]", "name: [Harvest Fair]"),
        # What would be empty then, and a choice of one thing.
        ("steal: 2 from attacker", "steal: 2", "avenge:|- steal: 2"),
        ("steal: 1 from", "steal: from", "activate:|- choose:|sell:|- gain|filch:|- steal"),
        # A card, with its texts.
        ("type: intrigue", "type: intrige", WATCHDOG),
        # What is no YAML.
        ("- discard: this", '- discard: "this', '- discard: "this'),
        (
            "    activate:\n      - choose", "    activate\n      - choose",
            "activate|- choose|sell:|- gain|filch:|- steal",
        ),
        ("  uk:", "  uk", "uk" + UKRAINIAN),
    ],
)  # fmt: skip
def test_as_little_as_can_be_is_left_out(old: str, new: str, left_out: str) -> None:
    text = first_set().replace(old, new, 1)
    assert text != first_set()
    found = stands(text)
    gone = [text.split("\n")[line].strip() for line in found.left_out]
    assert [line for line, begun in zip(gone, left_out.split("|"), strict=True) if not line.startswith(begun)] == []
    assert found.shown is not None
    assert len(found.shown) == (2 if left_out.startswith("watchdog") else 3)


def test_a_card_that_is_left_out_may_be_named() -> None:
    text = "cards:\n  a-b:\n    type: hero\n  c-d:\n    type: character\n    activate:\n      - mark: one open a-b\n"
    found = stands(text)
    assert found.shown is not None
    assert [kind.id for kind in found.shown.kinds] == ["c-d"]
    assert found.left_out == (1, 2)


def test_one_card_is_too_few_but_can_be_seen() -> None:
    found = stands("cards:\n  oak: {type: character}\n")
    assert found.cards is None
    assert [fault.length for fault in found.faults] == [0]
    assert found.shown is not None
    assert "at least 2" in found.faults[0].diagnostic.sentence


def test_an_emblem_that_is_wrong_is_told_at_its_card(tmp_path: Path) -> None:
    (tmp_path / "peddler.svg").write_text("<svg/>", encoding="utf-8")
    found = diagnose(tmp_path / "mine.yaml", first_set(), OTHERS)
    assert found.cards is None
    assert found.shown is not None
    assert underlined(found) == ["peddler"]
    (tmp_path / "peddler.svg").unlink()
    assert diagnose(tmp_path / "mine.yaml", first_set(), OTHERS).cards is not None


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "# nothing", "cards:", "cards:\n", "cards: 7", "[" * 1000, "a: " * 500, "x" * 250_001, "\x00",
        "\ud800", "a:\r\n  type: x\r\n", "😀: é\n",
    ],
)  # fmt: skip
def test_what_is_no_set_at_all(text: str) -> None:
    found = stands(text)
    assert found.faults
    assert found.cards is None


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("cards:\r\n  oak: {type: character}\r\n  elm: {type: charcter}\r\n", ["charcter"]),
        ("cards:\n  oak: {type: character}\n  # \u2028  elm: {type: charcter}\n", ["charcter"]),
        ('cards:\n  oak: {type: "charcter"}\n  elm: {type: character, activate: [mark: one\n    adjcent]}\n',
         ["charcter", "adjcent"]),
    ],
    ids=["Windows", "YAML", "long lines"],
)  # fmt: skip
def test_the_letters_that_are_wrong(text: str, wrong: list[str]) -> None:
    assert underlined(stands(text)) == wrong


def test_the_card_of_a_line() -> None:
    text = first_set()
    lines = text.split("\n")
    found = {line: card_at(text, number) for number, line in enumerate(lines)}
    assert found["cards:"] == found["name: Harvest Fair"] == found["  uk:"] == ""
    assert found["  baker:"] == found["      - gain: 1 per adjacent open character"] == "baker"
    assert found["            - steal: 1 from one adjacent rival"] == "peddler"
    assert found['      name: "Коробейник"'] == "peddler"
    assert found["      - steal: 2 from attacker"] == "watchdog"
    assert own_ids(text) == ("baker", "peddler", "watchdog")
    assert card_at("cards:\n  spy: {type: x}\n  lord: {}\n", 1) == "spy"


@being_written
def test_the_card_of_a_line_of_any_text(text: str) -> None:
    for line in range(-1, text.count("\n") + 2):
        assert isinstance(card_at(text, line), str)
