"""What each card of a set came to in games of bots: told by the events of each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from gonfalon.bots.weighing import EVEN, Column, Tally
from gonfalon.bots.weighing import Weighing as Base
from gonfalon.core.dice import Dice
from gonfalon.core.game import Event, Outcome
from gonfalon.games.oriflamme.rules import CardSet, Table
from gonfalon.games.oriflamme.rules.cardset import combine
from gonfalon.games.oriflamme.rules.copies import Copies, Copy
from gonfalon.games.oriflamme.rules.events import Collected, Eliminated, Gained, Placed, Revealed, Stolen, Swapped
from gonfalon.games.oriflamme.rules.shelf import DECK, Shelf, read_set

__all__ = ["Diary", "Weighing", "draw_deck"]

EXPLAINED = """\
The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set
of ten is played as it is; of a larger one ten are drawn for each game; a smaller one is filled up
for each game with cards drawn from Oriflamme and Alliance.

what is counted:
  dealt       copies of the card that were in a hand at the beginning of a game; those that were
              set aside cannot be played
  played      of the copies dealt, those that came into the queue: placed, or swapped in for
              another card
  revealed    of the copies played, those that their owner turned up at least once
  eliminated  of the copies played, those that were eliminated
  influence   what a copy that was played earned its owner in a game: what was collected from it,
              when it was revealed or later; what it gained by its own lines, by lines that it
              copied, in reserve, and when it avenged itself; what it stole; and 1 for each card
              that it eliminated. Influence that it lays on cards counts for those, when it is
              collected from them. What rivals lose by it is not added, what its owner loses to
              rivals is not taken off.
  wins        of the families that played the card, those that won; a victory that several share is
              divided among them. If no card made a difference, this would be 1 divided by the
              number of players.
"""


class Weighing(Base):
    """Sets of cards of Oriflamme, and whatever is written like them."""

    columns = (
        Column("played", "played, %", share=True, times=100),
        Column("revealed", "revealed, %", share=True, times=100),
        Column("eliminated", "eliminated, %", share=True, times=100),
        Column("influence", "influence"),
        Column("wins", "wins, %", times=100, most=1.0),
    )
    worth = "influence"
    explained = EXPLAINED

    def read(self, path: Path) -> CardSet:
        return read_set(path)

    def draw(self, cards: CardSet, dice: Dice) -> CardSet:
        return draw_deck(cards, dice)

    def kinds(self, deck: CardSet) -> Sequence[str]:
        return [kind.id for kind in deck.kinds]

    def sentence(self, cards: CardSet) -> str:
        if len(cards) == DECK:
            return f"Each game was played with its {DECK} cards."
        if len(cards) > DECK:
            return f"It has {len(cards)} cards; each game was played with {DECK} of them, drawn at random."
        drawn = f"{DECK - len(cards)} of Oriflamme and Alliance were drawn at random for each game"
        return f"It has {len(cards)} cards; to make {DECK}, {drawn}."

    def diary(self, table: Table) -> Diary:
        return Diary(table)

    def add(self, tally: Tally, diary: Diary, kind: int, outcome: Outcome) -> None:
        def copies(noted: Iterable[Copy]) -> list[Copy]:
            return [copy for copy in noted if copy[1] == kind]

        played = copies(diary.played)
        ratios = tally.ratios
        ratios["played"].add(len(played), len(copies(diary.dealt)))
        ratios["revealed"].add(len(copies(diary.revealed)), len(played))
        ratios["eliminated"].add(len(copies(diary.eliminated)), len(played))
        ratios["influence"].add(sum(diary.earned.get(copy, 0) for copy in played), len(played))
        ratios["wins"].add(sum(round(EVEN * outcome.share(seat)) for seat, _ in played), EVEN * len(played))


def draw_deck(cards: CardSet, dice: Dice) -> CardSet:
    """Ten kinds: those of the set, ten drawn of a larger one, or with more drawn from the shipped sets."""
    own = [kind.id for kind in cards.kinds]
    if len(own) == DECK:
        return cards
    if len(own) > DECK:
        dice.shuffle(own)
        return cards.pick(own[:DECK])
    shipped = [shelved.cards for shelved in Shelf().shipped if shelved.cards is not None]
    others = [kind.id for part in shipped for kind in part.kinds if kind.id not in cards]
    dice.shuffle(others)
    return combine([*shipped, cards], [*own, *others[: DECK - len(own)]])


class Diary:
    """Listens to one game and notes what became of every copy of every kind."""

    def __init__(self, table: Table) -> None:
        self._copies = Copies(table)
        self.dealt: set[Copy] = {self._copies.of(card) for hand in table.hands for card in hand}
        self.played: set[Copy] = set()
        self.revealed: set[Copy] = set()
        self.eliminated: set[Copy] = set()
        self.earned: dict[Copy, int] = {}
        table.listener = self.note

    def note(self, event: Event) -> None:
        copy_of = self._copies.of
        self._copies.hear(event)
        match event:
            case Placed(card=card) | Swapped(other=card):
                self.played.add(copy_of(card))
            case Revealed(card=card):
                self.revealed.add(copy_of(card))
            case Eliminated(card=card, by=by):
                self.eliminated.add(copy_of(card))
                self._earn(by, 1)
            case (
                Collected(card=card, earned=amount)
                | Gained(card=card, amount=amount)
                | Stolen(card=card, amount=amount)
            ):
                self._earn(card, amount)

    def _earn(self, card: int, amount: int) -> None:
        copy = self._copies.of(card)
        self.earned[copy] = self.earned.get(copy, 0) + amount
