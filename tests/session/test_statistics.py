"""What finished games say together: the same as whoever counts them by hand, whatever becomes of the files."""

from __future__ import annotations

import os
import random
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from gonfalon.core.record import format_record, read_record
from gonfalon.data import cards_dir
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.library import GameLibrary
from gonfalon.session.match import Match
from gonfalon.session.new_game import Seat
from gonfalon.session.session_rules import CardStatistics
from gonfalon.session.statistics import (
    CountedPlayer,
    GameStatistics,
    PlayerTotals,
    SeatResult,
    card_label,
    figures_of,
    players_of,
)
from tests.session.games_to_play import file_of, moves, new_game, play_on

RECORDS = Path(__file__).parent.parent / "records"
SHELVES = CardSources(GAMES)
TABLES = (
    ("oriflamme", ("Oriflamme",)), ("oriflamme", ("Alliance",)), ("ordonance", ("ordonance-base",)),
    ("pamir", ("pamir",)),
)  # fmt: skip


def play(folder: Path, number: int) -> Match:
    """One finished game of each kind in turn, by random moves, in every third of them with a hint, an hour after the
    last."""
    game, sets = TABLES[number % len(TABLES)]
    seats = 3 + number % 2 if game == "oriflamme" else 2 + number % 3
    asked = replace(new_game(seats, number, game=game), sets=sets, options=())
    match = Match.begin(asked, SHELVES, Journal(folder))
    if number % 3 == 0:
        play_on(match, 5, seed=number)
        match.play(moves(match)[0], hinted=True)
    play_on(match, seed=number)
    os.utime(file_of(match), (1e9 + 3600 * number,) * 2)
    return match


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Match]]:
    folder = tmp_path_factory.mktemp("games")
    return folder, [play(folder, number) for number in range(12)]


def counted(folder: Path, cache: Path, card_sources: CardSources = SHELVES) -> GameStatistics:
    statistics = GameStatistics(GameLibrary(folder, cache), lambda: card_sources)
    finish(statistics)
    return statistics


def finish(statistics: GameStatistics) -> None:
    """Look anew, and read and replay all there is."""
    library = statistics.library
    library.look()
    while library.unread:
        library.read(1)
    statistics.look()
    while statistics.unread:
        statistics.work(1)


def of(seat_results: list[SeatResult], player: CountedPlayer, game: str = "") -> PlayerTotals:
    mine = [one for one in seat_results if one.player == player and game in ("", one.entry.game)]
    return figures_of(mine)


def called(name: str) -> CountedPlayer:
    return CountedPlayer(name, "")


def who_sits(seat: Seat) -> CountedPlayer:
    return called(seat.name) if seat.bot is None else CountedPlayer("", seat.bot)


@pytest.mark.slow
def test_figures_are_what_a_recount_gives(played: tuple[Path, list[Match]], tmp_path: Path) -> None:
    folder, matches = played
    seat_results = counted(folder, tmp_path).seat_results()
    assert {one.entry.game for one in seat_results} == set(GAMES) & set(dict(TABLES))
    for player, game in product(players_of(seat_results), ["", *dict(TABLES)]):
        won, scores, shared, hinted, games = [], [], 0, set(), set()
        for match in matches:
            outcome = match.outcome
            assert outcome is not None
            for seat, who in enumerate(match.seats):
                if game in ("", match.game.name) and who_sits(who) == player:
                    won.append(seat in outcome.winners)
                    scores.append(outcome.scores[seat])
                    shared += won[-1] and len(outcome.winners) > 1
                    games.add(id(match))
                    hinted |= {id(match) for answer in match.record().moves if answer.hinted}
        found = of(seat_results, player, game)
        runs = "".join("x" if one else " " for one in won)
        assert (found.games, found.hinted, found.won, found.shared) == (len(games), len(hinted), sum(won), shared)
        assert found.seats == len(won)
        assert found.longest == max(map(len, runs.split()), default=0)
        assert found.streak == len(runs) - len(runs.rstrip("x"))
        if game and scores:
            assert found.best == max(scores)
            assert found.mean == pytest.approx(sum(scores) / len(scores))


