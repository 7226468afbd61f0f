"""Reading files that come from strangers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import MAX_DIAGNOSTICS, CardFileError, Message, did_you_mean, one_line
from gonfalon.core.yaml_reader import MAX_BYTES, YamlReader, compose_yaml, position_of, read_card_file


def sentence(text: str) -> str:
    """What is wrong with this text."""
    with pytest.raises(CardFileError) as caught:
        compose_yaml(text, "mine.yaml")
    (diagnostic,) = caught.value.diagnostics
    assert str(Message(diagnostic.template, **dict(diagnostic.values))) == diagnostic.sentence
    assert not re.search(r"'[%\]-]'", diagnostic.template), "what a stranger has written is not to be translated"
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "mine.yaml: the file is empty"),
        ("# only a remark\n", "mine.yaml: the file is empty"),
        ("''", "mine.yaml: the file is empty"),
        ("a: [1", "mine.yaml:1:6: a comma or ']' is missing here"),
        ("a:\n\t- b", "mine.yaml:2:1: there is a tab here; indent with spaces"),
        ("a: 1\n--- \nb: 2", "mine.yaml:2:1: a second document begins here (---)"),
        ("a: &x [1]\nb: *x", "mine.yaml:1:4: anchors (&) and aliases (*) are not allowed in a card file"),
        ("a: *x", "mine.yaml:1:4: anchors (&) and aliases (*) are not allowed in a card file"),
        ("<<: *x", "mine.yaml:1:5: anchors (&) and aliases (*) are not allowed in a card file"),
        (
            "a: !!python/object/apply:os.system [x]",
            "mine.yaml:1:4: the tag 'tag:yaml.org,2002:python/object/apply:os.sys",
        ),
        ("a: !mine b", "mine.yaml:1:4: the tag '!mine' is not allowed in a card file"),
        ("! a: b", "mine.yaml:1:1: the tag '!' is not allowed in a card file"),
        ("a: " + "[" * 30 + "]" * 30, "lists within lists are nested more than 24 deep"),
        ("{" * 100_000, "lists within lists are nested more than 24 deep"),
        ("- " * 100_000, "lists within lists are nested more than 24 deep"),
        ("[" + "a," * 20_000 + "]", "mine.yaml:1:20000: there are more than 10000 words and lists in a card file"),
        ("a: b\n" * 60_000, "mine.yaml: the text is longer than 250 kB"),
        ("a: \x00", "mine.yaml:1:4: the character with the number 0 is not allowed in a text"),
        ("a: b\nc: \x1b[31m", "mine.yaml:2:4: the character with the number 27 is not allowed in a text"),
        ("a: \ud800", "mine.yaml:1:4: the character with the number 55296 is not allowed in a text"),
        ("a: b: c", "a colon and a space are not allowed here"),
        ("a: 'b", "the file ends before the quotation marks are closed"),
        ("a: 1\nb\n", "a colon is missing here"),
        ("a: %b", "a word cannot begin with '%'"),
        ("a:\n  - b\n - c", "this line begins in another column than it should"),
        ('a: "\\ud800"', "mine.yaml:1:4: half a character"),
        ('a: "\\UFFFFFFFF"', "mine.yaml: this is not YAML"),
        ('a: "\\U00110000"', "mine.yaml: this is not YAML"),
        ("%YAML " + "9" * 5000 + ".1\n---\na: b", "mine.yaml"),
        ("\ufffe", "mine.yaml:1:1"),
    ],
)
def test_what_is_wrong_is_said_on_one_line(text: str, wrong: str) -> None:
    said = sentence(text)
    assert wrong in said
    assert "\n" not in said
    assert len(said) < 200


def test_a_bomb_of_aliases_does_not_go_off() -> None:
    bomb = "a: &a [x,x,x,x,x,x,x,x,x]\n"
    bomb += "".join(
        f"{new}: &{new} [{','.join(f'*{old}' for _ in range(9))}]\n"
        for old, new in zip("abcdefgh", "bcdefghi", strict=True)
    )
    assert "anchors (&) and aliases (*) are not allowed" in sentence(bomb)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: b\r\nc: \xd1\x96\r\n")
    assert read_card_file(path) == "a: b\r\nc: і\r\n"
    node = compose_yaml(read_card_file(path), "mine.yaml")
    assert [value.value for _, value in node.value] == ["b", "і"]
    assert compose_yaml("~", "mine.yaml").value == "~"


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"\xff\xfe\x00\x01", "the file is not a text in UTF-8: byte 1 cannot be read"),
        (b"a: b\n\x80", "the file is not a text in UTF-8: byte 6 cannot be read"),
        (b"x" * (MAX_BYTES + 1), "the file is larger than 250 kB; a card file is a few pages of text"),
    ],
)
def test_what_is_no_text_is_a_sentence(tmp_path: Path, content: bytes, wrong: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    with pytest.raises(CardFileError) as caught:
        read_card_file(path)
    assert str(caught.value) == f"{path}: {wrong}"


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("the whole file was read"))
    with pytest.raises(CardFileError, match="larger than 250 kB"):
        read_card_file(path)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_system_has_is_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(CardFileError, match="the file cannot be read: "):
        read_card_file(tmp_path / name)


def test_slips_are_sorted_and_know_their_places() -> None:
    reader = YamlReader("mine.yaml")
    keys = reader.mapping(
        compose_yaml('b: "one two"\na: |\n  one\n  two\nb: c\n[x]: d\n? \n: e\n', "mine.yaml"), "this"
    )
    reader.add_error(position_of(keys["a"][1], 4), Message("in a block"))
    reader.add_error(position_of(keys["b"][1], 4), Message("in quotation marks"))
    with pytest.raises(CardFileError) as caught:
        reader.finish()
    assert str(caught.value).splitlines() == [
        "mine.yaml:1:9: in quotation marks",
        "mine.yaml:2:4: in a block",
        "mine.yaml:5:1: 'b' appears twice in this, first in line 1",
        "mine.yaml:6:1: a key of this must be a word, not a list",
        "mine.yaml:7:2: a key of this must be a word, not nothing",
    ]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a", ["this must be a mapping of names to values, not 'a'"]),
        ("[]", ["this must be a mapping of names to values, not a list"]),
        ("a: b", ["a list of this must be a list, not 'b'"]),
        ("a: {}", ["a list of this must be a list, not a mapping"]),
        ("a:", ["a list of this must be a list, not nothing"]),
        ("a: [{}, [], '']", [f"a text must be a text, not {what}" for what in ("a mapping", "a list", "nothing")]),
        ("{[]: c}", ["a key of this must be a word, not a list"]),
        ("{{}: c}", ["a key of this must be a word, not a mapping"]),
        ("{a: [], a: c}", ["'a' appears twice in this, first in line 1"]),
        ("b: []", ["unknown key 'b' in this; it may have a, list"]),
        ("lust: []", ["unknown key 'lust' in this, did you mean 'list'?"]),
    ],
)
def test_a_slip_keeps_its_template_and_values(text: str, wrong: list[str]) -> None:
    reader = YamlReader("mine.yaml")
    what = Message("this")
    keys = reader.mapping(compose_yaml(text, "mine.yaml"), what)
    reader.known_keys(keys, ("a", "list"), what)
    for _, value in keys.values():
        for item in reader.sequence(value, Message("a list of {what}", what=what)):
            reader.text(item, "a text")
    assert [diagnostic.sentence for diagnostic in reader.diagnostics] == wrong
    for diagnostic in reader.diagnostics:
        assert str(Message(diagnostic.template, **dict(diagnostic.values))) == diagnostic.sentence
        assert "{what}" in diagnostic.template


def test_a_phrase_puts_in_what_strangers_write_as_it_is() -> None:
    phrase = Message("'{word}' in {where}", word="{where} {0} %n \u202e\n" + "x" * 100, where=Message("a card file"))
    assert str(phrase) == "'{where} {0} %n " + "x" * 24 + "..." + "x" * 24 + "' in a card file"
    assert phrase == Message("'{word}' in {where}", word=phrase.values[0][1], where=Message("a card file"))


def test_nobody_reads_a_thousand_slips() -> None:
    reader = YamlReader("mine.yaml")
    with pytest.raises(CardFileError) as caught:
        reader.mapping(compose_yaml("a: 1\n" * 1000, "mine.yaml"), "this")
    assert len(caught.value.diagnostics) == MAX_DIAGNOSTICS + 1
    assert "100 mistakes and perhaps more" in str(caught.value)


def test_plain_data_has_texts_and_small_numbers() -> None:
    reader = YamlReader("mine.yaml")
    text = "{a: 1, b: -2, c: yes, d: ~, e: [x, 0x10, 1_000, 99999999999], f: '1', g: {h: 2001-99-99, i: .inf}}"
    assert reader.plain(compose_yaml(text, "mine.yaml"), "this") == {
        "a": 1, "b": -2, "c": "yes", "d": None, "e": ["x", "0x10", "1_000", "99999999999"], "f": "1",
        "g": {"h": "2001-99-99", "i": ".inf"},
    }  # fmt: skip
    reader.finish()


def test_the_nearest_word() -> None:
    words = {"adjcent": ", did you mean 'adjacent'?", "xyz": "", "x" * 100_000: ""}
    assert {word: did_you_mean(word, ["adjacent", "end"]) for word in words} == words


def test_a_quoted_word_stays_on_its_line() -> None:
    assert one_line("a\nb\t\x1b[31mc\u2028d") == "a b [31mc d"
    assert len(one_line("x" * 100_000)) < 60
