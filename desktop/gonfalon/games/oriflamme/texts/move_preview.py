"""Preview of a move: the rules play it on the table of the seat that chooses, and the game log describes it.

Where the face of a card decides that the seat does not know, each face that it may have is tried: what is the same for
all of them is certain, the rest is said with its condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, NamedTuple

from gonfalon.core.game import Simulation, simulate
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.card_set import Gain, If, VerbStatement, walk
from gonfalon.games.oriflamme.rules.interpreter import ACTIVATE, PROGRAMS, Activation, CardSelector, Prompt
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.card_text import VERB_TEXTS, verb_text
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER, entry_sentence
from gonfalon.games.oriflamme.texts.names import Names
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.move_preview import ChangeCause, MovePreview, possible_changes, simulated_entries
from gonfalon.texts.players import family_forms
from gonfalon.texts.translations import name_from_id, translate

MOST_UNKNOWN: Final = 2
"""Of so many cards all faces are tried; where more than these decide, more may follow than is said."""
_ON_ITSELF: Final = "per token on this"
"""The multiplier of a card that pays as much as lies on it."""
_NAMED: Final = (("card", "family"), ("victim", "victim_family"), ("covered", "family"), ("other", "family"))
"""Where lines name cards, and where the families of these."""


def preview_move(names: Names, view: View, move: Move) -> MovePreview:
    """Return what a move of a view's decision would bring, up to the next question or the next card."""
    worlds, table = _worlds(view, move), view.table
    reader = names.reader
    tellings = [simulated_entries(LOG_RENDERER, world.table, view.seat, world.said) for world in worlds]
    lines = [[_without(table, world, line) for line in told] for world, (told, _) in zip(worlds, tellings, strict=True)]
    first = _alike(lines)
    last = _alike([told[first:][::-1] for told in lines])
    says = [
        entry_sentence(line, names.language, names.deck, reader)
        for line in (*lines[0][:first], *lines[0][len(lines[0]) - last :])
    ]
    more = any(isinstance(world.said.halt, events.Shown) for world in worlds)
    conditions = [_condition(names, table, world) if len(worlds) > 1 else "" for world in worlds]
    for world, condition, (named, _), unnamed in zip(worlds, conditions, tellings, lines, strict=True):
        # Of two cards that are unknown the sentence names neither.
        told = named if len(world.assumed[0]) == 1 else unnamed
        rest = " ".join(
            entry_sentence(line, names.language, names.deck, reader) for line in told[first : len(told) - last]
        )
        if rest and conditions.count(condition) > 1 and condition:
            says.append(translate("Options", "The {card} may be among them.").format(card=condition))
        elif rest and condition:
            says.append(translate("Options", "If it is the {card}: {what}").format(card=condition, what=rest))
        more = more or bool(rest and not condition)
    short = [translate("Options", "if {card}").format(card=card) if card else "" for card in conditions]
    said = worlds[0].said
    then, cards, style = _then(names, view, said) if len(worlds) == 1 else _NOTHING_MORE
    causes = _causes(names, view, move, said)
    vain = ""
    if move.word == "keep" and table.round == table.seating.rounds:
        vain = translate("Options", "Last round: influence on it will count for nothing.")
    again, from_reserve = _paid_from_reserve(table, said.table)
    says += filter(
        None, (verb_text("perhaps") if more else "", then, *(cause.words for cause in causes), from_reserve, vain)
    )
    changes = possible_changes([(words, each) for words, (_, each) in zip(short, tellings, strict=True)])
    whole = " ".join(sentence[:1].upper() + sentence[1:] for sentence in dict.fromkeys(says)) or verb_text("nothing")
    return MovePreview(whole, changes, causes, cards, style, bool(then), again, said.events)


def swap_move(view: View) -> Move | None:
    """The answer that begins with a swap for a card of the hand, if there is exactly one."""
    found = []
    for move in view.pending.moves:
        said = simulate(view, move)
        swaps = said.asked is not None and said.asked.prompt.word == "hand"
        if swaps or any(isinstance(event, events.Swapped) for event in said.events):
            found.append(move)
    return found[0] if len(found) == 1 else None


# -- what is not known -------------------------------------------------------------------------------------------------


