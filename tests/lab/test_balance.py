"""`gonfalon balance`: what each card of a set was worth."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

from gonfalon.bots.bot import BotDecision
from gonfalon.bots.confidence import wilson_interval
from gonfalon.core.dice import Dice
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.bots.squire import Squire
from gonfalon.games.oriflamme.rules.set_store import read_set
from gonfalon_lab.balance import balance_games
from gonfalon_lab.oriflamme_balance import OriflammeCardBalance, draw_deck
from tests.cli.at_the_terminal import Gonfalon

BASE = cards_dir() / "oriflamme.yaml"
THREE = """
name: Three
cards:
  baker: {type: character, activate: [gain: 1, gain: 1 per adjacent open character]}
  watchdog: {type: intrigue, influence: lost, activate: [gain: 1, discard: this], avenge: [steal: 2 from attacker]}
  spy: {type: character, activate: [steal: 2 from one adjacent]}
"""


@pytest.fixture
def three(tmp_path: Path) -> Path:
    path = tmp_path / "three.yaml"
    path.write_text(THREE, encoding="utf-8")
    return path


def set_of(folder: Path, count: int) -> Path:
    path = folder / "many.yaml"
    cards = "".join(f"  card{number}: {{type: character, activate: [gain: {number + 1}]}}\n" for number in range(count))
    path.write_text(f"cards:\n{cards}", encoding="utf-8")
    return path


Result = Callable[..., dict[str, Any]]
Table = Callable[..., list[str]]


@pytest.fixture
def result(gonfalon: Gonfalon) -> Result:
    """Weigh cards, and return the figures."""

    def found(*words: object) -> dict[str, Any]:
        out, err = gonfalon("balance", "--json", *words)
        assert err == "", "no bar where there is no terminal"
        told: dict[str, Any] = json.loads(out)
        return told

    return found


@pytest.fixture
def table(gonfalon: Gonfalon) -> Table:
    """Weigh cards, and return the lines that tell of it."""
    return lambda *words: gonfalon("balance", *words).out.splitlines()


@pytest.mark.slow
def test_the_same_seed_gives_the_same_table_with_any_number_of_jobs(three: Path, result: Result) -> None:
    words = (three, "--games", "20", "--seed", "5")
    one, two, other = result(*words), result(*words, "--jobs", "2"), result(*words[:-1], "6")
    assert one["cards"] == two["cards"] != other["cards"]


@pytest.mark.parametrize(
    ("file", "same"), [("oriflamme", "5e41609920cb854f"), ("alliance", "9b87e57d5a3dec45"), ("", "cfd8493254f15d81")]
)
def test_the_figures_are_those_of_always(file: str, same: str, three: Path) -> None:
    """Of twenty games; they change only with the rules or with what the squire plays, and never with his speed."""
    cards = read_set(cards_dir() / f"{file}.yaml" if file else three)
    shown = [column.key for column in OriflammeCardBalance.columns]
    figures = {
        kind: [tally.games, {key: astuple(tally.ratios[key]) for key in shown}]
        for kind, tally in balance_games("oriflamme", cards, 4, 20, 5).items()
    }
    assert hashlib.sha256(json.dumps(figures, sort_keys=True).encode()).hexdigest()[:16] == same


def test_more_figures_are_told_on_demand(result: Result, table: Table) -> None:
    plain, more = (result(BASE, "--games", "8", *words)["cards"]["heir"] for words in ((), ("--more",)))
    beside = {column.key for column in OriflammeCardBalance.beside}
    assert set(more) - set(plain) == beside
    assert {key: more[key] for key in plain} == plain
    assert 1 < more["open"]["value"] <= 2
    lines = table(BASE, "--games", "2", "--more")
    assert lines[3].endswith("short, %")
    assert {len(line) for line in lines[3:15]} == {len(lines[3])}


def test_the_figures_of_a_set_of_ten(result: Result) -> None:
    found = result(BASE, "--games", "30", "--players", "3")
    cards = found["cards"]
    assert sorted(cards) == sorted(kind.id for kind in read_set(BASE).kinds)
    assert all(card["games"] == 30 and card["own"] for card in cards.values())
    assert sum(card["dealt"] for card in cards.values()) == 30 * 3 * 7
    played = sum(card["dealt"] * card["played"]["value"] for card in cards.values())
    assert played == pytest.approx(30 * 3 * 6, abs=0.1), "without Informers each family plays six cards"
    assert found["even"] == pytest.approx(1 / 3, abs=1e-4)
    for card in cards.values():
        for figure in ("played", "revealed", "eliminated", "influence", "wins"):
            assert card[figure]["low"] <= card[figure]["value"] <= card[figure]["high"]
    assert cards["heir"]["influence"]["value"] > cards["assassination"]["influence"]["value"]


def test_cards_that_fare_alike_have_wilsons_interval_and_one_game_has_none(result: Result, table: Table) -> None:
    lines = table(BASE, "--games", "1")
    assert lines[0].startswith("1 game of")
    assert not any("(" in line for line in lines)
    assert all(card["played"]["low"] is None for card in result(BASE, "--games", "1")["cards"].values())
    card = result(BASE, "--games", "10")["cards"]["soldier"]
    assert card["played"]["value"] == 1.0, "all Soldiers are placed, whatever the game"
    low, high = wilson_interval(1.0, card["dealt"])
    assert (card["played"]["low"], card["played"]["high"]) == pytest.approx((low, high), abs=1e-5)


@pytest.mark.slow
def test_a_small_set_is_filled_up(three: Path, result: Result, table: Table) -> None:
    found = result(three, "--games", "12")["cards"]
    assert [kind for kind, card in found.items() if card["own"]] == list(found)[:3]
    assert sum(card["games"] for card in found.values()) == 12 * 10
    assert all(found[kind]["games"] == 12 for kind in ("baker", "watchdog", "spy"))
    assert "judge" in found
    lines = table(three, "--games", "4")
    assert lines[1] == "It has 3 cards; to make 10, 7 of Oriflamme and Alliance were drawn at random for each game."
    assert [number for number, line in enumerate(lines) if re.fullmatch("-+", line)] == [4, 8]
    own = table(three, "--games", "4", "--own")
    assert [line.split() for line in own[5:8]] == [line.split() for line in lines[5:8]]
    assert own[8] == "", "and no more cards"


def test_a_deck_has_ten_kinds(three: Path, tmp_path: Path, table: Table) -> None:
    small, ten = read_set(three), read_set(BASE)
    seen: set[str] = set()
    for seed in range(40):
        deck = draw_deck(small, Dice(seed))
        assert len(deck) == 10
        assert all(deck.kinds[deck.number(kind.id)] is kind for kind in small.kinds), "its own Spy, not the shipped one"
        seen.update(kind.id for kind in deck.kinds)
    assert len(seen) == 22
    assert draw_deck(ten, Dice(1)) is ten
    path = set_of(tmp_path, 14)
    assert "It has 14 cards; each game was played with 10 of them" in table(path, "--games", "1")[1]
    many = read_set(path)
    decks = [frozenset(kind.id for kind in draw_deck(many, Dice(seed)).kinds) for seed in range(20)]
    assert all(len(deck) == 10 for deck in decks)
    assert len(set(decks)) > 10
    assert len(frozenset.union(*decks)) == 14


def test_bots_can_play_with_every_card_of_the_page(tmp_path: Path, result: Result) -> None:
    """Words that no printed card uses; twenty cards a set, so that they also meet each other."""
    page = (cards_dir() / "language.md").read_text(encoding="utf-8")
    fences = re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    cards = [card for fence in fences for card in re.findall(r"^[a-z-]+:.*\n(?:[ ].*\n)*", fence, re.MULTILINE)]
    assert len(cards) >= 35
    for number in range(0, len(cards) - 1, 20):
        path = tmp_path / f"set{number}.yaml"
        path.write_text("".join(cards[number : number + 20]), encoding="utf-8")
        assert result(path, "--games", "10", "--players", "3")["cards"]


def test_the_lines(table: Table) -> None:
    lines = table(BASE, "--games", "15")
    assert lines[0].startswith("15 games of Oriflamme with 4 players in ")
    assert lines[1] == "Each game was played with its 10 cards."
    heads = "card dealt played, % revealed, % eliminated, % influence wins, %"
    assert " ".join(lines[3].split()) == heads
    assert {len(line) for line in lines[3:15]} == {len(lines[3])}
    shares = [float(line.split()[-4]) for line in lines[5:15]]
    assert shares == sorted(shares, reverse=True), "those that earned most come first"
    assert re.fullmatch(r"heir +\d+( +\d+\.\d+ \(\d+\.\d+-\d+\.\d+\)){5}", next(x for x in lines if "heir" in x))
    assert "25.0%" in lines[-1]


def test_help_says_what_counts(gonfalon: Gonfalon) -> None:
    said = gonfalon("balance", "--help").out
    for head in ("dealt", *(column.head for column in (*OriflammeCardBalance.columns, *OriflammeCardBalance.beside))):
        assert re.search(rf"^  {head.removesuffix(', %')} ", said, re.MULTILINE)
    assert max(map(len, said.splitlines())) <= 100


def test_help_keeps_to_the_width_of_the_terminal(gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for words in (["balance"], ["puzzles"], []):
        told = gonfalon(*words, "--help").out.partition("options:")[2]
        assert max(map(len, told.splitlines())) <= 40
    assert " ordonance-points," in gonfalon("picture", "--help").out, "names are not broken"


def test_a_bot_that_cheats_ends_it_with_a_sentence(monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon) -> None:
    monkeypatch.setattr(Squire, "choose", lambda *_: BotDecision("all the cards"))
    said = gonfalon("balance", BASE, "--games", "2", status=1).err
    assert "The bot 'squire' played 'all the cards', where only place " in said


def test_a_deck_of_another_game_is_told_from_a_broken_set(gonfalon: Gonfalon) -> None:
    deck = cards_dir() / "ordonance.yaml"
    said = gonfalon("balance", deck, status=1)
    assert said.out == ""
    sentence = f"{deck} is a deck of Ordonance: only cards of Oriflamme can be weighed like this."
    assert said.err == f"gonfalon balance: {sentence}\n"
