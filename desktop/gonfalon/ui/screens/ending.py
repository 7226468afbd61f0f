"""The end of a game: banners fall, what was won is counted, the winner is crowned, and three ways lead on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QPixmap, QRegion, QShowEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QStyle, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import SPEEDS
from gonfalon.ui.board.ending import EndingReport, parts_of
from gonfalon.ui.screens.ending_found import FoundPanel
from gonfalon.ui.screens.ending_parts import ROWS, ScoreRow, ScoreTable, WayButton
from gonfalon.ui.screens.ending_stage import Contest, Stage, StageMoment, StagePicture
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import BaseButton, Button, ButtonKind
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import FinePanel, ScrollArea
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, announce, role_font

UNROLL_MS: Final = 420
"""How long a banner falls, and how much later the next begins."""
UNROLL_APART_MS: Final = 70
STEP_MS: Final = 350
"""How long one part of the game is counted."""
MOST_MS: Final = 2900
"""How long all of them are at most."""
CROWN_MS: Final = 420
RAYS_MS: Final = 600
HEADLINE_MS: Final = 420
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_TITLE: Final = (52, 46, 40, 34, 29, 25)
"""The sizes of the headline, of which it takes the first that has room."""
_LARGE: Final = 4
"""How many of them are large."""
_CREST: Final = 130
"""How much room above it a crest with cards beside it wants."""


class NextWay(Enum):
    """What the second of the ways on leads to."""

    LEVEL_UP = "level-up"
    LEVEL_DOWN = "level-down"
    SAME_CARDS = "same-cards"
    SEATS = "seats"


@dataclass(frozen=True)
class Onward:
    """What is said of the ways on from a game."""

    way: NextWay = NextWay.SEATS
    line: str = ""
    """What the second one means, in the language of the reader; empty for what it always means."""
    news: str = ""
    """What this game brought to the player's record, if that is new."""
    seed: int = 0
    """From which it was dealt; 0 where that is not told."""
    late: str = ""
    """Whose time ran out; empty where nobody's did."""


