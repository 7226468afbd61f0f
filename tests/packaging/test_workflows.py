"""The workflows run fixed actions with no more rights than each job needs, and name what really exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.scripts import ROOT, load_script

command = load_script("bundles.command")
signing = load_script("bundles.signing")

FOLDER = ROOT / ".github/workflows"
FILES = sorted(FOLDER.glob("*.yml"))
OWN = "$/.github/workflows/"
WRITING = {("release.yml", "draft"): {"contents": "write"}}
"""The jobs that may change anything, and what."""


def read(path: Path) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return loaded


def jobs() -> list[tuple[str, str, dict[str, Any]]]:
    return [(path.name, name, job) for path in FILES for name, job in read(path)["jobs"].items()]


def steps() -> list[tuple[str, dict[str, Any]]]:
    return [(f"{file}: {name}", step) for file, name, job in jobs() for step in job.get("steps", ())]


def test_all_workflows_are_there() -> None:
    assert [path.name for path in FILES] == ["everything.yml", "release.yml", "tests.yml"]


def test_every_test_runs_on_every_system_and_long_play_of_every_game() -> None:
    known = read(FOLDER / "everything.yml")["jobs"]
    systems = known["tests"]["strategy"]["matrix"]["system"]
    assert systems == read(FOLDER / "tests.yml")["jobs"]["tests"]["strategy"]["matrix"]["system"]
    assert known["tests"]["steps"][-1]["run"].endswith("dev.py test -- --nightly")
    played = {one["game"] for one in known["long-play"]["strategy"]["matrix"]["include"]}
    assert played == {path.parents[1].name for path in (ROOT / "tests/games").glob("*/rules/long_play.py")}


def test_releases_and_nights_wait_for_everything() -> None:
    release = read(FOLDER / "release.yml")
    # YAML 1.1 reads `on` as a truth.
    assert release[True]["schedule"]
    assert release["jobs"]["everything"]["uses"] == f"{OWN}everything.yml"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_actions_are_pinned_by_a_hash_with_their_version_beside_it(path: Path) -> None:
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if re.match(r"\s*(- )?uses:", line)]
    assert lines
    for line in lines:
        used = line.removeprefix("- ").removeprefix("uses: ")
        if used.startswith(OWN):
            assert (FOLDER / used.removeprefix(OWN)).is_file()
        else:
            assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used), line


def test_one_action_has_one_hash() -> None:
    used = {step["uses"] for _, step in steps() if "uses" in step}
    assert len(used) == len({one.partition("@")[0] for one in used})


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_is_permitted_but_to_the_job_that_needs_it(path: Path) -> None:
    assert read(path)["permissions"] == {}


@pytest.mark.parametrize(("file", "name", "job"), jobs(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_job_may_read_and_only_the_draft_may_write(file: str, name: str, job: dict[str, Any]) -> None:
    assert job["permissions"] == WRITING.get((file, name), {"contents": "read"})
    assert "uses" in job or job["timeout-minutes"] <= 60


def test_checkouts_leave_no_credentials_behind() -> None:
    checkouts = [step for _, step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert len(checkouts) >= 5
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_scripts_take_what_comes_from_outside_by_their_environment() -> None:
    for where, step in steps():
        assert "${{" not in step.get("run", ""), where


def test_every_promised_system_and_python_is_tested() -> None:
    matrix = read(FOLDER / "tests.yml")["jobs"]["tests"]["strategy"]
    assert matrix["fail-fast"] is False
    assert {name.partition("-")[0] for name in matrix["matrix"]["system"]} == {"ubuntu", "windows", "macos"}
    lowest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    assert matrix["matrix"]["python"] == ["3.11", "3.12", "3.13"]
    assert lowest == f">={matrix['matrix']['python'][0]}"


def test_a_release_builds_every_target_and_waits_for_all() -> None:
    known = read(FOLDER / "release.yml")["jobs"]
    built = [
        target
        for _, step in steps()
        for call in re.findall(r"packaging/build\.py ([a-z ]+)", step.get("run", ""))
        for target in call.split()
    ]
    assert sorted(built) == sorted(command.TARGETS)
    waited, open_ends = set(), ["draft"]
    while open_ends:
        needs = known[open_ends.pop()].get("needs", [])
        for name in [needs] if isinstance(needs, str) else needs:
            if name not in waited:
                waited.add(name)
                open_ends.append(name)
    assert waited == set(known) - {"draft"}


def test_secrets_are_those_that_signing_asks_for_and_go_to_one_step() -> None:
    known = {name: f"${{{{ secrets.{name} }}}}" for name in (*signing.CERTIFICATE, *signing.NOTARY)}
    told = [step["env"] for _, step in steps() if "secrets." in str(step)]
    assert told == [known]


def test_only_a_tag_drafts_a_release() -> None:
    draft = read(FOLDER / "release.yml")["jobs"]["draft"]
    assert draft["if"] == "github.ref_type == 'tag'"
    assert "--draft" in draft["steps"][-1]["run"]


def test_what_the_steps_start_exists() -> None:
    for where, step in steps():
        for name in re.findall(r"(?<![\w/])((?:packaging|\.ci)/[\w./-]+)", step.get("run", "")):
            assert (ROOT / name).is_file(), where


def test_the_libraries_for_the_tests_are_those_that_dev_tells() -> None:
    libraries = load_script("system_libraries")
    wanted = set(libraries.packages("apt", libraries.OFFSCREEN))
    for where, step in steps():
        if step.get("name", "").startswith("Libraries"):
            installed = {name.removesuffix("t64") for name in step["run"].split()}
            assert wanted <= installed, where
