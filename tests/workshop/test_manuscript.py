"""Nothing of a set that is written is ever lost: not by a killed program, nor by another one that writes its file."""

from __future__ import annotations

import errno
import os
import random
import stat
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon_workshop import document as module
from gonfalon_workshop.document import FileChange, SetDocument, unsaved_path

TEXT = """\
name: Fair
cards:
  baker: {type: character, activate: [gain: 1]}
  smith: {type: intrigue, activate: [gain: 2, discard: this]}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "fair" / "fair.yaml"
    found.parent.mkdir()
    found.write_text(TEXT, encoding="utf-8")
    return found


@pytest.mark.parametrize("seed", range(10))
def test_what_was_written_last_is_there_after_a_kill(path: Path, seed: int) -> None:
    """Whatever is done in whatever order; only who takes the other program's text gives up his own."""
    dice = random.Random(seed)
    mine = SetDocument(path)
    text = on_disk = TEXT
    for step in range(60):
        match dice.randrange(7):
            case 0 | 1:
                text = f"{text[: dice.randrange(len(text) + 1)]}# {step}\n"
                mine.write(text)
            case 2:
                mine.save()
                on_disk = text
            case 3:
                on_disk = f"{TEXT}# theirs {step}\n"
                path.write_text(on_disk, encoding="utf-8")
            case 4:
                before, unsaved = text, mine.unsaved
                if mine.look() is FileChange.RELOADED:
                    assert not unsaved or on_disk == before
                    text = on_disk
            case 5:
                if mine.theirs is not None:
                    if dice.random() < 0.5:
                        text = mine.theirs
                        mine.take_theirs()
                    else:
                        mine.keep_mine()
            case _:
                # The program is killed; nothing is left of it but its files.
                unsaved = mine.unsaved
                mine = SetDocument(path)
                text = mine.text if not unsaved else text
                assert mine.restored or not unsaved or text == on_disk
        assert mine.text == text
        assert path.read_text(encoding="utf-8") == on_disk
    mine.write(text + "#")
    assert SetDocument(path).text == text + "#"
    if (last := SetDocument(path)).theirs is not None:
        last.keep_mine()
    last.save()
    assert path.read_text(encoding="utf-8") == text + "#"
    assert not unsaved_path(path).exists()


@pytest.mark.parametrize("theirs", [False, True])
def test_where_both_say_the_same_nothing_is_kept_beside_the_file(path: Path, theirs: bool) -> None:
    """It was typed back, or another program has written just that."""
    mine = SetDocument(path)
    mine.write(TEXT + "#")
    assert mine.unsaved
    assert unsaved_path(path).exists()
    if theirs:
        path.write_text(TEXT + "#", encoding="utf-8")
        assert mine.look() is FileChange.RELOADED
    else:
        mine.write(TEXT)
    assert not mine.unsaved
    assert not unsaved_path(path).exists()


def test_what_is_kept_beside_a_file_is_no_set(path: Path) -> None:
    SetDocument(path).write(TEXT.replace("Fair", "Other"))
    assert SetDocument(path, read_only=True).text == TEXT, "a copy to look at"
    assert unsaved_path(path).exists()
    assert [shelved.name for shelved in SetStore(path.parent.parent).own()] == ["Fair"]


def test_both_have_changed_while_the_program_was_away(path: Path) -> None:
    SetDocument(path).write(TEXT + "# mine\n")
    path.write_text(TEXT + "# theirs\n", encoding="utf-8")
    mine = SetDocument(path)
    assert (mine.text, mine.theirs) == (TEXT + "# mine\n", TEXT + "# theirs\n")
    mine.keep_mine()
    assert mine.look() is FileChange.SAME
    mine.save()
    assert path.read_text(encoding="utf-8") == TEXT + "# mine\n"


def test_a_file_that_is_gone_is_written_anew(path: Path) -> None:
    mine = SetDocument(path)
    path.unlink()
    path.parent.rmdir()
    assert mine.look() is FileChange.GONE
    mine.save()
    assert path.read_text(encoding="utf-8") == TEXT


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_lines_end_as_they_did(path: Path, mark: bytes, end: bytes) -> None:
    path.write_bytes(mark + TEXT.encode().replace(b"\n", end))
    mine = SetDocument(path)
    assert mine.text == TEXT
    mine.write(TEXT + "# more\n")
    mine.save()
    assert path.read_bytes() == mark + (TEXT + "# more\n").encode().replace(b"\n", end)


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
@pytest.mark.parametrize("mode", [0o600, 0o644])
def test_who_could_read_the_file_still_can(path: Path, mode: int) -> None:
    path.chmod(mode)
    mine = SetDocument(path)
    mine.write(TEXT + "#")
    mine.save()
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_full_disk_leaves_the_file_and_what_is_kept(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = SetDocument(path)
    mine.write(TEXT + "# kept\n")

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(module, "replace_file", full)
    with pytest.raises(OSError, match="No space"):
        mine.write(TEXT + "# lost\n")
    with pytest.raises(OSError, match="No space"):
        mine.save()
    assert mine.text == TEXT + "# lost\n"
    assert path.read_text(encoding="utf-8") == TEXT
    assert SetDocument(path).text == TEXT + "# kept\n"


@pytest.mark.parametrize("kept", [b"", b"\xff\xfe", b"0123456789abcdef", b"short\ntext", b"\n\n"])
def test_what_is_spoilt_beside_the_file_is_left_out(path: Path, kept: bytes) -> None:
    unsaved_path(path).write_bytes(kept)
    mine = SetDocument(path)
    assert (mine.text, mine.restored) == (TEXT, False)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="no such file"):
        SetDocument(tmp_path / "nowhere.yaml")
