"""Who rules a region, and bribes, in Pax Pamir (sections R and B)."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.moves import Move
from gonfalon.games.pamir.places import REGIONS
from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.words import ABILITIES, EVENTS

from .looking_over import looked_over
from .positions import (
    CARDS,
    Seat,
    asked,
    at_random,
    blocks,
    court,
    gifts,
    hand,
    laid,
    offered,
    play,
    rulers,
    spies,
    tribes,
    words,
)

# -- R: ruling ---------------------------------------------------------------------------------------------------------


def ruler(*seats: tuple[str, int], **armies: int) -> int:
    """Who rules Kabul, where each seat has a loyalty and tribes and each coalition has armies; -1 for nobody."""
    state = laid(
        *(Seat(loyalty, tribes=f"kabul*{count}" if count else "") for loyalty, count in seats),
        **{coalition: f"kabul*{count}" for coalition, count in armies.items()},
    )
    return rulers(state).get("kabul", -1)


def test_r1_own_tribes_and_loyal_armies_count() -> None:
    assert ruler(("british", 1), ("russian", 0)) == 0
    assert ruler(("british", 1), ("russian", 2), british=2) == 0  # three against two
    assert ruler(("british", 1), ("russian", 2), british=2, russian=2) == 1  # three against four
    assert ruler(("british", 2), ("russian", 1), afghan=1) == 0


def test_r1_armies_of_other_coalitions_and_roads_do_not_count() -> None:
    assert ruler(("british", 1), ("russian", 2), afghan=1) == 1
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="herat-kabul*3 herat*3")
    assert rulers(state) == {}


def test_r2_a_ruler_has_a_tribe_there() -> None:
    assert ruler(("british", 0), ("russian", 1), british=3) == -1
    assert ruler(("british", 0), ("russian", 0), british=3) == -1
    assert ruler(("british", 1), ("russian", 1), british=3) == 0


def test_r2_a_tie_between_players_is_ruled_by_nobody() -> None:
    assert ruler(("british", 1), ("russian", 1)) == -1
    assert ruler(("british", 1), ("russian", 2), british=1) == -1
    assert ruler(("british", 3), ("russian", 3), ("afghan", 1)) == -1
    assert ruler(("afghan", 1), ("british", 3), ("russian", 3)) == -1
    assert ruler(("british", 3), ("russian", 3), ("afghan", 4)) == 2


def test_r2_a_tie_with_the_armies_of_any_coalition_is_ruled_by_nobody() -> None:
    assert ruler(("british", 1), ("russian", 0), russian=1) == -1
    assert ruler(("british", 2), ("russian", 0), russian=1) == 0
    assert ruler(("british", 1), ("russian", 0), russian=4) == -1


def test_r2_also_of_a_coalition_to_which_nobody_is_loyal() -> None:
    assert ruler(("british", 2), ("russian", 0), afghan=2) == -1
    assert ruler(("british", 2), ("russian", 0), afghan=3) == -1
    assert ruler(("british", 2), ("russian", 0), afghan=1) == 0
    assert ruler(("british", 1), ("russian", 0), british=2, afghan=2) == 0


def test_r2_armies_of_several_coalitions_are_not_added_up() -> None:
    assert ruler(("british", 3), ("russian", 0), afghan=2, russian=2) == 0
    assert ruler(("british", 3), ("russian", 0), afghan=2, russian=2, british=0) == 0


def test_r3_players_of_one_loyalty_both_count_the_same_armies() -> None:
    assert ruler(("british", 1), ("british", 2), british=3) == 1
    assert ruler(("british", 1), ("british", 1), british=3) == -1
    assert ruler(("british", 1), ("british", 0), british=3) == 0
    assert ruler(("british", 1), ("british", 2), ("russian", 4), british=3) == 1


def test_r3_the_pieces_of_players_are_never_added_up() -> None:
    assert ruler(("british", 1), ("british", 1), ("russian", 3), british=1) == 2
    assert ruler(("russian", 2), ("british", 1), ("british", 1)) == 0


def test_r4_it_is_found_out_again_after_every_change() -> None:
    state = laid(
        Seat("british", hand="60 55", court="9"),
        Seat("russian", court="33", tribes="herat"),
        russian="herat",
        british="persia persia-herat",
        favored="economic",
    )
    assert rulers(state) == {"herat": 1}
    play(state, "move 9")  # one British army, two Russian pieces
    assert rulers(state) == {"herat": 1}
    play(state, "play 60 left", "ask 0")  # two British armies
    assert rulers(state) == {}
    play(state, "play 55 left")  # a tribe and a third army
    assert rulers(state) == {"herat": 0}
    play(state, "end", "battle 33", "remove-tribe R")
    assert rulers(state) == {}


def test_r4_over_whole_games() -> None:
    game = Pamir()
    for seed in range(10):
        state, dice = game.setup(game.options({"families": "RBGY"}), seed), Dice(seed)
        for move in at_random(state, dice):
            state.play(move)
            looked_over(state)  # works every ruler out anew


def test_r5_a_ruler_may_build_and_tax_there_and_is_bribed() -> None:
    state = laid(
        Seat("british", court="28 17 57", tribes="kabul"),
        Seat("russian", court="12", rupees=3),
        Seat("afghan", hand="9"),
    )
    assert offered(state, "build", "tax") == ["build 17", "build 28"]  # City of Ghazni shelters all that seat 1 has
    state.table.rupees[1] = 5
    state.asked_again()
    assert offered(state, "build", "tax") == ["build 17", "build 28", "tax 28"]
    play(state, "build 17")
    assert offered(state)[0] == "army kabul"
    play(state, "army kabul", "done", "end", "end", "play 9 left")
    assert asked(state) == (0, "ask-bribe")


def test_r5_others_may_not() -> None:
    state = laid(Seat("british", court="28 17", tribes="herat", rupees=9), Seat("russian", tribes="kabul", court="9"))
    play(state, "build 17")
    assert offered(state)[0] == "army herat"
    assert "tax 28" not in offered(state)


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


# -- B5: nothing is owed -----------------------------------------------------------------------------------------------

SPIED = Seat("russian", tribes="herat*3", spies="9*2")


@pytest.mark.parametrize(
    ("more", "boons", "running", "plays_free", "uses_free"),
    [
        ("", "", "", False, False),
        ("42", "", "", True, False),  # Charismatic Courtiers
        ("24", "", "", False, True),  # Civil Service Reforms
        ("", "", "disregard_for_customs", True, True),
        ("42 24", "", "", True, True),
    ],
)
def test_b5_abilities_and_events_make_bribes_unnecessary(
    more: str, boons: str, running: str, plays_free: bool, uses_free: bool
) -> None:
    has = Seat("afghan", court=f"9 {more}", hand="60", boons=boons)
    state = laid(has, SPIED, market="1+3", running=running)
    play(state, "play 60 left")
    assert asked(state) == ((0, "actions") if plays_free else (1, "ask-bribe"))
    state = laid(has, SPIED, market="1+3", running=running)
    play(state, "tax 9")
    assert asked(state) == ((0, "actions") if uses_free else (1, "ask-bribe"))


def test_b5_the_abilities_of_others_do_not_help() -> None:
    state = laid(Seat("british", hand="60"), Seat("russian", court="42 24", tribes="herat*3"), market="1+3")
    play(state, "play 60 left")
    assert asked(state) == (1, "ask-bribe")


@pytest.mark.parametrize(("announced", "done"), [("play 60 left", "60 9"), ("tax 9", "9")])
def test_b5_with_courtly_manners_nobody_has_to_pay(announced: str, done: str) -> None:
    has = Seat("british", court="9", hand="60", rupees=2, boons="courtly_manners")
    for answer, left in (("decline", [2, 4]), ("pay", [0, 6])):
        state = laid(has, SPIED, market="1+3")
        play(state, announced, "ask 2")
        assert offered(state) == ["decline", "drop", "pay"]
        play(state, answer)
        if announced == "tax 9":
            left[0] += 1
        assert (court(state, 0), state.table.rupees, state.table.actions) == (done, left, 1)


def test_b5_with_courtly_manners_the_reserve_is_enough() -> None:
    state = laid(Seat("british", court="4", rupees=2, boons="courtly_manners"), Seat("russian", spies="4*2"))
    play(state, "gift 4", "ask 2")
    assert offered(state) == ["decline", "drop"]
    play(state, "decline")
    assert (gifts(state, 0), state.table.rupees) == ("2", [0, 4])


def test_b5_courtly_manners_are_for_the_buyer_alone() -> None:
    state = laid(Seat("british", hand="60"), Seat("russian", tribes="herat*3", boons="courtly_manners"), market="1+3")
    play(state, "play 60 left", "ask 1")
    assert offered(state) == ["drop", "pay"]


def expected_bribe(state: State, move: Move) -> tuple[int, int]:
    """The receiver of a bribe and the most that he may ask, worked out anew from B1, B2 and B5; -1 and 0 for none."""
    table, seat = state.table, state.seat
    abilities = {ABILITIES[CARDS.ability[card]] for card in table.courts[seat] if CARDS.ability[card] >= 0}
    if "disregard_for_customs" in (EVENTS[number] for number in range(len(EVENTS)) if table.running >> number & 1):
        return -1, 0
    if move.word == "play":
        region = REGIONS[CARDS.region[move.one]]
        lord = rulers(state).get(region, seat)
        if lord == seat or "charismatic_courtiers" in abilities:
            return -1, 0
        return lord, words(tribes(state, lord)).count(region)
    on_card = [words(spies(state, other)).count(str(move.one)) for other in range(table.seating.seats)]
    captors = [other for other, count in enumerate(on_card) if count == max(on_card)]
    if not max(on_card) or len(captors) > 1 or captors == [seat] or "civil_service_reforms" in abilities:
        return -1, 0
    return captors[0], max(on_card)


def test_b1_and_b2_and_b5_over_whole_games() -> None:
    game, owed_for = Pamir(), Counter[str]()
    for seed in range(20):
        state, dice = game.setup(game.options({"families": "RBG"}), seed), Dice(seed)
        for move in at_random(state, dice):
            announced = asked(state)[1] == "actions" and move.word not in ("buy", "end")
            receiver, owed = expected_bribe(state, move) if announced else (-1, 0)
            state.play(move)
            assert (asked(state)[1] == "ask-bribe") == (receiver >= 0)
            if receiver >= 0:
                assert (state.seat, offered(state)) == (receiver, [f"ask {price}" for price in range(owed + 1)])
                owed_for[move.word] += 1
    assert owed_for["play"] > 50
    assert sum(owed_for.values()) - owed_for["play"] > 50


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
