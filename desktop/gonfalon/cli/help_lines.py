"""A help in the language of its reader that keeps to the width of the terminal."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterable
from typing import Any, Never

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

    def error(self, message: str) -> Never:
        """Say what is wrong with the words, and exit."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {_told(message)}\n")


def _told(message: str) -> str:
    """A complaint of argparse in the language that is spoken; one that is not known here stays as it is."""
    if found := re.fullmatch(r"argument (\S.*?): (.+)", message, re.DOTALL):
        return f"{found[1]}: {_told(found[2])}"
    complaints = {
        "unrecognized arguments: (?P<words>.+)": translate("Help", "unrecognized arguments: {words}"),
        "the following arguments are required: (?P<words>.+)": translate("Help", "missing: {words}"),
        r"invalid choice: (?P<word>.+?) \(choose from (?P<words>.+)\)": translate(
            "Help", "invalid choice: {word}; choose one of {words}"
        ),
        "expected (?:one|at least one) argument": translate("Help", "a word is missing behind it"),
        "not allowed with argument (?P<words>.+)": translate("Help", "cannot stand together with {words}"),
    }
    for pattern, said in complaints.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return said.format(**found.groupdict())
    return message
