"""The sets that there are: one's own, those of others to look at, and the beginnings of new ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.buttons import Button, IconButton, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.long_words import LongWords
from gonfalon.ui.widgets.panel import Panel, Rule, ScrollArea
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.screen import Screen

__all__ = ["SetRow", "SetsScreen"]


class SetRow(NamedTuple):
    """One set."""

    path: Path
    name: str
    facts: str
    """How many cards, by whom, what is wrong with it."""
    own: bool
    """Whether it is written here, and not only looked at."""
    removable: bool
    unsaved: bool


class _Line(QWidget):
    """A set with what can be done with it."""

    def __init__(self, row: SetRow) -> None:
        super().__init__()
        self.row = row
        self.name = LongWords(17, QFont.Weight.DemiBold)
        self.facts = LongWords(14, colour="text_2")
        self.name.setText(row.name)
        facts = [row.facts]
        if row.unsaved:
            facts.append(translate("Workshop", "Not saved yet."))
        self.facts.setText(" ".join(facts))
        self.open = Button(px=15)
        self.open.setText(translate("Workshop", "Edit") if row.own else translate("Workshop", "Look at it"))
        self.copy = Button(icon="icon-branch", px=15)
        self.copy.setText(translate("Workshop", "Make a copy"))
        self.bin = IconButton("icon-trash")
        self.bin.set_words(translate("Workshop", "Delete: {name}").format(name=row.name))
        self.bin.setVisible(row.removable)
        said = translate("Workshop", "Edit: {name}") if row.own else translate("Workshop", "Look at: {name}")
        self.open.setAccessibleName(said.format(name=row.name))
        self.open.setAccessibleDescription(row.facts)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.facts)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addLayout(words, 1)
        for button in (self.open, self.copy, self.bin):
            self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.setSpacing(0)


class SetsScreen(Screen):
    """Offers what there is; what becomes of it is another's."""

    begun = Signal()
    """A new set is wanted."""
    wanted = Signal(Path)
    """The set of this file is to be opened."""
    copied = Signal(Path)
    """One like it is wanted."""
    thrown_away = Signal(Path)
    taken = Signal()
    """A set is to be taken from a file of somebody else's."""
    folder_wanted = Signal()
    open_rules = Signal(str)
    """A page about writing cards is wanted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.rows: Sequence[SetRow] = ()
        """The sets that are offered."""
        self.lines: list[_Line] = []
        self._rules: list[Rule] = []
        self.back = IconButton("icon-back", kind=Kind.PARCHMENT)
        self.back.clicked.connect(self.closed)
        self._title = Words(28, QFont.Weight.DemiBold, "table_heading")
        self._about = Words(15, colour="on_table_2", wrap=True)
        self.take = Button(icon="icon-import", px=15)
        self.take.clicked.connect(self.taken)
        self.folder = Button(icon="icon-folder", px=15)
        self.folder.clicked.connect(self.folder_wanted)
        self.new = Button(Kind.GOLD, key="N", px=16)
        self.new.clicked.connect(self.begun)
        self._head = QHBoxLayout()
        for part, stretch in (
            (self.back, 0), (self._title, 0), (self._about, 1), (self.take, 0), (self.folder, 0), (self.new, 0),
        ):  # fmt: skip
            self._head.addWidget(part, stretch)
        self.panels = (Panel(Ground.PANEL), Panel(Ground.PANEL))
        self._headings = (Words(19, QFont.Weight.DemiBold), Words(19, QFont.Weight.DemiBold))
        self._none = Words(15, colour="text_2", wrap=True)
        self._columns: list[QVBoxLayout] = []
        inner = QWidget()
        self._inner = QVBoxLayout(inner)
        self._inner.setContentsMargins(0, 0, 0, 0)
        for panel, heading in zip(self.panels, self._headings, strict=True):
            column = QVBoxLayout(panel)
            column.addWidget(heading)
            self._columns.append(column)
            self._inner.addWidget(panel)
        self._columns[0].addWidget(self._none)
        self._inner.addStretch(1)
        self.area = ScrollArea(inner)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self.area, 1)
        self.retranslate()

    def show_sets(self, rows: Sequence[SetRow]) -> None:
        """Offer these."""
        self.rows = rows
        held = next((line.row.path for line in self.lines if line.open.hasFocus()), None)
        for gone in (*self.lines, *self._rules):
            gone.hide()
            gone.deleteLater()
        self.lines, self._rules = [_Line(row) for row in rows], []
        for line, before in zip(self.lines, (None, *self.lines), strict=False):
            column = self._columns[0 if line.row.own else 1]
            if before is not None and before.row.own == line.row.own:
                self._rules.append(Rule())
                column.addWidget(self._rules[-1])
            column.addWidget(line)
            line.open.clicked.connect(partial(self.wanted.emit, line.row.path))
            line.copy.clicked.connect(partial(self.copied.emit, line.row.path))
            line.bin.clicked.connect(partial(self.thrown_away.emit, line.row.path))
        self._none.setVisible(not any(row.own for row in rows))
        self.restyle()
        for line in self.lines:
            if line.row.path == held:
                line.open.setFocus()

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Workshop", "Card workshop"))
        self._about.setText(translate("Workshop", "Write cards of your own and see at once what they do."))
        self.take.setText(translate("Workshop", "Add one from a file"))
        self.folder.setAccessibleName(translate("OwnCards", "Open the folder"))
        set_tip(self.folder, self.folder.accessibleName())
        self.new.setText(translate("Workshop", "New set"))
        self._headings[0].setText(translate("Workshop", "Your sets"))
        self._headings[1].setText(translate("Workshop", "Read-only sets"))
        self._none.setText(translate("Workshop", "There is none yet. Begin a new one, or make a copy of a set below."))
        self.show_sets(self.rows)

    def arrange(self) -> None:
        side, px = self.px(18), self.px
        self._head.setContentsMargins(side - HALO, px(10), side - HALO, px(4))
        self._head.setSpacing(px(4))
        told = self.width() > px(1180) and self.settings.text_scale < 1.2
        self._about.setVisible(told)
        self._head.setStretch(self._head.indexOf(self._title), int(not told))
        self._whole.setContentsMargins(0, 0, 0, px(12))
        self._inner.setContentsMargins(side, 0, px(4), 0)
        self._inner.setSpacing(px(10))
        for column in self._columns:
            column.setContentsMargins(px(24), px(16), px(16), px(18))
            column.setSpacing(px(3))
        for line in self.lines:
            line.open.setMinimumWidth(max(other.open.sizeHint().width() for other in self.lines))
            line.copy.show_words(self.width() > px(1000) * self.settings.text_scale)
            gap = round(4 * unit(line))
            line.name.setContentsMargins(0, gap, 0, 0)
            line.facts.setContentsMargins(0, 0, 0, gap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_F1:
            self.open_rules.emit("own-cards")
        elif matches(event, self.new.key_name):
            self.new.click()
        else:
            super().keyPressEvent(event)
