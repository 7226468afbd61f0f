"""The list of all games: what is remembered is what the files say, whatever happens to the one or the others."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from gonfalon.core.record import RecordError, format_record, read_record
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import JournalError
from gonfalon.session.library import GameLibrary, LibraryEntry, latest_unfinished
from gonfalon.session.match import Match
from gonfalon.session.named_saves import MAX_SAVE_NAME, name_refusal, named_saves_folder, save_as
from gonfalon.session.open_record import SavedState, inspect_record, resume_latest, start_match
from gonfalon.texts.text_board import SPECTATOR
from tests.session.games_to_play import begun, file_of, moves, play_on

RECORDS = Path(__file__).parent.parent / "records"
PLACES = pytest.mark.parametrize("place", ["playing", "kept", "finished"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One game that goes on, one that was kept, and one that is over."""
    games = tmp_path / "games"
    match = begun(3, 1, games)
    play_on(match, 3)
    save_as(match.record(), "as it was", games)
    over = begun(2, 2, games)
    play_on(over)
    os.utime(file_of(over), (1e9, 1e9))
    return games


def looked(folder: Path) -> GameLibrary:
    """All that lies there, read."""
    library = GameLibrary(folder, folder.parent / "cache")
    library.look()
    while library.unread:
        library.read(1)
    return library


def at(library: GameLibrary, place: str) -> LibraryEntry:
    (entry,) = (entry for entry in library.entries.values() if entry.place == place)
    return entry


def test_every_game_is_listed_with_what_its_record_says(folder: Path) -> None:
    library = looked(folder)
    assert sorted(entry.place for entry in library.entries.values()) == ["finished", "kept", "playing"]
    for entry in library.entries.values():
        said = read_record(library.path(entry))
        assert (entry.game, entry.seats, entry.moves) == (said.game, said.seats, len(said.moves))
        assert (entry.seed, entry.outcome, entry.over) == (str(said.seed), said.outcome, said.finished)
        assert entry.begun == datetime.fromisoformat(said.date or "").timestamp()
        assert "Anna" in entry.words
    assert latest_unfinished(folder) == (at(library, "playing"), 1)


def test_a_file_is_read_once_and_again_when_it_has_changed(folder: Path) -> None:
    before = looked(folder).entries
    library = GameLibrary(folder, folder.parent / "cache")
    library.look()
    assert (library.entries, library.unread) == (before, 0)
    entry = at(library, "playing")
    match = Match.resume(library.path(entry), CardSources(GAMES))
    play_on(match, 1)
    library.path(at(library, "kept")).unlink()
    library.look()
    assert library.unread == 1
    assert library.read(1)[0].moves == entry.moves + 1
    assert {entry.place for entry in looked(folder).entries.values()} == {"playing", "finished"}


@pytest.mark.parametrize(
    "harm",
    [
        lambda path: path.write_bytes(b"no database" * 1000),
        lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
        lambda path: path.unlink(),
        lambda path: sqlite3.connect(path).execute("PRAGMA user_version = 99"),
        lambda path: (path.unlink(), path.mkdir()),
        lambda path: path.write_bytes(path.read_bytes().replace(b'[["R"', b'[["B"')),
        lambda path: path.write_bytes(path.read_bytes().replace(b'[["R"', b"{,,,,")),
        lambda path: path.write_bytes(
            path.read_bytes().replace(b"sqlite_autoindex_games", b"sqlite\xf4\xff\xfe_index_games")
        ),
    ],
)
def test_a_list_that_is_damaged_is_begun_anew(folder: Path, harm: Callable[[Path], object]) -> None:
    library = looked(folder)
    library.index.close()
    harm(library.index.path)
    for _ in range(2):
        assert looked(folder).entries == library.entries


