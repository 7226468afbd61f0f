"""Beliefs about face-down cards: faces are likelier under which their owners would have played as they did.

The game is replayed from what a seat saw of it. Each placement and each card that was kept says by the learned policy
how likely it was for every face; by Bayes' rule these likelihoods weigh the deals of a family's unseen faces, which are
drawn by swaps (Metropolis and others, "Equation of state calculations by fast computing machines", 1953). Inference
from an opponent model: Richards and Amir, "Opponent modeling in Scrabble", IJCAI 2007.

At tables of three, with the base cards, the faces in the queue were 1.8 bits a card likelier than evenly when
chancellors played, 1.5 when regents did and 1.2 for courtiers, out of 3.3; for squires 0.2 less than evenly. If
families are sure to play as was learned these are 2.0, 1.7, 1.5 and -1.4; with the policy made as warm as in the search
1.5, 1.3, 1.3 and -0.1. A regent of 200 tries that believes this took .675 ± .069 of 120 games against one that does
not, and .417 ± .045 of 360 beside two of those; both take as long. With the policy made warm and taken for sure it took
.487 ± .058 beside two chancellors, without any belief .412 ± .048 of the same 240, and beside two squires .69 ± .06,
against .74 ± .06.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp, log, log1p
from typing import Final, NamedTuple

from gonfalon.bots.policy import Policy
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules.game import HAND, REACHED, TURN_ORDER
from gonfalon.games.oriflamme.rules.moves import KEEP_OR_REVEAL

MAX_LOGIT: Final = 60.0
"""No move is likelier than another by more than e to the power of this."""
DEALS: Final = 64
"""So many deals of a family's faces are drawn for one question,"""
SWAPS: Final = 6
"""with so many tried swaps between two of them,"""
FIRST_SWAPS: Final = 100
"""and so many before the first."""


class Placement(NamedTuple):
    """A card that was placed, and the odds of every face in the hand it came from."""

    hand: tuple[int, ...]
    """The cards that could have been placed."""
    card: int
    """The one that was."""
    logits: list[float]
    """How much spoke for placing it where it was placed, by face."""
    odds: list[float]
    """The odds of placing a card anywhere, by face."""


class Evidence:
    """The choices of all families that were seen and hang on faces which a seat does not know."""

    def __init__(self, table: Table) -> None:
        """
        Args:
            table: as the seat knows it.
        """
        seating = table.seating
        self.unknown = [
            [card for card in seating.deck(seat) if table.faces[card] is None] for seat in range(seating.seats)
        ]
        """The cards of each family whose faces the seat does not know."""
        self.kept: dict[int, list[float]] = {}
        """For a card the logarithm of how likely it was kept so often, by face."""
        self.placed: list[list[Placement]] = [[] for _ in self.unknown]
        """The placements of each family."""
        self.by_chance = [0.0 for _ in self.unknown]
        """The logarithm of how likely a family would have played as it did if it drew its moves blindly."""

    def likelihood(self, seat: int, faces: Sequence[int]) -> float:
        """Return the logarithm of how likely a family would have played as it did with these faces of all cards.

        It may as well play in a way of its own, which tells nothing: with an even chance, it drew its moves blindly.
        """
        kept = self.kept
        whole = sum([kept[card][faces[card]] for card in self.unknown[seat] if card in kept])
        for hand, card, logits, odds in self.placed[seat]:
            whole += logits[faces[card]] - log(sum([odds[faces[other]] for other in hand]))
        blind = self.by_chance[seat]
        return max(whole, blind) + log1p(exp(-abs(whole - blind)))

    def deals(self, seat: int, faces: Sequence[int], chance: Callable[[], float]) -> list[list[int]]:
        """Return `DEALS` lists of faces for the unknown cards of a family, likelier ones oftener.

        Args:
            seat: that of the family.
            faces: of all cards, with any possible deal of the unknown ones.
            chance: gives a new number from 0 to below 1 each time.
        """
        faces = list(faces)
        cards = self.unknown[seat]
        now = self.likelihood(seat, faces)
        found = []
        for swap in range(FIRST_SWAPS + DEALS * SWAPS):
            if swap >= FIRST_SWAPS and (swap - FIRST_SWAPS) % SWAPS == 0:
                found.append([faces[card] for card in cards])
            first = int(chance() * len(cards))
            second = (first + 1 + int(chance() * (len(cards) - 1))) % len(cards)
            one, other = cards[first], cards[second]
            faces[one], faces[other] = faces[other], faces[one]
            new = self.likelihood(seat, faces)
            if new >= now or chance() < exp(new - now):
                now = new
            else:
                faces[one], faces[other] = faces[other], faces[one]
        return found


