"""What can be read on a window: texts of widgets, texts that are painted, and whether they have room."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFontMetricsF, QImage, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

from gonfalon.games.oriflamme.texts.cards import card_texts
from gonfalon.texts.players import families
from gonfalon.texts.translations import LANGUAGES, native_name
from gonfalon.ui.board.paper import Part, RowsItem
from gonfalon.ui.widgets.plain_text import tip_text
from tests.translations.catalogue import messages

ELIDED = "…"
KEYS = {"Esc", "F1", "Enter", "?", "Home, End", "Ctrl+Shift+Z", *(f"Ctrl+{letter}" for letter in "CNLOSTVQ")}
SAME_EVERYWHERE = {"Oriflamme", "Pax Pamir", "Gonfalon", *KEYS, *map(native_name, LANGUAGES)}
TITLE = "The Kingdoms of Crusaders"
"""How Ordonance is called in English, which is told in every language."""
_ROMAN = re.compile("[IVX]+")


@dataclass(frozen=True)
class Painted:
    """A text that was drawn into a rectangle."""

    text: str
    needs: tuple[float, float]
    room: tuple[float, float]
    clips: bool
    px: float = 0.0
    """How large its letters are, as they are seen."""

    @property
    def fits(self) -> bool:
        return not self.clips or (self.needs[0] <= self.room[0] + 1 and self.needs[1] <= self.room[1] + 1)


def _measured(painter: QPainter, arguments: tuple[Any, ...]) -> Painted:
    text = next(thing for thing in arguments if isinstance(thing, str))
    rect = arguments[0]
    px = painter.font().pixelSize() * painter.worldTransform().m22()
    if not isinstance(rect, QRect | QRectF):
        return Painted(text, (0, 0), (0, 0), False, px)
    rect = QRectF(rect)
    flags = arguments[1]
    number = flags if isinstance(flags, int) else flags.value
    metrics = QFontMetricsF(painter.font())
    if number & Qt.TextFlag.TextWordWrap.value:
        bounds = metrics.boundingRect(rect, number, text)
        needs = (bounds.width(), bounds.height())
    else:
        lines = text.split("\n")
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        needs = (wide, metrics.tightBoundingRect(text).height() + metrics.lineSpacing() * (len(lines) - 1))
    return Painted(text, needs, (rect.width(), rect.height()), not number & Qt.TextFlag.TextDontClip.value, px)


# -- what lies over it -------------------------------------------------------------------------------------------------

PALE: Final = 140
"""What of a black letter on white is darker than this is the letter, and not only its edge."""
SEEN: Final = 12
"""By how much it is another one in the end because the letter is there; a veil over it leaves a third."""
HIDDEN: Final = 0.05
"""A text is hidden where this share of its letters is."""


@dataclass
class Lettering:
    """A text where it was drawn on a window."""

    text: str
    place: QRect
    """In pixels of the window."""
    widget: QWidget
    """On which it was drawn."""
    ink: list[tuple[int, int]]
    """Its pixels."""
    hidden: float = 0.0
    """The share of them that something covers in the end."""

    @property
    def seen(self) -> bool:
        return self.hidden <= HIDDEN


class _Reader:
    """Draws a window twice, with its texts and without: where that makes no difference, something lies over them."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.found: list[Lettering] = []
        with _uncached(window):
            self._picture = self._drawn(self._draw_and_note)
            bare = self._drawn(self._leave_out)
        self._compare(bare)

    def _drawn(self, instead: Callable[..., None]) -> QImage:
        self._image = QImage(self._window.size(), QImage.Format.Format_RGB32)
        draw = QPainter.drawText

        def record(painter: QPainter, *arguments: Any) -> Any:
            # What is kept as a picture of its own may be drawn anywhere, any number of times.
            if isinstance(painter.device(), QWidget):
                return instead(draw, painter, *arguments)
            return draw(painter, *arguments)

        QPainter.drawText = record  # type: ignore[method-assign,assignment]
        try:
            self._window.render(self._image)
        finally:
            QPainter.drawText = draw  # type: ignore[method-assign]
        return self._image

    def _leave_out(self, draw: Callable[..., Any], painter: QPainter, *arguments: Any) -> None:
        pass

    def _draw_and_note(self, draw: Callable[..., Any], painter: QPainter, *arguments: Any) -> None:
        text = next(thing for thing in arguments if isinstance(thing, str))
        bounds = painter.deviceTransform().mapRect(_bounds(painter, arguments, text)).toAlignedRect()
        widget = painter.device()
        assert isinstance(widget, QWidget)
        within = QRect(widget.mapTo(self._window, QPoint(0, 0)), widget.size()).intersected(self._image.rect())
        place = bounds.adjusted(-1, -1, 1, 1).intersected(within)
        if text.strip() and not place.isEmpty():
            self.found.append(Lettering(text, bounds, widget, self._ink(draw, painter, place, arguments)))
        draw(painter, *arguments)

    def _ink(
        self, draw: Callable[..., Any], painter: QPainter, place: QRect, arguments: tuple[Any, ...]
    ) -> list[tuple[int, int]]:
        """The pixels of a text as it would be with nothing else there: what is opaque leaves out what it covers."""
        paper = QImage(place.size(), QImage.Format.Format_RGB32)
        paper.fill(Qt.GlobalColor.white)
        pen = QPainter(paper)
        pen.setFont(painter.font())
        pen.setTransform(painter.deviceTransform() * QTransform.fromTranslate(-place.left(), -place.top()))
        draw(pen, *arguments)
        pen.end()
        wide = place.width()
        pixels = memoryview(paper.constBits()).cast("I")
        return [
            (place.left() + at % wide, place.top() + at // wide)
            for at, pixel in enumerate(pixels)
            if (pixel & 255) < PALE
        ]

    def _compare(self, bare: QImage) -> None:
        wide = bare.width()
        with_it, without = (memoryview(image.constBits()).cast("I") for image in (self._picture, bare))
        # What changes where a letter is drawn later, or at its edge, may be that letter alone.
        later = bytearray(wide * (bare.height() + 2) + 2)
        for text in reversed(self.found):
            ink = [y * wide + x for x, y in text.ink]
            at = [i for i in ink if not later[i + wide + 1]]
            seen = sum(with_it[i] != without[i] and _unlike(with_it[i], without[i]) > SEEN for i in at)
            text.hidden = 1 - seen / len(at) if at else 1.0 if ink else 0.0
            for i in ink:
                for line in (i, i + wide, i + 2 * wide):
                    later[line : line + 3] = b"\1\1\1"


@contextmanager
def _uncached(window: QWidget) -> Iterator[None]:
    """Let the items of all boards be drawn where they lie, and not into pictures that are kept."""
    modes = {item: item.cacheMode() for view in window.findChildren(QGraphicsView) for item in view.scene().items()}
    for item in modes:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    try:
        yield
    finally:
        for item, mode in modes.items():
            item.setCacheMode(mode)


def _unlike(one: int, other: int) -> int:
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))


