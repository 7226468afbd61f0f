"""Battles, position by position (rules, section A8)."""

from __future__ import annotations

from .positions import Seat, asked, blocks, court, laid, offered, play, rulers, spies, tribes

FIGHTER = Seat("british", court="38")
"""Card 38 fights with rank 2 and is of Punjab, where no other piece is."""


# -- A8: one site ------------------------------------------------------------------------------------------------------


def test_a8_one_region_or_one_court_card_is_chosen() -> None:
    state = laid(
        Seat("british", court="38 9", spies="9 2 61"), Seat("russian", court="2 61 3", spies="2*3 3"),
        british="kabul punjab*2 herat", russian="punjab*3 kabul persia",
    )  # fmt: skip
    play(state, "battle 38")
    # Nobody is to be fought in Herat, on 9 and on 61; there is nobody to fight with in Persia and on 3.
    assert (asked(state), offered(state)) == ((0, "site"), ["site kabul", "site punjab", "site 2"])
    play(state, "site punjab")  # the first is removed unasked: what is in Kabul or on 2 is out of reach
    assert blocks(state, "russian") == "persia kabul punjab*2"
    assert offered(state) == ["done", "remove-army russian"]


def test_a8_the_acting_card_may_be_the_site() -> None:
    state = laid(Seat("british", court="38", spies="38"), Seat("russian", spies="38"), Seat("british", spies="38"))
    play(state, "battle 38")
    assert offered(state) == ["remove-spy B", "remove-spy G"]


def test_a8_any_region_will_do_whatever_the_card_is_of() -> None:
    state = laid(FIGHTER, Seat("russian"), british="persia", russian="persia*2")
    play(state, "battle 38")
    assert blocks(state, "russian") == "persia"


# -- A8a: a region -----------------------------------------------------------------------------------------------------


def test_a8a_tribes_of_other_loyalties_and_blocks_of_other_coalitions_are_removed() -> None:
    state = laid(
        Seat("british", court="38", tribes="kabul"), Seat("russian", tribes="kabul*2"),
        Seat("british", tribes="kabul*2"), Seat("afghan", tribes="kabul herat"),
        british="kabul*5 herat-kabul", russian="kabul kabul-punjab transcaspia-kabul persia-herat",
        afghan="kabul*2 herat-kabul kabul-kandahar herat",
    )  # fmt: skip
    play(state, "battle 38")
    assert offered(state) == [
        "remove-army afghan", "remove-army russian", "remove-road transcaspia-kabul russian",
        "remove-road herat-kabul afghan", "remove-road kabul-kandahar afghan", "remove-road kabul-punjab russian",
        "remove-tribe B", "remove-tribe Y",
    ]  # fmt: skip


def test_a8a_no_more_are_removed_than_the_rank_and_than_the_own_armies() -> None:
    state = laid(FIGHTER, Seat("russian"), british="punjab*5", russian="punjab*5")
    play(state, "battle 38", "remove-army russian")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "punjab*3")
    state = laid(FIGHTER, Seat("russian"), british="punjab kabul*5", russian="punjab*5")
    play(state, "battle 38")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "punjab*4")


def test_a8a_own_tribes_and_roads_do_not_fight() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab*4"), Seat("russian"), british="punjab kabul-punjab*3",
        russian="punjab*5",
    )  # fmt: skip
    play(state, "battle 38")
    assert blocks(state, "russian") == "punjab*4"


def test_a8a_armies_that_others_of_the_same_loyalty_built_fight_too() -> None:
    state = laid(FIGHTER, Seat("british", tribes="punjab"), Seat("russian"), british="punjab*2", russian="punjab*2")
    play(state, "battle 38", "remove-army russian")
    assert blocks(state, "russian") == ""


def test_a8a_blocks_of_a_coalition_that_nobody_is_loyal_to_are_removed() -> None:
    state = laid(FIGHTER, Seat("british"), british="punjab", afghan="kandahar-punjab")
    play(state, "battle 38")
    assert blocks(state, "afghan") == ""


def test_a8a_roads_on_every_border_of_the_region_but_on_no_other() -> None:
    state = laid(
        FIGHTER, Seat("russian"), british="herat*2",
        russian="persia-herat transcaspia-herat herat-kabul herat-kandahar persia-transcaspia kabul-kandahar",
    )  # fmt: skip
    play(state, "battle 38")
    assert offered(state) == [
        "remove-road persia-herat russian", "remove-road transcaspia-herat russian",
        "remove-road herat-kabul russian", "remove-road herat-kandahar russian",
    ]  # fmt: skip
    play(state, "remove-road herat-kabul russian", "remove-road herat-kandahar russian")
    assert blocks(state, "russian") == "persia-transcaspia persia-herat transcaspia-herat kabul-kandahar"


# -- A8b: a court card -------------------------------------------------------------------------------------------------


