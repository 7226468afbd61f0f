"""
The panels of an Oriflamme table: rounds, families with their cards in reserve as tabs, the tray of verdict tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.table import RESOLUTION, VERDICT_TOKENS, Table
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.games.oriflamme.window.queue_card import KnownFaces
from gonfalon.games.oriflamme.window.table_layout import HANGS, TableLayout
from gonfalon.session.new_game import Seat
from gonfalon.texts.formatting import roman
from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import FocusableItem, GamePanel, draw_text, fitted_font
from gonfalon.ui.board.player_panel import StripFigures, StripPanel
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look import art, emblems, fonts, state_marks, theme
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import AUBERGINE, CREAM, FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK, PAPER, faded
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import painted_property


class RoundsPanel(GamePanel):
    """Has a tile for every round, gold for the one that is played."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.slots = 6

    def show_round(self, title: str, line: str, number: int, rounds: int) -> None:
        self.show_words(title, line)
        if (number, rounds) != (self.round, self.slots):
            self.round, self.slots = number, rounds
            self.update()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        dress, number = theme.current(), index + 1
        painter.setPen(QPen(GOLD_3, 1.2))
        if number == self.round:
            painter.setBrush(GOLD_2)
            text = INK
        elif number < self.round:
            passed = faded(GOLD_3, 0.45 if dress.dark else 0.30)
            painter.setBrush(passed)
            text = CREAM if dress.dark else dress.text_2
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            text = dress.text_2
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(text)
        painter.setFont(fonts.font(min(13 * self.unit, box.height() * 0.52), QFont.Weight.DemiBold))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, roman(number))


def figures_of(table: Table, seat: int, who: Seat, words: TableTexts, own: bool, active: bool) -> StripFigures:
    """Return the figures of a seat that the table shows."""
    line, seating = words.names.seat_line(who.family, who.bot, own=own), table.seating
    if seating.each > 1:
        line = words.names.family(who.family) if own else line
        #: {line} says whose family it is, {sum} is the influence of all families of its player
        line = translate("Table", "{line} · together {sum}").format(line=line, sum=seating.together(table.pool)[seat])
    return StripFigures(
        family=who.family,
        name=who.name,
        line=line,
        score=table.pool[seat],
        icon="coin-1",
        counts=(
            ("marker-hand", len(table.hands[seat])),
            ("marker-discard", len(table.discard_pile(seat))),
            ("marker-reserve", len(table.reserve(seat))),
        ),
        token="token-first-player" if seat == table.first and table.round > 0 else "",
        active=active,
    )


class SeatPanel(StripPanel):
    """The panel of a family, from which its cards in reserve hang as shelves."""

    def shown_counts(self, figures: StripFigures) -> tuple[tuple[str, int], ...]:
        # In a narrow strip the shelf alone says what is in reserve.
        return figures.counts[:-1] if self.narrow else figures.counts


DRAWN = QRectF(0, 0, 280, 64)
"""The drawing of the tray: its recesses have a radius of 21 and lie 52 apart, the first at (35, 32)."""
CORNER = 0.5
FIRST, APART, RADIUS = QPointF(35, 32), 52.0, 21.0


@lru_cache(maxsize=64)
def marking_kinds(cards: CardSet) -> frozenset[int]:
    """The numbers of the kinds that can put a verdict token on a card."""
    return frozenset(number for number, kind in enumerate(cards.kinds) if "mark" in kind.card.verbs)


