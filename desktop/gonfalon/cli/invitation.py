"""From the words of a command line to the game that people at a terminal ask for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from gonfalon.cli.sets import chosen_sets, shelves_in
from gonfalon.cli.words import check_players, chosen, families, told_characters
from gonfalon.core.families import seated
from gonfalon.core.naming import seen
from gonfalon.core.slips import shortened
from gonfalon.games import GAMES
from gonfalon.session.game import Game
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.texts.catalogue import translate
from gonfalon.texts.players import family_name

HUMAN = "human"
LONGEST_NAME = 20


def invited(arguments: argparse.Namespace, seed: int) -> tuple[NewGame, Shelves]:
    """The game that is asked for, and where its cards are.

    Raises:
        CardFileError: with every slip of a card file.
        ValueError: with a sentence, when it cannot be played like this.
    """
    game = GAMES[arguments.game]
    seats = _seats(game, arguments.seats, arguments.names)
    options = chosen(arguments.options, game.automata)
    sitting = "".join(seat.family for seat in seats)
    _, first = seated({"families": sitting, "first": options.pop("first", None)}, game.rules.seats, sitting)
    shelves = shelves_in(arguments.sets)
    sets: tuple[str, ...] = ()
    if arguments.cards or arguments.kinds:
        sets, shelves = chosen_sets(game, arguments.cards, shelves)
    if arguments.kinds:
        options["kinds"] = arguments.kinds
    return NewGame(arguments.game, seats, first, seed, sets, tuple(options.items())), shelves


def _seats(game: Game, words: str, names: str | None) -> tuple[Seat, ...]:
    players = [word.strip() for word in words.split(",")] if words.strip() else []
    check_players(game, len(players))
    for player in players:
        if player != HUMAN and not game.welcomes(player):
            wrong = translate("Terminal", "There is no player '{player}' for {game}; a seat is one of {players}.")
            known = "; ".join((", ".join((HUMAN, *game.players)), told_characters()))
            raise ValueError(wrong.format(player=shortened(player), game=game.title(), players=known))
    letters = families(len(players))
    usual = [
        game.player(player).name if player in game.automata else family_name(letter)
        for player, letter in zip(players, letters, strict=True)
    ]
    called = _names(names, players, usual)
    taken = zip(letters, called, players, strict=True)
    return tuple(Seat(letter, title, None if player == HUMAN else player) for letter, title, player in taken)


def _names(words: str | None, players: Sequence[str], usual: Sequence[str]) -> list[str]:
    """What everybody is called: all of them are named, or all people are, or nobody is."""
    if words is None:
        return list(usual)
    given = [seen(word).strip() for word in words.split(",")]
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    seats = people if len(given) == len(people) else list(range(len(players)))
    if len(given) != len(seats):
        wrong = translate("Terminal", "Give one name for each seat or one for each human; {option} has {count}.")
        raise ValueError(wrong.format(option="--names", count=len(given)))
    called = list(usual)
    for seat, name in zip(seats, given, strict=True):
        if not 0 < len(name) <= LONGEST_NAME:
            wrong = translate("Terminal", "'{name}' is no name: it has 1 to {most} letters.")
            raise ValueError(wrong.format(name=shortened(name), most=LONGEST_NAME))
        called[seat] = name
    if len({name.casefold() for name in called}) < len(called):
        wrong = translate("Terminal", "Two players would have the same name: {names}.")
        raise ValueError(wrong.format(names=", ".join(called)))
    return called
