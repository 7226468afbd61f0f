"""The bots' process: whatever a bot does, a legal move comes back and nothing ever waits."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.bots.bot_client import FIRST, LEAST, MOST_FAILED_STARTS, START_LIMIT, BotClient, BotReply
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import GAMES, find_bot
from gonfalon.games.oriflamme.bots.squire import Page
from gonfalon.games.oriflamme.rules import Oriflamme
from tests.bots.naughty import GATE, SECRET, naughty, stood_in, vanishing
from tests.processes import KILL

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
def worker(clock: Clock) -> Iterator[BotClient]:
    with contextlib.closing(BotClient(naughty, clock)) as worker:
        yield worker


@pytest.fixture(scope="module")
def willing() -> Iterator[BotClient]:
    """One process for all questions that are answered, of which nothing stays behind."""
    with contextlib.closing(BotClient(naughty, Clock())) as worker:
        yield worker


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that some bots wait for; it is not there yet."""
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


def state(seed: int = 1) -> State:
    game = Oriflamme()
    return game.setup(game.options({"families": "RBG"}), seed)


def view(seed: int = 1) -> View:
    return View.of(state(seed), state(seed).seat)


MOVES = state().moves


def until(worker: BotClient, done: Callable[[], object]) -> None:
    """Wait for the other process to say something until `done` gives something."""
    end = time.monotonic() + GUARD
    while not done():
        assert time.monotonic() < end, "nothing happened"
        if worker._process is not None:
            wait([worker._process.pipe], 0.01)


def reply(worker: BotClient) -> BotReply:
    found: list[BotReply | None] = []

    def there() -> bool:
        found.append(worker.poll())
        return found[-1] is not None

    until(worker, there)
    return found[-1]


def ask(worker: BotClient, bot: str, ticket: int = 1, seconds: float = 1.0, seed: int = 5, **more: int) -> None:
    worker.ask(ticket, "oriflamme", bot, view(), seed, seconds, **more)


def asked(worker: BotClient, bot: str, ticket: int = 1, seconds: float = 1.0) -> int:
    """Ask, and wait until the process, whose number is given, has the question."""
    ask(worker, bot, ticket, seconds)

    def sent() -> bool:
        assert worker.poll() is None
        return worker._sent is not None

    until(worker, sent)
    return worker.pid


def answers(worker: BotClient, ticket: int = 9) -> bool:
    """Whether a question that is asked now gets the bot's own answer."""
    ask(worker, "last", ticket)
    return reply(worker) == BotReply(ticket, MOVES[-1])


def idle(worker: BotClient) -> None:
    """Wait until the process has no question, and see that nothing is answered."""

    def done() -> bool:
        assert worker.poll() is None
        return worker._sent is None

    until(worker, done)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def what_a_page_would_do() -> object:
    return Page().choose(view(), Dice(5), Budget(0.0)).move


# -- answers -----------------------------------------------------------------------------------------------------------


def test_a_question_starts_the_process_and_one_process_answers_question_after_question(worker: BotClient) -> None:
    assert worker.pid is None
    ask(worker, "last", 7)
    pid = worker.pid
    assert pid not in (None, os.getpid())
    assert reply(worker) == BotReply(7, MOVES[-1])
    for ticket in range(20):
        worker.ask(ticket, "oriflamme", "last", view(ticket), 5, 1.0)
        answer = reply(worker)
        assert (answer.ticket, answer.fallback) == (ticket, False)
    assert worker.pid == pid
    assert worker.poll() is None
    for ticket in range(5):
        ask(worker, "last", ticket)
    assert reply(worker).ticket == 4, "only the last of several questions is answered"
    assert worker.poll() is None


def test_the_seed_and_how_often_to_try_are_told(willing: BotClient) -> None:
    found = []
    for seed in (1, 2, 3, 1, 2, 3):
        ask(willing, "dice", seed=seed)
        found.append(reply(willing).move)
    assert found[:3] == found[3:]
    assert len(set(found)) > 1
    ask(willing, "tries", iterations=2)
    assert reply(willing) == BotReply(1, MOVES[2])


@pytest.mark.parametrize(("bot", "reason"), [
    ("reasoned", Reason("strike", (3, -1))), ("boastful", None), ("silly", None), ("calm", None),
])  # fmt: skip
def test_a_bot_may_say_why_and_nonsense_is_left_out(willing: BotClient, bot: str, reason: Reason | None) -> None:
    ask(willing, bot, seconds=60.0)
    assert reply(willing) == BotReply(1, MOVES[0], reason=reason)


@pytest.mark.parametrize(("bot", "reason", "second"), [
    ("torn", Reason("strike", (3, -1)), MOVES[1]), ("torn-silently", None, MOVES[1]),
    ("echoing", None, None), ("cheating", None, None),
])  # fmt: skip
def test_a_bot_may_name_a_second_move_and_only_a_legal_one_is_heard(
    willing: BotClient, bot: str, reason: Reason | None, second: object
) -> None:
    ask(willing, bot, seconds=60.0)
    assert reply(willing) == BotReply(1, MOVES[0], reason=reason, second=second)


