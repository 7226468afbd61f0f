"""A player's record counts the finished games of the one person at the screen, each of them once."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from gonfalon.core.game import Outcome
from gonfalon.core.record import RecordSeat
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.library import LibraryEntry
from gonfalon.session.match import Match
from gonfalon.session.player_record import (
    LAST_GAMES,
    PlayerRecord,
    games_of_kind,
    own_games,
    player_record,
    read_own_games,
)
from tests.session.games_to_play import new_game, play_on


def entry(number: int, *bots: str | None, winner: int = 0, score: int = 9, **others: object) -> LibraryEntry:
    """A finished game; Ann sits first among the people."""
    names = iter(("Ann", "Bo", "Cy"))
    seats = [RecordSeat(family, next(names) if bot is None else "", bot) for family, bot in zip("RBGY", bots)]  # noqa: B905
    scores = [score, *(3 for _ in seats[1:])]
    known = {
        "game": "oriflamme", "sets": json.dumps(["Oriflamme"]), "sitting": json.dumps(seats), "seed": str(number),
        "result": json.dumps([scores, [winner], None]),
    }  # fmt: skip
    return LibraryEntry(f"finished/{number}", 1, number, "finished")._replace(**{**known, **others})


def test_record_counts_games_of_the_only_person_and_shares_of_victories() -> None:
    games = own_games(
        [
            entry(3, None, "squire", "page", winner=1, score=12),
            entry(1, None, "squire/bluffer", "courtier", score=20),
            entry(2, None, "regent", "page"),
            entry(4, None, "wakhan", winner=1),
        ]
    )
    assert [one.level for one in games] == ["squire", "page", "page", ""], "in the order of time, by the weakest bot"
    assert player_record(games) == PlayerRecord(
        games=4, won=2, best=20, last=(True, True, False, False), beaten="squire", lost_in_a_row=2
    )
    shared = entry(5, None, "page", result=json.dumps([[5, 5], [0, 1], None]))
    assert player_record(own_games([shared])).won == 1
    assert player_record([]) == PlayerRecord()


def test_what_does_not_count() -> None:
    counted = entry(1, None, "page")
    bots, hot_seat = entry(2, "page", "page"), entry(3, None, None)
    others = [
        counted._replace(file="kept/copy", place="kept"), bots, hot_seat, entry(4, None, "page", practice=1),
        entry(5, None, "page", place="bin"), entry(6, None, "page", result=""), entry(7, None, "page", trouble="bad"),
    ]  # fmt: skip
    assert len(own_games([counted, *others])) == 1
    assert own_games([hot_seat], "Bo") != own_games([hot_seat], "Ann") != []
    assert not own_games([hot_seat], "Dot")


def test_best_score_is_of_one_game_only() -> None:
    games = own_games([entry(1, None, "page", score=30), entry(2, None, "page", game="pamir", sets='["pamir"]')])
    assert player_record(games).best is None
    assert player_record(games_of_kind(games, "pamir", ["pamir"])).best == 9
    assert not games_of_kind(games, "oriflamme", ["Oriflamme", "Alliance"])


def test_only_the_last_games_are_shown_one_by_one() -> None:
    games = own_games(entry(number, None, "page", winner=int(number < 3)) for number in range(14))
    record = player_record(games)
    assert record.last == (True,) * LAST_GAMES
    assert (record.games, record.won, record.lost_in_a_row) == (14, 11, 0)


def test_record_is_read_from_the_folder_of_games(tmp_path: Path) -> None:
    folder, seats = tmp_path / "games", new_game().seats
    asked = replace(new_game(), seats=(seats[0], seats[1], replace(seats[2], bot="squire")))
    match = Match.begin(asked, CardSources(GAMES), Journal(folder))
    play_on(match)
    outcome = match.outcome
    assert isinstance(outcome, Outcome)
    (one,) = read_own_games(folder, tmp_path / "cache")
    assert (one.game, one.players, one.level) == ("oriflamme", 3, "page")
    assert (one.won, one.score) == (0 in outcome.winners, outcome.scores[0])
