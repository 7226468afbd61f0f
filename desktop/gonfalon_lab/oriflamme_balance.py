"""Results of each card of a set in games of bots, from the events of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event, Outcome
from gonfalon.games.oriflamme.bots.learned_policy import policy_for
from gonfalon.games.oriflamme.rules import CardSet, Table
from gonfalon.games.oriflamme.rules.card_set import combine
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.copy_numbers import CardCopy, CopyTracker
from gonfalon.games.oriflamme.rules.events import (
    Closed,
    Collected,
    Discarded,
    Eliminated,
    Ended,
    Gained,
    Laid,
    Marked,
    Moved,
    Placed,
    Reached,
    Reserved,
    Revealed,
    RoundBegan,
    Stolen,
    Swapped,
)
from gonfalon.games.oriflamme.rules.set_store import DECK_SIZE, SetStore, read_set
from gonfalon.texts.translations import translate
from gonfalon_lab.card_balance import EVEN, BalanceColumn, CardBalance, CardTally


class OriflammeCardBalance(CardBalance):
    """The card balance of Oriflamme sets and of all sets written like them."""

    columns = (
        BalanceColumn("played", "played, %", share=True, times=100),
        BalanceColumn("revealed", "revealed, %", share=True, times=100),
        BalanceColumn("eliminated", "eliminated, %", share=True, times=100),
        BalanceColumn("influence", "influence"),
        BalanceColumn("wins", "wins, %", times=100, most=1.0),
    )
    beside = (
        BalanceColumn("open", "open"),
        BalanceColumn("turned", "turned up"),
        BalanceColumn("lain", "collected"),
        BalanceColumn("aside", "aside"),
        BalanceColumn("struck", "eliminates"),
        BalanceColumn("idle", "idle, %", share=True, times=100),
        BalanceColumn("short", "short, %", share=True, times=100),
    )
    worth = "influence"

    def read(self, path: Path) -> CardSet:
        return read_set(path)

    def compose(self, sources: Sequence[tuple[str, str]], others: Sequence[str]) -> CardSet:
        return from_texts(tuple(sources), tuple(others))

    def draw(self, cards: CardSet, dice: Dice) -> CardSet:
        return draw_deck(cards, dice)

    def kinds(self, deck: CardSet) -> Sequence[str]:
        return [kind.id for kind in deck.kinds]

    def explained(self) -> str:
        return explained()

    def sentence(self, cards: CardSet) -> str:
        if len(cards) == DECK_SIZE:
            return f"Each game was played with its {DECK_SIZE} cards."
        if len(cards) > DECK_SIZE:
            return f"It has {len(cards)} cards; each game was played with {DECK_SIZE} of them, drawn at random."
        drawn = f"{DECK_SIZE - len(cards)} of Oriflamme and Alliance were drawn at random for each game"
        return f"It has {len(cards)} cards; to make {DECK_SIZE}, {drawn}."

    def diary(self, table: Table) -> CopyStatistics:
        return CopyStatistics(table)

    def add(self, tally: CardTally, diary: CopyStatistics, kind: int, outcome: Outcome) -> None:
        def copies(noted: Iterable[CardCopy]) -> list[CardCopy]:
            return [copy for copy in noted if copy[1] == kind]

        played = copies(diary.played)
        ratios = tally.ratios
        ratios["played"].add(len(played), len(copies(diary.dealt)))
        ratios["revealed"].add(len(copies(diary.revealed)), len(played))
        ratios["eliminated"].add(len(copies(diary.eliminated)), len(played))
        ratios["influence"].add(sum(diary.earned.get(copy, 0) for copy in played), len(played))
        ratios["wins"].add(sum(round(EVEN * outcome.share(seat)) for seat, _ in played), EVEN * len(played))
        for key, part, whole in _TURNS:
            ratios[key].add(
                sum(diary.noted[part, copy] for copy in played),
                sum(diary.noted[whole, copy] for copy in played) if whole else len(played),
            )


BALANCE: Final = OriflammeCardBalance()
_TURNS: Final = (
    ("open", "open earned", "open"),
    ("turned", "turned earned", "turned"),
    ("lain", "collected", "turned"),
    ("aside", "earned aside", ""),
    ("struck", "struck", ""),
    ("idle", "idle", "acted"),
    ("short", "short", "hidden"),
)
"""Each figure beside the others with what a diary notes for it, and of how many; of all copies played, where empty."""


def draw_deck(cards: CardSet, dice: Dice) -> CardSet:
    """Ten kinds: those of the set, ten drawn of a larger one, or with more drawn from the shipped sets."""
    own = [kind.id for kind in cards.kinds]
    if len(own) == DECK_SIZE:
        return cards
    if len(own) > DECK_SIZE:
        dice.shuffle(own)
        return cards.pick(own[:DECK_SIZE])
    shipped = [shelved.cards for shelved in SetStore().shipped if shelved.cards is not None]
    others = [kind.id for part in shipped for kind in part.kinds if kind.id not in cards]
    dice.shuffle(others)
    return combine([*shipped, cards], [*own, *others[: DECK_SIZE - len(own)]])


def bots_for(cards: CardSet) -> tuple[str, ...]:
    """
    Return the bots that can play for all seats: the squire, and the chancellor if it has learned all possible cards.
    """
    shipped = [shelved.cards for shelved in SetStore().shipped if shelved.cards is not None]
    dealt = cards if len(cards) >= DECK_SIZE else combine([*shipped, cards])
    return ("squire",) if policy_for(dealt) is None else ("squire", "chancellor")


class CopyStatistics:
    """Listens to one game and notes what became of every copy of every kind."""

    def __init__(self, table: Table) -> None:
        self._copies = CopyTracker(table)
        self.dealt: set[CardCopy] = {self._copies.of(card) for hand in table.hands for card in hand}
        self.played: set[CardCopy] = set()
        self.revealed: set[CardCopy] = set()
        self.eliminated: set[CardCopy] = set()
        self.earned: dict[CardCopy, int] = {}
        self.noted: Counter[tuple[str, CardCopy]] = Counter()
        """What became of the turns of each copy, by the words of `_TURNS`."""
        self._turn: CardCopy | None = None
        """Whose turn it is."""
        self._acts = ""
        """How it acts at it: `open` if it lay so, `turned`, or not at all."""
        self._done = False
        """Whether anything has come of that."""
        table.listener = self.note

    def note(self, event: Event) -> None:
        copy_of = self._copies.of
        self._copies.hear(event)
        match event:
            case Placed(card=card) | Swapped(other=card):
                self.played.add(copy_of(card))
            case Revealed(card=card):
                self.revealed.add(copy_of(card))
                self._turn_up(copy_of(card))
            case Eliminated(card=card, by=by):
                self.eliminated.add(copy_of(card))
                self.noted["struck", copy_of(by)] += 1
                self._earn(by, 1)
            case Collected(card=card, earned=amount):
                # Right behind the turning comes what lay on the card; its lines come after that.
                if self._acts == "turned" and not self._done and copy_of(card) == self._turn:
                    self.noted["collected", copy_of(card)] += amount
                else:
                    self._done = True
                self._earn(card, amount, line=False)
            case Gained(card=card, amount=amount) | Stolen(card=card, amount=amount):
                self._earn(card, amount)
            case Discarded(card=card):
                self._done |= copy_of(card) != self._turn
            case Laid() | Moved() | Marked() | Closed() | Reserved():
                self._done = True
            case Reached():
                self._reach()
            case RoundBegan() | Ended():
                self._end_turn()
        if type(event) is Swapped:
            self._done = True

    def _reach(self) -> None:
        self._end_turn()
        table = self._copies.table
        card = table.acted
        self._turn = turn = self._copies.of(card)
        if table.open[card]:
            self._acts = "open"
            self.noted["open", turn] += 1
        elif card not in table.fresh:
            self.noted["hidden", turn] += 1
            self.noted["short", turn] += table.influence[card] < table.seating.costs[turn[1]]

    def _turn_up(self, copy: CardCopy) -> None:
        if copy == self._turn and not self._acts:
            self._acts = "turned"
            self.noted["turned", copy] += 1

    def _end_turn(self) -> None:
        if self._acts:
            assert self._turn is not None
            self.noted["acted", self._turn] += 1
            self.noted["idle", self._turn] += not self._done
        self._turn, self._acts, self._done = None, "", False

    def _earn(self, card: int, amount: int, *, line: bool = True) -> None:
        copy = self._copies.of(card)
        self.earned[copy] = self.earned.get(copy, 0) + amount
        if copy == self._turn:
            self.noted[f"{self._acts} earned", copy] += amount
            self._done |= line and amount > 0
        else:
            self.noted["earned aside", copy] += amount


def explained() -> str:
    """Return the explanation of how decks are made up and of each figure."""
    decks = translate(
        "Help",
        "The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set of ten is "
        "played as it is; of a larger one ten are drawn for each game; a smaller one is filled up for each game with "
        "cards drawn from Oriflamme and Alliance.",
    )
    counted = translate("Help", "what is counted")
    beside = translate("Help", "with {option}").format(option="--more")
    return f"{decks}\n\n{counted}:\n{_listed(_counted())}\n\n{beside}:\n{_listed(_beside())}"


def _listed(figures: dict[str, str]) -> str:
    return "\n".join(f"  {head:<12}{what}" for head, what in figures.items())


def _counted() -> dict[str, str]:
    return {
        "dealt": translate(
            "Help",
            "copies of the card that were in a hand at the beginning of a game; those that were set aside cannot be "
            "played",
        ),
        "played": translate(
            "Help", "of the copies dealt, those that came into the queue: placed, or swapped in for another card"
        ),
        "revealed": translate("Help", "of the copies played, those that their owner turned up at least once"),
        "eliminated": translate("Help", "of the copies played, those that were eliminated"),
        "influence": translate(
            "Help",
            "what a copy that was played earned its owner in a game: what was collected from it, when it was revealed "
            "or later; what it gained by its own lines, by lines that it copied, in reserve, and when it avenged "
            "itself; what it stole; and 1 for each card that it eliminated. Influence that it lays on cards counts for "
            "those, when it is collected from them. What rivals lose by it is not added, what its owner loses to "
            "rivals is not taken off.",
        ),
        "wins": translate(
            "Help",
            "of the families that played the card, those that won; a victory that several share is divided among them. "
            "If no card made a difference, this would be 1 divided by the number of players.",
        ),
    }


def _beside() -> dict[str, str]:
    return {
        "open": translate("Help", "what a card that lies open earned at a turn of its own"),
        "turned up": translate("Help", "what a card earned at the turn at which it was turned up"),
        "collected": translate("Help", "how much of that lay on it"),
        "aside": translate("Help", "what a copy that was played earned at turns of other cards"),
        "eliminates": translate("Help", "how many cards a copy that was played eliminated"),
        "idle": translate(
            "Help", "of the turns at which the card acted, those at which nothing came of it but what lay on it"
        ),
        "short": translate(
            "Help", "of the turns at which it lay face down, those at which less than its cost lay on it"
        ),
    }
