"""What packages tell in other languages than English: packaging/words has a file for each language of the program."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from bundles.languages import OTHERS

FOLDER = Path(__file__).resolve().parents[1] / "words"


@cache
def words() -> dict[str, dict[str, Any]]:
    """The words of each language, by its code."""
    return {code: tomllib.loads((FOLDER / f"{code}.toml").read_text(encoding="utf-8")) for code in sorted(OTHERS)}


def lines(form: str, what: str) -> str:
    """A line for each language: `form` with its code and with what it says."""
    return "\n".join(form.format(code, told[what]) for code, told in words().items())
