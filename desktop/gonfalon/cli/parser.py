"""The parser of command lines: help texts, the language of a command, and records as arguments."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Never
from urllib.parse import unquote_to_bytes

from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.record import SUFFIX
from gonfalon.texts.translations import LANGUAGES, set_language, translate
from gonfalon.user.folders import settings_file

_ENTRY = re.compile(r" +\S.*? {2,}")
"""How a line of a list begins: what it tells about, and room."""


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Breaks paragraphs and the entries of lists anew; an entry beneath its words."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
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
    """A parser of a command line; the caller that creates it sets the language of its help."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, formatter_class=_HelpFormatter, add_help=False)
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


FILE_SCHEME = "file:"


def is_record_arg(word: str) -> bool:
    """Return whether a word of the command line is meant as a file that the window is to open."""
    small = word.lower()
    # What else the program opens has an ending that begins alike.
    ours = small.endswith(SUFFIX) or Path(small).suffix.startswith(f"{SUFFIX}-")
    return ours or small.startswith(FILE_SCHEME) or os.path.lexists(word)


def record_path(word: str) -> str:
    """The absolute path of a record that the command line names."""
    path = word
    if word.lower().startswith(FILE_SCHEME) and not os.path.lexists(word):
        path = _local(word[len(FILE_SCHEME) :], sys.platform)
    with contextlib.suppress(OSError):
        # Not `abspath`: it takes `..` for the way back even behind a link.
        path = str(Path.cwd() / path)
    return path


def _local(address: str, platform: str) -> str:
    host = ""
    if address.startswith("//"):
        host, _, address = address[2:].partition("/")
        address = f"/{address}"
    path = os.fsdecode(unquote_to_bytes(address))
    if platform != "win32":
        return path
    return path.lstrip("/") if host in ("", "localhost") else f"//{host}{path}"


MAX_SETTINGS_BYTES = 1_000_000


def add_language(parser: argparse.ArgumentParser) -> None:
    said = translate("Help", "the language of the game (default: that of the settings, else of the system)")
    parser.add_argument("--language", choices=LANGUAGES, help=said)


def use_language(language: str | None) -> None:
    """Use this language, or for None the user's language if their terminal can show it."""
    set_language(language or _language_of_settings() or _language_of_system())
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if language is None:
        try:
            translate("Terminal", "Nothing has happened yet.").encode(encoding)
        except UnicodeEncodeError:
            set_language(LANGUAGES[0])


def _language_of_settings() -> str | None:
    """Return the language in the settings of the window; None where there is none."""
    language = window_setting("language")
    return language if language in LANGUAGES else None


def window_setting(name: str) -> str:
    """Return the text of one of the settings of the window; empty where there is none."""
    try:
        text = read_bytes(settings_file(), MAX_SETTINGS_BYTES, "the settings").decode("utf-8", "replace")
    except (OSError, UnreadableFile):
        return ""
    found = re.search(rf"^{name}=(.*)$", text, re.MULTILINE)
    if found is None:
        return ""
    # Qt puts some texts in quotes, marks letters that mean something, and doubles an @ at the beginning.
    plain = re.sub(r"\\(.)", r"\1", found[1].strip().removeprefix('"').removesuffix('"'))
    return plain[1:] if plain.startswith("@@") else plain


def _language_of_system() -> str:
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
