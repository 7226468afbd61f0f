"""Where a window can be found: folders of the user alone, addresses of each system, and a file with a key."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from pathlib import Path

import pytest

from gonfalon.ui.application.rendezvous import LONGEST, Rendezvous, address, folder, make_folder

posix = pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")


def folders(platform: str, data: Path = Path("/home/anna/data"), **environ: str) -> list[Path]:
    return list(folder(platform, environ, data, Path("/home/anna/state"), 1000))


def test_each_system_has_folders_of_its_own(tmp_path: Path) -> None:
    linux = folders("linux", XDG_RUNTIME_DIR=str(tmp_path))
    assert linux[0].parent == tmp_path
    assert re.fullmatch("gonfalon-[0-9a-f]{12}", linux[0].name)
    assert linux[-1].name.startswith("gonfalon-1000-")
    assert [path.name for path in folders("darwin", XDG_RUNTIME_DIR=str(tmp_path))] == [linux[-1].name]
    (windows,) = folders("win32")
    assert windows.parent == Path("/home/anna/state")


def test_every_data_folder_has_a_window_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    mine = folders("darwin", tmp_path)
    assert folders("darwin", tmp_path / "link") == mine
    assert folders("darwin", tmp_path / "other") != mine


def test_only_a_folder_that_is_there_is_taken_and_sandboxes_of_one_user_meet(tmp_path: Path) -> None:
    for given in ("", "run", "/nowhere/at/all"):
        assert all(path.parent.is_dir() for path in folders("linux", XDG_RUNTIME_DIR=given))
    shared = tmp_path / "app" / "io.github.gonfalon"
    shared.mkdir(parents=True)
    first = folders("linux", XDG_RUNTIME_DIR=str(tmp_path), FLATPAK_ID="io.github.gonfalon")[0]
    assert first.parent == shared


@posix
def test_only_a_folder_of_the_user_alone_will_do(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert make_folder(mine)
    assert stat.S_IMODE(mine.stat().st_mode) == 0o700
    assert make_folder(mine)
    (tmp_path / "link").symlink_to(mine)
    (tmp_path / "file").touch(0o600)
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o750)
    for name in ("link", "file", "open", "no/parent"):
        assert not make_folder(tmp_path / name), name


def test_addresses_are_those_of_the_system(tmp_path: Path) -> None:
    assert address(Path("/run/x"), "linux") == str(Path("/run/x/socket"))
    pipes = {address(tmp_path, "win32") for _ in range(3)}
    assert len(pipes) == 3
    assert all(pipe is not None and re.fullmatch(r"\\\\\.\\pipe\\gonfalon-[0-9a-f]{32}", pipe) for pipe in pipes)
    assert address(Path("/" + "é" * (LONGEST // 2)), "linux") is None


def test_a_door_is_read_as_it_was_written(tmp_path: Path) -> None:
    door = Rendezvous.new("/run/x/socket")
    door.write(tmp_path / "door.json")
    assert Rendezvous.read(tmp_path / "door.json") == door
    other = Rendezvous.new("/run/x/socket")
    assert other.key != door.key
    other.write(tmp_path / "door.json")
    assert Rendezvous.read(tmp_path / "door.json") == other
    assert [path.name for path in tmp_path.iterdir()] == ["door.json"]


@posix
def test_nobody_else_reads_the_key(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Rendezvous.new("x").write(tmp_path / "door.json")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "door.json").stat().st_mode) == 0o600


GOOD = {"address": "x", "key": "00" * 32, "pid": 1}


def test_what_is_no_door_is_none(tmp_path: Path) -> None:
    (tmp_path / "good").write_text(json.dumps(GOOD))
    assert Rendezvous.read(tmp_path / "good") is not None
    changed = ({"key": "00"}, {"key": 5}, {"pid": "many"}, {"more": "x" * 5000}, {"address": None})
    for content in (b"", b"\xff", b"[]", b"[" * 4000, b'"address"', *(json.dumps(GOOD | c).encode() for c in changed)):
        (tmp_path / "door.json").write_bytes(content)
        assert Rendezvous.read(tmp_path / "door.json") is None
    assert Rendezvous.read(tmp_path) is None
    assert Rendezvous.read(tmp_path / "nothing") is None
