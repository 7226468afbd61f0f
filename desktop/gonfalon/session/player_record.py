"""A player's record: what the finished games of a library say about the person who plays at this screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.core.seats import LEVELS, split_bot_name
from gonfalon.session.library import GameLibrary, LibraryEntry

LAST_GAMES: Final = 10
"""So many results are shown one by one."""
_READ_SECONDS: Final = 0.1
"""So long files that are not in the index yet are read; those that were played last come first."""


class OwnGame(NamedTuple):
    """One finished game from the player's seat."""

    game: str
    card_sets: tuple[str, ...]
    players: int
    won: bool
    """Whether the victory is this player's, shared or not."""
    score: int
    level: str
    """The level of the weakest bot at the table; empty where none played."""
    bots: tuple[str, ...] = ()
    """The other players, as `bot_strength` knows them; empty where a person is among them."""


@dataclass(frozen=True)
class PlayerRecord:
    """The figures of some games of one player."""

    games: int = 0
    won: int = 0
    best: int | None = None
    """The best score; None before the first game, and where several games were played, whose scores differ."""
    last: tuple[bool, ...] = ()
    """Whether each of the last games was won, the latest at the end."""
    beaten: str = ""
    """The strongest level of which a whole table was beaten; empty where none was."""
    lost_in_a_row: int = 0
    """How many of the last games were lost one after the other."""


def player_record(games: Sequence[OwnGame]) -> PlayerRecord:
    """Return the figures of these games, which are given in the order of time."""
    wins = [one.won for one in games]
    beaten = [one.level for one in games if one.won and one.level in LEVELS]
    return PlayerRecord(
        games=len(games),
        won=sum(wins),
        best=max((one.score for one in games), default=None) if len({one.game for one in games}) == 1 else None,
        last=tuple(wins[-LAST_GAMES:]),
        beaten=max(beaten, key=LEVELS.index, default=""),
        lost_in_a_row=next((count for count, won in enumerate(reversed(wins)) if won), len(wins)),
    )


def games_of_kind(games: Iterable[OwnGame], game: str, card_sets: Iterable[str]) -> list[OwnGame]:
    """Return those that were played of a game with the cards of these sets."""
    sets = set(card_sets)
    return [one for one in games if one.game == game and set(one.card_sets) == sets]


def own_games(entries: Iterable[LibraryEntry], name: str = "") -> list[OwnGame]:
    """Return the finished games of the player at this screen, in the order of time; the same game counts once.

    Args:
        entries: all games of a library, those of the bin and practice games too, which do not count.
        name: who the player is where several people shared the screen; such games do not count without a name.
    """
    counted: set[tuple[object, ...]] = set()
    found: list[OwnGame] = []
    for entry in sorted(entries, key=lambda entry: (entry.changed, entry.file)):
        same = (entry.game, entry.seed, entry.sitting, entry.moves, entry.result)
        if entry.place == "bin" or entry.practice or entry.trouble or same in counted:
            continue
        one = _own_game(entry, name)
        if one is not None:
            counted.add(same)
            found.append(one)
    return found


def read_own_games(folder: Path, cache: Path, name: str = "") -> list[OwnGame]:
    """Return the finished games of the player in a folder, as `own_games` does; what was read before is remembered."""
    library = GameLibrary(folder, cache)
    try:
        library.look()
        if library.unread:
            library.read(_READ_SECONDS)
        return own_games(library.entries.values(), name)
    finally:
        library.index.close()


def _own_game(entry: LibraryEntry, name: str) -> OwnGame | None:
    outcome, seats = entry.outcome, entry.seats
    people = [place for place in entry.players if not seats[place].bot]
    if len(people) > 1:
        people = [place for place in people if name and seats[place].name == name]
    if outcome is None or len(people) != 1 or len(outcome.scores) != len(seats):
        return None
    (own,) = people
    levels = [level for seat in seats if seat.bot and (level := split_bot_name(seat.bot)[0]) in LEVELS]
    others = [seats[place].bot for place in entry.players if place != own]
    return OwnGame(
        entry.game,
        entry.card_sets,
        len(entry.players),
        own in outcome.winners,
        outcome.scores[own],
        min(levels, key=LEVELS.index, default=""),
        tuple(bot for bot in others if bot) if all(others) else (),
    )
