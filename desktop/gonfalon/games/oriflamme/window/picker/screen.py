"""The deck picker: a screen on which ten kinds of cards are chosen, with advice on the card that is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import SystemRandom
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.rules.card_set import CardSet, emblem_path
from gonfalon.games.oriflamme.rules.set_store import DECK_SIZE, SHIPPED
from gonfalon.games.oriflamme.texts.cards import CardText, deck_texts
from gonfalon.games.oriflamme.texts.objective import box_title
from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft, deck_facts
from gonfalon.games.oriflamme.window.picker.deck_panel import SHAKE, DeckFoot, DeckPanel
from gonfalon.games.oriflamme.window.picker.house_decks import HouseDecks
from gonfalon.games.oriflamme.window.picker.kind_grid import KindGrid
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import SPEEDS, AnimationSettings
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.keys import Binding, answered
from gonfalon.ui.widgets.page_view import CardPicture
from gonfalon.ui.widgets.panel import FinePanel, ScrollArea
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, fill, ui_scale


class CardAdvice(FinePanel):
    """The card in full, a few sentences, and a button to add or remove it."""

    asked = Signal()
    """The card is to be added or removed."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = CardPicture()
        self.title = WrappingLabel(18, QFont.Weight.DemiBold, "heading")
        self.origin = WrappingLabel(14, colour="text_2")
        self.tip = WrappingLabel(15)
        self.pair_heading = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.pair = WrappingLabel(15)
        self.risk_heading = Label(14, QFont.Weight.DemiBold, "rubric", wrap=True)
        self.risk = WrappingLabel(15)
        self.button = Button(px=15, wrap=True, press=self.asked)
        inner = QWidget()
        self._words = QVBoxLayout(inner)
        self._words.setSpacing(0)
        fill(self._words, self.title, self.origin, self.tip, self.pair_heading, self.pair, self.risk_heading, self.risk)
        self._words.addStretch(1)
        self.area = ScrollArea(inner)
        self._whole = fill(
            QVBoxLayout(self), (self.picture, 0, Qt.AlignmentFlag.AlignHCenter), (self.area, 1), self.button, spacing=0
        )

    def retranslate(self) -> None:
        """Make the headings anew."""
        self.pair_heading.setText(self.tr("Goes well with"))
        self.risk_heading.setText(self.tr("Watch out for"))

    def show_card(self, look: CardLook, origin: str, tip: str, goes_with: str, beware: str) -> None:
        """The card, from which set and of which type it is, and what is advised; empty advice is left out."""
        if self.picture.look != look:
            self.area.verticalScrollBar().setValue(0)
        self.picture.look = look
        self.picture.setAccessibleName(
            translate("RulesScreen", "{card}: {text}").format(card=look.name, text=look.text)
        )
        self.picture.update()
        self.title.setText(self.tr("About the {card}").format(card=look.name))
        self.origin.setText(origin)
        for words, text in ((self.tip, tip), (self.pair, goes_with), (self.risk, beware)):
            words.setText(text)
            words.setVisible(bool(text))
        self.pair_heading.setVisible(bool(goes_with))
        self.risk_heading.setVisible(bool(beware))

    def show_button(self, words: str, name: str) -> None:
        """Set the text of the button, and its accessible name, which includes the card's name."""
        self.button.setText(words)
        self.button.setAccessibleName(name)

    def page(self, by: int) -> None:
        """Scroll the words by a page up (-1) or down (1)."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + by * round(bar.pageStep() * 0.8))

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into a panel of this size; the card gives way to the words when it is low."""
        scale = ui_scale(self)
        self.setFixedWidth(width)
        top, side = round(14 * scale), round(12 * scale)
        wide = min(round(250 * scale), width - 2 * round(10 * scale) - 12, round(height * 0.44 / RATIO))
        self.picture.wide = wide
        self.picture.updateGeometry()
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._whole.setContentsMargins(side - HALO, top, side - HALO, round(8 * scale))
        self._words.setContentsMargins(HALO + round(4 * scale), round(4 * scale), max(0, HALO - bar), 0)
        gap = round(16 * scale)
        self.tip.setContentsMargins(0, round(6 * scale), 0, 0)
        for heading in (self.pair_heading, self.risk_heading):
            heading.setContentsMargins(0, gap, 0, 0)


_FAMILY: Final = "B"


