"""Cards that are read in a thread of their own: nobody waits for a stranger's long file."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.core import yaml_reader
from gonfalon.core.record import MissingSet, SetsStillLoading
from gonfalon.data import cards_dir
from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.games.ordonance import session
from gonfalon.games.ordonance.session import DeckStore
from gonfalon.games.oriflamme.rules import set_store as shelving
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.session.card_sources import USUAL, BackgroundLoader, CardSources
from gonfalon.session.plugin import UnknownGame

READ = ("oriflamme", "ordonance")
PATIENCE = 60.0
FAIR = "name: {name}\ncards:\n  baker: {{type: character, activate: [gain: 1]}}\n  cook: {{type: character}}\n"


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Files called slow.yaml are read when this has been opened."""
    gate, read = threading.Event(), shelving.read_card_file

    def slowly(path: Path) -> str:
        if path.name == "slow.yaml":
            assert gate.wait(PATIENCE)
        return read(path)

    monkeypatch.setattr(shelving, "read_card_file", slowly)
    yield gate
    gate.set()


def put(folder: Path, stem: str, more: str = "") -> Path:
    path = folder / f"{stem}.yaml"
    path.write_text(FAIR.format(name=stem.capitalize()) + more, encoding="utf-8")
    return path


def read(card_sources: CardSources) -> BackgroundLoader:
    """All there is, to the end."""
    reading = BackgroundLoader(card_sources, READ)
    reading.start()
    reading.wait(PATIENCE)
    return reading


def until(reading: BackgroundLoader, steps: int) -> None:
    """Wait for so many steps, of which each game has one at first."""
    while reading.steps < steps:
        assert not reading.done
        reading._done.wait(0.01)


def test_small_files_are_there_while_a_large_one_is_still_read(tmp_path: Path, gate: threading.Event) -> None:
    put(tmp_path, "slow", "# " + "x" * 1000)
    put(tmp_path, "market")
    card_sources = CardSources(GAMES, tmp_path)
    reading = BackgroundLoader(card_sources, READ)
    reading.start()
    until(reading, 3)
    shelf = card_sources.of("oriflamme")
    assert [shelved.name for shelved in shelf.own()] == ["Market"]
    assert [path.name for path in shelf.unread] == ["slow.yaml"]
    market = shelf.find("Market").cards
    assert shelf.cards_of((("Market", market.hash),)) is market
    assert shelf.deck(("Oriflamme",)).name == "Oriflamme"
    with pytest.raises(SetsStillLoading):
        shelf.find("Slow")
    with pytest.raises(SetsStillLoading):
        shelf.deck(("Oriflamme", "Slow"))
    with pytest.raises(SetsStillLoading):
        shelf.cards_of((("Slow", "0" * 16),))
    assert not reading.done
    gate.set()
    reading.wait(PATIENCE)
    assert [shelved.name for shelved in shelf.own()] == ["Market", "Slow"]
    assert shelf.find("Slow").cards is not None
    with pytest.raises(MissingSet):
        shelf.cards_of((("Slow", "0" * 16),))


def test_not_even_the_shipped_cards_are_read_by_whoever_asks(tmp_path: Path) -> None:
    card_sources = CardSources(GAMES, tmp_path)
    card_sources.ahead = True
    with pytest.raises(SetsStillLoading):
        _ = card_sources.of("oriflamme").shipped
    with pytest.raises(SetsStillLoading):
        card_sources.of("ordonance").deck()
    read(card_sources)
    assert len(card_sources.of("oriflamme").shipped) == 2
    assert card_sources.of("ordonance").deck().name == "ordonance-base"


def test_a_set_that_is_brought_back_is_waited_for(tmp_path: Path) -> None:
    card_sources = CardSources(GAMES, tmp_path)
    reading = read(card_sources)
    with pytest.raises(MissingSet):
        card_sources.of("oriflamme").cards_of((("Market", "0" * 16),))
    put(tmp_path, "market")
    with pytest.raises(SetsStillLoading):
        card_sources.of("oriflamme").cards_of((("Market", "0" * 16),))
    reading.start()
    reading.wait(PATIENCE)
    market = card_sources.of("oriflamme").find("Market").cards
    assert card_sources.of("oriflamme").cards_of((("Market", market.hash),)) is market


