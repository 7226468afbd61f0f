"""Which bots there are, what each owes to its table, and that characters are seen in play."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from gonfalon.bots.bot import CHARACTERS, PLAIN_CHARACTER, SIMPLEST, Bot, BotDecision, Budget, Character, UnknownBot
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.games import GAMES, find_bot
from gonfalon.session.plugin import UnknownGame
from gonfalon_lab.match_runner import ThinkingLimits, play_game
from tests.bots.playing import budget, decisions

ALL = [(game, name) for game in GAMES for name in GAMES[game].bots]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_game_has_bots_of_its_own(game: str, name: str) -> None:
    kind = type(find_bot(game, name))
    assert kind is LearnedBot or kind.__module__.startswith(f"gonfalon.games.{game}.bots.")
    assert find_bot(game, name) is find_bot(game, name)
    assert GAMES[game].bots[0] == SIMPLEST


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_same_dice_choose_the_same_move_and_the_view_stays_as_it_was(game: str, name: str) -> None:
    options = GAMES[game].rules.options({"families": "RBG"})
    for number, (view, _) in enumerate(decisions(game, ("page", "page", "page"), options, 5)):
        if view.seat == 0 and number % 6 == 0:
            before = view.table.clone()
            assert len({find_bot(game, name).choose(view, Dice(number), budget()).move for _ in range(2)}) == 1
            assert view.table == before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_have_a_character_and_one_of_older_days_is_offered_to_nobody(game: str) -> None:
    characters = [find_bot(game, name).character for name in ("page", "page/bluffer")]
    assert characters == [PLAIN_CHARACTER, CHARACTERS["bluffer"]]
    assert GAMES[game].accepts_player("page/bluffer")
    for name in GAMES[game].measured:
        assert find_bot(game, name) is not None
        assert not GAMES[game].accepts_player(name)


def test_a_character_adds_what_it_feels_for_each_leaning_of_a_move() -> None:
    character = Character({"wait": 1.0, "strike": -0.25})
    assert character.shift(()) == PLAIN_CHARACTER.shift(("wait",)) == 0.0
    assert character.shift(("strike", "wait", "show")) == 0.75


@pytest.mark.parametrize(("game", "name"), [
    *[("oriflamme", name) for name in ("dragon", "", "squire/", "squire/dragon", "squire/bluffer/", "/bluffer")],
    *[("pamir", name) for name in ("wakhan", "wakhan/bluffer")],
])  # fmt: skip
def test_no_bot_is_given_for_a_name_that_does_not_exist(game: str, name: str) -> None:
    with pytest.raises(UnknownBot) as error:
        find_bot(game, name)
    assert str(error.value) == (
        f"There is no bot '{name}'; the bots are {', '.join(GAMES[game].bots)}; "
        "characters of bots, as in page/cautious, are cautious, grudging, hoarder, bluffer, teacher."
    )
    assert name == "wakhan" or not GAMES[game].accepts_player(name)


@pytest.mark.parametrize("game", ["chess", ""])
def test_no_bot_is_given_for_a_game_that_does_not_exist(game: str) -> None:
    with pytest.raises(UnknownGame, match=rf"^There is no game '{game}'; the games are oriflamme, ordonance, pamir\.$"):
        find_bot(game, "page")


@pytest.mark.parametrize(("game", "players", "families", "told"), [
    ("pamir", ("squire", "wakhan", None), "RBG", {"wakhan": "B"}),
    ("pamir", (None, None), "RB", {}),
    ("ordonance", ("wakhan", None), "RB", {}),
])  # fmt: skip
def test_a_game_is_told_who_is_moved_by_its_rules(
    game: str, players: tuple[str | None, ...], families: str, told: dict[str, str]
) -> None:
    assert GAMES[game].automaton_families(players, families) == told


def test_nobody_sits_in_two_seats_and_what_a_game_brings_along_is_no_bot_that_is_asked() -> None:
    with pytest.raises(ValueError, match=r"^There is one wakhan at a table; two seats name it\.$"):
        GAMES["pamir"].automaton_families(("wakhan", "wakhan"), "RB")
    assert GAMES["pamir"].players == (*GAMES["pamir"].bots, "wakhan")
    assert GAMES["ordonance"].players == GAMES["ordonance"].bots
    with pytest.raises(UnknownBot):
        find_bot("ordonance", "wakhan")


SIGNS = {"cautious": "cover", "grudging": "revenge", "hoarder": "wait", "bluffer": "bluff", "teacher": "show"}
"""The leaning by which one knows each of them, where a game has it."""
CLEARLY = 1.02
SEATS = 3


def having(game: str, view: View) -> tuple[dict[Any, set[str]], set[str]]:
    """The leanings of each move, and those that some moves have and others have not."""
    leanings = import_module(f"gonfalon.games.{game}.bots.character_weights").leanings
    found = {move: {*leanings(view, move)} for move in view.decision.moves}
    return found, set().union(*found.values()) - set.intersection(*found.values())


class Watched:
    """A bot, and how often it could do what has a leaning, and did."""

    def __init__(self, game: str, bot: Bot) -> None:
        self.game, self.bot = game, bot
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        answer = self.bot.choose(view, dice, budget)
        found, dividing = having(self.game, view)
        self.could.update(dividing)
        self.did.update(dividing & found[answer.move])
        return answer


@cache
def watched(game: str, name: str) -> Watched:
    """One of this name at tables of three with two plain squires."""
    rules = GAMES[game].rules
    watched = Watched(game, GAMES[game].bot(name))
    plain = GAMES[game].bot("squire")
    for seed in range(60):
        bots = [watched if seat == seed % SEATS else plain for seat in range(SEATS)]
        state = rules.setup(rules.options({"families": FAMILIES[:SEATS]}), seed)
        play_game(rules, state, [name] * SEATS, bots, [Dice(seed + seat) for seat in range(SEATS)], ThinkingLimits())
    return watched


@pytest.mark.parametrize("game", GAMES)
def test_who_cares_for_one_leaning_alone_does_what_has_it(game: str) -> None:
    """Wherever a squire could wait and could do something else, and likewise for whatever else it could do."""
    rules, plain, page = GAMES[game].rules, GAMES[game].bot("squire"), GAMES[game].bot("page")
    state, dice, seen = rules.setup(rules.options({"families": "RBG"}), 5), Dice(5), set()
    while state.moves:
        view = View.of(state, state.seat)
        found, dividing = having(game, view)
        for leaning in sorted(dividing - seen):
            drawn = type(plain)(Character({leaning: 1e6}))
            assert leaning in found[drawn.choose(view, Dice(1), Budget(1.0)).move], (leaning, view.decision)
            seen.add(leaning)
        state.play(page.choose(view, dice, Budget(1.0)).move)
    assert len(seen) > 2


@pytest.mark.nightly
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", GAMES)
def test_each_does_more_often_what_it_is_drawn_to(game: str, character: str) -> None:
    plain, drawn, sign = watched(game, "squire"), watched(game, f"squire/{character}"), SIGNS[character]
    if not plain.could[sign]:
        pytest.skip(f"nothing in {game} is a {sign}")
    assert drawn.did[sign] / drawn.could[sign] > CLEARLY * plain.did[sign] / plain.could[sign]