def _bounds(painter: QPainter, arguments: tuple[Any, ...], text: str) -> QRectF:
    """Where a text will be drawn, in the painter's own coordinates."""
    if isinstance(arguments[0], QRect | QRectF):
        flags = arguments[1]
        number = flags if isinstance(flags, int) else flags.value
        return painter.boundingRect(QRectF(arguments[0]), number, text)
    point = QPointF(arguments[0]) if isinstance(arguments[0], QPoint | QPointF) else QPointF(*arguments[:2])
    return QFontMetricsF(painter.font()).tightBoundingRect(text).translated(point)


def hidden(window: QWidget, papers: Iterable[QRect] = (), overlay: QWidget | None = None) -> list[str]:
    """Sentences about the texts on a window that something lies over.

    What is wholly covered is not to be read, nor what was drawn before these papers, which lie over everything, or is
    not on an overlay where there is one.
    """
    read = _Reader(window).found
    if overlay is not None:
        read = [text for text in read if text.widget is overlay or overlay.isAncestorOf(text.widget)]
    firsts = [
        next((at for at, text in enumerate(read) if text.seen and paper.contains(text.place)), 0) for paper in papers
    ]
    found = [
        f"'{text.text}' lies under something by {text.hidden:.0%}, at {text.place.getRect()}"
        for at, text in enumerate(read)
        if not text.seen and text.hidden < 1.0 - HIDDEN and not any(at < first for first in firsts)
    ]
    return [*found, *_upon_each_other(read)]


def _upon_each_other(read: list[Lettering]) -> Iterator[str]:
    drawn: dict[tuple[int, int], int] = {}
    shared: Counter[tuple[int, int]] = Counter()
    for index, text in enumerate(read):
        for pixel in text.ink if text.seen else ():
            other = drawn.setdefault(pixel, index)
            if other != index:
                shared[other, index] += 1
    for (one, other), pixels in shared.items():
        first, second = read[one], read[other]
        if pixels > HIDDEN * min(len(first.ink), len(second.ink)) and first.text != second.text:
            yield f"'{second.text}' is written over '{first.text}', at {second.place.getRect()}"


