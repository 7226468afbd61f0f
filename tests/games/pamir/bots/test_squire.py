"""The squire of Pax Pamir: sees who would score, counts what a turn can bring, and beats pages."""

from __future__ import annotations

import pytest

from gonfalon.cli.arena import play_deals, shares_of
from gonfalon.games import bot
from gonfalon.games.pamir.bots.squire import Squire
from tests.games.pamir.bots.seen import choices, turn_of
from tests.games.pamir.rules.positions import Seat, laid, play

DECK = "61 62 63 64 65 66 68 69 70 71 72 73 102 75 76 77 103 79 80 104"
"""So much is still to come that nothing is final."""

# -- Dominance Checks --------------------------------------------------------------------------------------------------


def test_v1_it_buys_the_check_that_wins_the_game() -> None:
    state = laid(
        Seat("british", rupees=2), Seat("russian"), Seat("afghan"),
        market="37 101 / 60 3 2 33", british="kabul*6", russian="herat", deck=DECK,
    )  # fmt: skip
    assert choices(state) == {"buy 101"}


def test_d1_it_does_not_buy_the_check_that_another_would_win() -> None:
    state = laid(
        Seat("british", rupees=6), Seat("russian"), Seat("afghan"),
        market="37 101 / 60 3 2 33", british="kabul", russian="herat*6", deck=DECK,
    )  # fmt: skip
    assert "buy 101" not in turn_of(state)


def test_d2_it_brings_its_armies_first_and_then_buys_the_check() -> None:
    state = laid(
        Seat("british", hand="32 9", rupees=2), Seat("russian"), Seat("afghan"),
        market="37 101 / 60", british="kabul*2", russian="herat", deck=DECK,
    )  # fmt: skip
    done = turn_of(state)
    assert done[0].startswith("play 32")
    assert done[1:] == ["buy 101"]
    assert state.table.points == [5, 0, 0]


def test_d7_cylinders_count_where_nobody_is_dominant() -> None:
    # The check comes at the end of this turn (C4): two more cylinders make it the first.
    state = laid(
        Seat("british", court="16", hand="1 33", tribes="kabul*2", rupees=1), Seat("russian", tribes="persia*3"),
        market="101 4 / 60", deck=DECK, british="kabul", russian="herat",
    )  # fmt: skip
    assert any(move.startswith("play 1 ") for move in turn_of(state))


def test_y2_it_changes_sides_before_another_wins_alone() -> None:
    # Five points to none would be the end; five to three are not.
    state = laid(
        Seat("british", hand="99", rupees=1), Seat("russian", gifts="2"), Seat("afghan"),
        market="101 2 / 60 67 33", deck=DECK, russian="herat*6",
    )  # fmt: skip
    assert any(move.startswith("play 99") for move in turn_of(state))


def test_a8_it_breaks_a_dominance_that_would_beat_it() -> None:
    state = laid(
        Seat("british", court="16 50", rupees=0), Seat("russian", gifts="2"), Seat("afghan"),
        market="101 2 / 60 67 33", deck=DECK, british="kabul*2", russian="kabul*6",
    )  # fmt: skip
    assert "battle 50" in turn_of(state)


# -- influence ---------------------------------------------------------------------------------------------------------


def test_a4_a_gift_decides_who_is_first_in_the_leading_coalition() -> None:
    state = laid(
        Seat("british", court="12", rupees=3), Seat("british"), Seat("afghan"),
        market="101 2 / 60 67 33", deck=DECK, british="kabul*6",
    )  # fmt: skip
    assert "gift 12" in turn_of(state)


def test_a7_it_betrays_for_a_prize_of_its_coalition() -> None:
    state = laid(
        Seat("afghan", court="16", spies="36", rupees=3), Seat("british", court="36"), Seat("afghan", gifts="2"),
        market="101 2 / 60 67 33", deck=DECK, afghan="kabul*6",
    )  # fmt: skip
    done = turn_of(state)
    assert "betray 16" in done
    assert "prize" in done


def test_a7_it_refuses_a_prize_that_would_cost_its_standing() -> None:
    state = laid(
        Seat("british", court="16", spies="36", gifts="2 4", rupees=3), Seat("british", court="36 37"), Seat("afghan"),
        market="101 2 / 60 67 33", deck=DECK, british="kabul*6",
    )  # fmt: skip
    play(state, "betray 16")
    assert choices(state) == {"refuse"}


def test_y2_it_keeps_its_loyalty_where_gifts_would_be_lost_for_nothing() -> None:
    state = laid(
        Seat("british", hand="99 33", gifts="2 4 6", rupees=1), Seat("russian"), Seat("afghan"),
        market="37 / 60", deck=DECK, british="kabul*4", russian="herat",
    )  # fmt: skip
    assert not any(move.startswith("play 99") for move in turn_of(state))


@pytest.mark.parametrize(("leftmost", "plays"), [("37", "play 7"), ("112", "play 9")])
def test_c4_it_sees_riots_coming(leftmost: str, plays: str) -> None:
    state = laid(
        Seat("british", hand="7 9"), Seat("russian"), Seat("afghan"),
        market=f"{leftmost} / 60 67", deck=DECK, actions=1,
    )  # fmt: skip
    assert all(choice.startswith(plays) for choice in choices(state))


# -- money and free actions --------------------------------------------------------------------------------------------


def test_a3_it_taxes_the_market_where_rupees_lie() -> None:
    state = laid(
        Seat("british", court="8", rupees=0), Seat("russian"), Seat("afghan"),
        market="37+2 2+2 / 60 33", favored="economic",
    )  # fmt: skip
    assert turn_of(state).count("tax 8") == 1


