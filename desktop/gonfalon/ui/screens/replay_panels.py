"""The panels of a replay: the bar that steps through it, the analysis beside it, and who plays on from a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gonfalon.bots.ratings import ratings_of
from gonfalon.session.match import Match
from gonfalon.session.new_game import Seat
from gonfalon.texts.translations import translate
from gonfalon.ui.look import theme
from gonfalon.ui.screens.seat_list import SeatList
from gonfalon.ui.screens.setup_model import PlannedSeat, SetupModel
from gonfalon.ui.widgets.buttons import BaseButton, Button, ButtonKind, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, DropDownChoice
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    Surface,
    fill,
    role_font,
    theme_of,
    ui_scale,
)
from gonfalon.ui.widgets.value_controls import Timeline


class PracticeSeats(QWidget):
    """A panel to choose who plays each seat; families and places stay, only the players may change."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        game = match.game
        players = [match.seats[place] for place in sorted(set(match.leaders))]
        moved = [seat for seat in players if seat.bot not in game.automata]
        self.seating = SetupModel(
            [PlannedSeat(seat.family, seat.name, seat.bot, language=seat.language) for seat in moved],
            game=game.name,
            fewest=len(moved),
            most=len(moved),
            bots={bot: game.player(bot) for bot in reversed(game.bots)},
            ladder=ratings_of(game.name),
            fixed=True,
        )
        self.rows = SeatList(self.seating)
        self.rows.retranslate()
        fill(QVBoxLayout(self), self.rows, bare=True)

    def stops(self) -> list[QWidget]:
        """Return the widgets that the keyboard focus visits, in order."""
        parts = (
            part
            for row in self.rows.order()
            for part in (row.name, *row.player.segments(), row.bot, row.character, row.language)
        )
        return [part for part in parts if part.isVisible() and part.isEnabled()]

    def seats(self) -> tuple[Seat, ...]:
        """Everybody who plays on, in the order of the game."""
        chosen, match = {seat.family: seat for seat in self.seating.seats()}, self._match
        players = [chosen.get(match.seats[leader].family, match.seats[leader]) for leader in match.leaders]
        return tuple(replace(player, family=seat.family) for player, seat in zip(players, match.seats, strict=True))


REPLAY_SPEEDS: Final = {"half": "0.5×", "normal": "1×", "double": "2×", "fourfold": "4×", "eightfold": "8×"}
"""How fast it can be told, and how that is written."""

LEVELS: Final = (
    (True, True, True, True, True), (False, True, True, True, True), (False, True, False, True, True),
    (False, False, True, True, True), (False, False, False, True, True), (False, False, True, False, True),
    (False, False, False, False, True), (False, False, False, False, False),
)  # fmt: skip
"""Whether whose eyes it is is written out, the buttons for marks have words, playing on has them, every speed a button,
and there are buttons for both ends; from the most of it to the least."""


