"""A game that was played, looked at step by step, and a practice game that goes on from one of its steps."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.record import format_record, parse_record, read_record
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.new_game import Seat
from gonfalon.session.open_record import start_practice
from gonfalon.session.replay_timeline import ALL_OPEN, EVERYBODY, ReplayTimeline, viewpoint_of
from gonfalon.texts.log_entries import LogRenderer
from tests.session.games_to_play import begun, file_of, play_on


def telling(match: Match) -> LogRenderer[object, object]:
    found = match.game.game_view.log_renderer
    assert isinstance(found, LogRenderer)
    return found


def alone(match: Match, seat: int | None) -> Match:
    """The same match with one person, or with none."""
    record = match.record()
    seats = [place._replace(bot=None if at == seat else "page", language="") for at, place in enumerate(record.seats)]
    return Match.restore(replace(record, seats=tuple(seats)), CardSources(GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_steps_that_are_told_lead_where_one_jumps_to(game: str) -> None:
    match = begun(3, 11, game=game)
    play_on(match, seed=4)
    assert viewpoint_of(match) == (ALL_OPEN, 0, 1, 2, EVERYBODY)
    kinds = set()
    for viewpoint in viewpoint_of(match):
        past = ReplayTimeline(match, viewpoint, telling(match))
        table = past.table(0)
        for step in range(1, past.steps + 1):
            for log_group in past.told(step):
                for event in log_group.events:
                    event.apply(table)
            if step % 5 == 0 or step == past.steps:
                assert table == past.table(step), (viewpoint, step)
        lines = [line for line, _ in past.lines]
        assert not any(line.replaces_last for line in lines)
        assert [past.step_of(line) for line in lines] == [step for _, step in past.lines]
        assert past.line_at(0) in lines[:10]
        kinds |= {mark.kind for mark in past.marks if 0 < mark.step < past.steps}
        last = [line for line in lines if not (line.heading or line.aside)][-1]
        assert past.line_of(past.latest(past.steps)) is last
    assert "part" in kinds
    assert kinds & {"reveal", "check"}


@pytest.mark.parametrize("game", NAMES)
def test_before_the_end_one_looks_with_ones_own_eyes_alone(game: str) -> None:
    match = begun(3, 12, game=game)
    play_on(match, 9)
    for seat, viewpoint in ((1, (1,)), (None, (EVERYBODY,))):
        watched = alone(match, seat)
        assert viewpoint_of(watched) == viewpoint
        for other in {ALL_OPEN, 0, 1, 2} - {*viewpoint}:
            with pytest.raises(LookupError):
                ReplayTimeline(watched, other, telling(watched))
        past = ReplayTimeline(watched, viewpoint[0], telling(watched))
        assert [past.table(step) for step in range(10)] == [
            watched.view(viewpoint[0], step).table for step in range(10)
        ]
    assert viewpoint_of(match) == (EVERYBODY,), "of several people nobody sees what another holds"
    for hidden in (lambda: match.open_table(3), match.all_played_moves):
        with pytest.raises(LookupError):
            hidden()


@pytest.mark.parametrize("game", NAMES)
def test_a_practice_game_goes_on_from_the_middle_and_is_kept_as_one(game: str, tmp_path: Path) -> None:
    match = begun(3, 13, tmp_path, game=game)
    play_on(match, 20)
    seats = [Seat(seat.family, "Somebody", None if seat.bot else "page") for seat in match.seats]
    with pytest.raises(LookupError):
        start_practice(match, 10, seats, CardSources(GAMES))
    play_on(match)
    whole, file = match.record(), file_of(match).read_bytes()
    with pytest.raises(LookupError):
        start_practice(match, len(match.moves), seats, CardSources(GAMES))
    practice = start_practice(match, 20, seats, CardSources(GAMES), Journal(tmp_path))
    assert practice.moves == match.moves[:20]
    assert practice.view(0).table == match.view(0, 20).table
    assert [seat.name for seat in practice.seats] == ["Somebody"] * 3
    play_on(practice, 1, seed=9)
    kept = read_record(file_of(practice))
    assert kept.practice
    assert kept == practice.record() == parse_record(format_record(kept), "again")
    assert not whole.practice
    assert file_of(match).read_bytes() == file
