"""What all actions have in common, position by position (rules, A1, A2 and A9)."""

from __future__ import annotations

from gonfalon.games.pamir.rules.marks import cylinder_mark
from gonfalon.games.pamir.rules.places import KABUL
from gonfalon.games.pamir.rules.words import ACTIONS

from .positions import BYSTANDER, CARDS, Seat, laid, market, offered, play

# -- A1: what an action costs ------------------------------------------------------------------------------------------


def test_a1_half_of_the_cost_lies_on_the_rightmost_cards_of_each_row() -> None:
    state = laid(
        Seat("british", court="62", rupees=10), BYSTANDER, market="30 31 32 33 34 35 / 36 37 38 39 40 41", actions=1
    )
    play(state, "gift 62", "space 6")
    assert market(state) == "30 31 32 33+1 34+1 35+1 / 36 37 38 39+1 40+1 41+1"
    assert state.table.rupees[0] == 4


def test_a1_vacant_places_are_skipped_and_rupees_are_added_to_those_that_lie_there() -> None:
    state = laid(Seat("british", court="62", rupees=4), BYSTANDER, market="30 - 32 33+2 - - / 36 37 - - - 41")
    play(state, "gift 62", "space 4")
    assert market(state) == "30 - 32+1 33+3 - - / 36 37+1 - - - 41+1"
    assert state.table.rupees[0] == 0


def test_a1_rupees_that_find_no_card_leave_the_game() -> None:
    state = laid(Seat("british", court="62", rupees=6), BYSTANDER, market="30 - - - - - / 36 - 37 - - -")
    play(state, "gift 62", "space 6")
    assert market(state) == "30+1 - - - - - / 36+1 - 37+1 - - -"
    state = laid(Seat("british", court="62", rupees=6), BYSTANDER)
    play(state, "gift 62", "space 6")
    assert market(state) == "- - - - - - / - - - - - -"
    assert state.table.rupees == [0, 4]


def test_a1_what_was_paid_on_cannot_be_bought_this_turn_but_in_the_next() -> None:
    state = laid(
        Seat("british", court="62", rupees=8), Seat("russian", rupees=4), market="30 31 - - - - / 36 37 38 - - -"
    )
    play(state, "gift 62", "space 4")
    assert offered(state, "buy") == ["buy 36"]
    play(state, "end")
    assert offered(state, "buy") == ["buy 30", "buy 31", "buy 36", "buy 37", "buy 38"]


def test_a1_each_block_of_a_build_is_paid_onto_the_next_cards_to_the_left() -> None:
    state = laid(
        Seat("british", court="62", rupees=6, tribes="herat"), BYSTANDER, market="30 31 32 - - - / 36 37 38 39 - -"
    )
    play(state, "build 62", "army herat")
    assert market(state) == "30 31 32+1 - - - / 36 37 38 39+1 - -"
    play(state, "army herat")
    assert market(state) == "30 31+1 32+1 - - - / 36 37 38+1 39+1 - -"
    play(state, "army herat")
    assert market(state) == "30+1 31+1 32+1 - - - / 36 37+1 38+1 39+1 - -"
    assert state.table.rupees[0] == 0


def test_a1_two_actions_pay_onto_the_same_cards() -> None:
    state = laid(
        Seat("british", court="16 18", spies="16 18 9", rupees=4), Seat("russian", court="9"),
        market="30 31 - - - - / 36 - - - - -",
    )  # fmt: skip
    play(state, "betray 16", "target 9", "betray 18", "target 16")
    assert market(state) == "30 31+2 - - - - / 36+2 - - - - -"


def test_a1_a_rupee_on_public_withdrawal_leaves_the_game() -> None:
    state = laid(Seat("british", court="62", rupees=4), BYSTANDER, market="30 31 111 - - - / 36 37 - - - -")
    play(state, "gift 62", "space 4")
    assert market(state) == "30 31+1 111 - - - / 36+1 37+1 - - - -"


# -- A2: no action without an effect -----------------------------------------------------------------------------------


def uses(*seats: Seat, **layout: str) -> set[str]:
    """The actions that the first seat can use court cards for."""
    return {move.split()[0] for move in offered(laid(*seats, **layout), *ACTIONS)}


def test_a2_tax_needs_a_rupee_to_take() -> None:
    taxman = Seat("british", court="8", tribes="kabul")
    assert uses(taxman, Seat("russian", court="2", rupees=0)) == set()
    assert uses(taxman, Seat("russian", court="39", rupees=5)) == set()  # Kandahar is not ruled
    assert uses(taxman, Seat("russian", rupees=5)) == set()
    assert uses(taxman, Seat("russian", court="9 2", rupees=1)) == set()  # sheltered
    assert uses(taxman, Seat("russian", court="9 2", rupees=2)) == {"tax"}
    assert uses(taxman, BYSTANDER, market="30 31 / 36 37+1") == {"tax"}


