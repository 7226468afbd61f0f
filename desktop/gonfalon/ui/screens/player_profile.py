"""Who plays at this screen: the name, the family and the picture, as asked once and as changed in the settings."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.bots.bot import CHARACTERS
from gonfalon.core.seats import FAMILIES
from gonfalon.texts.players import character_text, default_name, family_name
from gonfalon.texts.translations import translate
from gonfalon.ui.board.game_setup import SettingsSection
from gonfalon.ui.look import art, palette
from gonfalon.ui.look.art import PLAIN, portrait
from gonfalon.ui.screens.setup_model import LONGEST_NAME
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.choice_controls import SettingRow
from gonfalon.ui.widgets.input_fields import DropDown, DropDownChoice, TextField
from gonfalon.ui.widgets.styling import Label, ui_scale


def _crest(family: str, painter: QPainter, rect: QRectF) -> None:
    place = QRectF(0, 0, rect.height() * 38 / 46, rect.height())
    place.moveCenter(rect.center())
    art.paint(painter, f"crest-{palette.FAMILIES[family].key}", place)


class ProfileControls:
    """A field for the name and two choices, which the settings keep at once."""

    def __init__(self, settings: Settings, offered: str = "") -> None:
        """
        Args:
            offered: the name to begin with while nobody has told one.
        """
        self._settings = settings
        self._offered = offered
        self.name = TextField(characters=18)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(self.keep_name)
        self.family, self.face = DropDown(), DropDown()
        self.family.currentIndexChanged.connect(lambda _: setattr(settings, "player_family", self.family.key()))
        self.face.currentIndexChanged.connect(lambda _: setattr(settings, "player_face", self.face.key()))
        self.retranslate()

    def retranslate(self) -> None:
        """Make every text anew, and show what the settings say."""
        settings = self._settings
        with QSignalBlocker(self.family), QSignalBlocker(self.face):
            self.family.fill(
                [
                    DropDownChoice(family, family_name(family), family_name(family), picture=partial(_crest, family))
                    for family in FAMILIES
                ]
            )
            self.face.fill([self._face(name) for name in ("", *CHARACTERS)])
            self.family.set_key(settings.player_family)
            self.face.set_key(settings.player_face)
        if not self.name.isModified():
            self.name.setText(settings.player_name or self._offered or default_name(settings.player_family))

    def _face(self, name: str) -> DropDownChoice:
        def paint(painter: QPainter, rect: QRectF) -> None:
            portrait(painter, name or PLAIN, self._settings.player_family, rect)

        words = character_text(name).figure or translate("PlayerProfile", "Without a face")
        return DropDownChoice(name, words, words, picture=paint)

    def keep_name(self) -> None:
        """Let the settings keep the name that is written; where none is, what was before stays."""
        written = " ".join(self.name.text().split())
        self.name.setModified(False)
        if written:
            self._settings.player_name = written
        elif self._settings.player_name:
            self.name.setText(self._settings.player_name)


def _labels() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("PlayerProfile", "Your name"),
            translate("PlayerProfile", "So you are called at every table"),
        ),
        (
            translate("PlayerProfile", "Your family"),
            translate("PlayerProfile", "You sit there in a new game, as long as nobody else does"),
        ),
        (
            translate("PlayerProfile", "Your portrait"),
            translate("PlayerProfile", "Stands at your place at the table and beside what you have won"),
        ),
    )


class ProfileQuestion(QWidget):
    """Asks for the name, the family and the portrait, to be laid inside an overlay; there is an answer already."""

    def __init__(self, settings: Settings, offered: str) -> None:
        super().__init__()
        self.controls = ProfileControls(settings, offered)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        parts = (self.controls.name, self.controls.family, self.controls.face)
        for row, (part, (title, note)) in enumerate(zip(parts, _labels(), strict=True)):
            label = Label(16, text=title)
            part.setAccessibleName(title)
            part.setAccessibleDescription(note)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(part, row, 1)
        grid.setColumnStretch(1, 1)
        self.controls.name.selectAll()
        self.setFocusProxy(self.controls.name)
        self.setMinimumWidth(round(420 * ui_scale(self)))

    def stops(self) -> list[QWidget]:
        """Return the widgets that take the keyboard focus, in order."""
        return [self.controls.name, self.controls.family, self.controls.face]


class ProfileSettings(SettingsSection):
    """A settings section with the same questions."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.controls = ProfileControls(settings)
        self.rows = tuple(SettingRow(part) for part in (self.controls.name, self.controls.family, self.controls.face))

    def heading(self) -> str:
        return translate("PlayerProfile", "You")

    def retranslate(self) -> None:
        self.controls.retranslate()
        for row, (title, note) in zip(self.rows, _labels(), strict=True):
            row.set_texts(title, note)
