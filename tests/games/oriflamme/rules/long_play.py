"""Far more random play than the test suite has time for, under every law.

    PYTHONPATH=desktop nice -n 10 python -m tests.games.oriflamme.rules.long_play --games 20000

plays games 0 to 19,999 in one process (about ten games a second) and says how many of each deck and number of seats
held every law of `tests/games/laws.py`. A piece of it is `--first 5000 --games 5000`; one game that failed is
`--first ITS_NUMBER --games 1`. The exit code is 1 if any failed.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games import laws, long_play

from .decks import DECKS, deck
from .subjects import Subject

SEATS = (2, 3, 4, 5)


def subject_of(number: int) -> tuple[str, int]:
    """The deck and the seats of a game: any twenty games in a row have each combination once."""
    return DECKS[number % len(DECKS)], SEATS[number // len(DECKS) % len(SEATS)]


def check(number: int) -> None:
    """Fail unless this game holds every law."""
    name, seats = subject_of(number)
    laws.check_all(Subject(deck(name, number), seats), number)


def main(arguments: Sequence[str] | None = None) -> int:
    return long_play.main("Oriflamme", subject_of, check, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
