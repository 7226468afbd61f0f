"""`packaging/release.py`: a tag that agrees with the changelog, and all artefacts with their sums."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import ROOT, load_script

changelog, release, sums, workshops = (
    load_script(f"bundles.{name}") for name in ("changelog", "release", "sums", "workshop")
)
BuildError = workshops.BuildError

CHANGELOG = "## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\nOne more game.\n\n### Added\n\n- A third game.\n"
FIGURES = """
[first-picture-warm]
word = "first picture"
unit = "s"
trial = "first picture, warm, *"
limit = 0.6
measured_by = "trials/debian.py"
"""
MACHINES = {
    "linux": ("gonfalon-1.2.0-py3-none-any.whl", "gonfalon_1.2.0_amd64.deb", "gonfalon-1.2.0-1.x86_64.rpm"),
    "windows": ("Gonfalon-1.2.0-windows-x64-setup.exe",),
    "others": ("Gonfalon-1.2.0-universal2.dmg", "Gonfalon-1.2.0-x86_64.AppImage", "Gonfalon-1.2.0.flatpak"),
}


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A checkout of 1.2.0, committed in the evening of 30 January 2027 (UTC)."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1801339200")
    for name, text in {
        "desktop/gonfalon/__init__.py": '__version__ = "1.2.0"\n',
        "CHANGELOG.md": CHANGELOG,
        "packaging/figures.toml": FIGURES,
        "packaging/release.toml": 'repository = "https://example.org/a"\n',
    }.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return workshops.Workshop(root=tmp_path / "checkout")


@pytest.fixture
def machines(tmp_path: Path) -> Path:
    """What the machines of a release hand in."""
    folder = tmp_path / "machines"
    for machine, names in MACHINES.items():
        (folder / machine).mkdir(parents=True)
        for name in names:
            (folder / machine / name).write_text(name)
        sums.write(folder / machine, "1.2.0")
    return folder


def test_only_the_tag_of_a_version_that_is_told_and_not_still_to_come_can_be_released(
    workshop: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    release.check(workshop, "v1.2.0")
    assert release.notes(workshop) == "One more game.\n\n### Added\n\n- A third game.\n"
    for tag in ("v1.2.1", "1.2.0", "v1.2.0-rc1"):
        with pytest.raises(BuildError, match=r"takes the tag v1\.2\.0"):
            release.check(workshop, tag)
    folder = workshop.root / "translations"
    folder.mkdir()
    (folder / "changelog.pl.md").write_text(CHANGELOG)
    (folder / "changelog.uk.md").write_text("## [Unreleased]\n")
    with pytest.raises(BuildError, match=r"translations/changelog\.uk\.md has no section for 1\.2\.0"):
        release.check(workshop, "v1.2.0")
    sentences = CHANGELOG.replace("One more game.", "One. Two. Three. Four.")
    (folder / "changelog.uk.md").write_text(sentences)
    with pytest.raises(BuildError, match=r"changelog\.uk\.md tells what the version brings in 4 sentences"):
        release.check(workshop, "v1.2.0")
    (folder / "changelog.uk.md").unlink()
    with pytest.raises(BuildError, match="does not say where releases are published"):
        release.check(workshops.Workshop(root=workshop.root, releases=""), "v1.2.0")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(1801339200 - 86400))
    with pytest.raises(BuildError, match="2027-01-31, which is after the commit"):
        release.check(workshops.Workshop(root=workshop.root), "v1.2.0")
    (workshop.root / "CHANGELOG.md").write_text("## [Unreleased]\n\n### Added\n\n- A third game.\n")
    with pytest.raises(BuildError, match=r"no section for 1\.2\.0"):
        release.check(workshop, "v1.2.0")


def test_all_artefacts_come_into_one_folder_with_their_sums(workshop: Any, machines: Path, tmp_path: Path) -> None:
    gathered = release.gather(workshop, machines, tmp_path / "all")
    names = sorted(name for names in MACHINES.values() for name in names)
    assert [path.name for path in gathered] == sorted([*names, "SHA256SUMS"])
    lines = (tmp_path / "all/SHA256SUMS").read_text().splitlines()
    assert [line.partition("  ")[2] for line in lines] == names


def test_what_was_changed_on_the_way_or_lacks_or_is_for_trials_is_not_published(
    workshop: Any, machines: Path, tmp_path: Path
) -> None:
    def refused(said: str) -> None:
        with pytest.raises(BuildError, match=said):
            release.gather(workshop, machines, tmp_path / said)

    others, windows, name = machines / "others", machines / "windows", MACHINES["windows"][0]
    (others / "Gonfalon-1.2.0-universal2.dmg").write_text("changed")
    refused("others are not those of its SHA256SUMS")
    (others / "Gonfalon-1.2.0.flatpak").unlink()
    sums.write(others, "1.2.0")
    refused("lacks the Flatpak")
    (windows / name).rename(windows / name.replace("-setup.", "-setup-trial."))
    sums.write(windows, "1.2.0")
    refused("for trials only")


def test_the_worst_of_the_measured_is_held_to_its_limit(workshop: Any, tmp_path: Path) -> None:
    told = [
        {"suite": suite, "name": f"first picture, warm, {screen}", "median": median}
        for suite, screen, median in (("bookworm", "xcb", 0.4), ("trixie", "wayland", 0.5))
    ]
    file = tmp_path / "trial.json"
    file.write_text(json.dumps({"figures": told}))
    assert release.measured(workshop, file) == {"first-picture-warm": 0.5}
    told[0]["median"] = 0.7
    file.write_text(json.dumps({"figures": told}))
    with pytest.raises(BuildError, match=r"0\.70 s, and its limit is 0\.60 s"):
        release.measured(workshop, file)
    file.write_text("[]")
    with pytest.raises(BuildError, match=r"is not what packaging/trials/debian\.py"):
        release.measured(workshop, file)


CHANGES = """# Changelog

