"""What bundles may weigh: nothing passes its limit, and nothing grows by a tenth without a line in the changelog."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from bundles import tree
from bundles.changelog import CHANGELOG, UNRELEASED, section, sections
from bundles.workshop import BuildError, Workshop

FIGURES = Path("packaging/figures.toml")
GROWTH = 1.1
"""How much of the recorded figure needs no line in the changelog."""
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Figure:
    """One measure of the bundles."""

    name: str
    word: str
    """What the changelog calls the thing that is measured."""
    unit: str
    limit: float
    measured_by: str
    recorded: float | None = None
    """What the last release had; None before it was ever measured."""
    file: str = ""
    """The pattern of the artefact whose size it is."""
    installed: str = ""
    """The target for whose installed size it stands."""
    byte_code: bool = False
    """Whether that counts the byte code which the package makes when it is installed."""
    trial: str = ""
    """The pattern of the names of a trial's figures, the worst of which it is."""

    def told(self, value: float) -> str:
        """A value of this figure for people."""
        return f"{value:.2f} {self.unit}"


def figures(root: Path) -> dict[str, Figure]:
    """All figures by their name; raises BuildError when the file does not say what it has to."""
    try:
        tables = tomllib.loads((root / FIGURES).read_text(encoding="utf-8"))
        return {name: Figure(name, **table) for name, table in tables.items()}
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise BuildError(f"{FIGURES.as_posix()} cannot be read: {error}.") from None


def check(workshop: Workshop, target: str, artefacts: Sequence[Path]) -> None:
    """Hold what a target made to the figures; raises BuildError for the first that does not keep to them."""
    known = figures(workshop.root)
    measured: dict[str, float] = {}
    for figure in known.values():
        for artefact in artefacts:
            if figure.file and fnmatchcase(artefact.name, figure.file):
                measured[figure.name] = artefact.stat().st_size / MEGABYTE
        if figure.installed == target and workshop.installed is not None:
            # What dpkg keeps for itself is not installed.
            installed = tree.size(workshop.installed) - tree.size(workshop.installed / "DEBIAN")
            if figure.byte_code:
                installed += tree.byte_code(workshop.installed)
            measured[figure.name] = installed / MEGABYTE
            workshop.step(f"installed it takes {figure.told(measured[figure.name])}")
    text = (workshop.root / CHANGELOG).read_text(encoding="utf-8")
    hold(known, measured, entries(text, workshop.version))


def entries(text: str, version: str) -> list[str]:
    """The entries of the changelog that may explain a growth: of what comes next, and of the version that is built."""
    here = {one.version for one in sections(text)} & {UNRELEASED, version}
    return [entry for name in sorted(here) for kind in section(text, name).entries.values() for entry in kind]


def hold(known: Mapping[str, Figure], measured: Mapping[str, float], explained: Iterable[str]) -> None:
    """Hold measured values to their figures.

    Args:
        known: the figures.
        measured: values by the name of their figure, in its unit.
        explained: the entries of the changelog that may explain a growth.

    Raises:
        BuildError: for the first value above its limit, or above the recorded one by more than a tenth without an entry
            that has the word and the unit of the figure.
    """
    explained = list(explained)
    for name, value in measured.items():
        figure = known[name]
        if value > figure.limit:
            raise BuildError(
                f"{name} is {figure.told(value)}, and its limit is {figure.told(figure.limit)} ({FIGURES.as_posix()}). "
                "Please find out what has grown; a limit is raised only by those who set it."
            )
        if figure.recorded is None or value <= figure.recorded * GROWTH:
            continue
        if not any(explains(entry, figure) for entry in explained):
            raise BuildError(
                f"{name} has grown from {figure.told(figure.recorded)} to {figure.told(value)}, by more than a tenth. "
                f"Please write below [{UNRELEASED}] in {CHANGELOG} why, in an entry with the words '{figure.word}' and "
                f"'{figure.unit}', for example: - {figure.word[0].upper()}{figure.word[1:]}: {figure.told(value)}, "
                "because …"
            )


def explains(entry: str, figure: Figure) -> bool:
    """Whether an entry of the changelog is about a figure: it has the figure's word and, as a word, its unit."""
    return figure.word.lower() in entry.lower() and figure.unit in re.findall(r"\w+", entry)
