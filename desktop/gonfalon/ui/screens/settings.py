"""The settings page: every choice holds at once, nothing has to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import SettingsSection
from gonfalon.ui.screens.player_profile import ProfileSettings
from gonfalon.ui.settings.store import SECTIONS, AnyField, Choice, Field, Range, Settings
from gonfalon.ui.sound.player import Player, Silence
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.choice_controls import Segmented, SettingRow, Switch
from gonfalon.ui.widgets.input_fields import SearchField
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Divider, Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, fill, ui_scale
from gonfalon.ui.widgets.value_controls import Slider, VolumeButton


class ValueSlider(QWidget):
    """The slider of a range, with its value in words behind it."""

    chosen = Signal(float)

    def __init__(self, field: Range, before: QWidget | None = None, after: QWidget | None = None) -> None:
        super().__init__()
        self.field = field
        step, page, tick = (round(100 * step) for step in field.steps)
        low, high = (round(100 * limit) for limit in field.limits)
        self.slider = Slider(low, high, step)
        self.slider.setPageStep(page)
        self.slider.setTickInterval(tick)
        self.slider.valueChanged.connect(self._moved)
        self.slider.sliderReleased.connect(self._choose)
        self.value = Label(16, QFont.Weight.DemiBold)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if before is None:
            # The Tab key would pass by what stands before the slider.
            self.setFocusProxy(self.slider)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, HALO, 0)
        row.setSpacing(2)
        for part in (before, self.slider, after, self.value):
            if part is not None:
                row.addWidget(part, part is self.slider)

    def _moved(self) -> None:
        self.write()
        if not (self.field.when_released and self.slider.isSliderDown()):
            self._choose()

    def _choose(self) -> None:
        self.chosen.emit(self.slider.value() / 100)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def set_value(self, value: float) -> None:
        """Show another value, without a signal."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(100 * value))
        self.write()

    def write(self, words: str = "") -> None:
        """Write these words or the value, in a place that is wide enough for the widest value."""
        self.value.ensurePolished()
        widest = self.value.fontMetrics().horizontalAdvance(self.field.text(self.field.limits[1]))
        self.value.setMinimumWidth(widest + round(14 * ui_scale(self)))
        self.value.setText(words or self.field.text(self.slider.value() / 100))


class _Row(SettingRow):
    """The row of a setting; `show_value` lets the control have the value of the settings."""

    def __init__(self, field: AnyField, control: QWidget, show: Callable[[], object]) -> None:
        super().__init__(control, at_end=isinstance(control, Switch))
        self.field = field
        self.show_value = show

    def retranslate(self) -> None:
        self.set_texts(self.field.title(), self.field.note())
        if isinstance(self.field, Choice) and isinstance(self.control, Segmented):
            self.control.set_labels(self.field.texts(), self.field.title())


def _switch(settings: Settings, field: Field[bool]) -> _Row:
    control = Switch()
    control.toggled.connect(partial(setattr, settings, field.name))
    return _Row(field, control, lambda: control.setChecked(getattr(settings, field.name)))


def _segmented(settings: Settings, field: Choice) -> _Row:
    control = Segmented(tuple(field.labels))
    control.chosen.connect(partial(setattr, settings, field.name))
    return _Row(field, control, lambda: control.set_value(getattr(settings, field.shown or field.name)))


def _slider(settings: Settings, field: Range, control: ValueSlider) -> _Row:
    control.chosen.connect(partial(setattr, settings, field.name))
    return _Row(field, control, lambda: control.set_value(getattr(settings, field.name)))


def _row(settings: Settings, field: AnyField, slider: ValueSlider | None) -> _Row:
    if isinstance(field, Range):
        return _slider(settings, field, slider or ValueSlider(field))
    return _segmented(settings, field) if isinstance(field, Choice) else _switch(settings, field)


