"""One window for each user: where it is found, and that the first hears the others, whatever they say."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import stat
import struct
import sys
import threading
from collections.abc import Iterator
from multiprocessing.connection import Client, answer_challenge, deliver_challenge
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.ui.application import ipc as calls
from gonfalon.ui.application import ipc as listening
from gonfalon.ui.application import single_instance as instance
from gonfalon.ui.application.ipc import Call, CallResult, PendingCall, place_call
from gonfalon.ui.application.single_instance import (
    LONGEST,
    IpcEndpoint,
    SingleInstance,
    activation_token,
    endpoint_address,
    endpoint_folders,
    make_endpoint_folder,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="sockets that are files")
HERE = str(Path(__file__).absolute())


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder to meet in, with a name that is short enough for a socket in it."""
    with TemporaryDirectory(prefix="gonf", ignore_cleanup_errors=True) as folder:
        yield Path(folder) / "window"


@pytest.fixture
def heard() -> list[Call]:
    return []


@pytest.fixture
def first(place: Path, heard: list[Call], qapp: QApplication) -> Iterator[SingleInstance]:
    """The window that listens."""
    first = SingleInstance(place)
    assert not first.hand_over()
    assert first.first
    first.listen(heard.append)
    yield first
    first.close()


def door_of(place: Path) -> IpcEndpoint:
    return IpcEndpoint.read(place / "door.json")


def started(second: SingleInstance, path: str = "") -> tuple[threading.Thread, list[bool]]:
    """Start once more, as another process would, while the event loop of this one runs."""
    answers = list[bool]()
    thread = threading.Thread(target=lambda: answers.append(second.hand_over(path)), daemon=True)
    thread.start()
    return thread, answers


def elsewhere(qtbot: QtBot, place: Path, path: str = "") -> tuple[bool, SingleInstance]:
    """Start once more, and wait for whether the first window takes it over."""
    second = SingleInstance(place)
    _, answers = started(second, path)
    qtbot.waitUntil(lambda: bool(answers), timeout=15000)
    return answers[0], second


def test_the_second_hands_over_and_nothing_stays(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call]
) -> None:
    handed, second = elsewhere(qtbot, place, HERE)
    assert handed
    assert not second.first
    assert elsewhere(qtbot, place)[0]
    assert [call.path for call in heard] == [HERE, ""]
    door = door_of(place)
    assert place_call(IpcEndpoint(door.address, b"x" * 32, door.pid), Call(HERE)) is CallResult.NOBODY, "another key"
    # A window that closes is followed by the next.
    first.hush()
    second = SingleInstance(place)
    thread, answers = started(second)
    thread.join(2 * instance.STEP_SECONDS)
    first.close()
    assert not first.first
    qtbot.waitUntil(lambda: bool(answers) and second.first)
    assert answers == [False]
    second.close()
    assert not place.exists()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("gonfalon-")]


def test_a_killed_window_is_followed_by_the_next(
    qapp: QApplication, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    place.mkdir(mode=0o700)
    gone = 4_000_000  # more than any process has for a number
    (place / "lock").write_text(f"{gone}\npython\n{socket.gethostname()}\n")
    IpcEndpoint(str(place / "socket"), b"k" * 32, gone).write(place / "door.json")
    if sys.platform != "win32":
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(place / "socket"))
    monkeypatch.setattr(instance, "LEAST_SECONDS", 1e9)  # it is not waited for
    follower = SingleInstance(place)
    assert not follower.hand_over()
    assert follower.first
    follower.listen(heard.append)
    assert door_of(place).pid == os.getpid()
    follower.close()


def test_starting_is_waited_for(qtbot: QtBot, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch) -> None:
    first = SingleInstance(place)
    assert not first.hand_over()
    thread, answers = started(SingleInstance(place), HERE)
    # It is here, and asks again and again.
    thread.join(5 * instance.STEP_SECONDS)
    assert thread.is_alive()
    first.listen(heard.append)
    qtbot.waitUntil(lambda: answers == [True], timeout=15000)
    first.close()
    monkeypatch.setattr(instance, "START_SECONDS", 0.2)
    monkeypatch.setattr(instance, "LEAST_SECONDS", 0.1)
    first, second = SingleInstance(place), SingleInstance(place)
    assert not first.hand_over()
    assert not second.hand_over()
    assert not second.first
    # It has a window, but calls go to the first.
    second.listen(lambda call: None)
    assert not (place / "door.json").exists()
    first.close()


