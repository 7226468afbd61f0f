"""Records of earlier days replay exactly. One that no longer does is somebody's saved game that no longer opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.record import decode_text, format_record, load_bytes, parse_record, read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.session.games_to_play import play_on, same

RECORDS = Path(__file__).parent.parent / "records"
FINISHED = (
    "two-seats",
    "four-seats",
    "five-seats",
    "ordonance-two-seats",
    "ordonance-four-seats",
    "ordonance-points",
    "pamir-three-seats",
    "pamir-five-seats",
    "pamir-wakhan",
)
UNFINISHED = ("unfinished", "ordonance-unfinished", "pamir-unfinished")


@pytest.mark.parametrize("name", [*FINISHED, *UNFINISHED])
def test_a_record_is_written_as_it_was_read_and_played(name: str) -> None:
    path = RECORDS / f"{name}.gonfalon"
    text = decode_text(load_bytes(path))
    assert format_record(parse_record(text)) == text
    match = Match.restore(read_record(path), CardSources(GAMES))
    assert format_record(match.record()) == text
    assert match.over is (name in FINISHED)


def test_the_records_show_what_records_can_hold() -> None:
    records = {name: read_record(RECORDS / f"{name}.gonfalon") for name in (*FINISHED, *UNFINISHED)}
    assert {path.stem for path in RECORDS.glob("*.gonfalon")} == set(records)
    assert [len(record.seats) for record in records.values()] == [2, 4, 5, 2, 4, 3, 3, 5, 3, 3, 2, 2]
    for name in ("four-seats", "ordonance-four-seats", "pamir-five-seats"):
        outcome = records[name].outcome
        assert outcome is not None
        assert outcome.tie_break is not None
    assert {records[name].outcome for name in UNFINISHED} == {None}
    options = dict(pair for record in records.values() for pair in record.options)
    ordonance = {"singles", "certainty", "scoring", "points-end", "incomplete"}
    assert {"direction", "first", *ordonance, "hands", "wakhan", "improved"} == set(options)


@pytest.mark.parametrize("name", UNFINISHED)
def test_an_unfinished_game_goes_on_to_the_same_end(name: str) -> None:
    record = read_record(RECORDS / f"{name}.gonfalon")
    one, other = Match.restore(record, CardSources(GAMES)), Match.restore(record, CardSources(GAMES))
    play_on(one)
    play_on(other)
    assert same(one, other)
    assert one.over
