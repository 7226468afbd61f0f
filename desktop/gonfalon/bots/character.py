"""What a bot is drawn to and what it shuns, beside what it takes to be best.

A game says of a move which leanings it has, `leanings(view, move)` in its `bots`, with what its seat knows and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

__all__ = ["CHARACTERS", "HINT", "PLAIN", "Character", "Leaning"]

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
    """What is added for a leaning, in the unit of logits: one more makes a move e times as likely."""

    shifts: Mapping[str, float]

    def shift(self, leanings: Iterable[str]) -> float:
        """What is added for a move that has these leanings.

        A level that compares figures adds it in a unit of its own; a policy to its logits, a search to its prior and
        to its last choice.
        """
        return sum(self.shifts.get(leaning, 0.0) for leaning in leanings)

    def drawn(
        self,
        moves: Sequence[Any],
        figures: Sequence[float],
        leanings: Callable[[Any], Iterable[str]],
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


PLAIN: Final = Character({})
"""Nobody in particular: plays what it takes to be best."""
CHARACTERS: Final[Mapping[str, Character]] = {
    "cautious": Character({"cover": 2.0, "strike": -0.8, "bluff": -0.5}),
    "grudging": Character({"strike": 0.3, "revenge": 1.2}),
    "hoarder": Character({"wait": 1.0, "grab": -0.5}),
    "bluffer": Character({"bluff": 1.2, "cover": -0.5}),
    "teacher": Character({"show": 1.0, "strike": -0.5, "bluff": -1.0}),
}
"""By what records call them."""
HINT: Final = f"characters of bots, as in page/cautious, are {', '.join(CHARACTERS)}"
"""What a sentence about an unknown bot says of them."""
