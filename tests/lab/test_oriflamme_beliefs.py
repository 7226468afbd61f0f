"""`gonfalon beliefs`: what it measures and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from gonfalon.data import cards_dir
from tests.cli.at_the_terminal import Gonfalon


def test_more_is_known_of_bots_that_play_as_was_learned(gonfalon: Gonfalon) -> None:
    found = json.loads(gonfalon("beliefs", "--seats", "chancellor,chancellor", "--games", "6", "--json").out)
    assert found["seats"] == ["chancellor", "chancellor"]
    rounds = found["rounds"]
    whole = rounds.pop("0")
    assert whole["low"] > 0.5
    assert whole["low"] < whole["bits"] < whole["high"]
    assert whole["cards"] == sum(each["cards"] for each in rounds.values())


def test_little_is_believed_of_bots_that_play_otherwise(gonfalon: Gonfalon) -> None:
    found = json.loads(gonfalon("beliefs", "--seats", "squire,squire", "--games", "6", "--json").out)
    assert found["rounds"]["0"]["bits"] > -0.7


def test_the_figures_as_lines(gonfalon: Gonfalon) -> None:
    first, second, *_ = gonfalon("beliefs", "--seats", "page,squire", "--games", "2").out.splitlines()
    assert first.startswith("page, squire: ")
    assert second.startswith("round 1: ")


def test_cards_of_which_nothing_was_learned_are_refused(gonfalon: Gonfalon, tmp_path: Path) -> None:
    text = (cards_dir() / "oriflamme.yaml").read_text(encoding="utf-8").replace("- gain: 2", "- gain: 3")
    deck = tmp_path / "mine.yaml"
    deck.write_text(text.replace("name: Oriflamme", "name: Mine"), encoding="utf-8")
    said = gonfalon("beliefs", "--cards", deck, status=2).err
    assert said == "gonfalon beliefs: Nothing was learned of these cards, so nothing can be guessed.\n"
    assert "no bot 'knight'" in gonfalon("beliefs", "--seats", "knight,page", status=2).err
