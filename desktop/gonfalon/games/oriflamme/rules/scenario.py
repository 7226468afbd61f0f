"""Scenarios: a position, the answers to what is asked in it, and what must hold then.

The keys of a scenario:

    queue            the queue from the front; `at` is the slot that resolution has reached, 0 if left out
    influence        each family's own pool, 0 if left out
    hands, reserve   the cards in hand; the cards in reserve with the influence on them
    verdict_tokens   the tokens left in the common pool, 5 if left out
    placing          the position is a placement, and this family chooses now
    legal            the moves that are offered now; for a placement only where
    play             the answers to what is asked, in order
    then             'next round': go on to the start of the next round, its payments included
    expect           queue, influence, next, reserve, verdict_tokens, scores, winners
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gonfalon.core.deck import listed
from gonfalon.core.game import Event
from gonfalon.core.scenario import REMARKS, check_family, check_keys, list_of_words
from gonfalon.core.state import NO_MOVES
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.events import Ended, Reached, RoundBegan
from gonfalon.games.oriflamme.rules.game import Oriflamme
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.notation import (
    placing,
    read_card,
    read_position,
    read_queue,
    read_reserve,
    resolving,
    write_card,
    write_queue,
)
from gonfalon.games.oriflamme.rules.table import Table

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


def run_scenario(scenario: Mapping[str, Any], cards: CardSet) -> list[str]:
    """What differs from the expectation, a sentence each; nothing when the scenario passes.

    A scenario that makes no sense differs too, and its sentence says why.
    """
    try:
        check_keys(scenario, TYPES, "a scenario", REMARKS)
        check_keys(scenario.get("expect", {}), EXPECTED, "'expect'")
        if scenario.get("then", NEXT_ROUND) != NEXT_ROUND:
            raise ValueError(f"'then' can only be '{NEXT_ROUND}'.")
        return _Course(scenario, cards).differences()
    except ValueError as error:
        return [str(error)]


class _Course:
    """One scenario while it is played."""

    def __init__(self, scenario: Mapping[str, Any], cards: CardSet) -> None:
        self.scenario = scenario
        self.expect: Mapping[str, Any] = scenario.get("expect", {})
        self.answers = list_of_words(scenario.get("play", []), "'play'")
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
        """Go on until somebody is asked, a card is reached or the round is over; whether somebody is asked."""
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
                    return [f"the round is over and nobody asked for: {listed(self.answers[number:])}"]
            move = Move.parse(answer)
            if move not in self.state.moves:
                return [f"'{answer}' is not offered, only: {listed(map(str, self.state.moves))}"]
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
        return [f"'play' has no answer to: {listed(map(str, self.state.moves))}"]

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
        expected = list_of_words(self.scenario["legal"], "'legal'")
        if offered == set(expected):
            return []
        return [f"legal: {listed(sorted(offered)) or 'nothing'} instead of {listed(expected) or 'nothing'}"]

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
            expected = sorted(list_of_words(self.expect.get("winners", winners), "winners"))
            if winners != expected:
                found.append(f"winners: {listed(winners)} instead of {listed(expected)}")
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
                found.append(
                    f"reserve: {family} has {listed(there) or 'nothing'} instead of {listed(texts) or 'nothing'}"
                )
        return found


def _name(card: str) -> str:
    """`R.spy` of `R.spy-2`."""
    read = read_card(card)
    return f"{read.family}.{read.kind}"


def _kind(card: str) -> str:
    return read_card(card).kind


def _lists(values: Mapping[str, Any], what: str) -> dict[str, list[str]]:
    return {check_family(family): list_of_words(cards, f"'{what}' of {family}") for family, cards in values.items()}


def _numbers(values: Mapping[str, Any], what: str) -> dict[str, int]:
    if not all(isinstance(number, int) for number in values.values()):
        raise ValueError(f"'{what}' must give each family a whole number.")
    return {check_family(family): number for family, number in values.items()}