def gather_evidence(view: View, faces: Sequence[int], policy: Policy) -> Evidence | None:
    """Replay the game that a seat saw; None where that is not the whole game, or a hand was mixed in it.

    Args:
        view: what the seat knows, with its history.
        faces: of all cards, dealt as the view allows: what families had beside the card in question.
        policy: how families usually play.
    """
    table: Table = view.table
    seating = table.seating
    if seating.each > 1 or table.among:
        return None
    found = Evidence(table)
    replay = Table.empty(seating)
    replay.deal(list(faces), HAND, HAND)
    replay.first = (table.first - table.round + 1) % seating.seats
    state = State(replay, [TURN_ORDER], 0)
    state.run()
    for seat, move, card in view.history:
        if move.word == "hand" or not state.moves or state.seat != seat:
            return None
        if move.word == "place":
            move = move._replace(kind=seating.cards.kinds[faces[card]].id)
        if move not in state.moves:
            return None
        if len(found.unknown[seat]) > 1:
            if move.word == "place":
                found.by_chance[seat] -= log(len(state.moves))
                found.placed[seat].append(_placement(state, card, move.slot, policy))
            elif move.word == "keep" and state.stack[-1] is REACHED and table.faces[card] is None:
                found.by_chance[seat] -= log(len(state.moves))
                likelihoods = _keeping(state, found.unknown[seat], policy)
                before = found.kept.get(card, [0.0] * len(likelihoods))
                found.kept[card] = [one + other for one, other in zip(before, likelihoods, strict=True)]
        state.play(move)
    same = replay.queue == table.queue and replay.pool == table.pool and replay.round == table.round
    return found if same else None


def _placement(state: State, card: int, slot: int, policy: Policy) -> Placement:
    table: Table = state.table
    own = bytes(table.queue).translate(table.seating.tops[state.seat])
    asked = state.moves
    offers = table.seating.offer(own)
    state.moves = [move for offer in offers for move in offer]
    logits = [max(-MAX_LOGIT, min(MAX_LOGIT, logit)) for logit in policy.logits(state)]
    state.moves = asked
    places = len(offers[0])
    placed = next(place for place, move in enumerate(offers[0]) if move.slot == slot)
    by_face = [logits[face * places : (face + 1) * places] for face in range(len(offers))]
    return Placement(
        tuple(table.hands[state.seat]),
        card,
        [each[placed] for each in by_face],
        [sum(map(exp, each)) for each in by_face],
    )


def _keeping(state: State, unknown: Sequence[int], policy: Policy) -> list[float]:
    """For each face the logarithm of how likely the card that is reached is kept; 0 for faces it cannot be."""
    table: Table = state.table
    card, faces, asked = table.acted, table.faces, state.moves
    found = [0.0] * table.seating.deck_size
    state.moves = KEEP_OR_REVEAL
    for other in unknown:
        face: int = faces[other]  # type: ignore[assignment]
        if card in table.fresh or table.influence[card] < table.seating.costs[face]:
            continue
        table.faces = faces[:]
        table.faces[card], table.faces[other] = face, faces[card]
        keep, reveal = policy.logits(state)
        found[face] = -log1p(exp(max(-MAX_LOGIT, min(MAX_LOGIT, reveal - keep))))
    table.faces, state.moves = faces, asked
    return found


def believing_dealer(view: View, policy: Policy) -> Callable[[Dice], State]:
    """Imagines games that look to a seat which is asked like the real one, likelier ones oftener.

    Args:
        view: what the seat knows; with no history, or after a hand was mixed, all deals are alike.
        policy: how families usually play.
    """
    deal = view.dealer().deal
    believed: list[tuple[list[int], list[list[int]]]] | None = None

    def imagined(dice: Dice) -> State:
        nonlocal believed
        state = deal(dice)
        faces = state.table.faces
        if believed is None:
            chance = random.Random(dice.word()).random
            evidence = gather_evidence(view, faces, policy)
            believed = [] if evidence is None else [
                (cards, evidence.deals(seat, faces, chance))
                for seat, cards in enumerate(evidence.unknown)
                if len(cards) > 1
            ]  # fmt: skip
        for cards, deals in believed:
            for card, face in zip(cards, deals[dice.below(DEALS)], strict=True):
                faces[card] = face
        return state

    return imagined
