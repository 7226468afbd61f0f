"""Hatch build hook: puts the cards, the compiled translations and the drawings into the wheel, as gonfalon/_data."""

from __future__ import annotations

import gzip
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from translations import compile_stale

TARGET = "gonfalon/_data"
# What the program reads while it runs, for each folder of the checkout.
SHIPPED = {
    "cards": ("*.yaml", "*.md", "lessons/*.gonfalon", "puzzles/*.yaml"),
    "translations": ("*.mo", "cards/*.yaml", "rules/*.md", "changelog.*.md"),
    "resources": ("**/*",),
    ".": ("CHANGELOG.md", "LICENSE", "NOTICE"),
}
# Of these a copy that is packed goes into the wheel; the icons of the program are for desktops too, which ask for them.
PACKED = (
    "cards/puzzles/*",
    "translations/*/*",
    "translations/*.*",
    "resources/art/*.svg",
    "resources/fonts/*.ttf",
    "resources/sounds/*",
    "resources/bots/*.weights",
)
LOOSE = "app-icon*"
UNREAD = frozenset(f"gonfalon-{size}.png" for size in (20, 22, 24, 40, 96, 512))
"""Icons for the bundles of systems alone."""
RELEASES = "GONFALON_RELEASES"
"""The variable of the environment that says where releases are published."""
# The program shows it as a link; gonfalon.data knows the same form and reads no other.
ADDRESS = re.compile(r"https://[\w.-]+(?::\d+)?(?:/[\w./~%+-]*)?", re.ASCII)
LONGEST_ADDRESS = 300


def data_files(root: Path) -> dict[str, str]:
    """Every file that is shipped, and its place in the wheel."""
    files = {}
    for folder, patterns in SHIPPED.items():
        for pattern in patterns:
            for path in sorted((root / folder).glob(pattern)):
                inside = path.relative_to(root)
                if (
                    path.is_file()
                    and path.name not in UNREAD
                    and not (folder == "resources" and path.suffix == ".md")
                    and not any(part.startswith((".", "__pycache__")) for part in inside.parts)
                ):
                    files[str(path)] = f"{TARGET}/{inside.as_posix()}"
    return files


def packed(files: dict[str, str], root: Path, folder: Path) -> dict[str, str]:
    """The same files and places, with packed copies in a folder for those that the program reads packed."""
    result = {}
    for source, place in files.items():
        path = Path(source)
        inside = path.relative_to(root)
        if not any(inside.match(pattern) for pattern in PACKED) or path.match(LOOSE):
            result[source] = place
            continue
        goal = folder / f"{inside}.gz"
        goal.parent.mkdir(parents=True, exist_ok=True)
        # Without the time, so that builds are the same.
        goal.write_bytes(gzip.compress(path.read_bytes(), mtime=0))
        result[str(goal)] = f"{place}.gz"
    return result


def releases_address(text: str) -> str:
    """The address of the releases, empty if there is none; raises ValueError when it is no plain https address."""
    address = text.strip()
    if address and (len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address)):
        raise ValueError(
            f"{RELEASES} is {address[:LONGEST_ADDRESS]!r}. Please write one address like "
            "https://example.org/gonfalon/releases: https, no name or password in it, at most 300 characters."
        )
    return address


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles stale translations before a build; an editable install reads the checkout and gets no copies."""

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        address = releases_address(os.environ.get(RELEASES, ""))
        compile_stale(root / "translations")
        if self.target_name != "wheel":
            return
        # Hatch takes files, no text; what is made here is gone when the wheel is done.
        self._scratch = tempfile.TemporaryDirectory(prefix="gonfalon-wheel-")
        build_data["force_include"].update(packed(data_files(root), root, Path(self._scratch.name)))
        if address:
            file = Path(self._scratch.name) / "releases.txt"
            file.write_text(f"{address}\n", encoding="ascii", newline="\n")
            build_data["force_include"][str(file)] = f"{TARGET}/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()
