"""The bots' process: whatever a bot does, a legal move comes back and nothing ever waits."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.bots.worker import FIRST, LEAST, MOST_FAILED_STARTS, START_LIMIT, Reply, Worker
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES, bot
from gonfalon.games.oriflamme.bots.page import Page
from gonfalon.games.oriflamme.rules import Oriflamme
from tests.bots.naughty import GATE, SECRET, naughty, stood_in, vanishing

GUARD = 30.0
"""Seconds after which a test gives up; nothing is measured by it."""
ROOT = Path(__file__).parent.parent.parent


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    worker = Worker(naughty, clock)
    with contextlib.closing(worker):
        yield worker


def state(seed: int = 1) -> State:
    game = Oriflamme()
    return game.setup(game.options({"families": "RBG"}), seed)


def view(seed: int = 1) -> View:
    return View.of(state(seed), state(seed).seat)


def until(worker: Worker, done: Callable[[], object]) -> None:
    """Wait for the other process to say something until `done` gives something."""
    end = time.monotonic() + GUARD
    while not done():
        assert time.monotonic() < end, "nothing happened"
        if worker._pipe is not None:
            wait([worker._pipe], 0.01)


def reply(worker: Worker) -> Reply:
    found: list[Reply] = []

    def there() -> bool:
        answer = worker.poll()
        if answer is not None:
            found.append(answer)
        return bool(found)

    until(worker, there)
    return found[0]


def asked(worker: Worker, bot: str, ticket: int = 1, seconds: float = 1.0) -> None:
    """Ask, and wait until the process has the question."""
    worker.ask(ticket, "oriflamme", bot, view(), 5, seconds)

    def sent() -> bool:
        assert worker.poll() is None
        return worker._sent is not None

    until(worker, sent)


def moves() -> tuple[object, ...]:
    decision = view().decision
    assert decision is not None
    return decision.moves


def test_a_bot_answers_from_the_other_process(worker: Worker) -> None:
    worker.start()
    assert worker.poll() is None
    worker.ask(7, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(7, moves()[-1])
    assert worker.pid not in (None, os.getpid())
    assert worker.poll() is None


def test_a_question_starts_the_process(worker: Worker) -> None:
    assert worker.pid is None
    worker.ask(1, "oriflamme", "last", view(), 5, 1.0)
    assert worker.pid is not None
    assert not reply(worker).fallback


def test_one_process_answers_question_after_question(worker: Worker) -> None:
    worker.start()
    pid = worker.pid
    for ticket in range(20):
        worker.ask(ticket, "oriflamme", "last", view(ticket), 5, 1.0)
        answer = reply(worker)
        assert (answer.ticket, answer.fallback) == (ticket, False)
    assert worker.pid == pid


def test_the_seed_decides(worker: Worker) -> None:
    answers = []
    for seed in (1, 2, 3, 1, 2, 3):
        worker.ask(0, "oriflamme", "dice", view(), seed, 1.0)
        answers.append(reply(worker).move)
    assert answers[:3] == answers[3:]
    assert len(set(answers)) > 1


@pytest.mark.parametrize(
    ("bot", "reason"), [("reasoned", Reason("strike", (3, -1))), ("boastful", None), ("silly", None), ("calm", None)]
)
def test_a_bot_may_say_why_and_nonsense_is_left_out(worker: Worker, bot: str, reason: Reason | None) -> None:
    worker.ask(1, "oriflamme", bot, view(), 5, 60.0)
    assert reply(worker) == Reply(1, moves()[0], reason=reason)


def test_a_bot_is_told_how_often_to_try(worker: Worker) -> None:
    worker.ask(1, "oriflamme", "tries", view(), 5, 1.0, iterations=2)
    assert reply(worker) == Reply(1, moves()[2])


@pytest.mark.parametrize("when", ["at once", "while it thinks"])
def test_a_bot_that_is_hurried_answers_with_what_it_has(worker: Worker, when: str) -> None:
    if when == "at once":
        worker.ask(1, "oriflamme", "hurried", view(), 5, 600.0)
    else:
        asked(worker, "hurried", 1, 600.0)
    worker.hurry()
    assert reply(worker) == Reply(1, moves()[-1])
    # The next is not hurried by that, nor is anybody who is hurried while nothing is asked.
    worker.hurry()
    worker.ask(2, "oriflamme", "calm", view(), 5, 600.0)
    assert reply(worker) == Reply(2, moves()[0])


def test_who_hurries_an_old_question_does_not_hurry_the_next(
    worker: Worker, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    asked(worker, "waits", 1)
    worker.hurry()
    clock.now += 1.2
    worker.ask(2, "oriflamme", "calm", view(), 5, 600.0)
    (tmp_path / "gate").touch()
    assert reply(worker) == Reply(2, moves()[0])


def test_a_forgotten_bot_thinks_no_longer(worker: Worker) -> None:
    asked(worker, "hurried", 1, 600.0)
    pid = worker.pid
    worker.forget()

    def idle() -> bool:
        assert worker.poll() is None
        return worker._sent is None

    until(worker, idle)
    assert worker.pid == pid


@pytest.mark.sample(3)
@pytest.mark.parametrize(("bot", "logged"), [
    ("raises", "it failed: ZeroDivisionError in tests/bots/naughty.py:"),
    ("dies", "its process has ended"),
    ("illegal", "it answered what is not legal"),
    ("nothing", "it answered what is not legal"),
    ("long", ""),
])  # fmt: skip
def test_a_bot_that_fails_loses_its_turn_and_its_process(
    worker: Worker, caplog: pytest.LogCaptureFixture, bot: str, logged: str
) -> None:
    worker.start()
    pid = worker.pid
    worker.ask(3, "oriflamme", bot, view(), 5, 1.0)
    answer = reply(worker)
    assert answer.ticket == 3
    assert answer.fallback
    assert answer.move in moves()
    (record,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert f"the bot '{bot}' loses its turn" in record.getMessage()
    assert logged in record.getMessage()
    assert not any(word in caplog.text for word in (SECRET, "Conspiracy", "target 63", "keepkeep"))
    assert worker.pid != pid
    worker.ask(4, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(4, moves()[-1])


def test_a_bot_that_does_not_exist_is_played_for() -> None:
    with contextlib.closing(Worker(bot)) as worker:
        worker.ask(1, "oriflamme", "dragon", view(), 5, 1.0)
        assert reply(worker).fallback


@pytest.mark.sample(3)
@pytest.mark.parametrize(("played", "name"), [(game, name) for game in GAMES for name in GAMES[game].bots])
def test_bots_of_every_game_think_in_the_other_process(
    played: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    rules = GAMES[played].rules
    begun = rules.setup(rules.options({"families": "RBG"}), 3)
    seen = View.of(begun, begun.seat)
    with contextlib.closing(Worker(bot)) as worker:
        worker.ask(1, played, name, seen, 5, 5.0)
        answer = reply(worker)
    assert not answer.fallback, caplog.text
    assert answer.move in begun.moves


@pytest.mark.seldom
@pytest.mark.parametrize(("seconds", "limit"), [(1.0, 1.5), (0.1, 1.5), (4.0, 6.0)])
def test_a_bot_that_hangs_is_replaced_at_one_and_a_half_times_its_budget(
    worker: Worker, clock: Clock, caplog: pytest.LogCaptureFixture, seconds: float, limit: float
) -> None:
    worker.ask(2, "oriflamme", "tires", view(), 5, seconds)
    assert not reply(worker).fallback
    asked(worker, "tires", 3, seconds)
    pid = worker.pid
    clock.now += limit - 0.01
    assert worker.poll() is None
    assert worker.pid == pid
    clock.now += 0.02
    answer = worker.poll()
    assert answer is not None
    assert (answer.ticket, answer.fallback) == (3, True)
    assert answer.move in moves()
    assert f"had not answered after {limit:.2f} seconds" in caplog.text
    assert worker.pid != pid
    worker.ask(4, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(4, moves()[-1])


def test_a_process_may_take_longer_for_its_first_answer(worker: Worker, clock: Clock) -> None:
    """On a slow machine it would else be replaced, and import everything again, for ever."""
    asked(worker, "hangs", 1)
    clock.now += LEAST + FIRST - 0.01
    assert worker.poll() is None
    clock.now += 0.02
    answer = worker.poll()
    assert answer is not None
    assert answer.fallback


def test_the_fallback_is_the_same_for_the_same_seed(worker: Worker, clock: Clock) -> None:
    answers = []
    for _ in range(2):
        asked(worker, "hangs")
        clock.now += 10
        answers.append(worker.poll())
    assert answers[0] == answers[1] is not None


def test_the_fallback_is_the_first_move_where_the_page_fails_too(
    worker: Worker, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise IndexError

    monkeypatch.setattr("gonfalon.games.oriflamme.bots.page.Page.choose", fails)
    asked(worker, "hangs")
    clock.now += 10
    assert worker.poll() == Reply(1, moves()[0], fallback=True)


def test_the_game_that_is_asked_for_is_the_one_that_is_played_also_by_the_fallback(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    stood_in.clear()
    worker.ask(1, "tarock", "game", view(), 5, 1.0)
    assert reply(worker) == Reply(1, what_a_page_would_do(), fallback=True)
    assert "the game is tarock" in caplog.text
    assert stood_in == ["tarock"]


def test_a_late_answer_to_an_old_question_is_dropped(
    worker: Worker, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    asked(worker, "waits", 1, 1.0)
    pid = worker.pid
    clock.now += 1.2
    # The old answer is due within the patience of the new question, so the process lives on.
    worker.ask(2, "oriflamme", "last", view(), 5, 1.0)
    assert worker.poll() is None
    (tmp_path / "gate").touch()
    assert reply(worker) == Reply(2, moves()[-1])
    assert worker.pid == pid
    assert worker.poll() is None


@pytest.mark.seldom
@pytest.mark.sample(3)
@pytest.mark.parametrize("message", ["99 move {}", "", "{}", "1move {}", "1 dance {}", "\ufffd" * 50])
def test_an_answer_that_nobody_asked_for_is_nonsense(worker: Worker, message: str) -> None:
    asked(worker, "hangs", 1)
    pid = worker.pid
    worker._answered(message.format(moves()[0]))
    answer = worker.poll()
    assert answer is not None
    assert answer.fallback
    assert worker.pid != pid


def test_a_forgotten_question_is_never_answered(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    asked(worker, "waits", 1)
    worker.forget()
    (tmp_path / "gate").touch()

    def idle() -> bool:
        assert worker.poll() is None
        return worker._sent is None

    until(worker, idle)
    assert worker.poll() is None


@pytest.mark.seldom
def test_a_forgotten_question_that_hangs_is_not_answered_either(worker: Worker, clock: Clock) -> None:
    asked(worker, "hangs", 1)
    worker.forget()
    clock.now += 10
    assert worker.poll() is None
    worker.ask(2, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(2, moves()[-1])


def test_a_new_question_does_not_wait_for_a_long_old_one(worker: Worker) -> None:
    asked(worker, "hangs", 1, 60.0)
    pid = worker.pid
    worker.ask(2, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(2, moves()[-1])
    assert worker.pid != pid


def test_only_the_last_of_several_questions_is_answered(worker: Worker) -> None:
    for ticket in range(5):
        worker.ask(ticket, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker).ticket == 4
    assert worker.poll() is None


@pytest.mark.seldom
def test_a_process_that_is_killed_from_outside_is_replaced(worker: Worker, clock: Clock) -> None:
    asked(worker, "hangs", 1, 60.0)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM)
    answer = reply(worker)
    assert (answer.ticket, answer.fallback) == (1, True)


@pytest.mark.seldom
def test_an_idle_process_that_ends_is_replaced(worker: Worker) -> None:
    worker.ask(1, "oriflamme", "last", view(), 5, 1.0)
    reply(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)

    def replaced() -> bool:
        assert worker.poll() is None
        return worker.pid != pid

    until(worker, replaced)
    worker.ask(2, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(2, moves()[-1])


@pytest.mark.seldom
def test_a_process_that_does_not_start_is_tried_a_few_times_and_then_done_without(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(Worker(vanishing, clock)) as worker:
        for ticket in range(MOST_FAILED_STARTS + 2):
            worker.ask(ticket, "oriflamme", "last", view(), 5, 1.0)
            answer = reply(worker)
            assert (answer.ticket, answer.fallback) == (ticket, True)
        assert worker.pid is None
    assert "there is no process for it" in caplog.text


@pytest.mark.seldom
def test_a_process_that_starts_forever_is_replaced(worker: Worker, clock: Clock) -> None:
    worker.ask(1, "oriflamme", "last", view(), 5, 1.0)
    pid = worker.pid
    assert not worker._ready
    clock.now += START_LIMIT + 1
    worker._watch()
    assert worker.poll() == Reply(1, what_a_page_would_do(), fallback=True)
    assert worker.pid != pid


def what_a_page_would_do() -> object:
    return Page().choose(view(), Dice(5), Budget(0.0)).move


@pytest.mark.parametrize(("bot", "said"), [("modules", "Qt is absent"), ("seed", "the view has no seed")])
def test_the_process_knows_neither_qt_nor_the_seed(
    worker: Worker, caplog: pytest.LogCaptureFixture, bot: str, said: str
) -> None:
    worker.ask(1, "oriflamme", bot, view(), 5, 1.0)
    reply(worker)
    assert said in caplog.text


def test_closing_ends_the_process_and_a_closed_worker_can_start_again(worker: Worker) -> None:
    asked(worker, "hangs")
    process = worker._process
    assert process is not None
    pid = worker.pid
    worker.close()
    assert worker.pid is None
    assert worker._ended == []
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)
    worker.close()
    worker.ask(2, "oriflamme", "last", view(), 5, 1.0)
    assert reply(worker) == Reply(2, moves()[-1])


@pytest.mark.seldom
@pytest.mark.skipif(not hasattr(os, "waitid"), reason="processes cannot be stopped here")
def test_a_process_that_cannot_hear_any_more_is_ended_too(worker: Worker) -> None:
    asked(worker, "stops")
    pid = worker.pid
    os.waitid(os.P_PID, pid or 0, os.WSTOPPED | os.WNOWAIT)
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid or 0, 0)


@pytest.mark.seldom
def test_no_process_is_left_unburied(worker: Worker) -> None:
    for ticket in range(4):
        worker.ask(ticket, "oriflamme", "dies", view(), 5, 1.0)
        reply(worker)

    def buried() -> bool:
        worker.poll()
        return not worker._ended

    until(worker, buried)
