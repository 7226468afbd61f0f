"""The network for two players of Ordonance: NumPy and plain Python agree, and a training can be gone on with."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gonfalon.bots.weights import read_weights
from gonfalon.games.ordonance.bots.duel_network import PARTS, DuelNetwork, read_network
from gonfalon.games.ordonance.bots.evaluation import lines_of
from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon_lab import ordonance_duels, ordonance_training
from gonfalon_lab.ordonance_duels import DuelGames, TrainedNetwork, move_table
from gonfalon_lab.ordonance_training import DuelTraining, gradients, self_play

RULES = Ordonance()
OPTIONS = RULES.options({"families": "RB"})


def steep() -> TrainedNetwork:
    """A network whose weights are so large that everything matters."""
    network = TrainedNetwork(np.random.default_rng(1))
    for array in (network.e, network.u, network.wv):
        array *= 3
    return network


@pytest.mark.parametrize("seed", range(4))
def test_the_games_of_the_laboratory_are_those_of_the_rules_and_worth_the_same(seed: int) -> None:
    network = steep()
    plain = DuelNetwork(network.parts())
    state = RULES.setup(OPTIONS, seed)
    table = state.table
    first, lines, numbers = table.at, lines_of(shipped()), table.seating.rates.numbers
    games = DuelGames(shipped(), 1, np.random.default_rng(seed))
    games.deck[0] = [lines[face] for face in table.faces]
    for seat in (0, 1):
        games.hand[0, seat, :5] = [lines[table.faces[card]] for card in table.hands[(first + seat) % 2][:5]]
    dice = np.random.default_rng(seed)
    while state.moves and games.winner[0] < 0:
        games.draw()
        moves = move_table(games, network)
        hand = list(moves.hand[0])
        places = [hand.index(lines[numbers[move.unit]]) * 5 + move.territory - 1 for move in state.moves]
        assert [moves.logit[0, place] for place in places] == pytest.approx(plain.odds(state), abs=1e-3)
        assert set(np.flatnonzero(moves.logit[0] > -1e8)) >= set(places)
        chosen = int(dice.integers(len(places)))
        games.play(moves, np.array([places[chosen]]))
        state.play(state.moves[chosen])
        holder = [NOBODY if seat == NOBODY else (seat - first) % 2 for seat in table.holder]
        assert holder == list(games.holder[0])
    assert games.ply > 20


def test_the_gradients_are_slopes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordonance_training, "BATCH", 8)
    network = steep()
    lesson = self_play(shipped(), network, np.random.default_rng(2), 0.5, 0.8)
    piece = (lesson.first, lesson.second, lesson.result, lesson.victory, lesson.territories)
    for name in PARTS:
        setattr(network, name, getattr(network, name).astype(np.float64))
    found = dict(zip(PARTS, gradients(network, *piece)[0], strict=True))
    # Chances of territories are taken as given by the second layer, so only its own figures can be tried like this.
    for name in ("u", "g", "bz", "wv", "bv"):
        flat, steepest = getattr(network, name).reshape(-1), int(np.abs(found[name]).argmax())
        surprises = []
        for shift in (1e-5, -1e-5):
            flat[steepest] += shift
            surprises.append(gradients(network, *piece)[1])
            flat[steepest] -= shift
        slope = (surprises[0] - surprises[1]) / 2e-5
        assert found[name].reshape(-1)[steepest] == pytest.approx(slope, rel=0.02)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordonance_training, "BATCH", 32)
    monkeypatch.setattr(ordonance_training, "FITTED", 128)
    monkeypatch.setattr(ordonance_training, "KEPT", 1)


@pytest.mark.usefixtures("brief")
def test_what_was_interrupted_is_gone_on_with_as_if_it_had_not_been(tmp_path: Path) -> None:
    weights = []
    for stops in (False, True):
        training = DuelTraining(OPTIONS, 96, 5, tmp_path / str(stops))
        if stops:
            assert next(iter(training.run())).games == 32
            training = DuelTraining(OPTIONS, 96, 5, tmp_path / str(stops))
            assert training.at.games == 32
        *_, at = training.run()
        assert at.games == 96
        path = tmp_path / f"{stops}.weights"
        training.write(path)
        weights.append(path.read_bytes())
    assert weights[0] == weights[1]
    assert read_weights(path).about["players"] == "2"
    state = RULES.setup(OPTIONS, 1)
    exact = DuelNetwork(training.network.parts()).odds(state)
    assert read_network(path).odds(state) == pytest.approx(exact, abs=0.01)


@pytest.mark.usefixtures("brief")
def test_a_folder_of_another_training_is_left_alone(tmp_path: Path) -> None:
    list(DuelTraining(OPTIONS, 32, 5, tmp_path).run())
    with pytest.raises(ValueError, match="holds another training"):
        DuelTraining(OPTIONS, 32, 6, tmp_path)


def test_the_last_cards_of_a_won_game_teach_that_it_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordonance_training, "BATCH", 16)
    lesson = self_play(shipped(), steep(), np.random.default_rng(3), 0.2, 1.0)
    assert set(np.unique(lesson.victory)) == {0.0, 1.0}
    decided = lesson.result != 0
    known = lesson.territories[decided] != ordonance_training.UNKNOWN
    assert (lesson.territories[decided] == (lesson.result[decided] > 0))[known].all()
    # Whoever has three territories has won.
    assert (lesson.victory[(lesson.result > 0).sum(1) >= ordonance_duels.MAJORITY] == 1.0).all()


def test_lessons_hold_whole_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ordonance_training, "BATCH", 8)
    monkeypatch.setattr(ordonance_training, "FITTED", 64)
    lesson = self_play(shipped(), steep(), np.random.default_rng(4), 0.2, 1.0)
    sizes: Any = [len(piece[3]) for piece in lesson.pieces(np.random.default_rng(1))]
    assert list(itertools.chain(sizes)) == [64] * (len(lesson.victory) // 64)
