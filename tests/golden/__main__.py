"""Renews golden files, or shows what differs from them.

python -m tests.golden renew [NAME...]
    writes those of these records and screens anew, without names those that differ, and takes away what belongs to none
python -m tests.golden show [NAME...]
    writes a page with old, new and difference side by side of those that differ, among these or among all
"""

from __future__ import annotations

import argparse
import sys
from difflib import HtmlDiff
from html import escape
from pathlib import Path

# Here as in tests: no screen, and nothing of the machine and of whose it is.
import tests.conftest  # noqa: F401
from gonfalon.ui.look.pixmap_cache import png
from tests.golden import pictures, texts

OUT = texts.ROOT / "build" / "golden"
"""Where new pictures and the page go."""

_STYLE = """
body { font: 14px sans-serif; margin: 1rem } img { width: 33% } table { font-size: 13px } td { vertical-align: top }
.diff_add { background: #bfb } .diff_chg { background: #ff9 } .diff_sub { background: #fbb }
"""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("renew", "show"))
    parser.add_argument("names", nargs="*", metavar="NAME", help="of a record or a screen")
    arguments = parser.parse_args(words)
    known = {*texts.RECORDS, *pictures.names()}
    if unknown := set(arguments.names) - known:
        parser.error(f"neither a record nor a screen: {', '.join(sorted(unknown))}")
    OUT.mkdir(parents=True, exist_ok=True)
    if arguments.command == "renew":
        renew(set(arguments.names), known)
    else:
        page = OUT / "index.html"
        page.write_text(shown(set(arguments.names) or known), encoding="utf-8")
        print(page)
    return 0


def renew(named: set[str], known: set[str]) -> None:
    made, written = texts.texts(), []
    for path in (*texts.FOLDER.glob("*"), *pictures.FOLDER.glob("*")):
        if path.name not in made and path.stem not in pictures.names():
            path.unlink()
            print(f"{path.name}: taken away")
    for file, make in made.items():
        if _of(file, named or known) and (text := make()) != texts.golden(file):
            (texts.FOLDER / file).write_text(text, encoding="utf-8", newline="\n")
            written.append(file)
    for name in filter((named or known).__contains__, pictures.names()):
        new, squares = pictures.compared(name, OUT)
        # What no eye sees is no reason for so many bytes in each commit.
        if squares or name in named:
            pictures.path(name).write_bytes(pictures.packed(new))
            written.append(pictures.path(name).name)
    print(*(f"{file}: written" for file in written), sep="\n")


def shown(names: set[str]) -> str:
    parts = []
    for file, make in texts.texts().items():
        old, new = texts.golden(file), make() if _of(file, names) else texts.golden(file)
        if old != new:
            table = HtmlDiff(wrapcolumn=80).make_table(
                old.splitlines(), new.splitlines(), "old", "new", context=True, numlines=2
            )
            parts.append(f"<h2>{escape(file)}</h2>{table}")
    for name in filter(names.__contains__, pictures.names()):
        new, squares = pictures.compared(name, OUT)
        if squares:
            keep(name, new)
            (OUT / f"{name}.difference.png").write_bytes(png(pictures.marked(new, squares)))
            sources = (pictures.path(name).as_uri(), f"{name}.png", f"{name}.difference.png")
            images = "\n".join(f'<a href="{source}"><img src="{source}"></a>' for source in sources)
            parts.append(f"<h2>{escape(name)}</h2><p>{pictures.variant(name)}: old | new | difference</p>{images}")
    body = "\n".join(parts) or "Nothing differs."
    return f'<!DOCTYPE html><meta charset="utf-8"><title>Golden files</title><style>{_STYLE}</style>\n{body}\n'


def keep(name: str, new: pictures.QImage) -> Path:
    """Keep a picture to be looked at."""
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{name}.png"
    path.write_bytes(png(new))
    return path


def _of(file: str, names: set[str]) -> bool:
    """Whether a text is of one of these records; the style is of all."""
    return file == texts.STYLE or file.partition(".")[0] in names


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
