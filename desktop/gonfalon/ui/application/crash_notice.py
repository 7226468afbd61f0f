"""The notices about the program itself: that something went wrong in it, or that a fatal error ended it before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gonfalon.ui.widgets.folder_field import open_folder

if TYPE_CHECKING:
    from gonfalon.ui.application.window import Window

__all__ = ["tell_crash", "tell_fatal_error"]


def tell_crash(window: Window, folder: Path | None) -> None:
    """Say that something went wrong and what becomes of the game; `folder` is where a report lies, if there is one."""
    heading = QCoreApplication.translate("Crash", "Something went wrong in the program")
    match = window.tables.play.match if window.tables.play is not None else None
    if match is None:
        text = QCoreApplication.translate("Crash", "You can go on.")
    elif match.journal is None or match.unkept is not None:
        text = QCoreApplication.translate("Crash", "You can go on playing, but this game is not saved.")
    else:
        text = QCoreApplication.translate(
            "Crash",
            "The game is saved after every move. If the table no longer responds, go back to the start screen and "
            "continue the game there.",
        )
    _tell(window, heading, text, folder)


def tell_fatal_error(window: Window, folder: Path | None) -> None:
    """Say that a fatal error ended the program the last time."""
    heading = QCoreApplication.translate("Crash", "The program closed unexpectedly last time")
    text = QCoreApplication.translate(
        "Crash", "A game is saved after every move: if you were playing one, you can continue it."
    )
    _tell(window, heading, text, folder)


def _tell(window: Window, heading: str, text: str, folder: Path | None) -> None:
    if folder is not None:
        report = QCoreApplication.translate(
            "Crash",
            "A report for the developers is in {folder}. It names no players or cards, and is not sent unless you "
            "send it.",
        )
        text = f"{text}\n\n{report.format(folder=folder)}"
    notice = window.notices.overlay(heading, text)
    notice.add_button(QCoreApplication.translate("Window", "Close"), key="Esc", gold=True)
    if folder is not None:
        notice.add_button(QCoreApplication.translate("OwnCards", "Open the folder"), lambda: _open(window, folder))
    window.notices.lay(notice)


def _open(window: Window, folder: Path) -> None:
    if trouble := open_folder(folder):
        window.notices.tell(QCoreApplication.translate("Crash", "The folder cannot be shown"), trouble)
