"""The table of the final standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts.formatting import roman
from gonfalon.ui.look import palette
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.panel import Drawing
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import ControlPainter, Label, discard, fill, theme_of, ui_scale


@dataclass(frozen=True)
class ResultsColumn:
    """The description of the figures under one heading."""

    heading: str
    main: bool = False
    """Whether it is what is played for: its figures are large, and it is never left out."""
    art: str = ""
    """The drawing beside each figure of a main column, empty for none; `{family}` in it stands for each row's own."""
    one_of: str = ""
    """Of which columns it is one, that are left out together; empty for none."""


@dataclass(frozen=True)
class ResultsDrawings:
    """A succession of states as drawings; the last, the current one, is large."""

    arts: tuple[str, ...]
    words: str
    """The same for those who hear the screen."""


Figure = str | ResultsDrawings


@dataclass(frozen=True)
class ResultsRow:
    """The result of one family."""

    place: int
    letter: str
    """Of the family."""
    player: str
    family: str
    """The family's name in the language of the reader."""
    figures: tuple[Figure, ...]
    """One for each column, as they are read."""


class _FamilyWords(Label):
    """The name of a family in its own colour."""

    def __init__(self, family: str) -> None:
        super().__init__(14, QFont.Weight.Medium)
        self._family = family

    def restyle(self) -> None:
        super().restyle()
        shades = self.palette()
        shades.setColor(self.foregroundRole(), theme_of(self).family_text(self._family))
        self.setPalette(shades)


def _kept_as(at: int, column: ResultsColumn) -> str:
    return column.one_of or str(at)


class ResultsTable(QWidget):
    """A row for each family; the winners' rows are marked by a ground of gold and by their place."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        self._parts: list[QWidget] = []
        self._winners: list[int] = []
        self._rows: list[QWidget] = []
        self._totals: dict[str, Label] = {}
        """The large figure of each family in the first column that has one."""
        self._crowned = True
        """Whether it is to be seen who has won."""
        self._places: list[QWidget] = []
        self._details: dict[str, list[QWidget]] = {}
        """What stands in the columns that may be left out, those together that are left out together."""

    def fit(self, width: int) -> None:
        """Leave out as many columns, from the last, as make the table no wider than this; the main ones stay."""
        for kept in range(len(self._details), -1, -1):
            for at, parts in enumerate(self._details.values()):
                for part in parts:
                    part.setVisible(at < kept)
            self._grid.invalidate()
            if self._grid.minimumSize().width() <= width:
                return

    def show_rows(self, place: str, family: str, columns: Sequence[ResultsColumn], rows: Sequence[ResultsRow]) -> None:
        """Make the table anew; `place` and `family` are the headings of the first two columns."""
        for part in self._parts:
            self._grid.removeWidget(part)
            discard(part)
        for line in range(len(self._rows) + 1, len(rows), -1):
            self._grid.setRowMinimumHeight(line, 0)
        for at in range(self._grid.columnCount()):
            self._grid.setColumnStretch(at, 0)
        self._parts, self._rows, self._details = [], [], {}
        self._totals, self._places, self._crowned = {}, [], True
        for at, words in enumerate((place, family, *(column.heading for column in columns))):
            heading = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True, text=words)
            self._put(heading, 0, at)
            # Names have the more room the more columns share what is left over.
            self._grid.setColumnStretch(at, (0, max(4, len(columns)))[at] if at < 2 else 1)
            if at >= 2 and not columns[at - 2].main:
                self._details.setdefault(_kept_as(at, columns[at - 2]), []).append(heading)
        self._winners = [index for index, row in enumerate(rows) if row.place == 1]
        for line, row in enumerate(rows, 1):
            self._places.append(self._put(self._figure(roman(row.place), 21, QFont.Weight.DemiBold), line, 0))
            self._rows.append(self._put(self._family(row), line, 1))
            for at, (column, figure) in enumerate(zip(columns, row.figures, strict=True), 2):
                part = self._put(self._cell(column, figure, palette.FAMILIES[row.letter].key), line, at)
                if column.main:
                    self._totals.setdefault(row.letter, part.findChildren(Label)[0])
                else:
                    self._details[_kept_as(at, column)].append(part)
        self.restyle()

    def _put(self, part: QWidget, line: int, column: int) -> QWidget:
        self._parts.append(part)
        self._grid.addWidget(part, line, column, Qt.AlignmentFlag.AlignVCenter)
        return part

    def _figure(self, text: str, px: float, weight: QFont.Weight) -> Label:
        return Label(px, weight, text=text)

    def _family(self, standing: ResultsRow) -> QWidget:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(12)
        row.addWidget(Drawing(f"crest-{palette.FAMILIES[standing.letter].key}", 36, 44))
        words = QVBoxLayout()
        words.setSpacing(0)
        who = Label(17, QFont.Weight.DemiBold, wrap=True, text=standing.player)
        whose = _FamilyWords(standing.letter)
        whose.setText(standing.family)
        fill(words, who, whose)
        row.addLayout(words, 1)
        return part

    def _cell(self, column: ResultsColumn, figure: Figure, family: str) -> QWidget:
        if isinstance(figure, ResultsDrawings):
            return self._drawings(figure)
        if column.main:
            return self._main(figure, column.art.format(family=family))
        return self._figure(figure, 18, QFont.Weight.Normal)

    def _drawings(self, drawings: ResultsDrawings) -> QWidget:
        part = QWidget()
        part.setAccessibleName(drawings.words)
        set_tip(part, drawings.words)
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for index, art_ in enumerate(drawings.arts, 1):
            side = 24 if index == len(drawings.arts) else 17
            row.addWidget(Drawing(art_, side, side))
        row.addStretch(1)
        return part

    def _main(self, figure: str, drawing: str) -> QWidget:
        part = QWidget()
        row = QHBoxLayout(part)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        if drawing:
            row.addWidget(Drawing(drawing, 34, 34))
        row.addWidget(self._figure(figure, 25, QFont.Weight.Bold), 1)
        return part

    def count(self, totals: Mapping[str, str], crowned: bool) -> None:
        """Show these totals by family letter, and the winner only once the game is `crowned`."""
        for letter, total in totals.items():
            self._totals[letter].setText(total)
        if crowned is not self._crowned:
            self._crowned = crowned
            for place in self._places:
                kept = place.sizePolicy()
                kept.setRetainSizeWhenHidden(True)
                place.setSizePolicy(kept)
                place.setVisible(crowned)
            self.update()

    def restyle(self) -> None:
        """Take the distances of the measure of now."""
        scale = ui_scale(self)
        self._grid.setContentsMargins(round(12 * scale), 0, round(12 * scale), 0)
        self._grid.setHorizontalSpacing(round(16 * scale))
        for line in range(1, len(self._rows) + 1):
            self._grid.setRowMinimumHeight(line, round(58 * scale))
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        for index, part in enumerate(self._rows):
            high = max(54 * scale, part.height() + 4.0)
            row = QRectF(0, part.geometry().center().y() - high / 2, self.width(), high)
            if index in self._winners and self._crowned:
                fill = faded(palette.GOLD_1, 0.5)
                painter.box(row, 6, fill, palette.INK, 1.5 if colours.contrast else 0)
            else:
                painter.fillRect(QRectF(6 * scale, row.bottom() - 1, row.width() - 12 * scale, 1.2), colours.edge)
