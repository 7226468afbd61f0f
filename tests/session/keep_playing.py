"""Plays games of every kind through a journal and says each move once it is played, until somebody kills it.

python -m tests.session.keep_playing FOLDER SEED
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from gonfalon.games import BUNDLED as NAMES
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, saved_games
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from tests.session.games_to_play import file_of, moves


def main(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    seats = tuple(Seat(family, "Ґ" * 20) for family in "RBGY")
    while True:
        saved = saved_games(folder)
        game = NewGame(chance.choice(NAMES), seats, seed=chance.getrandbits(64))
        match = (
            Match.resume(saved[0].path, CardSources(GAMES))
            if saved
            else Match.begin(game, CardSources(GAMES), Journal(folder))
        )
        print("game", file_of(match).name, len(match.moves), flush=True)
        while not match.over:
            seat, move = match.decision_seat or 0, chance.choice(moves(match))
            match.play(move)
            print("move", move, flush=True)
            if not match.over and chance.random() < 0.2 and match.undo_refusal(seat) is None:
                print("undo", match.undo(seat), flush=True)
                if chance.random() < 0.5:
                    match.redo(seat)
                    print("move", move, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
