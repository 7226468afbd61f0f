"""The parts of the start screen: the banner, the options, and the foot with the button that begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon import __version__
from gonfalon.core.time_control import TimeControl
from gonfalon.texts.clocks import choice_texts, clock_tip
from gonfalon.texts.players import family_name
from gonfalon.texts.translations import LANGUAGES, translate
from gonfalon.ui.board.game_setup import SetupChoice
from gonfalon.ui.look import palette
from gonfalon.ui.screens.record_box import RecordBox
from gonfalon.ui.screens.setup_model import SetupModel
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import LEAST_PX, BaseButton, Button, ButtonKind
from gonfalon.ui.widgets.choice_controls import CheckBox, Segmented
from gonfalon.ui.widgets.input_fields import TextField
from gonfalon.ui.widgets.panel import Drawing
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    Surface,
    fill,
    follow_width,
    role_font,
    ui_scale,
)

_PX = 14


class VersionButton(BaseButton):
    """The version, and its `text` as a link; a gold lozenge before them while there is something unread.

    On one line where there is room, else the link below the version.
    """

    def __init__(self, version: str) -> None:
        super().__init__()
        self._version = version
        self.unread = False
        follow_width(self)

    def set_words(self, words: str, name: str, mark: str) -> None:
        """Take the words of the link, the name of the whole for those who hear it, and what its mark means."""
        self.setText(words)
        self.setAccessibleName(name)
        self.setAccessibleDescription(mark if self.unread else "")
        set_tip(self, mark if self.unread else "")
        self.updateGeometry()
        self.update()

    def _fonts(self, room: float) -> tuple[QFont, QFont, bool]:
        """The letters of the version and of the link, and whether both stand on one line."""
        plain, link = role_font(self, _PX), role_font(self, _PX, QFont.Weight.Medium)
        link.setUnderline(True)
        room -= 2 * HALO + 8 * ui_scale(self) + self._mark_width()
        if self._advance(plain, f"{self._version} · ") + self._advance(link, self.text()) <= room:
            return plain, link, True
        # A single word that is too long is written smaller rather than cut off.
        while link.pixelSize() > LEAST_PX and self._advance(link, self.text()) > room:
            link.setPixelSize(link.pixelSize() - 1)
        return plain, link, False

    @staticmethod
    def _advance(font: QFont, words: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(words)

    def _mark_width(self) -> float:
        return 20 * ui_scale(self) if self.unread else 0.0

    def heightForWidth(self, width: int) -> int:
        plain, _, together = self._fonts(width)
        lines = QFontMetricsF(plain).height() * (1 if together else 2)
        return round(max(28 * ui_scale(self), lines + 6 * ui_scale(self)) + 2 * HALO)

    def sizeHint(self) -> QSize:
        plain, link, _ = self._fonts(10000)
        wide = self._advance(plain, f"{self._version} · ") + self._advance(link, self.text()) + self._mark_width()
        width = round(wide + 8 * ui_scale(self) + 2 * HALO + 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(80 * ui_scale(self)), round(28 * ui_scale(self)) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        plain, link, together = self._fonts(self.width())
        before = f"{self._version} · " if together else self._version
        first, second = self._advance(plain, before), self._advance(link, self.text())
        wide = self._mark_width() + (first + second if together else max(first, second))
        body = QRectF((self.width() - wide) / 2, 0, wide, self.height())
        if self.unread:
            self._paint_lozenge(painter, QPointF(body.left() + 7 * scale, body.center().y()), 6 * scale)
        place = body.adjusted(self._mark_width(), 0, 0, 0)
        line = QFontMetricsF(plain).height()
        version = QRectF(place.left(), place.top(), place.width(), self.height())
        words = QRectF(place.left() + first, place.top(), second + 2, self.height())
        if not together:
            version = QRectF(place.left(), self.height() / 2 - line, place.width(), line)
            words = version.translated(0, line)
        align = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if together else Qt.AlignmentFlag.AlignHCenter
        )
        painter.words(version, before, plain, colours.text_2, align)
        lit = self.unread or self.underMouse() or self.isDown()
        painter.words(words, self.text(), link, colours.heading if lit else colours.text, align)
        around = body.adjusted(-4 * scale, HALO, 4 * scale, -HALO)
        painter.ring(around.intersected(QRectF(self.rect()).adjusted(4, 4, -4, -4)), 5)

    @staticmethod
    def _paint_lozenge(painter: QPainter, at: QPointF, reach: float) -> None:
        corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
        painter.setPen(QPen(palette.INK, reach / 5))
        painter.setBrush(palette.GOLD_2)
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))


class Banner(QWidget):
    """The cloth at the left with what is always at hand."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Surface.CLOTH

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area, scale = QPainter(self), QRectF(self.rect()), ui_scale(self)
        cloth = QLinearGradient(area.topLeft(), area.topRight())
        for stop, colour in ((0.0, palette.NIGHT_2), (0.5, palette.NIGHT), (1.0, palette.NIGHT_2)):
            cloth.setColorAt(stop, colour)
        painter.fillRect(area, cloth)
        edge = QRectF(area.right() - 10 * scale, 0, 10 * scale, area.height())
        painter.fillRect(edge, palette.INK)
        leaf = QLinearGradient(edge.topLeft(), edge.topRight())
        leaf.setColorAt(0.15, palette.GOLD_1)
        leaf.setColorAt(0.6, palette.GOLD_2)
        leaf.setColorAt(0.95, palette.GOLD_3)
        painter.fillRect(edge.adjusted(2 * scale, 0, -2 * scale, 0), leaf)


