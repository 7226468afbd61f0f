"""What each verb says of itself, to bots and to the sentences of options, is what it does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from gonfalon.games.oriflamme.rules import Table
from gonfalon.games.oriflamme.rules.language import SetReader
from gonfalon.games.oriflamme.rules.notation import read_position
from gonfalon.games.oriflamme.rules.program import Activation
from gonfalon.games.oriflamme.rules.tree import Deed, Target
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


def targets(verb: str) -> list[Deed]:
    """The verb done to whoever lies there, in each way that the language has."""
    number = 2 if VERBS[verb].preposition else 0
    adjectives = ("other", "open") if "each" not in VERBS[verb].whom else ("card",)
    heads = [Target(whom, adjectives if whom in ("one", "each") else ()) for whom in VERBS[verb].whom]
    return [
        Deed(verb, target, number, VERBS[verb].preposition) for target in heads if target.whom not in ("it", "attacker")
    ]


def test_a_card_that_moves_others_is_told_all_that_makes_it_leave() -> None:
    leaving = {f"{verb}: {VERBS[verb].leaves}" for verb in VERBS if VERBS[verb].leaves}
    reader = SetReader("mine.yaml", "cart: {type: character, activate: [move: one other]}")
    reader.read(())
    (slip,) = reader.reader.slips
    assert set(re.findall("'([a-z]+: [a-z]+)'", slip.sentence)) == leaving


def test_words_in_reserve_are_words_of_the_language() -> None:
    assert {*IN_RESERVE} - {"gain", "if"} <= {*VERBS}
