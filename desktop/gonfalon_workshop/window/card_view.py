"""
The card that is written, as it stands now: drawn in the colours of a family, with what is to be said of it, and the
sandbox beside it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import Message
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.svg_sanitizer import MAX_EMBLEM_BYTES
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.texts.cards import SHIPPED, CardText, card_types, shipped_texts
from gonfalon.texts.players import family_names
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.look import art, cards, emblems, state_marks
from gonfalon.ui.look.cards import RATIO, BackLook, CardLook
from gonfalon.ui.look.emblems import Stamp
from gonfalon.ui.look.palette import FAMILIES, GOLD_1
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import ARROWS, BaseButton, Button, stop_at
from gonfalon.ui.widgets.panel import FinePanel
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, Label, Sized, fill, ui_scale
from gonfalon_workshop.window.editor_parts import ErrorLabel
from gonfalon_workshop.window.sandbox_view import SandboxView, fit_line

_DOT = 28


class FamilyDot(Sized, BaseButton):
    """The crest of a family; that of the one that is shown stands in a frame."""

    size_wanted, steers = (_DOT, _DOT), ARROWS

    def __init__(self, family: str) -> None:
        super().__init__()
        self.family = family
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, body = ControlPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            painter.box(body, 5, None, GOLD_1 if painter.colours.dark else painter.colours.text, 2)
        painter.ring(body.adjusted(5, 5, -5, -5), 2 / painter.unit)
        inset = body.width() * (0.12 if self.isChecked() or self.underMouse() else 0.2)
        art.paint(painter, f"crest-{FAMILIES[self.family].key}", body.adjusted(inset, inset, -inset, -inset))


class FamilyDots(QWidget):
    """Radio buttons: one stop of the Tab key, and the arrows go on from there."""

    chosen = Signal(str)

    def __init__(self, family: str) -> None:
        super().__init__()
        self.dots = {letter: FamilyDot(letter) for letter in FAMILIES}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for letter, dot in self.dots.items():
            self._group.addButton(dot)
            row.addWidget(dot)
            dot.clicked.connect(lambda _=False, letter=letter: self._take(letter))
            dot.steered.connect(self._steer)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_family(family)

    @property
    def family(self) -> str:
        """The letter of the family that is shown."""
        return next(letter for letter, dot in self.dots.items() if dot.isChecked())

    def set_family(self, family: str) -> None:
        """Show another one, without a signal."""
        self.dots[family].setChecked(True)
        stop_at(self.dots.values(), self.dots[family])

    def retranslate(self, language: str) -> None:
        """Name the families in another language."""
        names = family_names(language)
        self.setAccessibleName(self.tr("The family in whose colours the card is shown"))
        for letter, dot in self.dots.items():
            set_tip(dot, names[letter])
            dot.setAccessibleName(names[letter])

    def _take(self, family: str) -> None:
        self.set_family(family)
        self.chosen.emit(family)

    def _steer(self, right: int, down: int) -> None:
        letters = list(self.dots)
        nearby = letters[(letters.index(self.family) + right + down) % len(letters)]
        self._take(nearby)
        self.dots[nearby].setFocus(Qt.FocusReason.TabFocusReason)


_FAMILY: Final = "G"
_WIDEST: Final = 228
_SIDE: Final = 172
"""How wide what stands beside the card is."""
_TRIAL: Final = 220
"""How high the small table gets."""


def borrowed_from(kind: str, emblem: str) -> str:
    """The shipped card whose drawing a card has, by its own id or by a copy of it; empty for a drawing of its own."""
    if emblem and not art.has(f"emblem-{emblem}"):
        return _copied(emblem, emblems.stamp(emblem))
    id = emblem or kind
    return id if id in shipped_kinds() else ""


def shipped_kinds() -> dict[str, str]:
    """The shipped kinds that have a drawing, each `character` or `intrigue`."""
    types = {kind: type for name in SHIPPED for kind, type in card_types(name).items()}
    return {kind: type for kind, type in types.items() if art.has(f"emblem-{kind}")}


@lru_cache(maxsize=32)
def _copied(path: str, written: Stamp | None) -> str:
    try:
        content = read_bytes(Path(path), MAX_EMBLEM_BYTES, Message("an emblem"))
    except UnreadableFile:
        return ""
    return next((kind for kind in shipped_kinds() if art.source(f"emblem-{kind}").encode() == content), "")


class TurningCard(BaseButton):
    """The card, large; pressed, it is turned over."""

    def __init__(self) -> None:
        super().__init__()
        self.look: CardLook | None = None
        self.wide = _WIDEST
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.wide + 2 * HALO, round(self.wide * RATIO) + 2 * HALO)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = QPainter(self)
        place = QRectF(HALO, HALO, self.wide, self.wide * RATIO)
        radius = cards.corner_radius(self.wide)
        state_marks.card_shadow(painter, place, radius, 2)
        look = BackLook(self.look.family) if self.isChecked() else self.look
        painter.drawPixmap(place.topLeft(), look.drawn(self.wide, self.devicePixelRatioF()))
        if self.ring:
            state_marks.focus_ring(painter, place, radius)


class CardView(FinePanel):
    """A panel with the card, and the table on which it is tried beside it."""

    family_chosen = Signal(str)
    """The letter of the family in whose colours the card is seen from now on."""
    emblem_wanted = Signal()
    """Another emblem is to be chosen."""

    def __init__(self, settings: Settings, family: str = _FAMILY) -> None:
        super().__init__()
        self._cards: CardSet | None = None
        self._kind = ""
        self._emblem = ""
        self._pointed: CardLook | None = None
        self._left_out = 0
        self._why = ""
        self._written = False
        self._noted = ""
        self._own: CardLook | None = None
        self.heading = Label(18, QFont.Weight.DemiBold, "heading")
        self.families = FamilyDots(family)
        self.families.chosen.connect(self._take_family)
        self.card = TurningCard()
        self.card.clicked.connect(self._show_words)
        self.caption = Label(13, colour="text_2", italic=True, wrap=True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.error_label = ErrorLabel(15, QFont.Weight.DemiBold, wrap=True)
        self.note = WrappingLabel(14, colour="text_2")
        self.trial = SandboxView(settings)
        self.trial.table.looked_at.connect(self._point)
        self.picture_heading = Label(15, QFont.Weight.DemiBold, "rubric")
        self.emblem = Button(px=15, press=self.emblem_wanted)
        self.emblem.setMinimumWidth(40)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._head = fill(QHBoxLayout(), self.heading, 1, self.families, spacing=0)
        self._left = fill(QVBoxLayout(), (self.card, 0, Qt.AlignmentFlag.AlignHCenter), self.caption, 1, spacing=0)
        self._right = fill(
            QVBoxLayout(), self.error_label, self.note, 1, self.trial, 1, self.picture_heading, self.emblem, spacing=0
        )
        self._body = fill(QHBoxLayout(), self._left, (self._right, 1), spacing=0)
        self._whole = fill(QVBoxLayout(self), self._head, (self._body, 1), spacing=0)

    # -- from outside --------------------------------------------------------------------------------------------------

    def show_card(
        self, kind: str, texts: CardText, type: str, emblem: str = "", *, left_out: int = 0, why: str = "",
        written: bool = False,
    ) -> None:  # fmt: skip
        """Show a card as it is understood now.

        Args:
            kind: its id.
            texts: its name and text.
            type: `character` or `intrigue`.
            emblem: the path of its SVG, or the id of the shipped card whose drawing it borrows; empty for neither.
            left_out: the line of the program that cannot be understood and is left out, 0 where there is none.
            why: what is wrong there, a sentence.
            written: whether the text was written from the program.
        """
        self._kind, self._emblem = kind, emblem
        self._left_out, self._why, self._written = left_out, why, written
        borrowed = bool(emblem) and art.has(f"emblem-{emblem}")
        drawn, path = (emblem, "") if borrowed else (kind, emblem)
        self._own = CardLook(drawn, type, self.families.family, texts.name, texts.text, path)
        self._show_words()

    def show_trial(self, cards: CardSet | None, kind: str) -> None:
        """Let this card of a set be tried on the small table; None where nothing can be tried."""
        self._cards = cards
        self.trial.show_card(cards, kind, current_language(), self.families.family)

    def set_family(self, family: str) -> None:
        """Show everything in the colours of another family."""
        self.families.set_family(family)
        if self._own is not None:
            self._own = CardLook(
                self._own.kind, self._own.type, family, self._own.name, self._own.text, self._own.emblem
            )
        self.trial.show_card(self._cards, self._kind, current_language(), family)
        self._show_words()

    def retranslate(self) -> None:
        """Make every text anew, in the language of now."""
        self.heading.setText(self.tr("Preview"))
        self.picture_heading.setText(self.tr("Picture"))
        self.emblem.setText(self.tr("Choose an emblem"))
        self.families.retranslate(current_language())
        self.trial.retranslate()
        self._show_words()

    def restyle(self) -> None:
        """Take the measure of now."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(448 * ui_scale(self)), round(436 * ui_scale(self)))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show_words(self) -> None:
        own = self._own
        self.card.look = self._pointed or own
        self.card.update()
        said = ""
        if own is not None:
            said = translate("RulesScreen", "{card}: {text}").format(card=own.name, text=own.text)
        self.card.setAccessibleName(said)
        turn = self.tr("Turn it face up") if self.card.isChecked() else self.tr("Turn it face down")
        set_tip(self.card, turn)
        self.card.setAccessibleDescription(turn)
        self.error_label.setVisible(self._left_out > 0)
        self.error_label.setText(self.tr("Line {line} was skipped").format(line=self._left_out))
        note = self._why
        if not note and self._written:
            #: {word} is a word of the card language, "texts"
            note = self.tr("This text is generated from the card’s program. You can write your own under “{word}”.")
            note = note.format(word="texts")
        self.note.setText(note)
        self._noted = note
        self.note.setVisible(bool(note))
        self.caption.setText(self._caption())
        if self.minimumHeight() == self.maximumHeight():
            self.arrange(self.width(), self.height())

    def _caption(self) -> str:
        if self._own is None:
            return ""
        borrowed = borrowed_from(self._kind, self._emblem)
        if borrowed:
            text = self.tr("Emblem: {card}, used until it has its own")
            return text.format(card=shipped_texts(current_language())[borrowed].name)
        if self._emblem:
            return self.tr("Emblem: {file}").format(file=Path(self._emblem).name)
        return self.tr("Its first letter, until it has an emblem")

    def _point(self, look: CardLook | None) -> None:
        """Show the card of the small table that the mouse is at, as large as its own."""
        self._pointed = look
        self._show_words()

    def _take_family(self, family: str) -> None:
        self.set_family(family)
        self.family_chosen.emit(family)

    # -- where it is ---------------------------------------------------------------------------------------------------

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into a panel of this size; what stands beside the card keeps its width as far as may be."""
        scale = ui_scale(self)
        self.setFixedSize(width, height)
        edge, top = round(16 * scale), round(8 * scale)
        self._whole.setContentsMargins(edge - HALO, top, edge - HALO, top)
        self._head.setContentsMargins(HALO, 0, HALO, 0)
        gap = round(8 * scale)
        side = min(round(_SIDE * scale), round(width * 0.42))
        head = max(self.heading.sizeHint().height(), self.families.sizeHint().height())
        self.caption.setMinimumWidth(0)
        room = width - 2 * edge - side - gap
        caption = self.caption.fontMetrics().lineSpacing() * 2 + round(4 * scale)
        wide = min(round(_WIDEST * scale), room, round((height - 2 * top - head - caption - 2 * HALO) / RATIO))
        self.card.wide = max(60, wide)
        self.card.updateGeometry()
        self.caption.setFixedWidth(self.card.wide + 2 * HALO)
        self._right.setContentsMargins(gap, HALO, 0, 0)
        beside = width - 2 * (edge - HALO) - self.card.sizeHint().width() - gap
        for words in (self.error_label, self.note, self.picture_heading):
            words.setContentsMargins(HALO, 0, HALO, 0)
        fit_line(self.heading, 18, width - 2 * edge - self.families.sizeHint().width())
        button = self.emblem.sizeHint().height()
        left = height - 2 * top - head - HALO - button - self.picture_heading.sizeHint().height()
        left -= self.error_label.heightForWidth(beside) if self._left_out else 0
        # What is wrong is told beside the line too: where there is no room for a sentence it is a tip here.
        noted = self.note.heightForWidth(beside) if self._noted else 0
        least = self.trial.least_height + (0 if self._why else self.trial.least_table)
        told = bool(noted) and left - noted >= least
        self.note.setVisible(told)
        set_tip(self.error_label if self._left_out else self.heading, "" if told else self._noted)
        left -= noted if told else 0
        self.trial.arrange(beside, max(self.trial.least_height, min(left, round(_TRIAL * scale))))
