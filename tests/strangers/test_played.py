"""A stranger's game in the terminal: played, kept, taken back, gone on with after a kill; and its bots."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.bots.bot_client import BotClient
from gonfalon.cli import main
from gonfalon.core.record import format_record, parse_record
from gonfalon.games import GAMES, find_bot
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, saved_games
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from tests.cli.at_the_terminal import AtRandom, played
from tests.cli.at_the_terminal import begun as begun_with
from tests.session.games_to_play import file_of, play_on, same

pytestmark = pytest.mark.usefixtures("pennons")
SEATS = (Seat("R", "Anna"), Seat("B", "Bo", "squire"), Seat("G", "Cy"))


def begun(folder: Path) -> Match:
    return Match.begin(NewGame("pennons", SEATS, 0, 5), CardSources(GAMES), Journal(folder))


def test_it_is_written_read_taken_back_and_gone_on_with(tmp_path: Path) -> None:
    match = begun(tmp_path)
    move = match.view(0).decision.moves[0]  # type: ignore[union-attr]
    match.play(move)
    assert match.undo_refusal(0) is None
    assert match.undo(0) == move
    assert same(match, begun(tmp_path / "other"))
    match.redo(0)
    assert match.moves == (move,)
    play_on(match, 4)
    assert same(match, Match.resume(file_of(match), CardSources(GAMES)))
    play_on(match)
    again = Match.restore(parse_record(format_record(match.record())), CardSources(GAMES))
    assert again.over
    assert same(match, again)


def test_it_is_played_in_the_terminal_to_its_end() -> None:
    match = begun_with(("human", "squire", "human"), "pennons")
    chooser = AtRandom(match, 1)
    said = played(match, *(chooser.readline().strip() for _ in range(1)))
    assert "Anna, which pennon goes onto which tower?" in said
    assert "In your hand: " in said
    assert "hoists" in said


def test_bots_play_against_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "pennons", "--games", "4"]) == 0
    assert "4 games of Pennons" in capsys.readouterr().out


@pytest.mark.slow
def test_its_bot_thinks_in_the_other_process(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    match = begun(tmp_path)
    play_on(match, 1)
    with contextlib.closing(BotClient(find_bot)) as worker:
        worker.ask(1, "pennons", "squire", match.view(1), 1, 5.0)
        while (reply := worker.poll()) is None:
            pass
    assert not reply.fallback, caplog.text
    assert reply.move in match.view(1).decision.moves  # type: ignore[union-attr]


@pytest.mark.slow
def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "APPDATA": str(tmp_path), "HOME": str(tmp_path)}
    words = ["-m", "gonfalon", "play", "--game", "pennons", "--seats", "human,squire", "--option", "first=R"]
    with subprocess.Popen(
        [sys.executable, *words], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked = 0
        while asked < 3:
            # Each question ends like this; the line stays open.
            letter = process.stdout.read(1)
            assert letter, "it has ended"
            if letter == ">":
                asked += 1
                process.stdin.write("1\n")
                process.stdin.flush()
        process.kill()
    (saved,) = saved_games(next(tmp_path.rglob("games")))
    match = Match.resume(saved.path, CardSources(GAMES))
    assert match.new_game.game == "pennons"
    assert len(match.moves) >= 4
    play_on(match)
    assert match.over
