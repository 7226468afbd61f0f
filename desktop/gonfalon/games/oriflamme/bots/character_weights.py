"""Effects of a move that matter to characters, and how a character weighs them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from gonfalon.bots.bot import Character, Leaning
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.evaluation import CardTraits, traits_of
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.verbs import VERBS


def leanings(view: View, move: Move) -> Collection[Leaning]:
    """The leanings of one of the moves of the view's decision."""
    table: Table = view.table
    prompt = view.pending.prompt
    match move.word:
        case "place":
            traits = traits_of(table.seating.cards)[table.seating.cards.number(move.kind)]
            placed = _placed(traits)
            return (*placed, "cover") if move.slot >= 0 else placed
        case "keep" | "reveal":
            traits = traits_of(table.seating.cards)[table.faces[prompt.card] or 0]
            return _left(traits) if move.word == "keep" else _turned(traits, table.influence[prompt.card])
        case "target" if VERBS[prompt.verb].hurts:
            rival = table.seating.owner[table.queue[move.slot]]
            if rival in table.seating.seats_of(view.seat):
                return ()
            struck: tuple[Leaning, ...] = ("strike",)
            return (*struck, "revenge") if has_struck(view, rival) else struck
    return ()


def has_struck(view: View, rival: int) -> bool:
    """Return whether a rival has removed a card of this seat from the queue, as far as the view remembers."""
    table: Table = view.table
    return any(
        seen.seat == rival
        and seen.move.word == "target"
        and seen.card in table.discards
        and table.seating.owner[seen.card] in table.seating.seats_of(view.seat)
        for seen in view.history
    )


def _placed(traits: CardTraits) -> tuple[Leaning, ...]:
    if traits.influence == "lost":
        return ("bluff",)
    return ("wait",) if traits.influence == "doubled" else ()


def _left(traits: CardTraits) -> tuple[Leaning, ...]:
    """A card that lies on; one that would act, or that loses what is laid on it, seems to be something else by that."""
    return ("wait",) if traits.influence == "doubled" else ("wait", "bluff")


def _turned(traits: CardTraits, lain: int) -> tuple[Leaning, ...]:
    found: list[Leaning] = ["show"]
    if traits.earned(lain) > 0:
        found.append("grab")
    if traits.reach:
        found.append("strike")
    return tuple(found)


SHIFT = 0.5
"""What one more in logits is worth in influence, to levels that compare what moves bring."""


def with_character(figures: Sequence[float], view: View, character: Character) -> Sequence[float]:
    """The figures of all moves of a decision, in influence, with what a character adds."""
    return character.drawn(view.pending.moves, figures, partial(leanings, view), SHIFT)
