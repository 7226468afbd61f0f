"""How long each test takes, and what follows from it: what a newcomer runs, on which worker, and what is too slow.

tests/durations.json keeps the seconds of a processor that each test took, on one machine: a command renews it,

    python3 packaging/dev.py test -- --all --write-durations

Without --all or anything named on the command line, only the tests that take at most QUICK run, and the quickest of
each subject (`@pytest.mark.subject`). Its workers share the files by their durations, so that each is collected once.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from xdist.scheduler import EachScheduling

PATH = Path(__file__).with_name("durations.json")
QUICK = 0.05
"""Seconds; a test that takes longer is left out of the newcomer's run."""
LIMIT = 1.0
"""Seconds; a test that takes longer needs the mark `slow` or `nightly`."""
MARGIN = 1.5
"""How far above the limit a test may be where durations are not renewed: machines differ by more than `pace` tells."""
MARKS = frozenset({"slow", "nightly"})
FILE = 0.03
"""Seconds that a file costs beside its tests: reading it and collecting it."""


class Durations:
    """The seconds of a processor that each test took, and the test of each subject that was the quickest."""

    def __init__(self, files: dict[str, dict[str, float]], subjects: dict[str, str], pace: float) -> None:
        self.files = files
        """By the file and the name of the test in it."""
        self.subjects = subjects
        """The node id of a test by the name of the subject."""
        self.pace = pace
        """The seconds that `pace` gave on the machine of the durations, or 0 if there are none."""

    @classmethod
    def read(cls, path: Path = PATH) -> Durations:
        """Read a file of durations; where there is none, nothing is known."""
        if not path.exists():
            return cls({}, {}, 0.0)
        return cls(**json.loads(path.read_text(encoding="utf-8")))

    def write(self, path: Path = PATH) -> None:
        """Write the file with a line for each test."""
        kept = {name: self.files[name] for name in sorted(self.files)}
        told = {"pace": self.pace, "subjects": dict(sorted(self.subjects.items())), "files": kept}
        path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def of(self, nodeid: str) -> float | None:
        """Return the seconds of a test, or None for one that was never measured."""
        file, _, name = nodeid.partition("::")
        return self.files.get(file, {}).get(name)

    def is_newcomers(self, nodeid: str) -> bool | None:
        """Return whether the newcomer's run has a test, or None for one that was never measured."""
        seconds = self.of(nodeid)
        return None if seconds is None else seconds <= QUICK or nodeid in self.subjects.values()

    def shares(self, workers: int) -> dict[str, int]:
        """Share the files of the newcomer's run among workers, the longest first, each to the one with least to do."""
        loads = [0.0] * workers
        costs: dict[str, float] = {}
        for file, tests in self.files.items():
            seconds = [tests[name] for name in tests if self.is_newcomers(f"{file}::{name}")]
            if seconds:
                costs[file] = FILE + sum(seconds)
        shares = {}
        for file in sorted(costs, key=lambda name: (-costs[name], name)):
            worker = loads.index(min(loads))
            loads[worker] += costs[file]
            shares[file] = worker
        return shares

    def replace(self, file: str, seconds: dict[str, float]) -> None:
        """Replace the durations of a file; what differs by a third or by half of QUICK at most stays as it is."""
        old = self.files.get(file, {})
        self.files[file] = {
            name: old[name] if name in old and abs(old[name] - new) <= max(old[name] / 3, QUICK / 2) else round(new, 2)
            for name, new in sorted(seconds.items())
        }


