"""The figures of a game that is over: how the result came about as a chart, all that was counted, and the facts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.ui.board.ending import EndingReport
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.charts import Chart
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.results_table import ResultsRow, ResultsTable
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import Label, Surface, discard, fill


class FiguresScreen(Screen):
    """The facts at the left, the chart or what stands in its place and the standings at the right."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._report: EndingReport | None = None
        self._make_left()
        self._make_right()
        self._columns = fill(QHBoxLayout(self), self.left, (self._right, 1))
        self.retranslate()

    def _make_left(self) -> None:
        self.left = Panel(Surface.PANEL)
        self._title = Label(28, QFont.Weight.DemiBold, "heading", wrap=True)
        self._subtitle = Label(17, wrap=True)
        self._inner = QWidget()
        self._facts = QVBoxLayout(self._inner)
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._facts.setSpacing(0)
        self.area = ScrollArea(self._inner)
        self.back = Button(ButtonKind.GOLD, key="Esc", wrap=True, press=self.closed)
        self._whole = fill(QVBoxLayout(self.left), self._title, self._subtitle, (self.area, 4), spacing=6)
        self._air = QWidget()
        """Keeps the button at the foot where no facts stand above it."""
        fill(self._whole, (self._air, 4), self.back)

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
        self.back.setText(self.tr("Back to the ending"))
        if self._report is not None:
            self.show_report(self._report)

    def show_report(self, report: EndingReport) -> None:
        """Tell how a game ended; after a change of language the words have to be given anew."""
        self._report = report
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
        self._clear(self._facts)
        if report.turned is not None:
            self._add_fact(self.tr("Turning point"), report.turned.line)
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
                ResultsRow(row.place, row.seat.family, report.name_of(row), row.family, row.figures)
                for row in table.rows
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
        edge, between = (px(25), px(21)) if self.width() >= px(1180) else (px(14), px(11))
        self._columns.setContentsMargins(edge, edge, edge, edge)
        self._columns.setSpacing(between)
        self._right.setSpacing(between)
        self._title.set_size(28 if self.width() >= px(1180) else 23)
        side = px(20)
        least = self.back.minimumSizeHint().width() + 2 * side
        narrow = max(min(px(390), round(self.width() * 0.305)), least)
        self.left.setFixedWidth(narrow)
        self._whole.setContentsMargins(side, px(18), side, px(14))
        self._inner.setContentsMargins(px(8), 0, 0, 0)
        self._chart_box.setContentsMargins(px(28), px(14), px(14), px(16))
        self._table_box.setContentsMargins(px(16), px(12), px(4), px(12))
        self._facts_box.setContentsMargins(px(20), px(18), px(10), px(16))
        for title in self._titles:
            title.setContentsMargins(px(12), px(20) if title is not self._titles[0] else px(6), 0, px(4))
        bar = self.table_area.verticalScrollBar().sizeHint().width()
        room = self.width() - narrow - 2 * edge - between - px(20) - bar
        for standings in self.standings:
            standings.fit(room)
        wanted = self._tables.sizeHint().height() + 2 * px(12)
        most = self.height() - 2 * px(25) - px(18) - px(210)
        if self.chart_panel.isHidden() and self.facts_panel.isHidden():
            wanted = most = self.height() - 2 * edge
        self.table_panel.setFixedHeight(max(px(150), min(wanted, most)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Esc"):
            self.back.click()
        else:
            super().keyPressEvent(event)
