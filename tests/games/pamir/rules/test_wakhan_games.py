"""Wakhan over whole games: every line of every card, every reason in words, the same game from the same seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import LINES
from gonfalon.games.pamir.rules.events import WakhanReasoned
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.wakhan import turn as her_turn
from gonfalon.games.pamir.rules.wakhan.priorities import draw_card

from .looking_over import looked_over
from .policies import POLICIES
from .positions import CARDS, Seat
from .wakhans import WAKHAN, lines_tried, waiting

GAME = Pamir()

# -- every line of every card ------------------------------------------------------------------------------------------

# For each line a position in which it is possible whatever card it stands on, and what it changes.
# The opponent is of a loyalty that leaves her all blocks of two coalitions; both have armies in Kabul.
ARMIES = {"afghan": "kabul", "russian": "kabul"}
LINE_POSITIONS: dict[str, dict[str, Any]] = {
    "battle": {"has": Seat(court="38"), "other": Seat("british", tribes="kabul"), **ARMIES},
    "betray": {"has": Seat(court="16", spies="4"), "other": Seat("british", court="4")},
    "build": {"has": Seat(court="17", tribes="kabul")},
    "move": {"has": Seat(court="63"), "other": Seat("british", tribes="herat*3"), **ARMIES},
    "tax": {"has": Seat(court="9"), "market": "1+3"},
    "radicalize": {"market": "9 10 12 13 14 16 / 61 62 63 65 66 67", "has": Seat(rupees=9)},
    "rad_gain_region": {"market": "5"},
    "rad_highest_intelligence": {"market": "9 18 / 10 21"},
    "rad_highest_political": {"market": "9 5 / 10 56"},
    "rad_if_court_full_highest_political": {"market": "9 5", "has": Seat(court="12 13 16")},
    "rad_if_dominance_matching_patriot": {"market": "9 20", "british": "kabul*4"},
    "rad_if_fewer_spies_highest_intelligence": {"market": "18", "other": Seat("british", court="9", spies="9")},
    "rad_if_military_favored_highest_military": {"market": "15 / 59", "favored": "military"},
    "rad_if_no_dominance_most_cylinders": {"market": "9 5 / 1"},
    "rad_if_no_move_card_a_move_card": {"market": "8 / 13", "has": Seat(court="12")},
    "rad_if_political_favored_highest_economic": {"market": "1 12"},
    "rad_if_under_2_rupees_most_net_rupees": {"market": "9+1 / 10+2", "has": Seat(rupees=1)},
    "rad_intelligence": {"market": "9 18"},
    "rad_most_blocks": {"market": "9 12"},
    "battle_card_with_most_spies": {
        "has": Seat(court="38 12", spies="12"), "other": Seat("british", spies="12"),
    },
}  # fmt: skip


@pytest.mark.parametrize("number", range(1, 25))
def test_w10_every_line_of_every_card_is_carried_out(number: int) -> None:
    below = number % 24 + 1
    for index, line in enumerate(CARDS.wakhan[number - 1].lines):
        options = dict(LINE_POSITIONS[line])
        has, other = options.pop("has", Seat()), options.pop("other", Seat("british"))
        state = waiting(has, other, cards=f"{number} {below}", **options)
        draw_card(state)
        before = state.table.clone()
        frame = her_turn.WakhanTurn()
        frame.stage, frame.line = her_turn.LINE, index
        state.stack.append(frame)
        events: list[Any] = []
        state.table.listener = events.append
        frame.run(state)
        while state.stack[-1] is not frame:
            state.stack[-1].run(state)
        state.table.listener = None
        looked_over(state)
        assert lines_tried(events) == [(index + 1, line, True)], (number, line)
        assert state.table != before
        _did_what_it_says(state, before, line)


def _did_what_it_says(state: State, before: Any, line: str) -> None:
    table = state.table
    if line.startswith("rad"):
        assert sum(map(bool, table.market)) == sum(map(bool, before.market)) - 1
        assert len(table.courts[WAKHAN]) == len(before.courts[WAKHAN]) + 1
        assert table.actions == before.actions - 1
        return
    assert table.used.bit_count() == 1
    match line:
        case "battle":
            assert table.tribes_of(1, 3) == 0
        case "battle_card_with_most_spies":
            assert table.spies_of(1, 12) == 0
        case "betray":
            assert table.prizes[WAKHAN] == [4]
        case "build":
            assert sum(table.armies) == 2
        case "move":
            assert sum(table.armies[6:9]) == 1, "in Herat"
        case "tax":
            assert table.rupees[WAKHAN] == before.rupees[WAKHAN] + 1


def test_all_lines_of_the_cards_are_known() -> None:
    assert {line for card in CARDS.wakhan for line in card.lines} == set(LINES) == set(LINE_POSITIONS)


# -- whole games -------------------------------------------------------------------------------------------------------


def game(families: str, seed: int, policy: str = "even", **options: str) -> tuple[State, list[Any], list[str]]:
    """A whole game of random moves, with its events and moves."""
    state = GAME.setup(GAME.options({"families": families, "wakhan": "B", **options}), seed)
    events: list[Any] = []
    moves: list[str] = []
    state.table.listener = events.append
    dice = Dice(seed)
    while state.moves:
        assert state.seat != families.index("B"), "she is asked nothing"
        move = POLICIES[policy](state, dice)
        moves.append(str(move))
        state.play(move)
    assert state.table.over
    return state, events, moves


IMPROVED = "purchasing spies loyalty"


@pytest.mark.parametrize("improved", ["", IMPROVED])
def test_whole_games_come_to_an_end_and_she_acts(improved: str, nightly: bool) -> None:
    words: Counter[str] = Counter()
    options = {"improved": improved} if improved else {}
    for seed in range(150 if nightly else 15):
        families = ("RB", "BR", "RBG", "BRG", "RGB")[seed % 5]
        state, events, _ = game(families, seed, [*POLICIES][seed % len(POLICIES)], **options)
        looked_over(state)
        words.update(event.word for event in events if isinstance(event, WakhanReasoned))
    turns = words["card"]
    assert turns > 30
    assert words["not_possible"] < words["line"]
    assert words["played"] > turns / 2
    assert min(words[word] for word in ("acting", "bonus", "spy", "court_limit", "ambition", "taxed_market")) > 0


def test_the_same_seed_plays_the_same_game_whether_anybody_listens_or_not() -> None:
    for seed in range(8):
        one, events, moves = game("RBG"[: 2 + seed % 2], seed, "restless", improved=IMPROVED)
        other, events_again, moves_again = game("RBG"[: 2 + seed % 2], seed, "restless", improved=IMPROVED)
        assert (moves, events, one.table) == (moves_again, events_again, other.table)
        state = GAME.setup(GAME.options({"families": "RBG"[: 2 + seed % 2], "wakhan": "B", "improved": IMPROVED}), seed)
        for text in moves:
            state.play(GAME.parse(text))
        assert state.table == one.table


def test_a_game_goes_on_from_a_copy_at_every_decision() -> None:
    for seed in range(3):
        _, _, moves = game("RBG", seed, "restless")
        state = GAME.setup(GAME.options({"families": "RBG", "wakhan": "B"}), seed)
        for text in moves:
            clone = state.clone()
            clone.recomputed_decision()
            before = state.table.clone()
            clone.play(GAME.parse(text))
            assert state.table == before, "the copy shares something with the game"
            state.play(GAME.parse(text))
            assert clone.table == state.table
            assert clone.seed == state.seed


def test_a_step_at_a_time_leads_to_the_same() -> None:
    for seed in range(3):
        played, _, moves = game("RBG", seed, "restless")
        state = GAME.setup(GAME.options({"families": "RBG", "wakhan": "B"}), seed)
        for text in moves:
            state.moves = ()
            state.stack[-1].take(state, GAME.parse(text))
            while state.step():
                looked_over(state)
        assert state.table == played.table
