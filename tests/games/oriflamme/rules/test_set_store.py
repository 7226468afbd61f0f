"""The shelf of card sets: what it finds, what it refuses, and records that need it."""

from __future__ import annotations

import os
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.record import RecordError, format_record, parse_record
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.card_set import plain_program
from gonfalon.games.oriflamme.rules.set_store import MAX_SETS, SetStore
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match, record_for
from tests.games.oriflamme.session.market import MARKET, TEN, THREE_SETS, new_game, write_set
from tests.session.games_to_play import play_on

DECK, PAMIR = ((cards_dir() / f"{game}.yaml").read_text(encoding="utf-8") for game in ("ordonance", "pamir"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_set(tmp_path, "market.yaml").parent


def played(folder: Path) -> Match:
    """A whole game with a user's cards and shipped ones."""
    match = Match.begin(new_game(), CardSources(GAMES, folder))
    play_on(match)
    return match


def test_the_shipped_sets_stand_first_and_users_follow_by_name(folder: Path) -> None:
    write_set(folder / "deeper", "abbey.yml", MARKET.replace("Market", "Abbey"))
    write_set(folder / "deeper" / "still", "lost.yaml", MARKET.replace("Market", "Lost"))
    write_set(folder, ".hidden.yaml", MARKET.replace("Market", "Hidden"))
    assert [shelved.name for shelved in SetStore(folder)] == ["Oriflamme", "Alliance", "Abbey", "Market"]
    market = SetStore(folder).find("Market")
    assert (market.own, market.author, market.diagnostics) == (True, "Olena", ())
    assert market.cards is not None
    assert market.cards.texts["uk"]["baker"] == {"name": "Пекар"}


@pytest.mark.parametrize("folder", [None, Path("nowhere"), Path(__file__)])
def test_a_folder_that_is_none_is_empty(folder: Path | None) -> None:
    assert SetStore(folder).own() == ()


def in_the_folder(folder: Path) -> list[str]:
    """The users' sets of Oriflamme among all games' files."""
    shelf = CardSources(GAMES, folder).of("oriflamme")
    return [shelved.path.relative_to(folder).as_posix() for shelved in shelf.own()]


@pytest.mark.parametrize("text", [DECK, "icons: [", "name: Fair\ncards: {a: {type: intrigue}, b: {type: intrigue}}"])
def test_a_file_that_another_game_knows_by_its_name_is_no_set(folder: Path, text: str) -> None:
    write_set(folder, "Ordonance.yaml", text)
    assert in_the_folder(folder) == ["market.yaml"]
    write_set(folder / "sub", "ordonance.yaml", text)
    found = in_the_folder(folder)
    assert ("sub/ordonance.yaml" in found) is (text != DECK), "in a subfolder its name is nobody else's"


@pytest.mark.parametrize("text", [DECK, PAMIR.replace("suit: ", "siut: "), "icons: [flag]\ncards: []\n"])
def test_a_file_that_another_game_knows_by_its_words_is_no_set(folder: Path, text: str) -> None:
    write_set(folder / "sub", "mine.yml", text)
    assert in_the_folder(folder) == ["market.yaml"]
    assert [shelved.path.name for shelved in SetStore(folder).own()] == ["market.yaml", "mine.yml"]


@pytest.mark.parametrize(
    "text",
    [
        MARKET.replace("author: Olena", "id: market"),
        MARKET.replace("type: character", "tipe: character"),
        "court: {type: character, activate: [gian: 1]}\nwakhan: {type: character}\n",
        "icons: {type: charcter}\nstatus: {type: character}\n",
        "soldier: {kind: character}\n",
        "name: [Torn\n",
        "",
    ],
)
def test_a_broken_set_is_never_taken_for_another_games(folder: Path, text: str) -> None:
    write_set(folder, "broken.yaml", text)
    assert "broken.yaml" in in_the_folder(folder)


def test_a_broken_set_says_what_is_wrong_with_it(folder: Path) -> None:
    write_set(folder, "broken.yaml", "name: Broken\ncards:\n  baker: {type: charcter}\n  cook: {type: character}\n")
    broken = SetStore(folder).find("Broken")
    assert broken.cards is None
    assert [(diagnostic.line, diagnostic.column) for diagnostic in broken.diagnostics] == [(3, 17)]
    assert "did you mean 'character'" in broken.diagnostics[0].sentence
    with pytest.raises(ValueError, match=r"'Broken' cannot be used: .*broken\.yaml:3:17: unknown word 'charcter'"):
        SetStore(folder).deck(["Broken"])


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("my fair.yaml", "my fair"),
        ("\u202eevil\x1b.yml", "evil"),
        ("long " * 20 + ".yaml", "long long long long long long long long"),
        ("'\\\u200b.yaml", "?"),
    ],
)
@pytest.mark.parametrize("text", ["baker: {type: character}\ncook: {type: character}\n", "name: [Torn\n"])
def test_a_set_without_a_name_is_called_like_its_file(file: str, name: str, text: str, tmp_path: Path) -> None:
    try:
        write_set(tmp_path, file, text)
    except OSError:
        pytest.skip("there can be no file of this name here")
    assert [shelved.name for shelved in SetStore(tmp_path).own()] == [name]


