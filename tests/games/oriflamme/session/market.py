"""A user's set of two cards, and games that are played with it."""

from __future__ import annotations

from pathlib import Path

from gonfalon.session.new_game import NewGame, Seat

MARKET = """\
name: Market
author: Olena
cards:
  baker:
    type: character
    activate: [gain: 1 per adjacent mine]  # warm
  thief:
    type: intrigue
    activate: [steal: 2 from one adjacent rival, discard: this]
texts:
  uk:
    baker: {name: Пекар}
"""
TEN = ("archer", "baker", "deal", "heir", "judge", "lord", "revolt", "soldier", "spy", "thief")
"""The kinds of a deck of three sets."""
SEATS = tuple(Seat(letter, letter, None) for letter in "RBG")
THREE_SETS = ("Oriflamme", "Alliance", "Market")


def new_game(*sets: str, kinds: tuple[str, ...] = TEN, seed: int = 4) -> NewGame:
    return NewGame("oriflamme", SEATS, seed=seed, sets=sets or THREE_SETS, options=(("kinds", ", ".join(kinds)),))


def write_set(folder: Path, name: str, text: str = MARKET) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name
