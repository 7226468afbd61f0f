"""What a coach found, kept beside a game: it is read again for this very game, and nothing else is taken for it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.record import parse_record
from gonfalon.games import GAMES
from gonfalon.session.analysis import analysis_case, load_report, moment_texts, save_report
from gonfalon.session.card_sources import CardSources
from gonfalon.session.game_analysis import AnalysisReport, KeyMoment, TriedMove
from gonfalon.session.match import Match
from gonfalon.session.named_saves import analysis_file
from gonfalon.session.replay_timeline import text_board_of

RECORD = Path(__file__).parents[1] / "records" / "two-seats.gonfalon"


def match_of(path: Path = RECORD, **changed: Any) -> Match:
    return Match.restore(replace(parse_record(path.read_text(), path.name), **changed), CardSources(GAMES))


def choice(match: Match) -> int:
    """The first step at which there was one."""
    return next(step for step in range(len(match.moves)) if len(match.past_state(step).moves) > 1)


def report_of(match: Match) -> AnalysisReport:
    step = choice(match)
    played = str(match.moves[step])
    other = next(word for word in map(str, match.past_state(step).moves) if word != played)
    tried = (TriedMove(played, 0.25, 3.0, 5.0), TriedMove(other, 0.5, 4.0, 4.5))
    moments = (
        KeyMoment(step, match.deciders[step], "costly", 0.5, 0.25, tried, 400, 0.05),
        KeyMoment(len(match.moves) - 1, 1, "lead", 0.2, 0.9, ()),
    )
    return AnalysisReport(((0, (0.5, 0.5)), (len(match.moves), (0.0, 1.0))), 150, True, moments)


def test_it_is_read_again_whatever_is_noted_of_the_game_later(tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    report = report_of(match)
    save_report(match, report, path)
    assert load_report(match, path) == report
    assert load_report(match_of(title="The long night"), path) == report


def test_the_end_of_a_turn_is_not_told_by_what_follows_from_it() -> None:
    match = match_of(RECORD.with_name("pamir-three-seats.gonfalon"))
    ends = [step for step, move in enumerate(match.moves) if str(move) == "end"][:3]
    tried = (TriedMove("end", 0.25, 0, 0), TriedMove("end", 0.5, 0, 0))
    moments = tuple(KeyMoment(step, match.deciders[step], "costly", 0.5, 0.25, tried, 9, 0.05) for step in ends)
    telling = text_board_of(match).log_renderer
    told = moment_texts(match, AnalysisReport((), 9, False, moments), telling)
    assert {one.title for one in told} == {"You end the turn.", "Blue ends the turn.", "Green ends the turn."}


def test_a_card_that_is_played_is_not_told_by_what_its_icons_do() -> None:
    match = match_of(RECORD.with_name("pamir-three-seats.gonfalon"))
    plays = [step for step, move in enumerate(match.moves) if str(move).startswith("play ")]
    words = [str(match.moves[step]) for step in plays]
    moments = tuple(
        KeyMoment(step, match.deciders[step], "costly", 0.5, 0.25, (TriedMove(word, 0.25, 0, 0),) * 2, 9, 0.05)
        for step, word in zip(plays, words, strict=True)
    )
    told = moment_texts(match, AnalysisReport((), 9, False, moments), text_board_of(match).log_renderer)
    assert len(told) > 5
    assert all(
        re.fullmatch(r"\w+ (plays? .+ at the (left|right) end of the court|wants? to play .+)\.", one.title)
        for one in told
    )


def test_another_game_does_not_take_it(tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    save_report(match, report_of(match), path)
    assert load_report(match_of(RECORD.with_name("four-seats.gonfalon")), path) is None
    seats = tuple(seat._replace(name=f"{seat.name} II") for seat in match.record().seats)
    assert load_report(match_of(seats=seats), path) is None
    assert load_report(match, tmp_path / "b.gonfalon") is None


Damage = Callable[[Any], None]


def moment(number: int, **changed: Any) -> Damage:
    def change(found: Any) -> None:
        for name, value in changed.items():
            found["moments"][number][KeyMoment._fields.index(name)] = value

    return change


lead, costly = partial(moment, 1), partial(moment, 0)


def tried(place: int, at: int, value: Any) -> Damage:
    def change(found: Any) -> None:
        found["moments"][0][KeyMoment._fields.index("tried")][place][at] = value

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
        whole(course=[[0, [1.0]], [1, [1.0]]]), whole(endings=0), costly(tries=-4), costly(tries=0), whole(version=99),
        lambda found: found["moments"].extend(found["moments"]), whole(moments=[[1]]), whole(moments=7),
        whole(endings=1e999),
    ],
)  # fmt: skip
def test_what_cannot_have_been_found_about_this_game_is_no_report(damage: Damage, tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    found = json.loads(report_of(match).text())
    save_report(match, report_of(match), path)
    around = json.loads(analysis_file(path).read_text())
    damage(found)
    analysis_file(path).write_text(json.dumps({**around, "report": json.dumps(found)}))
    assert load_report(match, path) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100000, "{}", '{"of": 3}', "\x00", "\udcff"])
def test_a_file_that_is_damaged_is_ignored(text: str, tmp_path: Path) -> None:
    match, path = match_of(), tmp_path / "a.gonfalon"
    analysis_file(path).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert load_report(match, path) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among files")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(analysis_file(tmp_path / "a.gonfalon"))
    assert load_report(match_of(), tmp_path / "a.gonfalon") is None


def test_a_game_that_goes_on_gives_no_case() -> None:
    with pytest.raises(LookupError):
        analysis_case(match_of(RECORD.with_name("unfinished.gonfalon")))


def test_where_bots_have_to_play_it_is_played_less(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of()
    usual = analysis_case(match).analysis_budget
    assert usual == match.game.analysis_budget
    monkeypatch.setattr(type(match.game), "usual_policy", lambda *_: None)
    fewer = analysis_case(match).analysis_budget
    assert (fewer.endings, fewer.tries) == (60, 80)
    assert fewer.by_bots().tries == 80