def test_a_file_that_was_only_touched_is_not_read_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed: list[str] = []
    compose = yaml_reader.compose_yaml
    monkeypatch.setattr(
        "gonfalon.games.oriflamme.rules.set_parser.compose_yaml",
        lambda text, source: composed.append(source) or compose(text, source),
    )
    paths = [put(tmp_path, "market"), tmp_path / "broken.yaml"]
    paths[1].write_text("name: Broken\ncards: {a: {type: charcter}, b: {type: intrigue}}\n", encoding="utf-8")
    shelf = shelving.SetStore(tmp_path)
    before = shelf.own()
    assert {Path(source).name for source in composed} == {"market.yaml", "broken.yaml"}
    composed.clear()
    for path in paths:
        os.utime(path, ns=(1, 1))
    put(tmp_path, "third")
    assert [shelved for shelved in shelf.own() if shelved.name != "Third"] == list(before)
    assert {Path(source).name for source in composed} == {"third.yaml"}


def test_a_broken_deck_of_ordonance_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Path] = []
    load = session.load
    monkeypatch.setattr(session, "load", lambda path: loaded.append(path) or load(path))
    shelf = session.DeckStore(tmp_path)
    for times, text in enumerate(("icons: [", "icons: [spear"), 1):
        (tmp_path / "ordonance.yaml").write_text(text, encoding="utf-8")
        assert shelf.diagnostics == shelf.diagnostics != ()
        assert len(loaded) == times


def test_python_is_as_it_was_when_all_has_been_read(tmp_path: Path, gate: threading.Event) -> None:
    put(tmp_path, "slow")
    reading = BackgroundLoader(CardSources(GAMES, tmp_path), READ)
    reading.start()
    until(reading, 2)
    gate.set()
    reading.wait(PATIENCE)
    assert gc.isenabled()
    assert sys.getswitchinterval() == pytest.approx(USUAL)


def test_what_python_throws_away_is_not_taken_apart_by_the_thread_that_reads(
    tmp_path: Path, gate: threading.Event
) -> None:
    # It may be a widget, whose timers and events belong to another thread: Qt falls over that.
    threads: list[str] = []
    often = gc.get_threshold()
    gc.callbacks.append(lambda phase, facts: threads.append(threading.current_thread().name))
    put(tmp_path, "slow")
    reading = BackgroundLoader(CardSources(GAMES, tmp_path), READ)
    try:
        gc.set_threshold(1)
        reading.start()
        gate.set()
        reading.wait(PATIENCE)
        assert [[] for _ in range(1000)]
    finally:
        gc.set_threshold(*often)
        gc.callbacks.pop()
    assert set(threads) == {threading.current_thread().name}


