"""What a hint says about a move: a proposal to the seat that asks, and reasons with the figures of now.

Everything comes from what that seat knows; what a reason says of the seat itself is said to "you".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gonfalon.core.game import Simulation, simulate
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.evaluation import CardTraits, Evaluation, traits_of
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.log_writer import phrase_text
from gonfalon.games.oriflamme.texts.names import Names, kind_of
from gonfalon.games.oriflamme.texts.table_texts import choice_titles
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.log_entries import LogEntry, Phrases
from gonfalon.texts.translations import phrases

_DEEDS: Final = {
    "first": "place the {card} as the first card of the queue",
    "front": "place the {card} at the front",
    "end": "place the {card} at the end",
    "cover": "cover your {covered} with the {card}",
    "reveal": "reveal your {card}",
    "keep": "keep your {card} face down",
    "choose": "choose {victim_family}’s card {slot}",
    "choose-named": "choose {victim_family}’s {victim}",
    "choose-own": "choose your own {victim}",
    "option": "choose “{option}”",
    "hand": "take the {card} from your hand",
}
"""Stand behind "You could"; the end of the sentence follows."""

_REASONS: Final = {
    "strikes": "{victim_family}’s card {slot} lies next to it, and eliminating that earns 1.",
    "strikes-named": "{victim_family}’s {victim} lies next to it, and eliminating that earns 1.",
    "strikes-ends": "it can eliminate the first or the last of %n card(s), and that earns 1.",
    "strikes-any": "it can eliminate any of the %n card(s) of other families, and that earns 1.",
    "steals": "{victim_family} next to it has %n influence, and it takes {amount} of that.",
    "copies": "{victim_family}’s {victim} lies next to it, and it can copy that.",
    "copies-own": "your own {victim} lies next to it, and it can copy that.",
    "earns": "as the cards lie now, it earns %n each time it acts.",
    "earns-once": "as the cards lie now, it earns %n.",
    "trap": "if another family eliminates it, you gain %n.",
    "doubles": "influence can gather on it for %n more round(s), and revealing it doubles that.",
    "shelters": "your {covered} lies beneath it then, out of everyone’s reach.",
    "shelters-laden": "your {covered} lies beneath it then, and the %n influence on that is out of everyone’s reach.",
    "acts-first": "it acts before the other %n card(s) of the queue.",
    "acts-last": "%n card(s) act before it, and you see what they do first.",
    "last-round": "this is the last round, and influence on a face-down card counts for nothing in the end.",
    "takes": "the %n influence on it becomes yours at once.",
    "comes-to": "you come to {total} influence, %n more than now.",
    "acts-again": "face up it acts again in %n more round(s).",
    "grows": "it then holds %n influence, which you can take later.",
    "loses": "revealed now, it would lose the %n influence on it.",
    "nothing-yet": "revealed now, it would earn you nothing.",
    "time-left": "%n more round(s) are left to reveal it.",
    "leads": "{victim_family} leads with %n influence.",
    "has": "{victim_family} has %n influence.",
    "laden": "the %n influence on it is lost to {victim_family}.",
    "would-act": "otherwise it acts in %n more round(s).",
    "spares": "this spares a card of your own.",
}
"""Stand behind the proposal and a colon, or by themselves with a capital letter."""

PHRASES: Final[Phrases] = phrases("OriflammeHint", _DEEDS, _REASONS)


def move_hint(names: Names, view: View, move: Move) -> MoveHint:
    """Return a move of a view's decision as a proposal with its reasons, in the words of a deck."""
    reasons = dict.fromkeys(_Reasons(view, move).found())
    deed = _deed(names, view, move)
    return MoveHint(
        _said(names, deed), tuple(_said(names, LogEntry(key, values=dict(values))) for key, values in reasons)
    )


def _said(names: Names, line: LogEntry) -> str:
    return phrase_text(PHRASES, line, names.language, names.deck)