def test_a_folder_in_which_nobody_may_look_is_passed_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files may be listed, but not asked what they are."""
    write_set(folder / "closed", "abbey.yaml", MARKET.replace("Market", "Abbey"))
    stat = os.stat

    def refuse(path: Any, *args: Any, **rest: Any) -> os.stat_result:
        if "closed" in os.fspath(path):
            raise PermissionError(13, "Permission denied", path)
        return stat(path, *args, **rest)

    monkeypatch.setattr(os, "stat", refuse)
    assert [shelved.name for shelved in SetStore(folder).own()] == ["Market"]


ALONE = "name: Alone\ncards:\n  hermit: {type: character, activate: [gain: 1]}\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *((MARKET.replace("Market", name), f"another set is called '{name}' too")
          for name in ("Oriflamme", "alliance", "Market", "\u041erifl\u0430mme", "A11i ance", "\u041c\u0430rket")),
        (ALONE, "at least 2 kinds"),
    ],
)  # fmt: skip
def test_a_set_of_one_kind_or_with_a_name_that_is_taken_is_none(folder: Path, text: str, says: str) -> None:
    path = write_set(folder, "second.yaml", text)
    second = next(shelved for shelved in SetStore(folder).own() if shelved.path == path)
    assert second.cards is None
    assert says in str(second.diagnostics[0])


def test_a_broken_copy_takes_nobodys_name(folder: Path) -> None:
    write_set(folder, "before.yaml", MARKET.replace("adjacent", "adjcent"))
    assert [shelved.cards is None for shelved in SetStore(folder).own()] == [True, False]
    assert SetStore(folder).find("Market").cards is not None


def test_a_program_may_name_the_kinds_of_the_shipped_sets(folder: Path) -> None:
    write_set(folder, "court.yaml", MARKET.replace("Market", "Court").replace("adjacent mine", "open diplomat"))
    assert SetStore(folder).find("Court").diagnostics == ()


def test_the_shelf_is_read_anew_only_when_a_file_has_changed(folder: Path) -> None:
    shelf = SetStore(folder)
    before = shelf.own()
    assert shelf.own() is before
    write_set(folder, "market.yaml", MARKET.replace("Market", "Bazaar"))
    assert [shelved.name for shelved in shelf.own()] == ["Bazaar"]
    write_set(folder, "baker.svg", "no drawing")
    assert shelf.own()[0].cards is None
    (folder / "market.yaml").unlink()
    assert shelf.own() == ()


def test_a_folder_of_many_files_is_not_read_to_its_end(tmp_path: Path) -> None:
    for number in range(MAX_SETS + 5):
        write_set(tmp_path, f"{number:03}.yaml", "-")
    assert len(SetStore(tmp_path).own()) == MAX_SETS


def test_a_deck_takes_kinds_from_several_sets(folder: Path) -> None:
    deck = SetStore(folder).deck(THREE_SETS, TEN)
    assert tuple(kind.id for kind in deck.kinds) == TEN
    sent = pickle.loads(pickle.dumps(deck))
    assert ([kind.id for kind in sent.kinds], sent.hash) == (list(TEN), deck.hash), "also in another process"
    assert [part.name for part in deck.parts] == ["Oriflamme", "Alliance", "Market"]
    assert deck.part_of("judge").name == "Alliance"
    assert deck.name == "Oriflamme + Alliance + Market"
    assert SetStore(folder).deck(["Oriflamme", "Market"], ["baker", "thief"]) is SetStore(folder).find("Market").cards
    with pytest.raises(ValueError, match="no set of cards called 'Fair'"):
        SetStore(folder).deck(["Fair"])
    with pytest.raises(ValueError, match="no card 'judge' in Oriflamme or Market"):
        SetStore(folder).deck(["Oriflamme", "Market"], ["judge"])


def test_a_users_card_takes_the_place_of_a_shipped_one(folder: Path) -> None:
    write_set(folder, "mine.yaml", MARKET.replace("Market", "Mine").replace("baker", "archer"))
    deck = SetStore(folder).deck(
        ["Oriflamme", "Mine"], [*(kind for kind in TEN if kind in SetStore().deck(["Oriflamme"]))]
    )
    assert deck.part_of("archer").name == "Mine"
    assert plain_program(deck.kinds[deck.number("archer")].card.activate) == [{"gain": "1 per adjacent mine"}]


def test_a_record_names_its_sets_and_kinds(folder: Path) -> None:
    match = played(folder)
    text = format_record(match.record())
    market = SetStore(folder).find("Market").cards
    assert market is not None
    assert f'cards: "Market" {market.hash}' in text.splitlines()
    assert f'option kinds: "{", ".join(TEN)}"' in text.splitlines()
    again = Match.restore(parse_record(text), CardSources(GAMES, folder))
    assert again.outcome == match.outcome
    assert again.new_game.option("kinds") == ", ".join(TEN)
    assert again.new_game.sets == THREE_SETS
    assert record_for(again.new_game, CardSources(GAMES, folder)) == replace(match.record(), moves=(), outcome=None)


def test_sets_without_a_card_in_the_deck_are_not_recorded(folder: Path) -> None:
    game = new_game(kinds=("archer", "heir"))
    with pytest.raises(ValueError, match="2 kinds of cards are too few"):
        record_for(game, CardSources(GAMES, folder))
    kinds = tuple(kind.id for kind in SetStore().deck(["Oriflamme"]).kinds)
    record = record_for(new_game(kinds=kinds), CardSources(GAMES, folder))
    assert [name for name, _ in record.card_sets] == ["Oriflamme"]
    assert "kinds" not in dict(record.options)


def without_texts(match: Match) -> str:
    """The record as it is of earlier days, or where its cards have too much text."""
    return format_record(replace(match.record(), texts=()))


def test_a_record_without_texts_says_which_set_is_missing(folder: Path, tmp_path: Path) -> None:
    text = without_texts(played(folder))
    with pytest.raises(RecordError) as caught:
        Match.restore(parse_record(text), CardSources(GAMES, tmp_path / "elsewhere"))
    assert (caught.value.code, caught.value.about, caught.value.line) == ("missing-set", "Market", 6)
    assert "put its file into" in str(caught.value)


def test_a_record_without_texts_says_that_a_set_was_changed(folder: Path) -> None:
    text = without_texts(played(folder))
    write_set(folder, "market.yaml", MARKET.replace("steal: 2", "steal: 1"))
    with pytest.raises(RecordError, match="played with other cards: its set 'Market' has the hash") as caught:
        Match.restore(parse_record(text), CardSources(GAMES, folder))
    assert caught.value.code == "missing-set"
    assert str(caught.value).endswith(f"Put the file of then into the place of {folder / 'market.yaml'}.")


def test_a_record_with_a_kind_that_no_set_has_is_refused(folder: Path) -> None:
    text = format_record(played(folder).record()).replace('thief"', 'tailor"')
    with pytest.raises(RecordError, match="no card 'tailor' in") as caught:
        Match.restore(parse_record(text), CardSources(GAMES, folder))
    assert caught.value.code == "options"
