"""`gonfalon check-cards FILE...`: print every mistake in sets and decks of cards and in the emblems beside them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from gonfalon.cli.sets import ORDONANCE, PAMIR, deck_of
from gonfalon.core.deck import CardFileError, listed
from gonfalon.games.ordonance.rules.deck import Deck, load
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.emblems import emblem_path
from gonfalon.games.oriflamme.rules.language import described
from gonfalon.games.oriflamme.rules.shelf import Shelf, name_taken, read_set
from gonfalon.games.pamir.rules import deck as pamir
from gonfalon.games.pamir.rules.words import SUITS

NUMBERS = ("one", "two", "three", "four", "five")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a set of cards of Oriflamme or a deck of Ordonance or Pax Pamir, in YAML"
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=what)


def run(arguments: argparse.Namespace) -> int:
    """Print what is wrong with each file, or what it holds; 0 when nothing is wrong."""
    failed = False
    taken: dict[str, Path] = {}
    for path in arguments.files:
        try:
            print(f"{path}: {_checked(path, taken)}")
        except CardFileError as error:
            print(error)
            failed = True
    return 1 if failed else 0


def _checked(path: Path, taken: dict[str, Path]) -> str:
    """What a file without mistakes holds; `taken` are the names of the sets before it.

    Raises:
        CardFileError: with its mistakes.
    """
    game = deck_of(path)
    if game == ORDONANCE:
        return _told_of_deck(load(path))
    if game == PAMIR:
        return _told_of_pamir(pamir.load(path))
    cards = read_set(path)
    _name_is_free(cards, path, taken)
    return _told(cards)


def _name_is_free(cards: CardSet, path: Path, taken: dict[str, Path]) -> None:
    """
    Raises:
        CardFileError: when a set that comes with the game, or an earlier file, has the same name.
    """
    name = cards.name.casefold()
    shipped = {shelved.name.casefold(): shelved.path for shelved in Shelf().shipped}
    other = shipped.get(name) or taken.get(name)
    taken.setdefault(name, path)
    if other is not None and other.resolve() != path.resolve():
        raise name_taken(cards.name, path, other)


def _told(cards: CardSet) -> str:
    drawn = [kind.id for kind in cards.kinds if emblem_path(cards, kind.id) is not None]
    return "; ".join([described(cards), *_texts(cards.texts), *([f"emblems: {listed(drawn)}"] if drawn else ())])


def _told_of_deck(deck: Deck) -> str:
    icons = [f"{count} with {NUMBERS[icons - 1]}" for icons, count in deck.with_icons.items()]
    icons[0] += " icon" if min(deck.with_icons) == 1 else " icons"
    short = [str(players) for players in sorted(deck.decks_by_players) if deck.may_run_out(players)]
    kinds = "1 kind" if len(deck.units) == 1 else f"{len(deck.units)} kinds"
    told = [f"Ordonance ({deck.status}): {deck.size} cards, {kinds}", ", ".join(icons)]
    if short:
        *some, last = short
        told.append(f"the deck may run out with {f'{listed(some)} or {last}' if some else last} players")
    return "; ".join(told)


def _told_of_pamir(deck: pamir.Deck) -> str:
    suits = [f"{sum(card.suit == suit for card in deck.court)} {name}" for suit, name in enumerate(SUITS)]
    sizes = f"{len(deck.court)} court cards, {len(deck.events)} events, {len(deck.wakhan)} cards of Wakhan"
    return f"Pax Pamir: {sizes}; {listed(suits)}"


def _texts(languages: Iterable[str]) -> list[str]:
    return [f"texts: {listed(languages)}"] if languages else []
