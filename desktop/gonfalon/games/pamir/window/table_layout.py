"""Layout of the Pax Pamir table, for any size of the window and two to five players.

Beside the board stands a column with the chronicle. Up to three players show their courts as tiles in rails, more of
them as slats; in a small window and with large letters the others have rows, whose courts are opened. Between 1024x700
and 1280x800 small and usual measures are mixed; above, everything grows. With large letters map and market take turns
in windows that are too low for both (tabs). All results are in scene units, logical pixels of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from gonfalon.games.pamir.window.large_map import LargeMapLayout
from gonfalon.ui.board.table_layout import LayoutScale, united
from gonfalon.ui.look import fonts

MAP = 720 / 576
"""How wide the map is by its height."""
OF_THE_MIDDLE = 0.41
"""The share of map and market together that the map takes at most: the names of cards need more than its regions do."""
LARGE_LETTERS = 1.2
"""From this scale of the letters on the courts of others are opened from rows."""
ROOM_FOR_BOTH = 700.0
"""In windows that are not as high map and market then take turns."""
TALLEST = 1.35
"""Prompt and choices grow no further with the letters, or little would be left of the market."""
OF_THE_BLOCKS = 0.4
"""The share of the blocks in the line of the track, where map and market take turns in a small window."""
FACING = 2
"""So many players leave room beside the one rail for deck and events."""
OF_THE_RAIL = 0.6
"""The share of the rail in that line."""
FEW = 3
"""So many players show their courts as tiles; more show them as slats."""
TILES, SLATS = 128.0, 156.0
"""How high the panels of the others are with tiles, and with slats, at unit 1 in a window of 1366x768."""
FULL = 768.0
"""How high that window is."""
BESIDE_TILES, TILE_STEP = 178.0, 90.0
"""What a rail takes beside its tiles, and each of these."""
CHRONICLE = 268.0
"""The least height of the chronicle in the column: its title and eight lines."""
LARGEST_CARD = 184.0
BLOCKS = 128.0
"""How high the blocks are where they stand beneath each other, at unit 1 of what stands at a side."""
TAB = 32.0
"""How high tabs are, at unit 1."""
CAPTION = 24.0
"""How high the words above the large card stand."""
OWN_CAPTION = 18.0
"""How high the line is that counts the own cards, at unit 1."""
OVER_CARDS = 9.0
"""How much is free between that line and the cards, for spies and a card that is picked up."""
OWN_TILE = 0.98
"""How wide an own card is by its height where there is room."""


SMALL = 1200.0
"""In narrower windows there is no column at the right."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one window."""

    unit: float
    side_unit: float
    small: bool
    """Whether there is no column at the right."""
    beside: bool
    """Whether the large card opens beside what is pointed at, because the column has no room for it."""
    tabs: bool
    """Whether map and market lie in the same place, of which one is shown."""
    tab_line: QRectF
    """The place of the tabs that say which; empty where both are seen."""
    rails: tuple[QRectF, ...]
    """The panels of the other players, in the order of play."""
    events: QRectF
    """The panel of deck and events, empty where more than two players leave no room for it."""
    rows: bool
    """Whether the others have rows, without room for cards."""
    map: QRectF
    market: QRectF
    track: QRectF
    own: QRectF
    banner: QRectF
    choices: QRectF
    cards: QRectF
    """The row that own court and hand share, without their captions."""
    card_width: float
    """How wide their cards are where there is room."""
    caption: float
    """How high the captions above that row are, with what is free below them."""
    game: QRectF
    blocks: QRectF
    preview: QRectF
    """The place of the large card; how large it is where it has none of its own."""
    log_view: QRectF
    """Empty where it is only shown when asked for."""
    buttons: QRectF
    chronicle_tab: QRectF
    """The place of the sign that opens the chronicle, empty where it has a place of its own."""
    large: LargeMapLayout | None = None
    """Where all lies while the large map is open, which leaves room for rows and a column only."""

    def enlarged(self, large: LargeMapLayout) -> TableLayout:
        """The same window while the large map is open."""
        foot = large.foot
        parted = foot.width() - 48 * self.unit
        return replace(
            self,
            rails=large.rows,
            events=QRectF(),
            rows=True,
            tabs=False,
            map=large.map,
            banner=large.prompt,
            choices=large.choices,
            buttons=QRectF(foot.left(), foot.top(), parted, foot.height()),
            game=foot.adjusted(parted, 0, 0, 0),
            tab_line=QRectF(),
            chronicle_tab=QRectF(),
            log_view=QRectF(),
            large=large,
        )

    def with_map_shown(self) -> TableLayout:
        """The same window while its tab shows the map, which goes down to the prompt: the blocks stand at its left."""
        if not self.small:
            return self
        top, foot, left = self.map.top(), self.blocks.bottom(), self.map.left()
        wide = round((foot - top) * MAP)
        board = QRectF(round(self.map.center().x() - wide / 2), top, wide, foot - top)
        high = round(BLOCKS * self.side_unit * min(max(1.0, fonts.text_scale()), TALLEST))
        blocks = QRectF(left, foot - high, board.left() - 8 * self.unit - left, high)
        return replace(self, map=board, blocks=blocks)

    @property
    def drawer(self) -> QRectF:
        """The place of the chronicle where it is opened over other things."""
        foot = self.buttons.top() - 8 * self.side_unit
        if not self.log_view.isEmpty():
            return QRectF(self.log_view.left(), self.game.top(), self.log_view.width(), foot - self.game.top())
        line = united(self.rails)
        wide = 300 * self.unit
        return QRectF(line.right() - wide, line.top(), wide, foot - line.top())

    @property
    def caption_line(self) -> float:
        """The height of the captions alone."""
        return self.caption - round(OVER_CARDS * self.unit)

    @property
    def talk(self) -> QRectF:
        """The paper over court and hand where a price is named."""
        top, right = self.choices.top(), (self.cards if self.small else self.choices).right()
        # As far down as what lies beneath the cards, with the lines at their feet.
        foot = self.cards.bottom() + (5 if self.small else 9) * self.unit
        return QRectF(self.cards.left(), top, right - self.cards.left(), foot - top)

    @property
    def said(self) -> QRectF:
        """The paper beside the hand where it stands what was asked of whom, below the choices."""
        wide = min(300 * self.unit, 0.45 * self.cards.width())
        top = self.cards.top() - self.caption
        return QRectF(self.cards.right() - wide, top, wide, self.cards.bottom() - top)

    @property
    def beside_preview(self) -> QRectF:
        """The large card's place with that of its caption, and what is free at both sides.

        Where it has none that is the foot of the chronicle.
        """
        if self.beside:
            foot = QRectF(self.log_view)
            foot.setTop(max(foot.top(), foot.bottom() - 262 * self.side_unit))
            return foot
        caption, card = self.preview_caption, self.preview
        return QRectF(self.log_view.left(), caption.top(), self.log_view.width(), card.bottom() - caption.top())

    @property
    def preview_caption(self) -> QRectF:
        high = CAPTION * self.side_unit
        return QRectF(self.preview.left(), self.preview.top() - high, self.preview.width(), high - 2)

    @classmethod
    def of_view(cls, width: float, height: float, seats: int, courts: Sequence[int] = ()) -> TableLayout:
        """The layout for a view of this size and so many players.

        Args:
            courts: how many cards each of the others has in court, in the order of play.
        """
        if width < SMALL:
            return cls._small(width, height, seats)
        scale = LayoutScale.of(width, height)
        unit, su, text = scale.unit, scale.side_unit, fonts.text_scale()
        letters = min(max(1.0, text), TALLEST)
        margin, gap = round(14 * unit), round(12 * unit)
        rows = text > LARGE_LETTERS
        tabs = rows and height < ROOM_FOR_BOTH
        spare = height / unit - FULL

        # The column at the right.
        side = round(min(max(0.17 * width / unit, 212.0), 244.0) * unit * (1 + 0.45 * (letters - 1)))
        side_left = width - margin - side
        air = round(9 * su)
        game = QRectF(side_left, margin - 2, side, round(86 * su * (1 + 0.8 * (letters - 1))))
        blocks = QRectF(side_left, game.bottom() + air, side, round(BLOCKS * su * (1 + 0.8 * (letters - 1))))
        buttons = QRectF(side_left, height - margin + 2 - round(44 * su), side, round(42 * su))
        over, under = blocks.bottom() + air, buttons.top() - air
        caption_high, wide = round(CAPTION * su), min(side - 4, round(LARGEST_CARD * su))
        beside = under - over - air - caption_high - wide * 1.4 < CHRONICLE * su * letters
        if beside:
            wide = round(222 * su)
            preview = QRectF(side_left, over + caption_high, wide, round(wide * 1.4))
            log_view = QRectF(side_left, over, side, under - over)
        else:
            preview = QRectF(round(side_left + (side - wide) / 2), under - round(wide * 1.4), wide, round(wide * 1.4))
            log_view = QRectF(side_left, over, side, preview.top() - caption_high - air - over)

        # From the foot up: own cards, choices, prompt.
        right = side_left - round(14 * unit)
        caption = round(OWN_CAPTION * unit * min(letters, 1.2)) + round(OVER_CARDS * unit)
        cards_high = round(min(max(122 + 0.28 * spare, 106.0), 138.0) * unit)
        cards_bottom = height - margin - round(unit)
        own_wide = round(226 * unit)
        left = margin + own_wide + round(18 * unit)
        cards = QRectF(left, cards_bottom - cards_high, right - left, cards_high)
        choices_high = round(53 * unit * (1 + 0.6 * (letters - 1)))
        choices = QRectF(left, cards.top() - caption - choices_high, right - left, choices_high)
        banner_high = round(58 * unit * letters)
        banner = QRectF(left + 4, choices.top() - round(2 * unit) - banner_high, right - left - 8, banner_high)
        bottom = banner.top() - round(7 * unit)
        own = QRectF(margin, bottom + gap, own_wide, height - margin + 2 - bottom - gap)

        # From the head down: the others, then map and market, which take what is left.
        top_high = (TILES + 0.4 * spare) if seats <= FEW else (SLATS + 0.35 * spare)
        top_high = min(max(top_high, 106.0), TILES if seats <= FEW else 160.0) * unit
        middle = right - margin
        if rows:
            top_high = 62 * unit * (1 + 0.4 * (letters - 1))
        else:
            # What is too low for the map goes to the courts.
            free = bottom - (margin - 2) - gap - middle * OF_THE_MIDDLE / MAP
            top_high = max(top_high, min(free, top_high + 26 * unit))
        line = QRectF(margin, margin - 2, middle, round(top_high))
        events = QRectF()
        if seats == FACING and not rows:
            events = QRectF(line)
            events.setLeft(round(line.left() + line.width() * OF_THE_RAIL + 8 * unit))
            line.setRight(events.left() - round(8 * unit))
        rails = _shared(line, _wanted(courts, seats, unit, tiles=not rows), round(8 * unit))
        top = line.bottom() + gap
        high = bottom - top
        map_wide = round(middle if tabs else min(high * MAP, middle * OF_THE_MIDDLE))
        map_high = round(high if tabs else map_wide / MAP)
        map_rect = QRectF(margin, round(top + (high - map_high) / 2), map_wide, map_high)
        market_left = margin if tabs else map_rect.right() + round(18 * unit)
        track_high = round(36 * unit)
        track = QRectF(market_left, bottom - track_high, right - market_left, track_high)
        tab_line = QRectF(margin, top, middle, round(TAB * unit)) if tabs else QRectF()
        if tabs:
            map_rect.setTop(tab_line.bottom() + round(8 * unit))
        head = (tab_line.bottom() if tabs else top) - round(6 * unit)
        market = QRectF(market_left, head, right - market_left, track.top() - round(9 * unit) - head)
        return cls(
            unit=unit, side_unit=su, small=False, beside=beside, tabs=tabs, rails=rails, events=events, rows=rows,
            map=map_rect, market=market, track=track, own=own, banner=banner, choices=choices, cards=cards,
            card_width=float(int(cards_high * OWN_TILE)), caption=caption, game=game, blocks=blocks, preview=preview,
            log_view=log_view, buttons=buttons, tab_line=tab_line, chronicle_tab=QRectF(),
        )  # fmt: skip

    @classmethod
    def _small(cls, width: float, height: float, seats: int) -> TableLayout:
        """The layout of a window that has no column: game and buttons lie beside the own cards."""
        scale = LayoutScale.of(width, height)
        size, unit = scale.size, scale.unit
        margin, gap = round(size(10, 14)), round(size(8, 12))
        tabs = fonts.text_scale() > LARGE_LETTERS
        right = width - margin
        line = QRectF(margin, margin - 4, right - margin, 62.0 if seats <= FEW else 52.0)
        rails = _shared(line, [1.0] * (seats - 1), round(8 * unit))

        letters = min(max(1.0, fonts.text_scale()), TALLEST)
        banner_high, choices_high = round(size(56, 66) * letters), round(size(54, 52) * letters)
        own_high = round(size(234, 286))
        own_high += banner_high + choices_high - round(size(56, 66)) - round(size(54, 52)) + round(OVER_CARDS)
        own = QRectF(margin, height - margin + 6 - own_high, round(size(206, 238)), own_high)
        top = line.bottom() + gap - 3
        blocks_line = 36.0
        room_high = own.top() - gap - top - blocks_line - 6
        middle = right - margin
        map_wide = min(room_high * MAP, middle if tabs else 392.0)
        map_rect = QRectF(margin, top, round(map_wide), round(map_wide / MAP))
        tab_line = QRectF(margin, top, middle, TAB) if tabs else QRectF()
        if tabs:
            top += TAB + 6
            map_rect = QRectF(margin, top, middle, room_high - TAB - 6)
        market_left = margin if tabs else map_rect.right() + gap + 2
        bottom = own.top() - (gap if tabs else 6)
        track_high = round(size(36, 40))
        track = QRectF(market_left, bottom - track_high, right - market_left, track_high)
        market = QRectF(market_left, top, right - market_left, track.top() - 5 - top)

        left = own.right() + round(size(12, 18))
        banner = QRectF(left + 4, bottom + round(size(8, 9)), right - left - 12, banner_high)
        choices = QRectF(left, banner.bottom() + round(size(3, 4)), right - left, choices_high)
        caption = round(OWN_CAPTION) + round(OVER_CARDS)
        cards_top = choices.bottom() + caption
        cards = QRectF(left, cards_top, right - 236 - left, height - margin + 4 - cards_top)
        game = QRectF(right - 224, cards.top() - caption, 224, 34)
        buttons = QRectF(right - 224, game.bottom() + 44, 224, 38)
        blocks = QRectF(margin, map_rect.bottom() + 6, map_rect.width(), blocks_line)
        if tabs:
            # One line for both.
            blocks.setWidth(round(middle * OF_THE_BLOCKS))
            track.setLeft(blocks.right() + gap)
        preview = QRectF(market.left() + 6, market.top() + 20, 206, 288)
        return cls(
            unit=unit, side_unit=scale.side_unit, small=True, beside=True, tabs=tabs, rails=rails, events=QRectF(),
            rows=True, map=map_rect, market=market, track=track, own=own, banner=banner, choices=choices, cards=cards,
            card_width=float(int(min(cards.height() * OWN_TILE, 138))), caption=caption, game=game, blocks=blocks,
            preview=preview, log_view=QRectF(), buttons=buttons, tab_line=tab_line,
            chronicle_tab=QRectF(game.left(), game.bottom() + 4, game.width(), 34),
        )  # fmt: skip


def _wanted(courts: Sequence[int], seats: int, unit: float, *, tiles: bool) -> list[float]:
    """Return how much of a line the panel of each of the others wants: two rails share it by their courts."""
    if not tiles or seats != FEW or len(courts) != seats - 1:
        return [1.0] * (seats - 1)
    return [(BESIDE_TILES + TILE_STEP * min(max(2, court), 6)) * unit for court in courts]


def _shared(room: QRectF, wanted: Sequence[float], gap: float) -> tuple[QRectF, ...]:
    """A row of rectangles that share a room by what they want, with gaps between them."""
    each = (room.width() - gap * (len(wanted) - 1)) / max(1.0, sum(wanted))
    rects, left = [], room.left()
    for part in wanted:
        rects.append(QRectF(round(left), room.top(), round(part * each), room.height()))
        left += part * each + gap
    return tuple(rects)
