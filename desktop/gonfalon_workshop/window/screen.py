"""The workshop: the text of a set, the card at the cursor as it stands, and what its cards are worth."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QFileSystemWatcher, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gonfalon.core.diagnostics import Diagnostic, confusable_form, shortened
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.games.oriflamme.rules.card_set import CardSet, emblem_path
from gonfalon.games.oriflamme.rules.set_store import name_taken
from gonfalon.games.oriflamme.texts.card_text import rules_text
from gonfalon.games.oriflamme.texts.cards import deck_texts, shipped_texts
from gonfalon.texts.error_messages import diagnostic_line, diagnostic_lines, diagnostic_text, write_failed
from gonfalon.texts.translations import current_language, language_spoken, translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look import fonts
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import announce
from gonfalon_workshop.completion import Completion, completions
from gonfalon_workshop.diagnostics import Diagnosis, Mistake, blank_lines, diagnose
from gonfalon_workshop.document import FileChange, SetDocument, rename_file
from gonfalon_workshop.set_texts import edit_set_text, read_set_texts
from gonfalon_workshop.syntax import card_at, own_ids, word_help
from gonfalon_workshop.window.balance_panel import BalanceController
from gonfalon_workshop.window.card_view import CardView
from gonfalon_workshop.window.editor_tabs import TEXTS, WRITING, EditorTabs, ReferencePage, Toolbar
from gonfalon_workshop.window.emblem_page import EmblemPage

READ_MS: Final = 300
"""So long after the last key the text is read."""
KEEP_MS: Final = 40
"""So soon what is written is kept beside the file."""
_LOOK_MS: Final = 150
"""A program that writes a file in several steps has come to their end by then."""
_GAP: Final = 10

_log = logging.getLogger(__name__)


class WorkshopScreen(Screen):
    """Writes one set at a time; what becomes of it beyond its file is another's."""

    tried = Signal(object)
    """A game is to be played with this `CardSet`, whose file has been saved."""
    saved = Signal()
    """The file of the set has been written."""
    copy_wanted = Signal(Path)
    """One like the set of this file is wanted."""
    share_wanted = Signal(Path)
    """Others are to be given the set of this file, which has been saved."""
    opened = Signal(Screen)
    """A page of the workshop's is to be shown until it says that it is closed."""
    open_rules = Signal(str)
    """A page about writing cards is wanted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.set_document: SetDocument | None = None
        self.standing: Diagnosis | None = None
        """The set as it was read last; None before the first."""
        self._others: tuple[str, ...] = ()
        self._taken: Mapping[str, Path] = {}
        self._kind = self._name = ""
        self._seen = ""
        """The text in the editor, which takes time to ask for."""
        self._trouble = self._news = ""
        self._hushed: tuple[int, str] | None = None
        """What was wrong where somebody did not want to hear of it."""
        self.head = Toolbar()
        self.editor_tabs = EditorTabs(self._fitting)
        self.editor = self.editor_tabs.editor
        self.card = CardView(settings)
        self.balance = BalanceController(self)
        for part in (self.head, self.editor_tabs, self.card, self.balance.panel):
            part.setParent(self)
        self.emblems: EmblemPage | None = None
        self._reading, self._looking, self._keeping, self._trying = (QTimer(self) for _ in range(4))
        for timer, ms, do in (
            (self._reading, READ_MS, self.read),
            (self._looking, _LOOK_MS, self._look_at_file),
            (self._keeping, KEEP_MS, self._keep),
            (self._trying, 0, self._show_trial),
        ):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(do)
        self._watcher = QFileSystemWatcher(self)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        head, editor_tabs, editor = self.head, self.editor_tabs, self.editor
        head.back.clicked.connect(self._leave)
        head.share.clicked.connect(self._share)
        head.check.clicked.connect(self.check)
        head.play.clicked.connect(self._try)
        head.save.clicked.connect(self.save)
        head.copy.clicked.connect(self._copy)
        editor.textChanged.connect(self._changed)
        editor.moved.connect(self._moved)
        editor.mended.connect(self._mend)
        editor.explained.connect(self._explain)
        editor_tabs.callout.taken.connect(self._mend)
        editor_tabs.callout.asked.connect(self._ask_what_fits)
        editor_tabs.turned.connect(self._turned)
        editor_tabs.texts.changed.connect(self._reword)
        editor_tabs.texts.card_chosen.connect(self._choose_card)
        self.card.emblem_wanted.connect(self._choose_emblem)
        self.card.trial.opened.connect(self.opened)
        self.card.trial.sandbox_screen.open_rules.connect(self.open_rules)
        self.balance.panel.kind_chosen.connect(self._choose_card)
        self.balance.panel.folded.connect(self._fold_balance)
        for changed in (self._watcher.fileChanged, self._watcher.directoryChanged):
            changed.connect(self._looking.start)

    # -- a set ---------------------------------------------------------------------------------------------------------

    def open_set(self, set_document: SetDocument, others: tuple[str, ...], taken: Mapping[str, Path]) -> None:
        """Write on at a set.

        Args:
            manuscript: its text.
            others: the ids of the cards that the program brings along.
            taken: the files of other sets, by the names that they have taken, without regard to capital letters.
        """
        self._keep()
        self.set_document, self._others, self._taken = set_document, others, taken
        self.standing, self._kind, self._trouble, self._news, self._hushed = None, "", "", "", None
        # What is only looked at is played when somebody asks for it.
        self.balance.continuous = not set_document.read_only and not self.balance.panel.fold.isChecked()
        self.balance.show_set(None)
        self.editor.setReadOnly(set_document.read_only)
        self._seen = set_document.text
        self.editor.colours.set_ids((*own_ids(set_document.text), *others))
        self.editor.open_text(set_document.text)
        self.editor_tabs.texts.set_read_only(set_document.read_only)
        self.editor_tabs.set_file(shortened(set_document.path.name))
        self.editor_tabs.turn(WRITING)
        self._watch()
        self.read()
        shown = self._shown
        self._name = shown.name if shown is not None else ""
        if set_document.theirs is not None:
            QTimer.singleShot(0, self, self._ask_whose)
        elif set_document.restored:
            self._say(translate("Workshop", "What you had not saved last time has been restored."))

    @property
    def _document(self) -> SetDocument:
        """The set that is written at; only once there is one."""
        assert self.set_document is not None
        return self.set_document

    @property
    def text(self) -> str:
        """The text as it stands in the editor."""
        return self._seen

    def _changed(self) -> None:
        text = self.editor.text
        if text == self._seen:
            # It has only been coloured anew.
            return
        self._seen = text
        self.editor_tabs.hush()
        self._hushed, self._news = None, ""
        self._reading.start()
        # Not once more for every letter: a file takes longer to write than a letter.
        if not self._keeping.isActive():
            self._keeping.start()

    def _keep(self) -> None:
        """Keep what is written beside the file."""
        self._keeping.stop()
        set_document = self.set_document
        if set_document is None or set_document.read_only or self.text == set_document.text:
            return
        try:
            set_document.write(self.text)
        except OSError as error:
            _log.warning("%s", error)
            self._trouble = write_failed(set_document.path.parent, error)
        else:
            self._trouble = ""
        self._show_state()

    def read(self) -> None:
        """Read the text as it stands, and show what comes of it."""
        self._reading.stop()
        self._keep()
        set_document = self.set_document
        if set_document is None:
            return
        found = self._with_name(diagnose(set_document.path, self.text, self._others))
        self.standing = found
        self.editor.colours.set_ids((*own_ids(self.text), *self._others))
        faults = self._faults_told()
        self.editor.show_faults(faults, {fault.line: self._sentence(fault) for fault in reversed(faults)})
        self._show_state()
        self._show_card()
        self._show_texts()
        self._tell_of_line()
        if found.cards is not None:
            self.balance.show_set(found.cards)

    def _with_name(self, found: Diagnosis) -> Diagnosis:
        """Return the diagnosis, with one more mistake where another set has the same name."""
        cards = found.cards
        other = self._taken.get(confusable_form(cards.name)) if cards is not None else None
        if cards is None or other is None or self.set_document is None or self.set_document.read_only:
            return found
        (diagnostic,) = name_taken(cards.name, self.set_document.path, other).diagnostics
        return found._replace(cards=None, faults=(Mistake(diagnostic, 0, 0, 0, None),))

    def _show_state(self) -> None:
        set_document, found = self.set_document, self.standing
        if set_document is None or found is None:
            return
        mistakes = len(found.faults)
        name = found.cards or found.shown
        sentences = []
        if mistakes:
            sentences.append(translate("Workshop", "%n mistake(s).", "", mistakes))
        if name is not None:
            sentences.append(
                translate("Workshop", "“{name}”: %n kind(s) of cards.", "", len(name)).format(name=name.name)
            )
        if set_document.unsaved:
            sentences.append(translate("Workshop", "Not saved yet."))
        self.head.show_state(
            " ".join(sentences), mistakes=mistakes, unsaved=set_document.unsaved, read_only=set_document.read_only
        )
        self.editor_tabs.hint.say(self._trouble or self._news or self._hint(found))

    def _hint(self, found: Diagnosis) -> str:
        if self.set_document is not None and self.set_document.read_only:
            return translate("Workshop", "Read-only: F2 explains a word, F1 the language of cards")
        whole = next((fault for fault in found.faults if not fault.length), None)
        if whole is not None:
            return diagnostic_text(whole.diagnostic)
        if self.editor_tabs.tab == TEXTS:
            return translate("Workshop", "Tab goes from field to field, Ctrl+Down to the next card")
        return translate("Workshop", "Ctrl+Space completes a word, F2 explains it, F8 goes to the next mistake")

    # -- the card ------------------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> CardSet | None:
        """The set that was read last, without the lines that are wrong."""
        return self.standing.shown if self.standing is not None else None

    def _show_card(self) -> None:
        found, cards = self.standing, self._shown
        if found is None or cards is None or not len(cards):
            # What could be shown last stays: half a line may be all that is missing.
            return
        here = card_at(self.text, self.editor.place()[0])
        kind = next((kind for kind in (here, self._kind) if kind in cards), None)
        if kind is None:
            kind = min(cards.kinds, key=lambda one: one.card.place).id
        self._kind = kind
        texts = deck_texts(cards, current_language())[kind]
        self.card.show_card(
            kind,
            texts,
            cards.kinds[cards.number(kind)].type,
            str(emblem_path(cards, kind) or ""),
            left_out=found.left_out[0] + 1 if found.left_out else 0,
            written=texts.text == self._written(kind, current_language()),
        )
        # The card is seen before there has been time to look for positions that suit it.
        self._trying.start()
        self.balance.panel.table.choose(kind)

    def _moved(self, line: int) -> None:
        self._tell_of_line()
        here = card_at(self.text, line)
        if here and here != self._kind and not self._reading.isActive():
            self._show_card()

    def _choose_card(self, kind: str) -> None:
        """Go to the card in the text."""
        cards = self._shown
        if cards is None or kind not in cards or kind == self._kind:
            return
        self._kind = kind
        self.editor.go_to(cards.kinds[cards.number(kind)].card.place.line - 1)
        self._show_card()
        self._show_texts()

    def _choose_emblem(self) -> None:
        set_document, cards = self.set_document, self._shown
        if set_document is None or cards is None or self._kind not in cards or set_document.read_only:
            return
        if self.emblems is None:
            self.emblems = EmblemPage(self.settings)
            self.emblems.chosen.connect(self._take_emblem)
        self.emblems.show_card(
            self._kind,
            deck_texts(cards, current_language())[self._kind],
            cards.kinds[cards.number(self._kind)].type,
            str(emblem_path(cards, self._kind) or ""),
            self.card.families.family,
            set_document.path.parent,
        )
        self.opened.emit(self.emblems)

    def _take_emblem(self, _: str, drawing: bytes) -> None:
        assert self.emblems is not None
        path = self._document.path.with_name(f"{self._kind}.svg")
        try:
            if drawing:
                replace_file(path, drawing, PUBLIC_FILE)
            else:
                path.unlink(missing_ok=True)
        except OSError as error:
            self._tell(translate("Workshop", "The emblem cannot be saved"), write_failed(path, error))
        self.emblems.closed.emit()
        self.read()
        self.saved.emit()

    def _show_trial(self) -> None:
        self.card.show_trial(self._shown, self._kind)

    def _fold_balance(self, folded: bool) -> None:
        # What nobody sees is not played for.
        self.balance.continuous = not folded and self.set_document is not None and not self.set_document.read_only
        if folded:
            self.balance.stop()
        else:
            self.balance.set_changed()
        self.arrange()

    def _turned(self) -> None:
        self._show_texts()
        self._show_state()

    # -- the texts -----------------------------------------------------------------------------------------------------

    def _show_texts(self) -> None:
        found = self.standing
        if self.editor_tabs.tab != TEXTS or found is None:
            return
        told = read_set_texts(self.text)
        if told.trouble:
            # The texts are read all the same, without the lines that are wrong.
            told = replace(read_set_texts(blank_lines(self.text, found.left_out)), trouble=told.trouble)
        self.editor_tabs.texts.show_texts(told, told.ids, self._kind, self._written)

    def _written(self, kind: str, language: str) -> str:
        """Return the text that the program would write on a card."""
        cards = self._shown
        if cards is None or kind not in cards:
            return ""
        texts = {**shipped_texts(language), **deck_texts(cards, language)}
        with language_spoken(language):
            return rules_text(cards.kinds[cards.number(kind)].card, texts.__getitem__)

    def _reword(self, where: Sequence[str], words: str) -> None:
        try:
            text = edit_set_text(self.text, where, words)
        except ValueError as error:
            self._tell(translate("Workshop", "This cannot be written into the text"), str(error))
            return
        self.editor.take_text(text)
        self.read()

    # -- what is wrong -------------------------------------------------------------------------------------------------

    def _faults_told(self) -> list[Mistake]:
        """Return the mistakes that concern some letters of the text, and not all of it."""
        return [fault for fault in self.standing.faults if fault.length] if self.standing is not None else []

    def _sentence(self, fault: Mistake) -> str:
        """Return the text of a mistake; for a drawing also with its file."""
        here = self.set_document is not None and fault.diagnostic.source == str(self.set_document.path)
        return diagnostic_text(fault.diagnostic) if here else diagnostic_line(fault.diagnostic)

    def _tell_of_line(self) -> None:
        """Show the mistake in the line of the cursor, unless the user has dismissed it."""
        if self._reading.isActive():
            return
        line = self.editor.place()[0]
        fault = next((fault for fault in self._faults_told() if fault.line == line), None)
        if fault is None or self.editor.isReadOnly() or (fault.line, fault.diagnostic.sentence) == self._hushed:
            self.editor_tabs.hush()
            return
        sentence = translate("Workshop", "Line {line}: {sentence}")
        self.editor_tabs.tell(
            fault, sentence.format(line=fault.line + 1, sentence=self._sentence(fault)), len(self._faults_told())
        )

    def _mend(self) -> None:
        fault = self.editor_tabs.fault
        if fault is not None and fault.mend is not None:
            self.editor_tabs.hush()
            self.editor.mend(fault.mend)
            self.read()

    def _ask_what_fits(self) -> None:
        fault = self.editor_tabs.fault
        if fault is not None:
            self.editor_tabs.hush()
            self.editor.go_to(fault.line, fault.column)
            self.editor.offer_words()
            self.editor.setFocus()

    def go_to_fault(self, by: int = 1) -> None:
        """Go to the next mistake (1) or the one before (-1), round the whole text."""
        self.read()
        faults = self._faults_told()
        if not faults:
            self._say(translate("Workshop", "There is no mistake."))
            return
        here = self.editor.place()
        places = [(fault.line, fault.column + fault.length) for fault in faults]
        if by > 0:
            at = next((index for index, place in enumerate(places) if place > here), 0)
        else:
            at = next((index for index in reversed(range(len(places))) if places[index] < here), len(places) - 1)
        self.editor_tabs.turn(WRITING)
        self._hushed = None
        self.editor.go_to(*places[at])
        self._tell_of_line()

    def check(self) -> None:
        """Read everything, and say what is wrong."""
        self.read()
        found = self.standing
        if found is None:
            return
        if not found.faults:
            assert found.cards is not None
            words = translate("Workshop", "All of it can be played: %n kind(s) of cards.", "", len(found.cards))
            self._tell(translate("Workshop", "No mistakes"), words)
            return
        diagnostics: list[Diagnostic] = [fault.diagnostic for fault in found.faults]
        heading = translate("Workshop", "%n mistake(s) in the set", "", len(diagnostics))
        notice = Overlay(self, heading, diagnostic_lines(diagnostics, 12))
        if self._faults_told():
            notice.add_button(
                translate("Workshop", "Go to the first"), lambda: self._go_to(self._faults_told()[0]), gold=True
            )
        notice.add_button(translate("Window", "Close"), key="Esc", gold=not self._faults_told())
        notice.open()

    def _go_to(self, fault: Mistake) -> None:
        self.editor_tabs.turn(WRITING)
        self._hushed = None
        self.editor.go_to(fault.line, fault.column + fault.length)
        self._tell_of_line()

    # -- words ---------------------------------------------------------------------------------------------------------

    def _fitting(self, line: int, column: int) -> tuple[int, Sequence[Completion]]:
        return completions(self.text, line, column, self._others)

    def _explain(self) -> None:
        found = word_help(self.text, *self.editor.place(), current_language())
        if found is None:
            self._say(translate("Workshop", "This is not a word of the card language."))
            return
        page = ReferencePage(self, found)
        page.whole_wanted.connect(lambda: self.open_rules.emit("card-language"))
        page.closed.connect(self.editor.setFocus)
        page.open()

    # -- the file ------------------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Write the file of the set; whether that was possible."""
        set_document = self.set_document
        if set_document is None or set_document.read_only:
            return set_document is not None
        self.editor_tabs.texts.save()
        self.read()
        if set_document.theirs is not None:
            self._ask_whose()
            return False
        try:
            set_document.save()
        except OSError as error:
            _log.warning("%s", error)
            self._tell(translate("Workshop", "The set cannot be saved"), write_failed(set_document.path, error))
            return False
        self._call_file()
        self._watch()
        self._show_state()
        self.saved.emit()
        return True

    def _call_file(self) -> None:
        """Let the file be called as the set is from now on."""
        set_document, cards = self.set_document, self.standing.cards if self.standing is not None else None
        if set_document is None or cards is None:
            return
        before, self._name = self._name, cards.name
        self._unwatch()
        try:
            path = rename_file(set_document.path, before, cards.name) if before else set_document.path
        except OSError as error:
            _log.warning("%s", error)
            return
        if path != set_document.path:
            set_document.path = path
            self.editor_tabs.set_file(path.name)
            self.read()

    def _watch(self) -> None:
        path = self._document.path
        self._unwatch()
        if not self._document.read_only:
            # A program that puts a new file in its place leaves nothing of the old one to watch but its folder.
            self._watcher.addPaths([str(path), str(path.parent)])

    def _unwatch(self) -> None:
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def _look_at_file(self) -> None:
        set_document = self.set_document
        if set_document is None or set_document.read_only:
            return
        self._keep()
        seen = set_document.look()
        if seen is FileChange.RELOADED:
            self.editor.take_text(set_document.text)
            self.read()
            self._say(translate("Workshop", "Another program has written the file: this is its text."))
        elif seen is FileChange.BOTH:
            self._ask_whose()
        elif seen is FileChange.GONE:
            self._say(translate("Workshop", "The file is gone. Saving will create it again."))
        else:
            self._show_card()
        if set_document.path.exists() and str(set_document.path) not in self._watcher.files():
            self._watcher.addPath(str(set_document.path))

    def _ask_whose(self) -> None:
        text = translate(
            "Workshop",
            "Another program has written the file {file} while there is something here that is not saved. Which "
            "version do you want to keep?",
        )
        heading = translate("Workshop", "Both have changed")
        question = Overlay(self, heading, text.format(file=shortened(self._document.path.name)))
        question.add_button(translate("Workshop", "What is written here"), self._take_mine, gold=True)
        question.add_button(translate("Workshop", "What is in the file"), self._take_theirs)
        question.open()

    def _take_mine(self) -> None:
        self._document.keep_mine()
        self._show_state()

    def _take_theirs(self) -> None:
        self._document.take_theirs()
        # By the editor's own steps, so that a wrong choice can be taken back.
        self.editor.take_text(self._document.text)
        self.read()

    def _try(self) -> None:
        self.read()
        if self.standing is not None and self.standing.cards is not None and self.save():
            self.tried.emit(self.standing.cards)

    def _share(self) -> None:
        if self.save():
            self.share_wanted.emit(self._document.path)

    def _copy(self) -> None:
        self.copy_wanted.emit(self._document.path)

    def _leave(self) -> None:
        self._keep()
        self.closed.emit()

    # -- what is said --------------------------------------------------------------------------------------------------

    def _say(self, words: str) -> None:
        """Say something below the text, until it is written on."""
        self._news = words
        self._show_state()
        announce(self, words)

    def _tell(self, heading: str, text: str) -> None:
        notice = Overlay(self, heading, text)
        notice.add_button(translate("Window", "Close"), key="Esc", gold=True)
        notice.open()

    def retranslate(self) -> None:
        self.head.retranslate()
        self.editor_tabs.retranslate()
        self.card.retranslate()
        self.balance.retranslate()
        self._show_state()
        self._show_card()
        self._show_texts()

    # -- where it is ---------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        margin, gap = self.px(14) if self.width() > self.px(1180) else self.px(10), self.px(_GAP)
        width, height = self.width() - 2 * margin, self.height()
        self.head.arrange(width)
        high = self.head.high()
        self.head.setGeometry(margin, margin, width, high)
        top = margin + high + gap
        room = height - top - margin - gap
        # Large letters need most room where one writes.
        below = max(self.px(196), round(room * (0.32 if fonts.large() else 0.385)))
        if self.balance.panel.fold.isChecked():
            below = self.balance.panel.head_high()
        side = max(self.px(330), round(width * 0.358))
        self.editor_tabs.arrange(QRect(margin, top, width - side - gap, room - below))
        self.card.setGeometry(margin + width - side, top, side, room - below)
        self.card.arrange(side, room - below)
        self.balance.panel.setGeometry(margin, top + room - below + gap, width, below)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.set_document is not None:
            self._look_at_file()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Whoever shows this screen gives it the focus; where one writes it is at home.
        self.editor_tabs.turn(self.editor_tabs.tab)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.editor_tabs.texts.save()
        self._keep()
        # Nobody sees it: the processor is another's.
        self.balance.close()

    def _keys(self) -> tuple[tuple[tuple[str, ...], Callable[[], object]], ...]:
        return (
            (("Ctrl+S",), self.save),
            (("Ctrl+F",), self._search),
            (("F1",), lambda: self.open_rules.emit("card-language")),
            (("F5",), self._try),
            (("F8",), self.go_to_fault),
            (("Shift+F8",), lambda: self.go_to_fault(-1)),
            (("F6",), lambda: self._next_part(1)),
            (("Shift+F6",), lambda: self._next_part(-1)),
            (
                ("Ctrl+PgDown", "Ctrl+PgUp"),
                lambda: self.editor_tabs.turn(TEXTS if self.editor_tabs.tab == WRITING else WRITING),
            ),
        )

    def _search(self) -> None:
        self.editor_tabs.turn(WRITING)
        self.editor_tabs.search.open()

    def _next_part(self, by: int) -> None:
        """Give the keyboard to the next part of the screen: out of the editor no Tab leads."""
        parts: tuple[QWidget, ...] = (self.editor_tabs, self.card, self.balance.panel, self.head)
        # The stubs do not know that nothing may have it.
        focus = cast("QWidget | None", self.focusWidget())
        here = next((index for index, part in enumerate(parts) if focus is not None and part.isAncestorOf(focus)), -1)
        part = parts[(here + by) % len(parts)]
        if part is self.editor_tabs:
            self.editor_tabs.turn(self.editor_tabs.tab)
            return
        for child in part.findChildren(QWidget):
            if child.isVisible() and child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus:
                child.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.editor_tabs.fault is not None:
                self._hushed = (self.editor_tabs.fault.line, self.editor_tabs.fault.diagnostic.sentence)
                self.editor_tabs.hush()
            else:
                self._leave()
            return
        for names, do in self._keys():
            if any(matches(event, name) for name in names):
                if not event.isAutoRepeat():
                    do()
                return
        super().keyPressEvent(event)
