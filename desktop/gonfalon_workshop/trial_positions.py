"""
Small tables on which a card can be tried: the triggers of its programs, and positions in which most of its lines do
something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations_with_replacement, cycle
from typing import Final, NamedTuple

from gonfalon.core.game import Event
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import NO_MOVES, STEPS, State
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.card_set import Card, CardSet, Gain, If, VerbStatement, combine, walk
from gonfalon.games.oriflamme.rules.game import ROUNDS, TURN_ORDER
from gonfalon.games.oriflamme.rules.interpreter import ACTIVATE, ADJECTIVES, AVENGE, PROGRAMS, Activation
from gonfalon.games.oriflamme.rules.moves import REVEAL, Move
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.games.oriflamme.rules.table import VERDICT_TOKENS

TRIGGERS: Final = ("activate", "avenge", "kill", "round", "end")
"""In the order of a card's programs."""

_OWN_INFLUENCE: Final = 1
_RIVALS_INFLUENCE: Final = 3
_ROUND: Final = 2


@dataclass(frozen=True)
class TrialPosition:
    """The position on the table before the card that is tried does something."""

    occasion: str
    """One of `TRIGGERS`."""
    families: str
    """Who sits there; the first is the family of the card that is tried."""
    queue: str
    at: int = 0
    """The slot whose card acts; of no meaning where the round or the game is over."""
    hand: tuple[str, ...] = ()
    """The kinds in the hand of that family; the others have none."""
    reserve: tuple[str, ...] = ()
    """Its cards in reserve, as `read_position` takes them."""
    shape: str = ""
    """How the other cards lie, in a word that has a sentence of its own."""
    helper: str = ""
    """The kind that acts where that is not the card itself."""


def set_up(position: TrialPosition, cards: CardSet) -> State:
    """A game at the moment of a position, before anything has happened.

    Raises:
        ValueError: with a sentence, when the cards lack one of it.
    """
    own = position.families[0]
    table = read_position(
        position.queue,
        cards,
        influence={each: _OWN_INFLUENCE if each == own else _RIVALS_INFLUENCE for each in position.families},
        hands={each: position.hand if each == own else () for each in position.families},
        reserve={own: position.reserve},
        verdict_tokens=max(0, VERDICT_TOKENS - position.queue.count("*")),
        round=ROUNDS if position.occasion == "end" else _ROUND,
    )
    if position.occasion not in ("round", "end"):
        return resolving(table, position.at)
    state = resolving(table)
    if table.queue:
        table.reach(len(table.queue) - 1)  # all have acted
    return state


def trigger(state: State) -> None:
    """Run what a position is about, until a player is asked or the card is done."""
    state.stack[-1].run(state)
    # Whether the card is revealed is no question here; what that costs lies on it.
    continue_after(state, REVEAL if REVEAL in state.moves else None)


def continue_after(state: State, answer: Move | None) -> None:
    """The same after an answer, one of the moves of the game."""
    stack = state.stack
    if answer is not None:
        state.moves = NO_MOVES
        stack[-1].take(state, answer)
    for _ in STEPS:
        if state.moves or not stack or stack[-1] is TURN_ORDER:
            return
        stack[-1].run(state)


_MOST: Final = 6
_LEAST: Final = 3
"""So many positions are offered of one card; those beyond the least only where something else comes of them."""
_RIVALS: Final = 2
_ROOMY: Final = 3
"""So many cards in the queue are seen at a glance."""
_WAYS: Final = 16
"""So many ways through the questions of a position are looked at."""
_ENDS: Final = 3
"""More ways to end make a position no better."""
_LAIN: Final = 2
"""The influence on the card itself, or more where it costs more to reveal."""
_NAMED: Final = 2
"""So many of the kinds that a program names are laid beside the card."""
_STRIKERS: Final = ("soldier", "assassination", "archer", "deserter")
"""Who may eliminate it, the plainest first."""
_BESIDE: Final = {"character": 6, "intrigue": 2}
"""Of how many kinds its neighbours may be."""


class _Neighbour(NamedTuple):
    """A card that lies in the queue with the one that is tried."""

    own: bool
    open: bool
    kind: str = ""
    """Empty for any kind."""
    marked: bool = False


