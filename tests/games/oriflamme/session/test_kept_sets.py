"""A saved game keeps the text of a user's set, and opens whatever has become of the set since."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gonfalon.core.record import (
    EMBEDDED_SOURCE,
    Record,
    RecordError,
    SetsStillLoading,
    format_record,
    parse_record,
    read_record,
)
from gonfalon.core.share_code import from_share_code, to_share_code
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.card_set import emblem_path
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, finished_games, saved_games
from gonfalon.session.library import GameLibrary
from gonfalon.session.match import Match
from gonfalon.session.open_record import SavedState, inspect_record, start_match, start_practice
from gonfalon.session.statistics import GameStatistics
from tests.games.oriflamme.session.market import MARKET, SEATS, TEN, new_game, write_set
from tests.games.oriflamme.written_sets import DRAWING
from tests.session.games_to_play import file_of, play_on, same

OTHERS = MARKET.replace("Market", "Others").replace("baker", "tailor").replace("thief", "robber")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_set(tmp_path / "sets", "baker.svg", DRAWING)
    return write_set(tmp_path / "sets", "market.yaml").parent


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


def begun(folder: Path, games: Path | None = None, seed: int = 4) -> Match:
    journal = None if games is None else Journal(games)
    return Match.begin(new_game(seed=seed), CardSources(GAMES, folder), journal)


FATES: dict[str, Callable[[Path], object]] = {
    "changed": lambda file: write_set(file.parent, file.name, MARKET.replace("steal: 2", "steal: 1")),
    "broken": lambda file: write_set(file.parent, file.name, "cards: ["),
    "renamed": lambda file: write_set(file.parent, file.name, MARKET.replace("Market", "Bazaar")),
    "another of its name": lambda file: write_set(file.parent, file.name, OTHERS.replace("Others", "Market")),
    "gone": Path.unlink,
}


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_a_game_of_shipped_sets_is_kept_as_ever(folder: Path) -> None:
    match = Match.begin(new_game("Oriflamme", kinds=()), CardSources(GAMES, folder))
    assert match.record().texts == ()
    assert format_record(match.record()).startswith("Gonfalon record 1: ")


def test_a_record_has_the_whole_text_of_the_users_sets_that_are_played_with(folder: Path) -> None:
    (folder / "others.yaml").write_bytes(OTHERS.replace("\n", "\r\n").encode())
    kinds = (*TEN[:-1], "tailor")
    match = Match.begin(new_game("Oriflamme", "Others", "Alliance", "Market", kinds=kinds), CardSources(GAMES, folder))
    assert match.record().texts == (("Others", OTHERS), ("Market", MARKET)), "in the order of their sets"
    assert "\n| # " not in format_record(match.record())
    assert "\n|     activate: [gain: 1 per adjacent mine]  # warm\n" in format_record(match.record())
    without = Match.begin(new_game("Oriflamme", "Alliance", "Others", "Market"), CardSources(GAMES, folder))
    assert [name for name, _ in without.record().texts] == ["Market"], "of a set with no card in the deck nothing"


def test_a_copy_of_a_shipped_set_needs_no_text(folder: Path) -> None:
    text = (cards_dir() / "oriflamme.yaml").read_text(encoding="utf-8")
    write_set(folder, "mine.yaml", text.replace("name: Oriflamme", "name: Mine"))
    assert Match.begin(new_game("Mine", kinds=()), CardSources(GAMES, folder)).record().texts == ()


def test_a_text_too_large_for_a_record_is_left_out(folder: Path) -> None:
    write_set(folder, "market.yaml", MARKET + "\n" * 200_000 + "# \x85" * 9_000)
    record = begun(folder).record()
    assert [name for name, _ in record.card_sets] == ["Oriflamme", "Alliance", "Market"]
    assert len(format_record(record).encode()) < 1_000_000


# -- opening -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fate", FATES)
def test_a_game_opens_and_is_played_on_whatever_became_of_its_set(fate: str, folder: Path, games: Path) -> None:
    match = begun(folder, games)
    play_on(match, 7)
    FATES[fate](folder / "market.yaml")
    again = Match.resume(file_of(match), CardSources(GAMES, folder))
    assert same(again, match)
    assert Names("uk", again.deck).card("baker") == "Пекар"
    seat = again.deciders[-1]
    if again.undo_refusal(seat) is None:
        move = again.undo(seat)
        again.play(move)
    play_on(again)
    (finished,) = finished_games(games)
    record = read_record(finished)
    assert record.texts == (("Market", MARKET),)
    assert Match.restore(record, CardSources(GAMES)).outcome == again.outcome
    assert inspect_record(finished, games, CardSources(GAMES, folder)).match.over


def test_the_set_that_lies_there_is_preferred_for_its_drawings(folder: Path) -> None:
    record = begun(folder).record()
    assert emblem_path(Match.restore(record, CardSources(GAMES, folder)).deck, "baker") == folder / "baker.svg"
    FATES["renamed"](folder / "market.yaml")
    again = Match.restore(record, CardSources(GAMES, folder))
    assert again.new_game.sets[-1] == "Bazaar"
    assert emblem_path(again.deck, "baker") == folder / "baker.svg"
    (folder / "market.yaml").unlink()
    assert emblem_path(Match.restore(record, CardSources(GAMES, folder)).deck, "baker") is None


def test_no_drawing_is_looked_for_beside_a_text(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(folder).record()
    monkeypatch.chdir(folder)
    for called in (str(folder / "market.yaml"), "market.yaml", EMBEDDED_SOURCE, "."):
        card_sets = tuple((called if name == "Market" else name, hash) for name, hash in record.card_sets)
        strange = replace(record, texts=((called, MARKET),), card_sets=card_sets)
        deck = Match.restore(parse_record(format_record(strange)), CardSources(GAMES)).deck
        assert emblem_path(deck, "baker") is None


def test_one_waits_for_sets_that_are_still_being_read(folder: Path) -> None:
    record = begun(folder).record()
    card_sources = CardSources(GAMES, folder)
    card_sources.ahead = True
    shelf = card_sources.of("oriflamme")
    reading = shelf.read_ahead()
    next(reading)
    with pytest.raises(SetsStillLoading):
        Match.restore(record, card_sources)
    for _ in reading:
        pass
    assert emblem_path(Match.restore(record, card_sources).deck, "baker") == folder / "baker.svg"


def test_a_stranger_opens_what_was_sent_as_a_file_or_a_line(folder: Path, games: Path, tmp_path: Path) -> None:
    match = begun(folder)
    play_on(match, 9)
    sent = tmp_path / "sent.gonfalon"
    sent.write_text(format_record(match.record()), encoding="utf-8")
    card_sources = CardSources(GAMES)
    found = inspect_record(sent, games, card_sources)
    assert found.kept is SavedState.NOT_YET
    mine = start_match(found, games, card_sources)
    play_on(mine)
    assert inspect_record(sent, games, card_sources).kept is SavedState.PLAYED_OUT
    record = from_share_code(to_share_code(mine.record()))
    assert Match.restore(record, card_sources).outcome == mine.outcome
    sent.write_text(format_record(replace(match.record(), texts=())), encoding="utf-8")
    (folder / "market.yaml").rename(tmp_path / "market.yaml")
    found = inspect_record(sent, games, CardSources(GAMES, tmp_path))
    assert found.kept is SavedState.PLAYED_OUT, "one without its texts is the same game"


def test_practice_goes_on_without_the_set(folder: Path, games: Path) -> None:
    match = begun(folder)
    play_on(match)
    (folder / "market.yaml").unlink()
    match = Match.restore(match.record(), CardSources(GAMES, folder))
    tried = start_practice(match, 10, SEATS, CardSources(GAMES, folder), Journal(games))
    again = Match.resume(file_of(tried), CardSources(GAMES, folder))
    assert same(again, tried)


# -- the journal -------------------------------------------------------------------------------------------------------


def test_a_text_is_written_once_and_moves_are_added_to_it(folder: Path, games: Path) -> None:
    match = begun(folder, games)
    before = file_of(match).read_bytes()
    play_on(match, 5)
    after = file_of(match).read_bytes()
    assert after.startswith(before)
    assert after.count(b"name: Market") == 1
    assert after[len(before) :].count(b"\n") == 5
    seat = match.decision_seat
    assert seat is not None
    match.play(random.Random(2).choice(list(match._state.moves)), hinted=True)
    assert file_of(match).read_bytes().startswith(after), "it has a word for hints, and need not be written anew"


def test_a_journal_that_was_killed_while_a_move_was_written_goes_on(folder: Path, games: Path) -> None:
    match = begun(folder, games)
    play_on(match, 5)
    path, whole = file_of(match), file_of(match).read_bytes()
    (folder / "market.yaml").unlink()
    start = whole.index(b"\n1. ") + 1
    for cut in range(start, len(whole)):
        path.write_bytes(whole[:cut])
        again = Match.resume(path, CardSources(GAMES, folder))
        assert len(again.moves) == whole[start:cut].count(b"\n")
    play_on(again)
    assert again.over


def test_a_journal_cut_within_a_text_is_refused_and_left_alone(folder: Path, games: Path) -> None:
    path = file_of(begun(folder, games))
    whole = path.read_bytes()
    for cut in range(whole.index(b"text "), whole.rindex(b"\n", 0, -1), 7):
        path.write_bytes(whole[:cut])
        with pytest.raises(RecordError) as error:
            Match.resume(path, CardSources(GAMES, folder))
        assert error.value.code == "truncated"
        assert path.read_bytes() == whole[:cut]


def test_a_game_is_found_by_its_seed_without_reading_its_texts(folder: Path, games: Path) -> None:
    write_set(folder, "market.yaml", MARKET + "# long\n" * 20_000)
    match = begun(folder, games, 77)
    assert len(file_of(match).read_bytes()) > 100_000
    assert [saved.path for saved in saved_games(games, 77)] == [file_of(match)]
    assert saved_games(games, 78) == []


# -- lists -------------------------------------------------------------------------------------------------------------


def test_the_library_and_the_statistics_count_it_without_the_set(folder: Path, games: Path, tmp_path: Path) -> None:
    match = begun(folder, games)
    play_on(match)
    (folder / "market.yaml").unlink()
    library = GameLibrary(games, tmp_path / "cache")
    library.look()
    (entry,) = library.read(1.0)
    assert (entry.trouble, entry.card_sets) == ("", ("Oriflamme", "Alliance", "Market"))
    library.annotate(entry, "The market", "Without its set by now.")
    assert read_record(library.path(entry)).texts == (("Market", MARKET),)
    library.look()
    statistics = GameStatistics(library, lambda: CardSources(GAMES, folder))
    statistics.look()
    statistics.work(10.0)
    assert len(statistics.seat_results()) == 3


# -- strangers' texts --------------------------------------------------------------------------------------------------


def forged(record: Record, text: str) -> Record:
    return parse_record(format_record(replace(record, texts=(("Market", text),))), "sent.gonfalon")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (MARKET.replace("steal: 2", "steal: 1"), "played with other cards: its set 'Market' has the hash"),
        (OTHERS, "played with other cards: its set 'Market' has the hash"),
        (MARKET.replace("baker:", "archer:", 1), "played with other cards|broken"),
        (MARKET.replace("steal", "steel"), "line 9 of its text in the record is broken"),
        (MARKET.replace("Market", "Orif1amme"), "broken: another set is called 'Orif1amme' too"),
        ("", "its text in the record is broken: the file is empty"),
        ("\x00", "line 1 of its text in the record is broken"),
        ("\ud800", "its text in the record is broken"),
        ("[" * 10_000, "its text in the record is broken"),
        ("&a [*a, *a]", "anchors"),
        ("x: " + "y" * 260_000, "longer than 250 kB"),
        ("name: Market\ncards: {}\n", "its text in the record is broken"),
        ("a:\n" * 2_000, "its text in the record is broken"),
    ],
)
def test_a_text_that_is_not_what_was_played_with_gets_a_sentence(text: str, says: str, folder: Path) -> None:
    record = begun(folder).record()
    with pytest.raises(RecordError, match=says) as error:
        Match.restore(forged(record, text), CardSources(GAMES))
    assert (error.value.code, error.value.about, error.value.line) == ("missing-set", "Market", 6)
    assert str(error.value).isprintable()
    deck = Match.restore(forged(record, text), CardSources(GAMES, folder)).deck
    assert deck.part_of("baker").sources[0][0] == str(folder / "market.yaml"), "with the set here it is not looked at"


def test_a_text_of_a_shipped_set_is_not_looked_at(folder: Path) -> None:
    record = begun(folder).record()
    strange = replace(record, texts=(*record.texts, ("Oriflamme", "nonsense: [")))
    deck = Match.restore(parse_record(format_record(strange)), CardSources(GAMES)).deck
    assert [part.name for part in deck.parts] == ["Oriflamme", "Alliance", "Market"]
    assert deck.parts[0].sources[0][0] != EMBEDDED_SOURCE
