"""The engine and the plain game of `plain_mixed` play the same random games, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from gonfalon.core.families import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Oriflamme, Table
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.game import Options
from gonfalon.games.oriflamme.rules.notation import read_position, resolving, write_card, write_queue
from tests.games.side_by_side import play_both

from .plain_mixed import PlainGame
from .plain_table import CHARACTERS, TOKENS

GAME = Oriflamme()
LAST_BUT_ONE = 5
"""The round of a random position: one whole round and the end of the game come after it."""


class Spot(NamedTuple):
    """A position of which the plain game and the engine can both make a game."""

    families: str
    queue: str
    at: int
    influence: dict[str, int]
    hands: dict[str, list[str]]
    reserve: dict[str, list[str]]
    tokens: int


def looks(table: Table) -> dict[str, Any]:
    """All that the rules know of a table, as text."""

    def kinds(cards: Sequence[int]) -> list[str]:
        return [write_card(table, card) for card in cards]

    seats = range(table.seating.seats)
    return {
        "queue": write_queue(table),
        "pools": list(table.pool),
        "tokens": table.verdict_pool,
        "hands": [sorted(kinds(hand)) for hand in table.hands],
        "discards": [kinds(table.discard_pile(seat)) for seat in seats],
        "reserves": [[f"{write_card(table, card)}" for card in table.reserve(seat)] for seat in seats],
        "round": table.round,
        "first": table.first,
    }


def plain_looks(game: PlainGame) -> dict[str, Any]:
    return {
        "queue": game.write_queue(),
        "pools": game.pools,
        "tokens": game.tokens,
        "hands": [sorted(map(game.write, hand)) for hand in game.hands],
        "discards": [list(map(game.write, pile)) for pile in game.discards],
        "reserves": [list(map(game.write, reserve)) for reserve in game.reserves],
        "round": game.round,
        "first": game.first,
    }


def agree(state: State, game: PlainGame) -> None:
    """Fail unless both ask the same of the same seat on the same table."""
    engine, plain = looks(state.table), plain_looks(game)
    for key, found in engine.items():
        assert found == plain[key], f"{key}: the engine has {found}, the plain game {plain[key]}"
    if game.question is None:
        assert state.over, "the engine asks after the end"
        outcome = GAME.outcome(state.table)
        assert (list(outcome.scores), list(outcome.winners)) == (game.pools, game.winners())
        return
    assert not state.over, "the engine has ended"
    assert state.seat == game.question.seat
    assert sorted(map(str, state.moves)) == sorted(game.question.moves)


def whole_game(cards: CardSet, seats: int, seed: int) -> int:
    """One random game from the first placement on; the number of its decisions."""
    state = GAME.setup(Options(cards, FAMILIES[:seats]), seed)
    table: Table = state.table
    ids = [kind.id for kind in cards.kinds]
    hands = [[ids[face] for card in hand if (face := table.faces[card]) is not None] for hand in table.hands]
    return play_both(state, PlainGame(table.seating.families, hands, table.first).start(), random.Random(seed), agree)


def from_a_position(cards: CardSet, seed: int) -> int:
    """One random position played to the end of the game; the number of its decisions."""
    chance = random.Random(seed)
    spot = random_spot(cards, chance)
    table = read_position(
        spot.queue, cards, influence=spot.influence, hands=spot.hands, reserve=spot.reserve,
        verdict_tokens=spot.tokens, families=spot.families, round=LAST_BUT_ONE,
    )  # fmt: skip
    state = resolving(table, spot.at)
    state.run()
    try:
        return play_both(state, PlainGame.at_a_position(*spot, round=LAST_BUT_ONE).start(), chance, agree)
    except AssertionError as error:
        error.add_note(str(spot))
        raise


def random_spot(cards: CardSet, chance: random.Random) -> Spot:
    """A crowded position: stacks, faces, influence, verdict tokens and reserves as they may come about in a game."""
    families = "".join(sorted(chance.sample(FAMILIES, chance.randint(2, 5)), key=FAMILIES.index))
    kinds = [kind.id for kind in cards.kinds]
    decks = {family: chance.sample(kinds, len(kinds)) for family in families}
    tokens = TOKENS
    slots = []
    for _ in range(chance.randint(1, 9)):
        family = chance.choice(families)
        stack = []
        for _ in range(chance.choice((1, 1, 1, 2, 2, 3))):
            if len(decks[family]) < 4:
                break
            text = f"{family}.{_lying(decks[family].pop(), chance)}"
            if tokens and chance.random() < 0.15:
                text += "*"
                tokens -= 1
            stack.append(text)
        if stack:
            slots.append("/".join(stack))
    reserve: dict[str, list[str]] = {}
    for family in families:
        for kind in ("deal", "infiltration"):
            if kind in decks[family] and chance.random() < 0.4:
                decks[family].remove(kind)
                lies = str(chance.randint(1, 2)) if kind == "deal" else ""
                reserve.setdefault(family, []).append(f"{family}.{kind}+{lies}")
    hands = {family: decks[family][: chance.randint(2, 4)] for family in families}
    influence = {family: chance.randint(0, 4) for family in families}
    return Spot(families, " ".join(slots), chance.randrange(len(slots)), influence, hands, reserve, tokens)


def _lying(kind: str, chance: random.Random) -> str:
    """A card as it may lie in the queue: of those face up only characters, and only a Diplomat with influence."""
    if kind in CHARACTERS and chance.random() < 0.6:
        influence = chance.choice((0, 2, 4)) if kind == "diplomat" else 0
        return f"{kind}+{influence or ''}"
    return f"{kind}-{chance.choice((0, 0, 1, 2, 3)) or ''}"
