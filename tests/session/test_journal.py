"""The journal: what was shown is on the disk, and what is on the disk can be taken up again."""

from __future__ import annotations

import errno
import os
import stat
from datetime import datetime
from pathlib import Path

import pytest

from gonfalon.core.record import RecordError, format_record, read_record
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, JournalError, finished_games, make_folder_private, saved_games
from gonfalon.session.match import Match
from tests.disk import Disk
from tests.session.games_to_play import begun, file_of, moves, play_on, same

BLOCK = 4096


@pytest.mark.parametrize("game", NAMES)
def test_every_move_is_in_the_file_when_it_was_played(tmp_path: Path, game: str) -> None:
    match = begun(4, 1, tmp_path / "games" / "deep", game)
    path = file_of(match)
    while not match.over:
        assert read_record(path) == match.record()
        play_on(match, 1, len(match.moves))


def test_a_move_is_synced_before_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 1, tmp_path)
    synced: list[str] = []

    def fsync(file: int) -> None:
        synced.append(file_of(match).read_text())

    monkeypatch.setattr(os, "fsync", fsync)
    play_on(match, 1)
    assert synced == [format_record(match.record())]


def test_a_finished_game_moves_to_the_finished_ones(tmp_path: Path) -> None:
    match = begun(3, 1, tmp_path)
    before = file_of(match)
    unfinished = before.read_bytes()
    play_on(match)
    assert file_of(match) == tmp_path / "finished" / before.name
    assert [path.name for path in tmp_path.iterdir()] == ["finished"]
    assert finished_games(tmp_path) == [file_of(match)]
    assert saved_games(tmp_path) == []
    assert file_of(match).read_text() == format_record(match.record())
    assert same(Match.restore(read_record(file_of(match)), CardSources(GAMES)), match)
    with pytest.raises(RecordError, match="this game is finished"):
        Journal.reopen(file_of(match))
    before.write_bytes(unfinished)
    assert saved_games(tmp_path) == [], "it was killed while it moved, and is not offered twice"


def test_games_begun_in_one_second_have_files_of_their_own(tmp_path: Path) -> None:
    paths = {file_of(begun(2, seed, tmp_path)) for seed in range(5)}
    assert len(paths) == 5
    assert {game.path for game in saved_games(tmp_path)} == paths


@pytest.mark.parametrize("game", NAMES)
def test_a_torn_last_line_was_never_shown(tmp_path: Path, game: str) -> None:
    match = begun(3, 5, tmp_path, game)
    play_on(match, 12)
    path = file_of(match)
    whole = path.read_bytes()
    shorter = whole[: whole[:-1].rfind(b"\n") + 1]
    cuts = [whole[:cut] for cut in range(len(shorter) + 1, len(whole))]
    for torn in [*cuts, shorter + b"\0" * 40, shorter + b"\xd0"]:
        path.write_bytes(torn)
        again = Match.resume(path, CardSources(GAMES))
        assert len(again.moves) == 11
        assert path.read_bytes() == torn, "nothing is written before a move is played"
        again.play(match.moves[-1])
        assert path.read_bytes() == whole
        assert same(again, match)


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_a_journal_is_taken_up_after_any_move_and_goes_on(tmp_path: Path, game: str) -> None:
    match = begun(4, 2, tmp_path, game)
    plain = begun(4, 2, game=game)
    while not match.over:
        play_on(match, 7, len(match.moves))
        play_on(plain, 7, len(plain.moves))
        if not match.over:
            match = Match.resume(file_of(match), CardSources(GAMES))
        assert same(match, plain)
    assert len(finished_games(tmp_path)) == 1


def test_a_game_that_ended_before_it_was_moved_is_finished_when_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(journal: Journal, record: object) -> Path:
        raise JournalError(Path("games"), "killed")

    match = begun(2, 2, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "finish", nothing)
        play_on(match)
    assert match.over
    (saved,) = saved_games(tmp_path)
    again = Match.resume(saved.path, CardSources(GAMES))
    assert again.over
    assert saved_games(tmp_path) == []
    assert finished_games(tmp_path) == [tmp_path / "finished" / saved.path.name]
    assert same(again, match)


