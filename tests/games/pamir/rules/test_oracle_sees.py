"""The comparison with Rally the Troops sees an engine or a trace that is wrong, and says where in words."""

from __future__ import annotations

import copy
import dataclasses
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.rules import (
    actions,
    battle,
    card_actions,
    dominance,
    event_effects,
    leaving_court,
    market,
    placement,
)
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.constants import ABILITIES, NEIGHBOURS, NONE, SUITS
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.placement import Placement
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table

from .rtt import adapter
from .rtt.__main__ import main
from .rtt.adapter import replay
from .rtt.course import Difference
from .rtt.trace import Option, Step, Trace, TraceError, read_trace
from .test_oracle import MADE_UP

pytestmark = pytest.mark.nightly

TRACES = [read_trace(path) for path in MADE_UP]
WHERE = r"^\w+\.jsonl\.gz, (step \d+, prompt \w+, seat \d \(\w+\)|after step \d+, the end): "
"""How the first difference from one of them begins."""


Patch = pytest.MonkeyPatch


def _nothing(*_: Any, **__: Any) -> None:
    """Stands for a rule that is forgotten."""


def _no_shelter(table: Any, seat: int) -> list[int]:
    return [other for other, court_ in enumerate(table.courts) if other != seat and court_ and table.rupees[other]]


def _rules_alone(table: Any, region: int) -> None:
    seats = table.seating.seats
    tribes = table.tribes[seats * region : seats * (region + 1)]
    table.rulers[region] = tribes.index(max(tribes)) if any(tribes) else NONE


def _everywhere(table: Any, seat: int, region: int) -> list[int]:
    return [neighbour for neighbour, _ in NEIGHBOURS[region]]


def _keeps_tribes(table: Any, seat: int, region: int) -> None:
    """Stands for an overthrow that is forgotten."""


def _by_the_book(seats: int) -> Seating:
    return Seating(shipped(), FAMILIES[:seats])


FAULTS: dict[str, tuple[Callable[[Patch], None], str]] = {
    "prices never double": (
        lambda patch: patch.setattr(market, "MILITARY", 7),
        r"we allow 'buy \d+'|rupees",
    ),
    "payments leave the game": (lambda patch: patch.setattr(actions, "pay_price", _nothing), r"rupees"),
    "hostages cost nothing": (
        lambda patch: patch.setattr(actions, "hostage_taker", lambda *_: NONE),
        r"we owe nothing for '\w+ \d+', Rally the Troops \d+ rupees to seat \d",
    ),
    "tribes alone rule": (lambda patch: patch.setattr(Table, "rule", _rules_alone), r"owe|allow"),
    "leverage brings three": (
        lambda patch: patch.setattr(placement, "LEVERAGED", 3),
        r"the rupees of seat \d \(\w+\): ",
    ),
    "debts are forgiven": (lambda patch: patch.setattr(leaving_court, "pay_or_owe", _nothing), r"the rupees of seat"),
    "taxes know no shelter": (lambda patch: patch.setattr(card_actions, "taxable", _no_shelter), r"allow '"),
    "armies need no roads": (
        lambda patch: patch.setattr(card_actions, "reachable_regions", _everywhere),
        r"only we can move|we allow",
    ),
    "tribes survive their court": (
        lambda patch: patch.setattr(leaving_court, "overthrow_by_court", _keeps_tribes),
        r"the pieces of seat \d \(\w+\) on \w+: \d instead of \d",
    ),
    "a lone check scores too much": (
        lambda patch: patch.setattr(dominance, "UNSUCCESSFUL", (3, 2)),
        r"the victory points of seat \d",
    ),
    "riots in another place": (
        lambda patch: patch.setattr(event_effects, "RIOTS", dict.fromkeys(event_effects.RIOTS, 0)),
        r"the pieces of \w+",
    ),
    "a fourth block": (lambda patch: patch.setattr(card_actions, "MAX_BLOCKS", 4), r"we ask seat \d for|pieces"),
    "citadels protect nobody": (lambda patch: patch.setattr(battle, "CITADELS", {}), r"allow '(remove-tribe|battle)"),
    "hands without a limit": (
        lambda patch: patch.setattr("gonfalon.games.pamir.rules.cleanup.hand_limit", lambda *_: 99),
        r"the hand of seat \d \(\w+\): ",
    ),
    "a market that is not filled": (
        lambda patch: patch.setattr(Cleanup, "_refill", lambda _, state: state.stack.pop()),
        r"market place \d+: (no )?card( \d+)? instead of (no )?card( \d+)?",
    ),
    "nothing is lifted": (
        lambda patch: patch.setattr(Placement, "choices", lambda *_: []),
        r"the pieces of",
    ),
    "rules of the book": (lambda patch: patch.setattr(adapter, "as_there", _by_the_book), r"instead of|allow|ask"),
    "rules that never rest": (
        lambda patch: patch.setattr(Cleanup, "run", _nothing),
        r"our rules do not come to rest after 'end'",
    ),
    "rules that break down": (
        lambda patch: patch.setattr(Table, "favor", lambda *_: SUITS.index("none")),
        r"our engine or this comparison fails: ValueError",
    ),
}


def _first_differences() -> Iterator[str]:
    """The first difference of each made-up game that has one."""
    for trace in TRACES:
        try:
            replay(trace)
        except Difference as difference:
            yield str(difference)


@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_engine_is_told_in_words(monkeypatch: Patch, fault: str) -> None:
    damage, words = FAULTS[fault]
    damage(monkeypatch)
    found = list(_first_differences())
    assert any(re.search(words, told) for told in found), found
    assert all(re.search(WHERE, told) for told in found), found


@pytest.mark.parametrize("ability", ABILITIES)
def test_ability_that_does_nothing_is_told(monkeypatch: Patch, ability: str) -> None:
    code = ABILITIES.index(ability)
    deck = dataclasses.replace(shipped())  # found anew from the cards, so that the deck of other tests stays whole
    object.__setattr__(deck, "ability", tuple(NONE if found == code else found for found in deck.ability))
    monkeypatch.setattr("gonfalon.games.pamir.rules.game.shipped", lambda: deck)
    assert any(_first_differences())


LONGEST = max(TRACES, key=lambda trace: len(trace.steps))


def _at_turn(change: Callable[[Step], Step], wanted: Callable[[Step], bool] = lambda _: True) -> Trace:
    """The longest game with a change at one prompt for an action, in the second half of it."""
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
    others = tuple(seat for seat in range(LONGEST.seats) if seat not in LONGEST.winners)
    assert "win instead of" in _told(dataclasses.replace(LONGEST, winners=others))
    assert "at the end the rupees are" in _told(dataclasses.replace(LONGEST, rupees=(99,) * LONGEST.seats))
    assert "at the end the victory points are" in _told(dataclasses.replace(LONGEST, points=(99,) * LONGEST.seats))


def test_trace_that_stops_early_or_goes_on_is_told() -> None:
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
    assert main([str(MADE_UP[0]), str(MADE_UP[1])]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["agrees", "agrees", "2"]
    assert main([str(tmp_path)]) == 2
    assert "Name a folder with traces" in capsys.readouterr().out
