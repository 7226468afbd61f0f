"""Hatch build hook: puts the cards, the compiled translations and the drawings into the wheel, as gonfalon/_data."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from translations import compile_stale, stale

TARGET = "gonfalon/_data"
# What the program reads while it runs, for each folder of the checkout.
SHIPPED = {
    "cards": ("*.yaml", "*.md"),
    "translations": ("*.qm", "cards/*.yaml", "rules/*.md"),
    "resources": ("**/*",),
}


def data_files(root: Path) -> dict[str, str]:
    """Every file that is shipped, and its place in the wheel."""
    files = {}
    for folder, patterns in SHIPPED.items():
        for pattern in patterns:
            for path in sorted((root / folder).glob(pattern)):
                inside = path.relative_to(root)
                if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in inside.parts):
                    files[str(path)] = f"{TARGET}/{inside.as_posix()}"
    return files


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles stale translations before a build; an editable install reads the checkout and gets no copies."""

    def dependencies(self) -> list[str]:
        # Qt is 80 MB: it is asked for only when lrelease has something to do.
        return self.metadata.core.dependencies if stale(Path(self.root) / "translations") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        compile_stale(root / "translations")
        if self.target_name == "wheel":
            build_data["force_include"].update(data_files(root))

