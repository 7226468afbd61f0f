"""Far more random play than the test suite has time for: what each game's own `long_play` has in common."""

from __future__ import annotations

import argparse
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence

Described = tuple[str, int]
"""The cards that a game is played with, and its seats."""


def main(
    game: str, subject_of: Callable[[int], Described], check: Callable[[int], None], arguments: Sequence[str] | None
) -> int:
    """Check one game after the other and say how many of each kind were played and which failed.

    Args:
        game: what it is called.
        subject_of: what the game with a number is played with.
        check: fails unless the game with a number is right.
        arguments: of the command line, those of the program if left out.

    Returns:
        The exit code, 1 if a game failed.
    """
    parser = argparse.ArgumentParser(description=f"Random play of {game} under every law.")
    parser.add_argument("--games", type=int, default=20_000, help="how many games, 20,000 if left out")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, 0 if left out")
    given = parser.parse_args(arguments)
    played: Counter[Described] = Counter()
    failed: list[int] = []
    began = time.monotonic()
    for done, number in enumerate(range(given.first, given.first + given.games), start=1):
        try:
            check(number)
        except Exception:  # noqa: BLE001 - whatever a game dies of, the others are played
            failed.append(number)
            print(f"Game {number}, {subject_of(number)}:")
            traceback.print_exc()
        played[subject_of(number)] += 1
        if done % 500 == 0:
            print(f"{done} of {given.games} games, {len(failed)} failed, {time.monotonic() - began:.0f} s", flush=True)
    for (name, seats), games in sorted(played.items()):
        print(f"{name:10}{seats} seats {games:7} games")
    print(f"{given.games} games from {given.first}, {len(failed)} failed{f': {failed}' if failed else ''}")
    return 1 if failed else 0
