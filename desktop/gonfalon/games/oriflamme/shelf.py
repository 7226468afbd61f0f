"""The sets of cards that are at hand: those that the program brings along, and those that its users have written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from gonfalon.core.deck import CardFileError, Phrase, Slip, read_file, whole
from gonfalon.core.replay import MissingSet
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.cardset import CardSet, combine, from_texts, load
from gonfalon.games.oriflamme.emblems import emblem

SHIPPED = ("oriflamme.yaml", "alliance.yaml")
ENDINGS = (".yaml", ".yml")
OTHER_GAMES = ("ordonance.yaml",)
"""Files in the same folder that other games are played with; in a subfolder they would be nobody's."""
DECK = 10
"""So many kinds a family has; three of its cards are set aside (section 2)."""
FEWEST_KINDS = 2
MOST_SETS = 100
"""Files beyond these are not looked at: a folder of photographs may lie there by mistake."""


@dataclass(frozen=True)
class Shelved:
    """One set as it lies on the shelf."""

    path: Path
    name: str
    author: str
    own: bool
    """Whether a user has written it."""
    cards: CardSet | None
    """None when anything in it is wrong."""
    slips: tuple[Slip, ...] = ()
    """What is wrong, in the order of its places."""


class Shelf:
    """Finds sets of cards by their names; a user's set lies in a folder or in one of its subfolders."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        """Where users' sets lie; it need not exist. None for the shipped sets only."""
        self._own: tuple[Shelved, ...] = ()
        self._seen: list[tuple[Path, int, int]] | None = None

    @property
    def shipped(self) -> tuple[Shelved, ...]:
        """Oriflamme and Alliance.

        Raises:
            CardFileError: when the program's own files were changed and no longer load.
        """
        return _shipped(cards_dir())

    def own(self) -> tuple[Shelved, ...]:
        """The users' sets by name, read anew when a file has changed; broken ones say what is wrong."""
        files = sorted(self._files())
        seen = [(path, *_stamp(path)) for path in sorted({*files, *self._emblems(files)})]
        if seen != self._seen:
            taken = {shelved.name.casefold(): shelved.path for shelved in self.shipped} if files else {}
            found = []
            for path in files:
                found.append(shelved := self._read(path, taken))
                if shelved.cards is not None:  # a broken copy takes nobody's name
                    taken.setdefault(shelved.name.casefold(), path)
            self._own = tuple(sorted(found, key=lambda shelved: (shelved.name.casefold(), shelved.path)))
            self._seen = seen
        return self._own

    def __iter__(self) -> Iterator[Shelved]:
        """The shipped sets, then the users'."""
        yield from self.shipped
        yield from self.own()

    def find(self, name: str) -> Shelved:
        """The set of this name, a broken one only if no other has it.

        Raises:
            KeyError: when there is none.
        """
        broken = None
        for shelved in self:
            if shelved.name == name:
                if shelved.cards is not None:
                    return shelved
                broken = broken or shelved
        if broken is None:
            raise KeyError(name)
        return broken

    def deck(self, sets: Sequence[str], kinds: Sequence[str] = ()) -> CardSet:
        """The deck of these kinds out of the sets of these names, all their kinds when none are named.

        Raises:
            ValueError: with a sentence, when a set is not here or broken, or when a kind is in none of them.
        """
        parts = []
        for name in sets:
            try:
                shelved = self.find(name)
            except KeyError:
                raise ValueError(f"There is no set of cards called '{name}' here.") from None
            if shelved.cards is None:
                raise ValueError(f"The set of cards '{name}' cannot be used: {shelved.slips[0]}")
            parts.append(shelved.cards)
        try:
            return combine(parts, kinds or None)
        except KeyError as missing:
            raise ValueError(f"There is no card '{missing.args[0]}' in {' or '.join(sets)}.") from None

    def cards_of(self, sets: Iterable[tuple[str, str]]) -> CardSet:
        """The cards of a record, whose sets are given by name and hash; a set may have been renamed meanwhile.

        Raises:
            MissingSet: when one is not here, or was changed.
        """
        parts = []
        for place, (name, digest) in enumerate(sets):
            cards = self._same(name, digest)
            if cards is None:
                raise MissingSet(self._why(name, digest), place, name)
            parts.append(cards)
        return combine(parts)

    def _same(self, name: str, digest: str) -> CardSet | None:
        """The set with this hash, that of this name if several have it; users' files are read only if they must be."""
        renamed = None
        for shelved in self:
            if shelved.cards is not None and shelved.cards.hash == digest:
                if shelved.name == name:
                    return shelved.cards
                renamed = renamed or shelved.cards
        return renamed

    def _why(self, name: str, digest: str) -> str:
        try:
            here = self.find(name)
        except KeyError:
            where = f"put its file into {self.folder}" if self.folder else "say where it lies"
            return f"this game was played with the set of cards '{name}' ({digest}), which is not here; {where}."
        if here.cards is None:
            return f"this game was played with the set of cards '{name}', whose file is broken: {here.slips[0]}"
        return (
            f"this game was played with other cards: its set '{name}' has the hash {digest}, "
            f"the one here has {here.cards.hash}. Put the file of then into the place of {here.path}."
        )

    def _files(self) -> list[Path]:
        """The card files of the folder and its subfolders, hidden ones left out."""
        if self.folder is None:
            return []
        folders = [self.folder, *(path for path in _children(self.folder) if _is(path, S_ISDIR))]
        files = (path for folder in folders for path in _children(folder) if self._is_set(path))
        return [path for path, _ in zip(files, range(MOST_SETS), strict=False) if _is(path, S_ISREG)]

    def _is_set(self, path: Path) -> bool:
        elsewhere = path.parent == self.folder and path.name.lower() in OTHER_GAMES
        return path.suffix.lower() in ENDINGS and not elsewhere

    @staticmethod
    def _emblems(files: Iterable[Path]) -> list[Path]:
        folders = {path.parent for path in files}
        return [path for folder in folders for path in _children(folder) if path.suffix == ".svg"]

    @staticmethod
    def _read(path: Path, taken: dict[str, Path]) -> Shelved:
        try:
            cards = read_set(path)
        except CardFileError as error:
            return Shelved(path, *_title(path), True, None, error.slips)
        other = taken.get(cards.name.casefold())
        if other is not None:
            return Shelved(path, cards.name, cards.author, True, None, name_taken(cards.name, path, other).slips)
        return Shelved(path, cards.name, cards.author, True, cards)


