"""
The texts of a set in all languages of the program side by side, one card at a time, and the bar of those that are
missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.texts.translations import LANGUAGES, current_language, native_name, translate
from gonfalon.ui.look import fonts
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, DropDownChoice
from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, Label, fill, ui_scale
from gonfalon_workshop.set_texts import SetTexts, TextKey
from gonfalon_workshop.window.editor_parts import ErrorLabel
from gonfalon_workshop.window.text_grid import LANGUAGE_NAMES, MISSING, TextCell, TextGrid, keys_of


class MissingBar(QWidget):
    """A button for each language in which something is missing; else a sentence that nothing is, or what is wrong."""

    wanted = Signal(str)
    """The next text that is missing in this language is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.chips = {code: Button(px=12, press=partial(self.wanted.emit, code)) for code in LANGUAGES}
        self._complete = Label(14, colour="text_2", wrap=True)
        self._trouble = ErrorLabel(14, wrap=True)
        self._row = fill(QHBoxLayout(self), (self._complete, 1), (self._trouble, 1), *self.chips.values(), bare=True,
                         spacing=0)  # fmt: skip
        for words in (self._complete, self._trouble):
            words.setContentsMargins(HALO, 0, HALO, 0)
        self._forms: dict[str, tuple[str, ...]] = {}
        """What may stand on the buttons, in fewer and fewer letters."""

    def show_counts(self, order: Sequence[str], counts: Mapping[str, int], trouble: str = "") -> None:
        """Say how many texts are missing by language, in an order of languages, or what keeps them all from sight."""
        self._complete.setText(translate("CardTexts", "No text is missing in any language."))
        self._complete.setVisible(not trouble and not any(counts.values()))
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        #: how many texts are missing in a language, on a small button
        short = translate("CardTexts", "{language}: {count} missing")
        for code in order:
            count, chip = counts[code], self.chips[code]
            words = MISSING[code](count)
            self._forms[code] = (
                words, short.format(language=LANGUAGE_NAMES[code](), count=count), f"{code.upper()} {count}"
            )  # fmt: skip
            chip.setAccessibleDescription(translate("CardTexts", "Goes to the next missing text"))
            set_tip(chip, words)
            chip.setVisible(bool(count) and not trouble)
            self._row.addWidget(chip)

    def sentence(self) -> str:
        """Return the sentence that is shown in place of buttons."""
        return next((words.text() for words in (self._trouble, self._complete) if not words.isHidden()), "")

    def arrange(self, width: int) -> None:
        """Write as much on the buttons as has room in one row."""
        shown = [code for code, chip in self.chips.items() if not chip.isHidden() and code in self._forms]
        for form in range(3):
            for code in shown:
                self.chips[code].be_slim(form > 0)
                self.chips[code].setText(self._forms[code][form])
                self.chips[code].setAccessibleName(self._forms[code][0])
            if sum(self.chips[code].sizeHint().width() for code in shown) <= width:
                return


_SAVE_MS: Final = 500
"""So long after the last key what was typed goes into the file."""
_NARROWEST: Final = 118
"""No column is narrower, in design pixels; where it would be, two languages are chosen."""
_LABELS: Final = 118
_BESIDE: Final = 700
"""From this width on, in design pixels, what the rows are called stands at their left; else above them."""

WrittenText = Callable[[str, str], str]
"""Gives the text that the program writes for a card, by its id, in a language where the set has none; or nothing."""


