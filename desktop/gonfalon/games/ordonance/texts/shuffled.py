"""How many decks a game of Ordonance is played with: the start screen and the table say it in the same words."""

from __future__ import annotations

from gonfalon.texts.catalogue import translate

__all__ = ["decks_phrase", "decks_shuffled"]


def decks_phrase(decks: int) -> str:
    """The sentence about the decks that so many players shuffle, with placeholders for players and all the cards."""
    return translate("Decks", "For {players} players %n deck(s) are shuffled, {cards} cards in all.", "", decks)


def decks_shuffled(players: int, decks: int, cards: int) -> str:
    """The whole sentence."""
    return decks_phrase(decks).format(players=players, cards=cards)
