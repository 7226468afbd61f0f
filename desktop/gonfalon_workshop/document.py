"""
A set that is being written: templates and copies to begin with, its file, and beside it the text that is not saved yet.
"""

from __future__ import annotations

import contextlib
import json
import re
import stat
from collections.abc import Collection
from contextlib import suppress
from enum import Enum
from pathlib import Path

import yaml

from gonfalon.core.diagnostics import CardFileError, Message, confusable_form
from gonfalon.core.files import PUBLIC_FILE, UnreadableFile, digest, read_bytes, replace_file
from gonfalon.core.svg_sanitizer import MAX_EMBLEM_BYTES
from gonfalon.core.yaml_reader import MAX_BYTES, compose_yaml, read_card_file
from gonfalon.games.oriflamme.rules.set_parser import MAX_LETTERS, SET_KEYS
from gonfalon.games.oriflamme.set_package import folder_name_for
from gonfalon.texts.translations import current_language, translate

_KEPT = ".{name}.unsaved"
"""What the file beside a set's is called; no shelf looks at it, for its name begins with a dot."""
_DIGEST = 16
_MARK = "\ufeff"


def unsaved_path(path: Path) -> Path:
    """Return the path where the unsaved text of a set is kept."""
    return path.with_name(_KEPT.format(name=path.name))


class FileChange(Enum):
    """The result of checking the file for changes."""

    SAME = "same"
    RELOADED = "reloaded"
    """Another program has written it, and nothing of ours was unsaved: its text is taken."""
    BOTH = "both"
    """Another program has written it while there is something unsaved here; somebody has to choose."""
    GONE = "gone"
    """There is no file any more; the text is still here."""


class SetDocument:
    """The text of one set, with plain line ends whatever its file has.

    Beside the file lies, as long as anything is unsaved, the whole text as it stands, and from which text of the file
    it was made; it outlives a killed program.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        """Read the file, and what was left unsaved beside it.

        Raises:
            CardFileError: when the file cannot be read.
        """
        self.path = path
        self.read_only = read_only
        self._of_windows = self._marked = False
        """Whether the lines of the file end like those of Windows, and whether it begins with a mark of Unicode."""
        self.saved = self._read()
        """What the file says, as far as it is known here."""
        self.text = self.saved
        self.restored = False
        """Whether something unsaved of an earlier time was found."""
        self.theirs: str | None = None
        """What another program has written into the file while something was unsaved here; None if nobody has."""
        if not read_only:
            self._restore()

    @property
    def unsaved(self) -> bool:
        """Whether the text has changes that are not in the file yet."""
        return self.text != self.saved

    def write(self, text: str) -> None:
        """Take another text, which is kept beside the file at once.

        Raises:
            OSError: when it cannot be kept; it is taken all the same.
        """
        self.text = text
        if self.unsaved or self.theirs is not None:
            kept = f"{digest(self.saved.encode())}\n{text}"
            replace_file(unsaved_path(self.path), kept.encode("utf-8", "replace"), lasting=False)
        else:
            self._forget()

    def save(self) -> None:
        """Write the file, whole, in the place of what is there.

        Raises:
            OSError: when that is not possible; the file is as before, and the text still kept beside it.
        """
        text = self.text.replace("\n", "\r\n") if self._of_windows else self.text
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # A lonely half of a sign can be typed, but is no text; the loader says so where it stands.
        replace_file(self.path, (_MARK * self._marked + text).encode("utf-8", "replace"), self._mode())
        self.saved, self.theirs = self.text, None
        self._forget()

    def look(self) -> FileChange:
        """See whether another program has written the file, and take its text where nothing of ours would be lost."""
        try:
            now = self._read()
        except CardFileError:
            return FileChange.SAME if self.path.exists() else FileChange.GONE
        if now == (self.saved if self.theirs is None else self.theirs):
            return FileChange.SAME
        if now == self.text or not self.unsaved:
            self.saved = self.text = now
            self.theirs = None
            self._forget()
            return FileChange.RELOADED
        self.theirs = now
        return FileChange.BOTH

    def take_theirs(self) -> None:
        """Give up what is unsaved here for what another program has written."""
        if self.theirs is not None:
            self.saved = self.text = self.theirs
            self.theirs = None
            self._forget()

    def keep_mine(self) -> None:
        """Go on with the text of here; saving it replaces what another program has written."""
        if self.theirs is not None:
            self.saved, self.theirs = self.theirs, None
            with contextlib.suppress(OSError):
                self.write(self.text)

    # -- files ---------------------------------------------------------------------------------------------------------

    def _read(self) -> str:
        text = read_card_file(self.path)
        self._of_windows = "\r\n" in text
        with contextlib.suppress(OSError), self.path.open("rb") as stream:
            self._marked = stream.read(3) == _MARK.encode()
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def _restore(self) -> None:
        try:
            kept = read_bytes(unsaved_path(self.path), MAX_BYTES * 4 + _DIGEST + 1, "a card file").decode("utf-8")
        except (UnreadableFile, UnicodeDecodeError):
            return
        made_from, line, text = kept.partition("\n")
        if not line or len(made_from) != _DIGEST or text == self.saved:
            self._forget()
            return
        self.restored = True
        self.text = text
        if made_from != digest(self.saved.encode()):
            self.theirs = self.saved

    def _forget(self) -> None:
        with contextlib.suppress(OSError):
            unsaved_path(self.path).unlink(missing_ok=True)

    def _mode(self) -> int:
        """Return the file's permissions, so that everyone who may read it can still do so."""
        try:
            return stat.S_IMODE(self.path.stat().st_mode)
        except OSError:
            return PUBLIC_FILE


