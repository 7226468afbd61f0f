"""No numbered rule of Pax Pamir is without a test or scenario with its number, and none is missing in the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gonfalon.games.pamir.rules
import gonfalon.games.pamir.session
from tests.games.rule_book import rules_of

EVENTS = range(101, 117)
LETTERS = "GSTPLIYRBAXCEDVNW"
"""General, set-up, turn, purchase, play, icons, loyalty, ruling, bribes, actions, abilities, cleanup, events,
dominance, victory, where others differ, and Wakhan."""
SECTIONS = {
    letter: [rule for rule in rules_of("pamir", letter) if rule not in {f"E{event}" for event in EVENTS}]
    for letter in LETTERS
}

WITHOUT_CODE = {
    "G4": "nothing is counted that would limit how many pieces lie on a place",
    "G13": "nothing asks for a tribe where a card is played, or for a card where a tribe is placed",
    "G15": "there is no move for a deal, for a gift of money or of cards",
    "S8": "two play by the same rules as all others",
}
"""The rules that are kept where nothing is done, and why."""

NUMBER = re.compile(r"[a-z]\d+[a-f]?")
HERE = Path(__file__).parent
SCENARIOS = (HERE.parents[2] / "scenarios").glob("pamir-*.yaml")
CODE = [*Path(gonfalon.games.pamir.rules.__file__).parent.rglob("*.py"), Path(gonfalon.games.pamir.session.__file__)]


def names_of_tests() -> set[str]:
    """The names of all test functions beside this one, read and not run."""
    return {name for path in HERE.glob("test_*.py") for name in re.findall(r"(?m)^def test_(\w+)", _read(path))}


def scenarios() -> list[tuple[set[str], str]]:
    """The rules that the scenarios are about, and their names."""
    heads = [head for path in SCENARIOS for head in re.findall(r"(?m)^  rule: (.+)\n  name: (.+)", _read(path))]
    return [({*rule.split(", ")}, name) for rule, name in heads]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def numbers_of(name: str) -> list[str]:
    """The rules that `x7_and_b5_...` or `e101_to_e104_...` is about, those between as well."""
    found: list[str] = []
    words = name.split("_")
    while words and NUMBER.fullmatch(words[0]):
        found.append(words.pop(0).capitalize())
        if words[:1] == ["to"] and len(words) > 1:
            first, last = int(found[-1][1:]), int(words[1][1:])
            found += [f"{found[-1][0]}{number}" for number in range(first + 1, last + 1)]
            del words[:2]
        if words[:1] == ["and"] and len(words) > 1 and NUMBER.fullmatch(words[1]):
            del words[0]
    return found


TESTS = [(set(numbers_of(name)), name.replace("_", " ")) for name in names_of_tests()] + scenarios()
TESTED = {number for numbers, _ in TESTS for number in numbers if NUMBER.fullmatch(number.lower())}
WRITTEN = "\n".join(map(_read, CODE))


def in_the_code() -> set[str]:
    """The numbers that stand in the code; `R1 to R4` stands for those between as well."""
    found = set(re.findall(r"\b[A-Z]\d+[a-f]?\b", WRITTEN))
    for letter, first, last in re.findall(r"\b([A-Z])(\d+) to \1(\d+)\b", WRITTEN):
        found.update(f"{letter}{number}" for number in range(int(first), int(last) + 1))
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_has_a_test_that_bears_its_number(section: str) -> None:
    assert [number for number in SECTIONS[section] if number not in TESTED] == []


@pytest.mark.parametrize("effect", ["bought", "discarded"])
def test_every_event_has_a_test_of_either_effect(effect: str) -> None:
    tested = {number for numbers, name in TESTS if effect in name.lower().split() for number in numbers}
    assert [event for event in EVENTS if f"E{event}" not in tested] == []


@pytest.mark.parametrize("section", SECTIONS)
def test_no_test_bears_the_number_of_a_rule_that_there_is_not(section: str) -> None:
    rules = {*SECTIONS[section], *(f"E{event}" for event in EVENTS)}
    assert sorted(number for number in TESTED if number[0] == section and number not in rules) == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_rule_stands_in_the_code_where_it_is_carried_out(section: str) -> None:
    found = in_the_code()
    missing = [number for number in SECTIONS[section] if number not in found and number not in WITHOUT_CODE]
    assert missing == []


def test_rules_without_code_have_none() -> None:
    assert sorted(set(WITHOUT_CODE) & in_the_code()) == [], "they stand in the code after all"
    assert all(any(number in rules for rules in SECTIONS.values()) for number in WITHOUT_CODE)


def test_the_numbers_of_a_name() -> None:
    assert numbers_of("t4_a_card_is_free") == ["T4"]
    assert numbers_of("a8c_the_limit") == ["A8c"]
    assert numbers_of("x7_and_b5_no_bribes") == ["X7", "B5"]
    assert numbers_of("e1_e109_e113_discarded_riots") == ["E1", "E109", "E113"]
    assert numbers_of("e101_to_e103_bought") == ["E101", "E102", "E103"]
    assert numbers_of("e_what_lasts") == numbers_of("two_players") == []