What a player can notice.

## [Unreleased]
### Added
- A third game.
## [1.1.0] - 2027-03-04

It is *lighter*.
And more.

### Fixed
- The *curtain* hides
  the hand again.
- Undo.

### Changed

- The table is lighter.

## [1.0.0] - 2027-01-31

### Added

- Two games.

[Unreleased]: https://example.org/compare
"""


def test_sections_are_read_and_notes_of_a_release_have_each_entry_on_one_line() -> None:
    unreleased, newer, older = changelog.sections(CHANGES)
    assert (unreleased.version, unreleased.date) == ("Unreleased", None)
    assert unreleased.entries == {"Added": ("A third game.",)}
    assert (newer.version, newer.date) == ("1.1.0", date(2027, 3, 4))
    assert list(newer.entries) == ["Fixed", "Changed"]
    assert newer.entries["Fixed"] == ("The *curtain* hides the hand again.", "Undo.")
    assert [one.summary for one in (unreleased, newer, older)] == ["", "It is *lighter*. And more.", ""]
    assert changelog.release_notes(CHANGES, "1.1.0") == (
        "It is *lighter*. And more.\n\n### Fixed\n\n- The *curtain* hides the hand again.\n- Undo.\n\n"
        "### Changed\n\n- The table is lighter.\n"
    )


def test_a_section_that_is_missing_or_empty_is_not_published() -> None:
    with pytest.raises(BuildError, match=r"no section for 2\.0\.0.*## \[2\.0\.0\] - YYYY-MM-DD"):
        changelog.release_notes(CHANGES, "2.0.0")
    with pytest.raises(BuildError, match="says nothing"):
        changelog.release_notes("## [1.0.0] - 2027-01-31\n\n### Added\n", "1.0.0")


@pytest.mark.parametrize(("text", "said"), [
    ("## [1.0.0]\n", "line 1: .* is no title of a version"),
    ("# Changelog\n\n## 1.0.0 - 2027-01-31\n", "line 3: .* is no title of a version"),
    ("## [Unreleased] - 2027-01-31\n", "is no title of a version"),
    ("## [1.0.0] - 2027-02-30\n", "2027-02-30 is no day"),
    ("## [1.0.0] - 2027-01-31\n\n### New\n", "line 3: 'New' is not one of"),
    ("## [Unreleased]\n\n### Added\n\n- A\n\n### Added\n", "line 7: .* twice"),
    ("## [Unreleased]\n\n- A\n", "line 3: an entry begins with"),
    ("## [Unreleased]\n\n### Added\n\nA\n", "line 5: an entry begins with"),
    ("## [1.0.0] - 2027-01-31\n\n## [Unreleased]\n", "has to be the first"),
    ("## [1.0.0] - 2027-01-31\n\n## [1.0.0] - 2027-01-31\n", "two sections"),
    ("## [1.0.0] - 2027-01-31\n\n## [1.1.0] - 2027-03-04\n", "the newest version"),
])  # fmt: skip
def test_what_is_out_of_form_is_named(text: str, said: str) -> None:
    with pytest.raises(BuildError, match=said):
        changelog.sections(text)


def test_the_changelog_of_this_checkout_is_in_form() -> None:
    assert changelog.sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))[0].entries


def test_files_are_told_apart_by_the_version_in_their_name() -> None:
    mine = (
        "gonfalon_0.1.0_amd64.deb gonfalon-0.1.0-1.x86_64.rpm gonfalon-0.1.0-py3-none-any.whl Gonfalon-0.1.0.dmg "
        "Gonfalon-0.1.0-beginner.msi"
    )
    others = (
        "gonfalon_10.1.0_amd64.deb gonfalon_0.1.01_amd64.deb gonfalon_0.1.0.1_amd64.deb gonfalon-0.2.0-setup.exe "
        "SHA256SUMS"
    )
    assert [name for name in f"{mine} {others}".split() if sums.belongs(name, "0.1.0")] == mine.split()


def test_the_sums_are_sorted_leave_other_versions_out_and_are_read_by_sha256sum(tmp_path: Path) -> None:
    for name in ("b-1.0.0.deb", "a-1.0.0.exe", "a-0.9.0.exe", "notes.txt"):
        (tmp_path / name).write_bytes(name.encode())
    (tmp_path / "folder-1.0.0").mkdir()
    path = sums.write(tmp_path, "1.0.0")
    assert path.read_bytes().decode().splitlines() == [
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a-1.0.0.exe", "b-1.0.0.deb")
    ]
    if shutil.which("sha256sum"):
        order = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
        assert subprocess.run(order, cwd=tmp_path, capture_output=True, check=False).returncode == 0
        (tmp_path / "a-1.0.0.exe").write_bytes(b"b")
        assert subprocess.run(order, cwd=tmp_path, capture_output=True, check=False).returncode == 1


stores = load_script("bundles.stores")


def test_manifests_of_stores_have_the_addresses_and_sums_of_the_release(
    workshop: Any, machines: Path, tmp_path: Path
) -> None:
    for folder in (stores.WINGET, stores.CASK.parent):
        shutil.copytree(ROOT / folder, workshop.root / folder, dirs_exist_ok=True)
    folder = tmp_path / "files"
    gathered = {path.name: path for path in release.gather(workshop, machines, folder)}
    made = {path.name: path.read_text(encoding="utf-8") for path in stores.write(workshop, folder, tmp_path / "stores")}
    assert set(made) == {
        "gonfalon.rb", *(f"{stores.PACKAGE}{end}.yaml" for end in ("", ".installer", ".locale.en-US"))
    }  # fmt: skip
    for name, end in (("gonfalon.rb", ".dmg"), (f"{stores.PACKAGE}.installer.yaml", "-setup.exe")):
        (file,) = (path for path in gathered.values() if path.name.endswith(end))
        assert hashlib.sha256(file.read_bytes()).hexdigest() in made[name]
        assert f"https://example.org/a/releases/download/v1.2.0/{file.name}" in made[name]
    for text in made.values():
        assert "1.2.0" in text
        assert "@" not in text.replace("@example", "")


def test_a_rehearsal_is_told_what_a_machine_cannot_build(tmp_path: Path) -> None:
    for name in ("a-1.whl", "a_1.deb", "a-1.rpm", "a-1-setup.exe"):
        (tmp_path / name).touch()
    assert release.lacking(tmp_path) == ["the AppImage", "the Flatpak", "the disk image for every Mac"]
    with pytest.raises(BuildError, match="is not empty"):
        release.rehearse(workshops.Workshop(), "https://example.org/a", tmp_path)
