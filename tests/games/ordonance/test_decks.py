"""The deck that is played with, the user's own one, and the one of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.deck import CardFileError
from gonfalon.core.replay import MissingSet
from gonfalon.games.ordonance.deck import shipped
from gonfalon.games.ordonance.decks import Decks

MINE = "id: mine\nicons: [spear, flag]\ncopies_by_icon_count: {1: 20, 2: 20}\n"


def test_the_shipped_deck_is_played_where_there_is_no_other(tmp_path: Path) -> None:
    for decks in (Decks(), Decks(tmp_path), Decks(tmp_path / "nowhere")):
        assert decks.deck() is shipped()
        assert (decks.own, decks.slips) == (None, ())


def test_the_users_own_deck_is_played_instead_and_read_again_when_it_changes(tmp_path: Path) -> None:
    decks, path = Decks(tmp_path), tmp_path / "ordonance.yaml"
    path.write_text(MINE, encoding="utf-8")
    assert (decks.own, decks.deck().name, decks.deck().size) == (path, "mine", 60)
    path.write_text(MINE.replace("{1: 20", "{1: 10"), encoding="utf-8")
    assert decks.deck().size == 40


def test_mistakes_in_the_users_own_deck_are_told(tmp_path: Path) -> None:
    path = tmp_path / "ordonance.yaml"
    path.write_text(MINE.replace("flag", "flog"), encoding="utf-8")
    decks = Decks(tmp_path)
    assert [(slip.source, slip.line) for slip in decks.slips] == [(str(path), 2)]
    with pytest.raises(CardFileError, match="did you mean 'flag'"):
        decks.deck()


def test_a_record_finds_its_deck_by_the_hash_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "ordonance.yaml").write_text(MINE, encoding="utf-8")
    decks = Decks(tmp_path)
    own = decks.deck()
    assert decks.cards_of([("mine", own.hash)]) is own
    assert decks.cards_of([("another-name", shipped().hash)]) is shipped()
    (tmp_path / "ordonance.yaml").write_text("- nonsense", encoding="utf-8")
    assert decks.cards_of([("ordonance-base", shipped().hash)]) is shipped()


def test_a_record_of_another_deck_is_refused_with_a_sentence(tmp_path: Path) -> None:
    decks = Decks(tmp_path)
    with pytest.raises(
        MissingSet, match=r"played with the deck 'mine' \(0123\), which is not here; put its file"
    ) as one:
        decks.cards_of([("mine", "0123")])
    assert (one.value.place, one.value.name) == (0, "mine")
    with pytest.raises(MissingSet, match="say where its file lies"):
        Decks().cards_of([("mine", "0123")])
    with pytest.raises(MissingSet, match="is played with one deck") as two:
        decks.cards_of([("ordonance-base", shipped().hash), ("mine", "0123")])
    assert (two.value.place, two.value.name) == (1, "mine")
    with pytest.raises(MissingSet, match="is played with one deck"):
        decks.cards_of([])