@pytest.mark.parametrize("when", ["at once", "while it thinks"])
def test_a_bot_that_is_hurried_answers_with_what_it_has(willing: BotClient, when: str) -> None:
    (ask if when == "at once" else asked)(willing, "hurried", 1, 600.0)
    willing.hurry()
    assert reply(willing) == BotReply(1, MOVES[-1])
    # The next is not hurried by that, nor is anybody who is hurried while nothing is asked.
    willing.hurry()
    ask(willing, "calm", 2, 600.0)
    assert reply(willing) == BotReply(2, MOVES[0])


def test_a_forgotten_bot_thinks_no_longer(willing: BotClient) -> None:
    pid = asked(willing, "hurried", 1, 600.0)
    willing.forget()
    idle(willing)
    assert willing.pid == pid


@pytest.mark.slow
def test_bots_of_every_game_think_in_the_other_process(caplog: pytest.LogCaptureFixture) -> None:
    with contextlib.closing(BotClient(find_bot, Clock())) as worker:
        for played in GAMES:
            game = GAMES[played]
            begun = game.rules.setup(game.rules.options({"families": "RBG"}), 3)
            for name in game.bots:
                worker.ask(1, played, name, View.of(begun, begun.seat), 5, 1.0, iterations=5)
                answer = reply(worker)
                assert not answer.fallback, caplog.text
                assert answer.move in begun.moves
        worker.ask(1, "oriflamme", "dragon", view(), 5, 1.0)
        assert reply(worker).fallback, "it is played for a bot that does not exist"


