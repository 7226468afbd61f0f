"""The words of the card language: the texts of verbs and targets, and the text of a card written from its program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from gonfalon import data
from gonfalon.games.oriflamme.rules.card_set import (
    Amount,
    Card,
    Choose,
    Gain,
    If,
    Program,
    Target,
    Test,
    VerbStatement,
    walk,
)
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.texts.text_board import join_list
from gonfalon.texts.translations import (
    current_language,
    load_card_texts,
    name_from_id,
    text_value,
    translate,
    with_no_breaks,
)

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.texts.cards import CardText


# Every text is formatted with all cases of the names it is given: {family}, {family_gen}, {family_acc}, {family_dat},
# {family_ins}, so with {other_family}. A translation takes what it needs. {place} and {other} are places of the queue.

VerbTexts = Mapping[str, Callable[[int], str]]
"""By verb and by whom it is done to; the number chooses the plural form and stands for %n.

`or` is one of two cards of the queue, `of` one of many, `any` one of all, `one` a card.
"""

VERB_TEXTS: Final[VerbTexts] = {
    "place-or": lambda n: translate("Options", "Put %n influence on card {place} or card {other}.", "", n),
    "place-of": lambda n: translate("Options", "Put {amount} influence on one of %n cards.", "", n),
    "place-one": lambda n: translate("Options", "Put %n influence on a card.", "", n),
    "drop-or": lambda n: translate("Options", "Card {place} or card {other} loses up to %n influence.", "", n),
    "drop-of": lambda n: translate("Options", "One of %n cards loses up to {amount} influence.", "", n),
    "drop-one": lambda n: translate("Options", "A card loses up to %n influence.", "", n),
    "collect-one": lambda n: translate("Options", "The owner of a card takes the influence on it."),
    "steal-at": lambda n: translate("Options", "Take up to %n influence from {family}.", "", n),
    "steal-or": lambda n: translate("Options", "Take up to %n influence from {family} or {other_family}.", "", n),
    "steal-or-you": lambda n: translate(
        "Options", "Take up to %n influence from {family}, or choose your own card and take nothing.", "", n
    ),
    "steal-one": lambda n: translate("Options", "Take up to %n influence from the owner of a card.", "", n),
    "eliminate-or": lambda n: translate("Options", "Eliminate card {place} or card {other}."),
    "eliminate-of": lambda n: translate("Options", "Eliminate one of %n cards.", "", n),
    "eliminate-any": lambda n: translate("Options", "Eliminate any card."),
    "eliminate-one": lambda n: translate("Options", "Eliminate a card."),
    "discard-one": lambda n: translate("Options", "Discard a card."),
    "reserve-one": lambda n: translate("Options", "Lay a card in reserve."),
    "mark-or": lambda n: translate("Options", "Put a verdict on card {place} or card {other}."),
    "mark-of": lambda n: translate("Options", "Put a verdict on one of %n cards.", "", n),
    "mark-any": lambda n: translate("Options", "Put a verdict on any card."),
    "mark-one": lambda n: translate("Options", "Put a verdict on a card."),
    "close-one": lambda n: translate("Options", "Turn a card face down."),
    "move-or": lambda n: translate("Options", "Move card {place} or card {other} to another place."),
    "move-of": lambda n: translate("Options", "Move one of %n cards to another place.", "", n),
    "move-one": lambda n: translate("Options", "Move a card to another place."),
    "copy-or": lambda n: translate("Options", "Do what card {place} or card {other} says."),
    "copy-of": lambda n: translate("Options", "Do what one of %n cards says.", "", n),
    "copy-one": lambda n: translate("Options", "Do what another card says."),
    "swap": lambda n: translate("Options", "Swap this card for a card from your hand."),
    "choose": lambda n: translate("Options", "Then choose: {options}."),
    "gap": lambda n: translate("Options", "Then choose where it goes."),
    "perhaps": lambda n: translate("Options", "More may follow, as the text of the card says."),
    "nothing": lambda n: translate("Options", "Nothing happens."),
}

_QUESTIONS: Mapping[str, Callable[[], str]] = {
    "eliminate": lambda: translate("Table", "{card}: choose a card to eliminate"),
    "mark": lambda: translate("Table", "{card}: choose a card to put a verdict on"),
    "place": lambda: translate("Table", "{card}: choose a card to put influence on"),
    "move": lambda: translate("Table", "{card}: choose a card to move"),
    "steal": lambda: translate("Table", "{card}: choose a card whose owner loses influence to you"),
    "copy": lambda: translate("Table", "{card}: choose a card to copy"),
    "": lambda: translate("Table", "{card}: choose a card"),
}
"""To whom a verb is to be done; the last is asked of verbs that have no words of their own."""


VERB_RULES: Final[Mapping[str, Callable[[], str]]] = {
    "gain": lambda: translate("CardText", "gain {amount}"),
    "place": lambda: translate("CardText", "put {amount} on {card_acc}"),
    "place-again": lambda: translate("CardText", "put {amount} on it"),
    "drop": lambda: translate("CardText", "remove {amount} from {card_gen}"),
    "collect": lambda: translate("CardText", "the owner of {card_gen} takes all influence from it"),
    "collect-own": lambda: translate("CardText", "take all influence from {card_gen}"),
    "steal": lambda: translate("CardText", "take {amount} from the owner of {card_gen}"),
    "steal-attacker": lambda: translate("CardText", "take {amount} from that rival"),
    "eliminate": lambda: translate("CardText", "eliminate {card_acc}"),
    "discard": lambda: translate("CardText", "discard {card_acc}"),
    "discard-again": lambda: translate("CardText", "discard it"),
    "reserve": lambda: translate("CardText", "lay {card_acc} in reserve"),
    "reserve-again": lambda: translate("CardText", "lay it in reserve"),
    "mark": lambda: translate("CardText", "put a verdict token on {card_acc}"),
    "close": lambda: translate("CardText", "turn {card_acc} face down"),
    "close-again": lambda: translate("CardText", "turn it face down"),
    "move": lambda: translate("CardText", "move {card_acc} to another place"),
    "copy": lambda: translate("CardText", "copy the effect of {card_gen}"),
    "swap": lambda: translate("CardText", "swap this card for a card from your hand"),
}
"""What the text of a card says of each verb. Some are said in another way where they are done to a card of one's `own`,
to the `attacker`, or to this card that was spoken of just before (`again`). They begin small, for they may stand
anywhere in a sentence.

