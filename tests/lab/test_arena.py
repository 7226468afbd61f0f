"""`gonfalon arena`: who wins how often, and how sure that is."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gonfalon.bots import ratings as ladder_of_bots
from gonfalon.bots.bot import BotDecision, Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.squire import Page
from gonfalon_lab import arena, arena_lineups, charts, ladder, match_runner
from gonfalon_lab.arena_lineups import play_deals
from gonfalon_lab.win_rates import win_rates
from tests.cli.at_the_terminal import Gonfalon
from tests.scripts import ROOT

Result = Callable[..., dict[str, Any]]


@pytest.fixture
def result(gonfalon: Gonfalon) -> Result:
    """Let bots play, and return what is told of it."""
    return lambda *words: json.loads(gonfalon("arena", "--json", *words).out)


OPTIONS = ("--option", "direction=right-to-left", "--option", "first=B")
THREE = ("--seats", "squire,page,page")


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ("--games", "40"),
        (*THREE, "--games", "30", *OPTIONS),
        pytest.param((*THREE, "--games", "3000", "--until-decided"), marks=pytest.mark.nightly),
    ],
    ids=["usual", "options", "until decided"],
)
def test_any_number_of_processes_finds_the_same(result: Result, words: tuple[str, ...]) -> None:
    one, two = (result(*words, "--jobs", jobs) for jobs in ("1", "2"))
    assert (one["games"], one["shares"], one["options"]) == (two["games"], two["shares"], two["options"])


def test_seeds_and_options_are_heeded(result: Result) -> None:
    words = ("--seats", "page,page/hoarder", "--games", "20")
    one, other, led = (result(*words, *more) for more in (("--seed", "1"), ("--seed", "6"), OPTIONS))
    assert led["options"] == {"direction": "right-to-left", "first": "B"}
    assert one["shares"] != other["shares"]
    assert one["shares"] != led["shares"], "who plays first is no longer drawn"


def test_all_victories_are_shared_out(result: Result) -> None:
    found = result("--seats", "squire,page,page", "--games", "31", "--seed", "2")
    assert found["games"] == 33
    assert found["deals"] == 11
    assert sum(share["share"] for share in found["shares"].values()) == pytest.approx(1, abs=1e-4)
    squire = found["shares"]["squire"]
    assert squire["low"] <= squire["share"] <= squire["high"]
    assert squire["even"] == pytest.approx(1 / 3, abs=1e-4)
    assert found["shares"]["page"]["seats"] == 2
    assert found["wall_s"] >= 0
    assert "deal" in found["method"]


def test_equal_bots_share_evenly_because_every_deal_is_played_in_every_seat() -> None:
    class Last(Page):
        def choose(self, view: View, dice: Dice, budget: Budget) -> BotDecision:
            assert view.decision is not None
            remembered.add(len(view.history))
            return BotDecision(view.decision.moves[-1])

    remembered: set[int] = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES["oriflamme"]._made, "last", Last())
        results = play_deals("oriflamme", ("last",) * 4, 5, 1)
    assert len(results) == 5
    for deal in results:
        assert deal == pytest.approx([1.0] * 4), "without dice, four rotations give each seat the same"
    assert remembered >= {0, 1, 10, 30}, "a bot is told of all moves before"


def test_the_interval_is_worked_out_from_deals() -> None:
    """Sixteen deals, half of them all the first seat's: mean 0.5, deviation 0.5164, standard error 0.1291."""
    results = [[2.0, 0.0], [0.0, 2.0]] * 8
    one, other = win_rates(("a", "b"), results)
    assert one.share == other.share == 0.5
    assert one.low == pytest.approx(0.5 - 1.96 * 0.1291, abs=1e-4)
    assert one.high == pytest.approx(0.5 + 1.96 * 0.1291, abs=1e-4)
    assert one.verdict == "not told apart"
    (both,) = win_rates(("a", "a"), results)
    assert (both.share, both.low, both.high, both.even) == (1, 1, 1, 1)
    one, _ = win_rates(("a", "b"), [[2.0, 0.0]])
    assert (one.low, one.high) == (0.0, 1.0), "one deal tells nothing"
    strong, weak = win_rates(("a", "b"), [[1.4, 0.6], [1.5, 0.5], [1.6, 0.4]])
    assert (strong.verdict, weak.verdict) == ("stronger", "weaker"), "a bar is beaten by the lower end"