def test_what_cannot_be_read_is_listed_with_its_trouble(folder: Path) -> None:
    text = (RECORDS / "unfinished.gonfalon").read_text(encoding="utf-8")
    (folder / "newer.gonfalon").write_text(text.replace("record 1", "record 9"), encoding="utf-8")
    (folder / "torn.gonfalon").write_text(text + "26. R pla", encoding="utf-8")
    (folder / "broken.gonfalon").write_text(text + "x\n", encoding="utf-8")
    entries = looked(folder).entries
    assert {file: entries[f"{file}.gonfalon"].trouble for file in ("newer", "torn", "broken")} == {
        "newer": "newer-format", "torn": "", "broken": "broken",
    }  # fmt: skip
    error = entries["broken.gonfalon"].error
    assert error is not None
    assert (error.source, error.line) == ("broken.gonfalon", len(text.splitlines()) + 1)


@PLACES
def test_what_is_said_about_a_game_goes_into_its_file(folder: Path, place: str) -> None:
    library = looked(folder)
    entry = at(library, place)
    before = read_record(library.path(entry))
    said = library.annotate(entry, "The long one", "Anna\nwas \ud800 late")
    record = read_record(library.path(said))
    assert (record.title, record.note) == ("The long one", "Anna\nwas  late")
    assert record.bare == before.bare
    assert record.moves == before.moves
    assert abs(said.changed - entry.changed) < 1e9, "it was last played when it was"
    assert looked(folder).entries[said.file] == said


def test_a_game_that_is_played_on_meanwhile_is_not_written_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = looked(folder)
    entry = at(library, "playing")
    match = Match.resume(library.path(entry), CardSources(GAMES))
    monkeypatch.setattr("gonfalon.session.journal._locked", lambda file: False)
    for change in (lambda: library.annotate(entry, "x", "y"), lambda: library.move_to_bin(entry)):
        with pytest.raises(JournalError):
            change()
    assert read_record(library.path(entry)) == match.record()


def test_practice_games_are_told_apart_and_not_continued(folder: Path) -> None:
    path = folder / "practice.gonfalon"
    (real,) = folder.glob("*.gonfalon")
    record = replace(read_record(real), practice=True, title="x" * 200, note="Ю" * 4000)
    path.write_text(format_record(record), encoding="utf-8")
    os.utime(path, (2e9, 2e9))
    library = looked(folder)
    assert [entry.practice for entry in library.entries.values() if entry.place == "playing"].count(1) == 1
    assert latest_unfinished(folder) == (library.entries[real.name], 1)
    match, _ = resume_latest(folder, CardSources(GAMES))
    assert match.journal.path == real


@PLACES
def test_what_was_thrown_away_comes_back_or_goes_after_thirty_days(folder: Path, place: str) -> None:
    library = looked(folder)
    entry = at(library, place)
    data = library.path(entry).read_bytes()
    thrown = library.move_to_bin(entry)
    assert not library.path(entry).exists()
    assert at(looked(folder), "bin") == thrown
    library.path(entry).write_bytes(b"another has its place")
    back = library.take_back(thrown)
    assert back.place == place
    assert library.path(back).read_bytes() == data
    assert library.path(entry).read_bytes() == b"another has its place"
    thrown = library.move_to_bin(back)
    now = datetime.now().astimezone()
    early, late, wrong = (now + timedelta(days) for days in (29.9, 30.1, 30_000))
    # A clock that was elsewhere for a moment takes nothing away, and by one of 1970 it is not so long ago.
    library.empty_bin(wrong)
    other = folder / "played.gonfalon"
    shutil.copy(RECORDS / "unfinished.gonfalon", other)
    for played, then in ((early, late), (late, early), (wrong, early)):
        os.utime(other, (played.timestamp(),) * 2)
        library.empty_bin(then)
        assert library.path(thrown).exists()
    odd = folder / "bin" / "19700101-000003" / place / "odd.gonfalon"
    odd.parent.mkdir(parents=True)
    shutil.copy(other, odd)
    library.empty_bin(wrong)
    assert not library.path(thrown).exists()
    assert odd.exists()
    library.move_to_bin(library.seen(library.path(entry), "playing"))
    library.empty_bin(whole=True)
    assert list((folder / "bin").iterdir()) == []


