"""The grid of the texts of one card: a row for each text, a column for each language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from gonfalon.games.oriflamme.window.workshop.text_cell import TextCell
from gonfalon.games.oriflamme.window.workshop.text_words import label, language_name
from gonfalon.games.oriflamme.workshop.wording import INFLECTED, Key, Worded
from gonfalon.texts.catalogue import translate
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.widgets.dress import HALO, Words, unit

__all__ = ["Column", "TextGrid", "keys_of"]

_FURTHER: Final[tuple[Key, ...]] = (("goes_with",), ("beware",), ("page",))
"""Texts that a card may have and does not miss."""
_CASES: Final = (("accusative",), ("genitive",))
_ORDER: Final = ("name", "accusative", "genitive", "text", "tip", "options", "prompt", "shelf", "goes_with", "beware")
"""The order of the rows, by the first words of their keys."""


class Column(NamedTuple):
    """A language in sight, with where the paper of its fields begins and how wide that is."""

    code: str
    left: int
    wide: int


def keys_of(worded: Worded, id: str) -> list[Key]:
    """The rows of a card from above."""
    keys = dict.fromkeys((*worded.wants(id, INFLECTED[0]), *_FURTHER))
    places = {word: place for place, word in enumerate(_ORDER)}
    return sorted(keys, key=lambda key: places.get(key[0], len(places)))


class _Row:
    """One text of the card in all languages."""

    def __init__(self, parent: QWidget) -> None:
        self.key: Key = ()
        """Empty while the row is not in use."""
        self.label = Words(14, QFont.Weight.DemiBold, "rubric", wrap=True, parent=parent)
        self.cells = {code: TextCell(parent) for code in LANGUAGES}
        self.there: frozenset[str] = frozenset()
        """The languages in which the text has a sense."""


class TextGrid(QWidget):
    """The rows of the card that is shown; cells of a row that is not needed wait for the next card."""

    typed = Signal(object)
    """Somebody writes in this cell."""
    left = Signal()
    """A cell was left."""
    entered = Signal(object)
    """The keyboard has come to this cell."""
    stepped = Signal(int)
    """The same text of the next card is wanted, or with -1 of the one before."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Row] = []
        self._read_only = False

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_card(self, worded: Worded, id: str, speaks: str, written: Callable[[str], str]) -> None:
        """Show the texts of a card; no card has no rows.

        Args:
            worded: the texts of the set.
            id: the card, empty for none.
            speaks: the language of the program.
            written: the card's text from the program by language; asked where the set has none.
        """
        keys = keys_of(worded, id) if id else []
        while len(self._rows) < len(keys):
            self._rows.append(self._new_row())
        for row, key in zip(self._rows, keys, strict=False):
            self._show_row(row, key, worded, id, speaks, written)
        for row in self._rows[len(keys) :]:
            row.key, row.there = (), frozenset()

    def _show_row(
        self, row: _Row, key: Key, worded: Worded, id: str, speaks: str, written: Callable[[str], str]
    ) -> None:
        row.key = key
        row.label.setText(label(key))
        row.there = frozenset(
            code for code in LANGUAGES if key not in _CASES or code in INFLECTED or worded.text(code, id, key)
        )
        for code, cell in row.cells.items():
            #: what a field holds, for those who listen: "Baker, genitive, Ukrainian"
            name = translate("CardTexts", "{card}, {text}, {language}").format(
                card=worded.name(id, speaks), text=_inside(label(key)), language=language_name(code)
            )
            said = worded.text(code, id, key)
            instead = written(code) if key == ("text",) and not said else ""
            cell.show_text(id, key, name, said, wanted=key in worded.wants(id, code), written=instead)

    def _new_row(self) -> _Row:
        row = _Row(self)
        for cell in row.cells.values():
            cell.typed.connect(lambda cell=cell: self.typed.emit(cell))
            cell.entered.connect(lambda cell=cell: self.entered.emit(cell))
            cell.left.connect(self.left)
            cell.stepped.connect(self.stepped)
            cell.set_read_only(self._read_only)
            cell.field.restyle()
        return row

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be written; every text can still be marked and copied."""
        self._read_only = read_only
        for row in self._rows:
            for cell in row.cells.values():
                cell.set_read_only(read_only)

    # -- cells ---------------------------------------------------------------------------------------------------------

    def cell(self, key: Key, language: str) -> TextCell | None:
        """The cell of a text, if the card that is shown has such a text."""
        return next((row.cells[language] for row in self._rows if row.key == key and language in row.there), None)

    def cell_in_use(self) -> TextCell | None:
        """The cell in which the keyboard is."""
        return next((cell for row in self._rows for cell in row.cells.values() if cell.field.hasFocus()), None)

    def language_of(self, cell: TextCell) -> str:
        """In which column a cell is."""
        return next(code for row in self._rows for code, own in row.cells.items() if own is cell)

    def enter(self, key: Key, language: str) -> None:
        """Take the keyboard to a text of the card that is shown, or to its name where it has no such text."""
        cell = self.cell(key, language) or self.cell(("name",), language)
        if cell is not None:
            cell.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def fields(self, shown: Sequence[str]) -> list[QWidget]:
        """The fields of some languages along the rows."""
        return [row.cells[code].field for row in self._rows for code in shown if code in row.there]

    # -- places --------------------------------------------------------------------------------------------------------

    def place(self, columns: Sequence[Column], width: int, *, beside: bool) -> None:
        """Give every row the height that its longest text needs.

        Args:
            columns: the languages in sight, from left to right.
            width: how wide the grid is.
            beside: whether what the rows are called stands at the left of the first column, else above each row.
        """
        shown = {column.code for column in columns}
        at = 0
        for row in self._rows:
            for code, cell in row.cells.items():
                cell.setVisible(code in row.there & shown)
            row.label.setVisible(bool(row.there & shown))
            if row.there & shown:
                own = [column for column in columns if column.code in row.there]
                at = self._place_row(row, own, at, columns[0].left if beside else 0, width)
        self.setMinimumHeight(at + 2 * HALO)

    def _place_row(self, row: _Row, columns: Sequence[Column], top: int, beside: int, width: int) -> int:
        """Place one row; gives where the next one begins."""
        pad = round(4 * unit(self))
        needs = [row.cells[column.code].needs(column.wide + 2 * HALO) for column in columns]
        field, below = max(need[0] for need in needs), max(need[1] for need in needs)
        wide = (beside or width) - 2 * HALO
        high = row.label.heightForWidth(wide)
        row.label.setGeometry(HALO, top + HALO + (pad if beside else 0), wide, high)
        cells = top if beside else top + high
        for column in columns:
            row.cells[column.code].put(column.left - HALO, cells, column.wide + 2 * HALO, field, below)
        bottom = max(cells + field + below, top + high + 2 * HALO + (pad if beside else 0))
        return bottom - HALO + (pad if below else 0)


def _inside(words: str) -> str:
    """What something is called in the middle of a sentence."""
    return words[:1].lower() + words[1:]
