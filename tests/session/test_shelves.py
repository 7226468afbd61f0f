"""The cards of all games, each found by the game it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.lacking import MissingSet
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games import OWN as NAMES
from gonfalon.games.ordonance.rules.decks import Decks
from gonfalon.games.oriflamme.rules.shelf import Shelf
from gonfalon.session.game import UnknownGame
from gonfalon.session.shelves import Shelves


def test_each_game_has_its_own_shelf_over_the_same_folder(tmp_path: Path) -> None:
    shelves = Shelves(GAMES, tmp_path)
    oriflamme, ordonance = shelves.of("oriflamme"), shelves.of("ordonance")
    assert isinstance(oriflamme, Shelf)
    assert isinstance(ordonance, Decks)
    assert oriflamme.folder == ordonance.folder == shelves.folder == tmp_path
    assert shelves.of("oriflamme") is oriflamme, "what was read once is not read again"
    assert shelves.of("ordonance") is ordonance


def test_without_a_folder_there_is_what_the_program_brings_along() -> None:
    shelves = Shelves(GAMES)
    assert [shelved.name for shelved in shelves.of("oriflamme")] == ["Oriflamme", "Alliance"]
    assert shelves.of("ordonance").deck().name == "ordonance-base"


def test_files_of_one_game_are_none_of_the_other(tmp_path: Path) -> None:
    for name in ("ordonance.yaml", "oriflamme.yaml"):
        (tmp_path / name).write_text((cards_dir() / name).read_text(encoding="utf-8"), encoding="utf-8")
    shelves = Shelves(GAMES, tmp_path)
    (own,) = shelves.of("oriflamme").own()
    assert own.path.name == "oriflamme.yaml"
    assert shelves.of("ordonance").own == tmp_path / "ordonance.yaml"


def test_there_is_no_shelf_of_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game 'whist'; the games are oriflamme, ordonance, pamir\.$"):
        Shelves(GAMES).of("whist")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_finds_the_cards_of_its_records_and_says_which_are_missing(name: str) -> None:
    shelf = Shelves(GAMES).of(name)
    entry = GAMES[name].playable
    cards = tuple(GAMES[name].rules.card_sets(GAMES[name].rules.options({})))
    assert entry.sets(shelf.cards_of(cards)) == tuple(found for found, _ in cards)
    with pytest.raises(MissingSet) as missing:
        shelf.cards_of((("Fair", "0" * 16),))
    assert (missing.value.place, missing.value.name) == (0, "Fair")
