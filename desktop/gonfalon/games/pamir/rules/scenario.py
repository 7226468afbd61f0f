"""Scenarios of Pax Pamir: a position, moves, and what must hold after them.

The keys of a scenario:

    seats, market... the position: see `positions.py`
    play             moves, one after the other; for Wakhan, whose turn it is, `her turn`, or what one line of the card
                     that she turns over says: `line tax`
    expect           what must hold then
    steps            in place of the last two: a list of both, taken one after the other

What may be expected:

    asked            who is asked and what: `R actions`; nobody when the game is over
    about            what else the question tells: card, number, seat
    legal            all moves that are offered, or by their first words what follows: `{buy: [30, 36], gift: []}`
    among, absent    some that are offered; some that are not, or words with which none begins
    court, hand, prizes, tribes, spies, gifts, boons, loyalty, rupees, points, influence, cylinders
                     what families have, the influence in each coalition, the cylinders in their supplies
    blocks, supply   what coalitions have on the map, and how many blocks in their supplies
    market, deck, favored, running, rulers, checks, actions, used
                     what is there, all of it
    gone, kept       some cards that have left the game; some that have not
    told, untold     the events with these verbs that the moves brought, in order: `[discard B 7, favor military]`, of
                     Wakhan's reasons those with these words: `[reason acting 8 7 5]`; some that they did not bring
    winners          who wins as it lies
    impossible       lines that Wakhan cannot carry out
    pragmatic, wanted, chosen, instructed, step
                     her coalition, the check that she wants, what she radicalizes without an instruction and by which
                     line, what she moves

Cards and places are words with how often: `2*3 14`; `none` stands where there is nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from gonfalon.core.diagnostics import Message, join_words
from gonfalon.core.game import Event
from gonfalon.core.state import State
from gonfalon.core.yaml_reader import REMARKS, Kinds, PlainData, check_keys, check_words
from gonfalon.games.pamir.rules import notation
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    COALITIONS,
    EVENTS,
    LAST_CARD,
    NONE,
    REGIONS,
    SIDES,
    SUITS,
    place_word,
)
from gonfalon.games.pamir.rules.deck import LINES, Deck, shipped
from gonfalon.games.pamir.rules.dominance import influence, outcome
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.notation import split_words
from gonfalon.games.pamir.rules.positions import (
    NOTHING,
    POSITION,
    TEXT,
    coalition_number,
    lay_out,
    options_of,
    row_text,
)
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.acting import PieceStep, next_step
from gonfalon.games.pamir.rules.wakhan.priorities import draw_card, pragmatic_coalition
from gonfalon.games.pamir.rules.wakhan.radicalizing import card_to_radicalize, check_to_buy, instructed_card
from gonfalon.games.pamir.rules.wakhan.turn import WakhanTurn, carry_out_line

TYPES: Kinds = {**POSITION, "play": (str, list), "expect": dict, "steps": list}
ABOUT: Kinds = {"card": int, "number": int, "seat": str}
STEP: Kinds = {"play": (str, list), "expect": dict}
OVER = "nobody"

BY_SEAT: dict[str, Callable[[Table, int], object]] = {
    "court": lambda table, seat: notation.join_words(table.courts[seat]),
    "hand": lambda table, seat: notation.join_words(table.hands[seat]),
    "prizes": lambda table, seat: notation.join_words(table.prizes[seat]),
    "tribes": notation.tribes,
    "spies": notation.spies,
    "gifts": notation.gifts,
    "boons": lambda table, seat: notation.lasting_events(table.boons[seat]),
    "loyalty": notation.loyalty,
    "rupees": lambda table, seat: table.rupees[seat],
    "points": lambda table, seat: table.points[seat],
    "influence": lambda table, seat: " ".join(str(influence(table, seat, each)) for each in range(len(COALITIONS))),
    "cylinders": lambda table, seat: table.cylinders[seat],
}
BY_COALITION: dict[str, Callable[[Table, int], object]] = {
    "blocks": notation.blocks,
    "supply": lambda table, coalition: table.blocks[coalition],
}
ALONE: dict[str, Callable[[Table], object]] = {
    "market": notation.market,
    "deck": lambda table: notation.join_words(reversed(table.deck)),
    "favored": lambda table: SUITS[table.favored],
    "running": lambda table: notation.lasting_events(table.running),
    "checks": lambda table: table.checks,
    "actions": lambda table: table.actions,
    "used": lambda table: " ".join(str(card) for card in range(1, LAST_CARD + 1) if table.used >> card & 1),
    "winners": lambda table: " ".join(table.seating.families[seat] for seat in outcome(table).winners),
}
PEOPLE = ("seat", "giver", "taker", "receiver", "payer", "one", "other")
NAMED: dict[str, Sequence[str]] = {
    "coalition": COALITIONS, "suit": SUITS, "event": EVENTS, "action": ACTIONS, "side": SIDES,
    "final": ("again", "last"),
}  # fmt: skip
PLACES = ("place", "origin", "target")
"""What the fields of events are about, for those that are more than numbers."""
WAKHAN_VALUES: dict[str, Callable[[Table], object]] = {
    "pragmatic": lambda table: COALITIONS[pragmatic_coalition(table)],
    "wanted": lambda table: _card(check_to_buy(table)),
    "chosen": lambda table: _card(card_to_radicalize(table)),
    "step": lambda table: _step(next_step(table)),
}
IN_ORDER = ("court", "deck", "market", "influence")
"""Where the order of words matters."""
EXPECTED: Kinds = {
    "asked": str, "about": dict, "legal": (list, dict), "rulers": (str, dict), "instructed": dict,
    **dict.fromkeys(("among", "absent", "told", "untold", "impossible"), list),
    **dict.fromkeys((*BY_SEAT, *BY_COALITION), dict), **dict.fromkeys((*ALONE, *WAKHAN_VALUES, "gone", "kept"), TEXT),
}  # fmt: skip


def run_scenario(
    scenario: Mapping[str, PlainData], cards: Deck | None = None, look: Callable[[State], None] = lambda state: None
) -> list[str]:
    """Return the differences from the expectation, a sentence each; an empty list when the scenario passes.

    A scenario that makes no sense differs too, and its sentence says why.

    Args:
        scenario: its keys and values.
        cards: what is played with, the shipped ones for None.
        look: is shown the position, and what each move makes of it.
    """
    # Mistakes in the program's own cards are none of the scenario.
    cards = shipped() if cards is None else cards
    try:
        check_keys(scenario, TYPES, "a scenario", REMARKS)
        return _ScenarioRun(scenario, cards, look).differences()
    except ValueError as error:
        return [str(error)]


class _ScenarioRun:
    """One scenario while it is played."""

    def __init__(self, scenario: Mapping[str, PlainData], cards: Deck, look: Callable[[State], None]) -> None:
        self.look = look
        self.steps = [*_steps(scenario)]
        if not any(step.get("expect") for step in self.steps):
            # It would pass whatever the rules are.
            raise ValueError("Nothing is expected here: 'expect' says what must hold after the moves of 'play'.")
        self.state = lay_out(scenario, Pamir().options({**options_of(scenario), "cards": cards}))
        self.families = [*self.state.table.seating.families]
        self.told: list[Event] = []

    def differences(self) -> list[str]:
        """Play it and compare."""
        self.look(self.state)
        for step in self.steps:
            self.told.clear()
            moves = step.get("play", [])
            for text in [moves] if isinstance(moves, str) else check_words(moves, "'play'"):
                if not self._play(text):
                    return [f"'{text}' is not offered, only: {join_words(self._offered()) or 'nothing'}"]
                self.look(self.state)
            if found := [said for key, value in step.get("expect", {}).items() for said in self._compare(key, value)]:
                return found
        return []

    def _play(self, text: str) -> bool:
        """Play a move, or for Wakhan; whether that is possible."""
        state, table = self.state, self.state.table
        is_wakhan = table.at == table.seating.wakhan and not state.moves
        if is_wakhan and text.startswith("line "):
            self._turn_over()
        table.listener = self.told.append
        done = True
        if is_wakhan and text == "her turn":
            state.stack.append(WakhanTurn())
            state.run()
        elif is_wakhan and text.startswith("line "):
            done = carry_out_line(state, _line(text.removeprefix("line ")))
            state.run()
        else:
            move = Move.parse(text)
            done = move in state.moves
            if done:
                state.play(move)
        table.listener = None
        return done

    def _turn_over(self) -> Table:
        """The table with the card of this turn of Wakhan."""
        if self.state.table.seating.wakhan == NONE:
            raise ValueError("Nobody plays Wakhan here: 'wakhan' names her family.")
        if self.state.table.wakhan_card == NONE:
            draw_card(self.state)
        table: Table = self.state.table
        return table

    def _compare(self, key: str, expected: PlainData) -> list[str]:
        table = self.state.table
        if key in BY_SEAT:
            return [
                f"{key}: {family} has {have} instead of {wanted}"
                for family, value in expected.items()
                for have, wanted in _differ(key, BY_SEAT[key](table, self._seat_of(family)), value)
            ]
        if key in BY_COALITION:
            return [
                f"{key}: the {name} ones are {have} instead of {wanted}"
                for name, value in expected.items()
                for have, wanted in _differ(key, BY_COALITION[key](table, coalition_number(name)), value)
            ]
        if key in ALONE:
            return [f"{key}: {have} instead of {wanted}" for have, wanted in _differ(key, ALONE[key](table), expected)]
        if key in WAKHAN_VALUES:
            have = WAKHAN_VALUES[key](self._turn_over())
            return [f"{key}: {have} instead of {wanted}" for have, wanted in _differ(key, have, expected)]
        found: list[str] = getattr(self, f"_compare_{key}")(expected)
        return found

    def _compare_asked(self, expected: str) -> list[str]:
        state = self.state
        asked = f"{self.families[state.seat]} {state.decision.prompt.word}" if state.moves else OVER
        return [] if asked == expected else [f"asked: {asked} instead of {expected}"]

    def _compare_about(self, expected: Mapping[str, PlainData]) -> list[str]:
        check_keys(expected, ABOUT, "'about'")
        found = []
        for key, wanted in expected.items():
            value = getattr(self.state.decision.prompt, key) if self.state.moves else NONE
            have = NOTHING if value == NONE else self.families[value] if key == "seat" else value
            found += [] if have == wanted else [f"about: {key} is {have} instead of {wanted}"]
        return found

    def _compare_legal(self, expected: PlainData) -> list[str]:
        if isinstance(expected, list):
            return _differ_in_moves("legal", self._offered(), check_words(expected, "'legal'"))
        return [
            difference
            for word, rest in expected.items()
            for difference in _differ_in_moves(
                f"legal {word}",
                [move.partition(" ")[2] for move in self._offered() if move.split()[0] == word],
                check_words(rest, f"'legal' of {word}"),
            )
        ]

    def _compare_among(self, expected: list[object]) -> list[str]:
        offered = self._offered()
        return [
            f"among: '{move}' is not offered, only: {join_words(offered) or 'nothing'}"
            for move in check_words(expected, "'among'")
            if move not in offered
        ]

    def _compare_absent(self, expected: list[object]) -> list[str]:
        return [
            f"absent: '{move}' is offered"
            for move in self._offered()
            if {move, move.split()[0]} & {*check_words(expected, "'absent'")}
        ]

    def _compare_rulers(self, expected: PlainData) -> list[str]:
        rulers = {
            REGIONS[region]: self.families[seat] for region, seat in enumerate(self.state.table.rulers) if seat != NONE
        }
        wanted = {} if expected == NOTHING else expected
        if rulers == wanted:
            return []
        said = [join_words(f"{family} in {region}" for region, family in all_of.items()) for all_of in (rulers, wanted)]
        return [f"rulers: {said[0] or NOTHING} instead of {said[1] or NOTHING}"]

    def _compare_gone(self, expected: object) -> list[str]:
        return [f"gone: {card} has not left the game" for card in self._by_gone(expected, 0)]

    def _compare_kept(self, expected: object) -> list[str]:
        return [f"kept: {card} has left the game" for card in self._by_gone(expected, 1)]

    def _by_gone(self, cards: object, bit: int) -> list[int]:
        return [card for card in notation.card_numbers(str(cards)) if self.state.table.gone >> card & 1 == bit]

    def _compare_told(self, expected: list[object]) -> list[str]:
        wanted = check_words(expected, "'told'")
        heard = self._heard({_kind(begin) for begin in wanted})
        alike = [f"{event} ".startswith(f"{begin} ") for event, begin in zip(heard, wanted, strict=False)]
        if all(alike) and len(heard) == len(wanted):
            return []
        return [f"told: {join_words(heard) or NOTHING} instead of {join_words(wanted)}"]

    def _compare_untold(self, expected: list[object]) -> list[str]:
        return [f"untold: {event} was told" for event in self._heard({*check_words(expected, "'untold'")})]

    def _heard(self, kinds: set[str]) -> list[str]:
        """The events of these kinds, in words."""
        return [words for words in map(self._told, self.told) if _kind(words) in kinds]

    def _compare_impossible(self, expected: list[object]) -> list[str]:
        self._turn_over()
        lines = check_words(expected, "'impossible'")
        return [
            f"impossible: '{line}' is possible" for line in lines if carry_out_line(self.state.clone(), _line(line))
        ]

    def _compare_instructed(self, expected: Mapping[str, PlainData]) -> list[str]:
        table = self._turn_over()
        return [
            f"instructed: {line} says {have} instead of {wanted}"
            for line, card in expected.items()
            for have, wanted in _differ(line, _card(instructed_card(table, _line(line))), card)
        ]

    def _told(self, event: Event) -> str:
        """An event in words: its verb, and what it tells."""
        told = [event.VERB]
        for name in event.__match_args__:
            value = getattr(event, name)
            if name in PEOPLE:
                value = self.families[value] if value != NONE else NOTHING
            elif name in NAMED:
                value = NAMED[name][value] if value != NONE else NOTHING
            elif name in PLACES and event.VERB.endswith(("_block", "_cylinder")):
                value = place_word(value)
            if event.VERB == "reason" and name == "numbers" and told[-1] in ("line", "not_possible"):
                value = (*value[:-1], LINES[value[-1]])
            told += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(told)

    def _offered(self) -> list[str]:
        return [str(move) for move in self.state.moves]

    def _seat_of(self, family: str) -> int:
        return notation.number_of(str(family), self.families, Message("player"))


def _steps(scenario: Mapping[str, PlainData]) -> Iterator[Mapping[str, PlainData]]:
    if "steps" in scenario and ("play" in scenario or "expect" in scenario):
        raise ValueError("'steps' stands in place of 'play' and 'expect'.")
    for step in scenario.get("steps", [{key: scenario[key] for key in STEP if key in scenario}]):
        if not isinstance(step, dict):
            raise ValueError("'steps' must be a list of mappings with 'play' and 'expect'.")
        check_keys(step, STEP, "a step")
        check_keys(step.get("expect", {}), EXPECTED, "'expect'")
        yield step


def _line(word: str) -> str:
    return LINES[notation.number_of(word, LINES, Message("line"))]


def _card(number: int) -> str:
    return str(number) if number != NONE else NOTHING


def _step(step: PieceStep | None) -> str:
    if step is None:
        return NOTHING
    ends = (str(place) if step.what == "spy" else REGIONS[place] for place in (step.origin, step.target))
    return " ".join([step.what, *ends])


def _kind(words: str) -> str:
    """The verb of an event in words, of a reason with what it is about."""
    return " ".join(words.split()[: 2 if words.startswith("reason ") else 1])


def _differ(key: str, have: object, wanted: object) -> Iterator[tuple[str, str]]:
    """Yield the actual and the expected value, unless they are the same."""
    pair = row_text(have), row_text(wanted)
    one, other = map(notation.market_places if key == "market" else split_words, pair)
    if one != other if key in IN_ORDER else sorted(one) != sorted(other):
        yield pair[0] or NOTHING, pair[1] or NOTHING


def _differ_in_moves(what: str, offered: Sequence[str], expected: Sequence[str]) -> list[str]:
    if sorted(offered) == sorted(expected):
        return []
    return [
        f"{what}: {join_words(sorted(offered)) or 'nothing'} instead of {join_words(sorted(expected)) or 'nothing'}"
    ]