def test_without_a_folder_or_with_too_long_a_name_everybody_has_a_window(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "file").touch()
    far = tmp_path / ("x" * 100)
    for place in (tmp_path / "file" / "window", tmp_path / "file", far):
        alone = SingleInstance(place)
        assert not alone.hand_over()
        alone.listen(lambda call: None)
        assert not (far / "door.json").exists() or sys.platform == "win32"
        alone.close()
    assert not far.exists()


def test_a_busy_window_is_not_waited_for(
    first: SingleInstance, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    monkeypatch.setattr(listening, "LOOP_SECONDS", 0.05)
    # Nobody turns the event loop here.
    assert place_call(door_of(place), Call(HERE)) is CallResult.SILENT
    qapp.processEvents()
    assert not heard, "the caller has its own window by now"
    # A call is taken or withdrawn, but not both.
    taken, withdrawn = PendingCall(Call()), PendingCall(Call())
    assert taken.take()
    taken.withdraw()
    assert taken.wait(0)
    withdrawn.withdraw()
    assert not withdrawn.take()
    assert not withdrawn.wait(0)


@posix
def test_a_window_that_was_stopped_is_not_waited_for(place: Path) -> None:
    place.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(str(place / "socket"))
        stopped.listen(0)
        door = IpcEndpoint(str(place / "socket"), b"k" * 32, os.getpid())
        others = [socket.socket(socket.AF_UNIX) for _ in range(4)]
        for other in others:
            # So many have come already that even the way to the door is full.
            other.setblocking(False)
            other.connect_ex(str(place / "socket"))
        assert place_call(door, Call(), 0.2) is CallResult.SILENT
        for other in others:
            other.close()


WORDS = (
    b"", b"GET / HTTP/1.0\r\n\r\n", b"\0\0\0\1", struct.pack("!i", -1) + struct.pack("!Q", 1 << 60),
    struct.pack("!i", 0x7FFFFFFF), struct.pack("!i", 8) + b"#CHALLEN", os.urandom(4096),
)  # fmt: skip


@posix
def test_strangers_at_the_socket_do_no_harm(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "READ_SECONDS", 0.1)
    for words in WORDS:
        with socket.socket(socket.AF_UNIX) as stranger:
            stranger.connect(door_of(place).address)
            stranger.sendall(words)
            assert elsewhere(qtbot, place, HERE)[0]
            # The stranger is not waited for for ever.
            stranger.settimeout(15)
            with contextlib.suppress(ConnectionResetError):
                while stranger.recv(4096):
                    pass
    assert [call.path for call in heard] == [HERE] * len(WORDS)


def test_sixty_who_say_nothing_keep_nobody_from_being_heard(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "READ_SECONDS", 0.1)
    monkeypatch.setattr(instance, "LEAST_SECONDS", 1e9)  # on a busy machine they may be let go late
    crowd = [Client(door_of(place).address) for _ in range(60)]
    assert elsewhere(qtbot, place, HERE)[0]
    assert [call.path for call in heard] == [HERE]
    for stranger in crowd:
        stranger.close()


def words(**changes: object) -> bytes:
    """A message, but for these changes."""
    return json.dumps({"gonfalon": 1, "open": HERE, "token": ""} | changes).encode()


NONE = (
        b"", b"\x80\x04\x95", b"\xff\xfe", b"null", b"[" * 60000, b"x" * 70000, words(gonfalon=2),
        words(open="relative"), words(open=HERE + "\0"), words(open=[HERE]), words(token="x" * 1000),
        words(token="a\nb"), json.dumps({"gonfalon": 1, "open": HERE}).encode(),
)  # fmt: skip


def test_a_message_that_is_none_is_let_drop(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call], caplog: pytest.LogCaptureFixture
) -> None:
    door = door_of(place)
    for message in NONE:
        with Client(door.address) as connection:
            answer_challenge(connection, door.key)
            deliver_challenge(connection, door.key)
            with contextlib.suppress(OSError):
                connection.send_bytes(message)
            with pytest.raises((EOFError, OSError)):
                connection.recv_bytes()
        qtbot.waitUntil(lambda: "could not be understood" in caplog.text)
        assert HERE not in caplog.text
        caplog.clear()
    assert elsewhere(qtbot, place)[0]
    assert [call.path for call in heard] == [""]


def folders(platform: str, data: Path = Path("/home/anna/data"), **environ: str) -> list[Path]:
    return list(endpoint_folders(platform, environ, data, Path("/home/anna/state"), 1000))