def test_cards_are_counted_as_the_ending_counts_them(played: tuple[Path, list[Match]]) -> None:
    for match in played[1]:
        card_statistics, summary = match.game.card_statistics(match), match.summary()
        sets = [name for name, _ in match.record().card_sets]
        words = [word for deeds in card_statistics for word in (*deeds.played, *deeds.struck, deeds.waited) if word]
        assert words
        assert all(match.game.card_name(word, sets, SHELVES.of(match.game.name)) for word in words)
        if match.game.name == "oriflamme":
            assert tuple(sum(deeds.struck.values()) for deeds in card_statistics) == summary.eliminated
            if summary.longest_wait is not None:
                longest = card_statistics[summary.longest_wait.seat]
                assert longest.rounds == summary.longest_wait.rounds == max(deeds.rounds for deeds in card_statistics)
        if match.game.name == "ordonance":
            decided = Counter(match.deciders)
            assert all(sum(deeds.played.values()) <= decided[seat] for seat, deeds in enumerate(card_statistics))
        if match.game.name == "pamir":
            assert tuple(sum(deeds.played.values()) for deeds in card_statistics) == summary.played


def test_cards_of_a_set_of_ones_own_are_called_as_it_calls_them(tmp_path: Path) -> None:
    text = (cards_dir() / "oriflamme.yaml").read_text(encoding="utf-8").replace("archer", "falconer")
    named = "\ntexts: {en: {falconer: {name: Gyrfalconer}, spy: {name: Whisperer}}}\n"
    file = tmp_path / "sets" / "mine.yaml"
    file.parent.mkdir()
    file.write_text(re.sub("(?m)^name: .*$", "name: Mine", text) + named, encoding="utf-8")
    own = CardSources(GAMES, file.parent)
    for seed, sets in ((0, ("Oriflamme",)), (1, ("Mine",))):
        asked = replace(new_game(3, seed), sets=sets, options=())
        play_on(Match.begin(asked, own, Journal(tmp_path / "games")), seed=seed)
    seat_results = counted(tmp_path / "games", tmp_path / "cache", own).seat_results()
    gone = CardSources(GAMES)
    for sets, kind, here, later in (
        (("Mine",), "falconer", "Gyrfalconer", "Falconer"), (("Mine",), "spy", "Whisperer", "Spy"),
        (("Oriflamme",), "spy", "Spy", "Spy"),
    ):  # fmt: skip
        some = [one for one in seat_results if one.entry.card_sets == sets and kind in one.card_statistics.played]
        assert some
        best = figures_of([one._replace(card_statistics=CardStatistics({kind: 1})) for one in some]).favourite
        assert (card_label(best, own), card_label(best, gone)) == (here, later)