def test_the_lines(gonfalon: Gonfalon) -> None:
    lines = gonfalon("arena", "--seats", "page,squire", "--games", "8").out.splitlines()
    assert lines[0].startswith("8 games of Oriflamme (4 deals, each in 2 rotations) in ")
    assert lines[1].startswith("page: ")
    assert "95 % interval" in lines[2]
    assert lines[3].startswith("page decides in: median ")
    assert len(lines) == 6


def test_another_game_with_its_own_seats_and_options(result: Result) -> None:
    found = result("--game", "ordonance", "--games", "2")
    assert (found["game"], found["seats"], found["options"]) == ("ordonance", ["squire", "page"], {})
    plain = result("--game", "ordonance", "--seats", "page,page,page", "--games", "9")
    assert plain["shares"]["page"]["share"] == pytest.approx(1, abs=1e-4)
    assert (plain["games"], plain["deals"]) == (9, 3)


def test_a_bot_that_cheats_ends_the_arena_with_a_sentence(monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon) -> None:
    monkeypatch.setattr(Page, "choose", lambda *_: BotDecision("all the cards"))
    said = gonfalon("arena", "--seats", "page,page", "--games", "2", status=1).err
    assert "The bot 'page' played 'all the cards', where only place " in said


@pytest.mark.slow
def test_a_run_that_was_interrupted_goes_on(
    gonfalon: Gonfalon, result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    words = ("--seats", "squire,page,page", "--seed", "5", "--keep", str(file))
    whole = result(*words, "--games", "30")
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 11
    # It was ended while it wrote the fourth deal.
    file.write_text("".join([*lines[:4], lines[4][:40]]))
    played: list[int] = []
    deal = match_runner._played
    monkeypatch.setattr(match_runner, "_played", lambda *given: played.append(0) or deal(*given))
    again = result(*words, "--games", "30")
    assert len(played) == 7
    assert again["shares"] == whole["shares"]
    assert result(*words, "--games", "30")["times_ms"] == again["times_ms"]
    assert result(*words, "--games", "24")["deals"] == 8
    assert len(played) == 7, "what lies there is not played again"
    before = file.read_bytes()
    for changed in (("--seed", "6"), ("--iterations", "7"), ("--cards", "Alliance")):
        assert "were played otherwise" in gonfalon("arena", *words, *changed, status=2).err
    assert file.read_bytes() == before


@pytest.mark.parametrize("game", ["oriflamme", "pamir"])
def test_games_with_other_weights_are_other_games(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = arena._weights(GAMES[game])
    monkeypatch.setattr("gonfalon.bots.weights.resources_dir", lambda: tmp_path)
    assert arena._weights(GAMES[game]) != before


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"arena": 1}\n', "\xff\n"])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path, gonfalon: Gonfalon) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(text.encode("latin-1"))
    assert "does not hold games of an arena" in gonfalon("arena", "--games", "1", "--keep", file, status=2).err
    assert file.read_bytes() == text.encode("latin-1")


@pytest.mark.slow
def test_no_more_games_are_played_than_decide_it(result: Result) -> None:
    words = ("--seats", "squire,page,page", "--games", "3000", "--until-decided")
    found = result(*words)
    assert found["games"] < 300
    squire = found["shares"]["squire"]
    assert squire["low"] > squire["even"]
    assert "at once" in found["method"]
    fixed = result(*words[:2], "--games", str(found["games"]))
    assert fixed["shares"]["squire"]["share"] == squire["share"]
    assert fixed["shares"]["squire"]["low"] > squire["low"], "looking again and again has its price"
    alike = result("--seats", "page,page/teacher", "--games", "3000", "--until-decided", "0.3")
    assert alike["games"] < 3000


@pytest.mark.slow
def test_everyone_against_everyone(gonfalon: Gonfalon, result: Result) -> None:
    found = result("--pool", "squire,page,page/hoarder,page/teacher", "--players", "3", "--games", "30")
    assert [len(table["seats"]) for table in found["tables"]] == [3] * 4
    assert list(found["elo"])[-1] == "squire"
    assert sum(elo for elo, _, _ in found["elo"].values()) == pytest.approx(0, abs=0.5)
    assert all(low <= elo <= high for elo, low, high in found["elo"].values())
    assert min(share for share in found["matrix"][-1] if share is not None) > 0.5
    assert "each named once" in gonfalon("arena", "--pool", "page,page", status=2).err
    two = result("--pool", "squire,page", "--players", "3", "--games", "3")
    assert [table["seats"] for table in two["tables"]] == [["squire", "squire", "page"], ["squire", "page", "page"]]


@pytest.mark.slow
def test_a_report_is_a_page_with_pictures(tmp_path: Path, result: Result) -> None:
    pytest.importorskip("matplotlib", reason="pictures of strength need the extra `train`")
    folder = tmp_path / "report"
    found = result("--pool", "squire,page,page/hoarder", "--games", "9", "--report", str(folder))
    page = (folder / "report.md").read_text(encoding="utf-8")
    assert f"{found['elo']['squire'][0]:+.0f}" in page
    assert "`gonfalon arena --game oriflamme --pool squire,page,page/hoarder --players 3 --games 9 --seed 1`" in page
    pictures = set(re.findall(r"\((.*?\.png)\)", page))
    assert pictures == {"elo.png", "wins.png", "times.png"}
    assert all((folder / name).read_bytes().startswith(b"\x89PNG") for name in pictures)


def test_without_what_draws_a_report_is_refused_before_anybody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon
) -> None:
    monkeypatch.setattr(charts, "find_spec", lambda name: None)
    assert "gonfalon[train]" in gonfalon("arena", "--games", "10000000", "--report", tmp_path, status=2).err


