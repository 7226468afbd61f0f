"""The small table of the workshop: a card is activated on it, and what it does is seen, told and taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.animation_queue import SPEEDS, AnimationSettings
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.look import fonts
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip, shortened_to_fit
from gonfalon.ui.widgets.styling import HALO, Label, announce, discard, fill, ui_scale
from gonfalon_workshop.sandbox import Sandbox, SandboxQuestion
from gonfalon_workshop.window.sandbox_table import InfluenceRow, SandboxTable

__all__ = ["SandboxView", "fit_line"]

_STEP_MS: Final = 900
"""How long what one sentence tells is looked at before the next, at the usual speed."""
_LARGE_LETTERS: Final = 1.25
"""From this text scale on the story needs the room more than the picture does."""
_LEAST_TABLE: Final = 56
_FAMILY: Final = "G"


def fit_line(words: Label, px: float, room: int) -> None:
    """Write words as large as they may be, and smaller where they would be wider than the room."""
    for smaller in (1.0, 0.9, 0.8, 0.7, 0.6):
        words.set_size(px * smaller)
        if words.sizeHint().width() <= room:
            return


class SandboxView(QWidget):
    """A card in a position: small beside the card itself, or large with all that is told and asked."""

    closed = Signal()
    """Whoever looked at it large has seen enough."""
    enlarge_wanted = Signal()
    """It should be shown large: somebody asks for that, or has activated the card."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.trial: Sandbox | None = None
        self._wording: TableTexts | None = None
        self._told = 0
        """How many steps of the trial are shown by now."""
        self._large = False
        self._lines: list[Label] = []
        self.choices: list[ChoiceButton] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        self._make_parts()
        self._lay_out()
        self.retranslate()
        self._show_all()

    def _make_parts(self) -> None:
        self.heading = Label(15, QFont.Weight.DemiBold, "rubric")
        self.title = Label(14, colour="text_2")
        self.enlarge = IconButton("icon-zoom-in", press=self.enlarge_wanted)
        self.back = IconButton("icon-close", press=self.closed)
        self.table = SandboxTable()
        self.influence = InfluenceRow()
        self.activate = Button(ButtonKind.GOLD, px=15, press=self._activate)
        self.undo = Button(px=14, press=lambda: self._change(Sandbox.undo))
        self.again = Button(px=14, press=lambda: self._change(Sandbox.again))
        self.another = Button(px=14, press=lambda: self._change(Sandbox.next_position))
        for button in (self.activate, self.undo, self.again, self.another):
            button.setMinimumWidth(40)  # in large letters words become smaller before they are cut
        self.asked = WrappingLabel(15, QFont.Weight.DemiBold, "heading")
        self.asked_more = WrappingLabel(13, colour="text_2")

    def _lay_out(self) -> None:
        self._inner = inner = QWidget()
        self._story = QVBoxLayout(inner)
        self._story.setContentsMargins(0, 0, 0, 0)
        self._story.setSpacing(0)
        self._sentences = QVBoxLayout()
        self._sentences.setSpacing(2)
        fill(self._story, self._sentences, self.asked, self.asked_more)
        self._answers = QVBoxLayout()
        self._answers.setSpacing(0)
        fill(self._story, self._answers, 1)
        self.area = ScrollArea(inner)
        self.area.verticalScrollBar().rangeChanged.connect(self._scroll_down)
        self._head = fill(QHBoxLayout(), self.heading, (self.title, 1), 0, self.enlarge, self.back, spacing=0)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(0)
        fill(self._foot, (self.undo, 2), (self.again, 2), (self.another, 3))
        self._whole = fill(
            QVBoxLayout(self), self._head, self.table, self.influence, (self.area, 1), self.activate, self._foot,
            bare=True, spacing=0,
        )  # fmt: skip

    # -- from outside --------------------------------------------------------------------------------------------------

    def show_card(self, cards: CardSet | None, kind: str, language: str, family: str = _FAMILY) -> None:
        """Try this card of a set; without a set, or where it has no such kind, there is nothing to try."""
        before = self.trial
        self.trial = None
        if cards is not None and kind in cards:
            self.trial = trial = Sandbox(cards, kind, language, family)
            # Whoever writes on a card sees it where it was.
            if before is not None and before.kind == kind:
                shapes = [position.shape for position in trial.positions]
                if before.position.shape in shapes:
                    trial.choose(shapes.index(before.position.shape))
            self._wording = TableTexts(language, trial.deck)
        self._told = 0
        self._show_all()

    def set_large(self, large: bool) -> None:
        """Show all that is told and asked, or only what lies there and how to begin."""
        if large != self._large:
            self._large = large
            self._show_all()

    @property
    def large(self) -> bool:
        """Whether the view is enlarged to show everything."""
        return self._large

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into this size; where there is no room for the table it is seen when it is shown large."""
        scale = ui_scale(self)
        self.setFixedSize(width, height)
        self._whole.setSpacing(round((4 if self._large else 1) * scale))
        self._head.setContentsMargins(HALO, 0, 0, 0)
        self.title.setContentsMargins(round(12 * scale), 0, 0, 0)
        self._fit_title()
        fit_line(self.heading, 15, width - HALO - self.enlarge.sizeHint().width())
        if self._large:
            self.table.setVisible(True)
            self.table.setFixedHeight(round(height * (0.3 if fonts.text_scale() < _LARGE_LETTERS else 0.22)))
        else:
            parts = [part.sizeHint().height() for part in (self.enlarge, self.activate)]
            room = height - sum(parts) - 3 * self._whole.spacing()
            least = round(_LEAST_TABLE * scale)
            self.table.setFixedHeight(min(max(room, least), round(height * 0.45)) if self._begun else max(room, least))
            self.table.setVisible(room >= least)
        self._fit_answers()

    @property
    def least_height(self) -> int:
        """The height of the heading and the button."""
        return self.enlarge.sizeHint().height() + self.activate.sizeHint().height()

    @property
    def least_table(self) -> int:
        """The minimum height of a table that is shown small."""
        return round((_LEAST_TABLE + 8) * ui_scale(self))

    def _fit_title(self) -> None:
        whole = self.trial.title if self.trial is not None else ""
        room = self.width() - self.heading.sizeHint().width() - self.back.sizeHint().width() - 3 * HALO
        text = shortened_to_fit(whole, self.title.font(), room - round(12 * ui_scale(self)))
        self.title.setText(text)
        set_tip(self.title, "" if text == whole else whole)

    def retranslate(self) -> None:
        """Make every text anew, in the language of now."""
        self.heading.setText(self.tr("On the table"))
        self.enlarge.set_words(self.tr("Show this table larger"))
        self.back.set_words(self.tr("Back to the card"))
        self.activate.setText(self.tr("Activate"))
        self.undo.setText(self.tr("Undo"))
        set_tip(self.undo, self.tr("Take back the last answer (key Z)"))
        self.again.setText(self.tr("Again"))
        set_tip(self.again, self.tr("Start over from the same position"))
        self.another.setText(self.tr("Another position"))
        if self.trial is not None:
            self.trial.speak(current_language())
            self._wording = TableTexts(current_language(), self.trial.deck)
        self._show_all()

    def restyle(self) -> None:
        """Take the measure of now."""
        self._fit_answers()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide, high = (448, 436) if self._large else (200, 250)
        return QSize(round(wide * ui_scale(self)), round(high * ui_scale(self)))

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def _begun(self) -> bool:
        return self.trial is not None and self.trial.begun

    def _activate(self) -> None:
        if self.trial is None:
            return
        self.trial.activate()
        if not self._large:
            self.enlarge_wanted.emit()
        self._tell_on()

    def _answer(self, move: Move) -> None:
        if self.trial is not None and move in self.trial.moves:
            self.trial.answer(move)
            self._tell_on()

    def _change(self, how: Callable[[Sandbox], None]) -> None:
        if self.trial is None:
            return
        how(self.trial)
        self._told = len(self.trial.steps)
        self._next.stop()
        self._show_all(goes_on=True)

    def _tell_on(self) -> None:
        """Show the first of the new steps, and one after the other; all at once where nothing is to move."""
        if self._motion.off or self._settings.reduced_motion:
            self._finish()
        else:
            self._go_on()

    @property
    def _motion(self) -> AnimationSettings:
        return AnimationSettings(SPEEDS[self._settings.animation_speed])

    def _go_on(self) -> None:
        trial = self.trial
        if trial is None:
            return
        if self._told < len(trial.steps):
            self._told += 1
        if self._told < len(trial.steps):
            self._next.start(self._motion.ms(_STEP_MS))
        self._show_all(goes_on=True)

    def _finish(self) -> None:
        """Show all that has happened."""
        self._next.stop()
        if self.trial is not None:
            self._told = len(self.trial.steps)
        self._show_all(goes_on=True)

    @property
    def telling(self) -> bool:
        """Whether something has happened that is not shown yet."""
        return self.trial is not None and self._told < len(self.trial.steps)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show_all(self, *, goes_on: bool = False) -> None:
        """Show what is so now.

        Args:
            goes_on: whether somebody has done something, so that the keyboard goes on from there.
        """
        trial, large, here = self.trial, self._large, self.has_keyboard
        question = trial.question if trial is not None and not self.telling else None
        self._show_table(trial)
        self._show_lines(trial)
        self._show_question(question)
        begun = self._begun
        self.title.setVisible(large)
        self._fit_title()
        self.enlarge.setVisible(not large)
        self.enlarge.setEnabled(trial is not None)
        self.back.setVisible(large)
        self.influence.setVisible(large or begun)
        self.area.setVisible(large or begun)
        self.activate.setVisible(not begun)
        self.activate.setEnabled(trial is not None)
        self.undo.setVisible(large or begun)
        self.undo.setEnabled(begun)
        self.again.setVisible(large)
        self.again.setEnabled(begun)
        self.another.setVisible(large)
        self.another.setEnabled(trial is not None)
        if trial is not None:
            place = self.tr("Position {number} of {count}: {title}")
            place = place.format(number=trial.chosen + 1, count=len(trial.positions), title=trial.title)
            self.another.setAccessibleDescription(place)
            self.activate.setAccessibleDescription(place)
        if self.height() > 0 and self.minimumHeight() == self.maximumHeight():
            self.arrange(self.width(), self.height())
        QTimer.singleShot(0, self.area, self._scroll_down)  # when everything has its place
        if here and (goes_on or not self.has_keyboard):
            self._focus_next()

    def _show_table(self, trial: Sandbox | None) -> None:
        if trial is None or self._wording is None:
            self.table.clear()
            self.influence.show_figures({}, "")
            return
        shown = trial.steps[: self._told]
        table = shown[-1].table if shown else trial.opening
        if not self.telling:
            table = trial.table
        self.table.show_table(table, self._wording, trial.card, shown[-1] if shown else None)
        opening = trial.opening.pool
        families = table.seating.families
        figures = {
            family: (opening[seat], opening[seat] + sum(step.changes.get(LogFigure(seat), 0) for step in shown))
            for seat, family in enumerate(families)
        }
        said = self.tr("{family}: {before} before, {now} now")
        heard = "; ".join(
            said.format(family=trial.names.family(family), before=before, now=now)
            for family, (before, now) in figures.items()
        )
        self.influence.show_figures(figures, heard)

    def _show_lines(self, trial: Sandbox | None) -> None:
        lines = [] if trial is None else [trial.words(step) for step in trial.steps[: self._told]]
        known = [words.text() for words in self._lines]
        while len(self._lines) > len(lines):
            words = self._lines.pop()
            self._sentences.removeWidget(words)
            discard(words)
        while len(self._lines) < len(lines):
            words = WrappingLabel(15)
            self._lines.append(words)
            self._sentences.addWidget(words)
        for words, line in zip(self._lines, lines, strict=True):
            words.setText(line)
        if len(lines) > len(known):
            announce(self, " ".join(lines[len(known) :]))

    def _scroll_down(self) -> None:
        """Show what is asked now, else what was told last."""
        bar = self.area.verticalScrollBar()
        bar.setValue(self.asked.y() if self.choices else bar.maximum())

    def _show_question(self, question: SandboxQuestion | None) -> None:
        for button in self.choices:
            self._answers.removeWidget(button)
            button.hide()
            button.forget()
            button.deleteLater()
        self.choices = []
        self.asked.setVisible(question is not None)
        self.asked_more.setVisible(question is not None and bool(question.detail))
        if question is None:
            return
        self.asked.setText(question.title)
        self.asked_more.setText(question.detail)
        for number, choice in enumerate(question.choices, 1):
            button = ChoiceButton(choice, str(number) if number < 10 else "", self._inner)
            button.broken = True
            button.tight = True
            button.clicked.connect(lambda _=False, move=choice.move: self._answer(move))
            self.choices.append(button)
            self._answers.addWidget(button)
            button.show()
        self._fit_answers()

    def _fit_answers(self) -> None:
        bar = self.area.verticalScrollBar().sizeHint().width()
        wide = max(1, self.width() - bar)
        for words in (*self._lines, self.asked, self.asked_more):
            words.setContentsMargins(HALO, 0, 0, 0)
        for button in self.choices:
            button.setFixedWidth(wide)
            button.setFixedHeight(button.sentence_height())

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard focus is in this view."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def _focus_next(self) -> None:
        """Let the keyboard go where it goes on."""
        if self.telling:
            goal: QWidget = self  # any key shows the rest
        elif self.choices:
            goal = self.choices[0]
        elif self._begun:
            goal = self.undo
        else:
            goal = self.activate
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.telling:
            self._finish()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.telling:
            self._finish()
        elif matches(event, "Esc") and self._large:
            self.closed.emit()
        elif matches(event, "Z") and self._begun:
            self.undo.click()
        else:
            pressed = [button for button in self.choices if matches(event, button.key_name)]
            if pressed:
                pressed[0].click()
            else:
                super().keyPressEvent(event)
