"""Layout of the Pax Pamir table, for any size of the window and two to five players.

Up to three players are shown with their courts in rails, more of them in rows; a small window has rows for all, and no
column at the right. Between 1024x700 and 1280x800 small and usual measures are mixed; above, everything grows. With
large letters map and market take turns in one place (tabs). All results are in scene units, logical pixels of the view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from gonfalon.games.pamir.window.large_map import LargeMapLayout
from gonfalon.ui.board.table_layout import LayoutScale
from gonfalon.ui.look import fonts

MAP = 720 / 576
"""How wide the map is by its height."""
OF_THE_MIDDLE = 0.44
"""The share of map and market together that the map takes at most."""
LARGE_LETTERS = 1.2
"""From this scale of the letters on map and market take turns."""
TALLEST = 1.35
"""Prompt and choices grow no further with the letters, or little would be left of the market."""
OF_THE_BLOCKS = 0.4
"""The share of the blocks in the line of the track, where map and market take turns in a small window."""
FACING = 2
"""So many players leave room beside the one rail for deck and events."""
OF_THE_RAIL = 0.66
"""The share of the rail in that line."""
ROOM_FOR_RAILS = 780.0
"""In windows that are not as high all others have rows."""
CHRONICLE = 132.0
"""The least height of the chronicle in the column: its title, a heading and two lines."""
LOWEST_PREVIEW = 186.0
CAPTION = 24.0
OWN_CAPTION = 18.0
"""How high the line is that counts the own cards, at unit 1."""
OVER_CARDS = 8.0
"""How much is free between that line and the cards, for spies and a card that is picked up."""
"""How high the words above the large card stand."""
FACING_RAILS = 3
"""So many players have rails with their courts; more have rows."""


@dataclass(frozen=True)
class TableLayout:
    """The rectangles of one window."""

    unit: float
    side_unit: float
    small: bool
    """Whether there is no column at the right: the large card opens beside what is pointed at."""
    tabs: bool
    """Whether map and market lie in the same place, of which one is shown."""
    rails: tuple[QRectF, ...]
    """The panels of the other players, in the order of play."""
    events: QRectF
    """The panel of deck and events, empty where more than two players leave no room for it."""
    rows: bool
    """Whether these are rows, without room for cards."""
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
    log_view: QRectF
    """Empty where it is only shown when asked for."""
    buttons: QRectF
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
            log_view=QRectF(),
            large=large,
        )

    @property
    def caption_line(self) -> float:
        """The height of the captions alone."""
        return self.caption - round(OVER_CARDS * self.unit)

    @property
    def talk(self) -> QRectF:
        """The paper over court and hand where a price is named."""
        top, right = self.choices.top(), (self.cards if self.small else self.choices).right()
        # As far down as what lies beneath the cards.
        return QRectF(self.cards.left(), top, right - self.cards.left(), self.cards.bottom() + 5 * self.unit - top)

    @property
    def said(self) -> QRectF:
        """The paper beside the hand where it stands what was asked of whom, below the choices."""
        wide = min(300 * self.unit, 0.45 * self.cards.width())
        top = self.cards.top() - self.caption
        return QRectF(self.cards.right() - wide, top, wide, self.cards.bottom() - top)

    @property
    def beside_preview(self) -> QRectF:
        """The large card's place with that of its caption, and what is free at both sides of them."""
        caption, card = self.preview_caption, self.preview
        return QRectF(self.log_view.left(), caption.top(), self.log_view.width(), card.bottom() - caption.top())

    @property
    def preview_caption(self) -> QRectF:
        high = CAPTION * self.side_unit
        return QRectF(self.preview.left(), self.preview.top() - high, self.preview.width(), high - 2)

    @classmethod
    def of_view(cls, width: float, height: float, seats: int) -> TableLayout:
        """The layout for a view of this size and so many players."""
        scale = LayoutScale.of(width, height)
        size, unit = scale.size, scale.unit
        small = width < 1200
        margin, gap = round(size(10, 14)), round(size(8, 12))
        rows = small or seats > FACING_RAILS or height < ROOM_FOR_RAILS
        tabs = fonts.text_scale() > LARGE_LETTERS
        large = round((76 if scale.unit > 1.05 else 58) * unit)
        if small:
            top_high = 78.0 if seats <= FACING_RAILS else 52.0
        else:
            top_high = large if rows else round(112 * unit)
        side = 0.0 if small else round((188 if scale.unit < 1.1 else 224) * scale.side_unit)
        right = width - margin - (side + gap if side else 0)
        # Rails leave the column all of its height; rows need the whole width.
        top_line = QRectF(margin, margin - 4, (width - margin if rows else right) - margin, top_high)
        events = QRectF()
        if seats == FACING and not rows:
            events = QRectF(top_line)
            events.setLeft(round(top_line.left() + top_line.width() * OF_THE_RAIL + 10 * unit))
            top_line.setRight(events.left() - round(10 * unit))
        rails = _shared(top_line, seats - 1, round(10 * unit))

        letters = min(max(1.0, fonts.text_scale()), TALLEST)
        banner_high, choices_high = round(size(56, 66) * letters), round(size(54, 52) * letters)
        own_high = round(size(234, 286) if unit == 1.0 else 268 * unit)
        own_high += banner_high + choices_high - round(size(56, 66)) - round(size(54, 52)) + round(OVER_CARDS * unit)
        own = QRectF(margin, height - margin + 6 - own_high, round(size(206, 238)), own_high)
        top = rails[0].bottom() + gap - 3
        blocks_line = 36.0 if small else 0.0
        room_high = own.top() - gap - top - (blocks_line + 6 if small else 0)
        middle = right - margin
        map_wide = min(room_high * MAP, middle * (OF_THE_MIDDLE if not tabs else 1.0) if not small else 392.0)
        map_rect = QRectF(margin, top, round(map_wide), round(map_wide / MAP))
        if tabs:
            map_rect = QRectF(margin, top, middle, room_high)
        track_high = round(size(36, 40))
        market_left = margin if tabs else map_rect.right() + gap + 2
        bottom = own.top() - gap if not small or tabs else own.top() - 6
        track = QRectF(market_left, bottom - track_high, right - market_left, track_high)
        market = QRectF(market_left, top, right - market_left, track.top() - 5 - top)
        if not small and not tabs and map_rect.bottom() < bottom - 4:
            map_rect.moveTop(top)

        left = own.right() + round(size(12, 18))
        banner_top = bottom + round(size(8, 9))
        banner = QRectF(left + 4, banner_top, right - left - 12, banner_high)
        choices = QRectF(left, banner.bottom() + round(size(3, 4)), right - left, choices_high)
        caption = round(OWN_CAPTION * unit) + round(OVER_CARDS * unit)
        cards_top = choices.bottom() + round(size(0, 2)) + caption
        cards_right = right if not small else right - 236
        cards = QRectF(left, cards_top, cards_right - left, height - margin + 4 - cards_top)
        card_width = float(int(min(cards.height() / 1.39, 138 * unit)))

        if small:
            box = QRectF(right - 224, cards.top() - caption, 224, 34)
            buttons = QRectF(right - 224, box.bottom() + 44, 224, 38)
            game, blocks = box, QRectF(margin, map_rect.bottom() + 6, map_rect.width(), blocks_line)
            if tabs:
                # One line for both.
                blocks.setWidth(round(middle * OF_THE_BLOCKS))
                track.setLeft(blocks.right() + gap)
            preview = QRectF(market.left() + 6, market.top() + 20, 206, 282)
            log_view = QRectF()
        else:
            side_left = width - margin - side
            su = scale.side_unit
            air = round(8 * su)
            game = QRectF(side_left, top if rows else top_line.top(), side, round(84 * su))
            blocks = QRectF(side_left, game.bottom() + air, side, round(148 * su))
            buttons = QRectF(side_left, height - margin + 4 - round(44 * su), side, round(42 * su))
            over, under = blocks.bottom() + air, round(CAPTION * su) + 4
            wide = min(side - 4, round(184 * su))
            # In a low window the card gives way, for a chronicle without a line tells nothing.
            room = buttons.top() - air - over - under - round(CHRONICLE * su)
            high = max(min(round(wide * 1.4), room), round(LOWEST_PREVIEW * su))
            wide = round(high / 1.4)
            preview = QRectF(side_left + (side - wide) / 2, buttons.top() - air - high, wide, high)
            log_view = QRectF(side_left, over, side, preview.top() - under - over)
        return cls(
            unit=unit, side_unit=scale.side_unit, small=small, tabs=tabs, rails=rails, events=events, rows=rows,
            map=map_rect, market=market, track=track, own=own, banner=banner, choices=choices, cards=cards,
            card_width=card_width, caption=caption, game=game, blocks=blocks, preview=preview, log_view=log_view,
            buttons=buttons,
        )  # fmt: skip


def _shared(room: QRectF, parts: int, gap: float) -> tuple[QRectF, ...]:
    """A row of equal rectangles with gaps between them."""
    wide = (room.width() - gap * (parts - 1)) / parts
    return tuple(
        QRectF(round(room.left() + part * (wide + gap)), room.top(), round(wide), room.height())
        for part in range(parts)
    )  # fmt: skip
