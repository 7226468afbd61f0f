"""The examples in the rules come out as they say when they are played."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gonfalon.data import cards_dir, translations_dir
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.loading import load
from gonfalon.games.oriflamme.rules.scenario import run_scenario

# By chapter, what happens in its examples: the position is the first that the example shows, the queue that is expected
# the second. Where an example shows no second one, `expect` may name it.
ORIFLAMME: dict[str, list[dict[str, Any]]] = {
    "placement": [{"placing": "G", "legal": ["front", "back"]}],
    "keep-or-reveal": [
        {
            "influence": {"R": 1, "B": 1, "G": 1},
            "play": ["keep", "reveal", "target 2", "keep"],
            "expect": {"influence": {"R": 1, "B": 4, "G": 0}, "next": "round over"},
        }
    ],
    "stacks": [
        {
            "influence": {"R": 1, "B": 2, "G": 1},
            "play": ["reveal", "target 2"],
            "expect": {"influence": {"R": 3, "B": 1, "G": 1}, "next": "B.lord+"},
        }
    ],
    "leaving": [{"play": [], "expect": {"queue": "R.soldier+", "influence": {"R": 1}}}],
    "cards": [
        {"influence": {"R": 1}, "play": ["reveal"], "expect": {"queue": "", "influence": {"R": 7}}},
        {
            "play": ["reveal", "target 1", "gap 0"],
            "expect": {"queue": "B.lord-2 G.spy-", "next": "G.spy-"},
        },
        {
            "play": ["reveal", "target 0", "gap 1"],
            "expect": {"queue": "R.heir+ B.lord+", "influence": {"R": 4}, "next": "B.lord+"},
        },
    ],
}
ALLIANCE: dict[str, list[dict[str, Any]]] = {
    "verdicts": [
        {
            "at": 1,
            "influence": {"R": 1},
            "verdict_tokens": 4,
            "play": ["execute"],
            "expect": {"influence": {"R": 2, "B": 0}, "verdict_tokens": 5, "next": "G.judge+"},
        }
    ],
    "reserve": [
        {
            "influence": {"R": 1},
            "play": ["reveal"],
            "expect": {"influence": {"R": 2}, "reserve": {"R": ["infiltration"]}, "next": "R.fanatic-"},
        }
    ],
    "costs": [
        {
            "at": 1,
            "influence": {"R": 1},
            "play": ["reveal"],
            "expect": {"influence": {"R": 4, "B": 0}, "next": "round over"},
        }
    ],
    "swap": [
        {
            "at": 1,
            "hands": {"R": ["judge", "deal"]},
            "legal": ["inform", "swap"],
            "play": ["swap", "hand judge"],
            "expect": {"influence": {"R": 0}, "next": "G.deal-3"},
        }
    ],
    "coins": [
        {
            "influence": {"R": 1, "B": 1},
            "play": ["negotiate", "withdraw"],
            "expect": {"influence": {"R": 2, "B": 7}, "next": "G.empress-"},
        }
    ],
    "round-start": [
        {
            "at": 1,
            "influence": {"R": 1},
            "reserve": {"R": ["deal+3"]},
            "play": ["keep"],
            "then": "next round",
            "expect": {"queue": "B.judge+ R.empress-2", "influence": {"R": 4}, "reserve": {"R": ["R.deal+3"]}},
        }
    ],
    "alliance-cards": [
        {
            "at": 1,
            "influence": {"R": 1, "B": 1},
            "play": ["target 0"],
            "expect": {"influence": {"R": 7, "B": 2}, "next": "B.fanatic-"},
        },
        {"influence": {"R": 1}, "play": ["reveal"], "expect": {"influence": {"R": 3}, "next": "G.empress-"}},
        {
            "influence": {"R": 1},
            "reserve": {"R": ["infiltration"]},
            "play": [],
            "expect": {"influence": {"R": 4}, "next": "G.judge+"},
        },
    ],
    "alliance-end": [
        {
            "influence": {"R": 9, "B": 13},
            "reserve": {"R": ["deal+4"]},
            "expect": {"scores": {"R": 13, "B": 13}, "winners": ["B"]},
        }
    ],
    "mixed": [{"play": ["reveal", "target 1", "gap 0"], "expect": {"next": "G.spy-"}}],
}
PAGES = {"oriflamme": ORIFLAMME, "alliance": ALLIANCE}
CHAPTER = re.compile(r"^<!-- chapter: ([\w-]+) -->$", re.MULTILINE)
FENCE = re.compile(r"```queue\n(.*?)\n```", re.DOTALL)


def shown(page: str) -> dict[str, list[list[str]]]:
    """By chapter, the positions that each of its examples shows; chapters without examples are left out."""
    text = (translations_dir() / "rules" / f"{page}.en.md").read_text(encoding="utf-8")
    parts = CHAPTER.split(text)
    found = {}
    for chapter, body in zip(parts[1::2], parts[2::2], strict=True):
        examples = [FENCE.findall(section) for section in re.split(r"^### ", body, flags=re.MULTILINE)]
        if any(examples):
            found[chapter] = [positions for positions in examples if positions]
    return found


def cards() -> CardSet:
    return load(cards_dir() / "oriflamme.yaml", cards_dir() / "alliance.yaml")


@pytest.mark.parametrize("page", PAGES)
def test_every_example_is_played(page: str) -> None:
    assert {chapter: len(examples) for chapter, examples in shown(page).items()} == {
        chapter: len(scenarios) for chapter, scenarios in PAGES[page].items()
    }


@pytest.mark.parametrize(
    ("page", "chapter", "number"),
    [
        (page, chapter, number)
        for page, chapters in PAGES.items()
        for chapter, scenarios in chapters.items()
        for number in range(len(scenarios))
    ],
)
def test_examples_say_what_happens(page: str, chapter: str, number: int) -> None:
    first, *after = shown(page)[chapter][number]
    scenario = PAGES[page][chapter][number]
    expect = dict(scenario.get("expect", {}))
    if after:
        assert "queue" not in expect
        expect["queue"] = after[-1]
    assert run_scenario({**scenario, "queue": first, "expect": expect}, cards()) == []
