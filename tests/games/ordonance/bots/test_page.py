"""The page of Ordonance: legal, forgetful, and never absurd; what every bot owes to every table is tried here too."""

from __future__ import annotations

import pytest

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.table import NOBODY
from tests.bots.playing import decisions
from tests.games.ordonance.bots.views import choices, seen
from tests.games.ordonance.rules.decks import DECKS, SEATS, deck, options
from tests.pairwise import pairwise


@pytest.mark.subject("a whole game of bots of Ordonance")
@pairwise(name=GAMES["ordonance"].bots, cards=DECKS, seats=SEATS)
def test_bots_play_legal_moves_with_any_deck_and_any_options(name: str, cards: str, seats: int) -> None:
    found = 0
    for seed in range(2 if cards == "shipped" else 6):
        chosen = options(deck(cards, seed), seats, 13 * seed + seats)
        found += sum(1 for _ in decisions("ordonance", [name] * seats, chosen, seed))
    assert found > 10


@pytest.mark.parametrize("name", GAMES["ordonance"].bots)
@pytest.mark.parametrize("cards", [6, 9])
def test_bots_play_from_hands_of_other_sizes(name: str, cards: int) -> None:
    hand = " ".join(["SBWHF", "F", "H", "W", "B", "S", "SB", "WH", "HF", "SF"][: cards + 1])
    view = seen(hand, "F | | H | | S", "W | H | | | S")
    assert choices(view, name) <= {str(move).removeprefix("play ") for move in view.decision.moves}  # type: ignore[union-attr]


def test_the_page_does_mostly_what_its_rules_of_thumb_say() -> None:
    """Lines are gone on with more often than broken, and what is thrown away is poor; but not always."""
    view = seen("F F F S S S", "F F | S S | | |", "| | | | ")
    throws = [next(iter(choices(view, "page", throws=1, first=seed))) for seed in range(300)]
    goes_on, breaks = throws.count("F 1") + throws.count("S 2"), throws.count("S 1") + throws.count("F 2")
    assert breaks
    assert goes_on > 4 * breaks


def test_the_page_throws_no_rich_card_away_for_nothing() -> None:
    lost = 0
    for seed in range(20):
        for view, move in decisions("ordonance", ("page", "page"), options(deck("shipped", 0), 2, 0), seed):
            if view.table.holder[move.territory - 1] != NOBODY:
                lost += 1
                alike = {set(other.unit) == set("SBWHF") for other in view.decision.moves}
                assert set(move.unit) != set("SBWHF") or alike == {True}
    assert lost


def test_the_page_does_not_throw_the_card_of_all_icons_away() -> None:
    won = "F WF HF SF"
    full = "S S B B"
    view = seen("SBWHF S W B H F", f"{full} | {full} | {full} | {full} | S", " | ".join([won] * 5))
    assert choices(view, "page", 60) == {"S 5", "W 5", "B 5", "H 5", "F 5"}


def test_the_page_may_play_anything_at_first() -> None:
    view = seen("SBWHF S W B H F", "| | | | ", "| | | | ")
    assert choices(view, "page", 400) == {str(move).removeprefix("play ") for move in view.decision.moves}
