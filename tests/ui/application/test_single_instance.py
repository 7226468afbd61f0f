"""One window for each user: where it is found, and that the first hears the others, whatever they say."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.ui.application import single_instance as instance
from gonfalon.ui.application.single_instance import (
    MOST_BYTES,
    Call,
    SingleInstance,
    instance_folders,
    make_instance_folder,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes of files")
HERE = str(Path(__file__).absolute())


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "window"


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


def started(second: SingleInstance, path: str = "") -> tuple[threading.Thread, list[bool]]:
    """Start once more, as another process would, while the event loop of this one runs."""
    answers = list[bool]()
    thread = threading.Thread(target=lambda: answers.append(second.hand_over(path)), daemon=True)
    thread.start()
    return thread, answers


def handed(qtbot: QtBot, place: Path, path: str = "") -> bool:
    """Start once more; return whether the first window takes it over."""
    _, answers = started(SingleInstance(place), path)
    qtbot.waitUntil(lambda: bool(answers), timeout=15000)
    return answers[0]


def test_the_second_hands_over_and_nothing_stays(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "abc_TIME1")
    odd = str(Path(HERE).with_name("\udcff “é”\n.gonfalon"))
    assert all(handed(qtbot, place, path) for path in (HERE, "", odd))
    assert heard == [Call(path, "abc_TIME1") for path in (HERE, "", odd)]
    # A window that closes is followed by the next.
    first.hush()
    second = SingleInstance(place)
    thread, answers = started(second)
    thread.join(2 * instance.STEP_SECONDS)
    assert not answers
    first.close()
    assert not first.first
    qtbot.waitUntil(lambda: bool(answers) and second.first)
    assert answers == [False]
    second.close()
    assert not place.exists()


def test_a_killed_window_and_killed_callers_do_no_harm(
    qtbot: QtBot, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    place.mkdir(mode=0o700)
    gone = 4_000_000  # more than any process has for a number
    (place / "lock").write_text(f"{gone}\npython\n{socket.gethostname()}\n")
    (place / "killed.call").write_text(json.dumps({"path": HERE}))
    os.utime(place / "killed.call", (0, 0))
    (place / "waits.call").write_text(json.dumps({"path": HERE + "2"}))
    monkeypatch.setattr(instance, "ANSWER_SECONDS", 1e9)  # it is not waited for
    follower = SingleInstance(place)
    assert not follower.hand_over()
    assert follower.first
    follower.listen(heard.append)
    assert heard == [Call(HERE + "2")]
    follower.close()
    assert not place.exists()


def test_starting_is_waited_for_but_not_for_ever(
    qtbot: QtBot, place: Path, heard: list[Call], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "ANSWER_SECONDS", 0.0)
    first = SingleInstance(place)
    assert not first.hand_over()
    thread, answers = started(SingleInstance(place), HERE)
    thread.join(5 * instance.STEP_SECONDS)
    assert thread.is_alive()
    first.listen(heard.append)
    qtbot.waitUntil(lambda: answers == [True], timeout=15000)
    # Its event loop does not run now.
    os.utime(place / "lock", (0, 0))
    second = SingleInstance(place)
    assert not second.hand_over(HERE)
    assert not second.first
    second.listen(lambda call: None)
    qtbot.wait(0)
    assert heard == [Call(HERE)], "the caller has its own window by now"
    first.close()


def test_without_a_folder_that_can_be_used_everybody_has_a_window(
    tmp_path: Path, first: SingleInstance, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    for no_place in (tmp_path / "file" / "window", tmp_path / "file"):
        alone = SingleInstance(no_place)
        assert not alone.hand_over()
        assert not alone.first
        alone.listen(lambda call: None)
        alone.close()

    def full(*given: object, **named: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(instance, "replace_file", full)
    assert not SingleInstance(place).hand_over(HERE)


NONE = (
    b"", b"\x80\x04\x95", b"\xff\xfe", b"null", b"[" * 60000, b"x" * (MOST_BYTES + 1), b"5", b'{"more": ""}',
    b'{"path": "relative"}', b'{"path": 5}', b'{"path": [""]}', json.dumps({"path": HERE + "\0"}).encode(),
    b'{"token": 5}',
)  # fmt: skip


def test_what_is_no_call_is_left_and_the_next_is_heard(
    qtbot: QtBot, first: SingleInstance, place: Path, heard: list[Call], caplog: pytest.LogCaptureFixture
) -> None:
    for number, content in enumerate(NONE):
        (place / f"{number}.call").write_bytes(content)
    (place / "folder.call").mkdir()
    if sys.platform != "win32":
        os.mkfifo(place / "pipe.call")
    assert handed(qtbot, place, HERE)
    assert heard == [Call(HERE)]
    assert "could not be taken" in caplog.text
    assert HERE not in caplog.text
    for token in ("x" * 300, "é", "a\nb"):
        assert Call.decode(json.dumps({"path": HERE, "token": token}).encode()) == Call(HERE), "opened all the same"


def test_each_data_folder_has_folders_of_its_own_that_sandboxes_share(tmp_path: Path) -> None:
    def folders(data: Path, user: int | None = 1000, **environ: str) -> list[Path]:
        return instance_folders(environ, data, Path("/home/anna/state"), user)

    data = Path("/home/anna/data")
    runtime, temporary = folders(data, XDG_RUNTIME_DIR=str(tmp_path))
    assert runtime.parent == tmp_path
    assert re.fullmatch("gonfalon-[0-9a-f]{12}", runtime.name)
    assert temporary == Path("/tmp", runtime.name.replace("-", "-1000-"))
    assert folders(data)[0] == Path("/run/user/1000", runtime.name)
    assert folders(data, TMPDIR="/var/x")[1].parent == Path("/var/x")
    assert folders(data, XDG_RUNTIME_DIR="/x", FLATPAK_ID="y")[0].parent == Path("/x/app/y")
    assert folders(data, None) == [Path("/home/anna/state", runtime.name.replace("gonfalon", "window"))]
    (tmp_path / "link").symlink_to(tmp_path)
    assert folders(tmp_path / "link") == folders(tmp_path) != folders(tmp_path / "other")


@posix
def test_only_a_folder_of_the_user_alone_will_do(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert make_instance_folder(mine)
    assert stat.S_IMODE(mine.stat().st_mode) == 0o700
    assert make_instance_folder(mine)
    (tmp_path / "link").symlink_to(mine)
    (tmp_path / "file").touch(0o600)
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o750)
    for name in ("link", "file", "open", "no/parent"):
        assert not make_instance_folder(tmp_path / name), name
