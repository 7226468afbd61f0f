"""Taking up a game among thousands: the last one is found without reading the others."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.record import RecordError, read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import HEAD
from gonfalon.session.match import Match
from gonfalon.session.open_record import SavedState, inspect_record, resume_latest, start_match
from tests.scripts import ROOT
from tests.session.games_to_play import begun, file_of, play_on
from tests.session.many_games import filled_folder

FOREIGN = ROOT / "tests" / "records" / "unfinished.gonfalon"
MANY = 200
NEWEST = f"oriflamme-20300101-{MANY - 1:06}.gonfalon"


class Disk:
    """Counts what is read of records."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[str] = []
        self.whole: list[str] = []
        self.head_bytes = 0
        open_it, fdopen, read = os.open, os.fdopen, os.read

        def opening(path: str | Path, flags: int, mode: int = 0o777, **at: int) -> int:
            self.opened.append(os.fspath(path))
            return open_it(path, flags, mode, **at)

        def streaming(*words: object, **others: object) -> object:
            self.whole.append(self.opened[-1])
            return fdopen(*words, **others)  # type: ignore[call-overload]

        def reading(file: int, most: int) -> bytes:
            data = read(file, most)
            self.head_bytes += len(data)
            return data

        monkeypatch.setattr(os, "open", opening)
        monkeypatch.setattr(os, "fdopen", streaming)
        monkeypatch.setattr(os, "read", reading)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return filled_folder(tmp_path / "games", MANY)


def test_continue_reads_the_last_game_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    match, troubles = resume_latest(folder, CardSources(GAMES))
    assert match is not None
    assert not troubles
    assert ({Path(path).name for path in disk.opened}, disk.head_bytes) == ({NEWEST}, 0)


def test_continue_reads_broken_games_only_down_to_one_that_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = sorted(path.name for path in folder.glob("*.gonfalon"))
    for name in names[-3:]:
        (folder / name).write_text("torn")
    whole = begun(3, 4, folder)
    play_on(whole, 4)
    file_of(whole).rename(folder / names[-4])
    for age, name in enumerate(reversed(names)):
        os.utime(folder / name, (2e9 - age, 2e9 - age))
    disk = Disk(monkeypatch)
    match, troubles = resume_latest(folder, CardSources(GAMES))
    assert match is not None
    assert match.record() == whole.record()
    assert [(error.source, error.code) for error in troubles] == [(name, "foreign") for name in names[:-4:-1]]
    assert {Path(path).name for path in disk.opened} == set(names[-4:])


def test_a_foreign_record_reads_the_beginnings_of_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    found = inspect_record(FOREIGN, folder, CardSources(GAMES))
    assert found.kept is SavedState.NOT_YET
    assert set(disk.whole) == {str(FOREIGN)}
    assert len(disk.opened) <= 2 * MANY + 2
    assert disk.head_bytes <= 2 * MANY * HEAD


def test_the_same_game_is_found_among_the_others(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card_sources = CardSources(GAMES)
    mine = start_match(inspect_record(FOREIGN, folder, card_sources), folder, card_sources)
    play_on(mine, 2)
    disk = Disk(monkeypatch)
    found = inspect_record(FOREIGN, folder, card_sources)
    assert (found.kept, found.place) == (SavedState.FURTHER, file_of(mine))
    assert set(disk.whole) == {str(FOREIGN), str(file_of(mine))}
    longer = tmp_path / "longer.gonfalon"
    longer.write_bytes(file_of(mine).read_bytes())
    record = mine.record()
    assert mine.journal is not None
    mine.journal.rewrite(replace(record, moves=record.moves[:-1]))
    assert inspect_record(longer, folder, card_sources).kept is SavedState.BEHIND
    mine = Match.resume(file_of(mine), CardSources(GAMES))
    play_on(mine)
    found = inspect_record(FOREIGN, folder, card_sources)
    assert (found.kept, found.place) == (SavedState.PLAYED_OUT, None)
    assert found.match.record() == read_record(file_of(mine))


def test_a_record_whose_beginning_is_long_is_found_too(tmp_path: Path) -> None:
    """So many options and sets may stand before the seed that the beginning does not reach it."""
    folder = tmp_path / "games"
    match = begun(3, 4, folder)
    record = tmp_path / "sent.gonfalon"
    record.write_bytes(file_of(match).read_bytes())
    path = file_of(match)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert inspect_record(record, folder, CardSources(GAMES)).place == path
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gonfalon.session.journal.HEAD", 30)
        assert inspect_record(record, folder, CardSources(GAMES)).place == path


def test_what_cannot_be_played_here_is_refused_before_it_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(record: object) -> None:
        raise RecordError("no-table", "not here.", "x")

    path = file_of(begun(3, 4, tmp_path))
    monkeypatch.setattr(Match, "restore", None)
    with pytest.raises(RecordError, match="not here"):
        inspect_record(path, tmp_path, CardSources(GAMES), refused)
    match, (error,) = resume_latest(tmp_path, CardSources(GAMES), refused)
    assert (match, error.code) == (None, "no-table")