class PickerScreen(Screen):
    """Rows of cards to choose from, the deck beneath them, and the card that is looked at beside them."""

    decided = Signal(tuple, tuple)
    """The names of the sets of which a kind is taken, and the ids of the ten kinds, sorted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._make_parts()
        self._lay_out()
        self.choice = DeckDraft(())
        self.dice = SystemRandom()
        self._texts: dict[str, CardText] = {}
        self._emblems: dict[str, str] = {}
        self._looked_at = ""
        self._said = ""
        self._connect()
        self.house = HouseDecks(self.deck.bar, settings, self.choice)
        self.house.laid.connect(self._changed)
        self.house.said.connect(self._say)
        self._make_keys()
        self.retranslate()

    def _make_parts(self) -> None:
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading", wrap=True)
        self._rule = Label(14, colour="on_table_2", wrap=True)
        self._how = Label(14, colour="on_table_2", wrap=True)
        self.back = Button(px=15, key="Esc")
        self.grid = KindGrid()
        self.grid.went.connect(lambda tile: self.area.ensureWidgetVisible(tile, 0, self.px(30)))
        content = QWidget()
        self._scrolled = fill(QVBoxLayout(content), self.grid, 1, bare=True)
        self.area: ScrollArea = ScrollArea(content)
        self.deck = DeckPanel()
        self.deck.bar.reshaped.connect(self._bar_reshaped)
        self.foot = DeckFoot()
        self.advice = CardAdvice()

    def _lay_out(self) -> None:
        self._head, words = QHBoxLayout(), QVBoxLayout()
        words.setSpacing(0)
        fill(words, self._title, self._rule, self._how)
        fill(self._head, (words, 1), (self.back, 0, Qt.AlignmentFlag.AlignTop))
        self._left = fill(QVBoxLayout(), self._head, (self.area, 1), spacing=0)
        self._deck_place = fill(QHBoxLayout(), (self.deck, 0, Qt.AlignmentFlag.AlignLeft))
        fill(self._left, self._deck_place, self.foot)
        self._sides = fill(QHBoxLayout(self), (self._left, 1), spacing=0)
        self._side = fill(QVBoxLayout(), self.advice)
        self._sides.addLayout(self._side)

    def _connect(self) -> None:
        self.back.clicked.connect(self.closed)
        self.grid.toggled.connect(self.toggle)
        self.grid.looked_at.connect(self.look_at)
        self.foot.random.clicked.connect(lambda: self._quickly(lambda: self.choice.at_random(self.dice)))
        self.foot.halves.clicked.connect(lambda: self._quickly(lambda: self.choice.halves(self.dice)))
        self.foot.clear.clicked.connect(lambda: self._quickly(lambda: self.choice.lay(())))
        self.foot.play.clicked.connect(self.decide)
        self.advice.asked.connect(lambda: self.toggle(self._looked_at))

    def _make_keys(self) -> None:
        # Shortcuts, because the grid has a use of its own for these.
        keys: tuple[tuple[str, Callable[[], None]], ...] = (
            ("Ctrl+Return", self.foot.play.click),
            ("Ctrl+Enter", self.foot.play.click),
            ("PgUp", lambda: self.advice.page(-1)),
            ("PgDown", lambda: self.advice.page(1)),
        )
        for key, press in keys:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(key.startswith("Pg"))
            shortcut.activated.connect(press)

        self._letters = (
            Binding(("R",), "", self.foot.random.click),
            Binding(("F",), "", self.foot.halves.click),
            Binding(("Del",), "", self.foot.clear.click),
        )

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_sets(self, sets: Sequence[CardSet], chosen: Sequence[str]) -> None:
        """Offer the kinds of these sets, a later one's in place of an earlier one's of the same id."""
        self.choice = self.house.choice = DeckDraft(sets, chosen)
        self.grid.set_rows([kind.id for kind in row] for row in self.choice.rows)
        self._emblems = {}
        for part, row in zip(self.choice.sets, self.choice.rows, strict=True):
            self._emblems.update((kind.id, str(emblem_path(part, kind.id) or "")) for kind in row)
        # The last row is what makes this deck another one; a user's set would be below the edge.
        last = self.choice.rows[-1] if len(self.choice.sets) > len(SHIPPED) else ()
        first = next(iter(last), None) or next(iter(self.choice.deck), None) or next(iter(self.choice.kinds), None)
        self._looked_at = first.id if first else ""
        if first:
            self.grid.stop_at(first.id)
        self.foot.halves.setVisible(len(self.choice.sets) > 1)
        self.foot.halves.setEnabled(len(self.choice.sets) > 1)
        self._said = ""
        self._order_tabs()
        self.retranslate()
        self.restyle()

    def _order_tabs(self) -> None:
        bar = self.deck.bar
        stops: list[QWidget] = [*self.grid.tiles.values(), self.advice.button]
        stops += [bar.decks, bar.keep, bar.remove, bar.name, bar.save, bar.sure, bar.cancel]
        stops += [self.foot.random, self.foot.halves, self.foot.clear, self.foot.play, self.back]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Choose ten kinds of cards"))
        self._rule.setText(
            self.tr(
                "Every family plays the same ten. The rule books do not say how to mix sets: "
                "choosing ten kinds is our house rule."
            )
        )
        self._how.setText(self.tr("Click a card, or press Enter, to add or remove it."))
        self.back.setText(translate("Table", "Back"))
        self.foot.random.setText(self.tr("Random ten"))
        set_tip(self.foot.random, self.tr("Ten of these cards, drawn at random (key R)"))
        self.foot.clear.setText(self.tr("Clear all"))
        set_tip(self.foot.clear, self.tr("Remove every card from the deck (key Del)"))
        self.foot.play.setText(self.tr("Play with these ten"))
        self.deck.title.setText(self.tr("Your deck"))
        self.deck.bar.retranslate()
        self.advice.retranslate()
        self._texts = {}
        for place, part in enumerate(self.choice.sets):
            texts = deck_texts(part, self.settings.language)
            self._texts.update((kind.id, texts[kind.id]) for kind in self.choice.rows[place])
        self._say_halves()
        self._changed()

    def _say_halves(self) -> None:
        if len(self.choice.sets) < 2:
            return
        own, others = self.choice.shares()
        self.foot.halves.setText(self.tr("{own} + {others}").format(own=own, others=others))
        last = box_title(self.choice.sets[-1].name)
        if len(self.choice.sets) == 2:
            first = box_title(self.choice.sets[0].name)
            words = self.tr("{others} of “{first}” and {own} of “{last}”, drawn at random (key F)")
            words = words.format(own=own, others=others, first=first, last=last)
        else:
            words = self.tr("{own} of “{last}” and {others} of the other sets, drawn at random (key F)")
            words = words.format(own=own, others=others, last=last)
        set_tip(self.foot.halves, words)
        self.foot.halves.setAccessibleDescription(words)

    def _look(self, id: str, type: str) -> CardLook:
        text = self._texts[id]
        return CardLook(id, type, _FAMILY, text.name, text.text, self._emblems[id])

    def _changed(self) -> None:
        """Show what is chosen now."""
        choice = self.choice
        offering = [place for place, row in enumerate(choice.rows) if row]
        for row, place in zip(self.grid.rows, offering, strict=True):
            row.set_name(box_title(choice.sets[place].name))
            row.count.setText(self.tr("%n chosen", "", choice.count(place)))
        for kind in choice.kinds:
            tile, chosen = self.grid.tiles[kind.id], kind.id in choice
            name = self._heard(kind.type, chosen).format(card=self._texts[kind.id].name)
            tile.setChecked(chosen)
            tile.set_card(self._look(kind.id, kind.type), name)
        self._show_deck()
        self.look_at(self._looked_at)
        self._show_note()
        if self.isVisible():
            self.arrange()

    def _heard(self, type: str, chosen: bool) -> str:
        if type == "character":
            return self.tr("{card}, character, chosen") if chosen else self.tr("{card}, character, not chosen")
        return self.tr("{card}, intrigue, chosen") if chosen else self.tr("{card}, intrigue, not chosen")

    def _show_deck(self) -> None:
        deck, names = self.choice.deck, {id: text.name for id, text in self._texts.items()}
        words = self.tr("%n of {ten}", "how many kinds are chosen", len(deck)).format(ten=DECK_SIZE)
        self.deck.counter.calm()
        self.deck.counter.set_words(words, self.tr("Ten already"))
        listed = ", ".join(names[kind.id] for kind in deck)
        heard = self.tr("Your deck: {cards}").format(cards=listed) if deck else self.tr("Your deck is empty")
        looks = {kind.id: self._look(kind.id, kind.type) for kind in deck}
        self.deck.seats.set_cards(tuple(looks.values()), heard)
        for place, fact in enumerate(deck_facts(deck, names)):
            self.deck.facts.set_fact(place, looks.get(fact.icon, fact.icon), fact.title, fact.note)
        missing = DECK_SIZE - len(deck)
        why_not = self.tr("Choose %n more kind(s) first", "", missing)
        self.foot.play.setEnabled(not missing)
        set_tip(self.foot.play, why_not if missing else "")
        self.foot.play.setAccessibleDescription(why_not if missing else "")
        self.foot.clear.setEnabled(bool(deck))
        self.deck.bar.allow_keeping(not missing, why_not)
        self.deck.bar.show_deck(self.house.on_table())

    def look_at(self, id: str) -> None:
        """Show a card in full, with what to know of it."""
        kind = next((kind for kind in self.choice.kinds if kind.id == id), None)
        if kind is None:
            return
        self._looked_at = id
        text, chosen = self._texts[id], id in self.choice
        part = next(part for place, part in enumerate(self.choice.sets) if kind in self.choice.rows[place])
        origin = self.tr("{set} · character") if kind.type == "character" else self.tr("{set} · intrigue")
        origin = origin.format(set=box_title(part.name))
        self.advice.show_card(self._look(id, kind.type), origin, text.tip, text.goes_with, text.beware)
        if chosen:
            heard = self.tr("Remove from the deck: {card}").format(card=text.name)
            self.advice.show_button(self.tr("Remove from the deck"), heard)
        else:
            heard = self.tr("Add to the deck: {card}").format(card=text.name)
            self.advice.show_button(self.tr("Add to the deck"), heard)
        tile = self.grid.tiles[id]
        if tile.hasFocus():
            self.grid.stop_at(id)

    def _say(self, words: str) -> None:
        self._said = words
        self._show_note()

    def _show_note(self) -> None:
        missing, name = DECK_SIZE - len(self.choice), self.house.on_table()
        if self._said:
            words = self._said
        elif missing:
            words = self.tr("%n more kind(s) to choose", "", missing)
        elif name:
            words = self.tr("Saved as the house deck “{name}”").format(name=self.house.short(name))
        else:
            words = ""
        self.foot.note.setText(words)

    # -- where it is ---------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        px, bar = self.px, self.area.verticalScrollBar().sizeHint().width()
        wide = self.width() >= px(1180)
        margin, top, foot = px(14 if wide else 10), px(12 if wide else 8), px(8)
        side = px(276 if wide else 220)
        # The bar of the rows hangs in the gutter.
        inner = self.width() - 2 * margin - side - max(bar, px(14))
        self.advice.arrange(side, self.height() - 2 * margin)
        # Buttons bring the room for their ring along: all other things are set in by as much.
        self._sides.setContentsMargins(margin - HALO, 0, margin, 0)
        self._side.setContentsMargins(0, margin, 0, margin)
        self._scrolled.setContentsMargins(HALO, 0, 0, 0)
        self._deck_place.setContentsMargins(HALO, 0, 0, 0)
        self._left.setContentsMargins(0, top, 0, foot)
        low = self.height() < px(760) * max(1.0, self.settings.text_scale)
        self._title.set_size(24 if low else 28)
        self._how.setVisible(not low)
        self.deck.set_low(low)
        for words in (self._title, self._rule, self._how):
            words.setContentsMargins(HALO + px(8), 0, 0, 0)
        self._head.setContentsMargins(0, 0, max(0, bar - HALO), px(6))
        self.foot.arrange(inner + 2 * HALO)
        self._head.invalidate()
        head = self._head.totalHeightForWidth(inner + bar + HALO)
        room = self.height() - top - foot - head - self.foot.height() - px(10)
        high = self._place_deck(inner, room - self.grid.first_and_half(inner))
        self.grid.arrange(inner, room - high)

    def _place_deck(self, width: int, room: int) -> int:
        """Put the deck under the rows; its facts, and at last all of it, among them. How high it is under them."""
        self.deck.hold_facts(True)
        if (high := self.deck.fit(width)) > room:
            self.deck.hold_facts(False)
            if (high := self.deck.fit(width)) > room:
                self.deck.hold_facts(True)
                self.deck.fit(width)
                self._scrolled.insertWidget(1, self.deck)
                return 0
            self._scrolled.insertWidget(1, self.deck.facts)
        self._deck_place.addWidget(self.deck, 0, Qt.AlignmentFlag.AlignLeft)
        return high

    def _bar_reshaped(self) -> None:
        if self.isVisible():
            self.arrange()
            if self.area.isAncestorOf(self.deck):
                self.area.ensureWidgetVisible(self.deck.bar)

    # -- what is done --------------------------------------------------------------------------------------------------

    def toggle(self, id: str) -> None:
        """Add or remove a kind; an eleventh is refused by the counter."""
        self._said = ""
        if self.choice.toggle(id):
            self._changed()
            return
        self._say(self.tr("Ten kinds are chosen already. Remove one first."))
        settings = self.settings
        self.deck.counter.refuse(
            0 if settings.reduced_motion else AnimationSettings(SPEEDS[settings.animation_speed]).ms(SHAKE)
        )

    def _quickly(self, choose: Callable[[], None]) -> None:
        self._said = ""
        choose()
        self._changed()

    def decide(self) -> None:
        """Play with what is chosen, if it is ten."""
        if self.choice.full:
            self.decided.emit(self.choice.sets_taken, self.choice.ids)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._looked_at:
            tile = self.grid.tiles[self._looked_at]
            if self.focusWidget() is None:
                tile.setFocus(Qt.FocusReason.OtherFocusReason)
            # Not before everything has its place.
            QTimer.singleShot(0, tile, lambda: self.area.ensureWidgetVisible(tile, 0, self.px(30)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Whoever shows this page gives it the focus; the arrows are at home in the grid.
        if self._looked_at:
            self.grid.tiles[self._looked_at].setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.deck.bar.is_asking:
                self.deck.bar.browse()
            else:
                self.closed.emit()
        elif not answered(event, self._letters):
            super().keyPressEvent(event)
