"""What an option of a card would do now: its program read on the table of the seat that chooses.

Nothing is played for it, and only the seat's own table is looked at. Amounts and targets are those of this position
until a statement of the option changes what they depend on; after that the sentences do without numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.program import ACTIVATE, AVENGE, PROGRAMS, Activation, Choose, Gain, If, Statement
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import It, Pronoun, Some
from gonfalon.games.oriflamme.rules.verbs import Collect, Copy, Drop, Mark, Numbered, OnTarget, Steal, Swap
from gonfalon.games.oriflamme.texts.deeds import DEEDS, deed
from gonfalon.texts.cards import FamilyText
from gonfalon.texts.families import family_forms

__all__ = ["Outlook", "options_of", "outlook", "swapping"]

QUEUE, INFLUENCE, VERDICTS = "queue", "influence", "verdicts"
EVERYTHING = frozenset({QUEUE, INFLUENCE, VERDICTS})
_CHANGES: dict[type[Statement], frozenset[str]] = {
    Steal: frozenset(),
    Mark: frozenset({VERDICTS}),
    Collect: frozenset({INFLUENCE}),
    Drop: frozenset({INFLUENCE}),
}
"""What a verb changes of all that other statements look at; a verb that is not named may change everything."""
_ADDS = frozenset({"mark", "place"})
"""Verbs that lay something on a card."""


@dataclass(frozen=True)
class Outlook:
    """What would happen, and the cards of the table that it may happen to first."""

    text: str
    cards: tuple[int, ...] = ()
    style: str = ""
    """`plus` where something is laid on the cards, else `brackets`; empty without cards."""


class Option(NamedTuple):
    """A word that answers `choose`, with the statements that it stands for."""

    word: str
    program: Sequence[Statement]


def options_of(choose: Choose, program: Sequence[Statement]) -> list[Option]:
    """All options of a `choose` that stands in a program, offered or not."""
    begin = next(place for place, statement in enumerate(program) if statement is choose) + 1
    ends = [*(start - 1 for start in choose.starts[1:]), choose.whole]  # a jump stands behind all but the last
    return [
        Option(move.word, program[begin + start : begin + end])
        for move, start, end in zip(choose.moves, choose.starts, ends, strict=True)
    ]


def outlook(decision: Decision, table: Table, move: Move, families: Mapping[str, FamilyText]) -> Outlook:
    """What an answer to `choose` would do; without words where the card asks twice with the same words."""
    act = _activation(decision, table)
    found = {
        _Reader(table, act, families).read(option.program)
        for program in _programs(decision, table)
        for option in _asking(decision, program)
        if option.word == move.word
    }
    return found.pop() if len(found) == 1 else Outlook("")


def swapping(decision: Decision, table: Table) -> Move | None:
    """The answer to `choose` that begins with a swap for a card of the hand, if there is exactly one."""
    found = {
        option.word
        for program in _programs(decision, table)
        for option in _asking(decision, program)
        if option.program and isinstance(option.program[0], Swap)
    }
    moves = [move for move in decision.moves if move.word in found]
    return moves[0] if len(moves) == 1 else None


def _activation(decision: Decision, table: Table) -> Activation:
    """The card at work as far as the question tells it."""
    card, model = decision.prompt.card, decision.prompt.model
    # Whoever avenges is not the card whose turn it is; that one is the attacker then.
    attacker = table.acted if card != table.acted else -1
    return Activation.of(model * PROGRAMS + ACTIVATE, card, attacker, copied=table.faces[card] != model)


def _programs(decision: Decision, table: Table) -> list[Sequence[Statement]]:
    which = ACTIVATE if decision.prompt.card == table.acted else AVENGE
    return [table.seating.programs[decision.prompt.model * PROGRAMS + which]]


def _asking(decision: Decision, program: Sequence[Statement]) -> list[Option]:
    """The options of every `choose` that could be asking this."""
    asked = set(decision.moves)
    return [
        option
        for statement in program
        if isinstance(statement, Choose) and asked <= set(statement.moves)
        for option in options_of(statement, program)
    ]


class _Reader:
    """Goes through a program without playing it and says what its statements do."""

    def __init__(self, table: Table, act: Activation, families: Mapping[str, FamilyText]) -> None:
        self.table = table
        self.act = act
        self.families = families
        self.said: list[tuple[str, int, Mapping[str, object]]] = []
        """Sentences by their keys, with the numbers and names that belong into them."""
        self.changed: frozenset[str] = frozenset()
        """What is no longer as it is on the table."""
        self.cards: tuple[int, ...] = ()
        self.style = ""

    def read(self, program: Sequence[Statement]) -> Outlook:
        place = 0
        while place < len(program):
            statement = program[place]
            place += 1
            match statement:
                case Gain():
                    self._gain(statement)
                case If():
                    if not self._goes_in(statement):
                        place += statement.skip
                case Choose():
                    self._say("choose")
                    self.changed = EVERYTHING
                    place += statement.whole
                case Swap():
                    self._swap(statement)
                case OnTarget():
                    self._verb(statement)
        if not self.said:
            self._say("nothing")
        text = " ".join(deed(key, n).format(**values) for key, n, values in self.said)
        return Outlook(text, self.cards, self.style if self.cards else "")

    # -- statements ----------------------------------------------------------------------------------------------------

    def _gain(self, gain: Gain) -> None:
        amount = gain.amount
        if gain.per is not None:
            of = gain.per.of
            depends = self._depends(of) | ({INFLUENCE} if gain.per.tokens else set())
            if depends & self.changed or not self._known(of):
                self._say("gain-some")
                return
            amount *= gain.per.total(self.table, self.act)
        if self.said and self.said[-1][0] in ("gain", "gain-nothing"):
            amount += self.said.pop()[1]
        self._say("gain" if amount else "gain-nothing", amount)

    def _goes_in(self, test: If) -> bool:
        """Whether the statements of an `if` are carried out; where that cannot be known yet, more may follow."""
        if isinstance(test.test, It):
            known = self.act.it >= 0
        else:
            known = self._known(test.test) and not self._depends(test.test) & self.changed
        if known:
            return bool(test.holds(self.table, self.act)) is test.wanted
        self._say("perhaps")
        self.changed = EVERYTHING
        return False

    def _swap(self, swap: Swap) -> None:
        if swap.possible(self.table, self.act):
            self._say("swap")
            self._show(self.table.hands[self.table.seating.owner[self.act.this]], "brackets")
        else:
            self._say("swap-none")
        self.changed = EVERYTHING

    def _verb(self, statement: OnTarget) -> None:
        before, self.changed = self.changed, self.changed | _CHANGES.get(type(statement), EVERYTHING)
        if isinstance(statement, Numbered) and not isinstance(statement, Steal):
            self.changed = before | {INFLUENCE}
        verb, target = statement.verb, statement.target
        if isinstance(statement, Mark) and not self.table.verdict_pool:
            self._say("mark-empty")
        elif isinstance(statement, Copy) and self.act.copied:
            self._say("copy-none")
        elif isinstance(target, Pronoun):
            self._pronoun(statement, target)
        elif not self._known(target) or self._depends(target) & before:
            self._say(f"{verb}-one" if statement.one else "perhaps", _amount(statement))
        else:
            self._some(statement, target.cards(self.table, self.act))

    def _pronoun(self, statement: OnTarget, target: Pronoun) -> None:
        card = target.card(self.act)
        if target.word == "it" and card < 0:
            self._say(f"{statement.verb}-it", _amount(statement))
        elif card not in self.table.queue:
            self._say(f"{statement.verb}-none")
        else:
            self._at(statement, card)

    def _some(self, statement: OnTarget, cards: Sequence[int]) -> None:
        """What is done to one of these cards, or to all of them."""
        verb, amount, table = statement.verb, _amount(statement), self.table
        if isinstance(statement, (Collect, Drop)) and not statement.one:
            cards = [card for card in cards if table.influence[card]]
        if not cards:
            self._say(f"{verb}-none")
            return
        self._show(cards, "plus" if verb in _ADDS else "brackets")
        if len(cards) == 1:
            if statement.one:
                self.act.it, self.act.it_open = cards[0], table.open[cards[0]]
            self._at(statement, cards[0])
            return
        if statement.one:
            self.act.it = -1
        places = [table.queue.index(card) + 1 for card in cards]
        owners = list(dict.fromkeys(table.seating.families[table.seating.owner[card]] for card in cards))
        if not statement.one:
            self._say(f"{verb}-each", len(cards), amount=amount)
        elif verb == "steal" and len(owners) == 1:
            self._at(statement, cards[0])
        elif verb == "steal" and len(owners) == 2:
            self._say("steal-or", amount, **family_forms(self.families, owners[0]),
                      **family_forms(self.families, owners[1], "other_family"))  # fmt: skip
        elif len(cards) == len(table.queue) and f"{verb}-any" in DEEDS:
            self._say(f"{verb}-any")
        elif len(cards) == 2 and f"{verb}-or" in DEEDS:
            self._say(f"{verb}-or", amount, place=places[0], other=places[1])
        elif f"{verb}-of" in DEEDS:
            self._say(f"{verb}-of", len(cards), amount=amount)
        else:
            self._say(f"{verb}-one", amount)

    def _at(self, statement: OnTarget, card: int) -> None:
        """What is done to one card that is known."""
        table, verb = self.table, statement.verb
        owner = table.seating.owner[card]
        amount = _amount(statement)
        if isinstance(statement, Collect):
            amount = table.influence[card]
        elif isinstance(statement, Drop):
            amount = min(amount, table.influence[card])
        elif isinstance(statement, Steal):
            amount = 0 if owner == table.seating.owner[self.act.this] else min(amount, table.pool[owner])
        if isinstance(statement, (Collect, Drop, Steal)) and not amount:
            self._say(f"{verb}-none")
        elif card == self.act.this and f"{verb}-this" in DEEDS:
            self._say(f"{verb}-this", amount)
        else:
            family = family_forms(self.families, table.seating.families[owner])
            self._say(f"{verb}-at", amount, place=table.queue.index(card) + 1, **family)

    # -- what is known -------------------------------------------------------------------------------------------------

    def _known(self, target: Some | Pronoun) -> bool:
        """Whether the question tells everything that a target looks at."""
        if isinstance(target, Pronoun):
            return target.card(self.act) >= 0
        return "attacker" not in target.adjectives or self.act.attacker >= 0

    @staticmethod
    def _depends(target: Some | Pronoun) -> set[str]:
        return {QUEUE, VERDICTS} if isinstance(target, Some) and "marked" in target.adjectives else {QUEUE}

    def _show(self, cards: Sequence[int], style: str) -> None:
        if not self.cards:
            self.cards, self.style = tuple(cards), style

    def _say(self, key: str, n: int = -1, **values: object) -> None:
        if (key, n, values) not in self.said or key.startswith("gain"):
            self.said.append((key, n, values))


def _amount(statement: OnTarget) -> int:
    return statement.amount if isinstance(statement, Numbered) else -1