_ENDING = ".yaml"
_TEMPLATE = """\
# {remark}
name: {name}

# {cards}
cards:
  baker:
    type: character
    activate:
      - gain: 1
      - gain: 1 per adjacent open character

  # {trap}
  watchdog:
    type: intrigue
    influence: lost
    activate:
      - gain: 1
      - discard: this
    avenge:
      - steal: 2 from attacker

# {texts}
# {words}
texts:
  {language}:
    baker:
      name: {baker}
    watchdog:
      name: {watchdog}
"""


def template(name: str) -> str:
    """A small set that can be played, with remarks in the reader's language about what stands where."""
    return _TEMPLATE.format(
        name=_quoted(name),
        language=current_language(),
        baker=_quoted(translate("Workshop", "Baker")),
        watchdog=_quoted(translate("Workshop", "Watchdog")),
        remark=translate("Workshop", "What follows this sign is a comment, which the program ignores."),
        cards=translate("Workshop", "Each card has an id, a type, and a list of what it does, line by line."),
        trap=translate(
            "Workshop", "A trap: whoever eliminates it has to pay. Its last line takes it out of the queue."
        ),
        texts=translate("Workshop", "What the cards are called in each language."),
        words=translate("Workshop", "The text on a card is generated from its lines until you write your own."),
    )


def with_name(text: str, name: str) -> str:
    """The text of a set with another name; of a file that has no place for one, the text as it is.

    Raises:
        CardFileError: when it is no YAML.
    """
    document = compose_yaml(text, "")
    if not isinstance(document, yaml.MappingNode):
        return text
    keys = {key.value: value for key, value in document.value if isinstance(key, yaml.ScalarNode)}
    if not keys.keys() & {*SET_KEYS}:
        return text
    found = keys.get("name")
    if found is None:
        start = document.start_mark.index
        return f"{text[:start]}name: {_quoted(name)}\n{text[start:]}"
    start, end = found.start_mark.index, found.end_mark.index
    after = text[end:]
    if isinstance(found, yaml.ScalarNode) and found.style in ("|", ">"):
        after = "\n" + after
    gap = " " if text[:start].endswith(":") else ""
    return f"{text[:start]}{gap}{_quoted(name)}{after}"


def begin_set(folder: Path, name: str, text: str) -> Path:
    """Write the file of a new set into a folder of its own among the sets.

    Raises:
        OSError: when that is not possible.
    """
    stem = folder_name_for(name)
    for number in range(1, 1000):
        called = stem if number == 1 else f"{stem}-{number}"
        # An empty folder may be somebody else's in this moment; only what is made here is used.
        with suppress(FileExistsError):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / called).mkdir()
            path = folder / called / f"{called}{_ENDING}"
            replace_file(path, text.encode(), PUBLIC_FILE)
            return path
    raise FileExistsError(f"{folder / stem}")


def rename_file(path: Path, before: str, name: str) -> Path:
    """The file of a set that was begun here, called anew with its folder where the set is called otherwise now.

    Args:
        path: of the file; one that was not called like its set keeps its name.
        before: what the set was called.
        name: what it is called now.

    Raises:
        OSError: when that is not possible.
    """
    stem = folder_name_for(before)
    ours = path.parent.name == path.stem and re.fullmatch(re.escape(stem) + "(-[0-9]+)?", path.stem)
    wanted = folder_name_for(name)
    if not ours or wanted == stem:
        return path
    number, called = 1, wanted
    while path.parent.with_name(called).exists():
        number += 1
        called = f"{wanted}-{number}"
    folder = path.parent.rename(path.parent.with_name(called))
    return (folder / path.name).rename(folder / f"{called}{path.suffix}")


def copy_set(path: Path, folder: Path, name: str, ids: Collection[str]) -> Path:
    """A set of another name that says the same, with its drawings.

    Args:
        path: the file that is copied.
        folder: where the user's sets lie.
        name: of the copy.
        ids: of its cards, whose drawings go along.

    Raises:
        CardFileError: when the file cannot be read.
        OSError: when the copy cannot be written.
    """
    text = read_card_file(path)
    with suppress(CardFileError):
        # What is no YAML is copied as it is: mending it may be why somebody wants a copy.
        text = with_name(text, name)
    copy = begin_set(folder, name, text)
    for id in ids:
        drawing = path.with_name(f"{id}.svg")
        if drawing.is_file():
            # One that cannot be read is none of the set that is copied either.
            with suppress(UnreadableFile):
                replace_file(
                    copy.with_name(drawing.name),
                    read_bytes(drawing, MAX_EMBLEM_BYTES, Message("an emblem")),
                    PUBLIC_FILE,
                )
    return copy


def free_name(wanted: str, taken: Collection[str]) -> str:
    """The name itself, or with a number behind it the first that no set has."""
    others = set(map(confusable_form, taken))
    wanted = wanted[: MAX_LETTERS["name"]].strip()
    number, name = 2, wanted
    while confusable_form(name) in others:
        name = f"{wanted[: MAX_LETTERS['name'] - 4].strip()} {number}"
        number += 1
    return name


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
