"""What is owed, prices, what an action itself needs, and how a bribe is agreed on (rules, B1 to B4, B6)."""

from __future__ import annotations

import pytest

from .positions import Seat, asked, blocks, court, gifts, hand, laid, offered, play, spies, tribes

# -- B1 and B2: what is owed -------------------------------------------------------------------------------------------

RULER = Seat("russian", tribes="herat*3")


def test_b1_the_tribes_of_the_ruler_are_owed_to_him() -> None:
    state = laid(Seat("british", hand="60"), Seat("afghan", tribes="herat"), RULER, russian="herat*2")
    play(state, "play 60 left")
    assert (asked(state), offered(state)) == ((2, "ask-bribe"), ["ask 0", "ask 1", "ask 2", "ask 3"])
    prompt = state.decision.prompt
    assert (prompt.card, prompt.number, prompt.seat) == (60, 3, 0)
    play(state, "ask 3", "pay")
    assert (state.table.rupees, court(state, 0), blocks(state, "british")) == ([1, 4, 7], "60", "herat")


def test_b1_armies_are_not_paid_for() -> None:
    state = laid(Seat("british", hand="60"), Seat("russian", tribes="herat"), russian="herat*5")
    play(state, "play 60 left")
    assert offered(state) == ["ask 0", "ask 1"]


def test_b1_the_region_of_the_card_counts() -> None:
    state = laid(Seat("british", hand="31"), RULER)
    play(state, "play 31 left")
    assert (asked(state), court(state, 0)) == ((0, "actions"), "31")


def test_b1_a_region_that_nobody_rules_or_the_player_himself_is_free() -> None:
    for tribes_of_player in ("herat*3", "herat*4"):
        state = laid(Seat("british", hand="60", tribes=tribes_of_player), RULER)
        play(state, "play 60 left")
        assert (asked(state), court(state, 0)) == ((0, "actions"), "60")


def test_b1_buying_is_not_playing() -> None:
    state = laid(Seat("british"), RULER, market="60")
    play(state, "buy 60")
    assert (asked(state), hand(state, 0)) == ((0, "actions"), "60")


@pytest.mark.parametrize(
    ("own", "first", "second", "owed_to", "owed"),
    [
        (0, 1, 0, 1, 1),
        (0, 3, 0, 1, 3),
        (0, 2, 3, 2, 3),
        (0, 2, 2, None, 0),  # a tie for the most
        (1, 1, 0, None, 0),  # with the owner
        (2, 1, 0, None, 0),  # the owner has the most
        (1, 2, 0, 1, 2),  # the owner's own do not lower what is owed
        (2, 1, 3, 2, 3),
        (2, 2, 1, None, 0),
        (1, 0, 0, None, 0),
    ],
)
def test_b2_the_spies_of_whoever_has_the_most_are_owed(
    own: int, first: int, second: int, owed_to: int | None, owed: int
) -> None:
    def on_card(count: int) -> str:
        return f"9*{count}" if count else ""

    state = laid(
        Seat("british", court="9", spies=on_card(own), rupees=5),
        Seat("russian", spies=on_card(first)),
        Seat("afghan", spies=on_card(second)),
        market="1 2+3",
    )
    play(state, "tax 9")
    if owed_to is None:
        assert (asked(state), state.table.used >> 9 & 1, state.table.rupees[0]) == ((0, "actions"), 1, 6)
        return
    assert (asked(state), offered(state)) == ((owed_to, "ask-bribe"), [f"ask {price}" for price in range(owed + 1)])
    play(state, f"ask {owed}", "pay")
    assert (state.table.rupees[0], state.table.rupees[owed_to]) == (5 - owed + 1, 4 + owed)


def test_b2_spies_on_another_card_do_not_matter() -> None:
    state = laid(Seat("british", court="9 28"), Seat("russian", spies="28*3"), market="1 2+3")
    play(state, "tax 9")
    assert state.table.used >> 9 & 1


def test_b2_spies_that_were_placed_this_turn_count() -> None:
    state = laid(Seat("british", court="28 9", hand="18"), Seat("russian", spies="28"), market="1 2+3")
    play(state, "play 18 left", "spy 28", "tax 28")
    assert (asked(state), state.table.rupees) == ((0, "actions"), [5, 4])


def test_b2_playing_a_card_is_no_matter_of_spies_and_using_one_no_matter_of_tribes() -> None:
    state = laid(Seat("british", court="60"), RULER, market="1 2+3")
    play(state, "tax 60")
    assert state.table.used >> 60 & 1


# -- B3: prices --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("price", [1, 2, 3])
def test_b3_what_is_asked_is_paid_in_full(price: int) -> None:
    state = laid(Seat("british", hand="60"), RULER)
    play(state, "play 60 left", f"ask {price}")
    assert (asked(state), offered(state)) == ((0, "pay-bribe"), ["drop", "pay"])
    assert (state.decision.prompt.number, state.decision.prompt.seat) == (price, 1)
    play(state, "pay")
    assert (state.table.rupees, court(state, 0), state.table.actions) == ([4 - price, 4 + price], "60", 1)


def test_b3_for_nothing_there_is_nothing_to_pay() -> None:
    state = laid(Seat("british", hand="60", rupees=0), RULER)
    play(state, "play 60 left", "ask 0")
    assert (state.table.rupees, court(state, 0), asked(state)) == ([0, 4], "60", (0, "actions"))


