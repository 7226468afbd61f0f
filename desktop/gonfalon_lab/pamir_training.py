"""Training of the value: games of squires are watched, and weights are fitted to how they ended.

A conditional logit (McFadden, 1974): of all seats of a position each wins as likely as its figures say. Cards that are
seldom seen borrow from what they have in common with others: suit, stars, actions, icons. Pure Python: watching takes
0.2 s a game, fitting 0.02 s.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Final

from gonfalon.bots.policy import softmax
from gonfalon.bots.weights import write_weights
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.pamir.bots.squire import Squire
from gonfalon.games.pamir.bots.value_estimate import FAVORED, NAMES, PositionFeatures, hand_slots
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.constants import COURT_SIZE, FAVOR, NONE
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.game import Options, Pamir
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon_lab.training import TrainingState

USUAL: Final = 2000
"""How many games are watched where nobody says how many."""
SEATS: Final = (3, 3, 3, 2, 4)
"""How many play, game by game."""
ERRANT: Final = 16
"""One action in so many is any action, so that all sorts of positions are seen."""
EPOCHS: Final = 6
STEP: Final = 0.06
ROUNDS: Final = 3
"""So many fits: one to how the games ended, and others to what became of positions by the fit before."""
LAMBDA: Final = 0.9
"""How far a position learns from what came later: 1 from the end alone, 0 from the next position alone."""
SHRINKING: Final = 10.0
"""How strongly weights are drawn to where they began, over all games together."""
OWN: Final = 0.15
"""How readily a card is taken to be unlike others that have the same on them."""
TRUST: Final = 0.7
"""The weight at first of what the forecast says, the first of the figures."""
SLOTS: Final = 2 * FAVORED

SeatRow = tuple[list[float], list[int], list[int]]
"""The figures of a seat, and the slots of its cards in court and hand."""


@dataclass(frozen=True)
class WatchedGame:
    """A game that was watched, between every two turns."""

    positions: list[list[SeatRow]]
    """For each of them a row for each seat."""
    shares: list[float]
    """Of each seat in the victory."""


def watch_game(state: State, dice: Dice) -> WatchedGame:
    """Let squires play a game to its end."""
    squire = Squire(attentive=False)
    positions: list[list[SeatRow]] = []
    while state.moves:
        if len(state.moves) == 1:
            move = state.moves[0]
        elif isinstance(state.stack[-1], Turn) and dice.below(ERRANT) == 0:
            move = dice.pick(state.moves)
        else:
            view = View.of(state, state.seat)
            move = squire.decide(view, view.pending, dice)
        state.moves = ()
        state.stack[-1].take(state, move)
        while state.stack and not state.moves:
            frame = state.stack[-1]
            if isinstance(frame, Cleanup) and frame.deals:
                positions.append(rows_of(state))
            frame.run(state)
    end = outcome(state.table)
    return WatchedGame(positions, [end.share(seat) for seat in range(len(end.scores))])


def rows_of(state: State) -> list[SeatRow]:
    """Return the features of a position, a row for each seat."""
    features = PositionFeatures(state.table)
    court = features.courts(state.table).slots
    return [(row, court[seat], hand_slots(state.table, seat)) for seat, row in enumerate(features.of(state.table))]


Traits = list[tuple[int, float]]
"""What a card has, as numbers of traits and how much of each."""


def court_traits(deck: Deck, slot: int) -> Traits:
    """Return the traits that the card of a slot shares with others in a court."""
    card, favored = (slot - FAVORED, 1) if slot >= FAVORED else (slot, 0)
    found = [(deck.suit[card], deck.rank[card] / 2), (17, 1.0), (18, float(deck.leverage[card])), (19, float(favored))]
    for action in deck.actions[card]:
        found += [(4 + action, 1.0), (10 + action, float(favored))]
    if deck.ability[card] != NONE:
        found.append((20 + deck.ability[card], 1.0))
    return found


def hand_traits(deck: Deck, slot: int) -> Traits:
    """Return the traits that the card of a slot shares with others in a hand."""
    card, foreign = (slot - FAVORED, True) if slot >= FAVORED else (slot, False)
    found = [(deck.suit[card], deck.rank[card] / 2), (17, 1.0), (18, float(deck.ability[card] != NONE))]
    found += [(4 + action, 1.0) for action in deck.actions[card]]
    found += [(10 + min(icon, FAVOR), 1.0) for icon in deck.impact[card]]
    if deck.patriot[card] != NONE:
        found.append((20 if foreign else 19, 1.0))
    return found


TRAITS: Final = 40


class CardWeights:
    """The weights of cards in one place: those of their traits, and what each of them has of its own."""

    def __init__(self, deck: Deck, traits: Callable[[Deck, int], Traits]) -> None:
        self.parts: list[Traits] = [[] for _ in range(SLOTS)]
        for slot in range(SLOTS):
            if slot % FAVORED:
                self.parts[slot] = [*traits(deck, slot), (TRAITS + slot % FAVORED, OWN)]
        self.weights = [0.0] * (TRAITS + FAVORED)

    def by_slot(self) -> list[float]:
        """Return the weight of a card in each slot; an unknown card weighs as much as an average one."""
        weights = self.weights
        found = [sum([weights[trait] * amount for trait, amount in parts]) for parts in self.parts]
        found[0] = sum(found[1 : COURT_SIZE + 1]) / COURT_SIZE
        return found

    def pushed(self, slopes: Sequence[float]) -> list[float]:
        """Return the push of each trait for these slopes of the slots."""
        pushes = [0.0] * len(self.weights)
        for slope, parts in zip(slopes, self.parts, strict=True):
            if slope:
                for trait, amount in parts:
                    pushes[trait] += slope * amount
        return pushes


class ValueTraining:
    """A whole training: as many games as are planned are watched, and then the weights fitted."""

    def __init__(self, options: Options, games: int, seed: int) -> None:
        """
        Args:
            options: as it is played.
            games: how many are watched.
            seed: the same seed teaches the same.
        """
        deck = options.cards
        self.deck, self.games, self.seed = deck, games or USUAL, seed
        self.at = TrainingState()
        self.dense = [TRUST, *[0.0] * (len(NAMES) - 1)]
        self.court, self.hand = CardWeights(deck, court_traits), CardWeights(deck, hand_traits)

    def run(self) -> Iterator[TrainingState]:
        """Watch and fit, and tell after each game how many it were."""
        begun = time.perf_counter()
        rules = Pamir()
        watched = []
        for number in range(self.games):
            dice = Dice(self.seed ^ Dice(number).word())
            seats = SEATS[number % len(SEATS)]
            options = rules.options({"families": FAMILIES[:seats], "cards": self.deck})
            watched.append(watch_game(rules.setup(options, dice.word()), dice))
            self.at.games += 1
            self.at.seconds = time.perf_counter() - begun
            yield self.at
        self.fit(watched, Dice(self.seed))
        self.at.seconds = time.perf_counter() - begun

    def fit(self, watched: list[WatchedGame], dice: Dice) -> None:
        """Fit to how the games ended, and then afresh to what became of each position, by the fit before."""
        first = [weights[:] for weights in self._blocks()]
        for number in range(ROUNDS):
            aims = [self.aims(game) if number else [game.shares] * len(game.positions) for game in watched]
            for weights, began in zip(self._blocks(), first, strict=True):
                weights[:] = began
            self._descend(list(zip(watched, aims, strict=True)), first, dice)

    def _blocks(self) -> tuple[list[float], list[float], list[float]]:
        return self.dense, self.court.weights, self.hand.weights

    def _descend(
        self, games: list[tuple[WatchedGame, list[list[float]]]], first: list[list[float]], dice: Dice
    ) -> None:
        """Bring the weights closer to what is aimed at, game by game, in steps that grow shorter (AdaGrad)."""
        passed = [[1e-6] * len(weights) for weights in first]
        drawn_back = SHRINKING / len(games)
        for _ in range(EPOCHS):
            dice.shuffle(games)
            for game, aims in games:
                slopes = self.slopes(game, aims)
                for weights, began, squares, steep in zip(self._blocks(), first, passed, slopes, strict=True):
                    for place, slope in enumerate(steep):
                        push = slope + drawn_back * (weights[place] - began[place])
                        if push:
                            squares[place] += push * push
                            weights[place] -= STEP * push / squares[place] ** 0.5

    def aims(self, game: WatchedGame) -> list[list[float]]:
        """For each position of a game the chances to learn: those of all that came after it, the end included.

        The lambda-return of Sutton (1988): chance decides less of it than of the end alone.
        """
        found = [game.shares]
        for chances in reversed(self.chances(game)[1:]):
            found.append([LAMBDA * aim + (1 - LAMBDA) * chance for aim, chance in zip(found[-1], chances, strict=True)])
        return found[::-1]

    def chances(self, game: WatchedGame) -> list[list[float]]:
        """Return how likely each seat is to win, in each position."""
        by_court, by_hand = self.court.by_slot(), self.hand.by_slot()
        return [
            softmax(
                [
                    sum(map(mul, figures, self.dense))
                    + sum([by_court[slot] for slot in in_court])
                    + sum([by_hand[slot] for slot in in_hand])
                    for figures, in_court, in_hand in rows
                ]
            )
            for rows in game.positions
        ]

    def slopes(self, game: WatchedGame, aims: list[list[float]]) -> tuple[list[float], list[float], list[float]]:
        """By how much the surprise about a game grows with each weight, on average over its positions."""
        dense = [0.0] * len(self.dense)
        court, hand = [0.0] * SLOTS, [0.0] * SLOTS
        for rows, chances, aim in zip(game.positions, self.chances(game), aims, strict=True):
            for chance, share, (figures, in_court, in_hand) in zip(chances, aim, rows, strict=True):
                slope = (chance - share) / len(game.positions)
                dense = [sum_ + slope * figure for sum_, figure in zip(dense, figures, strict=True)]
                for slot in in_court:
                    court[slot] += slope
                for slot in in_hand:
                    hand[slot] += slope
        return dense, self.court.pushed(court), self.hand.pushed(hand)

    def write(self, path: Path) -> None:
        """Write the weights, and how they were made."""
        about = {"game": "pamir", "cards": self.deck.hash, "games": self.at.games, "seed": self.seed}
        parts = {"figures": self.dense, "court": self.court.by_slot(), "hand": self.hand.by_slot()}
        write_weights(path, about, parts)
