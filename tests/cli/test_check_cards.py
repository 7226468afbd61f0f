"""`gonfalon check-cards`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.data import cards_dir

BASE = cards_dir() / "oriflamme.yaml"


def test_a_good_file_says_what_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-cards", str(BASE)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{BASE}: Oriflamme, 10 kinds of cards; characters: archer, heir")
    assert said.count("\n") == 1


def test_all_mistakes_of_all_files_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, other = tmp_path / "mine.yaml", tmp_path / "other.yaml"
    text = BASE.read_text(encoding="utf-8")
    mine.write_text(text.replace("one adjacent\n", "one adjcent\n").replace("gain: 4", "gain: four"), encoding="utf-8")
    other.write_text("spy: {type: charakter}\n", encoding="utf-8")
    assert main(["check-cards", str(mine), str(tmp_path / "none.yaml"), str(BASE), str(other)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith(f"{mine}:")] == [
        f"{mine}:12:24: unknown word 'adjcent' in soldier.activate, did you mean 'adjacent'?",
        f"{mine}:16:27: unknown word 'adjcent' in spy.activate, did you mean 'adjacent'?",
        f"{mine}:49:15: 'four' in ambush.avenge should be a number from 1 to 99",
    ]
    assert f"{other}:1:13: unknown word 'charakter' in spy.type, did you mean 'character'?" in lines
    assert any(line.startswith(f"{tmp_path / 'none.yaml'}: the file cannot be read") for line in lines)
    assert any(line.startswith(f"{BASE}: Oriflamme, 10 kinds") for line in lines)


def test_cards_may_speak_of_those_in_the_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text("hunter: {type: character, activate: [eliminate: one other open spy]}\n", encoding="utf-8")
    assert main(["check-cards", str(mine)]) == 1
    assert "unknown word 'spy'" in capsys.readouterr().out
    assert main(["check-cards", str(mine), str(BASE)]) == 0
    assert "mine, 1 kind of card; characters: hunter" in capsys.readouterr().out


@pytest.mark.parametrize(
    "content", [b"", b"\x00\x01\x02", b"\xff\xd8\xff\xe0", b"- " * 5000, b"a: &a [*a]", b"x" * 10_000_000]
)
def test_rubbish_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    path = tmp_path / "rubbish.yaml"
    path.write_bytes(content)
    assert main(["check-cards", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith(str(path))
    assert len(said.out.splitlines()) == 1
    assert said.err == ""


def test_a_folder_is_no_card_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-cards", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{tmp_path}: this is a folder, not a card file\n"
