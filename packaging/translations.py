#!/usr/bin/env python3
"""Compile translations/*.po for the program (`compile`) and bring them up to date with its texts (`update`)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bundles.languages import ENGLISH, LANGUAGES
from texts import Text, TextError, read_all

ROOT = Path(__file__).resolve().parent.parent


def stale(folder: Path) -> list[Path]:
    """The .po files of the folder whose .mo is older or missing."""
    found = []
    for source in sorted(folder.glob("*.po")):
        compiled = source.with_suffix(".mo")
        if not compiled.is_file() or source.stat().st_mtime > compiled.stat().st_mtime:
            found.append(source)
    return found


def compile_stale(folder: Path) -> list[Path]:
    """Compile what is stale and return the new .mo files; raises OSError."""
    return [compile_one(source) for source in stale(folder)]


def compile_one(source: Path) -> Path:
    import polib  # A Python that only asks what is stale need not have it.

    content = polib.pofile(source).to_binary()
    compiled = source.with_suffix(".mo")
    # Written beside and moved, because several test processes may find the same file stale at once.
    part = source.with_name(f".{compiled.name}-{os.getpid()}")
    part.write_bytes(content)
    part.replace(compiled)
    return compiled


def texts_of_program() -> list[Text]:
    """All texts that the program shows; raises TextError."""
    return read_all(ROOT, sorted((ROOT / "desktop").rglob("*.py")))


def update(languages: Sequence[str] = LANGUAGES) -> None:
    """Read the texts of the program into the .po files, English for its plurals only; raises TextError, OSError."""
    import polib

    texts: dict[tuple[str, str], Text] = {}
    for text in texts_of_program():
        key = text.place, text.source
        if text.remark or key not in texts:
            texts[key] = text
    for language in languages:
        path = ROOT / "translations" / f"{language}.po"
        begun = path.is_file()
        old = polib.pofile(path if begun else path.with_name(f"{ENGLISH}.po"), wrapwidth=0)
        held = {(entry.msgctxt, entry.msgid): entry for entry in old if begun and not entry.obsolete}
        forms = int(old.metadata["Plural-Forms"].partition("nplurals=")[2][0])
        new = polib.POFile(wrapwidth=0)
        new.header, new.metadata = old.header, {**old.metadata, "Language": language}
        wanted = {key: text for key, text in texts.items() if text.plural or language != ENGLISH}
        # What is there keeps its place, and none in the program is told: a file changes only where a text does.
        kept = [wanted[key] for key in {**held, **wanted} if key in wanted]
        for text in sorted(kept, key=lambda text: text.context):
            entry = held.get((text.place, text.source)) or polib.POEntry(msgctxt=text.place, msgid=text.source)
            entry.comment = text.remark
            if text.plural and not entry.translated():
                entry.msgid_plural = text.source
                entry.msgstr_plural = {form: entry.msgstr_plural.get(form, "") for form in range(forms)}
            new.append(entry)
        new.save(str(path))
        print(f"{path.name}: {len(wanted.keys() - held)} new, {len(held.keys() - wanted)} vanished")


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
    except (OSError, TextError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
