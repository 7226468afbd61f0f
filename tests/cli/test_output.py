"""Nothing that a terminal acts upon is printed, whatever files are called and whatever is typed."""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.output import PLAIN_ERRORS, SafeStream, raw_stream

NAME = "\x1b]0;owned\x07\x1b[2J\x9b31m\u061c\u202e.yaml"
ACTED_UPON = set("\x07\x1b\x9b\u061c\u202e\r\x08")


@pytest.mark.skipif(os.name == "nt", reason="no file of Windows can be called like this")
@pytest.mark.parametrize(
    "words",
    [
        ["check-cards", NAME], ["scenario", NAME], ["replay", NAME], ["balance", NAME], ["play", "--moves", NAME],
        ["play", "--save", f"{NAME}/{NAME}"], ["playouts", "--cards", NAME], ["play", "--sets", NAME], [f"no{NAME}"],
        ["play", f"--{NAME}"], ["arena", "--option", f"a={NAME}"], ["picture", "table", "--out", NAME],
    ],
    ids=lambda words: " ".join(words[:-1]) or "alone",
)  # fmt: skip
@pytest.mark.parametrize("there", [True, False], ids=["there", "missing"])
def test_file_names_and_words_do_not_steer_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], there: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    if there:
        Path(NAME).write_text("spy: {type: charcter}\n", encoding="utf-8")
    with contextlib.suppress(SystemExit):
        main(words)
    told = "".join(capsys.readouterr())
    assert told
    assert not ACTED_UPON & {*told}


def test_lines_tabs_and_letters_pass_and_other_signs_are_replaced() -> None:
    under = io.StringIO()
    stream = SafeStream(under)
    print("Анна\tZażółć\u00a0🂡", "\x1b[1mb\x00", file=stream)
    assert under.getvalue() == "Анна\tZażółć\u00a0🂡 \ufffd[1mb\ufffd\n"
    assert not stream.isatty()
    assert raw_stream(stream) is under
    assert raw_stream(under) is under


def test_signs_that_a_terminal_does_not_have_are_written_plainly() -> None:
    text = "“Red’s” Spy… – Round\N{NO-BREAK SPACE}I · Ґ"
    assert text.encode("ascii", PLAIN_ERRORS).decode() == '"Red\'s" Spy... - Round I - \\u0490'
