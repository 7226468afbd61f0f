"""What the log says of games that cannot be taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.core.record import RecordError
from gonfalon.games import GAMES
from gonfalon.games.pamir.game import PamirGame
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.opening import examine
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.kits import check_table
from gonfalon.ui.application.last_game import take_up


@pytest.mark.parametrize("game", ["oriflamme", "ordonance"])
def test_the_log_names_no_card_of_a_hand(tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.begin(NewGame(game, (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), Shelves(GAMES), Journal(tmp_path))
    legal = [str(move).split()[1] for move in match.view(match.decision_seat or 0).decision.moves]
    with match.journal.path.open("a") as file:
        file.write(f"1. {match.seats[match.decision_seat or 0].family} nonsense\n")
    continued = take_up(tmp_path, Shelves(GAMES))
    assert continued.match is None
    assert continued.troubles
    assert match.journal.path.name in caplog.text
    assert not [card for card in legal if f" {card} " in caplog.text]


def test_a_game_without_a_table_in_the_window_is_left_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was kept by another way of playing; the window says so and takes up the game before it."""
    monkeypatch.setattr(PamirGame, "window", lambda self: None)
    older = Match.begin(
        NewGame("ordonance", (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), Shelves(GAMES), Journal(tmp_path)
    )
    newer = Match.begin(
        NewGame("pamir", (Seat("R", "Anna"), Seat("B", "Jan")), seed=5), Shelves(GAMES), Journal(tmp_path)
    )
    words = "This game has no table in the window yet; it is played in a terminal, with the command “gonfalon play”"
    said = (f"{words}: {newer.journal.path.name}.",)
    continued = take_up(tmp_path, Shelves(GAMES))
    assert continued.match.game.name == "ordonance"
    assert continued.troubles == said
    older_path = older.journal.path if older.journal else None
    older_path.unlink()
    continued = take_up(tmp_path, Shelves(GAMES))
    assert continued.match is None
    assert continued.troubles == said
    with pytest.raises(RecordError) as error:
        examine(newer.journal.path, tmp_path, Shelves(GAMES), check_table)
    assert error.value.code == "no-table"
    assert "gonfalon play" in str(error.value)
