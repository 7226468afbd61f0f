"""How Wakhan chooses among court cards (W9), and what she gives up (W17)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from gonfalon.games.pamir.rules.wakhan.priorities import card_to_discard, highest_priority, lowest_priority

from .positions import Seat, court, laid, play
from .wakhans import WAKHAN, hers

BRITISH_DOMINANT = {"british": "kabul*4"}

# Cards by what matters here. Political is favored unless it is said otherwise.
PRIORITIES: list[tuple[str, dict[str, Any], str, str, int, int]] = [
    # 1: a card of an opponent, though her own 56 is favored and of a higher rank.
    ("opponent", {}, "56", "9", 9, 1),
    # 2: the favored suit. 25 political, 12 economic of rank 3.
    ("favored suit", {}, "25 12", "", 25, 2),
    ("favored suit", {"favored": "economic"}, "25 12", "", 12, 2),
    # 3: a patriot of the coalition that is dominant now, before a patriot of another and a higher rank.
    ("patriot of the dominant", BRITISH_DOMINANT, "20 86 1", "", 20, 3),
    ("nobody dominant: any patriot", {}, "20 1", "", 20, 5),
    # 4: a prize of the dominant coalition: 57 would be favored, so all are economic here.
    ("prize of the dominant", BRITISH_DOMINANT, "9 79 13 8", "", 79, 4),
    # 5: another patriot, 11 (afghan), before leverage and rank.
    ("other patriot", BRITISH_DOMINANT, "11 14 12", "", 11, 5),
    # 6: leverage.
    ("leverage", {}, "14 12 8", "", 14, 6),
    # 7: the rank.
    ("rank", {}, "12 8 9", "", 12, 7),
    # 8: the number.
    ("number", {}, "8 29 61", "", 61, 8),
    ("alone", {}, "8", "", 8, 0),
]


@pytest.mark.parametrize(
    ("options", "own", "others", "best", "question"),
    [case[1:] for case in PRIORITIES],
    ids=[f"{case[0]}-{number}" for number, case in enumerate(PRIORITIES)],
)
def test_w9_questions_narrow_the_cards_down(
    options: dict[str, Any], own: str, others: str, best: int, question: int
) -> None:
    state = hers(Seat(court=own), Seat("british", court=others), **options)
    cards = [*state.table.courts[0], *state.table.courts[1]]
    for order in list(permutations(cards))[:24]:
        assert highest_priority(state.table, order) == (best, question)


def test_w9_a_question_that_none_matches_is_passed_over() -> None:
    state = hers(Seat(court="8 13"), Seat("british"), favored="military")
    assert highest_priority(state.table, [8, 13]) == (13, 8)


def test_w9_the_kept_cards_go_on_to_the_next_question() -> None:
    # 74 and 6 are favored and afghan patriots, 74 has a prize but nobody is dominant; both of rank 1: the number.
    state = hers(Seat(court="74 6 25 12"))
    assert highest_priority(state.table, [74, 6, 12]) == (74, 8)


def test_w9_dominance_with_conflict_fatigue() -> None:
    state = hers(Seat(court="20 12"), british="kabul*2", running="conflict_fatigue", favored="military")
    assert highest_priority(state.table, [20, 12]) == (20, 3)


@pytest.mark.parametrize(
    ("options", "cards", "worst"),
    [
        ({}, [9, 12], 9),  # the rank
        ({}, [8, 29, 61], 8),  # the number
        ({}, [25, 12], 12),  # the favored suit is kept longest
        (BRITISH_DOMINANT, [20, 1], 1),
    ],
)
def test_w21_the_lowest_priority_is_the_other_way_round(options: dict[str, Any], cards: list[int], worst: int) -> None:
    state = hers(Seat(court=" ".join(map(str, cards))), Seat("russian"), **options)
    assert lowest_priority(state.table, cards)[0] == worst


DISCARDS: list[tuple[str, list[int], str, str, str, int, int]] = [
    # what, her cards, her spies, spies of others, favored, given up, by which question
    ("alone", [5], "", "", "political", 5, 0),
    ("not political", [5, 12], "", "", "political", 12, 1),
    ("no patriot", [11, 12], "", "", "political", 12, 2),
    ("political patriot before leverage", [5, 6], "", "", "political", 5, 2),
    ("no leverage", [14, 12], "", "", "political", 12, 3),
    ("most spies of others beyond hers", [12, 9], "", "12", "political", 12, 4),
    ("most spies of others beyond hers", [12, 9], "12*2", "12*2 9", "political", 9, 4),
    ("fewest spies", [12, 9], "12*1", "12", "political", 9, 5),
    ("lowest rank", [12, 8, 9], "", "", "political", 9, 6),
    ("not of the favored suit", [8, 2], "", "", "economic", 2, 7),
    ("not of the favored suit", [8, 2], "", "", "intelligence", 8, 7),
    ("lowest number", [8, 29, 61], "", "", "political", 8, 8),
]


@pytest.mark.parametrize(
    ("cards", "own", "others", "favored", "given_up", "question"),
    [case[1:] for case in DISCARDS],
    ids=[f"{case[0]}-{number}" for number, case in enumerate(DISCARDS)],
)
def test_w17_what_she_discards(
    cards: list[int], own: str, others: str, favored: str, given_up: int, question: int
) -> None:
    for order in list(permutations(cards))[:6]:
        state = hers(
            Seat(court=" ".join(map(str, order)), spies=own),
            Seat("british", spies=others),
            favored=favored,
        )
        assert card_to_discard(state.table, state.table.courts[WAKHAN]) == (given_up, question)


def test_w17_she_discards_down_to_the_limit() -> None:
    # Five cards, no purple star: 12 of rank 3 and the patriot 11 stay with 8, the higher of the others.
    state = laid(
        Seat(court="12 9 11 8 16", rupees=0), Seat("british"), wakhan=WAKHAN, at=1,
        wakhan_deck="22 7", favored="intelligence",
    )  # fmt: skip
    play(state, "end")
    assert court(state, WAKHAN) == "12 11 8"


def test_w17_the_limit_grows_with_purple_stars_that_stay() -> None:
    state = laid(
        Seat(court="5 56 12 9 11 8", rupees=0), Seat("british"), wakhan=WAKHAN, at=1,
        wakhan_deck="22 7", favored="intelligence",
    )  # fmt: skip
    play(state, "end")
    assert court(state, WAKHAN) == "5 56 12 9 11 8", "three and three stars"


def test_w17_she_has_no_hand_to_discard_from() -> None:
    state = laid(Seat(rupees=4), Seat("british"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="9 8 / 16")
    play(state, "end")
    assert state.table.hands[WAKHAN] == []
