"""The examples on the cards' pages come out as they say when they are played."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from gonfalon.data import cards_dir, translations_dir
from gonfalon.games.oriflamme.rules.loading import load
from gonfalon.games.oriflamme.rules.scenario import run_scenario

FENCE = re.compile(r"```queue\n(.*?)\n```", re.DOTALL)

# What happens in the example of a card: the position is the first that it shows. Where it shows a second one, that is
# the queue expected at the end of the first course; a page may also say what another choice would have brought.
COURSES: dict[str, list[dict[str, Any]]] = {
    "archer": [
        {
            "at": 1,
            "play": ["reveal", "target 3"],
            "expect": {"queue": "B.lord-2 R.archer+ G.spy+", "influence": {"R": 2}, "next": "G.spy+"},
        },
        {"at": 1, "play": ["reveal", "target 0"], "expect": {"queue": "R.archer+ G.spy+ K.heir-3"}},
    ],
    "soldier": [
        {
            "at": 1,
            "play": ["reveal", "target 2"],
            "expect": {"queue": "R.spy+ B.soldier+", "influence": {"B": 3, "G": 0}},
        },
    ],
    "spy": [
        {
            "influence": {"B": 1},
            "play": ["keep", "reveal"],
            "expect": {"queue": "B.lord-6 R.spy+", "influence": {"R": 2, "B": 0}},
        },
    ],
    "heir": [{"play": ["reveal"], "expect": {"queue": "R.heir+ B.heir+", "influence": {"R": 2, "B": 0}}}],
    "shapeshifter": [
        {"play": [], "expect": {"influence": {"B": 2}, "next": "R.shapeshifter+"}},
        {"at": 1, "play": [], "expect": {"influence": {"R": 2}}},
    ],
    "lord": [{"at": 1, "play": [], "expect": {"influence": {"R": 3}}}],
    "assassination": [
        {
            "play": ["reveal", "target 2"],
            "expect": {"queue": "G.lord+", "influence": {"B": 2, "R": 4}, "next": "G.lord+"},
        },
    ],
    "royal-decree": [
        {
            "play": ["reveal", "target 1", "gap 2"],
            "expect": {"queue": "G.lord+ B.conspiracy-3", "next": "G.lord+"},
        },
    ],
    "ambush": [{"play": [], "expect": {"queue": "", "influence": {"B": 1, "R": 4}}}],
    "conspiracy": [
        {"play": ["reveal"], "expect": {"queue": "B.soldier+", "influence": {"R": 6}}},
        {"play": ["keep"], "expect": {"queue": "R.conspiracy-4 B.soldier+", "next": "B.soldier+"}},
        {"at": 1, "play": [], "expect": {"queue": "B.soldier+", "influence": {"B": 1, "R": 0}}},
    ],
    "empress": [
        {
            "play": ["reveal", "target 3"],
            "expect": {
                "queue": "R.empress+ B.deal-2 G.judge+ K.extortion-1",
                "influence": {"R": 3, "K": 0},
                "next": "B.deal-2",
            },
        },
        {"play": ["reveal", "target 1"], "expect": {"queue": "R.empress+ B.deal-3 G.judge+ K.extortion-"}},
    ],
    "informer": [
        {
            "hands": {"R": ["deal"]},
            "play": ["keep", "swap"],
            "expect": {"influence": {"R": 0}, "next": "G.extortion-2"},
        },
        {
            "hands": {"R": ["deal"]},
            "play": ["keep", "inform"],
            "expect": {
                "queue": "B.revolt-3 R.informer+ G.extortion-2",
                "influence": {"R": 5},
                "next": "G.extortion-2",
            },
        },
    ],
    "judge": [
        {
            "verdict_tokens": 4,
            "play": ["execute"],
            "expect": {
                "queue": "R.judge+ B.fanatic+ K.empress-",
                "influence": {"R": 1},
                "verdict_tokens": 5,
                "next": "B.fanatic+",
            },
        },
        {
            "verdict_tokens": 4,
            "play": ["sentence", "target 1"],
            "expect": {
                "queue": "R.judge+ B.fanatic+* G.deal-4* K.empress-",
                "influence": {"R": 1},
                "verdict_tokens": 3,
            },
        },
    ],
    "fanatic": [
        {
            "play": ["reveal"],
            "expect": {"queue": "R.fanatic+ R.empress+ B.deal-1", "influence": {"R": 5}, "next": "B.deal-1"},
        },
        {"queue": "R.fanatic+ R.empress+ B.deal-1", "play": [], "expect": {"influence": {"R": 1}}},
    ],
    "diplomat": [
        {
            "play": ["negotiate", "withdraw"],
            "expect": {"queue": "R.diplomat+", "influence": {"R": 1, "B": 4}, "next": "round over"},
        },
        {
            "play": ["negotiate", "negotiate"],
            "expect": {"queue": "R.diplomat+2 B.diplomat+4", "influence": {"R": 1, "B": 1}},
        },
    ],
    "deserter": [
        {"play": ["reveal"], "expect": {"influence": {"R": 3}, "next": "G.fanatic+"}},
        {"queue": "R.deserter+ G.fanatic+", "play": [], "expect": {"queue": "", "influence": {"R": 2}}},
    ],
    "revolt": [
        {"at": 1, "play": ["reveal"], "expect": {"influence": {"R": 4, "B": 0, "G": 0}, "next": "round over"}},
        {"queue": "R.revolt-", "legal": ["keep"]},
    ],
    "extortion": [{"play": [], "expect": {"influence": {"R": 1, "B": 4}, "next": "R.deal-2"}}],
    "infiltration": [
        {
            "play": ["keep", "reveal", "target 2"],
            "expect": {"influence": {"R": 5}, "reserve": {"R": ["infiltration"]}, "next": "G.fanatic+"},
        },
    ],
    "deal": [
        {
            "play": ["reveal"],
            "then": "next round",
            "expect": {
                "queue": "R.fanatic+",
                "influence": {"R": 4},
                "reserve": {"R": ["R.deal+2"]},
                "scores": {"R": 6},
            },
        },
    ],
}


def pages() -> dict[str, str]:
    """The English page of each kind of both sets; other tests see that all languages show the same positions."""
    texts: dict[str, Any] = {}
    for stem in ("oriflamme", "alliance"):
        path = translations_dir() / "cards" / f"{stem}.en.yaml"
        texts |= yaml.safe_load(path.read_text(encoding="utf-8"))
    return {kind: str(card["page"]) for kind, card in texts.items()}


def test_every_example_is_played() -> None:
    assert list(COURSES) == list(pages())


@pytest.mark.parametrize(
    ("kind", "number"), [(kind, number) for kind, courses in COURSES.items() for number in range(len(courses))]
)
def test_examples_say_what_happens(kind: str, number: int) -> None:
    first, *after = FENCE.findall(pages()[kind])
    scenario = {"queue": first, **COURSES[kind][number]}
    expect = dict(scenario.get("expect", {}))
    if after and number == 0:
        assert "queue" not in expect
        expect["queue"] = after[-1]
    cards = load(cards_dir() / "oriflamme.yaml", cards_dir() / "alliance.yaml")
    assert run_scenario({**scenario, "expect": expect}, cards) == []
