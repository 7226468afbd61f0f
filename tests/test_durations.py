"""What a newcomer runs and on which worker, what is left for nights, and that no unmarked test is slow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import durations
from tests.durations import LIMIT, PATH, Durations
from tests.scripts import ROOT

pytest_plugins = ["pytester"]
CONFTEST = """
from pathlib import Path
from tests.conftest import pytest_addoption
from tests.durations import DurationsPlugin

def pytest_configure(config):
    for mark in ("slow", "nightly", "subject(name)"):
        config.addinivalue_line("markers", mark)
    plugin = DurationsPlugin(config, path=Path(__file__).with_name("durations.json"))
    config.pluginmanager.register(plugin, "measured")
"""
TESTS = """
import pytest

def test_quick(): ...

def test_longer(): ...

@pytest.mark.subject("secrets")
def test_secrets(): ...

@pytest.mark.parametrize("seed", [1, 2])
def test_seeds(seed): ...

@pytest.mark.slow
def test_new_and_slow(): ...

@pytest.mark.nightly
def test_strength(): ...
"""
KNOWN = {"test_quick": 0.02, "test_longer": 0.2, "test_secrets": 0.9, "test_seeds[1]": 0.01, "test_seeds[2]": 0.4}
CHOICE = ["test_quick", "test_secrets", "test_seeds[1]"]
EVERYTHING = [*KNOWN, "test_new_and_slow"]


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder of tests, the durations of which are known but for those of two."""
    monkeypatch.setattr(durations, "processor", lambda: 0.0)
    pytester.makeini("[pytest]\ntestpaths = checks")
    checks = pytester.mkdir("checks")
    (checks / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (checks / "test_given.py").write_text(TESTS, encoding="utf-8")
    files = {"checks/test_given.py": KNOWN, "checks/test_slow_ones.py": {"test_broken": 9.0}}
    Durations(files, {"secrets": "checks/test_given.py::test_secrets"}, 0.01).write(checks / "durations.json")
    # Nothing in it is for a newcomer, so it is not even read.
    (checks / "test_slow_ones.py").write_text("def test_broken(): ...", encoding="utf-8")
    return pytester


def ran(project: pytest.Pytester, *arguments: str) -> list[str]:
    """Run the project's tests and return the names of those that ran, all of which must pass."""
    run = project.inline_run("-p", "no:xdist", "--strict-markers", *arguments)
    run.assertoutcome(passed=len(run.listoutcomes()[0]))
    return [report.nodeid.partition("::")[2] for report in run.listoutcomes()[0]]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ([], CHOICE),
        (["--all"], [*EVERYTHING, "test_broken"]),
        (["--nightly"], [*EVERYTHING, "test_strength", "test_broken"]),
        (["-k", "longer or slow"], ["test_longer", "test_new_and_slow", "test_broken"]),
        (["-m", "nightly"], ["test_strength"]),
        (["checks/test_given.py"], EVERYTHING),
        (["checks/test_given.py::test_strength"], ["test_strength"]),
    ],
    ids=" ".join,
)
def test_a_newcomer_runs_what_is_quick_and_what_is_asked_for_runs(
    project: pytest.Pytester, arguments: list[str], names: list[str]
) -> None:
    assert ran(project, *arguments) == names


def test_a_file_without_durations_is_new_and_runs(project: pytest.Pytester) -> None:
    (project.path / "checks/test_new.py").write_text("def test_new(): ...", encoding="utf-8")
    assert ran(project) == [*CHOICE, "test_new"]


@pytest.mark.parametrize(
    ("mark", "seconds", "renewed", "limit"),
    [
        ("", 2.5, False, "2.2"),
        ("", 2.0, False, ""),
        ("", 2.0, True, "1.5"),
        ("@pytest.mark.slow", 2.5, False, ""),
    ],
    ids=["above the margin", "within the margin", "durations are renewed", "marked"],
)
def test_a_slow_test_without_a_mark_fails(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, mark: str, seconds: float, renewed: bool, limit: str
) -> None:
    """It runs twice, since what is slow once may have paid for what stays; another machine is given a margin."""
    clock = iter([0.0, seconds, seconds, 2 * seconds])
    monkeypatch.setattr(durations, "processor", lambda: next(clock))
    monkeypatch.setattr(durations, "pace", lambda: 0.015)
    (project.path / "checks/test_given.py").write_text(f"import pytest\n{mark}\ndef test_slow(): ...", encoding="utf-8")
    run = project.inline_run("-p", "no:xdist", *["--write-durations"] * renewed, "checks/test_given.py")
    failed = run.listoutcomes()[2]
    assert len(failed) == bool(limit)
    if failed:
        assert f"took {seconds:.1f} seconds of a processor, more than the {limit} that" in str(failed[0].longrepr)


def test_what_was_measured_is_kept(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(10_000))
    monkeypatch.setattr(durations, "processor", lambda: next(moments) / 64)
    ran(project, "--all", "--write-durations", "-k", "given")
    told = Durations.read(project.path / "checks/durations.json")
    assert told.files["checks/test_given.py"].keys() == set(EVERYTHING)
    assert told.of("checks/test_given.py::test_quick") == 0.02, "hardly another"
    assert (told.of("checks/test_given.py::test_longer") or 1) < 0.1
    assert told.subjects == {"secrets": "checks/test_given.py::test_secrets"}
    assert told.files["checks/test_slow_ones.py"] == {"test_broken": 9.0}, "it did not run"


def test_workers_share_the_files_by_what_they_take() -> None:
    files = {f"{name}.py": {"test": seconds} for name, seconds in [("a", 0.02), ("b", 0.015), ("c", 0.01), ("d", 5)]}
    assert Durations(files, {}, 0.0).shares(2) == {"a.py": 0, "b.py": 1, "c.py": 1}


@pytest.mark.slow
def test_each_worker_collects_its_own_files(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for number in (1, 2):
        text = f"import os\ndef test_worker(): assert os.environ['PYTEST_XDIST_WORKER'] == 'gw{number - 1}'"
        (project.path / f"checks/test_{number}.py").write_text(text, encoding="utf-8")
    files = {f"checks/test_{number}.py": {"test_worker": 0.02 / number} for number in (1, 2)}
    Durations(files, {}, 0.0).write(project.path / "checks/durations.json")
    (project.path / "checks/test_given.py").unlink()
    (project.path / "checks/test_slow_ones.py").unlink()
    project.runpytest_subprocess("-n", "2").assert_outcomes(passed=2)


def test_the_durations_of_this_project_are_of_its_files_and_within_the_limit() -> None:
    told = json.loads(PATH.read_text(encoding="utf-8"))
    assert told["pace"] > 0
    assert [name for name in told["files"] if not Path(ROOT, name).is_file()] == []
    known = Durations.read()
    assert [nodeid for nodeid in known.subjects.values() if known.of(nodeid) is None] == []
    assert LIMIT > durations.QUICK
