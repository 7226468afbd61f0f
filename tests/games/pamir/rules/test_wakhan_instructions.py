"""What Wakhan radicalizes when her line says what it must be like (W15)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.wakhan.radicalizing import CHOICES, instructed_card

from .positions import Seat
from .wakhans import WAKHAN, hers

LONG = "13 12 10 / 1 19 23"

INSTRUCTIONS: list[tuple[str, dict[str, Any], int]] = [
    # the line, the position, the card; the seat after hers is british unless it is said otherwise
    ("rad_if_military_favored_highest_military", {"market": "15 59 32 / - 9", "favored": "military"}, 32),
    ("rad_if_military_favored_highest_military", {"market": "15 59 - / - 38", "favored": "military"}, 59),
    ("rad_if_military_favored_highest_military", {"market": "15 59 32"}, NONE),
    ("rad_if_military_favored_highest_military", {"market": "9 8", "favored": "military"}, NONE),
    ("rad_if_political_favored_highest_economic", {"market": LONG}, 12),
    ("rad_if_political_favored_highest_economic", {"market": "9 61 / 11"}, 11),
    ("rad_if_political_favored_highest_economic", {"market": LONG, "favored": "economic"}, NONE),
    ("rad_highest_political", {"market": "5 56 93 / 6"}, 56),
    ("rad_highest_political", {"market": "5 6 / 26 9"}, 26),
    ("rad_highest_political", {"market": "9 12 1"}, NONE),
    ("rad_highest_intelligence", {"market": LONG}, 1),
    ("rad_highest_intelligence", {"market": "- 19 / 23 21"}, 21),
    ("rad_highest_intelligence", {"market": "9"}, NONE),
    ("rad_intelligence", {"market": "- 1 / 9 18 23"}, 18),
    ("rad_intelligence", {"market": "4 1 / 18"}, 18),
    ("rad_intelligence", {"market": "9"}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+1 10+3 / 12+2", "has": Seat(rupees=1)}, 12),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "14 10+3 / 12+1", "has": Seat(rupees=1)}, 14),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "105+4 10+3 / 12+1", "has": Seat(rupees=1)}, 105),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+1 / 12+1", "has": Seat(rupees=0)}, 12),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9 10+1 / 12", "has": Seat(rupees=1)}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "9+3", "has": Seat(rupees=2)}, NONE),
    ("rad_if_under_2_rupees_most_net_rupees", {"market": "101+5 111", "has": Seat(rupees=1)}, NONE),
    ("rad_gain_region", {"market": "9 5 24"}, 5),
    ("rad_gain_region", {"market": "24 - / 44"}, 44),
    ("rad_gain_region", {"market": "16", "has": Seat(tribes="kabul")}, NONE),  # she rules Kabul
    ("rad_gain_region", {"market": "16 5"}, 5),  # an army alone rules nothing
    ("rad_gain_region", {"market": "5 24", "other": Seat("british", tribes="kabul")}, 24),
    ("rad_gain_region", {"market": "5", "other": Seat("british", tribes="kabul")}, NONE),
    ("rad_gain_region", {"market": "7", "other": Seat("british", tribes="kabul")}, 7),
    # She could not pay the bribe, so she would not even play it.
    (
        "rad_gain_region",
        {"market": "7", "has": Seat(rupees=0), "other": Seat("british", tribes="kabul")},
        NONE,
    ),
    (
        "rad_gain_region",
        {"market": "7+1", "has": Seat(rupees=0), "other": Seat("british", tribes="kabul")},
        7,
    ),
    ("rad_most_blocks", {"market": "9 8 13 / 32"}, 32),
    ("rad_most_blocks", {"market": "9 63 / 1 98"}, 98),
    ("rad_most_blocks", {"market": "1 5"}, NONE),
    ("rad_if_no_dominance_most_cylinders", {"market": "5 7 / 1 9"}, 1),
    ("rad_if_no_dominance_most_cylinders", {"market": "1 - / 7"}, 7),
    ("rad_if_no_dominance_most_cylinders", {"market": "9 12"}, NONE),
    ("rad_if_no_dominance_most_cylinders", {"market": "5 7 / 1", "british": "kabul*4"}, NONE),
    ("rad_if_no_move_card_a_move_card", {"market": "8 13 9 / 1"}, 1),
    ("rad_if_no_move_card_a_move_card", {"market": "13 / 9"}, 13),
    ("rad_if_no_move_card_a_move_card", {"market": "13", "has": Seat(court="63")}, NONE),
    ("rad_if_no_move_card_a_move_card", {"market": "8 16"}, NONE),
    ("rad_if_dominance_matching_patriot", {"market": "9 20 22 / 86 32", "british": "kabul*4"}, 32),
    ("rad_if_dominance_matching_patriot", {"market": "9 86", "british": "kabul*4"}, NONE),
    ("rad_if_dominance_matching_patriot", {"market": "20", "british": "kabul*3"}, NONE),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 16")}, 56),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 13 16")}, 56),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8")}, NONE),
    ("rad_if_court_full_highest_political", {"market": "5 56", "has": Seat(court="9 8 26")}, NONE),
    ("rad_if_court_full_highest_political", {"market": "1", "has": Seat(court="9 8 16")}, NONE),
    (
        "rad_if_fewer_spies_highest_intelligence",
        {"market": LONG, "other": Seat("british", court="9", spies="9")},
        1,
    ),
    (
        "rad_if_fewer_spies_highest_intelligence",
        {
            "market": LONG,
            "has": Seat(court="8", spies="8"),
            "other": Seat("british", court="9", spies="9*2"),
        },
        1,
    ),
    (
        "rad_if_fewer_spies_highest_intelligence",
        {
            "market": LONG,
            "has": Seat(court="8", spies="8"),
            "other": Seat("british", court="9", spies="9"),
        },
        NONE,
    ),
    ("rad_if_fewer_spies_highest_intelligence", {"market": LONG}, NONE),
]


def instructed_position(options: dict[str, Any]) -> Any:
    options = dict(options)
    has, other = options.pop("has", Seat()), options.pop("other", Seat("british"))
    return hers(has, other, cards="8 12", **options)


@pytest.mark.parametrize(
    ("line", "options", "wanted"), INSTRUCTIONS, ids=[f"{number}-{case[0]}" for number, case in enumerate(INSTRUCTIONS)]
)
def test_w15_what_the_line_asks_for(line: str, options: dict[str, Any], wanted: int) -> None:
    assert instructed_card(instructed_position(options).table, line) == wanted


def test_w15_every_instruction_is_tried_both_ways() -> None:
    for line in CHOICES:
        results = [wanted for name, _, wanted in INSTRUCTIONS if name == line]
        assert NONE in results, line
        assert max(results) > 0, line


@pytest.mark.parametrize("line", sorted(CHOICES))
def test_w15_she_needs_the_money(line: str) -> None:
    options = next(options for name, options, wanted in INSTRUCTIONS if name == line and wanted != NONE)
    state = instructed_position(options)
    state.table.rupees[WAKHAN] = 0
    for place in range(12):
        state.table.rupees_on[place] = 0
    # Everything moves to the column that costs five.
    cards = [card for card in state.table.market if card and card != 14]
    state.table.market[:] = [0] * 12
    state.table.market[5] = cards[0]
    assert instructed_card(state.table, line) == NONE


@pytest.mark.parametrize("line", sorted(CHOICES))
def test_w15_not_a_card_that_got_a_rupee_this_turn(line: str) -> None:
    options, wanted = next(
        (options, wanted) for name, options, wanted in INSTRUCTIONS if name == line and wanted != NONE
    )
    state = instructed_position(options)
    state.table.paid |= 1 << wanted
    assert instructed_card(state.table, line) != wanted
