"""The same seats at another level, and how often one may expect to win there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gonfalon.bots.ratings import ratings_of, share_among
from gonfalon.core.game import EndingKind, Outcome
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.next_game import at_other_level, bot_levels, tenths_of, wins_at
from gonfalon.session.player_record import OwnGame

LEVELS = ("page", "squire", "courtier")


def seats(*bots: str | None) -> tuple[Seat, ...]:
    return tuple(Seat(family, family, bot) for family, bot in zip("RBGYK", bots, strict=False))


def bots(new_game: NewGame | None) -> list[str | None]:
    assert new_game is not None
    return [seat.bot for seat in new_game.seats]


def test_each_bot_moves_by_a_level_and_keeps_its_character() -> None:
    asked = NewGame("any", seats(None, "page", "squire/bluffer", "courtier", "wakhan"), seed=5)
    assert bots(at_other_level(asked, LEVELS, 1)) == [None, "squire", "courtier/bluffer", "courtier", "wakhan"]
    assert bots(at_other_level(asked, LEVELS, -1)) == [None, "page", "page/bluffer", "squire", "wakhan"]
    top = replace(asked, seats=seats(None, "courtier", "courtier/teacher"))
    assert at_other_level(top, LEVELS, 1) is None, "nobody is stronger"
    assert at_other_level(replace(asked, seats=seats(None, None)), LEVELS, 1) is None
    assert bot_levels(asked.seats, LEVELS) == ["page", "squire", "courtier"]


def test_expected_wins_follow_from_the_measured_strengths() -> None:
    for elo, share in ((-100, 0.22), (50, 0.40), (150, 0.54), (250, 0.68)):
        assert share_among(elo, 0, 3) == pytest.approx(share, abs=0.01), "as the stars are explained"
    assert share_among(7, 7, 4) == pytest.approx(0.25)
    assert tenths_of("page", "squire", 3, None) is None
    ratings = ratings_of("oriflamme")
    assert tenths_of("squire", "nobody", 3, ratings) is None
    told = [tenths_of("squire", level, 3, ratings) for level in ("page", "squire", "courtier", "regent")]
    assert told == sorted(told, key=lambda tenths: -(tenths or 0))


def test_own_wins_are_counted_at_one_level_and_size_of_table() -> None:
    one = OwnGame("any", (), 4, won=True, score=9, level="squire")
    games = [one, one._replace(won=False), one._replace(level="page"), one._replace(players=3)]
    assert wins_at(games, "squire", 4) == (1, 2)


@pytest.mark.parametrize(
    ("scores", "winners", "short"),
    [((21, 19), (0,), 2), ((21, 16), (0,), 0), ((40, 34), (0,), 6), ((40, 33), (0,), 0), ((9, 9), (0,), 0),
     ((9, 9), (0, 1), 0), ((9, 12), (1,), 0), ((12, 9, 12), (0, 2), 0)],
)  # fmt: skip
def test_a_near_miss_is_four_points_or_fifteen_percent(
    scores: tuple[int, ...], winners: tuple[int, ...], short: int
) -> None:
    assert Outcome(scores, winners).near_miss(1) == short


@pytest.mark.parametrize(
    ("scores", "winners", "people", "kind"),
    [
        ((9, 5), (0,), [0], EndingKind.WON), ((9, 9), (0, 1), [1], EndingKind.SHARED_WON),
        ((9, 5), (0,), [0, 1], EndingKind.CELEBRATED), ((9, 5), (0,), [], EndingKind.CELEBRATED),
        ((9, 5, 5), (0,), [1, 2], EndingKind.LOST), ((9, 9, 1), (0, 1), [2], EndingKind.SHARED),
        ((9, 9), (0,), [1], EndingKind.TIED), ((9, 7), (0,), [1], EndingKind.SHORT),
        ((9, 1), (0,), [1], EndingKind.LOST),
    ],
)  # fmt: skip
def test_an_ending_is_told_by_who_sits_at_the_screen(
    scores: tuple[int, ...], winners: tuple[int, ...], people: list[int], kind: EndingKind
) -> None:
    assert Outcome(scores, winners).ending(people) is kind


def test_a_game_may_call_less_than_four_points_little() -> None:
    assert Outcome((3, 1), (0,)).ending([1]) is EndingKind.SHORT
    assert Outcome((3, 1), (0,), near=1).ending([1]) is EndingKind.LOST
