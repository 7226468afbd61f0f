"""Moves of a player in Oriflamme, in the words of records and scenarios."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

FRONT: Final = -2
BACK: Final = -1
NOWHERE: Final = -3

MAX_SLOTS: Final = 64
"""No queue is longer: five families lay one card a round for six rounds."""

_SLOT = re.compile("0|[1-9][0-9]?")


class Move(NamedTuple):
    """One answer to one question; `Move.parse(str(move)) == move`.

    >>> Move.parse("place spy on 2")
    Move(word='place', kind='spy', slot=2)
    >>> str(Move("target", slot=4))
    'target 4'
    """

    word: str
    """`place`, `keep`, `reveal`, `target`, `gap`, `hand`, or the name of an option that a card gives."""

    kind: str = ""
    """The card that is placed or taken from the hand, else empty."""

    slot: int = NOWHERE
    """The slot or gap, counted from the front of the queue; for a placement also `FRONT` or `BACK`."""

    def __str__(self) -> str:
        if self.word == "place":
            if self.slot >= 0:
                return f"place {self.kind} on {self.slot}"
            return f"place {self.kind} {'front' if self.slot == FRONT else 'back'}"
        if self.kind:
            return f"{self.word} {self.kind}"
        return f"{self.word} {self.slot}" if self.slot >= 0 else self.word

    @classmethod
    def parse(cls, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        match text.split():
            case ["place", kind, "front"]:
                return cls("place", kind, FRONT)
            case ["place", kind, "back"]:
                return cls("place", kind, BACK)
            case ["place", kind, "on", slot] if _is_slot(slot):
                return cls("place", kind, int(slot))
            case [("target" | "gap") as word, slot] if _is_slot(slot):
                return cls(word, "", int(slot))
            case ["hand", kind]:
                return cls("hand", kind)
            case [word] if word not in RESERVED_WORDS or word in ("keep", "reveal"):
                return cls(word)
        raise ValueError(f"'{text}' is not a move: write for instance 'place spy front', 'reveal' or 'target 3'.")


def _is_slot(text: str) -> bool:
    return _SLOT.fullmatch(text) is not None and int(text) < MAX_SLOTS


RESERVED_WORDS: Final = frozenset({"place", "keep", "reveal", "target", "gap", "hand"})
KEEP: Final = Move("keep")
REVEAL: Final = Move("reveal")
TARGETS: Final = tuple(Move("target", "", slot) for slot in range(MAX_SLOTS))
GAPS: Final = tuple(Move("gap", "", slot) for slot in range(MAX_SLOTS))
ONLY_KEEP: Final = (KEEP,)
KEEP_OR_REVEAL: Final = (KEEP, REVEAL)


def placements(kind: str) -> tuple[Move, ...]:
    """Every placement of a card, ready made: at the front, at the back, then on each slot."""
    ends = (Move("place", kind, FRONT), Move("place", kind, BACK))
    return (*ends, *(Move("place", kind, slot) for slot in range(MAX_SLOTS)))