class VerdictTray(FocusableItem):
    """Shows how many tokens are left; those in flight lie nowhere."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self.left = VERDICT_TOKENS
        self.away = 0
        """How many of those left are still on their way to it, or have begun to leave."""
        self.active = False
        """Whether a card that marks is at work."""
        self.setVisible(False)

    def show_pool(self, table: Table) -> None:
        """Show what the table says."""
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        face = table.faces[acting] if acting >= 0 and table.open[acting] else None
        state = (table.verdict_pool, face is not None and face in marking_kinds(table.seating.cards))
        if state != (self.left, self.active):
            self.left, self.active = state
            self.update()

    def send_away(self, tokens: int) -> None:
        """Let so many of the tokens lie nowhere, for they fly."""
        if tokens != self.away:
            self.away = tokens
            self.update()

    def words(self) -> str:
        """Return how many tokens are left, in a sentence."""
        text = translate("Table", "Verdicts: {left} of {all} in the pool")
        return text.format(left=self.left, all=VERDICT_TOKENS)

    @property
    def _scale(self) -> float:
        return (self.rect.height() - 6 * self.unit) / DRAWN.height()

    def _tray(self) -> QRectF:
        wide, high = DRAWN.width() * self._scale, DRAWN.height() * self._scale
        return QRectF(round(self.rect.right() - 10 * self.unit - wide), round(self.rect.center().y() - high / 2), wide,
                      high)  # fmt: skip

    @property
    def token_size(self) -> float:
        """The size of a token in its recess, in scene units."""
        return 2 * RADIUS * 0.94 * self._scale

    def token_place(self, index: int) -> QPointF:
        """The middle of a recess, in the scene."""
        return self.pos() + self._recess(index)

    def _recess(self, index: int) -> QPointF:
        return self._tray().topLeft() + (FIRST + QPointF(APART * index, 0)) * self._scale

    def draw(self, painter: QPainter) -> None:
        dress, rect = theme.current(), self.rect
        fine_panel(painter, dress.panel, rect, CORNER)
        tray = self._tray()
        painter.setPen(dress.text)
        heading = QRectF(14 * self.unit, 0, tray.left() - 20 * self.unit, rect.height())
        draw_text(painter, heading, translate("Table", "Verdicts"), 17 * self.unit, QFont.Weight.DemiBold)
        if self.active:
            glow = faded(GOLD_1, 0.6)
            dpr = painter.device().devicePixelRatio()
            painter.drawPixmap(
                tray.topLeft() - QPointF(5, 5),
                state_marks.soft_rect(tray.width() - 6, tray.height() - 6, 10, 8, glow, dpr),
            )
        art.paint(painter, "tray-verdict", tray)
        size = self.token_size
        for index in range(self.left - self.away):
            middle = self._recess(index)
            art.paint(painter, "token-verdict", QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size))
        if self.focused:
            state_marks.focus_ring(painter, rect, 4)


def measured_layout(size: QSizeF, table: Table, panels: Sequence[SeatPanel], front: int) -> TableLayout:
    """The measures for a view of this size; `front` is the seat whose hand is shown, -1 for none."""
    rivals = sum(not panel.own for panel in panels)
    tray = bool(marking_kinds(table.seating.cards))
    hand = len(table.hands[front]) if front >= 0 else 0
    return TableLayout.of(size.width(), size.height(), rivals, tray, len(table.queue), hand)


def place_panels(panels: Sequence[SeatPanel], viewer: int, front: int, measures: TableLayout) -> None:
    """Put the panels where they belong: rivals in the order of play, from the seat after the viewer's.

    Where another family of the viewer's lies in front, the two panels change places.
    """
    strips = iter(measures.strips)
    count = len(panels)
    for offset in range(1, count + 1) if viewer >= 0 else range(count):
        seat = (max(viewer, 0) + offset) % count
        panel = panels[viewer if seat == front else front if seat == viewer else seat]
        rect = measures.own if panel.own else next(strips)
        if panel.scene_rect() != rect or panel.unit != measures.unit:
            panel.place(rect, measures.unit)


DRAWN_HIGH = 34.0
"""The height that the measures below belong to."""
BAR, EMBLEM, EMBLEM_X, TEXT_X, PAD, COIN = 5.0, 28.0, 10.0, 44.0, 8.0, 20.0
LEAST_LETTERS = 12.0


class ReserveTab(FocusableItem):
    """A tab that hangs from a strip, or stands on the own panel."""

    HALO = 12.0

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.look: CardLook | None = None
        self.text = ""
        self.lines: tuple[str, ...] = ()
        """What is written of the text where the tab lies now."""
        self.coins: int | None = None
        """What lies on the card, None where nothing ever does."""
        self.stands = False
        """Whether it stands on the own panel; else it hangs from a strip."""
        self._pulse = 0.0
        self.setZValue(-1)

    def show_card(self, look: CardLook | None, text: str, coins: int | None) -> None:
        if (look, text, coins) != (self.look, self.text, self.coins):
            self.look, self.text, self.coins = look, text, coins
            set_tip(self, text)
            self.update()

    def show_lines(self, lines: tuple[str, ...]) -> None:
        if lines != self.lines:
            self.lines = lines
            self.update()

    pulse = painted_property("_pulse")
    """From 0 to 1 the tab glows gold."""

    def lie_still(self) -> None:
        """Be done with appearing and glowing."""
        self.setOpacity(1.0)
        self.setProperty("pulse", 0.0)

    # -- geometry ------------------------------------------------------------------------------------------------------

    def emblem_place(self) -> QPointF:
        """The middle of the emblem, in the scene."""
        return self.pos() + self._emblem_rect().center()

    @property
    def emblem_size(self) -> float:
        """The width of the drawn emblem, in scene units."""
        return self._emblem_rect().width()

    def coin_place(self) -> QPointF:
        """Return where coins leave the tab, in the scene."""
        return self.emblem_place() if self.coins is None else self.pos() + self._coin_rect().center()

    def _emblem_rect(self) -> QRectF:
        scale = self.rect.height() / DRAWN_HIGH
        side = min(EMBLEM * scale, self.rect.width() - 4)
        x = EMBLEM_X * scale if self.rect.width() > (EMBLEM_X + EMBLEM) * scale else (self.rect.width() - side) / 2
        return QRectF(round(x), (self.rect.height() - side) / 2, side, side)

    def _coin_rect(self) -> QRectF:
        scale = self.rect.height() / DRAWN_HIGH
        side = COIN * scale
        x = self.rect.width() - PAD * scale - self._number_width(self.rect.height()) - 4 * scale - side
        return QRectF(x, (self.rect.height() - side) / 2, side, side)

    def _number_width(self, high: float) -> float:
        return QFontMetricsF(_number_font(high)).horizontalAdvance(str(self.coins))

    def least_width(self, high: float) -> float:
        """Return the width of emblem and coin without text, in scene units."""
        scale = high / DRAWN_HIGH
        wide = (EMBLEM_X + EMBLEM + 4) * scale
        return wide if self.coins is None else wide + (COIN + 4 + PAD) * scale + self._number_width(high)

    def wanted_width(self, lines: tuple[str, ...], high: float) -> float:
        """Return the width of the tab with its text on these lines."""
        metrics = QFontMetricsF(_font(lines, high, least=True))
        words = max(metrics.horizontalAdvance(line) for line in lines)
        return self.least_width(high) + words + (TEXT_X - EMBLEM_X - EMBLEM - 4 + PAD) * high / DRAWN_HIGH

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.look is None:
            return
        rect, scale = self.rect, self.rect.height() / DRAWN_HIGH
        radius = 7 * scale
        if self._pulse > 0:
            dpr = painter.device().devicePixelRatio()
            pixmap = state_marks.soft_rect(rect.width(), rect.height(), radius, 10.0, QColor(GOLD_1), dpr)
            painter.save()
            painter.setOpacity(painter.opacity() * self._pulse)
            painter.drawPixmap(QPointF(-10, -10), pixmap)
            painter.restore()
        painter.setPen(QPen(GOLD_1 if self._pulse > 0.5 else GOLD_2 if self.hovered else GOLD_3, 2))
        painter.setBrush(AUBERGINE)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        emblem = self._emblem_rect()
        family = FAMILIES[self.look.family]
        if emblem.left() >= 8 * scale:
            # Black on aubergine needs the family's own light line.
            painter.setPen(QPen(family.on_dark, 1))
            painter.setBrush(family.base)
            painter.drawRect(QRectF(3.5 * scale, 8 * scale, (BAR - 1) * scale, rect.height() - 16 * scale))
        painter.setPen(QPen(INK, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(emblem, 5 * scale, 5 * scale)
        inner = emblem.adjusted(2, 2, -2, -2)
        look = self.look
        emblems.paint(painter, look.kind, look.name, look.emblem, inner, look.family)
        self._draw_words(painter, emblem.right() + (TEXT_X - EMBLEM_X - EMBLEM) * scale, scale)
        if self.coins is not None:
            self._draw_coin(painter, emblem, scale)
        if self.focused:
            state_marks.focus_ring(painter, rect, radius)

    def _draw_words(self, painter: QPainter, left: float, scale: float) -> None:
        if not self.lines:
            return
        rect = self.rect
        right = rect.right() - PAD * scale
        if self.coins is not None:
            right = self._coin_rect().left() - 4 * scale
        font = _font(self.lines, rect.height())
        longest = max(self.lines, key=QFontMetricsF(font).horizontalAdvance)
        font = fitted_font(
            longest, font.pixelSize() / fonts.text_scale(), QFont.Weight.Normal, right - left, LEAST_LETTERS
        )
        font.setPixelSize(min(font.pixelSize(), _font(self.lines, rect.height()).pixelSize()))
        painter.setFont(font)
        painter.setPen(CREAM)
        # Two lines need all of the tab that the strip does not hide.
        hidden = HANGS * scale if len(self.lines) > 1 else 0.0
        top, lead = 0.0 if self.stands else hidden, (rect.height() - hidden) / len(self.lines)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for index, line in enumerate(self.lines):
            painter.drawText(QRectF(left, top + index * lead, right - left, lead), align, line)

    def _draw_coin(self, painter: QPainter, emblem: QRectF, scale: float) -> None:
        coin = self._coin_rect()
        if coin.left() < emblem.right():
            # No room beside the emblem: only the number, upon its corner.
            state_marks.pill(painter, emblem.bottomRight() - QPointF(5, 6) * scale, str(self.coins), 11 * scale)
            return
        art.paint(painter, "coin-1", coin)
        painter.setPen(GOLD_1)
        painter.setFont(_number_font(self.rect.height()))
        number = QRectF(coin.right() + 4 * scale, 0, self.rect.width(), self.rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self.coins))


def _number_font(high: float) -> QFont:
    font = fonts.font(15 * high / DRAWN_HIGH, QFont.Weight.Bold)
    font.setPixelSize(min(font.pixelSize(), round(18 * high / DRAWN_HIGH)))
    return font


def _font(lines: tuple[str, ...], high: float, least: bool = False) -> QFont:
    """The font of a tab with so many lines, or the smallest in which they may be written."""
    font = fonts.font(high * (0.41 if len(lines) == 1 else 0.34))
    most = high * (0.48 if len(lines) == 1 else 0.37)
    scale = max(1.0, high / DRAWN_HIGH)
    size = LEAST_LETTERS * scale if least else min(font.pixelSize(), most)
    font.setPixelSize(round(max(LEAST_LETTERS, size)))
    return font


def _halves(text: str, high: float) -> tuple[str, ...]:
    """The text on two lines that are as equally long as its words allow, or on one where it has one word."""
    words = text.split(" ")
    metrics = QFontMetricsF(_font(("", ""), high))
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not ways:
        return (text,)
    return min(ways, key=lambda way: max(map(metrics.horizontalAdvance, way)))


def fit_tabs(items: Sequence[ReserveTab], room: float, high: float) -> list[float]:
    """Decide how much is written on tabs that lie side by side, and give their widths.

    All say all on one line if there is room, else on two, else none says anything but emblem and number.
    """
    forms: list[list[tuple[str, ...]]] = [
        [(item.text,) for item in items],
        [_halves(item.text, high) for item in items],
    ]
    lines: list[tuple[str, ...]]
    for lines in forms:
        widths = [item.wanted_width(line, high) for item, line in zip(items, lines, strict=True)]
        if sum(widths) <= room:
            break
    else:
        lines = [() for _ in items]
        widths = [item.least_width(high) for item in items]
    for item, line in zip(items, lines, strict=True):
        item.show_lines(line)
    if sum(widths) > room:
        return [room / len(items)] * len(items)
    # Tabs with words take all there is; emblems stay together.
    spare = (room - sum(widths)) / len(items) if lines[0] else 0.0
    return [width + spare for width in widths]


INSET = 7.0
"""How much narrower than its strip a shelf is, at either side and at unit 1."""
BETWEEN = 4.0


class ReserveTabs:
    """The tabs of a scene, by the numbers of the cards that lie in reserve."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.items: dict[int, ReserveTab] = {}

    def reset(self) -> None:
        """Take all tabs away, for a board that is built anew."""
        for item in self.items.values():
            self.scene.removeItem(item)
        self.items = {}

    def at(self, card: int) -> ReserveTab | None:
        return self.items.get(card)

    def of(self, seat: int) -> list[ReserveTab]:
        """The tabs of a seat in the order of reserving."""
        return [self.items[card] for card in self.scene.table.reserve(seat) if card in self.items]

    def refresh(self, faces: KnownFaces) -> None:
        """Have a tab for each card in reserve, with what lies on it now."""
        table, words = faces.table, faces.words
        kinds = table.seating.cards.kinds
        for card in table.reserves:
            face = table.faces[card]
            if face is None:
                continue
            item = self.items.get(card)
            if item is None:
                item = self.items[card] = ReserveTab(card)
                self.scene.addItem(item)
            laden = bool(table.influence[card]) or kinds[face].influence == "kept"
            text = words.names.cards.get(kinds[face].id)
            said = (text.shelf if text is not None else "") or words.names.card(kinds[face].id)
            item.show_card(faces.look_of(card), said, table.influence[card] if laden else None)

    def lie_still(self) -> None:
        """Be done with appearing and glowing."""
        for item in self.items.values():
            item.lie_still()

    def place(self, panels: Sequence[SeatPanel], measures: TableLayout) -> None:
        """Hang every tab where its owner's strip is now, side by side where there are several."""
        for seat, panel in enumerate(panels):
            items = self.of(seat)
            if not items:
                continue
            strip, unit, high = panel.scene_rect(), measures.unit, measures.shelf_high
            y = strip.top() - high + HANGS * unit if panel.own else strip.bottom() - HANGS * unit
            x, room = strip.left() + INSET * unit, strip.width() - 2 * INSET * unit
            gap = BETWEEN * unit
            widths = fit_tabs(items, room - gap * (len(items) - 1), high)
            for item, width in zip(items, widths, strict=True):
                item.stands = panel.own
                item.place(QRectF(round(x), round(y), round(width), high), unit)
                x += width + gap
