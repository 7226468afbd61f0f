"""The figures on the pages of the rule book of Ordonance: icons, armies, markers and units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from gonfalon.games.ordonance.rules.deck import LETTERS
from gonfalon.games.ordonance.rules.seating import icon_groups
from gonfalon.games.ordonance.texts.names import unit_name
from gonfalon.games.ordonance.texts.rule_books import icon_rank_text
from gonfalon.games.ordonance.window.territory import army_chip, empty_place, victory_marker
from gonfalon.games.ordonance.window.unit_items import IconLook, UnitLook, corner, unit_tile
from gonfalon.texts.formatting import roman
from gonfalon.texts.players import family_names
from gonfalon.texts.rule_pages import Fence, RuleBook, RulePage
from gonfalon.texts.rules_library import RulesLibrary
from gonfalon.texts.translations import translate
from gonfalon.ui.look import art, fonts, state_marks
from gonfalon.ui.look.palette import FAMILIES
from gonfalon.ui.look.pixmap_cache import finished
from gonfalon.ui.widgets.page_view import FigureScale, PageFigures, PageMarginContent
from gonfalon.ui.widgets.panel import cloth

_NUMERALS: Final = tuple(map(roman, range(1, 6)))
_ARMY: Final = 4
_MOST: Final = 12
"""So many units or markers stand in a row, and letters in a unit; a row has room for no more."""
_PAD: Final = 14
_GAP: Final = 5
_CREST: Final = 30
_TILE: Final = 110
_TILE_RATIO: Final = 0.36
_CHIP: Final = 46
_CHIPS_FROM: Final = 470
_MARKER: Final = 40


@dataclass(frozen=True)
class UnitRow:
    """The units of one family in a territory, by their letters."""

    family: str
    units: tuple[str, ...]


@dataclass(frozen=True)
class MarkerRow:
    """The victory markers of one family, by their numbers from 1."""

    family: str
    markers: tuple[int, ...]


def parse_armies(text: str) -> list[UnitRow]:
    """Lines as `R: SB SB F`; raises ValueError for anything else."""
    rows = []
    for family, words in _lines(text):
        for word in words:
            if not set(word) <= set(LETTERS.values()):
                raise ValueError(word)
        rows.append(UnitRow(family, tuple(words)))
    return rows


def parse_markers(text: str) -> list[MarkerRow]:
    """Lines as `R: I IV`; raises ValueError for anything else."""
    rows = []
    for family, words in _lines(text):
        for word in words:
            if word not in _NUMERALS:
                raise ValueError(word)
        rows.append(MarkerRow(family, tuple(_NUMERALS.index(word) + 1 for word in words)))
    return rows


def _lines(text: str) -> list[tuple[str, list[str]]]:
    found = []
    for line in text.splitlines():
        family, colon, rest = line.partition(":")
        words = rest.split()
        if not colon or family not in FAMILIES or max(map(len, [words, *words])) > _MOST:
            raise ValueError(line)
        found.append((family, words))
    if len(found) > len(FAMILIES):
        raise ValueError(text)
    return found


def describe_armies(rows: Sequence[UnitRow], names: dict[str, str], language: str) -> str:
    """The armies in words, for those who hear the page."""
    pattern = translate("ArmyStrip", "{family}: {cards}")
    return ". ".join(
        pattern.format(
            family=names.get(row.family, row.family), cards="; ".join(unit_name(word, language) for word in row.units)
        )
        for row in rows
    )


def describe_markers(rows: Sequence[MarkerRow], names: dict[str, str]) -> str:
    """The markers in words, for those who hear the page."""
    pattern = translate("ArmyStrip", "{family}: victory markers {numbers}")
    return ". ".join(
        pattern.format(family=names.get(row.family, row.family), numbers=", ".join(map(roman, row.markers)))
        for row in rows
    )


def unit_look(word: str, icons: Sequence[str], words: str = "", family: str = "") -> UnitLook:
    """Return the look of a unit written as `word`; `icons` are those of the deck."""
    return UnitLook(tuple(icons), tuple(word.count(LETTERS[icon]) for icon in icons), words, family)


def draw_armies(rows: Sequence[UnitRow], icons: Sequence[str], width: float, scale: float, dpr: float) -> QPixmap:
    """Each army as a row of tiles behind its crest, with what counts in it where there is room for that."""
    pad, gap, crest = _PAD * scale, _GAP * scale, _CREST * scale
    counted = [_chips(row, icons) for row in rows] if width >= _CHIPS_FROM * scale else [[] for _ in rows]
    chips = max(map(len, counted)) * _CHIP * scale
    places = max(_ARMY, *(len(row.units) for row in rows))
    room = width - 2 * pad - crest - 2 * gap - chips
    wide = min(_TILE * scale * max(1.0, fonts.text_scale()), (room - (places - 1) * gap) / places)
    high = round(wide * _TILE_RATIO)
    step = max(high, round(crest * 1.15)) + 2 * gap
    whole_width = 2 * pad + crest + 2 * gap + places * (wide + gap) - gap + chips
    whole_height = 2 * pad + len(rows) * step - 2 * gap
    image, painter = cloth(whole_width, whole_height, dpr)
    for index, row in enumerate(rows):
        top = pad + index * step
        middle = top + step / 2 - gap
        _paint_crest(painter, row.family, QRectF(pad, middle - crest * 0.58, crest, crest * 1.16))
        left = pad + crest + 2 * gap
        for place in range(places):
            at = QRectF(round(left + place * (wide + gap)), round(middle - high / 2), round(wide), high)
            if place < len(row.units):
                state_marks.card_shadow(painter, at, corner(at.width()))
                look = unit_look(row.units[place], icons, family=row.family)
                painter.drawPixmap(at.topLeft(), unit_tile(look, at.width(), high, dpr))
            else:
                empty_place(painter, at)
        left += places * (wide + gap)
        for number, (count, icon) in enumerate(counted[index]):
            chip = QRectF(left + number * _CHIP * scale, middle - 13 * scale, (_CHIP - 3) * scale, 26 * scale)
            army_chip(painter, icons[icon], count, row.family, chip)
    painter.end()
    return finished(image, dpr)


def draw_markers(rows: Sequence[MarkerRow], width: float, scale: float, dpr: float) -> QPixmap:
    """Each family with the markers that it holds."""
    pad, gap, crest, side = _PAD * scale, _GAP * scale, _CREST * scale, _MARKER * scale
    most = max(len(row.markers) for row in rows)
    whole_width = min(width, 2 * pad + crest + 2 * gap + most * (side + gap))
    step = side + 2 * gap
    whole_height = 2 * pad + len(rows) * step - 2 * gap
    image, painter = cloth(whole_width, whole_height, dpr)
    for index, row in enumerate(rows):
        middle = pad + index * step + side / 2
        _paint_crest(painter, row.family, QRectF(pad, middle - crest * 0.58, crest, crest * 1.16))
        for place, marker in enumerate(row.markers):
            left = pad + crest + 2 * gap + place * (side + gap)
            victory_marker(painter, QRectF(left, middle - side / 2, side, side), marker)
    painter.end()
    return finished(image, dpr)


def _chips(row: UnitRow, icons: Sequence[str]) -> list[tuple[int, int]]:
    counts = [sum(word.count(LETTERS[icon]) for word in row.units) for icon in icons]
    return [(count, icon) for count, icon in icon_groups(counts) if count > 1][:3]


def _paint_crest(painter: QPainter, family: str, place: QRectF) -> None:
    art.paint(painter, f"crest-{FAMILIES[family].key}", place)


_FAMILY: Final = "B"


class OrdonancePageFigures(PageFigures):
    """Icons, and the units that bear them."""

    def margin(self, page: RulePage, library: RulesLibrary) -> PageMarginContent:
        if not (page.kind or page.cards):
            return PageMarginContent()
        book = library.book(page)
        links = [
            IconLook(
                other.key, other.kind, other.title, icon_rank_text(other.kind, book.faces, library.language), _FAMILY
            )
            for other in book.pages
            if other.kind and other is not page
        ]
        if not page.kind:
            return PageMarginContent(links=links)
        # The card that bears nothing but this icon.
        counts = tuple(int(icon == page.kind) for icon in book.faces)
        return PageMarginContent(UnitLook(book.faces, counts, page.title, _FAMILY), page.title, None, links)

    def picture(self, fence: Fence, book: RuleBook, language: str, measure: FigureScale) -> tuple[QPixmap, str]:
        names = family_names(language)
        if fence.language == "armies":
            armies = parse_armies(fence.text)
            return draw_armies(armies, book.faces, *measure), describe_armies(armies, names, language)
        markers = parse_markers(fence.text)
        return draw_markers(markers, *measure), describe_markers(markers, names)

    def sign(self, word: str, book: RuleBook, language: str, size: tuple[int, int], dpr: float) -> tuple[QPixmap, str]:
        return unit_tile(unit_look(word, book.faces), *size, dpr), unit_name(word, language)
