"""`gonfalon luck`: what the deal explains of who wins, and what is won by seeing all cards."""

from __future__ import annotations

import json

import pytest

from gonfalon_lab.luck import LuckyDeal, luck_figures
from tests.cli.at_the_terminal import Gonfalon

ONE, OTHER = [1.0, 0.0], [0.0, 1.0]


def deals(*rotations: list[list[float]]) -> list[LuckyDeal]:
    return [LuckyDeal(each, None) for each in rotations]


@pytest.mark.parametrize(("played", "same", "deal", "bot"), [
    # Whoever has the better cards wins.
    (deals([ONE, ONE], [OTHER, OTHER]), 1.0, 1.0, 0.0),
    # Whoever plays better wins: seats change, so the first bot is in the other seat the second time.
    (deals([ONE, OTHER], [ONE, OTHER]), 0.0, -1.0, 1.0),
    # One deal like this, and one like that.
    (deals([ONE, ONE], [ONE, OTHER]), 0.5, 0.0, 0.25),
])  # fmt: skip
def test_the_parts_of_who_wins(played: list[LuckyDeal], same: float, deal: float, bot: float) -> None:
    figures = luck_figures(("page", "squire"), played)
    assert figures == pytest.approx({"same_seat": same, "deal": deal, "bot": bot})


def test_whoever_sees_all_cards_wins_more(gonfalon: Gonfalon) -> None:
    command = ("luck", "--game", "ordonance", "--seats", "page,page", "--deals", "2", "--seed", "3", "--all-seeing")
    figures = json.loads(gonfalon(*command, "--json").out)
    assert figures["deals"] == 2
    assert figures["seen"] > 0.5
    assert f"{figures['deal']:.1%} of who wins" in gonfalon(*command).out


def test_a_line_up_that_cannot_play_is_refused(gonfalon: Gonfalon) -> None:
    assert "gonfalon luck: " in gonfalon("luck", "--game", "ordonance", "--seats", "squire", status=2).err
