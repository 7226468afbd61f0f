"""A game as one line: it comes back whole, and what was lost on the way is noticed."""

from __future__ import annotations

import base64
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core.files import digest
from gonfalon.core.record import MAX_BYTES, Record, RecordError, read_record
from gonfalon.core.share_code import from_share_code, is_share_code, to_share_code

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*-seats.gonfalon"))


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    return read_record(request.param)


def packed(content: bytes) -> str:
    letters = base64.urlsafe_b64encode(zlib.compress(content)).rstrip(b"=")
    return f"gonfalon1.{digest(letters)[:8]}.{letters.decode()}"


def code_of(line: str) -> str:
    with pytest.raises(RecordError) as caught:
        from_share_code(line)
    return caught.value.code


def test_a_game_comes_back_whole(record: Record) -> None:
    line = to_share_code(record)
    assert is_share_code(line)
    assert line.isascii()
    assert not set(line) & set(" \n+/=")
    assert from_share_code(line) == record
    assert to_share_code(replace(record, title="Mum's birthday", note="She cheats.")) == line, "that stays at home"


@given(width=st.integers(1, 200), quote=st.sampled_from(["", "> ", ">> ", "\t"]))
def test_a_letter_breaks_it_and_answers_quote_it(width: int, quote: str) -> None:
    record = read_record(RECORDS[0])
    line = to_share_code(record)
    broken = "".join(f"{quote}{line[at : at + width]}\r\n" for at in range(0, len(line), width))
    assert is_share_code(f"\n{broken}")
    assert from_share_code(broken) == record


@given(at=st.integers(0, 100_000), how=st.sampled_from(["lost", "changed", "twice", "cut"]))
def test_whatever_is_lost_on_the_way_is_noticed(at: int, how: str) -> None:
    line = to_share_code(read_record(RECORDS[0]))
    at = len("gonfalon1.") + at % (len(line) - len("gonfalon1."))
    changed = {
        "lost": line[:at] + line[at + 1 :],
        "changed": line[:at] + ("A" if line[at] != "A" else "B") + line[at + 1 :],
        "twice": line[:at] + line[at] + line[at:],
        "cut": line[:at],
    }[how]
    assert code_of(changed) == "torn-line"


def test_what_is_none_of_ours_is_said_so() -> None:
    assert not is_share_code("Dear all, here is the game.")
    assert code_of("Dear all, here is the game.") == "foreign"
    assert is_share_code("gonfalon2.abc")
    assert code_of("gonfalon2.abc") == "newer-format"
    assert code_of(packed(b"\xff\xfe")) == "foreign"
    assert code_of(packed(b"Gonfalon record 9: a finished game\n")) == "newer-format"
    assert code_of("gonfalon1.") == "torn-line"
    assert code_of("gonfalon1.ż.ż") == "torn-line"


def test_a_line_that_would_fill_the_memory_is_refused() -> None:
    assert code_of(packed(b" " * (MAX_BYTES + 1))) == "huge"