class _World(NamedTuple):
    """The outcome of a move where some cards have faces that the seat does not know."""

    assumed: list[dict[int, int]]
    """All such faces by their cards for which the same follows, a choice of them in each."""
    table: Table
    """The table with the first of these."""
    said: Simulation


def _alike(lines: Sequence[Sequence[LogEntry]]) -> int:
    """Return how many log entries are the same in all lists, from the first on."""
    return len(list(takewhile(lambda each: all(line == each[0] for line in each), zip(*lines, strict=False))))


def _condition(names: Names, table: Table, world: _World) -> str:
    """The card that is there in all that one world stands for, empty where there is no single one."""
    faces = set.intersection(*(set(assumed.values()) for assumed in world.assumed))
    return names.card(table.seating.cards.kinds[faces.pop()].id) if len(faces) == 1 else ""


def _worlds(view: View, move: Move) -> list[_World]:
    """Return the possible outcomes, those for the most faces first; one world where no unknown face decides."""
    alike: dict[tuple[object, ...], _World] = {}
    for assumed, table, said in _tried(view, move, {}):
        shown = {events.Shown(card, face) for card, face in assumed.items()}
        unnamed = tuple(event for event in said.events if event not in shown)
        alike.setdefault(unnamed, _World([], table, said)).assumed.append(assumed)
    return sorted(alike.values(), key=lambda world: -len(world.assumed))


def _tried(view: View, move: Move, assumed: dict[int, int]) -> Iterator[tuple[dict[int, int], Table, Simulation]]:
    """Yield the outcome for each face that a card may have which decides."""
    said, table = simulate(view, move), view.table
    if not isinstance(said.halt, events.Shown) or len(assumed) == MOST_UNKNOWN:
        yield assumed, table, said
        return
    card = said.halt.card
    for face in table.could_be(card):
        other = table.clone()
        other.faces = [*table.faces[:card], face, *table.faces[card + 1 :]]
        yield from _tried(View(view.seat, other, view.stack, view.decision), move, {**assumed, card: face})


def _without(table: Table, world: _World, line: LogEntry) -> LogEntry:
    """A line that does not name a card of which only one of its possible faces was tried."""
    values = dict(line.values)
    for card, face in world.assumed[0].items():
        kind, family = table.seating.cards.kinds[face].id, table.seating.families[table.seating.owner[card]]
        for name, whose in _NAMED:
            # Each kind is once in a deck: of this family it is this card.
            if len(table.could_be(card)) > 1 and (values.get(name), values.get(whose)) == (kind, family):
                values[name] = None
                if card in table.queue:
                    values["slot"] = table.queue.index(card) + 1
    return replace(line, values=values, cards=(), rule=None, aim=None)


# -- what is asked then ------------------------------------------------------------------------------------------------


_NOTHING_MORE: tuple[str, tuple[int, ...], str] = ("", (), "")


def _then(names: Names, view: View, said: Simulation) -> tuple[str, tuple[int, ...], str]:
    """Return what the same seat has to choose next, in a sentence, and the cards that it may choose."""
    asked, table = said.asked, said.table
    if asked is None or asked.seat != view.seat:
        return _NOTHING_MORE
    word, verb = asked.prompt.word, asked.prompt.verb
    if word == "hand":
        return verb_text("swap"), tuple(table.hands[view.seat]), "brackets"
    if word == "choose":
        text = names.cards.get(table.seating.cards.kinds[asked.prompt.model].id)
        titles = dict(text.options) if text is not None else {}
        options = ", ".join(titles.get(move.word) or name_from_id(move.word) for move in asked.moves)
        return verb_text("choose").format(options=options), (), ""
    if word == "gap":
        return verb_text("gap"), (), ""
    cards = tuple(table.queue[move.slot] for move in asked.moves)
    return _one_of(names, table, asked, cards), cards, "plus" if VERBS[verb].adds else "brackets"


