"""The settings page: every choice holds at once, nothing has to be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.texts.translations import LANGUAGES, native_name, translate
from gonfalon.ui.board.game_setup import SettingsSection
from gonfalon.ui.settings.store import ANIMATION_SPEEDS, BOT_PAUSES, TEXT_SCALES, THEMES, Settings
from gonfalon.ui.sound.player import Player, Silence
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.choice_controls import Segmented, SettingRow, Switch
from gonfalon.ui.widgets.input_fields import SearchField
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Divider, Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, ui_scale
from gonfalon.ui.widgets.value_controls import Slider, VolumeButton

__all__ = ["SettingsScreen"]

_SWITCHES = (
    "reduced_motion",
    "curtain",
    "curtain_on_focus_loss",
    "pause_when_left",
    "explain_illegal",
    "since_opens",
    "bots_speak",
)


class _Measured(QWidget):
    """A slider with its value in words behind it."""

    def __init__(self, slider: Slider, before: QWidget | None = None, after: QWidget | None = None) -> None:
        super().__init__()
        self.slider = slider
        self.value = Label(16, QFont.Weight.DemiBold)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if before is None:
            # The Tab key would pass by what stands before the slider.
            self.setFocusProxy(slider)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, HALO, 0)
        row.setSpacing(2)
        if before is not None:
            row.addWidget(before)
        row.addWidget(slider, 1)
        if after is not None:
            row.addWidget(after)
        row.addWidget(self.value)

    def show_value(self, words: str, widest: str) -> None:
        """Write the value in a place that is wide enough for the widest one."""
        self.value.ensurePolished()
        self.value.setMinimumWidth(self.value.fontMetrics().horizontalAdvance(widest) + round(14 * ui_scale(self)))
        self.value.setText(words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.slider.setEnabled(self.isEnabled())


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
        self.lines_of_games = tuple(lines)
        for added in self.lines_of_games:
            added.open_rules.connect(self.open_rules)
            added.changed.connect(self.arrange)
        self.panel = Panel(Surface.PARCHMENT, self)
        self._make_controls()
        self.title = Label(28, QFont.Weight.DemiBold)
        self.search = SearchField()
        self.search.textChanged.connect(self._find)
        self._nothing = Label(15, italic=True, colour="text_2")
        self._headings = [Label(16, QFont.Weight.DemiBold, "rubric") for _ in range(3 + len(self.lines_of_games))]
        self._lines = [Divider() for _ in self._headings]
        self._sections = (
            (self.language_row, self.text_row, self.theme_row),
            (self.speed_row, self.rows["reduced_motion"], self.sound_row),
            (
                self.rows["curtain"],
                self.rows["curtain_on_focus_loss"],
                self.rows["pause_when_left"],
                self.rows["explain_illegal"],
                self.rows["since_opens"],
                self.pause_row,
                self.rows["bots_speak"],
            ),
            *(added.rows for added in self.lines_of_games),
        )
        content = QWidget()
        self._list = QVBoxLayout(content)
        self._list.setSpacing(0)
        for index, (line, heading, rows) in enumerate(zip(self._lines, self._headings, self._sections, strict=True)):
            if index:
                self._list.addWidget(line)
            self._list.addWidget(heading)
            for row in rows:
                self._list.addWidget(row)
        self._list.addWidget(self._nothing)
        self._list.addStretch(1)
        self.area = ScrollArea(content)
        self.restore = Button()
        self.restore.clicked.connect(self._restore)
        self._kept = Label(14, italic=True, colour="text_2", wrap=True)
        self.done = Button(ButtonKind.GOLD, key="Esc", tall=True, least=180)
        self.done.clicked.connect(self.closed)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        self._head.addWidget(self.search, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.restore)
        self._foot.addWidget(self._kept, 1)
        self._foot.addWidget(self.done)
        self._whole = QVBoxLayout(self.panel)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self._lines[0])
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(self._foot)
        self.retranslate()

    def _make_controls(self) -> None:
        settings = self.settings
        self.language = Segmented(LANGUAGES)
        self.language.chosen.connect(lambda code: setattr(settings, "language", code))
        self.theme = Segmented(THEMES)
        self.theme.chosen.connect(lambda key: setattr(settings, "theme", key))
        self.speed = Segmented(ANIMATION_SPEEDS)
        self.speed.chosen.connect(lambda key: setattr(settings, "animation_speed", key))
        low, high = (round(100 * scale) for scale in TEXT_SCALES)
        self.text_size = Slider(low, high, 5)
        self.text_size.setTickInterval(13)
        self.text_size.valueChanged.connect(self._text_size_moved)
        self.text_size.sliderReleased.connect(self._text_size_chosen)
        self._letters = (Label(14, QFont.Weight.DemiBold), Label(24, QFont.Weight.Bold))
        self._letters[0].setContentsMargins(HALO, 0, 0, 0)
        self._text_measured = _Measured(self.text_size, *self._letters)
        self.volume = Slider(0, 100, 5)
        self.volume.setTickInterval(20)
        self.volume.valueChanged.connect(self._volume_moved)
        self.volume.sliderReleased.connect(self._try_volume)
        self.mute = VolumeButton(settings)
        self._volume_measured = _Measured(self.volume, self.mute)
        low, high = (round(10 * pause) for pause in BOT_PAUSES)
        self.pause = Slider(low, high, 1)
        self.pause.setTickInterval(5)
        self.pause.setPageStep(5)
        self.pause.valueChanged.connect(self._pause_chosen)
        self._pause_measured = _Measured(self.pause)
        self.switches = {name: Switch() for name in _SWITCHES}
        for name, switch in self.switches.items():
            switch.toggled.connect(lambda on, name=name: setattr(settings, name, on))
        self.rows = {name: SettingRow(switch, at_end=True) for name, switch in self.switches.items()}
        self.language_row = SettingRow(self.language)
        self.text_row = SettingRow(self._text_measured)
        self.theme_row = SettingRow(self.theme)
        self.speed_row = SettingRow(self.speed)
        self.pause_row = SettingRow(self._pause_measured)
        self.sound_row = SettingRow(self._volume_measured)

    def retranslate(self) -> None:
        self.title.setText(translate("Window", "Settings"))
        self.search.setPlaceholderText(self.tr("Find a setting"))
        self.search.setAccessibleName(self.tr("Find a setting"))
        self._nothing.setText(self.tr("No matching setting."))
        headings = (self.tr("Reading"), self.tr("Movement and sound"), self.tr("Play"))
        of_games = (added.heading() for added in self.lines_of_games)
        for heading, words in zip(self._headings, (*headings, *of_games), strict=True):
            heading.setText(words)
        for letter in self._letters:
            letter.setText(self.tr("A", "a letter in two sizes, before and behind the slider of the text size"))
        self.language_row.set_texts(self.tr("Language"), self.tr("Changes at once, also in a game"))
        self.language.set_labels({code: native_name(code) for code in LANGUAGES}, self.tr("Language"))
        self.text_row.set_texts(self.tr("Text size"), self.tr("From 85 to 150%"))
        self.text_size.setAccessibleName(self.tr("Text size"))
        self.theme_row.set_texts(self.tr("Table"), self.tr("Dark oak, pale limewood, or black on white"))
        self.theme.set_labels(
            {
                "oak": self.tr("Oak"),
                "lime": self.tr("Limewood"),
                "contrast": self.tr("High contrast"),
                "system": self.tr("System", "the theme of the desktop"),
            },
            self.tr("Table"),
        )
        self.speed_row.set_texts(self.tr("Animations"), self.tr("Off shows changes with an outline"))
        self.speed.set_labels(
            {
                "off": self.tr("Off", "animations"),
                "half": self.tr("½×"),
                "normal": self.tr("1×"),
                "double": self.tr("2×"),
                "fourfold": self.tr("4×"),
                "eightfold": self.tr("8×"),
            },
            self.tr("Animations"),
        )
        self.mute.retranslate()
        self._tell_of_sound()
        self.volume.setAccessibleName(self.tr("Sound"))
        self.rows["reduced_motion"].set_texts(self.tr("Reduced motion"), self.tr("Cards fade instead of flying"))
        self.rows["curtain"].set_texts(
            self.tr("Curtain between turns"), self.tr("Hides hands when people share one screen")
        )
        self.rows["curtain_on_focus_loss"].set_texts(
            self.tr("Curtain when you leave the window"),
            self.tr("Hides an open hand when you switch to another program"),
        )
        self.rows["pause_when_left"].set_texts(
            self.tr("Pause when you leave the window"), self.tr("The game waits while you are in another program")
        )
        self.rows["explain_illegal"].set_texts(
            self.tr("Explain why a move is not legal"), self.tr("A sentence beside the card as it slides back")
        )
        self.rows["since_opens"].set_texts(
            self.tr("List what happened since your turn"), self.tr("Opens automatically before each of your decisions")
        )
        self.rows["bots_speak"].set_texts(
            self.tr("Bots speak"), self.tr("Bots with a character say something now and then")
        )
        self.pause_row.set_texts(self.tr("Pause before a bot plays"), self.tr("Time to follow what happens"))
        self.pause.setAccessibleName(self.tr("Pause before a bot plays"))
        for added in self.lines_of_games:
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
        settings = self.settings
        self.language.set_value(settings.language)
        self.theme.set_value(settings.theme)
        self.speed.set_value(settings.animation_speed)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(settings, name))
        for slider, value in (
            (self.text_size, 100 * settings.text_scale),
            (self.volume, 100 * settings.volume),
            (self.pause, 10 * settings.bot_pause),
        ):
            blocked = slider.blockSignals(True)
            slider.setValue(round(value))
            slider.blockSignals(blocked)
        self._write_values()

    def _write_values(self) -> None:
        percent = self.tr("{percent}%")
        self._text_measured.show_value(percent.format(percent=self.text_size.value()), percent.format(percent=150))
        loud = percent.format(percent=self.volume.value()) if self.settings.sound else self.tr("Off", "sound")
        self._volume_measured.show_value(loud, percent.format(percent=100))
        seconds = self.tr("{seconds} s", "seconds")
        number: Callable[[float], str] = lambda value: QLocale().toString(value, "f", 1)  # noqa: E731
        self._pause_measured.show_value(
            seconds.format(seconds=number(self.pause.value() / 10)), seconds.format(seconds=number(3.0))
        )

    def _text_size_moved(self) -> None:
        self._write_values()
        # While the knob is held the page keeps its size, or the slider would run away from the hand.
        if not self.text_size.isSliderDown():
            self._text_size_chosen()

    def _text_size_chosen(self) -> None:
        self.settings.text_scale = self.text_size.value() / 100

    def _volume_moved(self) -> None:
        self.settings.volume = self.volume.value() / 100
        self.settings.sound = True
        self._write_values()
        if not self.volume.isSliderDown():
            self._try_volume()

    def _try_volume(self) -> None:
        """Let it be heard how loud that is."""
        if self._player is not None:
            self._player.play(Sound.YOUR_TURN)

    def _tell_of_sound(self) -> None:
        silence = self._player.silence if self._player is not None else None
        note = self.tr("Cards, coins, a bell on your turn")
        if silence is Silence.LIBRARY:
            note = self.tr("No sound: the library {library} is not installed").format(library="SDL 2")
        elif silence is Silence.DEVICE:
            note = self.tr("No sound: there is no device that plays it")
        self.sound_row.set_texts(self.tr("Sound"), note)

    def _pause_chosen(self) -> None:
        self.settings.bot_pause = self.pause.value() / 10
        self._write_values()

    def _restore(self) -> None:
        self.settings.restore(
            "text_scale", "theme", "animation_speed", "bot_pause", "automaton_pace", "sound", "volume", *_SWITCHES
        )

    def _setting_changed(self, name: str) -> None:
        super()._setting_changed(name)
        self._show_values()

    def _find(self, words: str) -> None:
        found = 0
        for index, rows in enumerate(self._sections):
            section = 0
            for row in rows:
                row.setVisible(row.matches(words))
                section += not row.isHidden()
            self._headings[index].setVisible(section > 0)
            if index:
                self._lines[index].setVisible(section > 0 and found > 0)
            found += section
        self._nothing.setVisible(found == 0)

    def arrange(self) -> None:
        px = self.px
        self._write_values()
        wide = min(px(820), self.width() - px(28))
        if self.settings.text_scale > 1.15:
            wide = min(px(960), self.width() - px(28))
        side, top = px(42), px(18)
        bar = self.area.verticalScrollBar().sizeHint().width() + px(6)
        # The bar hangs in the margin, so that head, lines and foot end where the controls end.
        self._whole.setContentsMargins(side - HALO, top, side - bar, top)
        self._list.setContentsMargins(HALO, 0, px(6), 0)
        self._lines[0].setContentsMargins(HALO, 0, bar, 0)
        self._head.setContentsMargins(HALO, 0, bar - HALO, 0)
        self._foot.setContentsMargins(0, px(4), bar - HALO, 0)
        self._foot.setSpacing(px(8))
        needed = (
            self._list.heightForWidth(wide - 2 * side + px(6) + HALO) if self._list.hasHeightForWidth() else px(600)
        )
        around = self._head.sizeHint().height() + self._foot.sizeHint().height() + self._lines[0].height() + 2 * top
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
