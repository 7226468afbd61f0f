"""The games that can be played, and how a new one is asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from gonfalon.core.game import Game
from gonfalon.core.record import MAX_SEED, Record, Seated
from gonfalon.session.seats import NewGame, Seat

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.shelf import Shelf

NAMES = ("oriflamme",)


class UnknownGame(ValueError):
    """A game that this program does not know; its text is a sentence."""


@dataclass(frozen=True)
class Playable:
    """A game together with what a session has to know about its events."""

    game: Game
    secrets: tuple[type[Any], ...]
    """The kinds of events by which somebody comes to know a card, or nobody knows any more where it is."""


def game(name: str) -> Game:
    """
    Raises:
        UnknownGame: when there is no game of this name.
    """
    return playable(name).game


@cache
def playable(name: str) -> Playable:
    """
    Raises:
        UnknownGame: when there is no game of this name.
    """
    if name == "oriflamme":
        from gonfalon.games.oriflamme import Oriflamme
        from gonfalon.games.oriflamme.events import Mixed, Shown

        return Playable(Oriflamme(), (Shown, Mixed))
    raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(NAMES)}.")


def options_of(new_game: NewGame, shelf: Shelf | None = None) -> Any:
    """The options of the game that is asked for, with cards from the shelf.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    chosen = game(new_game.game)
    given = {
        "cards": (shelf or shipped_sets()).deck(new_game.sets, new_game.kinds),
        "families": "".join(seat.family for seat in new_game.seats),
        "first": new_game.first,
        "direction": new_game.direction,
    }
    return chosen.options(given)


def shipped_sets() -> Shelf:
    """The shelf of the sets that the program brings along."""
    from gonfalon.games.oriflamme.shelf import Shelf

    return Shelf()


def record_of(new_game: NewGame, shelf: Shelf | None = None) -> Record:
    """The record of the game that is asked for, before its first move.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    chosen = game(new_game.game)
    options = options_of(new_game, shelf)
    return Record(
        game=chosen.name,
        rules_version=chosen.rules_version,
        card_sets=tuple(chosen.card_sets(options)),
        options=tuple((name, value) for name, value in options.as_text().items() if name != "families"),
        seed=new_game.seed & MAX_SEED,
        seats=tuple(Seated(seat.family, seat.name, seat.bot) for seat in new_game.seats),
    )


def new_game_of(record: Record) -> NewGame:
    """The game that would be asked for to play this record's game again; its first seat is the one that was drawn.

    Raises:
        RecordError: when it says what no game has.
    """
    options = dict(record.options)
    families = [seat.family for seat in record.seats]
    first = options.get("first", "random")
    if first != "random" and first not in families:
        raise record.error("options", f"the first player '{first}' does not sit at this table.", "options")
    direction = options.get("direction", "left-to-right")
    return NewGame(
        game=record.game,
        seats=tuple(Seat(seat.family, seat.name, seat.bot) for seat in record.seats),
        first=None if first == "random" else families.index(first),
        direction="right-to-left" if direction == "right-to-left" else "left-to-right",
        seed=record.seed,
        sets=tuple(name for name, _ in record.card_sets),
        kinds=tuple(options.get("kinds", "").replace(",", " ").split()),
    )