def processor() -> float:
    """Return the seconds that this process and its ended children have had of a processor."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def pace() -> float:
    """Return the seconds of a processor that a fixed piece of work takes here and now."""
    taken = []
    for _ in range(5):
        began = time.process_time()
        sum(number * number % 7 for number in range(200_000))
        taken.append(time.process_time() - began)
    return min(taken)


class Shares(EachScheduling):
    """Lets each worker run all that it has collected, which is its share."""

    def schedule(self) -> None:
        """Begin, and let the percentages be of the tests of all workers."""
        super().schedule()
        session = self.config.pluginmanager.get_plugin("session")
        if session is not None:
            session.testscollected = sum(map(len, self.node2collection.values()))


class DurationsPlugin:
    """Chooses and measures the tests of one run."""

    def __init__(self, config: pytest.Config, *, path: Path = PATH) -> None:
        self.config = config
        self.path = path
        self.durations = Durations.read(path)
        self.worker: dict[str, Any] = getattr(config, "workerinput", {})
        self.newcomer = self.worker.get("newcomer", self._asks_for_nothing())
        self.measured: dict[str, dict[str, float]] = {}
        self.subjects: dict[str, tuple[float, str]] = {}
        self._shared = 0.0  # of the test that runs: seconds of fixtures that others have too
        self._shares = self.durations.shares(self.worker.get("workercount", 1)) if self.newcomer else {}

    def _asks_for_nothing(self) -> bool:
        option, root = self.config.option, self.config.rootpath
        everywhere = {root / name for name in self.config.getini("testpaths")}
        named = not everywhere.issuperset(Path(argument).absolute() for argument in self.config.args)
        return not (option.all or option.nightly or option.keyword or option.markexpr or named)

    # -- what runs -----------------------------------------------------------------------------------------------------

    def pytest_report_header(self) -> str | None:
        """Say that not everything runs."""
        return "a choice that takes a minute and a half; with --all everything runs" if self.newcomer else None

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave out the files that have nothing for a newcomer, and those of the other workers."""
        if not self.newcomer or collection_path.suffix != ".py":
            return None
        file = collection_path.relative_to(self.config.rootpath).as_posix()
        if file not in self.durations.files:  # a new one: the first worker's
            return True if self.worker.get("workerid", "gw0") != "gw0" else None
        share = self._shares.get(file)
        return True if share is None or f"gw{share}" != self.worker.get("workerid", "gw0") else None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what this run is not for, of what -k and -m have left."""
        runs = [self._runs(item) for item in items]
        config.hook.pytest_deselected(items=[item for item, kept in zip(items, runs, strict=True) if not kept])
        items[:] = [item for item, kept in zip(items, runs, strict=True) if kept]

    def _runs(self, item: pytest.Item) -> bool:
        marks = {mark.name for mark in item.iter_markers()}
        if self.newcomer:
            known = self.durations.is_newcomers(item.nodeid)
            return not MARKS & marks if known is None else known
        if "nightly" not in marks or self.config.option.nightly or "nightly" in self.config.option.markexpr:
            return True
        return any("::" in argument for argument in self.config.args)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker what its own arguments do not: they name the folder of all tests."""
        node.workerinput["newcomer"] = self.newcomer

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Any) -> Shares | None:
        """Let the workers of a newcomer's run share the files."""
        return Shares(config, log) if self.newcomer else None

    # -- how long it takes ---------------------------------------------------------------------------------------------

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
        """Count apart what is made once for several tests."""
        began = processor()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self._shared += processor() - began

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run a test; one that is too slow runs again, so that it pays for nothing that is read or made only once."""
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports, seconds = self._run(item, nextitem)
        # By night a test may play more games than by day.
        marked = self.config.option.nightly or any(item.get_closest_marker(mark) for mark in MARKS)
        if seconds > LIMIT and not marked and all(report.passed for report in reports):
            item._initrequest()  # type: ignore[attr-defined]
            reports, seconds = self._run(item, nextitem)
            limit = LIMIT * max(1.0, pace() / self.durations.pace if self.durations.pace else 1.0)
            limit *= 1.0 if self.config.option.write_durations else MARGIN
            if seconds > limit and reports[-1].passed:
                reports[-1].outcome = "failed"
                reports[-1].longrepr = (
                    f"{item.nodeid} took {seconds:.1f} seconds of a processor, more than the {limit:.1f} that a test "
                    f"may take here: make it quicker, or mark it with pytest.mark.slow."
                )
        ran = any(report.when == "call" and report.passed for report in reports)  # and was not skipped
        subjects = item.iter_markers("subject") if ran else ()
        told = ("seconds", round(seconds, 3)), *(("subject", mark.args[0]) for mark in subjects)
        for report in reports:
            report.user_properties += told if report.when == "teardown" else ()
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _run(self, item: pytest.Item, nextitem: pytest.Item | None) -> tuple[list[pytest.TestReport], float]:
        self._shared = 0.0
        began = processor()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        return reports, processor() - began - self._shared

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test took; with workers the reports of all of them come here."""
        told = dict(report.user_properties)
        if report.when != "teardown" or "seconds" not in told:
            return
        file, _, name = report.nodeid.partition("::")
        self.measured.setdefault(file, {})[name] = told["seconds"]
        for subject in [value for key, value in report.user_properties if key == "subject"]:
            found = (told["seconds"], report.nodeid)
            self.subjects[subject] = min(found, self.subjects.get(subject, found))

    def pytest_sessionfinish(self) -> None:
        """Renew the file, if that was asked for."""
        if not self.config.option.write_durations or self.worker:
            return
        for file, seconds in self.measured.items():
            self.durations.replace(file, seconds)
        root = self.config.rootpath
        self.durations.files = {file: kept for file, kept in self.durations.files.items() if (root / file).exists()}
        subjects = self.durations.subjects | {subject: nodeid for subject, (_, nodeid) in self.subjects.items()}
        self.durations.subjects = {name: test for name, test in subjects.items() if self.durations.of(test) is not None}
        self.durations.pace = round(pace(), 4)
        self.durations.write(self.path)