def _deed(names: Names, view: View, move: Move) -> LogEntry:
    table: Table = view.table
    prompt = view.pending.prompt
    match move.word:
        case "place" if move.slot >= 0:
            values = {"card": move.kind, "covered": kind_of(table, table.queue[move.slot]), "slot": move.slot + 1}
            return LogEntry("cover", values=values)
        case "place":
            key = "first" if not table.queue else "front" if move.slot == FRONT else "end"
            return LogEntry(key, values={"card": move.kind})
        case "keep" | "reveal" if prompt.word == "face-down":
            return LogEntry(move.word, values={"card": kind_of(table, prompt.card), "slot": ""})
        case "target":
            return _victim("choose", view, table.queue[move.slot])
        case "hand":
            return LogEntry("hand", values={"card": move.kind})
    return LogEntry("option", values={"option": choice_titles(names, view.pending, table)[move]})


def _victim(key: str, view: View, card: int, **more: object) -> LogEntry:
    """A line about a card of the queue, by its name where the seat knows it, else by its place."""
    table: Table = view.table
    owner, kind = table.seating.owner[card], kind_of(table, card)
    values = {"victim_family": table.seating.families[owner], "victim": kind, "slot": _slot(table, card), **more}
    if owner == view.seat:
        return LogEntry(f"{key}-own", values=values)
    return LogEntry(key if kind is None else f"{key}-named", values=values)


def _slot(table: Table, card: int) -> int:
    return table.queue.index(card) + 1 if card in table.queue else 0


Found = tuple[str, tuple[tuple[str, object], ...]]
"""The key of a reason and its values."""


def _reason(key: str, **values: object) -> Found:
    return key, tuple(values.items())


