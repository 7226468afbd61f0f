"""`gonfalon arena`: who wins how often, and how sure that is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.bots.bot import Answer, Budget
from gonfalon.cli import arena, main
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.bots.page import Page


def result(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["arena", "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.at_length
def test_the_same_seed_gives_the_same_shares_with_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    one = result(capsys, "--games", "60", "--seed", "5")
    again = result(capsys, "--games", "60", "--seed", "5")
    two = result(capsys, "--games", "60", "--seed", "5", "--jobs", "2")
    other = result(capsys, "--games", "60", "--seed", "6")
    assert one["shares"] == again["shares"] == two["shares"] != other["shares"]


def test_all_victories_are_shared_out(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--seats", "squire,page,page", "--games", "31", "--seed", "2")
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
        def choose(self, view: View, dice: Dice, budget: Budget) -> Answer:
            assert view.decision is not None
            remembered.add(len(view.history))
            return Answer(view.decision.moves[-1])

    remembered: set[int] = set()

    names = ("last", "last", "last", "last")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES["oriflamme"], "bots", ("last",))
        patch.setattr(GAMES["oriflamme"], "make_bot", lambda level, character: Last())
        results = arena.play_deals("oriflamme", names, 5, 1)
    assert len(results) == 5
    for deal in results:
        assert deal == pytest.approx([1.0] * 4), "without dice, four rotations give each seat the same"
    assert remembered >= {0, 1, 10, 30}, "a bot is told of all moves before"


def test_the_interval_is_worked_out_from_deals() -> None:
    """Sixteen deals, half of them all the first seat's: mean 0.5, deviation 0.5164, standard error 0.1291."""
    results = [[2.0, 0.0], [0.0, 2.0]] * 8
    one, other = arena.shares_of(("a", "b"), results)
    assert one.share == other.share == 0.5
    assert one.low == pytest.approx(0.5 - 1.96 * 0.1291, abs=1e-4)
    assert one.high == pytest.approx(0.5 + 1.96 * 0.1291, abs=1e-4)
    assert one.verdict == "not told apart"
    (both,) = arena.shares_of(("a", "a"), results)
    assert (both.share, both.low, both.high, both.even) == (1, 1, 1, 1)


def test_one_deal_tells_nothing() -> None:
    one, _ = arena.shares_of(("a", "b"), [[2.0, 0.0]])
    assert (one.low, one.high) == (0.0, 1.0)


def test_a_bar_is_beaten_by_the_lower_end() -> None:
    strong, weak = arena.shares_of(("a", "b"), [[1.4, 0.6], [1.5, 0.5], [1.6, 0.4]])
    assert (strong.verdict, weak.verdict) == ("stronger", "weaker")


def test_the_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "page,squire", "--games", "8"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("8 games of Oriflamme (4 deals, each in 2 rotations) in ")
    assert lines[1].startswith("page: ")
    assert "95 % interval" in lines[2]
    assert len(lines) == 4


def test_another_game_with_its_own_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "--game", "ordonance", "--games", "2")
    assert (found["game"], found["seats"], found["options"]) == ("ordonance", ["squire", "page"], {})
    pages = ("--game", "ordonance", "--seats", "page,page,page", "--games", "24")
    plain = result(capsys, *pages)
    assert plain["shares"]["page"]["share"] == pytest.approx(1, abs=1e-4)
    assert (plain["games"], plain["deals"]) == (24, 8)


@pytest.mark.at_length
def test_options_reach_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "page,squire,page", "--games", "30")
    words = (*seats, "--option", "direction=right-to-left", "--option", "first=B")
    one, two = (result(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one["options"] == {"direction": "right-to-left", "first": "B"}
    assert one["shares"] == two["shares"]
    drawn = result(capsys, *seats)
    assert drawn["shares"] != one["shares"], "who plays first is no longer drawn"


def test_a_bot_that_cheats_ends_the_arena_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Page, "choose", lambda *_: Answer("all the cards"))
    assert main(["arena", "--seats", "page,page", "--games", "2"]) == 1
    assert "The bot 'page' played 'all the cards', where only place " in capsys.readouterr().err
