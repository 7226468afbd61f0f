"""What each verb says of itself, to bots and to the sentences of options, is what it does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules.language import SetReader
from gonfalon.games.oriflamme.rules.notation import read_position
from gonfalon.games.oriflamme.rules.program import Activation
from gonfalon.games.oriflamme.rules.tree import Deed, Target
from gonfalon.games.oriflamme.rules.verb import INFLUENCE, QUEUE, VERDICTS
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS

from .lockstep import random_spot
from .positions import both


def positions(count: int) -> Iterator[tuple[Table, Activation]]:
    """Crowded tables, and a face-up card that lies on each."""
    for seed in range(count):
        spot = random_spot(both(), random.Random(seed))
        table = read_position(
            spot.queue, both(), influence=spot.influence, hands=spot.hands, reserve=spot.reserve,
            verdict_tokens=spot.tokens, families=spot.families,
        )  # fmt: skip
        if acting := [card for card in table.queue if table.open[card]]:
            table.acted = acting[0]
            yield table, Activation.of(0, acting[0])


def looks(table: Table) -> dict[str, object]:
    """What statements look at, by the names that verbs have for it."""
    return {
        QUEUE: (table.queue[:], table.under[:], table.open[:], table.reserves[:]),
        INFLUENCE: table.influence[:],
        VERDICTS: (table.verdicts[:], table.verdict_pool),
    }


def targets(verb: str) -> list[Deed]:
    """The verb done to whoever lies there, in each way that the language has."""
    number = 2 if VERBS[verb].preposition else 0
    adjectives = ("other", "open") if "each" not in VERBS[verb].whom else ("card",)
    heads = [Target(whom, adjectives if whom in ("one", "each") else ()) for whom in VERBS[verb].whom]
    return [
        Deed(verb, target, number, VERBS[verb].preposition) for target in heads if target.whom not in ("it", "attacker")
    ]


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_changes_nothing_but_what_it_names(verb: str) -> None:
    changed = set()
    for table, act in positions(60):
        for deed in targets(verb):
            state, acting = State(table.clone(), [], 0), act.clone()
            before = looks(state.table)
            done = VERBS[verb](deed)
            waits = done.run(state, acting)
            while waits and state.moves:
                move, state.moves = state.moves[-1], ()
                waits = done.take(state, acting, move)
            after = looks(state.table)
            changed |= {what for what, was in before.items() if after[what] != was}
    assert changed <= VERBS[verb].changes
    assert changed or verb in ("steal", "copy"), "these change pools, and what comes next"


@pytest.mark.parametrize("verb", [verb for verb in VERBS if VERBS[verb].whom != ("hand",)])
def test_a_verb_knows_how_much_influence_it_is_about(verb: str) -> None:
    said = set()
    for table, act in positions(60):
        for card in table.queue:
            deed = targets(verb)[0]
            state = State(table.clone(), [], 0)
            amount = VERBS[verb](deed).amount(state.table, act, card)
            said.add(amount)
            owner = table.seating.owner[card]
            if amount < 0 or (verb == "steal" and owner == table.seating.owner[act.this]):
                continue
            VERBS[verb].do(VERBS[verb](deed), state, act, card)  # type: ignore[attr-defined]
            laid = state.table.influence[card] - table.influence[card]
            if VERBS[verb].adds:
                assert laid == amount
            elif VERBS[verb].takes:
                assert laid == -amount
            else:
                assert (laid, table.pool[owner] - state.table.pool[owner]) == (0, amount)
    assert len(said) > 1 or said == ({2} if verb == "place" else {-1})


@pytest.mark.parametrize("verb", VERBS)
def test_an_idle_verb_does_nothing(verb: str) -> None:
    idle = 0
    for table, act in positions(60):
        for empty in (False, True):
            if empty:
                table.verdict_pool = 0
                table.hands[table.seating.owner[act.this]].clear()
                act.copied = True
            for deed in targets(verb):
                state = State(table.clone(), [], 0)
                if VERBS[verb](deed).idle(state.table, act):
                    idle += 1
                    assert not VERBS[verb](deed).run(state, act)
                    assert state.table == table
                    assert not state.stack
    assert bool(idle) is (verb in ("mark", "copy", "swap"))


def test_a_card_that_moves_others_is_told_all_that_makes_it_leave() -> None:
    leaving = {f"{verb}: {VERBS[verb].leaves}" for verb in VERBS if VERBS[verb].leaves}
    reader = SetReader("mine.yaml", "cart: {type: character, activate: [move: one other]}")
    reader.read(())
    (slip,) = reader.reader.slips
    assert set(re.findall("'([a-z]+: [a-z]+)'", slip.sentence)) == leaving


def test_words_in_reserve_are_words_of_the_language() -> None:
    assert {*IN_RESERVE} - {"gain", "if"} <= {*VERBS}
