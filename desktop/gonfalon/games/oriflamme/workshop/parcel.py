"""A set of cards in one file, for others: its text, the emblems that lie beside it, and a word about what it is.

    manifest.json    {"gonfalon-set": 1, "name": "Harvest Fair", "author": "Olena", "hash": "...", "program": "..."}
    set.yaml         the text of the set
    baker.svg        the emblem of a card, as its author has drawn it

What comes from a stranger is looked at as a whole, in memory; it is written only when somebody has said so.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import time
import unicodedata
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from gonfalon import __version__
from gonfalon.core import deck, emblems
from gonfalon.core.emblems import emblem_in
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.lacking import SetsUnread
from gonfalon.core.naming import look_of
from gonfalon.core.slips import CardFileError, Phrase, Slip, whole
from gonfalon.core.writing import PASSING, create_file, move_file, private_folder
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.language import MOST_KINDS
from gonfalon.games.oriflamme.rules.shelf import Shelf, Shelved, name_taken, read_set, written_set
from gonfalon.games.oriflamme.workshop.zipped import unzipped, zipped
from gonfalon.session.keeping import DEVICES

__all__ = [
    "MAX_BYTES", "SUFFIX", "Parcel", "folder_for", "is_of_others", "is_same", "keep", "pack", "place_for", "same_name",
    "unpack",
]  # fmt: skip

SUFFIX: Final = ".gonfalon-set"
FORMAT: Final = 1
"""Raised whenever an earlier program could no longer read what this one writes."""
MANIFEST, TEXT, DRAWING = "manifest.json", "set.yaml", ".svg"
KEPT_BESIDE: Final = ".old"
"""What is added to the name of a set's file when another takes its place; no shelf takes it for a set then."""
_RECEIVED: Final = ".received"
"""Lies beside a set that came from somebody else."""
_MANIFEST_BYTES: Final = 4_000
MAX_BYTES: Final = _MANIFEST_BYTES + deck.MAX_BYTES + MOST_KINDS * emblems.MAX_BYTES
"""More than the largest set has, packed or not."""
_MOST: Final = 2 + MOST_KINDS
_LIMITS: Final = {MANIFEST: _MANIFEST_BYTES, TEXT: deck.MAX_BYTES}
_LONGEST_FOLDER: Final = 40
_SWEPT: Final = 3600
"""What lies there half written for so many seconds is of a program that was killed."""


class Parcel(NamedTuple):
    """What is in such a file, all of it checked."""

    name: str
    author: str
    text: str
    emblems: Mapping[str, bytes]
    """The drawings as they were sent, by the id of their card."""
    cards: CardSet
    hash: str


def pack(path: Path) -> bytes:
    """A set and its emblems as one file, the same for the same set and program.

    Raises:
        CardFileError: with every slip of the set and its emblems; only what is whole is given to others.
    """
    cards, text = read_set(path), deck.read_file(path)
    files = {TEXT: text.encode()}
    for kind in cards.kinds:
        drawing = path.with_name(f"{kind.id}{DRAWING}")
        if drawing.exists():
            _check_name(drawing.name, str(path))
            try:
                files[drawing.name] = read_bytes(drawing, emblems.MAX_BYTES, Phrase("an emblem"))
            except UnreadableFile as error:
                raise whole(str(drawing), error.phrase) from None
    told = {"gonfalon-set": FORMAT, "name": cards.name, "author": cards.author, "hash": cards.hash}
    files[MANIFEST] = json.dumps({**told, "program": __version__}, ensure_ascii=False, indent=1).encode()
    return zipped(files)