def test_a2_rupees_on_a_vacant_place_cannot_be_taxed() -> None:
    # They lie there when an event was discarded and the deck has run out: they are on no market card.
    state = laid(Seat("british", court="8"), BYSTANDER)
    state.table.rupees_on[0] = 2
    state.asked_again()
    assert offered(state) == ["end"]


def test_a2_a_gift_needs_rupees_and_a_space_and_a_cylinder() -> None:
    assert uses(Seat("british", court="12", rupees=1), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=2), BYSTANDER) == {"gift"}
    assert uses(Seat("british", court="12", rupees=3, gifts="2"), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=99, gifts="2 4 6"), BYSTANDER) == set()
    assert uses(Seat("british", court="12", rupees=4, gifts="2", tribes="kabul*9"), BYSTANDER) == {"gift"}


def test_a2_a_gift_cannot_be_taken_from_cylinders_that_were_all_placed_this_turn() -> None:
    state = laid(Seat("british", court="12", tribes="kabul*10"), BYSTANDER)
    state.table.fresh[:] = [cylinder_mark(0, KABUL)] * 10
    state.asked_again()
    assert offered(state, "gift") == []


def test_a2_a_build_needs_rupees_and_a_region_and_a_block() -> None:
    assert uses(Seat("british", court="10"), BYSTANDER) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), BYSTANDER) == {"build"}
    assert uses(Seat("british", court="10", tribes="punjab", rupees=1), BYSTANDER) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), Seat("russian", tribes="punjab")) == set()
    assert uses(Seat("british", court="10", tribes="punjab"), BYSTANDER, british="herat*12") == {"build"}


def test_a2_a_move_needs_a_piece_that_can_go_somewhere() -> None:
    assert uses(Seat("british", court="63"), BYSTANDER) == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat kabul-punjab") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat", russian="herat-kabul") == set()
    assert uses(Seat("british", court="63"), BYSTANDER, british="herat herat-kabul") == {"move"}
    assert uses(Seat("british", court="63"), BYSTANDER, russian="herat herat-kabul") == set()
    assert uses(Seat("british", court="63", tribes="herat"), BYSTANDER, british="herat-kabul") == set()
    assert uses(Seat("british", court="63", spies="63"), BYSTANDER) == set()  # there is no other card
    assert uses(Seat("british", court="63", spies="63"), Seat("russian", court="2")) == {"move"}


def test_a2_a_betrayal_needs_rupees_and_a_spy_on_a_card_without_bodyguards() -> None:
    assert uses(Seat("british", court="53"), Seat("russian", court="9")) == set()
    assert uses(Seat("british", court="53", spies="9"), Seat("russian", court="9")) == {"betray"}
    assert uses(Seat("british", court="53", spies="9", rupees=1), Seat("russian", court="9")) == set()
    assert uses(Seat("british", court="53", spies="5"), Seat("russian", court="5 83")) == set()
    assert uses(Seat("british", court="53"), Seat("russian", court="9", spies="53")) == set()


def test_a2_a_battle_needs_somebody_to_fight() -> None:
    fighter = Seat("british", court="38")
    assert uses(fighter, BYSTANDER) == set()
    assert uses(fighter, BYSTANDER, british="punjab", russian="kabul") == set()
    assert uses(fighter, BYSTANDER, british="kabul-punjab", russian="punjab") == set()
    assert uses(fighter, BYSTANDER, british="punjab", russian="punjab") == {"battle"}
    assert uses(fighter, Seat("british", tribes="punjab"), british="punjab kabul-punjab") == set()
    assert uses(Seat("british", court="38", tribes="punjab"), BYSTANDER, russian="punjab") == set()
    assert uses(Seat("british", court="38", spies="38"), BYSTANDER) == set()
    assert uses(Seat("british", court="38", spies="38"), Seat("british", spies="38")) == {"battle"}
    assert uses(fighter, Seat("russian", spies="38*2")) == set()


# -- A9: a card is used up ---------------------------------------------------------------------------------------------


def test_a9_a_card_is_used_even_when_less_than_its_rank_was_done() -> None:
    state = laid(Seat("british", court="8 13", rupees=0), BYSTANDER, market="30+3 31+1")
    play(state, "tax 8", "rupee 31", "done")
    assert offered(state, "tax") == ["tax 13"]
    assert state.table.actions == 1


def test_a9_a_card_with_two_actions_is_used_up_by_either() -> None:
    state = laid(Seat("british", court="48", tribes="kabul", rupees=9), BYSTANDER, british="kabul herat-kabul")
    assert offered(state, *ACTIONS) == ["build 48", "move 48"]
    play(state, "build 48", "army kabul", "done")
    assert offered(state, *ACTIONS) == []
    assert len(CARDS.actions[48]) == 2
