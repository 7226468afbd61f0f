"""Files are written whole: with a disk that is full, in folders that cannot be written, and over what is there."""

from __future__ import annotations

import ast
import errno
import os
import re
import stat
from pathlib import Path

import pytest

from gonfalon.core.files import PUBLIC_FILE, create_file, make_private, private_folder, replace_file
from tests.disk import Disk
from tests.scripts import ROOT

posix = pytest.mark.skipif(os.name != "posix", reason="links, devices and rights of POSIX")
DATA = b"x" * 20_000


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_full_disk_leaves_what_was_there(disk: Disk) -> None:
    path = disk.folder / "game"
    replace_file(path, b"before")
    with disk.full():
        with pytest.raises(OSError) as error:  # noqa: PT011 - which one it is depends on the disk
            replace_file(path, DATA)
        assert error.value.errno in (errno.ENOSPC, errno.EFBIG)
        with pytest.raises(OSError):  # noqa: PT011
            create_file(disk.folder / "new", DATA)
        assert disk.files() == {"game": b"before"}
    replace_file(path, DATA)
    assert disk.files() == {"game": DATA}


def test_nothing_is_in_its_place_before_it_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen = tmp_path / "game", []
    replace_file(path, b"before")
    monkeypatch.setattr(os, "fsync", lambda file: seen.append((path.read_bytes(), os.fstat(file).st_size)))
    replace_file(path, DATA)
    assert seen[0] == (b"before", len(DATA))
    assert path.read_bytes() == DATA
    seen.clear()
    replace_file(path, b"after", lasting=False)
    assert (path.read_bytes(), seen) == (b"after", []), "what need not last waits for no disk"
    assert list(tmp_path.iterdir()) == [path]


@posix
def test_a_new_folder_is_on_the_disk_before_what_is_put_into_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[os.stat_result] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file)))
    for parents in ({tmp_path, tmp_path / "games"}, set()):
        private_folder(tmp_path / "games" / "finished")
        assert {one.st_ino for one in synced} == {folder.stat().st_ino for folder in parents}
        synced.clear()


@posix
def test_a_file_is_for_its_owner_unless_that_is_asked_for(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        for write in (replace_file, create_file):
            write(tmp_path / write.__name__, b"")
            assert mode(tmp_path / write.__name__) == 0o600
        (tmp_path / "old").write_bytes(b"")
        replace_file(tmp_path / "old", b"new")
        replace_file(tmp_path / "picture", b"", PUBLIC_FILE)
        private_folder(tmp_path / "deep" / "folder")
    finally:
        os.umask(before)
    assert mode(tmp_path / "old") == 0o600
    assert mode(tmp_path / "picture") == 0o644
    assert mode(tmp_path / "deep" / "folder") == 0o700
    (tmp_path / "deep" / "folder").chmod(0o755)
    private_folder(tmp_path / "deep" / "folder")
    assert mode(tmp_path / "deep" / "folder") == 0o700
    make_private(tmp_path / "nothing")


@posix
def test_only_ordinary_files_are_replaced_and_a_link_goes_on_leading_to_one(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("true")
    replace_file(tmp_path / "link", b"after")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "true").read_bytes() == b"after"
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "loop", "folder"):
        with pytest.raises(OSError, match="no ordinary file"):
            replace_file(tmp_path / name, b"")
    assert len(list(tmp_path.iterdir())) == 5


@posix
@pytest.mark.parametrize("links", [True, False])
def test_what_is_there_is_not_created_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    def no_links(source: object, target: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "game"
    create_file(path, b"first")
    with pytest.raises(FileExistsError):
        create_file(path, b"second")
    (tmp_path / "dangling").symlink_to("nowhere")
    with pytest.raises(FileExistsError):
        create_file(tmp_path / "dangling", b"second")
    assert path.read_bytes() == b"first"
    assert {file.name for file in tmp_path.iterdir()} == {"game", "dangling"}


WRITERS = ("write_text", "write_bytes", "QSaveFile", "copyfile", "copy2")
STREAMS = {
    "bots/bot_client.py", "cli/__init__.py", "cli/output.py", "session/journal.py", "ui/application/error_handling.py",
    "user/log.py",
}  # fmt: skip
"""Who writes otherwise: to nowhere, line after line, or while a program falls."""


@pytest.mark.slow
def test_everything_else_is_written_here() -> None:
    """No file of the program opens one for writing by itself."""
    program = ROOT / "desktop" / "gonfalon"
    found = set()
    for path in program.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if re.search(rf"\b({'|'.join(WRITERS)}|open)\(", text) and any(map(_writes, ast.walk(ast.parse(text)))):
            found.add(path.relative_to(program).as_posix())
    assert found - {"core/files.py"} == STREAMS


def _writes(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in WRITERS:
        return True
    words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    flags = {part.attr for arg in node.args for part in ast.walk(arg) if isinstance(part, ast.Attribute)}
    return name == "open" and bool(
        flags & {"O_WRONLY", "O_RDWR"} or any(set(word) & set("wax+") for word in words[-1:])
    )
