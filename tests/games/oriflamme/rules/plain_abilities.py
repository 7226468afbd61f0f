"""What the twenty cards do, a method for each, written out from sections 8 and 9 of the rules."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from .plain_table import Answers, Card, Choice, PlainTable, Question, Slot


class PlainAbilities(PlainTable):
    """A method for each kind, named like it; `card` is the card that acts."""

    def ability(self, card: Card, kind: str) -> Answers:
        ability: Callable[[Card], Answers] = getattr(self, kind.replace("-", "_"))
        yield from ability(card)

    def choice(self, card: Card, moves: Iterable[str]) -> Choice:
        """The owner's answer; a single one is not asked for."""
        moves = tuple(moves)
        if len(moves) == 1:
            return moves[0]
        answer = yield Question(card.owner, moves)
        return answer

    def target(self, card: Card, slots: Iterable[int]) -> Generator[Question, str, Card | None]:
        """The top card that is chosen of these slots, None if there is none."""
        row = self.row()
        moves = [f"target {slot}" for slot in sorted(set(slots))]
        if not moves:
            return None
        answer = yield from self.choice(card, moves)
        return row[int(answer.split()[1])].top

    def strike(self, card: Card, slots: Iterable[int]) -> Generator[Question, str, Card | None]:
        victim = yield from self.target(card, slots)
        if victim is not None:
            self.eliminate(card, victim)
        return victim

    def archer(self, card: Card) -> Answers:
        yield from self.strike(card, (0, len(self.row()) - 1))

    def soldier(self, card: Card) -> Answers:
        yield from self.strike(card, self.beside(card))

    def assassination(self, card: Card) -> Answers:
        yield from self.strike(card, range(len(self.row())))

    def spy(self, card: Card) -> Answers:
        neighbour = yield from self.target(card, self.beside(card))
        if neighbour is not None and self.pools[neighbour.owner]:
            self.pools[neighbour.owner] -= 1
            self.gain(card, 1)

    def heir(self, card: Card) -> Answers:
        # `card.kind` is its own name also where a Shapeshifter copies (E17).
        if not any(other.up and other.kind == card.kind for other in self.tops() if other is not card):
            self.gain(card, 2)
        yield from ()

    def shapeshifter(self, card: Card) -> Answers:
        tops = self.tops()
        models = [slot for slot in self.beside(card) if tops[slot].up and tops[slot].character]
        model = yield from self.target(card, models)
        if model is not None and model.kind != "shapeshifter":
            yield from self.ability(card, model.kind)

    def lord(self, card: Card) -> Answers:
        self.gain(card, 1 + sum(other.owner == card.owner for other in self.neighbours(card)))
        yield from ()

    def royal_decree(self, card: Card) -> Answers:
        row = self.row()
        here = next(number for number, slot in enumerate(row) if slot.top is card)
        moved = yield from self.target(card, (slot for slot in range(len(row)) if slot != here))
        if moved is None:
            return
        source = next(slot for slot in row if slot.top is moved)
        slots_left = len(row) - (len(source.cards) == 1)
        answer = yield from self.choice(card, [f"gap {gap}" for gap in range(slots_left + 1)])
        source.cards.remove(moved)
        if not source.cards:
            self.queue.remove(source)
        self.queue.insert(int(answer.split()[1]), Slot(moved))

    def ambush(self, card: Card) -> Answers:
        self.gain(card, 1)
        yield from ()

    def conspiracy(self, card: Card) -> Answers:
        yield from ()

    def empress(self, card: Card) -> Answers:
        self.gain(card, 2)
        tops = self.tops()
        theirs = [slot for slot, top in enumerate(tops) if not top.up and top.owner != card.owner]
        fed = yield from self.target(card, theirs)
        if fed is not None:
            fed.on += 1

    def informer(self, card: Card) -> Answers:
        hand = self.hands[card.owner]
        answer = yield from self.choice(card, ["inform", "swap"] if hand else ["inform"])
        if answer == "inform":
            closed = [other for other in self.neighbours(card) if not other.up and other.owner != card.owner]
            self.gain(card, sum(other.on for other in closed))
            return
        answer = yield from self.choice(card, [f"hand {other.kind}" for other in hand])
        other = next(other for other in hand if f"hand {other.kind}" == answer)
        slot = next(slot for slot in self.row() if slot.top is card)
        slot.cards[0] = other
        other.swapped_in = True
        hand[hand.index(other)] = card
        card.up = False
        card.on = 0
        self.return_tokens(card)
        self.swapped = True

    def judge(self, card: Card) -> Answers:
        marked = [slot for slot, top in enumerate(self.tops()) if top.tokens]
        answer = yield from self.choice(card, ["execute", "sentence"] if marked else ["sentence"])
        if answer == "execute":
            yield from self.strike(card, marked)
            return
        self.gain(card, 1)
        if self.tokens:
            sentenced = yield from self.target(card, range(len(self.row())))
            assert sentenced is not None
            self.tokens -= 1
            sentenced.tokens += 1

    def fanatic(self, card: Card) -> Answers:
        others = [top for top in self.tops() if top.up and top.owner == card.owner and top is not card]
        self.gain(card, 1 if others else 2)
        yield from ()

    def diplomat(self, card: Card) -> Answers:
        answer = yield from self.choice(card, ["negotiate", "withdraw"])
        if answer == "withdraw":
            self.gain(card, card.on)
            self.discard(card)
            return
        self.gain(card, 1)
        tops = self.tops()
        others = [slot for slot, top in enumerate(tops) if top.up and top.kind == "diplomat" and top is not card]
        partner = yield from self.target(card, others)
        if partner is not None:
            partner.on += 2

    def deserter(self, card: Card) -> Answers:
        victim = yield from self.strike(card, self.beside(card))
        if victim is not None and victim.character:
            self.gain(card, 1)
        if card in self.tops() and not any(other.up and other.character for other in self.neighbours(card)):
            self.discard(card)

    def revolt(self, card: Card) -> Answers:
        self.eliminate(card, *self.neighbours(card))
        yield from ()

    def extortion(self, card: Card) -> Answers:
        self.gain(card, 1)
        yield from ()

    def infiltration(self, card: Card) -> Answers:
        for top in self.tops():
            if not top.up and top.owner == card.owner:
                top.on += 1
        yield from ()

    def deal(self, card: Card) -> Answers:
        yield from ()
