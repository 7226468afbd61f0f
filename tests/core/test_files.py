"""What lies where a file should: nothing of it is waited for, filled into memory or taken for something else."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core.diagnostics import MAX_QUOTED, CardFileError, Message, shortened
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import RecordError, read_record
from gonfalon.core.svg_sanitizer import sanitized_file
from gonfalon.core.yaml_reader import read_card_file
from gonfalon.games.oriflamme.rules.set_store import read_set

MOST = 1000
POSIX = pytest.mark.skipif(os.name != "posix", reason="only POSIX has such things among its files")


def a_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as end, contextlib.chdir(path.parent):
        end.bind(path.name)  # the path of a socket may have about 100 letters


def a_hole(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def linked(target: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


DEVICE = "this is a pipe or a device"
MAKERS: dict[str, tuple[Callable[[Path], None], str]] = {
    "folder": (Path.mkdir, "this is a folder"),
    "pipe": (os.mkfifo if os.name == "posix" else Path.mkdir, DEVICE),
    "endless": (linked("/dev/zero"), DEVICE),
    "empty": (linked("/dev/null"), DEVICE),
    "circle": (lambda path: path.symlink_to(path.name), "this is a link that leads in a circle"),
    "hole": (a_hole, "the file is larger than 1 kB; a list is a few pages of text"),
    "socket": (a_socket, DEVICE),
    "nothing": (lambda path: None, "there is no such file"),
}
"""What may lie there, and what is said of it."""
EVERYWHERE = ["folder", "nothing"]
THINGS = [pytest.param(what, marks=() if what in EVERYWHERE else POSIX) for what in MAKERS]


@pytest.mark.parametrize("what", THINGS)
def test_what_is_no_file_is_called_what_it_is(tmp_path: Path, what: str) -> None:
    make, said = MAKERS[what]
    make(tmp_path / "thing")
    with pytest.raises(UnreadableFile) as caught:
        read_bytes(tmp_path / "thing", MOST, "a list")
    assert str(caught.value) == said + (", not a list" if said.startswith("this is") else "")
    assert caught.value.large is (what == "hole")


def test_a_file_is_read_up_to_its_most(tmp_path: Path) -> None:
    path = tmp_path / "list"
    path.write_bytes(b"\r\n\x1a" + b"x" * (MOST - 3))
    assert read_bytes(path, MOST, "a list") == path.read_bytes()
    path.write_bytes(b"x" * (MOST + 1))
    with pytest.raises(UnreadableFile, match="larger than 1 kB"):
        read_bytes(path, MOST, "a list")


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="only Linux has files without a size")
def test_a_file_that_has_no_size_before_it_is_read_is_bounded_too() -> None:
    assert Path("/proc/self/maps").stat().st_size == 0
    with pytest.raises(UnreadableFile) as caught:
        read_bytes(Path("/proc/self/maps"), 10, "a list")
    assert caught.value.large


@POSIX
def test_a_pipe_that_takes_the_place_of_a_file_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list"
    path.write_bytes(b"x")
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(Path, "stat", lambda self, **_: before)
    with pytest.raises(UnreadableFile, match="a pipe or a device"):
        read_bytes(path, MOST, "a list")


COMMANDS = [
    ["replay"], ["scenario"], ["check-cards"], ["balance"], ["playouts", "--seconds", "0.1", "--cards"],
    ["play", "--seats", "page,page,page", "--moves"],
]  # fmt: skip


@POSIX
@pytest.mark.parametrize("what", list(MAKERS)[:6])
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_every_command_that_reads_a_file_says_so_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], what: str
) -> None:
    make, said = MAKERS[what]
    make(tmp_path / "thing.yaml")
    assert main([*words, str(tmp_path / "thing.yaml")]) in (1, 2)
    told = "".join(capsys.readouterr())
    assert "thing.yaml" in told
    assert (said if what != "hole" else "is larger than") in told


def test_sentences_quote_few_letters(tmp_path: Path) -> None:
    words = "word " * 400
    assert len(shortened(words)) <= MAX_QUOTED
    name = f"{'long ' * 40}.yaml"
    assert shortened(name).startswith("long long")
    assert shortened(name).endswith("long .yaml")
    assert len(shortened(name)) <= MAX_QUOTED
    assert len(str(Message("'{word}' here", word=words))) <= MAX_QUOTED + len("'' here")
    broken = tmp_path / "broken.yaml"
    broken.write_text(f"cards: {words}\n", encoding="utf-8")
    with pytest.raises(CardFileError) as caught:
        read_set(broken)
    assert all(len(diagnostic.sentence) < 200 for diagnostic in caught.value.diagnostics)


def test_what_a_file_should_be_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="this is a folder, not a record"):
        read_record(tmp_path)
    with pytest.raises(CardFileError, match="this is a folder, not a scenario file"):
        read_card_file(tmp_path, "a scenario file")
    with pytest.raises(CardFileError, match="this is a folder, not an emblem"):
        sanitized_file(tmp_path)