def read_set(path: Path) -> CardSet:
    """A user's set with the emblems that lie beside its file, all of it checked.

    Raises:
        CardFileError: with every slip of the file and of its emblems.
    """
    others = tuple(kind.id for shelved in _shipped(cards_dir()) if shelved.cards for kind in shelved.cards.kinds)
    cards = from_texts(((str(path), read_file(path)),), others)
    slips = []
    if len(cards) < FEWEST_KINDS:
        few = Phrase("a set has at least {least} kinds of cards, this one has 1", least=FEWEST_KINDS)
        slips.append(Slip.of(str(path), 0, 0, few))
    for kind in cards.kinds:
        drawing = path.with_name(f"{kind.id}.svg")
        try:
            if drawing.exists():
                emblem(drawing)
        except CardFileError as error:
            slips.extend(error.slips)
    if slips:
        raise CardFileError(slips)
    return cards


def name_taken(name: str, path: Path, other: Path) -> CardFileError:
    """Two sets have the same name: the one in `path`, and one that was there before it."""
    phrase = Phrase(
        "another set is called '{name}' too ({file}); give this one another 'name'", name=name, file=other.name
    )
    return whole(str(path), phrase)


def _title(path: Path) -> tuple[str, str]:
    """Name and author of a broken set; where not even these can be read it is called like its file."""
    from gonfalon.games.oriflamme.language import called_like, titled

    try:
        return titled(str(path), read_file(path))
    except CardFileError:
        return called_like(path.name), ""


@cache
def _shipped(folder: Path) -> tuple[Shelved, ...]:
    sets = ((folder / name, load(folder / name)) for name in SHIPPED)
    return tuple(Shelved(path, cards.name, cards.author, False, cards) for path, cards in sets)


def _children(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []


def _is(path: Path, kind: Callable[[int], bool]) -> bool:
    """Whether there is something of this kind; not where nobody may look, about which `Path.is_dir` would fail."""
    try:
        return kind(path.stat().st_mode)
    except OSError:
        return False


def _stamp(path: Path) -> tuple[int, int]:
    """When a file was changed and how long it is, zeros for one that has gone."""
    try:
        state = path.stat()
    except OSError:
        return 0, 0
    return state.st_mtime_ns, state.st_size
