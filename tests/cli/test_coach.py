"""`gonfalon coach`: what decided a game, and nothing of one that goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.core.record import parse_record
from gonfalon.games import GAMES
from gonfalon.session.analysis import save_report
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.plugin import GamePlugin
from tests.cli.at_the_terminal import Gonfalon
from tests.session.test_analysis import report_of

RECORDS = Path(__file__).parent.parent / "records"
NAMES = (
    "four-seats",
    pytest.param("ordonance-two-seats", marks=pytest.mark.slow),
    pytest.param("pamir-wakhan", marks=pytest.mark.nightly),
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES.values():
        slow: GamePlugin = game
        analysis_budget = AnalysisBudget(
            slow.analysis_budget.by,
            slow.analysis_budget.to_end,
            endings=2,
            points=3,
            answers=2,
            glances=1,
            doubts=1,
            tries=2,
        )
        monkeypatch.setattr(slow, "analysis_budget", analysis_budget, raising=False)


@pytest.mark.parametrize("name", NAMES)
def test_it_tells_the_chances_of_all_at_all_steps(name: str, gonfalon: Gonfalon) -> None:
    path = RECORDS / f"{name}.gonfalon"
    record = parse_record(path.read_text(encoding="utf-8"), name)
    told = json.loads(gonfalon("coach", path, "--json", "--jobs", "1").out)
    assert (told["game"], told["endings"]) == (record.game, 2)
    assert told["course"][-1]["step"] == len(record.moves)
    for at in told["course"]:
        assert list(at["chances"]) == [seat.family for seat in record.seats]
        assert sum(at["chances"].values()) == pytest.approx(1)


def test_what_the_window_has_found_is_told_in_sentences(tmp_path: Path, gonfalon: Gonfalon) -> None:
    path = Path(shutil.copy(RECORDS / "two-seats.gonfalon", tmp_path))
    match = Match.restore(parse_record(path.read_text(encoding="utf-8"), path.name), CardSources(GAMES))
    save_report(match, report_of(match), path)
    lines = gonfalon("coach", path).out.splitlines()
    assert lines[:2] == ["Oriflamme", "Simulated endings at each step: up to 150"]
    assert lines[4].startswith("   0. ")
    assert lines[4].count("50%") == 2
    name = match.seats[match.deciders[0]].name
    assert f"{name}: 50% → 25%" in lines
    assert any(line.startswith(f"{name} had a better move. In 400 games") for line in lines)
    assert [line[:6] for line in lines[-8:] if line.startswith("  ")] == ["   50%", "   25%"]
    assert "Дограно партій від кожного кроку: до 150" in gonfalon("coach", path, "--language", "uk").out


def test_nothing_is_told_of_a_game_that_goes_on(gonfalon: Gonfalon) -> None:
    out, err = gonfalon("coach", RECORDS / "unfinished.gonfalon", status=1)
    assert not out
    assert "only after the game" in err
    gonfalon("coach", RECORDS / "nowhere.gonfalon", status=1)