class SettingsScreen(Screen):
    """Language, letters, table, movement and habits of play."""

    open_rules = Signal(str)
    """Somebody wants to read something in the rules, at this page."""

    def __init__(self, settings: Settings, lines: Sequence[SettingsSection] = (), player: Player | None = None) -> None:
        """
        Args:
            lines: those that games add to the page.
            player: plays a sound as loud as it shall be, and knows why none is heard.
        """
        super().__init__(settings)
        self._player = player
        if player is not None:
            player.changed.connect(self._tell_of_sound)
        self.profile = ProfileSettings(settings)
        self.lines_of_games = tuple(lines)
        for added in self.lines_of_games:
            added.open_rules.connect(self.open_rules)
            added.changed.connect(self.arrange)
        self.panel = Panel(Surface.PARCHMENT, self)
        self.mute = VolumeButton(settings)
        self._letters = (Label(14, QFont.Weight.DemiBold), Label(24, QFont.Weight.Bold))
        self._letters[0].setContentsMargins(HALO, 0, 0, 0)
        self.volume = ValueSlider(Settings.volume, self.mute)
        adorned = {"text_scale": ValueSlider(Settings.text_scale, *self._letters), "volume": self.volume}
        self.rows = {
            name: _row(settings, field, adorned.get(name)) for name, field in settings.fields().items() if field.section
        }
        self.volume.slider.valueChanged.connect(self._volume_moved)
        self.volume.slider.sliderReleased.connect(self._try_volume)
        self._rule = Divider()
        self.title = Label(28, QFont.Weight.DemiBold)
        self.search = SearchField()
        self.search.textChanged.connect(self._find)
        self._nothing = Label(15, italic=True, colour="text_2")
        content = QWidget()
        self._list = QVBoxLayout(content)
        self._list.setSpacing(0)
        sections: list[tuple[Callable[[], str], Sequence[SettingRow]]] = [
            (heading, [row for row in self.rows.values() if row.field.section == section])
            for section, heading in SECTIONS.items()
        ]
        sections[:0] = [(self.profile.heading, self.profile.rows)]
        sections[-1:-1] = [(added.heading, added.rows) for added in self.lines_of_games]
        self._sections = [(Divider(), Label(16, QFont.Weight.DemiBold, "rubric"), *section) for section in sections]
        for line, heading, _, rows in self._sections:
            fill(self._list, line, heading, *rows)
        fill(self._list, self._nothing, 1)
        self.area = ScrollArea(content)
        self.restore = Button(press=self._restore)
        self._kept = Label(14, italic=True, colour="text_2", wrap=True)
        self.done = Button(ButtonKind.GOLD, key="Esc", tall=True, least=180, press=self.closed)
        self._head = fill(QHBoxLayout(), self.title, 1, (self.search, 1))
        self._foot = fill(QHBoxLayout(), self.restore, (self._kept, 1), self.done)
        self._whole = fill(QVBoxLayout(self.panel), self._head, self._rule, (self.area, 1), self._foot, spacing=0)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(translate("Window", "Settings"))
        self.search.setPlaceholderText(self.tr("Find a setting"))
        self.search.setAccessibleName(self.tr("Find a setting"))
        self._nothing.setText(self.tr("No matching setting."))
        for _, heading, words, _ in self._sections:
            heading.setText(words())
        for letter in self._letters:
            letter.setText(self.tr("A", "a letter in two sizes, before and behind the slider of the text size"))
        self.mute.retranslate()
        for row in self.rows.values():
            row.retranslate()
        self._tell_of_sound()
        for added in (self.profile, *self.lines_of_games):
            added.retranslate()
        self.restore.setText(self.tr("Reset this page"))
        set_tip(self.restore, self.tr("Restores the defaults on this page, except the language"))
        self._kept.setText(self.tr("Changes are saved at once"))
        self.done.setText(self.tr("Done"))
        self._show_values()
        self._find(self.search.text())

    def set_sets_folder(self, folder: Path) -> None:
        """Set the folder of the user's card sets; it need not exist."""
        for added in self.lines_of_games:
            added.set_folder(folder)
            if self.isVisible():
                added.count()

    def _show_values(self) -> None:
        for row in self.rows.values():
            row.show_value()
        if not self.settings.sound:
            self.volume.write(self.tr("Off", "sound"))

    def _volume_moved(self) -> None:
        self.settings.sound = True
        if not self.volume.slider.isSliderDown():
            self._try_volume()

    def _try_volume(self) -> None:
        """Let it be heard how loud that is."""
        if self._player is not None:
            self._player.play(Sound.YOUR_TURN)

    def _tell_of_sound(self) -> None:
        silence = self._player.silence if self._player is not None else None
        row = self.rows["volume"]
        note = row.field.note()
        if silence is Silence.LIBRARY:
            note = self.tr("No sound: the library {library} is not installed").format(library="SDL 2")
        elif silence is Silence.DEVICE:
            note = self.tr("No sound: there is no device that plays it")
        row.set_texts(row.field.title(), note)

    def _restore(self) -> None:
        self.settings.restore("sound", *(name for name in self.rows if name != "language"))

    def _setting_changed(self, name: str) -> None:
        super()._setting_changed(name)
        self._show_values()
        if name.startswith("player_"):
            self.profile.retranslate()

    def _find(self, words: str) -> None:
        found = 0
        for line, heading, _, rows in self._sections:
            for row in rows:
                row.setVisible(row.matches(words))
            section = sum(not row.isHidden() for row in rows)
            heading.setVisible(section > 0)
            line.setVisible(section > 0 and found > 0)
            found += section
        self._nothing.setVisible(found == 0)

    def arrange(self) -> None:
        px = self.px
        self._show_values()
        wide = min(px(820), self.width() - px(28))
        if self.settings.text_scale > 1.15:
            wide = min(px(960), self.width() - px(28))
        side, top = px(42), px(18)
        bar = self.area.verticalScrollBar().sizeHint().width() + px(6)
        # The bar hangs in the margin, so that head, lines and foot end where the controls end.
        self._whole.setContentsMargins(side - HALO, top, side - bar, top)
        self._list.setContentsMargins(HALO, 0, px(6), 0)
        self._rule.setContentsMargins(HALO, 0, bar, 0)
        self._head.setContentsMargins(HALO, 0, bar - HALO, 0)
        self._foot.setContentsMargins(0, px(4), bar - HALO, 0)
        self._foot.setSpacing(px(8))
        needed = (
            self._list.heightForWidth(wide - 2 * side + px(6) + HALO) if self._list.hasHeightForWidth() else px(600)
        )
        around = self._head.sizeHint().height() + self._foot.sizeHint().height() + self._rule.height() + 2 * top
        high = min(max(px(640), needed + around + px(8)), self.height() - px(28))
        self.panel.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count_soon()
        if self._player is not None:
            self._player.look()
        if self.focusWidget() is None:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count_soon(self) -> None:
        """Count the sets after the page has been painted, because reading sets takes longer than painting it."""
        for added in self.lines_of_games:
            added.forgive()
            QTimer.singleShot(0, added, added.count)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self._count_soon()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.closed.emit()
            return
        if matches(event, "Ctrl+F"):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        super().keyPressEvent(event)
