"""Several programs with one game open: whoever has written last owns it, and nobody else writes to it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, JournalError, PlayedElsewhere, finished_games, saved_games
from gonfalon.session.match import Match
from tests.session.games_to_play import begun, file_of, play_on, same

SEED = 5


def just_played(folder: Path, moves: int = 2) -> Match:
    """A match whose last move may be taken back."""
    match = begun(3, SEED, folder)
    play_on(match, moves)
    return match


def play(match: Match) -> None:
    play_on(match, 1)


def undo(match: Match) -> None:
    match.undo(match.deciders[-1])


def other_signs(match: Match) -> None:
    """As long as before, and in the same file."""
    file_of(match).write_bytes(file_of(match).read_bytes().replace(b"seed: 5", b"seed: 6"))


def other_file(match: Match) -> None:
    new = file_of(match).with_name("new")
    new.write_bytes(file_of(match).read_bytes().replace(b"seed: 5", b"seed: 6"))
    new.replace(file_of(match))


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


STEPS = pytest.mark.parametrize("step", [play, undo])


@STEPS
@pytest.mark.parametrize("how", [play, undo, play_on, other_signs, other_file])
def test_nothing_is_written_over_what_another_has_played(
    tmp_path: Path, how: Callable[[Match], None], step: Callable[[Match], None]
) -> None:
    match = just_played(tmp_path)
    before = match.record()
    how(Match.resume(file_of(match), CardSources(GAMES)))
    kept = files(tmp_path)
    for _ in range(2):
        with pytest.raises(PlayedElsewhere, match=r"\.gonfalon: another program has played on in it$"):
            step(match)
    assert match.record() == before
    assert files(tmp_path) == kept


def refused(match: Match, step: Callable[[Match], None], reason: str) -> None:
    """A move is played and not kept, an undo is not done, and nobody is said to play on in the file."""
    if step is undo:
        with pytest.raises(JournalError, match=reason) as error:
            step(match)
        assert not isinstance(error.value, PlayedElsewhere)
        return
    step(match)
    assert match.save_error is not None
    assert reason in match.save_error.reason


@STEPS
@pytest.mark.parametrize("left", [0, 1, 300, -1, -7, None])
def test_a_file_that_was_cut_is_made_whole(tmp_path: Path, left: int | None, step: Callable[[Match], None]) -> None:
    """No other program does that: a disk does, or one that copies files and is not done."""
    match, straight = just_played(tmp_path), just_played(tmp_path / "straight")
    data = file_of(match).read_bytes()
    if left is None:
        os.truncate(file_of(match), data.rindex(b"\n", 0, -1) + 1)
    else:
        new = file_of(match).with_name("new")
        new.write_bytes(data[:left])
        new.replace(file_of(match))
    step(match)
    step(straight)
    assert file_of(match).read_bytes().splitlines()[8:] == file_of(straight).read_bytes().splitlines()[8:]
    assert read_record(file_of(match)) == match.record()


@STEPS
def test_a_game_whose_file_was_removed_is_not_begun_again_in_its_middle(
    tmp_path: Path, step: Callable[[Match], None]
) -> None:
    match = just_played(tmp_path)
    file_of(match).unlink()
    refused(match, step, "No such file")
    play_on(match)
    assert files(tmp_path) == {}
    assert match.over


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
@STEPS
def test_a_pipe_in_the_place_of_the_file_is_not_read(tmp_path: Path, step: Callable[[Match], None]) -> None:
    match = just_played(tmp_path)
    file_of(match).unlink()
    os.mkfifo(file_of(match))
    pipe = os.open(file_of(match), os.O_RDWR)
    try:
        os.write(pipe, b"not waited for")
        refused(match, step, "it is no ordinary file")
        assert os.read(pipe, 99) == b"not waited for"
    finally:
        os.close(pipe)


def test_a_finished_game_is_not_written_over(tmp_path: Path) -> None:
    """The unfinished file came back, from a copy of the player or by an undo of a program of yesterday."""
    match = just_played(tmp_path)
    path, unfinished = file_of(match), file_of(match).read_bytes()
    play_on(match)
    finished = file_of(match).read_bytes()
    path.write_bytes(unfinished)
    again = Match.resume(path, CardSources(GAMES))
    play_on(again, seed=99)
    assert file_of(match).read_bytes() == finished
    assert file_of(again) == tmp_path / "finished" / f"{path.stem}-2.gonfalon"
    assert read_record(file_of(again)) == again.record() != match.record()
    assert not path.exists()
    path.write_bytes(unfinished)
    third = Match.resume(path, CardSources(GAMES))
    play_on(third)
    assert same(third, match)
    assert file_of(third) == file_of(match), "the same game need not be kept twice"
    assert len(finished_games(tmp_path)) == 2


def test_nobody_writes_while_another_does(tmp_path: Path) -> None:
    """A program that was stopped in the middle of a write is not waited for."""
    fcntl = pytest.importorskip("fcntl")
    match = just_played(tmp_path)
    kept = files(tmp_path)
    with file_of(match).open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        for step in (play, undo):
            with pytest.raises(PlayedElsewhere):
                step(match)
        assert files(tmp_path) == kept
    play_on(match)
    assert match.over


def test_who_has_read_a_game_after_the_other_has_played_owns_it(tmp_path: Path) -> None:
    match = just_played(tmp_path)
    undo(match)
    other = Match.resume(file_of(match), CardSources(GAMES))
    play_on(match, 1)
    undo(match)
    assert file_of(match).read_bytes() == file_of(other).read_bytes()
    play_on(other, 2)
    with pytest.raises(PlayedElsewhere):
        play_on(match, 1)
    (saved,) = saved_games(tmp_path)
    assert saved.record == other.record()


def test_games_of_two_programs_in_one_second_do_not_meet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have seen that the name is free before either takes it."""
    monkeypatch.setattr("os.path.lexists", lambda path: False)
    monkeypatch.setattr("time.strftime", lambda form: "20300101-000000")
    for seed in (1, 2, 3):
        match = begun(3, seed, tmp_path)
        assert read_record(file_of(match)) == match.record()
    assert len(saved_games(tmp_path)) == 3


def test_a_stale_journal_finishes_nothing(tmp_path: Path) -> None:
    match = just_played(tmp_path)
    assert match.journal is not None
    journal, record = Journal.reopen(file_of(match))
    play_on(match, 1)
    kept = files(tmp_path)
    whole = begun(3, SEED)
    play_on(whole)
    with pytest.raises(PlayedElsewhere):
        journal.finish(whole.record())
    assert files(tmp_path) == kept
    assert record.moves == match.record().moves[:-1]


def test_what_another_has_played_on_is_not_lost(tmp_path: Path) -> None:
    match = just_played(tmp_path)
    with file_of(match).open("rb") as kept:
        data = kept.read()
    file_of(match).unlink()
    play_on(match, 1)
    assert not match.retry_saving()
    file_of(match).write_bytes(data)
    play_on(Match.resume(file_of(match), CardSources(GAMES)), 2)
    there = files(tmp_path)
    assert match.retry_saving()
    assert files(tmp_path) == there
