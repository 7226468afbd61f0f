"""No bot sees more than a person in its seat."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.game import History
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.games import GAMES

TRIES = 40
ASKED = 20
"""So many decisions of a level are looked at, spread over a game of pages."""


@pytest.mark.parametrize(("name", "level"), [(game.name, level) for game in GAMES.values() for level in game.bots])
def test_no_bot_sees_more_than_you(name: str, level: str) -> None:
    """With the same dice it plays the same move in another game that looks to its seat like this one."""
    game = GAMES[name]
    options = game.rules.options({"families": FAMILIES[:3]})
    bot, page = game.bot(level), game.bot("page")
    asked = different = 0
    for seed in range(4):
        state, history, dice = game.rules.setup(options, seed), History(game.rules, 3), Dice(seed)
        while state.moves:
            view = View.of(state, state.seat, history.of(state.seat))
            if len(state.moves) > 1 and dice.below(3) == 0 and asked < ASKED * (seed + 1) / 4:
                world = view.determinize(dice)
                other = View.of(world, state.seat, view.history)
                one, two = (bot.choose(each, Dice(asked), Budget(60.0, TRIES)) for each in (view, other))
                assert one == two
                asked += 1
                different += world.table != state.table
            move = page.choose(view, dice, Budget(1.0)).move if len(state.moves) > 1 else state.moves[0]
            history.add(state, move)
            state.play(move)
    assert asked >= ASKED
    assert different > ASKED / 2, "something was hidden"