@pytest.mark.parametrize("damage", ["middle", "head", "junk", "finished", "illegal"])
def test_a_broken_journal_is_left_alone(tmp_path: Path, damage: str) -> None:
    match = begun(3, 5, tmp_path)
    play_on(match, 12)
    path = file_of(match)
    text = path.read_text(encoding="utf-8")
    broken = {
        "middle": text.replace("\n5. ", "\n6. "),
        "head": text[20:],
        "junk": text + "\0\0\n",
        "finished": text.replace("an unfinished game; this file contains hidden cards", "a finished game"),
        "illegal": text + "13. R dance\n",
    }[damage].encode()
    path.write_bytes(broken)
    with pytest.raises(RecordError, match=path.name):
        Match.resume(path, CardSources(GAMES))
    assert path.read_bytes() == broken
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_broken_game_is_listed_with_what_is_wrong(tmp_path: Path) -> None:
    whole, broken = begun(2, 1, tmp_path), begun(2, 2, tmp_path)
    os.utime(file_of(whole), (5, 5))
    file_of(broken).write_text("hello\n")
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / ".hidden.gonfalon").write_text("mine")
    if os.name == "posix":
        (tmp_path / "loop.gonfalon").symlink_to("loop.gonfalon")
        (tmp_path / "gone.gonfalon").symlink_to("nowhere")
        os.mkfifo(tmp_path / "pipe.gonfalon")
    first, second = saved_games(tmp_path)
    assert (first.path, second.path) == (file_of(broken), file_of(whole))
    assert first.record is None
    assert first.error is not None
    assert first.error.code == "foreign"
    assert second.record == whole.record()
    assert second.changed == 5


@pytest.mark.parametrize("bot", ["dragon", "page/dragon", "page/bluffer"])
def test_a_game_is_played_on_only_with_bots_that_are_there(tmp_path: Path, bot: str) -> None:
    match = begun(3, 1, tmp_path)
    path = file_of(match)
    path.write_text(path.read_text(encoding="utf-8").replace("bot page", f"bot {bot}"), encoding="utf-8")
    assert Match.restore(read_record(path), CardSources(GAMES)).seats[1].bot == bot, "to look at it, no bot is needed"
    if bot == "page/bluffer":
        assert Match.resume(path, CardSources(GAMES)).seats[1].bot == bot
        return
    with pytest.raises(RecordError, match=rf":10: there is no bot '{bot}' to play on") as error:
        Match.resume(path, CardSources(GAMES))
    assert error.value.code == "unknown-bot"


def test_no_folder_holds_no_games(tmp_path: Path) -> None:
    assert saved_games(tmp_path / "none") == finished_games(tmp_path / "none") == []


# -- when the disk says no ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [None, OSError(errno.ENOSPC, "No space left on device")])
def test_a_move_that_cannot_be_kept_is_kept_with_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError | None
) -> None:
    match = begun(3, 5, tmp_path)
    play_on(match, 3)
    text, write_some = file_of(match).read_text(), os.write

    def full(file: int, data: bytes) -> int:
        written = write_some(file, data[:4])
        if error is not None:
            raise error
        return written

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        play_on(match, 1)
    assert len(match.moves) == 4
    assert match.save_error.reason == ("the disk is full" if error is None else error.strerror)
    assert file_of(match).read_text() == text, "the half of a line was taken out again"
    play_on(match, 1)
    assert match.save_error is None
    assert read_record(file_of(match)) == match.record()


def test_a_file_that_another_program_holds_for_a_moment_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(3, 5, tmp_path)
    held, open_file = [True] * 3, os.open

    def refused(path: Path, flags: int, *rest: int) -> int:
        if flags & os.O_RDWR and held:
            held.pop()
            raise PermissionError(errno.EACCES, "it is used by another process")
        return open_file(path, flags, *rest)

    monkeypatch.setattr(os, "open", refused)
    play_on(match, 1)
    assert not held
    assert match.save_error is None
    assert read_record(file_of(match)) == match.record()


def test_an_undo_that_cannot_be_kept_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 5, tmp_path)
    play_on(match, 1)
    text = file_of(match).read_text()

    def full(path: Path, target: Path) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(JournalError, match="No space left"):
            match.undo(match.deciders[-1])
    assert len(match.moves) == 1
    assert file_of(match).read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == [file_of(match).name]
    play_on(match, 1)
    assert read_record(file_of(match)) == match.record()


