"""A set of cards from a stranger, in a window of its own process: `python -m tests.ui.screens.stranger FOLDER`.

It opens the page of the first card of the set in the folder, says in one line of JSON what is on it, and what the tips
of the start screen show; if that took too much of the machine it is ended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextTable
from PySide6.QtWidgets import QApplication, QToolTip

from gonfalon.games.oriflamme.rules.set_store import SetStore
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.game_card import GameCard
from tests.books import playing

MOST_BYTES = 3 * 2**30
MOST_SECONDS = 120
"""Of the processor's time: a page takes one second of it, however slow the machine."""


def write(folder: Path, page: str, name: str = "Fair") -> None:
    """Write a set whose first card has this page."""
    texts = {"en": {"baker": {"name": name, "page": page}}}
    cards = "{baker: {type: character, activate: [gain: 1]}, cook: {type: character}}"
    text = f"name: {json.dumps(name)}\ncards: {cards}\ntexts: {json.dumps(texts)}\n"
    (folder / "fair.yaml").write_text(text, encoding="utf-8")


def main() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    folder = Path(sys.argv[1])
    make_application([])
    shelf = SetStore(folder)
    (fair,) = shelf.own()
    assert fair.cards is not None, fair.diagnostics
    card = GameCard("own")
    card.set_texts(fair.name, "")
    QToolTip.showText(QPoint(9, 9), card.toolTip(), card)
    screen = RulesScreen(Settings(folder / "settings.ini"))
    screen.resize(1280, 800)
    screen.show()
    screen.open_for(playing(fair.cards), "baker")
    QApplication.processEvents()
    screen.grab()
    document = screen.view.document()
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    pictures = [form for form in document.allFormats() if form.isImageFormat()]
    seen = {"text": document.toPlainText(), "tables": len(tables), "pictures": len(pictures)}
    print(json.dumps(seen), flush=True)


if __name__ == "__main__":
    main()
