"""Texts of cards in a record: any text comes back, and none is mistaken for anything else that stands there."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gonfalon.core.record import (
    MAX_BYTES,
    MAX_EMBEDDED,
    Record,
    RecordError,
    RecordMove,
    decode_text,
    embedded_lines,
    format_record,
    parse_record,
    read_record,
    texts_that_fit,
)
from gonfalon.core.share_code import from_share_code, to_share_code
from gonfalon.session.open_record import continues

RECORDS = Path(__file__).parent.parent / "records"
PLAIN = replace(read_record(RECORDS / "four-seats.gonfalon"), card_sets=(("Fair", "0a"), ('M "b"', "1b"), ("C", "2c")))

strange = st.sampled_from(
    ["\n", "\r\n", "\r", "|", "| ", '"', '| "', "text \"Fair\":\n", "1. R place CARD front\n", "\nseed: 1\n", "\u2028",
     "\x85", "\x00", "\x1b[2J", "\ud800", "\ufeff", "\t", " \n ", "\N{NO-BREAK SPACE}", "e\u0301", "\u202e", "scores: "]
)  # fmt: skip
texts = st.lists(st.one_of(strange, st.text(st.characters(), max_size=20)), max_size=20).map("".join)


def kept(*texts: str) -> Record:
    return replace(PLAIN, texts=tuple(zip((name for name, _ in PLAIN.card_sets), texts, strict=False)))


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        parse_record(text, "game.gonfalon")
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 300
    return error.value


@pytest.mark.slow
@given(one=texts, other=texts)
@example(one="", other="\n")
@example(one="a: 1\n\n\n", other='"quoted" from the first letter on')
def test_any_text_is_read_again(one: str, other: str) -> None:
    record = kept(one, other)
    text = format_record(record)
    assert text.startswith("Gonfalon record 3: a finished game\n")
    # As a file: written as UTF-8, and read with the line ends of another system.
    for data in (text.encode(), b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()):
        again = parse_record(decode_text(data))
        assert again == record
        assert again.texts == record.texts
    assert format_record(parse_record(text)) == text
    assert continues(record, PLAIN)
    assert continues(PLAIN, record)


@given(one=texts)
def test_a_text_changes_nothing_else_in_a_record(one: str) -> None:
    lines, plain = format_record(kept(one)).split("\n"), format_record(PLAIN).split("\n")
    inside = [line for line in lines if line.startswith(("text ", "|"))]
    assert len(inside) == 2 + one.count("\n")
    assert [line for line in lines[1:] if line not in inside] == plain[1:]


def test_a_text_is_written_to_be_read_by_a_person() -> None:
    record = kept('name: Fair\n\n# Ґанок: a porch\n\tx\n"quoted": 1')
    assert embedded_lines(record.texts) == [
        'text "Fair":', "| name: Fair", "|", "| # Ґанок: a porch", '| "\\tx"', '| "\\"quoted\\": 1"',
    ]  # fmt: skip


@pytest.mark.parametrize("early", ["1", "2"])
def test_an_early_record_has_no_texts(early: str) -> None:
    error = refused(format_record(kept("name: Fair")).replace("record 3", f"record {early}"))
    assert (error.code, "should be a blank line, not 'text " in str(error)) == ("broken", True)
    assert format_record(replace(kept("x"), texts=())) == format_record(PLAIN), "without texts it is what it was"


def test_a_line_brings_the_texts_along_if_it_has_room() -> None:
    record = kept("name: Fair\n" * 500)
    assert from_share_code(to_share_code(record)) == record
    long = kept(random.Random(1).randbytes(100_000).hex())
    assert from_share_code(to_share_code(long)) == replace(long, texts=())
    assert len(to_share_code(long)) < 5_000


@given(st.lists(st.tuples(st.sampled_from(["Fair", "C", 'M "b"']), texts), max_size=4), st.integers(0, 400))
def test_what_is_kept_has_room_and_is_never_cut(found: list[tuple[str, str]], most: int) -> None:
    chosen = texts_that_fit(found, most)
    assert sum(len(line.encode()) + 1 for line in embedded_lines(chosen)) <= most
    left = iter(found)
    assert all(one in left for one in chosen), "in their order, each of them whole"
    if sum(len(line.encode()) + 1 for line in embedded_lines(found)) <= most:
        assert list(chosen) == found


def test_three_of_the_largest_sets_fit_into_a_record_with_a_long_game() -> None:
    large = "x" * 79 + "\n"
    record = kept(*(large * 2900 for _ in range(3)))
    record = replace(
        record, texts=texts_that_fit(record.texts), moves=(RecordMove("R", "place conspiracy front"),) * 2000
    )
    assert len(record.texts) == 3
    assert len(format_record(record).encode()) < MAX_BYTES
    assert len(texts_that_fit((("C", "\n" * 250_000), ("Fair", "\x00" * 250_000)))) == 1, "one that swells is left out"
    assert MAX_EMBEDDED < MAX_BYTES


# -- strangers' records --------------------------------------------------------------------------------------------


def test_a_record_cut_anywhere_in_a_text_is_truncated() -> None:
    text = format_record(kept('name: Fair\n\n# Ґ\n"x"\n'))
    end = text.index("\n1. ")
    for cut in range(text.index('text "'), end):
        assert refused(text[:cut]).code == "truncated", text[:cut]


@pytest.mark.parametrize(
    ("line", "instead", "says"),
    [
        ('text "Fair":', "text Fair:", "should be 'text', a name in quotation marks"),
        ('text "Fair":', 'text "Fair"', "should be 'text', a name in quotation marks"),
        ('text "Fair":', 'text "Fair:', "should be 'text', a name in quotation marks"),
        ('text "Fair":', 'text "\\x":', "should be one text in quotation marks"),
        ('text "Fair":', 'text "Bazaar":', "is not played with a set of cards 'Bazaar'"),
        ('text "Fair":', 'text "C":\n| a\ntext "C":', "the text of the set 'C' stands here for the second time"),
        ('text "Fair":', 'text "C":\ntext "Fair":', "here should stand '| ...'"),
        ("| name", "|name", "behind '|' stands a space, not '|name'"),
        ('text "Fair":\n| name', 'text "Fair":\n', "here should stand '| ...', not a blank line"),
        ("| name", " name", "here should stand '| ...', not ' name'"),
        ("| name", '| "name', "should be one text in quotation marks"),
        ("| name", '| "name" x', "should be one text in quotation marks"),
        ("| name", "| name\n\n| more", "should be move 1"),
        ("| name", "| name\n1. R keep", "should be a blank line"),
    ],
)
def test_a_broken_text_is_named(line: str, instead: str, says: str) -> None:
    text = format_record(kept("name"))
    assert f"\n{line}\n" in text
    error = refused(text.replace(f"\n{line}\n", f"\n{instead}\n"))
    assert (error.code, says in str(error)) == ("broken", True), str(error)
    at = text[: text.index(f"\n{line}\n")].count("\n") + 2
    assert at <= error.line <= at + 3
