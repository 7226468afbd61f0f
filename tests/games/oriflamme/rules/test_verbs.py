"""What verbs say of themselves is what the loader and the cards in reserve know of them."""

from __future__ import annotations

import re

from gonfalon.games.oriflamme.rules.set_parser import SetParser
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS


def test_a_card_that_moves_others_is_told_all_that_makes_it_leave() -> None:
    leaving = {f"{verb}: {VERBS[verb].leaves}" for verb in VERBS if VERBS[verb].leaves}
    reader = SetParser("mine.yaml", "cart: {type: character, activate: [move: one other]}")
    reader.read(())
    (diagnostic,) = reader.reader.diagnostics
    assert set(re.findall("'([a-z]+: [a-z]+)'", diagnostic.sentence)) == leaving


def test_words_in_reserve_are_words_of_the_language() -> None:
    assert {*IN_RESERVE} - {"gain", "if"} <= {*VERBS}
