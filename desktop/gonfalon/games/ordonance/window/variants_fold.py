"""What was chosen for Ordonance, to be read before it begins, and a fold in which it is changed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from gonfalon.games.ordonance.texts.variants import CHOICES, SCORING, Variants, label, note, said, title
from gonfalon.ui.look import theme
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.dress import HALO, Ground, Words, follow_width, unit
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.setting_row import SettingRow

__all__ = ["VariantsFold", "choices", "explain"]


def choices(name: str) -> list[tuple[str, str, str]]:
    """The possibilities of a choice, for the box in which it is made."""
    return [(word, label(name, word), label(name, word)) for word in CHOICES[name]]


def explain(box: DropDown, name: str) -> None:
    """Give each possibility in a box its explanation."""
    for index, word in enumerate(CHOICES[name]):
        box.setItemData(index, note(name, word), Qt.ItemDataRole.ToolTipRole)


class _Rows(QWidget):
    """The panel that unfolds: a line for each choice."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PANEL
        self.lines = QVBoxLayout(self)
        self.lines.setSpacing(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0)
        fine_panel(QPainter(self), theme.current().panel, body)


class VariantsFold(QWidget):
    """Everything but the scoring is chosen here; that stands at the foot of the screen."""

    changed = Signal()
    folded = Signal()
    """It was opened or shut."""

    def __init__(self, variants: Variants) -> None:
        super().__init__()
        self.variants = variants
        self.words = Words(14, colour="on_table_2", wrap=True)
        self.button = Button(px=15)
        self.button.setCheckable(True)
        self.button.toggled.connect(self._fold)
        self.panel = _Rows()
        self.panel.hide()
        self.boxes: dict[str, DropDown] = {}
        self.rows: dict[str, SettingRow] = {}
        for name in CHOICES:
            if name != SCORING:
                self.boxes[name] = box = DropDown()
                box.currentIndexChanged.connect(lambda _=0, name=name: self._choose(name))
                self.rows[name] = SettingRow(box)
                self.panel.lines.addWidget(self.rows[name])
        self._whole = QGridLayout(self)
        self._whole.setColumnStretch(0, 1)
        follow_width(self)
        self.arrange(600)

    def retranslate(self) -> None:
        """Make every text anew."""
        self.button.setText(self.tr("Variants…"))
        for name, box in self.boxes.items():
            blocked = box.blockSignals(True)
            box.fill(choices(name))
            explain(box, name)
            box.blockSignals(blocked)
        self.show_chosen()

    def show_chosen(self) -> None:
        """Say what is chosen now."""
        variants = self.variants
        names = variants.names()
        phrases = " · ".join(said(name, variants.word(name)) for name in names if name != SCORING)
        self.words.setText("\n".join((note(SCORING, variants.word(SCORING)), phrases)))
        for name, row in self.rows.items():
            word = variants.word(name)
            row.set_texts(title(name), note(name, word))
            row.setVisible(name in names)
            set_tip(self.boxes[name], note(name, word))
            blocked = self.boxes[name].blockSignals(True)
            self.boxes[name].set_key(word)
            self.boxes[name].blockSignals(blocked)
        self._show_fold()
        if self.isVisible():
            # Longer words want more lines, which the layout around sees only now.
            self.arrange(self.width())

    def _show_fold(self) -> None:
        shut = not self.button.isChecked()
        self.button.set_icon_name("icon-chevron-right" if shut else "icon-chevron-down", right=True)
        self.button.setAccessibleDescription(
            self.tr("Shows more choices for this game") if shut else self.tr("Hides the choices below")
        )

    def _fold(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        self._show_fold()
        self.folded.emit()

    def _choose(self, name: str) -> None:
        self.variants.choose(name, self.boxes[name].key())
        self.show_chosen()
        self.changed.emit()

    def arrange(self, width: int) -> None:
        """The button behind the words where there is room for both, else below them."""
        scale = unit(self)
        while self._whole.takeAt(0) is not None:
            pass
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setHorizontalSpacing(round(8 * scale))
        self._whole.setVerticalSpacing(round(2 * scale))
        self.words.setContentsMargins(HALO, 0, HALO, 0)
        inside = round(14 * scale) + HALO
        self.panel.lines.setContentsMargins(inside, round(6 * scale), inside, round(6 * scale))
        beside = self.button.sizeHint().width() + 330 * scale <= width
        self._whole.addWidget(self.words, 0, 0, 1, 1 if beside else 2)
        if beside:
            self._whole.addWidget(self.button, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._whole.addWidget(self.button, 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self._whole.addWidget(self.panel, 2, 0, 1, 2)
