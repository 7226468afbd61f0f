"""A set of cards packed in one file for others: how it is packed, read from a stranger, installed and checked."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import stat
import struct
import time
import unicodedata
import zipfile
from collections.abc import Mapping
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon import __version__
from gonfalon.core import svg_sanitizer, yaml_reader
from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message, confusable_form, file_error, join_words
from gonfalon.core.files import TEMPORARY, UnreadableFile, create_file, move_file, private_folder, read_bytes
from gonfalon.core.record import SetsStillLoading
from gonfalon.core.svg_sanitizer import sanitized_svg
from gonfalon.games.oriflamme.rules.card_set import CardSet, emblem_path
from gonfalon.games.oriflamme.rules.set_parser import MAX_KINDS, describe_set
from gonfalon.games.oriflamme.rules.set_store import SetStore, StoredSet, name_taken, read_set, set_from_text
from gonfalon.session.named_saves import DEVICES

# Nothing is ever unpacked onto the disk. How much there may be is looked at before anything is read, and again while it
# is: what a zip says of itself need not be true.

_BEGINS: Final = b"PK\x03\x04"
_END: Final = struct.Struct("<4s4H2LH")
"""How a zip without a comment ends: a sign, its discs and entries, size and place of its list, length of a comment."""
_SIGN: Final = b"PK\x05\x06"
_LARGER: Final = b"PK\x06\x07"
_LISTED: Final = 512
"""So many bytes an entry may take in the list, and more than any of ours does."""
_LOCKED: Final = 1
_KINDS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DATE: Final = (1980, 1, 1, 0, 0, 0)


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files in the order of their names, which is the same each time it is made."""
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w") as zip:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _DATE)
            entry.create_system, entry.external_attr = 3, (stat.S_IFREG | 0o644) << 16
            zip.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return stream.getvalue()


def unzip_files(data: bytes, source: str, limits: Mapping[str, int], others: int, most: int) -> dict[str, bytes]:
    """The files in a zip.

    Args:
        data: the zip; whoever has read it has seen to it that it is not too large.
        source: what its file is called in sentences.
        limits: how large each file may be that it should have, by its name.
        others: how large any other one may be.
        most: how many there may be.

    Raises:
        CardFileError: when it is none, is damaged, or has anything in it but a few small files side by side.
    """
    _look_at_end(data, source, most)
    found: dict[str, bytes] = {}
    try:
        with zipfile.ZipFile(BytesIO(data)) as zip:
            for entry in zip.infolist():
                name = entry.orig_filename
                _check_entry(entry, source)
                if name in found:
                    raise file_error(source, Message("'{name}' is in it twice", name=name))
                found[name] = _read_entry(zip, entry, limits.get(name, others), source)
    except CardFileError:
        raise
    except Exception as error:
        # Python's own reader raises whatever comes of it when a zip is damaged just so.
        raise _damaged(source) from error
    return found


def _look_at_end(data: bytes, source: str, most: int) -> None:
    if not data.startswith(_BEGINS):
        raise file_error(source, Message("this is not a Gonfalon card set"))
    if len(data) < _END.size or not data[-_END.size :].startswith(_SIGN):
        raise _damaged(source)
    _, _, _, _, entries, size, _, comment = _END.unpack(data[-_END.size :])
    larger = data[-_END.size - 20 : -_END.size].startswith(_LARGER)
    if entries > most or size > most * _LISTED or larger:
        raise file_error(source, Message("there are more than {most} files in it", most=most))
    if comment:
        raise _damaged(source)


def _check_entry(entry: zipfile.ZipInfo, source: str) -> None:
    """
    Raises:
        CardFileError: when it is anything but an ordinary file, or packed as no set is.
    """
    name = entry.orig_filename
    if not name.isprintable() or any(sign in name for sign in "/\\:") or name in ("", ".", ".."):
        phrase = Message("'{name}' is in it, which is not the name of a file beside the others", name=name)
        raise file_error(source, phrase)
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG) or entry.is_dir():
        raise file_error(source, Message("'{name}' in it is a folder or a link, not a file", name=name))
    if entry.flag_bits & _LOCKED:
        raise file_error(source, Message("'{name}' in it is locked with a password", name=name))
    if entry.compress_type not in _KINDS:
        raise file_error(source, Message("'{name}' in it is packed in a way that is not known here", name=name))


