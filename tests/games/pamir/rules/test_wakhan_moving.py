"""How Wakhan moves (W16f), with an improvement (W21) too."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from gonfalon.games.pamir.rules.places import NEIGHBOURS, REGIONS
from gonfalon.games.pamir.rules.wakhan.moving import Step, next_step

from .positions import CARDS, Seat, blocks, court, spies, tribes
from .wakhans import HERAT, KABUL, PUNJAB, WAKHAN, aimed, hers, line_done, reasons, told_while, why

SPIES: dict[str, Any] = {"improved": frozenset({"spies"})}


# -- W16f --------------------------------------------------------------------------------------------------------------


def step_of(has: Seat, *others: Seat, **options: Any) -> Step | None:
    return next_step(hers(has, *others, **options).table)


def test_w16f_an_army_goes_to_the_first_region_beside_with_more_tribes_than_armies() -> None:
    # Card 7, afghan: punjab, transcaspia, kabul, persia, kandahar, herat. Kabul borders on all but Persia.
    other = Seat("british", tribes="herat transcaspia persia")
    assert step_of(Seat(), other, afghan="kabul", cards=aimed(7)) == ("army", KABUL, 1)
    assert step_of(Seat(), other, afghan="kabul transcaspia", cards=aimed(7)) == ("army", 1, 0), "transcaspia first"
    other = Seat("british", tribes="herat transcaspia")
    assert step_of(Seat(), other, afghan="kabul transcaspia", cards=aimed(7)) == ("army", 1, HERAT)
    other = Seat("british", tribes="kabul*2")
    assert step_of(Seat(), other, afghan="kabul*2 punjab", cards=aimed(7)) is None
    assert step_of(Seat(), other, afghan="kabul punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)


def test_w16f_tribes_of_all_others_count_hers_do_not() -> None:
    others = Seat("british", tribes="kabul"), Seat("russian", tribes="kabul")
    assert step_of(Seat(), *others, afghan="kabul punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(Seat(tribes="kabul*3"), Seat("british"), afghan="punjab", cards=aimed(7)) is None


def test_w16f_no_roads_are_needed_and_only_her_coalition_moves() -> None:
    other = Seat("british", tribes="kabul")
    assert step_of(Seat(), other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(Seat(), other, russian="punjab", british="punjab", cards=aimed(7)) is None


def test_w16f_not_where_it_would_cost_her_the_rule() -> None:
    other = Seat("british", tribes="kabul*2 punjab")
    has = Seat(tribes="punjab")
    assert step_of(has, other, afghan="punjab", cards=aimed(7)) is None
    assert step_of(has, other, afghan="punjab*2", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    # Where she does not rule there is nothing to lose.
    assert step_of(Seat(), other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    # The armies of another coalition count for her too: one of hers may go.
    assert step_of(has, other, afghan="punjab", russian="punjab*2", cards=aimed(7)) == ("army", PUNJAB, KABUL)


def test_w16f_as_many_steps_as_the_rank_each_looked_at_anew() -> None:
    # 35 is of rank 2.
    state = hers(Seat(court="35"), Seat("british", tribes="kabul*2"), afghan="punjab*3", cards=aimed(7))
    told_while(state, "move")
    assert blocks(state, "afghan") == "kabul*2 punjab"
    state = hers(Seat(court="63"), Seat("british", tribes="kabul*2"), afghan="punjab*3", cards=aimed(7))
    events = told_while(state, "move")
    assert blocks(state, "afghan") == "kabul*2 punjab", "the third has nowhere to go"
    assert [word for word, _ in reasons(events)].count("army_step") == 2


def test_w16f_an_army_may_step_more_than_once() -> None:
    # From Punjab to Kabul, from there to Herat, which comes after in the list.
    state = hers(Seat(court="35"), Seat("british", tribes="kabul transcaspia*1"), afghan="punjab", cards=aimed(7))
    told_while(state, "move")
    assert blocks(state, "afghan") == "transcaspia"


def test_w16f_with_nationalism_an_army_goes_before_a_tribe() -> None:
    has = Seat(tribes="punjab", boons="nationalism")
    other = Seat("british", tribes="kabul*2 punjab*3")
    assert step_of(has, other, afghan="punjab", cards=aimed(7)) == ("army", PUNJAB, KABUL)
    assert step_of(has, other, cards=aimed(7)) == ("tribe", PUNJAB, KABUL)


@pytest.mark.parametrize(
    ("own", "other", "step"),
    [
        ("punjab", "kabul", None),  # it is her rule
        ("punjab*2", "kabul", ("tribe", PUNJAB, KABUL)),
        ("punjab", "kabul punjab", ("tribe", PUNJAB, KABUL)),
    ],
)
def test_w16f_a_tribe_stays_where_it_rules(own: str, other: str, step: tuple[str, int, int] | None) -> None:
    has = Seat(court="9", tribes=own, boons="nationalism")
    assert step_of(has, Seat("british", tribes=other), cards=aimed(7)) == step
    assert step_of(Seat(court="9", tribes=own), Seat("british", tribes=other), cards=aimed(7)) is None


def test_w16f_the_last_tribe_that_leaves_overthrows_her() -> None:
    has = Seat(court="9 26", tribes="punjab", boons="nationalism")
    state = hers(has, Seat("british", tribes="kabul punjab"), cards=aimed(7))
    told_while(state, "move")
    assert tribes(state, WAKHAN) == "kabul"
    assert court(state, WAKHAN) == "9"


def test_w16f_no_spies_in_the_base_rules() -> None:
    state = hers(Seat(court="9 12", spies="12*2"), Seat("british", court="61"), cards=aimed(7))
    assert not line_done(state, "move")


def test_w16f_the_list_of_every_card_is_followed() -> None:
    """All origins and targets at once: what moves is the first of the list that has a neighbour later or earlier."""
    everywhere = " ".join(REGIONS)
    for number in range(1, 25):
        coalition = ("afghan", "british", "russian")[CARDS.wakhan[number - 1].loyalty[0]]
        loyalty = "british" if coalition != "british" else "afghan"
        tribes_of_his = " ".join(f"{region}*2" for region in REGIONS[:4])
        state = hers(
            Seat(), Seat(loyalty, tribes=tribes_of_his), cards=aimed(number), **dict[str, Any]({coalition: everywhere})
        )
        step = next_step(state.table)
        regions = CARDS.wakhan[number - 1].regions
        beside = {region: [other for other, _ in NEIGHBOURS[region]] for region in range(6)}
        origin = next(region for region in regions if any(other < 4 for other in beside[region]))
        target = next(region for region in regions if region < 4 and region in beside[origin])
        assert step == ("army", origin, target), number


# -- W21 ---------------------------------------------------------------------------------------------------------------


def test_w21_an_idle_spy_moves_when_no_army_can() -> None:
    # Track: 9 12 of hers, 61 of his. From 12 the best card beside it is 61 of an opponent.
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    events = told_while(state, "move")
    assert why(events, "spy_step") == (12, 61)
    assert spies(state, WAKHAN) == "12 61"


def test_w21_armies_come_first() -> None:
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61", tribes="kabul"), cards=aimed(7), afghan="punjab", **SPIES)
    told_while(state, "move")
    assert spies(state, WAKHAN) == "12*2"


def test_w21_a_spy_that_is_tied_up_stays() -> None:
    has = Seat(court="9 12", spies="12*2")
    state = hers(has, Seat("british", court="61", spies="12*2"), cards=aimed(7), **SPIES)
    assert not line_done(state, "move")


def test_w21_from_the_card_of_the_lowest_priority() -> None:
    has = Seat(court="9 12 8", spies="9 12")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 9, 61), "the ring: 61 lies beside 9"


def test_w21_not_onto_a_card_where_she_has_the_most() -> None:
    has = Seat(court="9 12 8", spies="9 12 61")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 8), "from 9 both neighbours are hers; from 12 it is 8"


def test_w21_strange_bedfellows_and_well_connected_count() -> None:
    has = Seat(court="9 12 21", spies="12")
    other = Seat("british", court="61 8")
    step = step_of(has, other, cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 8), "of the same region"
    has = Seat(court="56 9 12 13", spies="12")
    step = step_of(has, Seat("british", court="61"), cards=aimed(7), **SPIES)
    assert step == ("spy", 12, 61), "two cards further"


def test_w16f_lists_have_all_regions() -> None:
    assert all(sorted(card.regions) == list(range(6)) for card in CARDS.wakhan)
    assert all(a != b for card in CARDS.wakhan for a, b in pairwise(card.regions))
