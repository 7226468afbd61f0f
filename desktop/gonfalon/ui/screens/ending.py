"""The end of a game: totals are counted up, the winner is crowned, and another game can begin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from gonfalon.ui.board.animation_queue import SPEEDS
from gonfalon.ui.board.ending import EndingReport
from gonfalon.ui.look import art, palette
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.charts import Chart
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.results_table import ResultsRow, ResultsTable
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import Label, Surface, announce, discard, fill, theme_of, ui_scale

STEP_MS = 350
"""How long one part of the game is counted."""
MOST_MS = 3600
"""How long all of them are at most."""
CROWN_MS = 420
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class ScoreAnimation(QObject):
    """Runs once on a screen; any key or click ends it and does nothing else."""

    over = Signal()

    def __init__(self, screen: QWidget, parts: int, speed: float, show: Callable[[float, float], None]) -> None:
        """
        Args:
            screen: what it takes keys and clicks from.
            parts: how many there are to count.
            speed: how many times the usual speed.
            show: is called with how many parts are counted, and with how far the crown has come, from 0 to 1.
        """
        super().__init__(screen)
        self._screen, self._parts, self._show = screen, parts, show
        self._run = QSequentialAnimationGroup(self)
        for end, ms, easing in (
            (float(parts), min(STEP_MS * parts, MOST_MS), QEasingCurve.Type.Linear),
            (1.0, CROWN_MS, QEasingCurve.Type.OutBounce),
        ):
            part = QVariantAnimation(self._run)
            part.setStartValue(0.0)
            part.setEndValue(end)
            part.setDuration(round(ms / speed))
            part.setEasingCurve(easing)
            self._run.addAnimation(part)
        count, crown = (self._run.animationAt(index) for index in range(2))
        assert isinstance(count, QVariantAnimation)
        assert isinstance(crown, QVariantAnimation)
        count.valueChanged.connect(lambda counted: show(counted, 0.0))
        crown.valueChanged.connect(lambda crowned: show(float(parts), crowned))
        self._run.finished.connect(self.finish)

    def start(self) -> None:
        """Begin to count."""
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._show(0.0, 0.0)
        self._run.start()

    def finish(self) -> None:
        """Let all be counted, and the crown be where it belongs."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._run.stop()
        self._show(float(self._parts), 1.0)
        self.over.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        ours = isinstance(watched, QWidget) and (watched is self._screen or self._screen.isAncestorOf(watched))
        if not ours:
            return False
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            pressed = not event.modifiers() & _COMMANDS
        if pressed:
            self.finish()
        return pressed


class _Crests(QWidget):
    """The winners' crests under an ornament, with a glow behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.families: tuple[str, ...] = ()
        self.ornament = ""
        self.crowned = 1.0
        """How far the ornament has come down; the crests are seen from when it begins to."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(100 * ui_scale(self)), round(90 * ui_scale(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.families or not self.crowned:
            return
        painter, area, scale = QPainter(self), QRectF(self.rect()), ui_scale(self)
        if theme_of(self).dark:
            glow = QRadialGradient(0, 0, 1)
            shade = QColor(palette.GOLD_1)
            for stop, alpha in ((0.0, 0.30), (0.5, 0.16), (1.0, 0.0)):
                shade.setAlphaF(alpha)
                glow.setColorAt(stop, shade)
            painter.save()
            painter.translate(area.center())
            painter.scale(area.width() / 2, area.height() / 2)
            painter.fillRect(QRectF(-1, -1, 2, 2), glow)
            painter.restore()
        crown = min(66 * scale, area.height() * 0.28)
        high = min(area.height() - crown * 0.9, 208 * scale)
        wide = min(high / 1.2, area.width() / len(self.families))
        high = wide * 1.2
        top = area.center().y() - (high + crown * 0.9) / 2
        left = area.center().x() - wide * len(self.families) / 2
        for index, family in enumerate(self.families):
            place = QRectF(left + index * wide, top + crown * 0.9, wide, high)
            inset = wide * (0.02 if len(self.families) > 1 else 0)
            art.paint(painter, f"crest-{palette.FAMILIES[family].key}", place.adjusted(inset, 0, -inset, 0))
        top -= (1 - self.crowned) * top
        art.paint(painter, self.ornament, QRectF(area.center().x() - crown / 2, top, crown, crown))