@pytest.mark.nightly
def test_two_workers_of_a_cluster_find_what_two_processes_find(result: Result) -> None:
    pytest.importorskip("distributed", reason="several machines need the extra `cluster`")
    words = ("--seats", "squire,page,page", "--games", "300", "--seed", "3", "--jobs", "2")
    processes, workers = result(*words), result(*words, "--cluster", "local")
    assert processes["shares"] == workers["shares"]


def test_without_a_cluster_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "gonfalon[cluster]" in gonfalon("arena", "--cluster", "local", status=2).err


@pytest.mark.slow
def test_a_table_plays_until_its_intervals_are_narrow(result: Result) -> None:
    words = ("--seats", "chancellor,squire,squire", "--games", "6000", "--seed", "2")
    wide, narrow = (result(*words, "--within", within) for within in ("0.2", "0.04"))
    assert wide["games"] == 300 < narrow["games"] < 1000
    chancellor = narrow["shares"]["chancellor"]
    assert 0.078 < chancellor["high"] - chancellor["low"] <= 0.08


@pytest.mark.slow
def test_deals_that_a_stand_in_has_played_are_gone_on_with(
    gonfalon: Gonfalon, result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_lineups, "STAND_IN_DEALS", 30)
    words = ("--seats", "squire,page,page", "--games", "60", "--keep", str(tmp_path / "games.jsonl"))
    whole = result(*words, "--stand-in", "page/teacher")
    assert whole["shares"] != result(*words[:-2])["shares"]
    assert sum(share["share"] for share in whole["shares"].values()) == pytest.approx(1, abs=1e-4)
    assert result(*words, "--stand-in", "page/teacher")["shares"] == whole["shares"]
    assert "were played otherwise (stand_in" in gonfalon("arena", *words, status=2).err
    assert "no bot 'nobody'" in gonfalon("arena", "--stand-in", "nobody", status=2).err