_PLAIN: Final = (
    _Neighbour(False, False), _Neighbour(False, True), _Neighbour(True, False), _Neighbour(True, True),
)  # fmt: skip


class _Worth(NamedTuple):
    """The measure of how well a position shows what the card does: the more, the better."""

    lines: int
    """How many lines of its program change something, whatever is answered."""
    size: int
    """How near the number of cards is to what is seen at a glance."""
    events: int
    """How much changes at most."""
    ends: int
    """In how many ways it may end."""


class _Played(NamedTuple):
    """The result of a position."""

    worth: _Worth
    position: TrialPosition
    courses: frozenset[tuple[object, ...]]
    """What changed on each way through its questions."""


def deck_for(cards: CardSet, kind: str) -> CardSet:
    """The kinds with which this one is tried: some of its own set, those that it names, and shipped ones.

    Raises:
        KeyError: when the cards lack the kind.
    """
    cards.number(kind)
    shipped = [shelved.cards for shelved in SetStore().shipped if shelved.cards is not None]
    whole = combine([*(part for part in shipped if part not in cards.parts), *cards.parts])
    own = [each.id for each in cards.kinds]
    order = list(dict.fromkeys([*own, *(each.id for part in shipped for each in part.kinds)]))
    kinds = {each.id: each for each in whole.kinds}
    picked = [kind, *_named(kinds[kind].card, whole)[:_NAMED], *_strikers(whole)]
    for type, count in _BESIDE.items():
        free = [id for id in order if kinds[id].type == type and id not in picked]
        picked += sorted(free, key=lambda id: bool(kinds[id].card.avenge))[:count]
    return whole.pick(picked)


def trial_positions(cards: CardSet, kind: str, family: str) -> list[TrialPosition]:
    """Positions for a kind of a deck made by `deck_for`, the one that shows most of it first.

    Each has another shape; a card that does nothing has some too.
    """
    return _PositionSearch(cards, kind, family).found()