# -- bots that fail ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "logged"), [
    ("raises", "it failed: ZeroDivisionError in tests/bots/naughty.py:"),
    ("dies", "its process has ended"),
    ("illegal", "it answered what is not legal"),
    ("nothing", "it answered what is not legal"),
    ("long", ""),
])  # fmt: skip
def test_a_bot_that_fails_loses_its_turn_and_its_process(
    worker: BotClient, caplog: pytest.LogCaptureFixture, bot: str, logged: str
) -> None:
    worker.start()
    pid = worker.pid
    ask(worker, bot, 3)
    answer = reply(worker)
    assert (answer.ticket, answer.fallback) == (3, True)
    assert answer.move in MOVES
    (record,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert f"the bot '{bot}' loses its turn" in record.getMessage()
    assert logged in record.getMessage()
    assert not any(word in caplog.text for word in (SECRET, "Conspiracy", "target 63", "keepkeep"))
    assert worker.pid != pid
    assert answers(worker)


@pytest.mark.slow
@pytest.mark.parametrize(("seconds", "limit"), [(1.0, 1.5), (0.1, 1.5), (4.0, 6.0)])
def test_a_bot_that_hangs_is_replaced_at_one_and_a_half_times_its_budget(
    worker: BotClient, clock: Clock, caplog: pytest.LogCaptureFixture, seconds: float, limit: float
) -> None:
    ask(worker, "tires", 2, seconds)
    assert not reply(worker).fallback
    pid = asked(worker, "tires", 3, seconds)
    clock.now += limit - 0.01
    assert worker.poll() is None
    assert worker.pid == pid
    clock.now += 0.02
    answer = worker.poll()
    assert (answer.ticket, answer.fallback) == (3, True)
    assert answer.move in MOVES
    assert f"had not answered after {limit:.2f} seconds" in caplog.text
    assert worker.pid != pid
    assert answers(worker)


@pytest.mark.slow
def test_a_process_may_take_longer_for_its_first_answer_and_the_fallback_is_that_of_a_page(
    worker: BotClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a slow machine it would else be replaced, and import everything again, for ever."""

    def fails(*_: object) -> None:
        raise IndexError

    for move in (what_a_page_would_do(), what_a_page_would_do(), MOVES[0]):
        if move == MOVES[0]:
            monkeypatch.setattr(Page, "choose", fails)
        asked(worker, "hangs")
        clock.now += LEAST + FIRST - 0.01
        assert worker.poll() is None
        clock.now += 0.02
        assert worker.poll() == BotReply(1, move, fallback=True)


def test_the_game_that_is_asked_for_is_the_one_that_is_played_also_by_the_fallback(
    worker: BotClient, caplog: pytest.LogCaptureFixture
) -> None:
    stood_in.clear()
    worker.ask(1, "tarock", "game", view(), 5, 1.0)
    assert reply(worker) == BotReply(1, what_a_page_would_do(), fallback=True)
    assert "the game is tarock" in caplog.text
    assert stood_in == ["tarock"]


@pytest.mark.parametrize(("bot", "said"), [("modules", "Qt is absent"), ("seed", "the view has no seed")])
def test_the_process_knows_neither_qt_nor_the_seed(
    worker: BotClient, caplog: pytest.LogCaptureFixture, bot: str, said: str
) -> None:
    ask(worker, bot)
    reply(worker)
    assert said in caplog.text


# -- old questions -----------------------------------------------------------------------------------------------------


def test_a_late_answer_to_an_old_question_is_dropped_and_hurry_for_it_forgotten(
    worker: BotClient, clock: Clock, gate: Path
) -> None:
    pid = asked(worker, "waits", 1)
    worker.hurry()
    clock.now += 1.2
    # The old answer is due within the patience of the new question, so the process lives on.
    ask(worker, "calm", 2, 600.0)
    assert worker.poll() is None
    gate.touch()
    assert reply(worker) == BotReply(2, MOVES[0])
    assert worker.pid == pid
    assert worker.poll() is None


def test_a_new_question_does_not_wait_for_a_long_old_one(worker: BotClient) -> None:
    pid = asked(worker, "hangs", 1, 60.0)
    assert answers(worker, 2)
    assert worker.pid != pid


@pytest.mark.parametrize("message", ["99 move {}", "", "{}", "1move {}", "1 dance {}", "\ufffd" * 50])
def test_an_answer_that_nobody_asked_for_is_nonsense(worker: BotClient, message: str) -> None:
    pid = asked(worker, "hangs", 1)
    worker._answered(message.format(MOVES[0]))
    answer = worker.poll()
    assert answer.fallback
    assert worker.pid != pid


@pytest.mark.slow
def test_a_forgotten_question_is_never_answered(worker: BotClient, gate: Path, clock: Clock) -> None:
    asked(worker, "waits", 1)
    worker.forget()
    gate.touch()
    idle(worker)
    assert worker.poll() is None
    asked(worker, "hangs", 2)
    worker.forget()
    clock.now += 10
    assert worker.poll() is None
    assert answers(worker)


# -- processes ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.subject("a killed process of bots is replaced")
def test_a_process_that_is_killed_from_outside_is_replaced_whether_it_thinks_or_not(worker: BotClient) -> None:
    os.kill(asked(worker, "hangs", 1, 60.0), KILL)
    answer = reply(worker)
    assert (answer.ticket, answer.fallback) == (1, True)
    assert answers(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, KILL)

    def replaced() -> bool:
        assert worker.poll() is None
        return worker.pid != pid

    until(worker, replaced)
    assert answers(worker)


def test_a_process_that_does_not_start_is_tried_a_few_times_and_then_done_without(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(BotClient(vanishing, clock)) as worker:
        for ticket in range(MOST_FAILED_STARTS + 2):
            ask(worker, "last", ticket)
            answer = reply(worker)
            assert (answer.ticket, answer.fallback) == (ticket, True)
        assert worker.pid is None
    assert "there is no process for it" in caplog.text


def test_a_process_that_starts_forever_is_replaced(worker: BotClient, clock: Clock) -> None:
    ask(worker, "last")
    pid = worker.pid
    assert not worker._ready
    clock.now += START_LIMIT + 1
    worker._watch()
    assert worker.poll() == BotReply(1, what_a_page_would_do(), fallback=True)
    assert worker.pid != pid


def test_closing_ends_the_process_and_a_closed_worker_can_start_again(worker: BotClient) -> None:
    pid = asked(worker, "hangs")
    worker.close()
    assert worker.pid is None
    assert worker._ended == []
    assert gone(pid)
    worker.close()
    assert answers(worker)
    if hasattr(os, "waitid"):
        # One that is stopped cannot hear any more.
        pid = asked(worker, "stops")
        os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOWAIT)
        worker.close()
        assert gone(pid)


@pytest.mark.slow
def test_no_process_is_left_unburied(worker: BotClient) -> None:
    for ticket in range(4):
        ask(worker, "dies", ticket)
        reply(worker)

    def buried() -> bool:
        worker.poll()
        return not worker._ended

    until(worker, buried)


PARENT = """
import sys
from gonfalon.bots.bot_client import BotClient
from tests.bots.naughty import naughty
from tests.bots.test_bot_client import asked

if __name__ == "__main__":
    worker = BotClient(naughty)
    print(asked(worker, "hangs", 1, 3000.0), flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
@pytest.mark.subject("no process of bots outlives the program")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes under /proc")
def test_the_process_ends_with_the_program_even_while_a_bot_hangs(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "desktop")))}
    command = [sys.executable, tmp_path / "parent.py"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True) as parent:
        pid = int(parent.stdout.readline())
        assert alive(pid)
        parent.kill()
    end = time.monotonic() + GUARD
    while alive(pid):
        assert time.monotonic() < end, "the bots' process outlived the program"


def alive(pid: int) -> bool:
    """Whether a process is there and has not ended, though somebody may still have to bury it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
