"""`gonfalon play` keeps its games like the window, and goes on with those of both."""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from gonfalon.cli.saved_games import GameSaver, SaveError
from gonfalon.core.record import read_record
from gonfalon.games import BUNDLED, GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import finished_games, saved_games
from gonfalon.session.match import Match
from tests.cli.at_the_terminal import Gonfalon, Typed
from tests.disk import Disk
from tests.processes import SECONDS, kill, started
from tests.scripts import ROOT
from tests.session.games_to_play import begun, file_of, play_on

posix = pytest.mark.skipif(os.name != "posix", reason="signals, stopped processes and terminals of POSIX")
UNFINISHED = ROOT / "tests" / "records" / "unfinished.gonfalon"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of this test are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "gonfalon" / "games"


Play = Callable[..., str]


@pytest.fixture
def play(folder: Path, gonfalon: Gonfalon) -> Play:
    """Play in this process, and return what is said on one line."""

    def played(*words: object, status: int = 0, typed: Sequence[str] = ()) -> str:
        said = gonfalon("play", *words, status=status, typed=typed)
        assert status or not said.err
        return " ".join((said.out + said.err).split())

    return played


def left_game(folder: Path, name: str = "oriflamme", moves: int = 8) -> Match:
    """A game in which a person has to decide, as a window leaves it."""
    match = begun(3, 5, folder, name)
    play_on(match, moves)
    while match.seats[match.decision_seat or 0].bot is not None:
        play_on(match, 1)
    return match


# -- going on ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUNDLED)
def test_a_game_that_was_left_goes_on_and_is_finished(folder: Path, play: Play, game: str) -> None:
    out = play("--game", game, "--seats", "human,page", "--seed", "4", typed=["1", "1", "quit"])
    assert out.endswith("The game is saved: 'gonfalon play --continue' continues it.")
    (saved,) = saved_games(folder)
    moves = len(read_record(saved.path).moves)
    assert moves >= 2
    out = play("--continue", typed=["log", "1", "quit"])
    assert "The game goes on where it was left" in out
    assert len(read_record(saved.path).moves) > moves
    out = play(str(saved.path), typed=["1"] * 3000)
    assert "Scores: " in out
    (path,) = finished_games(folder)
    assert Match.restore(read_record(path), CardSources(GAMES)).over
    assert not saved_games(folder)


def test_a_game_of_the_window_goes_on_in_the_terminal(folder: Path, play: Play) -> None:
    match = left_game(folder)
    before = match.record()
    play("--continue", typed=["1", "quit"])
    after = read_record(file_of(match))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert Match.resume(file_of(match), CardSources(GAMES)).record() == after, "and in the window again"


def test_what_happened_since_ones_last_decision_is_told(folder: Path, play: Play) -> None:
    out = play("--seats", "human,page,page", "--seed", "3", typed=["1", "quit"])
    news = out.partition("You play")[2].partition("Taken")[0]
    again = play("--continue", typed=["quit"])
    assert "You play the" not in again, "it is the player's own"
    assert [word for word in ("Blue", "Green") if word in news] == [word for word in ("Blue", "Green") if word in again]


def test_a_record_from_elsewhere_goes_on_in_a_copy(folder: Path, play: Play, tmp_path: Path) -> None:
    mail = tmp_path / "mail.gonfalon"
    mail.write_bytes(UNFINISHED.read_bytes())
    play("mail.gonfalon", typed=["", "1", "quit"])
    assert mail.read_bytes() == UNFINISHED.read_bytes()
    (copy,) = saved_games(folder)
    assert len(read_record(copy.path).moves) > len(read_record(mail).moves)
    assert "This game is saved here already, further along than in mail.gonfalon" in play(
        "mail.gonfalon", typed=["quit"]
    )
    assert len(saved_games(folder)) == 1


def test_the_end_of_a_finished_game_is_told(play: Play, folder: Path) -> None:
    out = play(UNFINISHED.with_name("four-seats.gonfalon"))
    assert "Scores: " in out
    assert "Tied on influence" in out
    assert not folder.exists()


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--continue",), 1, "There is no unfinished game; games are kept in"),
        (("nothing.gonfalon",), 1, "There is no such file: nothing.gonfalon."),
        ((str(UNFINISHED), "--continue"), 2, "Name a saved game or say --continue, not both."),
        ((str(UNFINISHED), "--seats", "human,page"), 2, "--seats is for a new game"),
        (("--continue", "--seed", "5"), 2, "--seed is for a new game"),
        (("--continue", "--option", "first=R"), 2, "--option is for a new game"),
    ],
)
def test_what_cannot_be_gone_on_with_is_a_sentence(words: Sequence[str], status: int, said: str, play: Play) -> None:
    told = play(*words, status=status)
    assert told.startswith("gonfalon play: ")
    assert said in told


