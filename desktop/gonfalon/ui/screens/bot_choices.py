"""What the seat row offers of bots: how strong each level is, and who stands for each character."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gonfalon.bots.character import CHARACTERS
from gonfalon.bots.ladder import Ladder
from gonfalon.texts.players import PlayerText, character
from gonfalon.ui.look.portraits import PLAIN, portrait
from gonfalon.ui.widgets.dropdown import Choice

__all__ = ["character_choices", "level_choice"]


def level_choice(bot: str, text: PlayerText, ladder: Ladder | None) -> Choice:
    """A level; with stars where it was measured."""
    rung = ladder.bots.get(bot) if ladder is not None else None
    if rung is None:
        return Choice(bot, text.style, text.name, text.about)
    tenths = QCoreApplication.translate(
        "SeatRow", "Wins {tenths} of 10 games at a table of three, against two squires."
    )
    said = "" if rung.tenths is None else tenths.format(tenths=rung.tenths)
    return Choice(bot, text.style, text.name, f"{text.about} {said}".strip(), rung.stars)


def character_choices(family: str) -> list[Choice]:
    """No character, and all there are, dressed in the colour of a family."""
    plain = QCoreApplication.translate("SeatRow", "A bot without a character plays what it considers best.")
    found = []
    for name in ("", *CHARACTERS):
        known = character(name)

        def paint(painter: QPainter, rect: QRectF, name: str = name or PLAIN) -> None:
            portrait(painter, name, family, rect)

        found.append(Choice(name, known.word, known.word, known.about or plain, picture=paint))
    return found
