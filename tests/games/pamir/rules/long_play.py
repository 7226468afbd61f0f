"""Far more random play than the test suite has time for: every law of all games and those of Pax Pamir.

    PYTHONPATH=desktop nice -n 10 python -m tests.games.pamir.rules.long_play --games 5000

plays games 0 to 4,999 in one process (about two games a second) at all kinds of tables, with all ways to choose of
`policies`. In each game pieces, cards, money and limits are counted after every decision, and one of the laws of
`tests/games/laws.py` is kept in another game from the same seed; eight games in a row at one kind of table have each
law once. A piece of it is `--first 1000 --games 500`; one game that failed is `--first ITS_NUMBER --games 1`. The exit
code is 1 if any failed.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games import laws, long_play

from .accounts import kept
from .policies import POLICIES
from .subjects import Subject
from .tables import TABLES, options


def subject_of(number: int) -> tuple[str, int]:
    """The kind of table and the seats of a game: any fourteen games in a row have each combination once."""
    return TABLES[number % len(TABLES)]


def policy_of(number: int) -> str:
    """How its answers are chosen; each law meets each of them."""
    turn, law = divmod(number // len(TABLES), len(laws.LAWS))
    return list(POLICIES)[(turn + law) % len(POLICIES)]


def check(number: int) -> None:
    """Fail unless this game holds the laws."""
    kind, seats = subject_of(number)
    turn = number // len(TABLES)
    subject = Subject(options(kind, seats, turn), POLICIES[policy_of(number)])
    kept(subject, number)
    laws.LAWS[turn % len(laws.LAWS)](subject, number)


def main(arguments: Sequence[str] | None = None) -> int:
    return long_play.main("Pax Pamir", subject_of, check, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
