"""A program that is killed at any moment loses nothing that was shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import finished_games, saved_games
from gonfalon.session.match import Match
from tests.processes import in_time, started
from tests.scripts import ROOT
from tests.session.games_to_play import same


def killed(folder: Path, seed: int, chance: random.Random) -> list[list[str]]:
    """Let the program play, kill it, and return what it said."""
    words = ("-m", "tests.session.keep_playing", folder, str(seed))
    process = started(*words, environ={"PYTHONUTF8": "1"}, cwd=ROOT, stderr=None, encoding="utf-8")
    with process, in_time(process):
        assert process.stdout is not None
        # Some are killed while they start, the others while they play, anywhere between two answers.
        said = [process.stdout.readline() for _ in range(chance.choice((0, 1, 2, 5, 10, 40, 120)))]
        for _ in range(chance.randrange(3000)):
            pass
        process.kill()
        said += process.stdout.readlines()
    assert process.returncode not in (0, 1), "the program ended by itself"
    return [line.split(maxsplit=1) for line in map(str, said) if line.endswith("\n")]


def last_said(said: list[list[str]], name: str, moves: list[str]) -> tuple[str, list[str]]:
    """The game that was played last and what was acknowledged in it, if `name` and `moves` were it before."""
    for word, rest in said:
        if word == "game":
            name, count = rest.split()
            moves = moves if int(count) else []
            assert len(moves) == int(count)
        elif word == "move":
            moves = [*moves, rest.strip()]
        else:
            assert moves[-1] == rest.strip()
            moves = moves[:-1]
    return name, moves


@pytest.mark.subject("kill -9")
@pytest.mark.slow
def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path, nightly: bool) -> None:
    kills, least_ended = (50, 2) if nightly else (8, 0)
    chance = random.Random(7)
    name, known = "", list[str]()
    games = 0
    for kill in range(kills):
        said = killed(tmp_path, kill, chance)
        name, acknowledged = last_said(said, name, known)
        for path in finished_games(tmp_path):
            assert Match.restore(read_record(path), CardSources(GAMES)).over
        saved = saved_games(tmp_path)
        assert len(saved) <= 1
        if not saved:
            # Killed before the first game, or between the end of one and the beginning of the next.
            name, known = "", []
            continue
        assert saved[0].error is None, str(saved[0].error)
        assert saved[0].record is not None
        match = Match.restore(saved[0].record, CardSources(GAMES))
        moves = [str(move) for move in match.moves]
        if name != saved[0].path.name:
            assert moves == [], "a game was begun and not said; nothing was played in it"
        elif moves != acknowledged and moves[:-1] != acknowledged:
            # One step more than was said was a move taken back.
            assert moves == acknowledged[:-1]
            assert _could_take_back(match, acknowledged[-1])
        resumed = Match.resume(saved[0].path, CardSources(GAMES))
        assert same(resumed, match)
        name, known = saved[0].path.name, moves
        games += 1
    assert games > kills // 2
    assert len(finished_games(tmp_path)) >= least_ended


def _could_take_back(match: Match, move: str) -> bool:
    again = Match.restore(match.record(), CardSources(GAMES))
    again.play(again.game.rules.parse(move))
    return again.undo_refusal(again.deciders[-1]) is None
