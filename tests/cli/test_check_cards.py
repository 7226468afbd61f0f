"""`gonfalon check-cards`."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.workshop.parcel import pack
from tests.games.oriflamme.workshop.written_sets import EMBLEM, Written

BASE = cards_dir() / "oriflamme.yaml"
DECK = cards_dir() / "ordonance.yaml"
PAMIR = cards_dir() / "pamir.yaml"


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
    assert any(line.startswith(f"{tmp_path / 'none.yaml'}: there is no such file") for line in lines)
    assert any(line.startswith(f"{BASE}: Oriflamme, 10 kinds") for line in lines)


def test_cards_may_speak_of_those_that_come_with_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, other = tmp_path / "mine.yaml", tmp_path / "other.yaml"
    hunters = "{}: {{type: character, activate: [eliminate: one other open {}]}}\nhound: {{type: character}}\n"
    mine.write_text(hunters.format("hunter", "judge"), encoding="utf-8")
    other.write_text(hunters.format("poacher", "hunter"), encoding="utf-8")
    assert main(["check-cards", str(mine), str(other)]) == 1
    said = capsys.readouterr().out
    assert f"{mine}: mine, 2 kinds of cards; characters: hound, hunter\n" in said
    assert f"{other}:1:65: unknown word 'hunter' in poacher.activate" in said, "each file is a set of its own"


def test_what_the_shelf_refuses_is_refused_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lonely, double = tmp_path / "lonely.yaml", tmp_path / "double.yaml"
    lonely.write_text("baker: {type: character}\n", encoding="utf-8")
    double.write_text(BASE.read_text(encoding="utf-8"), encoding="utf-8")
    again = tmp_path / "again.yaml"
    again.write_text("name: DOUBLE\ncards: {a: {type: intrigue}, b: {type: intrigue}}\n", encoding="utf-8")
    other = tmp_path / "other.yaml"
    other.write_text(again.read_text(encoding="utf-8").replace("DOUBLE", "double"), encoding="utf-8")
    assert main(["check-cards", *map(str, (lonely, double, again, other))]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{lonely}: a set has at least 2 kinds of cards, this one has 1",
        f"{double}: another set is called 'Oriflamme' too (oriflamme.yaml); give this one another 'name'",
        f"{again}: DOUBLE, 2 kinds of cards; intrigues: a, b",
        f"{other}: another set is called 'double' too (again.yaml); give this one another 'name'",
    ]


def test_a_deck_of_ordonance_says_what_it_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-cards", str(DECK), str(BASE)]) == 0
    said, other = capsys.readouterr().out.splitlines()
    kinds = "20 with one icon, 20 with two, 10 with three, 5 with four, 1 with five"
    assert said == f"{DECK}: Ordonance (reconstruction): 56 cards, 31 kinds; {kinds}"
    assert other.startswith(f"{BASE}: Oriflamme, 10 kinds of cards")
    own = tmp_path / "mine.yaml"
    own.write_text(
        "status: printed\nicons: [spear, flag]\ncards: [{icons: [spear, flag], copies: 40}]\ndecks_by_players: {4: 3}",
        encoding="utf-8",
    )
    assert main(["check-cards", str(own)]) == 0
    said = capsys.readouterr().out.removeprefix(f"{own}: ")
    runs_out = "the deck may run out with 2 players"
    assert said == f"Ordonance (printed): 40 cards, 1 kind; 40 with two icons; {runs_out}\n"
    own.write_text("icons: [flag]\ncards: [{icons: [flag], copies: 30}]", encoding="utf-8")
    assert main(["check-cards", str(own)]) == 0
    assert capsys.readouterr().out.endswith("; the deck may run out with 2, 3 or 4 players\n")


def test_all_mistakes_of_a_deck_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.yaml"
    text = DECK.read_text(encoding="utf-8")
    own.write_text(text.replace("bow, swords", "bow, sword").replace("army_size: 4", "army_size: 5"), encoding="utf-8")
    assert main(["check-cards", str(own)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{own}:19:21: unknown icon 'sword', did you mean 'swords'?",
        f"{own}:25:12: 'army_size' must be a whole number from 1 to 4, not '5'",
    ]


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("mine.yaml", "copies_by_icon_count: {1: 40}", "1:1: there is no 'icons'"),
        ("mine.yaml", "icon: [flag]\ncards: []\nhand_size: 5", "1:1: there is no 'icons'"),
        ("mine.yaml", "id: prototype\ncards: [{icons: [flag]}]", "1:1: there is no 'icons'"),
        ("ordonance.yaml", "cards: [{icons: [flag]}]", "1:1: there is no 'icons'"),
        ("Ordonance.YAML", "- flag", "1:1: a deck of Ordonance must be a mapping"),
    ],
)
def test_a_deck_is_known_by_its_name_and_by_every_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str, sentence: str
) -> None:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    assert main(["check-cards", str(path)]) == 1
    assert f"{path}:{sentence}" in capsys.readouterr().out


def test_the_cards_of_pax_pamir_say_what_they_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-cards", str(PAMIR), str(DECK)]) == 0
    said, other = capsys.readouterr().out.splitlines()
    suits = "28 economic, 24 military, 23 political, 25 intelligence"
    assert said == f"{PAMIR}: Pax Pamir: 100 court cards, 16 events, 24 cards of Wakhan; {suits}"
    assert other.startswith(f"{DECK}: Ordonance")


def test_all_mistakes_of_cards_of_pax_pamir_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.yaml"
    text = PAMIR.read_text(encoding="utf-8")
    line = text[: text.index("safe_house}")].count("\n") + 1
    own.write_text(
        text.replace("ability: safe_house}", "ability: save_house}", 1).replace("red_arrow: 1", "red_arrow: 2", 1),
        "utf-8",
    )
    assert main(["check-cards", str(own)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{own}:{line}:")
    assert first.endswith(": unknown ability 'save_house', did you mean 'safe_house'?")
    assert second.endswith(": 'red_arrow' must be a whole number from 0 to 1, not '2'")


def test_cards_of_oriflamme_may_be_called_like_the_keys_of_a_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short, whole = tmp_path / "short.yaml", tmp_path / "whole.yaml"
    short.write_text("status: {type: intrigue}\nicons: {type: intrigue}\n", encoding="utf-8")
    whole.write_text("cards: {id: {type: intrigue}, expect: {type: intrigue}}\n", encoding="utf-8")
    assert main(["check-cards", str(short), str(whole)]) == 0
    assert "short, 2 kinds of cards; intrigues: icons, status" in capsys.readouterr().out


def test_emblems_beside_the_file_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    texts = "texts: {en: {baker: {name: Baker}}, uk: {baker: {name: Пекар}}}"
    path.write_text(f"cards: {{baker: {{type: character}}, cook: {{type: character}}}}\n{texts}\n", encoding="utf-8")
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="60"/>{}</svg>'
    (tmp_path / "baker.svg").write_text(drawing.format(""), encoding="utf-8")
    (tmp_path / "stranger.svg").write_text("nobody looks at this", encoding="utf-8")
    assert main(["check-cards", str(path)]) == 0
    said = capsys.readouterr().out
    assert said == f"{path}: mine, 2 kinds of cards; characters: baker, cook; texts: en, uk; emblems: baker\n"
    (tmp_path / "cook.svg").write_text(drawing.format("<script>alert(1)</script>"), encoding="utf-8")
    assert main(["check-cards", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"{tmp_path / 'cook.svg'}:1:")


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


def test_what_somebody_has_sent_is_told_without_being_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "name: Fair\nauthor: Olena\ncards: {baker: {type: character}, thief: {type: intrigue}}\n"
    mine = Written(text + "texts: {uk: {baker: {name: Пекар}}}\n", {"baker": EMBLEM.format(shape="")}).lay(tmp_path)
    sent = tmp_path / "fair.gonfalon-set"
    sent.write_bytes(pack(mine))
    there = sorted(tmp_path.iterdir())
    assert main(["check-cards", str(sent)]) == 0
    said = capsys.readouterr().out
    held = "Fair, 2 kinds of cards; characters: baker; intrigues: thief; texts: uk; emblems: baker\n"
    assert said == f"{sent}: {held}"
    assert main(["check-cards", str(mine)]) == 0
    assert capsys.readouterr().out == f"{mine}: {held}", "as of the set itself"
    assert sorted(tmp_path.iterdir()) == there
    broken = tmp_path / "BROKEN.GONFALON-SET"
    broken.write_bytes(sent.read_bytes()[:300])
    assert main(["check-cards", str(sent), str(broken)]) == 1
    assert f"{broken}: the file is damaged or not whole" in capsys.readouterr().out
    assert main(["check-cards", str(sent), str(mine)]) == 1, "two of one name cannot lie side by side"