class StartBanner(Banner):
    """The banner with the actions that are always available; its creator connects the buttons."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._can_continue: tuple[bool, Callable[[], str] | None, int] = (False, None, 0)
        self._gonfalon = Drawing("gonfalon")
        self._wordmark = Drawing("wordmark-gold")
        self._wordmark.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tagline = Label(17, italic=True, wrap=True)
        self._tagline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.languages = Segmented(LANGUAGES, px=14)
        # As narrow as it can be until it is arranged: a window grows to what its parts ask for, and stays so.
        self.languages.set_columns(2)
        self.languages.chosen.connect(lambda code: setattr(settings, "language", code))
        self.resume, self.saved, self.rules, self.options = (Button(wrap=True, px=15) for _ in range(4))
        self.record = RecordBox()
        self.version = VersionButton(f"Gonfalon {__version__}")
        # Buttons get their places in arrange(), but measure themselves on the banner from now on; the keys go this way.
        for part in (self.record, self.languages, self.resume, self.saved, self.rules, self.options, self.version):
            part.setParent(self)
        self._buttons = QGridLayout()
        self._buttons.setSpacing(0)
        self._column = fill(
            QVBoxLayout(self), (self._gonfalon, 1), self._wordmark, self._tagline, self.record, self.languages,
            self._buttons, self.version,
        )  # fmt: skip

    def retranslate(self) -> None:
        """Make every text anew."""
        self._tagline.setText(translate("StartScreen", "A table for games of influence"))
        self.languages.set_labels(Settings.language.texts(), Settings.language.title())
        self.languages.set_value(self._settings.language)
        self.saved.setText(translate("Window", "Saved games"))
        self.rules.setText(translate("Window", "Rules"))
        self.options.setText(translate("Window", "Settings"))
        self.set_continue(*self._can_continue)
        self.show_news()

    def set_continue(self, possible: bool, called: Callable[[], str] | None = None, more: int = 0) -> None:
        """Set whether there is an unfinished game to continue, which one that is, and how many more there are."""
        self._can_continue = (possible, called, more)
        game = called() if called is not None else ""
        words = translate("StartScreen", "Continue a game")
        if game and more > 0:
            words = translate("StartScreen", "Continue {game} (and %n more)", "", more)
        elif game:
            words = translate("StartScreen", "Continue {game}")
        self.resume.setText(words.format(game=game))
        why_not = translate("StartScreen", "There is no unfinished game to continue")
        self.resume.setEnabled(possible)
        set_tip(self.resume, "" if possible else why_not)

    def show_news(self) -> None:
        """Mark the version if it is newer than what the user has read about."""
        self.version.unread = self._settings.news_seen not in {"", __version__}
        name = translate("StartScreen", "What is new in Gonfalon {version}")
        self.version.set_words(
            translate("StartScreen", "What is new"),
            name.format(version=__version__),
            translate("StartScreen", "This is a different version of the program"),
        )

    def arrange(self, narrow: int, high: int, px: Callable[[float], int]) -> int:
        """Fit everything into these logical pixels, or the least wider that it must be, which is given back.

        Args:
            px: how many logical pixels so many design pixels are.
        """
        side = px(30) if narrow > px(400) else px(16)
        self.languages.set_columns(2)
        narrow = max(narrow, self.languages.minimumSizeHint().width() + 2 * side + px(10))
        self.setFixedWidth(narrow)
        tall = high > px(760)
        self._column.setContentsMargins(side, px(24) if tall else px(12), side + px(10), px(10) if tall else px(4))
        self._column.setSpacing(px(14) if high > px(900) else px(6))
        inner = narrow - 2 * side - px(10)
        self.languages.set_columns(0)
        if self.languages.sizeHint().width() > inner:
            self.languages.set_columns(2)
        self._wordmark.setFixedHeight(round(inner * 170 / 813))
        self._gonfalon.setMinimumHeight(px(70))
        self._arrange_buttons(inner)
        for part in (self._tagline, self.record):
            part.show()
        self.record.set_low(False)
        # What gives way where there is little room, first what is missed least.
        smaller = partial(self._gonfalon.setMinimumHeight, px(28))
        for give_way in (self._tagline.hide, partial(self.record.set_low, True), self.record.hide, smaller):
            self._column.invalidate()
            if self._column.totalMinimumHeightForWidth(narrow) <= high:
                break
            give_way()
        return narrow

    def minimumSizeHint(self) -> QSize:
        """As low as it can be made; what the layout asks for is only how it is arranged now."""
        return QSize(super().minimumSizeHint().width(), 100)

    def _arrange_buttons(self, room: int) -> None:
        # Always as high: which game can be continued is known later, and nothing below may move then.
        self.resume.setFixedHeight(self.resume.height_of_lines(2))
        for button in (self.rules, self.options):
            button.be_slim(False)
        saved, rules, options = (button.sizeHint().width() for button in (self.saved, self.rules, self.options))
        if saved + rules + options <= room:
            places = [(self.saved, 1, 0, 2), (self.rules, 1, 2, 2), (self.options, 1, 4, 2)]
        elif 2 * max(rules, options) - 2 * round(30 * ui_scale(self)) <= room:
            for button in (self.rules, self.options):
                button.be_slim(2 * max(rules, options) > room)
            places = [(self.saved, 1, 0, 6), (self.rules, 2, 0, 3), (self.options, 2, 3, 3)]
        else:
            places = [(self.saved, 1, 0, 6), (self.rules, 2, 0, 6), (self.options, 3, 0, 6)]
        for button, row, column, span in [(self.resume, 0, 0, 6), *places]:
            self._buttons.addWidget(button, row, column, 1, span)


_DRAWN_FIRST: Final = "drawn"
_LONGEST_SEED: Final = 40
_COLUMNS: Final = 3
_NO_CLOCK: Final = "off"
_CLOCKS: Final = (TimeControl(5, 3), TimeControl(10, 5), TimeControl(20, 10), TimeControl(30))


class StartOptions(QWidget):
    """Who begins, and the choices of the games; `changed` signals another first player."""

    changed = Signal()

    def __init__(self, seating: SetupModel, choices: Sequence[SetupChoice]) -> None:
        super().__init__()
        self.seating = seating
        self.first = SetupChoice()
        self.first.chosen.connect(self._first_chosen)
        self.clock = SetupChoice()
        self.clock.chosen.connect(self._clock_chosen)
        self._all = (self.first, *choices, self.clock)
        self._offered: tuple[SetupChoice, ...] = self._all
        self._seed_label = Label(14, colour="on_table_2")
        self.seed = TextField(characters=8)
        self.seed.setMaxLength(_LONGEST_SEED)
        self._seed_label.setBuddy(self.seed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for choice in self._all:
            choice.label.setParent(self)
            choice.box.setParent(self)
        for part in (self._seed_label, self.seed):
            part.setParent(self)
        follow_width(self)

    def retranslate(self) -> None:
        """Make the texts anew that no game gives."""
        self._seed_label.setText(translate("StartScreen", "Seed"))
        self.seed.setAccessibleName(self._seed_label.text())
        self.seed.setPlaceholderText(translate("StartScreen", "Random"))
        told = translate(
            "StartScreen",
            "A number or a word that you agree on: with the same seats and options the cards are dealt the same. The "
            "end of a game and the library tell its seed.",
        )
        set_tip(self.seed, told)
        self.seed.setAccessibleDescription(told)

    def show_seating(self, offered: Sequence[SetupChoice], begun_by: str = "") -> None:
        """Show who may begin, and the choices that matter now.

        Args:
            begun_by: what says who begins, where nobody can be named.
        """
        seating = self.seating
        drawn = begun_by or translate("StartScreen", "Random")
        choices = [(_DRAWN_FIRST, drawn, drawn)]
        for place in () if begun_by else seating.playing:
            words = translate("StartScreen", "{name} ({family})")
            words = words.format(name=seating.called(place), family=family_name(place.family))
            choices.append((place.family, words, family_name(place.family)))
        self.first.write(translate("StartScreen", "First player"), choices)
        self.first.show_chosen(seating.first or _DRAWN_FIRST)
        self.first.box.setEnabled(not begun_by)
        if self._offered != (now := (self.first, *offered, *self._show_clock())):
            self._offered = now
            self.arrange(self.width())

    def _show_clock(self) -> list[SetupChoice]:
        """Show the time that people have, and return the choice of it; nothing where only bots play."""
        chosen = self.seating.clock
        times = [replace(time, bot_moves=bot) for bot in (False, True) for time in _CLOCKS]
        if chosen is not None and chosen not in times:
            times.append(chosen)
        off = translate("StartScreen", "No clock")
        choices = [(str(time), *choice_texts(time)) for time in times]
        self.clock.write(translate("Clock", "Clock"), [(_NO_CLOCK, off, off), *choices])
        self.clock.show_chosen(_NO_CLOCK if chosen is None else str(chosen), clock_tip())
        return [] if self.seating.own is None else [self.clock]

    def _clock_chosen(self, key: str) -> None:
        self.seating.clock = TimeControl.parse(key)
        self.changed.emit()

    def stops(self) -> list[QWidget]:
        """Return the boxes in the order of the Tab key."""
        return [*(choice.box for choice in self._offered), self.seed]

    def _first_chosen(self, first: str) -> None:
        self.seating.first = None if first == _DRAWN_FIRST else first
        self.changed.emit()

    def arrange(self, room: int) -> None:
        """Fit them into this width, in three columns where they have the room."""
        scale = ui_scale(self)
        while self._grid.takeAt(0) is not None:
            pass
        self._grid.setHorizontalSpacing(round(18 * scale) - 2 * HALO)
        self._grid.setVerticalSpacing(0)
        gap = self._grid.horizontalSpacing()
        pairs = [*((choice.label, choice.box) for choice in self._offered), (self._seed_label, self.seed)]
        least = [box.minimumSizeHint().width() for _, box in pairs]
        # A fourth column only spares a row.
        columns = _COLUMNS + (-(-len(pairs) // (_COLUMNS + 1)) < -(-len(pairs) // _COLUMNS))
        while (
            columns > 1 and sum(max(least[column::columns], default=0) + gap for column in range(columns)) > room + gap
        ):
            columns -= 1
        for choice in self._all:
            choice.label.setVisible(choice in self._offered)
            choice.box.setVisible(choice in self._offered)
        for index, (label, box) in enumerate(pairs):
            row, column = divmod(index, columns)
            label.setContentsMargins(HALO, 0, 0, 0)
            self._grid.addWidget(label, 2 * row, column)
            self._grid.addWidget(box, 2 * row + 1, column)
        for column in range(_COLUMNS + 1):
            self._grid.setColumnStretch(column, int(column < columns))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """As narrow as it can be made; what the layout asks for is only how it is arranged now."""
        return QSize(max(choice.box.minimumSizeHint().width() for choice in self._offered), 40)


class StartFoot(QWidget):
    """What is ticked for every game, and the button that begins."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.hide_hands = CheckBox()
        self.hide_hands.setChecked(settings.curtain)
        self.hide_hands.toggled.connect(lambda on: setattr(settings, "curtain", on))
        self.start = Button(ButtonKind.GOLD, key="Enter", tall=True, px=18, least=236)
        fill(QHBoxLayout(self), self.hide_hands, 1, self.start, bare=True, spacing=0)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.hide_hands.setText(translate("StartScreen", "Hide hands between turns"))
        set_tip(
            self.hide_hands,
            translate("StartScreen", "A curtain falls when the screen passes from one player to the next"),
        )
        self.start.setText(translate("StartScreen", "Begin the game"))

    def show_seating(self, why_not: str) -> None:
        """Let the game begin, unless this sentence says why it cannot."""
        self.start.setEnabled(not why_not)
        set_tip(self.start, why_not)