def test_a_list_that_is_remembered_needs_no_replay(played: tuple[Path, list[Match]], tmp_path: Path) -> None:
    first = counted(played[0], tmp_path)
    again = GameLibrary(played[0], tmp_path)
    again.look()
    statistics = GameStatistics(again, lambda: SHELVES)
    statistics.look()
    assert statistics.unread == 0
    assert statistics.seat_results() == first.seat_results()
    # The list says anew what it knows of a game, in another language for instance.
    again.remember(next(iter(again.entries.values())), ("So far", ""), "pl")
    afresh = GameStatistics(again, lambda: SHELVES)
    afresh.look()
    assert afresh.unread == 0
    again.index.close()
    again.index.path.unlink()
    assert counted(played[0], tmp_path).seat_results() == first.seat_results()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_game_whose_file_has_a_strange_name_counts(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    strange = tmp_path / "games" / "finished" / os.fsdecode(b"caf\xe9.gonfalon")
    strange.parent.mkdir(parents=True)
    shutil.copy(RECORDS / "two-seats.gonfalon", strange)
    for _ in range(2):
        assert len(counted(strange.parents[1], tmp_path).seat_results()) == 2
    strange.unlink()
    assert not counted(strange.parents[1], tmp_path).seat_results()
    assert "damaged" not in caplog.text


def recount(folder: Path) -> dict[CountedPlayer, tuple[int, int, int, dict[str, int]]]:
    """What the records that lie there say of everybody: games, victories, those with hints, and their cards."""
    told: dict[CountedPlayer, tuple[int, int, int, dict[str, int]]] = {}
    for path in (*folder.glob("*.gonfalon"), *folder.glob("finished/*.gonfalon")):
        record = read_record(path)
        match = Match.restore(record, SHELVES)
        if match.outcome is not None:
            hinted = any(answer.hinted for answer in record.moves)
            for seat, who in enumerate(match.seats):
                player = who_sits(who)
                games, won, hints, cards = told.get(player, (0, 0, 0, {}))
                for word, count in match.game.card_statistics(match)[seat].played.items():
                    word = f"{match.game.name} {word}"
                    cards = {**cards, word: cards.get(word, 0) + count}
                told[player] = games + 1, won + (seat in match.outcome.winners), hints + hinted, cards
    return told


def summed(statistics: GameStatistics) -> dict[CountedPlayer, tuple[int, int, int, dict[str, int]]]:
    """The same as the statistics have it."""
    told = {}
    seat_results = statistics.seat_results()
    for player in players_of(seat_results):
        mine = [one for one in seat_results if one.player == player]
        found, cards = figures_of(mine), Counter[str]()
        for one in mine:
            cards.update({f"{one.entry.game} {word}": count for word, count in one.card_statistics.played.items()})
        told[player] = found.games, found.won, found.hinted, dict(cards)
    return told


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(1, 8))])
def test_whatever_becomes_of_the_files_the_figures_are_those_of_the_records(
    played: tuple[Path, list[Match]], tmp_path: Path, seed: int
) -> None:
    chance, folder, cache = random.Random(seed), tmp_path / "games", tmp_path / "cache"
    kept = sorted(played[0].glob("**/*.gonfalon"))
    for path in chance.sample(kept, 6):
        (folder / path.parent.name).mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, folder / path.parent.name)
    statistics, binned = counted(folder, cache), []
    for _ in range(8):
        library, there = statistics.library, [*statistics.library.entries.values()]
        there = [entry for entry in there if entry.place != "bin"]
        deed = chance.choice(("bin", "restore", "unlink", "add", "lose"))
        if deed == "bin" and there:
            binned.append(library.move_to_bin(chance.choice(there)))
        elif deed == "restore" and binned:
            library.take_back(binned.pop(chance.randrange(len(binned))))
        elif deed == "unlink" and there:
            library.path(chance.choice(there)).unlink()
        elif deed == "add":
            path = chance.choice(kept)
            (folder / path.parent.name).mkdir(exist_ok=True)
            if not any(path.name in Path(entry.file).name for entry in library.entries.values()):
                shutil.copy2(path, folder / path.parent.name)
        elif deed == "lose":
            library.index.close()
            library.index.path.unlink(missing_ok=True)
            statistics = counted(folder, cache)
        finish(statistics)
        assert summed(statistics) == recount(folder), deed
        assert summed(counted(folder, cache)) == recount(folder), deed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in (0, 2):
        play(tmp_path / "games", number)
    return tmp_path / "games"


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("record 1", "record 2").replace("\nseat R", "\npractice: yes\nseat R"),
        lambda text: text.replace("game: oriflamme", "game: strange"),
        lambda text: text.replace("\nscores: R ", "\nscores: R 1"),
        lambda text: text.replace("rules: ", "rules: 9"),
        lambda text: text[: len(text) // 2],
    ],
)
def test_practice_and_what_cannot_be_replayed_count_nothing(folder: Path, change: Callable[[str], str]) -> None:
    path = next(folder.glob("finished/oriflamme*"))
    text = format_record(replace(read_record(path), date=None))
    path.write_text(text, encoding="utf-8")
    assert of(counted(folder, folder.parent / "cache").seat_results(), called("Anna")).games == 2
    path.write_text(changed := change(text), encoding="utf-8")
    assert changed != text
    for _ in range(2):
        assert of(counted(folder, folder.parent / "cache").seat_results(), called("Anna")).games == 1


def test_a_copy_of_a_game_counts_no_second_time_and_what_was_before_a_moment_not_at_all(folder: Path) -> None:
    path = next(folder.glob("finished/oriflamme*"))
    path.with_name("copy.gonfalon").write_bytes(path.read_bytes())
    statistics = counted(folder, folder.parent / "cache")
    assert of(statistics.seat_results(), called("Anna")).games == 2
    assert {one.entry.game for one in statistics.seat_results(1e9 + 7200)} >= {"ordonance"}
    assert not statistics.seat_results(4e9)
