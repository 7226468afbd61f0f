"""What is told of games that were played long ago is told in the same words."""

from __future__ import annotations

import pytest

from gonfalon.texts.translations import LANGUAGES
from tests.golden.texts import FOLDER, RECORDS, STYLE, golden, outline, page, sentences, style, texts

TXT = {name: make for name, make in texts().items() if name.endswith(".txt")}


def told_by(record: str) -> str:
    return f"see `python -m tests.golden show {record}`; if that is meant, `python -m tests.golden renew {record}`"


def test_every_record_has_its_texts_and_no_text_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(texts())


@pytest.mark.parametrize("name", TXT)
def test_a_chronicle_is_told_as_before(name: str) -> None:
    """Of everybody, and of the first seat, which must not know more than it did."""
    assert TXT[name]() == golden(name), told_by(name.partition(".")[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS)
def test_a_page_has_the_sentences_of_the_text_in_the_outline_of_its_record(record: str, language: str) -> None:
    made = page(record, language)
    lines = golden(f"{record}.{language}.txt").splitlines()
    assert sentences(made) == [line.strip() for line in lines if line], told_by(record)
    assert outline(made) == golden(f"{record}.html"), told_by(record)
    assert style(made) == golden(STYLE), told_by(record)
    assert f'<html lang="{language}">' in made
