"""Far more random play than the test suite has time for: every law, and the rules written out by hand.

    PYTHONPATH=desktop nice -n 10 python -m tests.games.oriflamme.long_play --games 20000

plays games 0 to 19,999 in one process (about ten games a second) and says how many of each deck and number of seats
held every law of `tests/games/laws.py` and agreed with the plain game of `plain_mixed`. A piece of it is
`--first 5000 --games 5000`; one game that failed is `--first ITS_NUMBER --games 1`. The exit code is 1 if any failed.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections import Counter
from collections.abc import Sequence

from tests.games import laws

from .decks import DECKS, deck
from .lockstep import from_a_position, whole_game
from .subjects import Subject

SEATS = (2, 3, 4, 5)


def subject_of(number: int) -> tuple[str, int]:
    """The deck and the seats of a game: any twenty games in a row have each combination once."""
    return DECKS[number % len(DECKS)], SEATS[number // len(DECKS) % len(SEATS)]


def check(number: int) -> None:
    """Fail unless this game holds every law and goes as the rules say."""
    name, seats = subject_of(number)
    cards = deck(name, number)
    laws.check_all(Subject(cards, seats), number)
    whole_game(cards, seats, number)
    from_a_position(cards, number)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Random play of Oriflamme under every law.")
    parser.add_argument("--games", type=int, default=20_000, help="how many games, 20,000 if left out")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, 0 if left out")
    given = parser.parse_args(arguments)
    played: Counter[tuple[str, int]] = Counter()
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


if __name__ == "__main__":
    raise SystemExit(main())
