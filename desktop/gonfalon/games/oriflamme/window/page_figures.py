"""The figures on the pages of Oriflamme's rule books: cards, and positions of the queue as strips of small cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from gonfalon.games.oriflamme.texts.cards import CardText
from gonfalon.games.oriflamme.texts.rule_books import PageCards
from gonfalon.texts.players import family_names
from gonfalon.texts.rule_pages import Fence, RuleBook, RulePage
from gonfalon.texts.rules_library import RulesLibrary
from gonfalon.texts.translations import translate
from gonfalon.ui.look import art, cards, fonts, palette, state_marks
from gonfalon.ui.look.cards import BackLook, CardAppearance, CardLook
from gonfalon.ui.look.pixmap_cache import finished
from gonfalon.ui.widgets.page_view import FigureScale, PageFigures, PageMarginContent
from gonfalon.ui.widgets.panel import cloth

_CARD: Final = re.compile(r"([RBGYK])\.([a-z-]*[a-z])([+-])(\d{0,3})(\*{0,5})", re.ASCII)
_MOST_CARDS: Final = 60
_NARROWEST: Final = 8
_GAP: Final = 14
_PAD: Final = 18
_WIDEST: Final = 92
_COVERED: Final = (5, 9)


@dataclass(frozen=True)
class StripCard:
    """A card of a position written as text."""

    family: str
    kind: str
    face_up: bool
    influence: int
    verdicts: int = 0


def kind_look(faces: PageCards, kind: str, family: str) -> CardLook:
    """The front of a card that a page speaks of."""
    text = faces.texts[kind]
    type_ = faces.types.get(kind, "character")
    return CardLook(kind, type_, family, text.name, text.text, faces.emblems.get(kind, ""))


def parse_position(position: str) -> list[list[StripCard]]:
    """Slots from the front, each with its top card first; raises ValueError for what is no position."""
    slots: list[list[StripCard]] = []
    for slot in position.split():
        stack: list[StripCard] = []
        for card in slot.split("/"):
            match = _CARD.fullmatch(card)
            if match is None:
                raise ValueError(card)
            family, kind, face, influence, verdicts = match.groups()
            if sum(len(before) for before in slots) + len(stack) == _MOST_CARDS:
                raise ValueError(position)
            stack.append(StripCard(family, kind, face == "+", int(influence or 0), len(verdicts)))
        slots.append(stack)
    return slots


def describe_position(slots: list[list[StripCard]], texts: Mapping[str, CardText], names: dict[str, str]) -> str:
    """The position in words, for those who hear the page."""
    words = []
    for number, stack in enumerate(slots, 1):
        for card in stack:
            pattern = (
                translate("QueueStrip", "{number}: {family}, {card}, face up")
                if card.face_up
                else translate("QueueStrip", "{number}: {family}, {card}, face down")
            )
            name = texts[card.kind].name if card.kind in texts else card.kind
            words.append(pattern.format(number=number, family=names.get(card.family, card.family), card=name))
            if card.influence:
                words.append(translate("QueueStrip", "%n influence", "", card.influence))
            if card.verdicts:
                words.append(translate("QueueStrip", "%n verdict token(s)", "", card.verdicts))
    return "; ".join(words)


def draw_strip(
    slots: list[list[StripCard]],
    faces: PageCards,
    width: float,
    scale: float,
    dpr: float,
) -> QPixmap:
    """The strip in `width` logical pixels or less; a face-down card is named beneath, since the reader may know.

    Raises:
        ValueError: when there are more slots than have room in this width.
    """
    pad, gap = _PAD * scale, _GAP * scale
    room = (width - 2 * pad + gap) / max(1, len(slots)) - gap
    card = round(min(_WIDEST * scale * max(1.0, fonts.text_scale()), room))
    if card < _NARROWEST:
        raise ValueError(len(slots))
    high = round(card * cards.RATIO)
    deepest = max((len(stack) for stack in slots), default=1) - 1
    above = min(deepest, 3) * _COVERED[1] * scale
    captions = [_caption(stack[0], number, faces.texts, card + gap - 4, scale) for number, stack in enumerate(slots, 1)]
    below = max((_caption_height(words, font, card + gap - 4) for words, font, _ in captions), default=0.0)
    whole_width = 2 * pad + len(slots) * (card + gap) - gap
    whole_height = 2 * pad + above + high + 6 * scale + below
    image, painter = cloth(whole_width, whole_height, dpr)
    for index, (stack, (words, font, ink)) in enumerate(zip(slots, captions, strict=True)):
        place = QRectF(round(pad + index * (card + gap)), round(pad + above), card, high)
        for depth in range(min(len(stack) - 1, 3), -1, -1):
            shift = QPointF(depth * _COVERED[0] * scale, -depth * _COVERED[1] * scale)
            _draw_card(painter, stack[depth], place.translated(shift), faces, dpr)
        if len(stack) > 1:
            covered = translate("QueueStrip", "×{number}").format(number=len(stack))
            state_marks.pill(painter, QPointF(place.right() - 4 * scale, place.top() - 2 * scale), covered, 12 * scale)
        painter.setFont(font)
        painter.setPen(ink)
        under = QRectF(place.left() - gap / 2 + 2, place.bottom() + 5 * scale, card + gap - 4, below)
        painter.drawText(under, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, words)
    painter.end()
    return finished(image, dpr)


def _draw_card(painter: QPainter, card: StripCard, place: QRectF, faces: PageCards, dpr: float) -> None:
    seen = card.face_up and card.kind in faces.texts
    look = kind_look(faces, card.kind, card.family) if seen else BackLook(card.family)
    draw_card(painter, look, place, card.influence, card.verdicts, dpr)


def draw_card(
    painter: QPainter, look: CardAppearance, place: QRectF, influence: int, verdicts: int, dpr: float
) -> None:
    """A card in its place with what lies on it."""
    state_marks.card_shadow(painter, place, cards.corner_radius(place.width()))
    painter.drawPixmap(place.topLeft(), look.drawn(place.width(), dpr))
    cards.coins(painter, place, influence)
    token = place.width() * 0.44
    for index in range(min(verdicts, 3)):
        painter.save()
        painter.translate(place.right() - token * 0.25 - 6 * index, place.top() + place.height() * 0.27 + 6 * index)
        painter.rotate(-9)
        art.paint(painter, "token-verdict", QRectF(-token / 2, -token / 2, token, token))
        painter.restore()


def _caption(
    card: StripCard, number: int, texts: Mapping[str, CardText], width: float, scale: float
) -> tuple[str, QFont, QColor]:
    if card.face_up or card.kind not in texts:
        return str(number), fonts.font(13 * scale, QFont.Weight.Medium), palette.MIST
    name = texts[card.kind].name
    px = 12.5
    font = fonts.font(px * scale, QFont.Weight.DemiBold)
    while px > 9 and max(QFontMetricsF(font).horizontalAdvance(word) for word in name.split()) > width:
        px -= 0.5
        font = fonts.font(px * scale, QFont.Weight.DemiBold)
    return name, font, palette.FAMILIES[card.family].on_dark


def _caption_height(words: str, font: QFont, width: float) -> float:
    room = QRectF(0, 0, width, 1000)
    return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()


_FAMILY: Final = "B"


class OriflammePageFigures(PageFigures):
    """Cards by their kinds."""

    def margin(self, page: RulePage, library: RulesLibrary) -> PageMarginContent:
        book = library.book(page)
        faces = book.faces
        if page.kind is None:
            kinds = [other.kind for other in book.pages if other.kind] if page.cards else []
            return PageMarginContent(links=[kind_look(faces, kind, _FAMILY) for kind in kinds])
        look = kind_look(faces, page.kind, _FAMILY)
        words = translate("RulesScreen", "{card}: {text}").format(card=look.name, text=look.text)
        kinds = [kind for kind in faces.texts[page.kind].see_also if library.find(kind) and kind in faces.texts]
        character = look.type == "character"
        type = translate("RulesScreen", "character") if character else translate("RulesScreen", "intrigue")
        return PageMarginContent(look, words, (look.type, type), [kind_look(faces, kind, _FAMILY) for kind in kinds])

    def picture(self, fence: Fence, book: RuleBook, language: str, measure: FigureScale) -> tuple[QPixmap, str]:
        slots = parse_position(fence.text)
        told = describe_position(slots, book.faces.texts, family_names(language))
        return draw_strip(slots, book.faces, *measure), told