class _PositionSearch:
    """Lays cards around one and plays what comes of it."""

    def __init__(self, cards: CardSet, kind: str, family: str) -> None:
        self._cards = cards
        self._kind = kind
        self._number = cards.number(kind)
        self._card = cards.kinds[self._number].card
        self._families = family + "".join(each for each in FAMILIES if each != family)[:_RIVALS]
        seat = sorted(self._families, key="".join(FAMILIES).index).index(family)
        self._own = seat * len(cards) + self._number
        named = _named(self._card, cards)
        self._strikers = _strikers(cards)
        apart = {kind, *named, *self._strikers}
        # Those of its own set first, and none that would say more than this card does.
        usable = [each for each in cards.kinds if each.id not in apart]
        usable.sort(key=lambda each: cards.part_of(each.id) is not cards.part_of(kind))
        usable.sort(key=lambda each: (bool(each.card.avenge), each.type != "character"))
        self._usable = [each.id for each in usable]
        self._pool = [*_PLAIN, *self._special(named)]
        self._hand = tuple(self._usable[-2:]) if "swap" in self._card.verbs else ()

    def _special(self, named: Sequence[str]) -> Iterator[_Neighbour]:
        words = set(_adjectives(self._card))
        if {"namesake", self._kind} & words:
            yield _Neighbour(False, True, self._kind)
        if "marked" in words:
            yield _Neighbour(False, False, marked=True)
        for id in named[:_NAMED]:
            yield _Neighbour(False, True, id)
            yield _Neighbour(True, True, id)

    def found(self) -> list[TrialPosition]:
        """The best of all, then what else the card does, then shapes in which something else comes of it."""
        best: dict[str, _Played] = {}
        for position in self._candidates():
            played = self._played(position)
            if played is not None and (position.shape not in best or played.worth > best[position.shape].worth):
                best[position.shape] = played
        ranked = sorted(best.values(), key=lambda one: one.worth, reverse=True)
        # Of two that show as much the one in which it acts itself.
        first = max(ranked, key=lambda one: (one.worth.lines, one.position.occasion == "activate", one.worth))
        ranked.sort(key=lambda one: (one is not first, one.position.occasion == "activate"))
        known: set[frozenset[tuple[object, ...]]] = set()
        other: list[TrialPosition] = []
        alike: list[TrialPosition] = []
        for one in ranked:
            (alike if one.courses in known else other).append(one.position)
            known.add(one.courses)
        return [*other[:_MOST], *alike[: max(0, _LEAST - len(other))]]

    # -- what is laid --------------------------------------------------------------------------------------------------

    def _candidates(self) -> Iterator[TrialPosition]:
        pairs = list(combinations_with_replacement(self._pool, 2))
        yield from self._acting(pairs)
        if self._card.avenge:
            yield from self._avenging(pairs)
        if self._card.kill:
            yield from self._eliminating()
        for occasion, program in (("round", self._card.round), ("end", self._card.end)):
            if program:
                for pair in pairs:
                    queue = self._queue(pair)
                    yield TrialPosition(occasion, self._families, queue, reserve=self._reserved(), shape=occasion)

    def _acting(self, pairs: Sequence[tuple[_Neighbour, ...]]) -> Iterator[TrialPosition]:
        yield self._around("alone", (), ())
        for one, other in pairs:
            yield self._around(_shape((one, other), self._kind), (one,), (other,))
        for one, other in (_PLAIN[:2], _PLAIN[1:3]):
            yield self._around("front", (), (one, other))
            yield self._around("back", (one, other), ())
        closed, lying, mine, own = _PLAIN
        yield self._around("long", (closed, mine), (lying, own))
        yield self._around("long", (lying, own), (mine, closed))
        yield self._around("long", (own, lying), (lying, closed))
        if self._card.type == "character":
            for one, other in pairs:
                yield self._around("open", (one,), (other,), open=True)

    def _around(
        self, shape: str, left: Sequence[_Neighbour], right: Sequence[_Neighbour], *, open: bool = False
    ) -> TrialPosition:
        this = f"{self._families[0]}.{self._kind}{'+' if open else '-' + str(max(_LAIN, self._card.cost))}"
        queue = self._queue([*left, this, *right])
        return TrialPosition("activate", self._families, queue, len(left), self._hand, shape=shape)

    def _avenging(self, pairs: Sequence[tuple[_Neighbour, ...]]) -> Iterator[TrialPosition]:
        """A rival's card at the end of the queue has no other neighbour than the card that is tried."""
        own, rival = list(self._families)[:2]
        for striker in self._strikers:
            for pair in pairs:
                queue = self._queue([*pair, f"{own}.{self._kind}-{_LAIN}", f"{rival}.{striker}-"])
                yield TrialPosition("avenge", self._families, queue, 3, self._hand, shape="avenge", helper=striker)

    def _eliminating(self) -> Iterator[TrialPosition]:
        for striker in self._strikers:
            for victim in _PLAIN[:2]:
                queue = self._queue([f"{self._families[0]}.{striker}-", victim])
                reserve = self._reserved()
                yield TrialPosition("kill", self._families, queue, 0, reserve=reserve, shape="kill", helper=striker)

    def _reserved(self) -> tuple[str, ...]:
        return (f"{self._families[0]}.{self._kind}+{_LAIN}",)

    def _queue(self, laid: Sequence[_Neighbour | str]) -> str:
        """A queue as text; every neighbour is of another kind, and of two rivals each of another family."""
        own, *rivals = list(self._families)
        free = cycle(self._usable)
        texts: list[str] = []
        turns = 0
        for one in laid:
            if isinstance(one, str):
                texts.append(one)
                continue
            family = own
            if not one.own:
                family = rivals[turns % len(rivals)]
                turns += 1
            kind = one.kind or next(free)
            texts.append(f"{family}.{kind}{'+' if one.open else '-'}1{'*' if one.marked else ''}")
        return " ".join(texts)

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def _played(self, position: TrialPosition) -> _Played | None:
        """Return the result of a position over all answers, or None where it is no position of this card."""
        try:
            start = set_up(position, self._cards)
        except ValueError:  # one kind twice in a family
            return None
        lines: set[tuple[object, ...]] = set()
        ends: set[tuple[object, ...]] = set()
        courses: set[tuple[object, ...]] = set()
        struck = position.occasion != "avenge"
        waiting: list[tuple[State, list[Event], Callable[[State], None]]] = [(start, [], trigger)]
        while waiting and len(courses) < _WAYS:
            state, heard, play = waiting.pop()
            table = state.table
            table.listener = self._listener(state, position.occasion, heard, lines)
            play(state)
            table.listener = None
            waiting += [
                (state.clone(), heard[:], partial(continue_after, answer=move)) for move in reversed(state.moves)
            ]
            if not state.moves:
                struck = struck or any(isinstance(each, told.Eliminated) and self._is_it(each.card) for each in heard)
                courses.add(tuple(_essence(event) for event in heard))
                ends.add((tuple(table.pool), tuple(table.influence), tuple(table.queue), tuple(table.open)))
        size = -abs(len(position.queue.split()) - _ROOMY)
        worth = _Worth(len(lines), size, max(map(len, courses)), min(len(ends), _ENDS))
        return _Played(worth, position, frozenset(courses)) if struck else None

    def _is_it(self, card: int) -> bool:
        """Return whether a card is the one that is tried."""
        return card == self._own

    def _listener(
        self, state: State, occasion: str, heard: list[Event], lines: set[tuple[object, ...]]
    ) -> Callable[[Event], None]:
        """Takes note of which lines of the card's program have changed something."""
        which = {"activate": ACTIVATE, "avenge": AVENGE}.get(occasion)

        def listen(event: Event) -> None:
            if not changes_something(event):
                return
            heard.append(event)
            act = state.stack[-1] if state.stack else None
            if which is None:
                # What runs from the reserve is no frame.
                if not isinstance(event, told.Eliminated | told.Discarded | told.Revealed | told.Collected):
                    lines.add((type(event),))
            elif isinstance(act, Activation) and act.program == self._program(which):
                lines.add((act.position,))
            elif isinstance(act, Activation) and act.copied and self._is_it(act.this):
                lines.add(("copied",))

        return listen

    def _program(self, which: int) -> int:
        return self._number * PROGRAMS + which