def test_a3_it_taxes_the_rich() -> None:
    state = laid(
        Seat("british", court="16 8", tribes="kabul", rupees=0), Seat("russian", court="10", rupees=9), Seat("afghan"),
        market="37 2 / 60 33", favored="economic",
    )  # fmt: skip
    turn_of(state)
    assert state.table.rupees[:2] == [2, 7]


def test_t4_free_actions_are_not_forgotten() -> None:
    state = laid(
        Seat("british", court="12 60", rupees=4), Seat("russian"), Seat("afghan"),
        market="37 2 / 60 33".replace("60", "59"), favored="economic", actions=0,
    )  # fmt: skip
    assert choices(state) == {"gift 12"}


def test_x_money_on_a_card_makes_it_the_better_buy() -> None:
    state = laid(Seat("british", rupees=0), Seat("russian"), Seat("afghan"), market="9+3 2 / 67 33", actions=1)
    assert choices(state) == {"buy 9"}


# -- odd questions -----------------------------------------------------------------------------------------------------


def test_b6_it_asks_for_the_full_sum_and_pays_what_it_announced() -> None:
    state = laid(Seat("british", hand="2"), Seat("russian", tribes="kabul*2"))
    play(state, "play 2 left")
    assert choices(state) == {"ask 2"}
    play(state, "ask 2")
    assert choices(state) == {"pay"}


def test_b5_it_does_not_pay_where_it_need_not() -> None:
    state = laid(Seat("british", hand="2", boons="courtly_manners"), Seat("russian", tribes="kabul*2"))
    play(state, "play 2 left", "ask 2")
    assert choices(state) == {"decline"}


def test_g10_a_debt_is_paid_with_the_card_that_is_worth_least() -> None:
    state = laid(
        Seat("russian", court="16", spies="14", rupees=2),
        Seat("british", court="14 36 37", hand="67", rupees=1),
        Seat("british", court="32"),
        british="kabul*5", deck=DECK,
    )  # fmt: skip
    play(state, "betray 16")
    assert choices(state) == {"discard 67"}


def test_c2_the_court_limit_takes_no_patriot() -> None:
    state = laid(Seat("british", court="36 37 50 67"), Seat("russian"), british="kabul*5", market="2 33", deck="60 59")
    play(state, "end")
    assert choices(state) == {"discard 67"}


def test_c3_the_hand_limit_takes_what_would_cost_its_standing() -> None:
    state = laid(
        Seat("british", hand="36 32 84", gifts="2 4"), Seat("russian"),
        british="kabul*5", market="2 33", deck="60 59",
    )  # fmt: skip
    play(state, "end")
    assert choices(state) == {"discard 84"}


def test_x8_a_spy_goes_to_a_safe_house() -> None:
    state = laid(
        Seat("british", court="38", spies="38 38"), Seat("russian", court="41", spies="38"), market="2 33",
    )  # fmt: skip
    play(state, "battle 38")
    assert (state.seat, choices(state)) == (1, {"shelter 41"})


def test_x9_blackmail_is_used() -> None:
    state = laid(Seat("british", court="43"), Seat("russian", court="44"), market="2 33", deck=DECK)
    assert choices(state) <= {"spy 43", "spy 44"}


def test_g7_no_gift_is_lifted_for_a_tribe() -> None:
    state = laid(
        Seat("british", court="1 16", hand="24", gifts="2 4", spies="1*4 16*3", tribes="herat"), Seat("russian"),
        british="kabul*6", market="2 33",
    )  # fmt: skip
    play(state, "play 24 left")
    assert not choices(state) & {"lift gift-2", "lift gift-4"}


def test_e_a_rumor_is_about_the_rival_who_leads() -> None:
    state = laid(
        Seat("british", court="36"), Seat("british", court="37 50"), Seat("afghan", court="6"),
        market="108 102", british="kabul*6",
    )  # fmt: skip
    play(state, "buy 108")
    assert choices(state) == {"rumor B"}


def test_e_hands_are_swapped_with_the_fullest_hand() -> None:
    state = laid(Seat("british"), Seat("russian", hand="9"), Seat("afghan", hand="2 10 33"), market="114")
    play(state, "buy 114")
    assert choices(state) == {"swap G"}


def test_e_rebuke_hits_where_others_stand() -> None:
    state = laid(
        Seat("british", tribes="kabul"), Seat("russian", tribes="herat*2"), Seat("afghan"),
        market="116 102", british="kabul*3", russian="herat*5",
    )  # fmt: skip
    play(state, "buy 116")
    assert choices(state) == {"rebuke herat"}


def test_e_pashtunwali_favors_the_suit_of_the_own_court() -> None:
    state = laid(
        Seat("british", court="16 33 59"), Seat("russian", court="8 61"), Seat("afghan"),
        market="115 102", british="kabul*3", russian="herat*3",
    )  # fmt: skip
    play(state, "buy 115")
    assert choices(state) == {"favor military"}


def test_e_confidence_failure_takes_the_worst_card() -> None:
    state = laid(
        Seat("british", hand="32 84", gifts="2"), Seat("russian", hand="2"), market="114 4 / 33", british="kabul*4"
    )
    play(state, "end")
    assert choices(state) == {"discard 84"}


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.strength
@pytest.mark.parametrize("names", ["squire page", "squire page page", "squire page page page page"])
def test_the_squire_beats_pages(names: str) -> None:
    seats = tuple(names.split())
    squire = shares_of(seats, play_deals("pamir", seats, 36 // len(seats), 1))[0]
    assert squire.bot == "squire"
    assert squire.share >= 0.8
    assert squire.low > 0.6


def test_it_is_the_bot_of_this_name() -> None:
    assert isinstance(bot("pamir", "squire"), Squire)
