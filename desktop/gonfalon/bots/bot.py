"""The interface of a bot, its character, and how long bots and analyses may think."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from gonfalon.core.dice import Dice
    from gonfalon.core.knowledge import View
    from gonfalon.core.state import Decision

MoveT = TypeVar("MoveT")


# A game says of a move which leanings it has, `leanings(view, move)` in its `bots`, with what its seat knows and no
# more.

Leaning = Literal["wait", "show", "strike", "revenge", "cover", "grab", "bluff"]
"""What a move does, as far as characters care:

- `wait`: leaves for later what could be done now: a card stays hidden, money stays in the purse;
- `show`: turns up or lays open what others did not know;
- `strike`: takes something from a rival, or destroys it;
- `revenge`: strikes somebody who has struck this seat;
- `cover`: shelters something of one's own;
- `grab`: takes what pays at once;
- `bluff`: makes something look better than it is, or worse.
"""


class Character(NamedTuple):
    """The amounts added for each leaning, in logits: one more makes a move e times as likely."""

    shifts: Mapping[str, float]

    def shift(self, leanings: Iterable[str]) -> float:
        """Return the amount added for a move that has these leanings.

        A level that compares figures adds it in a unit of its own; a policy to its logits, a search to its prior and
        to its last choice.
        """
        return sum(self.shifts.get(leaning, 0.0) for leaning in leanings)

    def drawn(
        self,
        moves: Sequence[MoveT],
        figures: Sequence[float],
        leanings: Callable[[MoveT], Iterable[str]],
        unit: float = 1.0,
    ) -> Sequence[float]:
        """The figures of moves with what it adds to them.

        Args:
            moves: of one decision.
            figures: what each of them is worth, or how much speaks for it.
            leanings: those of a move.
            unit: how much in these figures a shift of 1 is.
        """
        if not self.shifts:
            return figures
        return [figure + unit * self.shift(leanings(move)) for move, figure in zip(moves, figures, strict=True)]


PLAIN_CHARACTER: Final = Character({})
"""Nobody in particular: plays what it takes to be best."""
CHARACTERS: Final[Mapping[str, Character]] = {
    "cautious": Character({"cover": 2.0, "strike": -0.8, "bluff": -0.5}),
    "grudging": Character({"strike": 0.3, "revenge": 1.2}),
    "hoarder": Character({"wait": 1.0, "grab": -0.5}),
    "bluffer": Character({"bluff": 1.2, "cover": -0.5}),
    "teacher": Character({"show": 1.0, "strike": -0.5, "bluff": -1.0}),
}
"""By what records call them."""
CHARACTER_HINT: Final = f"characters of bots, as in page/cautious, are {', '.join(CHARACTERS)}"
"""What a sentence about an unknown bot says of them."""


class AnalysisBudget(NamedTuple):
    """The thoroughness of a game analysis, by how long the game's endings take."""

    by: str = "squire"
    """The bot by which games are played on of which nothing was learned."""
    to_end: bool = True
    """Whether tries are played to the end of the game, and not only so far as the game's counsel does."""
    endings: int = 300
    """So many tries at each step of which the chances are told."""
    points: int = 80
    """So many steps at the most, spread evenly; between them chances are taken to change evenly."""
    answers: int = 8
    """So many answers to a decision are compared, the likeliest and what was played."""
    glances: int = 20
    """In so many games all of them."""
    doubts: int = 8
    """So many decisions are then looked at more closely, where the difference seemed greatest."""
    tries: int = 400
    """In so many games each."""

    def by_bots(self) -> AnalysisBudget:
        """The same where nothing was learned: bots take several times as long for a game."""
        return self._replace(
            endings=max(40, self.endings // 5), glances=max(4, self.glances // 5), tries=max(80, self.tries // 5)
        )


SIMPLEST = "page"
"""Plays where another has failed; every game has one."""


class Reason(NamedTuple):
    """The reason for a bot's choice: a word that the texts of its game turn into a sentence, and its figures.

    Everybody at the table may read it, so it holds nothing that only the bot's seat knows.
    """

    word: str
    figures: tuple[int, ...] = ()


class BotDecision(NamedTuple):
    """The decision of a bot."""

    move: Any
    reason: Reason | None = None
    second: Any = None
    """Another move that seemed about as good to it, None where there is none; only who asks for a hint is told."""
    tries: int = 0
    """How many games it has imagined and played on for it; 0 where it does not search."""


class Budget:
    """The time that a bot may take for one decision, from the moment the budget is made."""

    __slots__ = ("_begin", "_end", "_hurried", "iterations", "seconds")

    def __init__(self, seconds: float, iterations: int = 0, hurried: Callable[[], bool] | None = None) -> None:
        """
        Start the budget. A bot that has not answered after `seconds` loses its turn to a fallback; `iterations` is how
        often a search tries, regardless of the time (0 leaves it to the search and the clock); `hurried` returns
        whether the move is wanted now.
        """
        self.seconds = seconds
        self.iterations = iterations
        self._hurried = hurried
        self._begin = time.perf_counter()
        self._end = self._begin + seconds

    def passed(self) -> float:
        """Return how long the budget has been used, in seconds."""
        return time.perf_counter() - self._begin

    def spent(self) -> bool:
        """Return whether a bot has to answer with what it has found so far."""
        return time.perf_counter() >= self._end or (self._hurried is not None and self._hurried())


class Bot(Protocol):
    """Decides with what one seat knows and with nothing else."""

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        """One of the moves of `view.decision`, which is the seat's own.

        Args:
            view: what the seat knows.
            dice: all the chance that a bot may use; the same dice give the same move where time does not matter.
            budget: how long it may think.
        """
        ...


class CharacterBot(ABC):
    """A bot that is drawn to what its character likes, and is asked only where there is a choice."""

    def __init__(self, character: Character = PLAIN_CHARACTER) -> None:
        """
        Args:
            character: what it is drawn to.
        """
        self.character = character

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        decision = view.pending
        if len(decision.moves) == 1:
            return BotDecision(decision.moves[0])
        return self.answer(view, decision, dice, budget)

    @abstractmethod
    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        """Return the decision between several moves of the seat whose view it is."""


class InstantBot(CharacterBot):
    """A bot that needs no time to speak of."""

    def answer(self, view: View, decision: Decision, dice: Dice, budget: Budget) -> BotDecision:
        move = self.decide(view, decision, dice)
        return BotDecision(move, self.reason(view, move))

    @abstractmethod
    def decide(self, view: View, decision: Decision, dice: Dice) -> object:
        """One of several moves of the seat whose view it is."""

    def reason(self, view: View, move: Any) -> Reason | None:
        """Return why the bot has chosen this move; None where it has nothing to say."""
        return None


class BlendedBot:
    """A bot between two levels: the dice say for each decision whose it is."""

    def __init__(self, weaker: Bot, stronger: Bot, share: int) -> None:
        """
        Args:
            weaker: takes the other decisions.
            stronger: takes so many of a hundred.
            share: 0 to 100.
        """
        self.weaker, self.stronger, self.share = weaker, stronger, share

    def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
        """Return the decision of one of the two."""
        bot = self.stronger if dice.below(100) < self.share else self.weaker
        return bot.choose(view, dice, budget)


class UnknownBot(ValueError):
    """A bot that does not exist; its text is a sentence."""
