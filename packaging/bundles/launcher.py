"""Gonfalon.exe and gonfalon-cli.exe: the small programs in C that start Python on Windows."""

from __future__ import annotations

import re
from pathlib import Path

from bundles import embedded_python, windows_pictures
from bundles.workshop import Workshop

SOURCES = Path("packaging/windows")
PREFIX = "x86_64-w64-mingw32-"
PACKAGE = "gcc-mingw-w64-x86-64"
PUBLISHER = "the Gonfalon contributors"
PROGRAMS = {"Gonfalon.exe": ("-mwindows",), "gonfalon-cli.exe": ("-mconsole", "-DCONSOLE")}
"""The program for the desktop and the one for a console, with what the compiler is told."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as Windows counts: four numbers, without what says that it is not finished."""
    found = [int(number) for number in re.findall(r"\d+", re.split(r"[^\d.]", version)[0])]
    first, second, third, fourth = (*found, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def make(workshop: Workshop, goal: Path) -> None:
    """Compile both programs into a folder, in which the icon is left too."""
    workshop.step("compiling the launcher")
    gcc = workshop.need(f"{PREFIX}gcc", PACKAGE)
    windres = workshop.need(f"{PREFIX}windres", PACKAGE)
    windows_pictures.icon(workshop, goal / "gonfalon.ico")
    sources = workshop.root / SOURCES
    for name, options in PROGRAMS.items():
        # Relative paths and a folder without a name of its own: nothing of this machine comes into the programs.
        (goal / "facts.h").write_text(facts(workshop, name), encoding="utf-8")
        workshop.run([windres, "-I", ".", "-I", sources, sources / "launcher.rc", "-O", "coff", "launcher.o"], cwd=goal)
        order: list[str | Path] = [gcc, "-std=c11", "-Os", "-Wall", "-Wextra", "-Werror", "-s", "-municode", *options]
        order += [f"-ffile-prefix-map={sources}=.", "-I.", sources / "launcher.c", "launcher.o", "-o", name]
        order += ["-static", "-Wl,--no-insert-timestamp,--dynamicbase,--nxcompat,--high-entropy-va"]
        workshop.run(order, cwd=goal)
        (goal / "launcher.o").unlink()


def facts(workshop: Workshop, name: str) -> str:
    """The header with what the launcher is told of this build."""
    told = {
        "APP_ID": f'L"{workshop.app_id}"',
        "COPYRIGHT": f'"Copyright (c) {PUBLISHER}"',
        "FILE_NAME": f'"{name}"',
        "PUBLISHER": f'"{PUBLISHER}"',
        "PYTHON": f'L"{embedded_python.LIBRARY}"',
        "VERSION": f'"{workshop.version}"',
        "VERSION_NUMBERS": ",".join(map(str, numbers(workshop.version))),
    }
    return "".join(f"#define {word} {value}\n" for word, value in told.items())
