"""A row of the start screen: the handle by which a seat is dragged, the player's name, and who plays it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from gonfalon.bots.bot import CHARACTERS
from gonfalon.bots.ratings import BotRatings, stars
from gonfalon.core.seats import SUITED, Blend, join_bot_name, split_bot_name
from gonfalon.session.suited_bots import bot_strength
from gonfalon.texts.players import PlayerText, character_text, family_name, player_text
from gonfalon.texts.players import character_text as known_character
from gonfalon.texts.translations import LANGUAGES, current_language, native_name, translate
from gonfalon.ui.look import art, palette, theme
from gonfalon.ui.look.art import portrait
from gonfalon.ui.screens.setup_model import LONGEST_NAME, PlannedSeat, SetupModel, at_least, sitting_out
from gonfalon.ui.widgets.buttons import BaseButton, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, DropDownChoice, TextField
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, FocusVisible, Label, Sized, Surface, role_font, ui_scale


class SeatHandle(Sized, FocusVisible, QWidget):
    """The crest; while it is held, `dragged` gives the way from the place of the press in logical pixels down."""

    dragged = Signal(float)
    dropped = Signal()
    cancelled = Signal()
    step = Signal(int)
    """Alt and an arrow: one place up (-1) or down (1)."""
    size_wanted, halo = (36, 43), HALO

    def __init__(self, family: str) -> None:
        super().__init__()
        self.family = family
        self._press: QPointF | None = None
        self._lifted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        painter.setOpacity(1 if self.isEnabled() else 0.55)
        art.paint(painter, f"crest-{palette.FAMILIES[self.family].key}", painter.body)
        painter.setOpacity(1)
        painter.ring(painter.body, 4 / painter.unit)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.isEnabled():
            self._press = event.globalPosition()
            self._lifted = False
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._press is not None:
            self.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        way = event.globalPosition().y() - self._press.y()
        if not self._lifted and abs(way) < QApplication.startDragDistance():
            return
        self._lifted = True
        self.dragged.emit(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._let_go(self.dropped)

    def cancel(self) -> None:
        """Let the seat fall back to where it came from."""
        self._let_go(self.cancelled)

    def _let_go(self, end: SignalInstance) -> None:
        if self._press is None:
            return
        self._press = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if self._lifted:
            self._lifted = False
            end.emit()

    def carry(self, by: float) -> None:
        """Count the way of the drag from a place `by` further down: the seat has moved there in the order."""
        if self._press is not None:
            self._press.setY(self._press.y() + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._press is not None:
            self.cancel()
            return
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step.emit(way)
            return
        super().keyPressEvent(event)


def level_choice(bot: str, text: PlayerText, ladder: BotRatings | None, suited: Blend | None = None) -> DropDownChoice:
    """A level, or the bot that suits the player; with stars where it was measured."""
    if bot == SUITED and ladder is not None:
        strength = bot_strength(str(suited), ladder)
        return DropDownChoice(bot, text.style, text.name, text.about, 0 if strength is None else stars(strength))
    rung = ladder.bots.get(bot) if ladder is not None else None
    if rung is None:
        return DropDownChoice(bot, text.style, text.name, text.about)
    tenths = translate("SeatRow", "Wins {tenths} of 10 games at a table of three, against two squires.")
    said = "" if rung.tenths is None else tenths.format(tenths=rung.tenths)
    return DropDownChoice(bot, text.style, text.name, f"{text.about} {said}".strip(), rung.stars)


def character_choices(family: str, level: Callable[[], str]) -> list[DropDownChoice]:
    """No character, which has the face of its level, and all there are, dressed in the colour of a family."""
    plain = translate("SeatRow", "A bot without a character plays what it considers best.")
    found = []
    for name in ("", *CHARACTERS):
        known = character_text(name)

        def paint(painter: QPainter, rect: QRectF, name: str = name) -> None:
            portrait(painter, name or level(), family, rect)

        found.append(DropDownChoice(name, known.word, known.word, known.about or plain, picture=paint))
    return found


class FreeSeat(BaseButton):
    """An empty place as one button: its crest, that it is free, and how to seat somebody there."""

    def __init__(self, family: str) -> None:
        super().__init__()
        self._family = family
        self._free = ""
        self.beside = 0
        """So many pixels at its right end do nothing: a second click on a cross that is gone brings nobody back."""

    def write(self, free: str, words: str, name: str) -> None:
        """Take what stands there, what pressing it does, and how that is said to those who listen."""
        self._free = free
        self.setText(words)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def hitButton(self, place: QPoint) -> bool:
        return super().hitButton(place) and place.x() < self.width() - self.beside

    def _font(self) -> QFont:
        return role_font(self, 15, QFont.Weight.DemiBold)

    def minimumSizeHint(self) -> QSize:
        words = QFontMetricsF(self._font()).horizontalAdvance(f"+ {self.text()}")
        return QSize(round(words + 80 * ui_scale(self)) + self.beside, self.sizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(round(300 * ui_scale(self)), round(50 * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours, body = painter.unit, painter.colours, QRectF(self.rect())
        lit = self.underMouse() or self.isDown()
        painter.setBrush(palette.faded(colours.text, 0.1) if lit else Qt.BrushStyle.NoBrush)
        edge = QPen(palette.GOLD_3 if colours.dark else colours.text_2, 1.3 * scale, Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 7 * scale, 7 * scale)
        crest = QRectF(body.left() + 16 * scale, 0, 29 * scale, 35 * scale)
        crest.moveCenter(QPointF(crest.center().x(), body.center().y()))
        painter.setOpacity(0.55)
        art.paint(painter, f"crest-{palette.FAMILIES[self._family].key}", crest)
        painter.setOpacity(1)
        words = body.adjusted(crest.right() + 12 * scale, 0, -self.beside - 12 * scale, 0)
        action = f"+ {self.text()}"
        room = words.width() - QFontMetricsF(self._font()).horizontalAdvance(action) - 10 * scale
        quiet = role_font(self, 15, italic=True)
        free = QFontMetricsF(quiet).elidedText(self._free, Qt.TextElideMode.ElideRight, room)
        painter.words(words, free, quiet, colours.text_2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.words(words, action, self._font(), colours.heading, right)
        painter.ring(body.adjusted(4, 4, -4, -4), 5)


SHORT_NAME = 130
"""The least width of a name beside everything else, in design pixels; a longer one can be read by going through it."""


class SeatRow(QWidget):
    """One place: the player who sits there, or the button to add a player."""

    edited = Signal()
    added = Signal()
    removed = Signal()

    def __init__(self, place: PlannedSeat, seating: SetupModel) -> None:
        super().__init__()
        self.ground = Surface.PANEL
        self.place = place
        self.seating = seating
        self.lifted = False
        self.stacked = False
        self.aside = False
        """Whether the player keeps the seat, but not all who sit can play the chosen game."""
        self._bots = seating.bots
        """Those among whom one can choose now."""
        self._sizes: tuple[int, int, int] | None = None
        self.crest = SeatHandle(place.family)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.player = Segmented(("human", "bot"))
        self.bot = DropDown()
        self.character = DropDown(pictured=True)
        self.language = DropDown()
        self.leave = IconButton("icon-close")
        self.add = FreeSeat(place.family)
        self.beside = Label(15, italic=True, colour="text_2", wrap=True)
        for child in (*self._line(), self.language, self.add, self.beside):
            child.setParent(self)
        self.name.editingFinished.connect(self._named)
        self.player.chosen.connect(self._player_chosen)
        for box in (self.bot, self.character):
            box.currentIndexChanged.connect(self._bot_chosen)
        self.language.currentIndexChanged.connect(self._language_chosen)
        self.leave.clicked.connect(self.removed)
        self.add.clicked.connect(self.added)

    def retranslate(self) -> None:
        """Make every text of the row anew."""
        self.restyle()
        family = family_name(self.place.family)
        self.player.set_labels({"human": player_text(None).name, "bot": self.tr("Bot")}, self.tr("Who plays"))
        self._fill_bots()
        self.bot.setAccessibleName(self.tr("How the bot of {family} plays").format(family=family))
        self.character.setAccessibleName(self.tr("Character of the bot of {family}").format(family=family))
        usual = self.tr("Same language as the program")
        told = self.tr("The language in which this player is addressed at a shared screen")
        with QSignalBlocker(self.language):
            self.language.fill(
                [
                    DropDownChoice("", usual, native_name(current_language()), told),
                    *(DropDownChoice(code, native_name(code), native_name(code)) for code in LANGUAGES),
                ]
            )
        self.language.setAccessibleName(self.tr("Language of the player of {family}").format(family=family))
        self.name.setAccessibleName(self.tr("Name of the player of {family}").format(family=family))
        free = self.tr("{family}, empty seat").format(family=family)
        self.add.write(free, self.tr("Add a player"), self.tr("Add a player: {family}").format(family=family))
        self.show_place()

    def restyle(self) -> None:
        """Measure the controls anew when they are asked for the next time."""
        self._sizes = None

    def stops(self) -> tuple[QWidget, ...]:
        """Return the widgets of the row that the Tab key visits."""
        boxes = (self.bot, self.character, self.language)
        return self.crest, self.name, *self.player.segments(), *boxes, self.leave, self.add

    def _line(self) -> tuple[QWidget, ...]:
        """Return the widgets of the row from left to right, where it is one line and a bot plays."""
        return self.crest, self.name, self.player, self.bot, self.character, self.leave

    def _fill_bots(self) -> None:
        self.restyle()
        self._bots = self.seating.bots
        self.bot.fill(
            [level_choice(bot, text, self.seating.ladder, self.seating.suited) for bot, text in self._bots.items()]
        )
        self.character.fill(character_choices(self.place.family, self._face))

    def _face(self) -> str:
        """The level whose portrait a bot without a character has."""
        level, suited = self.bot.key(), self.seating.suited
        return suited.weaker if level == SUITED and suited is not None else level

    def show_place(self) -> None:
        """Show what the place holds now."""
        place = self.place
        self.name.setVisible(place.seated)
        self.leave.setVisible(place.seated and not self.seating.fixed)
        self.player.setVisible(place.seated and not self.aside)
        self.beside.setVisible(place.seated and self.aside)
        self.crest.setVisible(place.seated)
        self.add.setVisible(not place.seated)
        self.crest.setEnabled(place.seated and not self.seating.fixed)
        self.name.setText(self.seating.called(place))
        self.name.setPlaceholderText(self.seating.usual_name(place))
        self.player.set_value("human" if place.bot is None else "bot")
        level, character = split_bot_name(self.seating.player_of(place) or "")
        with QSignalBlocker(self.bot), QSignalBlocker(self.character):
            self.bot.set_key(level or self.seating.newcomer)
            self.character.set_key(character)
        self.character.update()
        set_tip(self.bot, self._bots[level].about if level in self._bots else "")
        set_tip(self.character, known_character(character).about)
        with QSignalBlocker(self.language):
            self.language.set_key(place.language)
        played = place.seated and bool(level) and not self.aside
        self.language.setVisible(place.seated and not level and not self.aside)
        self.bot.setVisible(played)
        self.character.setVisible(played and level not in self.seating.automata)
        self.arrange()

    def show_order(self, index: int) -> None:
        """Say where in the order of those who play the place is, and whether its player may go, or one may come."""
        seating = self.seating
        seats, can_remove = len(seating.playing), seating.can_remove()
        self.beside.setText(sitting_out(seating.most))
        family = family_name(self.place.family)
        aside = self.place.seated and index >= seats
        if aside is not self.aside or seating.bots != self._bots:
            self.aside = aside
            self._fill_bots()
            self.show_place()
        set_tip(self.crest, self.tr("Drag to change the order, or press Alt and an arrow key"))
        words = self.tr("{family}, seat {number} of {seats}").format(family=family, number=index + 1, seats=seats)
        if aside:
            words = self.tr("{family}, sits out").format(family=family)
        self.crest.setAccessibleName(words)
        self.leave.setEnabled(can_remove)
        if can_remove:
            self.leave.set_words(self.tr("Remove the player of {family}").format(family=family))
        else:
            self.leave.set_words(at_least(seating.fewest))

    def _named(self) -> None:
        if self.name.text() != self.seating.called(self.place):
            self.place.rename(self.name.text(), self.seating.usual_name(self.place))
            self.edited.emit()
        self.name.setText(self.seating.called(self.place))

    def _player_chosen(self, who: str) -> None:
        self._let_play(self._chosen_bot() if who == "bot" else None)

    def _bot_chosen(self) -> None:
        self._let_play(self._chosen_bot())

    def _language_chosen(self) -> None:
        self.place.language = self.language.key()
        self.edited.emit()

    def _chosen_bot(self) -> str:
        level = self.bot.key()
        return level if level in self.seating.automata else join_bot_name(level, self.character.key())

    def _let_play(self, bot: str | None) -> None:
        self.seating.let_play(self.place, bot)
        self.edited.emit()

    def _gap(self) -> int:
        return round(6 * ui_scale(self))

    def _measured(self) -> tuple[int, int, int]:
        """The least width of one line, and the heights of the upper and the lower of two."""
        # Layouts ask for them dozens of times before a screen is seen, and all controls have to be asked.
        if self._sizes is None:
            parts = (self.crest, self.player, self.bot, self.character, self.leave)
            width = sum(part.minimumSizeHint().width() for part in parts) + round(SHORT_NAME * ui_scale(self))
            width += 4 * self._gap() + 2 * round(10 * ui_scale(self))
            upper = max(part.sizeHint().height() for part in (self.crest, self.name, self.leave))
            lower = max(self.player.sizeHint().height(), self.bot.sizeHint().height())
            self._sizes = width, upper, lower
        return self._sizes

    def line_width(self) -> int:
        """The least width in which everything stands in one line."""
        return self._measured()[0]

    def row_height(self, stacked: bool) -> int:
        """Return the height of the row, in one line or in two."""
        if not self.place.seated:
            return self.add.sizeHint().height()
        if self.aside:
            return max(self.add.sizeHint().height(), self.crest.sizeHint().height())
        pad = 2 * round(2 * ui_scale(self))
        _, upper, lower = self._measured()
        if stacked:
            return upper + lower + pad
        return max(upper, lower) + pad

    def arrange(self) -> None:
        """Put the controls where they belong in the width there is."""
        gap, pad, two = self._gap(), round(10 * ui_scale(self)), self.stacked and self.place.seated and not self.aside
        inside = self.contentsRect().adjusted(pad, 0, -pad, 0)
        lower = max(self.player.sizeHint().height(), self.bot.sizeHint().height()) if two else 0
        middle = (inside.height() - lower) // 2
        left, right = inside.left(), inside.right() + 1

        def put(part: QWidget, x: int, width: int, y: int) -> None:
            high = part.sizeHint().height()
            part.setGeometry(x, y - high // 2, width, high)

        if not self.place.seated:
            self.add.beside = self.leave.sizeHint().width() + pad
            self.add.setGeometry(self.rect())
            return
        put(self.crest, left, self.crest.sizeHint().width(), middle)
        left += self.crest.width() + gap
        put(self.leave, right - self.leave.sizeHint().width(), self.leave.sizeHint().width(), middle)
        right = self.leave.x() - gap
        if self.aside:
            half = (right - left) // 2
            put(self.name, left, half - gap, middle)
            self.beside.setGeometry(left + half + HALO, 0, right - left - half - HALO, inside.height())
            return
        player, bot = self.player.sizeHint().width(), self.bot.sizeHint().width()
        portrait = self.character.sizeHint().width() if not self.character.isHidden() else 0
        if two:
            put(self.name, left, right - left, middle)
            below = inside.height() - lower // 2 - round(2 * ui_scale(self))
            put(self.player, left, player, below)
            bot = min(bot, inside.right() + 1 - left - player - portrait - gap)
            put(self.bot, left + player + gap, max(bot, 0), below)
            put(self.language, self.bot.x(), self.bot.width(), below)
            put(self.character, self.bot.geometry().right() + 1, portrait, below)
            return
        put(self.character, right - portrait, portrait, middle)
        right -= portrait
        free = right - left - player - 2 * gap
        bot = min(bot, max(self.bot.minimumSizeHint().width(), round(free * 0.48)))
        put(self.bot, right - bot, bot, middle)
        put(self.language, right - bot, bot, middle)
        put(self.player, right - bot - gap - player, player, middle)
        put(self.name, left, right - bot - player - 2 * gap - left, middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.place.seated:
            return
        painter = QPainter(self)
        if self.aside:
            painter.setOpacity(0.8)
        fine_panel(painter, theme.current().panel, QRectF(self.rect()))
        if self.lifted:
            painter.setOpacity(1)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.GOLD_1 if theme.current().dark else palette.INK, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
