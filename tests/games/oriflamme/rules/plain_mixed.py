"""The course of a game of Oriflamme, Alliance or any mixture, by hand: sections 2 to 5 and 7 of the rules.

A slot stays the same object while cards come and go, as section 5 wants it, and a game is a generator that asks and is
answered in the words of section 14.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .plain_abilities import PlainAbilities
from .plain_table import Answers, Card, Question, Slot

LAST_ROUND = 6


class PlainGame(PlainAbilities):
    """A game or the rest of one: while there is a `question`, answer it with `play`."""

    question: Question | None = None
    _answers: Answers | None = None

    @classmethod
    def at_a_position(
        cls,
        families: str,
        queue: str,
        at: int,
        influence: Mapping[str, int],
        hands: Mapping[str, Iterable[str]],
        reserve: Mapping[str, Iterable[str]],
        tokens: int,
        round: int,
    ) -> PlainGame:
        """The game whose resolution has come to slot `at` of a position in the text of section 14."""
        game = cls(families, [hands.get(family, ()) for family in families])
        game.queue = [Slot(*(game.read(card) for card in slot.split("/"))) for slot in queue.split()]
        game.pools = [influence.get(family, 0) for family in families]
        game.reserves = [[game.read(card) for card in reserve.get(family, ())] for family in families]
        game.tokens = tokens
        game.round = round
        game._answers = game.go_on(game.queue[at] if game.queue else None)
        return game

    def start(self) -> PlainGame:
        """Come to the first question: of the position, or else of a whole game."""
        if self._answers is None:
            self._answers = self.whole_game()
        self.question = next(self._answers, None)
        return self

    def play(self, move: str) -> None:
        assert self._answers is not None
        assert self.question is not None
        assert move in self.question.moves, f"{move} is not among {self.question.moves}"
        try:
            self.question = self._answers.send(move)
        except StopIteration:
            self.question = None

    # -- sections 3 to 5: rounds, placement, resolution ----------------------------------------------------------------

    def whole_game(self) -> Answers:
        yield from self.placement()
        yield from self.go_on(self.queue[0])

    def go_on(self, active: Slot | None) -> Answers:
        yield from self.resolution(active)
        while self.round < LAST_ROUND:
            self.round += 1
            self.first = (self.first + 1) % self.seats
            self.deals_pay()
            yield from self.placement()
            yield from self.resolution(self.queue[0])
        for seat in range(self.seats):
            self.pools[seat] += self.lies_on_deal(seat)

    def deals_pay(self) -> None:
        for seat in range(self.seats):
            if any(slot.top.owner == seat for slot in self.queue):
                self.pools[seat] += self.lies_on_deal(seat)

    def lies_on_deal(self, seat: int) -> int:
        return sum(card.on for card in self.reserves[seat] if card.kind == "deal")

    def placement(self) -> Answers:
        for turn in range(self.seats):
            seat = (self.first + turn) % self.seats
            places = ["front", "back"] if self.queue else ["front"]
            places += [f"on {number}" for number, slot in enumerate(self.queue) if slot.top.owner == seat]
            hand = self.hands[seat]
            move = yield Question(seat, tuple(f"place {card.kind} {place}" for card in hand for place in places))
            _, kind, place = move.split(maxsplit=2)
            card = next(card for card in hand if card.kind == kind)
            hand.remove(card)
            if place == "front":
                self.queue.insert(0, Slot(card))
            elif place == "back":
                self.queue.append(Slot(card))
            else:
                self.queue[int(place.removeprefix("on "))].cards.insert(0, card)

    def resolution(self, active: Slot | None) -> Answers:
        while active is not None:
            self.active = active
            self.swapped = False
            acted = active.top
            yield from self.activation(acted)
            if active.cards and active.top is not acted and not self.swapped:
                continue
            behind = self.queue.index(active) + 1
            following = self.queue[behind] if behind < len(self.queue) else None
            if not active.cards:
                self.queue.remove(active)
            active = following
        self.active = None
        for slot in self.queue:
            for card in slot.cards:
                card.swapped_in = False

    def activation(self, card: Card) -> Answers:
        if not card.up:
            only_keep = card.swapped_in or (card.kind == "revolt" and not card.on)
            answer = yield Question(card.owner, ("keep",) if only_keep else ("keep", "reveal"))
            if answer == "keep":
                card.on += 0 if card.swapped_in else 1
                return
            card.up = True
            if card.kind != "deal":
                worth = {"ambush": 0, "extortion": 0, "conspiracy": 2 * card.on, "revolt": card.on - 1}
                self.pools[card.owner] += worth.get(card.kind, card.on)
                card.on = 0
        yield from self.ability(card, card.kind)
        if card.character or card not in self.tops():
            return
        if card.kind == "revolt":
            card.up = False
        elif card.kind in ("infiltration", "deal"):
            self.leave(card)
            self.reserves[card.owner].append(card)
        else:
            self.discard(card)
