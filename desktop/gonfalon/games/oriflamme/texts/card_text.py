"""The text of a card, written from its program: what is printed on it where its author has written nothing.

A condition and a choice have a sentence of their own, and what is done between them has one together. Where a program
stands in another, all of it has to go into one sentence; then its parts are set off by semicolons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.tree import Amount, Card, Choose, Deed, Gain, If, Program, Target, Test, walk
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.deeds import RULES, deed, rule
from gonfalon.games.oriflamme.texts.nouns import Named, noun, target
from gonfalon.texts.catalogue import translate
from gonfalon.texts.entries import from_id
from gonfalon.texts.tables import listed
from gonfalon.texts.ties import tied

__all__ = ["INFLUENCE", "WHEN", "rules_text"]

INFLUENCE: Final[Mapping[str, Callable[[], str]]] = {
    "doubled": lambda: translate("CardText", "gain double the influence on this card"),
    "lost": lambda: translate("CardText", "lose the influence on this card"),
    "kept": lambda: translate("CardText", "keep the influence on this card"),
}
"""What becomes of the influence on a card that leaves or lies face down again when it has acted."""
_ONCE: Final[Mapping[str, Callable[[], str]]] = {
    "doubled": lambda: translate("CardText", "when you reveal this card, gain double the influence on it"),
    "lost": lambda: translate("CardText", "when you reveal this card, lose the influence on it"),
    "kept": lambda: translate("CardText", "when you reveal this card, the influence on it stays there"),
}
"""The same of a card that stays face up and acts again: then there is nothing to be taken."""
WHEN: Final[Mapping[str, Callable[[], str]]] = {
    "avenge": lambda: translate("CardText", "if a rival eliminates this card"),
    "kill": lambda: translate("CardText", "whenever you eliminate a card while this one is in reserve"),
    "round": lambda: translate("CardText", "at the start of each round while this card is in reserve"),
    "end": lambda: translate("CardText", "at the end of the game, if this card is in reserve"),
}
"""When the programs are carried out that are not `activate`."""
_FROM_THEN_ON: Final[Mapping[str, Callable[[], str]]] = {
    "kill": lambda: translate("CardText", "from then on, whenever you eliminate a card"),
    "round": lambda: translate("CardText", "from then on, at the start of each round"),
    "end": lambda: translate("CardText", "at the end of the game"),
}
"""The same of a card that has just said that it lays itself in reserve."""
_LEAVES: Final = {(verb.verb, verb.leaves) for verb in VERBS.values() if verb.leaves} | {("close", "this")}


def rules_text(card: Card, names: Named) -> str:
    """What a card does, in the language of the catalogue; one that does nothing says so.

    Args:
        card: what its file says.
        names: gives the texts of a kind by its id: this card's for the titles of its options, others' for their names.
    """
    sentences = list(_Writer(card, names).sentences())
    return tied(" ".join(f"{words[:1].upper()}{words[1:]}." for words in sentences) or deed("nothing"))


class _Piece(NamedTuple):
    """What one sentence can say, or one part of it."""

    words: str
    conditional: bool = False
    """Whether all that follows up to the full stop belongs to a condition."""
    deeds: bool = False


class _Writer:
    """Writes one text, and remembers what it has said."""

    def __init__(self, card: Card, named: Named) -> None:
        self.card = card
        self.named = named
        self.influence = False
        """Whether it has been said that numbers count influence."""
        self.more = False
        """Whether something was gained just before, so that what is gained now comes on top of that."""
        self.this = False
        """Whether this card is the last one that was spoken of, so that `it` would be understood."""

    def sentences(self) -> Iterator[str]:
        card, before = self.card, []
        if card.cost:
            self.influence = self.this = True
            yield translate("CardText", "pay %n influence from this card to reveal it", "", card.cost)
        if card.influence in INFLUENCE:
            self.influence = self.this = True
            if any(isinstance(each, Deed) and (each.verb, each.target.whom) in _LEAVES for each in card.activate):
                before = [INFLUENCE[card.influence]()]
            else:
                yield _ONCE[card.influence]()
        pieces = list(self._pieces(card.activate, before))
        for place, piece in enumerate(pieces):
            then = piece.deeds and place
            yield translate("CardText", "then {what}").format(what=piece.words) if then else piece.words
        for key in WHEN:
            program: Program = getattr(card, key)
            if not program:
                continue
            short = _FROM_THEN_ON.get(key) if Deed("reserve", Target("this")) in walk(card.activate) else None
            # Whoever eliminates a card has gained 1, and that is the card which is spoken of.
            self.more = key == "kill"
            self.this = key != "kill" and (self.this or not short)
            if what := self._block(program):
                yield _under((short or WHEN[key])(), what, at_length=key != "avenge" or not _single(program))

    def _block(self, program: Program) -> str:
        """A program in one part of a sentence, empty where it does nothing."""
        pieces = list(self._pieces(program))
        parts = [
            f"({piece.words})" if piece.conditional and piece is not pieces[-1] else piece.words for piece in pieces
        ]
        return "; ".join(parts)

    def _pieces(self, program: Program, before: Sequence[str] = ()) -> Iterator[_Piece]:
        clauses = list(before)
        for kind, statements in groupby(program, type):
            if kind is Gain:
                clauses.append(self._gain([each for each in statements if isinstance(each, Gain)]))
                continue
            for statement in statements:
                if isinstance(statement, Deed):
                    clauses.append(self._deed(statement))
                    continue
                if clauses:
                    yield _Piece(_one_after_the_other(clauses), deeds=True)
                    clauses = []
                if isinstance(statement, If) and (words := self._if(statement)):
                    yield _Piece(words, conditional=True)
                elif isinstance(statement, Choose):
                    yield _Piece(self._choose(statement))
        if clauses:
            yield _Piece(_one_after_the_other(clauses), deeds=True)

    def _if(self, statement: If) -> str:
        before = self.more
        condition, what = self._test(statement.test), self._block(statement.then)
        self.more = before
        return _under(condition, what, at_length=not _single(statement.then)) if what else ""

    def _test(self, test: Test) -> str:
        self.this = False
        cards = noun("none" if test.head == "no" else "one", test.adjectives, self.named)
        if test.head == "it":
            return translate("CardText", "if it was {card}").format(**cards)
        if not {"adjacent", "end"}.isdisjoint(test.adjectives):
            # Both say where they lie.
            none, some = translate("CardText", "if there is {card_gen}"), translate("CardText", "if there is {card}")
        else:
            none = translate("CardText", "if there is {card_gen} in the queue")
            some = translate("CardText", "if there is {card} in the queue")
        return (none if test.head == "no" else some).format(**cards)

    def _choose(self, statement: Choose) -> str:
        before, titles, options = self.more, self.named(self.card.id).options, []
        # In the order in which they were written down.
        for option in sorted(statement.options, key=lambda option: option.place):
            self.more, self.this = before, False
            title, what = titles.get(option.word) or from_id(option.word), self._block(option.program)
            text = translate("CardText", "{option} ({what})")
            options.append(text.format(option=title, what=what) if what else title)
        self.more, self.this = before, False
        return translate("CardText", "choose: {options}").format(options=listed(options, one_of=True))

    def _deed(self, statement: Deed) -> str:
        verb, whom = statement.verb, statement.target
        if verb == "collect" and (whom.whom == "this" or "mine" in whom.adjectives):
            verb = "collect-own"
        elif verb == "steal" and whom.whom == "attacker":
            verb = "steal-attacker"
        elif whom.whom == "this" and self.this and f"{verb}-again" in RULES:
            verb = f"{verb}-again"
        self.this = whom.whom == "this"
        if whom.whom == "hand":
            return rule(verb)
        amount = self._number(statement.number) if statement.number else ""
        self.more = self.more or statement.verb == "eliminate"
        return rule(verb).format(amount=amount, **target(whom, self.named))

    def _gain(self, statements: Sequence[Gain]) -> str:
        """What is gained at once, in one sum."""
        whole, more, behind = "", self.more, False
        for amount in (statement.amount for statement in statements):
            words = self._amount(amount, more)
            whole, more = _plus(whole, words, behind) if whole else words, False
            behind = amount.number == 1 and amount.per is not None and bool(amount.per.unit)
        self.more = True
        return rule("gain").format(amount=whole)

    def _amount(self, amount: Amount, more: bool) -> str:
        count = amount.per
        if count is None:
            return self._number(amount.number, more)
        if not count.unit:
            self.this = False
            cards = noun("each", count.of.adjectives, self.named)
            text = translate("CardText", "{amount} for {card_acc}")
            return text.format(amount=self._number(amount.number, more), **cards)
        on_this, again = count.of.whom == "this", self.this
        cards = target(count.of, self.named) if on_this else noun("all", count.of.adjectives, self.named)
        self.this = on_this
        if amount.number > 1:
            text = translate("CardText", "{amount} for each 1 on {card_loc}")
            return text.format(amount=self._number(amount.number, more), **cards)
        if not self.influence:
            self.influence = True
            return translate("CardText", "as much influence as lies on {card_loc}").format(**cards)
        if on_this and again:
            return translate("CardText", "as much as lies on it")
        return translate("CardText", "as much as lies on {card_loc}").format(**cards)

    def _number(self, number: int, more: bool = False) -> str:
        """So much influence, by that name where it is the first."""
        if self.influence:
            return translate("CardText", "{number} more").format(number=number) if more else str(number)
        self.influence = True
        if more:
            return translate("CardText", "%n more influence", "", number)
        return translate("CardText", "%n influence", "", number)


def _one_after_the_other(clauses: Sequence[str]) -> str:
    if len(clauses) == 1:
        return clauses[0]
    text = translate("CardText", "{first}, then {last}")
    return text.format(first=", ".join(clauses[:-1]), last=clauses[-1])


def _plus(amount: str, more: str, behind: bool) -> str:
    """A sum; `behind` says that its first part ends in a clause of its own, as many languages write it with a comma."""
    if behind:
        #: {amount} ends with “as much as lies on …” here
        return translate("CardText", "{amount}, plus {more}", "behind a clause").format(amount=amount, more=more)
    return translate("CardText", "{amount}, plus {more}").format(amount=amount, more=more)


def _single(program: Program) -> bool:
    """Whether a program is one thing to be done, or one choice; a condition in a condition needs more than a comma."""
    return len(program) == 1 and not isinstance(program[0], If)


def _under(condition: str, what: str, *, at_length: bool) -> str:
    """What is done on a condition."""
    if at_length:
        return translate("CardText", "{condition}: {what}").format(condition=condition, what=what)
    return translate("CardText", "{condition}, {what}").format(condition=condition, what=what)
