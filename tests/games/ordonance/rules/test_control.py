"""Why a territory is controlled or not: the words agree with what the rules compare."""

from __future__ import annotations

import random
from itertools import product

import pytest

from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.control import (
    ArmyStanding,
    ControlReport,
    DecidingDifference,
    compare_armies,
    control_report,
    controlling_seat,
    leading_seat,
)
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.scenario import table_with_armies
from gonfalon.games.ordonance.rules.seating import strength_key
from gonfalon.games.ordonance.rules.table import Table

from .decks import DECKS, deck, options

SPEAR, BOW, SWORDS, HELMET, FLAG = range(5)


def said(*armies: str, completed: list[str] | None = None, **given: str) -> ControlReport:
    """The verdict on these armies, each a text of cards, with the marker given where somebody controls."""
    lie = {f"P{number}": cards.split() for number, cards in enumerate(armies, start=1)}
    table = table_with_armies(lie, shipped(), completed, **given)
    seat = controlling_seat(table, 0)
    if seat >= 0:
        table.control(0, seat)
    return control_report(table, 0)


def stands(found: ControlReport) -> dict[int, str]:
    return {army.seat: army.standing.value for army in found.armies}


# -- decisions ---------------------------------------------------------------------------------------------------------


FIRST = {"singles": "count-then-seniority"}


@pytest.mark.parametrize(
    ("armies", "options", "holder", "decision"),
    [
        (("B B B B", "H H H H"), {}, 1, DecidingDifference(4, "seniority", (1, 1), (HELMET, BOW))),
        (("SB SB SB SB", "F F F F"), {}, 0, DecidingDifference(4, "count", (2, 1))),
        # Equal regiments are passed over; of two regiments the second decides.
        (("SB SB SB S", "SW SW SW S"), {}, 1, DecidingDifference(3, "seniority", (1, 1), (SWORDS, BOW))),
        (("BF BF BF BF", "WF WF WF WF"), {}, 1, DecidingDifference(4, "seniority", (2, 2), (SWORDS, BOW))),
        # Singles are compared by seniority whatever their number, unless they are counted first.
        (("SF S S S", "SB SW SH S"), {}, 0, DecidingDifference(1, "seniority", (1, 3), (FLAG, HELMET))),
        (("S S SF SB", "S S S SF"), {}, 0, DecidingDifference(1, "seniority", (2, 1), (BOW, -1))),
        (("SF S S S", "SB SW SH S"), FIRST, 1, DecidingDifference(1, "count", (3, 1))),
        (("SBWHF SBWHF SBWHF SBWHF", ""), {}, 0, DecidingDifference(0, "alone")),
    ],
)
def test_what_decides_between_two(
    armies: tuple[str, str], options: dict[str, str], holder: int, decision: DecidingDifference
) -> None:
    found = said(*armies, **options)
    assert (found.holder, found.decision) == (holder, decision)
    assert found.armies[0].standing is ArmyStanding.HOLDS


def test_equal_armies_are_decided_by_who_was_first() -> None:
    found = said("SB S S S", "S S SB S", completed=["P2", "P1"])
    assert (found.holder, found.decision) == (1, DecidingDifference(0, "earlier"))


def test_nothing_is_decided_while_no_army_is_full() -> None:
    found = said("F F F", "S")
    assert (found.holder, found.decision, found.waits_for) == (-1, None, (0, 1))
    assert stands(found) == {0: "open", 1: "open"}


def test_a_heap_that_is_not_full_may_show_more_than_the_best_full_army() -> None:
    found = said("S B W H", "F F F")
    assert [army.seat for army in found.armies] == [0, 1]
    assert found.decision == DecidingDifference(3, "count", (0, 1))
    assert (stands(found), found.waits_for) == ({0: "leads", 1: "open"}, (1,))


def test_standings_of_four() -> None:
    found = said("H H H H", "S S S S", "F F", "S B W")
    assert stands(found) == {0: "leads", 1: "beaten", 2: "open", 3: "too late"}
    assert (found.waits_for, found.decision) == ((2,), DecidingDifference(4, "seniority", (1, 1), (HELMET, SPEAR)))


