"""A folder of the user: where it is, and a button that opens it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.dress import HALO, dress, role_font, unit
from gonfalon.ui.widgets.placed import Placed
from gonfalon.ui.widgets.plain import show_tip

__all__ = ["FolderField", "open_folder"]


def open_folder(folder: Path) -> str:
    """Make a folder if it is not there and ask the desktop to show it; a sentence where that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = QCoreApplication.translate(
            "OwnCards", "The folder could not be created ({reason}). Please create it yourself: {folder}"
        )
        return words.format(reason=error.strerror or error, folder=folder)
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        return ""
    words = QCoreApplication.translate("OwnCards", "The folder could not be opened. You will find it here: {folder}")
    return words.format(folder=folder)


class FolderField(Placed):
    """The path on one line, with its middle left out where it is too long, and the button below it."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Button(px=15)
        self.button.setParent(self)
        self.setFocusProxy(self.button)
        self.folder = Path()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_folder(self, folder: Path) -> None:
        """Show this folder, which need not exist."""
        self.folder = folder
        self.button.setAccessibleDescription(str(folder))
        self.update()

    def open_folder(self) -> str:
        """Ask the desktop to show the folder; a sentence where it does not."""
        return open_folder(self.folder)

    def shown_path(self) -> str:
        """The path as it stands there."""
        metrics = QFontMetricsF(role_font(self, 14))
        return metrics.elidedText(str(self.folder), Qt.TextElideMode.ElideMiddle, self.width() - 2 * HALO)

    def _line(self) -> int:
        return round(QFontMetricsF(role_font(self, 14)).height() + 4 * unit(self))

    def sizeHint(self) -> QSize:
        wanted = QFontMetricsF(role_font(self, 14)).horizontalAdvance(str(self.folder)) + 2 * HALO + 2
        button = self.button.sizeHint()
        return QSize(max(round(wanted), button.width()), HALO + self._line() + button.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max(self.button.sizeHint().width(), round(180 * unit(self))), self.sizeHint().height())

    def place(self) -> None:
        hint = self.button.sizeHint()
        self.button.setGeometry(0, HALO + self._line(), min(hint.width(), self.width()), hint.height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            show_tip(event.globalPos(), str(self.folder), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(role_font(self, 14))
        painter.setPen(dress(self).text)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(HALO, HALO, self.width() - 2 * HALO, self._line(), align, self.shown_path())