class ReplayBar(QWidget):
    """Knows where a replay is and what can be done with it; it does none of it."""

    step_wanted = Signal(int)
    mark_wanted = Signal(int)
    """To the next mark to the left (-1) or to the right (1)."""
    forward = Signal()
    """The next step is to be told."""
    played = Signal()
    """It is to go on by itself, or no more."""
    speed_chosen = Signal(str)
    eyes_chosen = Signal(int)
    share = Signal()
    branch = Signal()
    """Somebody wants to play on from here."""
    position_wanted = Signal()
    """What is in sight is to be set up as a position."""
    coach_wanted = Signal()
    """What a coach says of the game is to be seen, or no more."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = Surface.CLOTH
        self.timeline = Timeline()
        self.start_button = IconButton("icon-first", kind=ButtonKind.PARCHMENT)
        self.back_button = IconButton("icon-back", kind=ButtonKind.PARCHMENT)
        self.play_button = IconButton("icon-play", kind=ButtonKind.GOLD)
        self.forward_button = IconButton("icon-forward", kind=ButtonKind.PARCHMENT)
        self.end_button = IconButton("icon-last", kind=ButtonKind.PARCHMENT)
        self.speed = Segmented(tuple(REPLAY_SPEEDS), px=14)
        self.speed_button = Button(px=14)
        """All speeds one after the other, where there is no room for them side by side."""
        self.where = QLabel()
        self.viewpoint = DropDown()
        self.earlier_button = Button(px=15, icon="icon-mark-back")
        self.later_button = Button(px=15, icon="icon-mark-forward")
        self.branch_button = Button(ButtonKind.GOLD, icon="icon-branch", px=15)
        self.position_button = IconButton("icon-import", kind=ButtonKind.PARCHMENT)
        self.has_positions = False
        """Whether what is in sight can be set up as a position."""
        self.share_button = IconButton("icon-export", kind=ButtonKind.PARCHMENT)
        self.coach_button = IconButton("icon-hint", kind=ButtonKind.PARCHMENT)
        self.close_button = IconButton("icon-close", kind=ButtonKind.PARCHMENT)
        row = self._row = QHBoxLayout()
        row.setSpacing(0)
        for part in (
            self.start_button, self.back_button, self.play_button, self.forward_button, self.end_button, self.speed,
            self.speed_button, self.where, self.viewpoint, self.earlier_button, self.later_button, self.branch_button,
            self.position_button, self.share_button, self.coach_button, self.close_button,
        ):  # fmt: skip
            row.addWidget(part)
            if isinstance(part, BaseButton):
                part.installEventFilter(self)
            if part is self.where:
                row.addStretch(1)
        self._whole = fill(QVBoxLayout(self), self.timeline, row, spacing=0)
        self._step = self._steps = 0
        self._playing = False
        self.timeline.valueChanged.connect(self.step_wanted)
        self.start_button.clicked.connect(lambda: self.step_wanted.emit(0))
        self.back_button.clicked.connect(lambda: self.step_wanted.emit(self._step - 1))
        self.play_button.clicked.connect(self.played)
        self.forward_button.clicked.connect(self.forward)
        self.end_button.clicked.connect(lambda: self.step_wanted.emit(self._steps))
        self.speed.chosen.connect(self.speed_chosen)
        self.speed_button.clicked.connect(self._next_speed)
        self.viewpoint.currentIndexChanged.connect(lambda _: self.eyes_chosen.emit(int(self.viewpoint.key())))
        self.earlier_button.clicked.connect(lambda: self.mark_wanted.emit(-1))
        self.later_button.clicked.connect(lambda: self.mark_wanted.emit(1))
        self.branch_button.clicked.connect(self.branch)
        self.position_button.clicked.connect(self.position_wanted)
        self.share_button.clicked.connect(self.share)
        self.coach_button.clicked.connect(self.coach_wanted)
        self.close_button.clicked.connect(self.closed)
        self.speed.set_value("normal")
        self.retranslate()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_eyes(self, choices: Sequence[tuple[int, str, str]], viewpoint: int) -> None:
        """Offer to look with these eyes, each a number, its words and fewer words; with one of them it is looked."""
        with QSignalBlocker(self.viewpoint):
            self.viewpoint.fill([DropDownChoice(str(one), words, short) for one, words, short in choices])
            self.viewpoint.set_key(str(viewpoint))
        self.viewpoint.setEnabled(len(choices) > 1)
        self.arrange()

    def timeline_x(self, step: float) -> float:
        """Return the horizontal position of a step, from the left edge of the bar."""
        return self.timeline.x() + self.timeline.x_of(step)

    def show_where(self, step: int, steps: int, *, playing: bool) -> None:
        """Show which step it is of how many, and whether it goes on by itself."""
        self._step, self._playing = step, playing
        if steps != self._steps:
            self._steps = steps
            self.arrange()
        self.timeline.show_step(step)
        self.where.setText(self._said(step))
        self.timeline.setAccessibleDescription(self.where.text())
        for button, enabled in (
            (self.start_button, step > 0), (self.back_button, step > 0),
            (self.forward_button, step < steps), (self.end_button, step < steps), (self.play_button, steps > 0),
            (self.earlier_button, self.timeline.next_mark(-1) is not None),
            (self.later_button, self.timeline.next_mark(1) is not None),
        ):  # fmt: skip
            button.setEnabled(enabled)
        self.play_button.set_icon("icon-pause" if playing else "icon-play")
        self._word_play()

    def _said(self, step: int) -> str:
        return self.tr("Step {number} of {count}").format(number=step, count=self._steps)

    def show_speed(self, speed: str) -> None:
        """Show how fast it is told."""
        self.speed.set_value(speed)
        self.speed_button.setText(REPLAY_SPEEDS[speed])
        self.speed_button.setAccessibleName(f"{self.tr('Speed')} {REPLAY_SPEEDS[speed]}")

    def allow_branch(self, why_not: str) -> None:
        """Offer to play on from here, or say why that cannot be done."""
        self.branch_button.setEnabled(not why_not)
        set_tip(self.branch_button, why_not or f"{self.tr('Play on from here')} (Ctrl+B)")
        self.branch_button.setAccessibleDescription(why_not)

    def allow_position(self, why_not: str) -> None:
        """Offer to set up what is in sight as a position, or say why that cannot be done."""
        self.position_button.setEnabled(not why_not)
        set_tip(self.position_button, why_not or translate("Window", "Set up a position from here"))
        self.position_button.setAccessibleDescription(why_not)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the arrow keys so that they are handled elsewhere; a button of Qt would move to its neighbour."""
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if pressed and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):  # type: ignore[attr-defined]
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _next_speed(self) -> None:
        speeds = tuple(REPLAY_SPEEDS)
        self.speed_chosen.emit(speeds[(speeds.index(self.speed.value()) + 1) % len(speeds)])

    def _word_play(self) -> None:
        words = self.tr("Pause") if self._playing else self.tr("Watch")
        self.play_button.set_words(f"{words} ({self.tr('Space', 'a key')})")

    # -- words and places ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.tr("Replay"))
        self.timeline.setAccessibleName(self.tr("Steps of the game"))
        for button, words, key in (
            (self.start_button, self.tr("To the beginning"), "Home"),
            (self.back_button, self.tr("One step back"), "←"),
            (self.forward_button, self.tr("One step forward"), "→"),
            (self.end_button, self.tr("To the end", "of a game"), "End"),
            (self.coach_button, self.tr("Coach"), "C"),
            (self.close_button, self.tr("Leave the replay"), "Esc"),
        ):
            button.set_words(f"{words} ({key})")
        self.speed.set_labels(REPLAY_SPEEDS, self.tr("Speed"))
        set_tip(self.speed_button, f"{self.tr('Speed')} (+ −)")
        self.earlier_button.setAccessibleName(self.tr("Back one mark"))
        self.later_button.setAccessibleName(self.tr("Next mark"))
        set_tip(self.earlier_button, f"{self.tr('Back one mark')} (Shift+←)")
        set_tip(self.later_button, f"{self.tr('Next mark')} (Shift+→)")
        self.branch_button.setAccessibleName(self.tr("Play on from here"))
        self.viewpoint.setAccessibleName(self.tr("View"))
        set_tip(self.viewpoint, f"{self.tr('View')} (E)")
        self.position_button.set_words(translate("Window", "Set up a position from here"))
        self.share_button.set_words(self.tr("Share"))
        self.show_speed(self.speed.value())
        self._word_play()

    def arrange(self) -> None:
        """Write as much as there is room for."""
        scale = ui_scale(self)
        side = round(10 * scale)
        self._whole.setContentsMargins(side, 0, side, round(2 * scale))
        self.where.setFont(role_font(self, 15))
        self.where.setStyleSheet(f"color: {theme_of(self).text.name()}; background: transparent;")
        self.where.setContentsMargins(round(6 * scale), 0, round(6 * scale), 0)
        self.where.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        # Nothing beside it moves while the number grows.
        widest = QFontMetricsF(self.where.font()).horizontalAdvance(self._said(self._steps))
        self.where.setMinimumWidth(round(widest + 14 * scale))
        row = self._row
        self.position_button.setVisible(self.has_positions)
        for whole, marks, words, speeds, ends in LEVELS:
            self.viewpoint.setFixedWidth(
                (self.viewpoint.sizeHint() if whole else self.viewpoint.minimumSizeHint()).width()
            )
            for button in (self.earlier_button, self.later_button):
                button.show_words(marks)
            for end in (self.start_button, self.end_button):
                end.setVisible(ends)
            self.speed.setVisible(speeds)
            self.speed_button.setVisible(not speeds)
            self.branch_button.setText(self.tr("Play on from here") if words else "")
            row.invalidate()
            over = row.sizeHint().width() + 2 * side - self.width()
            if over <= 0:
                break
        else:
            # Where even that is too much, no position is set up, and fewer letters of whose eyes it is are seen.
            self.position_button.hide()
            row.invalidate()
            over = max(0, row.sizeHint().width() + 2 * side - self.width())
            self.viewpoint.setFixedWidth(max(1, self.viewpoint.minimumSizeHint().width() - over))
        self._whole.invalidate()

    def high(self) -> int:
        """Return the height that the bar needs for its text."""
        row = max(part.sizeHint().height() for part in (self.branch_button, self.viewpoint))
        return self.timeline.sizeHint().height() + row + round(4 * ui_scale(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        fine_panel(QPainter(self), theme.current().panel, QRectF(self.rect()).adjusted(HALO / 2, 0, -HALO / 2, 0))
