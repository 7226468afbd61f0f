"""The source texts of the chronicle: what translators find, and what lines give them."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

from gonfalon.games.oriflamme.texts import hints, personal_phrases, phrases
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from gonfalon.texts.formatting import roman
from gonfalon.texts.log_entries import SHARED_PHRASES
from tests.scripts import load_script


def test_rounds_are_counted_in_roman() -> None:
    assert [roman(number) for number in (1, 2, 3, 4, 6, 9, 10, 14)] == ["I", "II", "III", "IV", "VI", "IX", "X", "XIV"]


def test_the_translators_see_every_sentence_and_every_plural(no_catalogues: None) -> None:
    read = load_script("texts").read
    sources = [Path(str(module.__file__)) for module in (phrases, personal_phrases)]
    found = [text for path in sources for text in read(path.read_text(encoding="utf-8"), path.name)]
    # Without a number %n stays as it is, so these are the source texts.
    assert {text.source for text in found} == {text(-1) for key, text in PHRASES.items() if key not in SHARED_PHRASES}
    assert {text.context for text in found} == {"Chronicle"}
    assert all(text.plural is ("%n" in text.source) for text in found)


def test_placeholders_are_names_that_lines_give() -> None:
    known = {
        "family", "victim_family", "card", "card_says", "victim", "covered", "other", "round", "place", "places",
        "slot", "paid", "amount", "families",
    }  # fmt: skip
    for key, text in PHRASES.items():
        fields = {field for _, field, _, _ in Formatter().parse(text(-1)) if field}
        assert fields <= known, key


def test_the_translators_see_every_sentence_of_a_hint(no_catalogues: None) -> None:
    source = Path(str(hints.__file__)).read_text(encoding="utf-8")
    found = load_script("texts").read(source, "hints.py")
    assert {text.source for text in found} == {text(-1) for text in hints.PHRASES.values()}
    assert {text.context for text in found} == {"OriflammeHint"}