def test_a_folder_that_cannot_be_made_and_a_finished_game_that_cannot_be_moved(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("games", "finished"):
        (tmp_path / name).write_text("a file in the way")
    assert begun(3, 5, tmp_path / "games").save_error.path == tmp_path / "games"
    match = begun(2, 5, tmp_path)
    play_on(match)
    assert match.over
    assert "stays among the unfinished ones" in caplog.text
    (saved,) = saved_games(tmp_path)
    assert read_record(saved.path).moves == match.record().moves


def test_a_full_disk_changes_neither_the_game_nor_its_file(disk: Disk) -> None:
    match = begun(3, 5, disk.folder / "games", "pamir")
    # The next move needs another block of the disk.
    while file_of(match).stat().st_size <= BLOCK:
        play_on(match, 1)
    match.undo(match.deciders[-1])
    before, kept = match.record(), disk.files()
    with disk.full():
        with pytest.raises(JournalError, match=r"No space left on device|File too large|the disk is full"):
            match.undo(match.deciders[-1])
        assert match.record() == before
        play_on(match, 1)
        other = begun(3, 6, disk.folder / "games")
        play_on(other, 2)
        match.undo(match.deciders[-1])
        assert match.record() == before
        play_on(match, 1)
        assert not match.retry_saving()
        assert disk.files() == kept
    play_on(other, 1)
    assert read_record(file_of(other)) == other.record()
    assert match.retry_saving()
    undone = match.moves[-1]
    assert match.undo(match.deciders[-1]) == undone
    assert read_record(file_of(match)) == match.record()
    play_on(match)
    assert match.over
    assert read_record(file_of(match)) == match.record()


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_nobody_else_reads_a_game(tmp_path: Path) -> None:
    """A journal and a finished game tell hidden cards; those that an earlier version has left open are closed."""
    folder = tmp_path / "data" / "games"
    before = os.umask(0)
    try:
        match, other = begun(2, 1, folder), begun(2, 2, folder)
        play_on(other)
        play_on(match, 1)
        match.undo(match.deciders[-1])
    finally:
        os.umask(before)

    def modes() -> set[int]:
        return {stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}

    assert modes() == {0o700, 0o600}
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    play_on(Match.resume(file_of(match), CardSources(GAMES)), 1)
    make_folder_private(folder)
    assert modes() == {0o700, 0o600}
    (tmp_path / "elsewhere").write_text("of the player")
    (tmp_path / "elsewhere").chmod(0o644)
    (folder / "link.gonfalon").symlink_to(tmp_path / "elsewhere")
    folder.chmod(0o755)
    make_folder_private(folder)
    assert stat.S_IMODE((tmp_path / "elsewhere").stat().st_mode) == 0o644
    make_folder_private(tmp_path / "nothing")


def test_what_is_said_about_a_game_is_kept_with_it(tmp_path: Path) -> None:
    match = begun(3, folder=tmp_path)
    play_on(match, 4)
    match.annotate("The long one", "Anna\nwas late")
    match.play(moves(match)[0], hinted=True)
    again = Match.resume(file_of(match), CardSources(GAMES))
    assert again.record() == match.record()
    assert (again.record().title, again.record().note) == ("The long one", "Anna\nwas late")
    assert [move.hinted for move in again.record().moves] == [False] * 4 + [True]
    begun_at = datetime.fromisoformat(again.record().date or "")
    assert abs((datetime.now().astimezone() - begun_at).total_seconds()) < 3600


def test_a_hint_is_kept_in_a_game_of_earlier_days_too(tmp_path: Path) -> None:
    path = tmp_path / "old.gonfalon"
    path.write_bytes((Path(__file__).parent.parent / "records" / "unfinished.gonfalon").read_bytes())
    match = Match.resume(path, CardSources(GAMES))
    for hinted in (True, False):
        match.play(moves(match)[0], hinted=hinted)
    again = Match.resume(path, CardSources(GAMES)).record()
    assert [move.hinted for move in again.moves[-3:]] == [False, True, False]
    assert again == match.record()