def test_each_system_and_each_data_folder_has_folders_of_its_own(tmp_path: Path) -> None:
    linux = folders("linux", XDG_RUNTIME_DIR=str(tmp_path))
    assert linux[0].parent == tmp_path
    assert re.fullmatch("gonfalon-[0-9a-f]{12}", linux[0].name)
    assert linux[-1].name.startswith("gonfalon-1000-")
    assert [path.name for path in folders("darwin", XDG_RUNTIME_DIR=str(tmp_path))] == [linux[-1].name]
    (windows,) = folders("win32")
    assert windows.parent == Path("/home/anna/state")
    (tmp_path / "link").symlink_to(tmp_path)
    mine = folders("darwin", tmp_path)
    assert folders("darwin", tmp_path / "link") == mine
    assert folders("darwin", tmp_path / "other") != mine
    # Only a folder that is there is taken, and sandboxes of one user meet.
    for given in ("", "run", "/nowhere/at/all"):
        assert all(path.parent.is_dir() for path in folders("linux", XDG_RUNTIME_DIR=given))
    shared = tmp_path / "app" / "io.github.gonfalon"
    shared.mkdir(parents=True)
    first = folders("linux", XDG_RUNTIME_DIR=str(tmp_path), FLATPAK_ID="io.github.gonfalon")[0]
    assert first.parent == shared


@posix
def test_only_a_folder_of_the_user_alone_will_do(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert make_endpoint_folder(mine)
    assert stat.S_IMODE(mine.stat().st_mode) == 0o700
    assert make_endpoint_folder(mine)
    (tmp_path / "link").symlink_to(mine)
    (tmp_path / "file").touch(0o600)
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o750)
    for name in ("link", "file", "open", "no/parent"):
        assert not make_endpoint_folder(tmp_path / name), name


def test_a_door_is_read_as_it_was_written_at_addresses_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = IpcEndpoint.new("/run/x/socket")
    door.write(tmp_path / "door.json")
    assert IpcEndpoint.read(tmp_path / "door.json") == door
    other = IpcEndpoint.new("/run/x/socket")
    assert other.key != door.key
    other.write(tmp_path / "door.json")
    assert IpcEndpoint.read(tmp_path / "door.json") == other
    assert [path.name for path in tmp_path.iterdir()] == ["door.json"]
    assert endpoint_address(Path("/run/x"), "linux") == str(Path("/run/x/socket"))
    pipes = {endpoint_address(tmp_path, "win32") for _ in range(3)}
    assert len(pipes) == 3
    assert all(pipe is not None and re.fullmatch(r"\\\\\.\\pipe\\gonfalon-[0-9a-f]{32}", pipe) for pipe in pipes)
    assert endpoint_address(Path("/" + "é" * (LONGEST // 2)), "linux") is None
    # What is none is not read.
    (tmp_path / "good").write_text(json.dumps(GOOD))
    assert IpcEndpoint.read(tmp_path / "good") is not None
    changed = ({"key": "00"}, {"key": 5}, {"pid": "many"}, {"pid": 1e999}, {"more": "x" * 5000})
    wrong = [json.dumps(GOOD | change).encode() for change in changed]
    for content in (b"", b"\xff", b"[]", b"[" * 4000, b'"address"', b'{"key": "00"}', *wrong):
        (tmp_path / "door.json").write_bytes(content)
        assert IpcEndpoint.read(tmp_path / "door.json") is None
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert IpcEndpoint.read(tmp_path / "pipe") is None
    assert IpcEndpoint.read(tmp_path) is None
    assert IpcEndpoint.read(tmp_path / "nothing") is None
    # And a call, with a token that can be one.
    odd = str(Path(HERE).with_name("\udcff “é”\n.gonfalon"))
    for call in (Call(), Call(HERE, "token-1"), Call(odd)):
        assert Call.decode(call.encode()) == call
    for given, token in (("abc_TIME1", "abc_TIME1"), ("", ""), ("x" * 300, ""), ("é", "")):
        monkeypatch.setenv("XDG_ACTIVATION_TOKEN", given)
        assert activation_token() == token


@posix
def test_nobody_else_reads_the_key(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        IpcEndpoint.new("x").write(tmp_path / "door.json")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "door.json").stat().st_mode) == 0o600


GOOD = {"address": "x", "key": "00" * 32, "pid": 1}
