"""Which bots there are: those of a game, and never those of another; and what each owes to its table."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import SIMPLEST, UnknownBot
from gonfalon.bots.character import CHARACTERS, PLAIN, Character
from gonfalon.bots.learned import Learned
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES, bot
from gonfalon.session.game import UnknownGame
from tests.bots.playing import budget, decisions

ALL = [(game, name) for game in GAMES for name in GAMES[game].bots]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_game_has_bots_of_its_own(game: str, name: str) -> None:
    kind = type(bot(game, name))
    assert kind is Learned or kind.__module__.startswith(f"gonfalon.games.{game}.bots.")
    assert bot(game, name) is bot(game, name)
    assert GAMES[game].bots[0] == SIMPLEST


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_same_dice_choose_the_same_move_and_the_view_stays_as_it_was(game: str, name: str) -> None:
    options = GAMES[game].rules.options({"families": "RBG"})
    for number, (view, _) in enumerate(decisions(game, ("page", "page", "page"), options, 5)):
        if view.seat == 0 and number % 2:
            before = view.table.clone()
            assert len({bot(game, name).choose(view, Dice(number), budget()).move for _ in range(2)}) == 1
            assert view.table == before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_have_a_character_and_one_of_older_days_is_offered_to_nobody(game: str) -> None:
    characters = [bot(game, name).character for name in ("page", "page/bluffer")]  # type: ignore[attr-defined]
    assert characters == [PLAIN, CHARACTERS["bluffer"]]
    assert GAMES[game].welcomes("page/bluffer")
    for name in GAMES[game].measured:
        assert bot(game, name) is not None
        assert not GAMES[game].welcomes(name)


def test_a_character_adds_what_it_feels_for_each_leaning_of_a_move() -> None:
    character = Character({"wait": 1.0, "strike": -0.25})
    assert character.shift(()) == PLAIN.shift(("wait",)) == 0.0
    assert character.shift(("strike", "wait", "show")) == 0.75


@pytest.mark.parametrize(("game", "name"), [
    *[("oriflamme", name) for name in ("dragon", "", "squire/", "squire/dragon", "squire/bluffer/", "/bluffer")],
    *[("pamir", name) for name in ("wakhan", "wakhan/bluffer")],
])  # fmt: skip
def test_no_bot_is_given_for_a_name_that_does_not_exist(game: str, name: str) -> None:
    with pytest.raises(UnknownBot) as error:
        bot(game, name)
    assert str(error.value) == (
        f"There is no bot '{name}'; the bots are {', '.join(GAMES[game].bots)}; "
        "characters of bots, as in page/cautious, are cautious, grudging, hoarder, bluffer, teacher."
    )
    assert name == "wakhan" or not GAMES[game].welcomes(name)


@pytest.mark.parametrize("game", ["chess", ""])
def test_no_bot_is_given_for_a_game_that_does_not_exist(game: str) -> None:
    with pytest.raises(UnknownGame, match=rf"^There is no game '{game}'; the games are oriflamme, ordonance, pamir\.$"):
        bot(game, "page")


@pytest.mark.parametrize(("game", "players", "families", "told"), [
    ("pamir", ("squire", "wakhan", None), "RBG", {"wakhan": "B"}),
    ("pamir", (None, None), "RB", {}),
    ("ordonance", ("wakhan", None), "RB", {}),
])  # fmt: skip
def test_a_game_is_told_who_is_moved_by_its_rules(
    game: str, players: tuple[str | None, ...], families: str, told: dict[str, str]
) -> None:
    assert GAMES[game].moved_by_rules(players, families) == told


def test_nobody_sits_in_two_seats_and_what_a_game_brings_along_is_no_bot_that_is_asked() -> None:
    with pytest.raises(ValueError, match=r"^There is one wakhan at a table; two seats name it\.$"):
        GAMES["pamir"].moved_by_rules(("wakhan", "wakhan"), "RB")
    assert GAMES["pamir"].players == (*GAMES["pamir"].bots, "wakhan")
    assert GAMES["ordonance"].players == GAMES["ordonance"].bots
    with pytest.raises(UnknownBot):
        bot("ordonance", "wakhan")