class TextsPage(QWidget):
    """A grid: a row for each text of the chosen card, a column for each language, that of the program first."""

    changed = Signal(object, str)
    """The text at the place to which the keys lead, as `("texts", "uk", "baker", "name")`, is to be this; empty for
    none. Sent once when a field is left, or when nothing has been typed for half a second."""
    card_chosen = Signal(str)
    """Another card is shown, by its id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worded = SetTexts()
        self._ids: tuple[str, ...] = ()
        self._current = ""
        self._written: WrittenText = lambda id, language: ""
        self._known: dict[tuple[str, str], str] = {}
        self._read_only = False
        self._order: tuple[str, ...] = LANGUAGES
        self._two = False
        self._pair: tuple[str, ...] = LANGUAGES[:2]
        """The languages in sight where there is room for two; the controls know only which was chosen last."""
        self._pending: TextCell | None = None
        self._last: tuple[str, TextKey, str] = ("", (), "")
        """The text to which the keyboard came last, by card, key and language."""
        self.cards = DropDown()
        self.cards.activated.connect(lambda _: self._choose(self.cards.key()))
        self.missing = MissingBar()
        self.missing.wanted.connect(self._go_to_missing)
        self._headings = {code: Label(15, QFont.Weight.DemiBold, "heading") for code in LANGUAGES}
        self.choices = (Segmented(LANGUAGES, px=13), Segmented(LANGUAGES, px=13))
        for index, choice in enumerate(self.choices):
            choice.chosen.connect(lambda code, index=index: self._take_language(index, code))
        self.grid = TextGrid()
        self.grid.typed.connect(self._typed)
        self.grid.left.connect(self.save)
        self.grid.entered.connect(self._entered)
        self.grid.stepped.connect(self._step)
        self.area = ScrollArea(self.grid)
        self._later = QTimer(self, singleShot=True, interval=_SAVE_MS)
        self._later.timeout.connect(self.save)
        self._heads = QHBoxLayout()
        top = fill(QHBoxLayout(), self.cards, (self.missing, 1), spacing=0)
        fill(QVBoxLayout(self), top, self._heads, (self.area, 1), bare=True, spacing=0)
        self.retranslate()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """The card whose texts are shown, by its id; empty where there is none."""
        return self._current

    def show_texts(self, worded: SetTexts, ids: Sequence[str], current: str, written: WrittenText) -> None:
        """Show the texts of a set; a field that is being typed in keeps what stands there.

        Args:
            worded: the texts as the file has them. Where they cannot be read, those from before stay in sight; and
                where something is in the way, nothing can be written.
            ids: the cards, in the order of the list.
            current: the card to show; one that is not there leaves the choice as it is.
            written: what the program says in place of a card's text.
        """
        left_behind = self._taken() if current in ids and current != self._current else None
        if worded.trouble and not worded.ids:
            self._worded = SetTexts(self._worded.ids, self._worded.said, self._worded.asked, worded.trouble)
        else:
            self._worded, self._ids, self._written = worded, tuple(ids), written
            self._known = {}
        chosen = current if current in self._ids else self._current
        self._current = chosen if chosen in self._ids else next(iter(self._ids), "")
        self._fill()
        # Whoever hears of it may show other texts at once.
        if left_behind is not None:
            self.changed.emit(*left_behind)

    def set_read_only(self, read_only: bool) -> None:
        """Let everything be read and copied, and nothing written."""
        if read_only:
            self.save()
        self._read_only = read_only
        self._fill()

    def retranslate(self) -> None:
        """Make every text anew, with the language of the program in the first column."""
        self._order = tuple(dict.fromkeys((current_language(), *LANGUAGES)))
        if not self._two:
            self._pair = self._order[:2]
        for code, heading in self._headings.items():
            heading.setText(native_name(code))
        columns = translate("CardTexts", "Language at the left"), translate("CardTexts", "Language at the right")
        for choice, words, code in zip(self.choices, columns, self._pair, strict=True):
            choice.set_labels({code: code.upper() for code in LANGUAGES}, words)
            choice.set_value(code)
            for each in LANGUAGES:
                choice.segment(each).setAccessibleName(LANGUAGE_NAMES[each]())
        self.cards.setAccessibleName(translate("CardTexts", "Card"))
        self._fill()

    def restyle(self) -> None:
        """Take the measure of now."""
        self.arrange()

    def _fill(self) -> None:
        """Show the texts of the card of now."""
        worded, id, speaks = self._worded, self._current, self._order[0]
        names = {card: worded.name(card, speaks) for card in self._ids}
        self.cards.fill([DropDownChoice(card, name, name, card) for card, name in names.items()])
        with QSignalBlocker(self.cards):
            self.cards.set_key(id)
        self.grid.show_card(
            worded, id, speaks, lambda language: self._by_program(id, language), read_only=self._closed()
        )
        counts = {code: len(self._missing(code)) for code in LANGUAGES}
        self.missing.show_counts(self._order, counts, worded.trouble)
        self.arrange()

    def _by_program(self, id: str, language: str) -> str:
        if (id, language) not in self._known:
            self._known[id, language] = self._written(id, language)
        return self._known[id, language]

    def _missing(self, language: str) -> list[tuple[str, TextKey]]:
        """Return what is missing in a language, in the order of the rows, without what the program writes."""
        missing = set(self._worded.missing(language))
        return [
            (id, key)
            for id in self._ids
            for key in keys_of(self._worded, id)
            if (id, key) in missing and not (key == ("text",) and self._by_program(id, language))
        ]

    # -- what is written -----------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Have what was typed last put into the file."""
        taken = self._taken()
        if taken is not None:
            self.changed.emit(*taken)

    def _taken(self) -> tuple[tuple[str, ...], str] | None:
        """Return what was typed and has not been reported yet, and where it belongs, or None."""
        self._later.stop()
        cell, self._pending = self._pending, None
        if cell is None or cell.words() == cell.said or self._closed():
            return None
        cell.said = cell.words()
        return ("texts", cell.language, cell.card, *cell.key), cell.said

    def _typed(self, cell: TextCell) -> None:
        self._pending = cell
        self._later.start()
        self._keep_in_sight(cell)

    def _closed(self) -> bool:
        return self._read_only or bool(self._worded.trouble)

    # -- cards and languages -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier
        if control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Show the next card or the one before, with the keyboard in the same field."""
        index = self._ids.index(self._current) + by if self._current in self._ids else -1
        if 0 <= index < len(self._ids):
            cell = self.grid.cell_in_use()
            place = None if cell is None else (cell.key, cell.language)
            self._choose(self._ids[index])
            if place is not None:
                self.grid.enter(*place)

    def _choose(self, id: str) -> None:
        self.save()
        if id in self._ids and id != self._current:
            self._current = id
            self._fill()
            self.area.verticalScrollBar().setValue(0)
            self.card_chosen.emit(id)

    def _go_to_missing(self, language: str) -> None:
        """Go to the next text that is missing in a language, behind the one that was written last."""
        self.save()
        missing = self._missing(language)
        if not missing:
            return
        places = [(id, key) for id in self._ids for key in keys_of(self._worded, id)]
        here = next(place for place, (id, _) in enumerate(places) if id == self._current) - 1
        card, key, code = self._last
        if (card, code) == (self._current, language) and (card, key) in places:
            here = places.index((card, key))
        id, key = next((place for place in missing if places.index(place) > here), missing[0])
        if language not in self._shown():
            self._take_language(1, language)
        self._choose(id)
        self.grid.enter(key, language)

    def _take_language(self, index: int, code: str) -> None:
        """Show a language in one of two columns; the other takes the one that was here if both would be the same."""
        self.save()
        mine, other = self.choices[index], self.choices[1 - index]
        mine.set_value(code)
        if other.value() == code:
            other.set_value(self._pair[index])
        self._pair = (self.choices[0].value(), self.choices[1].value())
        self.arrange()

    def _shown(self) -> tuple[str, ...]:
        """The languages in sight, from left to right."""
        return self._pair if self._two else self._order

    # -- places --------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Fit everything into the room that there is."""
        letters, width = ui_scale(self) * fonts.text_scale(), self.width()
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._two = width - bar < len(LANGUAGES) * _NARROWEST * letters
        beside = round(_LABELS * letters) if width >= _BESIDE * letters else 0
        wide = min(max(self.cards.sizeHint().width(), round(200 * ui_scale(self))), round(width * 0.4))
        self.cards.setFixedWidth(wide)
        self.missing.arrange(width - wide)
        self._heads.setContentsMargins(beside, 0, bar, 0)
        self._heads.setSpacing(0)
        for part in (*self._headings.values(), *self.choices):
            part.setVisible(isinstance(part, Segmented) == self._two)
        for code in self._order:
            self._headings[code].setContentsMargins(HALO, 0, 0, 0)
            self._heads.addWidget(self._headings[code], 1)
        for choice in self.choices:
            self._heads.addWidget(choice, 1)
        self.grid.place(self._shown(), beside)

    def _entered(self, cell: TextCell) -> None:
        self._last = (cell.card, cell.key, cell.language)
        self._keep_in_sight(cell)

    def _keep_in_sight(self, cell: TextCell) -> None:
        def scroll() -> None:
            for y in (cell.geometry().bottom(), cell.y()):
                self.area.ensureVisible(cell.x(), y, 0, round(8 * ui_scale(self)))

        # It has its place, and its height, when the layouts have been made anew.
        QTimer.singleShot(0, cell, scroll)