def test_what_an_army_shows_and_could_become() -> None:
    army = next(army for army in said("SF SF", "").armies if army.seat == 0)
    assert (army.cards, army.groups) == (2, ((2, FLAG), (2, SPEAR)))
    assert army.best == ((4, FLAG), (4, SPEAR), (2, HELMET), (2, SWORDS), (2, BOW))
    full = next(army for army in said("SF SF S S", "").armies if army.seat == 0)
    assert full.best == full.groups


# -- every army, every game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count_singles", [False, True])
def test_what_decides_is_what_the_keys_say(count_singles: bool) -> None:
    some = random.Random(3).sample(list(product(range(5), repeat=5)), 150)
    for one, two in product(some, some):
        found = compare_armies(one, two, 4, count_singles)
        mine, theirs = strength_key(one, 4, count_singles), strength_key(two, 4, count_singles)
        if one == two:
            assert found == DecidingDifference(0, "earlier")
            continue
        here = [[icon for icon, count in enumerate(army) if count == found.level] for army in (one, two)]
        # All that counts more is the same.
        assert all(
            [icon for icon in range(5) if one[icon] == level] == [icon for icon in range(5) if two[icon] == level]
            for level in range(found.level + 1, 5)
        )
        assert found.counts == (len(here[0]), len(here[1]))
        if found.by == "count":
            assert found.icons == (-1, -1)
            assert (found.counts[0] > found.counts[1]) == (mine > theirs)
            assert found.counts[0] != found.counts[1]
        else:
            stronger, weaker = here if mine > theirs else here[::-1]
            high, low = found.icons
            assert high in stronger
            assert high not in weaker
            assert low == -1 or (low in weaker and low not in stronger and low < high)
            assert [icon for icon in stronger if icon > high] == [icon for icon in weaker if icon > high]


@pytest.mark.parametrize("name", DECKS)
def test_the_verdict_agrees_with_the_table_in_every_game(name: str) -> None:
    met: set[ArmyStanding] = set()
    for seed in range(6):
        chance = random.Random(seed)
        state = Ordonance().setup(options(deck(name, seed), 2 + seed % 3, seed), seed)
        while state.moves:
            state.play(chance.choice(state.moves))
            if chance.random() < 0.3 or state.over:
                for territory in range(state.table.seating.territories):
                    met |= agrees(state.table, control_report(state.table, territory))
    assert {ArmyStanding.HOLDS, ArmyStanding.OPEN} <= met


def agrees(table: Table, found: ControlReport) -> set[ArmyStanding]:
    """Fail unless the verdict says what the table does; the standings that it gives."""
    territory, seating = found.territory, table.seating
    best = leading_seat(table, territory)
    standing = {army.seat: army.standing for army in found.armies}
    assert sorted(standing) == list(range(seating.seats))
    assert found.holder == table.holder[territory]
    assert (found.decision is None) == (best < 0)
    if best >= 0 and not table.passes:
        assert found.armies[0].seat == best
        assert standing[best] is (ArmyStanding.HOLDS if found.holder >= 0 else ArmyStanding.LEADS)
    for army in found.armies:
        cards = table.army(army.seat, territory)
        assert army.cards == len(cards)
        counts = table.counts_of(army.seat, territory)
        assert {icon: count for count, icon in army.groups} == {i: count for i, count in enumerate(counts) if count}
        full = table.completed_at(army.seat, territory) > 0
        assert full == (army.standing in (ArmyStanding.HOLDS, ArmyStanding.LEADS, ArmyStanding.BEATEN))
        assert (army.standing is ArmyStanding.BEATEN) == (full and army.seat not in (best, found.holder))
        assert (army.seat in found.waits_for) == (army.standing is ArmyStanding.OPEN)
    if found.holder >= 0:
        assert found.waits_for == ()
    if best >= 0 and found.holder < 0 and not table.over:
        assert found.waits_for, "nobody is waited for, and nobody controls"
    if found.decision is not None and found.decision.by != "alone":
        strength = [seating.strengths(table.counts[seating.across[territory][army.seat]]) for army in found.armies[:2]]
        one, two = (table.counts_of(army.seat, territory) for army in found.armies[:2])
        assert found.decision == compare_armies(one, two, seating.deck.deepest, seating.count_singles)
        assert (found.decision.by == "earlier") == (strength[0] == strength[1])
        if found.armies[1].standing is ArmyStanding.BEATEN:
            assert strength[0] >= strength[1]
    return set(standing.values())
