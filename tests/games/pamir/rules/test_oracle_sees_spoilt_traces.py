"""The comparison with Rally the Troops sees a trace that is wrong, and says where in words."""

from __future__ import annotations

import copy
import dataclasses
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .made_up_games import PATHS, TRACES, WHERE
from .rtt.__main__ import main
from .rtt.adapter import replay
from .rtt.course import Difference
from .rtt.trace import Option, Step, Trace, TraceError, read_trace

pytestmark = pytest.mark.test_of_tests

LONGEST = max(TRACES, key=lambda trace: len(trace.steps), default=None)


def _at_turn(change: Callable[[Step], Step], wanted: Callable[[Step], bool] = lambda _: True) -> Trace:
    """The longest game with a change at one prompt for an action, in the second half of it."""
    assert LONGEST is not None
    steps = list(LONGEST.steps)
    turns = [index for index, step in enumerate(steps) if step.prompt == "actions" and wanted(step)]
    index = turns[len(turns) // 2]
    steps[index] = change(steps[index])
    return dataclasses.replace(LONGEST, steps=tuple(steps))


def _told(trace: Trace) -> str:
    with pytest.raises(Difference) as caught:
        replay(trace)
    return str(caught.value)


def _raise(*keys: str | int) -> Callable[[Any], None]:
    """Add one to what stands there."""

    def change(snapshot: Any) -> None:
        for key in keys[:-1]:
            snapshot = snapshot[key]
        snapshot[keys[-1]] += 1

    return change


SPOILED: dict[str, tuple[Callable[[Any], None], str]] = {
    "deck": (_raise("dk"), r"cards in the deck: \d+ instead of \d+"),
    "rupees on market": (_raise("mr", 1, 3), r"rupees on market place 9: \d+ instead of \d+"),
    "actions": (_raise("al"), r"actions left: [012] instead of [123]"),
    "rupees": (_raise("pl", 1, "c"), r"the rupees of seat 1 \(Blue\): \d+ instead of \d+"),
    "points": (_raise("pl", 0, "v"), r"the victory points of seat 0 \(Gray\): "),
    "prizes": (_raise("pl", 0, "z"), r"the number of prizes of seat 0 \(Gray\): "),
    "market": (
        lambda there: there["mc"][0].__setitem__(4, 99),
        r"market place 4: (no )?card( \d+)? instead of card 99",
    ),
    "suit": (lambda there: there.update(fs="P" if there["fs"] != "P" else "E"), r"the favored suit: \w+ instead of"),
    "turn": (lambda there: there.update(ph=there["ph"] + 1), r"the seat whose turn it is: \d instead of \d"),
    "event": (
        lambda there: there["ev"].update(conflict_fatigue=1),
        r"events for all: .* instead of .*conflict_fatigue",
    ),
    "own event": (lambda there: there["pl"][1]["e"].update(rumor=1), r"the events of seat 1 .* instead of .*rumor"),
    "loyalty": (lambda there: there["pl"][0].update(l="A" if there["pl"][0]["l"] != "A" else "B"), r"the loyalty of"),
    "hand": (lambda there: there["pl"][0]["h"].append(98), r"the hand of seat 0 \(Gray\): .* instead of .*98"),
    "court": (lambda there: there["pl"][0]["k"].insert(0, 98), r"the court of seat 0 \(Gray\): .* instead of 98"),
    "used": (lambda there: there["uc"].append(97), r"cannot be used or bought any more: .* instead of .*97"),
    "army": (
        lambda there: there["pc"].__setitem__(there["pc"].index(0), 204),
        r"the pieces of .* on kabul: \d+ instead of \d+",
    ),
}


@pytest.mark.parametrize("what", SPOILED)
def test_wrong_snapshot_is_told_in_words(what: str) -> None:
    damage, words = SPOILED[what]

    def change(step: Step) -> Step:
        before = copy.deepcopy(step.before)
        damage(before)
        return dataclasses.replace(step, before=before)

    told = _told(_at_turn(change))
    assert re.search(WHERE, told), told
    assert re.search(words, told), told
    assert "prompt actions" in told


def test_missing_and_superfluous_options_are_told() -> None:
    more = _at_turn(lambda step: dataclasses.replace(step, legal=(*step.legal, Option("betray", 15))))
    assert "Rally the Troops allows 'betray 15', we do not" in _told(more)

    def has_cards(step: Step) -> bool:
        return any(option.verb == "card" for option in step.legal)

    fewer = _at_turn(
        lambda step: dataclasses.replace(step, legal=tuple(o for o in step.legal if o.verb != "card")), has_cards
    )
    assert re.search(r"we allow 'buy \d+'.*, Rally the Troops does not", _told(fewer))


def test_option_that_leads_nowhere_may_be_missing_here() -> None:
    nowhere = Option("betray", 15)

    def dead(step: Step) -> Step:
        return dataclasses.replace(step, legal=(*step.legal, nowhere), dead=(nowhere, step.legal[0]))

    assert replay(_at_turn(dead))


def test_mark_of_a_piece_that_was_placed_is_compared() -> None:
    def forget(step: Step) -> Step:
        return dataclasses.replace(step, before={**step.before, "up": []})

    assert "that were placed this turn: " in _told(_at_turn(forget, lambda step: bool(step.before["up"])))


def test_wrong_end_is_told() -> None:
    assert LONGEST is not None
    others = tuple(seat for seat in range(LONGEST.seats) if seat not in LONGEST.winners)
    assert "win instead of" in _told(dataclasses.replace(LONGEST, winners=others))
    assert "at the end the rupees are" in _told(dataclasses.replace(LONGEST, rupees=(99,) * LONGEST.seats))
    assert "at the end the victory points are" in _told(dataclasses.replace(LONGEST, points=(99,) * LONGEST.seats))


def test_trace_that_stops_early_or_goes_on_is_told() -> None:
    assert LONGEST is not None
    turns = [index for index, step in enumerate(LONGEST.steps) if step.prompt == "actions"]
    short = dataclasses.replace(LONGEST, steps=LONGEST.steps[: turns[-5]])
    assert re.search(r"we ask seat \d for '\w+' \(.*\), Rally the Troops does not", _told(short))
    again = dataclasses.replace(LONGEST.steps[turns[-1]], number=len(LONGEST.steps) + 1)
    long = dataclasses.replace(LONGEST, steps=(*LONGEST.steps, again))
    assert "our game is over, that of Rally the Troops goes on" in _told(long)


def test_file_that_is_no_trace_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, content in (
        ("broken.jsonl.gz", b"no gzip"), ("words.jsonl", b"not json\n"), ("empty.jsonl", b""),
        ("other.jsonl", json.dumps({"t": "setup", "format": 2}).encode() + b'\n{"t": "end"}\n'),
    ):  # fmt: skip
        (tmp_path / name).write_bytes(content)
        with pytest.raises(TraceError, match=name):
            read_trace(tmp_path / name)
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert told.count("DIFFERS") == 4
    assert "0 of 4 games agree." in told


def test_module_prints_a_line_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(PATHS[0]), str(PATHS[1])]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["agrees", "agrees", "2"]
    assert main([str(tmp_path)]) == 2
    assert "Name a folder with traces" in capsys.readouterr().out
