"""Scenarios: positions as text (rules, section 14), the answers to what is asked in them, and what must hold then."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from gonfalon.core.diagnostics import did_you_mean, join_words
from gonfalon.core.game import Event
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import NO_MOVES, State
from gonfalon.core.yaml_reader import REMARKS, PlainData, check_family_letter, check_keys, check_words
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.events import Ended, Reached, RoundBegan
from gonfalon.games.oriflamme.rules.game import HAND, ROUNDS, TURN_ORDER, Oriflamme
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.rules.table import PLACEMENT, RESOLUTION, VERDICT_TOKENS, Table

# A card is `FAMILY.kind`, its face (`+` up, `-` down), the influence on it and a `*` for each verdict token; in a slot
# the top card stands first, with `/` before each one beneath.

UNKNOWN = "?"
"""Stands for a face that is not known."""
MAX_CARDS = 50
MAX_INFLUENCE = 9999
"""Influence of a family; on a card it has three digits."""

_CARD = re.compile(
    r"(?P<family>[A-Z])\.(?P<kind>[a-z0-9-]+?)(?P<face>[+-])(?P<influence>[0-9]{0,3})(?P<verdicts>\*{0,9})"
)
_BARE = re.compile(r"(?:(?P<family>[A-Z])\.)?(?P<kind>[a-z0-9-]+?)(?:[+-](?P<influence>[0-9]{0,3}))?")


class PositionCard(NamedTuple):
    """One card of a position."""

    family: str
    kind: str
    open: bool
    influence: int
    verdicts: int

    def __str__(self) -> str:
        face = "+" if self.open else "-"
        return f"{self.family}.{self.kind}{face}{self.influence or ''}{'*' * self.verdicts}"


def write_card(table: Table, card: int) -> str:
    """One card as text; where its face is not known, `?` stands for its kind."""
    seating = table.seating
    face = table.faces[card]
    kind = UNKNOWN if face is None else seating.cards.kinds[face].id
    family = seating.families[seating.owner[card]]
    return str(PositionCard(family, kind, bool(table.open[card]), table.influence[card], table.verdicts[card]))


def write_queue(table: Table) -> str:
    """The queue as text, empty when no card lies in it."""
    slots = range(len(table.queue))
    return " ".join("/".join(write_card(table, card) for card in table.stack(slot)) for slot in slots)


def read_card(text: str) -> PositionCard:
    """One card from its text.

    >>> read_card("R.royal-decree-2*")
    PositionCard(family='R', kind='royal-decree', open=False, influence=2, verdicts=1)
    >>> str(read_card("B.lord+"))
    'B.lord+'

    Raises:
        ValueError: with a sentence, when the text is not a card.
    """
    match = _CARD.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text[:60]}' is not a card: write for instance 'R.spy-2', 'B.lord+' or 'G.judge+*'.")
    influence = int(match["influence"] or 0)
    return PositionCard(match["family"], match["kind"], match["face"] == "+", influence, len(match["verdicts"]))


def read_reserve(text: str, family: str) -> PositionCard:
    """A card in reserve: its kind alone, or also its family and what lies on it, as in `R.deal+2`.

    Raises:
        ValueError: with a sentence, when the text is not a card of that family.
    """
    match = _BARE.fullmatch(text)
    if match is None or match["family"] not in (None, family):
        raise ValueError(f"'{text[:60]}' is not a card in reserve of {family}: write 'deal' or '{family}.deal+2'.")
    return PositionCard(family, match["kind"], True, int(match["influence"] or 0), 0)


def read_queue(text: str) -> list[list[PositionCard]]:
    """The slots of a queue, the top card of each first.

    Raises:
        ValueError: with a sentence, when the text is not a queue.
    """
    slots = [[read_card(card) for card in slot.split("/")] for slot in text.split()]
    for slot in slots:
        if len({card.family for card in slot}) > 1:
            raise ValueError(f"The cards of the stack '{'/'.join(map(str, slot))}' must belong to one family.")
    if sum(map(len, slots)) > MAX_CARDS:
        raise ValueError(f"There are more than {MAX_CARDS} cards in the queue.")
    return slots


def read_position(
    queue: str,
    cards: CardSet,
    *,
    influence: Mapping[str, int] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    reserve: Mapping[str, Sequence[str]] | None = None,
    verdict_tokens: int = VERDICT_TOKENS,
    families: Iterable[str] = (),
    round: int = 1,
    rounds: int = ROUNDS,
) -> Table:
    """A table with this position; the families that it mentions, and `families`, sit at it in the order R B G Y K.

    The owner alone knows what lies face down. The cards that are not mentioned are set aside; of a family whose hand is
    not given, the first seven of them are its hand.

    Raises:
        ValueError: with a sentence about what is wrong with the position.
    """
    slots = read_queue(queue)
    influence, hands, reserve = influence or {}, hands or {}, reserve or {}
    laid = [card for slot in slots for card in slot]
    mentioned = {card.family for card in laid} | {*influence, *hands, *reserve, *families}
    for family in sorted(mentioned - set(FAMILIES)):
        raise ValueError(f"There is no family '{family}'; the families are {', '.join(FAMILIES)}.")
    if not mentioned:
        raise ValueError("No family sits at this table: the position mentions none.")
    seating = Seating(cards, "".join(family for family in FAMILIES if family in mentioned), rounds=rounds)
    builder = _Builder(seating)
    table = builder.table
    for slot in slots:
        numbers = [builder.lay(card) for card in slot]
        table.queue.append(numbers[0])
        for upper, lower in pairwise(numbers):
            table.under[upper] = lower
    for family, texts in reserve.items():
        table.reserves += tuple(builder.lay(read_reserve(text, family)) for text in texts)
    for seat, family in enumerate(seating.families):
        builder.hand(seat, hands.get(family))
        table.pool[seat] = _number_between(influence.get(family, 0), MAX_INFLUENCE, f"The influence of {family}")
    table.verdict_pool = _number_between(verdict_tokens, VERDICT_TOKENS, "The number of verdict tokens")
    table.round = round
    return table


def resolving(table: Table, at: int = 0) -> State:
    """A game in which resolution has come to this slot of the position, whose card has not acted yet.

    Raises:
        ValueError: with a sentence, when the queue has no such slot.
    """
    if not 0 <= at < max(1, len(table.queue)):
        raise ValueError(f"The queue has no slot {at}: it has {len(table.queue)}, counted from 0.")
    table.phase = RESOLUTION
    table.placed = table.seating.seats
    table.at = at - 1
    table.acted = table.queue[at - 1] if at else -1
    return State(table, [TURN_ORDER], 0)


def placing(table: Table, family: str) -> State:
    """A game in which this family is the last to place a card in the round.

    Raises:
        ValueError: with a sentence, when it has no card to place.
    """
    seat = table.seating.families.index(family)
    if not table.hands[seat]:
        raise ValueError(f"{family} has no card in hand that it could place.")
    table.phase = PLACEMENT
    table.first = (seat + 1) % table.seating.seats
    table.placed = table.seating.seats - 1
    return State(table, [TURN_ORDER], 0)


class _Builder:
    """Gives each card its number; here the faces of a deck lie on its numbers in the order of the kinds."""

    def __init__(self, seating: Seating) -> None:
        self.table = table = Table.empty(seating)
        table.faces = [kind for _ in range(seating.seats) for kind in range(seating.deck_size)]
        self.free = [list(seating.deck(seat)) for seat in range(seating.seats)]

    def lay(self, card: PositionCard) -> int:
        """The number of a card of the position, which lies there as the text says."""
        table = self.table
        number = self._take(table.seating.families.index(card.family), card.kind)
        table.open[number] = int(card.open)
        table.influence[number] = card.influence
        table.verdicts[number] = card.verdicts
        if card.open:
            table.known[number] = table.seating.everyone
        return number

    def hand(self, seat: int, kinds: Sequence[str] | None) -> None:
        """Take these cards into the hand, or the first that are left, and set the rest aside."""
        free = self.free[seat]
        hand = free[:HAND] if kinds is None else [self._take(seat, kind) for kind in kinds]
        aside = tuple(card for card in free if card not in hand)
        self.table.hands[seat] = sorted(hand)
        self.table.aside = (*self.table.aside[:seat], aside, *self.table.aside[seat + 1 :])

    def _take(self, seat: int, kind: str) -> int:
        seating = self.table.seating
        if kind not in seating.cards:
            ids = [known.id for known in seating.cards.kinds]
            raise ValueError(f"There is no card '{kind[:60]}'{did_you_mean(kind, ids) or '.'}")
        number = seating.deck(seat)[seating.cards.number(kind)]
        if number not in self.free[seat]:
            raise ValueError(f"{seating.families[seat]}.{kind} stands in the position twice; a family has one of each.")
        self.free[seat].remove(number)
        return number


def _number_between(number: int, most: int, what: str) -> int:
    if not 0 <= number <= most:
        raise ValueError(f"{what} must be a number from 0 to {most}.")
    return number


TYPES: dict[str, type] = {
    "queue": str, "at": int, "influence": dict, "hands": dict, "reserve": dict, "verdict_tokens": int, "placing": str,
    "legal": list, "play": list, "then": str, "expect": dict,
}  # fmt: skip
EXPECTED: dict[str, type] = {
    "queue": str, "influence": dict, "next": str, "reserve": dict, "verdict_tokens": int, "scores": dict,
    "winners": list,
}  # fmt: skip
NEXT_ROUND = "next round"
ROUND_OVER = "round over"


def run_scenario(scenario: Mapping[str, PlainData], cards: CardSet | None = None) -> list[str]:
    """Return the differences from the expectation, a sentence each; empty when the scenario passes.

    A scenario that makes no sense differs too, and its sentence says why.
    """
    # Mistakes in the program's own cards are none of the scenario.
    cards = all_shipped() if cards is None else cards
    try:
        check_keys(scenario, TYPES, "a scenario", REMARKS)
        check_keys(scenario.get("expect", {}), EXPECTED, "'expect'")
        if scenario.get("then", NEXT_ROUND) != NEXT_ROUND:
            raise ValueError(f"'then' can only be '{NEXT_ROUND}'.")
        return _ScenarioRun(scenario, cards).differences()
    except ValueError as error:
        return [str(error)]


class _ScenarioRun:
    """One scenario while it is played."""

    def __init__(self, scenario: Mapping[str, PlainData], cards: CardSet) -> None:
        self.scenario = scenario
        self.expect: Mapping[str, PlainData] = scenario.get("expect", {})
        self.answers = check_words(scenario.get("play", []), "'play'")
        family = scenario.get("placing")
        queue = scenario.get("queue", "")
        hands = _lists(scenario.get("hands", {}), "hands")
        if family is not None and family not in hands:
            # The hand of a placement holds at least the cards that it names.
            named = [answer.split()[1] for answer in self.answers if answer.startswith("place ")][:1]
            hands.update({family: named} if named else {})
        table = read_position(
            queue,
            cards,
            influence=_numbers(scenario.get("influence", {}), "influence"),
            hands=hands,
            reserve=_lists(scenario.get("reserve", {}), "reserve"),
            verdict_tokens=scenario.get("verdict_tokens", 5),
            families=() if family is None else (family,),
        )
        self.placement = family is not None
        if self.placement and "at" in scenario:
            raise ValueError("'at' and 'placing' do not go together: a placement has reached no slot.")
        self.state = placing(table, family) if family is not None else resolving(table, scenario.get("at", 0))
        self.heard: list[Event] = []
        self.reached: str | None = None
        """The card that was reached last, or `ROUND_OVER`; None before the first."""
        self.waiting = False
        """Whether `reached` was found already and nothing has been done about it."""
        self.over_at: Table | None = None
        """The table at the end of the round, before the next one began."""

    def differences(self) -> list[str]:
        """Play it and compare."""
        found: list[str] = []
        if not self.placement and self.state.table.queue:
            self._step()  # comes to the slot that the scenario says was reached
        if "legal" in self.scenario:
            found += self._compare_legal()
        if "play" in self.scenario or "then" in self.scenario or "next" in self.expect:
            found += self._play()
        return found + self._compare(self.over_at or self.state.table)

    # -- playing -------------------------------------------------------------------------------------------------------

    def _step(self) -> None:
        """Run one piece of rules and take note of where resolution is."""
        before = self.state.table.clone()
        self.heard.clear()
        self.state.table.listener = self.heard.append
        self.state.step()
        self.state.table.listener = None
        for event in self.heard:
            if isinstance(event, Reached):
                self.reached = write_card(self.state.table, self.state.table.queue[event.slot])
            elif isinstance(event, (RoundBegan, Ended)):
                self.reached = ROUND_OVER
                self.over_at = before

    def _to_next(self) -> bool:
        """Go on until a seat is asked, a card is reached or the round is over; return whether a seat is asked."""
        if self.waiting:
            self.waiting = False
            return False
        self.reached = None
        while not self.state.moves and self.reached is None:
            self._step()
        return self.reached is None

    def _play(self) -> list[str]:
        for number, answer in enumerate(self.answers):
            while not self._to_next():
                if self.reached == ROUND_OVER:
                    return [f"the round is over and nobody asked for: {join_words(self.answers[number:])}"]
            move = Move.parse(answer)
            if move not in self.state.moves:
                return [f"'{answer}' is not offered, only: {join_words(map(str, self.state.moves))}"]
            moves, self.state.moves = self.state.moves, NO_MOVES
            self.state.stack[-1].take(self.state, moves[moves.index(move)])
        expected = ROUND_OVER if "then" in self.scenario else self.expect.get("next")
        while not self._to_next():
            reached = self.reached or ROUND_OVER
            if reached == ROUND_OVER:
                if "then" in self.scenario:
                    self._begin_round()
                return [] if expected in (None, ROUND_OVER) else [f"next: the round is over, not {expected}"]
            if expected is None or (expected != ROUND_OVER and _name(expected) == _name(reached)):
                return [] if expected in (None, reached) else [f"next: {reached} instead of {expected}"]
        return [f"'play' has no answer to: {join_words(map(str, self.state.moves))}"]

    def _begin_round(self) -> None:
        while not self.state.moves and len(self.state.stack) > 1:  # what the payments set off
            self._step()
        self.over_at = None

    # -- comparing -----------------------------------------------------------------------------------------------------

    def _compare_legal(self) -> list[str]:
        asked = self._to_next()
        self.waiting = not asked
        offered = {str(move) for move in self.state.moves} if asked else set()
        if self.placement:
            offered = {move.split(maxsplit=2)[2] for move in offered}
        expected = check_words(self.scenario["legal"], "'legal'")
        if offered == set(expected):
            return []
        return [f"legal: {join_words(sorted(offered)) or 'nothing'} instead of {join_words(expected) or 'nothing'}"]

    def _compare(self, table: Table) -> list[str]:
        found = []
        if "queue" in self.expect and read_queue(self.expect["queue"]) != read_queue(write_queue(table)):
            found.append(f"queue: {write_queue(table) or 'empty'} instead of {self.expect['queue'] or 'empty'}")
        if "influence" in self.expect:
            found += self._compare_figures("influence", table.pool)
        if "verdict_tokens" in self.expect and table.verdict_pool != self.expect["verdict_tokens"]:
            found.append(f"verdict_tokens: {table.verdict_pool} instead of {self.expect['verdict_tokens']}")
        if "reserve" in self.expect:
            found += self._compare_reserve(table)
        if "scores" in self.expect or "winners" in self.expect:
            outcome = Oriflamme().outcome(table)
            found += self._compare_figures("scores", outcome.scores) if "scores" in self.expect else []
            winners = sorted(table.seating.families[seat] for seat in outcome.winners)
            expected = sorted(check_words(self.expect.get("winners", winners), "winners"))
            if winners != expected:
                found.append(f"winners: {join_words(winners)} instead of {join_words(expected)}")
        return found

    def _compare_figures(self, key: str, figures: Iterable[int]) -> list[str]:
        by_family = dict(zip(self.state.table.seating.families, figures, strict=True))
        expected = _numbers(self.expect[key], key)
        return [
            f"{key}: {family} has {by_family.get(family, 'no seat')} instead of {figure}"
            for family, figure in expected.items()
            if by_family.get(family) != figure
        ]

    def _compare_reserve(self, table: Table) -> list[str]:
        found = []
        for family, texts in _lists(self.expect["reserve"], "reserve").items():
            there = []
            if family in table.seating.families:
                there = [write_card(table, card) for card in table.reserve(table.seating.families.index(family))]
            # A kind alone says nothing of the influence on it.
            lying = [_name(card) if any(text == _kind(card) for text in texts) else card for card in there]
            expected = [_name(f"{family}.{text}+") if "." not in text else text for text in texts]
            for text in texts:
                read_reserve(text, family)
            if sorted(lying) != sorted(expected):
                has, wanted = join_words(there) or "nothing", join_words(texts) or "nothing"
                found.append(f"reserve: {family} has {has} instead of {wanted}")
        return found


def _name(card: str) -> str:
    """`R.spy` of `R.spy-2`."""
    read = read_card(card)
    return f"{read.family}.{read.kind}"


def _kind(card: str) -> str:
    return read_card(card).kind


def _lists(values: Mapping[str, object], what: str) -> dict[str, list[str]]:
    return {
        check_family_letter(family): check_words(cards, f"'{what}' of {family}") for family, cards in values.items()
    }


def _numbers(values: Mapping[str, PlainData], what: str) -> dict[str, int]:
    if not all(isinstance(number, int) for number in values.values()):
        raise ValueError(f"'{what}' must give each family a whole number.")
    return {check_family_letter(family): number for family, number in values.items()}
