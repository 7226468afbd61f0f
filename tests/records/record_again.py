"""Plays the golden games anew and writes their records.

    PYTHONPATH=desktop python tests/records/record_again.py NAME...

To be run only when old records shall no longer replay, and then together with a higher `rules_version`: each of these
files stands for a game that somebody has saved. A name is that of a file without its ending; who plays there, with
which cards and how far, is what the file says.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.record import format_record, read_record
from gonfalon.games import GAMES, find_bot
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match, new_game_from_record
from gonfalon.session.new_game import NewGame

HERE = Path(__file__).parent


def played(new_game: NewGame, most: int | None) -> Match:
    """A game between bots, the seats of people played by squires, with so many moves or to its end."""
    match = Match.begin(new_game, CardSources(GAMES))
    dice = Dice(new_game.seed)
    while not match.over and len(match.moves) != most:
        seat = match.decision_seat
        assert seat is not None
        player = find_bot(new_game.game, match.seats[seat].bot or "squire")
        match.play(player.choose(match.view(seat), dice, Budget(1.0)).move)
    return match


def recorded(path: Path) -> Match:
    """The game of a file, played anew; one with a tie-break is the first such game, counting seeds from 1."""
    record = read_record(path)
    new_game = new_game_from_record(record)
    if record.outcome is None:
        return played(new_game, len(record.moves))
    if record.outcome.tie_break is None or record.seed > 10_000:
        return played(new_game, None)
    games = (played(replace(new_game, seed=seed), None) for seed in count(1))
    return next(match for match in games if match.outcome is not None and match.outcome.tie_break is not None)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = HERE / f"{name}.gonfalon"
        match = recorded(path)
        path.write_text(format_record(match.record()), encoding="utf-8", newline="\n")
        print(f"{name}: {len(match.moves)} moves, {match.outcome}")
