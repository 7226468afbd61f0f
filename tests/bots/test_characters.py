"""Characters are seen in play: each does more often than a plain squire what it is drawn to."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from gonfalon.bots.bot import Answer, Bot, Budget
from gonfalon.bots.character import CHARACTERS
from gonfalon.bots.contest import Limits, play_out
from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES

GAMES_WITH = [name for name in GAMES if find_spec(f"gonfalon.games.{name}.bots.leanings")]
SIGNS = {"cautious": "cover", "grudging": "revenge", "hoarder": "wait", "bluffer": "bluff", "teacher": "show"}
"""The leaning by which one knows each of them, where a game has it."""
CLEARLY = 1.02


class Watched:
    """A bot, and how often it could do what has a leaning, and did."""

    def __init__(self, game: str, bot: Bot) -> None:
        self.leanings = import_module(f"gonfalon.games.{game}.bots.leanings").leanings
        self.bot = bot
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()

    def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
        assert view.decision is not None
        answer = self.bot.choose(view, dice, budget)
        having = {move: {*self.leanings(view, move)} for move in view.decision.moves}
        for leaning in set().union(*having.values()) - set.intersection(*having.values()):
            self.could[leaning] += 1
            self.did[leaning] += leaning in having[answer.move]
        return answer


@cache
def watched(game: str, name: str) -> Watched:
    """One of this name at tables of three with two plain squires."""
    rules, seats = GAMES[game].rules, 3
    watched = Watched(game, GAMES[game].bot(name))
    plain = GAMES[game].bot("squire")
    for seed in range(60):
        bots = [watched if seat == seed % seats else plain for seat in range(seats)]
        state = rules.setup(rules.options({"families": FAMILIES[:seats]}), seed)
        play_out(rules, state, [name] * seats, bots, [Dice(seed + seat) for seat in range(seats)], Limits())
    return watched


def test_everybody_is_known_by_something() -> None:
    assert list(SIGNS) == list(CHARACTERS)
    assert GAMES_WITH


@pytest.mark.strength
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", GAMES_WITH)
def test_each_does_more_often_what_it_is_drawn_to(game: str, character: str) -> None:
    plain, drawn, sign = watched(game, "squire"), watched(game, f"squire/{character}"), SIGNS[character]
    if not plain.could[sign]:
        pytest.skip(f"nothing in {game} is a {sign}")
    assert drawn.did[sign] / drawn.could[sign] > CLEARLY * plain.did[sign] / plain.could[sign]
