"""Loyalty and influence in Pax Pamir (section Y)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.influence import influence

from .positions import (
    BYSTANDER,
    Seat,
    asked,
    blocks,
    court,
    gifts,
    hand,
    laid,
    loyalty,
    offered,
    play,
    prizes,
    rulers,
    spies,
    tribes,
)


def influences(seat: Seat, running: str = "", rival: Seat = BYSTANDER) -> list[int]:
    table = laid(seat, rival, running=running).table
    return [influence(table, 0, coalition) for coalition in range(3)]


def test_y1_influence_is_one_and_patriots_prizes_and_gifts() -> None:
    assert influences(Seat("british")) == [0, 1, 0]
    assert influences(Seat("british", court="20 9 51")) == [0, 3, 0]
    assert influences(Seat("british", prizes="57 25")) == [0, 3, 0]
    assert influences(Seat("british", gifts="2 6")) == [0, 3, 0]
    assert influences(Seat("british", court="20 51 31", prizes="57", gifts="2 4 6", hand="50")) == [0, 7, 0]
    assert influences(Seat("afghan", court="3", gifts="4")) == [3, 0, 0]


def test_y1_a_card_with_a_prize_is_no_patriot_of_it() -> None:
    assert influences(Seat("russian", court="1 2")) == [0, 0, 1]


def test_y1_events_may_change_it() -> None:
    rich = Seat("british", court="20 51", prizes="57", gifts="2 4")
    assert influences(rich, running="embarrassment_of_riches") == [0, 4, 0]
    assert influences(Seat("british", court="20 51", gifts="2 4", boons="koh_i_noor_recovered")) == [0, 7, 0]
    assert influences(Seat("british", court="20 51", gifts="2 4", boons="rumor")) == [0, 3, 0]


LOYAL = Seat("british", court="20 9 51 5", hand="69", gifts="2 6", prizes="57 25", tribes="herat*2", spies="9")


def test_y2_gifts_prizes_and_old_patriots_are_lost() -> None:
    state = laid(LOYAL, BYSTANDER, british="herat*2")
    play(state, "play 69 right")
    assert loyalty(state, 0) == "russian"
    assert (gifts(state, 0), prizes(state, 0), court(state, 0)) == ("", "", "9 5 69")
    assert all(state.table.gone >> card & 1 for card in (57, 25, 20, 51))
    assert influence(state.table, 0, 2) == 2


def test_y2_pieces_on_the_map_stay_and_rulers_change() -> None:
    state = laid(LOYAL, BYSTANDER, british="herat*2 kabul*3", russian="herat")
    assert rulers(state) == {"herat": 0}
    play(state, "play 69 right")
    assert (tribes(state, 0), blocks(state, "british"), blocks(state, "russian")) == (
        "herat*2",
        "herat*2 kabul*3",
        "herat",
    )
    assert rulers(state) == {"herat": 0}  # two tribes and a Russian army against two British armies
    state = laid(LOYAL, BYSTANDER, british="herat*2 kabul*3")
    play(state, "play 69 right")
    assert rulers(state) == {}


def test_y2_spies_of_all_owners_leave_with_the_old_patriots() -> None:
    state = laid(Seat("british", court="20 9", hand="69", spies="20 9"), Seat("russian", spies="20*2"))
    play(state, "play 69 right")
    assert (spies(state, 0), spies(state, 1)) == ("9 69*2", "")


def test_y2_an_old_patriot_that_is_political_takes_its_tribes_with_it() -> None:
    state = laid(Seat("afghan", court="25 9", hand="69", tribes="punjab*2 kabul"), BYSTANDER)
    play(state, "play 69 right")
    assert (tribes(state, 0), court(state, 0)) == ("kabul", "9 69")


def test_y2_a_prize_of_another_coalition_changes_it_and_then_counts() -> None:
    state = laid(
        Seat("british", court="20 18", gifts="2", prizes="57", spies="26", rupees=3), Seat("russian", court="26")
    )
    play(state, "betray 18", "prize")
    assert (loyalty(state, 0), prizes(state, 0), gifts(state, 0), court(state, 0)) == ("afghan", "26", "", "18")
    assert influence(state.table, 0, 0) == 2
    assert not state.table.gone >> 26 & 1


def test_y2_a_prize_of_the_own_coalition_changes_nothing() -> None:
    state = laid(
        Seat("british", court="20 18", gifts="2", prizes="57", spies="34", rupees=3), Seat("russian", court="34")
    )
    play(state, "betray 18", "prize")
    assert (loyalty(state, 0), prizes(state, 0), gifts(state, 0), court(state, 0)) == ("british", "57 34", "2", "20 18")


def test_y2_a_prize_that_is_refused_changes_nothing() -> None:
    state = laid(Seat("british", court="20 18", gifts="2", spies="26"), Seat("russian", court="26"))
    play(state, "betray 18", "refuse")
    assert (loyalty(state, 0), gifts(state, 0), court(state, 0), court(state, 1)) == ("british", "2", "20 18", "")


def test_y2_nothing_else_changes_a_loyalty() -> None:
    state = laid(
        Seat("british", court="20"), Seat("russian", hand="69"), market="101 1 2 3 / 6 7 8 9", deck="11 12 13 14 15 102"
    )
    play(state, "buy 101", "end", "play 69 left", "end")
    assert [loyalty(state, seat) for seat in range(2)] == ["british", "russian"]


def test_y2_the_order_of_old_patriots_is_asked_where_it_matters() -> None:
    # Of two rupees that 80 costs one is there. If 80 goes first, 20 or 51, which must go anyway, may be the card that
    # is discarded for the other.
    has = Seat("british", court="80 20 51 9", hand="69", rupees=1)
    state = laid(has, BYSTANDER)
    play(state, "play 69 right")
    assert (asked(state), offered(state)) == ((0, "patriots"), ["discard 20", "discard 51", "discard 80"])
    play(state, "discard 80")
    assert (asked(state), offered(state)) == (
        (0, "debt"),
        ["discard 9", "discard 20", "discard 51", "discard 69"],
    )
    play(state, "discard 20")
    assert (court(state, 0), state.table.rupees[0], spies(state, 0)) == ("9 69", 0, "69*2")
    state = laid(has, BYSTANDER)
    play(state, "play 69 right", "discard 20", "discard 51")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 9", "discard 69"])


@pytest.mark.parametrize(("patriots", "rupees"), [("80 20 51", 2), ("40 80 20", 4), ("20 51", 0), ("80", 0)])
def test_y2_their_order_is_not_asked_where_it_does_not_matter(patriots: str, rupees: int) -> None:
    state = laid(Seat("british", court=f"{patriots} 9", hand="69", rupees=rupees), BYSTANDER)
    play(state, "play 69 right")
    assert asked(state)[1] == ("debt" if patriots == "80" else "actions")
    assert (court(state, 0), state.table.rupees[0]) == ("9 69", 0)


def test_y2_a_prize_counts_when_the_old_patriots_have_gone_one_by_one() -> None:
    state = laid(Seat("british", court="80 20 18", spies="26", rupees=2, hand="60"), Seat("russian", court="26"))
    play(state, "betray 18", "prize")
    assert asked(state) == (0, "patriots")
    play(state, "discard 20", "discard 18")
    assert (court(state, 0), hand(state, 0), prizes(state, 0), loyalty(state, 0)) == ("", "", "26", "afghan")
    assert influence(state.table, 0, 0) == 2
