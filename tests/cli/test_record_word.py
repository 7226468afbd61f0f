"""What counts as a record on the command line, and which file it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from gonfalon.cli import COMMANDS, commands
from gonfalon.cli.parser import _local, is_record_arg, record_path
from tests.cli.at_the_terminal import Gonfalon


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Which record the window was to open, each time it was called."""
    opened: list[str | None] = []

    def run(arguments: object) -> int:
        opened.append(arguments.record)  # type: ignore[attr-defined]
        return 0

    monkeypatch.setattr("gonfalon.cli.window.run", run)
    return opened


def test_a_record_opens_the_window(
    tmp_path: Path, opened: list[str | None], gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter").touch()
    Path("folder").mkdir()
    words = ["x.gonfalon", "X.GONFALON", "/nowhere/x.gonfalon", "file:///nowhere/x", "letter", "./folder"]
    for word in words:
        gonfalon(word)
    gonfalon()
    assert opened == [*words, None]
    assert "FILE.gonfalon" in gonfalon("--help").out


def test_commands_of_other_packages_come_last_and_are_not_looked_for_at_a_start(
    opened: list[str | None], gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [*commands()][: len(COMMANDS)] == [*COMMANDS]
    monkeypatch.delattr("gonfalon.session.plugin.entry_points")
    for words in ([], ["--smoke"], ["x.gonfalon"], ["play", "--seats", "page,page"]):
        gonfalon(*words)
    assert opened == [None, None, "x.gonfalon"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["whist"], "there is no command"),
        ([""], "there is no command"),
        (["x.gonfalo"], "there is no command"),
        (["--smoke", "whist"], "unrecognized arguments"),
        (["x.gonfalon", "y.gonfalon"], "unrecognized arguments"),
        (["x.gonfalon", "--smoke"], "a record is opened without"),
        (["x.gonfalon", "--smoke-game"], "a record is opened without"),
    ],
)
def test_what_opens_no_record_is_told(
    words: list[str], said: str, opened: list[str | None], gonfalon: Gonfalon
) -> None:
    assert said in gonfalon(*words, status=2).err
    assert not opened


@pytest.mark.parametrize("name", commands())
def test_commands_come_before_files_and_help_says_what_they_do(
    name: str, tmp_path: Path, opened: list[str | None], gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).touch()
    assert f"{commands()[name]()[1:]}." in " ".join(gonfalon(name, "--help").out.split())
    assert not opened


def test_a_path_is_made_absolute_where_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deep" / "deeper").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "deep" / "deeper")
    (tmp_path / "deep" / "x.gonfalon").touch()
    monkeypatch.chdir(tmp_path)
    assert record_path("x.gonfalon") == str(tmp_path / "x.gonfalon")
    assert Path(record_path("link/../x.gonfalon")).exists()
    assert record_path(str(tmp_path / "y")) == str(tmp_path / "y")


@pytest.mark.skipif(sys.platform == "win32", reason="addresses of POSIX")
def test_an_address_of_a_file_is_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "a game, № 1%.gonfalon"
    assert record_path(record.as_uri()) == str(record)
    assert record_path(f"file://localhost{record}".replace("%", "%25")) == str(record)
    assert record_path("FILE:/x/%C3%A9%FF") == os.fsdecode(b"/x/\xc3\xa9\xff")
    monkeypatch.chdir(tmp_path)
    Path("file:x").touch()
    assert record_path("file:x") == str(tmp_path / "file:x")


def test_addresses_of_windows() -> None:
    assert _local("///C:/Users/Anna/x%20y.gonfalon", "win32") == "C:/Users/Anna/x y.gonfalon"
    assert _local("//server/share/x.gonfalon", "win32") == "//server/share/x.gonfalon"


def test_a_folder_that_is_gone_leaves_the_word_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "cwd", gone)
    assert record_path("x.gonfalon") == "x.gonfalon"
    assert is_record_arg("x.gonfalon")


def test_what_else_the_window_opens_is_known_by_its_ending() -> None:
    opens = ["x.gonfalon", "X.GONFALON", ".gonfalon", "a/fair.gonfalon-set", "Fair.Gonfalon-Set"]
    assert [
        word for word in (*opens, "play", "x.gonfalonx", "gonfalon-set", "x.gonfalon.txt") if is_record_arg(word)
    ] == opens
