"""Cards that leave a court, leverage and overthrow (rules, G9 to G13)."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.game import Pamir

from .positions import CARDS, Seat, asked, at_random, court, hand, laid, offered, play, rulers, spies, tribes


def test_g9_all_spies_on_a_discarded_card_return_to_their_owners() -> None:
    state = laid(
        Seat("british", court="2 8 9 12", spies="8*2"), Seat("russian", spies="8*3 9"), Seat("afghan", spies="8")
    )
    play(state, "end", "discard 8")
    assert [spies(state, seat) for seat in range(3)] == ["", "9", ""]
    assert state.table.cylinders == [10, 9, 10]


def test_g9_a_leveraged_card_costs_its_owner_two_rupees_whoever_discards_it() -> None:
    state = laid(Seat("british", court="14 8 9 12", rupees=5), Seat("russian"))
    play(state, "end", "discard 14")  # court limit
    assert state.table.rupees == [3, 4]
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14"))
    play(state, "betray 18")
    assert (court(state, 1), state.table.rupees) == ("", [2, 2])


def test_g9_a_political_card_takes_tribes_with_it_for_any_cause() -> None:
    state = laid(Seat("british", court="5 8 9 12 2", tribes="kabul*2"), Seat("russian"))
    play(state, "end", "discard 5")
    assert tribes(state, 0) == ""
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5", tribes="kabul"))
    play(state, "betray 18", "refuse")
    assert tribes(state, 1) == ""


def test_g10_two_rupees_go_back_to_the_bank() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="30", rupees=2), Seat("russian"), market="7 / 6")
    play(state, "end", "discard 14")
    assert (state.table.rupees, court(state, 0), hand(state, 0)) == ([0, 4], "8 9 12", "30")
    assert sum(state.table.rupees_on) == 0


def test_g10_a_card_of_hand_or_court_is_discarded_for_each_rupee_that_is_missing() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="60 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 14")
    assert asked(state) == (0, "debt")
    assert offered(state) == [f"discard {card}" for card in (8, 9, 12, 60, 61)]
    play(state, "discard 60")
    assert (state.table.rupees[0], court(state, 0), hand(state, 0)) == (0, "8 9 12", "61")
    state = laid(Seat("british", court="14 8 9 12", hand="60 61", rupees=0), Seat("russian"))
    play(state, "end", "discard 14", "discard 12", "discard 61")
    assert (court(state, 0), hand(state, 0), asked(state)) == ("8 9", "60", (1, "actions"))


def test_g10_another_leveraged_card_makes_a_debt_of_its_own() -> None:
    state = laid(Seat("british", court="14 30 8 9 12", hand="60 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 12", "discard 14")  # one rupee and one card
    play(state, "discard 30")  # two cards more
    assert asked(state) == (0, "debt")
    play(state, "discard 60", "discard 8")
    assert (court(state, 0), hand(state, 0), state.table.rupees[0]) == ("9", "61", 0)
    assert asked(state) == (1, "actions")


def test_g10_a_leveraged_card_in_the_hand_was_never_paid_for() -> None:
    state = laid(Seat("british", court="14 8 9 12", hand="30 61", rupees=1), Seat("russian"))
    play(state, "end", "discard 14", "discard 30")
    assert (court(state, 0), hand(state, 0), asked(state)) == ("8 9 12", "61", (1, "actions"))


def test_g10_with_no_cards_left_the_rest_is_forgiven() -> None:
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14", rupees=0))
    play(state, "betray 18")
    assert (state.table.rupees, court(state, 1), asked(state)) == ([2, 0], "", (0, "actions"))
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14", hand="60", rupees=0))
    play(state, "betray 18")  # the one card that is left is discarded unasked
    assert (state.table.rupees, hand(state, 1), asked(state)) == ([2, 0], "", (0, "actions"))


def test_g10_the_owner_of_the_card_chooses_in_the_middle_of_anothers_turn() -> None:
    state = laid(Seat("british", court="18", spies="14"), Seat("russian", court="14 8", hand="60", rupees=1))
    play(state, "betray 18")
    assert (asked(state), offered(state)) == ((1, "debt"), ["discard 8", "discard 60"])
    play(state, "discard 8")
    assert (asked(state), hand(state, 1)) == ((0, "actions"), "60")


def test_g10_the_debt_is_asked_before_the_prize() -> None:
    # N2: at once, not after the action.
    state = laid(Seat("british", court="18", spies="42"), Seat("russian", court="42 8 9", rupees=1))
    play(state, "betray 18")
    assert asked(state) == (1, "debt")
    play(state, "discard 8")
    assert (asked(state), offered(state)) == ((0, "prize"), ["prize", "refuse"])


BATTLER = Seat("british", court="33")


def test_g11_whoever_loses_the_last_tribe_loses_the_political_cards_of_the_region() -> None:
    state = laid(BATTLER, Seat("russian", court="5 8 57 7", tribes="kabul herat"), british="kabul")
    play(state, "battle 33")
    assert (tribes(state, 1), court(state, 1)) == ("herat", "8 57")


def test_g11_nothing_happens_while_a_tribe_is_left() -> None:
    state = laid(BATTLER, Seat("russian", court="5 8 57 7", tribes="kabul*2"), british="kabul")
    play(state, "battle 33")
    assert (tribes(state, 1), court(state, 1)) == ("kabul", "5 8 57 7")


def test_g11_a_tribe_that_moves_away_counts_as_lost() -> None:
    state = laid(
        Seat("british", court="5 9", tribes="kabul", boons="nationalism"), Seat("russian"), british="kabul-punjab"
    )
    play(state, "move 9")
    assert (tribes(state, 0), court(state, 0)) == ("punjab", "9")


def test_g11_overthrow_and_leverage_go_on_from_one_to_the_other() -> None:
    # 27 and 26 go; 27 costs two rupees, of which one is there; 30 pays for the other and costs two again.
    state = laid(BATTLER, Seat("russian", court="27 26 30", tribes="punjab", rupees=1), british="punjab")
    play(state, "battle 33")
    assert (court(state, 1), tribes(state, 1), state.table.rupees[1]) == ("", "", 0)
    assert asked(state) == (0, "actions")


def test_g11_the_overthrown_cards_go_together_before_any_debt_is_paid_with_cards() -> None:
    state = laid(BATTLER, Seat("russian", court="27 26 8 9", tribes="punjab", rupees=1), british="punjab")
    play(state, "battle 33")
    assert (asked(state), offered(state)) == ((1, "debt"), ["discard 8", "discard 9"])


def test_g11_a_debt_may_cost_the_political_card_of_another_region_and_its_tribes() -> None:
    state = laid(BATTLER, Seat("russian", court="27 57 9", tribes="punjab herat*2", rupees=1), british="punjab")
    play(state, "battle 33", "discard 57")
    assert (court(state, 1), tribes(state, 1)) == ("9", "")


def test_g12_whoever_loses_the_last_political_card_loses_the_tribes_of_the_region() -> None:
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5 8", tribes="kabul*2 herat"))
    play(state, "betray 18", "refuse")
    assert (tribes(state, 1), state.table.cylinders[1], court(state, 1)) == ("herat", 9, "8")


def test_g12_nothing_happens_while_a_political_card_of_the_region_is_left() -> None:
    state = laid(Seat("british", court="18", spies="5"), Seat("russian", court="5 7", tribes="kabul*2"))
    play(state, "betray 18", "refuse")
    assert (tribes(state, 1), court(state, 1)) == ("kabul*2", "7")


def test_g12_only_the_tribes_of_the_owner_leave_and_the_ruler_changes() -> None:
    state = laid(Seat("british", court="18", spies="5", tribes="kabul"), Seat("russian", court="5", tribes="kabul*2"))
    assert rulers(state) == {"kabul": 1}
    play(state, "betray 18", "refuse")
    assert (rulers(state), tribes(state, 0)) == ({"kabul": 0}, "kabul")


def test_g12_a_card_of_another_suit_takes_nobody_with_it() -> None:
    state = laid(Seat("british", court="18", spies="8"), Seat("russian", court="8", tribes="kabul*2"))
    play(state, "betray 18")
    assert (tribes(state, 1), court(state, 1)) == ("kabul*2", "")


def test_g13_tribes_need_no_political_card_and_political_cards_no_tribe() -> None:
    state = laid(Seat("british", court="57", tribes="kabul*2"), Seat("russian", court="5"), british="kabul", deck="6")
    play(state, "end", "end")
    assert (tribes(state, 0), court(state, 0), court(state, 1)) == ("kabul*2", "57", "5")
    # Losing a political card of another region, or a spy, is no matter either.
    state = laid(Seat("british", court="9 57", tribes="kabul herat"), Seat("russian", court="18", spies="57"), at=1)
    play(state, "betray 18", "refuse")
    assert tribes(state, 0) == "kabul"


def test_g11_and_g12_over_whole_games() -> None:
    """From one announcement to the next, tribes and political cards of a region come to their end together."""
    by_map = by_court = 0
    for seed in range(40):
        game = Pamir()
        state = game.setup(game.options({"families": "RBGY"}), seed)
        before: list[tuple[int, int]] = []
        for move in at_random(state, Dice(seed)):
            if asked(state)[1] == "actions":
                table = state.table
                now = [
                    (
                        table.tribes_of(seat, region),
                        sum(CARDS.suit[card] == 2 and CARDS.region[card] == region for card in table.courts[seat]),
                    )
                    for seat in range(4)
                    for region in range(6)
                ]
                for (tribes_then, cards_then), (tribes_now, cards_now) in zip(before, now, strict=False):
                    if tribes_then and not tribes_now:
                        assert not cards_now, "the last tribe is gone, and a political card is left"
                        by_map += cards_then
                    if cards_then and not cards_now:
                        assert not tribes_now, "the last political card is gone, and a tribe is left"
                        by_court += tribes_then
                before = now
            state.play(move)
    assert min(by_map, by_court) > 50
