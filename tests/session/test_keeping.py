"""Games kept under a name: which names there are, and what the file of one is like at any moment."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from gonfalon.core.record import read_file
from gonfalon.games import GAMES
from gonfalon.session.keeping import LONGEST, keep, kept_folder, refusal
from gonfalon.session.opening import Kept, enter, examine
from gonfalon.session.shelves import Shelves

RECORD = read_file(Path(__file__).parents[1] / "records" / "unfinished.gonfalon")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"), (" \t ", "empty"), ("a" * LONGEST, None), ("a" * (LONGEST + 1), "long"),
        ("Перша гра · 7", None), ("..", "sign"), (".hidden", "sign"), ("ended.", "sign"), ("../elsewhere", "sign"),
        ("a\\b", "sign"), ("what?", "sign"), ("two\nlines", "sign"), ("left\u202eright", "sign"), ("nul", "device"),
        ("COM3.first", "device"), ("Conrad", None),
    ],
)  # fmt: skip
def test_names_that_no_system_refuses(tmp_path: Path, name: str, why: str | None) -> None:
    assert refusal(name, tmp_path) == why
    if why is None:
        assert keep(RECORD, name, tmp_path).parent == kept_folder(tmp_path)


def test_what_is_there_is_replaced_only_when_that_is_wanted(tmp_path: Path) -> None:
    path = keep(RECORD, " Résumé ", tmp_path)
    assert read_file(path) == RECORD
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    # The same name as another keyboard writes it.
    assert refusal("Re\u0301sume\u0301", tmp_path) == "taken"
    with pytest.raises(FileExistsError):
        keep(RECORD, "Résumé", tmp_path)
    path.write_bytes(b"")
    assert keep(RECORD, "Résumé", tmp_path, anew=True) == path
    assert read_file(path) == RECORD
    assert list(path.parent.iterdir()) == [path]


def test_it_is_opened_as_it_was_then_however_far_it_was_played(tmp_path: Path) -> None:
    """Any other record of a game that is saved here goes on where that was left."""
    shelves = Shelves(GAMES)
    path = keep(RECORD, "Then", tmp_path)
    further = enter(examine(path, tmp_path, shelves), tmp_path, shelves)
    seat = further.decision_seat
    assert seat is not None
    further.play(further.view(seat).decision.moves[0])  # type: ignore[union-attr]
    found = examine(path, tmp_path, shelves)
    assert (len(found.match.moves), found.kept) == (len(RECORD.moves), Kept.NOT_YET)
    copy = tmp_path.parent / "elsewhere.gonfalon"
    copy.write_bytes(path.read_bytes())
    assert examine(copy, tmp_path, shelves).kept is Kept.FURTHER
