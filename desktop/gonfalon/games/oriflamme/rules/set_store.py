"""The sets of cards that are at hand: those that the program brings along, and those that its users have written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message, confusable_form, file_error
from gonfalon.core.files import digest
from gonfalon.core.record import (
    EMBEDDED_SOURCE,
    NO_TEXTS,
    MissingSet,
    SetsStillLoading,
    embedded_set_error,
    embedded_text_differs,
)
from gonfalon.core.svg_sanitizer import sanitized_file
from gonfalon.core.yaml_reader import file_stamp, read_card_file
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import CardSet, combine
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.games.oriflamme.rules.set_parser import read_title, title_from_file

SHIPPED = ("oriflamme.yaml", "alliance.yaml")
ENDINGS = (".yaml", ".yml")
DECK_SIZE = 10
"""So many kinds a family has; three of its cards are set aside (section 2)."""
MIN_KINDS = 2
MAX_SETS = 100
"""Files beyond these are not looked at: a folder of photographs may lie there by mistake."""


@dataclass(frozen=True)
class StoredSet:
    """One set as it lies on the shelf."""

    path: Path
    name: str
    author: str
    own: bool
    """Whether a user has written it."""
    cards: CardSet | None
    """None when anything in it is wrong."""
    diagnostics: tuple[Diagnostic, ...] = ()
    """What is wrong, in the order of its places."""


_Stamp = tuple[tuple[int, int], ...]
"""Of a file and of all drawings beside it."""


@dataclass(frozen=True)
class _Read:
    """The result of reading a file."""

    stamp: _Stamp
    content: str
    """The digest of its text, empty where it could not be read."""
    written: StoredSet | None
    """What the file says, before the drawings are looked at and its name is compared with others'; None for a file of
    another game."""
    drawn: StoredSet | None


class SetStore:
    """Finds sets of cards by their names; a user's set lies in a folder or in one of its subfolders."""

    def __init__(
        self, folder: Path | None = None, elsewhere: Callable[[str, Set[str]], bool] = lambda name, keys: False
    ) -> None:
        """
        Args:
            folder: where users' sets lie; it need not exist. None for the shipped sets only.
            elsewhere: whether a file is another game's, by its name and by the words at its top.
        """
        self.folder = folder
        self.elsewhere = elsewhere
        self.ahead = False
        """Whether somebody reads the sets by `read_ahead`; who asks for one too early is told so and need not wait."""
        self._ready = False
        self._own: tuple[StoredSet, ...] = ()
        # Both are only ever replaced or added to: another thread may be reading.
        self._stamps: dict[Path, _Stamp] = {}
        self._reads: dict[Path, _Read] = {}

    @property
    def shipped(self) -> tuple[StoredSet, ...]:
        """Oriflamme and Alliance.

        Raises:
            CardFileError: when the program's own files were changed and no longer load.
            SetsStillLoading: when they are still being read.
        """
        self._check_ready()
        return _shipped(cards_dir())

    def own(self) -> tuple[StoredSet, ...]:
        """The users' sets by name; broken ones say what is wrong.

        What is new or has changed is read now or, where somebody reads ahead, not among them yet or as it was.

        Raises:
            CardFileError: when the program's own files were changed and no longer load.
            SetsStillLoading: when not even the shipped ones have been read ahead.
        """
        self._check_ready()
        if not self.ahead:
            self._look()
            for path in self.unread:
                self._read(path)
        reads = [self._reads.get(path) for path in sorted(self._stamps)]
        taken = {confusable_form(shelved.name): shelved.path for shelved in self.shipped} if reads else {}
        found = []
        for shelved in (read.drawn for read in reads if read is not None and read.drawn is not None):
            other = taken.get(confusable_form(shelved.name))
            if shelved.cards is not None and other is not None:
                found.append(
                    replace(shelved, cards=None, diagnostics=name_taken(shelved.name, shelved.path, other).diagnostics)
                )
            else:
                found.append(shelved)
                if shelved.cards is not None:  # a broken copy takes nobody's name
                    taken[confusable_form(shelved.name)] = shelved.path
        own = tuple(sorted(found, key=lambda shelved: (shelved.name.casefold(), shelved.path)))
        if own != self._own:
            self._own = own
        return self._own

    def _check_ready(self) -> None:
        if self.ahead and not self._ready:
            raise SetsStillLoading

    @property
    def unread(self) -> tuple[Path, ...]:
        """The users' files that have been seen but not read since they were changed, the smallest first."""
        stamps = self._stamps
        waiting = [path for path in stamps if path not in self._reads or self._reads[path].stamp != stamps[path]]
        return tuple(sorted(waiting, key=lambda path: (stamps[path][0][1], path)))

    def read_ahead(self) -> Iterator[None]:
        """Read what is new, a file with each step, the shipped ones first; the steps may be taken in another thread."""
        with suppress(CardFileError):  # told to whoever asks for them
            _shipped(cards_dir())
        self._look()
        self._ready = True
        yield
        while waiting := self.unread:
            self._read(waiting[0])
            yield

    def renew(self, path: Path) -> None:
        """Read this file of the user now, even if another thread reads the others, as it has just been written."""
        self._look()
        if path in self._stamps:
            self._read(path)

    def __iter__(self) -> Iterator[StoredSet]:
        """The shipped sets, then the users'."""
        yield from self.shipped
        if self.ahead:
            self._look()  # whoever asks may just have brought a file back
        yield from self.own()

    def find(self, name: str) -> StoredSet:
        """The set of this name, a broken one only if no other has it.

        Raises:
            KeyError: when there is none.
            SetsStillLoading: when there may be one that is still being read.
        """
        broken = None
        for shelved in self:
            if shelved.name == name:
                if shelved.cards is not None:
                    return shelved
                broken = broken or shelved
        if self.unread:
            raise SetsStillLoading
        if broken is None:
            raise KeyError(name)
        return broken

    def deck(self, sets: Sequence[str], kinds: Sequence[str] = ()) -> CardSet:
        """The deck of these kinds out of the sets of these names, all their kinds when none are named.

        Raises:
            ValueError: with a sentence, when a set is not here or broken, or when a kind is in none of them.
            SetsStillLoading: when one may be still being read.
        """
        parts = []
        for name in sets:
            try:
                shelved = self.find(name)
            except KeyError:
                raise ValueError(f"There is no set of cards called '{name}' here.") from None
            if shelved.cards is None:
                raise ValueError(f"The set of cards '{name}' cannot be used: {shelved.diagnostics[0]}")
            parts.append(shelved.cards)
        try:
            return combine(parts, kinds or None)
        except KeyError as missing:
            raise ValueError(f"There is no card '{missing.args[0]}' in {' or '.join(sets)}.") from None

    def texts_of(self, sets: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        """Name and text of the users' sets among these, which are given by name and hash."""
        texts = []
        coming = {part.cards.hash for part in self.shipped if part.cards}
        for name, hash in sets:
            cards = None if hash in coming else self._same(name, hash)
            if cards is not None:
                texts += [(name, text.replace("\r\n", "\n")) for _, text in cards.sources]
        return texts

    def cards_of(self, sets: Iterable[tuple[str, str]], texts: Mapping[str, str] = NO_TEXTS) -> CardSet:
        """The cards of a record, whose sets are given by name and hash; a set may have been renamed meanwhile.

        One that is here goes before the text that the record itself has of it: drawings lie beside it.

        Raises:
            MissingSet: when one is not here, or was changed.
            SetsStillLoading: when one may be still being read.
        """
        parts = []
        for place, (name, hash) in enumerate(sets):
            cards = self._same(name, hash)
            if cards is None and name not in texts:
                raise MissingSet(self._why(name, hash), place, name)
            parts.append(cards if cards is not None else _kept(place, name, hash, texts[name]))
        return combine(parts)

    def _same(self, name: str, hash: str) -> CardSet | None:
        """The set with this hash, that of this name if several have it; users' files are read only if they must be."""
        renamed = None
        for shelved in self:
            if shelved.cards is not None and shelved.cards.hash == hash:
                if shelved.name == name:
                    return shelved.cards
                renamed = renamed or shelved.cards
        if renamed is None and self.unread:
            raise SetsStillLoading
        return renamed

    def _why(self, name: str, hash: str) -> str:
        try:
            here = self.find(name)
        except KeyError:
            where = f"put its file into {self.folder}" if self.folder else "say where it lies"
            return f"this game was played with the set of cards '{name}' ({hash}), which is not here; {where}."
        if here.cards is None:
            return f"this game was played with the set of cards '{name}', whose file is broken: {here.diagnostics[0]}"
        return (
            f"this game was played with other cards: its set '{name}' has the hash {hash}, "
            f"the one here has {here.cards.hash}. Put the file of then into the place of {here.path}."
        )

    def _look(self) -> None:
        """See which files there are and when they were changed; none is read."""
        files = self._files()
        beside: dict[Path, _Stamp] = {}
        for folder in {path.parent for path in files}:
            beside[folder] = tuple(file_stamp(path) for path in _children(folder) if path.suffix == ".svg")
        self._stamps = {path: (file_stamp(path), *beside[path.parent]) for path in files}

    def _read(self, path: Path) -> None:
        seen, before = self._stamps.get(path, ()), self._reads.get(path)
        # In a subfolder no game looks for its own by their names.
        name = path.name if path.parent == self.folder else ""
        if self.elsewhere(name, frozenset()):
            self._reads[path] = _Read(seen, "", None, None)
            return
        content = ""
        try:
            text = read_card_file(path)
            content = digest(text.encode())
            # What is in it takes the time; a file that was only touched, or whose drawings were changed, is the same.
            known = before is not None and before.content == content
            written = before.written if before is not None and known else self._written(path, name, text)
        except CardFileError as error:
            written = StoredSet(path, *_called_like(path), True, None, error.diagnostics)
        except (MemoryError, RecursionError) as error:
            problem = file_error(str(path), Message("the file cannot be read: {problem}", problem=type(error).__name__))
            written = StoredSet(path, *_called_like(path), True, None, problem.diagnostics)
        self._reads[path] = _Read(seen, content, written, None if written is None else _drawn(written))

    def _written(self, path: Path, name: str, text: str) -> StoredSet | None:
        try:
            cards = _compiled(str(path), text)
        except CardFileError as error:
            title, author, keys = _title(path, text)
            return None if self.elsewhere(name, keys) else StoredSet(path, title, author, True, None, error.diagnostics)
        return StoredSet(path, cards.name, cards.author, True, cards)

    def _files(self) -> list[Path]:
        """The card files of the folder and its subfolders, hidden ones left out."""
        if self.folder is None:
            return []
        folders = [self.folder, *(path for path in _children(self.folder) if _is(path, S_ISDIR))]
        files = (path for folder in folders for path in _children(folder) if path.suffix.lower() in ENDINGS)
        return [path for path, _ in zip(files, range(MAX_SETS), strict=False) if _is(path, S_ISREG)]


def all_shipped() -> CardSet:
    """The cards of every set that the program brings along, as one set."""
    return combine(shelved.cards for shelved in SetStore().shipped if shelved.cards is not None)


def read_set(path: Path) -> CardSet:
    """A user's set with the emblems that lie beside its file, all of it checked.

    Raises:
        CardFileError: with every slip of the file and of its emblems.
    """
    cards = _compiled(str(path), read_card_file(path))
    if diagnostics := set_problems(cards, path):
        raise CardFileError(diagnostics)
    return cards


def _kept(place: int, name: str, hash: str, text: str) -> CardSet:
    """Return the set whose text a record has, by any author.

    Raises:
        MissingSet: when it has mistakes, or is not the one that the record was played with.
    """
    try:
        cards = set_from_text(EMBEDDED_SOURCE, text)
        for called in (name, cards.name):
            _check_free(called)
    except CardFileError as error:
        raise MissingSet(embedded_set_error(name, error.diagnostics[0]), place, name) from None
    except (MemoryError, RecursionError) as error:
        problem = Message("the file cannot be read: {problem}", problem=type(error).__name__)
        raise MissingSet(
            embedded_set_error(name, file_error(EMBEDDED_SOURCE, problem).diagnostics[0]), place, name
        ) from None
    if cards.hash != hash:
        raise MissingSet(embedded_text_differs(name, hash, cards.hash), place, name)
    return cards


def _check_free(name: str) -> None:
    """
    Raises:
        CardFileError: when a set that comes with the program has a name that looks like this one.
    """
    for shelved in _shipped(cards_dir()):
        if confusable_form(shelved.name) == confusable_form(name):
            raise name_taken(name, Path(EMBEDDED_SOURCE), shelved.path)


def set_from_text(source: str, text: str) -> CardSet:
    """A user's set as its text alone says it; `source` is what its file is called in sentences.

    Raises:
        CardFileError: with every slip of the text.
    """
    cards = _compiled(source, text)
    if diagnostics := _too_few(cards, source):
        raise CardFileError(diagnostics)
    return cards


def _compiled(source: str, text: str) -> CardSet:
    others = tuple(kind.id for shelved in _shipped(cards_dir()) if shelved.cards for kind in shelved.cards.kinds)
    return from_texts(((source, text),), others)


def set_problems(cards: CardSet, path: Path) -> list[Diagnostic]:
    """Return the problems of a set beside its programs and texts: too few cards, or faulty drawings."""
    diagnostics = _too_few(cards, str(path))
    for kind in cards.kinds:
        drawing = path.with_name(f"{kind.id}.svg")
        if any(seen := file_stamp(drawing)):
            diagnostics += _wrong_with(drawing, seen)
    return diagnostics


@lru_cache(maxsize=256)
def _wrong_with(drawing: Path, seen: tuple[int, int]) -> tuple[Diagnostic, ...]:
    """Return the problems of a drawing; checked once, as long as its stamp is the same."""
    try:
        sanitized_file(drawing)
    except CardFileError as error:
        return error.diagnostics
    return ()


def _too_few(cards: CardSet, source: str) -> list[Diagnostic]:
    few = Message("a set has at least {least} kinds of cards, this one has 1", least=MIN_KINDS)
    return [Diagnostic.of(source, 0, 0, few)] if len(cards) < MIN_KINDS else []


def _drawn(written: StoredSet) -> StoredSet:
    if written.cards is None or not (diagnostics := set_problems(written.cards, written.path)):
        return written
    return replace(written, cards=None, diagnostics=CardFileError(diagnostics).diagnostics)


def name_taken(name: str, path: Path, other: Path) -> CardFileError:
    """Two sets have the same name: the one in `path`, and one that was there before it."""
    phrase = Message(
        "another set is called '{name}' too ({file}); give this one another 'name'", name=name, file=other.name
    )
    return file_error(str(path), phrase)


def _title(path: Path, text: str) -> tuple[str, str, frozenset[str]]:
    """Name and author of a broken set, and the words at its top; what cannot be read is called like its file."""
    try:
        return read_title(str(path), text)
    except CardFileError:
        return *_called_like(path), frozenset()


def _called_like(path: Path) -> tuple[str, str]:
    return title_from_file(path.name), ""


@cache
def _shipped(folder: Path) -> tuple[StoredSet, ...]:
    sets = ((folder / name, load_files(folder / name)) for name in SHIPPED)
    return tuple(StoredSet(path, cards.name, cards.author, False, cards) for path, cards in sets)


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []


def _is(path: Path, kind: Callable[[int], bool]) -> bool:
    """Return whether the path exists with this kind; False without access, where `Path.is_dir` would fail."""
    try:
        return kind(path.stat().st_mode)
    except OSError:
        return False


def set_names(shelf: SetStore) -> list[str]:
    """Return the names of all sets."""
    return [stored.name for stored in shelf]


def set_name_in(path: Path) -> str:
    """Return the name of the set in a file; see `read_set`."""
    return read_set(path).name
