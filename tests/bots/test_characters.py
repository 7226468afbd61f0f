"""Characters are seen in play: each does more often than a plain squire what it is drawn to."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from gonfalon.bots.bot import Answer, Bot, Budget
from gonfalon.bots.character import CHARACTERS, Character
from gonfalon.bots.contest import Limits, play_out
from gonfalon.core.dice import Dice
from gonfalon.core.families import FAMILIES
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES

GAMES_WITH = [name for name in GAMES if find_spec(f"gonfalon.games.{name}.bots.leanings")]
SIGNS = {"cautious": "cover", "grudging": "revenge", "hoarder": "wait", "bluffer": "bluff", "teacher": "show"}
"""The leaning by which one knows each of them, where a game has it."""
CLEARLY = 1.02
SEATS = 3


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
    rules = GAMES[game].rules
    watched = Watched(game, GAMES[game].bot(name))
    plain = GAMES[game].bot("squire")
    for seed in range(60):
        bots = [watched if seat == seed % SEATS else plain for seat in range(SEATS)]
        state = rules.setup(rules.options({"families": FAMILIES[:SEATS]}), seed)
        play_out(rules, state, [name] * SEATS, bots, [Dice(seed + seat) for seat in range(SEATS)], Limits())
    return watched


@pytest.mark.parametrize("game", GAMES)
def test_who_cares_for_one_leaning_alone_does_what_has_it(game: str) -> None:
    """Wherever a squire could wait and could do something else, and likewise for whatever else it could do."""
    module = "manner" if game == "ordonance" else "leanings"
    leanings = import_module(f"gonfalon.games.{game}.bots.{module}").leanings
    rules, plain, page = GAMES[game].rules, GAMES[game].bot("squire"), GAMES[game].bot("page")
    state, dice, seen = rules.setup(rules.options({"families": "RBG"}), 5), Dice(5), set()
    while state.moves:
        view = View.of(state, state.seat)
        having = {move: {*leanings(view, move)} for move in state.moves}
        for leaning in sorted(set().union(*having.values()) - set.intersection(*having.values()) - seen):
            drawn = type(plain)(Character({leaning: 1e6}))
            assert leaning in having[drawn.choose(view, Dice(1), Budget(1.0)).move], (leaning, view.decision)
            seen.add(leaning)
        state.play(page.choose(view, dice, Budget(1.0)).move)
    assert len(seen) > 2


@pytest.mark.nightly
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("game", GAMES_WITH)
def test_each_does_more_often_what_it_is_drawn_to(game: str, character: str) -> None:
    plain, drawn, sign = watched(game, "squire"), watched(game, f"squire/{character}"), SIGNS[character]
    if not plain.could[sign]:
        pytest.skip(f"nothing in {game} is a {sign}")
    assert drawn.did[sign] / drawn.could[sign] > CLEARLY * plain.did[sign] / plain.could[sign]
