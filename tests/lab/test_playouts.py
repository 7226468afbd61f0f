"""`gonfalon playouts`: what it counts and what it refuses."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core.game import Rules
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import Options, Oriflamme
from gonfalon_lab import playouts
from tests.cli.at_the_terminal import Gonfalon


def test_the_figures_as_json(gonfalon: Gonfalon) -> None:
    figures = json.loads(gonfalon("playouts", "--seconds", "0.02", "--players", "3", "--seed", "5", "--json").out)
    assert set(figures) == {"games_per_s", "decisions_per_s", "decisions_per_game"}
    assert figures["games_per_s"] > 0
    ratio = figures["decisions_per_s"] / figures["games_per_s"]
    assert math.isclose(ratio, figures["decisions_per_game"], rel_tol=0.02)


def test_the_figures_as_lines(gonfalon: Gonfalon) -> None:
    first, second, third = gonfalon("playouts", "--game", "oriflamme", "--seconds", "0.01").out.splitlines()
    assert first.endswith(" s")
    assert "Oriflamme with 4 players" in first
    assert "games a second" in second
    assert "decisions a game" in third


def test_whole_games_and_all_their_decisions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[State] = []
    moves: list[object] = []
    game = Oriflamme()
    setup, play = game.setup, State.play

    def watched_setup(options: Options, seed: int) -> State:
        states.append(setup(options, seed))
        return states[-1]

    def watched_play(state: State, move: object) -> None:
        assert move in state.moves
        moves.append(move)
        play(state, move)

    monkeypatch.setattr(game, "setup", watched_setup)
    monkeypatch.setattr(State, "play", watched_play)
    games, decisions, _ = playouts.playouts(game, game.options({"families": "RB"}), 1, 0.01)
    assert games == len(states)
    assert decisions == len(moves)
    assert all(state.over for state in states)


def test_at_least_one_game_is_played() -> None:
    game = Oriflamme()
    games, decisions, passed = playouts.playouts(game, game.options({}), 1, 1e-9)
    assert games == 1
    assert decisions > 20
    assert passed > 0


def test_another_game_and_its_options(gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[dict[str, str]] = []
    count = playouts.playouts

    def watched(game: Rules, options: Any, seed: int, seconds: float) -> tuple[int, int, float]:
        chosen.append(options.as_text())
        return count(game, options, seed, seconds)

    monkeypatch.setattr(playouts, "playouts", watched)
    brief = ["playouts", "--game", "ordonance", "--seconds", "0.01"]
    first, _, third = gonfalon(*brief, "--players", "2").out.splitlines()
    assert "Ordonance with 2 players" in first
    assert 30 < float(third.split()[0]) <= 40
    assert "Ordonance with 4 players" in gonfalon(*brief, "--option", "certainty=deck", "--option", "first=G").out
    gonfalon("playouts", "--seconds", "0.01", "--option", "direction = right-to-left")
    plain, strict, oriflamme = chosen
    assert (plain["families"], plain["certainty"], plain["first"]) == ("RB", "icons", "random")
    assert (strict["families"], strict["certainty"], strict["first"]) == ("RBGY", "deck", "G")
    assert oriflamme["direction"] == "right-to-left"


def test_the_cards_can_be_chosen(tmp_path: Path, gonfalon: Gonfalon) -> None:
    own = tmp_path / "own.yaml"
    card = "{type: character, activate: [gain: 1]}"
    own.write_text(f"name: Own\ncards:\n  baker: {card}\n  cook: {card}\n", encoding="utf-8")
    brief = ["playouts", "--seconds", "0.01"]
    gonfalon(*brief, "--cards", "alliance")
    gonfalon(*brief, "--cards", "Oriflamme", "--cards", "alliance", "--cards", own)
    gonfalon(*brief, "--kinds", "archer,spy,heir,lord,ambush,soldier,conspiracy")
    assert "There is no card 'judge' in Oriflamme." in gonfalon(*brief, "--kinds", "archer,judge", status=2).err
    assert "2 kinds of cards are too few" in gonfalon(*brief, "--cards", own, status=2).err
    own.write_text(f"baker: {card}", encoding="utf-8")
    assert "at least 2 kinds" in gonfalon(*brief, "--cards", own, status=1).err
    assert "none.yaml: there is no such file" in gonfalon(*brief, "--cards", tmp_path / "none.yaml", status=1).err
    deck = cards_dir() / "ordonance.yaml"
    sentence = f"{deck} is a deck of Ordonance, not a set of cards of Oriflamme."
    assert gonfalon(*brief, "--cards", deck, status=2).err == f"gonfalon playouts: {sentence}\n"
