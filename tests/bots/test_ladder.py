"""What is said of the strength of bots is what was measured."""

from __future__ import annotations

import math

import pytest

from gonfalon.bots import ladder
from gonfalon.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_of_a_game_speaks_of_its_bots(game: str) -> None:
    found = ladder.ladder(game)
    assert found is not None
    assert found.game == game
    assert set(found.bots) <= {*GAMES[game].players}
    for bot, rung in found.bots.items():
        assert rung.stars == ladder.stars(rung.elo), bot
        assert rung.low <= rung.elo <= rung.high, bot
    squire = found.bots[ladder.REFERENCE]
    assert (squire.stars, squire.elo, squire.tenths) == (2, 0, 3)
    for table in found.tables:
        assert table.players in GAMES[game].rules.seats
        assert {table.bot, table.against} <= {*GAMES[game].players, *GAMES[game].measured}
        assert 0 <= table.low <= table.share <= table.high <= 1
    assert ladder.file_of(game).read_text(encoding="utf-8") == found.text()


def test_bands_are_what_they_say_beside_two_squires() -> None:
    strengths = [math.pow(10, band / 400) for band in ladder.BANDS]
    assert [round(100 * strength / (strength + 2)) for strength in strengths] == [22, 40, 54, 68]
    assert [ladder.stars(elo) for elo in (-400, -100, 0, 50, 249, 250)] == [1, 2, 2, 3, 4, 5]
