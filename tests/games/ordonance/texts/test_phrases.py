"""The source texts of Ordonance: what translators find, and what the sentences are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.games.ordonance.texts import aloud, hints, log_writer, personal_phrases, reasons
from gonfalon.texts.log_entries import SHARED_PHRASES, Phrases
from tests.scripts import load_script

ELSEWHERE = {*SHARED_PHRASES, *log_writer.BOT_REASONS, "decks"}
"""What other screens say too, or is a table of its own."""
TABLES: dict[str, tuple[str, Phrases]] = {
    "phrases": ("OrdonanceChronicle", {key: told for key, told in log_writer.PHRASES.items() if key not in ELSEWHERE}),
    "motives": ("OrdonanceReasons", log_writer.BOT_REASONS),
    "arguments": ("OrdonanceReasons", reasons.CONTROL_SENTENCES),
    "descriptions": ("OrdonanceSpoken", aloud.ALOUD_SENTENCES),
    "hints": ("OrdonanceHint", hints.PHRASES),
}
FILES = {
    "phrases": (log_writer, personal_phrases),
    "motives": (log_writer, personal_phrases),
    "arguments": (reasons, personal_phrases),
    "descriptions": (aloud,),
    "hints": (hints,),
}
GIVEN: dict[str, object] = {
    "family": "R",
    "rival": "B",
    "families": ("R", "B"),
    "unit": "SBF",
    "territory": "cyprus",
    "groups": ((4, "flag"), (1, "bow")),
    "rival_groups": ((3, "bow"),),
    "equal": ((4, "swords"),),
    "best": ((4, "helmet"),),
    "level": 3,
    "icon": "bow",
    "outranks": ("flag", "bow"),
    "marker": 4,
}
PLAIN = {"players", "cards", "turn", "n", "size", "count", "rival_count", "place", "number", "markers"}


@pytest.mark.parametrize("name", TABLES)
def test_the_translators_see_every_sentence_and_every_plural(no_catalogues: None, name: str) -> None:
    context, table = TABLES[name]
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in FILES[name]]
    texts = [text for source in sources for text in load_script("texts").read(source, f"{name}.py")]
    found = [text for text in texts if text.context == context]
    # Without a number %n stays as it is, so these are the source texts; motives and arguments share a context.
    assert {text.source for text in found} >= {table[key](-1) for key in table}
    said = {text(-1) for _, phrases in TABLES.values() for text in phrases.values()}
    assert {text.source for text in found} <= said
    assert all(text.plural is ("%n" in text.source) for text in found)
