"""`packaging/build.py`: two builds of the same commit come out alike, and what goes wrong is told."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gonfalon
from tests.scripts import ROOT, load_script

command, workshops = load_script("bundles.command"), load_script("bundles.workshop")
BuildError = workshops.BuildError


@pytest.fixture
def targets(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Targets that write a small file; returns which were built."""
    built: list[str] = []

    def build(workshop: Any) -> list[Path]:
        built.append(workshop.target)
        if workshop.target == "rpm":
            raise workshops.BuildError("'rpmbuild' is needed and not installed.")
        if workshop.target == "windows":
            raise OSError(28, "No space left on device")
        if workshop.target == "flatpak":
            return [Path(__file__)]
        path: Path = workshop.artefact(f"gonfalon-{workshop.version}-{workshop.target}.bin")
        path.write_text(workshop.target)
        return [path]

    def bill(workshop: Any, target: str, artefacts: list[Path]) -> Path:
        path: Path = workshop.artefact(f"gonfalon-{workshop.version}-{target}.cdx.json")
        path.write_text("{}")
        return path

    for target in command.TARGETS:
        module = ModuleType(target)
        module.__dict__["build"] = build
        monkeypatch.setitem(sys.modules, f"bundles.{target}", module)
    monkeypatch.setattr(command.sbom, "write", bill)
    monkeypatch.setattr(command.figures, "check", lambda workshop, target, artefacts: None)
    return built


def call(folder: Path, *targets: str) -> int:
    return command.main([*targets, "--out", str(folder / "out"), "--work", str(folder / "work")])


def listed(folder: Path) -> list[str]:
    """What lies beside its sum, without the name and the version of the program."""
    lines = (folder / "out/SHA256SUMS").read_text().splitlines()
    return [line.split("  ")[1].rpartition("-")[2] for line in lines]


def test_targets_are_built_once_in_their_order_and_sums_of_earlier_calls_are_kept(
    tmp_path: Path, targets: list[str]
) -> None:
    assert call(tmp_path, "deb", "appimage", "deb") == call(tmp_path, "wheel") == 0
    assert targets == ["deb", "appimage", "wheel"]
    assert listed(tmp_path) == [f"{name}.{end}" for name in ("appimage", "deb", "wheel") for end in ("bin", "cdx.json")]


@pytest.mark.parametrize("failing", [
    ("all-here", ["wheel", "deb", "rpm"], ["rpm: 'rpmbuild' is needed and not installed.", "-deb.bin"]),
    ("windows", ["windows"], ["windows: No space left on device.\n"]),
    ("flatpak", ["flatpak"], ["lacks the version"]),
], ids=lambda failing: failing[0])  # fmt: skip
def test_a_failure_ends_the_build_and_tells_what_is_there(
    tmp_path: Path, targets: list[str], capsys: pytest.CaptureFixture[str], failing: tuple[str, list[str], list[str]]
) -> None:
    target, built, said = failing
    assert call(tmp_path, target) == 1
    assert targets == built
    heard = capsys.readouterr().err
    assert all(piece in heard for piece in said)
    assert len(built) == 1 or len(listed(tmp_path)) == 4


def test_what_fails_its_figures_is_not_published(
    tmp_path: Path, targets: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(workshop: Any, target: str, artefacts: list[Path]) -> None:
        # Nothing may be seen in the folder before it is known to be good, nor a half of it.
        assert not (tmp_path / "out").exists()
        raise workshops.BuildError("deb is 27.00 MB, and its limit is 26.00 MB.")

    assert call(tmp_path / "before", "deb") == 0
    kept = {path: path.read_bytes() for path in (tmp_path / "before/out").iterdir()}
    monkeypatch.setattr(command.figures, "check", check)
    assert call(tmp_path, "deb") == 1
    assert not (tmp_path / "out").exists()
    monkeypatch.setattr(command.sums, "write", lambda *_: pytest.fail("nothing was published"))
    assert call(tmp_path / "before", "rpm") == 1
    assert {path: path.read_bytes() for path in (tmp_path / "before/out").iterdir()} == kept


@pytest.mark.skipif(sys.platform == "win32", reason="only the wheel can be built on Windows")
def test_two_builds_do_not_share_a_folder(
    tmp_path: Path, targets: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with workshops.Workshop(work=tmp_path / "work").alone():
        assert call(tmp_path, "deb") == 1
    assert "Another build is at work in" in capsys.readouterr().err
    assert targets == []
    assert call(tmp_path, "deb") == 0


def test_an_unknown_target_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["toaster"])
    assert "all-here" in capsys.readouterr().err


def test_the_address_of_the_releases_stands_in_one_file_and_a_test_build_says_that_it_lacks(
    tmp_path: Path, targets: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "packaging").mkdir(parents=True)
    assert workshops.Workshop(root=checkout).releases == ""
    settings = checkout / workshops.SETTINGS
    for text, releases in (
        ('repository = ""', ""), ('repository = "https://example.org/a/b"', "https://example.org/a/b/releases")
    ):  # fmt: skip
        settings.write_text(text, encoding="utf-8")
        assert workshops.Workshop(root=checkout).releases == releases
    settings.write_text("repository =", encoding="utf-8")
    with pytest.raises(BuildError, match=r"release\.toml cannot be read"):
        _ = workshops.Workshop(root=checkout).releases
    assert call(tmp_path, "deb") == 0
    named = bool(workshops.Workshop().releases)
    assert ("a test build: packaging/release.toml does not say" in capsys.readouterr().out) is not named


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    return workshops.Workshop(out=tmp_path / "out", work=tmp_path / "work", releases="https://example.org/releases")


def test_the_facts_are_those_of_the_program_and_one_that_is_not_there_is_told(workshop: Any, tmp_path: Path) -> None:
    assert (workshop.version, workshop.app_id) == (gonfalon.__version__, gonfalon.APP_ID)
    assert workshops.Workshop().root == ROOT
    module = tmp_path / "desktop/gonfalon/__init__.py"
    module.parent.mkdir(parents=True)
    for text, said in (
        ("", "no line `__version__"),
        ('__version__ = "1.2.0rc1"\n', r"has the version 1\.2\.0rc1\. It has to be three numbers"),
    ):
        module.write_text(text, encoding="utf-8")
        with pytest.raises(BuildError, match=said):
            _ = workshops.Workshop(root=tmp_path).version


def test_the_time_is_given_or_the_last_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    assert workshops.Workshop().epoch == 1800000000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    for wrong in ("yesterday", "0", "-1", "4354819200", "9" * 30):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", wrong)
        with pytest.raises(BuildError, match=f"is '{wrong}'"):
            _ = workshops.Workshop().epoch
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    with pytest.raises(BuildError, match=r"not known \(.+\); please set SOURCE_DATE_EPOCH"):
        _ = workshops.Workshop(root=tmp_path).epoch
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match=r"git cannot be started.+ please set SOURCE_DATE_EPOCH"):
        workshops.Workshop().run([sys.executable, "--version"])


