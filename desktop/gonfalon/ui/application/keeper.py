"""Keeping the game that is played under a name: the question for the name, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QObject, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.core.slips import shortened
from gonfalon.session.keeping import FORBIDDEN, LONGEST, keep, kept_folder, refusal
from gonfalon.texts.troubles import cannot_be_saved, why_no_name
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.widgets.dress import Words
from gonfalon.ui.widgets.fields import TextField

if TYPE_CHECKING:
    from gonfalon.session.match import Match

__all__ = ["Keeper", "NameQuestion"]


class NameQuestion(QWidget):
    """A field for a name, and beneath it why a name will not do."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.field = TextField(characters=26)
        # What is pasted is refused with a word rather than cut off.
        self.field.setMaxLength(LONGEST * 4)
        self.field.setText(name)
        self.field.selectAll()
        self.field.setAccessibleName(QCoreApplication.translate("Keeping", "Name of the game"))
        self.refused = Words(15, wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addWidget(self.refused)
        self.setFocusProxy(self.field)
        self._taken = ""

    def accepts(self, why: str | None) -> bool:
        """Say why the name that is written will not do; one that is taken is accepted at the second time."""
        name = self.field.text()
        if why is None or (why == "taken" and name == self._taken):
            return True
        self._taken = name if why == "taken" else ""
        words = why_no_name(why).format(signs=" ".join(sorted(FORBIDDEN)))
        self.refused.setText(words)
        self.field.setAccessibleDescription(words)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        return False


class Keeper(QObject):
    """Asks for a name, and keeps the game as it stands when the name is given."""

    def __init__(self, tables: Tables, notices: NoticeLayer) -> None:
        super().__init__(tables)
        self._tables = tables
        self._notices = notices
        self._asking = False

    def ask(self) -> None:
        """Let the game that is played be kept under a name; where none is, nothing happens."""
        play, table = self._tables.play, self._tables.table
        if play is None or table is None or play.match is None or self._asking:
            return
        match, tr = play.match, QCoreApplication.translate
        question = NameQuestion(f"{table.scene.game_panel.title} {QDate.currentDate().toString(Qt.DateFormat.ISODate)}")
        overlay = self._notices.overlay(
            tr("Keeping", "Keep this game under a name"),
            tr("Keeping", "It is kept as it stands now, and the game goes on."),
            question,
        )

        def ready() -> bool:
            accepted = question.accepts(refusal(question.field.text(), self._tables.folder))
            overlay.arrange()
            return accepted

        overlay.add_button(
            tr("Keeping", "Keep"), lambda: self._keep(match, question.field.text()), "Enter", gold=True, ready=ready
        )
        overlay.add_button(tr("Keeping", "Go on without"), key="Esc")
        overlay.closed.connect(self._closed)
        self._asking = True
        self._notices.lay(overlay)

    def _closed(self) -> None:
        self._asking = False

    def _keep(self, match: Match, name: str) -> None:
        tr = QCoreApplication.translate
        try:
            path = keep(match.record(), name, self._tables.folder, anew=True)
        except OSError as error:
            heading = tr("Window", "This game cannot be saved")
            folder = kept_folder(self._tables.folder)
            self._notices.tell(heading, cannot_be_saved(folder, error.strerror or str(error)))
            return
        text = tr("Keeping", "“{name}” can be opened again with “Open a saved game”, as often as you like.")
        self._notices.tell(tr("Keeping", "The game is saved"), text.format(name=shortened(path.stem)))
