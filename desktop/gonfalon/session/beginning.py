"""From a game that is asked for to the record that it begins with, and back."""

from __future__ import annotations

from typing import Any

from gonfalon.core.enclosed import fitting
from gonfalon.core.families import DRAWN
from gonfalon.core.record import MAX_SEED, Record, Seated
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves

TABLE = ("families", "first")
"""Options that a new game says by its seats."""


def options_of(new_game: NewGame, shelves: Shelves) -> Any:
    """The options of the game that is asked for, with cards from the shelves.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    game = shelves.games[new_game.game]
    given = game.playable.given(new_game, shelves.of(new_game.game))
    families = "".join(seat.family for seat in new_game.seats)
    moved_by_rules = game.moved_by_rules((seat.bot for seat in new_game.seats), families)
    return game.rules.options({**given, **moved_by_rules, "families": families, "first": new_game.first})


def record_of(new_game: NewGame, shelves: Shelves) -> Record:
    """The record of the game that is asked for, before its first move.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: with a sentence, when it cannot be played like this.
    """
    rules = shelves.games[new_game.game].rules
    options = options_of(new_game, shelves)
    card_sets = tuple(rules.card_sets(options))
    return Record(
        game=rules.name,
        rules_version=rules.rules_version,
        card_sets=card_sets,
        options=tuple((name, value) for name, value in options.as_text().items() if name != "families"),
        seed=new_game.seed & MAX_SEED,
        seats=tuple(Seated(seat.family, seat.name, seat.bot, seat.language) for seat in new_game.seats),
        texts=fitting(shelves.of(new_game.game).texts_of(card_sets)),
    )


def new_game_of(record: Record) -> NewGame:
    """The game that would be asked for to play this record's game again; its first seat is the one that was drawn.

    Raises:
        RecordError: when it says what no game has.
    """
    families = [seat.family for seat in record.seats]
    first = dict(record.options).get("first", DRAWN)
    if first != DRAWN and first not in families:
        raise record.error("options", f"the first player '{first}' does not sit at this table.", "options")
    return NewGame(
        game=record.game,
        seats=tuple(Seat(seat.family, seat.name, seat.bot, seat.language) for seat in record.seats),
        first=None if first == DRAWN else families.index(first),
        seed=record.seed,
        sets=tuple(name for name, _ in record.card_sets),
        options=tuple((name, value) for name, value in record.options if name not in TABLE),
    )
