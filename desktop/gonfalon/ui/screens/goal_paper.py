"""What one wants in a game, on a paper that lies over its table: a picture, and three sentences below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.texts.goal import Goal
from gonfalon.ui.look import fonts
from gonfalon.ui.widgets.dress import Words, unit
from gonfalon.ui.widgets.goal_picture import GoalPicture

__all__ = ["GoalPaper"]

_WIDE: Final = (480.0, 640.0)
"""How wide it is, and with large letters."""
_PICTURE_WIDE: Final = (400.0, 260.0)
"""The same of the picture, which leaves large letters the room."""
_APART: Final = 6


class GoalPaper(QWidget):
    """To be laid inside an overlay whose heading names the game."""

    def __init__(self, goal: Goal) -> None:
        super().__init__()
        self.setAccessibleName(" ".join(goal.sentences))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        picture = GoalPicture(_PICTURE_WIDE[fonts.large()])
        picture.show_goal(goal)
        self._column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        for heading, sentence in zip(goal.headings(), goal.sentences, strict=True):
            rubric, words = Words(15, QFont.Weight.DemiBold, "rubric"), Words(16, wrap=True)
            rubric.setText(heading)
            words.setText(sentence)
            self._column.addSpacing(_APART)
            self._column.addWidget(rubric)
            self._column.addWidget(words)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._column.setSpacing(round(2 * unit(self)))
        self.setMinimumWidth(round(_WIDE[fonts.large()] * unit(self)))
