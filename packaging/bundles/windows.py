"""The bundle for Windows: the program with its own Python, and the set-up program that installs it for one user."""

from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath, PureWindowsPath

from bundles import embedded_python, launcher, tree, windows_pictures
from bundles.pins import WINDOWS
from bundles.workshop import BuildError, Workshop

LIBRARY = "lib"
"""The folder of the bundle that is on Python's path; launcher.c looks into it too."""
LICENCES = Path("packaging/licences")
"""The texts that have to come with Qt."""
ONLY_FOR_TRIALS = "-trial"
"""In the name of every artefact that must not be published, because its Python is not python.org's file."""


def build(workshop: Workshop) -> list[Path]:
    """Make the set-up program."""
    # These are asked for before anything long begins.
    makensis = workshop.need("makensis", "nsis")
    python = embedded_python.fetch(workshop)
    program = lay_out(workshop, python)
    name = f"Gonfalon-{workshop.version}-windows-x64-setup{'' if python.genuine else ONLY_FOR_TRIALS}.exe"
    return [set_up(workshop, makensis, program, workshop.artefact(name))]


def lay_out(workshop: Workshop, python: embedded_python.EmbeddedPython) -> Path:
    """The folder as it is installed."""
    goal = workshop.installed = workshop.folder("windows/Gonfalon")
    library = goal / LIBRARY
    library.mkdir()
    tree.lay_out(workshop, WINDOWS, library, alone=True)
    # What only developers run has no place among what players install, and the program does without it.
    shutil.rmtree(library / "gonfalon_lab")
    embedded_python.check(library)
    embedded_python.lay_out(python.archive, goal, library, workshop.epoch)
    made = workshop.folder("windows/launcher")
    launcher.make(workshop, made)
    for name in launcher.PROGRAMS:
        shutil.copyfile(made / name, goal / name)
    for name in ("LICENSE", "NOTICE"):
        text = (workshop.root / name).read_text(encoding="utf-8")
        (goal / f"{name}.txt").write_text(text, encoding="utf-8", newline="\r\n")
    shutil.copytree(workshop.root / LICENCES, goal / "licences")
    # Windows opens a file by its suffix.
    (goal / "licences" / "copyright").rename(goal / "licences" / "copyright.txt")
    shutil.copyfile(workshop.root / launcher.SOURCES / "licences.txt", goal / "licences" / "README.txt")
    workshop.settle(goal)
    check(tree.files(goal))
    return goal


def check(names: list[str]) -> None:
    """Raise BuildError if a file is there that is Windows' own, or that only a trial under wine needs."""
    for name in names:
        if PurePosixPath(name).name.lower() in {"icuuc.dll", "icuin.dll", "icu.dll", "mscms.dll"}:
            raise BuildError(f"{name} is part of Windows and must not be in the bundle.")


# -- the set-up program ------------------------------------------------------------------------------------------------


def set_up(workshop: Workshop, makensis: str, program: Path, goal: Path) -> Path:
    """Compile the set-up program for a folder, which is installed as it is."""
    workshop.step("packing the set-up program")
    work = workshop.folder("windows/nsis")
    names = tree.files(program)
    windows_pictures.side(workshop, work / "side.bmp")
    (work / "put.nsh").write_text(put(program, names), encoding="utf-8")
    (work / "remove.nsh").write_text(remove(names), encoding="utf-8")
    told = {
        "APP_ID": workshop.app_id,
        "ICON": work.parent / "launcher" / "gonfalon.ico",
        "KILOBYTES": tree.size(program) // 1024,
        "PUBLISHER": launcher.PUBLISHER,
        "RELEASES": workshop.releases,
        "SETUP": goal,
        "SIDE": work / "side.bmp",
        "VERSION": workshop.version,
        "VERSION_NUMBERS": ".".join(map(str, launcher.numbers(workshop.version))),
    }
    facts = "".join(f'!define {word} "{escaped(str(value))}"\n' for word, value in told.items())
    (work / "facts.nsh").write_text(facts, encoding="utf-8")
    # The set-up program keeps the time of the picture.
    workshop.settle(work)
    sources = workshop.root / launcher.SOURCES
    options = ["-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8"]
    workshop.run([makensis, *options, f"-X!addincludedir {sources}", sources / "gonfalon.nsi"], cwd=work)
    return goal


def put(program: Path, names: list[str]) -> str:
    """The instructions that write every file; in a fixed order, which `File /r` has not."""
    lines = []
    folder = None
    for name in sorted(names, key=lambda name: (PurePosixPath(name).parent, name)):
        if PurePosixPath(name).parent != folder:
            folder = PurePosixPath(name).parent
            lines.append(f'SetOutPath "{_installed(folder)}"')
        lines.append(f'File "{escaped(str(program / name))}"')
    return "\n".join(lines) + "\n"


def remove(names: list[str]) -> str:
    """The instructions that delete every file and folder again, and what Python has compiled in them."""
    lines = [f'Delete "{_installed(PurePosixPath(name))}"' for name in names]
    folders = {folder for name in names for folder in PurePosixPath(name).parents} - {PurePosixPath()}
    with_sources = {PurePosixPath(name).parent for name in names if name.endswith(".py")}
    for folder in sorted(folders, reverse=True):
        if folder in with_sources:
            lines.append(f'RMDir /r "{_installed(folder / "__pycache__")}"')
        lines.append(f'RMDir "{_installed(folder)}"')
    return "\n".join(lines) + "\n"


def _installed(path: PurePosixPath) -> str:
    inside = escaped(str(PureWindowsPath(path)))
    return "$INSTDIR" if inside == "." else f"$INSTDIR\\{inside}"


def escaped(text: str) -> str:
    """A text as it stands between quotes in a script of NSIS."""
    return text.replace("$", "$$").replace('"', '$\\"')
