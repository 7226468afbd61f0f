"""What the log says of games that cannot be taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.ui.continuing import take_up


@pytest.mark.parametrize("game", ["oriflamme", "ordonance"])
def test_the_log_names_no_card_of_a_hand(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.begin(NewGame(game, (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), Journal(tmp_path))
    legal = [str(move).split()[1] for move in match.view(match.decision_seat or 0).decision.moves]  # type: ignore[union-attr]
    assert match.journal is not None
    assert match.journal.path is not None
    match.journal.close()
    with match.journal.path.open("a") as file:
        file.write(f"1. {match.seats[match.decision_seat or 0].family} nonsense\n")
    continued = take_up(tmp_path, Shelves())
    assert continued.match is None
    assert continued.troubles
    assert match.journal.path.name in caplog.text
    assert not [card for card in legal if f" {card} " in caplog.text]
