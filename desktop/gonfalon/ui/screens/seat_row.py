"""A row of the start screen: a player is named there and made a person or a bot."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gonfalon.core.players import joined, parted
from gonfalon.texts.players import family_name, player
from gonfalon.ui.look import palette, theme
from gonfalon.ui.screens.seat_words import at_least, at_most, standing_aside
from gonfalon.ui.screens.seating import LONGEST_NAME, PlannedSeat, SeatPlan
from gonfalon.ui.widgets.buttons import Button, IconButton
from gonfalon.ui.widgets.crest import CrestHandle
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.fields import TextField
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.segmented import Segmented

__all__ = ["SeatRow"]


class SeatRow(QWidget):
    """One place: who plays there, or the offer to seat somebody."""

    edited = Signal()
    added = Signal()
    removed = Signal()

    def __init__(self, place: PlannedSeat, seating: SeatPlan) -> None:
        super().__init__()
        self.ground = Ground.PANEL
        self.place = place
        self.seating = seating
        self.lifted = False
        self.stacked = False
        self.aside = False
        """Whether the player keeps the seat, but not all who sit can play the chosen game."""
        self._bots = seating.bots
        """Those among whom one can choose now."""
        self._sizes: tuple[int, int, int] | None = None
        self.crest = CrestHandle(place.family)
        self.name = TextField()
        self.name.setMaxLength(LONGEST_NAME)
        self.player = Segmented(("human", "bot"), even=True)
        self.bot = DropDown()
        self.leave = IconButton("icon-close")
        self.empty = Words(16, italic=True, colour="text_2")
        self.add = Button(px=15)
        self.beside = Words(15, italic=True, colour="text_2", wrap=True)
        for child in (self.crest, self.name, self.player, self.bot, self.leave, self.empty, self.add, self.beside):
            child.setParent(self)
        self.name.editingFinished.connect(self._named)
        self.player.chosen.connect(self._player_chosen)
        self.bot.currentIndexChanged.connect(self._bot_chosen)
        self.leave.clicked.connect(self.removed)
        self.add.clicked.connect(self.added)
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text of the row anew."""
        self.restyle()
        family = family_name(self.place.family)
        self.player.set_labels({"human": player(None).name, "bot": self.tr("Bot")}, self.tr("Who plays"))
        self._fill_bots()
        self.bot.setAccessibleName(self.tr("How the bot of {family} plays").format(family=family))
        self.name.setAccessibleName(self.tr("Name of the player of {family}").format(family=family))
        self.empty.setText(self.tr("{family}, empty seat").format(family=family))
        self.add.setText(self.tr("Add a player"))
        self.add.setAccessibleName(self.tr("Add a player: {family}").format(family=family))
        self.show_place()

    def restyle(self) -> None:
        """Measure the controls anew when they are asked for the next time."""
        self._sizes = None

    def _fill_bots(self) -> None:
        self.restyle()
        blocked = self.bot.blockSignals(True)
        self._bots = self.seating.bots
        self.bot.fill([(bot, text.style, text.name) for bot, text in self._bots.items()])
        self.bot.blockSignals(blocked)

    def show_place(self) -> None:
        """Show what the place holds now."""
        place = self.place
        for child in (self.name, self.leave):
            child.setVisible(place.seated)
        self.player.setVisible(place.seated and not self.aside)
        self.beside.setVisible(place.seated and self.aside)
        self.empty.setVisible(not place.seated)
        self.add.setVisible(not place.seated)
        self.crest.setEnabled(place.seated)
        self.name.setText(self.seating.called(place))
        self.name.setPlaceholderText(self.seating.usual_name(place))
        self.player.set_value("human" if place.bot is None else "bot")
        blocked = self.bot.blockSignals(True)
        if place.bot is not None:
            self.bot.set_key(parted(self.seating.player_of(place) or "")[0])
        self.bot.blockSignals(blocked)
        self.bot.setVisible(place.seated and place.bot is not None and not self.aside)
        self.arrange()

    def show_order(self, index: int) -> None:
        """Say where in the order of those who play the place is, and whether its player may go, or one may come."""
        seating = self.seating
        seats, can_remove, can_add = len(seating.playing), seating.can_remove(), seating.can_add()
        self.beside.setText(standing_aside(seating.most))
        family = family_name(self.place.family)
        aside = self.place.seated and index >= seats
        if aside is not self.aside or seating.bots != self._bots:
            self.aside = aside
            self._fill_bots()
            self.show_place()
        set_tip(self.crest, self.tr("Drag to change the order, or press Alt and an arrow key"))
        words = self.tr("{family}, seat {number} of {seats}").format(family=family, number=index + 1, seats=seats)
        if aside:
            words = self.tr("{family}, stands aside").format(family=family)
        self.crest.setAccessibleName(words)
        self.add.setEnabled(can_add)
        set_tip(self.add, "" if can_add else at_most(seating.most))
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
        self._let_play(self.bot.key() if who == "bot" else None)

    def _bot_chosen(self) -> None:
        self._let_play(joined(self.bot.key(), parted(self.place.bot or "")[1]))

    def _let_play(self, bot: str | None) -> None:
        self.seating.let_play(self.place, bot)
        self.edited.emit()

    def _gap(self) -> int:
        return round(6 * unit(self))

    def _measured(self) -> tuple[int, int, int]:
        """The least width of one line, and the heights of the upper and the lower of two."""
        # Layouts ask for them dozens of times before a screen is seen, and all controls have to be asked.
        if self._sizes is None:
            line = (self.crest, self.name, self.player, self.bot, self.leave)
            width = sum(part.minimumSizeHint().width() for part in line) + 4 * self._gap() + 2 * round(10 * unit(self))
            upper = max(part.sizeHint().height() for part in (self.crest, self.name, self.leave, self.add))
            lower = max(self.player.sizeHint().height(), self.bot.sizeHint().height())
            self._sizes = width, upper, lower
        return self._sizes

    def line_width(self) -> int:
        """The least width in which everything stands in one line."""
        return self._measured()[0]

    def row_height(self, stacked: bool) -> int:
        """How high the row is, in one line or in two."""
        pad = 2 * round(2 * unit(self))
        _, upper, lower = self._measured()
        if stacked and self.place.seated:
            return upper + lower + pad
        return max(upper, lower) + pad

    def arrange(self) -> None:
        """Put the controls where they belong in the width there is."""
        gap, pad, two = self._gap(), round(10 * unit(self)), self.stacked and self.place.seated
        inside = self.contentsRect().adjusted(pad, 0, -pad, 0)
        lower = max(self.player.sizeHint().height(), self.bot.sizeHint().height()) if two else 0
        middle = (inside.height() - lower) // 2
        left, right = inside.left(), inside.right() + 1

        def put(part: QWidget, x: int, width: int, y: int) -> None:
            high = part.sizeHint().height()
            part.setGeometry(x, y - high // 2, width, high)

        put(self.crest, left, self.crest.sizeHint().width(), middle)
        left += self.crest.width() + gap
        if not self.place.seated:
            add = self.add.sizeHint().width()
            put(self.add, right - add, add, middle)
            self.empty.setGeometry(left + HALO, 0, right - add - left - 2 * gap, inside.height())
            return
        put(self.leave, right - self.leave.sizeHint().width(), self.leave.sizeHint().width(), middle)
        right = self.leave.x() - gap
        player, bot = self.player.sizeHint().width(), self.bot.sizeHint().width()
        if two:
            put(self.name, left, right - left, middle)
            below = inside.height() - lower // 2 - round(2 * unit(self))
            put(self.player, left, player, below)
            bot = min(bot, inside.right() + 1 - left - player - gap)
            put(self.bot, left + player + gap, max(bot, 0), below)
            self.beside.setGeometry(left + HALO, below - lower // 2, inside.right() - left - HALO, lower)
            return
        free = right - left - player - 2 * gap
        bot = min(bot, max(self.bot.minimumSizeHint().width(), round(free * 0.48)))
        put(self.bot, right - bot, bot, middle)
        put(self.player, right - bot - gap - player, player, middle)
        put(self.name, left, right - bot - player - 2 * gap - left, middle)
        self.beside.setGeometry(self.player.x() + HALO, 0, right - self.player.x() - HALO, inside.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.aside or not self.place.seated:
            painter.setOpacity(0.8)
        fine_panel(painter, theme.current().panel, QRectF(self.rect()))
        if self.lifted:
            painter.setOpacity(1)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.GOLD_1 if theme.current().dark else palette.INK, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
