"""The wheel: for pip and uv, and what all other bundles take the program from."""

from __future__ import annotations

from pathlib import Path

from bundles.workshop import BuildError, Workshop


def make(workshop: Workshop) -> Path:
    """Build the wheel below the work folder, or take the one that this build has made already."""
    name = f"gonfalon-{workshop.version}-py3-none-any.whl"
    if workshop.wheel is None:
        workshop.step("building the wheel")
        folder = workshop.folder("wheel")
        order: list[str | Path] = [workshop.python, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder]
        workshop.run([*order, workshop.root])
        workshop.wheel = folder / name
        if not workshop.wheel.is_file():
            raise BuildError(f"The build of the wheel did not make {name}.")
    return workshop.wheel


def build(workshop: Workshop) -> list[Path]:
    """Make the wheel an artefact."""
    wheel = make(workshop)
    goal = workshop.artefact(wheel.name)
    goal.write_bytes(wheel.read_bytes())
    return [goal]
