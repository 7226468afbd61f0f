"""What a coach found, kept beside a game: it is read again for this very game, and nothing else is taken for it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gonfalon.bots.coach import Moment, Report, Tried
from gonfalon.core.record import read
from gonfalon.games import GAMES
from gonfalon.session.coach_words import moments_told
from gonfalon.session.coached import case_of, keep_report, kept_report
from gonfalon.session.keeping import beside
from gonfalon.session.match import Match
from gonfalon.session.retelling import text_table
from gonfalon.session.shelves import Shelves

RECORD = Path(__file__).parents[1] / "records" / "two-seats.gonfalon"


def match_of(path: Path = RECORD, **changed: Any) -> Match:
    return Match.restore(replace(read(path.read_text(), path.name), **changed), Shelves(GAMES))


def choice(match: Match) -> int:
    """The first step at which there was one."""
    return next(step for step in range(len(match.moves)) if len(match.past_state(step).moves) > 1)


def report_of(match: Match) -> Report:
    step = choice(match)
    played = str(match.moves[step])
    other = next(word for word in map(str, match.past_state(step).moves) if word != played)
    tried = (Tried(played, 0.25, 3.0, 5.0), Tried(other, 0.5, 4.0, 4.5))
    moments = (
        Moment(step, match.deciders[step], "costly", 0.5, 0.25, tried, 400, 0.05),
        Moment(len(match.moves) - 1, 1, "lead", 0.2, 0.9, ()),
    )
    return Report(((0, (0.5, 0.5)), (len(match.moves), (0.0, 1.0))), 150, True, moments)


def test_it_is_read_again_whatever_is_noted_of_the_game_later(tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    report = report_of(match)
    keep_report(match, report, path)
    assert kept_report(match, path) == report
    assert kept_report(match_of(title="The long night"), path) == report


def test_the_end_of_a_turn_is_not_told_by_what_follows_from_it() -> None:
    match = match_of(RECORD.with_name("pamir-three-seats.gonfalon"))
    ends = [step for step, move in enumerate(match.moves) if str(move) == "end"][:3]
    tried = (Tried("end", 0.25, 0, 0), Tried("end", 0.5, 0, 0))
    moments = tuple(Moment(step, match.deciders[step], "costly", 0.5, 0.25, tried, 9, 0.05) for step in ends)
    telling = text_table(match).telling
    told = moments_told(match, Report((), 9, False, moments), telling)
    assert {one.title for one in told} == {"Red ends the turn.", "Blue ends the turn.", "Green ends the turn."}


def test_another_game_does_not_take_it(tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    keep_report(match, report_of(match), path)
    assert kept_report(match_of(RECORD.with_name("four-seats.gonfalon")), path) is None
    seats = tuple(seat._replace(name=f"{seat.name} II") for seat in match.record().seats)
    assert kept_report(match_of(seats=seats), path) is None
    assert kept_report(match, tmp_path / "b.gonfalon") is None


Damage = Callable[[Any], None]


def moment(number: int, **changed: Any) -> Damage:
    def change(found: Any) -> None:
        for name, value in changed.items():
            found["moments"][number][Moment._fields.index(name)] = value

    return change


lead, costly = partial(moment, 1), partial(moment, 0)


def tried(place: int, at: int, value: Any) -> Damage:
    def change(found: Any) -> None:
        found["moments"][0][Moment._fields.index("tried")][place][at] = value

    return change


def whole(**changed: Any) -> Damage:
    return lambda found: found.update(changed)


@pytest.mark.parametrize(
    "damage",
    [
        lead(step=-1), lead(step=10**6), lead(seat=-1), lead(seat=2), lead(kind="lucky"), lead(before="much"),
        lead(before=float("nan")), lead(after=1.5), lead(step=float("inf")), costly(seat=7), costly(tried=[]),
        costly(tried=[["x", 1, 1, 1]]), costly(doubt=float("inf")), costly(step="one"), costly(kind="lead"),
        tried(0, 0, "no such move"), tried(1, 0, "no such move"), tried(1, 1, float("nan")), tried(1, 1, None),
        tried(0, 2, float("inf")), tried(0, 3, "many"), whole(course=[]), whole(course=[[0, [0.5, 0.5]]]),
        whole(course=[[0, [1.0]], [1, [1.0]]]), whole(endings=0), costly(tries=-4), costly(tries=0), whole(version=2),
        lambda found: found["moments"].extend(found["moments"]), whole(moments=[[1]]), whole(moments=7),
        whole(endings=1e999),
    ],
)  # fmt: skip
def test_what_cannot_have_been_found_about_this_game_is_no_report(damage: Damage, tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    found = json.loads(report_of(match).text())
    keep_report(match, report_of(match), path)
    around = json.loads(beside(path).read_text())
    damage(found)
    beside(path).write_text(json.dumps({**around, "report": json.dumps(found)}))
    assert kept_report(match, path) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100000, "{}", '{"of": 3}', "\x00", "\udcff"])
def test_a_file_that_is_damaged_is_ignored(text: str, tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    beside(path).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert kept_report(match, path) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among files")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(beside(tmp_path / "a.gonfalon"))
    assert kept_report(match_of(), tmp_path / "a.gonfalon") is None


def test_a_game_that_goes_on_gives_no_case() -> None:
    with pytest.raises(LookupError):
        case_of(match_of(RECORD.with_name("unfinished.gonfalon")))


def test_where_bots_have_to_play_it_is_played_less(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of()
    usual = case_of(match).pace
    assert usual == match.game.pace
    monkeypatch.setattr(type(match.game), "usual_play", lambda *_: None)
    fewer = case_of(match).pace
    assert (fewer.endings, fewer.tries) == (60, 80)
    assert fewer.by_bots().tries == 80
