"""The deck that is played with, the user's own one, and the one of a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.record import MissingSet
from gonfalon.games.ordonance.rules.deck import Deck, load, shipped
from gonfalon.games.ordonance.session import DeckStore

MINE = "id: mine\nicons: [spear, flag]\ncopies_by_icon_count: {1: 20, 2: 20}\n"


def test_the_shipped_deck_is_played_where_there_is_no_other(tmp_path: Path) -> None:
    for decks in (DeckStore(), DeckStore(tmp_path), DeckStore(tmp_path / "nowhere")):
        assert decks.deck() is shipped()
        assert (decks.own, decks.diagnostics) == (None, ())


def test_the_users_own_deck_is_played_instead_and_read_again_when_it_changes(tmp_path: Path) -> None:
    decks, path = DeckStore(tmp_path), tmp_path / "ordonance.yaml"
    path.write_text(MINE, encoding="utf-8")
    assert (decks.own, decks.deck().name, decks.deck().size) == (path, "mine", 60)
    path.write_text(MINE.replace("{1: 20", "{1: 10"), encoding="utf-8")
    assert decks.deck().size == 40


def test_a_record_finds_its_deck_by_the_hash_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "ordonance.yaml").write_text(MINE, encoding="utf-8")
    decks = DeckStore(tmp_path)
    own = decks.deck()
    assert decks.cards_of([("mine", own.hash)]) is own
    assert decks.cards_of([("another-name", shipped().hash)]) is shipped()
    (tmp_path / "ordonance.yaml").write_text("- nonsense", encoding="utf-8")
    assert decks.cards_of([("ordonance-base", shipped().hash)]) is shipped()


def test_a_file_in_large_letters_is_a_deck_too_and_a_folder_is_none(tmp_path: Path) -> None:
    (tmp_path / "ordonance.yaml").mkdir()
    assert DeckStore(tmp_path).own is None
    (tmp_path / "Ordonance.YAML").write_text(MINE, encoding="utf-8")
    assert DeckStore(tmp_path).deck().name == "mine"


def test_a_deck_that_was_edited_or_broken_since_is_named(tmp_path: Path) -> None:
    decks, path = DeckStore(tmp_path), tmp_path / "ordonance.yaml"
    path.write_text(MINE, encoding="utf-8")
    before = decks.deck().hash
    path.write_text(MINE.replace("{1: 20", "{1: 10"), encoding="utf-8")
    after = decks.deck().hash
    with pytest.raises(MissingSet) as edited:
        decks.cards_of([("mine", before)])
    assert str(edited.value) == (
        f"this game was played with the deck 'mine' ({before}), which is not here: {path} has another one now "
        f"({after}). Put the file of then into its place."
    )
    path.write_text(MINE.replace("flag", "flog"), encoding="utf-8")
    with pytest.raises(MissingSet) as broken:
        decks.cards_of([("mine", before)])
    assert str(broken.value).endswith(f"; a deck that is here cannot be read: {decks.diagnostics[0]}")
    path.write_text(MINE, encoding="utf-8")
    assert decks.cards_of([("mine", before)]).hash == before


def test_a_game_with_ones_own_deck_does_not_need_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, decks = tmp_path / "ordonance.yaml", DeckStore(tmp_path)
    path.write_text(MINE, encoding="utf-8")
    own = decks.deck()

    def gone() -> Deck:
        return load(tmp_path / "gone.yaml")

    monkeypatch.setattr("gonfalon.games.ordonance.session.shipped", gone)
    assert decks.cards_of([("mine", own.hash)]) is own
    with pytest.raises(MissingSet, match=r"gone\.yaml: there is no such file"):
        decks.cards_of([("ordonance-base", "0123")])


def test_a_record_of_another_deck_is_refused_with_a_sentence(tmp_path: Path) -> None:
    base, other = ("ordonance-base", shipped().hash), ("mine", "0123")
    for decks, sets, said, place in (
        (DeckStore(tmp_path), [other], "played with the deck 'mine' (0123), which is not here; put its file", 0),
        (DeckStore(), [other], "say where its file lies", 0),
        (DeckStore(tmp_path), [base, other], "is played with one deck", 1),
    ):
        with pytest.raises(MissingSet, match=re.escape(said)) as error:
            decks.cards_of(sets)
        assert (error.value.place, error.value.name) == (place, "mine")
    with pytest.raises(MissingSet, match="is played with one deck"):
        DeckStore().cards_of([])