def test_a8b_spies_of_others_are_removed_whatever_their_loyalty() -> None:
    state = laid(
        Seat("british", court="38", spies="2*2"), Seat("russian", court="2", spies="2"), Seat("british", spies="2*2")
    )
    play(state, "battle 38")
    assert offered(state) == ["remove-spy B", "remove-spy G"]
    play(state, "remove-spy G", "remove-spy G")
    assert (spies(state, 0), spies(state, 1), spies(state, 2)) == ("2*2", "2", "")
    assert state.table.cylinders == [8, 9, 10]


def test_a8b_no_more_are_removed_than_the_rank_and_than_the_own_spies() -> None:
    state = laid(Seat("british", court="38", spies="2*3"), Seat("russian", court="2", spies="2*4"))
    play(state, "battle 38", "remove-spy B")
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "2*2")
    state = laid(Seat("british", court="38", spies="2"), Seat("russian", court="2", spies="2*4"), british="kabul*3")
    play(state, "battle 38")
    assert (asked(state), spies(state, 1)) == ((0, "actions"), "2*3")


# -- A8c: how many -----------------------------------------------------------------------------------------------------


def test_a8c_fewer_may_be_removed() -> None:
    state = laid(FIGHTER, Seat("russian"), british="punjab*2", russian="punjab*2")
    play(state, "battle 38", "done")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "punjab")


def test_a8c_a_battle_ends_when_nobody_is_left() -> None:
    state = laid(FIGHTER, Seat("russian"), british="punjab*3", russian="punjab")
    play(state, "battle 38")
    assert (asked(state), blocks(state, "russian")) == ((0, "actions"), "")


def test_a8c_the_limit_is_that_of_the_beginning() -> None:
    # Whoever is overthrown in the battle loses a card with a spy of the fighter on it: the limit stays.
    state = laid(
        Seat("british", court="38", spies="24"), Seat("russian", court="24", tribes="punjab"),
        british="punjab*2", afghan="punjab",
    )  # fmt: skip
    play(state, "battle 38", "remove-tribe B", "remove-army afghan")
    assert (blocks(state, "afghan"), court(state, 1), spies(state, 0)) == ("", "", "")


# -- A8d: afterwards ---------------------------------------------------------------------------------------------------


def test_a8d_removed_pieces_go_to_the_supply_and_rulers_change() -> None:
    state = laid(
        Seat("british", court="38", tribes="punjab"), Seat("russian", tribes="punjab"), british="punjab",
        russian="punjab",
    )  # fmt: skip
    assert rulers(state) == {}
    play(state, "battle 38", "remove-army russian")
    assert (rulers(state), state.table.blocks[2]) == ({"punjab": 0}, 12)
    state = laid(
        Seat("british", court="38", tribes="punjab"), Seat("russian", tribes="punjab"), british="punjab",
        russian="punjab",
    )  # fmt: skip
    play(state, "battle 38", "remove-tribe B")
    assert (rulers(state), state.table.cylinders[1]) == ({"punjab": 0}, 10)


def test_a8d_whoever_lost_the_last_tribe_is_overthrown() -> None:
    state = laid(
        FIGHTER, Seat("russian", court="24 44 9 25", tribes="punjab*2 kandahar"),
        Seat("afghan", court="26", tribes="punjab*2"), Seat("russian", court="27"),
        british="punjab*2",
    )  # fmt: skip
    play(state, "battle 38", "remove-tribe B", "remove-tribe B")
    assert [court(state, seat) for seat in range(4)] == ["38", "44 9", "26", "27"]
    assert tribes(state, 1) == "kandahar"


def test_a8d_with_a_tribe_left_nobody_is_overthrown() -> None:
    state = laid(
        FIGHTER, Seat("russian", court="24", tribes="punjab*2"), Seat("afghan", court="26", tribes="punjab*2"),
        british="punjab*2",
    )  # fmt: skip
    play(state, "battle 38", "remove-tribe B", "remove-tribe G")
    assert (court(state, 1), court(state, 2)) == ("24", "26")


def test_a8d_leverage_of_an_overthrown_card_is_paid() -> None:
    state = laid(
        Seat("russian", court="42 45 9 8", tribes="kandahar", rupees=1),
        Seat("british", court="38"),
        Seat("russian", court="40 44 61", tribes="kandahar", hand="30", rupees=0),
        british="kandahar*2",
        at=1,
    )
    # The third seat loses 44, which has no leverage; the first loses 42, which has, and 45.
    play(state, "battle 38", "remove-tribe R", "remove-tribe G")
    assert (court(state, 2), court(state, 0)) == ("40 61", "9 8")
    assert (asked(state), offered(state)) == ((0, "debt"), ["discard 8", "discard 9"])
    play(state, "discard 8")
    assert (asked(state), court(state, 0), state.table.rupees[0]) == ((1, "actions"), "9", 0)
