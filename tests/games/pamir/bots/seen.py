"""What bots see of positions of Pax Pamir that are laid out by hand, and what they play there."""

from __future__ import annotations

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import find_bot
from gonfalon.games.pamir.rules.moves import Move


def choices(state: State, name: str = "squire", throws: int = 8) -> set[str]:
    """Everything that a bot plays there with one dice or another."""
    view = View.of(state, state.seat)
    player = find_bot("pamir", name)
    found = {str(player.choose(view, Dice(seed), Budget(1.0)).move) for seed in range(throws)}
    assert found <= set(map(str, state.moves))
    return found


def turn_of(state: State) -> list[str]:
    """What a squire does until its turn ends or somebody else is asked; what it ends with is not among it."""
    seat, player, done = state.seat, find_bot("pamir", "squire"), []
    while state.moves and state.seat == seat and len(done) < 60:
        move = str(player.choose(View.of(state, seat), Dice(0), Budget(1.0)).move)
        if move == "end":
            break
        done.append(move)
        state.play(Move.parse(move))
    return done
