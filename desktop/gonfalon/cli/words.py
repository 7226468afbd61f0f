"""The words that several commands take: numbers within limits, a game and its options, a seed."""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Callable, Iterable

from gonfalon.bots.character import CHARACTERS
from gonfalon.core.families import FAMILIES
from gonfalon.core.record import MAX_SEED
from gonfalon.core.slips import shortened
from gonfalon.games import GAMES
from gonfalon.session.game import Game
from gonfalon.texts.catalogue import translate


def seconds(text: str) -> float:
    """A time of up to an hour."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= 3600:
        wrong = translate("Terminal", "'{word}' is not a time: give seconds, more than 0 and at most 3600")
        raise argparse.ArgumentTypeError(wrong.format(word=shortened(text)))
    return value


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def number(text: str) -> int:
        plain = re.fullmatch(r"-?[0-9]{1,20}", text)
        if plain is None or not least <= int(text) <= most:
            wrong = translate("Terminal", "'{word}' is not a whole number from {least} to {most}")
            raise argparse.ArgumentTypeError(wrong.format(word=shortened(text), least=least, most=most))
        return int(text)

    return number


def add_game(parser: argparse.ArgumentParser) -> None:
    names = tuple(GAMES)
    said = translate("Help", "which game (default: {game})").format(game=names[0])
    parser.add_argument("--game", default=names[0], choices=names, help=said)


def bots_of_all(also: Iterable[str] = ()) -> str:
    """The names of those who may take a seat, for a help: those of every game, what some games add, and characters."""
    everywhere = [name for name in GAMES.values()[0].bots if all(name in game.bots for game in GAMES.values())]
    added = [(game.name, [name for name in game.players if name not in everywhere]) for game in GAMES.values()]
    also_in = translate("Help", "in {game} also {names}")
    adding = (also_in.format(game=name, names=", ".join(more)) for name, more in added if more)
    return "; ".join((", ".join((*also, *everywhere)), *adding, told_characters()))


def told_characters() -> str:
    """How a bot is given a character, for a help or an error."""
    characters = translate("Help", "characters of bots, as in {example}, are {names}")
    return characters.format(example="page/cautious", names=", ".join(CHARACTERS))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", type=_option, default=[], metavar="NAME=VALUE", dest="options",
        help=translate("Help", "an option of the game in the words of a record; more than one to choose more"),
    )  # fmt: skip


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name.strip() and equals and value.strip()):
        wrong = translate("Terminal", "'{word}' is not an option: write for instance '{example}'")
        raise argparse.ArgumentTypeError(wrong.format(word=shortened(text), example="first=R"))
    return name.strip(), value.strip()


def chosen(options: Iterable[tuple[str, str]], automata: Iterable[str] = ()) -> dict[str, str]:
    """The options that were chosen, by name.

    Args:
        options: as `add_options` reads them.
        automata: those whom the seats name, and no option.

    Raises:
        ValueError: with a sentence, when one cannot be chosen like this.
    """
    told = dict(options)
    elsewhere = {
        "families": translate("Terminal", "it follows from how many play"),
        "cards": translate("Terminal", "it is no word, but a whole deck"),
        **{name: translate("Terminal", "name {name} among the seats").format(name=name) for name in automata},
    }
    for name, why in elsewhere.items():
        if name in told:
            wrong = translate("Terminal", "The option '{name}' cannot be chosen like this: {why}.")
            raise ValueError(wrong.format(name=name, why=why))
    return told


def add_players(parser: argparse.ArgumentParser, usual: int = 4, said: str = "") -> None:
    """Let the user say how many play; `said` where they do not always, and where {usual} stands for their number."""
    said = (said or translate("Help", "how many play (default: {usual})")).format(usual=usual)
    parser.add_argument("--players", type=whole(1, 99), default=usual, metavar="N", help=said)


def check_players(game: Game, players: int) -> None:
    """See whether so many can play.

    Raises:
        ValueError: with a sentence, when they cannot.
    """
    seats = game.rules.seats
    if players not in seats:
        wrong = translate("Terminal", "{players} cannot play {game}: it is for {least} to {most}.")
        raise ValueError(wrong.format(game=game.title(), least=seats[0], most=seats[-1], players=players))


def add_seed(parser: argparse.ArgumentParser, usual: int | None = 1) -> None:
    """Let the user choose a seed; None for one that the command draws itself."""
    said = translate("Help", "the same seed, the same games (default: {seed})")
    said = said.format(seed=translate("Help", "another each time") if usual is None else usual)
    parser.add_argument("--seed", type=whole(0, MAX_SEED), default=usual, metavar="N", help=said)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "how many processes play (default: 1)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help=said)


def add_json(parser: argparse._ActionsContainer) -> None:
    said = translate("Help", "print one {format} object instead of lines for people").format(format="JSON")
    parser.add_argument("--json", action="store_true", help=said)


def refuse(command: str, sentence: str, status: int = 2) -> int:
    """Say why a command does nothing; returns its exit status."""
    print(f"gonfalon {command}: {sentence}", file=sys.stderr)
    return status


def families(seats: int) -> str:
    """A letter for each seat, in the order in which families are handed out."""
    return FAMILIES[:seats]
