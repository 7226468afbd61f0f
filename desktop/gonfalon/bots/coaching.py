"""The process in which a coach looks at a game that is over: asked and polled like that of the bots, which go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gonfalon.bots.coach import Case, Coached, Report, read_report, review
from gonfalon.bots.errand import Errand

__all__ = ["Coaching"]


class Coaching:
    """One look at one game, which can be given up at any time; to be used from one thread."""

    def __init__(self, case: Case, find: Callable[[str], Coached]) -> None:
        """
        Args:
            case: the game.
            find: gives a game by its name, in the other process; a function at the top of a module.
        """
        self.done = 0.0
        """How much of the work is done, from 0 to 1."""
        self.report: Report | None = None
        self._errand = Errand("gonfalon-coach", _looked, case, find)

    @property
    def failed(self) -> bool:
        """Whether there will be no report, for its process has ended."""
        return self._errand.failed

    @property
    def pid(self) -> int | None:
        """The number of its process, None where there is none."""
        return self._errand.pid

    def poll(self) -> bool:
        """Hear what it tells; whether it is at work. To be called a few times a second."""
        for text in self._errand.hear():
            try:
                if text.startswith("{"):
                    self.report = read_report(text)
                else:
                    self.done = float(text)
            except ValueError as error:
                self._errand.fail(str(error))
        return self._errand.busy

    def close(self) -> None:
        """Give it up, or let go of what has ended."""
        self._errand.close()


def _looked(case: Case, find: Callable[[str], Coached]) -> Iterator[str]:
    """How far the coach is, again and again, and then what he has found."""
    work = review(case, find(case.game))
    try:
        while True:
            yield f"{next(work):.3f}"
    except StopIteration as end:
        report: Report = end.value
        yield report.text()
