"""Games that are divided among processes: their figures are those of the games, however they are divided."""

from __future__ import annotations

import os
import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gonfalon.bots.bot import BotDecision
from gonfalon.games import find_game
from gonfalon.games.oriflamme.rules import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon_lab.card_balance import BalanceRun, CardTally, format_tallies, measure_cards, merge_tallies, parse_tallies
from gonfalon_lab.match_runner import BotError
from gonfalon_lab.oriflamme_balance import OriflammeCardBalance

GAMES = 12
SEED = 5
LONG = 60_000
THREE = """
name: Three
cards:
  baker: {type: character, activate: [gain: 1, gain: 1 per adjacent open character]}
  watchdog: {type: intrigue, influence: lost, activate: [gain: 1, discard: this], avenge: [steal: 2 from attacker]}
  spy: {type: character, activate: [steal: 2 from one adjacent]}
"""


def three() -> CardSet:
    return from_texts((("three.yaml", THREE),))


def weighed(numbers: range | list[int]) -> dict[str, CardTally]:
    return measure_cards(find_game, "oriflamme", three(), "squire", 3, SEED, numbers)


def text(tallies: dict[str, CardTally]) -> str:
    return format_tallies(dict(sorted(tallies.items())))


def balancing(**options: Any) -> BalanceRun:
    cards = three()
    return BalanceRun(
        "oriflamme", cards.sources, cards.others, options.pop("find", find_game), players=3, seed=SEED, **options
    )


class _Cheat:
    def choose(self, *_: object) -> BotDecision:
        return BotDecision("all the cards")


def cheated(name: str) -> Any:
    honest = find_game(name)
    return SimpleNamespace(rules=honest.rules, bot=lambda _: _Cheat())


def test_any_split_of_the_games_comes_to_the_same() -> None:
    whole, chance = text(weighed(range(GAMES))), random.Random(3)
    for _ in range(2):
        numbers = list(range(GAMES))
        chance.shuffle(numbers)
        cuts = sorted(chance.sample(range(1, GAMES), 3))
        parts = [numbers[start:stop] for start, stop in zip([0, *cuts], [*cuts, GAMES], strict=True)]
        # As they come from other processes: as text, in any order.
        sent = [parse_tallies(format_tallies(weighed(part)), OriflammeCardBalance()) for part in parts]
        assert text(merge_tallies(sent)) == whole


@pytest.mark.slow
def test_processes_come_to_the_same_and_tell_how_far_they_are(qtbot: QtBot) -> None:
    work = balancing(games=GAMES, processes=2)
    assert len(work.pids) == 2
    seen = [work.done]

    def over() -> bool:
        going_on = work.poll()
        seen.append(work.done)
        return not going_on

    qtbot.waitUntil(over, timeout=LONG)
    assert (work.games, work.done, work.failed, work.pids) == (GAMES, 1.0, False, ())
    assert seen == sorted(seen)
    assert text(work.tallies) == text(weighed(range(GAMES)))
    work = balancing(games=1, processes=4)
    assert len(work.pids) == 1, "no more processes than games"
    work.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by its number")
def test_to_close_it_kills_its_processes_at_once(qtbot: QtBot) -> None:
    work = balancing(games=100_000, processes=2)
    pids = work.pids
    qtbot.waitUntil(lambda: work.poll() and work.games > 0, timeout=LONG)
    work.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert (work.pids, work.failed, work.poll()) == ((), False, False)
    assert 0 < work.games < 100_000
    assert work.tallies["baker"].games == work.games, "the figures so far stay"


@pytest.mark.slow
def test_a_bot_that_cheats_ends_all_of_it(qtbot: QtBot) -> None:
    with pytest.raises(BotError):
        measure_cards(cheated, "oriflamme", three(), "squire", 3, SEED, range(1))
    work = balancing(games=GAMES, processes=2, find=cheated)
    qtbot.waitUntil(lambda: not work.poll(), timeout=LONG)
    assert work.failed
    assert work.pids == ()


def test_text_that_is_no_tally_is_refused() -> None:
    whole = format_tallies(weighed(range(2)))
    assert format_tallies(parse_tallies(whole, OriflammeCardBalance())) == whole
    cut = whole.replace('"influence"', '"influenced"', 1)
    for damaged in ("", "[]", "7", whole[:-4], cut, '{"spy":[1]}', '{"spy":[1,{}]}', '{"spy":{"games":1}}'):
        with pytest.raises(ValueError):  # noqa: PT011
            parse_tallies(damaged, OriflammeCardBalance())
