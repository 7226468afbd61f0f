"""`gonfalon replay`: prints a record that is good, and says what is wrong with one that is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.record import format_record, read_record
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from tests.cli.at_the_terminal import Gonfalon

RECORDS = Path(__file__).parent.parent / "records"
WHIST = (RECORDS / "two-seats.gonfalon").read_text(encoding="utf-8").replace("game: oriflamme", "game: whist")


def test_a_finished_record(gonfalon: Gonfalon) -> None:
    lines = gonfalon("replay", RECORDS / "four-seats.gonfalon").out.splitlines()
    assert lines[0].startswith("Oriflamme, seed ")
    assert lines[1:5] == [
        "B  Оленка (Human)", "R  Page of the Red (Page)", 'Y  Złota "Basia" (Human)', "G  Green (Squire)",
    ]  # fmt: skip
    assert lines[5].startswith("   1. ")
    assert lines[-3].startswith("Scores: Оленка ")
    assert " takes the throne · " in lines[-2]
    assert lines[-1].startswith(
        "Tied on influence: the family whose cards are on top of the most places in the queue wins ("
    )


def test_an_unfinished_record(gonfalon: Gonfalon) -> None:
    path = RECORDS / "unfinished.gonfalon"
    title, *_, word, last = gonfalon("replay", path).out.splitlines()
    assert title == "Oriflamme"
    assert (word, last) == (
        "The moves of an unfinished game reveal hidden cards; --hidden shows them.", "Not finished: Cé has to decide.",
    )  # fmt: skip
    told = json.loads(gonfalon("replay", "--json", path).out)
    assert told["moves"] is told["seed"] is None, "both tell hidden cards"
    first = read_record(path).moves[0]
    assert f"   1. {first.family} {first.move}" in gonfalon("replay", "--hidden", path).out.splitlines()
    moves = json.loads(gonfalon("replay", "--json", "--hidden", path).out)["moves"]
    assert moves[0] == {"family": first.family, "move": first.move}


def test_a_record_of_ordonance(gonfalon: Gonfalon) -> None:
    lines = gonfalon("replay", RECORDS / "ordonance-four-seats.gonfalon").out.splitlines()
    assert lines[:3] == ["Ordonance, seed 1", "K  k (Squire)", "R  Rä (Human)"]
    assert lines[5] == "   1. R play SB 3"
    told = "Tied on territories: the family whose last marker came earlier wins (Black II, Red V)."
    assert lines[-2:] == ["Black rules the kingdoms · k, with 2 territories", told]
    lines = gonfalon("replay", RECORDS / "ordonance-points.gonfalon").out.splitlines()
    assert lines[-1] == "Tied on points: the family with more territories wins (Red 2, Blue 3)."
    told = ["Scores: Оленка 5, Złota 0", "Blue rules the kingdoms · Оленка, with 5 territories"]
    assert gonfalon("replay", RECORDS / "ordonance-two-seats.gonfalon").out.splitlines()[-2:] == told


def test_a_deck_of_ones_own_is_found_in_the_folder(tmp_path: Path, gonfalon: Gonfalon) -> None:
    deck = (cards_dir() / "ordonance.yaml").read_text(encoding="utf-8").replace("hand_size: 5", "hand_size: 6")
    (tmp_path / "ordonance.yaml").write_text(deck, encoding="utf-8")
    seats = (Seat("R", "Anna"), Seat("B", "Bo"))
    record = tmp_path / "mine.gonfalon"
    match = Match.begin(NewGame("ordonance", seats, seed=3), CardSources(GAMES, tmp_path))
    record.write_text(format_record(match.record()), encoding="utf-8")
    assert gonfalon("replay", record, "--sets", tmp_path, "--hidden").out.startswith("Ordonance, seed 3\n")
    (tmp_path / "elsewhere").mkdir()
    gonfalon("replay", record, "--sets", tmp_path / "elsewhere")  # "the record has its text"
    record.write_text(format_record(replace(match.record(), texts=())), encoding="utf-8")
    gonfalon("replay", record, "--sets", tmp_path)
    said = gonfalon("replay", record, "--sets", tmp_path / "elsewhere", status=1).err
    assert f"{record}:4: this game was played with the deck 'ordonance-base'" in said


def test_json(gonfalon: Gonfalon) -> None:
    found = json.loads(gonfalon("replay", "--json", RECORDS / "two-seats.gonfalon").out)
    assert found["finished"] is True
    assert list(found["scores"]) == ["R", "K"]
    assert found["winners"][0] in found["scores"]
    assert found["tie_break"] is None
    assert found["seats"][1] == {"family": "K", "name": "Black squire", "bot": "squire"}
    assert found["moves"][0]["move"].startswith("place ")
    found = json.loads(gonfalon("replay", "--json", RECORDS / "unfinished.gonfalon").out)
    assert (found["finished"], found["scores"], found["tie_break"], found["winners"]) == (False, None, None, None)
    found = json.loads(gonfalon("replay", "--json", RECORDS / "ordonance-points.gonfalon").out)
    assert found["tie_break"] == {"R": 2, "B": 3, "G": 0}


def test_a_name_does_not_steer_the_terminal(tmp_path: Path, gonfalon: Gonfalon) -> None:
    path, text = tmp_path / "odd.gonfalon", (RECORDS / "five-seats.gonfalon").read_text(encoding="utf-8")
    path.write_text(text.replace("Béidi", "B\\u001b[2Jé\\u202eidi"), encoding="utf-8")
    assert "B  B[2Jéidi (Page)" in gonfalon("replay", path).out.splitlines()


def test_a_bad_record_is_a_sentence_with_its_line(tmp_path: Path, gonfalon: Gonfalon) -> None:
    path = tmp_path / "mine.gonfalon"
    text = (RECORDS / "four-seats.gonfalon").read_text(encoding="utf-8")
    path.write_text(text.replace("\n3. ", "\n30. "), encoding="utf-8")
    said = gonfalon("replay", path, status=1)
    line = text.split("\n").index(next(line for line in text.split("\n") if line.startswith("3. "))) + 1
    assert said.err == f"gonfalon replay: {path}:{line}: here should stand move 3, not move 30.\n"
    assert said.out == ""


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"", ""), (b"\xff\x00", ""), (b"hello\n", ""), (None, ""), (WHIST.encode(), "2: There is no game 'whist'")],
    ids=["empty", "zeros", "hello", "nothing", "whist"],
)
def test_what_is_no_record(tmp_path: Path, gonfalon: Gonfalon, data: bytes | None, said: str) -> None:
    path = tmp_path / "mine.gonfalon"
    if data is not None:
        path.write_bytes(data)
    assert gonfalon("replay", path, status=1).err.startswith(f"gonfalon replay: {path}:{said}")


@pytest.mark.parametrize("name", ["nowhere", "mine.yaml"])
def test_card_sets_lie_in_a_folder(tmp_path: Path, gonfalon: Gonfalon, name: str) -> None:
    (tmp_path / "mine.yaml").write_text("cards: {}\n", encoding="utf-8")
    said = gonfalon("replay", RECORDS / "four-seats.gonfalon", "--sets", tmp_path / name, status=2).err
    assert f"'{tmp_path / name}' is not a folder: name the one" in said


def test_of_the_chronicle_some_can_be_asked_for(gonfalon: Gonfalon) -> None:
    path = RECORDS / "pamir-unfinished.gonfalon"
    asked = gonfalon("replay", "--chronicle", "--player", "green", "--region", "Kabul", "--card", "30", path)
    assert asked.out.splitlines()[-4:-2] == ["Turn 12 · Green, 0 rupees", asked.out.splitlines()[-3]]
    assert asked.out.splitlines()[-3].endswith("[G play 30 left, lift transcaspia, road kabul-punjab, spy 19]")
    same = gonfalon("replay", "--chronicle", "--player", "Ґанна", "--card", "sikh merchants in lahore", path)
    assert asked.out.splitlines()[-3] in same.out.splitlines()
    unknown = gonfalon("replay", "--chronicle", "--region", "Delhi", path, status=1)
    assert unknown.err.startswith("gonfalon replay: The chronicle names no 'Delhi'. It names: Persia, Transcaspia, ")
    unmeant = gonfalon("replay", "--player", "green", path, status=2)
    assert unmeant.err == "gonfalon replay: --player, --region, --card need --chronicle.\n"


def test_a_card_that_is_not_known_yet_is_not_named(gonfalon: Gonfalon) -> None:
    missing = gonfalon("replay", "--chronicle", "--card", "nobody", RECORDS / "unfinished.gonfalon", status=1).err
    assert "Heir" in missing
    hidden = {move.move.split()[1] for move in read_record(RECORDS / "unfinished.gonfalon").moves if " " in move.move}
    assert "spy" not in missing.casefold() or "spy" not in hidden
