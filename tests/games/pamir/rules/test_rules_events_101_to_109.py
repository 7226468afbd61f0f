"""What events do, those from the Dominance Checks to Conflict Fatigue, and all riots (rules, section E)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.words import BRITISH

from .event_cards import LATER, RIOTS, bought, discarded, running
from .positions import (
    BYSTANDER,
    Seat,
    asked,
    blocks,
    court,
    favored,
    gifts,
    hand,
    heard,
    laid,
    loyalty,
    market,
    offered,
    play,
    prizes,
    spies,
    tribes,
    words,
)  # fmt: skip

# -- how events are bought and discarded -------------------------------------------------------------------------------


def test_e_an_event_is_paid_for_and_its_rupees_are_taken_and_it_never_enters_a_hand() -> None:
    state = laid(Seat("british", rupees=1), BYSTANDER, market="30 113+2 / 36")
    play(state, "buy 113")
    assert (state.table.rupees[0], hand(state, 0), state.table.actions) == (1 - 1 + 2 + 3, "", 1)
    assert (market(state), state.table.gone >> 113 & 1) == ("30+1 - - - - - / 36 - - - - -", 1)


LASTING = {
    105: "new_tactics", 106: "koh_i_noor_recovered", 107: "courtly_manners", 109: "conflict_fatigue",
    110: "nationalism", 112: "nation_building",
}  # fmt: skip


@pytest.mark.parametrize("card", LASTING)
def test_e_what_lasts_ends_when_the_next_check_is_scored(card: int) -> None:
    state = laid(Seat("british", rupees=9), BYSTANDER, market=f"{card} 101 / 36", deck="102")
    play(state, f"buy {card}")
    assert running(state) == [LASTING[card]]
    play(state, "buy 101")
    assert (running(state), asked(state)) == ([], (0, "actions"))


@pytest.mark.parametrize(("card", "event"), [(106, "embarrassment_of_riches"), (107, "disregard_for_customs")])
def test_e_what_lasts_for_all_ends_when_the_next_check_is_scored(card: int, event: str) -> None:
    state = laid(Seat("british", rupees=9), BYSTANDER, market=f"{card} 101 / 36", deck=LATER)
    play(state, "end")
    assert running(state) == [event]
    play(state, "buy 101")
    assert running(state) == []


def test_e_a_boon_stays_over_the_turns_of_all_until_the_check() -> None:
    state = bought(110, Seat("british"), BYSTANDER, deck="84 85 86 101")
    play(state, "end", "end", "end", "end")
    assert running(state) == ["nationalism"]


# -- 101 to 104: Dominance Check ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [101, 102, 103, 104])
def test_e101_to_e104_a_check_is_resolved_when_it_is_bought_and_when_it_is_discarded(card: int) -> None:
    other = 101 if card != 101 else 104
    seats = Seat("british"), Seat("russian", tribes="kabul")
    assert bought(card, *seats, deck=f"{other}").table.points == [1, 3]
    assert discarded(card, *seats, deck=f"31 32 {other}").table.points == [1, 3]


# -- 105 ---------------------------------------------------------------------------------------------------------------


def test_e105_bought_new_tactics_makes_military_cards_of_the_buyer_bonus_actions() -> None:
    state = bought(
        105, Seat("british", court="60 9 68", rupees=9), Seat("russian", court="52"), favored="economic",
        actions=1,
    )  # fmt: skip
    # No action is left: of the three cards that could take the rupee on 30 the blue one cannot be used.
    assert offered(state, "tax") == ["tax 9", "tax 60"]
    play(state, "tax 60")
    assert state.table.actions == 0
    play(state, "end")
    assert offered(state, "tax") == []


def test_e105_bought_new_tactics_leaves_prices_and_the_marker_alone() -> None:
    state = laid(Seat("british", rupees=2), BYSTANDER, market="105 31 32 / 36", favored="economic")
    play(state, "buy 105")
    assert favored(state) == "economic"
    assert offered(state, "buy") == ["buy 31", "buy 32", "buy 36"]


def test_e105_discarded_military_is_favored() -> None:
    assert favored(discarded(105, Seat("british"), BYSTANDER)) == "military"


# -- 106 ---------------------------------------------------------------------------------------------------------------


def test_e106_bought_koh_i_noor_doubles_the_gifts_of_the_buyer() -> None:
    state = bought(106, Seat("british", gifts="2 4", prizes="34", rupees=9), Seat("british", gifts="2"))
    assert [influence(state.table, seat, BRITISH) for seat in range(2)] == [1 + 4 + 1, 1 + 1]


def test_e106_discarded_embarrassment_of_riches_makes_gifts_worthless_and_beats_koh_i_noor() -> None:
    state = discarded(
        106, Seat("british", gifts="2 4", prizes="34", boons="koh_i_noor_recovered"), Seat("british", gifts="2 6")
    )
    assert [influence(state.table, seat, BRITISH) for seat in range(2)] == [2, 1]


# -- 107 ---------------------------------------------------------------------------------------------------------------


def test_e107_bought_courtly_manners_lets_the_buyer_skip_any_bribe() -> None:
    ruler = Seat("russian", tribes="herat*2", spies="9")
    state = bought(107, Seat("british", court="9", hand="61", rupees=2), ruler, favored="economic")
    play(state, "play 61 left", "ask 2")
    assert offered(state) == ["decline", "drop"]
    play(state, "decline", "road herat-kabul", "road herat-kabul")
    assert (court(state, 0), state.table.rupees) == ("61 9", [1, 4])
    play(state, "tax 9", "ask 1", "decline")
    assert state.table.rupees == [2, 4]  # the rupee is that which was paid for the event


def test_e107_bought_courtly_manners_is_for_the_buyer_alone() -> None:
    state = bought(107, Seat("british", tribes="herat", rupees=9), Seat("russian", hand="61"))
    play(state, "end", "play 61 left", "ask 1")
    assert offered(state) == ["drop", "pay"]


def test_e107_discarded_disregard_for_customs_means_no_bribes_at_all() -> None:
    state = laid(
        Seat("british", tribes="herat", spies="9"), Seat("russian", court="9", hand="61"), market="107 30+1 / 36"
    )
    play(state, "end")
    play(state, "play 61 left", "road herat-kabul", "road herat-kabul", "tax 9")
    assert (asked(state), state.table.rupees) == ((1, "actions"), [4, 5])


# -- 108 ---------------------------------------------------------------------------------------------------------------


def test_e108_bought_rumor_makes_patriots_of_one_player_worthless() -> None:
    seats = Seat("british", court="37", rupees=9), Seat("british", court="32 50", prizes="34"), Seat("british")
    state = bought(108, *seats)
    assert (asked(state), offered(state)) == ((0, "rumor"), ["rumor R", "rumor B", "rumor G"])  # N11
    play(state, "rumor B")
    assert [influence(state.table, seat, BRITISH) for seat in range(3)] == [2, 2, 1]
    assert (court(state, 1), loyalty(state, 1)) == ("32 50", "british")


def test_e108_bought_rumor_ends_with_the_check() -> None:
    state = laid(
        Seat("british", court="37", rupees=9), Seat("british", court="32 50"), market="108 101 / 36", deck="102"
    )
    play(state, "buy 108", "rumor B", "buy 101")
    assert influence(state.table, 1, BRITISH) == 3


def test_e108_discarded_failure_to_impress_takes_all_prizes_of_all() -> None:
    state = discarded(
        108, Seat("british", prizes="34 38", gifts="2", court="37"), Seat("russian", prizes="13"), Seat("afghan")
    )
    assert [prizes(state, seat) for seat in range(3)] == ["", "", ""]
    assert [loyalty(state, seat) for seat in range(3)] == ["british", "russian", "afghan"]
    assert (gifts(state, 0), court(state, 0)) == ("2", "37")
    assert all(state.table.gone >> card & 1 for card in (34, 38, 13))


# -- 109, 110, 112, 113: riots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", RIOTS)
def test_e1_e109_e110_e112_e113_discarded_riots_take_all_tribes_and_armies_and_leave_the_roads(card: int) -> None:
    region = RIOTS[card]
    roads = {"punjab": "kabul-punjab", "herat": "persia-herat", "kabul": "kabul-punjab", "persia": "persia-herat"}
    others = " ".join(other for other in ("persia", "herat", "kabul", "kandahar", "punjab") if other != region)
    state = discarded(
        card,
        Seat("british", tribes=f"{region}*2 {others}"),
        Seat("russian", tribes=f"{region} transcaspia"),
        british=f"{region}*3 {others} {roads[region]}",
        russian=f"{region}",
        afghan=f"{region} {roads[region]}*2",
    )
    assert sorted(words(tribes(state, 0))) == sorted(others.split())
    assert tribes(state, 1) == "transcaspia"
    assert sorted(words(blocks(state, "british"))) == sorted([*others.split(), roads[region]])
    assert (blocks(state, "russian"), blocks(state, "afghan")) == ("", f"{roads[region]}*2")


def test_e1_whoever_lost_tribes_is_overthrown_and_nobody_else() -> None:
    state = discarded(
        112, Seat("british", court="5 6 77 9", tribes="kabul persia"), Seat("russian", court="7"),
        Seat("afghan", court="8", tribes="kabul"), afghan="kabul",
    )  # fmt: skip
    assert [court(state, seat) for seat in range(3)] == ["77 9", "7", "8"]


def test_e1_they_are_overthrown_from_the_active_player_on_clockwise() -> None:
    state = laid(
        Seat("british", court="5", tribes="kabul"), Seat("russian", court="7", tribes="kabul"),
        Seat("afghan", court="6", tribes="kabul"), market="112 / 36", at=1,
    )  # fmt: skip
    events = heard(state, "end")
    assert [event.card for event in events if isinstance(event, told.CourtCardDiscarded)] == [7, 6, 5]


def test_e1_leverage_of_an_overthrown_card_is_paid() -> None:
    state = laid(
        Seat("british", court="24 9", tribes="punjab", spies="27"), Seat("russian"),
        Seat("afghan", court="27 2 3 61", tribes="punjab*2", rupees=0), market="109 / 36", at=1,
    )  # fmt: skip
    play(state, "end")
    assert (asked(state), offered(state)) == ((2, "debt"), ["discard 2", "discard 3", "discard 61"])
    assert (court(state, 0), spies(state, 0)) == ("9", "")
    play(state, "discard 2", "discard 3")
    assert (asked(state), court(state, 2)) == ((2, "actions"), "61")


def test_e1_citadels_do_not_help() -> None:
    state = discarded(112, Seat("british"), Seat("russian", court="17", tribes="kabul"))
    assert tribes(state, 1) == ""


# -- 109 ---------------------------------------------------------------------------------------------------------------


def test_e109_bought_conflict_fatigue_makes_a_lead_of_two_enough() -> None:
    for fatigue, points in ((True, [0, 5]), (False, [1, 3])):
        state = laid(
            Seat("british", points=3), Seat("russian", tribes="kabul"), market=f"{109 if fatigue else 30} 101 / 36",
            deck="102", british="punjab", russian="kabul*3",
        )  # fmt: skip
        play(state, *(["buy 109"] if fatigue else ["buy 30"]), "buy 101")
        assert state.table.points == [3 + points[0], points[1]]
