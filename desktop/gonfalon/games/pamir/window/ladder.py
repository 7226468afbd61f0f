"""Why Wakhan chose one card and no other: the questions one below the other, and the one that decided."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.games.pamir.texts.her_turn import Ladder, rung_names, why_words
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import Line
from gonfalon.ui.board.furniture import write, write_lines
from gonfalon.ui.look import fonts
from gonfalon.ui.look.palette import GOLD_2, HIGHLIGHT, INK, INK_2, RUBRIC

__all__ = ["LadderFigures", "draw_ladder", "ladder_figures"]

SEMI = QFont.Weight.DemiBold
FAINT = QColor("#a08f70")


@dataclass(frozen=True)
class LadderFigures:
    """What stands on it."""

    title: str
    said: str
    """The reason as a sentence, where no question was put."""
    rungs: tuple[tuple[str, str], ...]
    """Each question with what came of it, empty where it was not put."""
    decided: int
    """The index of the rung that decided, -1 for none."""
    candidates: tuple[str, ...]
    """The cards in question."""


def ladder_figures(why: Line | None, ladder: Ladder | None, names: Names) -> LadderFigures:
    """The ladder of a reason."""
    title, said, outcomes = why_words(why, ladder, names)
    if ladder is None or not ladder.decided:
        return LadderFigures(title, said, (), -1, ())
    words = rung_names(ladder.gives_up)
    rungs = tuple((word, outcomes[index] if index < len(outcomes) else "") for index, word in enumerate(words))
    return LadderFigures(title, said, rungs, ladder.decided - 1, tuple(map(names.card_name, ladder.candidates)))


def draw_ladder(painter: QPainter, figures: LadderFigures, room: QRectF, unit: float) -> None:
    """Paint it into a rectangle."""
    painter.setPen(RUBRIC)
    long = QFontMetricsF(fonts.font(11.5 * unit, SEMI)).horizontalAdvance(figures.title) > room.width()
    head = QRectF(room.left(), room.top(), room.width(), (30 if long else 18) * unit)
    if long:
        write_lines(painter, head, figures.title, 12 * unit, SEMI)
    else:
        write(painter, head, figures.title, 13 * unit, SEMI, least=9.5)
    rest = room.adjusted(0, head.height() + unit, 0, 0)
    if not figures.rungs:
        painter.setPen(INK)
        write_lines(painter, rest, figures.said, 13 * unit)
        return
    step = min(17 * unit, rest.height() / len(figures.rungs))
    for index, (word, came) in enumerate(figures.rungs):
        row = QRectF(rest.left(), rest.top() + step * index, rest.width(), step)
        decided = index == figures.decided
        if decided:
            painter.setPen(QPen(GOLD_2, 1))
            painter.setBrush(HIGHLIGHT)
            painter.drawRoundedRect(row.adjusted(-3, 0, 3, 0), 3, 3)
        painter.setPen(INK if decided else INK_2 if came else FAINT)
        weight = SEMI if decided else QFont.Weight.Normal
        number = QRectF(row.left(), row.top(), 14 * unit, step)
        write(painter, number, str(index + 1), 12 * unit, weight, least=9.0)
        half = row.width() * 0.5
        left = number.right() + 2 * unit
        write(painter, QRectF(left, row.top(), row.left() + half - left + 8 * unit, step), word, 12 * unit, weight,
              least=8.5)  # fmt: skip
        end = QRectF(row.left() + half + 10 * unit, row.top(), half - 10 * unit, step)
        write(painter, end, came, 12 * unit, weight, Qt.AlignmentFlag.AlignRight, least=8.5)
