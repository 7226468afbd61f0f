"""A help in the language of its reader that keeps to the width of the terminal."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterable
from typing import Any

from gonfalon.texts.catalogue import translate

__all__ = ["HelpParser"]

_ENTRY = re.compile(r" +\S.*? {2,}")
"""How a line of a list begins: what it tells about, and room."""


class _Lines(argparse.RawDescriptionHelpFormatter):
    """Breaks paragraphs and the entries of lists anew; an entry beneath its words."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{translate('Help', 'usage')}: ")

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        parts: list[tuple[str, int]] = []
        for line in text.splitlines():
            entry, room = _ENTRY.match(line), len(line) - len(line.lstrip())
            whole, hang = parts[-1] if parts else ("", 0)
            if entry is None and line and whole and room == hang and not whole.endswith(":"):
                parts[-1] = f"{whole} {line.strip()}", hang
            else:
                parts.append((line, room if entry is None else len(entry[0])))
        return "\n".join(
            textwrap.fill(part, width, subsequent_indent=" " * min(hang, width // 2), break_on_hyphens=False)
            for part, hang in parts
        )


class HelpParser(argparse.ArgumentParser):
    """Reads a command line; the languages of those who ask for help are spoken by whoever makes it."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, formatter_class=_Lines, add_help=False)
        self._positionals.title = translate("Help", "what is named")
        self._optionals.title = translate("Help", "options")
        self.add_argument("-h", "--help", action="help", help=translate("Help", "show this help and exit"))
