"""How a new set begins: from a few lines that show how it is done, or as a copy of one that is there."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import yaml

from gonfalon.core.deck import CardFileError, Phrase, compose, read_file
from gonfalon.core.emblems import MAX_BYTES
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.naming import look_of
from gonfalon.core.writing import OPEN, replace_file
from gonfalon.games.oriflamme.rules.language import SET_KEYS
from gonfalon.games.oriflamme.rules.texts import MOST_LETTERS
from gonfalon.games.oriflamme.workshop.parcel import folder_for
from gonfalon.texts.catalogue import current, translate

__all__ = ["begin", "called_like", "copied", "free_name", "renamed", "template"]

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
        language=current(),
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


def renamed(text: str, name: str) -> str:
    """The text of a set with another name; of a file that has no place for one, the text as it is.

    Raises:
        CardFileError: when it is no YAML.
    """
    document = compose(text, "")
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


def begin(folder: Path, name: str, text: str) -> Path:
    """Write the file of a new set into a folder of its own among the sets.

    Raises:
        OSError: when that is not possible.
    """
    stem = folder_for(name)
    for number in range(1, 1000):
        called = stem if number == 1 else f"{stem}-{number}"
        # An empty folder may be somebody else's in this moment; only what is made here is used.
        with suppress(FileExistsError):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / called).mkdir()
            path = folder / called / f"{called}{_ENDING}"
            replace_file(path, text.encode(), OPEN)
            return path
    raise FileExistsError(f"{folder / stem}")


def called_like(path: Path, before: str, name: str) -> Path:
    """The file of a set that was begun here, called anew with its folder where the set is called otherwise now.

    Args:
        path: of the file; one that was not called like its set keeps its name.
        before: what the set was called.
        name: what it is called now.

    Raises:
        OSError: when that is not possible.
    """
    stem = folder_for(before)
    ours = path.parent.name == path.stem and re.fullmatch(re.escape(stem) + "(-[0-9]+)?", path.stem)
    wanted = folder_for(name)
    if not ours or wanted == stem:
        return path
    number, called = 1, wanted
    while path.parent.with_name(called).exists():
        number += 1
        called = f"{wanted}-{number}"
    folder = path.parent.rename(path.parent.with_name(called))
    return (folder / path.name).rename(folder / f"{called}{path.suffix}")


def copied(path: Path, folder: Path, name: str, ids: Collection[str]) -> Path:
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
    text = read_file(path)
    with suppress(CardFileError):
        # What is no YAML is copied as it is: mending it may be why somebody wants a copy.
        text = renamed(text, name)
    copy = begin(folder, name, text)
    for id in ids:
        drawing = path.with_name(f"{id}.svg")
        if drawing.is_file():
            # One that cannot be read is none of the set that is copied either.
            with suppress(UnreadableFile):
                replace_file(copy.with_name(drawing.name), read_bytes(drawing, MAX_BYTES, Phrase("an emblem")), OPEN)
    return copy


def free_name(wanted: str, taken: Collection[str]) -> str:
    """The name itself, or with a number behind it the first that no set has."""
    others = set(map(look_of, taken))
    wanted = wanted[: MOST_LETTERS["name"]].strip()
    number, name = 2, wanted
    while look_of(name) in others:
        name = f"{wanted[: MOST_LETTERS['name'] - 4].strip()} {number}"
        number += 1
    return name


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
