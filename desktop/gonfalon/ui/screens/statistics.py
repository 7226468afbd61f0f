"""The statistics: who has played and won how often, and with which cards, as numbers, bars and charts."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHideEvent, QKeyEvent, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import shortened
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.statistics import (
    BestCard,
    CountedPlayer,
    GameStatistics,
    PlayerTotals,
    SeatResult,
    card_label,
    figures_of,
    game_label,
    player_label,
    players_of,
    to_csv,
)
from gonfalon.texts.formatting import alphabetical, format_decimal
from gonfalon.texts.translations import translate
from gonfalon.ui.look import palette
from gonfalon.ui.screens.library_cards import day_text
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets import plain_text
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.charts import Chart
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import WrappingLabel
from gonfalon.ui.widgets.screen import Screen
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

_HIGH: Final = 30
_APART: Final = 10


class StatisticsBar(NamedTuple):
    """One line."""

    label: str
    part: int
    whole: int
    words: str
    """How much it is, as it stands at the end of the bar."""


class StatisticsBars(QWidget):
    """Lines under each other; a bar is as long as its whole is large, and gold as far as its part goes."""

    def __init__(self) -> None:
        super().__init__()
        self._bars: Sequence[StatisticsBar] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, heading: str, bars: Sequence[StatisticsBar]) -> None:
        """Show these; the heading is for those who listen."""
        self._bars = bars
        self.setAccessibleName(". ".join((heading, *(f"{bar.label}: {bar.words}" for bar in bars))))
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        return role_font(self, 15), role_font(self, 15, QFont.Weight.DemiBold)

    def _line(self) -> float:
        return max(_HIGH * ui_scale(self), QFontMetricsF(self._fonts()[0]).height() + 6 * ui_scale(self))

    def sizeHint(self) -> QSize:
        return QSize(round(320 * ui_scale(self)), round(self._line() * len(self._bars)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * ui_scale(self)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        plain, bold = map(QFontMetricsF, self._fonts())
        left = min(max(plain.horizontalAdvance(bar.label) for bar in self._bars), self.width() * 0.36)
        right = max(bold.horizontalAdvance(bar.words) for bar in self._bars)
        room = max(0.0, self.width() - left - right - 2 * _APART * scale)
        most, line = max(bar.whole for bar in self._bars), self._line()
        for index, bar in enumerate(self._bars):
            top = index * line
            label = plain.elidedText(bar.label, Qt.TextElideMode.ElideRight, left + 1)
            painter.words(QRectF(0, top, left + 2, line), label, self._fonts()[0], colours.text)
            start, long = left + _APART * scale, room * bar.whole / max(1, most)
            body = QRectF(start, top + line / 2 - 8 * scale, max(long, 6 * scale), 16 * scale)
            painter.box(body, 4, colours.recess, colours.edge, 1.2)
            if bar.part:
                won = QRectF(body.left(), body.top(), body.width() * bar.part / max(1, bar.whole), body.height())
                painter.box(won, 4, palette.GOLD_2, palette.INK, 1.2)
            end = QRectF(body.right() + _APART * scale, top, right + 2, line)
            painter.words(end, bar.words, self._fonts()[1], colours.text)


READ_MS: Final = 10
"""So long games are replayed before the screen is painted again."""
EVERY: Final = 200
"""After so many games that were replayed what is shown is counted anew."""
_POINTS: Final = 30
"""So many points a picture of the course has at most."""
_NONE: Final = "–"


class StatisticsScreen(Screen):
    """Players at the left, what they have come to at the right; games are replayed bit by bit."""

    export_wanted = Signal(str)
    """What a file for spreadsheets would hold."""
    picture_wanted = Signal(QPixmap)
    """What is shown of the player who is chosen."""

    def __init__(self, settings: Settings, statistics: GameStatistics) -> None:
        super().__init__(settings)
        self.statistics = statistics
        self._sittings: list[SeatResult] = []
        """All that pass the filters, in the order of time."""
        self._to_read = 0
        self.chosen: CountedPlayer | None = None
        """Whose figures are shown."""
        self.people: dict[CountedPlayer, Button] = {}
        self._make_head()
        self._list = QWidget()
        self._column = fill(QVBoxLayout(self._list), 1, bare=True, spacing=0)
        self.players = Panel(Surface.PANEL)
        fill(QVBoxLayout(self.players), ScrollArea(self._list))
        self._make_page()
        self.empty = Label(18, colour="on_table", italic=True, wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._columns = fill(QHBoxLayout(), self.players, (self.page, 1))
        self._whole = fill(QVBoxLayout(self), self._head, self._bar, (self._columns, 1), (self.empty, 1), spacing=0)
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read)
        self.retranslate()

    def _make_head(self) -> None:
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.count = Label(15, colour="on_table_2", wrap=True)
        self.export = Button(icon="icon-export", px=15)
        self.export.clicked.connect(
            lambda: self.export_wanted.emit(to_csv(self._sittings, self.statistics.card_sources()))
        )
        self.draw = Button(icon="icon-export", px=15, press=lambda: self.picture_wanted.emit(self.picture()))
        self._head = fill(QHBoxLayout(), self.back, self._title, (self.count, 1), self.draw, self.export)
        self.game, self.seats, self.hints = DropDown(), DropDown(), DropDown()
        for choice in (self.game, self.seats, self.hints):
            choice.currentIndexChanged.connect(lambda _: self._tally())
        self.reset = Button(icon="icon-clock", px=15, wrap=True, press=self._begin_anew)
        self._bar = fill(QHBoxLayout(), self.game, self.seats, self.hints)
        fill(self._bar, 1, self.reset)

    def _make_page(self) -> None:
        self._who = WrappingLabel(24, QFont.Weight.DemiBold)
        self._grid = QGridLayout()
        self.figures: list[tuple[Label, Label]] = []
        for index in range(8):
            label, value = Label(14, colour="text_2", wrap=True), Label(18, QFont.Weight.DemiBold, wrap=True)
            self.figures.append((label, value))
            self._grid.addWidget(label, 2 * (index // 4), index % 4, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(value, 2 * (index // 4) + 1, index % 4, Qt.AlignmentFlag.AlignTop)
            self._grid.setColumnStretch(index % 4, 1)
        self._foot = Label(13, colour="text_2", wrap=True)
        self._headings = [Label(15, QFont.Weight.DemiBold, "rubric", wrap=True) for _ in range(3)]
        self.by_game, self.by_rival, self.chart = StatisticsBars(), StatisticsBars(), Chart()
        inner = QWidget()
        page = fill(QVBoxLayout(inner), self._who, self._grid, self._foot, bare=True)
        for heading, picture in zip(self._headings, (self.by_game, self.by_rival, self.chart), strict=True):
            page.addSpacing(8)
            fill(page, heading, picture)
        page.addStretch(1)
        self.page = Panel(Surface.PANEL)
        self._area = ScrollArea(inner)
        QVBoxLayout(self.page).addWidget(self._area)

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Statistics", "Statistics"))
        self.export.setText(translate("Statistics", "Export as a table"))
        self.draw.setText(translate("Statistics", "Save as a picture"))
        self.game.setAccessibleName(translate("Library", "Which game"))
        self.seats.setAccessibleName(translate("Statistics", "Number of players"))
        self.hints.setAccessibleName(translate("Statistics", "Whether hints were taken"))
        self._headings[0].setText(translate("Statistics", "Victories by game"))
        self._headings[1].setText(translate("Statistics", "Victories by who else played"))
        self._headings[2].setText(translate("Statistics", "Victories over time"))
        self.players.setAccessibleName(translate("Statistics", "Players"))
        for button in self.people.values():
            self._drop(button)
        self.people = {}
        self._tally()

    # -- what is counted -----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """See anew which games there are."""
        self.statistics.library.look()
        self.statistics.look()
        self._to_read = self._unread
        self._tally()
        if self._unread:
            self._reading.start(0)

    @property
    def _unread(self) -> int:
        return self.statistics.library.unread + self.statistics.unread

    def _read(self) -> None:
        """Read some files, or replay some games, and count anew from time to time."""
        library, before = self.statistics.library, self.statistics.unread
        if library.unread:
            library.read(READ_MS / 1000)
            if not library.unread:
                self.statistics.look()
                self._to_read = max(self._to_read, self.statistics.unread)
        else:
            self.statistics.work(READ_MS / 1000)
            # Cards that are still being read are waited for without haste.
            self._reading.setInterval(0 if self.statistics.unread < before else 100)
        if not self._unread:
            self._reading.stop()
        if not self._unread or before // EVERY != self.statistics.unread // EVERY:
            self._tally()
        else:
            self._show_count()

    def _tally(self) -> None:
        """Count the results that pass the filters, and show those of the chosen player, else of who has played most."""
        everything = self.statistics.seat_results(self.settings.counted_since)
        titles = sorted({game_label(one, GAMES) for one in everything}, key=alphabetical)
        all_games, any_number = translate("Library", "All games"), translate("Statistics", "All tables")
        self.game.fill([("", all_games), *((title, title) for title in titles)])
        numbers = sorted({len(one.rivals) + 1 for one in everything})
        named = [(str(number), translate("Library", "%n player(s)", "", number)) for number in numbers]
        self.seats.fill([("", any_number), *named])
        hints = {
            "": translate("Statistics", "Hints: any"),
            "with": translate("Statistics", "Games with hints"),
            "without": translate("Statistics", "Games without hints"),
        }
        self.hints.fill(hints.items())
        game, seats, hinted = self.game.key(), self.seats.key(), self.hints.key()
        self._sittings = [
            one
            for one in everything
            if (not game or game_label(one, GAMES) == game)
            and (not seats or len(one.rivals) + 1 == int(seats))
            and (not hinted or bool(one.entry.hinted) == (hinted == "with"))
        ]
        there = players_of(self._sittings)
        if self.chosen not in there:
            self.chosen = there[0] if there else None
        self._list_players(there)
        self._show()
        for part in (self.players, self.page):
            part.setVisible(bool(there))
        self.empty.setVisible(not there)
        for button in (self.export, self.draw):
            button.setEnabled(bool(there))
        since = self.settings.counted_since
        self.empty.setText(
            "" if self._unread else translate("Statistics", "No game has been finished since the count began.")
            if since else translate(
                "Statistics", "No game has been finished yet. Finished games are counted here automatically."
            )
        )  # fmt: skip
        self.reset.setText(
            translate("Statistics", "Count all games again") if since
            else translate("Statistics", "Count from now on")
        )  # fmt: skip
        self._show_count()

    def _show_count(self) -> None:
        if self._unread:
            words = translate("Statistics", "{done} of {all} games counted")
            self.count.setText(words.format(done=max(0, self._to_read - self._unread), all=self._to_read))
            return
        games = len({one.entry.file for one in self._sittings})
        words = translate("Library", "%n game(s)", "", games)
        if self.settings.counted_since:
            since = translate("Statistics", "counted since: {day}").format(day=day_text(self.settings.counted_since))
            words = f"{words}, {since}"
        self.count.setText(words)

    def _begin_anew(self) -> None:
        """Count only what ends from now on, or everything again; no record is touched."""
        self.settings.counted_since = 0.0 if self.settings.counted_since else time.time()
        self._tally()

    # -- players -------------------------------------------------------------------------------------------------------

    def _drop(self, button: Button) -> None:
        self._column.removeWidget(button)
        discard(button)

    def _list_players(self, there: list[CountedPlayer]) -> None:
        if list(self.people) != there:
            focused = next((who for who, button in self.people.items() if button.hasFocus()), None)
            for button in self.people.values():
                self._drop(button)
            self.people = {}
            for row, who in enumerate(there):
                button = Button(px=16, press=lambda _, who=who: self.choose(who))
                self._column.insertWidget(row, button)
                self.people[who] = button
            if focused in self.people:
                self.people[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        counts = Counter(who for who, _ in {(one.player, one.entry.file) for one in self._sittings})
        font = role_font(self, 16, QFont.Weight.DemiBold)
        for who, button in self.people.items():
            button.setProperty("gilt", float(who == self.chosen))
            games = translate("Library", "%n game(s)", "", counts[who])
            words = shortened(player_label(who, self._sittings, GAMES))
            button.setText(plain_text.shortened_to_fit(words, font, self.px(170)))
            button.setAccessibleName(f"{words}, {games}")

    def choose(self, who: CountedPlayer) -> None:
        """Show the figures of a player."""
        self.chosen = who
        self._list_players(list(self.people))
        self._show()
        self._area.verticalScrollBar().setValue(0)

    def _show(self) -> None:
        if self.chosen is None:
            return
        mine = [one for one in self._sittings if one.player == self.chosen]
        found = figures_of(mine)
        self._who.setText(shortened(player_label(self.chosen, mine, GAMES)))
        for (label, value), (words, figure) in zip(
            self.figures, _told(found, self.statistics.card_sources()), strict=True
        ):
            label.setText(words)
            value.setText(figure)
            value.setAccessibleName(f"{words}: {figure}")
        notes = [translate("Statistics", "A shared victory counts as a victory.")]
        if found.mean is None:
            notes.append(translate("Statistics", "Choose one game to see the scores."))
        self._foot.setText(" ".join(notes))
        games = [(game_label(one, GAMES), one) for one in mine]
        rivals = [(player_label(who, self._sittings, GAMES), one) for one in mine for who in dict.fromkeys(one.rivals)]
        self.by_game.show_bars(self._headings[0].text(), _bars(games))
        self.by_rival.show_bars(self._headings[1].text(), _bars(rivals)[:8])
        self._show_course(found, mine)

    def _show_course(self, found: PlayerTotals, mine: list[SeatResult]) -> None:
        apart = max(1, -(-found.seats // _POINTS))
        points = [*range(0, found.seats, apart), found.seats]
        family = Counter(one.family for one in mine).most_common(1)[0][0]
        family = family if family in palette.FAMILIES else next(iter(palette.FAMILIES))
        course = tuple(found.course[point] for point in points)
        self.chart.show_history({family: course}, tuple(map(str, points)))
        share = translate("Statistics", "{part} of {whole}").format(part=found.won, whole=found.seats)
        self.chart.setAccessibleName(f"{self._headings[2].text()}: {share}")

    def picture(self) -> QPixmap:
        """All that is told of the player who is chosen, also what one has to scroll to."""
        size = self.page.size()
        self.page.resize(size.width(), size.height() + self._area.verticalScrollBar().maximum())
        picture = self.page.grab()
        self.page.resize(size)
        return picture

    # -- the screen ----------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        px = self.px
        margin = px(24) - HALO
        self._whole.setContentsMargins(margin, px(10), margin, px(14))
        self._head.setSpacing(px(8))
        self._bar.setContentsMargins(0, px(2), 0, px(6))
        self._columns.setSpacing(px(10))
        self._grid.setHorizontalSpacing(px(18))
        self._grid.setVerticalSpacing(px(2))
        self.players.setFixedWidth(max(px(250), self.players.minimumSizeHint().width()))
        if self.people:
            self._list_players(list(self.people))
        for panel, around in ((self.players, 12), (self.page, 22)):
            panel.layout().setContentsMargins(px(around), px(16), px(around - 4), px(16))  # type: ignore[union-attr]
        self.chart.setMinimumHeight(px(190))
        for drop in (self.game, self.seats, self.hints):
            drop.setMaximumWidth(px(260))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()
        if self.chosen in self.people:
            self.people[self.chosen].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._reading.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        bar = self._area.verticalScrollBar()
        steps = {Qt.Key.Key_Down: bar.singleStep(), Qt.Key.Key_PageDown: bar.pageStep()}
        steps |= {Qt.Key.Key_Up: -bar.singleStep(), Qt.Key.Key_PageUp: -bar.pageStep()}
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _bars(named: list[tuple[str, SeatResult]]) -> list[StatisticsBar]:
    games, won = Counter(label for label, _ in named), Counter(label for label, one in named if one.share)
    words = translate("Statistics", "{part} of {whole}")
    return [
        StatisticsBar(label, won[label], n, words.format(part=won[label], whole=n)) for label, n in games.most_common()
    ]


def _told(found: PlayerTotals, card_sources: CardSources) -> list[tuple[str, str]]:
    won = str(found.won)
    if found.shared:
        won = translate("Statistics", "{victories}, shared: {shared}").format(victories=found.won, shared=found.shared)
    games = str(found.games)
    if found.seats > found.games:
        # Bots of a level sit at several places of one table.
        games = translate("Statistics", "{games}, seats: {seats}").format(games=games, seats=found.seats)
    streak = translate("Statistics", "{now}, at most {most}").format(now=found.streak, most=found.longest)
    return [
        (translate("Statistics", "Games"), games),
        (translate("Statistics", "Victories"), won),
        (translate("Statistics", "Mean score"), _NONE if found.mean is None else format_decimal(found.mean)),
        (translate("Statistics", "Victories in a row"), streak),
        (translate("Statistics", "Favourite card"), _best(found.favourite, "played", card_sources)),
        (translate("Statistics", "Deadliest card"), _best(found.deadliest, "struck", card_sources)),
        (translate("Statistics", "Longest wait"), _best(found.waited, "waited", card_sources)),
        (translate("Statistics", "Best score"), _NONE if found.best is None else str(found.best)),
    ]


def _best(best: BestCard | None, kind: str, card_sources: CardSources) -> str:
    if best is None:
        return _NONE
    words = {
        "played": translate("Statistics", "{card}, played: {count}"),
        "struck": translate("Statistics", "{card}, removed: {count}"),
        "waited": translate("Statistics", "{card}, %n round(s)", "", best.times),
    }
    return words[kind].format(card=card_label(best, card_sources), count=best.times)