Each is formatted with the cases of the cards to which it is done: {card_gen}, {card_acc}, {card_loc}. A translation
takes what it needs; {amount} is in the accusative.
"""


def verb_question(verb: str) -> str:
    """Asks to whom a verb is to be done; {card} is the card that asks."""
    return _QUESTIONS.get(verb, _QUESTIONS[""])()


def verb_text(key: str, n: int = -1) -> str:
    """A sentence with its placeholders still in it."""
    return VERB_TEXTS[key](n)


def verb_rule(key: str) -> str:
    """Return the card text of a verb, with its placeholders still in it."""
    return VERB_RULES[key]()


# How cards lie and what they are changes with the case, so whole phrases for that stand in
# `translations/cards/nouns.*`. What else is true of them follows in words that no case changes: whoever adds an
# adjective adds these here.

CardTextOf = Callable[[str], "CardText"]
"""Gives the texts of a kind by its id, of which its name is taken here."""

FURTHER: Final[Mapping[str, Callable[[], str]]] = {
    "mine": lambda: translate("CardText", "of your family"),
    "rival": lambda: translate("CardText", "of a rival"),
    "attacker": lambda: translate("CardText", "of the attacker’s family"),
    "namesake": lambda: translate("CardText", "with the same name"),
    "marked": lambda: translate("CardText", "with a verdict token"),
    "end": lambda: translate("CardText", "at either end of the queue"),
}
"""What may be true of a card beside how it lies, in the order in which it is said."""
NAMED: Final = ("adjacent", "other", "open", "closed", "character", "card")
"""What the phrases themselves say."""

_CASES: Final = {
    "card": "nominative",
    "card_gen": "genitive",
    "card_acc": "accusative",
    "card_loc": "locative",
}
"""By the placeholders of sentences; a phrase that is the same in all cases is written once."""


def target_phrase(meant: Target, named: CardTextOf) -> dict[str, str]:
    """Whom a verb is done to: one card, each of some, or `this`, `it` or `attacker`."""
    if meant.whom in ("one", "each"):
        return noun_phrase("any" if meant.whom == "one" else "each", meant.adjectives, named)
    return _forms(meant.whom, "one", "")


def noun_phrase(how: str, adjectives: Sequence[str], named: CardTextOf) -> dict[str, str]:
    """Cards with these adjectives, by the placeholders of the cases in which they can be said.

    Args:
        how: `one`, `any`, `each`, `all` or `none` of them; any is one where all that is asked is that it lies there.
        adjectives: as a program has them.
        named: gives the names of kinds.
    """
    words = set(adjectives)
    place = "adjacent" if "adjacent" in words else "other"
    lies = "open" if "open" in words else "closed"
    what = "character" if "character" in words else "card"
    head = "-".join([*(word for word in (place, lies) if word in words), what])
    kinds = [named(kind).name for kind in sorted(words - set(ADJECTIVES))]
    further = [translate("CardText", "named “{card}”").format(card=name) for name in kinds]
    further += [_further(word, how) for word in FURTHER if word in words]
    if how == "any" and words - {"card"} == {"end"}:
        return _forms("end", how, "")
    if how == "any" and (further or head not in ("card", "other-card")):
        how = "one"
    return _forms(head, how, "".join(f" {words}" for words in further))


def _further(word: str, how: str) -> str:
    if word == "rival" and how == "all":
        return translate("CardText", "of rivals")
    return FURTHER[word]()


def _forms(head: str, how: str, which: str) -> dict[str, str]:
    phrase = _nouns(current_language(), data.translations_dir()).get(head, {}).get(how)
    if isinstance(phrase, str):
        return dict.fromkeys(_CASES, phrase.format(which=which))
    cases = phrase if isinstance(phrase, dict) else {}
    return {name: (text_value(cases, case) or name_from_id(head)).format(which=which) for name, case in _CASES.items()}


@cache
def _nouns(language: str, folder: Path) -> dict[str, dict[str, object]]:
    return load_card_texts("nouns", language, folder)


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


def rules_text(card: Card, names: CardTextOf) -> str:
    """Return what a card does, in the language of the catalogue; a card that does nothing says so.

    Args:
        card: what its file says.
        names: gives the texts of a kind by its id: this card's for the titles of its options, others' for their names.
    """
    sentences = list(_Writer(card, names).sentences())
    return with_no_breaks(" ".join(f"{words[:1].upper()}{words[1:]}." for words in sentences) or verb_text("nothing"))


class _Piece(NamedTuple):
    """The content of one sentence, or of one part of it."""

    words: str
    conditional: bool = False
    """Whether all that follows up to the full stop belongs to a condition."""
    deeds: bool = False


class _Writer:
    """Writes one text, and remembers what it has said."""

    def __init__(self, card: Card, named: CardTextOf) -> None:
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
            if any(
                isinstance(each, VerbStatement) and (each.verb, each.target.whom) in _LEAVES for each in card.activate
            ):
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
            short = _FROM_THEN_ON.get(key) if VerbStatement("reserve", Target("this")) in walk(card.activate) else None
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
                if isinstance(statement, VerbStatement):
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
        cards = noun_phrase("none" if test.head == "no" else "one", test.adjectives, self.named)
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
            title, what = titles.get(option.word) or name_from_id(option.word), self._block(option.program)
            text = translate("CardText", "{option} ({what})")
            options.append(text.format(option=title, what=what) if what else title)
        self.more, self.this = before, False
        return translate("CardText", "choose: {options}").format(options=join_list(options, one_of=True))

    def _deed(self, statement: VerbStatement) -> str:
        verb, whom = statement.verb, statement.target
        if verb == "collect" and (whom.whom == "this" or "mine" in whom.adjectives):
            verb = "collect-own"
        elif verb == "steal" and whom.whom == "attacker":
            verb = "steal-attacker"
        elif whom.whom == "this" and self.this and f"{verb}-again" in VERB_RULES:
            verb = f"{verb}-again"
        self.this = whom.whom == "this"
        if whom.whom == "hand":
            return verb_rule(verb)
        amount = self._number(statement.number) if statement.number else ""
        self.more = self.more or statement.verb == "eliminate"
        return verb_rule(verb).format(amount=amount, **target_phrase(whom, self.named))

    def _gain(self, statements: Sequence[Gain]) -> str:
        """Return the text of all that is gained at once, in one sum."""
        whole, more, behind = "", self.more, False
        for amount in (statement.amount for statement in statements):
            words = self._amount(amount, more)
            whole, more = _plus(whole, words, behind) if whole else words, False
            behind = amount.number == 1 and amount.per is not None and bool(amount.per.unit)
        self.more = True
        return verb_rule("gain").format(amount=whole)

    def _amount(self, amount: Amount, more: bool) -> str:
        count = amount.per
        if count is None:
            return self._number(amount.number, more)
        if not count.unit:
            self.this = False
            cards = noun_phrase("each", count.of.adjectives, self.named)
            text = translate("CardText", "{amount} for {card_acc}")
            return text.format(amount=self._number(amount.number, more), **cards)
        on_this, again = count.of.whom == "this", self.this
        cards = target_phrase(count.of, self.named) if on_this else noun_phrase("all", count.of.adjectives, self.named)
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
    """Return whether a program is one statement or one choice; a nested condition needs more than a comma."""
    return len(program) == 1 and not isinstance(program[0], If)


def _under(condition: str, what: str, *, at_length: bool) -> str:
    """Return the text of an effect on a condition."""
    if at_length:
        return translate("CardText", "{condition}: {what}").format(condition=condition, what=what)
    return translate("CardText", "{condition}, {what}").format(condition=condition, what=what)