def test_a_copy_is_taken_of_a_game_from_elsewhere_and_only_one(folder: Path, tmp_path: Path) -> None:
    library = looked(folder)
    for name, place in (("four-seats", "finished"), ("unfinished", "kept")):
        strange = tmp_path / f"..\u202e {name}.gonfalon"
        shutil.copy(RECORDS / f"{name}.gonfalon", strange)
        entry = library.bring(strange)
        assert entry.place == place
        assert library.path(entry).read_bytes() == strange.read_bytes()
        assert library.path(entry).name.isprintable()
        assert library.bring(strange) == entry
    broken = tmp_path / "broken.gonfalon"
    broken.write_text("nothing", encoding="utf-8")
    with pytest.raises(RecordError):
        library.bring(broken)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_says_how_far_it_is_from_what_everybody_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 4, game=game)
    play_on(match, 5)
    with monkeypatch.context() as patch:
        known = match.view(SPECTATOR)
        patch.setattr(Match, "view", lambda match, seat, after=None: {SPECTATOR: known}[seat])
        said, more = match.game.status(match)
    assert said
    assert not more
    play_on(match)
    title, detail = match.game.status(match)
    assert match.outcome is not None
    assert all(match.seats[seat].name in detail for seat in match.outcome.winners)
    assert title


# -- kept under a name -------------------------------------------------------------------------------------------------

RECORD = read_record(RECORDS / "unfinished.gonfalon")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"), (" \t ", "empty"), ("a" * MAX_SAVE_NAME, None), ("a" * (MAX_SAVE_NAME + 1), "long"),
        ("Перша гра · 7", None), ("..", "sign"), (".hidden", "sign"), ("ended.", "sign"), ("../elsewhere", "sign"),
        ("a\\b", "sign"), ("what?", "sign"), ("two\nlines", "sign"), ("left\u202eright", "sign"), ("nul", "device"),
        ("COM3.first", "device"), ("Conrad", None),
    ],
)  # fmt: skip
def test_names_that_no_system_refuses(tmp_path: Path, name: str, why: str | None) -> None:
    assert name_refusal(name, tmp_path) == why
    if why is None:
        assert save_as(RECORD, name, tmp_path).parent == named_saves_folder(tmp_path)


def test_what_is_there_is_replaced_only_when_that_is_wanted(tmp_path: Path) -> None:
    path = save_as(RECORD, " Résumé ", tmp_path)
    assert read_record(path) == RECORD
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    # The same name as another keyboard writes it.
    assert name_refusal("Re\u0301sume\u0301", tmp_path) == "taken"
    with pytest.raises(FileExistsError):
        save_as(RECORD, "Résumé", tmp_path)
    path.write_bytes(b"")
    assert save_as(RECORD, "Résumé", tmp_path, anew=True) == path
    assert read_record(path) == RECORD
    assert list(path.parent.iterdir()) == [path]


def test_it_is_opened_as_it_was_then_however_far_it_was_played(tmp_path: Path) -> None:
    """Any other record of a game that is saved here goes on where that was left."""
    card_sources = CardSources(GAMES)
    path = save_as(RECORD, "Then", tmp_path)
    further = start_match(inspect_record(path, tmp_path, card_sources), tmp_path, card_sources)
    further.play(moves(further)[0])
    found = inspect_record(path, tmp_path, card_sources)
    assert (len(found.match.moves), found.kept) == (len(RECORD.moves), SavedState.NOT_YET)
    copy = tmp_path.parent / "elsewhere.gonfalon"
    copy.write_bytes(path.read_bytes())
    assert inspect_record(copy, tmp_path, card_sources).kept is SavedState.FURTHER