def test_b3_whoever_does_not_pay_has_not_tried() -> None:
    state = laid(Seat("british", court="9", hand="60"), Seat("russian", tribes="herat*3", spies="9"), market="1 2+3")
    before = state.table.clone()
    play(state, "play 60 right", "ask 3", "drop")
    assert (hand(state, 0), court(state, 0), state.table.actions, state.table.rupees) == ("60", "9", 2, [4, 4])
    play(state, "tax 9", "ask 1", "drop")
    assert (state.table.used, state.table.actions, asked(state)) == (0, 2, (0, "actions"))
    state.table.announced = before.announced
    assert state.table == before


def test_b3_more_than_the_payer_has_cannot_be_paid() -> None:
    state = laid(Seat("british", hand="60", rupees=2), RULER)
    play(state, "play 60 left", "ask 3")  # nothing is left to choose
    assert (asked(state), hand(state, 0), state.table.rupees) == ((0, "actions"), "60", [2, 4])
    state = laid(Seat("british", hand="60", rupees=2), RULER)
    play(state, "play 60 left", "ask 2", "pay")
    assert (court(state, 0), state.table.rupees) == ("60", [0, 6])


def test_b3_what_was_dropped_is_tried_again_only_after_something_else() -> None:
    # Otherwise two players could ask and refuse for ever.
    state = laid(Seat("british", hand="60 31"), RULER)
    play(state, "play 60 left", "ask 3", "drop")
    assert offered(state) == ["end", "play 31 left", "play 31 right"]
    play(state, "play 31 left", "play 60 left", "ask 1", "pay")
    assert court(state, 0) == "60 31"


def test_b3_another_action_of_the_same_card_may_be_tried_at_once() -> None:
    # The card counts as not used, and moving needs no rupees for itself.
    state = laid(Seat("british", court="4 9", rupees=3), Seat("russian", spies="4*2"))
    play(state, "gift 4", "ask 2")
    assert (asked(state), offered(state)) == ((0, "actions"), ["end"])  # no spy, no army: nothing to move
    state = laid(Seat("british", court="4 9", spies="9", rupees=3), Seat("russian", spies="4*2"))
    play(state, "gift 4", "ask 2")
    assert offered(state) == ["end", "move 4", "move 9"]
    play(state, "move 4", "ask 2", "pay")
    assert (spies(state, 0), state.table.rupees, state.table.actions) == ("4", [1, 6], 1)


def test_b3_each_action_of_a_card_is_refused_once() -> None:
    state = laid(Seat("british", court="4 9", spies="9", rupees=3), Seat("russian", spies="4*2"))
    play(state, "gift 4", "ask 2", "move 4", "ask 2", "drop")
    assert offered(state) == ["end", "move 9"]
    play(state, "move 9")
    assert offered(state) == ["end", "gift 4", "move 4"]


# -- B4: what an action itself needs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "card", "reserve"), [("build", 17, 2), ("betray", 15, 2), ("gift", 4, 2), ("move", 4, 0), ("tax", 9, 0)]
)
def test_b4_the_rupees_of_the_action_cannot_be_used_for_the_bribe(use: str, card: int, reserve: int) -> None:
    def announced(rupees: int) -> list[str]:
        state = laid(
            Seat("british", court=f"{card} 8", rupees=rupees, spies="8", tribes="kabul"),
            Seat("russian", spies=f"{card}*2"),
            market="1+3 2",
            british="kabul*3",
        )
        play(state, f"{use} {card}", "ask 2")
        return offered(state)

    assert announced(2 + reserve) == ["drop", "pay"]
    assert "pay" not in announced(1 + reserve)


@pytest.mark.parametrize(("filled", "reserve"), [("2", 4), ("2 4", 6), ("4 6", 2), ("4", 2)])
def test_b4_a_gift_needs_the_cheapest_free_space(filled: str, reserve: int) -> None:
    def announced(rupees: int) -> list[str]:
        state = laid(Seat("british", court="4", gifts=filled, rupees=rupees), Seat("russian", spies="4"))
        play(state, "gift 4", "ask 1")
        return offered(state)

    assert announced(reserve + 1) == ["drop", "pay"]
    assert "pay" not in announced(reserve)


def test_b4_after_the_bribe_only_what_is_left_can_be_spent() -> None:
    state = laid(Seat("british", court="4", rupees=5), Seat("russian", spies="4"))
    play(state, "gift 4", "ask 1", "pay")
    assert offered(state) == ["space 2", "space 4"]
    play(state, "space 4")
    assert (gifts(state, 0), state.table.rupees) == ("4", [0, 5])


def test_b4_rupees_that_the_action_brings_do_not_help() -> None:
    state = laid(Seat("british", court="9", rupees=0), Seat("russian", spies="9"), market="1+5")
    play(state, "tax 9", "ask 1")
    assert (asked(state), state.table.used, state.table.rupees) == ((0, "actions"), 0, [0, 4])
    state = laid(Seat("british", hand="54", rupees=0), RULER)
    play(state, "play 54 left", "ask 1")  # leverage would bring two
    assert (hand(state, 0), state.table.rupees) == ("54", [0, 4])


# -- B6: the order of events -------------------------------------------------------------------------------------------


def test_b6_announce_then_ask_then_pay_or_drop() -> None:
    state = laid(Seat("british", hand="60"), RULER)
    play(state, "play 60 left")
    assert asked(state) == (1, "ask-bribe")
    play(state, "ask 2")
    assert asked(state) == (0, "pay-bribe")
    play(state, "pay")
    assert (asked(state), tribes(state, 1)) == ((0, "actions"), "herat*3")


def test_b6_the_side_that_was_announced_is_kept() -> None:
    state = laid(Seat("british", court="9", hand="60"), RULER)
    play(state, "play 60 right", "ask 2", "pay")
    assert court(state, 0) == "9 60"
