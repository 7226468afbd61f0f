"""Bots that are about as strong as the player: how strong the player is, which bot that is, and how it decides."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from gonfalon.bots.bot import BlendedBot, BotDecision, Budget
from gonfalon.bots.ratings import BotRating, BotRatings, stars
from gonfalon.core.dice import Dice
from gonfalon.core.seats import Blend, blend_of, join_bot_name, split_bot_name
from gonfalon.games import GAMES
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.player_record import OwnGame
from gonfalon.session.suited_bots import bot_strength, player_strength, refitted, suited_blend, suited_to

LEVELS = ("page", "squire", "regent")
STRENGTHS = {"page": -300, "squire": 0, "regent": 200}


def rated(**strengths: int) -> BotRatings:
    bots = {name: BotRating(stars(elo), None, elo, elo, elo) for name, elo in strengths.items()}
    return BotRatings("any", "2026-01-01", "0", "", bots, ())


RATINGS = rated(**STRENGTHS)


def played(won: bool, *bots: str) -> OwnGame:
    return OwnGame("any", (), len(bots) + 1, won, 0, "", bots)


def test_a_blend_is_named_by_its_levels_and_its_share() -> None:
    blend = Blend("squire", "courtier", 40)
    assert str(blend) == "squire-courtier-40"
    for name in ("squire-courtier-40", "squire-courtier-40/bluffer"):
        assert blend_of(name) == blend
        assert split_bot_name(name) == ("squire", name.partition("/")[2])
    for name in (
        "squire",
        "squire-1",
        "squire/bluffer",
        "squire-courtier",
        "squire-courtier-101",
        "squire-courtier-040",
    ):
        assert blend_of(name) is None, name


def test_games_know_blends_of_their_own_levels() -> None:
    game = GAMES["oriflamme"]
    for name in ("squire-courtier-40", "page-squire-0/teacher", "chancellor-regent-100"):
        assert game.accepts_player(name)
        assert isinstance(game.bot(name), BlendedBot)
    for name in ("squire-wizard-40", "wizard-squire-40", "squire-courtier-40/wizard"):
        assert not game.accepts_player(name), name


@pytest.mark.parametrize("share", [0, 40, 100])
def test_so_many_decisions_are_those_of_the_stronger_level(share: int) -> None:
    class Always:
        def __init__(self, move: str) -> None:
            self.move = move

        def choose(self, view: object, dice: Dice, budget: Budget) -> BotDecision:
            return BotDecision(self.move)

    bot, dice = BlendedBot(Always("weak"), Always("strong"), share), Dice(1)
    moves = Counter(bot.choose(None, dice, Budget(1.0)).move for _ in range(1000))  # type: ignore[arg-type]
    assert moves["strong"] == pytest.approx(10 * share, abs=40 if 0 < share < 100 else 0)


def test_a_blend_is_between_its_levels() -> None:
    assert [bot_strength(f"squire-regent-{share}", RATINGS) for share in (0, 25, 100)] == [0, 50, 200]
    assert bot_strength("page/bluffer", RATINGS) == -300
    assert bot_strength("wizard", RATINGS) is None
    assert bot_strength("squire-wizard-50", RATINGS) is None
    for elo in (-300, -150, 0, 100, 200):
        assert bot_strength(str(suited_blend(elo, LEVELS, RATINGS)), RATINGS) == elo


def test_beyond_the_ends_the_weakest_and_the_strongest_are_nearest() -> None:
    assert suited_blend(-900, LEVELS, RATINGS) == Blend("page", "squire", 0)
    assert suited_blend(900, LEVELS, RATINGS) == Blend("squire", "regent", 100)


def test_a_level_that_is_no_stronger_than_the_one_before_is_passed_over() -> None:
    ratings = rated(page=0, squire=0, regent=100)
    assert suited_blend(50, LEVELS, ratings) == Blend("squire", "regent", 50)
    assert suited_blend(0, ("page", "squire"), ratings) == Blend("page", "squire", 50)


def test_who_has_not_played_begins_between_the_two_weakest() -> None:
    assert suited_to([], "any", LEVELS, RATINGS) == Blend("page", "squire", 50)
    other = [played(True, "regent")._replace(game="other")] * 20
    assert suited_to(other, "any", LEVELS, RATINGS) == Blend("page", "squire", 50), "another game tells nothing"
    assert suited_to([], "any", LEVELS, None) is None
    assert suited_to([], "any", LEVELS, rated(page=0)) is None


def test_victories_and_strong_opponents_raise_and_old_games_fade() -> None:
    def strength(*games: OwnGame) -> float:
        return player_strength(games, LEVELS, RATINGS)

    won, lost = played(True, "squire"), played(False, "squire")
    assert strength(lost) < strength() < strength(won)
    assert strength(won) < strength(played(True, "regent")) < strength(played(True, "regent", "regent"))
    assert strength(*[lost] * 9, *[won] * 9) > strength(*[won] * 9, *[lost] * 9)
    assert strength(won, played(True, "wizard"), played(True)) == strength(won), "of unknown strength, or people"
    assert strength(*[won] * 500) < 1500


@pytest.mark.parametrize("true", [-250, 0, 150])
def test_games_become_even(true: int) -> None:
    chance, games, wins = random.Random(true), list[OwnGame](), 0
    for number in range(260):
        bot = str(suited_to(games, "any", LEVELS, RATINGS))
        against = bot_strength(bot, RATINGS)
        assert against is not None
        won = chance.random() < 1 / (1 + 2 * 10 ** ((against - true) / 400))
        games.append(played(won, bot, bot))
        wins += won and number >= 60
    assert wins / 200 == pytest.approx(1 / 3, abs=0.09)


def test_the_next_game_is_with_those_who_suit_now_and_chosen_levels_stay() -> None:
    bots = (None, "page-squire-50", "squire", join_bot_name("page-squire-50", "bluffer"))
    asked = NewGame("any", tuple(Seat(family, family, bot) for family, bot in zip("RBGY", bots, strict=True)))
    new = refitted(asked, Blend("squire", "regent", 5))
    assert [seat.bot for seat in new.seats] == [None, "squire-regent-5", "squire", "squire-regent-5/bluffer"]
    assert refitted(asked, None) == asked
