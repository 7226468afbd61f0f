"""What an option of a card would do now: its program read on the table of the seat that chooses.

Nothing is played for it, and only the seat's own table is looked at. Amounts and targets are those of this position
until a statement of the option changes what they depend on; after that the sentences do without numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.program import ACTIVATE, PROGRAMS, Activation
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.targets import asked, counted, meant
from gonfalon.games.oriflamme.rules.tree import Choose, Deed, Gain, If, Option, Program, walk
from gonfalon.games.oriflamme.rules.verb import EVERYTHING, INFLUENCE, QUEUE, VERDICTS, Verb
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.deeds import DEEDS, deed
from gonfalon.texts.families import FamilyText, family_forms

__all__ = ["Outlook", "outlook", "swapping"]


@dataclass(frozen=True)
class Outlook:
    """What would happen, and the cards of the table that it may happen to first."""

    text: str
    cards: tuple[int, ...] = ()
    style: str = ""
    """`plus` where something is laid on the cards, else `brackets`; empty without cards."""


def outlook(decision: Decision, table: Table, move: Move, families: Mapping[str, FamilyText]) -> Outlook:
    """What an answer to `choose` would do; without words where the card asks twice with the same words."""
    act = _activation(decision, table)
    found = {
        _Reader(table, act, families).read(option.program)
        for option in _asking(decision, table)
        if option.word == move.word
    }
    return found.pop() if len(found) == 1 else Outlook("")


def swapping(decision: Decision, table: Table) -> Move | None:
    """The answer to `choose` that begins with a swap for a card of the hand, if there is exactly one."""
    found = {option.word for option in _asking(decision, table) if option.program and option.program[0].verb == "swap"}
    moves = [move for move in decision.moves if move.word in found]
    return moves[0] if len(moves) == 1 else None


def _activation(decision: Decision, table: Table) -> Activation:
    """The card at work as far as the question tells it."""
    card, model = decision.prompt.card, decision.prompt.model
    # Whoever avenges is not the card whose turn it is; that one is the attacker then.
    attacker = table.acted if card != table.acted else -1
    return Activation.of(model * PROGRAMS + ACTIVATE, card, attacker, copied=table.faces[card] != model)


def _asking(decision: Decision, table: Table) -> list[Option]:
    """The options of every `choose` that could be asking this."""
    model = table.seating.cards.kinds[decision.prompt.model].card
    program = model.activate if decision.prompt.card == table.acted else model.avenge
    asked = {move.word for move in decision.moves}
    return [
        option
        for statement in walk(program)
        if isinstance(statement, Choose) and asked <= {option.word for option in statement.options}
        for option in statement.options
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

    def read(self, program: Program) -> Outlook:
        self._program(program)
        if not self.said:
            self._say("nothing")
        text = " ".join(deed(key, n).format(**values) for key, n, values in self.said)
        return Outlook(text, self.cards, self.style if self.cards else "")

    def _program(self, program: Program) -> None:
        for statement in program:
            match statement:
                case Gain():
                    self._gain(statement)
                case If():
                    if self._goes_in(statement):
                        self._program(statement.then)
                case Choose():
                    self._say("choose")
                    self.changed = EVERYTHING
                case Deed():
                    self._deed(statement)

    # -- statements ----------------------------------------------------------------------------------------------------

    def _gain(self, gain: Gain) -> None:
        amount, per = gain.amount.number, gain.amount.per
        if per is not None:
            depends = _depends(per.of.adjectives) | ({INFLUENCE} if per.unit else set())
            if depends & self.changed or not self._known(per.of.adjectives):
                self._say("gain-some")
                return
            amount *= counted(per)(self.table, self.act)
        if self.said and self.said[-1][0] in ("gain", "gain-nothing"):
            amount += self.said.pop()[1]
        self._say("gain" if amount else "gain-nothing", amount)

    def _goes_in(self, statement: If) -> bool:
        """Whether the statements of an `if` are carried out; where that cannot be known yet, more may follow."""
        test = statement.test
        if test.head == "it":
            known = self.act.it >= 0
        else:
            known = self._known(test.adjectives) and not _depends(test.adjectives) & self.changed
        if known:
            return bool(asked(test)(self.table, self.act)) is (test.head != "no")
        self._say("perhaps")
        self.changed = EVERYTHING
        return False

    def _deed(self, deed: Deed) -> None:
        verb, target = VERBS[deed.verb](deed), deed.target
        before, self.changed = self.changed, self.changed | verb.changes
        if idle := verb.idle(self.table, self.act):
            self._say(f"{deed.verb}-{idle}")
        elif target.whom == "hand":
            self._say(deed.verb)
            self._show(self.table.hands[self.table.seating.owner[self.act.this]], "brackets")
        elif target.whom not in ("one", "each"):
            self._pronoun(deed, verb)
        elif not self._known(target.adjectives) or _depends(target.adjectives) & before:
            self._say(f"{deed.verb}-one" if target.whom == "one" else "perhaps", _number(deed))
        else:
            self._some(deed, verb)

    def _pronoun(self, deed: Deed, verb: Verb) -> None:
        cards = meant(deed.target).cards(self.table, self.act)
        if deed.target.whom == "it" and self.act.it < 0:
            self._say(f"{deed.verb}-it", _number(deed))
        elif cards:
            self._at(deed, verb, cards[0])
        else:
            self._say(f"{deed.verb}-none")

    def _some(self, deed: Deed, verb: Verb) -> None:
        """What is done to one of some cards, or to all of them."""
        word, table, number = deed.verb, self.table, _number(deed)
        one = deed.target.whom == "one"
        cards = meant(deed.target).cards(table, self.act)
        if verb.takes and not one:
            cards = [card for card in cards if table.influence[card]]
        if not cards:
            self._say(f"{word}-none")
            return
        self._show(cards, "plus" if verb.adds else "brackets")
        if len(cards) == 1:
            if one:
                self.act.it, self.act.it_open = cards[0], table.open[cards[0]]
            self._at(deed, verb, cards[0])
            return
        if one:
            self.act.it = -1
        places = [table.queue.index(card) + 1 for card in cards]
        owners = list(dict.fromkeys(table.seating.families[table.seating.owner[card]] for card in cards))
        if not one:
            self._say(f"{word}-each", len(cards), amount=number)
        elif word == "steal" and len(owners) == 1:
            self._at(deed, verb, cards[0])
        elif word == "steal" and len(owners) == 2:
            self._say("steal-or", number, **family_forms(self.families, owners[0]),
                      **family_forms(self.families, owners[1], "other_family"))  # fmt: skip
        elif len(cards) == len(table.queue) and f"{word}-any" in DEEDS:
            self._say(f"{word}-any")
        elif len(cards) == 2 and f"{word}-or" in DEEDS:
            self._say(f"{word}-or", number, place=places[0], other=places[1])
        elif f"{word}-of" in DEEDS:
            self._say(f"{word}-of", len(cards), amount=number)
        else:
            self._say(f"{word}-one", number)

    def _at(self, deed: Deed, verb: Verb, card: int) -> None:
        """What is done to one card that is known."""
        table, word = self.table, deed.verb
        amount = verb.amount(table, self.act, card)
        if amount == 0:
            self._say(f"{word}-none")
        elif card == self.act.this and f"{word}-this" in DEEDS:
            self._say(f"{word}-this", amount)
        else:
            family = family_forms(self.families, table.seating.families[table.seating.owner[card]])
            self._say(f"{word}-at", amount, place=table.queue.index(card) + 1, **family)

    # -- what is known -------------------------------------------------------------------------------------------------

    def _known(self, adjectives: Sequence[str]) -> bool:
        """Whether the question tells everything that cards with these adjectives are known by."""
        return "attacker" not in adjectives or self.act.attacker >= 0

    def _show(self, cards: Sequence[int], style: str) -> None:
        if not self.cards:
            self.cards, self.style = tuple(cards), style

    def _say(self, key: str, n: int = -1, **values: object) -> None:
        if (key, n, values) not in self.said or key.startswith("gain"):
            self.said.append((key, n, values))


def _depends(adjectives: Sequence[str]) -> set[str]:
    """What the cards that have these adjectives depend on."""
    return {QUEUE, VERDICTS} if "marked" in adjectives else {QUEUE}


def _number(deed: Deed) -> int:
    return deed.number or -1