def test_a_broken_newest_game_is_told_once_and_names_no_card(
    folder: Path, play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    older = left_game(folder)
    newer = left_game(folder)
    path = file_of(newer)
    path.write_text(path.read_text(encoding="utf-8") + f"{len(newer.moves) + 1}. R dance\n", encoding="utf-8")
    os.utime(file_of(older), (1e9, 1e9))
    out = play("--continue", typed=["quit"])
    assert f"This game cannot be continued: This file is damaged and was left as it is: {path.name}, line 21." in out
    assert " The unfinished game before that one goes on." in out
    assert "Legal here" not in out
    file_of(older).unlink()
    told = play("--continue", status=1)
    assert "damaged" in told
    assert "Legal" not in told
    assert not caplog.records, "a command has no log but the terminal"


def test_a_folder_that_cannot_be_written_is_told_and_the_game_begins(folder: Path, play: Play) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("a file in the way")
    out = play("--seed", "3", typed=["1", "quit"])
    assert "The game cannot be saved in" in out
    assert "This game is not saved: it is lost at the end unless you save it." in out
    assert out.endswith("The game was not saved.")


# -- saving over another -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "written"), [("yes", True), ("no", False), ("", False), ("quit", False)])
def test_saving_asks_before_it_writes_over_another_game(play: Play, tmp_path: Path, answer: str, written: bool) -> None:
    path = tmp_path / "evening.gonfalon"
    path.write_bytes(UNFINISHED.read_bytes())
    out = play("--seed", "3", typed=["save evening", answer, "quit"])
    assert "evening.gonfalon holds another game. Type 'yes' to write over it, or press Enter to leave" in out
    assert ("The file is left unchanged." in out) != written
    assert (path.read_bytes() != UNFINISHED.read_bytes()) == written
    assert ("The game is saved in evening.gonfalon." in out) == written


def test_saving_asks_nothing_where_nothing_is_lost(play: Play, tmp_path: Path) -> None:
    (tmp_path / "empty.gonfalon").touch()
    words = ("--seats", "human,page", "--seed", "3")
    out = play(*words, typed=["save a", "1", "save a", "save empty", "1", "save a", "save a", "quit"])
    assert "holds another game" not in out
    assert out.count("The game is saved in a.gonfalon.") >= 4
    kept = (tmp_path / "a.gonfalon").read_bytes()
    # The same game, but not as far: what was played later would be lost.
    out = play(*words, typed=["save a", "", "quit"])
    assert "holds another game" in out
    assert (tmp_path / "a.gonfalon").read_bytes() == kept


def test_a_save_that_would_lose_a_game_is_refused_before_the_game(play: Play, tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "evening.gonfalon"
    path.write_bytes(UNFINISHED.read_bytes())
    told = play("--seed", "3", "--save", "evening", status=1)
    assert told.startswith("gonfalon play: evening.gonfalon holds another game and is left unchanged.")
    assert not folder.exists()
    out = play("evening.gonfalon", "--save", "evening", typed=["", "1", "quit"])
    assert "The game is saved in evening.gonfalon." in out
    assert len(read_record(path).moves) > len(read_record(UNFINISHED).moves)


def test_a_full_disk_is_told_and_loses_nothing(play: Play, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(disk.folder))
    path = disk.folder / "evening.gonfalon"
    play("--seats", "human,page", "--seed", "3", "--save", path, typed=["1", "quit"])
    kept = disk.files()
    with disk.full():
        told = play("--continue", "--save", path, status=1, typed=["undo", "quit"])
    assert "Taken back" not in told
    assert "gonfalon play: The game cannot be saved in" in told
    assert disk.files() == kept


def test_a_save_that_finds_no_room_leaves_what_was_saved(disk: Disk) -> None:
    match = begun(3, 5, game="pamir")
    saving, path = GameSaver(match), disk.folder / "evening.gonfalon"
    saving.save(path)
    assert path.stat().st_mode & 0o777 == 0o600
    kept = disk.files()
    # Longer by more than a block of the disk, so that room for all of it was never there.
    play_on(match)
    with disk.full():
        with pytest.raises(SaveError, match=r"cannot be saved in .*evening\.gonfalon: "):
            saving.save(path)
        assert disk.files() == kept
    saving.save(path)
    assert read_record(path) == match.record()


def fill_at(monkeypatch: pytest.MonkeyPatch, *full_at: str) -> None:
    """Let the disk be full while one of these is answered, the first line having the number 1."""

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    answer, typed_so_far = Typed.readline, []

    def typing(typed: Typed, size: int | None = -1, /) -> str:
        line = answer(typed, size)
        typed_so_far.append(line)
        now = {line.strip(), f"line {len(typed_so_far)}"}
        monkeypatch.setattr("os.fsync", full if now & {*full_at} else lambda file: None)
        return line

    monkeypatch.setattr(Typed, "readline", typing)


def test_a_move_that_could_not_be_written_is_written_with_the_next(
    folder: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_at(monkeypatch, "line 2", "line 4")
    out = play("--seats", "human,human", "--seed", "3", typed=["", "1", "", "1", "", "1", "quit"])
    assert out.count("The game goes on, and is written again with every move.") == 1
    assert out.count("The game is saved again.") == 1
    (saved,) = saved_games(folder)
    assert len(read_record(saved.path).moves) == 3
    assert out.endswith("continues it.")


def test_an_undo_on_a_full_disk_says_that_it_failed(folder: Path, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    fill_at(monkeypatch, "undo")
    out = play("--seats", "human,human", "--seed", "3", typed=["", "1", "undo", "undo", "quit"])
    assert out.count("The move was not taken back. The game cannot be saved in") == 2
    (saved,) = saved_games(folder)
    assert len(read_record(saved.path).moves) == 1
    assert out.endswith("continues it.")


# -- in processes of their own -----------------------------------------------------------------------------------------


class Sitting:
    """Somebody at a terminal of their own."""

    def __init__(self, home: Path, *words: str) -> None:
        import pty

        self.terminal, inside = pty.openpty()
        # No folder in which two of them could find each other.
        environ = {"XDG_DATA_HOME": str(home), "TERM": "dumb", "XDG_RUNTIME_DIR": str(home / "nowhere")}
        # The terminal is theirs, so that who closes it sends a signal.
        own = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from gonfalon.cli import main"
        code = f"{own}; raise SystemExit(main())"
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), inside)
        self.process = started("-c", code, "play", *words, environ=environ, cwd=home, **streams)
        os.close(inside)
        self.said = ""

    def until(self, words: str) -> None:
        """Read until this is said."""
        while words not in self.said:
            ready, _, _ = select.select([self.terminal], [], [], SECONDS)
            assert ready, self.said
            self.said += os.read(self.terminal, 4096).decode(errors="replace")

    def type(self, line: str, until: str = "\n> ") -> None:
        self.said = ""
        os.write(self.terminal, f"{line}\n".encode())
        self.until(until)

    def close(self) -> None:
        kill(self.process)
        os.close(self.terminal)


@pytest.fixture
def sit(folder: Path, tmp_path: Path) -> Iterator[Callable[..., Sitting]]:
    sitting: list[Sitting] = []

    def sat(*words: str, until: str = "\n> ") -> Sitting:
        sitting.append(Sitting(tmp_path / "home", *words))
        sitting[-1].until(until)
        return sitting[-1]

    (tmp_path / "home").mkdir()
    yield sat
    for one in sitting:
        one.close()


NEW = ("--seats", "human,page", "--seed", "3", "--save", "saved.gonfalon")


@posix
@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "ends"),
    [("SIGHUP", (129,)), ("SIGTERM", (143,)), ("SIGKILL", (-9,)), ("SIGINT", (130,)), ("closed", (1, 129))],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_no_move_is_lost_however_the_game_ends(
    sit: Callable[..., Sitting], folder: Path, tmp_path: Path, how: str, ends: tuple[int, ...], play: Play
) -> None:
    one = sit(*NEW)
    one.type("1")
    one.type("1")
    (saved,) = saved_games(folder)
    before = read_record(saved.path)
    assert len(before.moves) >= 2
    if how == "closed":
        os.close(one.terminal)
        one.terminal = os.open(os.devnull, os.O_RDWR)
    else:
        one.process.send_signal(getattr(signal, how))
    assert one.process.wait(SECONDS) in ends
    assert read_record(saved.path) == before
    copy = tmp_path / "home" / "saved.gonfalon"
    if how == "SIGKILL":
        assert not copy.exists()
    else:
        assert read_record(copy) == before
    play("--continue", typed=["1", "quit"])
    assert len(read_record(saved.path).moves) > len(before.moves)


@posix
@pytest.mark.slow
@pytest.mark.parametrize("what", ["1", "undo"])
def test_whoever_was_stopped_meanwhile_plays_no_further(sit: Callable[..., Sitting], folder: Path, what: str) -> None:
    first = sit("--seats", "human,human", "--seed", "3", until="sits here. ") if what == "undo" else sit(*NEW[:4])
    if what == "undo":
        first.type("", "\n> ")
        first.type("1", "or type 'undo'. ")
    else:
        first.type("1")
    first.process.send_signal(signal.SIGSTOP)
    (saved,) = saved_games(folder)
    match = Match.resume(saved.path, CardSources(GAMES))
    play_on(match, 1)
    kept = saved.path.read_bytes()
    first.process.send_signal(signal.SIGCONT)
    first.type(what, "What was played there is saved.")
    assert first.process.wait(SECONDS) == 1
    assert "cannot be continued here" in " ".join(first.said.split())
    assert saved.path.read_bytes() == kept
    assert [path.name for path in folder.iterdir()] == [saved.path.name]