@pytest.mark.parametrize(
    ("where", "error"),
    [
        ((shelving, "read_card_file"), ZeroDivisionError),
        ((type(GAMES["ordonance"].session_rules), "shelf"), ImportError),
    ],
)
def test_what_goes_wrong_while_reading_ends_the_waiting(
    where: tuple[object, str],
    error: type[Exception],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def spoilt(*given: object) -> str:
        raise error("half of it is missing")

    put(tmp_path, "market")
    monkeypatch.setattr(*where, spoilt)
    assert read(CardSources(GAMES, tmp_path)).done
    assert "the cards cannot be read" in caplog.text


@pytest.mark.parametrize("error", [MemoryError, RecursionError])
def test_a_file_that_is_too_much_for_the_machine_is_a_broken_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def spoilt(path: Path) -> str:
        raise error

    put(tmp_path, "market")
    monkeypatch.setattr(shelving, "read_card_file", spoilt)
    (market,) = shelving.SetStore(tmp_path).own()
    assert market.cards is None
    assert market.diagnostics[0].sentence == f"the file cannot be read: {error.__name__}"


def test_nothing_is_read_any_more_when_the_window_is_closed(tmp_path: Path, gate: threading.Event) -> None:
    put(tmp_path, "slow")
    put(tmp_path, "slower", "# " + "x" * 1000)
    card_sources = CardSources(GAMES, tmp_path)
    reading = BackgroundLoader(card_sources, READ)
    reading.start()
    until(reading, 2)
    reading.stop()
    gate.set()
    reading.wait(PATIENCE)
    assert [shelved.name for shelved in card_sources.of("oriflamme").own()] in ([], ["Slow"])
    reading.start()
    assert reading.done


def test_a_file_that_was_away_is_found_without_reading(tmp_path: Path) -> None:
    market = put(tmp_path, "market")
    card_sources = CardSources(GAMES, tmp_path)
    read(card_sources)
    shelf = card_sources.of("oriflamme")
    cards = shelf.find("Market").cards
    market.rename(tmp_path / "away")
    with pytest.raises(MissingSet):
        shelf.cards_of((("Market", cards.hash),))
    (tmp_path / "away").rename(market)
    assert shelf.cards_of((("Market", cards.hash),)) is cards


def test_what_reads_is_imported_before_the_thread_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that import a package at once may each find the other's half of it done."""
    makers = []
    for name in READ:
        kind = type(GAMES[name].session_rules)
        make = kind.shelf

        def shelf(*given: object, make=make) -> object:  # type: ignore[no-untyped-def]
            makers.append(threading.current_thread())
            return make(*given)

        monkeypatch.setattr(kind, "shelf", shelf)
    read(CardSources(GAMES, tmp_path))
    assert makers == [threading.main_thread()] * len(READ)


# -- shelves -----------------------------------------------------------------------------------------------------------


def test_each_game_has_its_own_shelf_over_the_same_folder(tmp_path: Path) -> None:
    card_sources = CardSources(GAMES, tmp_path)
    oriflamme, ordonance = card_sources.of("oriflamme"), card_sources.of("ordonance")
    assert isinstance(oriflamme, SetStore)
    assert isinstance(ordonance, DeckStore)
    assert oriflamme.folder == ordonance.folder == card_sources.folder == tmp_path
    assert card_sources.of("oriflamme") is oriflamme, "what was read once is not read again"
    assert card_sources.of("ordonance") is ordonance


def test_without_a_folder_there_is_what_the_program_brings_along() -> None:
    card_sources = CardSources(GAMES)
    assert [shelved.name for shelved in card_sources.of("oriflamme")] == ["Oriflamme", "Alliance"]
    assert card_sources.of("ordonance").deck().name == "ordonance-base"


def test_files_of_one_game_are_none_of_the_other(tmp_path: Path) -> None:
    for name in ("ordonance.yaml", "oriflamme.yaml"):
        (tmp_path / name).write_text((cards_dir() / name).read_text(encoding="utf-8"), encoding="utf-8")
    card_sources = CardSources(GAMES, tmp_path)
    (own,) = card_sources.of("oriflamme").own()
    assert own.path.name == "oriflamme.yaml"
    assert card_sources.of("ordonance").own == tmp_path / "ordonance.yaml"


def test_there_is_no_shelf_of_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game 'whist'; the games are oriflamme, ordonance, pamir\.$"):
        CardSources(GAMES).of("whist")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_finds_the_cards_of_its_records_and_says_which_are_missing(name: str) -> None:
    shelf = CardSources(GAMES).of(name)
    entry = GAMES[name].session_rules
    cards = tuple(GAMES[name].rules.card_sets(GAMES[name].rules.options({})))
    assert entry.sets(shelf.cards_of(cards)) == tuple(found for found, _ in cards)
    with pytest.raises(MissingSet) as missing:
        shelf.cards_of((("Fair", "0" * 16),))
    assert (missing.value.place, missing.value.name) == (0, "Fair")
