"""A help that keeps to the width of the terminal."""

from __future__ import annotations

import argparse
import re
import textwrap

__all__ = ["HelpLines"]

_ENTRY = re.compile(r" +\S+ {2,}")
"""How a line of a list begins: what it tells about, and room."""


class HelpLines(argparse.RawDescriptionHelpFormatter):
    """Breaks paragraphs and the entries of lists anew; an entry beneath its words."""

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
