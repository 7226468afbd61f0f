"""A set that is being written: its file, and beside it what is not saved yet, so that nothing of it is ever lost."""

from __future__ import annotations

import contextlib
import stat
from enum import Enum
from pathlib import Path

from gonfalon.core.deck import MAX_BYTES, CardFileError, read_file
from gonfalon.core.digest import digest
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.writing import OPEN, replace_file

__all__ = ["Look", "Manuscript", "kept_beside"]

_KEPT = ".{name}.unsaved"
"""What the file beside a set's is called; no shelf looks at it, for its name begins with a dot."""
_DIGEST = 16
_MARK = "\ufeff"


def kept_beside(path: Path) -> Path:
    """Where the text of a set is kept that is not saved yet."""
    return path.with_name(_KEPT.format(name=path.name))


class Look(Enum):
    """What a look at the file has shown."""

    SAME = "same"
    RELOADED = "reloaded"
    """Another program has written it, and nothing of ours was unsaved: its text is taken."""
    BOTH = "both"
    """Another program has written it while there is something unsaved here; somebody has to choose."""
    GONE = "gone"
    """There is no file any more; the text is still here."""


class Manuscript:
    """The text of one set, which is written with plain line ends whatever its file has.

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
        """Whether anything is not in the file yet."""
        return self.text != self.saved

    def write(self, text: str) -> None:
        """Take another text, which is kept beside the file at once.

        Raises:
            OSError: when it cannot be kept; it is taken all the same.
        """
        self.text = text
        if self.unsaved or self.theirs is not None:
            kept = f"{digest(self.saved.encode())}\n{text}"
            replace_file(kept_beside(self.path), kept.encode("utf-8", "replace"), lasting=False)
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

    def look(self) -> Look:
        """See whether another program has written the file, and take its text where nothing of ours would be lost."""
        try:
            now = self._read()
        except CardFileError:
            return Look.SAME if self.path.exists() else Look.GONE
        if now == (self.saved if self.theirs is None else self.theirs):
            return Look.SAME
        if now == self.text or not self.unsaved:
            self.saved = self.text = now
            self.theirs = None
            self._forget()
            return Look.RELOADED
        self.theirs = now
        return Look.BOTH

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
        text = read_file(self.path)
        self._of_windows = "\r\n" in text
        with contextlib.suppress(OSError), self.path.open("rb") as stream:
            self._marked = stream.read(3) == _MARK.encode()
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def _restore(self) -> None:
        try:
            kept = read_bytes(kept_beside(self.path), MAX_BYTES * 4 + _DIGEST + 1, "a card file").decode("utf-8")
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
            kept_beside(self.path).unlink(missing_ok=True)

    def _mode(self) -> int:
        """Who may read the file shall still be able to."""
        try:
            return stat.S_IMODE(self.path.stat().st_mode)
        except OSError:
            return OPEN
