"""House decks as text: nothing in a settings file may upset them, and no name is lost or shown twice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.ui.preferences.house_decks import (
    LONGEST_NAME,
    MOST_DECKS,
    HouseDeck,
    called,
    read_decks,
    tidy_name,
    write_decks,
)

TEN = tuple("abcdefghij")
DECK = HouseDeck("Market day", ("Oriflamme", "Alliance"), TEN)


def entry(**changes: Any) -> dict[str, Any]:
    return {"name": "Market day", "sets": ["Oriflamme", "Alliance"], "kinds": list(TEN), **changes}


def test_what_was_written_is_read() -> None:
    for name in ("Market day", "Ґанок", 'a "b" \\ ; , = %20', "🎲 zażółć", "\ud83d lone"):
        deck = HouseDeck(tidy_name(name), ("Oriflamme", "Жінки"), TEN)
        assert read_decks(write_decks([deck])) == (deck,)
    for text in ("", "{}", "[", "7", "null", '"decks"'):
        with pytest.raises(ValueError):  # noqa: PT011
            read_decks(text)
    # Kinds are sorted, the second of two names is left out, and there is an end to decks.
    decks = [entry(kinds=list(reversed(TEN))), entry(name="MARKET  Day", sets=["Folk"])]
    assert read_decks(json.dumps(decks)) == (DECK,)
    assert len(read_decks(json.dumps([entry(name=f"Deck {number}") for number in range(MOST_DECKS + 9)]))) == MOST_DECKS


WRONG = (
    None, 7, "deck", [], {}, entry(name=None), entry(name="  "), entry(name="\u200d"), entry(sets=[]),
    entry(sets="Oriflamme"), entry(sets=[1]), entry(kinds=list("abcdefghi")), entry(kinds=list("abcdefghijk")),
    entry(kinds=list("abcdefghii")), entry(kinds=[["a"]] * 10), entry(kinds=[*"abcdefghi", ""]),
    entry(kinds=[*"abcdefghi", "x" * 1000]), entry(kinds=None),
)  # fmt: skip


def test_what_is_no_deck_is_left_out_and_the_others_stay() -> None:
    for wrong in WRONG:
        assert read_decks(json.dumps([wrong, entry(), wrong])) == (DECK,)


def test_names_are_tidied() -> None:
    for written, name in (
        ("  Market\n day\t", "Market day"), ("x" * 50, "x" * LONGEST_NAME), ("a\u202eb\x00c\u200b", "abc"),
        ("y" * (LONGEST_NAME - 1) + " z", "y" * (LONGEST_NAME - 1)), ("e\u0301", "é"), ("\ud83d", ""),
        (" \u200d ", ""), ("👩\u200d🌾", "👩\u200d🌾"),
    ):  # fmt: skip
        assert tidy_name(written) == name


def test_a_deck_is_found_by_its_name_in_any_letters() -> None:
    street = HouseDeck("Straße", ("Oriflamme",), TEN)
    assert called([DECK, street], "STRASSE") is street
    assert called([DECK], " market  DAY") is DECK
    assert called([DECK], "Market") is None
