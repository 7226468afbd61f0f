"""The language that a command speaks: the one that is asked for, that of the settings, or that of the system."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable

from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.texts.catalogue import install, translate
from gonfalon.texts.languages import LANGUAGES
from gonfalon.user.folders import settings_file

MOST_BYTES = 1_000_000
_SETTING = re.compile(r"^language=(\w+)\s*$", re.MULTILINE)


def add_language(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "the language of the game (default: that of the settings, else of the system)")
    parser.add_argument("--language", choices=LANGUAGES, help=said)


def speak(language: str | None) -> None:
    """Speak this language, for None the one of whoever sits there, if their terminal can show it."""
    install(language or _chosen() or _of_the_system())
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if language is None:
        try:
            translate("Terminal", "Nothing has happened yet.").encode(encoding)
        except UnicodeEncodeError:
            install(LANGUAGES[0])


def _chosen() -> str | None:
    """What the settings of the window say, which need not be there."""
    try:
        text = read_bytes(settings_file(), MOST_BYTES, "the settings").decode("utf-8", "replace")
    except (OSError, UnreadableFile):
        return None
    found = _SETTING.search(text)
    return found[1] if found is not None and found[1] in LANGUAGES else None


def _of_the_system() -> str:
    """The first of the languages of the system that the program speaks, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wanted = os.environ.get("LANGUAGE", "").split(":") + [name for name in names if name][:1]
    if sys.platform == "win32" and _first(wanted) is None:
        import ctypes
        import locale

        wanted.append(locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), ""))
    return _first(wanted) or LANGUAGES[0]


def _first(names: Iterable[str]) -> str | None:
    """The first of these that the program speaks."""
    codes = (name.replace("-", "_").partition("_")[0].lower() for name in names)
    return next((code for code in codes if code in LANGUAGES), None)
