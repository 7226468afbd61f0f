"""What the links on the pages about the program do: open the browser or a folder, or copy something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from gonfalon import data
from gonfalon.texts import news
from gonfalon.ui.screens.about import facts
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.folder_field import open_folder
from gonfalon.ui.widgets.plain import show_tip

__all__ = ["go_out", "leads_out"]

_OUT = ("https://", "http://")
_SHOWN_MS = 4000
"""How long an answer stays beside the link; long enough to read a path."""


def leads_out(link: str) -> bool:
    """Whether a link of any page leads out of the program."""
    return link.startswith(_OUT)


def go_out(link: str, beside: QWidget, at: QPoint) -> bool:
    """Follow a link of a page about the program; False if it is one that leads to another page.

    What came of it is said in a tip at a point of the widget.
    """
    kind, _, what = link.partition(":")
    said = ""
    if leads_out(link):
        if not QDesktopServices.openUrl(QUrl(link)):
            said = QCoreApplication.translate(
                "RulesScreen", "The browser could not be opened. Please type the address into it yourself."
            )
    elif kind == "copy" and what in {"address", "facts"}:
        QGuiApplication.clipboard().setText(data.releases() if what == "address" else facts())
        said = QCoreApplication.translate("RulesScreen", "Copied")
    elif kind == "folder" and what in news.folders():
        said = open_folder(news.folders()[what])
    else:
        return False
    if said:
        _say(said, beside, at)
    return True


def _say(said: str, beside: QWidget, at: QPoint) -> None:
    show_tip(beside.mapToGlobal(at), said, beside, beside.rect(), _SHOWN_MS)
    say_aloud(beside, said)
