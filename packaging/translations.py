#!/usr/bin/env python3
"""Compile translations/*.ts for the program (`compile`) and bring them up to date with its texts (`update`)."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bundles.languages import LANGUAGES
from texts import Text, TextError, read_all

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ".qm.gz"
"""The ending of what Qt's lrelease has made of a .ts file, packed."""
WHERE = "import importlib.util; print(importlib.util.find_spec('PySide6').submodule_search_locations[0])"


class TranslationError(Exception):
    """A tool that is missing or a file that it refuses; the message is a sentence."""


def stale(folder: Path) -> list[Path]:
    """The .ts files of the folder whose .qm.gz is older or missing."""
    found = []
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(COMPILED)
        if not compiled.is_file() or source.stat().st_mtime > compiled.stat().st_mtime:
            found.append(source)
    return found


def tool(name: str, python: str | Path = sys.executable) -> Path:
    """Qt's program of that name in the packages of an interpreter; raises TranslationError."""
    # The wrapper scripts hold the path of the interpreter and break when the checkout is moved; the program does not.
    asked = subprocess.run([python, "-c", WHERE], capture_output=True, text=True, check=False)
    program = Path(asked.stdout.strip()) / (f"{name}.exe" if os.name == "nt" else name)
    if asked.returncode or not program.is_file():
        raise TranslationError(f"Qt's {name} is missing: please install PySide6-Essentials for {python}.")
    return program


def compile_stale(folder: Path, python: str | Path = sys.executable) -> list[Path]:
    """Compile what is stale and return the new .qm.gz files; raises TranslationError."""
    sources = stale(folder)
    if not sources:
        return []
    lrelease = tool("lrelease", python)
    return [compile_one(lrelease, source) for source in sources]


def compile_one(lrelease: Path, source: Path) -> Path:
    compiled = source.with_suffix(COMPILED)
    # Written beside and moved, because several test processes may find the same file stale at once.
    handle, name = tempfile.mkstemp(prefix=f".{source.stem}-", suffix=".qm", dir=source.parent)
    os.close(handle)
    part = Path(name)
    try:
        done = subprocess.run([lrelease, "-silent", source, "-qm", part], capture_output=True, text=True, check=False)
        if done.returncode:
            said = (done.stderr.strip() or done.stdout.strip() or f"status {done.returncode}").splitlines()[-1]
            raise TranslationError(f"{source} could not be compiled: {said}")
        # A third of the size, and unpacked in two milliseconds; without the time, so that builds are the same.
        part.write_bytes(gzip.compress(part.read_bytes(), mtime=0))
        part.chmod(0o644)
        part.replace(compiled)
    finally:
        part.unlink(missing_ok=True)
    return compiled


def texts_of_program() -> list[Text]:
    """All texts that the program shows; raises TextError."""
    return read_all(ROOT, sorted((ROOT / "desktop").rglob("*.py")))


def update(languages: Sequence[str] = LANGUAGES) -> None:
    """Read the texts of the program into the .ts files, English for its plurals only; raises TranslationError."""
    lupdate = tool("lupdate")
    calls = "\n".join(str(text) for text in texts_of_program())
    with tempfile.TemporaryDirectory(prefix="gonfalon-texts-") as folder:
        source = Path(folder) / "texts.py"
        source.write_text(calls + "\n", encoding="utf-8")
        for language in languages:
            # Without places a file changes only where a text does.
            order = [
                str(lupdate), str(source), "-silent", "-no-obsolete", "-locations", "none",
                "-source-language", "en", "-target-language", language,
                *(["-pluralonly"] if language == "en" else []),
                "-ts", str(ROOT / "translations" / f"gonfalon_{language}.ts"),
            ]  # fmt: skip
            done = subprocess.run(order, capture_output=True, text=True, check=False)
            print(done.stdout + done.stderr, end="")
            if done.returncode:
                raise TranslationError(f"The texts for {language} could not be read; the words of lupdate are above.")


def main(argv: Sequence[str]) -> int:
    """Carry out `compile` or `update [LANGUAGE...]`."""
    try:
        if list(argv[:1]) == ["compile"]:
            for path in compile_stale(ROOT / "translations"):
                print(path.relative_to(ROOT))
        elif list(argv[:1]) == ["update"]:
            update(argv[1:] or LANGUAGES)
        else:
            print("Please say `translations.py compile` or `translations.py update [LANGUAGE...]`.", file=sys.stderr)
            return 1
    except (TextError, TranslationError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