class ScoreAnimation(QObject):
    """Runs once on a screen; any key or click ends it and does nothing else."""

    over = Signal()

    def __init__(
        self, screen: QWidget, parts: int, speed: float, show: Callable[[float, StageMoment, bool], None]
    ) -> None:
        """
        Args:
            screen: what it takes keys and clicks from.
            parts: how many there are to count.
            speed: how many times the usual speed.
            show: is called with how many parts are counted, how far the stage is, and whether the winner is told.
        """
        super().__init__(screen)
        self._screen, self._parts, self._show = screen, parts, show
        unrolled = UNROLL_MS + 5 * UNROLL_APART_MS
        counting = min(STEP_MS * parts, MOST_MS)
        self._times = unrolled, counting
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        whole = float(unrolled + counting + CROWN_MS + RAYS_MS + HEADLINE_MS)
        self._run.setEndValue(whole)
        self._run.setDuration(round(whole / speed))
        self._run.valueChanged.connect(self._move)
        self._run.finished.connect(self.finish)

    def _move(self, now: float) -> None:
        unrolled, counting = self._times
        cloth, bounce = QEasingCurve(QEasingCurve.Type.OutCubic), QEasingCurve(QEasingCurve.Type.OutBounce)
        # The outermost two fall together.
        begins = (0, 0, *(UNROLL_APART_MS * step for step in range(1, 5)))
        banners = tuple(cloth.valueForProgress(_share(now - begin, UNROLL_MS)) for begin in begins)
        counted = self._parts * _share(now - unrolled, counting) if counting else 0.0
        after = now - unrolled - counting
        crown = bounce.valueForProgress(_share(after, CROWN_MS)) if after > 0 else 0.0
        headline = cloth.valueForProgress(_share(after - CROWN_MS - RAYS_MS, HEADLINE_MS))
        moment = StageMoment(banners, crown, _share(after - CROWN_MS, RAYS_MS), headline)
        self._show(counted, moment, after > 0)

    def start(self) -> None:
        """Begin."""
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._move(0.0)
        self._run.start()

    def finish(self) -> None:
        """Let all be counted, and everything be where it belongs."""
        self.stop()
        self._show(float(self._parts), StageMoment(), True)
        self.over.emit()

    def stop(self) -> None:
        """Move nothing any more, and say nothing."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._run.stop()
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


def _share(now: float, whole: float) -> float:
    return min(1.0, max(0.0, now / whole)) if whole else 1.0


class EndingScreen(Screen):
    """A hall with the winner's banners, the standings in the middle, and the ways on below them."""

    play_again = Signal()
    """The same seats once more."""
    onward = Signal(object)
    """What the second way leads to is wanted: a `NextWay`."""
    decided = Signal()
    """What decided the game is to be seen."""
    figures = Signal()
    """The chart and all that was counted are to be seen."""
    start_screen = Signal()
    see_table = Signal()
    """The table is to be shown as it stands."""
    replay = Signal()
    """The whole game is to be shown again."""
    share = Signal()
    """Others are to be given the game."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.ground = Surface.CLOTH
        self._report: EndingReport | None = None
        self._onward = Onward()
        self._counting: ScoreAnimation | None = None
        self.stage = Stage(self)
        self._title = Label(52, QFont.Weight.DemiBold, "heading", wrap=True, parent=self)
        self._subtitle = Label(18, wrap=True, parent=self)
        for words in (self._title, self._subtitle):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table = ScoreTable()
        self.table_panel = FinePanel(Surface.CLOTH, self)
        self.area = ScrollArea(self.table)
        self.found = FoundPanel(self)
        """What a coach found; hidden until somebody who lost is offered that."""
        self.found.hide()
        self._offers_found = False
        self._table_box = QGridLayout(self.table_panel)
        self._table_box.addWidget(self.area, 0, 0)
        self.again = WayButton("icon-play", "Enter", ButtonKind.GOLD, self.play_again)
        self.second = WayButton("icon-statistics", "L", press=lambda: self.onward.emit(self._onward.way))
        self.turn = WayButton("icon-branch", "T", press=self.decided)
        self.ways = (self.again, self.second, self.turn)
        self.table_button = Button(key="S", px=15, wrap=True, press=self.see_table)
        self.replay_button = Button(key="R", px=15, wrap=True, press=self.replay)
        self.figures_button = Button(key="F", px=15, wrap=True, press=self.figures)
        self.deal_button = Button(key="D", px=15, wrap=True, press=lambda: self.onward.emit(NextWay.SAME_CARDS))
        self.share_button = Button(px=15, wrap=True, press=self.share)
        self.start = Button(key="Esc", px=15, wrap=True, press=self.start_screen)
        self.table_button.hide()
        # Not before: a key on its way would press it.
        self._hesitation.timeout.connect(self._focus_first)
        for button in (*self.ways, *self._foot):
            button.setParent(self)
        self.retranslate()

    @property
    def _foot(self) -> tuple[Button, ...]:
        """The small buttons at the foot, from the left."""
        return (
            self.table_button, self.replay_button, self.figures_button, self.deal_button, self.share_button, self.start,
        )  # fmt: skip

    def retranslate(self) -> None:
        self.table_button.setText(self.tr("Show table"))
        self.replay_button.setText(self.tr("Replay"))
        self.figures_button.setText(self.tr("Figures and chart"))
        self.deal_button.setText(self.tr("Same cards again"))
        self.share_button.setText(self.tr("Share"))
        self.start.setText(self.tr("Start screen"))
        self.again.say(self.tr("Same again"), self.tr("same seats, new cards"))
        if self._report is not None:
            self.show_report(self._report, self._onward)

    def offer_table(self) -> None:
        """Lead to the table where the game has just ended, as long as it stands there."""
        self.table_button.show()
        self.arrange()

    def show_found(self) -> None:
        """Show what a coach found, as far as there is room."""
        self._offers_found = True
        self.found.restyle()
        self.arrange()

    def picture(self) -> QPixmap:
        """Return a picture of how the game ended, without its buttons."""
        self._offers_found = False
        for button in (*self.ways, *self._foot):
            button.hide()
        self.arrange()
        return self.grab()

    # -- what is told --------------------------------------------------------------------------------------------------

    def show_report(self, report: EndingReport, onward: Onward | None = None) -> None:
        """Tell how a game ended, and what leads on; after a change of language the words have to be given anew."""
        if self._counting is not None:
            self._counting.finish()
        self._report = report
        if onward is not None:
            self._onward = onward
        self._title.setText(report.title)
        news = self._onward.news
        told = self.tr("{result}; {news}").format(result=report.subtitle, news=news) if news else report.subtitle
        rows = self._rows(report)
        contest = self._contest(report, rows)
        # How others were parted is told among the figures.
        parted = report.tie_break if contest is None or contest.score == contest.best else None
        self._subtitle.setText(f"{told}\n{parted}" if parted else told)
        self._show_ways(report)
        labels = report.chart.labels[1:] if report.chart is not None else ()
        seed = translate("Library", "Seed {seed}").format(seed=self._onward.seed) if self._onward.seed else ""
        foot = " · ".join(filter(None, (seed, self._onward.late)))
        self.table.show_rows(report.counted, self.tr("any key ends the counting"), foot, rows, labels)
        others = [row.letter for row in rows if row.place != 1]
        self.stage.show_picture(StagePicture(report.winners, tuple(others), report.celebrated, contest, report.cards))
        self.restyle()

    def _rows(self, report: EndingReport) -> list[ScoreRow]:
        table = report.tables[0]
        main = next(at for at, column in enumerate(table.columns) if column.main)
        found = []
        for row in table.rows:
            history = () if report.chart is None else report.chart.history.get(row.seat.family, ())
            total = str(row.figures[main])
            # Where something else decides than is drawn, there is nothing to count.
            parts = parts_of(history) if history and str(history[-1]) == total else ()
            art = table.columns[main].art
            found.append(ScoreRow(
                row.place, row.seat.family, row.seat.name, row.family, total, parts,
                row.missed if parts else 0, row.note, row.seat.family == report.own,
                "" if "{" in art else art,
            ))  # fmt: skip
        return found

    def _contest(self, report: EndingReport, rows: list[ScoreRow]) -> Contest | None:
        own = next((row for row in rows if row.own), None)
        if own is None or own.place == 1 or len(report.winners) != 1:
            return None
        best = rows[0]
        if not (own.total.isdecimal() and best.total.isdecimal()) or int(own.total) > int(best.total):
            return None
        score = self.tr("you {score}", "the player's score beside the winner's").format(score=own.total)
        return Contest(
            best.letter, best.player, own.letter, own.player, int(own.total), int(best.total), score, report.short
        )

    def _show_ways(self, report: EndingReport) -> None:
        way, line = self._onward.way, self._onward.line
        title, usual, icon, key = {
            NextWay.LEVEL_UP: (self.tr("One level up"), "", "icon-statistics", "L"),
            NextWay.LEVEL_DOWN: (self.tr("One level down"), "", "icon-statistics", "L"),
            NextWay.SAME_CARDS: (
                self.tr("Same cards again"), self.tr("same deal, same first player"), "icon-random", "D",
            ),
            NextWay.SEATS: (self.tr("Change seats"), self.tr("other players, another game"), "icon-list", "C"),
        }[way]  # fmt: skip
        self.second.set_icon(icon, key)
        self.second.say(title, line or usual)
        self.deal_button.setVisible(bool(self._onward.seed) and way is not NextWay.SAME_CARDS)
        brief = report.turned.brief or report.turned.line if report.turned is not None else ""
        self.turn.say(self.tr("What decided it"), brief)
        self.turn.setVisible(report.turned is not None)

    # -- counted, and crowned ------------------------------------------------------------------------------------------

    def stage_it(self) -> None:
        """Let the banners fall and the result be counted, where things may move; no key is an answer for a moment."""
        speed, report = SPEEDS[self.settings.animation_speed], self._report
        calm = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        if not speed or calm or self.settings.reduced_motion or report is None:
            self.hesitate()
            return
        parts = len(report.chart.labels) - 1 if report.chart is not None else 0
        self._counting = ScoreAnimation(self, parts, speed, self._count)
        self._counting.over.connect(self._counted)
        self._counting.start()

    def _count(self, counted: float, moment: StageMoment, crowned: bool) -> None:
        report = self._report
        assert report is not None
        self.stage.move_to(moment)
        totals = []
        for row in self._rows(report):
            history = report.chart.history[row.letter] if row.parts and report.chart is not None else ()
            totals.append(row.total if crowned or not history else str(history[int(counted)]))
        self.table.count(None if crowned else counted, totals, crowned)
        self._title.setVisible(moment.headline > 0)
        self._subtitle.setVisible(moment.headline == 1)
        if 0 < moment.headline < 1:
            # It unrolls from its middle.
            whole = self._title.rect()
            side = round(whole.width() * (1 - moment.headline) / 2)
            self._title.setMask(QRegion(whole.adjusted(side, 0, -side, 0)))
        else:
            self._title.clearMask()

    def _counted(self) -> None:
        self._counting = None
        self.hesitate()
        announce(self, f"{self._title.text()}. {self._subtitle.text()}")

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        counting, self._counting = self._counting, None
        if counting is not None:
            # Another game may have begun meanwhile: nobody is told who won this one.
            counting.over.disconnect(self._counted)
            counting.finish()

    # -- places --------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        px = self.px
        self.stage.setGeometry(self.rect())
        self.stage.lower()
        wide = min(px(1000) + 2 * HALO, self.width() - 2 * px(8))
        left = (self.width() - wide) // 2
        foot = self._place_row([one for one in self._foot if not one.isHidden()], left, wide, self.height() - px(10))
        self._table_box.setContentsMargins(px(8), px(5), px(2), px(8))
        tables = []
        for row_height in ROWS:
            self.table.restyle(wide - 2 * HALO - px(10), row_height)
            tables.append((row_height, self.table.sizeHint().height() + px(13) + 2))
        # What gives way first where room is short: the air between the rows, then the lines of the ways, then the size
        # of the headline and of the crest, and at last what the coach found.
        offered = (True, False) if self._offers_found else (False,)
        for found, ample, brief, table in product(offered, (True, False), (False, True), tables):
            _, wanted = table
            for way in self.ways:
                way.be_brief(brief)
            bottom = self._place_ways(left, wide, foot) - px(4)
            bottom = self._place_found(left, wide, bottom, found)
            title, subtitle = self._sized_words(bottom - wanted, ample)
            hero = title + subtitle + px(14)
            if title and hero + wanted <= bottom:
                break
        self.table.restyle(wide - 2 * HALO - px(10), table[0])
        high = max(min(wanted, bottom - hero), min(wanted, px(100)))
        self.table_panel.setGeometry(left + HALO, bottom - high, wide - 2 * HALO, high)
        self._place_hero(bottom - high, title, subtitle)

    def _place_row(self, buttons: list[Button], left: int, wide: int, bottom: int) -> int:
        """Put the small buttons into a row, or two where that is too narrow; returns the top."""
        if not buttons:
            return bottom
        least = [button.minimumSizeHint().width() for button in buttons]
        if sum(least) > wide and len(buttons) > 1:
            half = (len(buttons) + 1) // 2
            bottom = self._place_row(buttons[half:], left, wide, bottom)
            return self._place_row(buttons[:half], left, wide, bottom)
        hints = [button.sizeHint().width() for button in buttons]
        wanted = hints if sum(hints) <= wide else least
        spare = (wide - sum(wanted)) / len(buttons)
        widths = [round(one + spare) for one in wanted]
        high = max(button.heightForWidth(width) for button, width in zip(buttons, widths, strict=True))
        at = left
        for button, width in zip(buttons, widths, strict=True):
            button.setGeometry(at, bottom - high, width, high)
            at += width
        return bottom - high

    def _place_found(self, left: int, wide: int, bottom: int, shown: bool) -> int:
        """Put what a coach found above the ways on, where it is shown; returns the top."""
        self.found.setVisible(shown)
        if not shown:
            return bottom
        width = wide - 2 * HALO
        high = max(self.found.heightForWidth(width), self.found.sizeHint().height())
        self.found.setGeometry(left + HALO, bottom - high, width, high)
        return bottom - high - self.px(8)

    def _place_ways(self, left: int, wide: int, bottom: int) -> int:
        shown = [way for way in self.ways if not way.isHidden()]
        if not shown:
            return bottom
        each = wide // len(shown)
        high = max(way.heightForWidth(each) for way in shown)
        for index, way in enumerate(shown):
            way.setGeometry(left + index * each, bottom - high, each, high)
        return bottom - high

    def _sized_words(self, room: int, ample: bool) -> tuple[int, int]:
        """Give the headline the size that has room; returns its height and that of what is below it.

        Where it is to be `ample`, small letters and no room for a crest count as none, and the height is 0.
        """
        wide = self._words_width()
        if self.stage.picture.contest is None:
            subtitle = self._subtitle.heightForWidth(wide)
        else:
            subtitle = self._contest_bar() + self._subtitle.heightForWidth(self._block())
        above = self.px(_CREST) if ample and self.stage.picture.contest is None else 0
        for size in _TITLE[:_LARGE] if ample else _TITLE:
            self._title.set_size(size)
            line = self._title.fontMetrics().height()
            title = self._title.heightForWidth(wide)
            if title < line * 1.5 and title + subtitle + above < room:
                return title, subtitle
        return 0 if ample else self._title.heightForWidth(wide), subtitle

    def _block(self) -> int:
        """The width of what stands between the two crests of a contest."""
        return min(self.px(494), round(self.width() * 0.42))

    def _contest_bar(self) -> int:
        """The height of the bar of a contest with the figures below it."""
        return self.px(28) + round(1.4 * role_font(self, 22).pixelSize())

    def _words_width(self) -> int:
        return min(self.px(880), round(self.width() * 0.62))

    def _place_hero(self, floor: int, title: int, subtitle: int) -> None:
        px, wide = self.px, self._words_width()
        left = (self.width() - wide) // 2
        self.stage.floor = floor - px(4)
        if self.stage.picture.contest is None:
            top = floor - px(6) - subtitle
            self._subtitle.setGeometry(left, top, wide, subtitle)
            self._title.setGeometry(left, top - title, wide, title)
            self.stage.place = QRectF(left, px(8), wide, max(0, top - title - px(8)))
        else:
            # The bar with what lacked stands between the headline and the line below it.
            block, bar = self._block(), self._contest_bar()
            beside, under = (self.width() - block) // 2, self._subtitle.heightForWidth(block)
            top = max(px(2), (floor - title - max(bar + under, px(160)) - px(6)) // 2)
            self._title.setGeometry(left, top, wide, title)
            top += title + px(2)
            self.stage.place = QRectF(beside, top, block, max(0, floor - px(10) - top))
            self._subtitle.setGeometry(beside, min(top + bar, floor - under), block, under)
        self.stage.renew()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.hesitates and self._counting is None:
            self._focus_first()

    def _focus_first(self) -> None:
        if self.isVisible() and not isinstance(self.focusWidget(), BaseButton):
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.again.click()
            return
        keyed: tuple[WayButton | Button, ...] = (*self.ways[1:], *self._foot, self.found.button)
        for button in keyed:
            if button.key_name and matches(event, button.key_name) and button.isVisible():
                button.click()
                return
        super().keyPressEvent(event)
