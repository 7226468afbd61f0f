"""Every rule that code, tests and scenarios cite stands in the rules of that game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.games import rule_book
from tests.games.rule_book import FOLDER, GAMES, cited, numbers, remarks, text_of
from tests.scripts import ROOT

OF_THE_SETS = {"alliance": "oriflamme", "interplay": "oriflamme", "more": "oriflamme"}
"""Whose rules the files are about that are not named after a game."""
FEWEST = {"oriflamme": 250, "ordonance": 90, "pamir": 900}
"""So many citations there are at least; fewer would mean that they are not found any more."""


def files() -> Iterator[Path]:
    for folder in ("desktop", "tests", "cards"):
        for kind in ("*.py", "*.yaml", "RULES.md"):
            yield from sorted((ROOT / folder).rglob(kind))


def game_of(path: Path) -> str | None:
    """Whose rules a file cites: that of its folder or its name, or the one that its first line speaks of."""
    if path.suffix == ".yaml" and path.stem in OF_THE_SETS:
        return OF_THE_SETS[path.stem]
    words = [*path.relative_to(ROOT).parts[:-1], *re.split("[-_]", path.stem)]
    words += re.findall(r"\w+", path.read_text(encoding="utf-8").partition("\n")[0].lower())
    return next((word for word in words if word in GAMES), None)


@cache
def citations() -> dict[str, list[tuple[str, str]]]:
    """What is cited of each game, and in which file."""
    found: dict[str, list[tuple[str, str]]] = {game: [] for game in GAMES}
    for path in files():
        if game := game_of(path):
            found[game] += [(number, path.relative_to(ROOT).as_posix()) for number in cited(remarks(path), game)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_stands_in_the_rules(game: str) -> None:
    there = set(numbers(game))
    assert sorted({place for place in citations()[game] if place[0] not in there}) == []
    assert len(citations()[game]) >= FEWEST[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_numbered_without_gaps(game: str) -> None:
    figures: dict[str, list[int]] = {}
    for number in numbers(game):
        if number[1:].isdigit():
            figures.setdefault(number[0], []).append(int(number[1:]))
    for letter, told in figures.items():
        events = [number for number in told if number > 100 and letter == "E"]
        assert sorted(events) == list(range(101, 101 + len(events)))
        rules = [number for number in told if number not in events]
        assert rules == list(range(rules[0], rules[0] + len(rules)))


def test_citations_outside_the_games_say_whose_rules_they_mean() -> None:
    about_all = {Path(__file__), Path(rule_book.__file__)}
    nameless = [path for path in files() if path.suffix == ".py" and game_of(path) is None and path not in about_all]
    assert [str(path) for path in nameless if any("§" in number for number in cited(remarks(path), "pamir"))] == []


def test_the_forms_of_citations() -> None:
    assert [*cited("(rules, sections 2, 3 and 5 to 7; §3.1)", "ordonance")] == ["§2", "§3", "§5", "§6", "§7", "§3.1"]
    assert [*cited("E53 to E55 and E62, on X11 by F401", "oriflamme")] == ["E53", "E54", "E55", "E62"]
    assert [*cited("A8a, W12", "pamir")] == ["A8a", "W12"]


def test_what_is_numbered() -> None:
    assert {"§1", "§14", "§3.1", "§6.4", "E1", "E62"} <= set(numbers("oriflamme"))
    assert {"§1", "§11", "E1", "E17"} <= set(numbers("ordonance"))
    assert {"§G", "§W", "A8d", "W16f", "N17", "E2", "E101", "E104", "E116"} <= set(numbers("pamir"))


def test_what_is_from_the_rules_of_pax_pamir_says_its_licence() -> None:
    for text in (text_of("pamir"), (ROOT / "cards/pamir.yaml").read_text(encoding="utf-8")):
        assert "CC BY-NC-SA 4.0" in text[:600]
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert str((FOLDER / "pamir/RULES.md").relative_to(ROOT)) in notice
