"""The order of Wakhan's turn (W10) and her ambition (W11)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.events import ActionsEnded, ActionSpent, EventBought, WakhanDrew
from gonfalon.games.pamir.rules.wakhan.ambition import wanted_check
from gonfalon.games.pamir.rules.wakhan.turn import BONUS, LINE
from gonfalon.games.pamir.rules.words import NONE

from .positions import Seat, asked, court, laid, play, spies, tribes
from .wakhans import WAKHAN, aimed, hers, lines_tried, reasons, turn, why

# -- W10 ---------------------------------------------------------------------------------------------------------------


def test_w10_card_blackmail_lines_bonus_actions() -> None:
    # Card 8: tax, betray, radicalize. 30 is favored and has tax; 54 has Blackmail for Herat.
    _, events = turn(
        Seat(court="54 30", rupees=1), Seat("british", court="61"), cards=aimed(8), favored="economic",
        market="9+1 - / 16",
    )  # fmt: skip
    words = [word for word, _ in reasons(events)]
    assert words.index("card") < words.index("blackmail") < words.index("line")
    assert isinstance(events[0], WakhanDrew)
    assert isinstance(events[-1], ActionsEnded)
    assert words.index("line") < words.index("no_more_actions")


def test_w10_blackmail_first_herat_then_kandahar_on_cards_without_spies() -> None:
    _, events = turn(Seat(court="54 43", rupees=0), Seat("british", court="61 63 46", spies="63"), cards="22 7")
    first, second = (numbers for word, numbers in reasons(events) if word == "blackmail")
    assert first == (61, 1, 2), "63 has a spy; 61 lies with an opponent"
    assert second == (46, 1, 4)


def test_w10_blackmail_needs_a_card_without_spies() -> None:
    state, events = turn(Seat(court="54", spies="54", rupees=0), Seat("british", court="61", spies="61"), cards="22 7")
    assert "blackmail" not in dict(reasons(events))
    assert spies(state, WAKHAN) == "54"


def test_w10_lines_again_and_again_until_two_actions_are_spent() -> None:
    # Card 7: build, move, radicalize.
    _, events = turn(Seat(rupees=0), market="9 / 16", cards=aimed(7))
    assert lines_tried(events) == [
        (1, "build", False), (2, "move", False), (3, "radicalize", True),
        (1, "build", False), (2, "move", False), (3, "radicalize", True),
    ]  # fmt: skip
    assert sum(isinstance(event, ActionSpent) for event in events) == 2


def test_w10_stops_in_the_middle_of_the_card_when_actions_are_spent() -> None:
    # Card 8: tax, betray, radicalize. Two taxes of cards that are not favored.
    _, events = turn(Seat(court="9 16"), market="10+3 11+3", cards=aimed(8))
    assert [line for _, line, done in lines_tried(events) if done] == ["tax", "radicalize"]
    _, events = turn(Seat(court="9 16", rupees=0), market="- 11+3", cards=aimed(8, 1))
    assert lines_tried(events) == [
        (1, "tax", True), (2, "betray", False), (3, "radicalize", True),
    ]  # fmt: skip


def test_w10_three_lines_in_a_row_that_are_not_possible_end_it() -> None:
    state, events = turn(Seat(), cards=aimed(7))
    assert [done for _, _, done in lines_tried(events)] == [False] * 3
    assert dict(reasons(events)).keys() >= {"no_more_lines"}
    assert not any(isinstance(event, ActionSpent) for event in events)
    assert state.table.actions == 0, "her turn is over all the same"


def test_w10_a_line_that_was_possible_begins_the_count_again() -> None:
    # Card 8: tax with one card only, then nothing for betray, radicalize, tax: the count goes on over the edge.
    _, events = turn(Seat(court="9", rupees=0), market="- - 11+1", cards=aimed(8))
    assert [done for _, _, done in lines_tried(events)] == [True, False, False, False]


def test_w10_an_action_with_a_favored_card_is_free() -> None:
    # 9 is economic and favored: tax does not count, two radicalizes follow.
    _, events = turn(Seat(court="9", rupees=0), market="10+1 / 16", cards=aimed(8), favored="economic")
    done = [line for _, line, possible in lines_tried(events) if possible]
    assert done == ["tax", "radicalize", "radicalize"]
    assert sum(isinstance(event, ActionSpent) for event in events) == 2


@pytest.mark.parametrize(
    ("own", "favored", "boons", "used"),
    [
        ("9 16", "economic", "", [9]),
        ("16 9", "political", "", []),
        ("16 60", "military", "", [16, 60]),
        ("60 16", "military", "", [60, 16]),
        ("16 9", "political", "new_tactics", [16]),
        ("99 9", "political", "", []),  # Irregulars are always free, but nobody is there to fight
        ("7", "political", "", []),  # no icon
    ],
)
def test_w10_bonus_actions_from_left_to_right(own: str, favored: str, boons: str, used: list[int]) -> None:
    _, events = turn(
        Seat(court=own, boons=boons, rupees=0), Seat("british", rupees=0), cards=aimed(22),
        stage=LINE, favored=favored, market="- - - - - 1+9",
    )  # fmt: skip
    # Card 22 asks for betray, battle, radicalize: tax is left for the bonus actions.
    assert [numbers[0] for word, numbers in reasons(events) if word == "bonus"] == used


def test_w10_the_leftmost_icon_that_can_be_done() -> None:
    # 55: battle, tax, move. There is nothing to fight for.
    _, events = turn(Seat(court="55", rupees=0), cards=aimed(22), market="- - - - - 1+9", favored="political")
    assert why(events, "bonus") == (55, 5)
    # With an army and an enemy it is the battle; an enemy without a battle line on card 19 (build, move, radicalize).
    state, events = turn(
        Seat(court="55", rupees=0),
        Seat("british", tribes="herat*2"),
        cards=aimed(19),
        market="- - - - - 1+9",
        russian="herat",
    )
    assert (55, 0) in [numbers for word, numbers in reasons(events) if word == "bonus"]
    assert tribes(state, 1) == "herat"


def test_w10_a_used_card_has_no_bonus_action() -> None:
    _, events = turn(Seat(court="9", rupees=0), market="10+3", cards=aimed(8), favored="economic")
    assert "bonus" not in dict(reasons(events))


def test_w10_favored_is_what_is_favored_when_the_bonus_actions_begin() -> None:
    # 52 makes political favored when it is played: 9 is favored no more, 90 is.
    state, events = turn(Seat(court="90 9", rupees=0), cards=aimed(7), market="52 - 1+2", favored="economic")
    assert court(state, WAKHAN) in ("52 90 9", "90 9 52")
    assert [numbers[0] for word, numbers in reasons(events) if word == "bonus"] == [90]


def test_w10_cleanup_follows() -> None:
    state = laid(
        Seat(court="9 8 13 29", rupees=0), Seat("british"), wakhan=WAKHAN, at=1, wakhan_deck="22 7",
        deck="60 61", market="1",
    )  # fmt: skip
    play(state, "end")
    assert len(state.table.courts[WAKHAN]) == 3
    assert state.table.at == 1
    assert asked(state) == (1, "actions")
    assert not state.table.deck, "she filled the market"


def test_w10_others_decide_in_the_middle_of_her_turn() -> None:
    # She betrays 14, its owner has one rupee for a debt of two; after that her turn goes on.
    state, events = turn(
        Seat(court="16", spies="79", rupees=9), Seat("british", court="79 9 8", rupees=1),
        cards=aimed(12), market="30+5 31 / 33",
    )  # fmt: skip
    assert asked(state) == (1, "debt")
    assert "prize" not in dict(reasons(events)), "the debt comes first"
    before = len(lines_tried(events))
    clone = state.clone()
    play(state, "discard 9")
    assert state.over
    assert len(lines_tried(events)) > before or "prize" in dict(reasons(events))
    assert state.table.prizes[WAKHAN] == [79]
    assert len(clone.stack) == 3, "her turn, her prize and the debt"
    play(clone, "discard 8")
    assert clone.table.prizes[WAKHAN] == [79]


# -- W11 ---------------------------------------------------------------------------------------------------------------


def check_position(**changes: Any) -> Any:
    """Nobody is dominant; she has three cylinders in play, the others fewer."""
    options: dict[str, Any] = {"market": "101", "deck": "102", "cards": aimed(22)}
    options.update(changes)
    has = options.pop("has", Seat(tribes="kabul*3", rupees=4))
    others = options.pop("others", (Seat("british", tribes="herat"),))
    return hers(has, *others, **options)


def test_w11_she_buys_a_check_that_brings_her_the_most() -> None:
    assert wanted_check(check_position().table) == 101


def test_w11_not_when_somebody_gets_as_much() -> None:
    assert wanted_check(check_position(others=(Seat("british", tribes="herat*3"),)).table) == NONE


def test_w11_not_when_somebody_gets_more() -> None:
    assert wanted_check(check_position(others=(Seat("british", tribes="herat*4"),)).table) == NONE


def test_w11_with_a_dominant_coalition_influence_counts() -> None:
    dominant = {"british": "kabul*4"}
    loyal = (Seat("british"),)
    assert wanted_check(check_position(others=loyal, **dominant).table) == NONE, "one each"
    patriot = Seat(court="20")
    assert wanted_check(check_position(has=patriot, others=loyal, **dominant).table) == 101
    assert wanted_check(check_position(has=patriot, others=(Seat("british", prizes="4"),), **dominant).table) == NONE
    assert wanted_check(check_position(others=(Seat("russian", tribes="herat*5"),), **dominant).table) == 101


@pytest.mark.parametrize(
    ("market", "favored", "rupees", "wanted"),
    [
        ("9 8 101", "political", 2, 101),
        ("9 8 101", "political", 1, NONE),
        ("9 8 101", "military", 3, NONE),
        ("9 8 101", "military", 4, 101),
        ("101 103", "political", 4, 101),
        ("9 103 / 101", "political", 4, 101),
        ("101 / 103", "political", 4, 103),
        ("9 101 / 8 104", "political", 4, 104),
    ],
)
def test_w11_she_must_be_able_to_pay_and_takes_the_cheapest(
    market: str, favored: str, rupees: int, wanted: int
) -> None:
    has = Seat(tribes="kabul*3", rupees=rupees)
    assert wanted_check(check_position(has=has, market=market, favored=favored).table) == wanted


def test_w11_not_one_that_got_a_rupee_this_turn() -> None:
    state = check_position(market="101 9")
    state.table.pay(WAKHAN, 0, 1)
    assert wanted_check(state.table) == NONE


@pytest.mark.parametrize(("hers_", "his", "wanted"), [(7, 2, 101), (5, 2, NONE), (0, 9, NONE), (3, 0, NONE)])
def test_w11_a_final_check_that_she_wins_by(hers_: int, his: int, wanted: int) -> None:
    """He has more cylinders and scores 6, she 2; what counts is who wins in the end."""
    other = Seat("british", points=his, rupees=0, tribes="herat*2")
    state = check_position(has=Seat(points=hers_, tribes="kabul"), others=(other,), deck="")
    assert wanted_check(state.table) == wanted


def test_w11_the_tie_break_of_a_final_check_counts() -> None:
    # She scores 2, he 6: 6 to 2 before makes 8 to 8.
    other = Seat("british", points=2, rupees=3, tribes="herat*2")
    for court_, rupees, wanted in (("34", 0, 101), ("", 4, 101), ("", 3, NONE), ("", 2, NONE)):
        has = Seat(points=6, court=court_, rupees=rupees, tribes="kabul")
        assert wanted_check(check_position(has=has, others=(other,), deck="").table) == wanted
    # What she pays for the check is gone before the rupees are compared.
    has = Seat(points=6, rupees=4, tribes="kabul")
    assert wanted_check(check_position(has=has, others=(other,), deck="", market="9 101").table) == NONE
    assert wanted_check(check_position(has=has, others=(other,), deck="", market="9 101+1").table) == 101


def test_w11_not_final_means_that_a_mere_lead_is_not_enough() -> None:
    other = Seat("british", points=0, tribes="herat*2")
    has = Seat(points=3, tribes="kabul")
    assert wanted_check(check_position(has=has, others=(other,)).table) == NONE


def test_w11_a_lead_of_four_wins_at_once() -> None:
    # Unsuccessful: she and seat 2 score 2 each; she is then 7, 3 and 2.
    has = Seat(points=5, tribes="kabul*2")
    others = (Seat("british", points=3), Seat("russian", points=0, tribes="herat*2"))
    state = check_position(has=has, others=others)
    assert wanted_check(state.table) == 101
    others = (Seat("british", points=4), Seat("russian", points=0, tribes="herat*2"))
    assert wanted_check(check_position(has=has, others=others).table) == NONE


def test_w11_it_is_her_action_and_the_line_is_still_to_be_tried() -> None:
    # Card 22: betray, battle, radicalize. After the check nobody leads by four.
    state, events = turn(
        Seat(tribes="kabul*3", rupees=9), Seat("british", tribes="herat"), cards=aimed(22, 1),
        market="101 9", deck="102",
    )  # fmt: skip
    assert sum(isinstance(event, EventBought) for event in events) == 1
    assert state.table.points == [3, 1]
    tried = lines_tried(events)
    assert tried[0] == (1, "betray", False)
    assert [line for _, line, done in tried if done] == ["radicalize"]
    assert sum(isinstance(event, ActionSpent) for event in events) == 2


def test_w11_comes_before_every_line() -> None:
    # The check is bought only after the tax has brought the money.
    _, events = turn(
        Seat(tribes="kabul*3", court="9", rupees=0), Seat("british", tribes="herat"), cards=aimed(8),
        market="- 101 10+2", deck="102",
    )  # fmt: skip
    assert lines_tried(events)[0] == (1, "tax", True)
    assert sum(isinstance(event, EventBought) for event in events) == 1


def test_w11_a_check_that_ends_the_game_ends_her_turn() -> None:
    state, events = turn(
        Seat(tribes="kabul*3", rupees=9, points=4), Seat("british"), cards=aimed(22), market="101 9", deck="102"
    )
    assert state.over
    assert state.table.over
    assert type(events[-1]).__name__ == "Ended"


def test_her_stages_are_in_the_order_of_the_rules() -> None:
    assert LINE < BONUS