def unpack(parcel: bytes | Path, source: str = "") -> Parcel:
    """What is in such a file, or in its bytes; `source` is what it is called in sentences, else by its path.

    Raises:
        CardFileError: when it is none, or anything in it is not as it should be.
    """
    source = source or (str(parcel) if isinstance(parcel, Path) else SUFFIX)
    files = unzipped(_bytes(parcel, source), source, _LIMITS, emblems.MAX_BYTES, _MOST)
    told = _manifest(files.pop(MANIFEST, None), source)
    written = files.pop(TEXT, None)
    if written is None:
        raise whole(source, Phrase("there is no set of cards in it"))
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        phrase = Phrase("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
        raise whole(_inside(source, TEXT), phrase) from None
    try:
        cards = written_set(_inside(source, TEXT), text)
    except (MemoryError, RecursionError) as error:
        phrase = Phrase("the file cannot be read: {problem}", problem=type(error).__name__)
        raise whole(_inside(source, TEXT), phrase) from None
    if (told.get("name"), told.get("hash")) != (cards.name, cards.hash):
        raise whole(source, Phrase("the cards in it are not those that it was made with; have it sent once more"))
    return Parcel(cards.name, cards.author, text, _drawings(files, cards, source), cards, cards.hash)


def _bytes(parcel: bytes | Path, source: str) -> bytes:
    data = b"" if isinstance(parcel, Path) else parcel
    large = len(data) > MAX_BYTES
    if isinstance(parcel, Path):
        try:
            data = read_bytes(parcel, MAX_BYTES, Phrase("a set of cards"))
        except UnreadableFile as error:
            if not error.large:
                raise whole(source, error.phrase) from None
            large = True
    if large:
        phrase = Phrase("the file is larger than {most} kB, and no set of cards is", most=MAX_BYTES // 1000)
        raise whole(source, phrase)
    return data


def _manifest(data: bytes | None, source: str) -> dict[str, Any]:
    """What the file says of itself, in a format that is known here."""
    try:
        told = json.loads(data or b"")
    except (ValueError, RecursionError):
        told = None
    format = told.get("gonfalon-set") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(format, int) or isinstance(format, bool) or format < 1:
        raise whole(source, Phrase("this is not a Gonfalon card set"))
    if format > FORMAT:
        newer = Phrase("this set was packed by a newer Gonfalon; please update the program")
        raise whole(source, newer)
    return told


def _drawings(files: Mapping[str, bytes], cards: CardSet, source: str) -> dict[str, bytes]:
    slips: list[Slip] = []
    drawings = {}
    for name, data in sorted(files.items()):
        kind = name.removesuffix(DRAWING)
        if kind == name or kind not in cards:
            slips.append(Slip.of(source, 0, 0, Phrase("'{name}' in it belongs to none of its cards", name=name)))
            continue
        try:
            _check_name(name, source)
            emblem_in(data, _inside(source, name))
        except CardFileError as error:
            slips += error.slips
        drawings[kind] = data
    if slips:
        raise CardFileError(slips)
    return drawings


def _check_name(name: str, source: str) -> None:
    if name.removesuffix(DRAWING).upper() in DEVICES:
        phrase = Phrase("some computers have no files that are called '{name}'; give the card another id", name=name)
        raise whole(source, phrase)


def _inside(source: str, name: str) -> str:
    """What a file in the parcel is called in sentences."""
    return f"{source} ({name})"


# -- taking it ---------------------------------------------------------------------------------------------------------


def same_name(parcel: Parcel, shelf: Shelf) -> Shelved | None:
    """The set that has its name already, a broken one only if no other has it.

    Raises:
        SetsUnread: when it may be among those that are still being read.
    """
    named = [shelved for shelved in shelf if look_of(shelved.name) == look_of(parcel.name)]
    if not named and shelf.unread:
        raise SetsUnread
    return min(named, key=lambda shelved: shelved.cards is None, default=None)


def is_of_others(path: Path) -> bool:
    """Whether the set of this file was taken from a parcel: it is somebody else's, and stays as it came."""
    return path.with_name(_RECEIVED).exists()


def is_same(parcel: Parcel, shelved: Shelved) -> bool:
    """Whether a set that lies here holds the same, to the letter."""
    try:
        there = unpack(pack(shelved.path))
    except CardFileError:
        return False
    return (there.text, there.emblems) == (parcel.text, parcel.emblems)


def place_for(parcel: Parcel, folder: Path, folder_name: str = "") -> Path:
    """The folder in which the set would be kept among others: none that is there already."""
    called = folder_for(folder_name or parcel.name)
    places = (folder / (called if number == 1 else f"{called}-{number}") for number in count(1))
    return next(place for place in places if not os.path.lexists(place))


def folder_for(name: str) -> str:
    """How the folder of a set is called: by its name, as far as all systems take that."""
    plain = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", name).casefold()).strip("-")
    plain = plain[:_LONGEST_FOLDER].strip("-")
    return plain if plain and plain.upper() not in DEVICES else f"set-{plain}".strip("-")


def keep(parcel: Parcel, shelf: Shelf, folder_name: str = "", *, replacing: Shelved | None = None) -> Path:
    """Put a set into a folder of its own on the shelf, all of it or nothing; returns the file of the set.

    Args:
        folder_name: how that folder is called, by default as the set; if it is taken, a number is added.
        replacing: the user's set of the same name whose place it takes; that one's file stays beside, with another
            ending.

    Raises:
        CardFileError: when another set has its name already.
        SetsUnread: when another set of its name may be among those that are still being read.
        OSError: when it cannot be written; everything is as before then.
    """
    assert shelf.folder is not None, "the shipped sets lie where nothing is written"
    other = same_name(parcel, shelf)
    if other is not None and (replacing is None or not other.own or other.path != replacing.path):
        raise name_taken(parcel.name, Path(parcel.name), other.path)
    folder, called = shelf.folder, folder_for(folder_name or parcel.name)
    private_folder(folder)
    _sweep(folder)
    passing = folder / PASSING.replace("*", os.urandom(8).hex())
    try:
        passing.mkdir(mode=0o700)
        create_file(passing / f"{called}.yaml", parcel.text.encode())
        create_file(passing / _RECEIVED, b"")
        for kind, drawing in parcel.emblems.items():
            create_file(passing / f"{kind}{DRAWING}", drawing)
        goal = _placed(passing, parcel, folder, folder_name)
    finally:
        shutil.rmtree(passing, ignore_errors=True)
    if replacing is not None:
        try:
            _set_aside(replacing.path)
        except OSError:
            shutil.rmtree(goal, ignore_errors=True)
            raise
    return goal / f"{called}.yaml"


def _placed(passing: Path, parcel: Parcel, folder: Path, folder_name: str) -> Path:
    """Give the folder its name, or with a number one that nothing has."""
    while True:
        goal = place_for(parcel, folder, folder_name)
        try:
            return passing.rename(goal)
        except OSError:
            if not os.path.lexists(goal):  # else something has come there in this moment
                raise


def _set_aside(path: Path) -> None:
    """Keep the file of a set where it is, but not as a set."""
    for number in count(1):
        goal = path.with_name(f"{path.name}{KEPT_BESIDE}{'' if number == 1 else f'-{number}'}")
        with contextlib.suppress(FileExistsError):
            move_file(path, goal)
            return


def _sweep(folder: Path) -> None:
    """Remove what a program left that was killed while it wrote a set."""
    for path in folder.glob(PASSING):
        with contextlib.suppress(OSError):
            if path.is_dir() and not path.is_symlink() and path.stat().st_mtime < time.time() - _SWEPT:
                shutil.rmtree(path)
