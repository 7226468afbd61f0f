"""CHANGELOG.md has a structure, since the notes of a release and the desktops' catalogues are made from it."""

from __future__ import annotations

from datetime import date

import pytest

from tests.scripts import ROOT, load_script

changelog = load_script("bundles.changelog")
BuildError = load_script("bundles.workshop").BuildError

TEXT = """# Changelog

What a player can notice.

## [Unreleased]
### Added
- A third game.
## [1.1.0] - 2027-03-04

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
    unreleased, newer, older = changelog.sections(TEXT)
    assert (unreleased.version, unreleased.date) == ("Unreleased", None)
    assert unreleased.entries == {"Added": ("A third game.",)}
    assert (newer.version, newer.date) == ("1.1.0", date(2027, 3, 4))
    assert list(newer.entries) == ["Fixed", "Changed"]
    assert newer.entries["Fixed"] == ("The *curtain* hides the hand again.", "Undo.")
    assert older.text == "### Added\n\n- Two games.\n"
    assert changelog.release_notes(TEXT, "1.1.0") == (
        "### Fixed\n\n- The *curtain* hides the hand again.\n- Undo.\n\n### Changed\n\n- The table is lighter.\n"
    )


def test_a_section_that_is_missing_or_empty_is_not_published() -> None:
    with pytest.raises(BuildError, match=r"no section for 2\.0\.0.*## \[2\.0\.0\] - YYYY-MM-DD"):
        changelog.release_notes(TEXT, "2.0.0")
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