def _one_of(names: Names, table: Table, asked: Decision, cards: Sequence[int]) -> str:
    verb, number = asked.prompt.verb, _number(table, asked.prompt)
    owners = list(dict.fromkeys(table.seating.families[table.seating.owner[card]] for card in cards))
    if verb == "steal" and len(owners) == 2 and names.reader in owners:
        (rival,) = (family for family in owners if family != names.reader)
        return verb_text("steal-or-you", number).format(**family_forms(names.families, rival))
    if verb == "steal" and len(owners) == 1 and owners[0] != names.reader:
        return verb_text("steal-at", number).format(**family_forms(names.families, owners[0]))
    if verb == "steal" and len(owners) == 2:
        first, second = (
            family_forms(names.families, family, name)
            for family, name in zip(owners, ("family", "other_family"), strict=True)
        )
        return verb_text("steal-or", number).format(**first, **second)
    if len(cards) == len(table.queue) and f"{verb}-any" in VERB_TEXTS:
        return verb_text(f"{verb}-any")
    if len(cards) == 2 and f"{verb}-or" in VERB_TEXTS and verb != "steal":
        place, other = (table.queue.index(card) + 1 for card in cards)
        return verb_text(f"{verb}-or", number).format(place=place, other=other)
    if f"{verb}-of" in VERB_TEXTS:
        return verb_text(f"{verb}-of", len(cards)).format(amount=number)
    return verb_text(f"{verb}-one", number)


def _number(table: Table, prompt: Prompt) -> int:
    """Return how much the verb that asks lays, takes or drops, -1 where it takes no number."""
    card = table.seating.cards.kinds[prompt.model].card
    found = [
        statement.number
        for program in card.programs
        for statement in walk(program)
        if isinstance(statement, VerbStatement) and statement.verb == prompt.verb and statement.target.whom == "one"
    ]
    return max(found, default=0) or -1


# -- what it brings later ----------------------------------------------------------------------------------------------


def _paid_from_reserve(before: Table, after: Table) -> tuple[str, str]:
    """Return what a card that goes into reserve will pay there, for the title of the answer and as a sentence."""
    found = [card for card in after.reserves if card not in before.reserves]
    face = after.faces[found[0]] if found else None
    if face is None:
        return "", ""
    card, last = after.seating.cards.kinds[face].card, before.round == before.seating.rounds
    amounts = [each.amount for each in walk(card.end if last else card.round) if isinstance(each, Gain)]
    if not amounts or not all(amount.per is None or str(amount.per) == _ON_ITSELF for amount in amounts):
        return "", ""
    held = after.influence[found[0]]
    paid = sum(amount.number * (1 if amount.per is None else held) for amount in amounts)
    if last:
        title = translate("Options", "{answer}: {amount} at the end of the game")
        sentence = translate("Options", "From the reserve it brings {amount} at the end of the game.")
    else:
        title = translate("Options", "{answer}: {amount} in every round")
        sentence = translate("Options", "From the reserve it brings {amount} in every round, and at the end.")
        if not card.end:
            sentence = translate("Options", "From the reserve it brings {amount} in every round.")
    return title.format(amount=paid, answer="{answer}"), sentence.format(amount=paid)


# -- why it brings no more ---------------------------------------------------------------------------------------------


def _causes(names: Names, view: View, move: Move, said: Simulation) -> list[ChangeCause]:
    """The cards in the row for which a card that is turned up now does not earn what it could."""
    table: Table = said.table
    this = view.table.acted
    face = table.faces[this] if move.word == "reveal" else None
    if face is None or this not in table.queue:
        return []
    act = Activation.of(face * PROGRAMS + ACTIVATE, this)
    found = []
    for statement in table.seating.cards.kinds[face].card.activate:
        if not isinstance(statement, If) or statement.test.head != "no":
            continue
        in_the_way = CardSelector(statement.test.adjectives).cards(table, act)
        other = table.faces[in_the_way[0]] if in_the_way else None
        if other is None or not any(isinstance(inner, Gain) for inner in walk(statement.then)):
            continue
        family = table.seating.families[table.seating.owner[in_the_way[0]]]
        kind = table.seating.cards.kinds[other].id
        if family == names.reader:
            words = translate("Options", "Its condition is not met: your {card} is face up.")
            words = words.format(card=names.card(kind))
        else:
            words = translate("Options", "Its condition is not met: {family}’s {card} is face up.")
            words = words.format(card=names.card(kind), **family_forms(names.families, family))
        found.append(ChangeCause(in_the_way[0], this, words))
    return found
