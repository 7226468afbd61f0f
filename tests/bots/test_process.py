"""A piece of work in a process of its own: what it tells, how it fails, and that it is gone when it is given up."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gonfalon.bots.process import NICE, BackgroundTask
from tests.bots.test_bot_client import gone

LONG = 60_000


def counted(number: int) -> Iterator[str]:
    yield from map(str, range(number))


def manners() -> Iterator[str]:
    yield str(os.nice(0))


def endless() -> Iterator[str]:
    yield "begun"
    for _ in itertools.count():
        pass


def unlucky() -> Iterator[str]:
    yield "begun"
    raise ZeroDivisionError("the Conspiracy lies in front")


def dying() -> Iterator[str]:
    yield "begun"
    os.kill(os.getpid(), signal.SIGKILL) if sys.platform != "win32" else os._exit(3)


def heard(qtbot: QtBot, errand: BackgroundTask) -> list[str]:
    told: list[str] = []

    def over() -> bool:
        told.extend(errand.hear())
        return not errand.busy

    qtbot.waitUntil(over, timeout=LONG)
    return told


@pytest.mark.slow
def test_it_tells_everything_in_its_order_and_stands_back(qtbot: QtBot) -> None:
    errand = BackgroundTask("test", counted, 40)
    assert errand.busy
    assert heard(qtbot, errand) == [str(number) for number in range(40)]
    assert (errand.failed, errand.pid, errand.hear()) == (False, None, [])
    if hasattr(os, "nice"):
        assert heard(qtbot, BackgroundTask("test", manners)) == [str(min(19, os.nice(0) + NICE))]


@pytest.mark.slow
@pytest.mark.parametrize("work", [unlucky, dying])
def test_what_ends_before_its_time_has_failed_and_keeps_secrets(
    work: object, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    errand = BackgroundTask("test", work)
    assert heard(qtbot, errand) == ["begun"]
    assert errand.failed
    assert errand.pid is None
    assert "test failed" in caplog.text
    assert "Conspiracy" not in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="asks for a process by its number")
def test_what_is_given_up_is_gone_and_has_not_failed(qtbot: QtBot) -> None:
    errand = BackgroundTask("test", endless)
    pid = errand.pid
    qtbot.waitUntil(lambda: errand.hear() == ["begun"], timeout=LONG)
    assert not gone(pid)
    errand.close()
    assert gone(pid)
    assert (errand.busy, errand.failed, errand.pid) == (False, False, None)
    errand.close()