class EndingScreen(Screen):
    """The winner at the left, the chart or what stands in its place and the standings at the right."""

    play_again = Signal()
    """The same seats once more."""
    start_screen = Signal()
    see_table = Signal()
    """The table is to be shown as it stands."""
    replay = Signal(int)
    """The game is to be shown again: all of it (-1), or the event with this place among all that happened."""
    share = Signal()
    """Others are to be given the game."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._report: EndingReport | None = None
        self._counting: ScoreAnimation | None = None
        self._make_left()
        self._make_right()
        self._columns = fill(QHBoxLayout(self), self.left, (self._right, 1))
        self.retranslate()

    def _make_left(self) -> None:
        self.left = Panel(Surface.PANEL)
        self.crests = _Crests()
        self._title = Label(33, QFont.Weight.DemiBold, "heading", wrap=True)
        self._subtitle = Label(19, wrap=True)
        for words in (self._title, self._subtitle):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._inner = QWidget()
        self._facts = QVBoxLayout(self._inner)
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._facts.setSpacing(0)
        self.area = ScrollArea(self._inner)
        self.again = Button(ButtonKind.GOLD, key="Enter", tall=True, px=17, wrap=True, press=self.play_again)
        self.start = Button(wrap=True, press=self.start_screen)
        self.table_button = Button(key="S", wrap=True, press=self.see_table)
        self.replay_button = Button(key="R", wrap=True, press=lambda: self.replay.emit(-1))
        self.turn_button = Button(key="T", px=15, wrap=True, press=self._show_turn)
        self.share_button = Button(icon="icon-export", wrap=True, press=self.share)
        self.table_button.hide()
        self._whole = fill(
            QVBoxLayout(self.left), (self.crests, 3), self._title, self._subtitle, (self.area, 4), spacing=4
        )
        self._air = QWidget()
        """Keeps the buttons at the foot where no facts stand above them."""
        fill(self._whole, (self._air, 4), self.again)
        for pair in self._pairs:
            beside = QHBoxLayout()
            beside.setSpacing(0)
            for button in pair:
                beside.addWidget(button, 1)
            self._whole.addLayout(beside)

    def _make_right(self) -> None:
        self._right = QVBoxLayout()
        self.chart_panel = Panel(Surface.PARCHMENT)
        self._chart_heading = Label(22, QFont.Weight.DemiBold)
        self.chart = Chart()
        self._chart_box = fill(QVBoxLayout(self.chart_panel), self._chart_heading, (self.chart, 1))
        self.facts_panel = Panel(Surface.PARCHMENT)
        self._facts_box = QVBoxLayout(self.facts_panel)
        self.table_panel = Panel(Surface.PARCHMENT)
        self.standings: list[ResultsTable] = []
        self._titles: list[Label] = []
        self._tables = QWidget()
        self._tables_box = QVBoxLayout(self._tables)
        self._tables_box.setContentsMargins(0, 0, 0, 0)
        self._tables_box.setSpacing(0)
        self.table_area = ScrollArea(self._tables)
        self._table_box = QGridLayout(self.table_panel)
        self._table_box.addWidget(self.table_area, 0, 0)
        fill(self._right, (self.chart_panel, 1), (self.facts_panel, 1), self.table_panel)

    def retranslate(self) -> None:
        self.again.setText(self.tr("Play again, same seats"))
        self.start.setText(self.tr("Start screen"))
        self.table_button.setText(self.tr("Show table"))
        self.replay_button.setText(self.tr("Replay"))
        self.share_button.setText(self.tr("Share"))
        self.turn_button.setText(self.tr("Show it on the table"))
        if self._report is not None:
            self.show_report(self._report)

    @property
    def _pairs(self) -> tuple[tuple[Button, Button], ...]:
        """The buttons that stand beside each other, each pair above the next."""
        return (self.table_button, self.replay_button), (self.start, self.share_button)

    def offer_table(self) -> None:
        """Lead to the table where the game has just ended, as long as it stands there."""
        self.table_button.show()
        self.arrange()

    def picture(self) -> QPixmap:
        """Return a picture of how the game ended, without its buttons."""
        pressed = (self.again, self.turn_button, *(button for pair in self._pairs for button in pair))
        for button in pressed:
            button.hide()
        self.arrange()
        return self.grab()

    def _show_turn(self) -> None:
        if self._report is not None and self._report.turned is not None:
            self.replay.emit(self._report.turned.event)

    # -- counted, and crowned ------------------------------------------------------------------------------------------

    def stage(self) -> None:
        """Count the totals up and crown the winner, where things may move; no key is an answer for a moment then."""
        speed, report = SPEEDS[self.settings.animation_speed], self._report
        calm = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        if not speed or calm or self.settings.reduced_motion or report is None or report.chart is None:
            self.hesitate()
            return
        self._counting = ScoreAnimation(self, len(report.chart.labels) - 1, speed, self._count)
        self._counting.over.connect(self._counted)
        self._counting.start()

    def _count(self, counted: float, crowned: float) -> None:
        report = self._report
        assert report is not None
        assert report.chart is not None
        whole = counted >= len(report.chart.labels) - 1
        self.chart.count_to(None if whole else counted)
        self.crests.crowned = crowned
        self.crests.update()
        history = report.chart.history
        main = next(at for at, column in enumerate(report.tables[0].columns) if column.main)
        totals = {row.seat.family: str(row.figures[main]) for row in report.tables[0].rows}
        # Where something else decides than is drawn, there is nothing to count.
        if not whole and all(str(history[family][-1]) == total for family, total in totals.items()):
            totals = {family: str(history[family][int(counted)]) for family in totals}
        for place, standings in enumerate(self.standings):
            standings.count(totals if place == 0 else {}, crowned > 0)
        for part in (self._title, self._subtitle, self.area):
            kept = part.sizePolicy()
            kept.setRetainSizeWhenHidden(True)
            part.setSizePolicy(kept)
            part.setVisible(crowned > 0)

    def _counted(self) -> None:
        self._counting = None
        self.hesitate()
        announce(self, f"{self._title.text()}. {self._subtitle.text()}")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._counting is not None:
            self._counting.finish()

    def show_report(self, report: EndingReport) -> None:
        """Tell how a game ended; after a change of language the words have to be given anew."""
        if self._counting is not None:
            self._counting.finish()
        self._report = report
        self.crests.families = tuple(row.seat.family for row in report.tables[0].rows if row.place == 1)
        self.crests.ornament = report.ornament
        self._title.setText(report.title)
        self._subtitle.setText(report.subtitle)
        self._show_facts(report)
        self._show_chart(report)
        self._show_tables(report)
        self.restyle()

    def _show_facts(self, report: EndingReport) -> None:
        # Where neither chart nor a second table stands at the right, they have that room.
        at_right = report.chart is None and len(report.tables) == 1
        self.facts_panel.setVisible(at_right)
        self._air.setVisible(at_right)
        if not at_right:
            self._whole.insertWidget(self._whole.indexOf(self._air), self.area, 4)
        else:
            self._facts_box.addWidget(self.area)
        self.turn_button.setParent(None)
        self._clear(self._facts)
        if report.turned is not None:
            self._add_fact(self.tr("Turning point"), report.turned.line)
            self._facts.addWidget(self.turn_button)
        self.turn_button.setVisible(report.turned is not None)
        if report.tie_break:
            self._add_fact(self.tr("Tie-break"), report.tie_break)
        for heading, line in report.facts:
            self._add_fact(heading, line)
        self._facts.addStretch(1)

    def _show_chart(self, report: EndingReport) -> None:
        self.chart_panel.setVisible(report.chart is not None)
        if report.chart is None:
            return
        self._chart_heading.setText(report.chart.title)
        self.chart.show_history(report.chart.history, report.chart.labels, report.chart.steps)
        self.chart.setAccessibleName(report.chart.title)
        lines = []
        for row in report.tables[0].rows:
            scores = ", ".join(str(score) for score in report.chart.history.get(row.seat.family, ()))
            lines.append(self.tr("{family}: {scores}").format(family=row.family, scores=scores))
        self.chart.setAccessibleDescription("; ".join(lines))

    def _show_tables(self, report: EndingReport) -> None:
        self._clear(self._tables_box)
        self._titles, self.standings = [], []
        for table in report.tables:
            if table.title:
                title = Label(18, QFont.Weight.DemiBold, wrap=True, text=table.title)
                self._titles.append(title)
                self._add(self._tables_box, title)
            rows = [
                ResultsRow(row.place, row.seat.family, row.seat.name, row.family, row.figures) for row in table.rows
            ]
            standings = ResultsTable()
            standings.show_rows(self.tr("Place"), self.tr("Family"), table.columns, rows)
            self.standings.append(standings)
            self._add(self._tables_box, standings)
        if len(report.tables) > 1:
            self._tables_box.addStretch(1)

    @staticmethod
    def _clear(box: QVBoxLayout) -> None:
        while (item := box.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                discard(old)

    def _add_fact(self, heading: str, line: str) -> None:
        head = Label(15, QFont.Weight.DemiBold, "rubric", wrap=True, text=heading)
        body = Label(16, wrap=True, text=line)
        body.setContentsMargins(0, 0, 0, 10)
        for words in (head, body):
            self._add(self._facts, words)

    @staticmethod
    def _add(box: QVBoxLayout, new: QWidget) -> None:
        box.addWidget(new)
        # Qt would show it later, and what is not shown has no height in its layout.
        new.show()

    def arrange(self) -> None:
        px = self.px
        self._columns.setContentsMargins(px(25), px(25), px(25), px(25))
        self._columns.setSpacing(px(21))
        self._right.setSpacing(px(18))
        if self.width() < px(1180):
            self._columns.setContentsMargins(px(14), px(14), px(14), px(14))
            self._columns.setSpacing(px(11))
            self._right.setSpacing(px(11))
        # A narrow column has one line for the winner rather than a second one instead of facts.
        self._title.set_size(33 if self.width() >= px(1180) else 25)
        self._subtitle.set_size(19 if self.width() >= px(1180) else 17)
        side = px(20)
        rows = [[one for one in row if not one.isHidden()] for row in ((self.again,), *self._pairs)]
        wanted = max((button.sizeHint().width() for row in rows for button in row), default=0) + 2 * side
        least = max(sum(button.minimumSizeHint().width() for button in row) for row in rows) + 2 * side
        narrow = max(min(px(390), round(self.width() * 0.305)), min(wanted, round(self.width() * 0.36)), least)
        self.left.setFixedWidth(narrow)
        self._whole.setContentsMargins(side, px(18), side, px(14))
        self._inner.setContentsMargins(px(8), 0, 0, 0)
        self._chart_box.setContentsMargins(px(28), px(14), px(14), px(16))
        self._table_box.setContentsMargins(px(16), px(12), px(4), px(12))
        self._facts_box.setContentsMargins(px(20), px(18), px(10), px(16))
        for title in self._titles:
            title.setContentsMargins(px(12), px(20) if title is not self._titles[0] else px(6), 0, px(4))
        inner = narrow - 2 * side
        edges, between = self._columns.contentsMargins(), self._columns.spacing()
        margins, gap = self._whole.contentsMargins(), self._whole.spacing()
        free = self.height() - edges.top() - edges.bottom() - margins.top() - margins.bottom()
        free -= sum(words.heightForWidth(inner) + gap for words in (self._title, self._subtitle))
        free -= sum(max(one.heightForWidth(inner // len(row)) for one in row) + gap for row in rows if row) + gap
        at_left = self.facts_panel.isHidden()
        facts = self._facts.heightForWidth(inner - px(24)) if at_left and self._facts.hasHeightForWidth() else 0
        # A crest is a picture: it does with what is left by words and buttons, and by a few lines of facts.
        least = self.area.minimumSizeHint().height() + gap if facts else 0
        crest = min(px(290), max(min(px(120), free - least), free - facts - px(10)))
        self.crests.setVisible(crest >= px(40))
        self.crests.setFixedHeight(max(crest, 0))
        bar = self.table_area.verticalScrollBar().sizeHint().width()
        room = self.width() - narrow - edges.left() - edges.right() - between - px(20) - bar
        for standings in self.standings:
            standings.fit(room)
        wanted = self._tables.sizeHint().height() + 2 * px(12)
        most = self.height() - 2 * px(25) - px(18) - px(210)
        if self.chart_panel.isHidden() and self.facts_panel.isHidden():
            wanted = most = self.height() - edges.top() - edges.bottom()
        self.table_panel.setFixedHeight(max(px(150), min(wanted, most)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.hesitates and self._counting is None:
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.again.click()
            return
        for button in (self.table_button, self.replay_button, self.turn_button):
            if matches(event, button.key_name) and not button.isHidden():
                button.click()
                return
        if event.key() == Qt.Key.Key_Escape:
            self.start.click()
            return
        super().keyPressEvent(event)
