"""The scenarios: positions of Pax Pamir with what the rules demand of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.scenario import read_scenarios
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.scenario import run_scenario

from .looking_over import looked_over

FILES = sorted((Path(__file__).parents[3] / "scenarios").glob("pamir-*.yaml"))
IDS = [(path.stem, name) for path in FILES for name in re.findall(r"(?m)^- id: (.+)", path.read_text(encoding="utf-8"))]


@cache
def scenarios(file: str) -> dict[str, dict[str, Any]]:
    path = next(path for path in FILES if path.stem == file)
    return {str(scenario["id"]): scenario for scenario in read_scenarios(path)}


@pytest.mark.parametrize(("file", "name"), IDS, ids=[name for _, name in IDS])
def test_scenario(file: str, name: str) -> None:
    assert run_scenario(scenarios(file)[name], shipped(), looked_over) == []


def test_no_position_is_there_twice() -> None:
    rows = [scenario for path in FILES for scenario in scenarios(path.stem).values()]
    assert len(rows) == len(IDS) == len({scenario["id"] for scenario in rows})
    positions = [
        repr(sorted((key, value) for key, value in row.items() if key not in ("id", "name", "rule", "note")))
        for row in rows
    ]
    assert len(set(positions)) == len(positions)


def loyal(loyalty: str = "british", **has: Any) -> dict[str, Any]:
    """Seats of which the first has this, for a scenario."""
    return {"seats": {"R": {"loyalty": loyalty, **has}, "B": {"loyalty": "russian"}}}


GIFT = {
    "seats": {"R": {"loyalty": "british", "court": 12, "rupees": 2}, "B": {"loyalty": "russian", "gifts": "2 4"}},
    "market": "30 / 36",
    "play": "gift 12",
    "expect": {"asked": "R actions", "gifts": {"R": 2}, "rupees": {"R": 0}, "legal": {"gift": [], "buy": []}},
}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"expect": {"rupees": {"R": 3}}}, "rupees: R has 0 instead of 3"),
        ({"expect": {"gifts": {"B": "2 4 6"}}}, "gifts: B has 2 4 instead of 2 4 6"),
        ({"expect": {"tribes": {"B": "kabul"}}}, "tribes: B has none instead of kabul"),
        ({"expect": {"blocks": {"british": "kabul"}}}, "blocks: the british ones are none instead of kabul"),
        ({"expect": {"market": "30 / 36"}}, "market: 30+1 - - - - - / 36+1 - - - - - instead of 30 / 36"),
        ({"expect": {"asked": "B actions"}}, "asked: R actions instead of B actions"),
        ({"expect": {"about": {"card": 1}}}, "about: card is none instead of 1"),
        ({"expect": {"legal": []}}, "legal: end instead of nothing"),
        ({"expect": {"legal": {"buy": [30]}}}, "legal buy: nothing instead of 30"),
        ({"expect": {"among": ["buy 30"]}}, "among: 'buy 30' is not offered, only: end"),
        ({"expect": {"absent": ["end"]}}, "absent: 'end' is offered"),
        ({"expect": {"rulers": {"kabul": "R"}}}, "rulers: none instead of R in kabul"),
        ({"expect": {"gone": 12}}, "gone: 12 has not left the game"),
        ({"expect": {"told": ["place_cylinder B"]}}, "told: place_cylinder R gift-2 instead of place_cylinder B"),
        ({"expect": {"winners": "R"}}, "winners: B instead of R"),
        ({"expect": {}}, "Nothing is expected here"),
        ({"expects": {}}, "Unknown key 'expects' in a scenario, did you mean 'expect'?"),
        ({"expect": {"rupee": {}}}, "Unknown key 'rupee' in 'expect', did you mean 'rupees'?"),
        ({"expect": {"rupees": 2}}, "'rupees' in 'expect' must be a mapping."),
        ({"market": ["2 - 3"]}, "'market' in a scenario must be a text or a whole number."),
        ({"expect": {"rupees": {"G": 2}}}, "There is no player 'G'"),
        ({"expect": {"blocks": {"britsh": 2}}}, "There is no coalition 'britsh', did you mean 'british'?"),
        ({"steps": []}, "'steps' stands in place of 'play' and 'expect'."),
        ({"play": "gift 13"}, "'gift 13' is not offered, only: buy 30, buy 36, end, gift 12"),
        ({"play": "gift"}, "'gift' is not a move"),
        ({"play": [["end"]]}, "'play' must be a list of words."),
        ({"seats": {"R": {}}}, "1 cannot sit at this table: it is for 2 to 5 players."),
        ({"seats": {"Q": {}, "B": {}}}, "There is no family 'Q'"),
        ({"seats": {"R": {"cort": 12}, "B": {}}}, "Unknown key 'cort' in what R has, did you mean 'court'?"),
        ({"seats": {"R": 12, "B": {}}}, "What R has must be a mapping."),
        (loyal(court=12, hand=12), "The card 12 is in two places."),
        (loyal(court=117), "There is no card 117"),
        (loyal(court=105), "105 is no court card."),
        (loyal(spies=9), "There can be no spy on 9: it is in no court."),
        (loyal(tribes="kabul*11"), "R has more cylinders than there can be."),
        (loyal(tribes="kabul-punjab"), "'kabul-punjab' is no place for that piece."),
        (loyal(tribes="kabul*x"), "'x' is no number."),
        (loyal(boons="rumour"), "There is no event 'rumour', did you mean 'rumor'?"),
        (loyal(loyalty="french"), "There is no coalition 'french'"),
        ({"blocks": {"british": "kabul*13"}}, "There are more british blocks than there can be."),
        ({"blocks": {"british": "kabool"}}, "'kabool' is no place"),
        ({"seats": {"R": {}, "B": {}}}, "R is loyal to nobody"),
        ({"expect": {"chosen": 30}}, "Nobody plays Wakhan here"),
        ({"market": "1 2 3 4 5 6 7"}, "The market has two rows of at most six places"),
        ({"favored": "milit"}, "There is no suit 'milit'"),
        ({"turn": "G"}, "There is no player 'G'"),
        ({"options": {"as-rtt": "maybe"}}, "The option 'as-rtt' cannot be 'maybe'"),
        ({"wakhan": "G"}, "Wakhan cannot be 'G'"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "",
)
def test_what_differs_is_said(changes: dict[str, Any], sentence: str) -> None:
    assert run_scenario(GIFT, shipped()) == []
    found = run_scenario({**GIFT, **changes}, shipped())
    assert any(difference.startswith(sentence) for difference in found), found
    assert not any(end in difference for difference in found for end in ("?.", "?:", "..")), found