@pytest.mark.slow
def test_a_ladder_is_kept_where_the_program_and_the_page_on_bots_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon, result: Result
) -> None:
    pytest.importorskip("matplotlib", reason="pictures of strength need the extra `train`")
    for chosen in (("--kinds", "archer"), ("--option", "first=B"), ("--cards", str(ROOT / "cards/alliance.yaml"))):
        assert "as it is usually played" in gonfalon("arena", "--ladder", *chosen, status=2).err
    readme, picture = tmp_path / "resources" / "bots" / "README.md", tmp_path / ladder.PICTURE
    for folder in (readme.parent, picture.parent):
        folder.mkdir(parents=True)
    readme.write_text("Before.\n<!-- ladder -->\nold\n<!-- /ladder -->\nAfter.\n", encoding="utf-8")
    for module in (ladder_of_bots, ladder):
        monkeypatch.setattr(module, "resources_dir", lambda: tmp_path / "resources")
    monkeypatch.setattr(GAMES["oriflamme"], "bots", ("page", "squire"))
    monkeypatch.setattr(GAMES["oriflamme"], "measured", ())
    ladder_of_bots.ratings_of.cache_clear()
    try:
        result("--ladder", "--games", "12", "--until-decided")
        found = ladder_of_bots.ratings_of("oriflamme")
        assert found is not None
        assert found.command == "gonfalon arena --game oriflamme --ladder --games 12 --seed 1 --until-decided 0"
        assert [(table.bot, table.against, table.players) for table in found.tables] == [
            ("page", "squire", 3), ("squire", "page", 3),
        ]  # fmt: skip
        assert found.bots["page"].elo < 0 == found.bots["squire"].elo
        assert found.bots["page"].milliseconds > 0
        assert found.bots["page"].tries is None
        assert readme.read_text(encoding="utf-8") == (
            f"Before.\n<!-- ladder -->\n{ladder.ratings_markdown()}<!-- /ladder -->\nAfter.\n"
        )
        assert "| page | ★ |" in readme.read_text(encoding="utf-8")
        assert picture.read_bytes().startswith(b"<?xml")

        # The best answer is found elsewhere, and stays.
        told = replace(found, bots={**found.bots, "squire": replace(found.bots["squire"], best_answer=0.41)})
        ladder_of_bots.ratings_file("oriflamme").write_text(told.text(), encoding="utf-8")
        ladder_of_bots.ratings_of.cache_clear()
        result("--ladder", "--games", "12", "--until-decided")
        assert ladder_of_bots.ratings_of("oriflamme").bots["squire"].best_answer == 0.41
        assert "| 41% |" in readme.read_text(encoding="utf-8")

        result("--ladder", "--games", "3", "--within", "0.5", "--cards", "alliance")
        other = ladder_of_bots.ratings_of("oriflamme", ("alliance",))
        assert other.cards == ("Alliance",)
        assert re.findall("^## (.*)$", readme.read_text(encoding="utf-8"), re.MULTILINE) == ["Oriflamme", "Alliance"]
    finally:
        ladder_of_bots.ratings_of.cache_clear()


def test_the_page_on_bots_says_what_was_measured() -> None:
    text = (ROOT / "resources" / "bots" / "README.md").read_text(encoding="utf-8")
    assert f"<!-- ladder -->\n{ladder.ratings_markdown()}<!-- /ladder -->" in text, (
        "gonfalon arena --ladder writes both"
    )
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"]({ladder.PICTURE})" in readme
    assert "](resources/bots/README.md)" in readme


def test_a_process_in_which_a_bot_thinks_tells_its_memory() -> None:
    found = ladder.worker_memory(GAMES["oriflamme"], "squire", {})
    assert found is None if sys.platform != "linux" else 5 < found < 60