def _read_entry(zip: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int, source: str) -> bytes:
    if entry.file_size > most:
        phrase = Message("'{name}' in it is larger than {most} kB", name=entry.orig_filename, most=most // 1000)
        raise file_error(source, phrase)
    with zip.open(entry) as stream:
        # One more than there can be, so that the end is reached, where the sum is compared.
        return stream.read(most + 1)


def _damaged(source: str) -> CardFileError:
    return file_error(source, Message("the file is damaged or not whole: have it sent once more"))


SUFFIX: Final = ".gonfalon-set"
FORMAT: Final = 1
"""Raised whenever an earlier program could no longer read what this one writes."""
MANIFEST, TEXT, DRAWING = "manifest.json", "set.yaml", ".svg"
KEPT_BESIDE: Final = ".old"
"""What is added to the name of a set's file when another takes its place; no shelf takes it for a set then."""
_RECEIVED: Final = ".received"
"""Lies beside a set that came from somebody else."""
_MANIFEST_BYTES: Final = 4_000
MAX_BYTES: Final = _MANIFEST_BYTES + yaml_reader.MAX_BYTES + MAX_KINDS * svg_sanitizer.MAX_EMBLEM_BYTES
"""More than the largest set has, packed or not."""
_MOST: Final = 2 + MAX_KINDS
_LIMITS: Final = {MANIFEST: _MANIFEST_BYTES, TEXT: yaml_reader.MAX_BYTES}
_LONGEST_FOLDER: Final = 40
_SWEPT: Final = 3600
"""What lies there half written for so many seconds is of a program that was killed."""


class SetPackage(NamedTuple):
    """The checked content of a set package."""

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
    cards, text = read_set(path), yaml_reader.read_card_file(path)
    files = {TEXT: text.encode()}
    for kind in cards.kinds:
        drawing = path.with_name(f"{kind.id}{DRAWING}")
        if drawing.exists():
            _check_name(drawing.name, str(path))
            try:
                files[drawing.name] = read_bytes(drawing, svg_sanitizer.MAX_EMBLEM_BYTES, Message("an emblem"))
            except UnreadableFile as error:
                raise file_error(str(drawing), error.phrase) from None
    told = {"gonfalon-set": FORMAT, "name": cards.name, "author": cards.author, "hash": cards.hash}
    files[MANIFEST] = json.dumps({**told, "program": __version__}, ensure_ascii=False, indent=1).encode()
    return zip_files(files)


def unpack(package: bytes | Path, source: str = "") -> SetPackage:
    """Return the content of a package file or its bytes; `source` is its name in messages, by default its path.

    Raises:
        CardFileError: when it is none, or anything in it is not as it should be.
    """
    source = source or (str(package) if isinstance(package, Path) else SUFFIX)
    files = unzip_files(_bytes(package, source), source, _LIMITS, svg_sanitizer.MAX_EMBLEM_BYTES, _MOST)
    told = _manifest(files.pop(MANIFEST, None), source)
    written = files.pop(TEXT, None)
    if written is None:
        raise file_error(source, Message("there is no set of cards in it"))
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        phrase = Message("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
        raise file_error(_path_inside(source, TEXT), phrase) from None
    try:
        cards = set_from_text(_path_inside(source, TEXT), text)
    except (MemoryError, RecursionError) as error:
        phrase = Message("the file cannot be read: {problem}", problem=type(error).__name__)
        raise file_error(_path_inside(source, TEXT), phrase) from None
    if (told.get("name"), told.get("hash")) != (cards.name, cards.hash):
        raise file_error(source, Message("the cards in it are not those that it was made with; have it sent once more"))
    return SetPackage(cards.name, cards.author, text, _drawings(files, cards, source), cards, cards.hash)


def _bytes(package: bytes | Path, source: str) -> bytes:
    data = b"" if isinstance(package, Path) else package
    large = len(data) > MAX_BYTES
    if isinstance(package, Path):
        try:
            data = read_bytes(package, MAX_BYTES, Message("a set of cards"))
        except UnreadableFile as error:
            if not error.large:
                raise file_error(source, error.phrase) from None
            large = True
    if large:
        phrase = Message("the file is larger than {most} kB, and no set of cards is", most=MAX_BYTES // 1000)
        raise file_error(source, phrase)
    return data


def _manifest(data: bytes | None, source: str) -> dict[str, object]:
    """Return the manifest of the package, in a format known here."""
    try:
        told = json.loads(data or b"")
    except (ValueError, RecursionError):
        told = None
    format = told.get("gonfalon-set") if isinstance(told, dict) else None
    if not isinstance(told, dict) or not isinstance(format, int) or isinstance(format, bool) or format < 1:
        raise file_error(source, Message("this is not a Gonfalon card set"))
    if format > FORMAT:
        newer = Message("this set was packed by a newer Gonfalon; please update the program")
        raise file_error(source, newer)
    return told


def _drawings(files: Mapping[str, bytes], cards: CardSet, source: str) -> dict[str, bytes]:
    diagnostics: list[Diagnostic] = []
    drawings = {}
    for name, data in sorted(files.items()):
        kind = name.removesuffix(DRAWING)
        if kind == name or kind not in cards:
            diagnostics.append(
                Diagnostic.of(source, 0, 0, Message("'{name}' in it belongs to none of its cards", name=name))
            )
            continue
        try:
            _check_name(name, source)
            sanitized_svg(data, _path_inside(source, name))
        except CardFileError as error:
            diagnostics += error.diagnostics
        drawings[kind] = data
    if diagnostics:
        raise CardFileError(diagnostics)
    return drawings


def _check_name(name: str, source: str) -> None:
    if name.removesuffix(DRAWING).upper() in DEVICES:
        phrase = Message("some computers have no files that are called '{name}'; give the card another id", name=name)
        raise file_error(source, phrase)


def _path_inside(source: str, name: str) -> str:
    """Return the name in messages of a file inside the package."""
    return f"{source} ({name})"


# -- taking it ---------------------------------------------------------------------------------------------------------


def same_name(package: SetPackage, shelf: SetStore) -> StoredSet | None:
    """The set that has its name already, a broken one only if no other has it.

    Raises:
        SetsStillLoading: when it may be among those that are still being read.
    """
    named = [shelved for shelved in shelf if confusable_form(shelved.name) == confusable_form(package.name)]
    if not named and shelf.unread:
        raise SetsStillLoading
    return min(named, key=lambda shelved: shelved.cards is None, default=None)


def is_received(path: Path) -> bool:
    """Return whether the set of this file was taken from a package: it is by another author and stays as it came."""
    return path.with_name(_RECEIVED).exists()


def is_same(package: SetPackage, shelved: StoredSet) -> bool:
    """Return whether a stored set has exactly the same text and emblems as the package."""
    try:
        there = unpack(pack(shelved.path))
    except CardFileError:
        return False
    return (there.text, there.emblems) == (package.text, package.emblems)


def install_folder(package: SetPackage, folder: Path, folder_name: str = "") -> Path:
    """The folder in which the set would be kept among others: none that is there already."""
    called = folder_name_for(folder_name or package.name)
    places = (folder / (called if number == 1 else f"{called}-{number}") for number in count(1))
    return next(place for place in places if not os.path.lexists(place))


def folder_name_for(name: str) -> str:
    """Return the folder name of a set: its name, as far as all systems accept it."""
    plain = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", name).casefold()).strip("-")
    plain = plain[:_LONGEST_FOLDER].strip("-")
    return plain if plain and plain.upper() not in DEVICES else f"set-{plain}".strip("-")


def install(package: SetPackage, shelf: SetStore, folder_name: str = "", *, replacing: StoredSet | None = None) -> Path:
    """Put a set into a folder of its own on the shelf, all of it or nothing; returns the file of the set.

    Args:
        folder_name: how that folder is called, by default as the set; if it is taken, a number is added.
        replacing: the user's set of the same name whose place it takes; that one's file stays beside, with another
            ending.

    Raises:
        CardFileError: when another set has its name already.
        SetsStillLoading: when another set of its name may be among those that are still being read.
        OSError: when it cannot be written; everything is as before then.
    """
    assert shelf.folder is not None, "the shipped sets lie where nothing is written"
    other = same_name(package, shelf)
    if other is not None and (replacing is None or not other.own or other.path != replacing.path):
        raise name_taken(package.name, Path(package.name), other.path)
    folder, called = shelf.folder, folder_name_for(folder_name or package.name)
    private_folder(folder)
    _sweep(folder)
    passing = folder / TEMPORARY.replace("*", os.urandom(8).hex())
    try:
        passing.mkdir(mode=0o700)
        create_file(passing / f"{called}.yaml", package.text.encode())
        create_file(passing / _RECEIVED, b"")
        for kind, drawing in package.emblems.items():
            create_file(passing / f"{kind}{DRAWING}", drawing)
        goal = _placed(passing, package, folder, folder_name)
    finally:
        shutil.rmtree(passing, ignore_errors=True)
    if replacing is not None:
        try:
            _set_aside(replacing.path)
        except OSError:
            shutil.rmtree(goal, ignore_errors=True)
            raise
    return goal / f"{called}.yaml"


def _placed(passing: Path, package: SetPackage, folder: Path, folder_name: str) -> Path:
    """Give the folder its name, or with a number one that nothing has."""
    while True:
        goal = install_folder(package, folder, folder_name)
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
    for path in folder.glob(TEMPORARY):
        with contextlib.suppress(OSError):
            if path.is_dir() and not path.is_symlink() and path.stat().st_mtime < time.time() - _SWEPT:
                shutil.rmtree(path)


def describe_card_file(path: Path, before: dict[str, Path]) -> str:
    """Return a description of what a set holds, from its folder or its package; see `GamePlugin.describe_card_file`."""
    if path.suffix.lower() == SUFFIX:
        package = unpack(path)
        cards, drawn = package.cards, list(package.emblems)
    else:
        cards = read_set(path)
        drawn = [kind.id for kind in cards.kinds if emblem_path(cards, kind.id) is not None]
    _check_name_is_free(cards, path, before)
    texts = [f"texts: {join_words(cards.texts)}"] if cards.texts else []
    return "; ".join([describe_set(cards), *texts, *([f"emblems: {join_words(drawn)}"] if drawn else ())])


def _check_name_is_free(cards: CardSet, path: Path, taken: dict[str, Path]) -> None:
    """
    Raises:
        CardFileError: when a set that comes with the game, or an earlier file, has the same name.
    """
    name = confusable_form(cards.name)
    # Of those that come with the game there may be a copy elsewhere, as in its sources.
    shipped = [one for one in SetStore().shipped if one.cards is None or one.cards.hash != cards.hash]
    other = {confusable_form(one.name): one.path for one in shipped}.get(name) or taken.get(name)
    taken.setdefault(name, path)
    if other is not None and other.resolve() != path.resolve():
        raise name_taken(cards.name, path, other)
