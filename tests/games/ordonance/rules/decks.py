"""What random play is played with: the shipped deck, decks that run out or have repeats, and tables of all sizes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import yaml

from gonfalon.core.seats import FAMILIES
from gonfalon.games.ordonance.rules.deck import Deck, from_text, shipped
from gonfalon.games.ordonance.rules.game import CHOICES, Options, Ordonance

DECKS = ("shipped", "small", "repeats", "sizes")
SEATS = (2, 3, 4)
ICONS = ("spear", "bow", "swords", "helmet", "flag")


def made(cards: Sequence[tuple[str, int]], icons: Sequence[str] = ICONS, **keys: object) -> Deck:
    """A deck of these cards, each given by its icons with spaces between them, and how many copies there are."""
    listed = [{"icons": names.split(), "copies": copies} for names, copies in cards]
    content = {"id": "made", "icons": list(icons), "cards": listed, **keys}
    return from_text("made.yaml", yaml.safe_dump(content, sort_keys=False))


@lru_cache(maxsize=64)
def deck(name: str, seed: int) -> Deck:
    """One of `DECKS`; of all but the shipped one the seed tells which."""
    if name == "shipped":
        return shipped()
    chance = random.Random(f"{name} {seed}")
    icons = chance.sample(ICONS, chance.randint(1, 5))
    most = 3 if name == "repeats" else 1
    kinds = {}
    for _ in range(chance.randint(2, 9)):
        borne = [icon for icon in icons for _ in range(chance.choice((0, 1, 1, most)))] or [icons[0]]
        kinds[" ".join(borne)] = chance.randint(1, 4)
    hand, territories, army = chance.randint(1, 2 if name == "small" else 5), chance.randint(1, 5), chance.randint(1, 4)
    if name == "small":
        wanted = 4 * hand + 1 + chance.randint(0, territories * army)
    else:
        wanted = 4 * (hand + territories * army)
    cards = sorted(kinds)
    while sum(kinds.values()) < min(wanted, 60 * len(cards)):
        card = chance.choice(cards)
        kinds[card] = min(60, kinds[card] + 1)
    return made(
        sorted(kinds.items()), icons, allow_repeats=name == "repeats", hand_size=hand, army_size=army,
        territories=territories, decks_by_players={2: chance.choice((1, 1, 2)), 3: 1, 4: 1},
    )  # fmt: skip


def options(cards: Deck, seats: int, seed: int) -> Options:
    """Options whose words are all met as the seed grows."""
    given: dict[str, object] = {"cards": cards, "families": FAMILIES[:seats]}
    for name, words in CHOICES.items():
        seed, index = divmod(seed, len(words))
        given[name] = words[index]
    return Ordonance().options(given)
