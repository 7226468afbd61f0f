"""The text files of `translations/cards/`: mappings in which a language may have gaps."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any

from gonfalon import data
from gonfalon.texts.languages import ENGLISH, LANGUAGES

__all__ = ["entries", "from_id", "load", "word"]

_log = logging.getLogger(__name__)


def entries(stem: str, language: str, folder: Path) -> dict[str, dict[str, Any]]:
    """The mappings of a text file, each taken from the first language that has it."""
    found: dict[str, dict[str, Any]] = {}
    for code in dict.fromkeys((language, ENGLISH, *LANGUAGES)):
        for key, entry in load(folder / "cards" / f"{stem}.{code}.yaml").items():
            if isinstance(entry, str):
                entry = {"name": entry}
            if isinstance(entry, dict):
                found.setdefault(str(key), entry)
    return found


def word(entry: dict[str, Any], key: str) -> str:
    """One text of a mapping; empty where there is none."""
    value = entry.get(key)
    return value.strip() if isinstance(value, str) else ""


def from_id(id: str) -> str:
    """What a card or an option is called that has no name of its own."""
    return id.replace("-", " ").capitalize()


@cache
def load(path: Path) -> dict[Any, Any]:
    """The mapping in a file; empty where it is missing or cannot be read."""
    import yaml  # Costs a tenth of the start; the start screen shows no card texts.

    try:
        content = yaml.load(data.content(path), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError) as error:
        _log.warning("The texts in %s cannot be read: %s", path, error)
        return {}
    return content if isinstance(content, dict) else {}
