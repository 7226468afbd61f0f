"""Far more random play than the test suite has time for: every law, and the rules written out by hand.

    PYTHONPATH=desktop nice -n 10 python -m tests.games.ordonance.rules.long_play --games 20000

plays games 0 to 19,999 in one process (about ten games a second) and says how many of each kind of deck and number of
seats held every law of `tests/games/laws.py` and those of Ordonance, and agreed with the plain game of `plain_game`.
A piece of it is `--first 5000 --games 5000`; one game that failed is `--first ITS_NUMBER --games 1`. The exit code is 1
if any failed.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games import laws, long_play

from .control import (
    certainty_by_the_deck_is_no_later,
    comparing_in_the_end_agrees_with_every_marker,
    control_is_a_function_of_the_table,
)
from .decks import DECKS, SEATS, deck, options
from .lockstep import whole_game
from .subjects import Subject


def subject_of(number: int) -> tuple[str, int]:
    """The deck and the seats of a game: any twelve games in a row have each combination once."""
    return DECKS[number % len(DECKS)], SEATS[number // len(DECKS) % len(SEATS)]


def check(number: int) -> None:
    """Fail unless this game holds every law and goes as the rules say."""
    name, seats = subject_of(number)
    chosen = options(deck(name, number), seats, number // (len(DECKS) * len(SEATS)))
    laws.check_all(Subject(chosen), number)
    whole_game(chosen, number)
    comparing_in_the_end_agrees_with_every_marker(chosen, number)
    control_is_a_function_of_the_table(chosen, number)
    certainty_by_the_deck_is_no_later(chosen, number)


def main(arguments: Sequence[str] | None = None) -> int:
    return long_play.main("Ordonance", subject_of, check, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
