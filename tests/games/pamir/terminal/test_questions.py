"""Pax Pamir at a terminal: what it asks, and what moves mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.cli.chronicle import Chronicle
from gonfalon.cli.invitation import HUMAN
from gonfalon.games.pamir import rules as pamir
from gonfalon.games.pamir.terminal.questions import COUNTED, SIMPLE, question
from tests.cli.at_the_terminal import NAMES
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import TABLE, asked, gloss, market, played_at_random

WIDTHS = (79, 99, 159)


# -- questions and what moves mean -------------------------------------------------------------------------------------


def test_bribes_are_asked_for_in_sentences() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2", rupees=5, spies="3*2"),
        Seat("british", court="3", hand="1", rupees=5, boons="courtly_manners"),
        market="20 21 22 23 24 25 / 26 27 28 29 30 31",
        at=1,
    )
    assert gloss(state, "play 1 left") == "Mohan Lal, bribe 2 to Anna"
    assert asked(state) == "Bo, you have 2 actions left: what do you do?"
    play(state, "play 1 left")
    assert (
        asked(state)
        == "Anna, Bo wants to play 1 Mohan Lal of Kabul, which you rule: what bribe do you ask for? At most 2."
    )
    play(state, "ask 1")
    assert asked(state) == "Bo, Anna asks for 1 rupee for playing 1 Mohan Lal; you have 5. Do you pay?"
    assert (gloss(state, "pay"), gloss(state, "decline")) == ("1 rupee to Anna", "do it without paying")
    assert gloss(state, "drop") == "not now; no action is spent"


def test_announcements_say_what_they_cost() -> None:
    state = market()
    state.table.hands[0] = [37, 49, 83]
    state.asked_again()
    assert gloss(state, "buy 74") == "Hajj Mirza Aghasi, costs 1"
    assert gloss(state, "buy 83") == "Shah's Guard, free, brings 1"
    assert gloss(state, "play 37 left") == "Seaforth Highlanders, you join the British"
    assert gloss(state, "tax 49") == "Kandahari Markets, bonus"
    assert gloss(state, "end") == "2 actions unused, then discard 1 of your hand"


def test_what_is_lost_with_a_discarded_card_is_said() -> None:
    state = laid(
        Seat("afghan", court="74 49 83 30 15", hand="12 13 14", tribes="persia*2"), Seat("british"),
        market="20 21 22 23 24 25 / 26 27 28 29 31 32",
    )  # fmt: skip
    play(state, "end")
    assert asked(state) == "Anna, your court is over its limit by 1 card: which one do you discard?"
    assert gloss(state, "discard 49") == "Kandahari Markets, court"
    assert gloss(state, "discard 74") == "Hajj Mirza Aghasi, court, with 2 tribes in Persia"
    assert gloss(state, "discard 30") == "Sikh Merchants in Lahore, court, leverage: pay 2 rupees"
    play(state, "discard 49")
    assert asked(state) == "Anna, your hand is over its limit by 1 card: which one do you discard?"
    assert gloss(state, "discard 12") == "City of Ghazni, hand"


def test_every_question_of_the_rules_has_its_sentence() -> None:
    folder = Path(pamir.__file__).parent
    calls = [
        text for path in folder.rglob("*.py") for text in re.findall(r"Prompt\(([^)]*)\)", path.read_text("utf-8"))
    ]
    words = {word for call in calls for word in re.findall(r'"([a-z-]+)"', call)}
    words |= {
        event.replace("_", "-") for event in ("rumor", "other_persuasive_methods", "pashtunwali_values", "rebuke")
    }
    assert len(words) > 20
    assert words - {"-"} <= {*SIMPLE, *COUNTED, "actions", "ask-bribe", "pay-bribe", "build", "lift"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_that_is_said_is_plain_and_fits(players: int) -> None:
    """Whole games: every question is known, and every line of the table fits terminals of three widths."""
    words = set()
    names = NAMES[:players]
    for seed in range(2):
        seats = (HUMAN,) * players if players > 3 or seed else (HUMAN,) * (players - 1) + ("wakhan",)
        chronicle = None
        for match in played_at_random(seats, seed):
            chronicle = chronicle or Chronicle(match, 0, TABLE, names)
            said = chronicle.catch_up()
            if not match.over:
                seat = match.decision_seat
                assert seat is not None
                view = match.view(seat)
                assert view.decision is not None
                words.add(view.decision.prompt.word)
                asks = question(view, names)
                assert asks.endswith(("?", ".", "left)"))
                assert "what do you choose" not in asks
                said += [asks, *(TABLE.gloss(view, move, names) for move in view.decision.moves)]
                said += TABLE.glance(view, names, 79)
                width = WIDTHS[len(match.moves) % len(WIDTHS)]
                said += fitting(TABLE.lines(view, names, width), width)
            assert all(line.isascii() for line in said), said
            assert not any("None" in line or "-1" in line for line in said)
    assert len(words) > 7


def fitting(lines: list[str], width: int) -> list[str]:
    """These lines; the rows of tables among them must not be broken."""
    for line in lines:
        is_row = line.startswith(" ") and not re.match(r" +(\w[\w' -]+), (for|about) ", line) and "spies: " not in line
        assert len(line) <= width or not is_row, line
    return lines
