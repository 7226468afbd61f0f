"""The panel beside the library's cards: details of the chosen game and the actions for it."""

from __future__ import annotations

import json

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import visible_name, visible_note
from gonfalon.core.record import RecordSeat
from gonfalon.core.time_control import TimeControl
from gonfalon.games import GAMES
from gonfalon.session.library import BIN_DAYS, LibraryEntry
from gonfalon.session.named_saves import MAX_SAVE_NAME
from gonfalon.texts.clocks import clock_facts
from gonfalon.texts.players import family_name
from gonfalon.texts.translations import translate
from gonfalon.ui.look import art, fonts, palette
from gonfalon.ui.screens.library_cards import action_text, day_text, game_title, name_list, player_line, standing_text
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.input_fields import TextArea, TextField
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Surface,
    discard,
    fill,
    role_font,
    ui_scale,
)

_SAVE_MS = 500
"""So long after the last key a note goes into its file."""


class _Note(TextArea):
    """A sheet with room for two lines, and more of them inside."""

    def restyle(self) -> None:
        super().restyle()
        self.setFixedHeight(round(2 * QFontMetricsF(self.font()).height()) + 2 * self.inset() + 10)


class _Sitter(QWidget):
    """One player: the crest, the name, who that is, and what he has come to."""

    def __init__(self, entry: LibraryEntry, index: int, seat: RecordSeat) -> None:
        super().__init__()
        self._seat = seat
        outcome = entry.outcome
        self._won = outcome is not None and entry.leaders[index] in outcome.winners
        self._score = "" if outcome is None else str(outcome.scores[index])
        family = family_name(seat.family) if seat.family in palette.FAMILIES else seat.family
        self._name, self._line = name_list(entry, seat), player_line(entry, seat.bot, family)
        said = [self._name, self._line, self._score]
        if self._won:
            said.append(translate("Library", "won"))
        self.setAccessibleName(", ".join(part for part in said if part))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _fonts(self) -> tuple[QFont, QFont]:
        return role_font(self, 16, QFont.Weight.DemiBold), role_font(self, 13)

    def sizeHint(self) -> QSize:
        high = sum(QFontMetricsF(font).height() for font in self._fonts())
        return QSize(round(160 * ui_scale(self)), round(max(high, 38 * ui_scale(self)) + 6 * ui_scale(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * ui_scale(self)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        large, small = self._fonts()
        middle, left = self.height() / 2, 4 * scale
        if self._seat.family in palette.FAMILIES:
            crest = QRectF(left, middle - 18 * scale, 30 * scale, 36 * scale)
            art.paint(painter, f"crest-{palette.FAMILIES[self._seat.family].key}", crest)
            if self._won:
                art.paint(
                    painter, "token-first-player", QRectF(left + 18 * scale, middle + 2 * scale, 18 * scale, 18 * scale)
                )
        left += 42 * scale
        right = self.width() - 4 * scale
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        font = role_font(self, 19, QFont.Weight.DemiBold)
        painter.words(QRectF(left, 0, right - left, self.height()), self._score, font, colours.text, align)
        room = right - left - painter.fontMetrics().horizontalAdvance(self._score) - 10 * scale
        upper, lower = QFontMetricsF(large), QFontMetricsF(small)
        top = middle - (upper.height() + lower.height()) / 2
        own = colours.family_text(self._seat.family) if self._seat.family in palette.FAMILIES else colours.text_2
        lines = (self._name, large, colours.text, upper), (self._line, small, own, lower)
        for words, font, colour, metrics in lines:
            elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            painter.words(QRectF(left, top, room, metrics.height()), elided, font, colour)
            top += metrics.height()


class LibraryDetails(Panel):
    """About one game; what is written there goes into its file by itself."""

    acted = Signal(object)
    delete_wanted = Signal(object)
    export_wanted = Signal(object)
    said = Signal(object, str, str)
    """A game is to have this title and this note."""
    renamed = Signal()
    """Whoever wrote a name is done with it."""

    def __init__(self) -> None:
        super().__init__(Surface.PANEL)
        self.entry: LibraryEntry | None = None
        self._running = False
        self.title = TextField(18, 10)
        self.title.setMaxLength(MAX_SAVE_NAME)
        self.subtitle = Label(14, colour="text_2", wrap=True)
        self.standing = Label(15, wrap=True)
        self._seats = QWidget()
        self._sitting = fill(QVBoxLayout(self._seats), self.subtitle, self.standing, 1, bare=True, spacing=0)
        self._sitters: list[QWidget] = []
        self._area = ScrollArea(self._seats)
        self._note_heading = Label(14, QFont.Weight.DemiBold, "rubric")
        self.note = _Note()
        self.facts = Label(13, colour="text_2", wrap=True)
        self.act = Button(ButtonKind.GOLD, key="Enter", tall=True, px=17, wrap=True)
        self.rename = IconButton("icon-pencil", kind=ButtonKind.PARCHMENT)
        self.export = Button(icon="icon-export", px=15)
        self.delete = Button(icon="icon-trash", px=15)
        self.foot = Label(12, colour="text_2", wrap=True)
        self.foot.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = fill(QHBoxLayout(), (self.title, 1), self.rename, spacing=0)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(0)
        self._column = fill(QVBoxLayout(self), head, spacing=2)
        for part, stretch in (
            (self._area, 3), (self._note_heading, 0),
            (self.note, 0), (self.facts, 0), (self.act, 0),
        ):  # fmt: skip
            self._column.addWidget(part, stretch)
        fill(self._column, self._buttons, self.foot)
        fill(self._buttons, self.export, self.delete)
        self._later = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._later.timeout.connect(self.save)
        self.title.textEdited.connect(lambda _: self._later.start())
        self.note.textChanged.connect(self._written)
        self.act.clicked.connect(lambda: self._emit(self.acted))
        self.delete.clicked.connect(lambda: self._emit(self.delete_wanted))
        self.export.clicked.connect(lambda: self._emit(self.export_wanted))
        self.rename.clicked.connect(self.begin_renaming)
        self._shows = False

    def _emit(self, signal: object) -> None:
        if self.entry is not None:
            self.save()
            signal.emit(self.entry)  # type: ignore[attr-defined]

    def begin_renaming(self) -> None:
        """Let a name be written."""
        self.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.title.selectAll()

    def _written(self) -> None:
        if not self._shows:
            self._later.start()

    def save(self) -> None:
        """Have what was written put into its file."""
        self._later.stop()
        entry = self.entry
        if entry is None or self.title.isReadOnly():
            return
        title, note = visible_name(self.title.text()).strip(), visible_note(self.note.text)
        if (title, note) != (entry.title, entry.note):
            self.said.emit(entry, title, note)

    def retranslate(self) -> None:
        """Make every text anew."""
        self._note_heading.setText(translate("Library", "Note"))
        self.title.setAccessibleName(translate("Keeping", "Name of the game"))
        self.note.setAccessibleName(translate("Library", "Note"))
        self.note.setPlaceholderText(translate("Library", "Anything worth remembering about this game"))
        self.rename.set_words(translate("Library", "Rename"))
        self.export.setText(translate("Library", "Export"))
        self.delete.setText(translate("Library", "Delete"))
        self.foot.setText(translate("Library", "Deleted games can be restored for %n day(s)", "", BIN_DAYS))
        self.show_entry(self.entry, self._running)

    def show_entry(self, entry: LibraryEntry | None, running: bool) -> None:
        """Tell about a game, None for none; what was written about another one is put into its file first."""
        same = entry is not None and self.entry is not None and entry.file == self.entry.file
        if not same:
            self.save()
        self.entry, self._running = entry, running
        if entry is None:
            for words in (self.subtitle, self.standing, self.facts):
                words.setText("")
            self._show_seats(None)
            return
        readable = not entry.trouble and entry.place != "bin"
        self.title.setPlaceholderText(game_title(entry))
        if not (same and (self.title.hasFocus() or self.note.hasFocus())):
            self._shows = True
            self.title.setText(entry.title)
            self.title.setCursorPosition(0)
            self.note.setPlainText(entry.note)
            self._shows = False
        self.title.setReadOnly(not readable)
        self.note.setReadOnly(not readable)
        self.rename.setEnabled(readable)
        self.export.setEnabled(not entry.trouble)
        self.delete.setEnabled(not running and entry.place != "bin")
        word = action_text(entry, running)
        self.act.setText(word or translate("Library", "Continue"))
        self.act.setEnabled(bool(word))
        practice = translate("Library", "Practice game") if entry.practice else ""
        begun = translate("Library", "started {day}").format(day=day_text(entry.begun))
        parts = [game_title(entry) if entry.title else "", practice, begun]
        players = translate("Library", "%n player(s)", "", len(entry.seats))
        moves = translate("Library", "%n move(s)", "", entry.moves)
        self.subtitle.setText(
            " · ".join(part for part in (*parts, players, moves) if part) if not entry.trouble else ""
        )
        self.standing.setText("\n".join(part for part in standing_text(entry) if part))
        hints = translate("Library", "%n hint(s) taken", "", entry.hinted) if entry.hinted else ""
        # As long as a game goes on its seed tells hidden cards.
        seed = translate("Library", "Seed {seed}").format(seed=entry.seed) if entry.seed and entry.over else ""
        self.facts.setText(" · ".join(part for part in (seed, hints, *_clock_texts(entry)) if part))
        self._show_seats(entry)

    def _show_seats(self, entry: LibraryEntry | None) -> None:
        for old in self._sitters:
            self._sitting.removeWidget(old)
            discard(old)
        self._sitters = []
        if entry is not None and entry.game in GAMES:
            self._sitters = [_Sitter(entry, index, seat) for index, seat in enumerate(entry.seats)]
        for place, sitter in enumerate(self._sitters, 2):
            self._sitting.insertWidget(place, sitter)
        self._fit()

    def _fit(self) -> None:
        """Give words that are broken into lines the height for all of them, for which an area that scrolls asks not."""
        room = self._area.viewport().width()
        for words in (self.subtitle, self.standing):
            words.setVisible(bool(words.text()))
            words.setFixedHeight(max(0, words.heightForWidth(room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit)

    def arrange(self, scale: float) -> None:
        """Fit everything to the measure of the screen."""
        side = round(14 * scale)
        self._column.setContentsMargins(side, round(12 * scale), side, round(10 * scale))
        self._area.setMinimumHeight(round(110 * scale))
        # What everybody may look up has no room among very large letters.
        self.foot.setVisible(not fonts.large())
        self.foot.setContentsMargins(0, round(4 * scale), 0, 0)
        for words in (self.subtitle, self.standing, self.facts, self._note_heading):
            words.setContentsMargins(HALO, 0, HALO, round(2 * scale))
        QTimer.singleShot(0, self, self._fit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.title.hasFocus() and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}:
            self.save()
            self.renamed.emit()
            return
        super().keyPressEvent(event)


def _clock_texts(entry: LibraryEntry) -> list[str]:
    """Return which time people had, and whose ran out."""
    clock = TimeControl.parse(entry.clock)
    if clock is None or entry.game not in GAMES:
        return []
    late = zip((GAMES[entry.game].name_of(seat) for seat in entry.seats), json.loads(entry.late), strict=True)
    return [f"{heading}: {words}" for heading, words in clock_facts(clock, list(late))]