def test_commands_see_nothing_that_makes_builds_differ_and_are_told_with_their_last_words_when_they_fail(
    workshop: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"TZ": "Asia/Tokyo", "LC_ALL": "pl_PL.UTF-8", "PYTHONHASHSEED": "7"}.items():
        monkeypatch.setenv(name, value)
    told = workshop.run([sys.executable, "-c", "import os; print(os.environ)"])
    for piece in ("'TZ': 'UTC'", "'LC_ALL': 'C.UTF-8'", "'PYTHONHASHSEED': '0'", "'SOURCE_DATE_EPOCH': '1800000000'"):
        assert piece in told
    assert "'GONFALON_RELEASES': 'https://example.org/releases'" in told
    script = "import sys; print(*range(90), sep='\\n'); sys.exit('No space left')"
    with pytest.raises(BuildError) as error:
        workshop.run([sys.executable, "-c", script])
    lines = str(error.value).splitlines()
    assert "ended with status 1" in lines[0]
    assert lines[-1] == "No space left"
    assert len(lines) <= workshops.LAST_LINES + 1
    with pytest.raises(BuildError, match="cannot be started"):
        workshop.run(["/nowhere/at/all"])
    with pytest.raises(BuildError, match="apt-get install wanted"):
        workshop.need("no-such-program", "wanted")
    monkeypatch.setattr(workshops, "find_spec", lambda _: None)
    with pytest.raises(BuildError, match=r"apt-get install python3\.\d+-venv"):
        _ = workshop.python


@pytest.mark.skipif(os.name == "nt", reason="permissions are those of POSIX")
def test_everything_gets_one_time_and_usual_permissions(workshop: Any) -> None:
    folder = workshop.folder("tree")
    (folder / "bin").mkdir(mode=0o700)
    for name, mode in (("bin/run", 0o700), ("bin/text", 0o600), ("shared", 0o666)):
        (folder / name).write_text("")
        (folder / name).chmod(mode)
    (folder / "link").symlink_to("bin/run")
    workshop.settle(folder)
    modes = {path.name: stat.S_IMODE(path.lstat().st_mode) for path in [folder, *folder.rglob("*")]}
    del modes["link"]
    assert modes == {"tree": 0o755, "bin": 0o755, "run": 0o755, "text": 0o644, "shared": 0o644}
    assert {path.lstat().st_mtime for path in [folder, *folder.rglob("*")]} == {1800000000}


def test_folders_begin_empty_and_a_file_is_published_whole_in_place_of_an_older_one(
    workshop: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (workshop.folder("a") / "old").touch()
    assert list(workshop.folder("a").iterdir()) == []
    workshop.artefact("one.deb").touch()
    assert not workshop.artefact("one.deb").exists()
    for content in ("old", "new"):
        made = workshop.artefact("one.deb")
        made.write_text(content)
        assert workshop.publish(made) == workshop.out / "one.deb"
        assert not made.exists()

    def fill_the_disk(_: Path, folder: str) -> None:
        (Path(folder) / "one.deb").write_text("ne")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(workshops.shutil, "move", fill_the_disk)
    with pytest.raises(OSError, match="No space left"):
        workshop.publish(workshop.artefact("one.deb"))
    assert [(path.name, path.read_text()) for path in workshop.out.iterdir()] == [("one.deb", "new")]
