"""The pages that players read, as they lie in their files."""

from __future__ import annotations

import re
from functools import cache

from gonfalon.data import cards_dir, changelog_file, translations_dir

GUIDES = {"card-guide": "README.md", "card-language": "language.md"}
"""What lies beside the cards in English."""
FENCE = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@cache
def page(name: str, language: str) -> str:
    if name == "changelog":
        return changelog_file(language).read_text(encoding="utf-8")
    if name in GUIDES and language == "en":
        text = (cards_dir() / GUIDES[name]).read_text(encoding="utf-8")
        for key, file in GUIDES.items():
            text = text.replace(f"]({file})", f"]({key})")
        return text
    return (translations_dir() / "rules" / f"{name}.{language}.md").read_text(encoding="utf-8")


def chapters(name: str, language: str = "en") -> dict[str, str]:
    """The chapters of a book by their keys."""
    parts = re.split(r"^<!-- chapter: ([\w-]+) -->$", page(name, language), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def shown(text: str, form: str) -> list[list[str]]:
    """The positions of one form that each example shows; an example is what stands below one heading."""
    sections = re.split("^### ", text, flags=re.MULTILINE)
    found = [[body.rstrip() for kind, body in FENCE.findall(section) if kind == form] for section in sections]
    return [positions for positions in found if positions]