@contextmanager
def recorded() -> Iterator[list[Painted]]:
    """Every text that Python code draws meanwhile."""
    found: list[Painted] = []
    draw = QPainter.drawText

    def record(painter: QPainter, *arguments: Any) -> Any:
        found.append(_measured(painter, arguments))
        return draw(painter, *arguments)

    QPainter.drawText = record  # type: ignore[method-assign,assignment]
    try:
        yield found
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def painted(window: QWidget) -> list[Painted]:
    """Every text that Python code draws when the whole window is painted anew."""
    for view in window.findChildren(QGraphicsView):
        for item in view.scene().items():
            item.update()
    with recorded() as found:
        window.grab()
    return [text for text in found if text.text.strip()]


def spoken(window: QWidget) -> list[str]:
    """Every text of the visible widgets, those that are only heard or pop up among them."""
    texts = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        texts += [tip_text(widget.toolTip()), widget.accessibleName(), widget.accessibleDescription()]
        for name in ("text", "placeholderText", "shown_words", "toPlainText"):
            give = getattr(widget, name, None)
            if callable(give):
                texts += str(give()).split("\n")
            elif isinstance(give, str):
                texts.append(give)
        sentences = getattr(widget, "sentences", None)
        if callable(sentences):
            texts += sentences()
    return [text for text in texts if text.strip()]


def heard(window: QWidget) -> list[str]:
    """Every text that programs which read aloud find in a window, in things that are out of sight, too."""
    # What was taken away goes when the events are done.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [text for text in _heard(QAccessible.queryAccessibleInterface(window)) if text.strip()]


def _heard(thing: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield thing.text(kind)
    if thing.role() == QAccessible.Role.ComboBox:
        return  # what a closed list offers is there or not, as Qt has it: whenever it was filled anew it is not
    for index in range(thing.childCount()):
        child = thing.child(index)
        if child is not None:
            yield from _heard(child)


def overrun(item: RowsItem[Any]) -> list[Part]:
    """Return the parts of an item that do not lie on its paper."""
    return [part for part, rect, *_ in item.laid() if not item.paper().contains(rect.adjusted(1, 1, -1, -1))]


def without_room(texts: Iterable[Painted], names: Iterable[str] = ()) -> list[str]:
    """Sentences about painted texts that are cut off or elided; the names of players may be elided."""
    found = []
    for text in texts:
        if not text.fits:
            found.append(f"'{text.text}' needs {text.needs[0]:.0f} x {text.needs[1]:.0f}, has {text.room}")
        beginning = text.text.partition(ELIDED)[0]
        if ELIDED in text.text and not any(name.startswith(beginning) for name in names):
            found.append(f"'{text.text}' is elided")
    return found


# -- which language ----------------------------------------------------------------------------------------------------


@cache
def _texts(code: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """By context and source the forms of every text of the catalogue of a language."""
    return {(message.context, message.source): message.forms for message in messages(code)}


def _forms(code: str, key: tuple[str, str]) -> set[str]:
    forms = set(_texts(code).get(key, ()))
    return forms | {key[1]} if code == "en" else forms


def _pattern(form: str) -> str:
    return re.sub(r"\\\{\w+\\\}|%n", ".+", re.escape(form))


MOST_OF_A_JOINT = 12
"""So many letters a sentence with blanks has besides them, or it could be told for another one."""


@cache
def _left_over(old: str, new: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """What only the old language says: sentences, and names of cards and families."""
    said = set()
    for key in _texts("ru"):
        for form in _forms(old, key) - _forms(new, key):
            words = re.sub(r"\{\w+\}|%n", "", form)
            # A joint like "{words} and {last}" is found in many a sentence of any language.
            if len(re.findall(r"[^\W\d_]", words)) >= (2 if words == form else MOST_OF_A_JOINT):
                said.add(_pattern(form))
    names = {card.name for card in card_texts("oriflamme", old).values()}
    names -= {card.name for card in card_texts("oriflamme", new).values()}
    names |= {family.name for family in families(old).values()} - {family.name for family in families(new).values()}
    return re.compile("|".join(sorted(said, key=len, reverse=True)), re.DOTALL), tuple(names)


def foreign(texts: Iterable[str], old: str, new: str, names: Iterable[str] = ()) -> list[str]:
    """Texts that are in the old language though the new one has other words for them."""
    sentence, cards = _left_over(old, new)
    found = []
    for text in set(texts):
        bare = text.strip().replace(TITLE, "")
        if bare in SAME_EVERYWHERE or bare in set(names) or _ROMAN.fullmatch(bare):
            continue
        if sentence.fullmatch(bare) or any(re.search(rf"\b{re.escape(name)}\b", bare) for name in cards):
            found.append(f"'{bare}'")
        elif new in ("ru", "uk") and not re.search("[а-яіїєґ]", bare.lower()) and re.search("[A-Za-z]{3}", bare):
            stripped = bare
            for name in (*names, *SAME_EVERYWHERE):
                stripped = stripped.replace(name, "")
            if re.search("[A-Za-z]{3}", stripped):
                found.append(f"'{bare}'")
    return found