class _Reasons:
    """Looks for what speaks for one move, the weightiest first."""

    def __init__(self, view: View, move: Move) -> None:
        self.view, self.move = view, move
        self.table: Table = view.table
        self.seating = self.table.seating
        self.owner: Sequence[int] = self.seating.owner
        self.left = self.seating.rounds - self.table.round

    def found(self) -> Iterator[Found]:
        word = self.view.pending.prompt.word
        if self.move.word == "place":
            yield from self._placing()
        elif word == "face-down":
            yield from self._turning()
        elif word == "target":
            yield from self._striking()
        else:
            yield from self._brings(simulate(self.view, self.move))

    # -- placing -------------------------------------------------------------------------------------------------------

    def _placing(self) -> Iterator[Found]:
        table, move = self.table, self.move
        queue = list(table.queue)
        face = next(number for number, kind in enumerate(self.seating.cards.kinds) if kind.id == move.kind)
        card = next(card for card in table.hands[self.view.seat] if table.faces[card] == face)
        traits = traits_of(self.seating.cards)[face]
        slot = 0 if move.slot == FRONT else len(queue) if move.slot == BACK else move.slot
        if move.slot >= 0:
            queue[slot] = card
        else:
            queue.insert(slot, card)
        if traits.revenge:
            yield _reason("trap", n=traits.revenge)
        yield from self._does(traits, card, slot, queue)
        if traits.influence == "doubled" and self.left:
            yield _reason("doubles", n=self.left)
        if move.slot >= 0:
            below = table.queue[move.slot]
            lain, covered = table.influence[below], kind_of(table, below)
            yield _reason("shelters-laden" if lain else "shelters", covered=covered, slot=slot + 1, n=lain)
        elif table.queue:
            yield _reason("acts-first" if move.slot == FRONT else "acts-last", n=len(table.queue))

    def _does(self, traits: CardTraits, card: int, slot: int, queue: Sequence[int]) -> Iterator[Found]:
        """Reasons by what a card does in a place of a queue as it would lie."""
        beside = [queue[at] for at in (slot - 1, slot + 1) if 0 <= at < len(queue)]
        rivals = [other for other in queue if self.owner[other] != self.view.seat]
        if traits.reach == "adjacent":
            near = [other for other in beside if other in rivals]
            if near:
                yield self._about("strikes", max(near, key=lambda other: self.table.pool[self.owner[other]]))
        elif traits.reach == "end" and len(queue) > 1:
            yield _reason("strikes-ends", n=len(queue))
        elif traits.reach == "card" and rivals:
            yield _reason("strikes-any", n=len(rivals))
        if (amount := _stolen(traits)) and (near := [other for other in beside if other in rivals]):
            richest = max(near, key=lambda other: self.table.pool[self.owner[other]])
            family, pool = self.seating.families[self.owner[richest]], self.table.pool[self.owner[richest]]
            if pool:
                yield _reason("steals", victim_family=family, n=pool, amount=min(amount, pool))
        if traits.copies:
            for other in beside:
                known = self.table.faces[other]
                if self.table.open[other] and known is not None and traits_of(self.seating.cards)[known].character:
                    yield self._about("copies", other)
        earned = Evaluation(self.view).earnings(traits.program, card, slot, queue)
        if earned > 0:
            yield _reason("earns" if traits.character else "earns-once", n=earned)

    def _about(self, key: str, card: int) -> Found:
        line = _victim(key, self.view, card)
        return (line.key if line.key in PHRASES else key), tuple(line.values.items())

    # -- keep or reveal ------------------------------------------------------------------------------------------------

    def _turning(self) -> Iterator[Found]:
        table = self.table
        card = table.acted
        face = table.faces[card]
        if face is None:
            return
        traits, lain = traits_of(self.seating.cards)[face], table.influence[card]
        earned = traits.earned(lain - self.seating.costs[face]) if traits.influence != "kept" else 0
        if self.move.word == "keep":
            if traits.influence == "lost" and lain:
                yield _reason("loses", n=lain)
            if self.left and card not in table.fresh:
                yield _reason("grows", n=lain + 1)
            if traits.revenge:
                yield _reason("trap", n=traits.revenge)
            reveal = next((move for move in self.view.pending.moves if move.word == "reveal"), None)
            if reveal is not None and not traits.reach and self._gained(simulate(self.view, reveal)) == 0:
                yield _reason("nothing-yet")
            if self.left:
                yield _reason("time-left", n=self.left)
            return
        slot = table.queue.index(card)
        if not self.left:
            yield _reason("last-round")
        if earned > 0:
            yield _reason("takes", n=earned)
        yield from self._does(traits, card, slot, table.queue)
        yield from self._brings(simulate(self.view, self.move))
        if traits.character and self.left:
            yield _reason("acts-again", n=self.left)

    def _gained(self, simulation: Simulation) -> int:
        after: Table = simulation.table
        return after.pool[self.view.seat] - self.table.pool[self.view.seat]

    def _brings(self, simulation: Simulation) -> Iterator[Found]:
        gained = self._gained(simulation)
        if gained > 0:
            yield _reason("comes-to", total=self.table.pool[self.view.seat] + gained, n=gained)

    # -- what is done to a card ----------------------------------------------------------------------------------------

    def _striking(self) -> Iterator[Found]:
        table, queue, verb = self.table, self.table.queue, self.view.pending.prompt.verb
        card = queue[self.move.slot]
        seat = self.owner[card]
        family, pool = self.seating.families[seat], table.pool[seat]
        strikes, steals = verb == "eliminate", verb == "steal"
        if seat != self.view.seat and (strikes or steals):
            others = [other for rival, other in enumerate(table.pool) if rival != seat]
            if pool > max(others):
                yield _reason("leads", victim_family=family, n=pool)
            elif steals:
                yield _reason("has", victim_family=family, n=pool)
            if strikes and table.influence[card]:
                yield _reason("laden", victim_family=family, n=table.influence[card])
            left = self.left + (self.move.slot > table.at)
            if strikes and table.open[card] and left:
                yield _reason("would-act", n=left)
        yield from self._brings(simulate(self.view, self.move))
        own = any(self.owner[queue[other.slot]] == self.view.seat for other in self.view.pending.moves)
        if own and seat != self.view.seat and strikes:
            yield _reason("spares")


def _stolen(traits: CardTraits) -> int:
    """How much a card takes from a family at once, 0 for none."""
    return max((deed.number for deed in traits.deeds if deed.verb == "steal"), default=0)
