"""What the sixteen events do when they are bought and when they are discarded (rules, section E)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir import events as told
from gonfalon.games.pamir.influence import influence
from gonfalon.games.pamir.words import BRITISH, EVENTS

from .positions import (
    CARDS,
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

BYSTANDER = Seat("russian")
LATER = " ".join(map(str, range(84, 99))) + " 102"
"""A deck with another Dominance Check so deep in it that no market reaches it."""


def bought(card: int, *seats: Seat, **layout: Any) -> State:
    """The first seat has bought this event from the second column; nothing else is in its row but card 30."""
    state = laid(*seats, market=f"30 {card} / 36", **{"deck": "", **layout})
    return play(state, f"buy {card}")


def discarded(card: int, *seats: Seat, **layout: Any) -> State:
    """The first seat has ended its turn with this event in the leftmost column."""
    return play(laid(*seats, market=f"{card} 30 / 36", **layout), "end")


def running(state: State) -> list[str]:
    """The lasting events, those for everybody first."""
    sets = [state.table.running, *state.table.boons]
    return [EVENTS[event] for bits in sets for event in range(len(EVENTS)) if bits >> event & 1]


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

RIOTS = {109: "punjab", 110: "herat", 112: "kabul", 113: "persia"}


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


# -- 110: Nationalism --------------------------------------------------------------------------------------------------


def test_e2_tribes_of_the_buyer_move_over_loyal_roads() -> None:
    state = bought(
        110, Seat("british", court="63", tribes="kabul*2 persia"), Seat("russian", court="48", tribes="kabul"),
        british="kabul-punjab kabul", russian="herat-kabul",
    )  # fmt: skip
    play(state, "move 63")
    assert offered(state) == ["march kabul punjab", "wander kabul punjab"]
    play(state, "wander kabul punjab", "wander kabul punjab", "march kabul punjab")
    assert (tribes(state, 0), blocks(state, "british")) == ("persia punjab*2", "punjab kabul-punjab")
    play(state, "end")
    assert offered(state, "move") == []  # it is for the buyer alone


def test_e2_a_last_tribe_that_leaves_overthrows() -> None:
    state = laid(
        Seat("british", court="63 5 24", tribes="kabul*2", boons="nationalism"), BYSTANDER, british="kabul-punjab"
    )
    play(state, "move 63", "wander kabul punjab")
    # Of the two in Kabul the first went unasked.
    assert (tribes(state, 0), court(state, 0)) == ("punjab*2", "63 24")
    assert (asked(state), "wander punjab kabul" in offered(state)) == ((0, "move"), True)


def test_e2_leverage_of_a_card_lost_on_the_way_is_paid_before_the_next_step() -> None:
    state = laid(
        Seat("british", court="63 27 9 8", tribes="punjab", rupees=0, boons="nationalism"), BYSTANDER,
        british="kabul-punjab herat-kabul",
    )  # fmt: skip
    play(state, "move 63")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 8", "discard 9", "discard 63"])
    # Even the acting card may go: what was begun is finished.
    play(state, "discard 63", "discard 8")
    assert asked(state) == (0, "move")
    play(state, "wander kabul herat", "done")
    assert (tribes(state, 0), court(state, 0)) == ("herat", "9")


def test_e2_tribes_of_the_buyer_fight_with_the_armies() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab", boons="nationalism"), Seat("russian"), british="punjab",
        russian="punjab*3",
    )  # fmt: skip
    play(state, "battle 38", "remove-army russian")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "punjab")


def test_e2_tribes_fight_alone_and_no_more_than_there_are() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab", boons="nationalism"),
        Seat("british", tribes="punjab"), Seat("russian", tribes="punjab*2"),
    )  # fmt: skip
    play(state, "battle 38")
    assert (asked(state), tribes(state, 2), tribes(state, 1)) == ((0, "actions"), "punjab", "punjab")


def test_e2_tribes_of_others_do_not_fight_and_cards_are_fought_for_by_spies_alone() -> None:
    state = laid(
        Seat("british", court="38", tribes="herat", boons="nationalism", spies="2"),
        Seat("british", tribes="punjab*3"), Seat("russian", court="2", tribes="punjab", spies="2*3"),
    )  # fmt: skip
    play(state, "battle 38")
    assert (asked(state), tribes(state, 2), spies(state, 2)) == ((0, "actions"), "punjab", "2*2")


def test_e110_bought_nationalism_is_what_lets_tribes_act() -> None:
    seats = Seat("british", court="38 63", tribes="punjab"), Seat("russian", tribes="punjab")
    assert offered(laid(*seats, british="kabul-punjab"), "move", "battle") == []
    assert offered(bought(110, *seats, british="kabul-punjab"), "move", "battle") == ["battle 38", "move 63"]


# -- 111: Public Withdrawal --------------------------------------------------------------------------------------------


def test_e111_public_withdrawal_cannot_be_bought() -> None:
    for place in ("111 30 / 36", "30 111 / 36", "30 31 / 111"):
        state = laid(Seat("british", rupees=9), BYSTANDER, market=place)
        assert "buy 111" not in offered(state)


def test_e111_discarded_it_does_nothing() -> None:
    state = discarded(111, Seat("british", tribes="kabul", prizes="34"), BYSTANDER, british="kabul")
    assert (favored(state), running(state), tribes(state, 0), prizes(state, 0)) == ("political", [], "kabul", "34")
    assert (market(state), state.table.gone >> 111 & 1) == ("30 - - - - - / 36 - - - - -", 1)


# -- 112: Nation Building ----------------------------------------------------------------------------------------------


def test_e112_bought_nation_building_doubles_what_the_buyer_builds() -> None:
    state = bought(
        112, Seat("british", court="10", tribes="punjab", rupees=9), Seat("russian", court="62", tribes="herat",
                                                                          rupees=9),
    )  # fmt: skip
    play(state, "build 10", *["army punjab"] * 6)
    assert (asked(state), state.table.rupees[0], blocks(state, "british")) == ((0, "actions"), 2, "punjab*6")
    play(state, "end", "build 62", *["army herat"] * 3)
    assert (asked(state), state.table.rupees[1], blocks(state, "russian")) == ((1, "actions"), 3, "herat*3")


# -- 113: Backing of Persian Aristocracy -------------------------------------------------------------------------------


def test_e113_bought_persian_aristocracy_gives_three_rupees() -> None:
    state = laid(Seat("british", rupees=1), BYSTANDER, market="113 / 36")
    assert play(state, "buy 113").table.rupees == [4, 4]


# -- 114 ---------------------------------------------------------------------------------------------------------------


def test_e114_bought_other_persuasive_methods_swaps_hands_with_another_player() -> None:
    state = bought(114, Seat("british", hand="40 41"), Seat("russian", hand="42"), Seat("afghan"))
    assert (asked(state), offered(state)) == ((0, "other-persuasive-methods"), ["swap B", "swap G"])
    play(state, "swap B")
    assert [hand(state, seat) for seat in range(3)] == ["42", "40 41", ""]
    state = bought(114, Seat("british", hand="40 41"), Seat("russian", hand="42"), Seat("afghan"))
    play(state, "swap G")
    assert [hand(state, seat) for seat in range(3)] == ["", "42", "40 41"]


def test_e114_bought_even_two_empty_hands_may_be_swapped() -> None:
    state = bought(114, Seat("british"), Seat("russian"))
    assert asked(state) == (0, "actions")


def test_e114_discarded_confidence_failure_costs_everybody_a_hand_card() -> None:
    state = laid(
        Seat("british", hand="40 41"), Seat("russian"), Seat("afghan", hand="42 43"), Seat("russian", hand="44"),
        market="114 30 / 36", at=2,
    )  # fmt: skip
    play(state, "end")
    for seat, cards, chosen in ((2, [42, 43], 43), (3, [44], 44), (0, [40, 41], 40)):
        assert (asked(state), offered(state)) == (
            (seat, "confidence-failure"), [f"discard {card}" for card in cards]
        )  # fmt: skip
        play(state, f"discard {chosen}")
    assert asked(state) == (3, "actions")
    assert [hand(state, seat) for seat in range(4)] == ["41", "", "42", ""]


# -- 115 ---------------------------------------------------------------------------------------------------------------


def test_e115_bought_pashtunwali_values_chooses_a_suit_that_nothing_moves_until_the_check() -> None:
    state = bought(115, Seat("british", hand="52 16", rupees=9), BYSTANDER, favored="economic")
    assert (asked(state), offered(state)) == (
        (0, "pashtunwali-values"),
        ["favor economic", "favor military", "favor political", "favor intelligence"],
    )
    play(state, "favor intelligence", "play 52 left")  # which shows the political suit
    assert favored(state) == "intelligence"
    assert (running(state), blocks(state, "british")) == (["pashtunwali_values"], "kandahar")


def test_e115_bought_the_present_suit_may_be_kept() -> None:
    state = bought(115, Seat("british", rupees=9), BYSTANDER, favored="economic")
    assert favored(play(state, "favor economic")) == "economic"


@pytest.mark.parametrize("card", [105, 116])
def test_e115_bought_suits_of_discarded_events_do_nothing_either(card: int) -> None:
    state = discarded(card, Seat("british"), BYSTANDER, running="pashtunwali_values", favored="economic")
    assert favored(state) == "economic"


def test_e115_bought_after_the_check_suits_move_again() -> None:
    state = laid(Seat("british", hand="52"), BYSTANDER, market="115 101 / 36", deck=LATER, favored="economic")
    play(state, "buy 115", "favor intelligence", "end", "buy 101", "end", "play 52 left")
    assert favored(state) == "political"


def test_e115_discarded_intelligence_is_favored() -> None:
    assert favored(discarded(115, Seat("british"), BYSTANDER)) == "intelligence"


# -- 116 ---------------------------------------------------------------------------------------------------------------


def test_e116_bought_rebuke_empties_one_region_of_choice() -> None:
    seats = (
        Seat("british", court="24", tribes="punjab kabul", rupees=9), Seat("russian", court="26", tribes="punjab*2")
    )  # fmt: skip
    layout = {"british": "punjab kabul-punjab", "russian": "punjab*2 kandahar", "afghan": "punjab"}
    state = bought(116, *seats, **layout)
    assert (asked(state), offered(state)) == (
        (0, "rebuke"),
        [f"rebuke {region}" for region in ("persia", "transcaspia", "herat", "kabul", "kandahar", "punjab")],
    )
    play(state, "rebuke punjab")
    assert [tribes(state, 0), tribes(state, 1), court(state, 0), court(state, 1)] == ["kabul", "", "", ""]
    assert [blocks(state, each) for each in ("british", "russian", "afghan")] == ["kabul-punjab", "kandahar", ""]


def test_e116_bought_rebuke_may_choose_an_empty_region() -> None:
    state = bought(116, Seat("british", tribes="punjab", rupees=9), BYSTANDER)
    play(state, "rebuke persia")
    assert (asked(state), tribes(state, 0)) == ((0, "actions"), "punjab")


def test_e116_discarded_political_is_favored() -> None:
    assert favored(discarded(116, Seat("british"), BYSTANDER, favored="economic")) == "political"


def test_every_event_of_the_deck_is_tested_both_ways() -> None:
    tested = " ".join(name for name in globals() if name.startswith("test_e"))
    for card in CARDS.events:
        if card.number >= 105 and card.number != 111:
            assert f"test_e{card.number}_bought" in tested
        assert card.number in {101, 102, 103, 104, *RIOTS} or f"test_e{card.number}_discarded" in tested
