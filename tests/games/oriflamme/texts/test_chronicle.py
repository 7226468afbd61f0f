"""The chronicle of positions: what is paid, what goes back, what was lost, and why somebody had no choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import combine
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon.games.oriflamme.texts.log_writer import LogWriter, entry_sentence
from gonfalon.texts.log_entries import LogEntry, add_entry

COURIER = "courier: {type: character, activate: [swap: hand, gain: 1]}\n"
CARDS = combine([
    load_files(cards_dir() / "alliance.yaml"), load_files(cards_dir() / "oriflamme.yaml"), from_texts((("court.yaml",
    COURIER),)),
])  # fmt: skip
CASES: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("chronicle.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_chronicle_of(case: dict[str, Any]) -> None:
    table = read_position(
        case["queue"], CARDS, families="RBG", verdict_tokens=case.get("tokens", 5), reserve=case.get("reserve", {}),
        hands=case.get("hands", {}), influence=case.get("influence", {}), round=case.get("round", 2),
    )  # fmt: skip
    state = resolving(table, case.get("at", 0))
    seat = case.get("seat", 0)
    view = View.of(state, seat).table
    telling, heard, lines = LogWriter(table.seating), list[Event](), list[LogEntry]()
    state.table.listener = heard.append
    state.run()
    moves = [Move.parse(move) for move in case.get("play", [])]
    while not state.over and (moves or state.moves[0].word == "keep"):
        state.play(moves.pop(0) if moves else state.moves[0])
    for event in heard:
        seen = event.seen_by(seat)
        add_entry(lines, telling.tell(seen, view))
        seen.apply(view)
    said = [entry_sentence(line, "en", CARDS) for line in lines][case.get("from", 0) :]
    assert said[: len(case["says"])] == case["says"]