def changes_something(event: Event) -> bool:
    """Return whether the event changes the table, other than by turning the card up."""
    match event:
        case told.Reached() | told.Shown() | told.Copied() | told.Mixed() | told.Revealed():
            return False
        case told.RoundBegan() | told.Ended():
            return False
        case told.Collected(lain=amount) | told.Gained(amount=amount) | told.Stolen(amount=amount):
            return amount > 0
        case told.Laid(amount=amount) | told.Dropped(amount=amount):
            return amount > 0
    return True


def _essence(event: Event) -> tuple[object, ...]:
    """Return the kind of change and its amount, regardless of the card."""
    return type(event), getattr(event, "amount", getattr(event, "earned", 0))


def _shape(pair: Sequence[_Neighbour], kind: str) -> str:
    """Return the name for a card's neighbours."""
    if any(each.marked for each in pair):
        return "marked"
    named = [each.kind for each in pair if each.kind]
    if named:
        return "namesake" if kind in named else "named"
    own = sum(each.own for each in pair)
    return ("rivals", "both", "own")[own]


def _adjectives(card: Card) -> Iterator[str]:
    """Every adjective of its programs, ids of kinds among them."""
    for program in card.programs:
        for statement in walk(program):
            if isinstance(statement, VerbStatement):
                yield from statement.target.adjectives
            elif isinstance(statement, If):
                yield from statement.test.adjectives
            elif isinstance(statement, Gain) and statement.amount.per is not None:
                yield from statement.amount.per.of.adjectives


def _named(card: Card, cards: CardSet) -> list[str]:
    """The kinds that it names, as far as the cards have them, but not itself."""
    words = dict.fromkeys(_adjectives(card))
    return [word for word in words if word not in ADJECTIVES and word in cards and word != card.id]


def _strikers(cards: CardSet) -> list[str]:
    """A kind that eliminates cards, or none."""
    able = [
        kind.id
        for kind in cards.kinds
        if any(isinstance(deed, VerbStatement) and deed.verb == "eliminate" for deed in kind.card.activate)
    ]
    return sorted(able, key=lambda id: _STRIKERS.index(id) if id in _STRIKERS else len(_STRIKERS))[:1]
